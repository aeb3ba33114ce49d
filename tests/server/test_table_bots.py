"""When a bot answers is drawn by dice: nobody can see how long it thought, nor whether it did."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meadhall import bots
from meadhall.engine.event import DETAIL
from meadhall.server.bot_queue import Rank
from meadhall.server.bot_thinking import BUSY
from meadhall.server.bot_workers import Worker
from meadhall.server.hall import Hall
from meadhall.server.live_table import LiveTable
from meadhall.server.settings import Settings
from meadhall.server.storage import Storage
from meadhall.server.table_wish import Wish
from meadhall.testing.served import Served

SOON = 60.0  # after every pause


class Mind:
    """In the place of the hall's workers: answers when the test says so."""

    warm = True
    notice = ""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Rank, float | None]] = []
        self.answers: list[asyncio.Future[int]] = []

    async def answer(self, question: Any, rank: Rank, who: str, left: float | None = None) -> int:
        self.asked.append((question, rank, left))
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    def close(self) -> None:
        pass


def at_a_table(
    folder: Path, kinds: list[str], do: Callable[[LiveTable, Mind], Awaitable[None]], game: str = "bottlecap"
) -> None:
    async def run() -> None:
        hall = Hall(Storage(folder / "hall.db"), Settings(pause=0.4, workers=1))
        mind = Mind()
        hall.thinkers.close()
        hall.thinkers = mind  # type: ignore[assignment]  # it is asked in the same way
        options: dict[str, str | int] = {"start": kinds.index("jarl")} if game == "bottlecap" else {}
        live, _ = await hall.create(Wish(game, kinds, options=options), "")
        try:
            await do(live, mind)
        finally:
            await hall.close()

    asyncio.run(run())


def moments(live: LiveTable, now: float) -> list[float]:
    return [moment for moment, _ in live.driver.todo(now)]


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("kinds", [["you", "jarl"], ["you", "you", "jarl"]], ids=["relaxed", "live"])
def test_a_bot_answers_at_the_same_moment_however_long_it_thinks(tmp_path: Path, kinds: list[str]) -> None:
    async def do(live: LiveTable, mind: Mind) -> None:
        await settle()
        now = live.now()
        [drawn] = moments(live, now)
        [(question, rank, left)] = mind.asked
        assert rank is Rank.PEOPLE
        assert left is not None
        assert 0 < left <= drawn - now + 1, "it thinks until then, and no longer"
        mind.answers[0].set_result(live.match.table.legal(question.seat)[0])
        await settle()
        assert moments(live, live.now()) == [drawn], "that it is done already makes no difference"
        assert live.driver.answer_now(drawn - 0.01) == []
        assert len(live.driver.answer_now(drawn)) == 1

    at_a_table(tmp_path, kinds, do)


@pytest.mark.parametrize("kinds", [["you", "jarl"], ["you", "you", "jarl"]], ids=["relaxed", "live"])
def test_a_bot_that_is_not_done_by_then_does_what_it_leans_to(tmp_path: Path, kinds: list[str]) -> None:
    async def do(live: LiveTable, mind: Mind) -> None:
        await settle()
        [drawn] = moments(live, live.now())
        seat = kinds.index("jarl")
        leant = bots.bot("greedy", live.match.bot_question(seat)[1]).choose(live.match.view(seat))
        made = live.match.table.decisions
        assert len(live.driver.answer_now(drawn)) == 1
        last = live.match.table.last_decision
        assert last is not None
        assert (last.seat, last.action) == (seat, leant)
        assert live.match.made[made].by == "bot"

    at_a_table(tmp_path, kinds, do)


def test_bots_that_are_asked_together_answer_together_whatever_they_hold(tmp_path: Path) -> None:
    async def do(live: LiveTable, mind: Mind) -> None:
        later = live.now()
        while len(live.match.dues()) < 2:
            for seat in live.match.waiting():
                live.match.act(seat, live.match.table.legal(seat)[0], later)
            later += SOON
            if len(live.match.dues()) < 2:
                live.driver.answer_now(later)
        before = moments(live, later)
        assert len(before) > 1
        assert len(set(before)) == 1
        await settle()
        question, answer = mind.asked[-1][0], mind.answers[-1]
        answer.set_result(live.match.table.legal(question.seat)[0])
        await settle()
        assert moments(live, later) == before

    at_a_table(tmp_path, ["you", "jarl", "jarl", "jarl"], do, "drakkar")


def test_trouble_with_the_thought_is_no_reason_to_play_at_random(tmp_path: Path) -> None:
    async def do(live: LiveTable, mind: Mind) -> None:
        await settle()
        seat = 1
        leant = bots.bot("greedy", live.match.bot_question(seat)[1]).choose(live.match.view(seat))
        mind.answers[0].set_exception(RuntimeError("all workers are dead"))
        await settle()
        [drawn] = moments(live, live.now())
        live.driver.answer_now(drawn)
        last = live.match.table.last_decision
        assert last is not None
        assert (last.seat, last.action) == (seat, leant)

    at_a_table(tmp_path, ["you", "jarl"], do)


def test_a_hall_whose_workers_have_still_to_be_started_waits_for_them(tmp_path: Path) -> None:
    async def do(live: LiveTable, mind: Mind) -> None:
        mind.warm = False
        live.stop()
        live.driver._first_seen = {}
        await settle()
        assert moments(live, live.now()) == []
        await settle()
        question, _, left = mind.asked[-1]
        assert left is None
        mind.answers[-1].set_result(live.match.table.legal(question.seat)[0])
        await settle()
        assert len(moments(live, live.now())) == 1

    at_a_table(tmp_path, ["you", "jarl"], do)


def test_bots_that_decide_at_first_sight_need_no_worker(tmp_path: Path) -> None:
    async def play() -> None:
        hall = Hall(Storage(tmp_path / "hall.db"), Settings(pause=0.4, workers=1))
        live, _ = await hall.create(Wish("bottlecap", ["you", "oarsman", "greedy"], options={"start": 1}), "")
        await settle()
        assert not hall.thinkers._at_work
        assert len(live.driver.answer_now(live.now() + SOON)) == 1
        await hall.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", ["drakkar", "beer"])
def test_a_bot_pauses_after_what_everybody_saw_and_not_after_what_joins_it(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        hall = Hall(Storage(tmp_path / "hall.db"), Settings(pause=0.4, workers=1))
        live, _ = await hall.create(Wish(game, ["you", "greedy", "greedy", "greedy"]), "")
        pauses: dict[bool, set[float]] = {True: set(), False: set()}
        joins = 0
        now = live.now()
        for _ in range(400):
            if live.match.over:
                break
            for seat in live.match.waiting():
                live.match.act(seat, live.match.table.legal(seat)[0], now)
                break
            else:
                live.driver._first_seen = {}
                found = live.driver.todo(now)
                if all(one.why == "bot" for one in live.match.dues()):
                    kinds, told = live.match.table.kinds(), live.match.table.events()
                    newest = [event for event in told if event.number == live.match.table.decisions]
                    seen = any(kinds.of(event.kind).weight > DETAIL for event in newest)
                    joined = seen and not any(kinds.of(one.kind).opens or kinds.of(one.kind).follows for one in newest)
                    joins += joined
                    seen &= not joined
                    pauses[seen].update(round(moment - now, 3) for moment, _ in found)
                found[0][1]()
        assert pauses == {True: {0.4}, False: {0.0}}
        assert joins > 0 or game != "beer"  # as where one card more is discarded
        await hall.close()

    asyncio.run(play())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")
def test_a_worker_that_was_stopped_leaves_no_table_stuck(serve: Callable[..., Served]) -> None:
    served = serve(bots=("search",), thought=0.2, overtime=60.0)
    [seat] = served.open(seats=["you", "search:iterations=3"], options={"start": 1, "round_limit": 30})
    seat.wait(lambda seen: seen["yours"])
    [worker] = served.hall.thinkers._idle
    assert isinstance(worker, Worker)
    served.hall.thinkers._settings = replace(served.settings, overtime=0.3)
    os.kill(worker.pid, signal.SIGSTOP)
    while worker.alive:
        seat.choose()
    seat.wait(lambda seen: seen["yours"] or seen["result"])


def test_a_busy_hall_says_so_in_the_lobby_and_at_its_tables(served: Served) -> None:
    [seat] = served.open(seats=["you", "random"])
    assert seat.look()["hall"] == ""
    assert str(BUSY) not in served.http.get("/").text
    served.hall.thinkers._crowded = time.monotonic()
    assert seat.look()["hall"] == str(BUSY)
    assert served.http.get("/api/tables").json()["hall"] == str(BUSY)
    assert str(BUSY) in served.http.get("/").text
    assert str(BUSY) in served.http.get(f"/table/{seat.match}").text
