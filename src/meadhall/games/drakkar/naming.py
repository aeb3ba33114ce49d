"""How the things of the box are called in messages: by their keys, with the names that the box gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.event import Event
from meadhall.engine.message import Listing, Message, Named, slug
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import PAYMENTS
from meadhall.games.drakkar.components import BOARDING, TOKENS

if TYPE_CHECKING:
    from meadhall.games.drakkar.components import Face, Kind, Quest
    from meadhall.games.drakkar.table import Drakkar

ROOM: Final = "drakkar"
COUNTED: Final = ["goats", "weapons", "gold"]
ROLES: Final = ["bow", "stern", "deck"]  # in the order of the parts


def say(name: str, **args: object) -> Message:
    """A message of this game."""
    return Message(ROOM, name, tuple(args.items()))


def kind(of: Kind) -> Named:
    """The name of a face without its number."""
    return Named(ROOM, f"face-{slug(of.name)}", of.name)


def face(of: Face) -> object:
    """'Bow', 'Raid #14'."""
    return say("numbered", face=kind(of.kind), number=of.number) if of.number else kind(of.kind)


def short(of: Kind) -> Named:
    """The name of a face in a few letters."""
    return Named(ROOM, f"short-{slug(of.short)}", of.short)


def effect(of: Face) -> Message:
    """What a face does, with its numbers, in a sentence."""
    if of.kind.effect == BOARDING:
        return say("does-boarding", asks=of.asks, loot=loot(of.loot))
    if of.kind.text:
        return say("does", text=Named(ROOM, f"does-{slug(of.kind.text)}", of.kind.text))
    return say("does-cargo", strength=of.kind.strength, beer=of.kind.beer)


def role(number: int) -> Named:
    return Named(ROOM, f"role-{ROLES[number]}", ROLES[number])


def token(number: int) -> Named:
    return Named(ROOM, f"token-{TOKENS[number]}", TOKENS[number])


def counted(many: int, number: int) -> Message:
    """'1 goat', '2 weapons', '3 gold'."""
    return say(COUNTED[number], count=many)


def loot(tokens: list[int]) -> Listing:
    return Listing([counted(tokens[number], number) for number in range(3) if tokens[number] > 0])


def quest(of: Quest) -> Message:
    """'strength 3 and 1 Beer for 2 gold'."""
    return say("quest", strength=of.strength, beer=of.beer, loot=loot(of.loot))


def value(table: Drakkar, type: str, number: int) -> object:
    """What a field of one of this game's own types means; None if it is none of them."""
    if type == "face":
        return face(table.face(number)) if number >= 0 else Listing([])
    if type == "pile":
        return number + 1  # as people count
    if type == "quest":
        return quest(table.rules.box.quests[number])
    if type == "payment":
        return loot(PAYMENTS[number])
    if type == "card":
        return table.rules.box.idents[number]
    return None


def details(table: Drakkar, event: Event) -> list[tuple[str, object]]:
    """What a sentence needs beside the event's own fields."""
    if event.kind == events.COMMITTED:
        found: list[tuple[str, object]] = [("counts", 1 if event.a and table.rules.count else 0)]
        if event.secret is not None:
            found.append(("up", face(table.face(table.rules.sides[2 * event.secret[0] + event.secret[1]]))))
        return found
    if event.kind == events.FOUGHT:
        return [("won", 1 if event.b > event.c else 0)]
    if event.kind == events.BOARDED:
        return [("asks", table.face(event.a).asks)]
    if event.kind in (events.COLLECTED, events.STACKS_SHORT):
        return [("loot", loot([event.a, event.b, event.c]))]
    if event.kind == events.LENT:
        lent = [event.b] if event.c < 0 else [event.b, event.c]
        return [("faces", Listing([face(table.face(number)) for number in lent]))]
    return []
