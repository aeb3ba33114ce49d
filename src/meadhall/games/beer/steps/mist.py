"""How Spirits face attacks: they dematerialize, or lose drinks (BEER-SPI-11)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import BEER, KIND, PASS, SAKE, USE
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.attack import Attack, striker_name, target_name
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.table import Beer


def haunted(table: Beer, attack: Attack, passed: int) -> None:
    """BEER-D-9: the attacked Spirit, then the others clockwise, each who holds a matching card, may cancel it."""
    target = attack.target
    kind = table.players[target].kind
    around = table.clockwise(target)
    for i in range(passed, len(around)):
        seat = around[i]
        if table.players[seat].state == SPIRIT and table.matches(seat, kind):
            table.push(Dematerialize(seat, attack, i + 1))
            return
    lose_spirit_drinks(table, target, attack.value)


class Dematerialize(Choice):
    """BEER-D-9, BEER-SPI-11: one matching card, of the attacked Spirit or of another, cancels the attack."""

    rule: ClassVar[str] = "BEER-SPI-11"

    def __init__(self, seat: int, attack: Attack, passed: int) -> None:
        super().__init__(seat)
        self.attack: Final = attack
        self.passed: Final = passed

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PASS, USE]

    def aimed_at(self, table: Beer, seat: int) -> bool:
        return seat == self.attack.target

    def prompt(self, table: Beer, seat: int) -> Message:
        striker = striker_name(table, self.attack)
        if self.attack.target == self.seat:
            return say("ask-dematerialize-you", striker=striker, value=self.attack.value)
        goal = target_name(table, self.attack.target)
        return say("ask-dematerialize", striker=striker, goal=goal, value=self.attack.value)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-let-strike")
        return say("do-dematerialize", back=naming.back(table.top_back(table.players[self.attack.target].kind)))

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == PASS:
            haunted(table, self.attack, self.passed)
            return
        card = table.matching(seat, table.players[self.attack.target].kind)[0]
        table.players[seat].drop(card)
        table.say(events.DEMATERIALIZED, seat, self.attack.target, card)
        table.discard(card)


def lose_spirit_drinks(table: Beer, seat: int, damage: int) -> None:
    """BEER-SPI-11: one drink for each damage, as far as he has; which kinds is his choice."""
    player = table.players[seat]
    if player.drinks == 0:
        table.say(events.SPIRIT_LOST, seat)
    elif damage >= player.drinks:
        for kind in (BEER, SAKE):
            count = player.beers if kind == BEER else player.sakes
            if count:
                spirit_loses(table, seat, kind, count)
    elif player.beers and player.sakes:
        table.push(LoseSpiritDrink(seat, damage))
    else:
        spirit_loses(table, seat, BEER if player.beers else SAKE, damage)


def spirit_loses(table: Beer, seat: int, kind: int, count: int) -> None:
    table.players[seat].count(kind, -count)
    table.put_out(kind, count)
    table.say(events.SPIRIT_LOST, seat, kind, count)


class LoseSpiritDrink(Ask[Beer]):
    """BEER-D-30: Beer or Sake, one by one."""

    rule: ClassVar[str] = "BEER-SPI-11"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [KIND + BEER, KIND + SAKE]

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        player = table.players[self.seat]
        if (player.beers if action == KIND + BEER else player.sakes) == 0:
            return Refusal("BEER-SPI-11", "why-not-no-drink drink:drink", action - KIND)
        return None

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-lose-drink", drinks=self.left)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-lose-drink", drink=naming.drink(action - KIND))

    def take(self, table: Beer, seat: int, action: int) -> None:
        spirit_loses(table, seat, action - KIND, 1)
        if self.left > 1:
            lose_spirit_drinks(table, seat, self.left - 1)
