"""Somebody is away: since when, and what those there may do. For who comes back: what a bot did meanwhile."""

from __future__ import annotations

from meadhall.bots.levels import called
from meadhall.web import links
from meadhall.web.html import (
    Element,
    Node,
    button,
    details,
    div,
    form,
    h2,
    h3,
    input,
    label,
    li,
    p,
    section,
    select,
    span,
    strong,
    summary,
    ul,
)
from meadhall.web.icons import icon
from meadhall.web.model import AwayInfo, TablePage, bot_title, time_words
from meadhall.web.parts import between
from meadhall.web.parts.shield import shield
from meadhall.web.words import say


def absence(page: TablePage) -> Node:
    """Whom the table waits for, if that one is away and the viewer may do something about it."""
    asked = [one for one in page.away if one.asked and one.waited_for]
    return away(page, asked[0]) if asked and not page.asleep else None


def away(page: TablePage, one: AwayInfo) -> Element:
    """Large where there is nothing else to do, else one line that opens."""
    name = page.seats[one.seat].name
    time = time_words(one.seconds)
    about = "away-about" if page.tempo.kind == "relaxed" else "away-about-clock"
    return details("#absence.absence", open=not page.yours, data_seat=one.seat)[
        summary(data_tip=say("away-line", name=name, time=time))[
            icon("night-sleep"), span[say("away-line", name=name, time=time)]
        ],
        section(".card.parchment", aria_labelledby="absence-title")[
            div(".who")[
                span(".asleep", aria_hidden="true")[shield(one.seat, "large"), icon("night-sleep")],
                div[h2("#absence-title")[say("away-title", name=name)], p[say(about, name=name, time=time)]],
            ],
            ul[
                _way("hourglass", say("away-wait"), say("away-wait-means"), _hide(say("away-wait"))),
                _way("beer-horn", say("away-nudge", name=name), say("away-nudge-means", name=name), _horn(page, one)),
                _bot(page, one, name),
            ],
        ],
    ]


def _way(sign: str, title: str, means: Node, do: Node, kind: str = "") -> Element:
    return li(class_=f"remedy {kind}".strip())[icon(sign), div[h3[title], div(".means")[means]], do]


def _hide(words: str) -> Element:
    return button(".quiet", type="button", data_do="hide-absence")[words]


def _horn(page: TablePage, one: AwayInfo) -> Element:
    if one.horn_in > 0:
        return span(".later")[say("away-horn-later", time=time_words(one.horn_in))]
    return form(method="post", action=links.seat(page.match_id), data_post="horn")[
        input(type="hidden", name="whom", value=one.seat),
        button(".quiet", type="submit", name="do", value="horn")[say("away-horn")],
    ]


def _bot(page: TablePage, one: AwayInfo, name: str) -> Node:
    title = say("away-bot", name=name)
    if one.bot_in is None:
        return _way("viking-helmet", title, say("away-bot-never"), None)
    if one.bot_in > 0:
        return _way("viking-helmet", title, say("away-bot-later", time=time_words(one.bot_in)), None)
    mine = page.viewer_seat in one.agreed
    level: Node = (
        span[say("away-like", level=called(one.bot))]
        if one.bot is not None
        else [
            label(for_="stand-in")[say("away-level")],
            select("#stand-in", name="kind", form="let-bot-play")[between.bot_choices(page.bots)],
        ]
    )
    means = [
        div(".like")[level],
        p[say("away-bot-means", name=name)],
        ul(".votes")[[_vote(page, one, seat) for seat in one.present], li(".enough")[_enough(one)]]
        if len(one.present) > 1
        else None,
    ]
    do = (
        span(".later")[say("away-agreed-you")]
        if mine
        else form("#let-bot-play", method="post", action=links.seat(page.match_id), data_post="stand-in")[
            input(type="hidden", name="whom", value=one.seat),
            input(type="hidden", name="kind", value=one.bot) if one.bot is not None else None,
            button(".primary", type="submit", name="do", value="stand-in")[
                say("away-agree" if len(one.present) > 1 else "away-let")
            ],
        ]
    )
    return _way("viking-helmet", title, means, do, "suggested")


def _enough(one: AwayInfo) -> str:
    return say("away-enough", enough=one.enough, present=len(one.present))


def _vote(page: TablePage, one: AwayInfo, seat: int) -> Element:
    agrees = seat in one.agreed
    you = seat == page.viewer_seat
    entry = "away-vote-you" if you else "away-vote"
    return li(class_={"agrees": agrees})[
        shield(seat), say(f"{entry}-yes" if agrees else entry, name=page.seats[seat].name)
    ]


def greeting(page: TablePage) -> Node:
    """Who comes back sees what a bot did, and has the seat back with one click."""
    if page.replay is not None or page.result is not None or not (page.stand_in or page.done_for_you):
        return None
    return details("#welcome.welcome.parchment", open=not page.yours)[
        summary[
            icon("viking-helmet"),
            strong[say("welcome", level=bot_title(page.stand_in)) if page.stand_in else say("welcome-back")],
        ],
        ul(tabindex="0", aria_label=say("welcome-did"))[
            [li[shield(line.seat) if line.seat >= 0 else None, span[line.text]] for line in page.done_for_you]
        ]
        if page.done_for_you
        else p[say("welcome-nothing")],
        form(method="post", action=links.seat(page.match_id), data_post="back")[
            button(".primary", type="submit", name="do", value="back")[say("take-seat-back")]
        ]
        if page.stand_in
        else None,
    ]
