"""In the manner of Jepsen: clients ask three halls at random while these, their clocks and their database fail."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.testing.history import History, until_quiet
from meadhall.testing.stored import Shelf
from meadhall.testing.under_fire import UnderFire


def fight(fire: UnderFire, faults: int, tables: int, clients: int, seed: int) -> Counter[str]:
    """So many faults, one after the other, while clients play; then all has to be true, and to go on."""
    history = History(fire.ports, seed)

    async def run() -> None:
        await history.begin(tables)
        playing = asyncio.create_task(history.play(clients))
        dice = random.Random(seed)
        for _ in range(faults):
            await asyncio.sleep(dice.uniform(0.5, 2.0))
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
def test_nothing_is_lost_doubled_or_out_of_order_under_ten_faults(fire: UnderFire) -> None:
    told = fight(fire, faults=10, tables=4, clients=6, seed=7)
    print(dict(sorted(told.items())), fire.faults)
    assert len(fire.faults) == 10
    assert told["act: done"] > 50


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_nothing_is_lost_doubled_or_out_of_order_under_two_hundred_faults(fire: UnderFire) -> None:
    told = fight(fire, faults=200, tables=12, clients=10, seed=8)
    print(dict(sorted(told.items())), Counter(fire.faults))
    assert told["act: done"] > 2000
