"""Five levels for each game, from a first evening to a jarl: what people choose from when they want company.

A level's name is a bot's spec wherever one is asked for. How strong it is depends on the game, so the bot finds out at
which table it sits when it is asked first. `docs/bots.md` has the ladder, and how it was measured.

A game says in its `data/levels.toml` how they play it; without such a file they play as usual. Who runs the house may
give a level to another bot: MEADHALL_LEVELS is a list of `game:level=bot`, as in `drakkar:jarl=stone:depth=3`.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Final, NamedTuple

from meadhall import games
from meadhall.bots.words import ROOM, say
from meadhall.engine import introduction
from meadhall.engine.datafile import Entry, check, read
from meadhall.engine.errors import BadData, BadOption
from meadhall.engine.language import english
from meadhall.engine.message import Message, Named, plain

GIVEN: Final = "MEADHALL_LEVELS"


class Rank(NamedTuple):
    """A level as it is in every game, and its manner: the seconds that it takes at a live table."""

    name: str  # as in a spec
    shortest: float
    longest: float


class Strength(Entry):
    """How a level plays one game: by which bot, and its rating with its deviation, if somebody has measured it."""

    spec: str
    sentence: str
    rating: float | None = None
    deviation: float | None = None


class Level(NamedTuple):
    """One of the five levels of a game."""

    number: int  # from 1, the weakest
    name: str  # a bot's spec
    title: str  # in English; `called` has it in every language
    sentence: str
    told: Named  # the sentence, for every language
    spec: str  # the bot behind it
    rating: float | None  # on the scale of the arena; None if nobody has measured it
    deviation: float | None
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

USUAL: Final = {  # how the levels play a game that does not say it
    "first-evening": "greedy:slips=0.45",
    "farmhand": "greedy:slips=0.2",
    "oarsman": "greedy",
    "huscarl": "search:iterations=40",
    "jarl": "search:iterations=600",
}


@cache
def strengths(game: str) -> dict[str, tuple[Strength, Named]]:
    """How the levels play the game, and how that is told: as `data/levels.toml` of its folder says, or as usual."""
    rules = games.game(game)
    found = read(rules.folder / "levels.toml")
    if found and set(found) != set(NAMES):
        odd = ", ".join(sorted(set(found) ^ set(NAMES)))
        raise BadData(f"levels.toml, section {odd}: a game has the levels {', '.join(NAMES)}, each once.")
    known = {name: _usual(f"usual-{name}", spec) for name, spec in USUAL.items()}
    for name in found:
        how = check(Strength, found[name], f"levels.toml, level {name}")
        known[name] = how, introduction.level(rules, name, how.sentence)
    for name, spec in given(os.environ.get(GIVEN, "")).get(game, {}).items():
        known[name] = _usual("given", spec)
    return known


def _usual(name: str, spec: str) -> tuple[Strength, Named]:
    said = str(say(name))
    return Strength(spec=spec, sentence=said), Named(ROOM, name, said)


def given(words: str) -> dict[str, dict[str, str]]:
    """The levels that are played by other bots here: for each game, by which.

    >>> given("drakkar:jarl=stone:depth=3, drakkar:oarsman=random")
    {'drakkar': {'jarl': 'stone:depth=3', 'oarsman': 'random'}}
    """
    found: dict[str, dict[str, str]] = {}
    for entry in filter(None, map(str.strip, words.split(","))):
        place, _, spec = entry.partition("=")
        game, _, name = place.partition(":")
        if not spec or name not in NAMES or spec in NAMES:
            raise BadOption(say("gives-nobody", given=repr(entry), levels=", ".join(NAMES)))
        games.game(game)
        found.setdefault(game, {})[name] = spec
    return found


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first.

    >>> [level.title for level in levels("drakkar")]
    ['First evening', 'Farmhand', 'Oarsman', 'Huscarl', 'Jarl']
    """
    known = strengths(game)
    found: list[Level] = []
    for number, rank in enumerate(RANKS, start=1):
        how, told = known[rank.name]
        manner = (rank.shortest, rank.longest)
        title = str(called(rank.name))
        measured = (how.rating, how.deviation)
        found.append(Level(number, rank.name, title, how.sentence, told, how.spec, *measured, *manner))
    return tuple(found)


def called(spec: str) -> Message:
    """A bot's level as people call it, or its kind.

    >>> str(called("oarsman")), str(called("search:iterations=400"))
    ('Oarsman', 'Search')
    """
    kind = spec.partition(":")[0]
    if kind in NAMES:
        return say(f"level-{kind}")
    if english().has(ROOM, f"kind-{kind}"):
        return say(f"kind-{kind}")
    from meadhall.bots import title_of  # which knows all bots, as they know the levels

    return plain(title_of(kind) or (kind.capitalize() if kind.islower() else kind))


def level(game: str, name: str) -> Level:
    """The level of that name."""
    for one in levels(game):
        if one.name == name:
            return one
    raise BadOption(say("no-level", level=repr(name), known=", ".join(NAMES)))


def thinking_time(spec: str) -> tuple[float, float] | None:
    """The seconds that a level takes for a decision at a live table, from and to; None for other bots."""
    for rank in RANKS:
        if rank.name == spec:
            return rank.shortest, rank.longest
    return None
