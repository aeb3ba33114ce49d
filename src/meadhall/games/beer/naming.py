"""How the things of the box are called in messages: by their keys, with the names that the box gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.bits import members
from meadhall.engine.event import Event
from meadhall.engine.message import Listing, Message, Named, Who, slug
from meadhall.games.beer import events
from meadhall.games.beer.actions import BOARD_PLACE, FLYING, LEFT, LIFE_PLACE, gear_card, minion_card
from meadhall.games.beer.components import BACK_NAMES, BOX_NAMES, DRINK_NAMES, HIDDEN

if TYPE_CHECKING:
    from meadhall.games.beer.components import Board, CardText
    from meadhall.games.beer.components import Named as Printed
    from meadhall.games.beer.table import Beer

ROOM: Final = "beer"
NONE: Final = Named(ROOM, "none", "nothing")
BASE: Final = 20  # the first number of the base Minions, one a seat


def say(name: str, **args: object) -> Message:
    """A message of this game."""
    return Message(ROOM, name, tuple(args.items()))


def text(of: CardText) -> Named:
    return Named(ROOM, f"card-{slug(of.name)}", of.name)


def card(table: Beer, number: int) -> object:
    """A card by its name, or by its back if it lies face down."""
    return text(table.box.cards[number]) if number >= 0 else unseen(table, number)


def unseen(table: Beer, number: int) -> Message:
    """'a troublesome card', 'a hidden card'."""
    if number <= HIDDEN:
        return say("hidden-card")
    return say("some-card", back=back(table.box.back_of(number)))


def back(number: int) -> Named:
    return Named(ROOM, f"back-{BACK_NAMES[number]}", BACK_NAMES[number])


def drink(number: int) -> Named:
    return Named(ROOM, f"drink-{slug(DRINK_NAMES[number])}", DRINK_NAMES[number]) if number >= 0 else NONE


def drinks(beers: int, sakes: int) -> Listing:
    """'Beer and 2 Sakes'."""
    counts = [beers, sakes]
    return Listing([say("some-drinks", drink=drink(kind), count=counts[kind]) for kind in range(2) if counts[kind]])


def board(of: Board) -> Named:
    return Named(ROOM, f"board-{slug(of.name)}", of.name)


def valhalla(of: Printed) -> Named:
    return Named(ROOM, f"valhalla-{slug(of.name)}", of.name)


def location(of: Printed) -> Named:
    return Named(ROOM, f"location-{slug(of.name)}", of.name)


def place(table: Beer, number: int) -> Named:
    """A place for drinks."""
    if number == LIFE_PLACE:
        return Named(ROOM, "place-life", "Life pile")
    if number == BOARD_PLACE:
        return Named(ROOM, "place-board", "Warrior board")
    return text(table.box.cards[gear_card(number - 2)])


def side(number: int) -> Named:
    if number < 0:
        return NONE
    return Named(ROOM, "side-left", "left") if number == LEFT else Named(ROOM, "side-right", "right")


def minion(table: Beer, number: int) -> Named:
    """What stands on it; base Minions are all alike."""
    if number < 0:
        return NONE
    if number == FLYING:
        return Named(ROOM, "minion-valkyrie", "Valkyrie")
    if number >= BASE:
        return Named(ROOM, "minion-base", "base Minion")
    return text(table.box.cards[minion_card(number)])


def minion_of(table: Beer, number: int, owner: int, first: bool = False) -> Message:
    """A Minion, or the Valkyrie, with whose it is then: "David's Broddi", "David's base Minion (once Bruno's)".

    `first`: a sentence begins with it.
    """
    former = number - BASE if BASE <= number < FLYING else owner
    return say(
        "minion-of-first" if first else "minion-of",
        owner=table.who(owner),
        minion=minion(table, number),
        once=1 if former != owner else 0,
        former=table.who(former),
    )


def boxes(table: Beer, number: int) -> Message:
    """What the boxes show, as one says it to somebody new: 'Attack 2, Move 1, Drink 1'. No word for dashes."""
    if number < 0:
        return say("box-hidden")
    said: Message | None = None
    values = table.box.values(number)
    for at in range(4):
        if values[at]:
            shown = say(f"box-{slug(BOX_NAMES[at])}", value=values[at])
            said = shown if said is None else say("and-more", first=said, next=shown)
    return say("box-none") if said is None else said


def one_of(type: str, names: list[str], number: int) -> Named:
    """A word that sentences choose by."""
    return Named(ROOM, f"{type}-{names[number]}", names[number])


def value(table: Beer, type: str, number: int) -> object:
    """What a field of one of this game's own types means; None if it is none of them."""
    if type == "card":
        return NONE if number == -1 else card(table, number)
    if type == "drink":
        return drink(number)
    if type == "place":
        return place(table, number)
    if type == "back":
        return back(number)
    if type == "side":
        return side(number)
    if type == "minion":
        return minion(table, number)
    if type == "valhalla":
        return valhalla(table.box.valhalla[number])
    if type == "use":
        return one_of(type, events.USES, number)
    if type == "by":
        return one_of(type, events.MEANS, number)
    if type == "trigger":
        return one_of(type, events.TRIGGERS, number)
    if type == "loss":
        return one_of(type, events.LOSSES, number)
    if type == "state":
        return one_of(type, events.STATES, number)
    return None


def details(table: Beer, event: Event) -> list[tuple[str, object]]:
    """What a sentence needs beside the event's own fields."""
    kind = event.kind
    if kind == events.ATTACKED and event.secret is not None:
        return _blow(table, event, event.secret)
    if kind in (events.MINION_KILLED, events.CAPTURED):
        owner = event.b if kind == events.MINION_KILLED else event.c
        return [("piece", minion_of(table, event.a, owner, kind == events.MINION_KILLED))]
    if kind in (events.MARCHED, events.MINION_STOOD, events.RETURNED):
        return [("piece", minion_of(table, event.a, event.seat, True))]
    if kind == events.DIED:
        return [("slain", 0 if event.a < 0 else 1 if event.a == event.seat else 2)]
    if kind in (events.READ, events.TICKET_SHOWN):
        return [("boxes", boxes(table, event.a))]
    if kind == events.GEAR_LOST:
        return [("lying", drinks(event.c, event.d)), ("spilt", event.c + event.d)]
    if kind == events.DRINK_MOVED:
        return [("given", 0 if event.d == event.seat else 1)]
    if kind == events.DEMATERIALIZED:
        return [("helped", 0 if event.a == event.seat else 1)]
    if kind == events.POWER_USED:
        own = event.a == BOARD_PLACE
        return [("power", board(table.players[event.seat].board) if own else place(table, event.a)), ("own", int(own))]
    if kind == events.NEW_ROUND:
        tied: list[object] = [table.who(seat) for seat in members(event.b)]
        return [("all", Listing([*tied, say("the-spirits")] if event.c else tied))]
    if kind == events.ARRIVED:
        own_board = table.players[event.seat].board
        return [("board", board(own_board)), ("power", own_board.words())]
    return []


def _blow(table: Beer, event: Event, more: tuple[int, ...]) -> list[tuple[str, object]]:
    """Who strikes, if it is not the Warrior himself, and what is struck."""
    by = more[2]
    goal = minion_of(table, more[0], event.a) if more[0] >= 0 else say("the-person", person=table.who(event.a))
    striker: object = NONE
    if by in (events.BY_MINION, events.BY_VALKYRIE):
        striker = minion_of(table, more[4] if by == events.BY_MINION else FLYING, event.seat, True)
    return [("goal", goal), ("striker", striker)]


def ending(table: Beer) -> Message:
    """The end of the game in one sentence."""
    first = table.winners[0]
    if table.players[first].state == 2:
        names: list[object] = [table.who(seat) for seat in table.winners]
        return say("ending-spirits", drinks=table.team_drinks(), winners=Listing(names))
    winner: Who = table.who(first)
    return say("ending", seat=winner, drinks=table.players[first].drinks)
