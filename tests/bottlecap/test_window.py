"""Part 5 of the catalogue: the window before the action."""

from __future__ import annotations

import pytest

from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import (
    Position,
    bottlecap,
    choices,
    damage,
    finish_turn,
    forbidden_by,
    happened,
    lid,
    meters,
    place_name,
    play,
)


def to_the_helper(*owned: str, text: str = "S01") -> Position:
    """Red, with these abilities, stands one space before the helper's, where the text lies."""
    return bottlecap().space(0, text).ships(7, 3).abilities(0, *owned)


@pytest.mark.rule("CAP-PRE-1", "CAP-RUL-11")
def test_the_window_opens_even_where_no_action_can_follow() -> None:
    table = play(to_the_helper("A17").damage(0, grey=1).glory(0, 1).turn_of(0), "sail 1")
    assert choices(table) == ["use A17", "done"]
    play(table, "done")
    assert table.active == 1  # there was nothing to do at Build


@pytest.mark.rule("CAP-PRE-1")
def test_the_window_comes_after_the_attack() -> None:
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(0, "A17").glory(0, 1).draws("G", "G")
    table = play(position.turn_of(0), "sail 1")
    assert damage(table, 0) == (0, 1)
    assert choices(table) == ["use A17", "done"]


@pytest.mark.rule("CAP-PRE-2", "CAP-RUL-11")
def test_a12_and_a24_pay_before_anything_else_can_be_used() -> None:
    table = play(to_the_helper("A12", "A24", "A14").turn_of(0), "sail 1")
    assert meters(table, 0) == (1, 1, 0)
    assert choices(table) == ["use A14", "done"]


@pytest.mark.rule("CAP-PRE-2")
def test_placing_a_ship_beside_the_helper_is_no_landing() -> None:
    table = bottlecap(seats=4).side(0, "U1").setup()
    play(table, *["place 0"] * 4, "goods 0 gold", "step A12")
    assert meters(table, 0) == (2, 0, 3)


@pytest.mark.rule("CAP-PRE-2")
def test_swapping_the_tile_beside_the_helper_is_no_landing() -> None:
    position = to_the_helper("A14").ship(1, 1).abilities(1, "A12")
    table = play(position.turn_of(0), "sail 1", "use A14", "swap 0 and 1")
    assert meters(table, 1) == (0, 0, 0)


@pytest.mark.rule("CAP-PRE-3")
def test_each_ability_can_be_used_once_in_any_order() -> None:
    position = to_the_helper("A04", "A09", "A14", "A17").damage(0, grey=3).glory(0, 2).draws("G")
    table = play(position.turn_of(0), "sail 1")
    assert choices(table) == ["use A04", "use A09", "use A14", "use A17", "done"]
    play(table, "use A14", "swap 3 and 4")
    assert choices(table) == ["use A04", "use A09", "use A17", "done"]
    assert forbidden_by(table, "use A14") == "CAP-PRE-3"
    play(table, "use A04")
    assert damage(table, 0) == (0, 2)
    assert choices(table) == ["use A09", "use A17", "done"]
    play(table, "use A17")
    assert (damage(table, 0), meters(table, 0)) == ((0, 0), (0, 0, 1))
    assert choices(table) == ["use A09", "done"]
    play(table, "use A09")
    assert (table.active, damage(table, 0)) == (1, (0, 1))  # nothing was left to use


@pytest.mark.rule("CAP-PRE-3")
@pytest.mark.parametrize("other", ["A09", "A14", "A17"])
def test_a04_can_be_used_by_choice_as_long_as_something_else_can_be(other: str) -> None:
    position = to_the_helper("A04", other).damage(0, grey=2).glory(0, 1).draws("G")
    table = play(position.turn_of(0), "sail 1")
    assert choices(table) == ["use A04", f"use {other}", "done"]
    play(table, "use A04")
    assert damage(table, 0) == (0, 1)
    assert choices(table) == [f"use {other}", "done"]


@pytest.mark.rule("CAP-PRE-3", "CAP-CITY-6")
def test_two_instances_can_be_used_twice() -> None:
    table = play(to_the_helper("A14", "A14").turn_of(0), "sail 1", "use A14", "swap 1 and 2")
    assert choices(table) == ["use A14", "done"]
    table = play(to_the_helper("A04", "A04").damage(0, grey=3).turn_of(0), "sail 1")
    assert damage(table, 0) == (0, 1)


@pytest.mark.rule("CAP-PRE-3")
def test_a04_and_a14_need_a_landing_beside_the_helper() -> None:
    position = to_the_helper("A04", "A14", "A17").damage(0, grey=1).glory(0, 1)
    table = play(position.turn_of(0), "sail 2")
    assert choices(table) == ["use A17", "done"]
    assert [forbidden_by(table, f"use {ability}") for ability in ("A04", "A14")] == ["CAP-PRE-3"] * 2


@pytest.mark.rule("CAP-PRE-3", "CAP-RUL-19")
def test_a04_and_a17_need_damage_and_a17_needs_glory() -> None:
    table = play(to_the_helper("A04", "A14", "A17").glory(0, 1).turn_of(0), "sail 1")
    assert choices(table) == ["use A14", "done"]
    assert [forbidden_by(table, f"use {ability}") for ability in ("A04", "A17")] == ["CAP-RUL-19"] * 2
    table = play(to_the_helper("A14", "A17").damage(0, grey=1).turn_of(0), "sail 1")
    assert forbidden_by(table, "use A17") == "CAP-RES-5"


@pytest.mark.rule("CAP-PRE-3", "CAP-A31")
def test_a09_can_not_be_paid_where_a31_keeps_damage_away() -> None:
    table = play(to_the_helper("A09", "A31", "A14").turn_of(0), "sail 1")
    assert choices(table) == ["use A14", "done"]
    assert forbidden_by(table, "use A09") == "CAP-A31"


@pytest.mark.rule("CAP-PRE-3")
def test_an_unused_a04_is_carried_out_at_done() -> None:
    table = play(to_the_helper("A04", "A14").damage(0, grey=2).turn_of(0), "sail 1", "done")
    assert damage(table, 0) == (0, 1)


@pytest.mark.rule("CAP-PRE-3")
def test_nobody_is_asked_if_a04_is_all_that_is_usable_but_for_the_colour() -> None:
    table = play(to_the_helper("A04", text="S15").damage(0, red=1, grey=1).turn_of(0), "sail 1")
    assert choices(table) == ["return 1 red", "return 0 red"]
    assert damage(play(table, "return 1 red"), 0) == (0, 1)


@pytest.mark.rule("CAP-PRE-4")
def test_a09_checks_its_damage_at_once_and_turns_round_only_later_moves() -> None:
    position = bottlecap().ships(1, 5).space(2, "S07").abilities(0, "A09").damage(1, red=3).glory(1, 2).draws("R")
    table = play(position.turn_of(0), "sail 1", "use A09")
    assert len(happened(table, events.VALKYRIES)) == 1
    assert meters(table, 1) == (0, 0, 1)
    assert (table.villages[0].heading, table.villages[0].ship) == (-1, 2)
    assert choices(table) == ["part a", "part b", "finish"]  # the action of where it landed
    finish_turn(finish_turn(table))
    assert play(table, "sail 1").villages[0].ship == 1


@pytest.mark.rule("CAP-PRE-5")
def test_after_a_swap_the_action_is_that_of_the_tile_now_beside_the_ship() -> None:
    position = to_the_helper("A14", text="S13").space(1, "S07")
    table = play(position.draws("G").turn_of(0), "sail 1", "use A14", "swap 0 and 1")
    assert table.spaces[:2] == [7, 13]
    assert choices(table) == ["part a", "part b", "finish"]
    assert meters(play(table, "part a"), 0) == (0, 1, 0)


@pytest.mark.rule("CAP-PRE-5")
def test_the_last_pair_joins_positions_seven_and_zero() -> None:
    table = to_the_helper("A14", text="S13").space(7, "S07").turn_of(0)
    play(table, "sail 1", "use A14", "swap 7 and 0")
    assert (place_name(table, 7), place_name(table, 0)) == ("Young wood", "Blood gold")
    assert lid(table) == (5, 7)
