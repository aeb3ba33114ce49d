"""One stranger tries everything, while twenty tables are played: the others are answered, and their bots go on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import pytest

import meadhall
from meadhall import bots
from meadhall.play.due import LONGEST_DELAY
from meadhall.server.settings import USUAL_BOT, Settings
from meadhall.server.table_bots import PAUSES_TO_SEARCH
from meadhall.testing.attacks import ATTACKS
from meadhall.testing.load import Line, Numbers, OpenHall, Player, address, load, share, sit, stop
from meadhall.testing.stored import Shelf, multiply

TABLES = 20
SECONDS = 10.0
PACE = 0.7  # seconds that a player thinks, on average
STORED = 5000
SLOWEST_ACT = 300.0  # milliseconds, of 99 in 100
LONGEST_WAIT = 3.0  # seconds beyond the pause that was drawn
OPPONENTS = ("greedy", USUAL_BOT, "jarl")


@dataclass
class Phase:
    """What the others saw while an attack went on."""

    name: str
    numbers: Numbers
    moves: int
    longest_wait: float
    stranger: dict[str, int]

    def __str__(self) -> str:
        acts = self.numbers.acts
        told = ", ".join(f"{times} x {what}" for what, times in sorted(self.stranger.items()))
        return (
            f"{self.name:9} {len(acts):5} {share(acts, 50):7.1f} {share(acts, 99):7.1f} {1000 * max(acts):7.1f} "
            f"{self.numbers.errors:6} {self.moves:6} {self.longest_wait:6.2f}  {told}"
        )


HEADING = "attack     acts     p50     p99     max errors  moves   wait  what the stranger was told"


def waits(database: Path, after: int) -> list[float]:
    """Seconds that bots have waited beyond the longest pause that could be drawn for them, since that row."""
    query = (
        "SELECT * FROM (SELECT d.rowid AS row, d.made_by, "
        "d.at - LAG(d.at) OVER (PARTITION BY d.match ORDER BY d.number), "
        "s.kind, m.tempo, m.game, m.creator FROM decisions AS d JOIN matches AS m ON m.id = d.match "
        "JOIN seats AS s ON s.match = d.match AND s.seat = d.seat) WHERE row > ? AND made_by = 'bot'"
    )
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(query, (after,)).fetchall()
        own = {row[0] for row in connection.execute("SELECT creator FROM matches WHERE title = 'One of the twenty'")}
    return [
        waited - pause(kind, tempo, game)
        for _, _, waited, kind, tempo, game, creator in rows
        if waited is not None and creator in own
    ]


def pause(kind: str, tempo: str, game: str) -> float:
    if tempo == "live":
        drawn = bots.thinking_time(kind)
        return max(LONGEST_DELAY, drawn[1] if drawn else 0.0)
    return Settings().pause * (PAUSES_TO_SEARCH if bots.thinks(kind, game) else 1)


def newest(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (found,) = connection.execute("SELECT COALESCE(MAX(rowid), 0) FROM decisions").fetchone()
    return int(found)


class Twenty:
    """The tables of the others. One that is over is opened anew."""

    def __init__(self, hall: OpenHall) -> None:
        self.hall = hall
        self.numbers = Numbers()
        self.opened = 0

    async def keep_playing(self) -> None:
        await asyncio.gather(*(self._table(number) for number in range(TABLES)))

    async def _table(self, number: int) -> None:
        kinds = cycle(OPPONENTS)
        while True:
            self.opened += 1
            game = meadhall.SHELF[number % len(meadhall.SHELF)]
            seats = ["you"] + [next(kinds) for _ in range(max(2, meadhall.game(game).least_seats - 1))]
            tempo = {"kind": "live", "seconds": 60} if number % 4 == 3 else {"kind": "relaxed"}
            client = address(self.opened)
            more = {"tempo": tempo, "title": "One of the twenty"}
            match, [token] = await sit(self.hall.port, client, game, seats, **more)
            player = Player(self.hall.port, match, token, client, PACE)
            player.numbers = self.numbers
            await player.play()

    async def phase(self, name: str) -> Phase:
        """So many seconds of play, attacked or not."""
        before = newest(self.hall.database)
        self.numbers.acts, self.numbers.lost = [], 0
        self.numbers.answers.clear()
        told = {}
        if name in ATTACKS:
            words = ["-m", "meadhall.testing.attacks", name, str(self.hall.port), str(SECONDS)]
            attack = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
            said, _ = await attack.communicate()
            told = json.loads(said)
        else:
            await asyncio.sleep(SECONDS)
        numbers = Numbers(list(self.numbers.acts), self.numbers.answers.copy(), self.numbers.lost)
        await asyncio.sleep(LONGEST_WAIT + LONGEST_DELAY)  # who waits for a bot hears of it by then
        waited = waits(self.hall.database, before)
        return Phase(name, numbers, len(waited), max(waited), told)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_under_every_attack_the_others_are_answered_and_their_bots_go_on(tmp_path: Path) -> None:
    with OpenHall(tmp_path) as hall:
        match, _ = asyncio.run(sit(hall.port, address(1), "bottlecap", ["you", "random"], listed=True))
    with closing(Shelf(hall.database)) as shelf:
        multiply(shelf, match, "somebody", STORED, large=20)
    phases = []

    async def play() -> None:
        twenty = Twenty(hall)
        playing = asyncio.create_task(twenty.keep_playing())
        await asyncio.sleep(5)
        for name in ("none", *ATTACKS, "none again"):
            phases.append(await twenty.phase(name))
            assert not playing.done(), playing.exception()
        await stop([playing])
        with closing(Line(hall.port)) as line:
            status, _ = await line.ask("GET", "/api/tables")
        assert status == 200

    with OpenHall(tmp_path) as hall:
        asyncio.run(play())
        size, memory = len(hall.log), hall.memory
    print(f"\n{HEADING}", *phases, sep="\n")
    print(f"milliseconds, seconds of waiting; the hall held {memory:.0f} MiB, its log {size} bytes; load {load()}")
    assert "Traceback" not in hall.log, hall.log
    for phase in phases:
        assert phase.numbers.errors == 0, phase
        assert share(phase.numbers.acts, 99) < SLOWEST_ACT, phase
        assert phase.longest_wait < LONGEST_WAIT, phase
