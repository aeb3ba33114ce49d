"""Measures the server: many live tables, clients that play at them over loopback, and how fast the others see it.

    python bench/server.py 200 15 --pace 5

A server runs in a process of its own, on a fresh database. At every table two people sit, a bot beside them; each
person's client follows the live updates, looks at the table when it has changed, and decides when it is asked, after
a pause drawn around `pace` seconds. A click is measured from the moment it is sent: until the answer (it is on the
disk), until the other person's client hears of it, and until that client has the new view in hand.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import meadhall


class Line:
    """One connection, kept open: a client small enough to leave the machine to the server."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.head = f"host: 127.0.0.1:{port}\r\n" + (f"authorization: Bearer {token}\r\n" if token else "")
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, sent: object = None) -> tuple[int, Any]:
        body = b"" if sent is None else json.dumps(sent).encode()
        await self._send(method, path, body)
        status, headers = await self._head()
        assert self.reader is not None
        content = await self.reader.readexactly(int(headers["content-length"]))
        return status, json.loads(content)

    async def listen(self, path: str) -> asyncio.StreamReader:
        await self._send("GET", path, b"")
        status, _ = await self._head()
        assert status == 200
        assert self.reader is not None
        return self.reader

    async def _send(self, method: str, path: str, body: bytes) -> None:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        kind = "content-type: application/json\r\n" if body else ""
        head = f"{method} {path} HTTP/1.1\r\n{self.head}{kind}content-length: {len(body)}\r\n\r\n"
        self.writer.write(head.encode() + body)
        await self.writer.drain()

    async def _head(self) -> tuple[int, dict[str, str]]:
        assert self.reader is not None
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        return int(lines[0].split()[1]), headers

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


class Numbers:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.answered: list[float] = []
        self.heard: list[float] = []
        self.shown: list[float] = []
        self.measuring = False
        self.refused = 0


class Client:
    """A person at a table."""

    def __init__(self, port: int, match: str, seat: int, token: str, bench: Bench) -> None:
        self.match, self.seat, self.bench = match, seat, bench
        self.ear, self.eye, self.hand = Line(port, token), Line(port, token), Line(port, token)
        self.path = f"/api/tables/{match}"
        self.dice = random.Random(f"{match}{seat}")
        self.deciding: asyncio.Task[None] | None = None
        self.looking = asyncio.Lock()

    async def play(self) -> None:
        stream = await self.ear.listen(f"{self.path}/events")
        while True:
            line = await stream.readline()
            if not line:
                return
            if line.startswith(b"data: "):
                await self.see(json.loads(line[6:])["decision_number"])

    async def see(self, number: int) -> None:
        heard = time.perf_counter()
        self.bench.made[self.match] = number
        click = self.bench.clicks.get(self.match)
        theirs = click is not None and click[0] != self.seat and number > click[1]
        async with self.looking:
            status, seen = await self.eye.ask("GET", f"{self.path}?log_from={number}")
        assert status == 200, seen
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
        status, _ = await self.hand.ask("POST", f"{self.path}/act", {"action": action, "number": seen["number"]})
        if status != 200:  # somebody was faster, as where several are asked at once: look again
            self.bench.numbers.refused += 1
            self.bench.clicks.pop(self.match, None)
            self.deciding = None
            await self.see(seen["number"])
        elif self.bench.numbers.measuring:
            self.bench.numbers.answered.append(time.perf_counter() - sent)


class Bench:
    """All tables."""

    def __init__(self, port: int, pid: int, pace: float) -> None:
        self.port = port
        self.pid = pid  # of the server
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
        begun, used = time.perf_counter(), cpu(self.pid)
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - begun
        self.busy = (cpu(self.pid) - used) / spent
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
                found.append(Client(self.port, opened["match"], seat["seat"], seat["token"], self))
        return found


def share(values: list[float], percent: float) -> float:
    """That percentile, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("nan")


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


def serve(database: str, port: int) -> None:
    """The server's own process: as `meadhall serve` runs it, but for the limits of a single client."""
    import uvicorn

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
    app = create_app(Path(database), Settings(limits=limits))
    uvicorn.run(app, port=port, log_level="warning", access_log=False, timeout_keep_alive=75)


def measure(tables: int, seconds: float, pace: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = [sys.executable, __file__, "--serve", f"{folder}/hall.db", "--port", str(port)]
        server = subprocess.Popen(command)
        try:
            _wait(port, server)
            idle = memory(server.pid)
            bench = Bench(port, server.pid, pace)
            rate = asyncio.run(bench.run(tables, seconds))
            numbers = bench.numbers
            return {
                "tables": tables,
                "clicks": len(numbers.answered),
                "rate": rate,
                "stored_p50": share(numbers.answered, 50),
                "stored_p99": share(numbers.answered, 99),
                "heard_p50": share(numbers.heard, 50),
                "heard_p99": share(numbers.heard, 99),
                "shown_p50": share(numbers.shown, 50),
                "shown_p99": share(numbers.shown, 99),
                "memory": memory(server.pid),
                "memory_table": (memory(server.pid) - idle) / tables,
                "busy": bench.busy,
                "refused": numbers.refused,
            }
        finally:
            server.kill()
            server.wait()


def _wait(port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the server with many live tables.")
    parser.add_argument("tables", type=int, nargs="?", default=200)
    parser.add_argument("seconds", type=float, nargs="?", default=15.0)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds that a person thinks, on average")
    parser.add_argument("--serve", metavar="DATABASE", help="be the server")
    parser.add_argument("--port", type=int, default=0)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.port)
    else:
        json.dump(measure(args.tables, args.seconds, args.pace), sys.stdout)
        print()


if __name__ == "__main__":
    main()
