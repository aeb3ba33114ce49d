"""Part 1.4 of the catalogue: the fifteen action texts."""

from __future__ import annotations

import pytest

from meadhall.testing.bottlecap import Position, abilities, bottlecap, choices, damage, forbidden_by, meters, play


def before(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2) -> Position:
    """Red stands one space before the text; the others are far away and don't matter."""
    return bottlecap(seats).space(1, text).meters(0, wood, gold, glory).ship(0, 0)


@pytest.mark.rule("CAP-S01")
def test_build_takes_the_gold_of_the_step_and_moves_the_hut_up() -> None:
    table = play(before("S01", gold=3).turn_of(0), "sail 1", "part a")
    assert choices(table) == ["step A01", "step A02"]
    play(table, "step A02")
    assert meters(table, 0) == (0, 1, 0)
    assert (table.villages[0].tier, abilities(table, 0)) == (1, ["A02"])


@pytest.mark.rule("CAP-S01", "CAP-ACT-12")
@pytest.mark.parametrize(("gold", "glory", "allowed"), [(4, 3, True), (4, 2, False), (3, 3, False), (10, 2, False)])
def test_build_needs_the_helmets_and_the_gold_of_the_next_step(gold: int, glory: int, allowed: bool) -> None:
    table = play(before("S01", gold=gold, glory=glory).hut(0, 1).turn_of(0), "sail 1")
    assert (table.active == 0) == allowed  # if nothing can be done the turn passes on by itself
    if allowed:
        assert choices(table) == ["part a", "finish"]


@pytest.mark.rule("CAP-S02")
def test_feast_turns_goods_into_glory_at_two_prices() -> None:
    assert meters(play(before("S02", 2, 1).turn_of(0), "sail 1", "part a"), 0) == (0, 0, 1)
    assert meters(play(before("S02", 3, 2).turn_of(0), "sail 1", "part b"), 0) == (0, 0, 1)
    assert meters(play(before("S02", 5, 3).turn_of(0), "sail 1", "part b", "part a"), 0) == (0, 0, 2)


@pytest.mark.rule("CAP-S02", "CAP-RES-5")
@pytest.mark.parametrize(("wood", "gold"), [(2, 2), (3, 1)])
def test_feast_b_needs_all_of_its_price(wood: int, gold: int) -> None:
    table = play(before("S02", wood, gold).turn_of(0), "sail 1")
    assert choices(table) == ["part a", "finish"]
    assert forbidden_by(table, "part b") == "CAP-RES-5"


@pytest.mark.rule("CAP-S03")
def test_bloody_feast_b_costs_the_same_and_one_damage() -> None:
    table = play(before("S03", 4, 2).draws("G").turn_of(0), "sail 1", "part b")
    assert (meters(table, 0), damage(table, 0)) == ((2, 1, 1), (0, 1))
    play(table, "part a")
    assert (meters(table, 0), damage(table, 0)) == ((0, 0, 2), (0, 1))


@pytest.mark.rule("CAP-S04")
@pytest.mark.parametrize(("own", "theirs", "allowed"), [(0, 0, True), (2, 2, True), (3, 2, True), (1, 2, False)])
def test_battered_gold_b_is_for_the_most_damage_or_a_tie(own: int, theirs: int, allowed: bool) -> None:
    table = before("S04").damage(0, grey=own).damage(1, grey=theirs).turn_of(0)
    play(table, "sail 1")
    assert ("part b" in choices(table)) == allowed
    assert meters(play(table, "part a"), 0) == (0, 1, 0)
    if allowed:
        assert meters(play(table, "part b"), 0) == (0, 2, 0)


@pytest.mark.rule("CAP-S05")
@pytest.mark.parametrize(("own", "theirs", "allowed"), [(0, 0, True), (2, 2, True), (1, 2, True), (3, 2, False)])
def test_healthy_wood_b_is_for_the_least_damage_or_a_tie(own: int, theirs: int, allowed: bool) -> None:
    table = before("S05").damage(0, grey=own).damage(1, grey=theirs).turn_of(0)
    play(table, "sail 1")
    assert ("part b" in choices(table)) == allowed
    assert meters(play(table, "part a"), 0) == (1, 0, 0)
    if allowed:
        assert meters(play(table, "part b"), 0) == (2, 0, 0)


@pytest.mark.rule("CAP-S06")
def test_dock_mends_two_for_one_wood_and_four_for_two() -> None:
    table = play(before("S06", wood=2).damage(0, grey=5).turn_of(0), "sail 1", "part a")
    assert (meters(table, 0), damage(table, 0)) == ((1, 0, 0), (0, 3))
    table = play(before("S06", wood=2).damage(0, grey=5).turn_of(0), "sail 1", "part b")
    assert (meters(table, 0), damage(table, 0)) == ((0, 0, 0), (0, 1))


@pytest.mark.rule("CAP-S07")
def test_blood_gold_gives_one_for_nothing_and_one_for_blood() -> None:
    table = play(before("S07").draws("R").turn_of(0), "sail 1", "part b", "part a")
    assert (meters(table, 0), damage(table, 0)) == ((0, 2, 0), (1, 0))


@pytest.mark.rule("CAP-S08")
@pytest.mark.parametrize(("traded", "left"), [(1, (2, 2, 0)), (2, (3, 1, 0)), (3, (4, 0, 0))])
def test_lumber_trade_gives_one_more_wood_than_gold(traded: int, left: tuple[int, int, int]) -> None:
    table = play(before("S08", gold=3).turn_of(0), "sail 1", "part a")
    assert choices(table) == ["amount 1", "amount 2", "amount 3"]
    assert meters(play(table, f"amount {traded}"), 0) == left


@pytest.mark.rule("CAP-S09")
def test_robbers_bay_gives_two_gold_and_takes_one_from_whom_it_is_attacked_at() -> None:
    table = before("S09", gold=1).ship(1, 7).draws("G", "G").turn_of(0)
    play(table, "sail 1", "part a")
    assert meters(table, 0) == (0, 3, 0)
    play(table, "sail 2")  # Blue attacks Red there
    assert meters(table, 0) == (0, 2, 0)
    assert meters(table, 1) == (0, 0, 0)


@pytest.mark.rule("CAP-S10")
def test_shipyard_mends_three_for_one_wood_and_all_for_three() -> None:
    table = play(before("S10", wood=1).damage(0, grey=5).turn_of(0), "sail 1", "part a")
    assert (meters(table, 0), damage(table, 0)) == ((0, 0, 0), (0, 2))
    table = play(before("S10", wood=3).damage(0, red=1, grey=6).turn_of(0), "sail 1", "part b")
    assert (meters(table, 0), damage(table, 0)) == ((0, 0, 0), (0, 0))


@pytest.mark.rule("CAP-S11")
def test_gold_trade_gives_one_more_gold_than_wood() -> None:
    table = play(before("S11", wood=4).turn_of(0), "sail 1", "part a")
    assert choices(table) == ["amount 1", "amount 2", "amount 3", "amount 4"]
    assert meters(play(table, "amount 3"), 0) == (1, 4, 0)


@pytest.mark.rule("CAP-S12")
@pytest.mark.parametrize(
    ("wood", "gold", "left"), [(3, 1, (3, 2, 0)), (1, 3, (2, 3, 0)), (2, 2, (3, 3, 0)), (0, 0, (1, 1, 0))]
)
def test_balance_gives_what_there_is_less_of(wood: int, gold: int, left: tuple[int, int, int]) -> None:
    assert meters(play(before("S12", wood, gold).turn_of(0), "sail 1", "part a"), 0) == left


YOUNG = [(0, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1), (9, 1)]  # glory, and what is gained


@pytest.mark.rule("CAP-S13")
@pytest.mark.parametrize(("glory", "gained"), YOUNG)
def test_young_wood_gives_three_less_one_a_helmet_but_at_least_one(glory: int, gained: int) -> None:
    assert meters(play(before("S13", glory=glory).turn_of(0), "sail 1", "part a"), 0) == (gained, 0, glory)


@pytest.mark.rule("CAP-S14")
@pytest.mark.parametrize(("glory", "gained"), YOUNG)
def test_young_gold_gives_three_less_one_a_helmet_but_at_least_one(glory: int, gained: int) -> None:
    assert meters(play(before("S14", glory=glory).turn_of(0), "sail 1", "part a"), 0) == (0, gained, glory)


@pytest.mark.rule("CAP-S15")
def test_blood_wood_gives_one_for_nothing_and_one_for_blood() -> None:
    table = play(before("S15").draws("G").turn_of(0), "sail 1", "part a", "part b")
    assert (meters(table, 0), damage(table, 0)) == ((2, 0, 0), (0, 1))
