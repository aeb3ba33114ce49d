"""What can happen in Bottlecap Vikings, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.bits import members
from meadhall.engine.event import Event
from meadhall.engine.words import listed, many

if TYPE_CHECKING:
    from meadhall.games.bottlecap.table import Bottlecap

TURN: Final = 1  # a: round
SIDE_CHOSEN: Final = 2  # a: side
PLACED: Final = 3  # a: position, b: its space then (a later swap must not change the story)
GAINED: Final = 4  # a: meter, b: how many, c: now, d: why
FORFEITED: Final = 5  # a: meter, b: how many
LOST: Final = 6  # a: meter, b: how many, c: now, d: why
SAILED: Final = 7  # a: from, b: to, c: how far, d: the space there
EXCHANGED: Final = 8  # a: with whom, b: kind taken, c: kind given
TOOK: Final = 9  # a: from whom, b: kind
GAVE: Final = 10  # a: to whom, b: kind
CROSSED: Final = 11  # a: how often
ATTACKED: Final = 12  # a: the attacked seats as bits
DREW: Final = 13  # a: reds, b: greys
UNDREW: Final = 14  # a: colour
MISSED: Final = 15
VALKYRIES: Final = 16
GAVE_BACK: Final = 17  # a: reds, b: greys, c: 1 if to the Valkyries
REVERSED: Final = 18  # a: new heading
SWAPPED: Final = 19  # a: position, b: the next one
ADVANCED: Final = 20  # a: space, b: ability or 0 for the throne, c: tier
COPIED: Final = 21  # a: ability
ROTATED: Final = 22  # a: rotation, b: the space that the helper faces
WON: Final = 23  # a: how (0 glory, 1 city, 2 stalemate)
PERFORMED: Final = 24  # a: space, b: part

# The meters, and why they moved: a space is its number, an ability 100 and its number.
GLORY: Final = 2
START: Final = 50
PAID: Final = 51
BY_VALKYRIES: Final = 52
ROBBED: Final = 53
ABILITY: Final = 100

METERS: Final = ["wood", "gold", "glory"]
COLOURS: Final = ["grey", "red"]


def tell(table: Bottlecap, event: Event) -> str:
    """The event in one sentence."""
    who = table.name(event.seat)
    kind = event.kind
    a = event.a
    b = event.b
    if kind == TURN:
        return f"Round {a}: {who} sails first."
    if kind == SIDE_CHOSEN:
        return f"{who} takes {table.box.sides[a].name}."
    if kind == PLACED:
        return f"{who} moors at {table.box.texts.spaces[b]}."
    if kind == GAINED:
        return f"{who} gains {b} {METERS[a]}, now {event.c}{_why(table, event.d)}."
    if kind == FORFEITED:
        return f"{who} has no room for {b} {METERS[a]}."
    if kind == LOST:
        return f"{who} loses {b} {METERS[a]}, now {event.c}{_why(table, event.d)}."
    if kind == SAILED:
        return f"{who} sails {event.c} to {table.box.texts.spaces[event.d]}."
    if kind == EXCHANGED:
        return f"{who} passes {table.name(a)}, takes 1 {METERS[b]} and gives 1 {METERS[event.c]}."
    if kind == TOOK:
        return f"{who} takes 1 {METERS[b]} from {table.name(a)}."
    if kind == GAVE:
        return f"{who} gives 1 {METERS[b]} to {table.name(a)}."
    if kind == CROSSED:
        return f"{who} crosses the damage line" + (f" {a} times." if a > 1 else ".")
    if kind == ATTACKED:
        victims = [table.name(seat) for seat in members(a)]
        return f"{who} attacks {listed(victims)}."
    if kind == DREW:
        return f"{who} draws {_tokens(a, b)}."
    if kind == UNDREW:
        return f"{who} returns a {COLOURS[a]} token as if never drawn."
    if kind == MISSED:
        return f"The lid is empty: {who} counts 1 damage more for now."
    if kind == VALKYRIES:
        return "The Valkyries come."
    if kind == GAVE_BACK:
        return f"{who} loses {a + b} damage: {_tokens(a, b)}."
    return _tell_rest(table, event, who)


def _tell_rest(table: Bottlecap, event: Event, who: str) -> str:
    kind = event.kind
    a = event.a
    if kind == REVERSED:
        return f"{who} turns round and will sail {'clockwise' if a > 0 else 'anticlockwise'}."
    if kind == SWAPPED:
        return f"{who} swaps the tiles at {a + 1} and {event.b + 1}."
    if kind == ADVANCED:
        if event.b == 0:
            return f"{who}'s hut reaches the throne."
        return f"{who}'s hut climbs to tier {event.c}: {table.box.texts.abilities[event.b]}."
    if kind == COPIED:
        return f"{who} copies {table.box.texts.abilities[a]}."
    if kind == ROTATED:
        return f"{who} turns the cap: the helper faces {table.box.texts.spaces[event.b]}."
    if kind == PERFORMED:
        return f"{who} does {table.box.texts.spaces[a]}: {table.box.texts.parts[a][event.b]}."
    return _told_win(who, a)


def _told_win(who: str, how: int) -> str:
    if how == 0:
        return f"{who} sits down on the throne of glory and wins."
    if how == 1:
        return f"{who} sits down on the city's throne and wins."
    return f"Nobody reached a throne in time; {who} came nearest and wins."


def _why(table: Bottlecap, why: int) -> str:
    if why > ABILITY:
        return f" ({table.box.texts.abilities[why - ABILITY]})"
    if 0 < why <= 15:
        return f" ({table.box.texts.spaces[why]})"
    if why == BY_VALKYRIES:
        return " (Valkyries)"
    if why == ROBBED:
        return " (robbed)"
    return ""


def _tokens(reds: int, greys: int) -> str:
    """'1 red token', '1 red and 2 grey tokens'."""
    if reds and greys:
        return f"{reds} red and {many(greys, 'grey token')}"
    if not reds and not greys:
        return "no token"
    return many(reds, "red token") if reds else many(greys, "grey token")
