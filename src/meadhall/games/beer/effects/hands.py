"""Effects on hands and Life: draw, recover, make others discard."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.games.beer import events
from meadhall.games.beer.actions import SEAT
from meadhall.games.beer.components import Effect
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.discard import Discard, force_discards
from meadhall.games.beer.steps.draw import draw
from meadhall.games.beer.table import Beer


class DrawCards(Effect):
    """BEER-EV-3: draw so many cards."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, table: Beer, seat: int) -> bool:
        return table.cards_to_draw()

    def begin(self, table: Beer, seat: int, via: int) -> None:
        draw(table, seat, self.count)

    def cards_drawn(self) -> int:
        return self.count

    def words(self) -> Message:
        return say("effect-draw", count=self.count)


class Recover(Effect):
    """BEER-LIFE-2: recover so many Life Points."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def possible(self, table: Beer, seat: int) -> bool:
        return len(table.players[seat].wounds) > 0

    def begin(self, table: Beer, seat: int, via: int) -> None:
        table.say(events.RECOVERED, seat, table.recover(seat, self.points))

    def words(self) -> Message:
        return say("effect-recover", points=self.points)


def others_hold_cards(table: Beer, seat: int) -> bool:
    for other in table.warriors:
        if other != seat and table.players[other].hand:
            return True
    return False


class AllDiscard(Effect):
    """BEER-EV-6: every other Warrior discards a card of his choice."""

    def possible(self, table: Beer, seat: int) -> bool:
        return others_hold_cards(table, seat)

    def begin(self, table: Beer, seat: int, via: int) -> None:
        force_discards(table, seat, [other for other in table.warriors if other != seat])

    def words(self) -> Message:
        return say("effect-all-discard")


class OneDiscards(Effect):
    """BEER-WAR-1: one other Warrior discards so many cards of his choice."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, table: Beer, seat: int) -> bool:
        return others_hold_cards(table, seat)

    def begin(self, table: Beer, seat: int, via: int) -> None:
        if self.possible(table, seat):
            table.push(PickVictim(seat, self.count))

    def words(self) -> Message:
        return say("effect-one-discards", count=self.count)


class PickVictim(Choice):
    """Which Warrior has to discard."""

    rule: ClassVar[str] = "BEER-DAT-9"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [SEAT + other for other in table.warriors if other != self.seat and table.players[other].hand]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-victim", count=self.count)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        other = action - SEAT
        return say("do-victim", whom=table.who(other), held=len(table.players[other].hand))

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.push(Discard(action - SEAT, self.count, self.seat))
