"""The laws of sampled worlds, for every game: what a seat is dealt anew, and what it never learns."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.engine import SPECTATOR, MeadhallError, play_out, seeded, snapshot
from meadhall.testing.worlds import moments, random_action, sampled_table, seen

GAMES = meadhall.SHELF
SEEDS = range(6)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_redealt_table_looks_the_same_to_its_seat(name: str, seed: int) -> None:
    for table in moments(name, seed, 5):
        for seat in [*range(table.setting.seats), SPECTATOR]:
            before = seen(table.view(seat))
            for k in range(2):
                assert seen(table.redeal(seat, k).view(seat)) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_redealt_table_follows_from_view_and_seed_alone(name: str, seed: int) -> None:
    """Two true tables that look alike to the seat give the identical sample: no way to peek."""
    for table in moments(name, seed, 5):
        for seat in range(table.setting.seats):
            other_truth = table.redeal(seat, 1000 + seed)
            for k in (1, 2):
                one = snapshot(table.redeal(seat, k), seat)
                two = snapshot(other_truth.redeal(seat, k), seat)
                assert one == two


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_has_the_same_options_and_words_as_the_table(name: str, seed: int) -> None:
    for table in moments(name, seed, 8):
        for seat in range(table.setting.seats):
            view = table.view(seat)
            assert view.options() == table.options(seat)
            assert view.deciders() == [s for s in range(table.setting.seats) if s in view.deciders()]
            assert set(table.deciders()) <= set(view.deciders())
            if seat in table.deciders():
                assert str(view.prompt()) == str(table.prompt(seat))
                assert str(table.prompt(seat))
            for action in table.options(seat):
                assert str(view.describe(action)) == str(table.describe(seat, action))
                assert str(table.describe(seat, action))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_future_of_a_redealt_table_is_open(name: str, seed: int) -> None:
    for table in moments(name, seed, 3):
        states = {table.redeal(0, k).rng.state() for k in range(20)}
        assert len(states) == 20
        assert table.rng.state() not in states


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_sealed_picks_of_others_are_gone_and_own_ones_stay(name: str, seed: int) -> None:
    dice = random.Random(seed)
    table = sampled_table(name, seed)
    for _ in range(200):
        if table.over:
            break
        sealed = [seat for seat, pick in enumerate(table.sealed) if pick >= 0]
        for seat in range(table.setting.seats):
            dealt = table.redeal(seat, 5)
            assert [s for s, pick in enumerate(dealt.sealed) if pick >= 0] == [s for s in sealed if s == seat]
            if seat in sealed:
                assert dealt.sealed[seat] == table.sealed[seat]
            assert set(table.deciders()) <= set(dealt.deciders())
        table.apply(*random_action(table, dice))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_from_any_redealt_table_runs_to_the_end(name: str, seed: int) -> None:
    for table in moments(name, seed, 2):
        for seat in range(table.setting.seats):
            dealt = table.redeal(seat, seed)
            play_out(dealt, seeded(seed))
            assert dealt.over
            assert dealt.winners


@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_table_has_no_record(name: str) -> None:
    table = sampled_table(name, 1)
    with pytest.raises(MeadhallError, match="one world out of many"):
        table.redeal(0, 1).record()
