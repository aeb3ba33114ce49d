"""Part 1.6 of the catalogue: the abilities A17 to A33."""

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
    meters,
    play,
)


def before(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2) -> Position:
    """Red stands one space before the text, away from helper and line; the others are far away."""
    return bottlecap(seats).space(2, text).meters(0, wood, gold, glory).ship(0, 1)


@pytest.mark.rule("CAP-A17")
def test_a17_gives_one_glory_for_all_damage_before_an_action_anywhere() -> None:
    table = before("S01", glory=4).abilities(0, "A17").damage(0, red=1, grey=4).turn_of(0)
    play(table, "sail 1")
    assert choices(table) == ["use A17", "done"]
    play(table, "use A17")
    assert (meters(table, 0), damage(table, 0)) == ((0, 0, 3), (0, 0))


@pytest.mark.rule("CAP-A18")
def test_a18_adds_one_gold_to_a_turn_with_glory() -> None:
    assert meters(play(before("S02", 2, 1).abilities(0, "A18").turn_of(0), "sail 1", "part a"), 0) == (0, 1, 1)


@pytest.mark.rule("CAP-A19")
@pytest.mark.parametrize("owner", [0, 1])
def test_a19_pays_one_wood_when_any_hut_advances(owner: int) -> None:
    position = before("S01", gold=2).abilities(owner, "A19")
    assert meters(play(position.turn_of(0), "sail 1", "part a", "step A02"), owner) == (1, 0, 0)


@pytest.mark.rule("CAP-A20")
@pytest.mark.parametrize(("kind", "left"), [("wood", (8, 3, 5)), ("gold", (4, 6, 5))])
def test_a20_doubles_wood_or_gold_on_arrival(kind: str, left: tuple[int, int, int]) -> None:
    position = before("S01", 4, 9, 5).side(0, "U2").hut(0, 2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A20")
    assert choices(table) == ["double wood", "double gold"]
    assert meters(play(table, f"double {kind}"), 0) == left


@pytest.mark.rule("CAP-A21")
def test_a21_adds_one_gold_to_a_turn_with_wood() -> None:
    assert meters(play(before("S13").abilities(0, "A21").turn_of(0), "sail 1", "part a"), 0) == (3, 1, 0)
    assert meters(play(before("S09").abilities(0, "A21").turn_of(0), "sail 1", "part a"), 0) == (0, 2, 0)


@pytest.mark.rule("CAP-A22")
def test_a22_gives_wood_and_heals_two_on_arrival_and_one_more_space() -> None:
    position = before("S01", gold=2).side(0, "U3").damage(0, grey=3)
    table = play(position.turn_of(0), "sail 1", "part a", "step A22")
    assert (meters(table, 0), damage(table, 0)) == ((1, 0, 0), (0, 1))
    finish_turn(table)
    assert choices(table) == ["sail 1", "sail 2", "sail 3", "sail 4"]


@pytest.mark.rule("CAP-A23")
def test_a23_swaps_a_good_with_each_attacked_seat() -> None:
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").abilities(0, "A23").draws("G", "G", "G")
    position.wood(1, 1).meters(2, 1, 1, 0)
    table = play(position.turn_of(0), "sail 1")
    assert (table.deciders(), choices(table)) == ([0], ["take wood", "take gold"])  # Blue's only wood is taken already
    play(table, "take gold")
    assert choices(table) == ["give wood", "give gold"]
    play(table, "give gold")
    assert [meters(table, seat) for seat in range(3)] == [(0, 0, 0), (0, 1, 0), (2, 0, 0)]


@pytest.mark.rule("CAP-A24")
def test_a24_pays_one_wood_before_the_action_for_landing_beside_the_helper() -> None:
    position = bottlecap().space(0, "S06").ships(7, 3).abilities(0, "A24").damage(0, grey=2)
    table = play(position.turn_of(0), "sail 1")
    assert meters(table, 0) == (1, 0, 0)
    assert choices(table) == ["part a", "finish"]  # which that wood can pay for


@pytest.mark.rule("CAP-A25")
def test_a25_lets_the_ship_sail_up_to_two_more() -> None:
    table = bottlecap().abilities(0, "A25").turn_of(0)
    assert choices(table) == [f"sail {far}" for far in range(1, 6)]


@pytest.mark.rule("CAP-A26")
def test_a26_pays_one_gold_at_the_end_of_a_turn_in_which_its_owner_was_attacked() -> None:
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(1, "A26").draws("G", "G")
    assert meters(play(position.turn_of(0), "sail 1"), 1) == (0, 1, 0)
    attacker = bottlecap().ships(1, 2).space(2, "S01").abilities(0, "A26").draws("G", "G")
    assert meters(play(attacker.turn_of(0), "sail 1"), 0) == (0, 0, 0)


@pytest.mark.rule("CAP-A27")
@pytest.mark.parametrize("owner", [0, 1])
def test_a27_pays_one_gold_when_any_hut_advances(owner: int) -> None:
    position = before("S01", gold=2).abilities(owner, "A27")
    assert meters(play(position.turn_of(0), "sail 1", "part a", "step A01"), owner) == (0, 1, 0)


@pytest.mark.rule("CAP-A28")
def test_a28_turns_the_cap_on_arrival_and_then_gives_one_glory() -> None:
    position = before("S01", gold=5, glory=5).side(0, "U3").hut(0, 2).rotation(2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A28")
    assert choices(table) == [f"rotate {to}" for to in (3, 4, 5, 6, 7, 0, 1)]
    play(table, "rotate 6")
    assert (table.rotation, meters(table, 0)) == (6, (0, 0, 6))


@pytest.mark.rule("CAP-A29")
def test_a29_pays_one_gold_at_the_end_of_a_turn_in_which_its_owner_lost_damage() -> None:
    position = before("S06", wood=3).abilities(0, "A29").damage(0, grey=7)
    assert meters(play(position.turn_of(0), "sail 1", "part a", "part b"), 0) == (0, 1, 0)  # once
    other = before("S06", wood=1).abilities(1, "A29").damage(0, grey=2)
    assert meters(play(other.turn_of(0), "sail 1", "part a"), 1) == (0, 0, 0)


@pytest.mark.rule("CAP-A30", "CAP-LINE-5")
def test_a30_crosses_the_line_unharmed_and_gives_nothing_else_to_two_or_three() -> None:
    table = bottlecap().ships(4, 0).abilities(0, "A30").turn_of(0)
    assert damage(play(table, "sail 1"), 0) == (0, 0)
    position = before("S01", gold=2, glory=2).side(0, "U4").damage(0, grey=2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A30")
    assert (meters(table, 0), damage(table, 0)) == ((0, 0, 2), (0, 2))


@pytest.mark.rule("CAP-A30")
def test_a30_gives_one_glory_and_heals_one_when_four_play() -> None:
    position = before("S01", gold=2, glory=2, seats=4).side(0, "U4").damage(0, grey=2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A30")
    assert (meters(table, 0), damage(table, 0)) == ((0, 0, 3), (0, 1))


@pytest.mark.rule("CAP-A31")
def test_a31_keeps_all_damage_away_beside_the_helper() -> None:
    position = bottlecap().space(0, "S15").ships(7, 0).abilities(0, "A31").draws("G")
    table = play(position.turn_of(0), "sail 1")
    assert [damage(table, 0), damage(table, 1)] == [(0, 0), (0, 1)]  # an attack that only hurts Blue
    assert choices(table) == ["part a", "finish"]
    assert forbidden_by(table, "part b") == "CAP-ACT-5"
    away = bottlecap().space(1, "S15").ships(0, 4).abilities(0, "A31").draws("G")
    assert damage(play(away.turn_of(0), "sail 1", "part b"), 0) == (0, 1)


@pytest.mark.rule("CAP-A32")
def test_a32_heals_all_on_arrival() -> None:
    position = before("S01", gold=6, glory=5).side(0, "U4").hut(0, 2).damage(0, red=2, grey=5)
    assert damage(play(position.turn_of(0), "sail 1", "part a", "step A32"), 0) == (0, 0)


@pytest.mark.rule("CAP-A33")
def test_a33_gives_one_wood_on_arrival_and_one_helmet_more_for_good() -> None:
    position = before("S01", gold=4, glory=3).side(0, "U4").hut(0, 1, place=1)
    table = play(position.turn_of(0), "sail 1")
    assert table.villages[0].helmets() == 1
    play(table, "part a", "step A33")
    assert meters(table, 0) == (1, 0, 3)
    assert table.villages[0].helmets() == 2
    assert abilities(table, 0) == ["A33"]
