"""Many games: the numbers they are boiled down to, and that neither jobs nor interruptions change them."""

from __future__ import annotations

import itertools

import pytest

from meadhall.engine import BadOption, UnknownGame
from meadhall.play.simulate import Plan, simulate
from meadhall.play.statistics import Outcome, summarise, wilson

SHORT: dict[str, object] = {"round_limit": 30}


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        # z = 1.95996, z^2 = 3.84146. At 0 of n the upper bound is z^2 / (n + z^2), at n of n the lower n / (n + z^2).
        (0, 10, 0.0, 0.27754),
        (10, 10, 0.72246, 1.0),
        # half of 100: 0.5 -+ z sqrt(0.25/100 + z^2/40000) / (1 + z^2/100) = 0.5 -+ 0.096168
        (50, 100, 0.40383, 0.59617),
        # 8 of 10: (0.8 + 0.192073 -+ 1.95996 sqrt(0.016 + 0.009604)) / 1.384146 = (0.992073 -+ 0.313614) / 1.384146
        (8, 10, 0.49016, 0.94331),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(hits: int, of: int, low: float, high: float) -> None:
    assert list(wilson(hits, of)) == pytest.approx([low, high], abs=2e-5)


def outcome(number: int, winners: tuple[int, ...], rule: str, decisions: int, length: int) -> Outcome:
    scores = tuple(10.0 if seat in winners else 4.0 for seat in range(3))
    return Outcome(number, number, winners, scores, rule, decisions, length, "round")


def test_known_outcomes_give_known_numbers() -> None:
    outcomes = [
        outcome(0, (0,), "CAP-END-1", 100, 10),
        outcome(1, (0,), "CAP-END-2", 200, 20),
        outcome(2, (1,), "CAP-END-1", 300, 60),
        outcome(3, (1, 2), "CAP-END-1", 600, 30),
    ]
    summary = summarise(["greedy", "random", "random"], outcomes)
    assert summary.games == 4
    assert [rate.hits for rate in summary.by_seat] == [2, 2, 1]
    assert [rate.share for rate in summary.by_seat] == [0.5, 0.5, 0.25]
    assert {kind: rate.hits for kind, rate in summary.by_kind.items()} == {"greedy": 2, "random": 2}
    assert summary.shared == 1
    assert (summary.length.mean, summary.length.median, summary.length.most) == (30, 25, 60)
    assert (summary.decisions.mean, summary.decisions.median, summary.decisions.least) == (300, 250, 100)
    assert summary.winner_score.mean == 10
    assert summary.score.mean == pytest.approx((5 * 10 + 7 * 4) / 12)
    assert list(summary.rules.items()) == [("CAP-END-1", 3), ("CAP-END-2", 1)]


def test_no_outcome_at_all_is_no_reason_to_fail() -> None:
    assert summarise(["greedy", "random"], []).games == 0


def test_each_game_has_its_own_seed_and_a_winner() -> None:
    outcomes = list(simulate(Plan("bottlecap", ["random", "random"], games=5, seed=40, options=SHORT)))
    assert [outcome.seed for outcome in outcomes] == [40, 41, 42, 43, 44]
    assert all(len(outcome.winners) == 1 for outcome in outcomes)
    assert all(0 < outcome.length <= 30 and outcome.unit == "round" for outcome in outcomes)
    assert len({outcome.decisions for outcome in outcomes}) > 1


def test_several_jobs_play_the_same_games() -> None:
    plan = Plan("bottlecap", ["random", "greedy"], games=9, options=SHORT)
    alone = list(simulate(plan))
    together = sorted(simulate(plan, jobs=2), key=lambda outcome: outcome.number)
    assert together == alone


@pytest.mark.parametrize("jobs", [1, 2])
def test_who_stops_asking_leaves_nothing_running(jobs: int) -> None:
    games = simulate(Plan("bottlecap", ["random", "random"], games=10_000, options=SHORT), jobs)
    assert len(list(itertools.islice(games, 3))) == 3
    games.close()  # type: ignore[attr-defined]  # both are generators


@pytest.mark.parametrize(
    ("plan", "jobs", "sentence"),
    [
        (Plan("bottlecap", ["random", "random"], games=0), 1, "At least one game"),
        (Plan("bottlecap", ["random", "random"], games=1), 0, "At least one job"),
        (Plan("bottlecap", ["random", "you"], games=1), 1, "There is no bot 'you'"),
        (Plan("bottlecap", ["random"], games=1), 1, "for 2 to 4 seats, not 1"),
        (Plan("bottlecap", ["random", "random"], games=1, options={"luck": 1}), 1, "There is no option 'luck'"),
    ],
)
def test_what_can_not_be_played_is_refused_before_anything_starts(plan: Plan, jobs: int, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        simulate(plan, jobs)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        simulate(Plan("chess", ["random", "random"], games=1))
