"""Drinking: out of the Mug, or from the floor, onto one's own things; and what mixing does (5.4, 5.20)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.step import Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import BEER, FROM_MUG, FROM_OUT, LEFT, PLACE, POUR, RIGHT, SAKE, SEAT, SIDE
from meadhall.games.beer.circle import free_steps, walk
from meadhall.games.beer.components import BARREL
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import OUT
from meadhall.games.beer.steps.anytime import drink_order
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.table import Beer


def drinks_within_reach(table: Beer, seat: int) -> int:
    """BEER-DRK-1, BEER-VLR-14: how many drinks a Drink Action could take at most."""
    if table.sudden:
        return 0
    player = table.players[seat]
    there = table.mug_beers + table.mug_sakes
    if player.has(BARREL):
        there += table.out_beers + table.out_sakes
    return there if there < player.room else player.room


def sources(table: Beer, seat: int, from_mug: bool, from_out: bool) -> list[int]:
    """BEER-D-10: where the next drink may come from."""
    found: list[int] = []
    if from_mug:
        if table.mug_beers:
            found.append(POUR + 2 * FROM_MUG + BEER)
        if table.mug_sakes:
            found.append(POUR + 2 * FROM_MUG + SAKE)
    if from_out:
        if table.out_beers:
            found.append(POUR + 2 * FROM_OUT + BEER)
        if table.out_sakes:
            found.append(POUR + 2 * FROM_OUT + SAKE)
    return found


def mixes(table: Beer, seat: int, kind: int) -> bool:
    """BEER-CMB-5: a drink of the other kind than those that the Warrior has."""
    player = table.players[seat]
    return player.drinks > 0 and (player.beers if kind == BEER else player.sakes) == 0


class TakeDrinks(Do[Beer]):
    """BEER-DRK-1: the full amount, as far as Mug and free places allow. `floor`: from out of play only."""

    rule: ClassVar[str] = "BEER-DRK-1"

    def __init__(self, seat: int, left: int, floor: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.floor: Final = floor

    def resolve(self, table: Beer) -> None:
        player = table.players[self.seat]
        if table.sudden or not player.alive:
            return
        if player.room == 0 or not sources(table, self.seat, not self.floor, self.floor or player.has(BARREL)):
            if self.floor:
                table.say(events.FLOOR_DRY, self.seat)
            return
        if self.left > 1:
            table.push(TakeDrinks(self.seat, self.left - 1, self.floor))
        table.push(Pour(self.seat, self.floor))


class Pour(Choice):
    """BEER-D-10, BEER-CMB-4: source and kind of one drink."""

    rule: ClassVar[str] = "BEER-CMB-4"

    def __init__(self, seat: int, floor: bool) -> None:
        super().__init__(seat)
        self.floor: Final = floor

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return sources(table, self.seat, not self.floor, self.floor or table.players[self.seat].has(BARREL))

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-pour")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        what = action - POUR
        return say("do-pour-floor" if what >= 2 else "do-pour", drink=naming.drink(what % 2))

    def default(self, table: Beer, seat: int) -> int:
        """Out of the Mug unless it is for the floor, the kind that the drinker has."""
        player = table.players[self.seat]
        kind = SAKE if player.sakes > player.beers or (player.drinks == 0 and player.kind == SAKE) else BEER
        wanted = POUR + 2 * (FROM_OUT if self.floor else FROM_MUG) + kind
        found = self.candidates(table, seat)
        return wanted if wanted in found else found[0]

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.push(PlaceDrink(seat, (action - POUR) % 2, (action - POUR) // 2))


class PlaceDrink(Choice):
    """BEER-D-11: where the drink is put; it makes that thing useless."""

    rule: ClassVar[str] = "BEER-DRK-2"

    def __init__(self, seat: int, kind: int, source: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.source: Final = source

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PLACE + place for place in table.players[self.seat].free_places(table.box)]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-place", drink=naming.drink(self.kind))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        place = action - PLACE
        if place == 0:
            return say("do-place-life")
        if place == 1:
            return say("do-place-board")
        text = table.players[self.seat].text_at(place, table.box)
        return say("do-place-gear", card=naming.text(text))

    def default(self, table: Beer, seat: int) -> int:
        return PLACE + drink_order(table, self.seat, table.players[self.seat].free_places(table.box))[0]

    def take(self, table: Beer, seat: int, action: int) -> None:
        mixing = mixes(table, seat, self.kind)
        pour_from(table, self.source, self.kind)
        table.place_drink(seat, action - PLACE, self.kind)
        table.say(events.DRANK, seat, self.kind, self.source, action - PLACE)
        if self.source == FROM_MUG and table.mug == 0:
            begin_sudden_death(table, seat)
        if mixing and (free_steps(table, seat, LEFT) or free_steps(table, seat, RIGHT)):
            table.push(StaggerBy(seat))


def pour_from(table: Beer, source: int, kind: int) -> None:
    if source == FROM_MUG:
        if kind == BEER:
            table.mug_beers -= 1
        else:
            table.mug_sakes -= 1
    elif kind == BEER:
        table.out_beers -= 1
    else:
        table.out_sakes -= 1


def begin_sudden_death(table: Beer, seat: int) -> None:
    """BEER-SD-1: every other player has exactly one more turn."""
    table.sudden = True
    table.emptied = seat
    table.due = 0
    for other in range(table.setting.seats):
        if other != seat and table.players[other].state != OUT:
            table.due |= 1 << other
    table.say(events.SUDDEN_DEATH, seat)


class StaggerBy(Choice):
    """BEER-D-12, BEER-CMB-5: who mixes his drinks names another player to move him."""

    rule: ClassVar[str] = "BEER-CMB-5"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        for other in table.clockwise(self.seat):
            if other != self.seat and table.players[other].state != OUT:
                found.append(SEAT + other)
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-stagger")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-stagger", whom=table.who(action - SEAT))

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.push(Stagger(action - SEAT, seat))


class Stagger(Choice):
    """BEER-D-13: one Step to the left or to the right."""

    rule: ClassVar[str] = "BEER-CMB-5"

    def __init__(self, seat: int, drunk: int) -> None:
        super().__init__(seat)
        self.drunk: Final = drunk

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [SIDE + side for side in (LEFT, RIGHT) if free_steps(table, self.drunk, side) > 0]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-push", seat=table.who(self.drunk))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        left = action == SIDE + LEFT
        other = table.left_of[self.drunk] if left else table.right_of[self.drunk]
        return say("do-push", side=naming.side(action - SIDE), whom=table.who(other))

    def take(self, table: Beer, seat: int, action: int) -> None:
        walk(table, self.drunk, action - SIDE, 1)
        table.say(events.STAGGERED, self.drunk, seat, action - SIDE)
