"""Many of everything: streams, tables, stored matches. To be run alone: the hall is measured, not its neighbours."""

from __future__ import annotations

import asyncio
import json
import resource
import time
from contextlib import closing
from pathlib import Path

import pytest

import meadhall
from meadhall.testing.load import FORM, JSON, Line, Numbers, OpenHall, Player, address, load, share, sit, stop
from meadhall.testing.stored import Shelf, multiply

pytestmark = pytest.mark.slow

STREAMS = 2000
TABLES = 1000
SECONDS = 40.0
PACE = 10.0  # seconds that a player thinks, on average
MATCHES = 20_000


@pytest.fixture(autouse=True)
def descriptors() -> None:
    """As many connections as the tests need, where the system allows it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if soft < hard else soft, hard))


@pytest.mark.timeout(600)
def test_2000_streams_hear_of_every_change(tmp_path: Path) -> None:
    """A hundred tables, and twenty who follow each. At each table something is said, three times."""
    tables, rounds = 100, 3
    heard: list[float] = []
    behind: list[int] = []

    async def follow(line: Line, path: str, said: dict[str, float], ready: asyncio.Semaphore) -> None:
        stream = await line.listen(path)
        last = 0
        ready.release()
        while data := await stream.readline():
            if data.startswith(b"data: "):
                version = json.loads(data[6:])["version"]
                behind.append(int(version <= last))
                last = version
                if path in said:
                    heard.append(time.perf_counter() - said[path])

    async def run(port: int) -> None:
        ready = asyncio.Semaphore(0)
        said: dict[str, float] = {}
        matches = [await sit(port, address(number), "bottlecap", ["you", "you"]) for number in range(tables)]
        lines = [Line(port, client=address(1000 + number // 20)) for number in range(STREAMS)]
        paths = [f"/api/tables/{matches[number % tables][0]}/events" for number in range(STREAMS)]
        following = [asyncio.create_task(follow(line, path, said, ready)) for line, path in zip(lines, paths)]
        for _ in range(STREAMS):
            await asyncio.wait_for(ready.acquire(), 60)
        await asyncio.sleep(2)  # until those who came have been told of each other
        behind.clear()
        for number in range(rounds):
            for at, (match, tokens) in enumerate(matches):
                said[f"/api/tables/{match}/events"] = time.perf_counter()
                with closing(Line(port, client=address(at), token=tokens[0])) as line:
                    status, told = await line.ask("POST", f"/api/tables/{match}/chat", {"text": f"word {number}"})
                assert status == 200, told
                await asyncio.sleep(0.01)
            await asyncio.sleep(1)
        assert not any(task.done() for task in following), "a stream has ended"
        await stop(following)
        for line in lines:
            line.close()

    with OpenHall(tmp_path) as hall:
        before = hall.memory
        asyncio.run(run(hall.port))
        held = hall.memory - before
    print(
        f"\n{STREAMS} streams: {len(heard)} updates heard, after {share(heard, 50):.1f} ms (p50), "
        f"{share(heard, 99):.1f} ms (p99); {1024 * held / STREAMS:.0f} KiB a stream; load {load()}"
    )
    assert len(heard) == rounds * STREAMS
    assert not any(behind), "a version came twice, or after a newer one"
    assert "Traceback" not in hall.log


@pytest.mark.timeout(900)
def test_1000_tables_with_greedy_bots_answer_everybody_in_time(tmp_path: Path) -> None:
    numbers = Numbers()

    async def run(hall: OpenHall) -> float:
        players = []
        for number in range(TABLES):
            game = meadhall.SHELF[number % len(meadhall.SHELF)]
            seats = ["you"] + ["greedy"] * max(1, meadhall.game(game).least_seats - 1)
            match, [token] = await sit(hall.port, address(number), game, seats)
            players.append(Player(hall.port, match, token, address(number), PACE))
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(2 * PACE)
        for player in players:
            player.numbers = numbers
        begun, used = time.perf_counter(), hall.cpu
        await asyncio.sleep(SECONDS)
        busy = (hall.cpu - used) / (time.perf_counter() - begun)
        await stop(playing)
        return busy

    with OpenHall(tmp_path) as hall:
        busy = asyncio.run(run(hall))
        memory = hall.memory
    print(
        f"\n{TABLES} tables: {len(numbers.acts) / SECONDS:.0f} acts a second, answered after "
        f"{share(numbers.acts, 50):.1f} ms (p50), {share(numbers.acts, 99):.1f} ms (p99), "
        f"{1000 * max(numbers.acts):.1f} ms (longest); "
        f"{numbers.errors} errors; {memory:.0f} MiB, {busy:.2f} of a core; load {load()}"
    )
    assert numbers.errors == 0, numbers.answers
    assert "Traceback" not in hall.log
    assert share(numbers.acts, 99) < 150


@pytest.mark.timeout(300)
def test_a_hall_with_20_000_matches_opens_soon_and_shows_its_lobby_at_once(tmp_path: Path) -> None:
    """Each lobby is asked for after a table has come, so that no list is the one that was shown before."""
    cookie = ""

    async def name(port: int) -> str:
        with closing(Line(port, client=address(1))) as line:
            writer = await line.connect()
            body = b"name=Sigrid"
            sized = f"content-type: {FORM}\r\ncontent-length: {len(body)}\r\n\r\n"
            writer.write(f"POST /name HTTP/1.1\r\n{line.head}{sized}".encode() + body)
            assert line.reader is not None
            head = (await line.reader.readuntil(b"\r\n\r\n")).decode()
        [found] = [text.partition(": ")[2] for text in head.split("\r\n") if text.lower().startswith("set-cookie")]
        return found.partition(";")[0]

    with OpenHall(tmp_path) as hall:
        match, _ = asyncio.run(sit(hall.port, address(1), "bottlecap", ["you", "random"], listed=True))
        cookie = asyncio.run(name(hall.port))
    with closing(Shelf(hall.database)) as shelf:
        [(person,)] = shelf.sql("SELECT id FROM people")
        multiply(shelf, match, person, MATCHES, large=20)
    times: dict[str, list[float]] = {"/": [], "/api/tables": []}
    used: dict[str, float] = dict.fromkeys(times, 0.0)

    async def look(hall: OpenHall) -> None:
        head = f"cookie: {cookie}\r\naccept-encoding: gzip\r\n"
        with closing(Line(hall.port, client=address(1), head=head)) as line:
            for number in range(30):
                for path, taken in times.items():
                    await sit(hall.port, address(10 + number), "bottlecap", ["you", "friend"], listed=True)
                    cpu, begun = hall.cpu, time.perf_counter()
                    status, page = await line.fetch("GET", path, kind=JSON)
                    taken.append(time.perf_counter() - begun)
                    used[path] += hall.cpu - cpu
                    assert status == 200
                    assert path != "/" or b"Sigrid" in page

    with OpenHall(tmp_path) as hall:
        opened = hall.opened_in
        asyncio.run(look(hall))
    print(f"\n{MATCHES} matches: opened in {opened:.2f} s; load {load()}")
    for path, taken in times.items():
        print(
            f"{path}: {share(taken, 50):.1f} ms (p50), {share(taken, 99):.1f} ms (longest); "
            f"{1000 * used[path] / len(taken):.1f} ms of the processor"
        )
    assert opened < 3
    assert share(times["/"], 50) < 15
    assert share(times["/api/tables"], 50) < 15
