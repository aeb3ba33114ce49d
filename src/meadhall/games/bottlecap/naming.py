"""How the things of the box are called in messages: by their keys, with the names that the box gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.event import NEUTRAL, Event
from meadhall.engine.message import Message, Named, slug
from meadhall.engine.outcome import Outcome
from meadhall.games.bottlecap import events
from meadhall.games.bottlecap.components import TWO_PARTS, Texts

if TYPE_CHECKING:
    from meadhall.games.bottlecap.table import Bottlecap

ROOM: Final = "bottlecap"


def say(name: str, **args: object) -> Message:
    """A message of this game."""
    return Message(ROOM, name, tuple(args.items()))


def meter(number: int) -> Named:
    return Named(ROOM, f"meter-{events.METERS[number]}", events.METERS[number])


def colour(number: int) -> Named:
    return Named(ROOM, f"colour-{events.COLOURS[number]}", events.COLOURS[number])


def space(texts: Texts, number: int) -> Named:
    name = texts.spaces[number]
    return Named(ROOM, f"space-{slug(name)}", name)


def place(table: Bottlecap, position: int) -> Named:
    """The space at a position."""
    return space(table.box.texts, table.spaces[position])


def ability(texts: Texts, number: int) -> Named:
    """An ability of a city; its throne has none."""
    name = texts.abilities[number]
    return Named(ROOM, f"ability-{slug(name)}" if number else "throne", name)


# What is printed on spaces and cities speaks of goods; who draws them as signs says it with their own.
IN_WORDS: Final[dict[str, object]] = {
    "wood": meter(0),
    "gold": meter(1),
    "glory": meter(2),
    "damage": Named(ROOM, "damage", "damage"),
    "helmet": Named(ROOM, "helmet", "helmet"),
}


def part(texts: Texts, number: int, which: int, goods: dict[str, object] = IN_WORDS) -> Message:
    """One part of a space, as it is printed there."""
    return say(f"part-{which + 1}-{slug(texts.spaces[number])}", **goods)


def printed(texts: Texts, number: int, goods: dict[str, object] = IN_WORDS) -> Message:
    """What is printed on a space, all of it."""
    if not TWO_PARTS[number]:
        return part(texts, number, 0, goods)
    return say("either-part", one=part(texts, number, 0, goods), other=part(texts, number, 1, goods))


def ability_text(texts: Texts, number: int, goods: dict[str, object] = IN_WORDS) -> Message:
    """What an ability does, as it is printed on the city; in brief what it still does after the arrival."""
    return say(f"text-{slug(texts.abilities[number])}", **goods)


def offered(texts: Texts, number: int) -> Message:
    """What a space offers, in whole sentences."""
    return say(f"offers-{slug(texts.spaces[number])}")


def meant(texts: Texts, number: int) -> Message:
    """What an ability does, in whole sentences."""
    return say(f"means-{slug(texts.abilities[number])}")


def promise(table: Bottlecap, number: int) -> Outcome:
    """What an ability does, as a remark to an option that has to do with it."""
    return Outcome(meant(table.box.texts, number), NEUTRAL)


def side(table: Bottlecap, number: int) -> Named:
    return side_name(table.box.sides[number].name)


def side_name(name: str) -> Named:
    return Named(ROOM, f"side-{slug(name)}", name)


def source(table: Bottlecap, why: int) -> Named:
    """Why a meter moved: an ability, a space, or one of a few other reasons; `source-none` if none is told."""
    if why > events.ABILITY:
        return ability(table.box.texts, why - events.ABILITY)
    if 0 < why <= 15:
        return space(table.box.texts, why)
    if why in events.SOURCES and why != events.START:
        return Named(ROOM, f"source-{events.SOURCES[why]}", events.SOURCES[why])
    return Named(ROOM, "source-none", "")


def value(table: Bottlecap, type: str, number: int) -> object:
    """What a field of one of this game's own types means; None if it is none of them."""
    if type == "space":
        return space(table.box.texts, number)
    if type == "ability":
        return ability(table.box.texts, number)
    if type == "side":
        return side(table, number)
    if type == "source":
        return source(table, number)
    if type == "place":
        return number + 1  # as people count
    if type == "heading":
        name = events.HEADINGS[0 if number > 0 else 1]
        return Named(ROOM, f"heading-{name}", name)
    return None


def details(table: Bottlecap, event: Event) -> list[tuple[str, object]]:
    """What a sentence needs beside the event's own fields."""
    if event.kind == events.PERFORMED:
        return [("does", part(table.box.texts, event.a, event.b))]
    return []
