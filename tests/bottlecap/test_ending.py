"""Part 5 of the catalogue: winning and the end."""

from __future__ import annotations

import pytest

from meadhall.engine import Refused
from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import Position, bottlecap, damage, finish_turn, happened, meters, play
from meadhall.testing.bottlecap_data import changed_data


@pytest.mark.rule("CAP-END-1")
@pytest.mark.parametrize(("side", "throne"), [("COM", 10), ("U1", 9), ("U4", 11)])
def test_a_seat_wins_when_its_glory_reaches_the_throne_of_its_own_meter(side: str, throne: int) -> None:
    position = bottlecap().side(0, side).space(2, "S02").ship(0, 1)
    table = play(position.meters(0, 2, 1, throne - 1).turn_of(0), "sail 1", "part a")
    assert (table.over, table.winners, table.result().rule) == (True, [0], "CAP-END-1")
    assert table.result().scores[0] == 1.0
    table = play(position.meters(0, 2, 1, throne - 2).turn_of(0), "sail 1", "part a")
    assert not table.over


@pytest.mark.rule("CAP-END-2")
def test_a_seat_wins_when_its_hut_reaches_the_throne() -> None:
    position = bottlecap(seats=3).space(2, "S01").ships(5, 1, 6).hut(1, 3, place=1).meters(1, 0, 8, 6)
    table = play(position.turn_of(1), "sail 1", "part a")
    assert (table.winners, table.result().rule) == ([1], "CAP-END-2")
    assert table.result().scores[1] == 1.0


@pytest.mark.rule("CAP-END-3")
def test_a_win_drops_the_rest_of_the_part_the_other_parts_and_the_end_of_turn() -> None:
    position = bottlecap().space(2, "S02").ship(0, 1).meters(0, 5, 3, 9).abilities(0, "A03", "A18")
    table = play(position.turn_of(0), "sail 1", "part a")
    assert (table.over, meters(table, 0)) == (True, (3, 2, 10))
    assert table.deciders() == []


@pytest.mark.rule("CAP-END-3")
def test_after_a_win_nothing_can_be_done_any_more() -> None:
    table = play(bottlecap().space(2, "S02").ship(0, 1).meters(0, 2, 1, 9).turn_of(0), "sail 1", "part a")
    with pytest.raises(Refused, match="The game is over"):
        table.apply(1, 16)
    assert happened(table, events.WON) == [(0, 0, 0, 0, 0)]
    assert table.events()[-1].kind == events.WON


@pytest.mark.rule("CAP-END-3")
def test_a_win_by_an_arrival_drops_what_would_follow_the_arrival() -> None:
    """A30 with four players: the tenth glory wins, and no damage is given back any more."""
    position = bottlecap(seats=4).side(0, "U4").space(2, "S01").ship(0, 1).meters(0, 0, 2, 10).damage(0, grey=1)
    table = play(position.turn_of(0), "sail 1", "part a", "step A30")
    assert (table.winners, damage(table, 0)) == ([0], (0, 1))


@pytest.mark.rule("CAP-END-4", "CAP-RUL-24")
def test_two_seats_before_their_thrones_can_not_win_at_once() -> None:
    """Everything that gives glory gives it to the active seat alone; all others stand where they stood."""
    position = bottlecap(seats=4).space(2, "S02").ships(1, 5, 6, 7)
    for seat in range(4):
        position.meters(seat, 5, 3, 9)
    table = play(position.turn_of(0), "sail 1", "part a")
    assert table.winners == [0]
    assert [meters(table, seat)[2] for seat in (1, 2, 3)] == [9, 9, 9]


@pytest.mark.rule("CAP-END-5")
def test_places_behind_the_winner_are_shown_by_the_key_of_the_stalemate_rule() -> None:
    position = bottlecap(seats=4).space(2, "S02").ships(1, 5, 6, 7).meters(0, 2, 1, 9)
    position.meters(1, 0, 0, 4).meters(2, 0, 3, 4).meters(3, 0, 0, 0).hut(3, 3)
    table = play(position.turn_of(0), "sail 1", "part a")
    assert table.result().winners == [0]
    assert table.result().scores == [1.0, 0.4, 0.4, 0.75]
    assert table.result().places == [0, 3, 2, 1]  # Green's goods are more than Blue's


def last_turn(start: int = 0, data: str | None = None) -> Position:
    """The last turn of the last round; nothing will happen in it."""
    return bottlecap(start=start, round_limit=30, data=data).ships(6, 5).round(30)


def nearest(position: Position, start: int = 0) -> int:
    table = finish_turn(position.turn_of(1 - start))
    assert table.over
    assert table.result().rule == "CAP-END-6"
    assert len(table.winners) == 1
    return table.winners[0]


@pytest.mark.rule("CAP-END-6")
def test_after_the_last_round_the_seat_nearest_to_a_throne_wins() -> None:
    assert nearest(last_turn().glory(0, 7).hut(1, 2)) == 0  # 7/10 against 2/4
    assert nearest(last_turn().glory(1, 7).hut(0, 3)) == 0  # 3/4 against 7/10
    assert nearest(last_turn().glory(0, 7).side(1, "U1").glory(1, 6)) == 0  # 7/10 against 6/9
    assert nearest(last_turn().side(0, "U4").glory(0, 8).hut(1, 3)) == 1  # 8/11 against 3/4


@pytest.mark.rule("CAP-END-6")
def test_then_the_smaller_fraction_decides() -> None:
    assert nearest(last_turn().hut(0, 2).glory(0, 4).hut(1, 2).glory(1, 3).gold(1, 9)) == 0


@pytest.mark.rule("CAP-END-6")
def test_then_the_goods_decide() -> None:
    assert nearest(last_turn().meters(0, 2, 1, 4).meters(1, 0, 2, 4).damage(0, grey=3)) == 0


@pytest.mark.rule("CAP-END-6")
def test_then_less_damage_decides() -> None:
    assert nearest(last_turn().meters(0, 2, 1, 4).meters(1, 0, 3, 4).damage(1, grey=1)) == 0


@pytest.mark.rule("CAP-END-6")
@pytest.mark.parametrize(("start", "winner"), [(0, 1), (1, 0)])
def test_then_the_later_in_play_order_wins(start: int, winner: int) -> None:
    assert nearest(last_turn(start), start) == winner


@pytest.mark.rule("CAP-END-6")
def test_fractions_are_compared_exactly() -> None:
    """6 of 9 and 8 of 12 are the same, so the goods decide."""
    data = changed_data(side={"U4": {"glory": 12}})
    position = last_turn(data=data).side(0, "U1").meters(0, 1, 0, 6).side(1, "U4").meters(1, 0, 0, 8)
    assert nearest(position) == 0


@pytest.mark.rule("CAP-END-6", "CAP-OPT-round_limit", "CAP-RUL-25")
def test_every_seat_has_had_its_turn_in_the_last_round() -> None:
    table = bottlecap(seats=4, round_limit=30).ships(0, 1, 2, 3).round(30).turn_of(0)
    for seat in range(4):
        assert (table.active, table.over) == (seat, False)
        finish_turn(table)
    assert (table.over, table.turns) == (True, 120)
    assert table.result().words == f"Nobody reached a throne in time; {table.name(3)} came nearest and wins."
