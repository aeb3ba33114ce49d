"""A turn: sail, pass, cross the line, attack, land, act, end."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.event import GAIN
from meadhall.engine.message import Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do, Step
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.abilities import (
    BROAD_SAIL,
    HELPERS_WIND,
    LIGHT_KEEL,
    LINE_CROSSER,
    LONG_OARS,
    TOLL_OF_THE_FJORD,
)
from meadhall.games.bottlecap.actions import SAIL
from meadhall.games.bottlecap.steps.attack import Attack
from meadhall.games.bottlecap.steps.damage import suffer
from meadhall.games.bottlecap.steps.ending import EndOfTurn, stalemate
from meadhall.games.bottlecap.steps.exchange import PassExchange
from meadhall.games.bottlecap.steps.spaces import Action
from meadhall.games.bottlecap.steps.window import Landing
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap

FARTHEST: Final = 15  # no set of three abilities reaches farther


class Turn(Do[Bottlecap]):
    """CAP-GEN-1: the seat's turn, then the next seat's, clockwise."""

    rule: ClassVar[str] = "CAP-GEN-1"

    def resolve(self, table: Bottlecap) -> None:
        seats = table.setting.seats
        if table.turns == table.rules.round_limit * seats:
            stalemate(table)
            return
        table.turns += 1
        table.active = self.seat
        if self.seat == table.start:
            table.say(events.TURN, self.seat, table.round)
        for village in table.villages:
            village.happened = 0
            village.armed = 0
            village.fired = 0
        table.landed = False
        table.used = 0
        table.parts_done = 0
        table.far = reach(table, self.seat)
        table.push(TURNS[(self.seat + 1) % seats])
        table.agenda.push_all(PHASES[self.seat])


def reach(table: Bottlecap, seat: int) -> int:
    """CAP-MOV-2, CAP-MOV-3: 3, and what the abilities add; A16 if the turn starts beside the helper."""
    village = table.villages[seat]
    far = 3
    if village.powers:
        far += 2 * village.count(LONG_OARS) + 2 * village.count(BROAD_SAIL) + village.count(LIGHT_KEEL)
        if village.ship == table.rotation:
            far += 3 * village.count(HELPERS_WIND)
    return min(far, FARTHEST)


def crossings(table: Bottlecap, start: int, heading: int, distance: int) -> int:
    """CAP-LINE-2: how often a move steps between the two positions beside the line."""
    before = (table.rotation + table.box.line_after_side) % POSITIONS
    if heading < 0:
        before = (before + 1) % POSITIONS
    first = ((before - start) * heading) % POSITIONS + 1  # the step of the move that crosses first
    if distance < first:
        return 0
    return 1 + (distance - first) // POSITIONS


class Sail(Ask[Bottlecap]):
    """CAP-MOV-1: the ship must move 1, 2 or 3 positions, or more where abilities allow."""

    rule: ClassVar[str] = "CAP-MOV-1"

    def candidates(self, table: Bottlecap, seat: int) -> list[int]:
        return [SAIL + distance for distance in range(1, max(POSITIONS, table.far) + 1)]

    def options(self, table: Bottlecap, seat: int) -> list[int]:
        return [SAIL + distance for distance in range(1, table.far + 1)]

    def refusal(self, table: Bottlecap, seat: int, action: int) -> Refusal | None:
        if action - SAIL <= table.far:
            return None
        return Refusal("CAP-MOV-2", "why-not-too-far distance most", action - SAIL, table.far)

    def prompt(self, table: Bottlecap, seat: int) -> Message:
        return naming.say("ask-sail", most=table.far)

    def describe(self, table: Bottlecap, seat: int, action: int) -> Message:
        goal = table.goal(self.seat, action - SAIL)
        return naming.say("do-sail", distance=action - SAIL, space=naming.place(table, goal))

    def forecast(self, table: Bottlecap, seat: int, action: int) -> list[Outcome]:
        beside = table.goal(self.seat, action - SAIL) == table.rotation
        return [Outcome(naming.say("beside-helper"), GAIN)] if beside else []

    def take(self, table: Bottlecap, seat: int, action: int) -> None:
        distance = action - SAIL
        village = table.villages[seat]
        start = village.ship
        goal = table.goal(seat, distance)
        village.ship = goal
        village.took_gold = False
        table.landed = goal == table.rotation
        table.say(events.SAILED, seat, start, goal, distance, table.spaces[goal])
        table.sailed_from = start
        if village.has(TOLL_OF_THE_FJORD):
            table.push(Arrive(seat, start, distance))
            self.pass_ships(table, start, goal, distance)
        else:
            arrive(table, seat, start, distance)

    def pass_ships(self, table: Bottlecap, start: int, goal: int, distance: int) -> None:
        """CAP-MOV-8, CAP-MOV-9: in path order, several at one position clockwise, one exchange an instance."""
        village = table.villages[self.seat]
        passages: list[int] = []
        for step in range(1, distance):
            position = (start + village.heading * step) % POSITIONS
            if position in (start, goal):
                continue
            for other in table.clockwise(self.seat):
                if other != self.seat and table.villages[other].ship == position:
                    passages.append(other)
        for other in reversed(passages):
            for _ in range(village.count(TOLL_OF_THE_FJORD)):
                table.push(Pass(self.seat, other))


class Pass(Do[Bottlecap]):
    """CAP-A07: passing a ship whose seat has no good does nothing."""

    rule: ClassVar[str] = "CAP-A07"

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other

    def resolve(self, table: Bottlecap) -> None:
        passed = table.villages[self.other]
        if passed.wood + passed.gold > 0:
            table.push(PassExchange(self.seat, self.other))


class Arrive(Do[Bottlecap]):
    """The move is complete, and what happened on the way is done."""

    rule: ClassVar[str] = "CAP-LINE-1"

    def __init__(self, seat: int, start: int, distance: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.distance: Final = distance

    def resolve(self, table: Bottlecap) -> None:
        arrive(table, self.seat, self.start, self.distance)


def arrive(table: Bottlecap, seat: int, start: int, distance: int) -> None:
    """CAP-LINE-1: one damage each time the move went across the line, after the move is complete."""
    village = table.villages[seat]
    table.landing_wood = village.wood
    table.landing_gold = village.gold
    if not table.rules.has_line or village.has(LINE_CROSSER) or table.immune(seat):
        return
    crossed = crossings(table, start, village.heading, distance)
    if crossed:
        table.say(events.CROSSED, seat, crossed)
        for _ in range(crossed):
            suffer(table, seat)


# Steps never change, so one of each serves all tables. The last one on the agenda comes first.
TURNS: Final = [Turn(seat) for seat in range(4)]
PHASES: Final[list[list[Step[Bottlecap]]]] = [
    [EndOfTurn(seat), Action(seat), Landing(seat), Attack(seat), Sail(seat)] for seat in range(4)
]
