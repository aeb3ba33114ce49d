"""Gaining and losing damage, and the Valkyries."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.abilities import SECOND_LOOK
from meadhall.games.bottlecap.actions import GREY, RED, RETURN, UNDRAW
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import CALLING_REDS


def suffer(table: Bottlecap, seat: int) -> None:
    """One damage with its check: CAP-DMG-1, then CAP-VAL-1."""
    table.push(CHECK)
    table.push(GAIN[seat])


class GainDamage(Do[Bottlecap]):
    """CAP-DMG-1: draw a token out of the lid and lay it open in front of you."""

    rule: ClassVar[str] = "CAP-DMG-1"

    def resolve(self, table: Bottlecap) -> None:
        village = table.villages[self.seat]
        if table.immune(self.seat):
            return
        wanted = 1 + village.count(SECOND_LOOK)
        drawn = min(wanted, table.lid_reds + table.lid_greys)
        if drawn == 0:
            village.missing += 1
            table.say(events.MISSED, self.seat)
            return
        for _ in range(drawn):
            table.draw()
        table.say(events.DREW, self.seat, table.drawn_reds, table.drawn_greys)
        if drawn > 1:
            table.push(ReturnDrawn(self.seat, drawn - 1))
        else:
            table.keep_drawn(self.seat)


class ReturnDrawn(Ask[Bottlecap]):
    """CAP-A10, CAP-DMG-4: of the tokens just drawn, return all but one; they never counted."""

    rule: ClassVar[str] = "CAP-DMG-4"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [UNDRAW + RED, UNDRAW + GREY]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if action == UNDRAW + RED and table.drawn_reds == 0:
            return Refusal("CAP-A10", "why-not-drawn colour:colour", RED)
        if action == UNDRAW + GREY and table.drawn_greys == 0:
            return Refusal("CAP-A10", "why-not-drawn colour:colour", GREY)
        return None

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-undraw", reds=table.drawn_reds, greys=table.drawn_greys)

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        return naming.say("do-undraw", colour=naming.colour(action - UNDRAW))

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        if action == UNDRAW + RED:
            table.drawn_reds -= 1
            table.lid_reds += 1
        else:
            table.drawn_greys -= 1
            table.lid_greys += 1
        table.say(events.UNDREW, seat, action - UNDRAW)
        if self.left > 1:
            table.push(ReturnDrawn(seat, self.left - 1))
        else:
            table.keep_drawn(seat)


class CheckValkyries(Do[Bottlecap]):
    """CAP-VAL-1: if a red was kept and four or more reds lie with the seats, the Valkyries come."""

    rule: ClassVar[str] = "CAP-VAL-1"

    def resolve(self, table: Bottlecap) -> None:
        if table.red_kept and table.reds_out() >= CALLING_REDS:
            table.call_valkyries()
        table.red_kept = False
        for village in table.villages:
            village.missing = 0


def lose_damage(table: Bottlecap, seat: int, amount: int) -> None:
    """CAP-DMG-3: return so many tokens, or all if there are fewer; asks for the colours if they are a choice."""
    village = table.villages[seat]
    if village.damage == 0:
        return
    if amount >= village.damage:
        table.give_back(seat, village.reds, village.greys)
    else:
        table.push(LoseDamage(seat, amount))


class LoseDamage(Ask[Bottlecap]):
    """CAP-DMG-3: you choose the colours of the tokens that you give back."""

    rule: ClassVar[str] = "CAP-DMG-3"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        village = table.villages[self.seat]
        most = min(village.reds, self.amount)
        least = max(0, self.amount - village.greys)
        return [RETURN + reds for reds in range(most, least - 1, -1)]

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-return", amount=self.amount)

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        reds = action - RETURN
        return naming.say("do-return", reds=reds, greys=self.amount - reds)

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        reds = action - RETURN
        table.give_back(seat, reds, self.amount - reds)


# Steps never change, so one of each serves all tables.
CHECK: Final = CheckValkyries()
GAIN: Final = [GainDamage(seat) for seat in range(4)]
