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
    """The event by the names of its fields: seats and amounts as numbers, things of the box by their keys."""
    kind = table.kinds().of(event.kind)
    found: dict[str, object] = {"kind": kind.name, SEAT: event.seat}
    for field, numbers in event.fields(kind):
        facts = [_fact(table, field.type, number) for number in numbers]
        found[field.name] = facts if field.many else facts[0]
    return found


def _fact(table: Table, type: str, number: int) -> object:
    if type == FLAG:
        return number != 0
    if type == SEATS:
        return members(number)
    if type in (SEAT, COUNT):
        return number
    value = table.value(type, number)
    if isinstance(value, Named):
        return value.key
    return value.name if isinstance(value, Message) else value
