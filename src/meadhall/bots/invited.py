"""Bots that other installed packages bring, by their entry points."""

from __future__ import annotations

import re
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.bots.parameter import Parameter, Word
from meadhall.engine.errors import BadData, BadGuest
from meadhall.engine.guests import BOT, reason
from meadhall.engine.message import Listing, Message
from meadhall.engine.view import View

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def looked_over(name: str, found: object) -> type[Bot]:
    """The bot's class, if it is one."""
    if not NAME.fullmatch(name):
        raise _wrong("bad-name", name=repr(name))
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise _wrong("not-it", kind=BOT, found=repr(found)[:60])
    if not isinstance(found.title, str):
        raise _wrong("lacks", field="title", found=repr(found.title)[:60], right="some words")
    for parameter, what in found.parameters.items():
        if not NAME.fullmatch(parameter) or not isinstance(what, (Parameter, Word)):
            raise _wrong("lacks", field=f"parameter {parameter}", found=repr(what)[:60], right="a Parameter or a Word")
    return found


class Invited(Bot):
    """A guest at the table: whatever happens inside of it is told in a sentence that names it."""

    def __init__(self, seed: int, kind: type[Bot], name: str, package: str, chosen: dict[str, float | str]) -> None:
        super().__init__(seed)
        self.name: Final = name
        self.package: Final = package
        try:
            self.mind = kind(seed, **chosen)
        except Exception as error:
            raise self._stumbled(reason(error)) from error

    def choose(self, view: View) -> int:
        options = view.options()
        try:
            self.mind.patience = self.patience
            chosen = self.mind.choose(view)
        except Exception as error:  # it is somebody else's code: anything can happen
            raise self._stumbled(reason(error)) from error
        if isinstance(chosen, bool) or chosen not in options:
            known = Listing([str(option) for option in options])
            raise self._stumbled(Message("engine", "guest-chose-badly", (("found", repr(chosen)), ("options", known))))
        return int(chosen)

    def _stumbled(self, why: str | Message) -> BadGuest:
        known = (("name", self.name), ("package", self.package), ("reason", why))
        return BadGuest(Message("engine", "guest-stumbled", known))


def _wrong(why: str, **args: object) -> BadData:
    return BadData(Message("engine", f"guest-{why}", tuple(args.items())))
