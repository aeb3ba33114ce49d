"""Section 9: what holds in every game, over random ones with sampled options, seats and Locations."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meadhall.engine
from meadhall.engine import snapshot
from meadhall.games import rebuild
from meadhall.games.beer import events
from meadhall.games.beer.actions import AS_TEXT
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.testing.beer_games import decisions, invariants, sampled_game

SEEDS = st.integers(0, 1_000_000)

some_games = settings(
    max_examples=25,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.rule("BEER-INV-1", "BEER-INV-2", "BEER-INV-3", "BEER-INV-4", "BEER-INV-5", "BEER-INV-6", "BEER-INV-7")
@pytest.mark.rule("BEER-INV-9", "BEER-INV-10", "BEER-INV-11", "BEER-CIR-3", "BEER-CIR-4")
@some_games
@given(SEEDS)
def test_the_table_is_in_order_at_every_decision(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        invariants(table)


@pytest.mark.rule("BEER-INV-1", "BEER-INV-12")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("seed", range(3))
def test_every_number_of_seats_is_in_order_to_the_end(seats: int, seed: int) -> None:
    table = sampled_game(1000 * seats + seed, seats=seats)
    for _ in decisions(table, seed, most=20_000):
        invariants(table)
    assert table.over


@pytest.mark.rule("BEER-INV-3", "BEER-INV-11", "BEER-INV-7", "BEER-INV-10", "BEER-INV-15")
@some_games
@given(SEEDS)
def test_some_things_only_go_one_way(seed: int) -> None:
    """The Mug, drinks in Sudden Death, lives, Energy; Life and Wounds but for the Banquet."""
    table = sampled_game(seed)
    mug, drunk, sudden = table.mug, 0, False
    alive = [True] * table.setting.seats
    energy = [True] * table.setting.seats
    bodies = [len(player.life) + len(player.wounds) for player in table.players]
    for _ in decisions(table, seed):
        lying = sum(player.drinks for player in table.players)
        assert table.mug <= mug
        assert not (sudden and lying > drunk)
        mug, drunk, sudden = table.mug, lying, table.sudden
        for seat, player in enumerate(table.players):
            assert alive[seat] or not player.alive
            assert energy[seat] or not player.energy
            body = len(player.life) + len(player.wounds)
            if table.rules.location != 3:
                assert body <= bodies[seat]
            alive[seat], energy[seat], bodies[seat] = player.alive, player.energy, body


@pytest.mark.rule("BEER-INV-8", "BEER-TURN-2", "BEER-BSK-1", "BEER-SOUL-1")
@some_games
@given(SEEDS)
def test_at_most_two_cards_a_turn_or_four_with_berserk_and_one_soul(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        pass
    played, tickets, souls = 0, 0, Counter[int]()
    raged = False
    for event in table.all_events():
        if event.kind == events.TURN:
            played, tickets, raged = 0, 0, False
            souls.clear()
        elif event.kind == events.TICKET_SHOWN:
            tickets += 1
        elif event.kind in (events.PLAYED, events.DREW_BLADE):
            played += 1
            assert 0 <= event.b <= AS_TEXT
            assert played - tickets <= (4 if raged else 2)
        elif event.kind == events.RAGED:
            raged = True
        elif event.kind == events.SOUL_BURNT:
            souls[event.seat] += 1
            assert souls[event.seat] == 1


@pytest.mark.rule("BEER-INV-12", "BEER-GEN-1")
@some_games
@given(SEEDS)
def test_every_game_ends_with_one_winning_side(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed, most=20_000):
        pass
    assert table.over
    seats = table.setting.seats
    assert table.turns <= table.rules.turn_cap * seats + (1 + table.rules.sd_cap) * seats
    states = {table.players[seat].state for seat in table.winners}
    assert states == {SPIRIT} or len(table.winners) == 1
    if states == {SPIRIT}:
        assert table.winners == table.spirits()
    assert OUT not in states
    assert table.events()[-1].kind == events.WON
    assert table.result().words


@pytest.mark.rule("BEER-INV-14")
@settings(some_games, max_examples=8)
@given(SEEDS)
def test_the_same_seed_and_decisions_give_the_same_game(seed: int) -> None:
    table = sampled_game(seed, turns=5)
    for _ in decisions(table, seed, most=400):
        pass
    assert snapshot(rebuild(table.record())) == snapshot(table)
    assert isinstance(table.record(), meadhall.engine.Record)


@pytest.mark.rule("BEER-INV-16", "BEER-VLR-1")
@some_games
@given(SEEDS)
def test_valhalla_cards_come_from_deaths_by_attack_alone(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        pass
    log = table.all_events()
    gained = sum(event.kind == events.VALHALLA_GAINED for event in log)
    killed = sum(event.kind == events.DIED and event.a >= 0 for event in log)
    assert gained <= killed


@pytest.mark.rule("BEER-INV-15", "BEER-BSK-4", "BEER-CMB-6")
@some_games
@given(SEEDS)
def test_nobody_rages_twice(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        pass
    spent = Counter(event.seat for event in table.all_events() if event.kind in (events.RAGED, events.DREW_BLADE))
    assert max(spent.values(), default=0) <= 1
