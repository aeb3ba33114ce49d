"""Who is thought for, in which order and how long, with workers whose work takes as long as the test wants."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from meadhall.server import bot_thinking
from meadhall.server.bot_questions import Budget, Question
from meadhall.server.bot_queue import FairQueue, Rank
from meadhall.server.bot_thinking import BUSY, Thinkers, Thought
from meadhall.server.bot_workers import Failed, TooLong, Worker, WorkerLost
from meadhall.server.problems import Problem
from meadhall.server.settings import Limits, Settings


def question(match: str = "table", seat: int = 0, kind: str = "jarl", made: int = 0, dice: int = 1) -> Question:
    names = ["Red", "Blue"]
    return Question(match, "bottlecap", 2, 7, "sfc32", {}, None, names, [(0, 0)] * made, seat, kind, dice)


class Crew:
    """Workers that answer when they are told to, in the order in which they were asked."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.working: list[asyncio.Future[Any]] = []
        self.hired = 0

    def hire(self) -> CrewMember:
        self.hired += 1
        return CrewMember(self)

    @property
    def tables(self) -> list[str]:
        return [thought.question.match for thought in self.asked]

    async def answer(self, told: Any = 5) -> None:
        """Whoever has worked longest is done, or comes to harm."""
        done = self.working.pop(0)
        if isinstance(told, Exception):
            done.set_exception(told)
        else:
            done.set_result(told)
        await settle()


class CrewMember:
    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.warm = True
        self.alive = True

    async def run(self, work: Callable[[Any], Any], asked: Any, seconds: float) -> Any:
        self.crew.asked.append(asked)
        self.crew.working.append(asyncio.get_running_loop().create_future())
        return await self.crew.working[-1]

    def end(self) -> None:
        self.alive = False


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


def with_crew(do: Callable[[Thinkers, Crew], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        crew = Crew()
        thinkers = Thinkers(Settings(**{"workers": 2, **settings}), crew.hire)
        try:
            await do(thinkers, crew)
        finally:
            thinkers.close()
            await settle()

    asyncio.run(run())


def ask(thinking: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    return asyncio.get_running_loop().create_task(thinking)


# The order


def test_people_come_before_bots_before_hints_and_everybody_has_a_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Rank.HINTS, "a", "t", "hint")
    for number in range(3):
        queue.put(Rank.BOTS, "a", f"t{number}", f"a{number}")
    queue.put(Rank.BOTS, "b", "t", "b0")
    queue.put(Rank.BOTS, "b", "t", "b1")
    queue.put(Rank.PEOPLE, "c", "t", "c0")
    assert queue.waiting(Rank.BOTS) == 5
    assert queue.waiting_of(Rank.BOTS, "a") == 3
    taken = [queue.take() for _ in range(8)]
    assert taken == ["c0", "a0", "b0", "a1", "b1", "a2", "hint", None]


def test_what_ranks_behind_is_left_where_it_is() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Rank.HINTS, "a", "t", "hint")
    assert queue.take(Rank.BOTS) is None
    assert queue.take() == "hint"


def test_ninety_hints_of_one_client_do_not_keep_another_tables_bot_waiting() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        hints = [ask(thinkers.advise(question(f"hint{number}"), "a stranger")) for number in range(90)]
        await settle()
        refused = [hint.exception() for hint in hints if hint.done()]
        assert len(refused) == 85, "one is thought about, and four wait"
        assert all(isinstance(one, Problem) and one.status == 429 for one in refused)
        assert "You wait for 4 hints already" in str(refused[0])
        bot = ask(thinkers.answer(question("bots"), Rank.PEOPLE, "somebody"))
        await settle()
        assert crew.tables == ["hint0", "bots"], "hints leave a worker to the bots"
        crew.working.reverse()
        await crew.answer(17)
        assert await bot == 17
        for hint in hints:
            hint.cancel()

    with_crew(do)


def test_the_whole_hall_waits_for_so_many_hints_and_no_more() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        hints = [ask(thinkers.advise(question(f"hint{number}"), f"client {number}")) for number in range(6)]
        await settle()
        refused = [hint.exception() for hint in hints if hint.done()]
        assert [isinstance(one, Problem) and one.status for one in refused] == [503, 503]
        for hint in hints:
            hint.cancel()

    with_crew(do, limits=Limits(all_hints=3))


def test_who_asks_the_same_gets_the_same_answer_and_it_is_thought_about_once() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        same = [ask(thinkers.advise(question(made=3), f"client {number}")) for number in range(5)]
        other = ask(thinkers.advise(question(made=4), "client 0"))
        await settle()
        assert len(crew.asked) == 1
        same[0].cancel()
        await settle()
        await crew.answer("advice")
        assert [await one for one in same[1:]] == ["advice"] * 4
        await crew.answer("other advice")
        assert await other == "other advice"
        assert len(crew.asked) == 2

    with_crew(do)


def test_a_hint_that_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        first, second = (ask(thinkers.advise(question(name), "client")) for name in ("first", "second"))
        await settle()
        second.cancel()
        await settle()
        await crew.answer("advice")
        assert await first == "advice"
        assert crew.tables == ["first"]

    with_crew(do)


def test_who_waits_long_for_a_hint_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_thinking, "HINT_PATIENCE", 0.01)

    async def do(thinkers: Thinkers, crew: Crew) -> None:
        with pytest.raises(Problem, match="hints come last") as told:
            await thinkers.advise(question(), "client")
        assert told.value.status == 503

    with_crew(do)


# How long


def test_the_more_wait_the_less_is_thought_about_each_and_it_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        assert thinkers.notice == ""
        bots = [ask(thinkers.answer(question(f"t{number}"), Rank.PEOPLE, f"p{number}")) for number in range(60)]
        await settle()
        for _ in bots:
            await crew.answer()
        assert [await bot for bot in bots] == [5] * 60
        seconds = [thought.budget.seconds for thought in crew.asked]
        assert seconds[0] == 2.0, "the first finds nobody waiting behind it"
        assert seconds[2:59] == sorted(seconds[2:59]), "then it is the less, the more wait"
        assert sum(seconds[2:30]) / 2 < 0.5, "so the last of sixty is not far"
        assert seconds[-1] == 2.0
        assert thinkers.notice == str(BUSY)
        thinkers._crowded -= bot_thinking.CALM_AGAIN
        assert thinkers.notice == ""

    with caplog.at_level(logging.WARNING, "meadhall.server"):
        with_crew(do)
    said = [line.getMessage() for line in caplog.records]
    assert len(said) == 2
    assert said[0].startswith(str(BUSY))
    assert said[1] == "Bots think as long as usual again."


def test_nobody_thinks_longer_than_there_is_time_or_than_the_host_allows() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        soon = ask(thinkers.answer(question("soon"), Rank.PEOPLE, "p", left=0.5))
        late = ask(thinkers.answer(question("late"), Rank.PEOPLE, "p", left=100.0))
        gone = ask(thinkers.answer(question("gone"), Rank.PEOPLE, "p", left=0.01))
        await settle()
        assert crew.tables == ["soon", "late"]
        assert 0.1 < crew.asked[0].budget.seconds < 0.5
        assert crew.asked[1].budget == Budget(300, 0.8)
        await crew.answer()
        await crew.answer()
        await soon
        await late
        with pytest.raises(TooLong):
            await gone
        assert crew.tables == ["soon", "late"], "what nobody can wait for is not asked"

    with_crew(do, worlds=300, thought=0.8)


# When workers fail


def test_a_question_whose_worker_died_is_asked_again_just_as_it_was() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        bot = ask(thinkers.answer(question(), Rank.PEOPLE, "p"))
        await settle()
        await crew.answer(WorkerLost())
        await crew.answer(WorkerLost())
        await crew.answer(9)
        assert await bot == 9
        assert crew.asked == [crew.asked[0]] * 3
        assert crew.hired == 3

    with_crew(do)


def test_workers_that_die_again_and_again_are_not_asked_for_ever() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        bot = ask(thinkers.answer(question(), Rank.PEOPLE, "p"))
        await settle()
        for _ in range(bot_thinking.TRIES):
            await crew.answer(WorkerLost())
        with pytest.raises(WorkerLost):
            await bot

    with_crew(do)


def test_a_question_that_took_too_long_is_asked_once_more_for_less() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        bot = ask(thinkers.answer(question(), Rank.PEOPLE, "p"))
        await settle()
        await crew.answer(TooLong())
        await crew.answer(4)
        assert await bot == 4
        first, second = crew.asked
        assert second.budget == first.budget.smaller()
        assert second.budget.iterations < first.budget.iterations / 4

    with_crew(do)


def test_a_worker_with_a_failed_question_goes_on_and_any_other_trouble_leaves_nobody_waiting() -> None:
    async def do(thinkers: Thinkers, crew: Crew) -> None:
        for trouble, hired in ((Failed("a bug"), 1), (ValueError("can't be sent"), 1)):
            bot = ask(thinkers.answer(question(), Rank.PEOPLE, "p"))
            await settle()
            await crew.answer(trouble)
            with pytest.raises(type(trouble)):
                await bot
            assert crew.hired == hired
        bot = ask(thinkers.answer(question(), Rank.PEOPLE, "p"))
        await settle()
        assert crew.hired == 2, "who can't be trusted is replaced"
        await crew.answer()
        await bot

    with_crew(do, workers=1)


def test_a_bot_whose_worker_is_killed_chooses_as_it_would_have_chosen() -> None:
    """With real workers: one is killed while it is idle, one while it thinks."""

    async def run() -> None:
        thinkers = Thinkers(Settings(workers=1, thought=60.0, overtime=60.0))
        asked = question(kind="search:iterations=60", dice=11)
        try:
            wanted = await thinkers.answer(asked, Rank.PEOPLE, "p")
            [idle] = thinkers._idle
            assert isinstance(idle, Worker)
            os.kill(idle.pid, signal.SIGKILL)
            again = ask(thinkers.answer(asked, Rank.PEOPLE, "p"))
            await settle()
            [(hand, _)] = thinkers._at_work.values()
            assert isinstance(hand, Worker)
            if hand is not idle:  # its end may not have been noticed yet
                os.kill(hand.pid, signal.SIGKILL)
            assert await again == wanted
        finally:
            thinkers.close()

    asyncio.run(run())
