"""What one stranger can try against a hall on this machine: `python -m meadhall.testing.attacks NAME PORT SECONDS`.

Each attack comes from an address of its own, so that the hall can tell the stranger from the others; lasts for so many
seconds; and tells how often it was answered, and how. It stands back behind the hall and those who play, as somebody
on another machine would.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import meadhall
from meadhall.testing.load import FORM, HERE, JSON, Line

GAME: Final = meadhall.SHELF[0]
THOUSAND: Final = 1000
MIB: Final = 1024 * 1024

GONE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, AssertionError)

GREEDY_SPECS: Final = (
    "search:seconds=3600",
    "search:iterations=10000000",
    "search:cores=64",
    "search:seconds=3600,cores=64",
)


class Stranger:
    """Whoever attacks: what was answered is counted."""

    def __init__(self, port: int, seconds: float, source: str) -> None:
        self.port = port
        self.source = source
        self.end = time.monotonic() + seconds
        self.answers: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def line(self, token: str = "", head: str = "") -> Line:
        return Line(self.port, token=token, head=head, source=self.source)

    async def send(
        self, method: str, path: str, body: bytes = b"", kind: str = JSON, head: str = "", token: str = ""
    ) -> Any:
        """One request over a connection of its own; the answer, if it is JSON."""
        with contextlib.closing(self.line(token, head)) as line:
            try:
                status, content = await line.fetch(method, path, body, kind)
            except GONE as trouble:
                self.answers[type(trouble).__name__] += 1
                return None
        self.answers[str(status)] += 1
        try:
            return json.loads(content)
        except ValueError:
            return None

    async def post(self, path: str, sent: object, token: str = "") -> Any:
        return await self.send("POST", path, json.dumps(sent).encode(), token=token)

    async def open(self, bots: list[str]) -> tuple[str, str]:
        """A table, and the token of the own seat; nothing if it was refused."""
        opened = await self.post("/api/tables", {"game": GAME, "seats": ["you", *bots]})
        if not opened or "match" not in opened:
            return "", ""
        return opened["match"], opened["seats"][0]["token"]

    async def several(self, hands: int, do: Callable[[], Awaitable[object]]) -> None:
        """So many at once, again and again."""

        async def again() -> None:
            while self.goes_on:
                await do()
                await asyncio.sleep(0.01)

        await asyncio.gather(*(again() for _ in range(hands)))


async def bots(stranger: Stranger) -> None:
    """Bots that think for an hour, wherever one can be named; and many of the strongest that there are."""
    tables = [await stranger.open(["jarl"] * 3) for _ in range(30)]
    for match, token in tables:
        if match:
            await stranger.post(f"/api/tables/{match}/take-over", {"kind": "jarl"}, token)
    own = [table for table in tables if table[0]] or [("x" * 12, "")]

    async def ask() -> None:
        for number, spec in enumerate(GREEDY_SPECS):
            match, token = own[number % len(own)]
            await stranger.open([spec])
            await stranger.post(f"/api/tables/{match}/take-over", {"kind": spec}, token)
            await stranger.post(f"/api/tables/{match}/resign", {"kind": spec}, token)

    await stranger.several(8, ask)


async def hints(stranger: Stranger) -> None:
    """Ninety hints at once, at fifteen tables, asked for again as soon as they are answered."""
    own = [table for table in [await stranger.open(["greedy"]) for _ in range(15)] if table[0]]
    at = 0

    async def ask() -> None:
        nonlocal at
        at += 1
        match, token = own[at % len(own)]
        await stranger.post(f"/api/tables/{match}/hint", {}, token)
        await stranger.post(f"/api/tables/{match}/take-over", {"kind": "greedy"}, token)
        await stranger.post(f"/api/tables/{match}/come-back", {}, token)

    await stranger.several(90, ask)


def odd_requests(game: str = GAME) -> Iterator[tuple[str, str, bytes, str, str]]:
    """Method, path, body, type and headers of what is hard to read."""
    quoted = '"' + "\\042" * 16_000 + '"'
    yield "GET", "/", b"", FORM, f"cookie: meadhall={quoted[:60_000]}\r\n"
    yield "GET", "/", b"", FORM, f"cookie: {'a;' * 30_000}\r\n"
    yield "GET", "/", b"", FORM, f"x-long: {'x' * 8 * MIB}\r\n"
    for text in ("a" + ".a" * 14_000 + "=1", "[" + "a." * 14_000 + "a]", "a = " + "[" * 10_000, "a = " + "9" * 5_000):
        new = {"game": game, "seats": ["you", "random"], "data": text}
        yield "POST", "/api/tables", json.dumps(new).encode(), JSON, ""
        record = {"game": game, "seats": 2, "seed": 1, "data": {"name": "x", "content": text * (60_000 // len(text))}}
        yield "POST", "/api/records", json.dumps({"record": record}).encode(), JSON, ""
    for body in (
        b"[" * 60_000,
        b'{"action":' + b"9" * 5_000 + b',"number":0}',
        b'{"a":' * 12_000,
        b"1e" + b"9" * 60_000,
    ):
        yield "POST", "/api/tables", body, JSON, ""
        yield "POST", "/api/records", body * (MIB // len(body)), JSON, ""
    yield "POST", "/name", b"&".join([b"a=b"] * 16_000), FORM, ""
    yield "POST", "/upload", b"--x\r\n" * 400_000, "multipart/form-data; boundary=x", ""


async def parsers(stranger: Stranger) -> None:
    """What takes long to read: quoted cookies, dotted keys, nested arrays, long numbers, long headers."""
    requests = list(odd_requests())
    at = 0

    async def ask() -> None:
        nonlocal at
        at += 1
        method, path, body, kind, head = requests[at % len(requests)]
        await stranger.send(method, path, body, kind, head)

    await stranger.several(16, ask)


async def slow(stranger: Stranger) -> None:
    """A thousand connections: half requests, headers without end, bodies that drip."""
    head = f"POST /api/tables HTTP/1.1\r\nhost: {HERE}\r\n".encode()
    body = head + b"content-type: application/json\r\ncontent-length: 60000\r\n\r\n"
    starts = (b"", b"GET / HT", head, head, body)
    drips = (b"", b"", b"", b"x-more: " + b"y" * 400 + b"\r\n", b" " * 20)

    async def hold(number: int) -> None:
        await asyncio.sleep(number / THOUSAND)
        kind = number % len(starts)
        while stranger.goes_on:
            with contextlib.closing(stranger.line()) as line:
                try:
                    writer = await line.connect()
                    stranger.answers["connections"] += 1
                    writer.write(starts[kind])
                    while stranger.goes_on and not writer.is_closing():
                        writer.write(drips[kind])
                        await writer.drain()
                        await asyncio.sleep(0.3)
                except GONE as trouble:
                    stranger.answers[type(trouble).__name__] += 1
                    await asyncio.sleep(0.1)

    await asyncio.gather(*(hold(number) for number in range(THOUSAND)))


async def lists(stranger: Stranger) -> None:
    """The lobby again and again, and large records between: each is as long as is taken."""
    table = meadhall.game(GAME).new(2, 7)
    while not table.over and table.decisions < 400:
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    record = json.dumps({"record": table.record().model_dump(mode="json")}).encode()
    large = record + b" " * (2 * MIB - len(record) - 1)
    at = 0

    async def ask() -> None:
        nonlocal at
        at += 1
        if at % 10 == 0:
            await stranger.send("POST", "/api/records", large if at % 20 else record)
        else:
            await stranger.send("GET", "/" if at % 2 else "/api/tables", head="accept-encoding: gzip\r\n")

    await stranger.several(200, ask)


ATTACKS: Final[dict[str, Callable[[Stranger], Awaitable[None]]]] = {
    "bots": bots,
    "hints": hints,
    "parsers": parsers,
    "slow": slow,
    "lists": lists,
}


def main() -> None:
    name, port, seconds = sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(10)
    stranger = Stranger(int(port), float(seconds), f"127.0.0.{2 + list(ATTACKS).index(name)}")

    async def attack() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(float(seconds) + 5):
                await ATTACKS[name](stranger)

    asyncio.run(attack())
    json.dump(stranger.answers, sys.stdout)


if __name__ == "__main__":
    main()
