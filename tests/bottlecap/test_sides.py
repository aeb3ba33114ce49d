"""Part 1.5 of the catalogue: the five sides of the city cards."""

from __future__ import annotations

import statistics

import pytest

import meadhall
from meadhall import bots
from meadhall.engine import play_out, seeded
from meadhall.games.bottlecap import data as datafile
from meadhall.games.bottlecap.components import Side
from meadhall.testing.bottlecap import bottlecap, choices, city_space, meters, play

BOX = datafile.load(None)
SIDES = {side.ident: side for side in BOX.sides}


@pytest.mark.rule("CAP-SIDE-1")
@pytest.mark.parametrize("ident", ["COM", "U1", "U2", "U3", "U4"])
def test_a_side_leads_from_the_start_over_three_tiers_to_the_throne(ident: str) -> None:
    side = SIDES[ident]
    spaces = {0}
    for _ in range(3):
        spaces = {goal for space in spaces for goal in side.ways[space]}
        assert all(side.abilities[space] > 0 for space in spaces)
    assert {goal for space in spaces for goal in side.ways[space]} == {side.throne}
    assert [len(side.costs), len(side.needs)] == [4, 4]
    assert side.helmets[-1] < side.glory


@pytest.mark.rule("CAP-SIDE-2")
def test_the_common_side_has_the_numbers_of_the_rulebook() -> None:
    side = SIDES["COM"]
    assert side.costs == [2, 4, 6, 8]
    assert side.needs == [0, 1, 2, 3]
    assert side.helmets == [3, 5, 6]
    assert [side.wood, side.gold, side.glory] == [10, 10, 10]
    assert len(side.ways[city_space(side, 2, 1)]) == 2


@pytest.mark.rule("CAP-SIDE-3")
def test_some_unique_side_differs_in_its_meters_and_some_in_its_glory_throne() -> None:
    unique = [SIDES[f"U{number}"] for number in range(1, 5)]
    assert any((side.wood, side.gold) != (10, 10) for side in unique)
    assert any(side.glory != 10 for side in unique)


@pytest.mark.rule("CAP-SIDE-4")
@pytest.mark.parametrize("ident", ["COM", "U1", "U2", "U3", "U4"])
def test_all_sides_have_the_same_lines(ident: str) -> None:
    #                          start   1L      1R      2L      2M      2R     3L   3R  throne
    assert SIDES[ident].ways == [[1, 2], [3, 4], [4, 5], [6, 7], [6, 7], [6, 7], [8], [8], []]


@pytest.mark.rule("CAP-SIDE-4")
def test_from_the_right_of_tier_1_the_left_of_tier_2_can_not_be_reached() -> None:
    position = bottlecap().space(1, "S01").hut(0, 1, place=1).meters(0, 0, 4, 3)
    assert choices(play(position.turn_of(0), "sail 1", "part a")) == ["step A04", "step A05"]


@pytest.mark.rule("CAP-SIDE-5")
def test_the_sides_hold_the_33_texts_and_two_repeats_in_runs_of_seven() -> None:
    printed = [ability for side in BOX.sides for ability in side.abilities if ability]
    assert len(printed) == 35
    assert set(printed) == set(range(1, 34))
    assert sorted(ability for ability in set(printed) if printed.count(ability) == 2) == [4, 6]
    for ident, first, last in (("COM", 1, 7), ("U1", 8, 14), ("U2", 15, 21), ("U3", 22, 28)):
        assert sorted(SIDES[ident].abilities) == [0, 0, *range(first, last + 1)]
    assert sorted(SIDES["U4"].abilities) == [0, 0, 4, 6, *range(29, 34)]


def tiers(side: Side) -> list[list[int]]:
    return [side.abilities[1:3], side.abilities[3:6], side.abilities[6:8]]


@pytest.mark.parametrize(
    ("ident", "abilities", "costs", "helmets", "limits"),
    [
        pytest.param(
            *("COM", [[1, 2], [3, 4, 5], [6, 7]], [2, 4, 6, 8], [3, 5, 6], (10, 10, 10)),
            marks=pytest.mark.rule("CAP-COM"),
        ),
        pytest.param(
            *("U1", [[12, 11], [14, 9, 10], [13, 8]], [2, 4, 6, 8], [3, 5, 6], (10, 10, 9)),
            marks=pytest.mark.rule("CAP-U1"),
        ),
        pytest.param(
            *("U2", [[21, 15], [18, 19, 17], [20, 16]], [2, 4, 6, 9], [3, 5, 6], (10, 12, 10)),
            marks=pytest.mark.rule("CAP-U2"),
        ),
        pytest.param(
            *("U3", [[24, 22], [23, 25, 26], [27, 28]], [2, 3, 5, 8], [3, 5, 6], (12, 10, 10)),
            marks=pytest.mark.rule("CAP-U3"),
        ),
        pytest.param(
            *("U4", [[29, 30], [4, 31, 33], [32, 6]], [2, 4, 6, 8], [3, 5, 7], (10, 10, 11)),
            marks=pytest.mark.rule("CAP-U4"),
        ),
    ],
)
def test_a_side_has_its_abilities_costs_needs_helmets_and_meters(
    ident: str, abilities: list[list[int]], costs: list[int], helmets: list[int], limits: tuple[int, int, int]
) -> None:
    side = SIDES[ident]
    assert tiers(side) == abilities
    assert (side.costs, side.needs, side.helmets) == (costs, [0, 1, 2, 3], helmets)
    assert (side.wood, side.gold, side.glory) == limits


@pytest.mark.rule("CAP-SIDE-6")
def test_the_seers_win_by_nine_glory() -> None:
    position = bottlecap().side(0, "U1").space(1, "S02").meters(0, 2, 1, 8)
    table = play(position.turn_of(0), "sail 1", "part a")
    assert table.winners == [0]


@pytest.mark.rule("CAP-SIDE-6")
def test_the_traders_hold_twelve_gold_and_pay_nine_for_the_throne() -> None:
    position = bottlecap().side(0, "U2").hut(0, 3).space(1, "S09").space(2, "S01").meters(0, 0, 11, 6)
    table = play(position.turn_of(0), "sail 1", "part a")
    assert meters(table, 0) == (0, 12, 6)
    short = bottlecap().side(0, "U2").hut(0, 3).space(1, "S01").meters(0, 0, 8, 6).turn_of(0)
    assert play(short, "sail 1").active == 1  # nothing to do there
    enough = bottlecap().side(0, "U2").hut(0, 3).space(1, "S01").meters(0, 0, 9, 6).turn_of(0)
    assert play(enough, "sail 1", "part a").winners == [0]


@pytest.mark.rule("CAP-SIDE-6")
def test_the_raiders_build_cheaply_and_hoard_twelve_wood() -> None:
    position = bottlecap().side(0, "U3").hut(0, 1).space(1, "S01").meters(0, 12, 3, 3)
    table = play(position.turn_of(0), "sail 1", "part a", "step A23")
    assert meters(table, 0) == (12, 0, 3)


@pytest.mark.rule("CAP-SIDE-6")
def test_the_wardens_need_seven_glory_for_the_third_helmet_and_eleven_for_the_throne() -> None:
    table = bottlecap().side(0, "U4").meters(0, 2, 1, 6).space(1, "S02").turn_of(0)
    assert table.villages[0].helmets() == 2
    play(table, "sail 1", "part a")
    assert table.villages[0].helmets() == 3
    table = bottlecap().side(0, "U4").meters(0, 2, 1, 9).space(1, "S02").turn_of(0)
    assert not play(table, "sail 1", "part a").over  # ten are not enough


@pytest.mark.rule("CAP-SIDE-8")
def test_who_looks_ahead_reaches_either_throne_in_about_thirty_rounds() -> None:
    rounds, ways = [], set()
    for seed in range(9):
        table = meadhall.game("bottlecap").new(2, seed)
        players = [bots.bot("greedy", seed), bots.bot("greedy", seed + 100)]
        while not table.over:
            seat = table.deciders()[0]
            table.apply(seat, players[seat].choose(table.view(seat)))
        rounds.append(table.round)
        ways.add(table.result().rule)
    assert ways == {"CAP-END-1", "CAP-END-2"}
    assert 15 <= statistics.median(rounds) <= 60  # 24 to 41 in the trials of the catalogue, with other bots
    assert max(rounds) < 150


@pytest.mark.rule("CAP-SIDE-8", "CAP-RUL-25")
def test_purely_random_play_mostly_runs_into_the_limit() -> None:
    ends = []
    for seed in range(6):
        table = meadhall.game("bottlecap").new(2, seed, {"round_limit": 60})
        play_out(table, seeded(seed))
        ends.append(table.result().rule)
    assert ends.count("CAP-END-6") >= 4
