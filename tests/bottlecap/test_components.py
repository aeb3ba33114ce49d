"""Part 1 of the catalogue: what is in the box, and how the board lies."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.games.bottlecap import data as datafile
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.components import TWO_PARTS
from meadhall.testing.bottlecap import bottlecap, choices, damage, lid, meters, place_name, play
from meadhall.testing.bottlecap_data import changed_data

BOX = datafile.load(None)


@pytest.mark.rule("CAP-COMP-1", "CAP-SET-1", "CAP-LINE-4")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 1), (3, 1), (4, 0)])
def test_the_cap_shows_its_damage_line_to_two_and_three_players_only(seats: int, drawn: int) -> None:
    table = play(bottlecap(seats).ships(*[4, 0, 0, 0][:seats]).draws("G").turn_of(0), "sail 1")
    assert sum(damage(table, 0)) == drawn


@pytest.mark.rule("CAP-COMP-2")
def test_eight_tiles_have_sixteen_faces_with_fifteen_texts() -> None:
    faces = [face for tile in BOX.tiles for face in tile.faces]
    assert len(BOX.tiles) == 8
    assert len(faces) == 16
    assert set(faces) == set(range(1, 16))


@pytest.mark.rule("CAP-COMP-3")
def test_there_are_five_red_and_seventeen_grey_tokens() -> None:
    assert lid(bottlecap(seats=4).setup()) == (5, 17)


@pytest.mark.rule("CAP-COMP-4")
@pytest.mark.parametrize("seed", range(5))
def test_every_city_card_has_the_common_face_and_one_of_its_own(seed: int) -> None:
    unique = meadhall.game("bottlecap").new(4, seed, {"city": "unique"})
    common = meadhall.game("bottlecap").new(4, seed, {"city": "common"})
    assert sorted(village.side.ident for village in unique.villages) == ["U1", "U2", "U3", "U4"]
    assert [village.side.ident for village in common.villages] == ["COM"] * 4
    assert len(BOX.sides) == 5


@pytest.mark.rule("CAP-COMP-5", "CAP-SET-5")
def test_each_of_four_colours_has_its_own_wood_gold_glory_hut_and_ship() -> None:
    position = bottlecap(seats=4)
    for seat in range(4):
        position.meters(seat, seat + 1, seat + 2, seat + 3).ship(seat, 2 * seat).hut(seat, min(seat, 3))
    table = position.turn_of(0)
    assert [table.name(seat) for seat in range(4)] == ["Red", "Blue", "Green", "Yellow"]
    assert [meters(table, seat) for seat in range(4)] == [(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)]
    assert [village.ship for village in table.villages] == [0, 2, 4, 6]
    assert [village.tier for village in table.villages] == [0, 1, 2, 3]


@pytest.mark.rule("CAP-COMP-6")
def test_damage_comes_out_of_the_lid_and_goes_back_into_it() -> None:
    table = bottlecap().space(5, "S06").ships(4, 0).wood(0, 1).draws("R").turn_of(0)
    assert lid(table) == (5, 7)
    play(table, "sail 1")
    assert (damage(table, 0), lid(table)) == ((1, 0), (4, 7))
    play(table, "part a")
    assert (damage(table, 0), lid(table)) == ((0, 0), (5, 7))


@pytest.mark.rule("CAP-COMP-7")
def test_goods_do_not_run_out_however_much_the_others_hold() -> None:
    position = bottlecap(seats=4).space(1, "S09").ships(0, 5, 5, 5).meters(0, 10, 8, 0)
    for seat in (1, 2, 3):
        position.meters(seat, 10, 10, 9)
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 0) == (10, 10, 0)


@pytest.mark.rule("CAP-GEO-1")
def test_positions_go_clockwise_with_one_tile_each_and_ships_stay_when_tiles_move() -> None:
    position = bottlecap().abilities(0, "A14").ships(7, 1).ring("S13", "S01", "S02", "S06")
    table = position.turn_of(0)
    assert sorted(table.tiles) == list(range(8))
    play(table, "sail 1")
    assert table.villages[0].ship == 0
    play(table, "use A14", "swap 0 and 1")
    assert [place_name(table, at) for at in (0, 1)] == ["Build", "Young wood"]
    assert [village.ship for village in table.villages] == [0, 1]


@pytest.mark.rule("CAP-GEO-2")
@pytest.mark.parametrize("rotation", range(8))
@pytest.mark.parametrize("seats", [2, 4])
def test_the_helper_space_is_the_position_that_side_0_of_the_cap_faces(rotation: int, seats: int) -> None:
    for landing in range(8):
        others = [(landing + 3) % 8] * (seats - 1)
        position = bottlecap(seats).rotation(rotation).ships(landing - 1, *others).abilities(0, "A12", "A30")
        table = play(position.turn_of(0), "sail 1")
        assert meters(table, 0) == (0, 1 if landing == rotation else 0, 0)


@pytest.mark.rule("CAP-GEO-3")
@pytest.mark.parametrize("rotation", [0, 1, 3, 6])
@pytest.mark.parametrize("line_after_side", [None, 0, 7])
def test_the_line_lies_after_the_side_that_the_data_name(rotation: int, line_after_side: int | None) -> None:
    data = None if line_after_side is None else changed_data(cap={"line_after_side": line_after_side})
    before = (rotation + (4 if line_after_side is None else line_after_side)) % 8
    for start in range(8):
        table = bottlecap(data=data).rotation(rotation).ships(start, start + 4).draws("G").turn_of(0)
        play(table, "sail 1")
        assert damage(table, 0) == ((0, 1) if start == before else (0, 0))


@pytest.mark.rule("CAP-GEO-4", "CAP-SET-1")
def test_the_cap_starts_unturned_and_helper_and_line_turn_together() -> None:
    assert bottlecap().setup().rotation == 0
    position = bottlecap().side(0, "U3").hut(0, 2).meters(0, 0, 5, 5).ships(0, 6).space(1, "S01")
    position.abilities(1, "A12").draws("G")
    table = play(position.turn_of(0), "sail 1", "part a", "step A28", "rotate 7")
    assert table.rotation == 7  # the line now lies between 3 and 4
    play(table, "sail 1")  # Blue lands at 7
    assert meters(table, 1) == (0, 1, 0)
    table = bottlecap().rotation(7).ships(3, 0).draws("G").turn_of(0)
    assert damage(play(table, "sail 1"), 0) == (0, 1)


@pytest.mark.parametrize(
    ("ident", "name", "face_a", "face_b"),
    [
        pytest.param("T1", "Hut", 1, 1, marks=pytest.mark.rule("CAP-T1")),
        pytest.param("T2", "Glory", 2, 3, marks=pytest.mark.rule("CAP-T2")),
        pytest.param("T3", "Repair", 6, 10, marks=pytest.mark.rule("CAP-T3")),
        pytest.param("T4", "Exchange", 8, 11, marks=pytest.mark.rule("CAP-T4")),
        pytest.param("T5", "Gold and blood", 4, 7, marks=pytest.mark.rule("CAP-T5")),
        pytest.param("T6", "Gold", 9, 14, marks=pytest.mark.rule("CAP-T6")),
        pytest.param("T7", "Wood and blood", 5, 15, marks=pytest.mark.rule("CAP-T7")),
        pytest.param("T8", "Wood", 13, 12, marks=pytest.mark.rule("CAP-T8")),
    ],
)
def test_the_faces_of_the_tiles_are_paired_as_reconstructed(ident: str, name: str, face_a: int, face_b: int) -> None:
    tile = next(tile for tile in BOX.tiles if tile.ident == ident)
    assert (tile.name, tile.faces) == (name, [face_a, face_b])
    entry = next(entry for entry in datafile.own_components()["tile"] if entry["id"] == ident)
    assert entry["origin"] == "reconstructed"


@pytest.mark.rule("CAP-T6", "CAP-T8")
@pytest.mark.parametrize("seed", range(10))
def test_every_layout_has_two_gold_tiles_and_two_wood_or_balance_tiles(seed: int) -> None:
    table = meadhall.game("bottlecap").new(2, seed)
    assert len({4, 7, 9, 14} & set(table.spaces)) == 2
    assert len({5, 15, 13, 12} & set(table.spaces)) == 2


GAINS_AND_LOSSES = {
    2: ["-1 gold -2 wood +1 glory", "-2 gold -3 wood +1 glory"],
    3: ["-1 gold -2 wood +1 glory", "-1 gold -2 wood +1 damage +1 glory"],
    4: ["+1 gold", "+1 gold"],
    5: ["+1 wood", "+1 wood"],
    6: ["-1 wood -2 damage", "-2 wood -4 damage"],
    7: ["+1 gold", "+1 damage +1 gold"],
    15: ["+1 wood", "+1 damage +1 wood"],
}


@pytest.mark.rule("CAP-UI-1")
def test_the_texts_show_gains_losses_parts_and_prerequisites() -> None:
    for space, wanted in GAINS_AND_LOSSES.items():
        shown = [re.findall(r"[+-]\d+ (?:gold|wood|glory|damage)", printed(space, part)) for part in (0, 1)]
        assert [" ".join(part) for part in shown] == wanted
    one_part = {space for space in range(1, 16) if not TWO_PARTS[space]}
    assert one_part == {1, 8, 9, 11, 12, 13, 14}  # no green line
    assert "hut" in printed(1, 0)
    assert ["most damage" in printed(4, 1), "least damage" in printed(5, 1)] == [True, True]


def printed(space: int, part: int) -> str:
    return str(naming.part(BOX.texts, space, part))


@pytest.mark.rule("CAP-UI-1")
@pytest.mark.parametrize(
    ("done", "gold"),
    [(["finish"], 0), (["part a", "finish"], 1), (["part b", "finish"], 1), (["part a", "part b"], 2)],
)
def test_of_two_parts_either_both_or_none_can_be_done(done: list[str], gold: int) -> None:
    table = play(bottlecap().space(1, "S07").draws("G").turn_of(0), "sail 1")
    assert choices(table) == ["part a", "part b", "finish"]
    assert meters(play(table, *done), 0) == (0, gold, 0)
    assert table.active == 1
    if gold:
        assert any(f"gains 1 gold, now {gold}" in line for line in table.view().told())
