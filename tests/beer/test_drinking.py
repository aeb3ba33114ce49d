"""Sections 5.4, 5.14 and 5.15: drinks, burning, soul, and Life Points."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import (
    attack,
    by_text,
    choices,
    discards,
    drink,
    drinks,
    drinks_on,
    finish_turn,
    forbidden_by,
    gear,
    hand,
    happened,
    held,
    life,
    mug,
    nobody_stirs,
    play,
    when_absent,
    who,
)

# Drinking


@pytest.mark.rule("BEER-DRK-1", "BEER-GEN-1")
def test_a_drink_action_takes_its_box_from_the_mug() -> None:
    table = drink(beer(3).hand("A", "K2").turn_of("A"), "K2", "life", "board")
    assert drinks_on(table, "A") == ["life", "board"]
    assert mug(table) == (9 - 2, 11)


@pytest.mark.rule("BEER-DRK-1", "BEER-R-31", "BEER-DRK-8", "BEER-R-30")
def test_the_full_amount_is_taken_as_far_as_there_is_room() -> None:
    position = beer(3).hand("A", "K2").drinks("A", "life", "board").gear("A", "Family Sword")
    table = drink(position.turn_of("A"), "K2", "Family Sword")
    assert drinks(table, "A") == 3
    assert mug(table)[0] == 9 - 1  # the second one stays in the Mug
    assert who(table) == "A"


@pytest.mark.rule("BEER-DRK-8", "BEER-R-30")
def test_without_a_free_place_nobody_drinks() -> None:
    position = beer(3).hand("A", "K1 A1").gap("AB", 1).drinks("A", "life", "board", "Family Sword")
    assert forbidden_by(play(position.turn_of("A"), "play K1"), "as drink") == "BEER-DRK-8"


@pytest.mark.rule("BEER-DRK-2", "BEER-D-11", "BEER-INV-6")
def test_the_places_for_drinks_and_their_order_when_absent() -> None:
    position = beer(3).gear("A", "Family Sword", "Mace", "Iron Helmet").valhalla("A", "Mjollnir").hand("A", "K1")
    table = nobody_stirs(play(position.minion("A", "left", "Broddi").turn_of("A"), "play K1", "as drink"))
    assert choices(table) == ["place life", "place board", "place Family Sword", "place Mace", "place Iron Helmet"]
    order = []
    position = beer(3).gear("A", "Family Sword", "Mace", "Iron Helmet").hand("A", "K2", "K2", "K1").mug(9)
    table = position.turn_of("A")
    for card in ("K2", "K2"):
        nobody_stirs(play(table, f"play {card}", "as drink"))
        while choices(table)[0].startswith("place"):
            order.append(when_absent(table))
            play(table, order[-1])
    assert order == ["place life", "place Iron Helmet", "place board", "place Mace"]


@pytest.mark.rule("BEER-DRK-2", "BEER-ITM-2", "BEER-R-32", "BEER-DRK-3")
def test_a_dragon_horn_holds_two() -> None:
    position = beer(3).gear("A", "Dragon Horn").drinks("A", "life", "board", "Dragon Horn").hand("A", "K1")
    table = drink(position.turn_of("A"), "K1", "Dragon Horn")
    assert drinks(table, "A") == 4
    assert table.players[0].room == 0


@pytest.mark.rule("BEER-DRK-3", "BEER-ITM-1", "BEER-R-33")
def test_a_double_bottomed_mug_gives_one_more_unless_a_drink_lies_on_it() -> None:
    position = beer(3).gear("A", "Family Sword", "Double-bottomed Mug").hand("A", "K- A1").gap("AB", 1)
    table = drink(position.turn_of("A"), "K-", "life")
    assert drinks(table, "A") == 1
    position.drinks("A", "Double-bottomed Mug")
    assert forbidden_by(play(position.turn_of("A"), "play K-"), "as drink") == "BEER-DRK-1"


@pytest.mark.rule("BEER-ITM-1", "BEER-R-33")
def test_the_extra_drink_is_compulsory() -> None:
    position = beer(3).gear("A", "Family Sword", "Double-bottomed Mug").hand("A", "K1")
    assert drinks(drink(position.turn_of("A"), "K1", "life", "board"), "A") == 2


@pytest.mark.rule("BEER-DRK-4", "BEER-R-98")
def test_a_drink_on_the_board_switches_off_the_power_and_nothing_else() -> None:
    position = beer(3).warrior("A", "ragnar").hand("A", "A1").gap("AB", 1)
    table = finish_turn(position.turn_of("A"))
    assert held(table, "A") == 1 + 3
    position.drinks("A", "board")
    assert "berserk" in choices(position.turn_of("A"))
    assert held(finish_turn(position.turn_of("A")), "A") == 1 + 2


@pytest.mark.rule("BEER-DRK-5", "BEER-SOUL-2", "BEER-R-27", "BEER-LIFE-1")
def test_a_drink_on_the_life_pile_is_lost_first_and_locks_it() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2").drinks("B", "life").mug(5)
    table = attack(position.turn_of("A"), "A2", "bare hands", "B")
    assert forbidden_by(table, "soul 1") == "BEER-SOUL-2"
    play(table, "B: pass")
    assert (drinks(table, "B"), life(table, "B")) == (0, (5, 1))
    assert mug(table) == (5, 15)


@pytest.mark.rule("BEER-R-27", "BEER-LIFE-1", "BEER-LIFE-3")
def test_costs_take_the_drink_on_the_life_pile_too() -> None:
    table = by_text(beer(3).hand("A", "Epic Moment").drinks("A", "life").life("A", size=1).turn_of("A"), "Epic Moment")
    assert (drinks(table, "A"), life(table, "A"), held(table, "A")) == (0, (1, 0), 2)


@pytest.mark.rule("BEER-DRK-6")
def test_drinks_stay_where_they_are() -> None:
    table = finish_turn(beer(3).drinks("A", "Family Sword").turn_of("A"))
    assert drinks_on(table, "A") == ["Family Sword"]


@pytest.mark.rule("BEER-DRK-7", "BEER-EV-5", "BEER-R-37", "BEER-W-5")
def test_a_discarded_cards_drinks_leave_the_game_unless_they_are_burnt_first() -> None:
    position = beer(3).hand("A", "Outrage!").drinks("A", "life").gear("B", "Mace").drinks("B", "Mace").mug(4)
    table = by_text(position.turn_of("A"), "Outrage!", "gear B's Mace")
    assert who(table) == "B"
    assert "burn Mace" in choices(table)
    play(table, "B: pass")
    assert (gear(table, "B"), drinks(table, "B"), mug(table)) == ([], 0, (4, 16))
    table = by_text(position.turn_of("A"), "Outrage!", "gear B's Mace", "B: burn Mace")
    play(table, "B: pass?")
    assert (gear(table, "B"), held(table, "B")) == ([], 1)


@pytest.mark.rule("BEER-DRK-9", "BEER-SD-3")
def test_nothing_is_taken_during_sudden_death() -> None:
    position = (
        beer(3).hand("A", "K1 A1 M1", "Lick the Floor M2").gap("AB", 1).sudden_death("C", "AB").drinks("C", "life")
    )
    table = play(position.turn_of("A"), "play K1")
    assert forbidden_by(table, "as drink") == "BEER-DRK-9"
    table = play(position.turn_of("A"), "play Lick the Floor")
    assert forbidden_by(table, "as text") == "BEER-TURN-6"
    position.valhalla("A", "Barrel")
    assert forbidden_by(play(position.turn_of("A"), "play K1"), "as drink") == "BEER-DRK-9"


# Burning


@pytest.mark.rule("BEER-BRN-1", "BEER-BRN-2")
def test_a_burnt_drink_brings_a_card_or_a_life_point() -> None:
    position = beer(3).drinks("A", "life", "board").wounds("A", size=2).life("A", size=3).mug(5)
    table = play(position.turn_of("A"), "burn life", "for life")
    assert (life(table, "A"), drinks(table, "A"), mug(table)) == ((4, 1), 1, (5, 14))
    play(table, "burn board", "for card")
    assert (held(table, "A"), drinks(table, "A"), mug(table)) == (1, 0, (5, 15))


@pytest.mark.rule("BEER-BRN-2", "BEER-R-26")
def test_burning_for_nothing_is_not_offered() -> None:
    position = beer(3).drinks("A", "life").pile().gone().wounds("A", size=0)
    table = position.turn_of("A")
    assert "burn life" not in choices(table)
    assert forbidden_by(table, "burn life") == "BEER-BRN-2"


@pytest.mark.rule("BEER-R-26", "BEER-HAND-2")
def test_a_full_hand_is_no_obstacle_to_burning() -> None:
    position = beer(3).hand("A", "Mace", "Bow", "Spear", "Ketil").drinks("A", "life").top("Outrage!")
    table = play(position.turn_of("A"), "burn life")
    assert hand(table, "A")[-1] == "Outrage!"
    play(table, "discard Outrage!")
    assert held(table, "A") == 4


@pytest.mark.rule("BEER-BRN-4", "BEER-R-64", "BEER-SPI-1")
def test_spirits_cant_burn() -> None:
    table = beer(3).spirit("A", "drowsy", beers=2).top("troublesome", "drowsy").turn_of("A")
    assert not [word for word in choices(table) if word.startswith(("burn", "soul"))]
    nobody_stirs(play(table, "pass"))
    assert not [word for word in choices(table) if word.startswith(("burn", "soul"))]


@pytest.mark.rule("BEER-WAR-7", "BEER-BRN-1")
def test_egil_gets_twice_as_much() -> None:
    position = beer(3).warrior("A", "egil").drinks("A", "life", "Family Sword").wounds("A", size=3).life("A", size=3)
    table = play(position.turn_of("A"), "burn life", "for life")
    assert life(table, "A") == (5, 1)
    play(table, "burn Family Sword", "for card")
    assert held(table, "A") == 2


@pytest.mark.rule("BEER-PWR-3", "BEER-WAR-7")
def test_the_drink_on_his_own_board_gives_egil_no_more_than_others() -> None:
    position = beer(3).warrior("A", "egil").drinks("A", "board", "life")
    table = play(position.turn_of("A"), "burn board", "for card?")
    assert held(table, "A") == 1
    play(table, "burn life", "for card?")
    assert held(table, "A") == 1 + 2


# Soul


@pytest.mark.rule("BEER-SOUL-1", "BEER-SOUL-2", "BEER-INV-8")
def test_the_soul_burns_once_a_turn_and_leaves_one_card() -> None:
    position = beer(3).life("A", "Mace", "Bow", "Spear", "Ketil")
    table = position.turn_of("A")
    assert [word for word in choices(table) if word.startswith("soul")] == ["soul 1", "soul 2", "soul 3"]
    play(table, "soul 2")
    assert hand(table, "A") == ["Mace", "Bow"]
    assert life(table, "A") == (2, 0)
    assert forbidden_by(table, "soul 1") == "BEER-SOUL-1"
    play(table, "done", "done?", "bare")
    assert table.active == 1
    play(table, "C: pass")
    assert choices(table, "A") == ["pass", "soul 1"]  # another turn, another soul


@pytest.mark.rule("BEER-SOUL-1")
def test_the_last_card_of_the_life_pile_stays() -> None:
    assert "soul 1" not in choices(beer(3).life("A", size=1).drinks("A", "board").turn_of("A"))


# Life


@pytest.mark.rule("BEER-LIFE-2")
def test_a_recovered_card_lies_under_the_drink() -> None:
    position = beer(3).drinks("A", "life", "board").wounds("A", "Mace").life("A", "Bow")
    table = play(position.turn_of("A"), "burn board", "for life")
    assert drinks_on(table, "A") == ["life"]
    assert [table.box.cards[card].name for card in table.players[0].life] == ["Bow", "Mace"]


@pytest.mark.rule("BEER-LIFE-3", "BEER-R-29", "BEER-OPTION-last_life_cost")
def test_the_last_life_point_pays_no_cost_unless_it_may() -> None:
    position = beer(3).life("A", size=1).hand("A", "Epic Moment A1").gap("AB", 1)
    assert forbidden_by(play(position.turn_of("A"), "play Epic Moment"), "as text") == "BEER-LIFE-3"
    position = beer(3, last_life_cost="allowed").life("A", size=1).hand("A", "Epic Moment A1").gap("AB", 1)
    table = by_text(position.turn_of("A"), "Epic Moment")
    assert not table.players[0].alive
    assert table.active == 1  # his turn is over
    assert "Epic Moment" in discards(table)
    assert happened(table, events.DIED)[-1][:2] == (0, -1)


@pytest.mark.rule("BEER-LIFE-4", "BEER-HID-3", "BEER-HID-4")
def test_nobody_may_look_at_life_and_wounds() -> None:
    table = beer(3).wounds("A", size=2).turn_of("A")
    for viewer in (-1, 0, 1):
        seen = table.view(viewer).table.players[0]
        assert max(seen.life) < 0
        assert max(seen.wounds) < 0
        assert (len(seen.life), len(seen.wounds)) == (6, 2)
