"""What lies on a table, laid out for who does not know the game: by its facts alone.

Any game can be shown by it, on a page or in a terminal, until it brings a board of its own. It goes by the shape of
`Table.facts`:

- a list with a dict for each seat is what lies before the seats; everything else lies in the middle;
- a list is a row of things: cards, tokens, ships. A thing is a number, a word, or a dict of what is known of it; None
  and an empty dict lie face down;
- the names `seat` and `active`, and names that end in `_seat` or `_of`, are those of seats;
- names and words are called as the game's language files say: `fact-shed` for the name `shed`, and the word itself.

An option that names a thing belongs to it: `{"boat": 12}` is named by a message with the argument `boat` 12.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from meadhall.engine.message import Message, Named, Who, slug
from meadhall.engine.table import Table
from meadhall.engine.view import View

Value = int | float | str | None | Named | Who  # a str is a number in words; None: there is none


class Part(NamedTuple):
    """Something that is known of a thing, and its name."""

    name: str
    value: Value


class Thing(NamedTuple):
    """One of a row; nothing is known of it if it lies face down."""

    parts: tuple[Part, ...]
    option: int = -1  # the one option that belongs to it, if there is just one


class Fact(NamedTuple):
    """A fact under its name: a value, things in a row, or facts inside of it."""

    name: Named
    value: Value = None
    row: tuple[Thing, ...] | None = None
    inside: tuple[Fact, ...] = ()
    alone: bool = False  # the row is a single thing, and never more


class Spread(NamedTuple):
    """What lies in the middle, and before each seat."""

    middle: tuple[Fact, ...]
    seats: tuple[tuple[Fact, ...], ...]


def spread(view: View) -> Spread:
    """The table as the viewer sees it."""
    return _Laying(view).spread()


def called(game: str, name: str) -> Named:
    """A name of the facts, in words."""
    return Named(game, f"fact-{slug(name)}", name.replace("_", " "))


class _Laying:
    def __init__(self, view: View) -> None:
        self.table: Table = view.table
        self.game: str = view.table.setting.game
        self.options = _touched(view)

    def spread(self) -> Spread:
        seats = self.table.setting.seats
        middle: list[Fact] = []
        before: list[list[Fact]] = [[] for _ in range(seats)]
        for name, fact in self.table.facts().items():
            if isinstance(fact, list) and len(fact) == seats and all(isinstance(one, Mapping) and one for one in fact):
                for seat, own in enumerate(fact):
                    before[seat] += [self.fact(inner, what) for inner, what in own.items()]
            else:
                middle.append(self.fact(name, fact))
        return Spread(tuple(middle), tuple(tuple(facts) for facts in before))

    def fact(self, name: str, fact: object) -> Fact:
        words = called(self.game, name)
        if isinstance(fact, list):
            return Fact(words, row=tuple(self.thing(name, one) for one in fact))
        if isinstance(fact, Mapping):
            if any(isinstance(one, (list, Mapping)) for one in fact.values()):
                return Fact(words, inside=tuple(self.fact(str(inner), one) for inner, one in fact.items()))
            return Fact(words, row=(self.thing(name, fact),), alone=True)
        return Fact(words, self.value(name, fact))

    def thing(self, name: str, one: object) -> Thing:
        known = one if isinstance(one, Mapping) else {} if one is None else {"": one}
        parts = tuple(Part(str(inner), self.value(str(inner) or name, what)) for inner, what in known.items())
        belonging = {option for inner, what in known.items() for option in self.options.get((inner, _key(what)), ())}
        return Thing(parts, belonging.pop() if len(belonging) == 1 else -1)

    def value(self, name: str, fact: object) -> Value:
        if isinstance(fact, bool):
            return Named("engine", "yes" if fact else "no", "yes" if fact else "no")
        if isinstance(fact, int) and (name in ("seat", "active") or name.endswith(("_seat", "_of"))):
            return self.table.who(fact)
        if isinstance(fact, (list, Mapping)):  # deeper than anybody can see at a glance
            return len(fact)
        if isinstance(fact, str):
            return Named(self.game, fact, fact.replace("_", " "))
        return fact if isinstance(fact, (int, float)) else None


def _touched(view: View) -> dict[tuple[str, object], list[int]]:
    """The options by what they name."""
    found: dict[tuple[str, object], list[int]] = {}
    if view.seat in view.deciders():
        for action in view.options():
            message: Message = view.describe(action)
            for name, value in message.args:
                found.setdefault((name, _key(value)), []).append(action)
    return found


def _key(value: object) -> object:
    if isinstance(value, Named):
        return value.key
    return value if isinstance(value, (int, str)) else None
