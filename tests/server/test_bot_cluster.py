"""Hands on a cluster: who is hired and asked, and what a lost one costs. The cluster is a stand-in, without Ray."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any

import pytest

from meadhall.engine.errors import BadOption
from meadhall.play.cluster import ClusterLost, ClusterTrouble
from meadhall.server import bot_cluster
from meadhall.server.bot_cluster import places
from meadhall.server.bot_questions import Question
from meadhall.server.bot_queue import Rank
from meadhall.server.bot_thinking import Thinkers
from meadhall.server.bot_workers import TooLong
from meadhall.server.settings import MOST_WORKERS, Settings

ADDRESS = "10.0.0.5:6379"


class FakeCluster:
    """Answers greetings at once, and other questions when the test says so."""

    made: list[FakeCluster]
    away = False  # nobody answers at that address

    def __init__(self, address: str) -> None:
        self.address = address
        self.nodes = {"oak": 2, "elm": 1}
        self.lost = False
        self.ready: Future[None] = Future()
        self.hands: dict[int, str] = {}
        self.asked: list[tuple[int, Future[Any]]] = []
        self.deaf: set[str] = set()  # nodes that don't greet
        FakeCluster.made.append(self)
        if FakeCluster.away:
            self.ready.set_exception(BadOption("There is nobody."))
        else:
            self.ready.set_result(None)

    def hire(self, hand: int, node: str) -> None:
        self.hands[hand] = node

    def ask(self, hand: int, work: Any, asked: Any, seconds: float) -> Future[Any]:
        future: Future[Any] = Future()
        if asked[0] is not bot_cluster.greet:
            self.asked.append((hand, future))
        elif self.hands.get(hand) in self.deaf:
            future.set_exception(ClusterTrouble("It has another Meadhall."))
        else:
            future.set_result((True, None))
        return future

    def dismiss(self, hand: int) -> None:
        self.hands.pop(hand, None)

    def close(self, *, at_once: bool = False) -> None:
        self.lost = True

    # What the test does

    def answer(self, told: Any = 5) -> None:
        self.asked.pop(0)[1].set_result((True, told))

    def lose_node(self, node: str) -> None:
        self.nodes = {name: number for name, number in self.nodes.items() if name != node}
        for hand, future in [one for one in self.asked if self.hands[one[0]] == node]:
            self.asked.remove((hand, future))
            future.set_exception(ClusterTrouble("The node is gone."))

    def lose(self) -> None:
        self.lost = True
        self.nodes = {}
        while self.asked:
            self.asked.pop()[1].set_exception(ClusterLost("It is gone."))


class Near:
    """A worker of this machine, that answers at once."""

    hired = 0
    warm = alive = True

    def __init__(self) -> None:
        Near.hired += 1

    async def run(self, work: Callable[[Any], Any], asked: Any, seconds: float) -> int:
        return 7

    def end(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeCluster.made = []
    monkeypatch.setattr(FakeCluster, "away", False)
    monkeypatch.setattr(Near, "hired", 0)
    monkeypatch.setattr(bot_cluster, "Cluster", FakeCluster)
    monkeypatch.setattr(bot_cluster, "LOOK", 0.01)
    monkeypatch.setattr(bot_cluster, "AGAIN", 0.02)


def question(match: str) -> Question:
    return Question(match, "bottlecap", 2, 7, "sfc32", {}, None, ["Red", "Blue"], [], 0, "jarl", 1)


def with_cluster(do: Callable[[Thinkers, FakeCluster], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        thinkers = Thinkers(Settings(**{"workers": 1, "ray": ADDRESS, **settings}), Near)
        try:
            # The first question finds nobody there yet, and begins to hire.
            assert await thinkers.answer(question("first"), Rank.PEOPLE, "somebody") == 7
            await settle()
            await do(thinkers, FakeCluster.made[0])
        finally:
            thinkers.close()
            await asyncio.sleep(0)

    asyncio.run(run())


async def settle() -> None:
    await asyncio.sleep(0.06)


def ask(thinkers: Thinkers, match: str, rank: Rank = Rank.PEOPLE) -> asyncio.Task[int]:
    return asyncio.get_running_loop().create_task(thinkers.answer(question(match), rank, match))


def test_every_processor_of_the_cluster_has_a_hand_and_all_think_at_once() -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        assert sorted(cluster.hands.values()) == ["elm", "oak", "oak"]
        assert thinkers.workers == 3
        assert thinkers.warm
        bots = [ask(thinkers, f"table {number}") for number in range(5)]
        await settle()
        assert len(cluster.asked) == 3
        while cluster.asked:
            cluster.answer()
            await settle()
        assert sorted([await bot for bot in bots]) == [5, 5, 5, 7, 7], "who answered first is still there, and helps"
        assert Near.hired == 1

    with_cluster(do)


def test_hints_leave_a_hand_to_the_bots() -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        hints = [
            asyncio.get_running_loop().create_task(thinkers.advise(question(f"hint {number}"), f"client {number}"))
            for number in range(8)
        ]
        await settle()
        assert len(cluster.asked) == 2
        bot = ask(thinkers, "bots")
        await settle()
        assert len(cluster.asked) == 3
        cluster.asked[-1][1].set_result((True, 5))
        assert await bot == 5
        for hint in hints:
            hint.cancel()

    with_cluster(do)


def test_no_more_are_hired_than_the_host_wants() -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        assert sorted(cluster.hands.values()) == ["elm", "oak"]

    with_cluster(do, ray_workers=2)
    assert len(places({"giant": 500}, MOST_WORKERS)) == MOST_WORKERS


def test_a_question_that_is_lost_with_its_node_is_asked_again() -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        bots = [ask(thinkers, f"table {number}") for number in range(3)]
        await settle()
        cluster.lose_node("oak")
        await settle()
        while cluster.asked:
            cluster.answer()
            await settle()
        assert all([await bot in (5, 7) for bot in bots])
        assert set(cluster.hands.values()) == {"elm"}
        assert thinkers.workers == 1

    with_cluster(do)


def test_a_node_that_comes_is_used() -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        cluster.nodes = {**cluster.nodes, "ash": 4}
        await settle()
        assert list(cluster.hands.values()).count("ash") == 4
        assert thinkers.workers == 7

    with_cluster(do)


def test_a_node_that_cant_answer_is_left_and_said_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        cluster.deaf.add("ash")
        cluster.nodes = {**cluster.nodes, "ash": 1}
        await settle()
        await settle()
        assert thinkers.workers == 3

    with_cluster(do)
    assert [line.getMessage() for line in caplog.records].count(
        f"A node of the Ray cluster at {ADDRESS} was left: It has another Meadhall."
    ) == 1


def test_who_is_too_late_is_ended_and_its_node_has_to_greet_again() -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        first = set(cluster.hands)
        cluster.deaf.update(("oak", "elm"))
        bot = ask(thinkers, "table")
        await asyncio.sleep(0.1)
        [(hand, _)] = cluster.asked
        node = cluster.hands[hand]
        with pytest.raises(TooLong):
            await bot
        await settle()
        assert not [one for one in first if cluster.hands.get(one) == node]

    with_cluster(do, thought=0.1, overtime=0.1)


def test_a_lost_cluster_leaves_the_thinking_to_this_machine_until_it_is_back(caplog: pytest.LogCaptureFixture) -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        bots = [ask(thinkers, f"table {number}") for number in range(3)]
        await settle()
        FakeCluster.away = True
        cluster.lose()
        assert [await bot for bot in bots] == [7, 7, 7]
        assert thinkers.workers == 1
        assert await ask(thinkers, "later") == 7
        await settle()
        FakeCluster.away = False
        await settle()
        await settle()
        again = FakeCluster.made[-1]
        bot = ask(thinkers, "there again")
        await settle()
        again.answer()
        assert await bot == 5

    caplog.set_level(logging.WARNING)
    with_cluster(do)
    said = [line.getMessage() for line in caplog.records]
    assert f"The Ray cluster at {ADDRESS} is lost: bots think on this machine until it is back." in said
    assert f"The Ray cluster at {ADDRESS} is back: bots think there again." in said


def test_a_cluster_that_is_gone_before_anybody_is_hired_is_waited_for() -> None:
    async def do(thinkers: Thinkers, cluster: FakeCluster) -> None:
        assert await ask(thinkers, "table") == 7
        FakeCluster.away = False
        await settle()
        await settle()
        assert thinkers.workers == 3

    FakeCluster.away = True
    with_cluster(do)


@pytest.mark.parametrize("address", ["nonsense", "http://10.0.0.5:6379", "10.0.0.5", "ray://10.0.0.5:10001"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadOption, match="is no address of a Ray cluster"):
        Settings(ray=address)
