"""The laws of every game, ours and anybody's.

They are about redealing, copying, records, options, undo, forecasts, facts, judging, words and observation. In a
package's own tests one line is enough:

    from meadhall.testing.laws import laws_of

    test_laws = laws_of("hnefatafl")

and `meadhall check hnefatafl` looks at the same laws without any test at all.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from meadhall import games
from meadhall.engine.guests import reason
from meadhall.testing.laws import (  # noqa: F401  # each enters its laws into the book
    contract,
    forecasting,
    judging,
    observing,
    options,
    parcels,
    redealing,
    scenes,
    tables,
    undoing,
    wording,
)
from meadhall.testing.laws.law import LAWS, Broken, Law, hold, law

__all__ = ["LAWS", "Broken", "Law", "Verdict", "check", "hold", "law", "laws_of"]


@dataclass(frozen=True)
class Verdict:
    """What came of a law: how much was looked at, or in which way the game breaks it."""

    law: Law
    looked: int
    fault: str  # nothing if it holds
    seconds: float


def check(name: str, seeds: int | None = None, about: str = "") -> Iterator[Verdict]:
    """Look at all laws for the game, or at those about something; each with so many seeds instead of its own."""
    game = games.game(name)
    for one in laws(about):
        begun = time.perf_counter()
        looked, fault = 0, ""
        for seed in range(seeds or one.seeds):
            try:
                looked += one.look(game, seed)
            except Exception as error:  # it is somebody else's code: anything can happen
                said = str(error) if isinstance(error, Broken) else reason(error)
                fault = f"seed {seed}: {said}"
                break
        yield Verdict(one, looked, fault, time.perf_counter() - begun)


def laws(about: str = "") -> list[Law]:
    """All laws, or those whose subject or sentence has the words."""
    return [one for one in LAWS if about in one.about or about in one.sentence]


def laws_of(*names: str, about: str = "", least: Mapping[str, int] | None = None, seeds: int | None = None) -> Any:
    """A test for pytest: each law with each of its seeds, or so many of them at most, for these games.

    `least` says of some laws, by their sentence, how much they have to find to look at with each seed; a game's name
    and a colon before the sentence make it a word about that game.
    """
    import pytest

    cases = [
        pytest.param(name, one, seed, id=f"{name}-{one.name}-{seed}")
        for name in names
        for one in laws(about)
        for seed in range(one.seeds if seeds is None else min(one.seeds, seeds))
    ]

    @pytest.mark.parametrize(("name", "one", "seed"), cases)
    def test_laws(name: str, one: Law, seed: int) -> None:
        looked = one.look(games.game(name), seed)
        known = least or {}
        wanted = known.get(f"{name}: {one.sentence}", known.get(one.sentence, 0))
        assert looked >= wanted, f"{one} There was too little to look at: {looked} of {wanted}."

    return test_laws
