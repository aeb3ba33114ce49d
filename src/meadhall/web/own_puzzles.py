"""The page of a seat's own puzzles: which there are out of its mistakes in a match, and how far they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.engine.language import reader, reading
from meadhall.engine.message import Who
from meadhall.web import links
from meadhall.web.html import Element, Node, a, button, div, form, h1, li, main, ol, p, section, span, strong
from meadhall.web.icons import icon
from meadhall.web.parts.frame import document
from meadhall.web.review_model import ReviewStanding
from meadhall.web.words import say

progress = Element("progress")


@dataclass(frozen=True, kw_only=True)
class OwnPuzzle:
    """One of them, as far as it may be told before it is solved."""

    number: int  # of the decision
    when: str
    asked: str  # what the seat had to decide


@dataclass(frozen=True, kw_only=True)
class OwnPuzzlesPage:
    """A seat's puzzles out of one match."""

    match_id: str
    seat: Who
    about: str  # which match
    state: ReviewStanding  # of the puzzles
    reviewed: int  # decisions of the match
    decisions: int
    mistakes: int  # as far as is known
    looked_at: int
    puzzles: Sequence[OwnPuzzle]
    may_stop: bool = False
    my_name: str = ""

    @property
    def made(self) -> int:
        """Grows with every step."""
        return self.reviewed + self.looked_at


def own_puzzles(page: OwnPuzzlesPage) -> str:
    """The whole document."""
    with reading(reader()[0], page.seat.seat):
        return document(
            say("own-puzzles", seat=page.seat),
            _inside(page),
            kind="review",
            my_name=page.my_name,
            module="review",
            facts=_facts(page),
        )


def own_puzzles_fragment(page: OwnPuzzlesPage) -> str:
    """What is morphed in while they are made."""
    with reading(reader()[0], page.seat.seat):
        return str(main("#main", tabindex="-1", **_facts(page))[_inside(page)])


def _facts(page: OwnPuzzlesPage) -> dict[str, str]:
    return {
        "data_fragment": links.own_puzzles_fragment(page.match_id, page.seat.seat),
        "data_made": str(page.made),
        "data_state": page.state,
        "data_done": say("own-puzzles-done", puzzles=len(page.puzzles)),
    }


def _inside(page: OwnPuzzlesPage) -> Node:
    back = links.review(page.match_id, page.seat.seat)
    return div(".review.own-puzzles")[
        div(".heading")[
            h1[say("own-puzzles", seat=page.seat)],
            p[page.about],
            div(".actions")[
                a(".quiet.button", href=back)[say("own-puzzles-back")],
                a(".quiet.button", href=links.LOBBY)[say("result-lobby")],
            ],
        ],
        _standing(page),
        ol(".puzzles")[[_one(page, at, one) for at, one in enumerate(page.puzzles, start=1)]] if page.puzzles else None,
    ]


def _standing(page: OwnPuzzlesPage) -> Node:
    """How far they are, and what can be done about it."""
    if page.state == "done":
        told = say("own-puzzles-some" if page.puzzles else "own-puzzles-nothing", mistakes=page.mistakes)
        return section(".standing.parchment")[p[told]]
    if page.state == "none":
        return section(".standing.parchment")[
            p[say("own-puzzles-about", seat=page.seat)], _do(page, "start", say("own-puzzles-start"), "primary")
        ]
    first = page.reviewed < page.decisions
    told = (
        say("own-puzzles-first", made=page.reviewed, decisions=page.decisions)
        if first
        else say("own-puzzles-made", made=page.looked_at, mistakes=page.mistakes)
    )
    going = page.state == "wanted"
    more = "" if going else say("own-puzzles-stopped" if page.state == "stopped" else "own-puzzles-failed")
    here = links.own_puzzles(page.match_id, page.seat.seat)
    return section("#standing.standing.wood")[
        progress(
            max=page.decisions if first else max(1, page.mistakes),
            value=page.reviewed if first else page.looked_at,
            aria_label=told,
        ),
        p[told, " ", more],
        _do(page, "stop", say("review-stop"), "quiet") if going and page.may_stop else None,
        a(".quiet.button.reload", href=here)[say("review-look")] if going else None,
        None if going else _do(page, "start", say("review-go-on"), "primary"),
    ]


def _do(page: OwnPuzzlesPage, what: str, words: str, kind: str) -> Element:
    return form(method="post", action=links.own_puzzles(page.match_id, page.seat.seat))[
        button(class_=kind, type="submit", name="do", value=what)[words]
    ]


def _one(page: OwnPuzzlesPage, at: int, one: OwnPuzzle) -> Element:
    return li(".wood")[
        a(href=links.own_puzzle(page.match_id, one.number))[
            span(".coin", aria_hidden="true")[at],
            span(".told")[strong(".when")[one.when], span(".asked")[one.asked]],
            span(".go")[say("puzzle-asked"), icon("play-button")],
        ]
    ]
