"""The chance curve of a review: every seat's chance over the match, once for wide pages and once for narrow ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.web.html import Element, Node, circle, g, line, path, rect, svg, text
from meadhall.web.review_model import BandInfo, MomentInfo, ReviewPage
from meadhall.web.words import capital

DASHES: Final = ("", "16 3", "7 3", "16 3 4 3")  # so that colour is never alone


@dataclass(frozen=True)
class Sheet:
    """A drawing of that size, and what lies around the curve."""

    name: str
    wide: int
    high: int
    left: int
    right: int
    top: int
    below: int
    labels: int  # at most, of months or rounds
    points: int  # at most, of a curve
    disc: int

    def x(self, number: float, decisions: int) -> float:
        return self.left + (self.wide - self.left - self.right) * number / max(1, decisions)

    def y(self, chance: float) -> float:
        return self.top + (self.high - self.top - self.below) * (1 - chance)


LETTER: Final = 7.0  # of a label, at most about so wide

SHEETS: Final = (
    Sheet("wide", 948, 344, 50, 18, 12, 34, 12, 480, 12),
    Sheet("narrow", 366, 232, 32, 14, 14, 26, 5, 180, 12),
)


def curve(page: ReviewPage, chosen: str) -> list[Element]:
    """Both drawings; a style sheet shows one of them. What they show is told by the slider around them."""
    return [_drawn(page, sheet, chosen) for sheet in SHEETS]


def _drawn(page: ReviewPage, sheet: Sheet, chosen: str) -> Element:
    foot = sheet.high - sheet.below
    order = sorted(range(len(page.seats)), key=lambda seat: (seat == page.viewer, -seat))
    return svg(
        class_=f"sheet {sheet.name}",
        viewBox=f"0 0 {sheet.wide} {sheet.high}",
        data_left=sheet.left,
        data_right=sheet.wide - sheet.right,
        data_wide=sheet.wide,
    )[
        g(aria_hidden="true")[
            _bands(page, sheet),
            _grid(page, sheet),
            [_way(page, sheet, seat) for seat in order] if page.curves else None,
            line(".cursor", x1="0", x2="0", y1=str(sheet.top), y2=str(foot)),
        ],
        [
            _disc(sheet, at, moment, place, moment.key == chosen)
            for at, (moment, place) in enumerate(zip(page.moments, _places(page, sheet)))
        ],
    ]


def _bands(page: ReviewPage, sheet: Sheet) -> Node:
    foot = sheet.high - sheet.below
    every = -(-len(page.bands) // sheet.labels) if page.bands else 1
    found: list[Node] = []
    free = 0.0  # where the next label may begin
    for at, band in enumerate(page.bands):
        first, last = sheet.x(band.first, page.decisions), sheet.x(band.last, page.decisions)
        found.append(
            rect(
                class_="band even" if at % 2 == 0 else "band odd",
                x=f"{first:.1f}",
                y=str(sheet.top),
                width=f"{last - first:.1f}",
                height=str(foot - sheet.top),
            )
        )
        if len(page.bands) <= sheet.labels:
            edge = f"{last:.1f}"
            found.append(line(".edge", x1=edge, x2=edge, y1=str(sheet.top), y2=str(foot)))
        middle = (first + last) / 2
        for label in _labels(band, every, at) if at % every == 0 else ():
            half = len(label) * LETTER / 2
            if middle - half >= free:
                found.append(text(x=f"{middle:.1f}", y=str(sheet.high - 9), text_anchor="middle")[label])
                free = middle + half + LETTER
                break
    return found


def _labels(band: BandInfo, every: int, at: int) -> list[str]:
    """A few are called in full where there is room; of many the number is enough, but for the first that has one."""
    full = every == 1 or (band.number and at <= every)
    return ([capital(band.called)] if full else []) + ([str(band.number)] if band.number else [])


def _grid(page: ReviewPage, sheet: Sheet) -> Node:
    even = 1 / len(page.seats)
    marks = [0.0, 0.25, 0.5, 0.75, 1.0]
    found: list[Node] = []
    for mark in marks:
        y = f"{sheet.y(mark):.1f}"
        found.append(line(".mark", x1=str(sheet.left), x2=str(sheet.wide - sheet.right), y1=y, y2=y))
        found.append(
            text(x=str(sheet.left - 7), y=f"{sheet.y(mark) + 5:.1f}", text_anchor="end")[f"{round(mark * 100)}"]
        )
    y = f"{sheet.y(even):.1f}"
    return [*found, line(".start", x1=str(sheet.left), x2=str(sheet.wide - sheet.right), y1=y, y2=y)]


def _way(page: ReviewPage, sheet: Sheet, seat: int) -> Node:
    chances = page.curves[seat]
    places = [
        (sheet.x(page.first + at, page.decisions), sheet.y(chances[at])) for at in _kept(len(chances), sheet.points)
    ]
    drawn = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    own = seat == page.viewer
    under = None
    if own:
        foot = f"{sheet.y(0):.1f}"
        under = path(class_="under", d=f"{drawn} L{places[-1][0]:.1f} {foot} L{places[0][0]:.1f} {foot}Z")
    dashes = None if own else DASHES[seat % len(DASHES)] or None
    return g(class_=f"way s{seat}{' own' if own else ''}")[
        under,
        path(class_="shade", d=drawn),
        path(class_="line", d=drawn, stroke_dasharray=dashes),
    ]


def _kept(many: int, most: int) -> Sequence[int]:
    """Which points of a long curve are drawn: the last in any case."""
    every = -(-many // most)
    kept = list(range(0, many, every))
    return kept if not kept or kept[-1] == many - 1 else [*kept, many - 1]


def _places(page: ReviewPage, sheet: Sheet) -> list[tuple[float, float]]:
    """Where the turning points lie: on the curve of whom they concern, or stacked where another one lies already."""
    found: list[tuple[float, float]] = []
    for moment in page.moments:
        x, y = sheet.x(moment.number + 1, page.decisions), sheet.y(moment.after[moment.seat])
        way = -2 * sheet.disc if y > sheet.y(0.5) else 2 * sheet.disc
        while any(abs(x - a) < sheet.disc and abs(y - b) < sheet.disc for a, b in found):
            y += way
        found.append((x, y))
    return found


def _disc(sheet: Sheet, at: int, moment: MomentInfo, place: tuple[float, float], chosen: bool) -> Element:
    """For pointers: the list of turning points is there for everybody."""
    x, y = place
    return g(
        class_={"disc": True, "chosen": chosen},
        aria_hidden="true",
        data_moment=moment.key,
        transform=f"translate({x:.1f} {y:.1f})",
    )[
        circle(".halo", r=str(sheet.disc + 7)),
        circle(".coin", r=str(sheet.disc)),
        text(y="5", text_anchor="middle")[at + 1],
    ]
