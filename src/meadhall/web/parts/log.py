"""What happened, in words, and what was said at the table."""

from __future__ import annotations

from meadhall.engine.event import GAIN, GREAT, HARM, HEADING
from meadhall.web import links
from meadhall.web.drawn import keeping
from meadhall.web.html import (
    Element,
    Node,
    a,
    button,
    div,
    form,
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
from meadhall.web.model import ChatLine, TablePage
from meadhall.web.parts.shield import shield
from meadhall.web.words import say

LONGEST_CHAT = 300
MOST_LINES = 120  # of the log on the page; the replay has all
TONES = {GAIN: "gain", HARM: "harm"}


def log(page: TablePage) -> Element:
    """As it happened, the newest last; each line leads to its moment."""
    lines = page.log[-MOST_LINES:]
    told = max(page.told, len(page.log))  # the page may have been given the last lines only
    return section("#log.panel.log", aria_label=say("log"), tabindex="0", data_told=told)[
        ol[[line(one.seat, one.text, one.why, one.weight, one.moment_url) for one in lines]]
        if lines
        else p(".nothing")[say("log-empty")],
        a(".more", href=links.replay(page.match_id))[say("log-all")] if told > MOST_LINES else None,
    ]


@keeping(200 * MOST_LINES)  # no two tables have the same lines: enough for a hall full of them
def line(seat: int, text: str, why: str, weight: int, url: str) -> Element:
    words: Node = [text, [" ", span(".why")[why]] if why else None]
    mark = span(class_=f"mark s{seat}" if seat >= 0 else "mark", aria_hidden="true")
    if weight == HEADING:
        return li(".era")[a(href=url)[text] if url else text]
    return li(".great" if weight == GREAT else "")[mark, a(href=url)[words] if url else span[words]]


def chat(page: TablePage) -> Node:
    """What was said, and a line to say something."""
    speaks = page.replay is None and (page.viewer_seat is not None or bool(page.my_name))
    return _chat(page.match_id, tuple(page.chat), speaks)


@keeping(1024)  # a few for each table: most people say nothing
def _chat(match_id: str, said: tuple[ChatLine, ...], speaks: bool) -> Element:
    return section("#chat.panel.chat", aria_label=say("tab-chat"))[
        div(".said", tabindex="0", role="log", aria_label=say("chat-said"))[
            ul[[spoken(one) for one in said]] if said else p(".nothing")[say("chat-empty")]
        ],
        form("#say", method="post", action=links.chat(match_id), data_post="chat")[
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
        if speaks
        else None,
    ]


def spoken(line: ChatLine) -> Element:
    return li[
        shield(line.seat) if line.seat >= 0 else icon("person"),
        span[strong[line.name], " ", [small[say("chat-watching")], " "] if line.by == "spectator" else None, line.text],
        span(".when")[line.when] if line.when else None,
    ]
