"""How strong the search bot is: long, so only make soak plays it. By iterations: the machine does not matter."""

from __future__ import annotations

import pytest

from meadhall.arena import Plan, play_game

pytestmark = pytest.mark.slow

# About what 0.2 seconds on one core give, by game: iterations, seats, and the share that must be won.
AGAINST_GREEDY = {"bottlecap": (3500, 4, 0.55), "drakkar": (1000, 4, 0.55), "beer": (900, 5, 0.45)}
GAMES = 100
SLACK = 0.1  # two standard deviations of a hundred games


def won(name: str, bots: tuple[str, ...], seed: int) -> float:
    """The share of victories of the bot that is named first, at one seat of the table."""
    plan = Plan(name, bots, seed=seed)
    pairings = plan.pairings(GAMES)[:GAMES]
    total = 0.0
    for pairing in pairings:
        game = play_game(plan, pairing)
        total += sum(share for seat, share in enumerate(game.shares()) if game.lineup[seat] == 0)
    return total / len(pairings)


@pytest.mark.parametrize("name", AGAINST_GREEDY)
def test_the_search_bot_wins_against_a_table_of_greedy_ones(name: str) -> None:
    iterations, seats, wanted = AGAINST_GREEDY[name]
    bots = (f"search:iterations={iterations}", *["greedy"] * (seats - 1))
    assert won(name, bots, 70_000) >= wanted - SLACK


@pytest.mark.parametrize("name", AGAINST_GREEDY)
def test_four_times_the_budget_beats_the_smaller_one(name: str) -> None:
    """Alone against the smaller ones it wins more than its part, and a smaller one alone less."""
    iterations, seats, _ = AGAINST_GREEDY[name]
    large, small = f"search:iterations={iterations}", f"search:iterations={iterations // 4}"
    strong = won(name, (large, *[small] * (seats - 1)), 80_000)
    weak = won(name, (small, *[large] * (seats - 1)), 80_000)
    assert strong > weak
