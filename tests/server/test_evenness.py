"""Nobody's click waits behind something else: what costs time is cheap, kept, or stands back."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

import meadhall
from meadhall.server import server_process, table_facts, table_json
from meadhall.server.bot_workers import NICE, Worker
from meadhall.server.hall import Hall
from meadhall.server.live_table import LiveTable
from meadhall.server.settings import Settings
from meadhall.server.storage import Storage
from meadhall.server.table_wish import Wish
from meadhall.testing.served import Served
from meadhall.web import pages
from meadhall.web.facts import Look
from meadhall.web.model import TablePage


def at_a_table(folder: Path, game: str, look: Callable[[LiveTable], None]) -> None:
    """Look at a table after each of some decisions, as all three seats in turn."""

    async def play() -> None:
        hall = Hall(Storage(folder / "hall.db"), Settings())
        live, _ = await hall.create(Wish(game, ["you"] * 3), "")
        dice = random.Random(5)
        for _ in range(25):
            seat = dice.choice(live.match.deciders())
            await live.act(seat, dice.choice(live.match.table.options(seat)), None)
            look(live)
        await hall.close()

    asyncio.run(play())


def seen(live: LiveTable, seat: int) -> TablePage:
    return table_facts.table_page(live, Look(seat=seat, own=(seat,)))


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_view_is_sent_with_the_facts_of_the_table_and_no_attribute_of_its_machinery(
    tmp_path: Path, game: str
) -> None:
    machinery = {
        "agenda",
        "sealed",
        "rng",
        "seed",
        "loud",
        "hearer",
        "told",
        "reveals",
        "redealt_at",
        "setting",
        "rules",
    }

    def look(live: LiveTable) -> None:
        for seat in range(3):
            page = seen(live, seat)
            sent = json.loads(table_json.table_json(page))["view"]
            assert sent == page.view.table.facts()
            assert not machinery & set(sent)

    at_a_table(tmp_path, game, look)


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_what_is_made_for_a_look_is_gone_when_it_is_sent(tmp_path: Path, game: str) -> None:
    """Else the collector stops the whole hall again and again, to find it."""

    def look(live: LiveTable) -> None:
        if live.number < 10 or live.number % 5:
            return  # what is kept for good is made in the first of them
        gc.collect()
        for seat in range(3):
            table_json.table_json(seen(live, seat))
            pages.table_fragment(seen(live, seat))
        assert gc.collect() == 0

    with no_collector():
        at_a_table(tmp_path, game, look)


@contextmanager
def no_collector() -> Iterator[None]:
    """It collects when it is told to, and looks only at what was made since."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def test_who_thinks_stands_back_behind_who_clicks() -> None:
    async def nice() -> int:
        with ThreadPoolExecutor(1) as threads:
            worker = Worker(threads)
            try:
                return await worker.run(os.nice, 0, 60)
            finally:
                worker.end()

    assert asyncio.run(nice()) == min(19, os.nice(0) + NICE)


def test_the_process_of_a_hall_is_evened_out() -> None:
    kept = sys.getswitchinterval(), gc.get_threshold()
    try:
        server_process.even_out()
        assert sys.getswitchinterval() == pytest.approx(server_process.SWITCH)
        assert gc.isenabled()
        assert gc.get_freeze_count() > 1000
    finally:
        sys.setswitchinterval(kept[0])
        gc.set_threshold(*kept[1])
        gc.unfreeze()


def test_an_answer_does_not_wait_until_the_one_before_it_has_arrived(served: Served) -> None:
    """Else a small packet is held back for 40 ms: the server has to switch that off on every connection."""
    served.http.get("/")
    lines = [line.transport.get_extra_info("socket") for line in served.server.server_state.connections]
    assert lines
    assert all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)


def test_a_page_that_shows_the_newest_already_is_sent_nothing(served: Served) -> None:
    seat, _ = served.open(seats=["you", "you"])
    version = seat.look()["version"]
    path = f"/table/{seat.match}/fragment"
    assert served.http.get(path, params={"since": version}, headers=seat.headers).status_code == 204
    other = served.http.get(path, params={"since": version - 1}, headers=seat.headers)
    assert other.status_code == 200
    assert f'data-version="{version}"' in other.text
