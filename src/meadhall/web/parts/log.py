"""What happened: the log in words, what is new since your last turn, and what was said at the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

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
    render,
    section,
    span,
    strong,
    ul,
)
from meadhall.web.icons import icon
from meadhall.web.model import ChatLine, LogLine, TablePage
from meadhall.web.parts.shield import shield

LONGEST_CHAT = 300
MOST_LINES = 120  # of the log on the page; the replay has all
MOST_SINCE = 12
ERA = re.compile(r"Round \d|Month \d+ begins|Turn \d")  # a line that begins a part of the game, and heads what follows


def since(page: TablePage, brief: Callable[[str], Node]) -> Node:
    """What the others did since the viewer's last decision."""
    if page.viewer_seat is None or page.replay is not None:
        return None
    lines = [line for line in page.log if line.since_last_turn and line.seat != page.viewer_seat]
    lines = [line for line in lines if not ERA.match(line.text)]
    names = [seat.name for seat in page.seats]
    news = [told(page, seat, run, brief) for seat, run in by_seat(lines, names)]
    worth = [one for one in news if one is not None][-MOST_SINCE:]
    if not worth:
        return None
    return section("#since.since.parchment", aria_labelledby="since-title")[
        h2("#since-title")["Since your last turn"],
        ul(tabindex="0", aria_labelledby="since-title")[worth],
    ]


def by_seat(lines: Sequence[LogLine], names: Sequence[str]) -> list[tuple[int, list[LogLine]]]:
    """Runs of lines that tell of the same seat."""
    found: list[tuple[int, list[LogLine]]] = []
    for line in lines:
        seat = subject(line, names)
        if found and found[-1][0] == seat:
            found[-1][1].append(line)
        else:
            found.append((seat, [line]))
    return found


def subject(line: LogLine, names: Sequence[str]) -> int:
    """Whose deed the line tells: that may be another's than whose decision brought it about.

    >>> raid = LogLine(number=9, text="Dagny beats back Canute's Raid, 5 against 3.", seat=0)
    >>> subject(raid, ["Canute", "Dagny"])
    1
    """
    named = [seat for seat, name in enumerate(names) if line.text.startswith((f"{name} ", f"{name}'s "))]
    return line.seat if line.seat in named or not named else max(named, key=lambda seat: len(names[seat]))


def told(page: TablePage, seat: int, lines: Sequence[LogLine], brief: Callable[[str], Node]) -> Element | None:
    """What one seat did, or what happened to it; None if nothing of it is worth telling."""
    name = page.seats[seat].name if 0 <= seat < len(page.seats) else ""
    said: list[tuple[LogLine, Node]] = []
    for line in lines:
        short = brief(_without(name, line.text))
        if said and isinstance(short, str) and short.startswith(("A ", "The ")):
            short = short[:1].lower() + short[1:]  # in the middle of a sentence
        if not said and isinstance(short, str) and short[:1].islower() and not line.text.startswith(f"{name} "):
            short = line.text.rstrip(".")  # nothing before it says whose it is
        if short is not None:
            said.append((line, short))
    if not said:
        return None
    begins = name if said[0][0].text.startswith(f"{name} ") else ""  # it may be a thing of theirs that did it
    words = _listed([short for _, short in said])
    return li[
        shield(seat) if name else icon("angel-wings"),
        span[strong[begins] if begins else None, " ", words, _stop(said[-1][1])],
    ]


def _stop(last: Node) -> str:
    """What ends the sentence, unless its last words bring a mark of their own."""
    text = re.sub(r"<[^>]*>", "", render(last)).rstrip()
    return "" if text.endswith((".", "!", "?", "!&#34;", "!&quot;")) else "."


def _listed(said: Sequence[Node]) -> Node:
    """One after the other; in the middle of a sentence nobody shouts."""
    calm = [one.rstrip("!") if isinstance(one, str) else one for one in said[:-1]]
    return [[", " if number else None, one] for number, one in enumerate([*calm, said[-1]])]


def _without(name: str, text: str) -> str:
    """The sentence without its subject, where that is said before already."""
    return text.removeprefix(f"{name} ") if name else text


def log(page: TablePage) -> Element:
    """The newest first; each line leads to its moment."""
    lines = page.log[-MOST_LINES:]
    told = max(page.told, len(page.log))  # the page may have been given the last lines only
    names = [seat.name for seat in page.seats]
    return section("#log.panel.log", aria_label="Log", tabindex="0", data_told=told)[
        ol(reversed=True)[
            [
                line(one.seat, names[one.seat] if 0 <= one.seat < len(names) else "", one.text, one.moment_url)
                for one in reversed(lines)
            ]
        ]
        if lines
        else p(".nothing")["Nothing has happened yet."],
        a(".more", href=links.replay(page.match_id))["All of it, move by move"] if told > MOST_LINES else None,
    ]


@keeping(200 * MOST_LINES)  # no two tables have the same lines: enough for a hall full of them
def line(seat: int, name: str, text: str, url: str) -> Element:
    words: Node = [strong[name], text[len(name) :]] if name and text.startswith(name) else text
    mark = span(class_=f"mark s{seat}" if seat >= 0 else "mark", aria_hidden="true")
    if ERA.match(text):
        return li(".era")[a(href=url)[text] if url else text]
    return li[mark, a(href=url)[words] if url else span[words]]


def chat(page: TablePage) -> Element:
    """What was said, and a line to say something."""
    return section("#chat.panel.chat", aria_label="Chat")[
        div(".said", tabindex="0", role="log", aria_label="What was said")[
            ul[[spoken(one) for one in page.chat]] if page.chat else p(".nothing")["Nobody has said anything yet."]
        ],
        form("#say", method="post", action=links.chat(page.match_id), data_post="chat")[
            label(".unseen", for_="say-text")["Say something"],
            input(
                "#say-text",
                name="text",
                maxlength=LONGEST_CHAT,
                placeholder="Say something…",
                autocomplete="off",
                required=True,
            ),
            button(".quiet", type="submit")["Say"],
        ]
        if page.replay is None and (page.viewer_seat is not None or page.my_name)
        else None,
    ]


def spoken(line: ChatLine) -> Element:
    return li[
        shield(line.seat) if line.seat >= 0 else icon("person"),
        span[strong[line.name], " (watching) " if line.by == "spectator" else " ", line.text],
        span(".when")[line.when] if line.when else None,
    ]
