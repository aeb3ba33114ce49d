"""What happened: the log in words, what is new since your last turn, and what was said at the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from meadhall.engine.event import DETAIL, GAIN, GREAT, HARM, HEADING
from meadhall.web import links
from meadhall.web.drawn import keeping
from meadhall.web.html import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    h2,
    input,
    label,
    li,
    ol,
    p,
    section,
    small,
    span,
    strong,
    ul,
)
from meadhall.web.icons import icon
from meadhall.web.model import ChatLine, LogLine, TablePage
from meadhall.web.parts.shield import shield
from meadhall.web.words import say

LONGEST_CHAT = 300
MOST_LINES = 120  # of the log on the page; the replay has all
MOST_SINCE = 12
ENDS = (".", "!", "?")
TONES = {GAIN: "gain", HARM: "harm"}


def since(page: TablePage) -> Node:
    """What the others did since the viewer's last decision."""
    if page.viewer_seat is None or page.replay is not None:
        return None
    lines = [line for line in page.log if line.since_last_turn and line.seat != page.viewer_seat]
    lines = [line for line in lines if DETAIL < line.weight < HEADING]
    news = [told(page, seat, run) for seat, run in by_seat(lines)][-MOST_SINCE:]
    if not news:
        return None
    return section("#since.since.parchment", aria_labelledby="since-title")[
        h2("#since-title")[say("since-your-last-turn")],
        ul(tabindex="0", aria_labelledby="since-title")[news],
    ]


def by_seat(lines: Sequence[LogLine]) -> list[tuple[int, list[LogLine]]]:
    """Runs of lines that tell of the same seat."""
    return [(seat, list(run)) for seat, run in groupby(lines, key=lambda line: line.seat)]


def told(page: TablePage, seat: int, lines: Sequence[LogLine]) -> Element:
    """What one seat did, or what happened to it, one thing beside the other."""
    name = page.seats[seat].name if 0 <= seat < len(page.seats) else ""
    said: list[Node] = []
    for brief, run in groupby(lines, key=lambda line: bool(name and line.brief)):
        if brief:
            deeds = [[", ", _toned(line, line.brief)] for line in run]
            said += [strong[name], " ", deeds[0][1:], deeds[1:], " " if lines[-1].brief.endswith(ENDS) else ". "]
        else:
            said += [[_toned(line, line.text), " "] for line in run]
    return li[shield(seat) if name else icon("angel-wings"), span[said]]


def _toned(line: LogLine, words: str) -> Node:
    return span(class_=TONES[line.tone])[words] if line.tone in TONES else words


def log(page: TablePage) -> Element:
    """The newest first; each line leads to its moment."""
    lines = page.log[-MOST_LINES:]
    told = max(page.told, len(page.log))  # the page may have been given the last lines only
    return section("#log.panel.log", aria_label=say("log"), tabindex="0", data_told=told)[
        ol(reversed=True)[[line(one.seat, one.text, one.why, one.weight, one.moment_url) for one in reversed(lines)]]
        if lines
        else p(".nothing")[say("log-empty")],
        a(".more", href=links.replay(page.match_id))[say("log-all")] if told > MOST_LINES else None,
    ]


@keeping(200 * MOST_LINES)  # no two tables have the same lines: enough for a hall full of them
def line(seat: int, text: str, why: str, weight: int, url: str) -> Element:
    words: Node = [text, span(".why")[why] if why else None]
    mark = span(class_=f"mark s{seat}" if seat >= 0 else "mark", aria_hidden="true")
    if weight == HEADING:
        return li(".era")[a(href=url)[text] if url else text]
    return li(".great" if weight == GREAT else "")[mark, a(href=url)[words] if url else span[words]]


def chat(page: TablePage) -> Element:
    """What was said, and a line to say something."""
    return section("#chat.panel.chat", aria_label=say("tab-chat"))[
        div(".said", tabindex="0", role="log", aria_label=say("chat-said"))[
            ul[[spoken(one) for one in page.chat]] if page.chat else p(".nothing")[say("chat-empty")]
        ],
        form("#say", method="post", action=links.chat(page.match_id), data_post="chat")[
            label(".unseen", for_="say-text")[say("chat-say")],
            input(
                "#say-text",
                name="text",
                maxlength=LONGEST_CHAT,
                placeholder=say("chat-say-here"),
                autocomplete="off",
                required=True,
            ),
            button(".quiet", type="submit")[say("chat-send")],
        ]
        if page.replay is None and (page.viewer_seat is not None or page.my_name)
        else None,
    ]


def spoken(line: ChatLine) -> Element:
    return li[
        shield(line.seat) if line.seat >= 0 else icon("person"),
        span[strong[line.name], " ", [small[say("chat-watching")], " "] if line.by == "spectator" else None, line.text],
        span(".when")[line.when] if line.when else None,
    ]
