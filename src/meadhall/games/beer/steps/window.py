"""Windows in which others may interfere: Interrupts (BEER-W-6) and Fenrir's Chain (BEER-D-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.event import EVERYBODY
from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Gather, Step
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import FLYING, INTERRUPT, PASS, TARGET, USE, interrupt_card, interrupt_number
from meadhall.games.beer.circle import way_words
from meadhall.games.beer.components import (
    BARREL,
    CHAIN,
    INTERRUPT_CARD,
    ON_DRINK,
    ON_EQUIP,
    ON_MOVE,
    ON_RANGED,
)
from meadhall.games.beer.knowledge import show_to
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import OUT
from meadhall.games.beer.steps.anytime import (
    any_time,
    any_time_candidates,
    any_time_refusal,
    any_time_rule,
    any_time_words,
    is_any_time,
    take_any_time,
    window_opens,
)
from meadhall.games.beer.steps.attack import Attack, defending_seat, target_name
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.defend import Strike
from meadhall.games.beer.steps.drink import drinks_within_reach
from meadhall.games.beer.table import EVERYONE, Beer


def declare(table: Beer, attack: Attack) -> None:
    """BEER-W-7: the attack is declared; a Ranged one may be redirected before it strikes."""
    if table.loud:
        struck = -1 if attack.target < 16 else attack.target - (0 if attack.target == FLYING else 16)
        how = (struck, 1 if attack.ranged else 0, attack.via, attack.tool, attack.minion, attack.way)
        whom = defending_seat(table, attack.target)
        table.whisper(events.ATTACKED, attack.source, how, EVERYBODY, whom, attack.value)
    then = Strike(attack)
    if attack.ranged and attack.value > 0:
        open_window(table, ON_RANGED, defending_seat(table, attack.target), then, 0, attack)
    else:
        table.push(then)


NO_ATTACK: Final = Attack(-1, -1, 0, False, 0)


def open_window(
    table: Beer, trigger: int, targeted: int, then: Step[Beer], stake: int, attack: Attack = NO_ATTACK
) -> None:
    """BEER-W-6: every living Warrior with a card in hand, except the active player, whatever the cards are.

    With burn_in_windows also who could burn something for a card. At stake are drinks, a card, or a way.
    """
    if table.rules.triggers[trigger]:
        seats: list[int] = []
        burning = table.rules.burn_in_windows
        for seat in table.warriors:
            if seat != table.active and (table.players[seat].hand or (burning and window_opens(table, seat))):
                seats.append(seat)
        if seats:
            table.push(Window(tuple(seats), trigger, targeted, then, stake, attack))
            return
    table.push(then)


class Window(Gather[Beer]):
    """BEER-D-6: an Interrupt or none, hidden until all have answered; or a race, by the option `interrupts`."""

    rule: ClassVar[str] = "BEER-W-6"

    def __init__(
        self, seats: tuple[int, ...], trigger: int, targeted: int, then: Step[Beer], stake: int, attack: Attack
    ) -> None:
        super().__init__(seats)
        self.trigger: Final = trigger
        self.targeted: Final = targeted
        self.then: Final = then
        self.stake: Final = stake  # what an Interrupt would stop: so many drinks, that card, that way
        self.attack: Final = attack

    def owing(self, table: Beer) -> list[int]:
        found: list[int] = []
        sealed = table.sealed
        for seat in self.seats:
            if sealed[seat] < 0:
                found.append(seat)
        return found

    def answers(self, table: Beer, seat: int) -> list[int]:
        """To let it happen, and the Interrupts that fit."""
        if seat not in self.seats or table.sealed[seat] >= 0:
            return []
        found = [PASS]
        box = table.box
        for card in table.players[seat].hand:
            if box.kind[card] == INTERRUPT_CARD and box.cards[card].trigger == self.trigger:
                found.append(INTERRUPT + interrupt_number(card))
        return found

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = self.answers(table, seat)
        if found and table.rules.burn_in_windows:
            any_time_candidates(table, seat, found)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return any_time_refusal(table, seat, action) if is_any_time(action) else None

    def options(self, table: Beer, seat: int) -> list[int]:
        found = self.answers(table, seat)
        if found and table.rules.burn_in_windows:
            any_time(table, seat, found)
        return found

    def forced(self, table: Beer) -> bool:
        return False

    def aimed_at(self, table: Beer, seat: int) -> bool:
        return seat in (self.targeted, self.attack.target)

    def prompt(self, table: Beer, seat: int) -> Message:
        who = table.who(table.active)
        if self.trigger == ON_DRINK:
            drinks = self.drinks(table)
            left = table.mug - drinks if self.from_mug(table) else -1
            return say("ask-interrupt-drink", seat=who, drinks=drinks, left=left)
        if self.trigger == ON_EQUIP:
            return say("ask-interrupt-equip", seat=who, card=naming.card(table, self.stake))
        if self.trigger == ON_MOVE:
            return say("ask-interrupt-move", seat=who, way=way_words(table, table.active, self.stake))
        goal = target_name(table, self.attack.target)
        return say("ask-interrupt-ranged", value=self.attack.value, goal=goal)

    def drinks(self, table: Beer) -> int:
        """How many drinks would be taken, where it is about drinks."""
        reach = drinks_within_reach(table, table.active)
        return self.stake if self.stake < reach else reach

    def from_mug(self, table: Beer) -> bool:
        """Do they all come out of the Mug for certain?"""
        return not table.players[table.active].has(BARREL)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-let-happen")
        if is_any_time(action):
            return any_time_words(table, seat, action)
        text = table.box.cards[interrupt_card(action - INTERRUPT)]
        return say("do-card", card=naming.text(text))

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return any_time_rule(action) if is_any_time(action) else self.rule

    def take(self, table: Beer, seat: int, action: int) -> None:
        """BEER-R-19: in live play the first Interrupt counts, so nobody else needs to answer any more."""
        if is_any_time(action):  # which comes first; the window stays open beneath it
            take_any_time(table, seat, action)
            return
        table.seal(seat, action)
        if action != PASS and table.rules.first_interrupt_counts:
            for other in self.owing(table):
                table.seal(other, PASS)

    def reveal(self, table: Beer, answers: list[int]) -> None:
        """BEER-IRU-2: the first clockwise from the targeted player counts; the others keep their cards, now known."""
        first = -1
        for seat in table.clockwise(self.targeted if self.targeted >= 0 else table.active):
            if answers[seat] > PASS:
                card = interrupt_card(answers[seat] - INTERRUPT)
                if first < 0:
                    first = seat
                    table.players[seat].drop(card)
                    table.say(events.INTERRUPTED, seat, card, table.active, self.trigger)
                    table.discard(card)
                else:
                    show_to(table, card, EVERYONE)
                    table.say(events.SHOWN_IN_VAIN, seat, card)
        if first < 0:
            table.push(self.then)
        elif self.trigger == ON_RANGED:
            table.push(Redirect(first, self.attack))


class Redirect(Choice):
    """BEER-INT-3, BEER-R-20: any other player than the present target, whatever the distance."""

    rule: ClassVar[str] = "BEER-INT-3"

    def __init__(self, seat: int, attack: Attack) -> None:
        super().__init__(seat)
        self.attack: Final = attack

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        for other in table.clockwise(self.seat):
            if table.players[other].state != OUT and other != self.attack.target:
                found.append(TARGET + other)
        return found

    def aimed_at(self, table: Beer, seat: int) -> bool:
        return seat == self.attack.target

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-redirect", value=self.attack.value)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-redirect", whom=table.who(action - TARGET))

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.say(events.REDIRECTED, seat, action - TARGET)
        table.push(Strike(self.attack.at(action - TARGET)))


class FenrirsChain(Choice):
    """BEER-D-7, BEER-VAL-3: its owner may cancel any Movement Action."""

    rule: ClassVar[str] = "BEER-VAL-3"

    def __init__(self, seat: int, how: int, then: Step[Beer]) -> None:
        super().__init__(seat)
        self.how: Final = how  # the way that is held
        self.then: Final = then

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PASS, USE]

    def prompt(self, table: Beer, seat: int) -> Message:
        way = way_words(table, table.active, self.how)
        return say("ask-chain", seat=table.who(table.active), way=way)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-chain-not" if action == PASS else "do-chain")

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == USE:
            table.say(events.CHAINED, seat, table.active)
        else:
            table.push(self.then)


def chain_or(table: Beer, mover: int, how: int, then: Step[Beer]) -> None:
    """Ask the owner of Fenrir's Chain, if it is somebody else than the mover."""
    for seat in table.warriors:
        if seat != mover and table.players[seat].has(CHAIN):
            table.push(FenrirsChain(seat, how, then))
            return
    table.push(then)
