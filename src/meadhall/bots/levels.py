"""Five levels for each game, from a first evening to a jarl: what people choose from when they want company.

A level's name is a bot's spec wherever one is asked for. How strong it is depends on the game, so the bot finds out at
which table it sits when it is asked first. `docs/bots.md` has the ladder, and how it was measured.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall import games
from meadhall.engine.errors import BadOption


class Rank(NamedTuple):
    """What a level is called in every game, and its manner: the seconds that it takes at a live table."""

    name: str  # as in a spec
    title: str  # for people
    shortest: float
    longest: float


class Strength(NamedTuple):
    """How a level plays one game: by which bot, and its rating in the ladder of docs/bots.md with its deviation."""

    spec: str
    rating: float
    deviation: float
    sentence: str


class Level(NamedTuple):
    """One of the five levels of a game."""

    number: int  # from 1, the weakest
    name: str  # a bot's spec
    title: str
    sentence: str
    spec: str  # the bot behind it
    rating: float  # on the scale of the arena
    deviation: float
    shortest: float  # seconds of thought at a live table
    longest: float


RANKS: Final = (
    Rank("first-evening", "First evening", 1.5, 4.0),
    Rank("farmhand", "Farmhand", 1.2, 3.2),
    Rank("oarsman", "Oarsman", 1.0, 2.8),
    Rank("huscarl", "Huscarl", 0.9, 2.4),
    Rank("jarl", "Jarl", 0.8, 2.2),
)

NAMES: Final = tuple(rank.name for rank in RANKS)

STRENGTHS: Final[dict[str, tuple[Strength, ...]]] = {
    "bottlecap": (
        Strength("greedy:slips=0.35", 7.3, 2.8, "Sails by mood: every third decision is a guess."),
        Strength("greedy:slips=0.15", 18.5, 2.5, "Knows what the spaces give, and forgets it now and then."),
        Strength("greedy", 25.2, 2.4, "Takes the best of every turn, and thinks no further."),
        Strength("search:iterations=40", 30.0, 2.4, "Thinks through a few ways that the next turns may go."),
        Strength("search:iterations=600", 48.4, 2.8, "Thinks many turns ahead, and knows who is about to win."),
    ),
    "drakkar": (
        Strength("greedy:slips=0.45", 9.8, 2.8, "Lays cards that look nice: almost half of it is guesswork."),
        Strength("greedy:slips=0.2", 17.4, 2.5, "Builds a ship, and sometimes forgets why."),
        Strength("greedy", 28.1, 2.4, "Plays the card that does most now."),
        Strength("search:iterations=40", 30.8, 2.4, "Wonders what the others hold, in a few likely worlds."),
        Strength("search:iterations=800", 41.5, 2.6, "Weighs hundreds of likely hands and what they would do."),
    ),
    "beer": (
        Strength("greedy:slips=0.45", 14.8, 2.8, "Drinks first and thinks later, if at all."),
        Strength("greedy:slips=0.15", 19.4, 2.7, "Knows how a brawl goes, and stumbles in it now and then."),
        Strength("greedy", 27.4, 2.5, "Does what promises most at once, and likes a fight."),
        Strength("search:iterations=40", 30.3, 2.5, "Thinks through the next blows, in a few likely worlds."),
        Strength("search:iterations=900", 34.8, 2.6, "Counts who could win in the end, and picks its fights."),
    ),
}


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first.

    >>> [level.title for level in levels("drakkar")]
    ['First evening', 'Farmhand', 'Oarsman', 'Huscarl', 'Jarl']
    """
    games.game(game)  # says which games there are, if this is none of them
    return tuple(
        Level(
            number,
            rank.name,
            rank.title,
            how.sentence,
            how.spec,
            how.rating,
            how.deviation,
            rank.shortest,
            rank.longest,
        )
        for number, (rank, how) in enumerate(zip(RANKS, STRENGTHS[game], strict=True), start=1)
    )


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
