"""A match that goes on with other cards: nothing changes that its seat could know, and it is a true match again."""

from __future__ import annotations

import json
import random

import pytest

import meadhall
from meadhall.engine import MeadhallError, Record, Table, read_record, snapshot
from meadhall.engine.parcel import packed
from meadhall.engine.record import Anew, go_on
from meadhall.play import Seat, new_match, resume, save
from meadhall.play.save import SavedMatch
from meadhall.play.undo import Barrier
from meadhall.testing.worlds import moments, random_action, seen

SEED = 2**127 + 12345


def anew(table: Table, seat: int, seed: int = SEED) -> Record:
    """The record of a match that goes on from here with other cards."""
    more = Anew(after=table.decisions, seat=seat, seed=seed)
    return table.record().model_copy(update={"redealt": [*table.record().redealt, more]})


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_its_seat_sees_no_difference_and_the_rest_is_dealt_anew(game: str) -> None:
    differs = 0
    for table in moments(game, 5, 4):
        for seat in range(table.setting.seats):
            dealt = meadhall.rebuild(anew(table, seat))
            assert seen(dealt.view(seat)) == seen(table.view(seat))
            assert dealt.options(seat) == table.options(seat)
            assert dealt.history() == table.history()
            differs += snapshot(dealt) != snapshot(table)
    assert differs


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_it_is_played_to_its_end_seen_by_everybody_and_rebuilt_from_its_record(game: str) -> None:
    dice = random.Random(9)
    for at, table in enumerate(moments(game, 6, 4)):
        seat = at % table.setting.seats
        dealt = meadhall.rebuild(anew(table, seat))
        for number in range(5000):
            if dealt.over:
                break
            if number % 100 == 0:  # all that was told is long
                everybody_is_told(dealt)
            dealt.apply(*random_action(dealt, dice))
        assert dealt.over
        everybody_is_told(dealt)
        record = read_record(dealt.record().text())
        assert [one.after for one in record.redealt] == [table.decisions]
        assert snapshot(meadhall.rebuild(record)) == snapshot(dealt)
        follower = meadhall.rebuild(record, 0)
        for _ in record.decisions:
            follower = go_on(record, follower)
        assert snapshot(follower) == snapshot(dealt)


def everybody_is_told(table: Table) -> None:
    for viewer in range(-1, table.setting.seats):
        assert len(table.view(viewer).told()) == table.told


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_no_view_holds_the_seed_by_which_it_was_dealt(game: str) -> None:
    for table in moments(game, 7, 3):
        dealt = meadhall.rebuild(anew(table, 0))
        assert dealt.redealt[0].seed == SEED
        for viewer in range(-1, dealt.setting.seats):
            view = dealt.view(viewer)
            assert view.table.redealt == ()
            assert str(SEED) not in json.dumps(packed(view))


def test_it_can_be_dealt_anew_more_than_once() -> None:
    for table in moments("drakkar", 8, 2):
        once = meadhall.rebuild(anew(table, 0))
        twice = meadhall.rebuild(anew(once, 1, SEED + 1))
        assert [(one.seat, one.seed) for one in twice.redealt] == [(0, SEED), (1, SEED + 1)]
        assert seen(twice.view(1)) == seen(once.view(1))


def test_a_match_of_bots_goes_on_from_it_and_is_saved() -> None:
    match = new_match("drakkar", ["greedy"] * 3, 4)
    match.run()
    record = match.table.record()
    short = meadhall.rebuild(record.model_copy(update={"decisions": record.decisions[:40]}))
    begun = resume(
        SavedMatch(
            seed=3,
            seats=[Seat(kind="greedy") for _ in range(3)],
            made_by=["hall"] * 40,
            barrier=Barrier(number=40),
            changes=True,
            record=anew(short, 2),
        )
    )
    begun.run()
    assert begun.over
    again = resume(save(begun))
    assert snapshot(again.table) == snapshot(begun.table)


def test_records_of_other_matches_read_as_ever() -> None:
    record = meadhall.playout("bottlecap", 2, 3).record()
    assert "redealt" not in record.text()
    assert read_record(record.text()) == record
    wrong = record.model_copy(update={"redealt": [Anew(after=3, seat=7, seed=1)]})
    with pytest.raises(MeadhallError, match="no seat 7"):
        meadhall.rebuild(wrong)
