"""From events to messages: by the names of their fields, the same way for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.bits import members
from meadhall.engine.event import COUNT, FLAG, SEAT, SEATS, Event
from meadhall.engine.message import Listing, Message, Named
from meadhall.engine.sentence import Sentence

if TYPE_CHECKING:
    from meadhall.engine.table import Table


def plain_value(table: Table, type: str, number: int) -> object:
    """What a field means whose type every game has."""
    if type == SEAT:
        return table.who(number)
    if type == SEATS:
        return Listing([table.who(seat) for seat in members(number)])
    if type in (COUNT, FLAG):
        return number
    word = table.kinds().word(type, number)
    if word:
        return Named(table.setting.game, f"{type}-{word}", word)
    raise ValueError(f"{table.setting.game} has no fields of type {type!r}.")


def told(table: Table, event: Event) -> Sentence:
    """The message `told-KIND` of the game's words; `told-KIND-unseen` for who may not know the event's secret."""
    kind = table.kinds().of(event.kind)
    args: list[tuple[str, object]] = [(SEAT, table.who(event.seat))]
    concerns: list[int] = []
    for field, numbers in event.fields(kind):
        values = [table.value(field.type, number) for number in numbers]
        args.append((field.name, Listing(values) if field.many else values[0]))
        if field.type == SEAT:
            concerns += [seat for seat in numbers if seat >= 0 and seat != event.seat]
        elif field.type == SEATS:
            concerns += members(numbers[0])
    args += table.details(event)
    name = f"told-{kind.name}" + ("-unseen" if kind.secret and event.secret is None else "")
    message = Message(table.setting.game, name, tuple(args))
    return Sentence(kind.name, event.seat, concerns, kind.weight, kind.tone, message, event.number)


def facts_of(table: Table, event: Event) -> dict[str, object]:
    """The event by the names of its fields. None: nobody, nothing, or not for this viewer to know."""
    kind = table.kinds().of(event.kind)
    found: dict[str, object] = {"kind": kind.name, SEAT: event.seat if event.seat >= 0 else None}
    public = [event.a, event.b, event.c, event.d]
    for at, field in enumerate(kind.fields):
        found[field.name] = _fact(table, field.type, public[at])
    secret = event.secret
    for at, field in enumerate(kind.secret):
        if secret is None:
            found[field.name] = None
        elif field.many:
            found[field.name] = [_fact(table, field.type, number) for number in secret[at:]]
        else:
            found[field.name] = _fact(table, field.type, secret[at])
    return found


def _fact(table: Table, type: str, number: int) -> object:
    return number if type == COUNT else table.fact(type, number)


def plain_fact(table: Table, type: str, number: int) -> object:
    """What a number of a type that every game has, or of one with words, is as plain data. Counts are what they are."""
    if type == SEAT:
        return number if number >= 0 else None
    if type == FLAG:
        return number != 0
    if type == SEATS:
        return members(number)
    return table.kinds().word(type, number) or None
