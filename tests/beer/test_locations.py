"""Sections 1.9 and 5.19: the four Locations."""

from __future__ import annotations

import pytest

from meadhall.bots import bot
from meadhall.games.beer import events
from meadhall.games.beer.game import GAME
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import Position, beer
from meadhall.testing.beer_play import (
    attack,
    choices,
    discards,
    drinks,
    finish_turn,
    forbidden_by,
    gap,
    happened,
    held,
    last_attack,
    life,
    minions,
    name_of,
    play,
    told,
    when_absent,
    who,
)


@pytest.mark.rule("BEER-LOC-1", "BEER-SET-9", "BEER-D-1", "BEER-R-93", "BEER-LCR-2")
def test_everybody_starts_with_a_base_minion_on_a_side_of_his_choice() -> None:
    table = GAME.new(3, 1, {"location": "battleground", "start": 1})
    assert isinstance(table, Beer)
    assert who(table) == "B"
    assert (choices(table), when_absent(table)) == (["left", "right"], "left")
    play(table, "left", "C: right", "A: right")
    assert minions(table, "B") == [("base", "left", 0)]
    assert minions(table, "C") == [("base", "right", 0)]
    base = table.minions[0]
    assert (table.minion_attack(base), table.minion_defense(base)) == (0, 0)
    assert (table.minion_steps(base), table.minion_movement(base)) == (1, 2)


@pytest.mark.rule("BEER-LOC-1", "BEER-LCR-2", "BEER-D-33")
def test_who_kills_a_minion_takes_it_over() -> None:
    position = beer(3, location="battleground").gap("AB", 1).minion("B", "right", "base").hand("A", "A3").top("D-")
    table = attack(position.turn_of("A"), "A3", "bare hands", "B's base")
    assert (choices(table), when_absent(table)) == (["left", "right"], "left")
    play(table, "right")
    assert minions(table, "A") == [("base", "right", 0)]
    assert table.plays_left == 1  # that was no card played
    assert minions(table, "B") == []


@pytest.mark.rule("BEER-LCR-2")
def test_a_captured_card_is_not_discarded() -> None:
    position = beer(3, location="battleground").gap("AB", 1).minion("B", "right", "Broddi").hand("A", "A3").top("D-")
    table = play(attack(position.turn_of("A"), "A3", "bare hands", "B's Broddi"), "left")
    assert "Broddi" not in discards(table)
    assert minions(table, "A") == [("Broddi", "left", 0)]


@pytest.mark.rule("BEER-LOC-2", "BEER-LCR-3", "BEER-D-3", "BEER-LCR-1")
def test_the_burning_drakkar_takes_a_step_or_a_life_point() -> None:
    position = beer(3, location="drakkar").gap("AB", 2).gap("CA", 4).drinks("A", "board")
    table = position.turn_of("A")
    assert choices(table)[:4] == ["remove AB 0", "remove CA 0", "lose", "burn board"]
    assert when_absent(table) == "remove CA 0"  # the longest stretch
    play(table, "remove AB 0")
    assert (gap(table, "AB"), life(table, "A")) == (1, (6, 0))
    table = play(position.turn_of("A"), "lose")
    assert (gap(table, "AB"), life(table, "A")) == (2, (5, 1))


@pytest.mark.rule("BEER-LCR-3", "BEER-LOC-2", "BEER-R-27")
def test_if_no_counter_can_go_the_drink_on_the_life_pile_goes_first() -> None:
    position = beer(3, location="drakkar").gap("AB", 1).gap("CA", 1).drinks("A", "life")
    table = position.turn_of("A")
    assert choices(table) == ["lose", "burn life"]
    play(table, "lose")
    assert (life(table, "A"), drinks(table, "A")) == ((6, 0), 0)
    assert told(table)[-1] == "The Drakkar burns: A loses the Beer on the Life pile, and no Life Point."
    assert choices(table)[-1] == "done"


def trapped(**options: str) -> Position:
    """A stands on the burning Drakkar with his last Life card, and no counter beside him can go."""
    return beer(3, location="drakkar", **options).gap("AB", 1).gap("CA", 1).life("A", size=1)


@pytest.mark.rule("BEER-LCR-3", "BEER-D-3")
def test_with_nothing_to_do_the_life_point_is_lost_at_once() -> None:
    table = trapped().turn_of("A")
    assert not table.players[0].alive
    assert happened(table, events.DIED) == [(0, -1, 0, 0, 0)]


@pytest.mark.rule("BEER-LCR-3", "BEER-D-3", "BEER-BRN-1")
def test_who_can_burn_a_drink_to_recover_is_asked_before_the_fire_takes_him() -> None:
    table = trapped().drinks("A", "board").wounds("A", size=2).turn_of("A")
    assert (choices(table), when_absent(table)) == (["lose", "burn board"], "lose")
    play(table, "burn board", "for life", "lose")
    assert life(table, "A") == (1, 2)


@pytest.mark.rule("BEER-LCR-3", "BEER-D-3", "BEER-SOUL-1")
def test_soul_can_be_burnt_while_the_drakkar_burns() -> None:
    table = trapped().life("A", size=3).turn_of("A")
    assert choices(table) == ["lose", "soul 1", "soul 2"]


@pytest.mark.rule("BEER-LCR-3", "BEER-D-3", "BEER-AXE-1", "BEER-PWR-1")
def test_axes_and_powers_belong_to_the_burning_drakkar() -> None:
    position = trapped().gap("AB", 3).gap("CA", 3).gap("BC", 3).gear("A", "Bearded Axe", "Healing Herbs")
    table = position.hand("A", "Mace").wounds("A", size=1).turn_of("A")
    assert {"throw Bearded Axe", "power Healing Herbs"} <= set(choices(table))
    play(table, "throw Bearded Axe", "at B", "B: pass", "power Healing Herbs")
    assert "remove AB 0" in choices(table)  # the ship still burns
    assert life(play(table, "lose"), "A") == (1, 1)


@pytest.mark.rule("BEER-LCR-3", "BEER-VLR-11", "BEER-CHG-4")
def test_the_ticket_is_good_on_the_burning_drakkar_and_may_charge() -> None:
    position = beer(3, location="drakkar").gap("AB", 4).valhalla("A", "Ticket").life("A", "M2", "", "").hand("A", "A1")
    table = play(position.turn_of("A"), "ticket", "as charge", "walk left 2", "remove CA 0")
    assert (gap(table, "AB"), gap(table, "CA"), table.charge, table.plays_left) == (2, 4, 2, 2)


@pytest.mark.rule("BEER-LCR-3", "BEER-OPTION-axe_throw")
def test_a_throw_that_counts_as_a_card_waits_for_the_warrior_phase() -> None:
    position = trapped(axe_throw="counts_as_card").gap("AB", 3).gap("CA", 3).gear("A", "Bearded Axe")
    table = position.life("A", size=3).turn_of("A")
    assert forbidden_by(table, "throw Bearded Axe") == "BEER-AXE-2"


@pytest.mark.rule("BEER-LCR-3")
def test_sensible_bots_burn_no_more_than_the_fire_makes_them() -> None:
    greedy = bot("greedy", 1)
    table = trapped().life("A", size=3).drinks("A", "board").wounds("A", size=1).turn_of("A")
    assert name_of(table, 0, greedy.choose(table.view(0))) == "lose"
    table = trapped().drinks("A", "board").wounds("A", size=1).turn_of("A")
    assert name_of(table, 0, greedy.choose(table.view(0))) == "burn board"


@pytest.mark.rule("BEER-LCR-3")
def test_any_stretch_of_the_own_gaps_may_give_the_counter() -> None:
    position = (
        beer(3, location="drakkar").gap("AB", 4).minion("A", "left", "Broddi", 1).minion("B", "right", "Ketil", 1)
    )
    table = position.gap("CA", 1).turn_of("A")
    assert choices(table)[:4] == ["remove AB 0", "remove AB 1", "remove AB 2", "lose"]


@pytest.mark.rule("BEER-LCR-1", "BEER-GEN-4")
def test_locations_do_not_touch_spirits() -> None:
    table = beer(3, location="drakkar").spirit("A").top("troublesome").turn_of("A")
    assert "lose" not in choices(table)
    table = beer(3, location="fjord").spirit("A", beers=2).top("troublesome A2").turn_of("A")
    assert happened(table, events.ATTACKED) == []


@pytest.mark.rule("BEER-LOC-3", "BEER-LCR-4", "BEER-HID-4")
def test_at_the_banquet_a_card_becomes_a_wound_once_a_turn() -> None:
    position = beer(3, location="banquet").hand("A", "Mace", "Bow").drinks("A", "board")
    table = play(position.turn_of("A"), "banquet Mace")
    assert (life(table, "A"), held(table, "A")) == ((6, 1), 1)
    assert forbidden_by(table, "banquet Bow") == "BEER-LCR-4"
    mace = table.players[0].wounds[-1]
    assert table.view(0).table.players[0].wounds == [mace]  # its owner knows it
    assert table.view(1).table.players[0].wounds[0] < 0
    play(table, "burn board", "for life")
    assert life(table, "A") == (7, 0)  # more than the board shows


@pytest.mark.rule("BEER-LCR-4", "BEER-D-20", "BEER-D-21")
def test_the_banquet_lasts_all_turn() -> None:
    table = play(beer(3, location="banquet").hand("A", "Mace").turn_of("A"), "done")
    assert "banquet Mace" in choices(table)
    play(table, "done")
    assert "banquet Mace" in choices(table)
    play(table, "banquet Mace")
    assert finish_turn(table).active == 1


@pytest.mark.rule("BEER-LOC-4", "BEER-LCR-5", "BEER-LCR-1")
def test_the_fjord_strikes_at_the_start_of_a_turn() -> None:
    position = beer(3, location="fjord").top("Spear A1").hand("A", "D1")
    table = position.turn_of("A")
    assert last_attack(table) == (0, 1, True)
    assert discards(table) == ["Spear"]
    play(table, "defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 1  # no help from the sword
    assert choices(table)[-1] == "done"


@pytest.mark.rule("BEER-LCR-5", "BEER-INT-3")
def test_others_may_redirect_the_storm() -> None:
    table = beer(3, location="fjord").top("A2").hand("B", "It's for You!").turn_of("A")
    play(table, "B: interrupt It's for You!", "B: at C", "C: pass")
    assert (life(table, "A"), life(table, "C")) == ((6, 0), (4, 2))
    assert happened(table, events.ATTACKED)[-1][0] == -1
    position = beer(3, location="fjord").spirit("C", "drowsy", beers=1).top("A2", "drowsy").hand("B", "It's for You!")
    table = play(position.turn_of("A"), "B: interrupt It's for You!", "B: at C")
    assert str(table.prompt(2)) == "The storm strikes at you: 2. Dematerialize?"


@pytest.mark.rule("BEER-MIN-9", "BEER-LOC-4")
def test_without_a_card_the_fjord_is_calm() -> None:
    table = beer(3, location="fjord").pile("Mace").gone().spirit("A").turn_of("A")
    finish_turn(table)  # A has drawn the last card
    assert table.active == 1
    assert happened(table, events.ATTACKED) == []
    assert happened(table, events.NO_ATTACK) != []
