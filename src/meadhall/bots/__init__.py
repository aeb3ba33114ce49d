"""Bots: they get a View and worlds redealt from it, never the truth.

A bot is named by a spec: a kind, and what its parameters shall be if not as usual, as in `search:iterations=400` or
`search:seconds=0.2:explore=0.7`; or one of the five levels, as in `jarl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from meadhall.bots.bot import Bot
from meadhall.bots.greedy import Greedy
from meadhall.bots.levels import NAMES, Level, level, levels, thinking_time
from meadhall.bots.random import Random
from meadhall.bots.ranked import Ranked
from meadhall.bots.search import USUAL_ITERATIONS, Search
from meadhall.engine.errors import BadOption


class Parameter(NamedTuple):
    """What a parameter of a bot may be: a whole number or any number, from `least` to `most`."""

    whole: bool
    least: float
    most: float
    meaning: str

    def parse(self, name: str, text: str) -> float:
        """The number, or a sentence that says what it may be."""
        try:
            value = int(text) if self.whole else float(text)
        except ValueError:
            value = float("nan")
        if self.least <= value <= self.most:
            return value
        number = "a whole number" if self.whole else "a number"
        raise BadOption(f"{name} can't be {text!r}; it is {number} from {_plain(self.least)} to {_plain(self.most)}.")


def _plain(limit: float) -> str:
    """The number with all its digits, and no others.

    >>> _plain(10_000_000), _plain(0.001)
    ('10000000', '0.001')
    """
    return str(int(limit)) if limit == int(limit) else str(limit)


KINDS = ("random", "greedy", "search")
LEVELS = NAMES  # specs as well, without parameters

PARAMETERS: Mapping[str, Mapping[str, Parameter]] = {
    "random": {},
    "greedy": {"slips": Parameter(False, 0, 1, "share of its decisions that it takes at random")},
    "search": {
        "iterations": Parameter(True, 1, 10_000_000, "worlds to walk through for each decision"),
        "seconds": Parameter(False, 0.001, 3600, "time to think about each decision, in the place of iterations"),
        "explore": Parameter(False, 0, 100, "how much it tries what looks worse so far"),
        "horizon": Parameter(True, 0, 1_000_000, "decisions of a playout before it is valued"),
        "plain": Parameter(True, 0, 1, "1 for a search that knows nothing of the game: random playouts, no leaning"),
        "cores": Parameter(True, 1, 64, "processes that think about one decision side by side"),
    },
}

_MAKERS: Mapping[str, Callable[..., Bot]] = {"random": Random, "greedy": Greedy, "search": Search}


@lru_cache(maxsize=256)  # a match asks for its bots anew at every decision
def read_spec(spec: str) -> tuple[str, Mapping[str, float]]:
    """The kind of bot, and the parameters that are not as usual.

    >>> read_spec("search:iterations=400:explore=0.7")
    ('search', {'iterations': 400, 'explore': 0.7})
    """
    kind, *settings = spec.strip().split(":")
    if kind not in KINDS and kind not in LEVELS:
        raise BadOption(
            f"There is no bot {kind!r}; the bots are {', '.join(KINDS)}, and the levels {', '.join(LEVELS)}."
        )
    known = PARAMETERS.get(kind, {})
    chosen: dict[str, float] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if name not in known:
            which = f"its parameters are {', '.join(known)}" if known else "it has none"
            raise BadOption(f"The {kind} bot has no parameter {name!r}; {which}.")
        if not equals:
            raise BadOption(f"{setting!r} lacks its value; a parameter is name=value, as in {name}={_usual(name)}.")
        if name in chosen:
            raise BadOption(f"{spec!r} says {name} twice.")
        chosen[name] = known[name].parse(name, text)
    return kind, chosen


def _usual(name: str) -> str:
    return {"iterations": "400", "seconds": "0.2", "explore": "0.5", "slips": "0.3"}.get(name, "12")


def bot(spec: str, seed: int) -> Bot:
    """A bot by its spec; the same spec and seed always decide alike, unless it thinks by the clock.

    >>> bot("search:iterations=25", seed=1).iterations
    25
    """
    kind, chosen = read_spec(spec)
    return Ranked(seed, kind, bot) if kind in LEVELS else _MAKERS[kind](seed, **chosen)


@lru_cache(maxsize=256)
def searches(spec: str, game: str) -> bool:
    """Does the bot search when it plays that game? Any other answers in less than a millisecond.

    >>> searches("jarl", "drakkar"), searches("oarsman", "drakkar")
    (True, False)
    """
    return read_spec(_behind(spec, game))[0] == "search"


def bounded(spec: str, seed: int, game: str, iterations: int, seconds: float) -> Bot:
    """The bot for that game, thinking no longer than so many iterations and seconds, and on one core.

    Within these bounds it decides as `bot` does.

    >>> bounded("search:iterations=9000:cores=64", 1, "drakkar", iterations=400, seconds=2.0).iterations
    400
    """
    kind, chosen = read_spec(_behind(spec, game))
    if kind != "search":
        return bot(spec, seed)
    wanted = dict(chosen)
    patience = min(seconds, wanted.pop("seconds", seconds))
    most = iterations if "seconds" in chosen else min(iterations, int(wanted.get("iterations", USUAL_ITERATIONS)))
    wanted.update(iterations=most, cores=1, patience=patience)
    return _MAKERS[kind](seed, **wanted)


def _behind(spec: str, game: str) -> str:
    """The bot that plays a level of that game."""
    return level(game, spec).spec if spec in LEVELS else spec


__all__ = [
    "KINDS",
    "LEVELS",
    "PARAMETERS",
    "Bot",
    "Greedy",
    "Level",
    "Parameter",
    "Random",
    "Ranked",
    "Search",
    "bot",
    "bounded",
    "level",
    "levels",
    "read_spec",
    "searches",
    "thinking_time",
]
