"""What every part of the board asks for: the viewer's table, whose area lies in front, and what is going on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.engine.bits import has_bit
from meadhall.engine.step import Step
from meadhall.games.beer.actions import GEAR_PLACE, LOSE, PLACE, POWER
from meadhall.games.beer.observation import attack_in
from meadhall.games.beer.steps.anytime import PickDrink, PickKind
from meadhall.games.beer.steps.attack import Attack
from meadhall.games.beer.steps.costs import PayDrink
from meadhall.games.beer.steps.spirit import QuarrelTo
from meadhall.games.beer.steps.torment import Resist
from meadhall.games.beer.table import Beer
from meadhall.web.boards.beer.verbs import verb
from meadhall.web.boards.beer.words import said
from meadhall.web.model import OptionInfo, RefusedInfo, SeatInfo, TablePage

CROWD = 6  # from so many seats on boards are small


@dataclass(frozen=True)
class Seen:
    """A page of Beer & Vikings."""

    page: TablePage
    table: Beer
    focus: int  # whose area lies in front
    options: Mapping[int, OptionInfo]
    refused: Mapping[int, RefusedInfo]

    @property
    def step(self) -> Step[Any] | None:
        return self.table.agenda.top() if self.table.agenda and not self.table.over else None

    @property
    def yours(self) -> bool:
        """Is it the viewer's own area that lies in front?"""
        return self.focus == self.page.viewer_seat

    @property
    def attack(self) -> Attack | None:
        """The attack that is being answered."""
        step = self.step
        return None if step is None else attack_in(step)

    @property
    def torment(self) -> Resist | None:
        return self.step if isinstance(self.step, Resist) else None

    @property
    def owner(self) -> int:
        """Whose places the question for a place is about."""
        step = self.step
        if isinstance(step, PickKind):
            step = step.asked
        if isinstance(step, QuarrelTo):
            return step.receiver
        if isinstance(step, PickDrink) and not isinstance(step, PayDrink):
            return step.owner
        return -1 if self.page.viewer_seat is None else self.page.viewer_seat

    @property
    def measured(self) -> int:
        """From whom distances are measured: the seat in front while it lives, else whose turn it is; -1: nobody."""
        for seat in (self.focus, self.table.active):
            if self.table.players[seat].alive and len(self.table.warriors) > 1:
                return seat
        return -1

    def name(self, seat: int) -> str:
        return said("board-person", seat=self.table.who(seat))

    def found(self, actions: Iterable[int]) -> list[tuple[int, str, str, str]]:
        """Those of the actions that can be chosen now, as `symbols.spot` wants them."""
        return [
            (action, self.options[action].key, self.options[action].label, verb(self.step, action))
            for action in actions
            if action in self.options
        ]

    def why(self, actions: Iterable[int]) -> tuple[str, str]:
        """Why the first of these that is refused can't be chosen, and the rule."""
        for action in actions:
            if action in self.refused:
                return self.refused[action].sentence, self.refused[action].rule
        return "", ""


def seen(page: TablePage) -> Seen:
    table = page.view.table
    assert isinstance(table, Beer)
    return Seen(
        page,
        table,
        table.active if page.viewer_seat is None else page.viewer_seat,
        {one.action: one for one in page.options},
        {one.action: one for one in page.refused},
    )


def at_place(at: Seen, seat: int, place: int) -> list[int]:
    """The actions that concern one of a seat's places for drinks; what could be burnt there stands in the list."""
    found = [PLACE + place] if seat == at.owner else []
    if seat == at.page.viewer_seat:
        found.append(POWER + place)
        if place == 0:
            found.append(LOSE)
    return found


def gear_place(number: int) -> int:
    return GEAR_PLACE + number


def progress(page: TablePage) -> str:
    """'round 4, Mug 7'."""
    table = page.view.table
    assert isinstance(table, Beer)
    if table.over:
        return said("board-progress-over")
    if table.turns == 0:
        return said("board-progress-before")
    if table.sudden:
        return said("board-progress-sudden", round=table.round)
    return said("board-progress", round=table.round, drinks=table.mug)


def doing(at: Seen, info: SeatInfo) -> str:
    """What is special about a seat now, in a word or two."""
    table = at.table
    seat = info.number
    if table.over or at.page.state == "open":
        return ""
    if table.sudden and has_bit(table.due, seat):
        return said("board-one-turn-left")
    if seat == table.active and table.turns > 0:
        if table.rage:
            return said("board-raging")
        return said("board-charging", charge=table.charge) if table.charge else said("board-at-turn")
    return said("board-decides") if info.thinking else ""
