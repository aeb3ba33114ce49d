"""Moments of whole games: a match is played until there is something worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from meadhall import bots
from meadhall.play import Match, new_match


def come_to(
    game: str,
    until: Callable[[Any], bool],
    names: Sequence[str],
    seeds: Iterable[int] = range(1, 60),
    options: dict[str, object] | None = None,
) -> Match:
    """A match in which seat 0 is a person at such a moment; the greedy bot has decided for it until then."""
    for seed in seeds:
        kinds = ["you"] + ["greedy"] * (len(names) - 1)
        match = new_match(game, kinds, seed=seed, options=options, names=list(names))
        chooser = bots.bot("greedy", seed)
        while True:
            match.run()
            if until(match.table):
                return match
            if match.over:
                break
            match.act(0, chooser.choose(match.view(0)))
    raise AssertionError("none of these seeds comes to such a moment")
