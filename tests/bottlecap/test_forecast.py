"""What an option tells in advance: everything that will come of it, and nothing else."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from meadhall.engine.event import GAIN, HARM, NEUTRAL, Event
from meadhall.engine.message import Listing, Message
from meadhall.engine.outcome import AT_ONCE, BY_CHOICE, REMARK
from meadhall.games.bottlecap import events, standing
from meadhall.games.bottlecap.actions import PART, RETURN, SAIL, STEP, UNDRAW, USE
from meadhall.games.bottlecap.forecast import matters, numbers
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.testing.bottlecap import Position, bottlecap, play
from meadhall.testing.bottlecap_games import decisions, sampled_game


def foretold(table: Bottlecap, action: int) -> list[str]:
    """What the option of the seat that is asked leads to, in words."""
    return [str(outcome) for outcome in table.forecast(table.deciders()[0], action)]


# Laws: whatever options a game is played with, and whatever its cards do


def told_of(messages: list[Message], event: Event) -> bool:
    """Is the event among what was said in words, with its numbers?"""
    found = numbers(event)
    for message in messages:
        args = dict(message.args)
        kind = message.name.partition("-")[2].removesuffix("-of").removesuffix("-by")
        if kind != events.KINDS.of(event.kind).name:
            continue
        amount = found.get("amount", 0)
        if not amount or args["amount"] in range(amount, 6 * amount + 1, amount):  # several of a kind are added up
            return True
    return False


def phrases(message: Message) -> list[Message]:
    """The phrases that a foretelling is made of."""
    found: list[Message] = []
    for _, value in message.args:
        if isinstance(value, Listing):
            found += [one for one in value.items if isinstance(one, Message)]
        elif isinstance(value, Message):
            found.append(value)
    return found


def silent(event: Event, action: int) -> bool:
    """Is it said by what the option is called?"""
    return action < SAIL or (event.kind == events.GAVE_BACK and RETURN <= action < USE)


def compared(table: Bottlecap, seed: int) -> int:
    """How much came of its options; a fault if anything was not foretold, or was and did not come."""
    dice = random.Random(seed)
    checked = 0
    for seat, _ in decisions(table, seed, most=160):
        if dice.random() > 0.5:
            continue
        for action in table.options(seat):
            outcomes = table.view(seat).forecast(action)
            world = table.view(seat).redeal(dice.getrandbits(32))
            since = world.told
            world.take(seat, action)
            came = world.all_events()[since:]
            said = [phrase for one in outcomes if one.when == AT_ONCE for phrase in phrases(one.message)]
            said += [phrase for one in outcomes if one.when == BY_CHOICE for phrase in phrases(one.message)]
            for event in came:
                if matters(event, seat) and not silent(event, action):
                    assert told_of(said, event), f"{table.describe(seat, action)}: {world.tell(event)}"
                    checked += 1
            for one in outcomes:
                if one.when == AT_ONCE and one.chance == 1:
                    for phrase in phrases(one.message):
                        assert any(told_of([phrase], event) for event in came), f"{phrase}"
    return checked


@pytest.mark.parametrize("seed", range(10))
def test_nothing_comes_of_an_option_that_was_not_foretold_with_its_numbers(seed: int) -> None:
    """And all that was called certain came: with sampled house rules and cards, so that none can be forgotten."""
    checked = 0
    for number in range(seed, 100, 10):  # a game may be over soon
        checked += compared(sampled_game(number), number)
        if checked > 20:
            return
    pytest.fail("nothing came of anything")


# Spaces


@pytest.mark.rule("CAP-ACT-8")
@pytest.mark.parametrize(("space", "price"), [("S06", 1), ("S10", 1)])
def test_damage_that_comes_on_the_way_can_be_cured_there(space: str, price: int) -> None:
    """From the line: nobody says "You have no damage to lose" who will have some."""
    position = bottlecap().space(5, space).ships(4, 0).wood(0, 1)
    assert foretold(position.turn_of(0), SAIL + 1) == [
        "Across the damage line.",
        "+1 damage.",
        f"−1 damage for {price} wood.",
    ]


@pytest.mark.rule("CAP-ACT-8")
def test_damage_from_an_attack_can_be_cured_there() -> None:
    said = foretold(bottlecap().space(1, "S06").ships(0, 1).wood(0, 1).turn_of(0), SAIL + 1)
    assert said == ["Attack on Blue.", "+1 damage.", "−1 damage for 1 wood."]


@pytest.mark.rule("CAP-ACT-8", "CAP-VAL-1")
def test_what_the_valkyries_may_take_away_is_offered_with_its_chance() -> None:
    """Of 9 tokens in the lid 2 are red; with a red all damage goes back, and nothing is left to cure."""
    table = bottlecap().space(5, "S06").ships(4, 0).wood(0, 1).damage(1, red=3).turn_of(0)
    assert foretold(table, SAIL + 1) == [
        "Across the damage line.",
        "+1 damage.",
        "The Valkyries come (22 %).",
        "−1 damage for 1 wood (78 %).",
    ]


@pytest.mark.rule("CAP-A31")
def test_who_is_warded_is_foretold_no_damage_and_no_cure() -> None:
    table = bottlecap().space(5, "S06").ships(4, 0).wood(0, 1).rotation(5).abilities(0, "A31").turn_of(0)
    assert foretold(table, SAIL + 1) == ["Beside the helper.", "You have no damage to lose."]


@pytest.mark.rule("CAP-ACT-10")
@pytest.mark.parametrize(
    ("balance", "said"), [("landing", "+1 gold (now 2)."), ("action", "+1 gold (now 2) and +1 wood (now 2).")]
)
def test_a_house_rule_is_foretold_as_it_is_played(balance: str, said: str) -> None:
    """There is less gold on landing; then the helper's coin makes wood and gold equal."""
    position = bottlecap(balance=balance).space(1, "S12").ships(0, 5).rotation(1).abilities(0, "A12")
    table = position.meters(0, 1, 0, 0).turn_of(0)
    assert foretold(table, SAIL + 1) == ["Beside the helper.", "Helper's coin: +1 gold (now 1).", said]


@pytest.mark.rule("CAP-ACT-4")
def test_a_second_part_is_offered_after_the_first_only_if_both_can_be_paid() -> None:
    position = bottlecap().space(1, "S02").ships(0, 5)
    assert foretold(position.meters(0, 3, 2, 0).turn_of(0), SAIL + 1) == ["+1 glory (now 1) for 1 gold and 2 wood."]
    rich = position.meters(0, 5, 3, 0).turn_of(0)
    assert foretold(rich, SAIL + 1)[1] == "Then +1 glory (now 2) for 2 gold and 3 wood."


@pytest.mark.rule("CAP-S07", "CAP-VAL-1")
@pytest.mark.parametrize(
    ("gold", "offered"),
    [
        (8, ["+1 gold.", "Then +1 gold for 1 damage."]),
        # Of 9 tokens 2 are red: the Valkyries make room at once, 2/9, or for the second part, 7/9 * 2/8.
        (9, ["+1 gold.", "Then +1 gold (now 9) for 1 damage (42 %)."]),
        # What could follow the less likely first part is not told, as that itself is not.
        (10, ["No room for 1 gold (78 %)."]),
    ],
)
def test_what_follows_a_part_is_told_with_that_part_and_with_all_of_its_chance(gold: int, offered: list[str]) -> None:
    table = bottlecap().space(5, "S07").ships(4, 0).gold(0, gold).damage(0, red=3).turn_of(0)
    said = foretold(table, SAIL + 1)
    assert said == ["Across the damage line.", "+1 damage.", "The Valkyries come (22 %).", *offered]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (bottlecap().space(1, "S01").gold(0, 1), "The next step costs 2 gold and you have 1."),
        (bottlecap().space(1, "S01").gold(0, 2), "Hut to tier 1 for 2 gold."),
        (bottlecap().space(1, "S08").gold(0, 3), "Up to +4 wood (now 4) for 3 gold."),
        (bottlecap().space(1, "S11").gold(0, 3), "You have no wood to trade."),
        (bottlecap().space(1, "S14").gold(0, 9), "+1 gold (now 10)."),
        (bottlecap().space(1, "S13").wood(0, 10), "No room for 3 wood."),
        (
            bottlecap().space(1, "S13").abilities(0, "A09"),
            "You gain 3 wood, 1 less for each of your helmets, but at least 1.",
        ),
    ],
)
def test_a_space_says_what_it_offers_or_why_nothing(position: Position, said: str) -> None:
    assert foretold(position.ships(0, 5).turn_of(0), SAIL + 1) == [said]


# Odds


def counted(reds: int, greys: int, draws: int, out: int) -> float:
    """By laying all draws out: how many of them bring four reds to the seats, one of them new."""
    hands = list(combinations([1] * reds + [0] * greys, draws))
    return sum(sum(hand) > 0 and out + sum(hand) >= 4 for hand in hands) / len(hands)


@pytest.mark.rule("CAP-VAL-1")
@pytest.mark.parametrize("out", [0, 1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_odds_of_the_valkyries_are_what_counting_gives(seats: int, out: int) -> None:
    """Everybody at one place draws one token, and one check follows."""
    position = bottlecap(seats).damage(1, red=out).ships(*[0, *[1] * (seats - 1)])
    table = position.turn_of(0)
    outcomes = [one for one in table.forecast(0, SAIL + 1) if one.kind == events.VALKYRIES]
    chance = sum(one.chance for one in outcomes)
    assert chance == pytest.approx(counted(table.lid_reds, table.lid_greys, seats, out))


def test_who_looks_twice_decides_first() -> None:
    """The token that is kept is a choice: until then nobody can tell the odds."""
    table = bottlecap().ships(0, 1).abilities(1, "A10").damage(1, red=3).turn_of(0)
    assert not [one for one in table.forecast(0, SAIL + 1) if one.kind == events.VALKYRIES and one.chance == 1]


# Tones, and what a title does not say


def test_gains_harms_and_remarks_have_their_tones() -> None:
    table = bottlecap().space(5, "S07").ships(4, 0).turn_of(0)
    tones = {str(one): one.tone for one in table.forecast(0, SAIL + 1)}
    assert tones["+1 damage."] == HARM
    assert tones["+1 gold (now 1)."] == GAIN
    assert tones["Then +1 gold (now 2) for 1 damage."] == NEUTRAL


def test_a_step_says_what_its_ability_does_and_what_it_costs() -> None:
    table = play(bottlecap().space(1, "S01").ships(0, 5).gold(0, 2).turn_of(0), "sail 1", "part a")
    assert str(table.describe(0, STEP + 1)) == "Timber tithe"
    assert foretold(table, STEP + 1) == [
        "In a turn in which you gain wood, you get 1 wood more at its end.",
        "Hut to tier 1 for 2 gold.",
    ]
    assert table.forecast(0, STEP + 1)[0].when == REMARK


def test_a_throne_is_foretold() -> None:
    position = bottlecap().space(1, "S02").ships(0, 5).meters(0, 2, 1, 9)
    assert foretold(play(position.turn_of(0), "sail 1"), PART)[-1] == "You win."


def test_a_rehearsal_leaves_the_table_as_it_was() -> None:
    table = play(bottlecap().ships(4, 5).abilities(0, "A10").turn_of(0), "sail 1")
    before = (table.told, table.rng.state(), table.lid_reds, table.lid_greys, len(table.agenda), table.decisions)
    for action in table.options(0):
        assert action >= UNDRAW
        table.forecast(0, action)
    assert before == (
        table.told,
        table.rng.state(),
        table.lid_reds,
        table.lid_greys,
        len(table.agenda),
        table.decisions,
    )
    assert table.fate is None


# Standing


def test_who_is_near_a_throne_is_a_threat() -> None:
    def threat(position: Position) -> str:
        return str(standing.threat(position.turn_of(0), 1) or "")

    assert threat(bottlecap().glory(1, 4)) == ""
    assert threat(bottlecap().glory(1, 8)) == "Wins with 2 more glory."
    assert threat(bottlecap().meters(1, 0, 5, 6).hut(1, 3)) == "Wins with 8 gold at Build."
    assert threat(bottlecap().meters(1, 0, 8, 6).hut(1, 3)) == "Wins at Build: it has all it needs."
    assert threat(bottlecap().meters(1, 0, 8, 5).hut(1, 3)) == "Wins with 1 more helmet and 8 gold."


def test_the_next_step_says_what_it_lacks() -> None:
    def lacks(position: Position) -> tuple[int, int]:
        return standing.lacks(position.turn_of(0).villages[1])

    assert lacks(bottlecap().hut(1, 1).meters(1, 0, 1, 0)) == (1, 3)
    assert lacks(bottlecap().hut(1, 1).meters(1, 0, 4, 3)) == (0, 0)
