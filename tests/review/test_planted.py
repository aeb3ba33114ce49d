"""Planted blunders are found with the right sentence, and planted strokes of luck are called luck, in each game."""

from __future__ import annotations

import pytest

from meadhall.engine import Table
from meadhall.engine.rng import seeded
from meadhall.games.drakkar.table import Drakkar
from meadhall.review import judging
from meadhall.review.looking import Future
from meadhall.review.review import Review, grained
from meadhall.review.reviewing import Followed
from meadhall.review.telling import Telling
from meadhall.review.turning import turning_points
from meadhall.testing import bottlecap as caps
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import choices, play
from meadhall.testing.beer_play import name_of as beer_name
from meadhall.testing.bottlecap import bottlecap
from meadhall.testing.drakkar import committing, drakkar, lay

GREY, RED = "G", "R"


def looked_back(before: Table, seat: int, action: int) -> tuple[Review, Telling]:
    """The review of one decision, with the table as it was then, and what came of it."""
    after = before.copy()
    after.apply(seat, action)
    match = Followed([before, after], [(seat, action)])
    worth = match.looking.from_table(after, 1, 200)
    seats = before.setting.seats
    result = [grained(sum(one[at] for one in worth) / len(worth)) for at in range(seats)]
    found = Review(
        match="", game=before.setting.game, seats=seats, names=[], decisions=1, seed=1, depth=1, result=result
    )
    found.steps.append(match.step(0, 1, 1))
    return found, Telling(found, [before, after])


def hurried() -> Table:
    """Red could win at once by a Feast, and who comes next will."""
    position = bottlecap(seats=2).space(2, "S02").ship(0, 1).meters(0, 2, 1, 9).meters(1, 2, 1, 9).ship(1, 1)
    return caps.play(position.turn_of(0), "sail 1")


def unfinished_ship() -> Table:
    """Astrid's last card has a Stern on one side: with it she sails home with the Loot that wins."""
    position = drakkar(seats=3).month(3).ship(0, "bow").cargo(0, "viking 3").hand(0, "stern").tokens(1, 1, 0, 0)
    return position.quest(0, "Q01").playing(spare=False)


def last_torment() -> Table:
    """The only drink lies with B, and a Spirit torments him in the last turn: if B lets it happen, the Spirit wins."""
    position = beer(4).spirit("D", "drowsy").top("troublesome", "drowsy").sudden_death("A", "D").drinks("B", "life")
    return play(position.turn_of("D"), "pass", "torment B", "commit 1")


def test_who_does_not_take_the_victory_in_bottlecap_vikings_made_a_mistake() -> None:
    table = hurried()
    [finish] = [action for action in table.options(0) if caps.name_of(table, action) == "finish"]  # type: ignore[arg-type]  # of this game
    found, telling = looked_back(table, 0, finish)
    [slip] = turning_points(found, 0)
    assert (slip.kind, slip.seat) == ("mistake", 0)
    assert found.steps[0].judgement.cost > 0.5
    told = [str(sentence) for sentence in telling.turning(slip)]
    assert "which cost" in told[0]
    assert told[-1] == "It would have won the game at once."


def test_who_does_not_finish_the_ship_in_drakkar_made_a_mistake() -> None:
    table = unfinished_ship()
    stern = committing(table, 0, "stern")  # type: ignore[arg-type]  # of this game
    [other] = [action for action in table.options(0) if action != stern]
    found, telling = looked_back(table, 0, other)
    [slip] = [one for one in turning_points(found, 0) if one.kind == "mistake"]
    assert slip.change < -0.2
    told = " ".join(str(sentence) for sentence in telling.turning(slip))
    assert f"“{table.describe(0, stern)}”" in told
    assert told.endswith("It would have won the game at once.")
    good, _ = looked_back(table, 0, stern)
    assert good.steps[0].judgement.verdict != "mistake"


def test_what_counts_in_one_of_two_futures_alone_is_told_too() -> None:
    """Who dies has no equipment any more, but a part of what the Spirits have drunk."""
    alive = Future([0.1, 0.9], [0.1, 0.9], False, [("drinks", 1.0, 1.0), ("equipment", 2.0, 0.4)])
    dead = Future([0.3, 0.7], [0.3, 0.7], False, [("drinks of the Spirits", 4.0, 1.0)])
    found = [(gain.asset, gain.more) for gain in judging.gains([judging.Tried(alive, alive, dead, alive)])]
    assert found == [("drinks of the Spirits", 4.0), ("equipment", -2.0), ("drinks", -1.0)]


def test_who_lets_the_last_torment_happen_in_beer_and_vikings_made_a_mistake() -> None:
    table = last_torment()
    assert choices(table) == ["pass", "burn life"]  # type: ignore[arg-type]  # of this game
    named = {beer_name(table, 1, action): action for action in table.options(1)}  # type: ignore[arg-type]  # the same
    found, telling = looked_back(table, 1, named["pass"])
    [slip] = [one for one in turning_points(found, 1) if one.kind == "mistake"]
    assert slip.change < -0.2
    told = [str(sentence) for sentence in telling.turning(slip)]
    assert "which cost" in told[0]
    assert f"“{table.describe(1, named['burn life'])}”" in told[1]
    assert told[-1] == "The choice ended the game, and another won."


@pytest.mark.parametrize(("drawn", "lucky"), [(GREY, True), (RED, False)])
def test_what_the_lid_gives_is_luck(drawn: str, lucky: bool) -> None:
    """Sailing across the line draws a token; a fourth red one calls the Valkyries, who take glory from the damaged."""
    position = bottlecap(seats=2).damage(1, red=3).ship(0, 3).ship(1, 0).meters(1, 2, 2, 9).meters(0, 1, 1, 7)
    table = position.draws(drawn).turn_of(0)
    [sail] = [action for action in table.options(0) if caps.name_of(table, action) == "sail 2"]
    found, _ = looked_back(table, 0, sail)
    luck = found.luck(found.steps[0])
    assert (luck[1] > 0.01) == lucky
    assert (luck[0] < -0.01) == lucky


GOATS, WEAPONS, GOLD = range(3)


@pytest.mark.parametrize(("drawn", "luck"), [(GOLD, 0.75), (GOATS, -0.25)])
def test_the_token_that_loki_gets_is_luck(drawn: int, luck: float) -> None:
    """The last card of the game steals one of Bjorn's six tokens, any of them.

    The gold makes a trio of Astrid's and breaks his: 6 points against 5. With the weapon they share the victory, 5
    each; with a goat she loses by 5 to 6. So her chance was 1/6 + 1/12, and Canute's goat would not help her.
    """
    position = drakkar(seats=3, loki_token="random").month(3).tokens(0, 2, 2, 0).tokens(1, 4, 1, 1).tokens(2, 1, 0, 0)
    table = lay(position.hand(0, "loki").playing(spare=False), {0: "loki"})
    [steal] = [action for action in table.options(0) if "Bjorn" in str(table.describe(0, action))]
    wanted = [2, 2, 0]
    wanted[drawn] += 1
    number = 0
    while stolen(table, steal, number) != wanted:
        number += 1
    table.rng = seeded(number)
    found, telling = looked_back(table, 0, steal)
    assert found.steps[0].judgement.verdict != "mistake"
    [stroke] = [one for one in turning_points(found, 0) if one.kind == "luck"]
    assert stroke.change == pytest.approx(luck, abs=0.08)
    told = [str(sentence) for sentence in telling.turning(stroke)]
    assert told[0].startswith("Luck brought Astrid" if luck > 0 else "Bad luck cost Astrid")


def stolen(table: Drakkar, action: int, number: int) -> list[int]:
    """The tokens that the action brings with that generator."""
    after = table.copy()
    after.rng = seeded(number)
    after.apply(0, action)
    return after.villages[0].tokens


@pytest.mark.parametrize(("back", "safe"), [("quarrelsome", True), ("drowsy", False)])
def test_the_back_that_comes_to_the_top_is_luck(back: str, safe: bool) -> None:
    """In the last turn of the game a Spirit draws, and only then the next back shows which cards may torment.

    He holds a drowsy one. By another back B keeps the only drink and wins alone; by this one it is stolen, or burnt
    in time, and then A has as much as B.
    """
    position = beer(4).spirit("D", "drowsy").sudden_death("A", "D").drinks("B", "life")
    table = position.top("troublesome", back).turn_of("D")
    named = {beer_name(table, 3, action): action for action in table.options(3)}
    found, telling = looked_back(table, 3, named["pass"])
    assert found.steps[0].judgement.verdict != "mistake"
    assert (found.result[1] > 0.9) == safe
    for seat, gains in ((1, safe), (0, not safe)):
        [stroke] = [one for one in turning_points(found, seat) if one.kind == "luck"]
        assert abs(stroke.change) > 0.05
        assert (stroke.change > 0) == gains
        told = [str(sentence) for sentence in telling.turning(stroke)]
        assert told[0].startswith("Luck brought" if gains else "Bad luck cost")
