"""How the things of the box are called in messages: by their keys, with the names that the box gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.event import Event
from meadhall.engine.message import Message, Named, slug
from meadhall.games.bottlecap import events

if TYPE_CHECKING:
    from meadhall.games.bottlecap.table import Bottlecap

ROOM: Final = "bottlecap"


def say(name: str, **args: object) -> Message:
    """A message of this game."""
    return Message(ROOM, name, tuple(args.items()))


def part(table: Bottlecap, number: int, which: int) -> Named:
    """One part of a space, as it is printed there."""
    texts = table.box.texts
    return Named(ROOM, f"part-{slug(texts.spaces[number])}-{which + 1}", texts.parts[number][which])


def meter(number: int) -> Named:
    return Named(ROOM, f"meter-{events.METERS[number]}", events.METERS[number])


def colour(number: int) -> Named:
    return Named(ROOM, f"colour-{events.COLOURS[number]}", events.COLOURS[number])


def space(table: Bottlecap, number: int) -> Named:
    name = table.box.texts.spaces[number]
    return Named(ROOM, f"space-{slug(name)}", name)


def ability(table: Bottlecap, number: int) -> Named:
    name = table.box.texts.abilities[number]
    return Named(ROOM, f"ability-{slug(name)}" if number else "throne", name)


def side(table: Bottlecap, number: int) -> Named:
    name = table.box.sides[number].name
    return Named(ROOM, f"side-{slug(name)}", name)


def source(table: Bottlecap, why: int) -> Named:
    """Why a meter moved: an ability, a space, or one of a few other reasons; `source-none` if none is told."""
    if why > events.ABILITY:
        return ability(table, why - events.ABILITY)
    if 0 < why <= 15:
        return space(table, why)
    if why == events.BY_VALKYRIES:
        return Named(ROOM, "source-valkyries", "Valkyries")
    if why == events.ROBBED:
        return Named(ROOM, "source-robbed", "robbed")
    return Named(ROOM, "source-none", "")


def value(table: Bottlecap, type: str, number: int) -> object:
    """What a field of one of this game's own types means; None if it is none of them."""
    if type == "meter":
        return meter(number)
    if type == "colour":
        return colour(number)
    if type == "space":
        return space(table, number)
    if type == "ability":
        return ability(table, number)
    if type == "side":
        return side(table, number)
    if type == "source":
        return source(table, number)
    if type == "place":
        return number + 1  # as people count
    if type == "way":
        return Named(ROOM, f"way-{events.WAYS[number]}", events.WAYS[number])
    if type == "heading":
        name = events.HEADINGS[0 if number > 0 else 1]
        return Named(ROOM, f"heading-{name}", name)
    return None


def details(table: Bottlecap, event: Event) -> list[tuple[str, object]]:
    """What a sentence needs beside the event's own fields."""
    if event.kind == events.GAVE_BACK:
        return [("amount", event.a + event.b)]
    if event.kind == events.PERFORMED:
        return [("does", part(table, event.a, event.b))]
    return []
