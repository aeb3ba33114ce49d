"""Since your last turn: all that others did and that happened to you, what concerns you first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from meadhall.engine.event import DETAIL, GREAT, HARM, HEADING
from meadhall.web.html import Element, Node, details, div, h2, h3, li, section, span, strong, summary, ul
from meadhall.web.icons import icon
from meadhall.web.model import LogLine, TablePage
from meadhall.web.parts.log import TONES
from meadhall.web.parts.scene import again
from meadhall.web.parts.shield import shield
from meadhall.web.words import around, say


def since(page: TablePage, elsewhere: Collection[LogLine] = ()) -> Node:
    """Beside the table; without the lines that are told there elsewhere."""
    lines = [line for line in news(page) if line not in elsewhere]
    if not lines:
        return None
    return section("#since.since.parchment", aria_labelledby="since-title")[
        h2("#since-title")[say("since-your-last-turn")], *_lists(page, lines, h3), again(lines[0].told)
    ]


def in_short(page: TablePage) -> Node:
    """The same where there is no room beside the table: one line, which opens; its place is kept for it."""
    lines = news(page)
    if not lines:
        playing = page.viewer_seat is not None and page.replay is None and page.result is None and page.state != "open"
        return (
            details("#since-short.since.none", aria_hidden="true")[summary(tabindex="-1")["\u00a0"]]
            if playing
            else None
        )
    latest_first = reversed(lines)  # of what is equally loud the latest: blow by blow, it ends with what it came to
    loudest = max(latest_first, key=lambda line: (_about(page, line), line.weight == GREAT, line.tone == HARM))
    return details("#since-short.since.parchment")[
        summary[
            strong[say("since-in-short", number=sum(len(by_seat(part)) for part in _parted(page, lines)))],
            " ",
            span(class_=TONES.get(loudest.tone))[loudest.text],
        ],
        div(".told.parchment")[*_lists(page, lines, h2), again(lines[0].told)],
    ]


def news(page: TablePage) -> list[LogLine]:
    """What is worth telling, oldest first."""
    if page.viewer_seat is None or page.replay is not None:
        return []
    return [line for line in page.log if line.since_last_turn and line.news and DETAIL < line.weight < HEADING]


def _about(page: TablePage, line: LogLine) -> bool:
    return page.viewer_seat == line.seat or page.viewer_seat in line.concerns


def _parted(page: TablePage, lines: Sequence[LogLine]) -> tuple[list[LogLine], list[LogLine]]:
    """What concerns the viewer, and what does not."""
    return [line for line in lines if _about(page, line)], [line for line in lines if not _about(page, line)]


def _lists(page: TablePage, lines: Sequence[LogLine], head: Element) -> list[Node]:
    yours, others = _parted(page, lines)
    found: list[Node] = []
    if yours:
        found += [head[say("since-you")], _list(page, yours)]
    if others:
        found += [head[say("since-others")] if yours else None, _list(page, others)]
    return found


def _list(page: TablePage, lines: Sequence[LogLine]) -> Element:
    return ul(tabindex="0", aria_label=say("since-your-last-turn"))[
        [told(page, seat, run) for seat, run in by_seat(lines)]
    ]


def by_seat(lines: Sequence[LogLine]) -> list[tuple[int, list[LogLine]]]:
    """Runs of lines that tell of the same seat."""
    return [(seat, list(run)) for seat, run in groupby(lines, key=lambda line: line.seat)]


def told(page: TablePage, seat: int, lines: Sequence[LogLine]) -> Element:
    """What one seat did, or what happened to it, one thing beside the other; whole sentences where they are yours."""
    name = page.seats[seat].name if 0 <= seat < len(page.seats) and seat != page.viewer_seat else ""
    said: list[Node] = []
    for brief, run in groupby(lines, key=lambda line: bool(name and line.brief)):
        if brief:
            said += [around("since-deeds", strong[name], _deeds(list(run))), " "]
        else:
            said += [[_toned(line, line.text), " "] for line in run]
    return li[shield(seat) if seat >= 0 else icon("angel-wings"), span[said]]


def _deeds(lines: Sequence[LogLine]) -> Node:
    """In brief, one after the other; the last one ends the sentence."""
    *others, last = lines
    told: Node = _toned(last, say("since-last-deed", deed=last.brief))
    for line in reversed(others):
        told = around("since-more-deeds", _toned(line, line.brief), told)
    return told


def _toned(line: LogLine, words: str) -> Node:
    return span(class_=TONES[line.tone])[words] if line.tone in TONES else words
