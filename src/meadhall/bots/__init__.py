"""Bots: they get a View and worlds redealt from it, never the truth.

A bot is named by a spec: a kind, and what its parameters shall be if not as usual, as in `search:iterations=400` or
`search:seconds=0.2:explore=0.7`; or one of the five levels, as in `jarl`. Other installed packages may bring kinds of
their own, by the entry point `meadhall.bots`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from meadhall.bots.bot import Bot
from meadhall.bots.greedy import Greedy
from meadhall.bots.invited import Invited, looked_over
from meadhall.bots.learned import Learned
from meadhall.bots.levels import NAMES, Level, level, levels, thinking_time
from meadhall.bots.parameter import Parameter, Word
from meadhall.bots.random import Random
from meadhall.bots.ranked import Ranked
from meadhall.bots.search import USUAL_ITERATIONS, Search
from meadhall.bots.weights import BadWeights, foreign, weights_of
from meadhall.bots.words import say
from meadhall.engine.errors import BadGuest, BadOption
from meadhall.engine.guests import BOT, Door
from meadhall.engine.message import Message
from meadhall.engine.setting import Setting

_OWN: Mapping[str, type[Bot]] = {"random": Random, "greedy": Greedy, "learned": Learned, "search": Search}

KINDS = tuple(_OWN)  # of our own
LEVELS = NAMES  # specs as well, without parameters
PARAMETERS: Mapping[str, Mapping[str, Parameter | Word]] = {kind: bot.parameters for kind, bot in _OWN.items()}

DOOR: Door[type[Bot]] = Door(BOT, (*KINDS, *LEVELS, "you"), looked_over)


def kinds() -> tuple[str, ...]:
    """All kinds of bots: our own, and those that other installed packages bring."""
    return (*KINDS, *DOOR.names())


def maker(kind: str) -> type[Bot]:
    """The class of bots of that kind."""
    found = _OWN.get(kind) or DOOR.open(kind)
    if found is None:
        raise BadOption(say("no-bot", bot=repr(kind), known=", ".join(kinds()), levels=", ".join(LEVELS)))
    return found


def title_of(kind: str) -> str:
    """What people call a bot that another package brings; nothing if it does not say, or is not here any more."""
    try:
        found = DOOR.open(kind)
    except BadGuest:
        found = None
    return "" if found is None else found.title


def faults() -> list[BadGuest]:
    """Bots of other packages that can't be let in, each with what is wrong with it."""
    return DOOR.faults()


@lru_cache(maxsize=256)  # a match asks for its bots anew at every decision
def read_spec(spec: str) -> tuple[str, Mapping[str, float | str]]:
    """The kind of bot, and the parameters that are not as usual.

    >>> read_spec("search:iterations=400:explore=0.7")
    ('search', {'iterations': 400, 'explore': 0.7})
    """
    kind, *settings = spec.strip().split(":")
    known = {} if kind in LEVELS else maker(kind).parameters
    chosen: dict[str, float | str] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if name not in known:
            wrong = "no-parameter" if known else "no-parameters"
            raise BadOption(say(wrong, bot=kind, name=repr(name), known=", ".join(known)))
        if not equals:
            raise BadOption(say("parameter-lacks", given=repr(setting), usual=f"{name}={known[name].example}"))
        if name in chosen:
            raise BadOption(say("parameter-twice", spec=repr(spec), name=name))
        chosen[name] = known[name].parse(name, text)
    return kind, chosen


def bot(spec: str, seed: int) -> Bot:
    """A bot by its spec; the same spec and seed always decide alike, unless it thinks by the clock.

    >>> bot("search:iterations=25", seed=1).iterations
    25
    """
    kind, chosen = read_spec(spec)
    if kind in LEVELS:
        return Ranked(seed, kind, bot)
    if kind in _OWN:
        return _OWN[kind](seed, **chosen)
    return Invited(seed, maker(kind), kind, DOOR.package(kind), dict(chosen))


@lru_cache(maxsize=256)
def thinks(spec: str, game: str) -> bool:
    """May the bot take its time when it plays that game? One that does not answers in less than a millisecond.

    >>> thinks("jarl", "drakkar"), thinks("oarsman", "drakkar")
    (True, False)
    """
    return read_spec(behind(spec, game))[0] not in ("random", "greedy", "learned")


def bounded(spec: str, seed: int, game: str, iterations: int, seconds: float) -> Bot:
    """The bot for that game, thinking no longer than so many iterations and seconds, and on one core.

    Within these bounds it decides as `bot` does. A guest is told its seconds, and has to keep to them by itself.

    >>> bounded("search:iterations=9000:cores=64", 1, "drakkar", iterations=400, seconds=2.0).iterations
    400
    """
    kind, chosen = read_spec(behind(spec, game))
    if kind != "search":
        found = bot(spec if kind in _OWN else behind(spec, game), seed)
        found.patience = seconds
        return found
    wanted = dict(chosen)
    patience = min(seconds, float(wanted.pop("seconds", seconds)))
    most = iterations if "seconds" in chosen else min(iterations, int(wanted.get("iterations", USUAL_ITERATIONS)))
    wanted.update(iterations=most, cores=1, patience=patience)
    return maker(kind)(seed, **wanted)


def behind(spec: str, game: str) -> str:
    """The bot that plays a level of that game; any other bot is itself."""
    return level(game, spec).spec if spec in LEVELS else spec


def out_of_experience(spec: str, setting: Setting) -> list[Message]:
    """What there is at such tables that the bot has not met when it learnt; nothing if it plays by no network."""
    return foreign(setting) if _by_network(spec, setting.game) else []


def learnt_at(spec: str, game: str) -> list[int]:
    """At how many seats the bot has learnt that game; nothing if it plays by no network, or has none for it."""
    try:
        return weights_of(game).header.seats if _by_network(spec, game) else []
    except BadWeights:
        return []


def at_home(spec: str, setting: Setting) -> bool:
    """Has the bot met tables like that when it learnt? Who plays by no network is at home everywhere."""
    try:
        return not _by_network(spec, setting.game) or not foreign(setting)
    except BadWeights:
        return False


def _by_network(spec: str, game: str) -> bool:
    kind, chosen = read_spec(behind(spec, game))
    return kind == "learned" or bool(chosen.get("net"))


__all__ = [
    "KINDS",
    "LEVELS",
    "PARAMETERS",
    "Bot",
    "Greedy",
    "Learned",
    "Level",
    "Parameter",
    "Random",
    "Ranked",
    "Search",
    "Word",
    "at_home",
    "behind",
    "bot",
    "bounded",
    "faults",
    "kinds",
    "learnt_at",
    "level",
    "levels",
    "maker",
    "out_of_experience",
    "read_spec",
    "thinking_time",
    "thinks",
    "title_of",
]
