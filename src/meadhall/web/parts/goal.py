"""The goal of the game in one line: how it is won, and how far each seat is. It never leaves the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, button, div, li, ol, p, span
from meadhall.web.icons import icon
from meadhall.web.model import SeatInfo, TablePage
from meadhall.web.parts.shield import shield
from meadhall.web.words import say


@dataclass(frozen=True)
class Stand:
    """How far a seat is: a number or two words, and what it means."""

    seat: int
    mark: str  # "7", "4 / 9"
    tip: str = ""
    leads: bool = False


@dataclass(frozen=True)
class Goal:
    """What a board says of the goal: in a sentence, in a few words for a phone, and by seats."""

    aim: str
    short: str
    stands: tuple[Stand, ...] = ()
    phase: str = ""  # at the first prompt of a phase: what it is about
    how: str = ""  # how one chooses here, where it is not by clicking an option or pressing its number
    done: tuple[int, int] = (0, 0)  # so many of so many cards are played: drawn as small cards in the bar
    told: str = ""  # the same in words


def line(page: TablePage, goal: Goal) -> Node:
    """The goal, the seats from first to last, and the game in a minute."""
    names = tuple(_named(page.seats, one.seat, page.viewer_seat) for one in goal.stands)
    return _line(goal.aim, goal.short, goal.stands, names, page.viewer_seat)


def _named(seats: Sequence[SeatInfo], seat: int, viewer: int | None) -> str:
    return say("goal-you") if seat == viewer else seats[seat].name


@drawn
def _line(aim: str, short: str, stands: tuple[Stand, ...], names: tuple[str, ...], you: int | None) -> Element:
    return div("#goal.goal", role="group", aria_label=say("goal"))[
        icon("laurels"),
        p(".aim")[span(".long")[aim], span(".tiny")[short]],
        ol(".stands", aria_label=say("goal-stands"))[
            [
                li(
                    class_={f"s{one.seat}": True, "leads": one.leads, "yours": one.seat == you},
                    data_tip=one.tip or None,
                    data_tip_head=f"{name}:",
                )[shield(one.seat), span(".name")[name], " ", b[one.mark]]
                for one, name in zip(stands, names)
            ]
        ],
        button("#minute.quiet", type="button", data_do="minute", data_tip=say("goal-minute-tip"))[
            icon("hourglass"), span[say("rules-minute")]
        ],
    ]
