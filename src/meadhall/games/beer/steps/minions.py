"""The Minion Phase: everybody's little helpers march and strike (5.12), and the Valkyrie (BEER-VLR-12)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import PASS, TARGET, VERBS
from meadhall.games.beer.circle import ANYWHERE, Minion, ahead_of, nearest_pieces, targets
from meadhall.games.beer.components import VALKYRIE_CARD
from meadhall.games.beer.events import BY_MINION, BY_VALKYRIE
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.attack import Attack, defending_seat, target_words
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.draw import READ_CARD
from meadhall.games.beer.steps.ownturn import (
    AFTER,
    own_actions,
    own_candidates,
    own_refusal,
    own_rule,
    own_words,
    passes_by_itself,
    take_own,
)
from meadhall.games.beer.steps.window import declare
from meadhall.games.beer.table import Beer


class MinionPhase(Do[Beer]):
    """BEER-MIN-2: every own Minion in play now acts once; then the Valkyrie."""

    rule: ClassVar[str] = "BEER-MIN-2"

    def resolve(self, table: Beer) -> None:
        numbers: list[int] = []
        if table.minions:
            numbers = [minion.number for minion in table.minions if minion.owner == self.seat]
        if numbers or table.players[self.seat].has(VALKYRIE_CARD):
            table.push(ValkyrieFlies(self.seat))  # also for one whom a Minion's kill brings (BEER-PWR-4)
        if numbers:
            table.push(March(self.seat, numbers))


class March(Do[Beer]):
    """The Minions still to act; who was lost or sent home meanwhile does not.

    A single one goes at once as the phase begins: until then there was the Warrior Phase. Later its master is asked.
    """

    rule: ClassVar[str] = "BEER-MIN-2"

    def __init__(self, seat: int, numbers: list[int], begun: bool = False) -> None:
        super().__init__(seat)
        self.numbers: Final = numbers
        self.begun: Final = begun

    def resolve(self, table: Beer) -> None:
        left: list[int] = []
        for number in self.numbers:
            minion = table.minion_of(number)
            if minion is not None and minion.owner == self.seat:
                left.append(number)
        if len(left) == 1 and not self.begun:
            act(table, left[0])
        elif left:
            table.push(NextMinion(self.seat, left))


class NextMinion(Ask[Beer]):
    """BEER-D-17: the order is the player's choice; between two of them there is time for what needs no card."""

    rule: ClassVar[str] = "BEER-MIN-2"

    def __init__(self, seat: int, numbers: list[int]) -> None:
        super().__init__(seat)
        self.numbers: Final = numbers

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [TARGET + 16 + number for number in self.numbers]
        own_candidates(table, self.seat, found, AFTER)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if is_target(action) else own_refusal(table, self.seat, action, AFTER)

    def options(self, table: Beer, seat: int) -> list[int]:
        found = [TARGET + 16 + number for number in self.numbers]
        own_actions(table, self.seat, found, AFTER)
        return found

    def forced(self, table: Beer) -> bool:
        return passes_by_itself(table, self.seat, AFTER)

    def prompt(self, table: Beer, seat: int) -> Message:
        if len(self.numbers) == 1:
            return say("ask-before-minion", minion=naming.minion(table, self.numbers[0]))
        return say("ask-minion")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if not is_target(action):
            return own_words(table, self.seat, action)
        number = action - TARGET - 16
        minion = table.minion_of(number)
        assert minion is not None
        return say("do-minion-acts", minion=naming.minion(table, number), steps=ahead_of(table, minion))

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if is_target(action) else own_rule(action)

    def take(self, table: Beer, seat: int, action: int) -> None:
        if not is_target(action):
            table.push(March(seat, self.numbers, True))
            take_own(table, seat, action, AFTER)
            return
        number = action - TARGET - 16
        table.push(March(seat, [one for one in self.numbers if one != number], True))
        act(table, number)


def is_target(action: int) -> bool:
    return VERBS.has(TARGET, action)


def act(table: Beer, number: int) -> None:
    """BEER-MIN-4: come to the striking distance if the legs allow, and strike; too near is too near."""
    minion = table.minion_of(number)
    assert minion is not None
    ahead = ahead_of(table, minion)
    far = table.minion_steps(minion)
    if ahead > far:
        steps = min(table.minion_movement(minion), ahead - far)
        if steps > 0:
            moved = minion.at(minion.steps + steps)
            table.minions = [moved if one.number == number else one for one in table.minions]
            table.say(events.MARCHED, minion.owner, number, steps)
            minion = moved
            ahead -= steps
    if ahead != far:
        return
    pieces = nearest_pieces(table, minion)
    if len(pieces) == 1:
        swing(table, minion, pieces[0])
    else:
        table.push(PickPiece(defending_seat(table, pieces[0] - TARGET), minion, pieces))


def swing(table: Beer, minion: Minion, action: int) -> None:
    """BEER-MIN-6: a card is read for the Minion's attack."""
    table.push(Swing(minion, action - TARGET))
    table.push(READ_CARD[minion.owner])


class PickPiece(Choice):
    """BEER-D-18: who controls several pieces at the nearest slot chooses which one is attacked."""

    rule: ClassVar[str] = "BEER-MIN-6"

    def __init__(self, seat: int, minion: Minion, pieces: list[int]) -> None:
        super().__init__(seat)
        self.minion: Final = minion
        self.pieces: Final = pieces

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return self.pieces

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-piece", striker=naming.minion_of(table, self.minion.number, self.minion.owner, True))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-yourself") if action == TARGET + self.seat else target_words(table, action, True)

    def take(self, table: Beer, seat: int, action: int) -> None:
        swing(table, self.minion, action)


class Swing(Do[Beer]):
    """The Minion's attack, by the card just read; with Loki's trick a dash is no attack."""

    rule: ClassVar[str] = "BEER-MIN-6"

    def __init__(self, minion: Minion, target: int) -> None:
        super().__init__(minion.owner)
        self.minion: Final = minion
        self.target: Final = target

    def resolve(self, table: Beer) -> None:
        box = read_attack(table)
        if box < 0:
            table.say(events.NO_ATTACK, self.seat)
        else:
            value = box + table.minion_attack(self.minion)
            declare(table, Attack(self.seat, self.target, value, False, BY_MINION, -1, self.minion.number))


def read_attack(table: Beer) -> int:
    """The Attack box of the card just read; 0 if there was none, -1 if Loki's trick makes it no attack."""
    if table.read < 0:
        return 0
    box = table.box.attack[table.read]
    return -1 if box == 0 and table.rules.lokis_trick else box


class ValkyrieFlies(Ask[Beer]):
    """BEER-D-19: once in the own Minion Phase she may attack anybody, even a Spirit."""

    rule: ClassVar[str] = "BEER-VLR-12"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = self.goals(table)
        if len(found) > 1:
            own_candidates(table, self.seat, found, AFTER)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if action == PASS or is_target(action) else own_refusal(table, self.seat, action, AFTER)

    def options(self, table: Beer, seat: int) -> list[int]:
        found = self.goals(table)
        if len(found) > 1:  # else the moment after the Minions has come
            own_actions(table, self.seat, found, AFTER)
        return found

    def goals(self, table: Beer) -> list[int]:
        if not table.players[self.seat].has(VALKYRIE_CARD):
            return [PASS]
        return [PASS, *targets(table, self.seat, ANYWHERE, 0, False, False)]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-valkyrie")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-nobody")
        if not is_target(action):
            return own_words(table, self.seat, action)
        return target_words(table, action, True)

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if action == PASS or is_target(action) else own_rule(action)

    def take(self, table: Beer, seat: int, action: int) -> None:
        if is_target(action):
            table.push(ValkyrieStrikes(seat, action - TARGET))
            table.push(READ_CARD[seat])
        elif action != PASS:
            table.push(self)
            take_own(table, seat, action, AFTER)


class ValkyrieStrikes(Do[Beer]):
    """Her attack, by the card just read."""

    rule: ClassVar[str] = "BEER-VLR-12"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def resolve(self, table: Beer) -> None:
        box = read_attack(table)
        if box < 0:
            table.say(events.NO_ATTACK, self.seat)
        else:
            value = box + table.box.valkyrie_attack + table.players[self.seat].minion_attack
            declare(table, Attack(self.seat, self.target, value, False, BY_VALKYRIE))


MINION_PHASE: Final = [MinionPhase(seat) for seat in range(16)]
