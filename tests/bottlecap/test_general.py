"""Part 5 of the catalogue: general rules and meters."""

from __future__ import annotations

import pytest

from meadhall.engine import Refused
from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import (
    Position,
    abilities,
    bottlecap,
    choices,
    damage,
    finish_turn,
    forbidden_by,
    meters,
    play,
)


def before(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2) -> Position:
    return bottlecap(seats).space(2, text).meters(0, wood, gold, glory).ship(0, 1)


@pytest.mark.rule("CAP-GEN-1")
def test_turns_go_clockwise_from_the_start_seat_one_for_each_in_a_round() -> None:
    table = bottlecap(seats=4, start=2).turn_of(2)
    order = []
    for _ in range(8):
        order.append((table.active, table.round))
        finish_turn(table)
    assert order == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (3, 2), (0, 2), (1, 2)]


@pytest.mark.rule("CAP-GEN-2", "CAP-RUL-5")
def test_a_compulsory_effect_happens_even_if_it_is_unwanted_and_as_far_as_possible() -> None:
    position = before("S01", gold=2).side(0, "U3").damage(0, red=1)
    table = play(position.turn_of(0), "sail 1", "part a", "step A22")
    assert damage(table, 0) == (0, 0)  # two were to be lost, one was there
    position = bottlecap().ships(0, 1).space(2, "S01").abilities(0, "A07").meters(0, 0, 1, 0).gold(1, 1)
    assert meters(play(position.turn_of(0), "sail 2"), 1) == (0, 1, 0)  # exchanged without asking
    assert table.active == 1


@pytest.mark.rule("CAP-GEN-2", "CAP-RUL-5")
def test_what_may_be_done_may_be_left_undone() -> None:
    table = bottlecap().space(0, "S01").ships(7, 3).abilities(0, "A09", "A14", "A05", "A16").turn_of(0)
    laid = list(table.spaces)
    play(table, "sail 1", "done")
    assert (table.spaces, table.villages[0].heading, damage(table, 0)) == (laid, 1, (0, 0))
    assert table.active == 1


@pytest.mark.rule("CAP-GEN-3")
def test_an_ability_overrides_the_basic_rules() -> None:
    position = bottlecap().ships(4, 0).space(5, "S01")
    assert damage(play(position.draws("G").turn_of(0), "sail 1"), 0) == (0, 1)
    assert damage(play(position.abilities(0, "A30").turn_of(0), "sail 1"), 0) == (0, 0)
    assert choices(bottlecap().abilities(0, "A25").turn_of(0))[-1] == "sail 5"


@pytest.mark.rule("CAP-GEN-4")
def test_the_move_can_not_be_passed() -> None:
    table = bottlecap().turn_of(0)
    assert all(choice.startswith("sail ") for choice in choices(table))
    assert "sail 0" not in choices(table)
    with pytest.raises(Refused):
        table.apply(0, 15)  # a move of 0


@pytest.mark.rule("CAP-GEN-5")
def test_valkyries_and_falling_glory_take_no_hut_ability_or_ship() -> None:
    position = before("S07", 5, 5, 5).hut(0, 3).abilities(0, "A01", "A03", "A06").damage(0, red=2, grey=5)
    position.damage(1, red=1).draws("R")
    table = play(position.turn_of(0), "sail 1", "part b")
    assert meters(table, 0) == (5, 4, 4)  # it was hit: -2 gold, -1 glory, +1 gold
    assert (table.villages[0].tier, table.villages[0].ship) == (3, 2)
    assert abilities(table, 0) == ["A01", "A03", "A06"]


@pytest.mark.rule("CAP-GEN-6")
def test_a_seat_that_left_sails_on_by_the_defaults_and_can_be_attacked() -> None:
    table = bottlecap().ships(0, 1).space(2, "S09").space(3, "S02").meters(1, 3, 3, 0).draws("G", "G").turn_of(1)
    finish_turn(table)  # Blue is away: it sails 1, takes no gold and finishes
    assert (table.villages[1].ship, meters(table, 1)) == (2, (3, 3, 0))
    play(table, "sail 2")
    assert [sum(damage(table, seat)) for seat in (0, 1)] == [1, 1]
    assert meters(table, 1) == (3, 2, 0)


@pytest.mark.rule("CAP-GEN-6")
def test_the_city_of_a_seat_that_left_still_counts_for_a13() -> None:
    position = before("S01", gold=6, glory=5).side(0, "U1").side(1, "U2").hut(0, 2).ship(1, 4)
    table = finish_turn(position.draws("G").turn_of(1))
    assert "copy A15" in choices(play(table, "sail 1", "part a", "step A13"))


@pytest.mark.rule("CAP-RES-1", "CAP-RES-2")
@pytest.mark.parametrize(("side", "most"), [("COM", 10), ("U2", 12), ("U3", 10)])
def test_a_gain_above_the_own_maximum_is_forfeited(side: str, most: int) -> None:
    position = before("S09", gold=most - 1).side(0, side)
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 0) == (0, most, 0)


@pytest.mark.rule("CAP-RES-3")
def test_a_gain_that_is_forfeited_completely_arms_nothing() -> None:
    position = before("S13", 10, 0, 0).abilities(0, "A21")
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 0) == (10, 0, 0)
    position = before("S13", 9, 0, 0).abilities(0, "A21")
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 0) == (10, 1, 0)


@pytest.mark.rule("CAP-RES-4")
def test_gaining_and_losing_the_same_kind_in_one_turn_still_counts() -> None:
    """Red gains 1 wood on landing beside the helper and trades it away again."""
    position = bottlecap().space(0, "S11").ships(7, 3).abilities(0, "A24", "A01")
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 0) == (1, 2, 0)


@pytest.mark.rule("CAP-RES-5")
@pytest.mark.parametrize(("wood", "gold"), [(1, 5), (5, 0), (0, 0)])
def test_a_part_that_can_not_be_paid_in_full_can_not_be_begun(wood: int, gold: int) -> None:
    table = play(before("S02", wood, gold).turn_of(0), "sail 1")
    assert (table.active, meters(table, 0)) == (1, (wood, gold, 0))


@pytest.mark.rule("CAP-RES-6")
def test_inside_a_part_losses_come_before_gains() -> None:
    table = play(before("S02", 2, 1).turn_of(0), "sail 1", "part a")
    told = [event.kind for event in table.events() if event.kind in (events.LOST, events.GAINED)]
    assert told == [events.LOST, events.LOST, events.GAINED]
    bloody = before("S03", 2, 1, 9).damage(0, red=1, grey=1).damage(1, red=2).draws("R")
    assert meters(play(bloody.turn_of(0), "sail 1", "part b"), 0) == (0, 0, 9)  # damage before glory as well


@pytest.mark.rule("CAP-RES-7", "CAP-VAL-3")
def test_forced_losses_take_what_is_there_and_never_more() -> None:
    position = before("S07", 3, 1, 0).damage(0, red=2, grey=3).damage(1, red=1).draws("R")
    assert meters(play(position.turn_of(0), "sail 1", "part b"), 0) == (3, 1, 0)  # 1 gold lost, no glory; 1 gold gained
    position = bottlecap().ships(1, 2).space(2, "S09").draws("G", "G")
    assert meters(play(position.turn_of(0), "sail 1"), 1) == (0, 0, 0)  # robbed with nothing


@pytest.mark.rule("CAP-RES-8")
def test_the_helmet_level_rises_and_falls_with_glory_and_counts_each_a33() -> None:
    table = bottlecap().glory(0, 5).abilities(0, "A33", "A33", "A17").damage(0, grey=1).turn_of(0)
    assert table.villages[0].helmets() == 4
    play(table, "sail 1", "use A17")
    assert table.villages[0].helmets() == 3


@pytest.mark.rule("CAP-RES-9")
@pytest.mark.parametrize(
    ("glory", "level"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3), (7, 3), (8, 3), (9, 3)]
)
def test_the_common_side_has_helmets_at_three_five_and_six(glory: int, level: int) -> None:
    assert bottlecap().glory(0, glory).turn_of(0).villages[0].helmets() == level


@pytest.mark.rule("CAP-RES-5")
def test_a_refusal_says_what_is_lacking() -> None:
    table = play(before("S02", 2, 2).turn_of(0), "sail 1")
    assert forbidden_by(table, "part b") == "CAP-RES-5"
    with pytest.raises(Refused, match=r"This costs 3 wood and you have 2. \(CAP-RES-5\)"):
        play(table, "part b")
    assert meters(table, 0) == (2, 2, 0)
