"""Bots that somebody brings by where their class lies: `package.module:Class`, and parameters as in any spec.

They are made anew for each decision, as bots that are named are: installed or not, a bot plays the same games. Only who
types a command or writes a program may bring one; a spec that comes from elsewhere is never imported.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from typing import Final, NamedTuple

from meadhall import bots
from meadhall.arena.words import say
from meadhall.bots.invited import Invited, looked_over
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.guests import reason

PLACE: Final = re.compile(r"(?P<module>[^\W\d][\w.]*):(?P<name>[^\W\d]\w*)(?P<settings>(?::[^:=]+=[^:]*)*)")


class Brought(NamedTuple):
    """The class of a bot, and what its parameters shall be."""

    kind: type[bots.Bot]
    chosen: dict[str, float | str]
    package: str


def found(spec: str) -> Brought | None:
    """The bot that lies where the spec says; None if the spec is the name of one that we know, or no place."""
    place = PLACE.fullmatch(spec.strip())
    if place is None or place["module"] in (*bots.kinds(), *bots.LEVELS):
        return None
    return _loaded(spec.strip())


@lru_cache(maxsize=64)
def _loaded(spec: str) -> Brought:
    place = PLACE.fullmatch(spec)
    assert place is not None
    try:
        module = import_module(place["module"])
    except Exception as error:  # it is somebody else's code: anything can happen
        raise BadOption(say("no-module", spec=repr(spec), module=place["module"], reason=reason(error))) from error
    kind = vars(module).get(place["name"])
    if kind is None:
        raise BadOption(say("no-class", spec=repr(spec), module=place["module"], name=place["name"]))
    try:
        kind = looked_over("bot", kind)
    except MeadhallError as error:
        raise BadOption(say("no-bot-class", spec=repr(spec), reason=error.message)) from None
    chosen: dict[str, float | str] = {}
    for setting in filter(None, place["settings"].split(":")):
        name, _, text = setting.partition("=")
        if name not in kind.parameters:
            known = ", ".join(kind.parameters)
            raise BadOption(say("no-parameter" if known else "no-parameters", spec=repr(spec), name=name, known=known))
        chosen[name] = kind.parameters[name].parse(name, text)
    return Brought(kind, chosen, place["module"].partition(".")[0])


def check(spec: str) -> None:
    """Refuse at once what is neither the name of a bot nor the place of one."""
    if found(spec) is None:
        bots.read_spec(spec)


def bot(spec: str, seed: int) -> bots.Bot:
    """The bot by its name or its place."""
    one = found(spec)
    if one is None:
        return bots.bot(spec, seed)
    return Invited(seed, one.kind, one.kind.__name__, one.package, dict(one.chosen))
