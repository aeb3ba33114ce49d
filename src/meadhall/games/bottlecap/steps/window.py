"""The window before the action: landing beside the helper, and what may be used then."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.abilities import (
    ATONEMENT,
    CONTRARY_WIND,
    HELPERS_BALM,
    HELPERS_COIN,
    HELPERS_TIMBER,
    SHIFTING_SHORES,
)
from meadhall.games.bottlecap.actions import DONE, GOLD, SWAP, USE, WOOD
from meadhall.games.bottlecap.events import ABILITY, GLORY
from meadhall.games.bottlecap.steps.damage import lose_damage, suffer
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap
from meadhall.games.bottlecap.village import bits

USABLE: Final = [HELPERS_BALM, CONTRARY_WIND, SHIFTING_SHORES, ATONEMENT]
WINDOW_ABILITIES: Final = bits(HELPERS_BALM, CONTRARY_WIND, SHIFTING_SHORES, ATONEMENT)


class Landing(Do[Bottlecap]):
    """CAP-PRE-1, CAP-PRE-2: A12 and A24 pay at once, then the window opens."""

    rule: ClassVar[str] = "CAP-PRE-2"

    def resolve(self, table: Bottlecap) -> None:
        village = table.villages[self.seat]
        if table.landed:
            for _ in range(village.count(HELPERS_COIN)):
                table.gain(self.seat, GOLD, 1, ABILITY + HELPERS_COIN)
            for _ in range(village.count(HELPERS_TIMBER)):
                table.gain(self.seat, WOOD, 1, ABILITY + HELPERS_TIMBER)
        if village.powers & WINDOW_ABILITIES:
            table.push(BeforeAction(self.seat))


def unused_instance(table: Bottlecap, seat: int, ability: int) -> int:
    """The bit of an instance of the ability that was not used in this window, or 0."""
    instance = 1
    for owned in table.villages[seat].abilities:
        if owned == ability and not table.used & instance:
            return instance
        instance <<= 1
    return 0


class BeforeAction(Ask[Bottlecap]):
    """CAP-PRE-3: each instance of A04, A09, A14 and A17 may be used once, in any order, then done."""

    rule: ClassVar[str] = "CAP-PRE-3"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        powers = table.villages[self.seat].powers
        found = [USE + i for i in range(4) if (powers >> USABLE[i]) & 1]
        found.append(DONE)
        return found

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if action == DONE:
            return None
        ability = USABLE[action - USE]
        village = table.villages[self.seat]
        if not unused_instance(table, self.seat, ability):
            return Refusal("CAP-PRE-3", "why-not-used")
        if ability in (HELPERS_BALM, SHIFTING_SHORES) and not table.landed:
            return Refusal("CAP-PRE-3", "why-not-beside")
        if ability in (HELPERS_BALM, ATONEMENT) and village.damage == 0:
            return Refusal("CAP-RUL-19", "why-not-unhurt")
        if ability == CONTRARY_WIND and table.immune(self.seat):
            return Refusal("CAP-A31", "why-not-pay-damage")
        if ability == ATONEMENT and village.glory == 0:
            return Refusal("CAP-RES-5", "why-not-no-glory")
        if ability == HELPERS_BALM and not self.choice_beside_healing(table, seat):
            return Refusal("CAP-PRE-3", "why-not-by-itself")
        return None

    def choice_beside_healing(self, table: Bottlecap, seat: int) -> bool:
        """If A04 is all that is usable nobody is asked: it is carried out at "done"."""
        powers = table.villages[self.seat].powers
        for i in range(1, 4):
            if (powers >> USABLE[i]) & 1 and self.refusal(table, seat, USE + i) is None:
                return True
        return False

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-use")

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        if action == DONE:
            return naming.say("do-done")
        return naming.say("do-use", ability=naming.ability(table.box.texts, USABLE[action - USE]))

    def forecast(self, table: Bottlecap, seat: int, action: int) -> list[Outcome]:
        return [] if action == DONE else [naming.promise(table, USABLE[action - USE])]

    def cites(self, table: Bottlecap, seat: int, action: int) -> str:
        return self.rule if action == DONE else f"CAP-A{USABLE[action - USE]:02d}"

    def default(self, table: Bottlecap, seat: int) -> int:
        return DONE

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        if action == DONE:
            if table.landed:
                table.push(HealRest(seat))
            return
        ability = USABLE[action - USE]
        table.used |= unused_instance(table, seat, ability)
        table.push(self)
        if ability == HELPERS_BALM:
            lose_damage(table, seat, 1)
        elif ability == CONTRARY_WIND:
            table.push(Reverse(seat))
            suffer(table, seat)
        elif ability == SHIFTING_SHORES:
            table.push(SwapTiles(seat))
        else:
            table.lose(seat, GLORY, 1, ABILITY + ATONEMENT)
            lose_damage(table, seat, table.villages[seat].damage)


class HealRest(Do[Bottlecap]):
    """CAP-PRE-3: an A04 that was not used is carried out at the end of the window."""

    rule: ClassVar[str] = "CAP-A04"

    def resolve(self, table: Bottlecap) -> None:
        instance = unused_instance(table, self.seat, HELPERS_BALM)
        if instance and table.villages[self.seat].damage > 0:
            table.used |= instance
            table.push(self)
            lose_damage(table, self.seat, 1)


class Reverse(Do[Bottlecap]):
    """CAP-PRE-4: the price is paid; from the next move on the ship travels the other way."""

    rule: ClassVar[str] = "CAP-A09"

    def resolve(self, table: Bottlecap) -> None:
        village = table.villages[self.seat]
        village.heading = -village.heading
        table.say(events.REVERSED, self.seat, village.heading)


class SwapTiles(Ask[Bottlecap]):
    """CAP-A14, CAP-PRE-5: two neighbouring tiles change places, faces unchanged; ships stay."""

    rule: ClassVar[str] = "CAP-A14"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [SWAP + position for position in range(POSITIONS)]

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-swap")

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        one = action - SWAP
        two = (one + 1) % POSITIONS
        return naming.say("do-swap", space=naming.place(table, one), next=naming.place(table, two))

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        one = action - SWAP
        two = (one + 1) % POSITIONS
        tiles = table.tiles[:]
        spaces = table.spaces[:]
        tiles[one], tiles[two] = tiles[two], tiles[one]
        spaces[one], spaces[two] = spaces[two], spaces[one]
        table.tiles = tiles
        table.spaces = spaces
        table.say(events.SWAPPED, seat, one, two)
