"""What is said at the table: who struck whom with what, what was lost, and numbers that agree with their nouns."""

from __future__ import annotations

import re

import pytest

from meadhall.games.beer import naming
from meadhall.games.beer.actions import AS_CHARGE, TARGET
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import decisions, sampled_game
from meadhall.testing.beer_play import attack, choices, forbidden_by, play, throw, told

COUNTED = "Step|card|drink|Life Point|Life card|attack|Step counter|Beer|Sake"
ONE_OF_MANY = re.compile(rf"(?<![\d+])1 (?:such )?(?:{COUNTED})s\b")


@pytest.mark.rule("BEER-LIFE-1")
def test_the_drink_that_goes_before_the_life_points_is_told() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A1").life("B", size=4).drinks("B", "life")
    table = play(attack(position.turn_of("A"), "A1", "Family Sword", "B"), "B: pass")
    assert told(table)[-1] == "B loses the Beer on the Life pile and 2 Life Points, 2 left."


@pytest.mark.rule("BEER-LIFE-1")
def test_a_blow_that_costs_only_the_drink_says_so() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A1").drinks("B", "life")
    table = play(attack(position.turn_of("A"), "A1", "bare hands", "B"), "B: pass")
    assert told(table)[-1] == "B loses the Beer on the Life pile, and no Life Point."


@pytest.mark.rule("BEER-DRK-7")
def test_drinks_that_go_with_a_card_are_told() -> None:
    position = (
        beer(3).hand("A", "Outrage!").drinks("A", "board").gear("B", "Dragon Horn").drinks("B", *["Dragon Horn"] * 2)
    )
    table = play(position.turn_of("A"), "play Outrage!", "as text", "gear B's Dragon Horn?", "B: pass?")
    assert told(table)[-1] == "B loses the Dragon Horn and the 2 Beers on it."


@pytest.mark.rule("BEER-DTH-2")
def test_drinks_that_go_with_the_dead_are_told() -> None:
    position = beer(4).gap("AB", 1).hand("A", "A2").life("B", size=1).drinks("B", "board")
    table = play(attack(position.turn_of("A"), "A2", "bare hands", "B"), "B: pass")
    assert "B is slain by A and rises as a Spirit; 1 drink is lost." in told(table)


@pytest.mark.rule("BEER-DTH-4", "BEER-LOC-1")
def test_a_base_minion_without_ground_is_gone_for_good() -> None:
    position = beer(4, location="battleground").gap("AB", 1).gap("BC", 2).hand("A", "A2").life("B", size=1)
    position.minion("C", "right", "base").minion("C", "right", "Ketil")
    table = play(attack(position.turn_of("A"), "A2", "bare hands", "B"), "B: pass?")
    assert "C's base Minion has lost its ground and is gone for good." in told(table)
    assert "Ketil comes home to C's hand." in told(table)


@pytest.mark.rule("BEER-MIN-6", "BEER-MIN-11")
def test_a_minion_that_strikes_is_named() -> None:
    position = beer(3).gap("AB", 1).minion("A", "left", "Broddi").top("A2").hand("B", "D1")
    table = play(position.turn_of("A"), "done")
    assert told(table)[-1] == "A's Broddi attacks B: an attack of 2."
    assert str(table.prompt(1)) == "A's Broddi strikes at you: an attack of 2. Defend?"


@pytest.mark.rule("BEER-MIN-7")
def test_a_minion_that_is_struck_is_named_with_its_master() -> None:
    position = beer(3).gap("AB", 1).minion("B", "right", "Broddi").hand("A", "A3").top("D-")
    table = attack(position.turn_of("A"), "A3", "bare hands", "B's Broddi")
    assert "A attacks B's Broddi with bare hands: an attack of 3." in told(table)
    assert told(table)[-1] == "B's Broddi falls."


@pytest.mark.rule("BEER-LCR-2", "BEER-LOC-1")
def test_a_captured_base_minion_is_its_captors_and_says_whose_it_was() -> None:
    position = beer(3, location="battleground").gap("AB", 1).minion("B", "right", "base").hand("A", "A3").top("D-")
    table = play(attack(position.turn_of("A"), "A3", "bare hands", "B's base"), "right")
    assert told(table)[-2:] == ["B's base Minion falls.", "A takes B's base Minion into service, on the right."]
    assert str(naming.minion_of(table, table.minions[0].number, 0)) == "A's base Minion (once B's)"


@pytest.mark.rule("BEER-VAL-10", "BEER-VLR-12")
def test_the_valkyrie_and_the_crew_strike_in_their_own_name() -> None:
    position = beer(3).valhalla("A", "Valkyrie", "Crew").top("A1", "", "", "A2", "A-", "A-").hand("B", "D1")
    table = play(position.turn_of("A"), "done", "at B")
    assert str(table.prompt(1)) == "A's Valkyrie strikes at you: an attack of 4. Defend?"
    play(table, "B: pass", "done", "gear Family Sword", "crew")
    assert told(table)[-1] == "A's Crew attacks B: an attack of 2."


@pytest.mark.rule("BEER-R-20", "BEER-VLR-2")
def test_who_dies_of_an_attack_sent_back_falls_to_his_own() -> None:
    position = beer(4).gap("AB", 5).gap("DA", 5).gear("A", "Battle Axe").life("A", size=1).hand("B", "It's for You!")
    table = throw(position.turn_of("A"), "Battle Axe", "B")
    play(table, "B: interrupt It's for You!", "B: at A", "A: pass?")
    assert "A falls to an attack of their own and rises as a Spirit." in told(table)


@pytest.mark.rule("BEER-SPI-11")
@pytest.mark.parametrize(("card", "said"), [("A2", "B has no drink to lose."), ("A-", "B is unhurt.")])
def test_an_attack_on_a_spirit_without_drinks_has_an_end(card: str, said: str) -> None:
    table = attack(beer(4).spirit("B").hand("A", card).turn_of("A"), card, "bare hands", "B")
    assert told(table)[-1] == said


@pytest.mark.rule("BEER-CHG-1", "BEER-TURN-6")
def test_a_charge_that_adds_nothing_is_not_offered() -> None:
    position = beer(3).gear("A", "Sea Boots").hand("A", "M- A1").gap("AB", 5)
    table = play(position.turn_of("A"), "play M- A1")
    assert "as move" in choices(table)
    assert "as charge" not in choices(table)
    assert forbidden_by(table, "as charge") == "BEER-CHG-1"
    table = play(beer(3, charge_bonus="moved").gear("A", "Sea Boots").hand("A", "M- A1").turn_of("A"), "play M- A1")
    assert "as charge" in choices(table)  # there the Step counts


@pytest.mark.rule("BEER-CHG-1")
def test_a_charge_says_what_it_will_add() -> None:
    table = play(beer(3).hand("A", "M2").gap("AB", 5).turn_of("A"), "play M2")
    assert str(table.describe(0, AS_CHARGE)) == "Charge 2"
    assert list(map(str, table.forecast(0, AS_CHARGE))) == ["+2 for your next card, if that is an attack."]


# The long way round


@pytest.mark.rule("BEER-CIR-5", "BEER-ATT-4", "BEER-R-12")
def test_an_attack_that_goes_the_long_way_round_says_so() -> None:
    """B is 2 away to the left, and 3 to the right, past C: a Spear reaches him that way."""
    position = beer(3).gap("AB", 2).gap("BC", 1).gap("CA", 2).gear("A", "Spear").hand("A", "A1")
    table = play(position.turn_of("A"), "play A1", "as attack")
    assert str(table.describe(0, TARGET + 1)) == "Attack B with the Spear: 3"
    assert str(table.forecast(0, TARGET + 1)[0]) == "3 Steps the long way round, to the right, past C."
    play(table, "at B")
    assert "A attacks B with the Spear, the long way round to the right: an attack of 3." in told(table)


@pytest.mark.rule("BEER-CIR-5", "BEER-OPTION-melee_measure")
def test_the_nearer_way_needs_no_words() -> None:
    position = beer(3).gap("AB", 3).gap("BC", 3).gap("CA", 3).gear("A", "Spear").hand("A", "A1")
    table = play(position.turn_of("A"), "play A1", "as attack")
    assert [str(table.describe(0, action)) for action in table.options(0)] == [
        "Attack B with the Spear: 3",
        "Attack C with the Spear: 3",
    ]
    assert [len(table.forecast(0, action)) for action in table.options(0)] == [1, 1]


# Numbers and nouns


@pytest.mark.parametrize("seed", range(4))
def test_numbers_agree_with_what_they_count(seed: int) -> None:
    table = sampled_game(seed, turns=4)
    said: set[str] = set()
    for seat, _ in decisions(table, seed, most=500):
        said.add(str(table.prompt(seat)))
        for action in table.candidates(seat):
            said.add(str(table.describe(seat, action)))
            refusal = table.why_not(seat, action)
            if refusal is not None:
                said.add(refusal.sentence)
    said |= set(told(table))
    assert ONE_OF_MANY.search("Nobody is more than 1 Steps away")
    assert not ONE_OF_MANY.search("11 Steps, +1 Steps")
    assert [text for text in sorted(said) if ONE_OF_MANY.search(text)] == []
