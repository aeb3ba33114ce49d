"""Clients that ask several halls at random, what they were told, and whether it can all be true of one hall.

What a client was told has happened must be there, once, at its place. What it was told has not happened must not. Of
what it was told nothing about, or that nobody knows, both may be. And whatever anybody sees is at least as new as all
that anybody had seen before.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from meadhall import SHELF
from meadhall.play import PERSON
from meadhall.server.match_from_rows import take_up
from meadhall.server.queries import stored
from meadhall.server.rows import REOPENED
from meadhall.server.security import hashed
from meadhall.testing.load import Line
from meadhall.testing.stored import Shelf

Outcome = Literal["done", "not done", "not known"]

PATIENCE: Final = 25.0  # seconds for an answer
NOT_KNOWN: Final = "may have been written down or not"
NO_LOG: Final = 10**6
GONE: Final = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError, ValueError, IndexError)


@dataclass
class Event:
    """Something that was asked, and what was answered."""

    kind: str
    match: str
    began: float
    ended: float
    outcome: Outcome
    status: int
    asked: dict[str, Any]
    told: dict[str, Any]


@dataclass
class Table:
    """A table at which clients play."""

    match: str
    tokens: dict[int, str]
    invite: str = ""
    streams: list[list[int]] = field(default_factory=list)  # versions that each listener has heard


class History:
    """All clients, and all that happened to them."""

    def __init__(self, ports: list[int], seed: int) -> None:
        self.ports = ports
        self.events: list[Event] = []
        self.tables: list[Table] = []
        self.awaited: list[Table] = []  # at which a seat is open
        self.played: list[Table] = []  # those of the tables at which people still play
        self._seed = seed
        self._names = 0
        self.stopping = False

    # Asking

    async def ask(self, dice: random.Random, kind: str, table: str, token: str, path: str, sent: Any = None) -> Event:
        """One request, to any hall, and how it ended."""
        line = Line(dice.choice(self.ports), token=token, client="192.0.2.1")
        began = time.monotonic()
        status = 0
        told: dict[str, Any] = {}
        outcome: Outcome = "not done"
        try:
            async with asyncio.timeout(PATIENCE):
                await line.connect()
                outcome = "not known"  # from now on it may have arrived
                method = "GET" if sent is None else "POST"
                status, told = await line.ask(method, path, sent)
                if status < 300:
                    outcome = "done"
                elif NOT_KNOWN not in str(told.get("sentence")):
                    outcome = "not done"
        except GONE:
            pass
        finally:
            line.close()
        asked = sent if isinstance(sent, dict) else {}
        event = Event(kind, table, began, time.monotonic(), outcome, status, asked, told)
        self.events.append(event)
        return event

    async def open(self, dice: random.Random, seats: list[str]) -> Table:
        """A new table; tried until it is there."""
        while True:
            wish = {"game": SHELF[0], "seats": seats, "listed": True, "options": {"start": 0}}
            event = await self.ask(dice, "open", "", "", "/api/tables", wish)
            if event.outcome == "done":
                tokens = {seat["seat"]: seat["token"] for seat in event.told["seats"]}
                return Table(event.told["match"], tokens, event.told["invite"])
            await asyncio.sleep(0.2)

    async def begin(self, tables: int) -> None:
        dice = random.Random(self._seed)
        for _ in range(tables):
            self.tables.append(await self.open(dice, ["you", "you"]))
        self.played += self.tables

    # What clients do until they are told to stop

    async def play(self, clients: int) -> None:
        tasks = [asyncio.create_task(self._client(number)) for number in range(clients)]
        tasks += [asyncio.create_task(self._listen(table, random.Random(table.match))) for table in self.tables]
        tasks += [asyncio.create_task(self._host())]
        await asyncio.gather(*tasks)

    async def _client(self, number: int) -> None:
        dice = random.Random(f"{self._seed} {number}")
        while not self.stopping:
            what = dice.choices(["act", "look", "chat", "undo", "sit", "resign"], [10, 6, 3, 2, 2, 0.03])[0]
            table = dice.choice(self.played)
            path = f"/api/tables/{table.match}"
            seat = dice.choice(sorted(table.tokens))
            if what == "sit":
                await self._sit(dice)
            elif what == "chat":
                text = f"word {number} {len(self.events)}"
                await self.ask(dice, "chat", table.match, table.tokens[seat], f"{path}/chat", {"text": text})
            elif what == "undo":
                sent = {"agree": True} if dice.random() < 0.5 else {}
                way = "undo/answer" if sent else dice.choice(["undo", "undo/ask"])
                await self.ask(dice, way, table.match, table.tokens[seat], f"{path}/{way}", sent)
            elif what == "resign":
                await self._resign(dice, table, seat)
            else:
                await self._act(dice, table, seat, looks_only=what == "look")
            await asyncio.sleep(dice.uniform(0.0, 0.05))

    async def _act(self, dice: random.Random, table: Table, seat: int, looks_only: bool = False) -> None:
        path, token = f"/api/tables/{table.match}", table.tokens[seat]
        seen = await self.ask(dice, "look", table.match, token, f"{path}?log_from={NO_LOG}")
        if seen.status == 200 and seen.told["result"] and table in self.played and not self.stopping:
            await self._leave(dice, table)
        if looks_only or seen.status != 200 or not seen.told["yours"] or not seen.told["options"]:
            return
        self._names += 1
        sent = {
            "action": dice.choice(seen.told["options"])["action"],
            "number": seen.told["number"],
            "key": f"key {self._names}",
        }
        event = await self.ask(dice, "act", table.match, token, f"{path}/act", sent)
        if event.outcome == "not known" and dice.random() < 0.7:  # as a program would: the same once more
            await self.ask(dice, "act", table.match, token, f"{path}/act", sent)

    async def _resign(self, dice: random.Random, table: Table, seat: int) -> None:
        path = f"/api/tables/{table.match}/resign"
        event = await self.ask(dice, "resign", table.match, table.tokens[seat], path, {"kind": "random"})
        if event.outcome != "not done":
            await self._leave(dice, table)

    async def _leave(self, dice: random.Random, table: Table) -> None:
        """It is over, or a bot plays on there: people play at another one."""
        new = await self.open(dice, ["you", "you"])
        if table in self.played:  # nobody else has left it meanwhile
            self.played[self.played.index(table)] = new
            self.tables.append(new)

    async def _host(self) -> None:
        """Opens tables at which a seat is free, now and then."""
        dice = random.Random(f"{self._seed} host")
        while not self.stopping:
            self.awaited.append(await self.open(dice, ["you", "friend"]))
            await asyncio.sleep(0.5)

    async def _sit(self, dice: random.Random) -> None:
        if self.awaited:
            table = self.awaited[-1] if dice.random() < 0.8 else dice.choice(self.awaited)
            self._names += 1
            sent = {"name": f"Guest {self._names}"}
            await self.ask(dice, "sit", table.match, "", f"/api/tables/{table.match}/seats", sent)

    async def _listen(self, table: Table, dice: random.Random) -> None:
        """Follows the live updates, and comes back whenever they end."""
        heard: list[int] = []
        table.streams.append(heard)
        while not self.stopping:
            line = Line(dice.choice(self.ports), client="192.0.2.2")
            try:
                stream = await line.listen(f"/api/tables/{table.match}/events")
                while not self.stopping:
                    async with asyncio.timeout(20):
                        said = await stream.readline()
                    if not said:
                        break
                    if said.startswith(b"data: "):
                        heard.append(int(json.loads(said[6:])["version"]))
            except (*GONE, AssertionError):
                pass
            finally:
                line.close()
            await asyncio.sleep(0.1)

    # What has to be true

    async def goes_on(self, patience: float = 20.0) -> None:
        """Every match: somebody can decide there, at any hall."""
        dice = random.Random(1)
        for table in self.tables:
            end = time.monotonic() + patience
            while not await self._decides(dice, table):
                assert time.monotonic() < end, f"the match {table.match} does not go on: {self.events[-3:]}"
                await asyncio.sleep(0.1)

    async def _decides(self, dice: random.Random, table: Table) -> bool:
        for seat in table.tokens:
            before = len(self.events)
            await self._act(dice, table, seat)
            new = self.events[before:]
            if any(event.kind == "act" and event.outcome == "done" for event in new):
                return True
            if any(event.status == 200 and event.told.get("result") for event in new):
                return True
        resigned = {event.match for event in self.events if event.kind == "resign" and event.outcome != "not done"}
        return table.match in resigned  # bots play there

    def check(self, shelf: Shelf) -> Counter[str]:
        """Is it all true? Returns how much there was of everything."""
        self._check_acts(shelf)
        self._check_words(shelf)
        self._check_seats(shelf)
        self._check_undone_and_resigned(shelf)
        self._check_order()
        for table in [*self.tables, *self.awaited]:
            found = stored(shelf.link, table.match)
            assert found is not None, f"{table.match} is gone"
            take_up(found, found.row.changed)
            numbers = [entry.number for entry in shelf.entries(table.match)]
            assert numbers == list(range(1, len(numbers) + 1)), f"{table.match} has gaps"
        return Counter(f"{event.kind}: {event.outcome}" for event in self.events) + Counter(
            f"{event.kind}: {event.status}" for event in self.events if event.outcome != "done"
        )

    def _check_acts(self, shelf: Shelf) -> None:
        kept: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for table in self.tables:
            for entry in shelf.entries(table.match):
                if entry.key is not None:
                    kept[entry.key].append((table.match, entry.action))
        outcomes: dict[str, set[Outcome]] = defaultdict(set)
        sent: dict[str, tuple[str, int]] = {}
        for event in self.events:
            if event.kind == "act":
                outcomes[event.asked["key"]].add(event.outcome)
                sent[event.asked["key"]] = (event.match, event.asked["action"])
        for key, told in outcomes.items():
            found = kept.get(key, [])
            assert len(found) <= 1, f"{key} was carried out {len(found)} times"
            if "done" in told:
                assert found == [sent[key]], f"{key} was acknowledged and is lost"
            elif told == {"not done"}:
                assert not found, f"{key} was refused and is there"

    def _check_words(self, shelf: Shelf) -> None:
        for table in self.tables:
            rows = shelf.sql("SELECT number, text FROM chat WHERE match = ? ORDER BY number", table.match)
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            said = Counter(row[1] for row in rows)
            for event in self.events:
                if event.kind == "chat" and event.match == table.match:
                    times = said[event.asked["text"]]
                    wanted = {"done": (1,), "not done": (0,), "not known": (0, 1)}[event.outcome]
                    assert times in wanted, f"{event.asked['text']} is there {times} times: {event.outcome}"

    def _check_seats(self, shelf: Shelf) -> None:
        given: dict[tuple[str, int], list[str]] = defaultdict(list)
        for event in self.events:
            if event.kind == "sit" and event.outcome == "done":
                given[event.match, event.told["seat"]].append(event.told["token"])
        for (match, seat), tokens in given.items():
            assert len(tokens) == 1, f"seat {seat} of {match} was given {len(tokens)} times"
            assert shelf.seats(match)[seat].token_hash == hashed(tokens[0]), f"seat {seat} of {match} was taken away"

    def _check_undone_and_resigned(self, shelf: Shelf) -> None:
        """As often as it was acknowledged, and at most as often as it may have been."""
        for table in self.tables:
            entries = Counter(entry.made_by for entry in shelf.entries(table.match))
            self._check_times(table, ["undo"], entries["undo"] + entries[REOPENED])
            asked = self._times(table, ["undo/ask", "undo/answer"], "done", "not known")
            assert entries["consent"] <= asked, f"{table.match} went back by consent more often than anybody agreed"
            bots = sum(seat.kind != PERSON for seat in shelf.seats(table.match))
            self._check_times(table, ["resign"], bots)

    def _check_times(self, table: Table, kinds: list[str], found: int) -> None:
        least, most = self._times(table, kinds, "done"), self._times(table, kinds, "done", "not known")
        assert least <= found <= most, f"{kinds} at {table.match}: {found} times, acknowledged {least} to {most} times"

    def _times(self, table: Table, kinds: list[str], *outcomes: Outcome) -> int:
        return sum(
            event.match == table.match and event.kind in kinds and event.outcome in outcomes for event in self.events
        )

    def _check_order(self) -> None:
        """Whoever asked after somebody was answered sees at least as much; who sees the same sees it alike."""
        by_match: dict[str, list[Event]] = defaultdict(list)
        for event in self.events:
            if event.outcome == "done" and event.match and "version" in event.told:
                by_match[event.match].append(event)
        for match, events in by_match.items():
            numbers: dict[int, int] = {}
            choices: dict[tuple[int, int], list[int]] = {}
            for event in events:
                version, number = event.told["version"], event.told["number"]
                assert numbers.setdefault(version, number) == number, f"{match} has two faces at version {version}"
                if event.kind == "look":
                    seat, options = event.told["you"], [option["action"] for option in event.told["options"]]
                    seen = choices.setdefault((version, seat), options)
                    assert seen == options, f"seat {seat} of {match} has two choices at version {version}"
            ended = sorted(events, key=lambda event: event.ended)
            newest, at = 0, 0
            for event in sorted(events, key=lambda event: event.began):
                while at < len(ended) and ended[at].ended < event.began:
                    newest = max(newest, ended[at].told["version"])
                    at += 1
                assert event.told["version"] >= newest, f"{match} went back: {event.told['version']} < {newest}"
        for table in self.tables:
            for heard in table.streams:
                assert heard == sorted(heard), f"a stream of {table.match} went back"


async def until_quiet(history: History, playing: asyncio.Task[None]) -> None:
    """Let all clients come to an end."""
    history.stopping = True
    with contextlib.suppress(asyncio.CancelledError):
        await playing
