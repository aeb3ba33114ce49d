"""Facts that happened, and what each viewer may know of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1  # as ears: all seats and spectators
SPECTATOR: Final = -1  # as viewer: sits at no seat


# How much a person notices of a fact.
SILENT: Final = 0  # nothing worth a line by itself
DETAIL: Final = 1
FACT: Final = 2
GREAT: Final = 3  # a moment to remember
HEADING: Final = 4  # begins a part of the game, and heads what follows

# What it is for whom it concerns.
NEUTRAL: Final = 0
GAIN: Final = 1
HARM: Final = 2
SUFFERED: Final = 3  # harm to the seat itself, whoever else has a part in it

# Whether it is noticed by itself or together with what came before.
BY_WEIGHT: Final = 0  # by itself from FACT on
OPENS: Final = 1
JOINS: Final = 2
FOLLOWS: Final = 3  # together with what the same seat just did, else by itself

SEAT: Final = "seat"
SEATS: Final = "seats"  # as bits
COUNT: Final = "count"
FLAG: Final = "flag"
TEXT: Final = "text"
EVERYWHERE: Final = (SEAT, SEATS, COUNT, FLAG, TEXT)  # types that every game has


def ended(sentence: str) -> str:
    """The sentence with one mark at its end, also where a name brings a mark of its own.

    >>> ended("Sigrid discards Outrage!."), ended("Sigrid rests.")
    ('Sigrid discards Outrage!', 'Sigrid rests.')
    """
    while len(sentence) > 1 and sentence[-1] in ".!" and sentence[-2] in ".!?":
        sentence = sentence[:-1]
    return sentence


@mypyc_attr(acyclic=True)
@final
class Event:
    """One fact. `kind` and the numbers a to d are public; `secret` is for the seats whose bit is set in `ears`.

    `number` is how many decisions had been made when it happened.
    """

    def __init__(
        self,
        kind: int,
        seat: int,
        a: int,
        b: int,
        c: int,
        d: int,
        secret: tuple[int, ...] | None,
        ears: int,
        number: int,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.secret: Final = secret
        self.ears: Final = ears
        self.number: Final = number

    def heard_by(self, viewer: int) -> bool:
        """May this viewer know the secret part?"""
        if self.secret is None or self.ears == EVERYBODY:
            return True
        return viewer >= 0 and (self.ears >> viewer) & 1 == 1

    def redacted(self) -> Event:
        """The event as somebody hears it who may not know its secret."""
        return Event(self.kind, self.seat, self.a, self.b, self.c, self.d, None, self.ears, self.number)

    def fields(self, kind: EventKind) -> list[tuple[Field, list[int]]]:
        """The fields with their numbers; those of a secret that this one does not know are left out."""
        public = [self.a, self.b, self.c, self.d]
        found = [(field, [public[at]]) for at, field in enumerate(kind.fields)]
        if self.secret is not None:
            for at, field in enumerate(kind.secret):
                found.append((field, list(self.secret[at:]) if field.many else [self.secret[at]]))
        return found

    def facts(self) -> tuple[int, int, int, int, int, int, tuple[int, ...] | None]:
        return (self.kind, self.seat, self.a, self.b, self.c, self.d, self.secret)


@mypyc_attr(acyclic=True)
@final
class Field:
    """One of the numbers of an event: its name, and what kind of number it is.

    `many`: it takes all that are left. `maybe`: below 0 it stands for nothing, or for nobody.
    """

    def __init__(self, spec: str) -> None:
        """`amount`, `victim:seat`, `cards:card*`, `killer:seat?`."""
        parts = spec.rstrip("*?").split(":")
        self.name: Final = parts[0]
        self.type: Final = parts[1] if len(parts) > 1 else COUNT
        self.many: Final = spec.endswith("*")
        self.maybe: Final = spec.endswith("?")


@mypyc_attr(acyclic=True)
@final
class EventKind:
    """A kind of fact: its name, and its fields by name, as a Verb says what an action means.

    >>> kind = EventKind(4, "gained", "meter:meter amount now why:source", tone=GAIN)
    >>> [field.name for field in kind.fields]
    ['meter', 'amount', 'now', 'why']

    `fields` name the numbers a to d in their order, `secret` those that not everybody hears; `open`: everybody does,
    there are only too many of them for a to d. The seat is always there. `beat` says whether such a fact begins a beat
    of its own when it is shown to people. It is `news` unless what it comes to is told as well.
    """

    def __init__(
        self,
        number: int,
        name: str,
        fields: str = "",
        secret: str = "",
        weight: int = FACT,
        tone: int = NEUTRAL,
        beat: int = BY_WEIGHT,
        open: bool = False,
        news: bool = True,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.open: Final = open
        self.news: Final = news
        self.fields: Final = [Field(spec) for spec in fields.split()]
        self.secret: Final = [Field(spec) for spec in secret.split()]
        self.weight: Final = weight
        self.tone: Final = tone
        self.opens: Final = beat == OPENS or (beat == BY_WEIGHT and weight >= FACT)
        self.follows: Final = beat == FOLLOWS


@mypyc_attr(acyclic=True)
@final
class FieldType:
    """A type of fields that a game has of its own, as who reads facts from outside meets it.

    One of some `words`; or a thing with fields of its own, which has a `shape`; or else of a type that is known
    everywhere (`like`): the name of a thing in the box is a text, its place in a row a count.
    """

    def __init__(
        self, name: str, about: str = "", words: list[str] | None = None, shape: object = None, like: str = TEXT
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.words: Final[list[str]] = words or []
        self.shape: Final = shape
        self.like: Final = like


class EventKinds:
    """All kinds of facts of a game, by their numbers, and the types of their fields."""

    def __init__(self, kinds: list[EventKind], types: list[FieldType]) -> None:
        self.all: Final = kinds
        self.types: Final = {type.name: type for type in types}
        self._by_number: Final = {kind.number: kind for kind in kinds}
        if len(self._by_number) != len(kinds) or len({kind.name for kind in kinds}) != len(kinds):
            raise ValueError("Two kinds of events share a number or a name.")
        for kind in kinds:
            for field in kind.fields + kind.secret:
                if field.type not in EVERYWHERE and field.type not in self.types:
                    raise ValueError(f"Nobody says what {field.type!r} is, the type of {field.name!r}.")

    def of(self, number: int) -> EventKind:
        return self._by_number[number]

    def word(self, type: str, number: int) -> str:
        """What the number stands for in a type that is one of some words; nothing for other types."""
        found = self.types.get(type)
        return found.words[number] if found is not None and found.words and number >= 0 else ""

    def read(self, event: Event, name: str) -> int:
        """A public number of the event, by the name of its field."""
        public = [event.a, event.b, event.c, event.d]
        return public[[field.name for field in self.of(event.kind).fields].index(name)]


@mypyc_attr(acyclic=True)
@final
class Decision:
    """One entry of the record: who chose what."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
