"""Weapons and Items that come, go, or change hands (5.9, BEER-EV-1, BEER-EV-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.step import Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import BEER, BURN, GEAR, GEAR_PLACE, GIVE_UP, PLACE, SAKE, SEAT, gear_card, gear_number
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.anytime import (
    ANY_TIME,
    any_time,
    any_time_rule,
    any_time_words,
    drink_order,
    is_any_time,
    take_any_time,
)
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.table import Beer


class Equip(Do[Beer]):
    """BEER-EQP-1: a played Weapon or Item comes to lie in the equipment."""

    rule: ClassVar[str] = "BEER-EQP-1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def resolve(self, table: Beer) -> None:
        table.resolving = [one for one in table.resolving if one != self.card]
        table.say(events.EQUIPPED, self.seat, self.card)
        receive(table, self.seat, self.card)


def receive(table: Beer, seat: int, card: int) -> None:
    """BEER-EQP-2: never two of the same name."""
    player = table.players[seat]
    text = table.box.text_of[card]
    twin = -1
    for other in player.gear:
        if table.box.text_of[other] == text:
            twin = other
    player.equip(card)
    player.refit(table.box)
    if twin >= 0:
        table.push(DropTwin(seat, twin, card))


class DropTwin(Choice):
    """BEER-D-16: of two identical cards one is discarded, with its drinks; these may be burnt first (BEER-W-5)."""

    rule: ClassVar[str] = "BEER-EQP-2"

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [GEAR + gear_number(self.one), GEAR + gear_number(self.other)]
        player = table.players[self.seat]
        if not player.usable(self.one) or not player.usable(self.other):
            any_time(table, self.seat, found)
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-twin", card=naming.card(table, self.one))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if is_any_time(action):
            return any_time_words(table, self.seat, action)
        card = gear_card(action - GEAR)
        drinks = 0 if table.players[self.seat].usable(card) else 1
        return say("do-drop-old" if card == self.one else "do-drop-new", drinks=drinks)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return any_time_rule(action) if is_any_time(action) else self.rule

    def default(self, table: Beer, seat: int) -> int:
        """The one without drinks."""
        player = table.players[self.seat]
        return GEAR + gear_number(self.one if player.usable(self.one) else self.other)

    def take(self, table: Beer, seat: int, action: int) -> None:
        if is_any_time(action):
            table.push(self)
            take_any_time(table, seat, action)
            return
        card = gear_card(action - GEAR)
        table.lose_gear(seat, card, events.TWIN)


def owner_of(table: Beer, card: int) -> int:
    """Who has the card equipped, or -1."""
    for seat in table.warriors:
        if card in table.players[seat].gear:
            return seat
    return -1


def all_gear(table: Beer, spared: int) -> list[int]:
    """The equipment of all Warriors but one (-1: of all), clockwise from the active player's left, as actions."""
    found: list[int] = []
    for seat in table.clockwise(table.left_seat()):
        if seat != spared and table.players[seat].alive:
            for card in table.players[seat].gear:
                found.append(GEAR + gear_number(card))
    return found


def gear_words(table: Beer, action: int) -> Message:
    card = gear_card(action - GEAR)
    return say("do-gear", whom=table.who(owner_of(table, card)), card=naming.card(table, card))


class SmashGear(Choice):
    """BEER-EV-5: one Weapon or Item of another Warrior is discarded; its owner may burn its drinks first."""

    rule: ClassVar[str] = "BEER-EV-5"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return all_gear(table, self.seat)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-smash")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return gear_words(table, action)

    def take(self, table: Beer, seat: int, action: int) -> None:
        card = gear_card(action - GEAR)
        owner = owner_of(table, card)
        table.push(LoseGear(owner, card))
        if not table.players[owner].usable(card):
            table.push(ANY_TIME[owner])


class LoseGear(Do[Beer]):
    """The selected card is discarded, with the drinks still on it (BEER-DRK-7)."""

    rule: ClassVar[str] = "BEER-DRK-7"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def resolve(self, table: Beer) -> None:
        table.lose_gear(self.seat, self.card)


class PickGear(Choice):
    """BEER-EV-1: which equipped Weapon or Item of any Warrior is passed on."""

    rule: ClassVar[str] = "BEER-EV-1"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return all_gear(table, -1)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-pass-gear")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return gear_words(table, action)

    def take(self, table: Beer, seat: int, action: int) -> None:
        card = gear_card(action - GEAR)
        table.push(PickReceiver(seat, card, owner_of(table, card)))


class PickReceiver(Choice):
    """BEER-R-36: any other Warrior, the player himself included."""

    rule: ClassVar[str] = "BEER-EV-1"

    def __init__(self, seat: int, card: int, owner: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.owner: Final = owner

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [SEAT + other for other in table.warriors if other != self.owner]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-receiver", whom=table.who(self.owner), card=naming.card(table, self.card))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        other = action - SEAT
        return say("do-you") if other == self.seat else say("do-person", person=table.who(other))

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.push(HandOver(self.owner, self.card, action - SEAT))


class HandOver(Do[Beer]):
    """BEER-EV-8: first the drinks on the card are seen to, one by one, then it changes hands."""

    rule: ClassVar[str] = "BEER-EV-8"

    def __init__(self, seat: int, card: int, receiver: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.receiver: Final = receiver

    def resolve(self, table: Beer) -> None:
        player = table.players[self.seat]
        if player.usable(self.card):
            player.unequip(self.card)
            player.refit(table.box)
            table.say(events.PASSED_ON, table.active, self.card, self.seat, self.receiver)
            receive(table, self.receiver, self.card)
        else:
            table.push(self)
            table.push(SaveDrink(self.seat, self.card))


class SaveDrink(Choice):
    """BEER-D-28: a drink on a card that is passed on is moved, burnt, or given up."""

    rule: ClassVar[str] = "BEER-EV-8"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def kind(self, table: Beer) -> int:
        """The drink that is seen to next."""
        return BEER if table.players[self.seat].lying(GEAR_PLACE + gear_number(self.card)) & 3 else SAKE

    def candidates(self, table: Beer, seat: int) -> list[int]:
        own = GEAR_PLACE + gear_number(self.card)
        found = [PLACE + place for place in table.players[self.seat].free_places(table.box) if place != own]
        any_time(table, self.seat, found)
        found.append(GIVE_UP)
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-save-drink", card=naming.card(table, self.card), drink=naming.drink(self.kind(table)))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == GIVE_UP:
            return say("do-give-up")
        if is_any_time(action):
            return any_time_words(table, self.seat, action)
        return say("do-move-drink", place=naming.place(table, action - PLACE))

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return any_time_rule(action) if is_any_time(action) else self.rule

    def default(self, table: Beer, seat: int) -> int:
        """Move it, else burn it."""
        own = GEAR_PLACE + gear_number(self.card)
        free = [place for place in table.players[self.seat].free_places(table.box) if place != own]
        if free:
            return PLACE + drink_order(table, self.seat, free)[0]
        found = self.candidates(table, seat)
        return BURN + own if BURN + own in found else GIVE_UP

    def take(self, table: Beer, seat: int, action: int) -> None:
        own = GEAR_PLACE + gear_number(self.card)
        kind = self.kind(table)
        if action == GIVE_UP:
            table.take_drink(seat, own, kind)
            table.put_out(kind, 1)
            table.say(events.DRINK_GIVEN_UP, seat, kind)
        elif is_any_time(action):
            take_any_time(table, seat, action)
        else:
            move_drink(table, seat, own, seat, action - PLACE, kind)


def move_drink(table: Beer, seat: int, place: int, to_seat: int, to_place: int, kind: int) -> None:
    """A drink changes its place without being burnt or lost."""
    table.take_drink(seat, place, kind)
    table.place_drink(to_seat, to_place, kind)
    table.say(events.DRINK_MOVED, seat, kind, place, to_place, to_seat)
