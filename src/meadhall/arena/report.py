"""The standings as files: a table for programs (CSV) and a picture for people (SVG)."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from xml.sax.saxutils import escape

from meadhall.arena.standings import Standing
from meadhall.arena.words import say
from meadhall.engine.language import spoken

COLUMNS = (
    "bot",
    "seats",
    "win_share",
    "win_share_low",
    "win_share_high",
    "fair_share",
    "on_winning_side",
    "mean_rank",
    "mean_rank_low",
    "mean_rank_high",
    "rating",
    "rating_low",
    "rating_high",
    "ms_per_decision",
)

WIDTH = 900
ROW = 44
LEFT = 230  # where the plots begin
GAP = 60  # between the two plots
TOP = 96
INK = "#2b1d12"
SOFT = "#7a6651"
PAPER = "#e9dfc9"
BAR = "#9a6a12"


def as_csv(table: Sequence[Standing]) -> str:
    """One line for each bot; intervals are of 95 %."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for one in table:
        numbers = (
            one.share.value,
            one.share.low,
            one.share.high,
            one.fair,
            one.won,
            one.rank.value,
            one.rank.low,
            one.rank.high,
            one.rating.mean,
            one.rating.low,
            one.rating.high,
            one.milliseconds,
        )
        writer.writerow([one.bot, one.seats, *[f"{number:.4f}" for number in numbers]])
    return text.getvalue()


def as_svg(title: str, subtitle: str, table: Sequence[Standing]) -> str:
    """Win shares and ratings side by side, each with its interval; the tick on a bar is the fair share."""
    height = TOP + ROW * len(table) + 40
    wide = (WIDTH - LEFT - GAP - 30) / 2
    most = max([one.share.high for one in table], default=1.0)
    low = min([one.rating.low for one in table], default=0.0)
    high = max([one.rating.high for one in table], default=50.0)
    shares = Axis(LEFT, wide, 0.0, min(1.0, most * 1.05))
    rates = Axis(LEFT + wide + GAP, wide, low - 1, high + 1)
    words = "; ".join(
        spoken(say("picture-of", bot=one.bot, share=round(100 * one.share.value), rating=one.rating.mean))
        for one in table
    )
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(f"{title}. {words}", {chr(34): "&quot;"})}" font-family="Georgia, serif" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        text(24, 34, title, 20, weight="bold"),
        text(24, 54, subtitle, 12, fill=SOFT),
        text(LEFT, 82, spoken(say("win-share")), 13, weight="bold"),
        text(rates.left, 82, spoken(say("rating")), 13, weight="bold"),
    ]
    bottom = TOP + ROW * len(table)
    drawn += shares.grid(TOP, bottom, percent=True) + rates.grid(TOP, bottom, percent=False)
    for row, one in enumerate(table):
        middle = TOP + ROW * row + ROW / 2
        drawn.append(text(LEFT - 14, middle + 5, one.bot, 14, anchor="end"))
        drawn += bar(shares, middle, one)
        drawn += whiskers(rates, middle, one.rating.low, one.rating.high)
        drawn.append(f'<circle cx="{rates.at(one.rating.mean):.1f}" cy="{middle:.1f}" r="5" fill="{BAR}"/>')
        drawn.append(text(rates.at(one.rating.mean), middle - 9, decimal(one.rating.mean), 12, anchor="middle"))
    return "\n".join([*drawn, "</svg>"]) + "\n"


def decimal(number: float) -> str:
    """The number with one digit after the mark that the language has for it."""
    return spoken(say("decimal", number=number))


class Axis:
    """Where numbers lie on a plot."""

    def __init__(self, left: float, wide: float, least: float, most: float) -> None:
        self.left = left
        self.wide = wide
        self.least = least
        self.span = (most - least) or 1.0

    def at(self, number: float) -> float:
        return self.left + self.wide * (number - self.least) / self.span

    def grid(self, top: float, bottom: float, percent: bool) -> list[str]:
        """A few thin lines at round numbers."""
        step = next(s for s in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 1e9) if self.span / s <= 6)
        drawn = []
        number = step * -(-self.least // step) + 0.0  # and no zero with a minus
        while number <= self.least + self.span * 1.0001:
            at = self.at(number)
            drawn.append(f'<path d="M{at:.1f} {top} V{bottom}" stroke="{SOFT}" stroke-opacity="0.35"/>')
            drawn.append(
                text(at, bottom + 18, f"{100 * number:.0f} %" if percent else f"{number:g}", 11, SOFT, "middle")
            )
            number += step
        return drawn


def bar(axis: Axis, middle: float, one: Standing) -> list[str]:
    """A win share with its interval, and the fair share as a tick."""
    end = axis.at(one.share.value)
    fair = axis.at(one.fair)
    high = axis.at(one.share.high)
    return [
        f'<rect x="{axis.left}" y="{middle - 9:.1f}" width="{end - axis.left:.1f}" height="18" fill="{BAR}" '
        'opacity="0.55"/>',
        *whiskers(axis, middle, one.share.low, one.share.high),
        f'<path d="M{fair:.1f} {middle - 13:.1f} V{middle + 13:.1f}" stroke="{INK}" stroke-width="1.5" '
        'stroke-dasharray="3 2"/>',
        text(min(high, axis.left + axis.wide) + 6, middle + 4, f"{decimal(100 * one.share.value)} %", 12),
    ]


def whiskers(axis: Axis, middle: float, low: float, high: float) -> list[str]:
    one, two = axis.at(low), axis.at(high)
    ends = f"M{one:.1f} {middle - 5:.1f} v10 M{two:.1f} {middle - 5:.1f} v10"
    return [f'<path d="M{one:.1f} {middle:.1f} H{two:.1f} {ends}" stroke="{INK}" stroke-width="1.5" fill="none"/>']


def text(
    x: float, y: float, words: str, size: int, fill: str = INK, anchor: str = "start", weight: str = "normal"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(words)}</text>'
    )
