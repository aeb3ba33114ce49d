"""Torment: Spirits play matching cards together; the Warrior may defend; what is left is stolen (BEER-SPI-6 to 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import BEER, COMMIT, DEFEND, PASS, SAKE
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.anytime import (
    PickDrink,
    any_time,
    any_time_candidates,
    any_time_refusal,
    any_time_rule,
    any_time_words,
    is_any_time,
    take_any_time,
)
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.defend import defense_of
from meadhall.games.beer.steps.discard import lay_down
from meadhall.games.beer.table import Beer


def any_matching(table: Beer, kind: int) -> bool:
    """Does any Spirit hold a card that matches the pile of a Spirit of that kind?"""
    for seat in range(table.setting.seats):
        if table.players[seat].state == SPIRIT and table.matches(seat, kind):
            return True
    return False


class CommitCards(Choice):
    """BEER-SPI-6, BEER-D-26: how many matching cards the active Spirit, then each helper, plays."""

    rule: ClassVar[str] = "BEER-SPI-6"

    def __init__(self, seat: int, leader: int, victim: int, strength: int, passed: int) -> None:
        super().__init__(seat)
        self.leader: Final = leader
        self.victim: Final = victim
        self.strength: Final = strength
        self.passed: Final = passed  # seats from the leader on that had their say

    def candidates(self, table: Beer, seat: int) -> list[int]:
        held = table.matches(self.seat, table.players[self.leader].kind)
        return [COMMIT + count for count in range(held + 1)]

    def prompt(self, table: Beer, seat: int) -> Message:
        back = naming.back(table.top_back(table.players[self.leader].kind))
        victim = table.who(self.victim)
        if self.seat == self.leader:
            return say("ask-torment", whom=victim, back=back)
        return say("ask-join", seat=table.who(self.leader), whom=victim, strength=self.strength, back=back)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        count = action - COMMIT
        return say("do-commit", count=count)

    def default(self, table: Beer, seat: int) -> int:
        return COMMIT

    def take(self, table: Beer, seat: int, action: int) -> None:
        count = action - COMMIT
        cards = table.matching(seat, table.players[self.leader].kind)[:count] if count else []
        for card in cards:
            lay_down(table, seat, card)
        if seat == self.leader:
            table.say(events.TORMENTED, seat, self.victim, count)
        elif count:
            table.say(events.JOINED_TORMENT, seat, count)
        around = table.clockwise(self.leader)
        strength = self.strength + count
        following = -1
        for i in range(self.passed + 1, len(around)):
            other = around[i]
            if table.players[other].state == SPIRIT and table.matches(other, table.players[self.leader].kind):
                following = i
                break
        if following >= 0:
            table.push(CommitCards(around[following], self.leader, self.victim, strength, following))
        elif strength > 0 and table.players[self.victim].drinks > 0:
            table.push(Resist(self.victim, self.leader, strength))


class Resist(Ask[Beer]):
    """BEER-SPI-7: one Defense card, as against a Melee attack; drinks may be burnt first (BEER-X-26)."""

    rule: ClassVar[str] = "BEER-SPI-7"

    def __init__(self, seat: int, leader: int, strength: int) -> None:
        super().__init__(seat)
        self.leader: Final = leader
        self.strength: Final = strength

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [PASS]
        found += [DEFEND + card for card in table.players[self.seat].hand]
        any_time_candidates(table, self.seat, found)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        if is_any_time(action):
            return any_time_refusal(table, self.seat, action)
        if action != PASS and table.rules.lokis_trick and table.box.defense[action - DEFEND] == 0:
            return Refusal("BEER-OPT-2", "why-not-loki-defense")
        return None

    def options(self, table: Beer, seat: int) -> list[int]:
        found = [PASS]
        for card in table.players[self.seat].hand:
            if not table.rules.lokis_trick or table.box.defense[card] > 0:
                found.append(DEFEND + card)
        any_time(table, self.seat, found)
        return found

    def forced(self, table: Beer) -> bool:
        return not table.players[self.seat].hand

    def aimed_at(self, table: Beer, seat: int) -> bool:
        return seat == self.seat

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-resist", seat=table.who(self.leader), strength=self.strength)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-undefended")
        if is_any_time(action):
            return any_time_words(table, self.seat, action)
        card = action - DEFEND
        return say("do-defend", card=naming.card(table, card))

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return any_time_rule(action) if is_any_time(action) else self.rule

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if is_any_time(action):
            table.push(self)
            take_any_time(table, seat, action)
            return
        defense = 0
        if action == PASS:
            table.say(events.UNDEFENDED, seat)
        else:
            card = action - DEFEND
            defense = defense_of(table, seat, card, False)
            lay_down(table, seat, card)
            table.say(events.DEFENDED, seat, card, defense)
        rob(table, self.leader, seat, self.strength - defense)


def rob(table: Beer, thief: int, victim: int, count: int) -> None:
    """BEER-SPI-8: as many drinks as are left of the Torment; which ones is the Spirit's choice."""
    player = table.players[victim]
    if count <= 0 or player.drinks == 0:
        table.say(events.RESISTED, victim)
        return
    if count < player.drinks:
        table.push(StealDrink(thief, victim, count))
        return
    for place in player.drink_places():
        while player.lying(place):
            snatch(table, thief, victim, place, BEER if player.lying(place) & 3 else SAKE)


def snatch(table: Beer, thief: int, victim: int, place: int, kind: int) -> None:
    table.take_drink(victim, place, kind)
    table.players[thief].count(kind, 1)
    table.say(events.STOLEN, thief, kind, place, victim)


class StealDrink(PickDrink):
    """BEER-D-27: one by one, from any place, the Life pile too."""

    rule: ClassVar[str] = "BEER-SPI-8"

    def __init__(self, seat: int, owner: int, left: int) -> None:
        super().__init__(seat, owner)
        self.left: Final = left

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-take-drink", count=self.left, whom=table.who(self.owner))

    def picked(self, table: Beer, place: int, kind: int) -> None:
        snatch(table, self.seat, self.owner, place, kind)
        if self.left > 1:
            rob(table, self.seat, self.owner, self.left - 1)
