"""Paying for Events and powers, and setting their effects going (BEER-R-38, BEER-PWR-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import BOARD_PLACE, GEAR_PLACE, POWER, REMOVE, STRETCHES, gear_number
from meadhall.games.beer.circle import can_remove, change_stretch, removable, stretch_words
from meadhall.games.beer.components import Cost, Effect, Power
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.anytime import PickDrink
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.death import die
from meadhall.games.beer.steps.discard import Discard
from meadhall.games.beer.table import Beer


def cost_refused(table: Beer, seat: int, cost: Cost, held: int) -> Refusal | None:
    """What stands against paying in full, if `held` hand cards could be discarded for it."""
    player = table.players[seat]
    if held < cost.cards:
        return Refusal("BEER-R-38", "why-not-cost-cards count held", cost.cards, held)
    if player.drinks < cost.drinks:
        return Refusal("BEER-R-38", "why-not-cost-drinks drinks held", cost.drinks, player.drinks)
    if cost.life:
        spare = len(player.life) + (1 if player.on_life else 0)
        if spare < cost.life + (0 if table.rules.may_die_of_costs else 1):
            return Refusal("BEER-LIFE-3", "why-not-cost-life points", cost.life)
    if cost.steps and not can_remove(table, cost.steps):
        return Refusal("BEER-CIR-3", "why-not-cost-steps count", cost.steps)
    return None


def payable(table: Beer, seat: int, cost: Cost, held: int) -> bool:
    """The same, quickly."""
    player = table.players[seat]
    if held < cost.cards or player.drinks < cost.drinks:
        return False
    if cost.life:
        spare = len(player.life) + (1 if player.on_life else 0)
        if spare < cost.life + (0 if table.rules.may_die_of_costs else 1):
            return False
    return not cost.steps or can_remove(table, cost.steps)


def effects_possible(table: Beer, seat: int, effects: list[Effect]) -> bool:
    for effect in effects:
        if not effect.possible(table, seat):
            return False
    return True


def can_start(table: Beer, seat: int, power: Power, held: int) -> bool:
    return payable(table, seat, power.cost, held) and effects_possible(table, seat, power.effects)


def start(table: Beer, seat: int, power: Power, via: int) -> None:
    """Costs first, then the effects in their order."""
    start_effects(table, seat, power.effects, via)
    cost = power.cost
    if cost.steps:
        table.push(PayStep(seat, cost.steps))
    if cost.life:
        table.push(PayLife(seat, cost.life))
    for _ in range(cost.drinks):
        table.push(PayDrink(seat, seat))
    if cost.cards:
        table.push(Discard(seat, cost.cards))


def start_effects(table: Beer, seat: int, effects: list[Effect], via: int) -> None:
    for i in range(len(effects) - 1, -1, -1):
        table.push(Apply(seat, effects[i], via))


class Apply(Do[Beer]):
    """One effect comes into force."""

    rule: ClassVar[str] = "BEER-DAT-9"

    def __init__(self, seat: int, effect: Effect, via: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.via: Final = via

    def resolve(self, table: Beer) -> None:
        if table.players[self.seat].alive:
            self.effect.begin(table, self.seat, self.via)


class PayLife(Do[Beer]):
    """BEER-LIFE-1: a cost in Life Points; with last_life_cost=allowed it may kill."""

    rule: ClassVar[str] = "BEER-LIFE-3"

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def resolve(self, table: Beer) -> None:
        table.lose_life(self.seat, self.points, events.LIFE_LOST)
        if not table.players[self.seat].life:
            die(table, self.seat, -1, -1, [])


class PayDrink(PickDrink):
    """BEER-PWR-3: a drink eliminated as a cost gives no burning effect."""

    rule: ClassVar[str] = "BEER-PWR-3"

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-pay-drink")

    def picked(self, table: Beer, place: int, kind: int) -> None:
        table.take_drink(self.seat, place, kind)
        table.put_out(kind, 1)
        table.say(events.DRINK_LOST, self.seat, kind, place)


class PayStep(Choice):
    """BEER-CIR-6: remove a Step counter anywhere."""

    rule: ClassVar[str] = "BEER-CIR-6"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return removable(table)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-remove-step")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return remove_words(table, action)

    def take(self, table: Beer, seat: int, action: int) -> None:
        remove_step(table, seat, action)
        if self.left > 1 and can_remove(table):  # as an effect, as much as possible
            table.push(PayStep(seat, self.left - 1))


def remove_words(table: Beer, action: int) -> Message:
    at = action - REMOVE
    return say("do-remove-step", where=stretch_words(table, at // STRETCHES, at % STRETCHES))


def remove_step(table: Beer, seat: int, action: int) -> None:
    at = action - REMOVE
    change_stretch(table, at // STRETCHES, at % STRETCHES, -1)
    gap = at // STRETCHES
    table.say(events.STEP_REMOVED, seat, gap, at % STRETCHES, table.left_of[gap])


# Activated powers (BEER-PWR-1)


def powers(table: Beer, seat: int, found: list[int]) -> None:
    """Add the activated powers that the Warrior can use now."""
    player = table.players[seat]
    held = len(player.hand)
    if player.board.power.activated and player.on_board == 0 and can_start(table, seat, player.board.power, held):
        found.append(POWER + BOARD_PLACE)
    for i in range(len(player.gear)):
        if player.on_gear[i] == 0:
            power = table.box.cards[player.gear[i]].power
            if power.activated and can_start(table, seat, power, held):
                found.append(POWER + GEAR_PLACE + gear_number(player.gear[i]))


def power_candidates(table: Beer, seat: int, found: list[int]) -> None:
    player = table.players[seat]
    if player.board.power.activated:
        found.append(POWER + BOARD_PLACE)
    for card in player.gear:
        if table.box.cards[card].power.activated:
            found.append(POWER + GEAR_PLACE + gear_number(card))


def power_at(table: Beer, seat: int, place: int) -> Power:
    player = table.players[seat]
    return player.board.power if place == BOARD_PLACE else player.text_at(place, table.box).power


def power_refused(table: Beer, seat: int, action: int) -> Refusal | None:
    place = action - POWER
    player = table.players[seat]
    if player.lying(place):
        return Refusal("BEER-PWR-3", "why-not-power-off place:place", place)
    power = power_at(table, seat, place)
    refused = cost_refused(table, seat, power.cost, len(player.hand))
    if refused is None and not effects_possible(table, seat, power.effects):
        return Refusal("BEER-PWR-1", "why-not-power-idle")
    return refused


def power_words(table: Beer, seat: int, action: int) -> Message:
    place = action - POWER
    player = table.players[seat]
    name = naming.board(player.board) if place == BOARD_PLACE else naming.text(player.text_at(place, table.box))
    return say("do-card", card=name)


def use_power(table: Beer, seat: int, action: int) -> None:
    table.say(events.POWER_USED, seat, action - POWER)
    start(table, seat, power_at(table, seat, action - POWER), 8)
