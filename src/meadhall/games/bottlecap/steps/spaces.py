"""The action of the tile beside the ship: the fifteen texts S01 to S15."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.actions import AMOUNT, FINISH, GOLD, PART, WOOD
from meadhall.games.bottlecap.components import TWO_PARTS
from meadhall.games.bottlecap.events import GLORY
from meadhall.games.bottlecap.steps.city import ChooseStep, step_refused
from meadhall.games.bottlecap.steps.damage import lose_damage, suffer
from meadhall.games.bottlecap.table import Bottlecap

BUILD: Final = 1
FEAST: Final = 2
BLOODY_FEAST: Final = 3
BATTERED_GOLD: Final = 4
HEALTHY_WOOD: Final = 5
DOCK: Final = 6
BLOOD_GOLD: Final = 7
LUMBER_TRADE: Final = 8
ROBBERS_BAY: Final = 9
SHIPYARD: Final = 10
GOLD_TRADE: Final = 11
BALANCE: Final = 12
YOUNG_WOOD: Final = 13
YOUNG_GOLD: Final = 14
BLOOD_WOOD: Final = 15

PART_RULE: Final = ["", *[f"CAP-S{number:02d}" for number in range(1, 16)]]


class Action(Ask[Bottlecap]):
    """CAP-ACT-1, CAP-ACT-2: none, one or both parts of the tile's action, in any order, each once."""

    rule: ClassVar[str] = "CAP-ACT-1"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        if TWO_PARTS[table.spaces[table.villages[self.seat].ship]]:
            return [PART, PART + 1, FINISH]
        return [PART, FINISH]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if action == FINISH:
            return None
        part = action - PART
        if (table.parts_done >> part) & 1:
            return Refusal("CAP-ACT-2", "why-not-done-already")
        return part_refused(table, self.seat, table.spaces[table.villages[self.seat].ship], part)

    def forced(self, table: Bottlecap) -> bool:
        """A rehearsal looks at what the space offers, even if that is nothing."""
        return table.fate is None

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-part", space=naming.place(table, table.villages[self.seat].ship))

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        if action == FINISH:
            return naming.say("do-finish")
        space = table.spaces[table.villages[self.seat].ship]
        return naming.say(
            "do-part",
            space=naming.space(table.box.texts, space),
            does=naming.part(table.box.texts, space, action - PART),
        )

    def cites(self, table: Bottlecap, seat: int, action: int) -> str:
        return self.rule if action == FINISH else PART_RULE[table.spaces[table.villages[self.seat].ship]]

    def default(self, table: Bottlecap, seat: int) -> int:
        return FINISH

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        if action == FINISH:
            return
        part = action - PART
        space = table.spaces[table.villages[seat].ship]
        table.parts_done |= 1 << part
        table.push(self)
        table.say(events.PERFORMED, seat, space, part)
        perform(table, seat, space, part)


def part_refused(table: Bottlecap, seat: int, space: int, part: int) -> Refusal | None:
    """CAP-ACT-3 to CAP-ACT-12: what stands against a part at this moment, or None."""
    village = table.villages[seat]
    if space == BUILD:
        return step_refused(table, seat)
    if space in (FEAST, BLOODY_FEAST):
        dear = space == FEAST and part == 1
        refused = costs(table, seat, 3 if dear else 2, 2 if dear else 1)
        return refused if refused is not None else pain_refused(table, seat, space == BLOODY_FEAST and part == 1)
    if space == BATTERED_GOLD and part == 1:
        for other in table.villages:
            if other.damage > village.damage:
                return Refusal("CAP-ACT-7", "why-not-most-damage damage most", village.damage, other.damage)
    if space == HEALTHY_WOOD and part == 1:
        for other in table.villages:
            if other.damage < village.damage:
                return Refusal("CAP-ACT-7", "why-not-least-damage damage least", village.damage, other.damage)
    if space in (DOCK, SHIPYARD):
        if village.damage == 0:
            return Refusal("CAP-ACT-8", "why-not-unhurt")
        return costs(table, seat, repair_price(space, part), 0)
    if space == LUMBER_TRADE and village.gold < table.rules.trade_min:
        return Refusal("CAP-ACT-9", "why-not-trade meter:meter", GOLD)
    if space == GOLD_TRADE and village.wood < table.rules.trade_min:
        return Refusal("CAP-ACT-9", "why-not-trade meter:meter", WOOD)
    return pain_refused(table, seat, space in (BLOOD_GOLD, BLOOD_WOOD) and part == 1)


def costs(table: Bottlecap, seat: int, wood: int, gold: int) -> Refusal | None:
    """CAP-RES-5: every loss of a part must be payable in full before it is begun."""
    village = table.villages[seat]
    if village.wood < wood:
        return Refusal("CAP-RES-5", "why-not-costs meter:meter cost amount", WOOD, wood, village.wood)
    if village.gold < gold:
        return Refusal("CAP-RES-5", "why-not-costs meter:meter cost amount", GOLD, gold, village.gold)
    return None


def pain_refused(table: Bottlecap, seat: int, hurts: bool) -> Refusal | None:
    """CAP-ACT-5: who can't gain damage can't do what needs it."""
    if hurts and table.immune(seat):
        return Refusal("CAP-ACT-5", "why-not-pain")
    return None


def repair_price(space: int, part: int) -> int:
    if part == 0:
        return 1
    return 2 if space == DOCK else 3


def perform(table: Bottlecap, seat: int, space: int, part: int) -> None:
    """CAP-RES-6: inside a part losses come first, then gains."""
    village = table.villages[seat]
    if space == BUILD:
        table.push(ChooseStep(seat, False))
    elif space in (FEAST, BLOODY_FEAST):
        dear = space == FEAST and part == 1
        table.lose(seat, GOLD, 2 if dear else 1, events.PAID)
        table.lose(seat, WOOD, 3 if dear else 2, events.PAID)
        if space == BLOODY_FEAST and part == 1:
            pain_for(table, seat, GLORY, space)
        else:
            table.gain(seat, GLORY, 1, space)
    elif space == BATTERED_GOLD or (space == BLOOD_GOLD and part == 0):
        table.gain(seat, GOLD, 1, space)
    elif space == HEALTHY_WOOD or (space == BLOOD_WOOD and part == 0):
        table.gain(seat, WOOD, 1, space)
    elif space == BLOOD_GOLD:
        pain_for(table, seat, GOLD, space)
    elif space == BLOOD_WOOD:
        pain_for(table, seat, WOOD, space)
    elif space in (DOCK, SHIPYARD):
        table.lose(seat, WOOD, repair_price(space, part), events.PAID)
        lose_damage(table, seat, repaired(table, seat, space, part))
    elif space == LUMBER_TRADE:
        table.push(Trade(seat, GOLD))
    elif space == GOLD_TRADE:
        table.push(Trade(seat, WOOD))
    elif space == ROBBERS_BAY:
        village.took_gold = True
        table.gain(seat, GOLD, 2, space)
    elif space == BALANCE:
        balance(table, seat)
    else:
        table.gain(seat, WOOD if space == YOUNG_WOOD else GOLD, max(1, 3 - village.helmets()), space)


def repaired(table: Bottlecap, seat: int, space: int, part: int) -> int:
    if space == DOCK:
        return 2 if part == 0 else 4
    return 3 if part == 0 else table.villages[seat].damage


def pain_for(table: Bottlecap, seat: int, meter: int, space: int) -> None:
    """CAP-ACT-6: the damage with all its consequences is the price, then comes the gain (option damage_cost)."""
    if table.rules.damage_first:
        table.push(Reward(seat, meter, space))
        suffer(table, seat)
    else:
        table.gain(seat, meter, 1, space)
        if not table.over:
            suffer(table, seat)


def balance(table: Bottlecap, seat: int) -> None:
    """CAP-ACT-10: what you had less of when you landed; equal: one of each."""
    village = table.villages[seat]
    wood = table.landing_wood if table.rules.balance_at_landing else village.wood
    gold = table.landing_gold if table.rules.balance_at_landing else village.gold
    if gold <= wood:
        table.gain(seat, GOLD, 1, BALANCE)
    if wood <= gold:
        table.gain(seat, WOOD, 1, BALANCE)


class Reward(Do[Bottlecap]):
    """CAP-ACT-6: what the pain was taken for."""

    rule: ClassVar[str] = "CAP-ACT-6"

    def __init__(self, seat: int, meter: int, space: int) -> None:
        super().__init__(seat)
        self.meter: Final = meter
        self.space: Final = space

    def resolve(self, table: Bottlecap) -> None:
        table.gain(self.seat, self.meter, 1, self.space)


class Trade(Ask[Bottlecap]):
    """CAP-ACT-9: lose any number of one good, gain one more of the other."""

    rule: ClassVar[str] = "CAP-ACT-9"

    def __init__(self, seat: int, pays: int) -> None:
        super().__init__(seat)
        self.pays: Final = pays

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        most = table.villages[self.seat].amount(self.pays)
        return [AMOUNT + amount for amount in range(table.rules.trade_min, most + 1)]

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-amount", meter=naming.meter(self.pays))

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-amount", amount=action - AMOUNT, meter=naming.meter(self.pays))

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        amount = action - AMOUNT
        table.lose(seat, self.pays, amount, events.PAID)
        table.gain(seat, 1 - self.pays, amount + 1, LUMBER_TRADE if self.pays == GOLD else GOLD_TRADE)
