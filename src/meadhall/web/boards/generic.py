"""A plain board for any game: who sits where, the open facts of the table, and the options in words."""

from __future__ import annotations

from meadhall.engine import introduction
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.engine.message import Listing
from meadhall.engine.view import View
from meadhall.web.html import Element, Node, dd, div, dl, dt, h2, p, section, span
from meadhall.web.icons import icon
from meadhall.web.model import OptionInfo, SeatInfo, TablePage
from meadhall.web.parts.options import listed
from meadhall.web.parts.pictures import ship_at_night as picture
from meadhall.web.parts.shield import shield
from meadhall.web.words import progress_words, say

__all__ = ["EMBLEM", "MARKS", "called", "draw", "gallery", "legend", "picture", "progress"]

EMBLEM = "viking-head"
MARKS: tuple[tuple[str, str], ...] = ()


def draw(page: TablePage) -> Node:
    values = page.view.table.scores()
    return div(".plain-board")[
        section("#seats.plain-seats", aria_label=say("plain-seats"))[
            [seat(one, values[one.number]) for one in page.seats]
        ],
        facts(page.view),
        listed(page),
    ]


def seat(info: SeatInfo, score: float) -> Element:
    return div(
        f"#seat-{info.number}",
        class_={"rival": True, f"s{info.number}": True, "asked": info.thinking, "you": info.is_you},
    )[
        shield(info.number),
        h2[info.name],
        p[_who(info)],
        p(".score")[icon("laurels"), f" {score:.2f}"],
    ]


def _who(info: SeatInfo) -> str:
    who = info.presence or say("seat-you" if info.is_you else "seat-person")
    return say("plain-thinking", who=who) if info.thinking else who


def facts(view: View) -> Element:
    """Every plain number among the facts of the table, by its name: not pretty, but enough for a first game."""
    shown = [(name, value) for name, value in view.table.facts().items() if type(value) is int]
    return section("#facts.plain-facts.parchment", aria_label=say("plain-on-table"))[
        h2[say("plain-on-table")],
        dl[[[dt[name.replace("_", " ")], dd[value]] for name, value in shown]],
    ]


def called(page: TablePage, option: OptionInfo) -> str:
    return option.label


def progress(page: TablePage) -> str:
    units = page.view.table.progress()
    if not units:
        return progress_words("decision", page.number)
    return say("names", names=Listing([progress_words(at.unit, at.number) for at in units]))


def legend(game: Game) -> Node:
    return p[say("plain-no-symbols", game=introduction.title(game))]


def gallery(game: Game) -> Node:
    return p[span[spoken(introduction.tagline(game))]]
