"""Bots and hints of a hall that think on a cluster: as they do on this machine, and there again when it is lost."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from meadhall.server import bot_cluster, bot_thinking
from meadhall.server.bot_questions import Question
from meadhall.server.bot_queue import Rank
from meadhall.server.bot_thinking import Thinkers
from meadhall.server.settings import Settings

if TYPE_CHECKING:
    from tests.cluster.conftest import Nodes

pytestmark = pytest.mark.slow

WORLDS = 60  # few enough that the clock never cuts in: the same dice choose the same


@pytest.fixture(autouse=True)
def _nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_thinking, "TURN", 1000.0)


def question(dice: int) -> Question:
    names, kind = ["Red", "Blue", "Green"], f"search:iterations={WORLDS}"
    return Question(f"table {dice}", "drakkar", 3, dice, "sfc32", {}, None, names, [], 0, kind, dice)


async def answers(thinkers: Thinkers, many: int) -> list[int]:
    asked = [thinkers.answer(question(dice), Rank.PEOPLE, f"person {dice}") for dice in range(many)]
    return await asyncio.gather(*asked)


async def until(thinkers: Thinkers, workers: int) -> None:
    async with asyncio.timeout(100):
        while thinkers.workers != workers:
            await asyncio.sleep(0.1)


def settings(**more: Any) -> Settings:
    return Settings(workers=1, thought=60.0, overtime=60.0, **more)


def by_itself() -> list[int]:
    async def think() -> list[int]:
        thinkers = Thinkers(settings())
        try:
            return await answers(thinkers, 8)
        finally:
            thinkers.close()

    return asyncio.run(think())


def test_bots_choose_there_what_they_choose_here_and_a_killed_node_changes_nothing(nodes: Nodes) -> None:
    async def think() -> None:
        thinkers = Thinkers(settings(ray=nodes.address))
        try:
            await thinkers.answer(question(0), Rank.PEOPLE, "somebody")
            await until(thinkers, 2)
            assert len(nodes.at_work()) == 2
            assert await answers(thinkers, 8) == wanted
            thinking = asyncio.create_task(answers(thinkers, 8))
            await asyncio.sleep(0.05)
            await asyncio.to_thread(nodes.kill)
            assert await thinking == wanted
            await until(thinkers, 1)
            hint = await thinkers.advise(question(1), "somebody")
            assert hint.best
            await asyncio.to_thread(nodes.add)
            await until(thinkers, 2)
        finally:
            thinkers.close()

    wanted = by_itself()
    asyncio.run(think())
    assert nodes.idles_within(30), "who was hired goes when the hall closes"


def test_a_lost_cluster_is_survived_and_said_in_the_log(
    doomed: Nodes, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think() -> None:
        thinkers = Thinkers(settings(ray=doomed.address, ray_workers=1))
        try:
            await thinkers.answer(question(0), Rank.PEOPLE, "somebody")
            async with asyncio.timeout(100):
                while not doomed.at_work():
                    await asyncio.sleep(0.1)
            doomed.lose()
            async with asyncio.timeout(100):
                while not any("is lost" in line.getMessage() for line in caplog.records):
                    assert await answers(thinkers, 8) == wanted
                    await asyncio.sleep(0.5)
            assert await answers(thinkers, 8) == wanted
        finally:
            thinkers.close()

    monkeypatch.setattr(bot_cluster, "AGAIN", 1.0)
    wanted = by_itself()
    asyncio.run(think())


def test_a_served_hall_plays_on_the_cluster(nodes: Nodes, tmp_path: Path) -> None:
    words = f"serve --port 0 --database {tmp_path / 'hall.db'} --ray {nodes.address} --workers 1"
    line = [sys.executable, "-m", "meadhall.cli.main", *words.split()]
    hall = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert hall.stdout is not None
        address = hall.stdout.readline().split()[-1].rstrip(".")
        body = json.dumps({"game": "drakkar", "seats": ["jarl", "jarl", "jarl"]}).encode()
        asked = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked) as reply:
            assert reply.status == 201
        end = time.monotonic() + 60
        while len(nodes.at_work()) < 2:
            assert time.monotonic() < end
            time.sleep(0.2)
    finally:
        hall.send_signal(signal.SIGTERM)
        said = hall.communicate(timeout=30)
    assert hall.returncode in (0, -signal.SIGTERM), said
    assert nodes.idles_within(30)
