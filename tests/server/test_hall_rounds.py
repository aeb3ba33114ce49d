"""What the hall does when nobody asks: every table that is due is woken, each fails alone, none is left with its timer
stopped."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from meadhall.server import hall_rounds
from meadhall.server.hall import Hall
from meadhall.server.live_table import LiveTable
from meadhall.server.shutting_down import stopped
from meadhall.server.storage import Storage
from meadhall.server.table_driver import TableDriver
from meadhall.server.watchers import Watcher
from meadhall.testing.served import Seat, Served
from meadhall.testing.waiting import PATIENCE, until


def change(served: Served, statement: str, *values: object) -> None:
    served.stored.sql(statement, *values)


def ended(served: Served) -> Seat:
    [seat] = served.open(seats=["you", "random"], options={"round_limit": 30})
    seat.post("take-over", kind="random")
    seat.wait(lambda seen: seen["result"])
    return seat


def test_sixty_forks_that_nobody_plays_keep_no_table_from_being_woken(serve: Callable[..., Served]) -> None:
    served = serve()
    over = ended(served)
    forks = []
    while len(forks) < 60:
        answer = over.post("fork", at=0, seat=0, kind="random")
        assert answer.status_code == 201
        forks.append(answer.json()["match"])
    (one,) = served.open(seats=["you", "random", "random"], options={"start": 0})
    one.wait(lambda seen: seen["yours"])
    served.stop()
    due = dict(served.stored.sql("SELECT id, deadline FROM matches"))
    assert not any(due[fork] for fork in forks), "nothing is to be done there until somebody plays"
    change(served, "UPDATE matches SET deadline = 1.0")  # as earlier releases have left them
    change(served, "UPDATE seats SET absent = 1 WHERE match = ? AND seat = 0", one.match)
    again = serve()
    Seat(again, one.match, 0, one.token).wait(lambda seen: seen["number"] > 3)


def test_a_table_that_can_not_be_read_is_set_aside_and_the_others_are_woken(serve: Callable[..., Served]) -> None:
    served = serve()
    tables = [served.open(seats=["you", "random"], options={"start": 0})[0] for _ in range(6)]
    served.stop()
    change(served, "UPDATE matches SET deadline = 1.0")
    change(served, "UPDATE matches SET names = 'no JSON' WHERE id = ?", tables[0].match)
    change(served, "UPDATE matches SET game = 'unknown' WHERE id = ?", tables[1].match)
    change(served, "DELETE FROM seats WHERE match = ? AND seat = 0", tables[2].match)
    change(served, "UPDATE matches SET rules_version = 0 WHERE id = ?", tables[3].match)
    again = serve(sweep=1000.0)
    again.do(again.hall.rounds.wake_the_due())
    until(lambda: again.stored.due("relaxed", 2e9) == [])  # the hall's own first round may have one in hand
    aside = dict(served.stored.sql("SELECT id, aside FROM matches WHERE deadline IS NOT NULL OR aside <> ''"))
    assert [bool(aside.get(seat.match)) for seat in tables] == [True, True, True, True, False, False]
    assert tables[4].match not in aside, "nothing is to be done there, and the row says so now"
    for seat in tables[:4]:
        answer = again.http.get(f"/api/tables/{seat.match}")
        assert answer.status_code in (400, 404, 409, 500)
        assert answer.json()["sentence"]
    again.stop()
    change(served, "UPDATE hall SET value = 'an earlier one' WHERE name = 'release'")
    Storage(served.database).close()
    assert len(served.stored.due("relaxed", 2e9)) == 4, "another release tries anew what the last one could not do"


def test_a_table_that_stumbles_again_and_again_is_set_aside(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve(sweep=0.02)
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    (other,) = served.open(seats=["you", "random"], options={"start": 0})
    usual = TableDriver.answer_now

    def stumble(self: TableDriver, now: float) -> list[Any]:
        if self.table.row.id == one.match:
            raise ZeroDivisionError("a bug in a rule")
        return usual(self, now)

    monkeypatch.setattr(TableDriver, "answer_now", stumble)
    one.post("take-over", kind="random")
    until(lambda: served.stored.match(one.match).aside)  # type: ignore[union-attr]
    assert "a bug in a rule" in served.stored.match(one.match).aside  # type: ignore[union-attr]
    other.choose()
    monkeypatch.undo()
    one.look()
    two.choose()  # whoever looks takes it up again
    two.wait(lambda seen: seen["number"] >= 2)
    assert not served.stored.match(one.match).aside  # type: ignore[union-attr]


def test_tables_with_a_clock_are_woken_first(serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> None:
    served = serve()
    tempos = ["relaxed", "slow", "live", "relaxed", "live", "slow"]
    tables = {}
    for tempo in tempos:
        clock = {} if tempo == "relaxed" else {"tempo": {"kind": tempo, "seconds": 3600}}
        tables[served.open(seats=["you", "you"], **clock)[0].match] = tempo
    served.stop()
    for at, match in enumerate(tables):
        change(served, "UPDATE matches SET deadline = ? WHERE id = ?", float(at + 1), match)
    woken: list[str] = []
    monkeypatch.setattr(Hall, "take_in", noting(woken, Hall.take_in))
    serve(sweep=1000.0)  # its first round
    until(lambda: len(woken) >= len(tables), "they were not woken")
    assert [tables[match] for match in woken] == ["live", "live", "slow", "slow", "relaxed", "relaxed"]


def noting(woken: list[str], usual: Callable[..., LiveTable]) -> Callable[..., LiveTable]:
    def take_in(self: Hall, stored: Any, match: Any, fence: int) -> LiveTable:
        woken.append(stored.row.id)
        return usual(self, stored, match, fence)

    return take_in


def test_who_asks_for_a_table_that_is_being_woken_gets_it_and_there_is_only_one(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its past is followed beside the loop; who comes meanwhile does not wait for that."""
    served = serve()
    one, _ = served.open(seats=["you", "you"], options={"start": 0})
    served.stop()
    change(served, "UPDATE matches SET deadline = 1.0")
    reached, go_on = threading.Event(), threading.Event()
    usual = hall_rounds.take_up

    def slowly(*asked: Any) -> Any:
        reached.set()
        go_on.wait(PATIENCE)
        return usual(*asked)

    monkeypatch.setattr(hall_rounds, "take_up", slowly)
    again = serve(sweep=0.05)
    assert reached.wait(PATIENCE)
    seat = Seat(again, one.match, 0, one.token)
    seat.choose()
    live = again.hall.tables[one.match]
    go_on.set()
    again.do(asyncio.sleep(0.1))
    assert again.hall.tables[one.match] is live
    assert seat.look()["number"] == 1


def test_a_page_opened_while_a_table_is_put_away_finds_it_driven_on(serve: Callable[..., Served]) -> None:
    served = serve(sweep=1000.0, idle=1000.0, pause=0.3)
    (one,) = served.open(seats=["you", "random"], options={"start": 0})
    one.choose()  # the bot will answer in a moment
    busy = threading.Event()

    async def put_away() -> None:
        served.hall.tables[one.match].touched -= 10_000
        before = asyncio.create_task(served.hall.storage.write(lambda connection: busy.wait(PATIENCE)))
        letting_go = asyncio.create_task(served.hall.rounds.let_go_of_the_idle())
        await asyncio.sleep(0.02)  # its snapshot is being written
        looking = asyncio.create_task(look())
        await asyncio.sleep(0.02)
        busy.set()
        await asyncio.gather(before, letting_go, looking)

    async def look() -> None:
        async with served.hall.table(one.match) as live:
            assert not live.dead

    served.do(put_away())
    one.wait(lambda seen: seen["number"] >= 2)


def test_a_table_that_is_watched_while_it_is_put_away_stays(serve: Callable[..., Served]) -> None:
    served = serve(sweep=1000.0, idle=1000.0, pause=0.3)
    (one,) = served.open(seats=["you", "random"], options={"start": 0})
    one.choose()
    busy = threading.Event()

    async def put_away() -> LiveTable:
        live = served.hall.tables[one.match]
        live.touched -= 10_000
        before = asyncio.create_task(served.hall.storage.write(lambda connection: busy.wait(PATIENCE)))
        letting_go = asyncio.create_task(served.hall.rounds.let_go_of_the_idle())
        await asyncio.sleep(0.02)
        live.watchers.add(Watcher((0,)))
        busy.set()
        await asyncio.gather(before, letting_go)
        return live

    live = served.do(put_away())
    assert served.hall.tables[one.match] is live
    until(lambda: live.number >= 2, "its timer was stopped for good")


def test_a_live_table_whose_seconds_run_stays_until_they_have_run_out(serve: Callable[..., Served]) -> None:
    """Taken up anew its clocks would begin anew, again and again."""
    served = serve(sweep=1000.0, idle=0.0)
    (one, _) = served.open(seats=["you", "you"], tempo={"kind": "live", "seconds": 3600})
    served.do(served.hall.rounds.let_go_of_the_idle())
    assert one.match in served.hall.tables
    (other, _) = served.open(seats=["you", "you"])
    served.do(served.hall.rounds.let_go_of_the_idle())
    assert other.match not in served.hall.tables


def test_a_bot_that_takes_over_moves_after_a_restart_though_nobody_looks(serve: Callable[..., Served]) -> None:
    served = serve(calm=1000.0)
    one, _ = served.open(seats=["you", "you"], options={"start": 0})
    one.post("take-over", kind="random")
    served.stop()
    again = serve()
    until(lambda: again.stored.entries(one.match))


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_600_due_tables_are_woken_while_others_are_answered(serve: Callable[..., Served]) -> None:
    served = serve()
    (first, _) = served.open(seats=["you", "you"], options={"layout": "first"})
    dice = random.Random(4)
    live = served.hall.tables[first.match]
    while live.number < 100:
        seat = live.match.deciders()[0]
        served.do(live.act(seat, dice.choice(live.match.table.options(seat)), None))
    entries = served.stored.entries(first.match)

    async def multiply() -> None:
        copied = [replace(seat, token_hash=None, kind="random") for seat in live.seats]
        plain = replace(live.row, promise=None)  # only one match has it
        rows = [
            replace(plain, id="".join("ABCDEFGHJK"[int(digit)] for digit in f"{number:012}"), invite=f"i{number}")
            for number in range(600)
        ]
        copies = [served.hall.storage.create(replace(row, deadline=1.0), copied, entries) for row in rows]
        await asyncio.gather(*copies)

    served.do(multiply())
    served.stop()
    begun = time.perf_counter()
    again = serve(pause=1000.0, calm=1000.0)  # the bots take their time, so that only the waking is measured
    waits = []
    while len(again.hall.tables) < 600 and time.perf_counter() - begun < 120:
        asked = time.perf_counter()
        again.http.get("/api/games/bottlecap")
        waits.append(time.perf_counter() - asked)
        time.sleep(0.02)
    taken = time.perf_counter() - begun
    waits.sort()
    print(
        f"\n600 tables of {len(entries)} decisions awake after {taken:.1f} s; meanwhile others were answered in "
        f"{1000 * waits[len(waits) // 2]:.0f} ms, p99 {1000 * waits[-len(waits) // 100]:.0f} ms"
    )
    assert len(again.hall.tables) >= 600


@pytest.mark.parametrize("faster", ["the round", "who opens it"])
def test_a_new_table_that_is_due_while_it_is_written_down_is_in_memory_once(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, faster: str
) -> None:
    """Two of it would both drive it on, and each find that the other was faster."""
    served = serve(sweep=600)
    hall = served.hall
    usual, take_in, follow = hall.storage.create, hall.take_in, hall_rounds.take_up
    woken: list[asyncio.Task[None]] = []
    taken: list[str] = []
    under_way, laid_out = threading.Event(), threading.Event()

    async def written(*asked: Any) -> None:
        await usual(*asked)
        woken.append(asyncio.create_task(hall.rounds.wake_the_due()))
        await asyncio.to_thread(under_way.wait, PATIENCE)

    def following(*asked: Any) -> Any:
        match = follow(*asked)
        under_way.set()
        if faster == "who opens it":
            laid_out.wait(PATIENCE)
        return match

    def noted(*asked: Any) -> LiveTable:
        taken.append(asked[0].row.id)
        laid_out.set()
        return take_in(*asked)

    monkeypatch.setattr(hall.storage, "create", written)
    monkeypatch.setattr(hall, "take_in", noted)
    monkeypatch.setattr(hall_rounds, "take_up", following)
    (one,) = served.open(seats=["you", "random"], options={"start": 1})
    assert woken, "it was due: a bot begins"
    one.wait(lambda seen: seen["yours"])
    served.do(asyncio.wait_for(woken[0], PATIENCE))
    assert taken == [one.match]


def test_rounds_that_are_hurried_in_the_moment_in_which_the_hall_closes_end(serve: Callable[..., Served]) -> None:
    """As when another hall's death is noticed by one that begins to drain: Python 3.11's `wait_for` hears only one."""
    served = serve(sweep=600.0)
    rounds = served.hall.rounds

    async def stop() -> bool:
        rounds.hurry()
        stopping = asyncio.create_task(rounds.stop())
        await asyncio.wait([stopping], timeout=20)
        return stopping.done()

    async def stop_a_moment_later() -> bool:
        rounds.start()
        await asyncio.sleep(0.2)
        rounds.hurry()
        await asyncio.sleep(0)
        return await stop()

    assert served.do(stop())
    assert served.do(stop_a_moment_later())


def test_a_task_that_does_not_hear_that_it_is_told_to_stop_is_told_again() -> None:
    deaf = 2

    async def work() -> None:
        nonlocal deaf
        while True:
            try:
                await asyncio.sleep(600)
            except asyncio.CancelledError:
                if not deaf:
                    raise
                deaf -= 1

    async def tell() -> bool:
        task = asyncio.create_task(work())
        await asyncio.sleep(0)
        await stopped(task)
        return task.cancelled()

    assert asyncio.run(tell())
