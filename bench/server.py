"""Measures the server: many live tables, clients that play at them over loopback, and how fast the others see it.

    python bench/server.py 200 15 --pace 5
    python bench/server.py 200 15 --pace 5 --pages
    python bench/server.py 200 15 --pace 5 --postgres --processes 3
    python bench/server.py 200 15 --pace 5 --busy

A server runs in a process of its own, on a fresh database. At every table two people sit, a bot beside them; each
person's client follows the live updates, which bring the table as it is now, and decides when it is asked, after
a pause drawn around `pace` seconds. A click is measured from the moment it is sent: until the answer (it is on the
disk), until the other person's client hears of it, and until that client has the new view in hand.

With `--postgres` the matches are kept on a server that is started for it, by as many halls as `--processes` says; with
`--busy` one core has something else to do all the while. `stored` many matches can lie there already.

With `--pages` the clients ask for what browsers do, the table's HTML, rather than for JSON. On a machine with two
cores they take more than half of it themselves; `cpu_ms` is what the server alone takes for a decision, with all that
it sends to those who follow it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import meadhall
from meadhall.server.security import PERSON_COOKIE, new_token
from meadhall.testing.load import Line, share


class Numbers:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.answered: list[float] = []
        self.heard: list[float] = []
        self.shown: list[float] = []
        self.measuring = False
        self.refused = 0


class Client:
    """A person at a table, by the JSON interface."""

    where = "/api/tables"
    stream = "events?tables=true"
    heard = 0  # the newest version that there is

    def __init__(self, port: int, match: str, seat: int, token: str, bench: Bench) -> None:
        self.match, self.seat, self.bench = match, seat, bench
        head = self.says(token)
        self.ear, self.eye, self.hand = Line(port, head), Line(port, head), Line(port, head)
        self.path = f"{self.where}/{match}"
        self.dice = random.Random(f"{match}{seat}")
        self.deciding: asyncio.Task[None] | None = None
        self.looking = asyncio.Lock()

    async def play(self) -> None:
        stream = await self.ear.listen(f"{self.path}/{self.stream}")
        while True:
            line = await stream.readline()
            if not line:
                return
            if line.startswith(b"data: "):
                news = json.loads(line[6:])
                self.heard = news["version"]
                await self.see(news["number"], news.get("table"))

    async def see(self, number: int, table: dict[str, Any] | None = None) -> None:
        heard = time.perf_counter()
        self.bench.made[self.match] = number
        click = self.bench.clicks.get(self.match)
        theirs = click is not None and click[0] != self.seat and number > click[1]
        async with self.looking:
            seen = table or await self.look(number)
        if theirs and click is not None and self.bench.numbers.measuring:
            self.bench.numbers.heard.append(heard - click[2])
            self.bench.numbers.shown.append(time.perf_counter() - click[2])
        if theirs:
            self.bench.clicks.pop(self.match, None)
        if seen["result"]:
            self.bench.over.add(self.match)
        elif seen["yours"] and (self.deciding is None or self.deciding.done()):
            self.deciding = asyncio.create_task(self.decide(seen))

    async def decide(self, seen: dict[str, Any]) -> None:
        await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.bench.pace)
        action = self.dice.choice(seen["options"])["action"]
        sent = time.perf_counter()
        self.bench.clicks[self.match] = (self.seat, seen["number"], sent)
        taken = await self.act(action, seen["number"])
        if not taken:  # somebody was faster, as where several are asked at once: look again
            self.bench.numbers.refused += 1
            self.bench.clicks.pop(self.match, None)
            self.deciding = None
            await self.see(seen["number"])
        elif self.bench.numbers.measuring:
            self.bench.numbers.answered.append(time.perf_counter() - sent)

    def says(self, token: str) -> str:
        """How it says who it is."""
        return f"authorization: Bearer {token}\r\n"

    async def look(self, number: int) -> dict[str, Any]:
        status, seen = await self.eye.ask("GET", f"{self.path}?log_from={number}")
        assert status == 200, seen
        found: dict[str, Any] = seen
        return found

    async def act(self, action: int, number: int) -> bool:
        status, _ = await self.hand.ask("POST", f"{self.path}/act", {"action": action, "number": number})
        return status == 200


class Browser(Client):
    """A person at a table, by its page: the script there fetches the same, and morphs it in."""

    where = "/table"
    stream = "events"
    shown = b""  # the page as it is on the screen

    def says(self, token: str) -> str:
        self.person, self.token = new_token(), token
        return f"cookie: {PERSON_COOKIE}={self.person}\r\naccept-encoding: gzip\r\nx-meadhall: fragment\r\n"

    async def play(self) -> None:
        """The seat's own link is opened once; from then on the person's cookie opens the seat."""
        with contextlib.closing(Line(self.ear.port, f"cookie: {PERSON_COOKIE}={self.person}\r\n")) as line:
            status, _ = await line.fetch("GET", f"/join/{self.token}")
            assert status in (200, 303), status
        await super().play()

    async def look(self, number: int) -> dict[str, Any]:
        shown = self._fact("version")
        if shown != str(self.heard):
            status, page = await self.eye.fetch("GET", f"{self.path}/fragment?since={shown}")
            assert status in (200, 204), page
            self.shown = page or self.shown
        options = [{"action": int(action)} for action in re.findall(rb' name="action" value="(\d+)"', self.shown)]
        return {
            "yours": self._fact("yours") == "1" and bool(options),
            "number": int(self._fact("number")),
            "options": options,
            "result": self._fact("state") == "over",
        }

    async def act(self, action: int, number: int) -> bool:
        sent = b"action=%d&number=%d" % (action, number)
        async with self.looking:  # the answer is the page as it is then
            status, self.shown = await self.hand.fetch("POST", f"{self.path}/act", sent)
        return status == 200

    def _fact(self, name: str) -> str:
        found = re.search(rb' data-%b="([^"]*)"' % name.encode(), self.shown)
        return found[1].decode() if found else ""


class Bench:
    """All tables."""

    def __init__(self, port: int, pids: list[int], pace: float, client: type[Client] = Client) -> None:
        self.port = port
        self.client = client
        self.pids = pids  # of the server's processes
        self.busy = 0.0  # cores that the server has used while it was measured
        self.pace = pace
        self.numbers = Numbers()
        self.clicks: dict[str, tuple[int, int, float]] = {}  # match: who clicked, at which number, and when
        self.made: dict[str, int] = {}  # decisions at each table, as the clients have heard
        self.over: set[str] = set()

    async def run(self, tables: int, seconds: float) -> float:
        """Play, and measure when all have begun. Returns the decisions a second, the bots' included."""
        clients = await self._sit(tables)
        playing = [asyncio.create_task(client.play()) for client in clients]
        await asyncio.sleep(2 * self.pace)
        before = sum(self.made.values())
        self.numbers.measuring = True
        begun, used = time.perf_counter(), sum(map(cpu, self.pids))
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - begun
        self.busy = (sum(map(cpu, self.pids)) - used) / spent
        self.numbers.measuring = False
        made = sum(self.made.values()) - before
        for task in playing:
            task.cancel()
        for client in clients:
            if client.deciding is not None:
                client.deciding.cancel()
        failed = [task for task in playing if task.done() and not task.cancelled() and task.exception()]
        if failed:
            raise RuntimeError("a client failed") from failed[0].exception()
        return made / spent

    async def _sit(self, tables: int) -> list[Client]:
        line = Line(self.port)
        found = []
        for number in range(tables):
            game = meadhall.SHELF[number % len(meadhall.SHELF)]
            seats = ["you", "you"] + ["greedy"] * max(1, meadhall.game(game).least_seats - 2)
            status, opened = await line.ask("POST", "/api/tables", {"game": game, "seats": seats})
            assert status == 201, opened
            for seat in opened["seats"]:
                found.append(self.client(self.port, opened["match"], seat["seat"], seat["token"], self))
        return found


def memory(pid: int) -> float:
    """MiB that the process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return float("nan")


def cpu(pid: int) -> float:
    """Seconds of processor time that the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve(database: str, inherited: int) -> None:
    """The server's own process: as `meadhall serve` runs it, but for the limits of a single client."""
    import uvicorn

    from meadhall.server import server_process
    from meadhall.server.app import create_app
    from meadhall.server.settings import Limits, Settings

    limits = Limits(
        reads=1e6,
        reads_burst=1e6,
        writes=1e6,
        writes_burst=1e6,
        new_tables=1e6,
        new_tables_burst=1e6,
        open_tables=10_000,
        streams=10_000,
    )
    peers = server_process.listen("127.0.0.1", 0)
    app = create_app(database, Settings(limits=limits), server_process.address_of(peers))
    listening = server_process.listen("", 0, inherited)
    server_process.serve(uvicorn.Server(server_process.config(app)), listening, peers)


def fill(database: str, stored: int) -> None:
    """So many matches lie there already."""
    from meadhall.server.storage import Storage
    from meadhall.testing.stored import Shelf, match_row, multiply

    async def one() -> None:
        storage = Storage(database)
        await storage.create(match_row(), [])
        storage.close()

    asyncio.run(one())
    shelf = Shelf(database)
    multiply(shelf, match_row().id, "somebody", stored, large=20)
    shelf.close()


def measure(args: argparse.Namespace) -> dict[str, float]:
    tables, client = args.tables, Browser if args.pages else Client
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as others:
        database = f"{folder}/hall.db"
        if args.postgres:
            from meadhall.testing.databases import new_server_database

            database = new_server_database()
        if args.stored:
            fill(database, args.stored)
        if args.busy:
            burning = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            others.callback(burning.wait)
            others.callback(burning.kill)
        listening = socket.create_server(("127.0.0.1", 0), backlog=512)
        port = listening.getsockname()[1]
        command = [sys.executable, __file__, "--serve", database, "--inherit", str(listening.fileno())]
        begun = time.perf_counter()
        servers = [subprocess.Popen(command, pass_fds=[listening.fileno()]) for _ in range(args.processes)]
        pids = [server.pid for server in servers]
        try:
            opened = _wait(port, servers[0], begun)
            lobby = asyncio.run(_lobby(port))
            idle = sum(map(memory, pids))
            bench = Bench(port, pids, args.pace, client)
            rate = asyncio.run(bench.run(tables, args.seconds))
            numbers = bench.numbers
            held = sum(map(memory, pids))
            return {
                "tables": tables,
                "processes": args.processes,
                "opened": opened,
                "lobby_ms": lobby,
                "clicks": len(numbers.answered),
                "rate": rate,
                "stored_p50": share(numbers.answered, 50),
                "stored_p99": share(numbers.answered, 99),
                "heard_p50": share(numbers.heard, 50),
                "heard_p99": share(numbers.heard, 99),
                "shown_p50": share(numbers.shown, 50),
                "shown_p99": share(numbers.shown, 99),
                "memory": held,
                "memory_table": (held - idle) / tables,
                "busy": bench.busy,
                "cpu_ms": 1000 * bench.busy / rate,
                "refused": numbers.refused,
            }
        finally:
            for server in servers:
                server.kill()
                server.wait()
            listening.close()


def _wait(port: int, server: subprocess.Popen[bytes], begun: float) -> float:
    """Seconds until the first request is answered."""

    async def ask() -> None:
        await Line(port).fetch("GET", "/ready")

    while server.poll() is None:
        try:
            asyncio.run(asyncio.wait_for(ask(), 60))
            return time.perf_counter() - begun
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")


async def _lobby(port: int) -> float:
    """Milliseconds for the page of the lobby, as the middle one of some; what all see alike is kept for a second."""
    line, taken = Line(port), []
    for _ in range(5):
        asked = time.perf_counter()
        await line.fetch("GET", "/")
        taken.append(time.perf_counter() - asked)
        await asyncio.sleep(1.1)
    line.close()
    return share(taken, 50)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the server with many live tables.")
    parser.add_argument("tables", type=int, nargs="?", default=200)
    parser.add_argument("seconds", type=float, nargs="?", default=15.0)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds that a person thinks, on average")
    parser.add_argument("--pages", action="store_true", help="as browsers ask, not as programs do")
    parser.add_argument("--postgres", action="store_true", help="keep the matches on a PostgreSQL server")
    parser.add_argument("--processes", type=int, default=1, help="halls on it (1)")
    parser.add_argument("--busy", action="store_true", help="with one core that has something else to do")
    parser.add_argument("--stored", type=int, default=0, help="matches that lie there already (0)")
    parser.add_argument("--serve", metavar="DATABASE", help="be the server")
    parser.add_argument("--inherit", type=int, help="the socket at which it listens")
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.inherit)
    else:
        json.dump(measure(args), sys.stdout)
        print()


if __name__ == "__main__":
    main()
