"""The builder of positions: what it lays out is a table like any other, and nonsense is refused with a sentence."""

from __future__ import annotations

import pytest

from meadhall.engine import MeadhallError, Refused, play_out, seeded, snapshot
from meadhall.testing.bottlecap import (
    bottlecap,
    choices,
    damage,
    finish_turn,
    forbidden_by,
    lid,
    meters,
    play,
    when_absent,
)


def test_a_position_is_laid_out_as_described() -> None:
    position = bottlecap(seats=3, eot="snapshot").ring("S02", "S07", "S12").side(1, "U3").rotation(5).round(4)
    position.meters(0, 1, 2, 3).wood(1, 4).gold(1, 5).glory(1, 6).ships(3, 2).ship(2, 9).anticlockwise(2)
    position.damage(0, red=1, grey=2).damage(2, grey=3).abilities(1, "A24", "A23").hut(1, 2)
    table = position.turn_of(1)
    assert table.spaces[:3] == [2, 7, 12]
    assert sorted(table.tiles) == list(range(8))
    assert [meters(table, seat) for seat in range(3)] == [(1, 2, 3), (4, 5, 6), (0, 0, 0)]
    assert [village.ship for village in table.villages] == [3, 2, 1]
    assert [village.heading for village in table.villages] == [1, 1, -1]
    assert (table.rotation, table.round, table.active, table.deciders()) == (5, 4, 1, [1])
    assert lid(table) == (4, 7)
    assert (table.villages[1].side.ident, table.villages[1].tier, table.villages[1].hut) == ("U3", 2, 3)
    assert table.rules.chain is False


def test_tiles_that_nothing_was_said_of_fill_the_ring_from_the_first() -> None:
    table = bottlecap().space(2, "S03").turn_of(0)
    assert table.spaces == [1, 6, 3, 8, 4, 9, 5, 13]


def test_draws_come_as_laid_down_and_then_by_chance() -> None:
    position = bottlecap().ships(4, 4).space(5, "S01").draws("R", "G", "R")
    table = play(position.turn_of(0), "sail 1")
    play(table, "sail 1")  # Blue crosses the line as well and attacks: a line's token and two for the attack
    assert damage(table, 1) == (1, 1)
    assert sum(damage(table, 0)) == 2


def test_a_position_can_be_copied_redealt_and_played_out() -> None:
    position = bottlecap(seats=4).side(0, "U1").abilities(0, "A10", "A09").draws("R", "R")
    table = position.turn_of(0)
    assert snapshot(table.copy()) == snapshot(table)
    play_out(table.redeal(2, 7), seeded(1), 500)
    play_out(table, seeded(1))
    assert table.over


def test_the_same_description_can_be_laid_out_again() -> None:
    position = bottlecap().space(2, "S09").ship(0, 1)
    play(position.turn_of(0), "sail 1", "part a")
    assert meters(position.turn_of(0), 0) == (0, 0, 0)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: bottlecap().damage(0, red=2).damage(1, red=2).turn_of(0), "4 reds with the seats"),
        (lambda: bottlecap().damage(0, grey=8).turn_of(0), "8 greys are with the seats, 1 more than there are"),
        (lambda: bottlecap().gold(0, 11).turn_of(0), "Seat 0 can't have 11 gold at the start of a turn; 10 is most"),
        (lambda: bottlecap().glory(1, 10).turn_of(0), "Seat 1 can't have 10 glory at the start of a turn; 9 is most"),
        (lambda: bottlecap().ring("S12", "S13").turn_of(0), "No tile is left that shows S13"),
        (lambda: bottlecap().side(0, "U1").side(1, "U1").turn_of(0), "each unique side is there only once"),
        (lambda: bottlecap(eot="never").turn_of(0), "Option eot can't be 'never'"),
        (lambda: play(bottlecap().turn_of(0), "row 2"), "Nobody would think of 'row 2' now; Red can sail 1, sail 2"),
    ],
)  # fmt: skip
def test_what_can_not_be_is_refused_with_a_sentence(wrong: object, sentence: str) -> None:
    assert callable(wrong)
    with pytest.raises(MeadhallError, match=sentence):
        wrong()


def test_nothing_can_be_played_after_the_end() -> None:
    table = play(bottlecap().space(2, "S02").ship(0, 1).meters(0, 2, 1, 9).turn_of(0), "sail 1", "part a")
    assert choices(table) == []
    with pytest.raises(MeadhallError, match="The game is over, so 'sail 1' can't be done"):
        play(table, "sail 1")


def test_a_refused_option_changes_nothing_and_names_its_rule() -> None:
    table = play(bottlecap().space(2, "S07").ship(0, 1).abilities(0, "A31").rotation(2).turn_of(0), "sail 1")
    assert (forbidden_by(table, "part a"), forbidden_by(table, "part b")) == ("", "CAP-ACT-5")
    before = snapshot(table)
    with pytest.raises(Refused):
        play(table, "part b")
    assert snapshot(table) == before


def test_a_turn_runs_out_by_what_the_absent_do() -> None:
    table = bottlecap().space(2, "S09").ship(0, 1).turn_of(0)
    assert when_absent(table) == "sail 1"
    finish_turn(table)
    assert (table.active, table.villages[0].ship, meters(table, 0)) == (1, 2, (0, 0, 0))
