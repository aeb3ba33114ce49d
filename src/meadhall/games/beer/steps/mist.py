"""How Spirits face attacks: they dematerialize, or lose drinks (BEER-SPI-11)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.engine.words import many
from meadhall.games.beer import events
from meadhall.games.beer.actions import BEER, KIND, PASS, SAKE, USE
from meadhall.games.beer.components import BACK_NAMES, DRINK_NAMES
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

    def prompt(self, table: Beer, seat: int) -> str:
        goal = "you" if self.attack.target == self.seat else target_name(table, self.attack.target)
        return f"{striker_name(table, self.attack)} strikes at {goal}: {self.attack.value}. Dematerialize?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        if action == PASS:
            return "Let it strike"
        return f"Play a {BACK_NAMES[table.top_back(table.players[self.attack.target].kind)]} card: it strikes mist"

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
            return Refusal("BEER-SPI-11", "You have no {name}.", name=DRINK_NAMES[action - KIND])
        return None

    def prompt(self, table: Beer, seat: int) -> str:
        return f"You lose {many(self.left, 'drink')}: which kind?"

    def describe(self, table: Beer, seat: int, action: int) -> str:
        return f"Lose a {DRINK_NAMES[action - KIND]}"

    def take(self, table: Beer, seat: int, action: int) -> None:
        spirit_loses(table, seat, action - KIND, 1)
        if self.left > 1:
            lose_spirit_drinks(table, seat, self.left - 1)
