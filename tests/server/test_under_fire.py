"""In the manner of Jepsen: clients ask three halls at random while these, their clocks and their database fail."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.database.postgres import Postgres
from meadhall.testing.databases import new_server, restart
from meadhall.testing.history import History, until_quiet
from meadhall.testing.stored import Shelf
from meadhall.testing.under_fire import UnderFire


def fight(fire: UnderFire, faults: int, tables: int, clients: int, seed: int, calm: float = 2.0) -> Counter[str]:
    """So many faults, one after the other, while clients play; then all has to be true, and to go on."""
    history = History(fire.ports, seed)

    async def run() -> None:
        await history.begin(tables)
        playing = asyncio.create_task(history.play(clients))
        dice = random.Random(seed)
        for _ in range(faults):
            await asyncio.sleep(dice.uniform(calm / 4, calm))
            assert not playing.done(), playing
            await fire.fault()
        await asyncio.sleep(1.0)
        await until_quiet(history, playing)
        await history.goes_on()

    asyncio.run(run())
    shelf = Shelf(fire.database)
    told = history.check(shelf)
    shelf.close()
    return told


@pytest.fixture
def fire(tmp_path: Path) -> Iterator[UnderFire]:
    opened = UnderFire(tmp_path, seed=int(time.time()))
    yield opened
    opened.stop()


@pytest.mark.timeout(400)
def test_nothing_is_lost_doubled_or_out_of_order_under_ten_faults_of_all_kinds(fire: UnderFire) -> None:
    told = fight(fire, faults=10, tables=4, clients=6, seed=7, calm=0.5)
    print(dict(sorted(told.items())), fire.faults)
    assert len(set(fire.faults)) == 7
    assert told["act: done"] > 50


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_nothing_is_lost_doubled_or_out_of_order_under_two_hundred_faults(fire: UnderFire) -> None:
    told = fight(fire, faults=200, tables=12, clients=10, seed=8)
    print(dict(sorted(told.items())), Counter(fire.faults))
    assert told["act: done"] > 2000


def test_a_commit_that_a_crash_has_lost_is_not_taken_for_another_that_came_after() -> None:
    """A server that has crashed gives the numbers of lost transactions to new ones: only a mark of our own is sure."""
    server: Any = new_server()
    database = Postgres(str(server.get_uri()).replace("postgres:@", "postgres@"))
    database.open()
    try:
        lost = database.connect()
        lost.begin(mark=("ours", 1))
        lost.commit()
        lost.begin(mark=("ours", 2))
        lost.run("add_fact", name="lost", value="with the power")
        restart(server, "immediate")
        lost.close()
        other = database.connect()
        for number in range(20):
            other.begin(mark=("theirs", number))
            other.commit()
        assert not other.committed(("ours", 2))
        assert other.committed(("ours", 1))
        assert "lost" not in {name for name, _ in other.all("known")}
        assert other.committed(("theirs", 19))
        other.close()
    finally:
        server.cleanup()
