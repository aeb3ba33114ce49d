"""A review as one sheet of HTML that needs nothing else: the curve, what decided it, luck and skill, all chances."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meadhall.engine.language import reader, spoken
from meadhall.review.review import Account, Review
from meadhall.review.telling import Telling
from meadhall.review.turning import Turning, turning_points
from meadhall.review.words import say
from meadhall.web.html import (
    Element,
    Node,
    body,
    circle,
    g,
    h1,
    h2,
    head,
    html,
    li,
    line,
    main,
    meta,
    ol,
    p,
    path,
    section,
    span,
    strong,
    summary,
    svg,
    text,
    title,
)
from meadhall.web.html import details as folded

table, thead, tbody, tr, th, td, caption, style = map(
    Element, ("table", "thead", "tbody", "tr", "th", "td", "caption", "style")
)

WIDE, HIGH = 900, 320
LEFT, TOP = 48, 12
COLOURS = ("#f4793f", "#4aa3ec", "#3dbb87", "#eec44a", "#c98bf0", "#e86a8a", "#7fd4e0", "#b9b48a")
DASHES = ("", "8 4", "2 4", "12 4 2 4")
ROWS = 60  # of the table of chances, at most

CSS = """
:root { color-scheme: dark light; }
body { margin: 0; background: #1d130c; color: #f3e6cf; font: 1rem/1.5 Georgia, serif; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 1.25rem; }
h1, h2 { color: #f2c879; margin: 0 0 .5rem; line-height: 1.2; }
section { background: #2a1c12; border: 1px solid #4a3524; border-radius: .6rem; padding: 1rem; overflow-x: auto; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: #cdb898; font-size: 13px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #4a3524; }
th:first-child, td:first-child { text-align: left; }
caption { text-align: left; color: #cdb898; }
li { margin: .5rem 0; }
.soft { color: #cdb898; }
.mark { display: inline-block; width: 1.6em; border-top: 3px solid; vertical-align: middle; margin-right: .4em; }
.legend span { margin-right: 1.2rem; white-space: nowrap; }
"""


def sheet(telling: Telling, seat: int = -1) -> str:
    """The whole document, in the reader's language, told to a seat or to nobody in particular."""
    review = telling.review
    tag, _ = reader()
    points = turning_points(review, None if seat < 0 else seat)
    heading = spoken(telling.tables[-1].ending())
    page = html(lang=tag)[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1"),
            title[heading],
            style[Markup(CSS)],
        ],
        body[
            main[
                h1[heading],
                section[[p[spoken(sentence)] for sentence in telling.summary(seat)]],
                section[h2[spoken(say("chance-to-win"))], _legend(review), _curve(review, points)],
                section[h2[spoken(say("what-decided"))], _points(telling, points)],
                section[
                    h2[spoken(say("luck-and-skill"))],
                    accounts_table(list(zip(review.names, map(review.account, range(review.seats))))),
                ],
                section[folded[summary[spoken(say("all-chances"))], _chances(telling)]],
                p(".soft")[spoken(telling.sureness())],
            ]
        ],
    ]
    return str(page)


def _x(review: Review, number: int) -> float:
    return LEFT + (WIDE - LEFT - 8) * number / max(1, review.decisions)


def _y(chance: float) -> float:
    return TOP + (HIGH - TOP - 28) * (1 - chance)


def _curve(review: Review, points: list[Turning]) -> Node:
    """Every seat's chance over the match; the same stands in the table below it."""
    grid = [
        g[
            line(
                x1=str(LEFT), x2=str(WIDE - 8), y1=f"{_y(mark / 100):.1f}", y2=f"{_y(mark / 100):.1f}", stroke="#4a3524"
            ),
            text(x=str(LEFT - 6), y=f"{_y(mark / 100) + 4:.1f}", text_anchor="end")[mark],
        ]
        for mark in (0, 25, 50, 75, 100)
    ]
    return svg(viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=spoken(say("curve-label")))[
        grid,
        [_way(review, seat) for seat in range(review.seats)],
        [_disc(review, number, point) for number, point in enumerate(points, start=1)],
    ]


def _way(review: Review, seat: int) -> Node:
    chances = [*(step.before[seat] for step in reversed(review.steps)), review.result[seat]]
    first = review.decisions - len(review.steps)
    places = [f"{_x(review, first + at):.1f} {_y(chance):.1f}" for at, chance in enumerate(chances)]
    dashes = DASHES[seat // len(COLOURS) % len(DASHES)] or None
    return path(
        d="M" + " L".join(places),
        fill="none",
        stroke=COLOURS[seat % len(COLOURS)],
        stroke_width="2.5",
        stroke_linejoin="round",
        stroke_dasharray=dashes,
    )


def _disc(review: Review, number: int, point: Turning) -> Node:
    x, y = _x(review, point.number), _y(review.step(point.number).before[point.seat])
    return g[
        circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r="10", fill="#f2c879", stroke="#1d130c", stroke_width="2"),
        text(x=f"{x:.1f}", y=f"{y + 4:.1f}", text_anchor="middle", style="fill:#1d130c;font-weight:bold")[number],
    ]


def _legend(review: Review) -> Node:
    return p(".legend")[
        [
            span[span(".mark", style=f"border-color:{COLOURS[seat % len(COLOURS)]}"), name]
            for seat, name in enumerate(review.names)
        ]
    ]


def _points(telling: Telling, points: list[Turning]) -> Node:
    if not points:
        return p[spoken(say("nothing-decided"))]
    return ol[
        [
            li[
                strong[
                    spoken(telling.moment(point.number)),
                    " · ",
                    spoken(say("signed", change=abs(round(100 * point.change)), sign="+" if point.change > 0 else "-")),
                ],
                [[" ", spoken(sentence)] for sentence in telling.turning(point)],
            ]
            for point in points
        ]
    ]


def accounts_table(accounts: Sequence[tuple[str, Account]]) -> Node:
    """Start, decisions, luck and result of every seat by its name."""
    rows = []
    for name, one in accounts:
        cells = [
            say("percent", percent=100 * one.start),
            say("percent-within", percent=100 * one.own, within=100 * one.own_error),
            say("percent", percent=100 * one.others),
            say("percent-within", percent=100 * one.luck, within=100 * one.luck_error),
            say("percent", percent=100 * one.result),
        ]
        rows.append(tr[th(scope="row")[name], [td[spoken(cell)] for cell in cells]])
    names = ("start", "own", "others", "luck", "result")
    return table[
        caption[spoken(say("adds-up"))],
        thead[tr[td, [th(scope="col")[spoken(say(f"column-{name}"))] for name in names]]],
        tbody[rows],
    ]


def _chances(telling: Telling) -> Node:
    """The curve as a table, for who reads rather than looks; of a long match every so many decisions."""
    review = telling.review
    every = max(1, review.decisions // ROWS)
    steps = [step for step in reversed(review.steps) if step.number % every == 0]
    return table[
        thead[tr[td, [th(scope="col")[name] for name in review.names]]],
        tbody[
            [
                tr[
                    th(scope="row")[spoken(telling.when(step.number))],
                    [td[spoken(say("percent", percent=100 * chance))] for chance in step.before],
                ]
                for step in steps
            ]
        ],
    ]
