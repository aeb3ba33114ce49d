"""Hints: what the greedy bot thinks of a person's options, from the person's own view."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall import bots
from meadhall.engine.view import View

ADVISER = "greedy"
WORLDS = 5


@dataclass(frozen=True)
class Hint:
    """The option that the adviser would take, and how much it leans to each, on the game's own scale."""

    action: int
    leans: dict[int, float]


def hint(view: View, seed: int) -> Hint:
    """Ask the adviser. It sees the view, and worlds redealt from it: the mean of a few of them."""
    action = bots.bot(ADVISER, seed).choose(view)
    leans = dict.fromkeys(view.options(), 0.0)
    for number in range(WORLDS):
        world = view.redeal(seed + number)
        world.loud = False
        for option in leans:
            leans[option] += world.lean(view.seat, option) / WORLDS
    return Hint(action, leans)
