"""What bots go by: parts of a victory, and a temper for each of them."""

from __future__ import annotations

import pytest

from meadhall import games
from meadhall.engine.rng import seeded
from meadhall.games.beer.leaning import at_once, lean_to
from meadhall.games.beer.table import Beer
from meadhall.games.beer.temper import SENSIBLE, WARY
from meadhall.testing.beer import beer

JUDGE = games.game("beer").judge


@pytest.mark.rule("BEER-SPI-12")
def test_a_victory_of_several_spirits_is_worth_a_part_to_each() -> None:
    table = beer(3, location="drakkar").spirit("B").spirit("C").life("A", size=1).turn_of("A")
    assert table.winners == [0, 1, 2]
    assert JUDGE.shares(table) == pytest.approx([1 / 3, 1 / 3, 1 / 3])


@pytest.mark.rule("BEER-SPI-12")
def test_before_the_end_the_parts_add_up_to_one_victory_and_spirits_have_the_same() -> None:
    table = beer(4).spirit("B").spirit("C").drinks("A", "life", "board").turn_of("A")
    assert sum(JUDGE.shares(table)) == pytest.approx(1.0)
    assert JUDGE.shares(table)[1] == JUDGE.shares(table)[2]
    assert JUDGE.shares(table)[0] > JUDGE.shares(table)[3]  # who has drinks, beside who has none


def test_the_greedy_bot_is_sensible_and_the_search_is_wary() -> None:
    table = dealt(3)
    differ = 0
    while not table.over:
        seat = table.first_decider()
        for action in table.legal(seat):
            assert JUDGE.lean(table, seat, action) == lean_to(table, seat, action, SENSIBLE)
            assert JUDGE.prior(table, seat, action) == lean_to(table, seat, action, WARY)
            differ += JUDGE.lean(table, seat, action) != JUDGE.prior(table, seat, action)
        table.take(seat, JUDGE.hunch(table, seat, seeded(table.decisions)))
    assert differ > 100


def test_a_playout_takes_what_is_leant_to_most() -> None:
    table = dealt(4)
    dice = seeded(4)
    while not table.over:
        seat = table.first_decider()
        leans = {action: lean_to(table, seat, action, WARY) for action in table.legal(seat)}
        action = at_once(table, seat, dice)
        assert leans[action] == max(leans.values())
        table.take(seat, action)


@pytest.mark.rule("BEER-SD-1")
def test_a_playout_that_has_come_to_sudden_death_sees_the_end() -> None:
    table = dealt(5)
    dice = seeded(5)
    while not table.sudden:
        assert JUDGE.foresight(table) < 100
        table.take(table.first_decider(), JUDGE.hunch(table, table.first_decider(), dice))
    assert JUDGE.foresight(table) > 100_000


def dealt(seed: int) -> Beer:
    table = games.game("beer").new(5, seed)
    assert isinstance(table, Beer)
    return table
