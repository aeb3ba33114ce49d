"""How the things of the box are called in messages: by their keys, with the names that the box gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.bits import members
from meadhall.engine.event import Event
from meadhall.engine.message import Listing, Message, Named, Who, slug
from meadhall.games.beer import events
from meadhall.games.beer.actions import BOARD_PLACE, FLYING, LEFT, LIFE_PLACE, gear_card, minion_card
from meadhall.games.beer.components import BACK_NAMES, BOX_NAMES, DRINK_NAMES, HAND_LIMIT, HIDDEN, MINION

if TYPE_CHECKING:
    from meadhall.games.beer.components import Board, Box, CardText, Cost, Power
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
    return Named(ROOM, f"warrior-{slug(of.name)}", of.name)


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
    return boxes_of(table.box, number)


def boxes_of(box: Box, number: int) -> Message:
    """The same of a card of that box."""
    values = box.values(number)
    said = [say(f"box-{slug(BOX_NAMES[at])}", value=values[at]) for at in range(4) if values[at]]
    return joined(said) if said else say("box-none")


def joined(said: list[Message]) -> Message:
    """One after the other; nothing if there is none."""
    found = say("none")
    for number, one in enumerate(said):
        found = say("and-more", first=found, next=one) if number else one
    return found


def effects(of: Power) -> Message:
    return joined([effect.words() for effect in of.lasting + of.effects])


def cost(of: Cost) -> Message | None:
    """'discard 1 card and lose 2 Life Points'; None if it is free."""
    said: list[object] = []
    if of.cards:
        said.append(say("cost-cards", count=of.cards))
    if of.drinks:
        said.append(say("cost-drinks", drinks=of.drinks))
    if of.life:
        said.append(say("cost-life", points=of.life))
    if of.steps:
        said.append(say("cost-steps", steps=of.steps))
    return say("all-of", things=Listing(said)) if said else None


def power(of: Power) -> object:
    """What it does, with its price or its condition; NONE if there is none."""
    if not of.lasting and not of.effects:
        return NONE
    if of.when_hurt:
        return say("power-when-hurt", power=effects(of))
    price = cost(of.cost)
    return effects(of) if price is None else say("power-for", cost=price, power=effects(of))


def says(of: CardText) -> object:
    """The Text of a card in one line; NONE if it has none."""
    if of.weapon:
        return say(
            "says-weapon",
            steps=of.steps,
            ranged=1 if of.ranged else 0,
            attack=of.attack,
            defense=of.defense,
            axe=1 if of.axe else 0,
        )
    if of.kind == MINION:
        return say("says-minion", attack=of.attack, defense=of.defense, movement=of.movement, steps=of.steps)
    return power(of.power)


def board_says(of: Board) -> object:
    """What a Warrior can do; NONE if it is nothing."""
    if of.first_cards > HAND_LIMIT:
        return say("says-first-cards", count=of.first_cards, limit=HAND_LIMIT)
    return power(of.power)


def printed(of: Printed) -> Named:
    """What stands on a Valhalla card or a Location."""
    return Named(ROOM, f"says-{slug(of.text)}", of.text)


def beside(person: Who) -> Message:
    """Somebody at an end of a stretch."""
    return say("beside", person=person)


def value(table: Beer, type: str, number: int) -> object:
    """What a field of one of this game's own types means; None if it is none of them."""
    if type == "card":
        return NONE if number == -1 else card(table, number)
    if type == "drink":
        return drink(number)
    if type == "place":
        return place(table, number)
    if type == "side":
        return side(number)
    if type == "minion":
        return minion(table, number)
    if type == "valhalla":
        return valhalla(table.box.valhalla[number])
    return None


def details(table: Beer, event: Event) -> list[tuple[str, object]]:
    """What a sentence needs beside the event's own fields."""
    kind = event.kind  # see `remembered` for those of a Warrior's board
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
        return [("power", board(table.box.boards[event.b]) if own else place(table, event.a)), ("own", int(own))]
    if kind == events.NEW_ROUND:
        tied: list[object] = [table.who(seat) for seat in members(event.b)]
        return [("all", Listing([*tied, say("the-spirits")] if event.c else tied))]
    if kind == events.ARRIVED:
        own_board = table.box.boards[event.b]
        return [("board", board(own_board)), ("power", board_says(own_board))]
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
