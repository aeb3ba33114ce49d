"""Part 1.6 of the catalogue: the abilities A01 to A16."""

from __future__ import annotations

import pytest

from meadhall.testing.bottlecap import (
    Position,
    abilities,
    bottlecap,
    choices,
    damage,
    finish_turn,
    forbidden_by,
    lid,
    meters,
    place_name,
    play,
)


def before(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2) -> Position:
    """Red stands one space before the text, away from helper and line; the others are far away."""
    return bottlecap(seats).space(2, text).meters(0, wood, gold, glory).ship(0, 1)


def to_the_helper(*owned: str, text: str = "S01") -> Position:
    """Red, with these abilities, stands one space before the helper's, where the text lies."""
    return bottlecap().space(0, text).ships(7, 3).abilities(0, *owned)


@pytest.mark.rule("CAP-A01")
def test_a01_adds_one_wood_to_a_turn_with_wood() -> None:
    assert meters(play(before("S15").abilities(0, "A01").turn_of(0), "sail 1", "part a", "finish"), 0) == (2, 0, 0)
    assert meters(play(before("S07").abilities(0, "A01").turn_of(0), "sail 1", "part a", "finish"), 0) == (0, 1, 0)


@pytest.mark.rule("CAP-A02")
def test_a02_adds_one_gold_to_a_turn_with_gold() -> None:
    assert meters(play(before("S09").abilities(0, "A02").turn_of(0), "sail 1", "part a"), 0) == (0, 3, 0)
    assert meters(play(before("S13").abilities(0, "A02").turn_of(0), "sail 1", "part a"), 0) == (3, 0, 0)


@pytest.mark.rule("CAP-A03")
def test_a03_adds_one_wood_to_a_turn_with_glory() -> None:
    assert meters(play(before("S02", 2, 1).abilities(0, "A03").turn_of(0), "sail 1", "part a"), 0) == (1, 0, 1)
    assert meters(play(before("S13").abilities(0, "A03").turn_of(0), "sail 1", "part a"), 0) == (3, 0, 0)


@pytest.mark.rule("CAP-A04")
def test_a04_heals_one_on_landing_beside_the_helper_before_the_action() -> None:
    table = to_the_helper("A04", text="S05").damage(0, grey=1).turn_of(0)
    play(table, "sail 1")
    assert damage(table, 0) == (0, 0)  # nobody was asked
    assert "part b" in choices(table)  # and the action sees it: least damage
    elsewhere = to_the_helper("A04").damage(0, grey=2).turn_of(0)
    assert damage(play(elsewhere, "sail 2"), 0) == (0, 2)


@pytest.mark.rule("CAP-A05")
def test_a05_gives_one_glory_on_arrival_and_two_more_spaces_for_good() -> None:
    position = before("S01", gold=4, glory=3).hut(0, 1, place=1)
    table = play(position.turn_of(0), "sail 1", "part a", "step A05")
    assert meters(table, 0) == (0, 0, 4)
    finish_turn(table)
    assert choices(table) == [f"sail {far}" for far in range(1, 6)]


@pytest.mark.rule("CAP-A06")
def test_a06_counts_one_damage_less_and_still_returns_all() -> None:
    position = before("S07", seats=3).damage(2, red=3).meters(1, 5, 5, 5).damage(1, grey=4).abilities(1, "A06")
    table = play(position.draws("R").turn_of(0), "sail 1", "part b")
    assert meters(table, 1) == (5, 5, 4)  # as for three
    assert damage(table, 1) == (0, 0)


@pytest.mark.rule("CAP-A07")
def test_a07_takes_a_good_from_a_passed_ship_and_gives_one_back() -> None:
    position = bottlecap().ships(0, 1).space(2, "S01").abilities(0, "A07", "A02").wood(0, 1).gold(1, 2)
    table = play(position.turn_of(0), "sail 2")
    assert choices(table) == ["exchange gold for wood", "exchange gold for gold"]
    play(table, "exchange gold for wood")
    assert meters(table, 0) == (0, 2, 0)  # one taken, and it counts as gained: A02
    assert meters(table, 1) == (1, 1, 0)


@pytest.mark.rule("CAP-A08", "CAP-VAL-8")
def test_a08_brings_the_valkyries_without_any_red() -> None:
    position = before("S01", 5, 8, 5, seats=3).side(0, "U1").hut(0, 2)
    position.damage(0, grey=2).meters(1, 5, 5, 5).damage(1, grey=3).meters(2, 5, 5, 5).damage(2, grey=1)
    table = play(position.turn_of(0), "sail 1", "part a", "step A08")
    assert [meters(table, seat) for seat in range(3)] == [(5, 0, 5), (5, 5, 4), (5, 5, 5)]
    assert [damage(table, seat) for seat in range(3)] == [(0, 0)] * 3
    assert lid(table) == (5, 12)


@pytest.mark.rule("CAP-A09")
def test_a09_turns_the_ship_round_for_one_damage_until_it_is_used_again() -> None:
    position = before("S01").abilities(0, "A09").ship(1, 5).draws("G", "G")
    table = play(position.turn_of(0), "sail 1", "use A09")
    assert damage(table, 0) == (0, 1)
    assert table.villages[0].ship == 2
    finish_turn(table)  # Blue's
    play(table, "sail 1")
    assert table.villages[0].ship == 1
    finish_turn(finish_turn(table))
    play(table, "sail 1", "use A09")
    assert (table.villages[0].ship, table.villages[0].heading) == (0, 1)


@pytest.mark.rule("CAP-A10")
def test_a10_draws_one_more_and_returns_one_of_the_two() -> None:
    position = bottlecap().ships(4, 0).space(5, "S01").abilities(0, "A10").draws("R", "G")
    table = play(position.turn_of(0), "sail 1")
    assert lid(table) == (4, 6)
    assert choices(table) == ["undraw red", "undraw grey"]
    play(table, "undraw red")
    assert (damage(table, 0), lid(table)) == ((0, 1), (5, 6))


@pytest.mark.rule("CAP-A11")
def test_a11_heals_one_at_the_end_of_a_turn_with_glory() -> None:
    position = before("S02", 2, 1).abilities(0, "A11").damage(0, grey=2)
    assert damage(play(position.turn_of(0), "sail 1", "part a"), 0) == (0, 1)
    position = before("S13").abilities(0, "A11").damage(0, grey=2)
    assert damage(play(position.turn_of(0), "sail 1", "part a"), 0) == (0, 2)


@pytest.mark.rule("CAP-A12")
def test_a12_pays_one_gold_for_landing_beside_the_helper() -> None:
    assert meters(play(to_the_helper("A12").turn_of(0), "sail 1"), 0) == (0, 1, 0)
    assert meters(play(to_the_helper("A12").space(1, "S02").turn_of(0), "sail 2"), 0) == (0, 0, 0)  # passed by


@pytest.mark.rule("CAP-A13")
def test_a13_takes_any_other_ability_printed_on_a_side_in_use() -> None:
    position = before("S01", gold=6, glory=5).side(0, "U1").side(1, "U3").hut(0, 2).abilities(0, "A12", "A09")
    table = play(position.turn_of(0), "sail 1", "done", "part a", "step A13")
    printed = [*range(8, 13), 14, *range(22, 29)]  # both sides, without A13; used or not, own or not
    assert choices(table) == [f"copy A{ability:02d}" for ability in printed]
    assert forbidden_by(table, "copy A13") == "CAP-CITY-5"
    play(table, "copy A25")
    assert abilities(table, 0) == ["A12", "A09", "A25"]
    finish_turn(table)
    assert choices(table)[-1] == "sail 5"


@pytest.mark.rule("CAP-A14")
def test_a14_may_swap_two_neighbours_anywhere_when_landing_beside_the_helper() -> None:
    table = to_the_helper("A14").space(7, "S12").space(6, "S02").turn_of(0)
    play(table, "sail 1")
    assert choices(table) == ["use A14", "done"]
    assert len(choices(play(table, "use A14"))) == 8
    play(table, "swap 6 and 7")
    assert [place_name(table, at) for at in (6, 7)] == ["Balance", "Feast"]
    away = to_the_helper("A14").turn_of(0)
    assert "use A14" not in choices(play(away, "sail 2"))


@pytest.mark.rule("CAP-A15")
def test_a15_pays_when_another_seat_has_lost_damage_but_not_to_the_valkyries() -> None:
    position = before("S06", wood=1).damage(0, grey=2).abilities(1, "A15")
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 1) == (0, 1, 0)
    own = before("S06", wood=1).damage(0, grey=2).abilities(0, "A15")
    assert meters(play(own.turn_of(0), "sail 1", "part a"), 0) == (0, 0, 0)
    position = before("S07").damage(0, red=1).damage(1, red=2).abilities(1, "A15").draws("R")
    table = play(position.turn_of(0), "sail 1", "part b", "finish")
    assert damage(table, 0) == (0, 0)
    assert meters(table, 1) == (0, 0, 0)  # two damage, no gold to lose, and none gained


@pytest.mark.rule("CAP-A16", "CAP-MOV-3")
def test_a16_gives_three_more_spaces_to_a_turn_that_starts_beside_the_helper() -> None:
    beside = bottlecap().ships(0, 4).abilities(0, "A16").turn_of(0)
    assert choices(beside) == [f"sail {far}" for far in range(1, 7)]
    away = bottlecap().ships(1, 4).abilities(0, "A16").turn_of(0)
    assert choices(away) == ["sail 1", "sail 2", "sail 3"]
