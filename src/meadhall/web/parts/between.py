"""What lies over the table for a while: the curtain between two players at one screen, the result, the waiting room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.web import links
from meadhall.web.html import (
    Element,
    Node,
    a,
    button,
    code,
    details,
    div,
    em,
    form,
    h1,
    h2,
    input,
    label,
    li,
    ol,
    option,
    p,
    section,
    select,
    span,
    strong,
    summary,
)
from meadhall.web.icons import icon
from meadhall.web.model import Curtain, ResultInfo, SeatInfo, TablePage, bot_title, middle
from meadhall.web.parts.frame import rule_link
from meadhall.web.parts.seal import seal
from meadhall.web.parts.shield import shield
from meadhall.web.words import around, say


def curtain(page: TablePage, closed: Curtain) -> Element:
    """Nothing of the next player's is on the page until the curtain is lifted."""
    return section("#curtain.curtain", aria_labelledby="curtain-title")[
        div(".folds", aria_hidden="true"),
        div(".card.parchment")[
            shield(closed.seat, "large"),
            h1("#curtain-title")[say("curtain-title", name=closed.name)],
            p[say("curtain-about")],
            form(method="post", action=links.lift(page.match_id))[
                input(type="hidden", name="seat", value=closed.seat),
                button(".primary", type="submit", autofocus=True)[say("curtain-lift", name=closed.name)],
            ],
            p[a(href=links.LOBBY)[say("to-the-lobby")], " · ", a(href=links.rules(page.game.name))[say("rules")]],
        ],
    ]


def result(page: TablePage, ended: ResultInfo, scored: Callable[[int], str] | None = None) -> Element:
    """How it ended, what each seat has come to, and what one may do now."""
    return section("#result.result.parchment", aria_labelledby="result-title")[
        h2("#result-title")[icon("laurels"), ended.words],
        p(".why")[around("result-rule", rule_link(page.game.name, ended.rule))],
        ol[
            [
                li(class_={"winner": seat in ended.winners})[
                    shield(seat),
                    strong[page.seats[seat].name],
                    em[say("result-wins")] if seat in ended.winners else None,
                    span(".score")[scored(seat) if scored is not None else score(ended.scores[seat], page.game.unit)],
                ]
                for seat in ended.places
            ]
        ],
        div(".actions")[
            review_button(page, "primary"),
            form(method="post", action=links.rematch(page.match_id), data_seals="open")[
                button(".quiet", type="submit")[say("result-to-rematch" if page.rematch else "result-rematch")]
            ]
            if page.viewer_seat is not None and page.replay is None
            else None,
            a(".quiet.button", href=links.replay(page.match_id, 0))[say("result-replay")]
            if page.replay is None
            else None,
            a(".quiet.button", href=links.record(page.match_id), download=True)[say("result-record")],
            a(".quiet.button", href=links.LOBBY)[say("result-lobby")],
        ],
        seal(page),
    ]


def review_button(page: TablePage, kind: str) -> Node:
    """Has the match reviewed, and leads there."""
    if not page.reviewable:
        return None
    return form(method="post", action=links.review(page.match_id))[
        button(class_=kind, type="submit", name="do", value="start")[icon("scales"), say("review")]
    ]


def score(value: float, unit: str = "") -> str:
    """A score as short as it can be.

    >>> score(7.0, "point"), score(1.0, "drink"), score(0.75)
    ('7 points', '1 drink', '0.75')
    """
    if value != int(value):
        return say("score-share", number=value)
    return say(f"score-{unit}" if f"score-{unit}" in SCORES else "score", number=int(value))


SCORES = ("score-point", "score-drink")  # units that have words of their own


def waiting_room(page: TablePage) -> Element:
    """The table is open: who is here, whom to invite, and how to begin."""
    return section("#room.room.parchment", aria_labelledby="room-title")[
        h2("#room-title")[say("room")],
        ol[
            [
                li[
                    shield(seat.number),
                    strong[seat.name if seat.kind != "open" else say("seat-free")],
                    span[_who(seat)],
                ]
                for seat in page.seats
            ]
        ],
        p[a(".primary.button", href=links.join(page.match_id))[say("join-sit")]]
        if page.viewer_seat is None and any(seat.kind == "open" for seat in page.seats)
        else None,
        div(".invitation")[
            label(for_="invite-url")[say("room-send")],
            input("#invite-url", readonly=True, value=page.invite_url),
            button(".quiet", type="button", data_do="copy", data_copies="invite-url")[say("room-copy")],
            a(".quiet.button", href=links.invite(page.match_id))[say("room-qr")],
            p(".reach")[say("invite-only-here")] if links.only_here(page.invite_url) else None,
            for_bots(page.invite_url),
        ]
        if page.invite_url
        else None,
        form(".actions", method="post", action=links.start(page.match_id))[
            label(for_="fill")[say("room-fill")],
            select("#fill", name="kind")[bot_choices(page.bots)],
            button(".primary", type="submit")[say("room-begin")],
        ]
        if page.viewer_seat is not None and page.bots
        else None,
        seal(page),
    ]


def for_bots(url: str) -> Element:
    """How a bot that thinks elsewhere takes a seat: one can be written by anybody, and any of ours can go."""
    return details(".for-bots")[
        summary[say("invite-bots")],
        p[say("invite-bots-how")],
        code[f"meadhall bot --join {url} --bot jarl"],
    ]


def _who(seat: SeatInfo) -> str:
    if seat.is_you:
        return say("seat-you")
    if seat.bot is not None:
        return seat.company
    return say("room-link-away" if seat.kind == "open" else "room-here")


def bot_choices(bots: Sequence[str]) -> Node:
    """The levels to choose from; the one in the middle is the usual one."""
    usual = middle(bots)
    return [option(value=spec, selected=spec == usual)[bot_title(spec)] for spec in bots]
