"""Who meets whom: seats rotated, deals shared, everybody equally often everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.arena import Plan
from meadhall.arena.plan import circular_orders
from meadhall.engine import BadOption

THREE = ("greedy", "random", "search:iterations=5")


@pytest.mark.parametrize(
    ("bots", "seats"),
    [(THREE[:2], 0), (THREE, 0), (("greedy", "random", "random"), 0), (THREE[:2], 4), (THREE, 2), (THREE, 4)],
)
def test_on_every_deal_each_bot_sits_equally_often_at_every_seat(bots: tuple[str, ...], seats: int) -> None:
    plan = Plan("bottlecap", bots, seats)
    plan.check()
    for deal in range(8):
        lineups = list(plan.block(deal))
        assert len(set(lineups)) == len(lineups)
        for bot in range(len(plan.contenders)):
            at = [sum(lineup[seat] == bot for lineup in lineups) for seat in range(plan.table_seats)]
            assert len(set(at)) == 1
            assert at[0] > 0


def test_all_rotations_share_the_deal_and_have_dice_of_their_own() -> None:
    pairings = Plan("bottlecap", THREE, seed=50).pairings(12)
    assert len({pairing.dice for pairing in pairings}) == 12
    by_deal = Counter(pairing.seed for pairing in pairings)
    assert by_deal == {50: 3, 51: 3, 52: 3, 53: 3}


def test_the_neighbours_change_from_deal_to_deal() -> None:
    plan = Plan("drakkar", ("greedy", "random", "search:iterations=5", "search:iterations=6"))
    orders = {min(block) for block in (tuple(plan.block(deal)) for deal in range(6))}
    assert len(orders) == 6  # four bots can sit around a table in (4 - 1)! ways


def test_a_deal_that_is_begun_is_played_by_all() -> None:
    plan = Plan("bottlecap", THREE)
    assert len(plan.pairings(1)) == 3
    assert len(plan.pairings(4)) == 6
    assert plan.pairings(4) == plan.pairings(6) == plan.pairings(9)[:6]


def test_with_fewer_seats_than_bots_every_company_meets() -> None:
    plan = Plan("bottlecap", THREE, seats=2)
    assert plan.companies == [(0, 1), (0, 2), (1, 2)]
    assert sorted(plan.block(0)) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_with_more_seats_than_bots_every_mixture_meets_one_against_the_rest_included() -> None:
    plan = Plan("bottlecap", ("greedy", "random"), seats=4)
    assert plan.companies == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def test_a_bot_that_is_named_several_times_sits_at_several_seats() -> None:
    plan = Plan("bottlecap", ("search", "greedy", "greedy", "greedy"))
    assert plan.contenders == ("search", "greedy")
    assert list(plan.block(0)) == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]


def test_circular_orders_are_counted_once_for_all_their_rotations() -> None:
    assert len(circular_orders(range(5))) == 24
    assert circular_orders([0, 0, 1, 1]) == [(0, 0, 1, 1), (0, 1, 0, 1)]
    assert circular_orders([0, 0, 0]) == [(0, 0, 0)]


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("bottlecap", ("greedy",)), "at least two different bots"),
        (Plan("bottlecap", ("greedy", "greedy")), "at least two different bots"),
        (Plan("bottlecap", ("greedy", "troll")), "no bot 'troll'"),
        (Plan("bottlecap", ("greedy", "random"), seats=7), "2 to 4 seats, not 7"),
        (Plan("bottlecap", ("greedy", "random", "random"), seats=4), "named twice"),
        (Plan("bottlecap", ("greedy", "random"), options={"round_limit": "9"}), "Option round_limit can't be"),
    ],
)
def test_what_could_not_be_played_is_refused_at_once(plan: Plan, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        plan.check()


@pytest.mark.parametrize(
    ("bots", "seats"), [(THREE, 0), (THREE, 2), (THREE, 3), (THREE, 4), (THREE[:2], 4), (("greedy", "random*2"), 2)]
)
def test_line_ups_are_counted_without_making_them(bots: tuple[str, ...], seats: int) -> None:
    plan = Plan("bottlecap", bots, seats)
    assert plan.lineups == len(plan.companies) * plan.table_seats


def test_more_line_ups_than_anybody_can_wait_for_are_refused() -> None:
    many = tuple(f"search:iterations={number}" for number in range(1, 31))
    with pytest.raises(BadOption, match="30 bots at 8 seats make 46,823,400 line-ups, and all of them play each deal"):
        Plan("beer", many, seats=8).check()
    Plan("beer", many[:6], seats=3).check()


def test_at_least_one_game_must_be_played() -> None:
    with pytest.raises(BadOption, match="At least one game"):
        Plan("bottlecap", ("greedy", "random")).pairings(0)
