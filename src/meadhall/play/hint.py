"""Hints: what the greedy bot's judgement makes of a person's options, from the person's own view."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.rng import seeded
from meadhall.engine.view import View

WORLDS = 5  # the greedy bot looks into one; a person who asks deserves a second opinion


@dataclass(frozen=True)
class Hint:
    """The option to take, and how much the judgement leans to each, on the game's own scale."""

    action: int
    leans: dict[int, float]


def hint(view: View, seed: int) -> Hint:
    """Lean on each option, in a few worlds redealt from the view, and take the best on average."""
    dice = seeded(seed)
    leans = dict.fromkeys(view.options(), 0.0)
    for _ in range(WORLDS):
        world = view.redeal(int(dice.next()))
        world.loud = False
        for option in leans:
            leans[option] += world.lean(view.seat, option) / WORLDS
    return Hint(max(leans, key=leans.__getitem__), leans)
