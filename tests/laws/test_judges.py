"""What a Judge can leave to the engine, beside the laws of every game."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import Judge, Table, seeded
from meadhall.testing.worlds import moments

GAMES = meadhall.SHELF


def test_the_judge_is_asked_all_that_bots_want_to_know() -> None:
    asked = {word for word in vars(Judge) if not word.startswith("_")}
    assert {"values", "shares", "lean", "prior", "lean_unit", "hunch", "foresight", "assets"} <= asked


class ByScore(Judge[Any]):
    """The least that a game can say: nothing but values."""

    def values(self, table: Table) -> list[float]:
        best = max(table.scores()) + 1.0
        return [score / best for score in table.scores()]


@pytest.mark.parametrize("name", GAMES)
def test_a_judge_that_knows_only_values_answers_everything(name: str) -> None:
    judge = ByScore()
    for table in moments(name, 80, 4):
        seat = table.first_decider()
        assert sum(judge.shares(table)) == pytest.approx(1.0)
        for action in table.legal(seat)[:3]:
            after = table.copy()
            after.take(seat, action)
            assert judge.lean(table, seat, action) == judge.prior(table, seat, action) == judge.values(after)[seat]
        assert judge.hunch(table, seat, seeded(1)) in table.legal(seat)
        assert judge.foresight(table) > 0 < judge.lean_unit()
        assert judge.assets(table, seat) == []
