"""Part 3 of the catalogue: what happens before the first turn, and its decisions."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.testing.bottlecap import (
    abilities,
    bottlecap,
    choices,
    damage,
    finish_turn,
    lid,
    meters,
    play,
    when_absent,
)
from meadhall.testing.bottlecap_data import changed_data

GAME = meadhall.game("bottlecap")


@pytest.mark.rule("CAP-SET-2")
def test_every_tile_is_laid_out_once_with_one_of_its_faces() -> None:
    for seed in range(20):
        table = GAME.new(3, seed)
        assert sorted(table.tiles) == list(range(8))
        for tile, space in zip(table.tiles, table.spaces):
            assert space in table.box.tiles[tile].faces


@pytest.mark.rule("CAP-SET-3")
@pytest.mark.parametrize(("seats", "greys", "tokens"), [(2, 7, 12), (3, 12, 17), (4, 17, 22)])
def test_the_lid_holds_five_reds_and_greys_by_number_of_players(seats: int, greys: int, tokens: int) -> None:
    table = bottlecap(seats).setup()
    assert lid(table) == (5, greys)
    assert sum(lid(table)) == tokens


@pytest.mark.rule("CAP-SET-4", "CAP-D-SIDE")
def test_each_seat_gets_a_card_of_its_own_and_picks_a_side_in_play_order() -> None:
    table = bottlecap(seats=4, city="choose", start=2).setup()
    assert len({village.card for village in table.villages}) == 4
    asked = []
    while choices(table)[0] == "side common":
        asked.append(table.deciders()[0])
        play(table, "side unique")
    assert asked == [2, 3, 0, 1]
    assert sorted(village.side.ident for village in table.villages) == ["U1", "U2", "U3", "U4"]


@pytest.mark.rule("CAP-SET-4")
def test_cards_are_dealt_at_random() -> None:
    dealt = {
        tuple(village.side.ident for village in GAME.new(2, seed, {"city": "unique"}).villages) for seed in range(80)
    }
    assert len(dealt) == 12  # every ordered pair of the four


@pytest.mark.rule("CAP-D-SIDE")
def test_who_is_absent_takes_the_common_side() -> None:
    table = bottlecap(city="choose").setup()
    assert choices(table) == ["side common", "side unique"]
    assert when_absent(table) == "side common"


@pytest.mark.rule("CAP-SET-6", "CAP-SET-7", "CAP-D-PLACE")
def test_ships_are_placed_in_play_order_at_any_position() -> None:
    table = bottlecap(seats=3, start=1).setup()
    for seat in (1, 2, 0):
        assert table.deciders() == [seat]
        assert choices(table) == [f"place {at}" for at in range(8)]
        play(table, "place 6")
    assert [village.ship for village in table.villages] == [6, 6, 6]
    assert [damage(table, seat) for seat in range(3)] == [(0, 0)] * 3  # sharing is no attack


@pytest.mark.rule("CAP-D-PLACE")
def test_who_is_absent_moors_at_the_lowest_free_position() -> None:
    table = bottlecap(seats=3).setup()
    assert when_absent(table) == "place 0"
    assert when_absent(play(table, "place 0")) == "place 1"
    assert when_absent(play(table, "place 2")) == "place 1"


@pytest.mark.rule("CAP-SET-8")
def test_all_ships_travel_clockwise_at_first() -> None:
    table = play(bottlecap(share_start="allow").setup(), "place 2", "place 6", "goods 1 gold", "goods 0 gold")
    play(table, "sail 1")
    assert table.villages[0].ship == 3
    assert [village.heading for village in table.villages] == [1, 1]


@pytest.mark.rule("CAP-SET-9", "CAP-SET-14")
def test_huts_meters_and_damage_start_at_nothing() -> None:
    table = bottlecap(seats=4).setup()
    assert [meters(table, seat) for seat in range(4)] == [(0, 0, 0)] * 4
    assert [damage(table, seat) for seat in range(4)] == [(0, 0)] * 4
    assert [(village.hut, village.tier) for village in table.villages] == [(0, 0)] * 4


@pytest.mark.rule("CAP-SET-14")
def test_nobody_has_damage_when_the_first_turn_begins() -> None:
    table = bottlecap(seats=4).setup()
    while table.turns == 0:
        table.time_out(table.deciders()[0])
    assert [damage(table, seat) for seat in range(4)] == [(0, 0)] * 4


@pytest.mark.rule("CAP-SET-10", "CAP-SET-11", "CAP-D-GOODS")
@pytest.mark.parametrize(
    ("seats", "wood", "goods", "glory"), [(2, 0, [1, 2], 2), (3, 1, [1, 2, 3], 3), (4, 1, [1, 2, 3, 4], 3)]
)
@pytest.mark.parametrize("start", [0, 1])
def test_packages_follow_the_order_of_play(seats: int, wood: int, goods: list[int], glory: int, start: int) -> None:
    table = bottlecap(seats, start=start).setup()
    play(table, *["place 0"] * seats)
    for place, amount in enumerate(goods):
        seat = (start + place) % seats
        assert table.deciders() == [seat]
        assert meters(table, seat) == (wood, 0, 0)
        assert choices(table) == [f"goods {gold} gold" for gold in range(amount, -1, -1)]
        assert when_absent(table) == f"goods {amount} gold"
        gold = amount // 2
        play(table, f"goods {gold} gold")
        assert meters(table, seat) == (wood + amount - gold, gold, glory)
        if seats == 4:
            play(table, "step A01")
            assert meters(table, seat) == (wood + amount - gold, gold, glory)  # it was free
    assert table.turns == 1
    assert table.active == start


@pytest.mark.rule("CAP-SET-10")
def test_a_package_is_complete_before_the_next_seat_gets_its_own() -> None:
    table = play(bottlecap(seats=4).setup(), *["place 0"] * 4, "goods 1 gold")
    assert table.deciders() == [0]  # still the first seat: its free improvement
    assert [meters(table, seat) for seat in range(4)] == [(1, 1, 3), (0, 0, 0), (0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("CAP-SET-12", "CAP-D-FREE", "CAP-RUL-4")
def test_the_free_improvement_is_a_tier_1_space_of_choice_that_can_not_be_declined() -> None:
    table = play(bottlecap(seats=4).side(0, "U3").setup(), *["place 0"] * 4, "goods 0 gold")
    assert choices(table) == ["step A24", "step A22"]
    assert when_absent(table) == "step A24"  # 1L
    play(table, "step A22")
    assert meters(table, 0) == (3, 0, 3)  # 1 + 1 of choice + 1 for arriving; no gold was paid
    assert (table.villages[0].tier, abilities(table, 0)) == (1, ["A22"])


@pytest.mark.rule("CAP-SET-12")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_gets_a_free_improvement_with_two_or_three_players(seats: int) -> None:
    table = bottlecap(seats).setup()
    while table.turns == 0:
        table.time_out(table.deciders()[0])
    assert [village.tier for village in table.villages] == [0] * seats


@pytest.mark.rule("CAP-SET-12", "CAP-RUL-4")
def test_the_free_improvement_comes_after_the_goods_so_that_doubling_sees_them() -> None:
    data = changed_data(side={"U2": {"tiers": [["A20", "A15"], ["A18", "A19", "A17"], ["A21", "A16"]]}})
    table = bottlecap(seats=4, data=data, start=3).side(3, "U2").setup()
    play(table, *["place 0"] * 4, "goods 0 gold", "step A20", "double wood")
    assert meters(table, 3) == (4, 0, 3)


@pytest.mark.rule("CAP-SET-13", "CAP-RUL-4")
def test_nothing_in_the_setup_arms_what_fires_at_the_end_of_a_turn() -> None:
    """Red owns A27 while three more huts advance, and Blue A01 before it; neither is paid in the first turn."""
    data = changed_data(side={"U3": {"tiers": [["A27", "A22"], ["A23", "A25", "A26"], ["A24", "A28"]]}})
    table = bottlecap(seats=4, data=data).side(0, "U3").ring("S01", "S02").setup()
    play(table, *["place 0"] * 4, "goods 0 gold", "step A27")
    for goods in (2, 3, 4):
        play(table, f"goods {goods} gold", "step A01")
    assert meters(table, 0) == (2, 0, 3)
    finish_turn(table)
    assert meters(table, 0) == (2, 0, 3)
    assert [meters(table, seat)[0] for seat in (1, 2, 3)] == [1, 1, 1]
