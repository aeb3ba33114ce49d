"""Where in the month the table stands, and what everybody is doing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from meadhall.engine.bits import has_bit
from meadhall.engine.event import Event
from meadhall.engine.message import Who
from meadhall.engine.step import Step
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.components import MONTHS
from meadhall.games.drakkar.steps.bargain import Answer, Bargain, Circuit, Lend, NamePrice
from meadhall.games.drakkar.steps.brawl import Claim, LayPiles, Shout
from meadhall.games.drakkar.steps.commit import LayCard
from meadhall.games.drakkar.steps.month import GatherIn, MonthEnd
from meadhall.games.drakkar.steps.quests import DealQuests, PickQuest
from meadhall.games.drakkar.table import Drakkar
from meadhall.web.boards.drakkar.words import briefly, said
from meadhall.web.model import OptionInfo, RefusedInfo, SeatInfo, TablePage
from meadhall.web.parts.goal import Goal, Stand


class Phase(Enum):
    BRAWL = "brawl"
    QUESTS = "quests"
    LAY = "lay"
    RESOLVE = "resolve"
    SAIL = "sail"
    OVER = "over"


@dataclass(frozen=True)
class Seen:
    """A page of Drakkar, with what every part of it asks for."""

    page: TablePage
    table: Drakkar
    phase: Phase
    focus: int  # whose area lies in front
    options: Mapping[int, OptionInfo]
    refused: Mapping[int, RefusedInfo]

    def who(self, seat: int) -> Who:
        """A seat in the board's words: you, or by name."""
        return Who(seat, self.page.seats[seat].name)

    def called(self, seat: int) -> str:
        """'You', or the name."""
        return said("board-person", seat=self.who(seat))

    @property
    def step(self) -> Step[Any] | None:
        return self.table.agenda.top() if self.table.agenda else None

    @property
    def yours(self) -> bool:
        """Is it the viewer's own area that lies in front?"""
        return self.focus == self.page.viewer_seat


def seen(page: TablePage) -> Seen:
    table = page.view.table
    assert isinstance(table, Drakkar)
    return Seen(
        page,
        table,
        phase_of(table),
        table.earl if page.viewer_seat is None else page.viewer_seat,
        {one.action: one for one in page.options},
        {one.action: one for one in page.refused},
    )


def phase_of(table: Drakkar) -> Phase:
    if table.over or not table.agenda:
        return Phase.OVER
    step = table.agenda.top()
    if isinstance(step, (LayPiles, Claim, Shout, DealQuests)):
        return Phase.BRAWL
    if isinstance(step, PickQuest):
        return Phase.QUESTS
    if isinstance(step, LayCard):
        return Phase.LAY
    if isinstance(step, (Circuit, Bargain, NamePrice, Answer, Lend, MonthEnd, GatherIn)):
        return Phase.SAIL
    return Phase.RESOLVE


def progress(page: TablePage) -> str:
    """'month 2 of 3, turn 4'."""
    table = page.view.table
    assert isinstance(table, Drakkar)
    phase = phase_of(table)
    where = "turn" if phase in (Phase.LAY, Phase.RESOLVE) else phase.value
    return said(f"board-progress-{where}", month=max(1, table.month), months=MONTHS, turn=table.turn)


def goal(page: TablePage) -> Goal:
    """The points of each village; in the first month each phase says once what it is about."""
    at = seen(page)
    scores = [village.score() for village in at.table.villages]
    stands = [
        Stand(
            seat,
            str(scores[seat]),
            said("goal-stand", points=scores[seat], loot=naming.loot(at.table.villages[seat].tokens)),
            scores[seat] == max(scores),
        )
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat])
    ]
    first = at.table.month == 1 and (at.phase in (Phase.BRAWL, Phase.QUESTS, Phase.SAIL) or at.table.turn == 1)
    return Goal(
        said("goal", months=MONTHS),
        briefly("goal", months=MONTHS),
        tuple(stands),
        said(f"phase-{at.phase.value}") if first and page.yours else "",
        said("board-not-laid") if at.phase is Phase.LAY else "",
    )


def doing(at: Seen, info: SeatInfo) -> tuple[str, str]:
    """What a seat is at, as (tone, words)."""
    seat = info.number
    village = at.table.villages[seat]
    if at.page.state == "open":
        return "", ""  # not before everybody is here
    if at.phase is Phase.BRAWL:
        if village.pile >= 0:
            return "done", said("board-has-pile", pile=village.pile + 1)
        up = info.thinking or isinstance(at.step, Shout)  # nobody points before the shout
        return ("wait", said("board-finger-up")) if up else ("done", said("board-points-at"))
    if at.phase is Phase.QUESTS:
        return ("wait", said("board-choosing")) if info.thinking else ("done", said("board-has-chosen"))
    if at.phase is Phase.LAY:
        if has_bit(at.table.out, seat):
            return "late", said("board-was-late")
        if seat in at.table.laid:
            return "done", said("board-committed")
        return ("wait", said("board-choosing")) if village.left else ("", "")
    if info.thinking:
        return "wait", said("board-decides")
    return "", ""


def revealed(table: Drakkar, told: Sequence[Event] | None = None) -> list[tuple[int, int, int]]:
    """(seat, slot, face) of the cards that were revealed this turn, in the order in which they are carried out.

    By what was `told` so far, or by all that the table has to tell.
    """
    found = []
    for event in reversed(table.events() if told is None else told):
        if event.kind in (events.TURN, events.MONTH):
            break
        if event.kind == events.REVEALED:
            found.append((event.seat, events.KINDS.read(event, "slot"), events.KINDS.read(event, "face")))
    found.reverse()
    colours, numbers = table.rules.colours, table.rules.numbers
    order = (0 if table.rules.by_commit else table.earl, table.setting.seats)

    def rank(one: tuple[int, int, int]) -> tuple[int, int, int]:
        seat, _, face = one
        at = table.laid.index(seat) if table.rules.by_commit and seat in table.laid else (seat - order[0]) % order[1]
        return colours[face], numbers[face], at

    return sorted(found, key=rank)


def carried_out(table: Drakkar) -> int:
    """The seat whose red or blue card came up last this turn, or -1."""
    for event in reversed(table.events()):
        if event.kind in (events.TURN, events.MONTH):
            break
        if event.kind == events.RESOLVING:
            return event.seat
    return -1
