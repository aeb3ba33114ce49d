from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
import pytest

import meadhall
from meadhall.server import python_releases
from meadhall.server.rows_from_match import put_away
from meadhall.server.sealing import fault
from meadhall.testing.served import Seat, Served
from meadhall.testing.stored import Shelf
from meadhall.testing.waiting import until


class Process:
    """A hall in a process of its own."""

    def __init__(self, database: Path | str) -> None:
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "meadhall.testing.served", str(self.database), str(self.port)]
        self.process = subprocess.Popen(command)
        until(self.is_open, "the hall took too long to open")

    def is_open(self) -> bool:
        assert self.process.poll() is None, "the hall did not open"
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/api/games").is_success
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def children(self) -> list[int]:
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]


@pytest.fixture
def process(database: Path | str) -> Iterator[Process]:
    opened = Process(database)
    yield opened
    opened.kill()


@dataclass
class Load:
    """Tables at which clients play as fast as they can, and what was acknowledged to them."""

    url: str
    tokens: dict[str, list[str]] = field(default_factory=dict)
    acknowledged: dict[str, list[tuple[int, int, int]]] = field(default_factory=dict)  # decisions before, seat, action
    over: set[str] = field(default_factory=set)

    async def open(self, tables: int) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            for number in range(tables):
                game = meadhall.SHELF[number % len(meadhall.SHELF)]
                seats = ["you"] * max(2, meadhall.game(game).least_seats - 1) + ["random"]
                answer = await http.post("/api/tables", json={"game": game, "seats": seats})
                assert answer.status_code == 201, answer.text
                opened = answer.json()
                self.tokens[opened["match"]] = [seat["token"] for seat in opened["seats"]]
                self.acknowledged[opened["match"]] = []

    async def play(self, seconds: float, seed: int) -> None:
        """Until the time is up, or the hall is gone."""
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            tasks = [self._play(http, match, random.Random(f"{seed}{match}")) for match in self.tokens]
            try:
                async with asyncio.timeout(seconds):
                    await asyncio.gather(*tasks)
            except TimeoutError:
                pass

    async def _play(self, http: httpx.AsyncClient, match: str, dice: random.Random) -> None:
        try:
            while match not in self.over:
                for seat, token in enumerate(self.tokens[match]):
                    await self._turn(http, match, seat, {"authorization": f"Bearer {token}"}, dice)
        except httpx.TransportError:
            return

    async def _turn(
        self, http: httpx.AsyncClient, match: str, seat: int, headers: dict[str, str], dice: random.Random
    ) -> None:
        answer = await http.get(f"/api/tables/{match}", headers=headers, params={"log_from": 10_000})
        assert answer.status_code == 200, answer.text
        seen = answer.json()
        if seen["result"]:
            self.over.add(match)
        elif seen["yours"]:
            action = dice.choice(seen["options"])["action"]
            sent = {"action": action, "number": seen["number"]}
            answer = await http.post(f"/api/tables/{match}/act", json=sent, headers=headers)
            assert answer.status_code in (200, 409), answer.text
            if answer.status_code == 200:
                self.acknowledged[match].append((seen["number"], seat, action))

    @property
    def count(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def check(self, database: Path | str) -> int:
        """Every acknowledged action is there, in its place. Returns how many."""
        shelf = Shelf(database)
        for match, acknowledged in self.acknowledged.items():
            rows = shelf.sql("SELECT seat, action FROM decisions WHERE match = ? ORDER BY number", match)
            for number, seat, action in acknowledged:
                assert rows[number] == (seat, action)
        shelf.close()
        return self.count


def kill_under_load(process: Process, tables: int, kills: int, seed: int) -> int:
    dice = random.Random(seed)
    load = Load(process.url)
    asyncio.run(load.open(tables))
    for number in range(kills):

        async def round_of_play(number: int = number) -> None:
            playing = asyncio.create_task(load.play(200, seed=number))
            enough = load.count + dice.randint(10, 50)
            while load.count < enough and not playing.done():
                await asyncio.sleep(0.005)
            await asyncio.sleep(dice.uniform(0.0, 0.05))
            process.process.send_signal(signal.SIGKILL)
            await playing

        asyncio.run(round_of_play())
        process.kill()
        load.check(process.database)
        process.start()
    asyncio.run(load.play(1.0, seed=kills))  # nothing is broken: every match goes on
    with httpx.Client(base_url=process.url, timeout=30) as http:
        for match, tokens in load.tokens.items():
            assert http.get(f"/api/tables/{match}", headers={"authorization": f"Bearer {tokens[0]}"}).status_code == 200
    return load.check(process.database)


@pytest.mark.timeout(240)
def test_every_acknowledged_action_survives_five_kills_under_load(process: Process) -> None:
    assert kill_under_load(process, tables=20, kills=5, seed=2) >= 50


def test_no_worker_outlives_a_hall_that_was_killed(process: Process) -> None:
    with httpx.Client(base_url=process.url, timeout=60) as http:
        wish = {"game": "bottlecap", "seats": ["you", "greedy"], "options": {"start": 0}}
        opened = http.post("/api/tables", json=wish).json()
        headers = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
        asked = partial(http.post, f"/api/tables/{opened['match']}/hint", json={}, headers=headers)
        until(lambda: asked().status_code == 200)  # on a busy machine it is tried again
    workers = process.children()
    assert workers
    process.kill()
    until(lambda: not any(_alive(worker) for worker in workers), "a worker is still there")


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


# Orderly restarts, and leaving the memory


def shown(seat: Seat) -> dict[str, object]:
    """What a seat sees, but for the version and who is looking on."""
    seen = seat.look()
    return {key: value for key, value in seen.items() if key not in ("version",)}


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_match_goes_on_after_a_restart_as_if_nothing_had_happened(
    served: Served, serve: Callable[..., Served], game: str
) -> None:
    seats = served.open(game, ["you"] * meadhall.game(game).least_seats)
    dice = random.Random(8)
    while seats[0].look()["number"] < 25:
        for seat in seats:
            if seat.look()["yours"]:
                seat.choose(dice)
    before = [shown(seat) for seat in seats]
    served.stop()
    again = serve()
    seats = [Seat(again, seat.match, seat.seat, seat.token) for seat in seats]
    assert [shown(seat) for seat in seats] == before


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(serve: Callable[..., Served]) -> None:
    served = serve(idle=0.3)
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    one.choose()
    before = shown(two)
    until(lambda: one.match not in served.hall.tables)
    assert shown(two) == before
    two.choose()


def test_a_snapshot_is_only_a_short_cut(serve: Callable[..., Served]) -> None:
    """With it, without it and with a broken one, the match that is taken up is the same."""
    served = serve(snapshot_every=10)
    one, two = served.open(seats=["you", "you"], options={"layout": "first"})
    dice = random.Random(9)
    for _ in range(35):
        (one if one.look()["yours"] else two).choose(dice)
    before = shown(one)
    assert served.stored.snapshot(one.match) is not None
    served.stop()
    for change in ("", "DELETE FROM snapshots", "INSERT INTO snapshots SELECT id, 3, '{}' FROM matches"):
        if change:
            served.stored.sql(change)
        again = serve()
        assert shown(Seat(again, one.match, 0, one.token)) == before
        again.stop()


def test_putting_away_keeps_banks_and_wishes(serve: Callable[..., Served]) -> None:
    served = serve()
    one, two = served.open(seats=["you", "you"], tempo={"kind": "slow", "seconds": 86400, "bank": 600})
    asked = one if one.look()["yours"] else two
    asked.choose()
    asked.post("undo/ask")
    live = served.hall.tables[one.match]
    assert live.match.clock is not None
    live.match.clock.banks[0] = 123.0
    snapshot = put_away(live.match, live.number, time.time())
    served.do(served.hall.storage.keep_snapshot(one.match, snapshot))
    live.kept = live.number
    served.stop()
    seen = Seat(serve(), one.match, 0, one.token).look()
    assert seen["undo"]["asked_by"] == asked.seat
    assert seen["seats"][0]["bank_left"] == pytest.approx(123.0, abs=1)


def test_bots_that_were_about_to_move_move_after_the_restart_though_nobody_looks(serve: Callable[..., Served]) -> None:
    served = serve(pause=0.6)
    (one,) = served.open(seats=["you", "random", "random"], options={"start": 0})
    one.choose()
    served.stop()
    made = len(served.stored.entries(one.match))
    serve(pause=0.0)
    until(lambda: len(served.stored.entries(one.match)) != made)


def test_a_request_that_is_repeated_after_a_restart_does_nothing_twice(serve: Callable[..., Served]) -> None:
    served = serve()
    one, _ = served.open(seats=["you", "you"], options={"start": 0})
    action = one.look()["options"][0]["action"]
    assert one.act(action, 0, key="the only one").status_code == 200
    served.stop()
    for _ in range(2):
        served = serve()
        again = Seat(served, one.match, one.seat, one.token)
        answer = again.act(action, 0, key="the only one")
        assert answer.status_code == 200
        assert answer.json()["number"] == 1
        assert again.act(action, 0, key="another one").status_code in (409, 422)
        served.stop()
    assert len(served.stored.entries(one.match)) == 1


def test_the_command_serves_and_stops_cleanly_on_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meadhall.cli.main", "serve", "--open", "--port", "0"]
    environment = {**os.environ, "MEADHALL_HOME": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    line, kept, advice = [process.stdout.readline() for _ in range(3)]
    url = line.split()[-1]
    assert line.startswith("The hall is open at http://localhost:")
    assert str(tmp_path) in kept
    assert "open that address in yours" in advice
    opened = httpx.post(f"{url}/api/tables", json={"game": "bottlecap", "seats": ["you", "random"]}).json()
    with httpx.stream("GET", f"{url}/api/tables/{opened['match']}/events") as stream:
        next(stream.iter_lines())
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 0
    warned = python_releases.advice(sys.version_info[:3])
    assert err == (f"{warned}\n" if warned else "")
    assert (tmp_path / "hall.db").exists()


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "meadhall.cli.main", "serve", "--port", port]
        environment = {**os.environ, "MEADHALL_HOME": str(tmp_path)}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert done.returncode == 2
    said = " ".join((done.stdout + done.stderr).split())
    assert f"can't open at 127.0.0.1, port {port}: something listens there already" in said
    assert f"--port {int(port) + 1}" in said


def test_a_hall_killed_between_the_seal_and_the_first_move_has_dealt_what_it_sealed(process: Process) -> None:
    opened = httpx.post(
        f"{process.url}/api/tables", json={"game": "drakkar", "seats": ["you", "friend", "random"], "word": "mead"}
    ).json()
    table = f"{process.url}/api/tables/{opened['match']}"
    promise = httpx.get(table).json()["seal"]["promise"]
    process.kill()
    process.start()
    sent = {"name": "Sigrid", "invite": opened["invite"], "word": "horn"}
    token = httpx.post(f"{table}/seats", json=sent).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    begun = httpx.get(table, headers=headers).json()
    process.kill()
    process.start()
    again = httpx.get(table, headers=headers).json()
    assert (again["seal"], again["view"]) == (begun["seal"], begun["view"])
    assert again["seal"]["promise"] == promise
    process.kill()
    shelf = Shelf(process.database)
    row = shelf.match(opened["match"])
    assert row is not None
    assert fault(row) is None
    shelf.close()
