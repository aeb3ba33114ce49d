"""The law of undo over many games; over a few it is looked at with the laws of every game."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.testing.laws.undoing import watch_undo


@pytest.mark.slow
@pytest.mark.parametrize("name", meadhall.SHELF)
def test_what_can_be_taken_back_has_taught_nobody_anything_over_many_games(name: str) -> None:
    for seed in range(6, 80):
        watch_undo(name, seed, 30)
