"""A first look at a game that somebody brings: is everything there that the hall will ask for?

It is quick, and no proof: that is what `meadhall check` is for. But whoever passes does not trip up the lobby.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final

from meadhall.engine.action import Verbs
from meadhall.engine.errors import BadData
from meadhall.engine.event import SPECTATOR, EventKinds
from meadhall.engine.game import Game
from meadhall.engine.guests import GAME
from meadhall.engine.judge import Judge
from meadhall.engine.message import Message
from meadhall.engine.option import Option

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
MOST_SEATS: Final = 31


def looked_over(name: str, found: object) -> Game:
    """The game, if it is one."""
    if not NAME.fullmatch(name):
        raise _wrong("bad-name", name=repr(name))
    if not isinstance(found, Game):
        raise _wrong("not-it", kind=GAME, found=repr(found)[:60])
    if found.name != name:
        raise _wrong("other-name", found=repr(found.name))
    _has_all(found)
    _can_be_dealt(found)
    return found


def _has_all(game: Game) -> None:
    """Everything that a Game says of itself, each of its kind."""
    for field, value in (("title", game.title), ("tagline", game.tagline)):
        _must(field, value, isinstance(value, str) and bool(value.strip()), "some words")
    _must("version", game.version, isinstance(game.version, int) and game.version > 0, "a number from 1 on")
    seats = (game.least_seats, game.most_seats)
    fine = all(isinstance(number, int) for number in seats) and 1 <= seats[0] <= seats[1] <= MOST_SEATS
    _must("number of seats", seats, fine, f"from 1 to {MOST_SEATS}, the least first")
    names = game.seat_names
    _must("list of seat_names", len(names), len(names) >= game.most_seats, f"at least {game.most_seats} names long")
    fine = isinstance(game.options, Sequence) and all(isinstance(one, Option) for one in game.options)
    _must("options", game.options, fine, "a list of Option")
    _must("verbs", game.verbs, isinstance(game.verbs, Verbs), "Verbs")
    _must("kinds", game.kinds, isinstance(game.kinds, EventKinds), "EventKinds")
    _must("judge", game.judge, isinstance(game.judge, Judge), "a Judge")
    _must("catalogue", 0, len(game.rules) > 0 and len(game.rules.minute) > 0, "some rules")
    _must("words for options", 0, game.option_words is not None, "readable")


def _can_be_dealt(game: Game) -> None:
    """A table of it, as it is shown to who sits there and to who looks on."""
    for seats in {game.least_seats, game.most_seats}:
        table = game.new(seats, seed=1)
        for viewer in range(SPECTATOR, seats):
            view = table.view(viewer)
            json.dumps(view.table.facts())
            _must("scores", 0, len(view.table.scores()) == seats, "a number for each seat")
            if viewer in table.deciders():
                said = [str(view.prompt()), *(str(view.describe(action)) for action in view.options())]
                _must("first question", said, len(said) > 1 and all(said), "in words, with something to choose")


def _must(field: str, value: object, fine: bool, right: str) -> None:
    if not fine:
        raise _wrong("lacks", field=field, found=repr(value)[:60], right=right)


def _wrong(why: str, **args: object) -> BadData:
    return BadData(Message("engine", f"guest-{why}", tuple(args.items())))
