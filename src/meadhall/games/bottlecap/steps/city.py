"""The city: the hut's way up, and what its abilities do on arrival."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.abilities import (
    ABILITIES,
    CALL_THE_VALKYRIES,
    CLEAN_SLATE,
    GREAT_BARGAIN,
    HORNED_CROWN,
    LIGHT_KEEL,
    LINE_CROSSER,
    LONG_OARS,
    SEERS_GIFT,
    TURN_THE_CAP,
)
from meadhall.games.bottlecap.actions import COPY, DOUBLE, GOLD, ROTATE, STEP, WOOD
from meadhall.games.bottlecap.events import ABILITY, GLORY
from meadhall.games.bottlecap.steps.damage import lose_damage
from meadhall.games.bottlecap.table import ON_HUT, POSITIONS, Bottlecap


def step_refused(table: Bottlecap, seat: int) -> Refusal | None:
    """CAP-CITY-1: what stands against the next step of the seat's hut, or None."""
    village = table.villages[seat]
    side = village.side
    need = side.needs[village.tier]
    helmets = village.helmets()
    if helmets < need:
        return Refusal("CAP-ACT-12", "why-not-helmets needed helmets", need, helmets)
    cost = side.costs[village.tier]
    if village.gold < cost:
        return Refusal("CAP-RES-5", "why-not-step-gold cost gold", cost, village.gold)
    return None


class ChooseStep(Ask[Bottlecap]):
    """CAP-CITY-1: along a white line to a space of the next tier. `free` at setup, else its gold is paid."""

    rule: ClassVar[str] = "CAP-CITY-1"

    def __init__(self, seat: int, free: bool) -> None:
        super().__init__(seat)
        self.free: Final = free

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        village = table.villages[self.seat]
        return [STEP + space for space in village.side.ways[village.hut]]

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-first-step" if self.free else "ask-step")

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        ability = table.villages[self.seat].side.abilities[action - STEP]
        return naming.say("do-step", ability=naming.ability(table.box.texts, ability))

    def forecast(self, table: Bottlecap, seat: int, action: int) -> list[Outcome]:
        ability = table.villages[self.seat].side.abilities[action - STEP]
        return [naming.promise(table, ability)] if ability else []

    def cites(self, table: Bottlecap, seat: int, action: int) -> str:
        ability = table.villages[self.seat].side.abilities[action - STEP]
        return f"CAP-A{ability:02d}" if ability else "CAP-CITY-7"

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        village = table.villages[seat]
        if not self.free:
            table.lose(seat, GOLD, village.side.costs[village.tier], events.PAID)
        village.hut = action - STEP
        village.tier += 1
        ability = village.side.abilities[village.hut]
        table.say(events.ADVANCED, seat, village.hut, ability, village.tier)
        if village.hut == village.side.throne:
            table.win(seat, 1, "CAP-END-2")
            return
        for one in table.villages:
            table.witness(one, ON_HUT)
        arrive(table, seat, ability)


def arrive(table: Bottlecap, seat: int, ability: int) -> None:
    """CAP-CITY-4: the arrival effects in the order printed, then the instance becomes active."""
    if ability == SEERS_GIFT:
        table.push(CopyAbility(seat))
        return
    table.push(Own(seat, ability))
    why = ABILITY + ability
    if ability == LONG_OARS:
        table.gain(seat, GLORY, 1, why)
    elif ability == CALL_THE_VALKYRIES:
        table.call_valkyries()
    elif ability == GREAT_BARGAIN:
        table.push(DoubleGoods(seat))
    elif ability == LIGHT_KEEL:
        table.gain(seat, WOOD, 1, why)
        lose_damage(table, seat, 2)
    elif ability == TURN_THE_CAP:
        table.push(TurnCap(seat))
    elif ability == LINE_CROSSER:
        if not table.rules.has_line:
            table.gain(seat, GLORY, 1, why)
            if not table.over:
                lose_damage(table, seat, 1)
    elif ability == CLEAN_SLATE:
        lose_damage(table, seat, table.villages[seat].damage)
    elif ability == HORNED_CROWN:
        table.gain(seat, WOOD, 1, why)


class Own(Do[Bottlecap]):
    """CAP-CITY-4: from now on the ability is the seat's, for good."""

    rule: ClassVar[str] = "CAP-CITY-4"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def resolve(self, table: Bottlecap) -> None:
        table.villages[self.seat].own(self.ability, table.rules.look_back)


class CopyAbility(Ask[Bottlecap]):
    """CAP-A13, CAP-CITY-5: any other ability printed on a side in use becomes yours."""

    rule: ClassVar[str] = "CAP-A13"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        found = 0
        for village in table.villages:
            for ability in village.side.abilities:
                found |= 1 << ability
        return [COPY + ability for ability in range(1, ABILITIES + 1) if (found >> ability) & 1]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if action == COPY + SEERS_GIFT:
            return Refusal("CAP-CITY-5", "why-not-copy-itself")
        return None

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-copy")

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-copy", ability=naming.ability(table.box.texts, action - COPY))

    def forecast(self, table: Bottlecap, seat: int, action: int) -> list[Outcome]:
        return [naming.promise(table, action - COPY)]

    def cites(self, table: Bottlecap, seat: int, action: int) -> str:
        return f"CAP-A{action - COPY:02d}"

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        ability = action - COPY
        table.villages[seat].copied = ability
        table.say(events.COPIED, seat, ability)
        arrive(table, seat, ability)


class DoubleGoods(Ask[Bottlecap]):
    """CAP-A20: gain as much wood as you have, or as much gold."""

    rule: ClassVar[str] = "CAP-A20"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [DOUBLE + WOOD, DOUBLE + GOLD]

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-double")

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-double", meter=naming.meter(action - DOUBLE))

    def default(self, table: Bottlecap, seat: int) -> int:
        return DOUBLE + GOLD

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        kind = action - DOUBLE
        table.gain(seat, kind, table.villages[seat].amount(kind), ABILITY + GREAT_BARGAIN)


class TurnCap(Ask[Bottlecap]):
    """CAP-A28: turn the cap to a new orientation; helper and line turn together. Then one glory."""

    rule: ClassVar[str] = "CAP-A28"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [ROTATE + (table.rotation + i) % POSITIONS for i in range(1, POSITIONS + 1)]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if action == ROTATE + table.rotation:
            return Refusal("CAP-RUL-1", "why-not-same-way")
        return None

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-rotate")

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-rotate", space=naming.place(table, action - ROTATE))

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        table.rotation = action - ROTATE
        table.say(events.ROTATED, seat, table.rotation, table.spaces[table.rotation])
        table.gain(seat, GLORY, 1, ABILITY + TURN_THE_CAP)
