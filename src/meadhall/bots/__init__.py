"""Bots: they get a View and worlds redealt from it, never the truth."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.bots.greedy import Greedy
from meadhall.bots.random import Random
from meadhall.bots.search import Search
from meadhall.engine.errors import BadOption

KINDS = ("random", "greedy", "search")


def bot(kind: str, seed: int) -> Bot:
    """A bot of that kind; the same kind and seed always decide alike."""
    if kind == "random":
        return Random(seed)
    if kind == "greedy":
        return Greedy(seed)
    if kind == "search":
        return Search(seed)
    raise BadOption(f"There is no bot {kind!r}; the bots are {', '.join(KINDS)}.")


__all__ = ["KINDS", "Bot", "Greedy", "Random", "Search", "bot"]
