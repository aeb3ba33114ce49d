"""Moments of Drakkar: every question that a board has to have a place for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from meadhall.games.drakkar.actions import (
    ACCEPT,
    ATTACK,
    BOARD,
    BOOTY,
    CLAIM,
    COMMIT,
    COVER,
    KEEP,
    LEND,
    LOKI_TAKES,
    LOSE,
    OFFER,
    PAY,
    SINK,
    SPEARS,
    STEAL,
    STORE,
    USE,
    WITHDRAW,
    WRECK,
)
from meadhall.play import Match
from meadhall.testing.moments import come_to

NAMES = ["Sigrun", "Torvald", "Astrid", "Halfdan", "Freydis", "Björn"]


def offered(base: int, many: int = 1) -> Callable[[Any], bool]:
    return lambda table: 0 in table.deciders() and any(base <= action < base + many for action in table.options(0))


def at_turn(month: int, turn: int) -> Callable[[Any], bool]:
    return lambda table: table.month == month and table.turn == turn and offered(COMMIT, 120)(table)


MOMENTS: dict[str, dict[str, Any]] = {
    "brawl": {"until": offered(CLAIM, 6)},
    "brawl of three": {"until": offered(CLAIM, 6), "seats": 3},
    "brawl of six": {"until": lambda t: t.month == 2 and offered(CLAIM, 6)(t), "seats": 6},
    "second try": {"until": lambda t: offered(CLAIM, 6)(t) and any(v.pile >= 0 for v in t.villages)},
    "hidden piles": {"until": offered(CLAIM, 6), "options": {"open_faces": "no"}},
    "quests": {"until": offered(KEEP, 24)},
    "first turn": {"until": at_turn(2, 1)},
    "fourth turn": {"until": at_turn(2, 4)},
    "six seats": {"until": at_turn(2, 3), "seats": 6},
    "three seats": {"until": at_turn(3, 9), "seats": 3},
    "hidden hands": {"until": at_turn(1, 5), "options": {"open_faces": "no"}},
    "loki": {"until": offered(LOKI_TAKES, 24)},
    "blind loki": {"until": offered(LOKI_TAKES, 24), "options": {"loki_token": "random", "may_decline": "yes"}},
    "thief": {"until": offered(STEAL, 6)},
    "stolen": {"until": offered(USE)},
    "no room": {"until": offered(STORE, 4)},
    "raid": {"until": offered(ATTACK, 6)},
    "spears": {"until": offered(SPEARS, 2)},
    "booty": {"until": offered(BOOTY, 3)},
    "loss": {"until": offered(LOSE, 4)},
    "loss of a Spear": {"until": lambda t: offered(LOSE)(t) and offered(LOSE + 1, 3)(t)},
    "sabotage": {"until": offered(WRECK, 6)},
    "sinking": {"until": offered(SINK, 2)},
    "covering": {"until": offered(COVER, 2)},
    "boarding": {"until": offered(BOARD), "options": {"may_decline": "yes"}},
    "bargain": {"until": offered(OFFER, 6)},
    "accepting": {"until": offered(ACCEPT, 6)},
    "withdrawing": {"until": offered(WITHDRAW)},
    "paying": {"until": offered(PAY, 1000)},
    "lending": {"until": offered(LEND, 8), "seeds": range(85, 130)},  # a rare choice
    "over": {"until": lambda table: table.over},
}


def played(until: Callable[[Any], bool], seats: int = 4, names: list[str] | None = None, **more: Any) -> Match:
    return come_to("drakkar", until, (names or NAMES)[:seats], **more)


@cache  # as they are only read, all tests share them
def moment(name: str) -> Match:
    return played(**MOMENTS[name])
