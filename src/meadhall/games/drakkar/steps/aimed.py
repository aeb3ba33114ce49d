"""Cards that are played on a rival, and what becomes of one that is not."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from meadhall.engine.message import Message
from meadhall.engine.step import Ask
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import DROP
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.table import Drakkar


def fizzle(table: Drakkar, seat: int, card: int, why: int) -> None:
    """DRK-RES-6: a card that can't be played now has no effect and no cost."""
    table.say(events.FIZZLED, seat, card & 255, why)


def drop(table: Drakkar, seat: int, card: int) -> None:
    """DRK-OPT-may_decline."""
    table.say(events.DROPPED, seat, card & 255)


class Aimed(Ask[Drakkar]):
    """On whom the card is played. DRK-OPT-may_decline: it may be dropped instead."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    @abstractmethod
    def aims(self, table: Drakkar) -> list[int]:
        """What it might be aimed at, rival by rival."""

    @abstractmethod
    def described(self, table: Drakkar, action: int) -> Message:
        """What it is called to aim there."""

    @abstractmethod
    def strike(self, table: Drakkar, seat: int, action: int) -> None:
        """Carry it out."""

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        found = self.aims(table)
        if table.rules.may_decline:
            found.append(DROP)
        return found

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        if action == DROP:
            return say("do-drop", face=naming.face(table.face(self.card & 255)))
        return self.described(table, action)

    def default(self, table: Drakkar, seat: int) -> int:
        return DROP if table.rules.may_decline else self.options(table, seat)[0]

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if action == DROP:
            drop(table, seat, self.card)
        else:
            self.strike(table, seat, action)
