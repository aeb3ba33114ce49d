"""Part 5 of the catalogue: movement and the damage line."""

from __future__ import annotations

import pytest

from meadhall.engine import Refused
from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import (
    bottlecap,
    choices,
    damage,
    finish_turn,
    forbidden_by,
    happened,
    lid,
    meters,
    play,
)
from meadhall.testing.bottlecap_data import changed_data


@pytest.mark.rule("CAP-MOV-1")
@pytest.mark.parametrize("far", [1, 2, 3])
@pytest.mark.parametrize("start", [0, 6])
def test_a_ship_sails_one_two_or_three_clockwise(far: int, start: int) -> None:
    table = bottlecap().ships(start, 5).turn_of(0)
    assert choices(table) == ["sail 1", "sail 2", "sail 3"]
    play(table, f"sail {far}")
    assert table.villages[0].ship == (start + far) % 8


@pytest.mark.rule("CAP-MOV-2")
@pytest.mark.parametrize(
    ("owned", "far"),
    [
        ([], 3),
        (["A05"], 5),
        (["A25"], 5),
        (["A22"], 4),
        (["A16"], 6),
        (["A05", "A25", "A22"], 8),
        (["A25", "A25", "A25"], 9),
        (["A16", "A16", "A05"], 11),
        (["A16", "A16", "A16"], 12),
    ],
)
def test_movement_bonuses_add_up_and_one_space_is_always_allowed(owned: list[str], far: int) -> None:
    table = bottlecap().ships(0, 4).abilities(0, *owned).turn_of(0)  # beside the helper
    assert choices(table) == [f"sail {distance}" for distance in range(1, far + 1)]


@pytest.mark.rule("CAP-MOV-2")
def test_farther_than_the_maximum_is_refused_with_the_numbers() -> None:
    table = bottlecap().turn_of(0)
    assert forbidden_by(table, "sail 4") == "CAP-MOV-2"
    with pytest.raises(Refused, match="4 spaces away; you sail 3 at most"):
        play(table, "sail 4")


@pytest.mark.rule("CAP-MOV-3")
def test_turning_the_cap_in_another_turn_can_bring_the_helper_beside_a_waiting_ship() -> None:
    position = bottlecap().side(0, "U3").hut(0, 2).meters(0, 0, 5, 5).ships(1, 6).space(2, "S01").abilities(1, "A16")
    table = play(position.turn_of(0), "sail 1", "part a", "step A28", "rotate 6")
    assert choices(table)[-1] == "sail 6"
    table = play(position.turn_of(0), "sail 1", "part a", "step A28", "rotate 5")
    assert choices(table)[-1] == "sail 3"


@pytest.mark.rule("CAP-MOV-3")
def test_the_first_turn_counts_for_starting_beside_the_helper() -> None:
    assert choices(bottlecap().ships(0, 4).abilities(0, "A16").round(1).turn_of(0))[-1] == "sail 6"


@pytest.mark.rule("CAP-MOV-4")
@pytest.mark.parametrize("far", [1, 2, 3])
def test_a_reversed_ship_sails_the_same_distances_anticlockwise(far: int) -> None:
    table = bottlecap().ships(1, 4).anticlockwise(0).turn_of(0)
    assert choices(table) == ["sail 1", "sail 2", "sail 3"]
    assert play(table, f"sail {far}").villages[0].ship == (1 - far) % 8


@pytest.mark.rule("CAP-MOV-5", "CAP-RUL-6")
def test_eight_spaces_end_where_they_began_and_count_as_a_landing_and_an_attack() -> None:
    position = bottlecap(seats=4).ships(0, 0, 5, 6).space(0, "S01").abilities(0, "A05", "A25", "A22", "A12")
    table = play(position.draws("G", "G").turn_of(0), "sail 8")
    assert table.villages[0].ship == 0
    assert [sum(damage(table, seat)) for seat in range(4)] == [1, 1, 0, 0]
    assert meters(table, 0) == (0, 1, 0)  # A12


@pytest.mark.rule("CAP-MOV-5")
def test_more_than_eight_spaces_go_once_round_and_on() -> None:
    table = bottlecap(seats=4).ships(0, 5, 5, 5).abilities(0, "A25", "A25", "A25").turn_of(0)
    assert play(table, "sail 9").villages[0].ship == 1


@pytest.mark.rule("CAP-MOV-6")
def test_any_number_of_ships_may_stand_at_a_position() -> None:
    table = bottlecap(seats=4).ships(1, 2, 2, 2).space(2, "S01").draws("G", "G", "G", "G").turn_of(0)
    play(table, "sail 1")
    assert [village.ship for village in table.villages] == [2, 2, 2, 2]


@pytest.mark.rule("CAP-MOV-7")
def test_passing_a_ship_does_nothing_by_itself() -> None:
    position = (
        bottlecap(seats=3).ships(0, 1, 2).space(3, "S01").meters(0, 1, 1, 0).meters(1, 2, 2, 2).meters(2, 3, 3, 3)
    )
    table = play(position.turn_of(0), "sail 3")
    assert [meters(table, seat) for seat in range(3)] == [(1, 1, 0), (2, 2, 2), (3, 3, 3)]
    assert [damage(table, seat) for seat in range(3)] == [(0, 0)] * 3
    assert happened(table, events.ATTACKED) == []


@pytest.mark.rule("CAP-MOV-8", "CAP-RUL-6")
def test_who_stood_at_the_start_or_the_end_of_the_move_is_not_passed() -> None:
    position = bottlecap(seats=4).ships(0, 0, 1, 2).space(2, "S01").abilities(0, "A07")
    for seat in (1, 2, 3):
        position.gold(seat, 1)
    table = play(position.draws("G", "G").turn_of(0), "sail 2")
    assert [other for _, other, *_ in happened(table, events.EXCHANGED)] == [2]


@pytest.mark.rule("CAP-MOV-8", "CAP-RUL-6")
def test_each_passage_of_a_lap_counts() -> None:
    """Ten spaces from 0 to 2: position 1 is entered and left twice, 5 once, 0 and 2 are start and end."""
    position = bottlecap(seats=4).ships(0, 1, 5, 0).space(2, "S01").abilities(0, "A07", "A25", "A25", "A16")
    for seat in (1, 2, 3):
        position.gold(seat, 2)
    table = play(position.turn_of(0), "sail 10")
    assert [other for _, other, *_ in happened(table, events.EXCHANGED)] == [1, 2, 1]


@pytest.mark.rule("CAP-MOV-9", "CAP-RUL-7")
def test_passed_ships_come_in_path_order_and_clockwise_at_one_position_before_the_line() -> None:
    """Seat 2 sails from 3 to 6; at 4 lie seats 1 and 3, at 5 seat 0."""
    position = bottlecap(seats=4).ships(5, 4, 0, 4).ship(2, 3).space(6, "S01").abilities(2, "A07")
    for seat in (0, 1, 3):
        position.wood(seat, 1)
    table = play(position.turn_of(2), "sail 3")
    assert [other for _, other, *_ in happened(table, events.EXCHANGED)] == [3, 1, 0]
    position = bottlecap().ships(4, 5).space(6, "S01").abilities(0, "A07").wood(1, 1).draws("G")
    table = play(position.turn_of(0), "sail 2")
    kinds = [event.kind for event in table.events()]
    assert kinds.index(events.EXCHANGED) < kinds.index(events.CROSSED)


@pytest.mark.rule("CAP-MOV-10", "CAP-RUL-1")
def test_a_turning_cap_and_swapped_tiles_move_no_ship() -> None:
    position = bottlecap().side(0, "U3").hut(0, 2).meters(0, 0, 5, 5).ships(1, 4).space(2, "S01").abilities(1, "A12")
    table = play(position.turn_of(0), "sail 1", "part a", "step A28", "rotate 4")  # the helper comes to Blue
    assert [village.ship for village in table.villages] == [2, 4]
    assert [damage(table, seat) for seat in (0, 1)] == [(0, 0)] * 2
    assert meters(table, 1) == (0, 0, 0)
    table = bottlecap().space(0, "S01").ships(7, 4).abilities(0, "A14").turn_of(0)
    play(table, "sail 1", "use A14", "swap 4 and 5")  # over the line
    assert ([village.ship for village in table.villages], sum(lid(table))) == ([0, 4], 12)


@pytest.mark.rule("CAP-LINE-1", "CAP-LINE-2")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("start", "far", "drawn"), [(4, 1, 1), (3, 2, 1), (2, 3, 1), (3, 1, 0), (5, 1, 0), (4, 3, 1)])
def test_a_clockwise_move_across_the_line_costs_one_damage(seats: int, start: int, far: int, drawn: int) -> None:
    table = bottlecap(seats).ships(start, *[1] * (seats - 1)).draws("G").turn_of(0)
    play(table, f"sail {far}")
    assert damage(table, 0) == (0, drawn)


@pytest.mark.rule("CAP-LINE-1", "CAP-RUL-2")
@pytest.mark.parametrize(("start", "far", "drawn"), [(5, 1, 1), (6, 2, 1), (6, 1, 0), (4, 1, 0), (7, 3, 1)])
def test_an_anticlockwise_move_across_the_line_costs_as_much(start: int, far: int, drawn: int) -> None:
    table = bottlecap().ships(start, 0).anticlockwise(0).draws("G").turn_of(0)
    play(table, f"sail {far}")
    assert damage(table, 0) == (0, drawn)


@pytest.mark.rule("CAP-LINE-2")
def test_who_stops_in_front_of_the_line_crosses_it_later() -> None:
    table = bottlecap().ships(3, 0).draws("G").turn_of(0)
    finish_turn(table)
    assert (table.villages[0].ship, damage(table, 0)) == (4, (0, 0))
    finish_turn(finish_turn(table))
    assert (table.villages[0].ship, damage(table, 0)) == (5, (0, 1))


@pytest.mark.rule("CAP-LINE-3")
def test_two_crossings_are_two_damages_each_with_its_own_check() -> None:
    """The first red of the move is the fourth: the Valkyries come; the second one finds only itself."""
    position = bottlecap().ships(4, 1).abilities(0, "A25", "A25", "A25").damage(1, red=3).gold(1, 0).glory(1, 2)
    table = play(position.draws("R", "R").turn_of(0), "sail 9")
    assert (damage(table, 0), damage(table, 1)) == ((1, 0), (0, 0))
    assert meters(table, 1) == (0, 0, 1)
    assert len(happened(table, events.VALKYRIES)) == 1


@pytest.mark.rule("CAP-LINE-4", "CAP-INV-11")
def test_with_four_players_there_is_no_line() -> None:
    table = bottlecap(seats=4).ships(4, 0, 0, 0).turn_of(0)
    play(table, "sail 1")
    assert sum(lid(table)) == 22


@pytest.mark.rule("CAP-LINE-5", "CAP-RUL-8")
def test_a31_protects_from_the_line_only_where_the_move_ends_beside_the_helper() -> None:
    before_the_helper = changed_data(cap={"line_after_side": 7})
    crossed = bottlecap(data=before_the_helper).ships(7, 4).abilities(0, "A31").draws("G")
    assert damage(play(crossed.turn_of(0), "sail 1"), 0) == (0, 0)  # ends at the helper
    assert damage(play(crossed.turn_of(0), "sail 2"), 0) == (0, 1)  # passes it


@pytest.mark.rule("CAP-LINE-6")
def test_the_line_with_its_valkyries_is_over_before_the_attack() -> None:
    position = bottlecap().ships(4, 5).space(5, "S01").damage(1, red=3).glory(1, 3).draws("R", "R", "R")
    table = play(position.turn_of(0), "sail 1")
    assert [damage(table, seat) for seat in (0, 1)] == [(1, 0), (1, 0)]  # only what the attack brought
    assert len(happened(table, events.VALKYRIES)) == 1
    kinds = [event.kind for event in table.events()]
    assert kinds.index(events.VALKYRIES) < kinds.index(events.ATTACKED)
