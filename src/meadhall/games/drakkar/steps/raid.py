"""The Raid: attack a rival, with Spears in turns; and the loss that follows a fight."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import ATTACK, BOOTY, DROP, LOSE, SPEARS
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.steps.aimed import Aimed, fizzle
from meadhall.games.drakkar.steps.store import by_card
from meadhall.games.drakkar.table import Drakkar

NONE: Final = SPEARS
ENOUGH: Final = SPEARS + 1


def begin_raid(table: Drakkar, seat: int, card: int) -> None:
    """DRK-RAI-1: a Raid needs a Viking card on board."""
    if table.villages[seat].vikings() == 0:
        fizzle(table, seat, card, events.NO_VIKING)
    else:
        table.push(RaidTarget(seat, card))


class RaidTarget(Aimed):
    """DRK-RAI-2: any rival, also one without Vikings or without Loot."""

    rule: ClassVar[str] = "DRK-RAI-2"

    def aims(self, table: Drakkar) -> list[int]:
        return [ATTACK + other for other in table.clockwise(self.seat)[1:]]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-raid", strength=table.villages[self.seat].strength())

    def described(self, table: Drakkar, action: int) -> Message:
        return say("do-raid", victim=table.who(action - ATTACK))

    def default(self, table: Drakkar, seat: int) -> int:
        if table.rules.may_decline:
            return DROP
        rivals = table.clockwise(self.seat)[1:]
        weakest = min([table.villages[other].strength() for other in rivals])
        return ATTACK + next(other for other in rivals if table.villages[other].strength() == weakest)

    def strike(self, table: Drakkar, seat: int, action: int) -> None:
        rival = action - ATTACK
        table.say(events.ATTACKED, seat, rival, table.villages[seat].strength(), table.villages[rival].strength())
        table.push(Fight(seat, rival, 0, 0))


class Fight(Do[Drakkar]):
    """DRK-SPR-8: the side that is behind may spend just enough Spears, until one can't or won't get out of it."""

    rule: ClassVar[str] = "DRK-SPR-8"

    def __init__(self, attacker: int, defender: int, spent: int, spent_defending: int) -> None:
        super().__init__(attacker)
        self.defender: Final = defender
        self.spent: Final = spent
        self.spent_defending: Final = spent_defending

    def attack(self, table: Drakkar) -> int:
        return table.villages[self.seat].strength() + 2 * self.spent

    def defence(self, table: Drakkar) -> int:
        return table.villages[self.defender].strength() + 2 * self.spent_defending

    def turner(self, table: Drakkar) -> int:
        """Who is behind and has Spears enough to turn the fight, or -1."""
        behind = self.seat if self.attack(table) <= self.defence(table) else self.defender
        if behind == self.defender and not table.rules.spear_defends:
            return -1
        return behind if len(table.villages[behind].spears) >= self.needed(table) else -1

    def needed(self, table: Drakkar) -> int:
        """How many Spears would turn it: an attacker must be stronger, a defender as strong."""
        ahead = self.attack(table) - self.defence(table)
        return -ahead // 2 + 1 if ahead <= 0 else (ahead + 1) // 2

    def resolve(self, table: Drakkar) -> None:
        turner = self.turner(table)
        if turner < 0:
            self.settle(table)
        else:
            table.push(RaidSpears(turner, self, self.needed(table)))

    def settle(self, table: Drakkar) -> None:
        """DRK-RAI-4, DRK-RAI-5: the token for a winning attacker, and the loss for the loser."""
        attack = self.attack(table)
        defence = self.defence(table)
        table.say(events.FOUGHT, self.seat, self.defender, attack, defence)
        if attack > defence:
            suffer_loss(table, self.defender, self.spent_defending)
            if table.villages[self.defender].loot() > 0:
                table.push(RaidToken(self.seat, self.defender))
        else:
            suffer_loss(table, self.seat, self.spent)


class RaidSpears(Ask[Drakkar]):
    """DRK-D-SPEAR_RAID: the side that is behind spends just enough, or none."""

    rule: ClassVar[str] = "DRK-SPR-8"

    def __init__(self, seat: int, fight: Fight, needed: int) -> None:
        super().__init__(seat)
        self.fight: Final = fight
        self.needed: Final = needed

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [ENOUGH, NONE]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        if self.seat == self.fight.seat:
            return say("ask-spears-attack", victim=table.who(self.fight.defender))
        return say("ask-spears-defend", raider=table.who(self.fight.seat))

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        if action == NONE:
            return say("do-keep-spears")
        return say("do-spend", count=self.needed, more=2 * self.needed)

    def default(self, table: Drakkar, seat: int) -> int:
        return NONE

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        fight = self.fight
        if action == NONE:
            fight.settle(table)
            return
        spend_spears(table, seat, self.needed)
        if seat == fight.seat:
            spent = fight.spent + self.needed
            table.say(events.SPENT, seat, self.needed, table.villages[seat].strength() + 2 * spent)
            table.push(Fight(fight.seat, fight.defender, spent, fight.spent_defending))
        else:
            spent = fight.spent_defending + self.needed
            table.say(events.SPENT, seat, self.needed, table.villages[seat].strength() + 2 * spent)
            table.push(Fight(fight.seat, fight.defender, fight.spent, spent))


def spend_spears(table: Drakkar, seat: int, many: int) -> None:
    """DRK-SPR-4."""
    for _ in range(many):
        table.remove_spear(seat, events.SPENT_WHY)


class RaidToken(Ask[Drakkar]):
    """DRK-RAI-4: the winning attacker takes one token of his choice."""

    rule: ClassVar[str] = "DRK-RAI-4"

    def __init__(self, seat: int, defender: int) -> None:
        super().__init__(seat)
        self.defender: Final = defender

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [BOOTY, BOOTY + 1, BOOTY + 2]

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        if table.villages[self.defender].tokens[action - BOOTY] > 0:
            return None
        return Refusal("DRK-RAI-4", "why-not-no-such-token victim:seat token:token", self.defender, action - BOOTY)

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-booty", victim=table.who(self.defender))

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-booty", token=naming.token(action - BOOTY))

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        table.take_token(seat, self.defender, action - BOOTY, events.BY_RAID)


def suffer_loss(table: Drakkar, seat: int, spent: int) -> None:
    """DRK-RAI-5, DRK-BRD-3: a Viking card or a Spear, if there is any; DRK-SPR-9: what was spent is not the loss."""
    if spent > 0 and table.rules.spear_pays_loss:
        return
    if table.villages[seat].vikings() > 0:
        table.push(LOSSES[seat])


class Loss(Ask[Drakkar]):
    """DRK-RAI-5, DRK-BRD-3: one Spear, or one of the Viking cards."""

    rule: ClassVar[str] = "DRK-D-LOSS"

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        village = table.villages[self.seat]
        found = [LOSE] if village.spears else []
        for at in by_card(table, self.seat):
            if table.rules.strengths[village.cargo[at] & 255] > 0:
                found.append(LOSE + 1 + at)
        return found

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-loss")

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        if action == LOSE:
            return say("do-lose-spear")
        lost = table.villages[self.seat].cargo[action - LOSE - 1]
        return say("do-lose", face=naming.face(table.face(lost & 255)))

    def default(self, table: Drakkar, seat: int) -> int:
        """A Spear, else Viking 1, Viking 2, Bardl, Viking 3; of equal ones the first, as the options stand."""
        best = LOSE
        least = 0
        rules = table.rules
        cargo = table.villages[self.seat].cargo
        for action in self.options(table, seat):
            if action == LOSE:
                return LOSE
            face = cargo[action - LOSE - 1] & 255
            rank = 2 * rules.strengths[face] + 3 * rules.beers[face]
            if best == LOSE or rank < least:
                best = action
                least = rank
        return best

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if action == LOSE:
            table.remove_spear(seat, events.AS_LOSS)
        else:
            table.remove_cargo(seat, action - LOSE - 1)
            table.drop_loose_spears(seat)


LOSSES: Final = [Loss(seat) for seat in range(6)]
