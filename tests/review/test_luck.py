"""Luck comes to nothing in the mean, whatever the chances say: it is what came beside what could have come."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import meadhall
from meadhall import games
from meadhall.bots import chances
from meadhall.engine import Table
from meadhall.engine.rng import seeded
from meadhall.review.looking import Looking
from meadhall.review.review import mean_and_error
from meadhall.review.reviewing import Followed
from meadhall.testing.worlds import moments

MOMENTS = 8
WORLDS = 150
DEVIATIONS = 4.0  # that a mean may be off, of some thirty
DRIFT = 30.0  # squared deviations of all moments: without any drift 8, and so many once in 5,000 times


def talk_nonsense(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on such tables are said to be worth what has nothing to do with who wins them."""
    judge = games.judge(table)
    weights = [(-1.0) ** at * (1.0 + at % 3) for at in range(len(judge.sign_names()))]
    key = (table.setting.game, table.setting.seats)
    monkeypatch.setitem(chances._KNOWN, key, chances.Chances(judge, weights))


def solitary(name: str) -> Iterator[Table]:
    """Moments at which one seat decides, nobody's answer lies face down, and there is a choice."""
    for seed in range(5, 25):
        for table in moments(name, seed, 6):
            deciders = table.deciders()
            if len(deciders) == 1 and max(table.sealed) < 0 and len(table.legal(deciders[0])) > 1:
                yield table


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", meadhall.SHELF)
def test_luck_comes_to_nothing_even_if_the_chances_are_nonsense(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over all that the seat could not know, for every seat.

    Beside a usual player's decision alone it would not: such chances change by themselves while usual players go on.
    """
    drift = 0.0
    for table in islice(solitary(name), MOMENTS):
        talk_nonsense(table, monkeypatch)
        [seat] = table.deciders()
        lucks: list[list[float]] = []
        beside: list[float] = []
        for number in range(WORLDS):
            before = table.redeal(seat, number)
            before.loud = False
            action = before.options(seat)[-1]
            after = before.copy()
            after.take(seat, action)
            match = Followed([before, after], [(seat, action)])
            step = match.step(0, 1000 + number, 1)
            came = match.looking.from_table(after, 2000 + number, 3)
            worth = [sum(one) / len(came) for one in zip(*came)]
            changes = [one - other for one, other in zip(worth, step.before)]
            lucks.append([change - part for change, part in zip(changes, step.judgement.part)])
            beside.append(changes[seat] - step.judgement.beside)
        for of_seat in zip(*lucks):
            mean, error = mean_and_error(of_seat)
            assert abs(mean) <= DEVIATIONS * error + 1e-6
        mean, error = mean_and_error(beside)
        drift += (mean / max(error, 1e-6)) ** 2
    assert drift > DRIFT or name != "bottlecap"  # so few playouts show it there alone


def test_a_likely_player_takes_any_option_in_one_decision_of_ten() -> None:
    table = next(one for one in solitary("drakkar") if len(one.legal(one.first_decider())) > 3)
    seat = table.first_decider()
    looking = Looking(table, 20)
    dice = seeded(5)
    usual = looking.usual(table, seat, dice)
    options = len(table.legal(seat))
    slips = sum(looking.likely(table, seat, usual, dice) != usual for _ in range(4000))
    expected = 4000 / 10 * (options - 1) / options
    assert abs(slips - expected) < 4 * expected**0.5
