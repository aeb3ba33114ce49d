"""What an option tells in advance, against what the catalogue says and what counting gives."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from meadhall.web.boards.bottlecap import forecast


def counted(reds: int, greys: int, draws: int, out: int) -> float:
    """By laying all draws out: how many of them bring four reds to the seats, one of them new."""
    lid = [1] * reds + [0] * greys
    hands = list(combinations(lid, draws))
    return sum(sum(hand) > 0 and out + sum(hand) >= 4 for hand in hands) / len(hands)


@pytest.mark.rule("CAP-VAL-1")
@pytest.mark.parametrize(("out", "reds", "greys"), [(3, 2, 13), (2, 3, 9), (0, 5, 7), (4, 1, 4), (1, 4, 0)])
@pytest.mark.parametrize("draws", [1, 2, 3, 4])
def test_the_odds_of_the_valkyries_are_what_counting_gives(
    play: Any, out: int, reds: int, greys: int, draws: int
) -> None:
    table = play().table
    for village in table.villages:
        village.reds = village.greys = 0
    table.villages[1].reds = out
    table.lid_reds, table.lid_greys = reds, greys
    assert forecast.valkyrie_odds(table, draws) == pytest.approx(counted(reds, greys, draws, out))


def test_no_draw_no_valkyries(play: Any) -> None:
    assert forecast.valkyrie_odds(play().table, 0) == 0.0


@pytest.mark.rule("CAP-RES-3")
def test_a_gain_stops_at_the_end_of_the_meter(play: Any) -> None:
    table = play().table
    table.villages[0].gold = table.villages[0].side.gold - 1
    assert forecast.gained(table, 0, 1, 2) == ("gain", "+1 gold, to 10.")
    table.villages[0].gold = table.villages[0].side.gold
    assert forecast.gained(table, 0, 1, 2) == ("plain", "No room for more gold.")


def test_who_is_near_a_throne_is_a_threat(play: Any) -> None:
    table = play().table
    village = table.villages[2]
    village.glory = 4
    assert forecast.threat(table, 2) == ""
    village.glory = 8
    assert forecast.threat(table, 2) == "with 2 more glory"
    village.glory, village.tier, village.gold = 6, 3, 5
    assert forecast.threat(table, 2) == "with 8 gold at Build"
    village.gold = 8
    assert forecast.threat(table, 2) == "at Build: it has all it needs"


def test_the_next_step_says_what_it_lacks(play: Any) -> None:
    table = play().table
    village = table.villages[1]
    village.tier, village.glory, village.gold = 1, 0, 1
    assert forecast.next_step(table, 1) == (1, 3)
    village.glory, village.gold = 3, 4
    assert forecast.next_step(table, 1) == (0, 0)
