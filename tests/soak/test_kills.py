"""A hall that is killed a hundred times while it is used in every way: what was acknowledged is there, and once."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.server.rows import REOPENED
from meadhall.testing.load import NO_LOG, Line, OpenHall, address, load

KILLS = 100
TABLES = 40
LINES_GONE = (OSError, asyncio.IncompleteReadError)


@dataclass
class Sitting:
    """A person at a table, and what was acknowledged to this person."""

    match: str
    seat: int
    token: str
    client: str
    order: int = 0  # the last that was acknowledged
    orders_sent: set[int] = field(default_factory=set)  # since then
    undone: int = 0
    undos_sent: int = 0
    resigned: bool = False
    resigning: bool = False  # was asked for, and may have happened
    doubtful: dict[str, Any] | None = None  # an act that was not answered


@dataclass
class Hope:
    """A table with an open seat, and who asks for it."""

    match: str
    invite: str


class House:
    """All who use the hall, and all they were told."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.sittings: list[Sitting] = []
        self.all: list[Sitting] = []
        self.acts: dict[str, tuple[str, int, int]] = {}  # key: match, seat, action
        self.said: list[tuple[str, int, str]] = []
        self.joined: list[Sitting] = []
        self.opened: list[str] = []
        self.open: list[Hope] = []
        self.told: Counter[str] = Counter()
        self.odd: Counter[str] = Counter()
        self._names = 0
        self.gone = False  # the hall

    def name(self) -> int:
        self._names += 1
        return self._names

    @property
    def acknowledged(self) -> int:
        return sum(self.told.values())

    # Using

    async def use(self, port: int) -> None:
        """Everybody does something, again and again, until the hall is gone."""
        users = [self._at_a_table(port) for _ in range(TABLES)]
        joiners = [self._join(port) for _ in range(3)]
        await asyncio.gather(self._open(port), *users, *joiners)

    async def _open(self, port: int) -> None:
        try:
            while not self.gone:
                if len([one for one in self.sittings if not one.resigned]) < 2 * TABLES and len(self.open) < 6:
                    await self._open_one(port)
                await asyncio.sleep(0.01)
        except LINES_GONE:
            return

    async def _open_one(self, port: int) -> None:
        number = self.name()
        game = meadhall.SHELF[number % len(meadhall.SHELF)]
        seats = ["you", "friend"] + ["greedy"] * max(number % 2, meadhall.game(game).least_seats - 2)
        with closing(Line(port, client=address(number))) as line:
            status, opened = await line.ask("POST", "/api/tables", {"game": game, "seats": seats})
        assert status == 201, opened
        self.told["tables"] += 1
        self.opened.append(opened["match"])
        self.open.append(Hope(opened["match"], opened["invite"]))
        [own] = opened["seats"]
        self._sits(Sitting(opened["match"], own["seat"], own["token"], address(number)))

    def _sits(self, sitting: Sitting) -> None:
        self.sittings.append(sitting)
        self.all.append(sitting)

    async def _join(self, port: int) -> None:
        """Several ask for the same seat at once; one gets it."""
        try:
            while not self.gone:
                await asyncio.sleep(0.02)
                if self.open:
                    await self._join_one(port, self.open[0])
        except LINES_GONE:
            return

    async def _join_one(self, port: int, hope: Hope) -> None:
        client = address(self.name())
        wish = {"name": "", "invite": hope.invite}
        with closing(Line(port, client=client)) as line:
            status, taken = await line.ask("POST", f"/api/tables/{hope.match}/seats", wish)
        if hope in self.open:
            self.open.remove(hope)
        if status == 200:
            self.told["seats"] += 1
            sitting = Sitting(hope.match, taken["seat"], taken["token"], client)
            self.joined.append(sitting)
            self._sits(sitting)
        else:
            self.odd[f"join {status}"] += 1

    async def _at_a_table(self, port: int) -> None:
        try:
            while not self.gone:
                await asyncio.sleep(self.dice.uniform(0.001, 0.02))
                if not self.sittings:
                    continue
                sitting = self.sittings.pop(self.dice.randrange(len(self.sittings)))  # one hand at a seat
                try:
                    with closing(Line(port, client=sitting.client, token=sitting.token)) as line:
                        while await self._do(line, sitting):
                            pass
                finally:
                    if not sitting.resigned:
                        self.sittings.append(sitting)
        except LINES_GONE:
            return

    async def _do(self, line: Line, sitting: Sitting) -> bool:
        """One thing; False if there is nothing to do here for a while."""
        path = f"/api/tables/{sitting.match}"
        if sitting.doubtful is not None:
            await self._act(line, sitting, sitting.doubtful)
        status, seen = await line.ask("GET", f"{path}?log_from={NO_LOG}")
        if status == 403 and sitting.resigning:
            sitting.resigned = True  # it had happened before the hall was killed
            return False
        assert status == 200, seen
        if seen["result"]:
            sitting.resigned = True  # there is nothing left to do
            return False
        if seen["state"] == "open":
            return False
        chosen = self.dice.random()
        if chosen < 0.08:
            await self._say(line, sitting)
        elif chosen < 0.14:
            await self._order(line, sitting)
        elif chosen < 0.145:
            await self._resign(line, sitting)
            return False
        elif chosen < 0.5 and seen["undo"]["possible"]:
            await self._undo(line, sitting)
        elif seen["yours"]:
            action = self.dice.choice(seen["options"])["action"]
            await self._act(line, sitting, {"action": action, "number": seen["number"], "key": f"key {self.name()}"})
        else:
            return False
        return True

    async def _act(self, line: Line, sitting: Sitting, sent: dict[str, Any]) -> None:
        sitting.doubtful = sent
        status, told = await line.ask("POST", f"/api/tables/{sitting.match}/act", sent)
        sitting.doubtful = None
        if status == 200:
            self.told["acts"] += 1
            self.acts[sent["key"]] = (sitting.match, sitting.seat, sent["action"])
        else:
            assert status in (409, 422, 429), told
            self.odd[f"act {status}"] += 1

    async def _say(self, line: Line, sitting: Sitting) -> None:
        text = f"word {self.name()}"
        status, told = await line.ask("POST", f"/api/tables/{sitting.match}/chat", {"text": text})
        if status == 200:
            self.told["words"] += 1
            self.said.append((sitting.match, sitting.seat, text))
        else:
            assert status == 429, told

    async def _order(self, line: Line, sitting: Sitting) -> None:
        number = self.name()
        sitting.orders_sent.add(number)
        orders = [{"steps": [f"Step {number}"]}]
        status, told = await line.ask("PUT", f"/api/tables/{sitting.match}/orders", {"orders": orders})
        assert status in (200, 409, 429), told
        if status == 200:
            self.told["orders"] += 1
            sitting.order = number
            sitting.orders_sent.clear()

    async def _undo(self, line: Line, sitting: Sitting) -> None:
        sitting.undos_sent += 1
        status, told = await line.ask("POST", f"/api/tables/{sitting.match}/undo", {})
        assert status in (200, 403, 409, 422, 429), told
        if status == 200:
            self.told["undos"] += 1
            sitting.undone += 1
        else:
            sitting.undos_sent -= 1

    async def _resign(self, line: Line, sitting: Sitting) -> None:
        sitting.resigning = True
        status, told = await line.ask("POST", f"/api/tables/{sitting.match}/resign", {"kind": "greedy"})
        assert status in (200, 409, 429), told
        if status == 200:
            self.told["resignations"] += 1
            sitting.resigned = True
            sitting.order = -1

    # Looking for what was acknowledged

    def check(self, database: Path) -> None:
        with closing(sqlite3.connect(database)) as connection:
            kept = {row[0] for row in connection.execute("SELECT id FROM matches")}
            keys: dict[str, list[tuple[str, int, int]]] = {}
            undone: Counter[tuple[str, int]] = Counter()
            for match, seat, action, by, key in connection.execute(
                "SELECT match, seat, action, made_by, sent_key FROM decisions"
            ):
                if key is not None:
                    keys.setdefault(key, []).append((match, seat, action))
                if by in ("undo", REOPENED):
                    undone[match, seat] += 1
            words = Counter(connection.execute("SELECT match, seat, text FROM chat WHERE seat >= 0"))
            rows = connection.execute("SELECT match, seat, kind, token_hash FROM seats")
            seats = {(match, seat): (kind, token) for match, seat, kind, token in rows}
            wishes: dict[tuple[str, int], list[str]] = {}
            for match, seat, wish in connection.execute("SELECT match, seat, wish FROM orders"):
                wishes.setdefault((match, seat), []).append(wish)
        assert set(self.opened) <= kept
        assert all(times == 1 for times in map(len, keys.values())), "an act was done twice"
        for key, act in self.acts.items():
            assert keys.get(key) == [act], f"{key} was acknowledged"
        for word in self.said:
            assert words[word] == 1, f"{word} was said"
        assert max(words.values(), default=1) == 1, "something was said twice"
        for sitting in self.all:
            place = (sitting.match, sitting.seat)
            assert sitting.undone <= undone[place] <= sitting.undos_sent, f"{sitting} took something back"
            self._check_seat(sitting, *seats[place], wishes.get(place, []))

    def _check_seat(self, sitting: Sitting, kind: str, token: str | None, wishes: list[str]) -> None:
        if sitting.order < 0:
            assert (kind, token) == ("greedy", None), f"{sitting} has resigned"
            assert not wishes
        elif token is None:
            assert sitting.resigning, f"{sitting} lost the seat"
        else:
            assert token == hashlib.sha256(sitting.token.encode()).hexdigest(), f"{sitting} sits there"
            stand = {json.loads(wish)["steps"][0] for wish in wishes}
            possible = {f"Step {number}" for number in (sitting.order, *sitting.orders_sent) if number}
            assert len(wishes) <= 1
            assert stand <= possible, f"{sitting} left an order"
            assert stand or not sitting.order


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_hundred_kills_under_mixed_use_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    house = House(seed=13)
    begun = time.monotonic()

    async def until_killed(hall: OpenHall, enough: int) -> None:
        house.gone = False
        using = asyncio.create_task(house.use(hall.port))
        end = time.monotonic() + 60
        while house.acknowledged < enough and not using.done():
            assert time.monotonic() < end, f"the hall stands still: {house.told}"
            await asyncio.sleep(0.002)
        await asyncio.sleep(house.dice.uniform(0.0, 0.03))
        hall.process.kill()
        house.gone = True
        await using

    hall = OpenHall(tmp_path)
    try:
        for number in range(KILLS):
            asyncio.run(until_killed(hall, house.acknowledged + house.dice.randint(40, 120)))
            hall.kill()
            hall.open()
            house.check(hall.database)
            if number % 10 == 9:
                print(f"\n{number + 1} kills: {dict(house.told)}, refused {dict(house.odd)}", end="")
    finally:
        hall.kill()
    print(
        f"\n{KILLS} kills, {house.acknowledged} acknowledged things {dict(house.told)}, in "
        f"{time.monotonic() - begun:.0f} s; all found, none twice (load {load()})"
    )
    assert house.acknowledged >= 40 * KILLS
    assert "Traceback" not in hall.log
