"""The tasks of the benchmark, as games have them in `data/tasks.toml`: what is played, against whom, on which deals."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall import games
from meadhall.arena.plan import Plan
from meadhall.arena.words import say
from meadhall.engine.datafile import Entry, check, read
from meadhall.engine.errors import BadOption

FILE: Final = "tasks.toml"


class Task(Entry):
    """One task; its name ends in its version."""

    name: str
    game: str
    seats: int
    rules: int  # the version of the game's rules that it holds for
    opponents: tuple[str, ...]
    games: int  # at least, against each opponent: a deal that is begun is played at every seat
    seed: int  # of the first deal
    options: dict[str, str] = {}

    def check(self) -> None:
        """Refuse if the rules have moved on: results would not compare with those that were published."""
        now = games.game(self.game).version
        if now != self.rules:
            raise BadOption(say("task-of-other-rules", task=self.name, theirs=self.rules, ours=now))

    def plan(self, bot: str, opponent: str, seed: int) -> Plan:
        """The bot at one seat, the opponent at all others; every deal is played with the bot at every seat."""
        return Plan(self.game, (bot, *[opponent] * (self.seats - 1)), 0, seed, self.options)


@cache
def tasks() -> dict[str, Task]:
    """All tasks by their names.

    >>> [name for name in tasks() if name.startswith("drakkar")]
    ['drakkar-3-v1', 'drakkar-4-v1', 'drakkar-5-v1', 'drakkar-6-v1']
    """
    found = {}
    for game in games.shelf():
        for name, entry in read(game.folder / FILE).items():
            found[name] = check(Task, _facts(game.name, name, entry), f"{game.name}/data/{FILE}, task {name}")
    return found


def _facts(game: str, name: str, entry: dict[str, object]) -> dict[str, object]:
    listed = entry.get("opponents")
    return {**entry, "game": game, "name": name, "opponents": tuple(listed) if isinstance(listed, list) else listed}


def task(name: str) -> Task:
    """The task of that name, if it can be played here.

    >>> task("drakkar-4-v1").opponents
    ('random', 'greedy', 'search:iterations=40')
    """
    found = tasks().get(name)
    if found is None:
        raise BadOption(say("no-task", given=repr(name[:60]), known=", ".join(tasks())))
    found.check()
    return found
