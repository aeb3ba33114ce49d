"""Part 9 of the catalogue: what holds in every game, over random ones with sampled options and components."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.engine import snapshot
from meadhall.games.bottlecap import events
from meadhall.games.bottlecap.abilities import HORNED_CROWN
from meadhall.games.bottlecap.actions import EXCHANGE, GIVE, ROTATE, SAIL, SWAP, TAKE
from meadhall.games.bottlecap.steps.attack import Spoils
from meadhall.games.bottlecap.steps.city import CopyAbility, Own
from meadhall.games.bottlecap.steps.damage import ReturnDrawn
from meadhall.games.bottlecap.steps.exchange import PassExchange, PlunderTake
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.testing.bottlecap import bottlecap, choices, meters, play
from meadhall.testing.bottlecap_games import decisions, sampled_game

SEEDS = st.integers(0, 1_000_000)
GREYS = {2: 7, 3: 12, 4: 17}

some_games = settings(
    max_examples=60,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.rule("CAP-INV-1")
@some_games
@given(SEEDS)
def test_no_token_is_ever_lost_or_made(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        reds = table.lid_reds + table.drawn_reds + sum(village.reds for village in table.villages)
        greys = table.lid_greys + table.drawn_greys + sum(village.greys for village in table.villages)
        assert (reds, greys) == (5, GREYS[table.setting.seats])
        assert min(table.lid_reds, table.lid_greys, table.drawn_reds, table.drawn_greys) >= 0


@pytest.mark.rule("CAP-INV-2", "CAP-DMG-5")
@some_games
@given(SEEDS)
def test_at_most_three_reds_lie_with_the_seats_between_checks(seed: int) -> None:
    """But for a choice of A10 inside an attack. Tokens that wait for such a choice count as the lid's here."""
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        attack = any(isinstance(step, Spoils) for step in table.agenda.steps())
        if not (attack and isinstance(table.agenda.top(), ReturnDrawn)):
            assert sum(village.reds for village in table.villages) <= 3
            assert table.lid_reds + table.lid_greys + table.drawn_reds + table.drawn_greys >= 2


@pytest.mark.rule("CAP-INV-3", "CAP-RES-1")
@some_games
@given(SEEDS)
def test_meters_stay_between_zero_and_the_own_maximum(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        for village in table.villages:
            assert 0 <= village.wood <= village.side.wood
            assert 0 <= village.gold <= village.side.gold
            assert 0 <= village.glory < village.side.glory  # at the throne the game would be over
    if table.end_rule == "CAP-END-1":
        assert table.villages[table.winners[0]].glory == table.villages[table.winners[0]].side.glory


def arriving(table: Bottlecap) -> bool:
    """Is a new ability still on its way?"""
    return any(isinstance(step, (Own, CopyAbility)) for step in table.agenda.steps())


@pytest.mark.rule("CAP-INV-4", "CAP-GEN-5")
@some_games
@given(SEEDS)
def test_the_tier_is_the_number_of_steps_and_brings_one_ability_each(seed: int) -> None:
    table = sampled_game(seed)
    before = [(0, [])] * table.setting.seats
    for _ in decisions(table, seed):
        now = [(village.tier, village.abilities) for village in table.villages]
        for (old_tier, owned), (tier, owns) in zip(before, now):
            assert 0 <= old_tier <= tier <= 4
            assert owns[: len(owned)] == owned
            assert len(owns) == min(tier, 3) or arriving(table)
        before = now
    steps = Counter(event.seat for event in table.events() if event.kind == events.ADVANCED)
    assert [village.tier for village in table.villages] == [steps[seat] for seat in range(table.setting.seats)]


@pytest.mark.rule("CAP-INV-5", "CAP-CITY-2")
@some_games
@given(SEEDS)
def test_every_ability_lies_on_the_path_of_the_hut_or_is_the_copy(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        pass
    paths: list[list[int]] = [[0] for _ in table.villages]
    for event in table.events():
        if event.kind == events.ADVANCED:
            paths[event.seat].append(event.a)
    for village, path in zip(table.villages, paths):
        assert path[-1] == village.hut
        for space, following in pairwise(path):
            assert following in village.side.ways[space]
        printed = [village.side.abilities[space] for space in path[1:] if space != village.side.throne]
        wanted = [village.copied if ability == 13 else ability for ability in printed]
        if not table.over and not arriving(table):
            assert village.abilities == wanted


@pytest.mark.rule("CAP-INV-6")
@some_games
@given(SEEDS)
def test_tiles_change_places_only_by_a_swap_and_the_cap_turns_only_by_a28(seed: int) -> None:
    table = sampled_game(seed)
    faces = dict(zip(table.tiles, table.spaces))
    for seat, action in decisions(table, seed):
        assert sorted(table.tiles) == list(range(8))
        assert dict(zip(table.tiles, table.spaces)) == faces
        twin = table.copy()
        twin.take(seat, action)
        assert twin.tiles == table.tiles or SWAP <= action < SWAP + 8
        assert twin.rotation == table.rotation or ROTATE <= action < ROTATE + 8


@pytest.mark.rule("CAP-INV-7", "CAP-MOV-10")
@some_games
@given(SEEDS)
def test_a_ship_moves_once_in_each_own_turn_by_one_to_its_maximum(seed: int) -> None:
    table = sampled_game(seed)
    sailed: Counter[int] = Counter()
    for seat, action in decisions(table, seed):
        before = [village.ship for village in table.villages]
        far = table.far
        twin = table.copy()
        twin.take(seat, action)
        moved = [other for other, village in enumerate(twin.villages) if village.ship != before[other]]
        if table.turns == 0:
            continue
        if SAIL <= action < SAIL + 16:
            assert seat == table.active
            assert 1 <= action - SAIL <= far
            assert twin.villages[seat].ship == (before[seat] + table.villages[seat].heading * (action - SAIL)) % 8
            assert set(moved) <= {seat}
            sailed[table.turns] += 1
        else:
            assert moved == []
    assert set(sailed.values()) == {1}


@pytest.mark.rule("CAP-INV-8")
@some_games
@given(SEEDS)
def test_the_helmet_level_follows_from_glory_and_a33_alone(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        for village in table.villages:
            marks = sum(mark <= village.glory for mark in village.side.helmets)
            assert village.helmets() == marks + village.abilities.count(HORNED_CROWN)


@pytest.mark.rule("CAP-INV-9", "CAP-EOT-3")
@some_games
@given(SEEDS)
def test_every_instance_fires_at_most_once_a_turn(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        pass
    paying = {events.ABILITY + ability for ability in (1, 2, 3, 15, 18, 19, 21, 26, 27, 29)}
    fired: Counter[tuple[int, int]] = Counter()
    for event in table.events():
        if event.kind == events.SAILED:
            fired.clear()
        elif event.kind == events.GAINED and event.d in paying:
            assert event.b == 1
            fired[event.seat, event.d] += 1
            assert fired[event.seat, event.d] <= table.villages[event.seat].abilities.count(event.d - events.ABILITY)


@pytest.mark.rule("CAP-INV-10")
@some_games
@given(SEEDS)
def test_after_the_valkyries_nobody_has_damage_and_nobody_has_gained(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        pass
    held = [[0, 0] for _ in table.villages]
    visiting = False
    for event in table.events():
        if visiting and not (event.kind == events.LOST or (event.kind == events.GAVE_BACK and event.c == 1)):
            assert held == [[0, 0] for _ in table.villages]
            visiting = False
        if event.kind == events.VALKYRIES:
            visiting = True
        elif event.kind == events.DREW:
            held[event.seat][0] += event.a
            held[event.seat][1] += event.b
        elif event.kind == events.UNDREW:
            held[event.seat][0 if event.a == 1 else 1] -= 1
        elif event.kind == events.GAVE_BACK:
            held[event.seat][0] -= event.a
            held[event.seat][1] -= event.b
    on_table = sum(village.damage for village in table.villages) + table.drawn_reds + table.drawn_greys
    assert sum(map(sum, held)) == on_table


@pytest.mark.rule("CAP-INV-11")
@some_games
@given(SEEDS)
def test_with_four_players_no_damage_comes_from_moving_alone(seed: int) -> None:
    table = sampled_game(4 * seed)
    while table.setting.seats != 4:
        seed += 1
        table = sampled_game(4 * seed)
    for seat, action in decisions(table, seed):
        if SAIL <= action < SAIL + 16:
            twin = table.copy()
            twin.take(seat, action)
            if all(
                twin.villages[seat].ship != other.ship for other in twin.villages[:seat] + twin.villages[seat + 1 :]
            ):
                assert twin.lid_reds + twin.lid_greys >= table.lid_reds + table.lid_greys
    assert events.CROSSED not in [event.kind for event in table.events()]


@pytest.mark.rule("CAP-INV-12", "CAP-END-4")
@some_games
@given(SEEDS)
def test_there_is_exactly_one_winner_and_nothing_happens_after_it(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed, most=10_000):
        pass
    assert table.over
    assert len(table.winners) == 1
    assert table.events()[-1].kind == events.WON
    assert [event.seat for event in table.events() if event.kind == events.WON] == table.winners
    assert table.deciders() == []
    playing = -1
    for event in table.events():
        if event.kind == events.SAILED:
            playing = event.seat
        if event.kind == events.GAINED and event.a == events.GLORY and playing >= 0:
            assert event.seat == playing  # glory comes only in one's own turn


@pytest.mark.rule("CAP-INV-13")
@some_games
@given(SEEDS)
def test_games_turns_and_setups_have_an_end(seed: int) -> None:
    table = sampled_game(seed)
    made: Counter[int] = Counter()
    for _ in decisions(table, seed, most=10_000):
        made[table.turns] += 1
    assert table.over
    assert table.turns <= table.rules.round_limit * table.setting.seats
    assert made.pop(0) <= 16 or table.setting.data is not None  # that many with our own components
    assert max(made.values()) <= 60


@pytest.mark.rule("CAP-INV-14")
@some_games
@given(SEEDS)
def test_every_decision_has_an_option_and_every_move_offers_one_two_and_three(seed: int) -> None:
    table = sampled_game(seed)
    for seat, _ in decisions(table, seed):
        options = table.options(seat)
        assert len(options) >= 2  # a single one is taken without asking
        assert len(set(options)) == len(options)
        assert table.default(seat) in options
        step = table.agenda.top()
        assert options == [action for action in table.candidates(seat) if step.refusal(table, seat, action) is None]
        if SAIL <= options[0] < SAIL + 16:
            assert options[:3] == [SAIL + 1, SAIL + 2, SAIL + 3]


@pytest.mark.rule("CAP-INV-15")
@some_games
@given(SEEDS)
def test_the_same_seed_and_decisions_give_the_same_states(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed, most=150):
        pass
    assert snapshot(meadhall.rebuild(table.record())) == snapshot(table)


FIRING = ["A01", "A02", "A03", "A11", "A15", "A18", "A19", "A21", "A26", "A27", "A29"]


@pytest.mark.rule("CAP-INV-16", "CAP-RUL-14")
@some_games
@given(
    owned=st.lists(st.sampled_from(FIRING), min_size=2, max_size=6),
    theirs=st.lists(st.sampled_from(FIRING), max_size=3),
    text=st.sampled_from(["S02", "S03", "S06", "S08", "S09", "S11", "S13", "S15"]),
    goods=st.tuples(st.integers(3, 10), st.integers(3, 10)),
    chain=st.sampled_from(["chain", "snapshot"]),
    data=st.data(),
)
def test_the_order_in_which_ready_instances_fire_does_not_change_the_meters(
    owned: list[str], theirs: list[str], text: str, goods: tuple[int, int], chain: str, data: st.DataObject
) -> None:
    """The oldest fires first, so other ages mean another order."""
    left = set()
    shuffled = [owned, owned[::-1], data.draw(st.permutations(owned))]
    for order, other_order in zip(shuffled, (theirs, theirs[::-1], theirs)):
        position = bottlecap(eot=chain).space(2, text).ship(0, 1).meters(0, *goods, 2).damage(0, grey=4)
        table = play(position.abilities(0, *order).abilities(1, *other_order).turn_of(0), "sail 1", "part a")
        while table.active == 0:
            play(table, choices(table)[0] if "part a" not in choices(table) else "finish")
        left.add((meters(table, 0), meters(table, 1), table.villages[0].damage))
    assert len(left) == 1


@pytest.mark.rule("CAP-INV-17", "CAP-D-AMOUNT", "CAP-D-STEP", "CAP-D-SWAP")
@some_games
@given(SEEDS)
def test_being_absent_never_costs_glory_or_goods(seed: int) -> None:
    """But for exchanges where none of what the other seat has fits under the own maximum."""
    table = sampled_game(seed)
    absent = seed % table.setting.seats
    for seat, action in decisions(table, seed, absent=absent):
        if seat != absent:
            continue
        step = table.agenda.top()
        village = table.villages[absent]
        assert not TAKE <= action < TAKE + 2 or isinstance(step, PlunderTake)
        if isinstance(step, (PassExchange, PlunderTake)):
            other = table.villages[step.other]
            fits = any(other.amount(kind) and village.room(kind) for kind in (0, 1))
            kind = action - TAKE if isinstance(step, PlunderTake) else (action - EXCHANGE) & 1
            assert (village.room(kind) > 0) == fits
            if isinstance(step, PassExchange):
                assert action in (EXCHANGE, EXCHANGE + 3)  # the same kind back
        if GIVE <= action < GIVE + 2:
            assert village.amount(action - GIVE) > 0
    lost = [event.d for event in table.events() if event.kind == events.LOST and event.seat == absent]
    assert set(lost) <= {0, events.BY_VALKYRIES, events.ROBBED}  # 0: in exchanges; nothing was paid
    done = [event.kind for event in table.events() if event.seat == absent]
    assert not {events.PERFORMED, events.SWAPPED, events.REVERSED} & set(done)


@pytest.mark.rule("CAP-INV-18", "CAP-ATK-6")
@some_games
@given(SEEDS)
def test_exchanges_take_what_is_there_and_give_as_much_back(seed: int) -> None:
    table = sampled_game(seed)
    for seat, action in decisions(table, seed):
        step = table.agenda.top()
        if isinstance(step, (PassExchange, PlunderTake)):
            kind = action - TAKE if isinstance(step, PlunderTake) else (action - EXCHANGE) >> 1
            assert table.villages[step.other].amount(kind) >= 1
            assert step.other != seat
    if any(isinstance(step, (PassExchange, PlunderTake)) for step in table.agenda.steps()):
        return
    taken: Counter[int] = Counter()
    for event in table.events():
        if event.kind == events.SAILED:
            assert set(taken.values()) <= {0}
            taken.clear()
        elif event.kind == events.TOOK:
            taken[event.a] += 1
        elif event.kind == events.GAVE:
            taken[event.a] -= 1
            assert taken[event.a] >= 0
