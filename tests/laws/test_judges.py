"""What every Judge says, and that only it is asked: a Table knows nothing of bots."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall import games
from meadhall.engine import Judge, Table, seeded
from meadhall.testing.worlds import moments, parts_of_victory

GAMES = meadhall.SHELF


@pytest.mark.parametrize("name", GAMES)
def test_no_table_answers_what_only_bots_ask(name: str) -> None:
    asked = {word for word in vars(Judge) if not word.startswith("_")}
    assert {"values", "shares", "lean", "prior", "lean_unit", "hunch", "foresight", "assets"} <= asked
    assert not asked & set(dir(meadhall.game(name).new(4, 1)))


@pytest.mark.parametrize("name", GAMES)
def test_all_tables_of_a_game_have_the_same_judge(name: str) -> None:
    game = meadhall.game(name)
    assert games.judge(game.new(3, 1)) is games.judge(game.new(4, 2)) is game.judge


@pytest.mark.parametrize("name", GAMES)
def test_values_lie_between_0_and_1_and_shares_make_one_victory(name: str) -> None:
    judge = meadhall.game(name).judge
    for seed in range(3):
        for table in moments(name, 70 + seed, 4):
            values, shares = judge.values(table), judge.shares(table)
            assert len(values) == len(shares) == table.setting.seats
            assert all(0.0 <= value <= 1.0 for value in values)
            assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_when_the_game_is_over_the_winners_have_it_all(name: str) -> None:
    judge = meadhall.game(name).judge
    table = meadhall.game(name).new(3, 8)
    dice = seeded(8)
    while not table.over:
        seat = table.first_decider()
        action = judge.hunch(table, seat, dice)
        assert action in table.legal(seat)
        table.take(seat, action)
    assert judge.shares(table) == pytest.approx(parts_of_victory(table))
    assert [seat for seat, value in enumerate(judge.values(table)) if value == 1.0] == sorted(table.winners)


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
