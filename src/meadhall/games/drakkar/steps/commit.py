"""Phase 2: everybody lays a card, hidden; whoever comes late loses one."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import DRIVER, Do, Gather
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import COMMIT, COUNT, COUNT_OVER, LATE, VERBS
from meadhall.games.drakkar.components import HAND, RED, YELLOW
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.steps.resolve import BLUE_STEP, RED_STEP, YELLOW_STEP
from meadhall.games.drakkar.table import Drakkar


class Turn(Do[Drakkar]):
    """DRK-PLY-12: one turn after the other until all hands are empty."""

    rule: ClassVar[str] = "DRK-PLY-12"

    def resolve(self, table: Drakkar) -> None:
        pending = 0
        for seat in range(len(table.villages)):
            if table.villages[seat].left:
                pending |= 1 << seat
        if not pending:
            return
        table.turn += 1
        table.pending = pending
        table.laying = 0
        table.late = 0
        table.out = 0
        table.counted = False
        table.count_used = False
        table.say(events.TURN, -1, table.turn)
        table.push(self)
        table.push(LAY)


class LayCard(Gather[Drakkar]):
    """DRK-PLY-1: each chooses one card and which of its faces is up; DRK-PLY-3: chosen is chosen."""

    rule: ClassVar[str] = "DRK-PLY-1"

    def owes(self, table: Drakkar, seat: int) -> bool:
        return (table.pending >> seat) & 1 == 1

    def owing(self, table: Drakkar) -> list[int]:
        return table.rules.owing[table.pending]

    def forced(self, table: Drakkar) -> bool:
        return False

    def options(self, table: Drakkar, seat: int) -> list[int]:
        if seat < 0 or seat >= len(table.villages):
            return self.injections(table) if seat == DRIVER else []
        if table.sealed[seat] >= 0:
            return [COUNT] if self.against_count(table, seat) is None else []
        if (table.out >> seat) & 1:
            return []
        return table.villages[seat].choices

    def injections(self, table: Drakkar) -> list[int]:
        """What the hall itself may bring about: the end of the count, and a seat that is out of time (DRK-PLY-9)."""
        found = [COUNT_OVER] if table.counted else []
        return found + [LATE + seat for seat in self.owing(table)]

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        if seat < 0 or seat >= len(table.villages):
            return self.injections(table) if seat == DRIVER else []
        village = table.villages[seat]
        found = [COUNT] if table.sealed[seat] >= 0 else []
        for place in village.order:
            action = COMMIT + 2 * table.cards[village.pile * HAND + place]
            found += [action, action + 1]
        return found

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        if seat == DRIVER:
            return None
        if action == COUNT:
            return self.against_count(table, seat)
        if table.sealed[seat] >= 0:
            return Refusal("DRK-PLY-3", "why-not-chosen")
        if (table.out >> seat) & 1:
            return Refusal("DRK-PLY-8", "why-not-late")
        if not (table.villages[seat].left >> place_of(table, seat, (action - COMMIT) // 2)) & 1:
            return Refusal("DRK-PLY-1", "why-not-played")
        return None

    def against_count(self, table: Drakkar, seat: int) -> Refusal | None:
        """DRK-PLY-5: the most fearsome player may count once a turn, until all have committed."""
        if not table.rules.count:
            return Refusal("DRK-OPT-count", "why-not-counting")
        if table.fearsome() != seat:
            return Refusal("DRK-PLY-4", "why-not-first first:seat", table.fearsome())
        if table.count_used:
            return Refusal("DRK-PLY-5", "why-not-counted")
        return None

    def prompt(self, table: Drakkar, seat: int) -> Message:
        if 0 <= seat < len(table.villages) and table.sealed[seat] >= 0:
            return say("ask-laid")
        return say("ask-lay", turn=table.turn)

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        if action == COUNT:
            return say("do-count")
        if action == COUNT_OVER:
            return say("do-count-over")
        if action >= LATE:
            return say("do-late", seat=table.who(action - LATE))
        code = action - COMMIT
        up = naming.face(table.face(table.rules.sides[code]))
        if not has_alike(table, seat, code):
            return say("do-lay", face=up)
        return say("do-lay-behind", face=up, behind=naming.face(table.face(table.rules.sides[code ^ 1])))

    def cites(self, table: Drakkar, seat: int, action: int) -> str:
        if action == COUNT:
            return "DRK-PLY-5"
        if not VERBS.has(COMMIT, action):
            return "DRK-PLY-7"
        return table.face(table.rules.sides[action - COMMIT]).kind.rule

    def default(self, table: Drakkar, seat: int) -> int:
        return LATE + seat

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if seat == DRIVER:
            if action == COUNT_OVER:
                self.end_count(table)
            else:
                come_late(table, action - LATE)
        elif action == COUNT:
            table.counted = True
            table.count_used = True
            table.say(events.COUNTING, seat)
        else:
            table.seal(seat, action)
            table.pending &= ~(1 << seat)
            table.lay(seat)
            if table.loud:
                code = action - COMMIT
                first = 1 if table.fearsome() == seat else 0
                table.whisper(events.COMMITTED, seat, (code // 2, code % 2), 1 << seat, first)

    def end_count(self, table: Drakkar) -> None:
        """DRK-PLY-7: every seat that still owes a card is late, clockwise from the Earl."""
        table.counted = False
        table.say(events.COUNT_ENDED, -1)
        for seat in table.clockwise(table.earl):
            if self.owes(table, seat):
                come_late(table, seat)

    def reveal(self, table: Drakkar, answers: list[int]) -> None:
        """DRK-PLY-11: all committed cards are revealed together."""
        table.counted = False
        table.say(events.TURNED_UP, -1, table.turn)
        rules = table.rules
        yellow = False
        red = False
        blue = False
        for seat in table.clockwise(table.earl):
            if answers[seat] < 0:
                continue
            code = answers[seat] - COMMIT
            face = rules.sides[code]
            place = place_of(table, seat, code // 2)
            card = table.leave_hand(seat, place, face)
            table.villages[seat].played = card
            table.turn_over(card)
            table.say(events.REVEALED, seat, card >> 8, face)
            colour = rules.colours[face]
            if colour == YELLOW:
                yellow = True
            elif colour == RED:
                red = True
            else:
                blue = True
        if blue:
            table.push(BLUE_STEP)
        if yellow:
            table.push(YELLOW_STEP)
        if red:
            table.push(RED_STEP)


def has_alike(table: Drakkar, seat: int, code: int) -> bool:
    """Is there another card in hand with the same face, so that what lies behind tells them apart?"""
    sides = table.rules.sides
    choices = table.villages[seat].choices
    if COMMIT + code not in choices:
        return False
    for other in choices:
        if other - COMMIT != code and sides[other - COMMIT] == sides[code]:
            return True
    return False


def place_of(table: Drakkar, seat: int, card: int) -> int:
    """Where the card lies in the seat's pile."""
    cards = table.cards
    first = table.villages[seat].pile * HAND
    for place in range(HAND):
        if cards[first + place] == card:
            return place
    return HAND


def come_late(table: Drakkar, seat: int) -> None:
    """DRK-PLY-7, DRK-PLY-8: a random card of the hand is discarded instead of a play.

    DRK-PLY-10: with latecomer=also_plays the seat still owes a card; being late again it just plays nothing.
    """
    village = table.villages[seat]
    bit = 1 << seat
    if not table.late & bit:
        table.late |= bit
        held = village.held()
        place = held[table.rng.below(len(held))]
        face = table.ups[village.pile * HAND + place]
        card = table.leave_hand(seat, place, face)
        table.discard(card)
        table.say(events.CAME_LATE, seat, card >> 8, face)
        if table.rules.late_also_plays and village.left:
            return
    else:
        table.say(events.SAT_OUT, seat)
    table.out |= bit
    table.pending &= ~bit


TURN: Final = Turn()
LAY: Final = LayCard(())
