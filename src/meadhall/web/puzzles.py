"""The page of a puzzle: a moment as its seat sees it, "what would you do?", and after a choice the answer and why.

Any list of puzzles can be shown: the page knows its place in one, and where the ones before and after are. Before the
choice it has nothing but what the seat can know and may choose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from meadhall.engine import introduction
from meadhall.engine.language import reader, reading, spoken
from meadhall.play import Match
from meadhall.play.seat import seated
from meadhall.play.standing import Order
from meadhall.review.puzzles import Puzzle, told
from meadhall.web import boards, links
from meadhall.web.facts import Look, Sitting, TableFacts
from meadhall.web.html import (
    Element,
    Node,
    a,
    aside,
    div,
    form,
    h1,
    h2,
    nav,
    p,
    section,
    span,
    strong,
)
from meadhall.web.icons import icon
from meadhall.web.model import TablePage
from meadhall.web.parts import goal, log
from meadhall.web.parts.frame import document
from meadhall.web.parts.options import percent
from meadhall.web.presenter import table_page
from meadhall.web.words import say

table, thead, tbody, tr, th, td = map(Element, ("table", "thead", "tbody", "tr", "th", "td"))


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a puzzle stands in its list."""

    title: str  # of the list
    where: str  # the address of this puzzle: `?action=` with it is the answer to a choice
    number: int  # from 1
    of: int
    before: str = ""  # addresses of its neighbours
    after: str = ""
    all: str = ""  # where the whole list is, if it has a page


@dataclass(frozen=True, kw_only=True)
class Line:
    """One option, when all is told."""

    label: str
    chance: float
    best: bool
    yours: bool


@dataclass(frozen=True, kw_only=True)
class PuzzlePage:
    """A puzzle as one reader sees it."""

    page: TablePage
    place: Place
    right: bool | None = None  # None before the choice
    sentences: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()


def puzzle_page(puzzle: Puzzle, place: Place, choice: int | None = None, my_name: str = "") -> PuzzlePage:
    """The question; with a choice that was possible there, the answer."""
    true = puzzle.table()
    seat = puzzle.seat
    names = [true.name(one) for one in range(true.setting.seats)]
    match = Match(true, seated(["you"] * true.setting.seats), seed=0, hints=False)
    match.seats[seat].orders = [Order(hold=True)]  # a puzzle asks, also where nearly everybody lets it go by
    facts = TableFacts(match_id="", title=place.title, sitting=[Sitting(name=name) for name in names], bots=())
    page = replace(table_page(match, facts, Look(seat=seat, own=(seat,), my_name=my_name)), orders=())
    with reading(reader()[0], seat):
        view = match.view(seat)
        if choice is None or choice not in view.options():
            return PuzzlePage(page=page, place=place)
        lines = [
            Line(
                label=spoken(view.describe(one.action)),
                chance=one.chance,
                best=one.action == puzzle.answer,
                yours=one.action == choice,
            )
            for one in puzzle.choices
        ]
        return PuzzlePage(
            page=replace(page, options=(), refused=(), yours=False),
            place=place,
            right=choice == puzzle.answer,
            sentences=tuple(spoken(sentence) for sentence in told(puzzle, view)),
            lines=tuple(lines),
        )


def puzzle(shown: PuzzlePage) -> str:
    """The whole document."""
    page = shown.page
    seat = page.viewer_seat
    assert seat is not None
    with reading(reader()[0], seat):
        board = boards.of(page.game.name)
        aim = board.goal(page)
        title = spoken(introduction.title(page.game))
        return document(
            say("puzzle-tab", game=title),
            form("#act", method="get", action=shown.place.where, hidden=True),
            div("#play", class_=f"play puzzle game-{page.game.name}")[
                bar(shown, board.EMBLEM),
                way(shown),
                answer(shown) if shown.right is not None else None,
                None if aim is None else goal.line(page, aim),
                board.draw(page),
            ],
            aside("#side.side", aria_label=say("log"))[div(".panels")[log.log(page)]],
            kind="table",
            my_name=page.my_name,
            users=[page.game.name],
            module="puzzle",
            bar=[],
            closing=False,
            facts={"data_number": str(page.number), "data_version": "0"},
        )


def bar(shown: PuzzlePage, emblem: str) -> Element:
    """What is asked, or how it went."""
    asked = shown.right is None
    said = say("puzzle-asked") if asked else say("puzzle-right" if shown.right else "puzzle-wrong")
    seat = shown.page.viewer_seat or 0
    return div("#decision", class_={"decision": True, "yours": asked})[
        icon(emblem, "emblem"),
        div(".ask")[
            h1[said],
            p[
                strong[say("puzzle-you-are", name=shown.page.seats[seat].name)],
                " ",
                shown.page.decision if asked else None,
            ],
        ],
    ]


def way(shown: PuzzlePage) -> Element:
    """Which puzzle it is, and the way to others."""
    place = shown.place
    return nav(".puzzle-way", aria_label=say("puzzle-ways"))[
        a(href=place.all)[place.title] if place.all else strong[place.title],
        span[say("puzzle-number", number=place.number, of=place.of)],
        a(href=place.before)[say("puzzle-before")] if place.before else None,
        a(href=place.after)[say("puzzle-after")] if place.after else None,
        a(href=place.where)[say("puzzle-again")] if shown.right is not None else None,
        a(href=links.rules(shown.page.game.name))[say("rules")],
        a(href=links.LOBBY)[say("to-the-lobby")],
    ]


def answer(shown: PuzzlePage) -> Element:
    """What is best there, why, and what every option is worth."""
    return section("#answer.parchment.puzzle-answer", aria_labelledby="answer-title", role="status")[
        h2("#answer-title")[say("puzzle-answer-title")],
        [p[sentence] for sentence in shown.sentences],
        table[
            thead[tr[th(scope="col")[say("puzzle-option")], th(scope="col")[say("puzzle-chance")]]],
            tbody[[_line(one) for one in shown.lines]],
        ],
        p(".small")[say("puzzle-how")],
    ]


def _line(line: Line) -> Element:
    marks: list[Node] = [span(".mark")[say("puzzle-best")] if line.best else None]
    marks += [span(".mark.own-choice")[say("puzzle-yours")] if line.yours else None]
    return tr(class_={"best": line.best, "yours": line.yours})[
        th(scope="row")[line.label, [[" ", mark] for mark in marks if mark is not None]],
        td[percent(line.chance)],
    ]
