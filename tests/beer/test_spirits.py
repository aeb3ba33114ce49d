"""Section 5.17: the Spirits of Loki."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.testing.beer import Position, beer
from meadhall.testing.beer_games import invariants
from meadhall.testing.beer_play import (
    attack,
    by_text,
    choices,
    discards,
    drinks,
    drinks_on,
    forbidden_by,
    gap,
    hand,
    happened,
    held,
    life,
    mug,
    nobody_stirs,
    play,
    throw,
    when_absent,
    who,
)


def haunting(*cards: str, top: str = "drowsy", **options: str) -> Position:
    """D is a Spirit; the top back before his draw is troublesome, after it `top`."""
    return beer(4, **options).spirit("D", *cards).top("troublesome", top)


@pytest.mark.rule("BEER-SPI-1", "BEER-SPI-13")
def test_a_spirit_plays_no_faces_and_has_no_life() -> None:
    table = nobody_stirs(play(haunting("Mace drowsy", "From the Spittoon").turn_of("D"), "pass"))
    assert choices(table) == ["pass", "steal beer", "torment A", "torment B", "torment C"]
    assert life(table, "D") == (0, 0)


@pytest.mark.rule("BEER-SPI-2")
def test_only_cards_with_the_back_on_top_may_be_played() -> None:
    position = haunting("drowsy", "drowsy", "quarrelsome").drinks("A", "life", "board")
    table = play(position.turn_of("D"), "pass", "torment A")
    assert choices(table) == ["commit 0", "commit 1", "commit 2"]
    position = haunting("quarrelsome").drinks("A", "life", "board")
    assert choices(nobody_stirs(play(position.turn_of("D"), "pass"))) == ["pass", "steal beer"]


@pytest.mark.rule("BEER-SPI-3", "BEER-D-24", "BEER-D-25", "BEER-R-58")
def test_elation_draw_and_then_torment_theft_or_neither() -> None:
    table = haunting("drowsy").turn_of("D")
    assert when_absent(table) == "pass"
    assert held(table, "D") == 1
    play(table, "add AB 0")
    assert held(table, "D") == 2  # drawn
    nobody_stirs(table)
    assert when_absent(table) == "pass"
    play(table, "pass")
    assert table.active == 0


@pytest.mark.rule("BEER-SPI-4")
def test_troublesome_adds_or_removes_one_step() -> None:
    table = play(haunting().turn_of("D"), "remove BC 0")
    assert gap(table, "BC") == 2
    assert gap(play(haunting().turn_of("D"), "add CA 0"), "CA") == 4


@pytest.mark.rule("BEER-SPI-4", "BEER-R-59", "BEER-OPTION-quarrelsome_to_other", "BEER-DRK-6")
def test_quarrelsome_moves_a_drink_of_a_warrior() -> None:
    position = beer(4).spirit("D").top("quarrelsome").drinks("B", "life").drinks("A", "board")
    table = position.turn_of("D")
    assert choices(table) == ["pass", "seat A", "seat B"]
    play(table, "seat B")
    assert choices(table) == ["place board", "place Family Sword"]
    position = beer(4, quarrelsome_to_other="on").spirit("D").top("quarrelsome").drinks("B", "life")
    table = play(position.turn_of("D"), "seat B")
    assert choices(table) == ["place board", "place Family Sword", "seat A", "seat C"]
    play(table, "seat A", "place life")
    assert (drinks_on(table, "A"), drinks_on(table, "B")) == (["life"], [])


@pytest.mark.rule("BEER-SPI-4", "BEER-R-60", "BEER-HID-9")
def test_drowsy_lets_a_random_card_slip_to_another_warrior() -> None:
    position = beer(4).spirit("D").top("drowsy").hand("B", "Mace", "Bow").chance(1)
    table = position.turn_of("D")
    assert choices(table) == ["pass", "seat B"]  # only B holds a card
    play(table, "seat B")
    assert choices(table) == ["seat A", "seat C"]
    play(table, "seat A")
    assert (hand(table, "B"), hand(table, "A")) == (["Mace"], ["Bow"])
    card = table.players[0].hand[0]
    assert table.view(1).table.players[0].hand == [card]  # the giver saw it
    assert table.view(3).table.players[0].hand != [card]  # the Spirit did not
    assert table.view(2).table.players[0].hand != [card]


@pytest.mark.rule("BEER-SPI-4", "BEER-HAND-3")
def test_a_drowsy_gift_counts_towards_the_limit() -> None:
    position = beer(4).spirit("D").top("drowsy").hand("B", "Mace").hand("A", "Bow", "Spear", "Ketil", "Outrage!")
    table = play(position.turn_of("D"), "seat B", "seat A")
    assert who(table) == "A"
    play(table, "A: discard Mace")
    assert held(table, "A") == 4


@pytest.mark.rule("BEER-SPI-5", "BEER-HAND-1")
def test_the_draw_is_compulsory_and_the_limit_holds() -> None:
    position = haunting("drowsy", "drowsy", "quarrelsome", "quarrelsome")
    table = play(position.turn_of("D"), "pass")
    assert held(table, "D") == 5
    assert choices(table) == ["back troublesome", "back quarrelsome", "back drowsy"]
    play(table, "back drowsy")
    assert held(table, "D") == 4


@pytest.mark.rule("BEER-SPI-6", "BEER-D-26", "BEER-R-61")
def test_other_spirits_add_cards_clockwise_and_the_booty_is_the_active_ones() -> None:
    position = beer(5).spirit("D", "quarrelsome").spirit("E", "drowsy").spirit("A", "drowsy", "drowsy")
    table = position.top("troublesome", "drowsy").drinks("B", "life", "board", "Family Sword").turn_of("D")
    play(table, "pass", "torment B")
    assert who(table) == "E"  # D has no matching card: he plays none
    assert when_absent(table) == "commit 0"
    play(table, "E: commit 1")
    assert who(table) == "A"
    play(table, "A: commit 1")
    assert who(table) == "B"
    play(table, "B: pass")
    play(table, "D: place life", "D: place board")
    assert (drinks(table, "D"), drinks(table, "E"), drinks(table, "A"), drinks(table, "B")) == (2, 0, 0, 1)


@pytest.mark.rule("BEER-SPI-7", "BEER-R-62", "BEER-W-4")
def test_against_torment_a_defense_card_helps_and_no_sacrifice() -> None:
    position = haunting("drowsy", "drowsy", "drowsy").drinks("B", "life", "board").valhalla("B", "Valkyrie")
    position.hand("B", "D1", "Ketil").gear("B", "Family Sword", "ShieldWall")
    table = play(position.turn_of("D"), "pass", "torment B", "commit 3")
    assert not [word for word in choices(table) if word.startswith(("sacrifice", "valkyrie"))]
    play(table, "B: defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 1 * 2 + 2  # doubled, and the sword as against Melee
    assert drinks(table, "B") == 2


@pytest.mark.rule("BEER-OPT-2", "BEER-SPI-7")
def test_with_lokis_trick_a_dash_does_not_resist_a_torment() -> None:
    position = haunting("drowsy", lokis_trick="on").drinks("B", "life").hand("B", "D-", "D1")
    table = play(position.turn_of("D"), "pass", "torment B", "commit 1")
    assert len([word for word in choices(table, "B") if word.startswith("defend")]) == 1
    assert forbidden_by(table, "defend D-") == "BEER-OPT-2"
    assert forbidden_by(table, "defend D1") == ""


@pytest.mark.rule("BEER-TURN-5", "BEER-PILE-3", "BEER-SPI-6")
def test_the_cards_of_a_torment_are_in_no_pile_until_it_is_over() -> None:
    position = beer(3).spirit("A", "Mace drowsy", "drowsy").pile("troublesome", "drowsy").gone()
    table = position.drinks("B", "life", "board").hand("B", "D1").turn_of("A")
    play(table, "pass", "torment B", "commit 2")
    assert len(table.resolving) == 2
    play(table, "B: burn life")
    assert held(table, "B") == 2
    assert "burn board" not in choices(table)  # nothing is left to draw
    invariants(table)
    play(table, "B: pass")
    assert table.resolving == []
    invariants(table)


@pytest.mark.rule("BEER-TURN-5", "BEER-PILE-3", "BEER-SPI-7")
def test_a_defense_card_against_a_torment_is_in_no_pile_until_it_is_over() -> None:
    position = haunting("drowsy", "drowsy", "drowsy").drinks("B", "life", "board", "Family Sword").hand("B", "Mace D1")
    table = play(position.turn_of("D"), "pass", "torment B", "commit 3", "B: defend Mace")
    assert who(table) == "D"  # who picks the drinks
    assert len(table.resolving) == 4
    assert discards(table) == []
    play(table, "D: place life", "D: place board")
    assert table.resolving == []
    assert len(discards(table)) == 4


@pytest.mark.rule("BEER-SPI-7")
def test_torment_is_no_attack() -> None:
    """Dragon's Blood and Interrupts have no part in it; no Life is lost."""
    position = (
        haunting("drowsy", "drowsy").drinks("B", "board", "life").valhalla("B", "Blood").hand("A", "It's for You!")
    )
    table = play(position.turn_of("D"), "pass", "torment B", "commit 2")
    assert who(table) == "B"  # A gets no window
    play(table, "B: pass")
    assert (drinks(table, "B"), drinks(table, "D"), life(table, "B")) == (0, 2, (6, 0))


@pytest.mark.rule("BEER-SPI-8", "BEER-D-27", "BEER-R-63")
def test_the_spirit_chooses_which_drinks_even_from_the_life_pile() -> None:
    position = haunting("drowsy").drinks("B", "life", "board", "Family Sword")
    table = play(position.turn_of("D"), "pass", "torment B", "commit 1", "B: pass")
    assert choices(table) == ["place life", "place board", "place Family Sword"]
    assert when_absent(table) == "place life"
    play(table, "place Family Sword")
    assert drinks_on(table, "B") == ["life", "board"]
    assert drinks(table, "D") == 1


@pytest.mark.rule("BEER-SPI-9", "BEER-IRU-6", "BEER-SD-1")
def test_a_spirit_steals_from_the_mug_and_may_empty_it() -> None:
    position = haunting().mug(1).hand("A", "From the Spittoon")
    table = play(position.turn_of("D"), "pass", "steal beer")
    assert (drinks(table, "D"), mug(table)[0]) == (1, 0)
    assert table.sudden
    assert table.active == 0


@pytest.mark.rule("BEER-SPI-9", "BEER-SD-3")
def test_no_theft_in_sudden_death_but_torment() -> None:
    position = haunting("drowsy").sudden_death("A", "D").drinks("B", "life")
    table = nobody_stirs(play(position.turn_of("D"), "pass"))
    assert choices(table) == ["pass", "torment A", "torment B", "torment C"]
    play(table, "torment B", "commit 1", "B: pass?")
    assert drinks(table, "D") == 1


@pytest.mark.rule("BEER-SPI-10", "BEER-R-65")
def test_any_attack_of_a_warrior_reaches_a_spirit() -> None:
    position = beer(4).spirit("C", beers=3).gear("A", "Battle Axe", "Bow").hand("A", "A1", "Throw the Stool")
    table = attack(position.turn_of("A"), "A1", "Bow", "C")
    assert drinks(table, "C") == 0
    position.spirit("C", beers=9)
    table = throw(position.turn_of("A"), "Battle Axe", "C")
    assert drinks(table, "C") == 6
    by_text(table, "Throw the Stool", "remove AB 0", "at C")
    assert drinks(table, "C") == 4


@pytest.mark.rule("BEER-SPI-11", "BEER-D-9", "BEER-SPI-13")
def test_dematerializing_is_asked_of_the_target_first_then_clockwise() -> None:
    position = beer(5).spirit("C", "drowsy", beers=2).spirit("D", "drowsy").spirit("B", "drowsy").top("drowsy")
    table = attack(position.hand("A", "A1").turn_of("A"), "A1", "bare hands", "C")
    assert who(table) == "C"
    assert when_absent(table) == "pass"
    play(table, "C: pass")
    assert who(table) == "D"
    play(table, "D: pass")
    assert who(table) == "B"
    play(table, "B: pass")
    assert drinks(table, "C") == 1  # 1 damage, no other defense
    assert mug(table)[1] == 20 - 15 - 1
    assert table.players[2].state == 2


@pytest.mark.rule("BEER-SPI-11")
def test_a_played_card_of_a_spirit_is_discarded() -> None:
    position = beer(4).spirit("C", "Mace drowsy", beers=2).top("drowsy").hand("A", "A1")
    table = play(attack(position.turn_of("A"), "A1", "bare hands", "C"), "C: use")
    assert "Mace" in discards(table)
    assert drinks(table, "C") == 2


@pytest.mark.rule("BEER-SPI-12", "BEER-R-100", "BEER-SD-4")
def test_spirits_count_and_win_together() -> None:
    position = beer(4).spirit("B", beers=1).spirit("C", beers=2).drinks("A", "life", "board").sudden_death("A")
    table = position.over_to("D")
    assert table.winners == [1, 2]
    assert table.result().scores == [2.0, 3.0, 3.0, 0.0]


@pytest.mark.rule("BEER-W-3", "BEER-D-2")
def test_the_warriors_may_burn_between_draw_and_torment() -> None:
    position = haunting("drowsy").drinks("B", "life")
    table = play(position.turn_of("D"), "pass")
    assert who(table) == "A"
    assert choices(table)[0] == "pass"
    play(table, "A: pass")
    assert (who(table), choices(table)) == ("B", ["pass", "burn life"])
    play(table, "B: burn life", "B: pass?", "C: pass", "D: torment B?")
    assert drinks(table, "B") == 0


@pytest.mark.rule("BEER-GEN-4")
def test_spirits_are_no_warriors_for_the_effects_on_warriors() -> None:
    position = beer(4).spirit("C", "drowsy").hand("A", "Buxom Barmaid").top("drowsy")
    table = by_text(position.turn_of("A"), "Buxom Barmaid", "gear B's Family Sword")
    assert choices(table) == ["seat A", "seat D"]
