"""Five levels for each game, from a first evening to a jarl: what people choose from when they want company.

A level's name is a bot's spec wherever one is asked for. How strong it is depends on the game, so the bot finds out at
which table it sits when it is asked first. `docs/bots.md` has the ladder, and how it was measured.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from meadhall import games
from meadhall.engine.datafile import Entry, check, read
from meadhall.engine.errors import BadData, BadOption
from meadhall.engine.language import english, furnish
from meadhall.engine.message import Message, plain

ROOM: Final = "bots"

furnish(ROOM, resources.files("meadhall.bots") / "languages")


class Rank(NamedTuple):
    """A level as it is in every game, and its manner: the seconds that it takes at a live table."""

    name: str  # as in a spec
    shortest: float
    longest: float


class Strength(Entry):
    """How a level plays one game: by which bot, and its rating in the ladder of docs/bots.md with its deviation."""

    spec: str
    rating: float
    deviation: float
    sentence: str


class Level(NamedTuple):
    """One of the five levels of a game."""

    number: int  # from 1, the weakest
    name: str  # a bot's spec
    title: str  # in English; `called` has it in every language
    sentence: str
    spec: str  # the bot behind it
    rating: float  # on the scale of the arena
    deviation: float
    shortest: float  # seconds of thought at a live table
    longest: float


RANKS: Final = (
    Rank("first-evening", 1.5, 4.0),
    Rank("farmhand", 1.2, 3.2),
    Rank("oarsman", 1.0, 2.8),
    Rank("huscarl", 0.9, 2.4),
    Rank("jarl", 0.8, 2.2),
)

NAMES: Final = tuple(rank.name for rank in RANKS)


@cache
def strengths(game: str) -> dict[str, Strength]:
    """How the levels play the game, as `data/levels.toml` of its folder says; none if it has no such file."""
    found = read(games.game(game).folder / "levels.toml")
    if found and set(found) != set(NAMES):
        odd = ", ".join(sorted(set(found) ^ set(NAMES)))
        raise BadData(f"levels.toml, section {odd}: a game has the levels {', '.join(NAMES)}, each once.")
    return {name: check(Strength, found[name], f"levels.toml, level {name}") for name in found}


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first.

    >>> [level.title for level in levels("drakkar")]
    ['First evening', 'Farmhand', 'Oarsman', 'Huscarl', 'Jarl']
    """
    known = strengths(game)
    found: list[Level] = []
    for number, rank in enumerate(RANKS, start=1):
        if rank.name in known:
            how = known[rank.name]
            manner = (rank.shortest, rank.longest)
            title = str(called(rank.name))
            found.append(Level(number, rank.name, title, how.sentence, how.spec, how.rating, how.deviation, *manner))
    return tuple(found)


def called(spec: str) -> Message:
    """A bot's level as people call it, or its kind.

    >>> str(called("oarsman")), str(called("search:iterations=400"))
    ('Oarsman', 'Search')
    """
    kind = spec.partition(":")[0]
    if kind in NAMES:
        return Message(ROOM, f"level-{kind}")
    return Message(ROOM, f"kind-{kind}") if english().has(ROOM, f"kind-{kind}") else plain(kind.capitalize())


def level(game: str, name: str) -> Level:
    """The level of that name."""
    for one in levels(game):
        if one.name == name:
            return one
    raise BadOption(f"There is no level {name!r}; the levels are {', '.join(NAMES)}.")


def thinking_time(spec: str) -> tuple[float, float] | None:
    """The seconds that a level takes for a decision at a live table, from and to; None for other bots."""
    for rank in RANKS:
        if rank.name == spec:
            return rank.shortest, rank.longest
    return None
