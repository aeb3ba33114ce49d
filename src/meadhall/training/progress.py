"""How a training goes: a line for each round (CSV), and curves (SVG)."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from meadhall.arena.report import BAR, INK, PAPER, SOFT, text
from meadhall.engine import introduction
from meadhall.engine.language import spoken
from meadhall.training.plan import Plan
from meadhall.training.words import say

QUOTES = {'"': "&quot;"}
WIDE, HIGH = 900, 300
LEFT, TOP, PLOT_WIDE, PLOT_HIGH, GAP = 60, 96, 220, 150, 62


class Line(NamedTuple):
    """What is known after a round. Losses are of games kept back; those of the judge are what it began with."""

    turn: int
    games: int
    decisions: int  # searched, that it learnt from
    positions: int
    policy_loss: float
    policy_loss_judge: float
    agreed: float
    agreed_judge: float
    value_loss: float
    value_loss_judge: float
    won: float  # of the decided games against greedy bots
    won_low: float
    won_high: float
    decided: int
    seconds_collecting: float
    seconds_learning: float
    seconds_evaluating: float


def read_lines(path: Path) -> list[Line]:
    """What was written before; nothing if there is no such file."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return [Line(*[float(word) if "." in word else int(word) for word in row]) for row in rows]  # type: ignore[arg-type]


def write_lines(folder: Path, plan: Plan, lines: Sequence[Line]) -> None:
    """Both files anew."""
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(Line._fields)
    writer.writerows([f"{one:.4f}" if isinstance(one, float) else one for one in line] for line in lines)
    for name, content in (("progress.csv", table.getvalue()), ("progress.svg", as_svg(plan, lines))):
        draft = folder / f"{name}.part"
        draft.write_text(content, encoding="utf-8")
        draft.replace(folder / name)


def as_svg(plan: Plan, lines: Sequence[Line]) -> str:
    """Three curves over the rounds: games won, how well it foretells the searches, and the victory."""
    title = spoken(say("picture-title", game=introduction.title(plan.rules)))
    last = lines[-1]
    subtitle = spoken(say("picture-subtitle", games=last.games, seats=plan.seats, decisions=last.decisions))
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{escape(f"{title}. {subtitle}", QUOTES)}" font-family="Georgia, serif" fill="{INK}">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
        text(24, 34, title, 20, weight="bold"),
        text(24, 54, subtitle, 12, fill=SOFT),
    ]
    plots = (
        ("picture-won", [100 * one.won for one in lines], [50.0] * len(lines)),
        ("picture-policy", [one.policy_loss for one in lines], [one.policy_loss_judge for one in lines]),
        ("picture-value", [one.value_loss for one in lines], [one.value_loss_judge for one in lines]),
    )
    for number, (name, learnt, before) in enumerate(plots):
        drawn += _plot(LEFT + number * (PLOT_WIDE + GAP), spoken(say(name)), learnt, before)
    drawn.append(text(24, HIGH - 14, spoken(say("picture-legend")), 12, fill=SOFT))
    return "\n".join([*drawn, "</svg>"]) + "\n"


def _plot(left: float, title: str, learnt: Sequence[float], before: Sequence[float]) -> list[str]:
    least, most = min(*learnt, *before), max(*learnt, *before)
    room = 0.1 * (most - least) or 0.1
    least, span = least - room, most - least + 2 * room

    def at(row: int, number: float) -> str:
        x = left + (PLOT_WIDE / 2 if len(learnt) == 1 else PLOT_WIDE * row / (len(learnt) - 1))
        return f"{x:.1f},{TOP + PLOT_HIGH * (1 - (number - least) / span):.1f}"

    def line(numbers: Sequence[float], colour: str, dashed: str) -> str:
        points = " ".join(at(row, number) for row, number in enumerate(numbers))
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>'

    drawn = [text(left, TOP - 14, title, 13, weight="bold")]
    drawn.append(f'<rect x="{left}" y="{TOP}" width="{PLOT_WIDE}" height="{PLOT_HIGH}" fill="none" stroke="{SOFT}"/>')
    drawn += [line(before, SOFT, ' stroke-dasharray="4 4"'), line(learnt, BAR, "")]
    for row, number in enumerate(learnt):
        x, y = at(row, number).split(",")
        drawn.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{BAR}"/>')
        drawn.append(
            text(float(x), float(y) - 8, f"{number:.0f} %" if most > 2 * 10 else f"{number:.3f}", 11, anchor="middle")
        )
    return drawn
