"""Chances that come true: one function for hints and reviews, weighed by data that a script fits."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots.chances import chances, weights_of
from meadhall.engine import BadData, seeded
from meadhall.testing.worlds import moments, parts_of_victory

GAMES = meadhall.SHELF


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_all_seats_make_one_victory(name: str) -> None:
    for seed in range(3):
        for table in moments(name, 200 + seed, 4):
            found = chances(table)
            assert len(found) == table.setting.seats
            assert sum(found) == pytest.approx(1.0)
            assert all(0.0 <= one <= 1.0 for one in found)


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_the_chances_are_the_victory(name: str) -> None:
    table = meadhall.playout(name, 3, 5)
    assert chances(table) == parts_of_victory(table)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_has_its_weights(name: str) -> None:
    game = meadhall.game(name)
    signs = game.judge.sign_names()
    for seats in range(game.least_seats, game.most_seats + 1):
        assert len(weights_of(name, seats, signs)) == len(signs)
        large = {"game": "combined_one_pile", "large_table": "on"} if seats > 8 else {}
        table = game.new(seats, 1, large)
        assert all(len(row) in (0, len(signs)) for row in game.judge.signs(table))


def test_a_weight_without_a_sign_is_named() -> None:
    with pytest.raises(BadData) as wrong:
        weights_of("drakkar", 4, ["share"])
    assert "there is one weight for each sign of the Judge" in str(wrong.value)


@pytest.mark.parametrize("name", GAMES)
def test_who_has_the_better_chances_halfway_wins_more_often(name: str) -> None:
    """By a wide margin: with no knowledge the favourite of three would win one game in three."""
    won = 0.0
    for seed in range(40):
        table = meadhall.game(name).new(3, 1000 + seed)
        table.loud = False
        judge = meadhall.game(name).judge
        dice = seeded(seed)
        tables = []
        while not table.over:
            tables.append(table.copy())
            seat = table.first_decider()
            table.take(seat, judge.hunch(table, seat, dice))
        told = chances(tables[len(tables) * 3 // 4])
        won += parts_of_victory(table)[told.index(max(told))]
    assert won > 18


@pytest.mark.parametrize("name", GAMES)
def test_forgetting_keeps_what_somebody_knows(name: str) -> None:
    """What a seat sees stays as it is; only what lies face down for everybody is dealt anew."""
    for table in moments(name, 61, 4):
        again = table.copy()
        meadhall.game(name).judge.forget(again, seeded(3))
        for seat in range(table.setting.seats):
            assert again.view(seat).table.facts() == table.view(seat).table.facts()


def test_forgetting_deals_the_pile_of_beer_and_vikings_anew() -> None:
    table = meadhall.game("beer").new(4, 5)
    again = table.copy()
    meadhall.game("beer").judge.forget(again, seeded(3))
    assert again.piles[0].cards != table.piles[0].cards  # type: ignore[attr-defined]  # of this game
