"""A hall as `meadhall serve` opens it, in a process of its own, and clients small enough to leave the machine to it."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Final

JSON: Final = "application/json"
FORM: Final = "application/x-www-form-urlencoded"
HERE: Final = "127.0.0.1"
PATIENCE: Final = 60.0  # seconds for a hall to open or to close
NO_LOG: Final = 10**6  # of decisions: the log before that is left out


class OpenHall:
    """The command's own process. It may be killed and opened again; each time it has another port."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.database = folder / "hall.db"
        self._words = words
        self.open()

    def open(self) -> None:
        command = [sys.executable, "-m", "meadhall.cli.main", "serve", "--port", "0", *self._words]
        begun = time.perf_counter()
        with open(self.folder / "hall.log", "ab") as log:
            environment = {**os.environ, "MEADHALL_HOME": str(self.folder)}
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.opened_in = time.perf_counter() - begun
        assert said.startswith("The hall is open"), self.log
        self.port = int(said.rpartition(":")[2])

    @property
    def log(self) -> str:
        return (self.folder / "hall.log").read_text(errors="replace")

    @property
    def cpu(self) -> float:
        """Seconds of processor time that the hall's own process has used."""
        if sys.platform != "linux":
            return float("nan")
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """MiB that it holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return float("nan")

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self._gone()

    def _gone(self) -> None:
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> OpenHall:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Line:
    """One connection, kept open. `client` is the address that a proxy on this machine would tell of."""

    def __init__(self, port: int, head: str = "", client: str = "", token: str = "", source: str = "") -> None:
        self.port = port
        forwarded = f"x-forwarded-for: {client}\r\n" if client else ""
        allowed = f"authorization: Bearer {token}\r\n" if token else ""
        self.head = f"host: {HERE}:{port}\r\n{forwarded}{allowed}{head}"
        self.source = source  # an address of one's own to come from
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, sent: object = None) -> tuple[int, Any]:
        status, content = await self.fetch(method, path, b"" if sent is None else json.dumps(sent).encode(), JSON)
        return status, json.loads(content)

    async def fetch(self, method: str, path: str, body: bytes = b"", kind: str = FORM) -> tuple[int, bytes]:
        await self._send(method, path, body, kind)
        status, headers = await self._head()
        assert self.reader is not None
        content = await self.reader.readexactly(int(headers.get("content-length", 0)))
        if headers.get("connection") == "close":
            self.close()
        return status, gzip.decompress(content) if headers.get("content-encoding") == "gzip" else content

    async def listen(self, path: str) -> asyncio.StreamReader:
        await self._send("GET", path, b"", FORM)
        status, _ = await self._head()
        assert status == 200, status
        assert self.reader is not None
        return self.reader

    async def connect(self) -> asyncio.StreamWriter:
        if self.writer is None:
            local = (self.source, 0) if self.source else None
            self.reader, self.writer = await asyncio.open_connection(HERE, self.port, limit=1 << 20, local_addr=local)
        return self.writer

    async def _send(self, method: str, path: str, body: bytes, kind: str) -> None:
        writer = await self.connect()
        length = f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n" if body else ""
        writer.write(f"{method} {path} HTTP/1.1\r\n{self.head}{length}\r\n".encode() + body)
        await writer.drain()

    async def _head(self) -> tuple[int, dict[str, str]]:
        assert self.reader is not None
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        return int(lines[0].split()[1]), headers

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.reader = self.writer = None


def address(number: int) -> str:
    """The address of one of many clients."""
    return f"10.{number // 65536 % 256}.{number // 256 % 256}.{number % 256}"


def share(values: list[float], percent: float) -> float:
    """That percentile, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("nan")


def load() -> str:
    """How busy this machine was in the last minute, to be told beside what was measured."""
    if sys.platform == "win32":
        return f"not told, on {os.cpu_count()} cores"
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


@dataclass
class Numbers:
    """What those who play have seen: seconds until an act was answered, and how."""

    acts: list[float] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)
    lost: int = 0  # connections

    @property
    def errors(self) -> int:
        """Answers that nobody should get who plays; 409 is that somebody was faster."""
        return self.lost + sum(times for status, times in self.answers.items() if status not in (200, 409))


class Player:
    """Somebody at a table, who follows its live updates and decides after a pause."""

    def __init__(self, port: int, match: str, token: str, client: str, pace: float) -> None:
        self.path = f"/api/tables/{match}"
        self.pace = pace
        self.numbers = Numbers()
        self.over = False
        self._dice = random.Random(match)
        self._ear = Line(port, client=client, token=token)
        self._hand = Line(port, client=client, token=token)
        self._turn = asyncio.Event()

    async def play(self) -> None:
        """Until the game is over, or this is cancelled."""
        hearing = asyncio.create_task(self._hear())
        try:
            while not self.over:
                await self._turn.wait()
                self._turn.clear()
                await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self.pace)
                await self._decide()
        except (OSError, asyncio.IncompleteReadError):
            self.numbers.lost += 1
        finally:
            hearing.cancel()
            self._ear.close()
            self._hand.close()

    async def _hear(self) -> None:
        try:
            stream = await self._ear.listen(f"{self.path}/events")
            while line := await stream.readline():
                if line.startswith(b"data: ") and (b'"yours":true' in line):
                    self._turn.set()
        except (OSError, asyncio.IncompleteReadError):
            pass
        self.numbers.lost += 1
        self._turn.set()

    async def _decide(self) -> None:
        status, seen = await self._hand.ask("GET", f"{self.path}?log_from={NO_LOG}")
        if status != 200:
            self.numbers.answers[status] += 1
            self._turn.set()
            return
        self.over = bool(seen["result"])
        if not seen["yours"]:
            return
        action = self._dice.choice(seen["options"])["action"]
        sent = time.perf_counter()
        status, _ = await self._hand.ask("POST", f"{self.path}/act", {"action": action, "number": seen["number"]})
        self.numbers.acts.append(time.perf_counter() - sent)
        self.numbers.answers[status] += 1
        if status != 200:
            self._turn.set()


async def sit(port: int, client: str, game: str, seats: list[str], **more: object) -> tuple[str, list[str]]:
    """Open a table. Its name, and the tokens of the seats of who opened it."""
    with contextlib.closing(Line(port, client=client)) as line:
        status, opened = await line.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
    assert status == 201, opened
    return opened["match"], [seat["token"] for seat in opened["seats"]]


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """End them all, and raise what went wrong in one that had ended by itself."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError):
            await task
