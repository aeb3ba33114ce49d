"""Moments of Beer & Vikings: what a board has to have a place for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.defend import Defend
from meadhall.games.beer.steps.drink import PlaceDrink
from meadhall.games.beer.steps.play import PlayAs
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.steps.weapons import ChooseTarget
from meadhall.games.beer.table import Beer
from meadhall.play import Match, new_match
from meadhall.testing.moments import come_to

NAMES = ["Astrid", "Björn", "Sigrid", "Olaf", "Freydis", "Halfdan", "Ingrid", "Torvald"]


def asked(kind: type, more: Callable[[Beer], bool] = lambda table: True) -> Callable[[Beer], bool]:
    return lambda t: not t.over and isinstance(t.agenda.top(), kind) and 0 in t.deciders() and more(t)


MOMENTS: dict[str, dict[str, Any]] = {
    "first turn": {"until": asked(WarriorPhase), "seats": 4},
    "minions": {"until": asked(WarriorPhase, lambda t: t.round >= 3 and bool(t.minions))},
    "playing": {"until": asked(PlayAs, lambda t: t.round >= 2)},
    "aiming": {"until": asked(ChooseTarget)},
    "defending": {"until": asked(Defend, lambda t: t.round >= 2)},
    "drinking": {"until": asked(PlaceDrink)},
    "spirit there": {"until": asked(WarriorPhase, lambda t: bool(t.spirits()))},
    "as a spirit": {"until": lambda t: not t.over and 0 in t.deciders() and t.players[0].state == SPIRIT},
    "two left": {"until": asked(WarriorPhase, lambda t: t.line >= 0), "seats": 3},
    "eight": {"until": asked(WarriorPhase, lambda t: t.round >= 2), "seats": 8},
    "combined": {
        "until": asked(WarriorPhase, lambda t: t.round >= 3),
        "options": {"game": "combined_two_piles", "location": "drakkar"},
    },
    "battleground": {
        "until": asked(WarriorPhase, lambda t: t.round >= 2),
        "seats": 7,
        "options": {"game": "combined_one_pile", "location": "battleground"},
    },
    "hidden spirits": {
        "until": lambda t: asked(WarriorPhase)(t) and bool(t.spirits()),
        "options": {"spirit_faces": "hidden"},
    },
    "over": {"until": lambda table: table.over},
}


def played(until: Callable[[Beer], bool], seats: int = 5, names: list[str] | None = None, **more: Any) -> Match:
    return come_to("beer", until, (names or NAMES)[:seats], **more)


@cache  # as they are only read, all tests share them
def moment(name: str) -> Match:
    return played(**MOMENTS[name])


def at_table(table: Beer) -> Match:
    """A match at that very position, with people at all seats."""
    seats = table.setting.seats
    match = new_match("beer", ["you"] * seats, seed=1, options=table.setting.options, names=table.setting.names)
    match.table = table
    return match
