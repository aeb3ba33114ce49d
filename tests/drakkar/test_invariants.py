"""Part 9 of the catalogue, on random games with sampled options and all numbers of seats."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.engine import DRIVER, play_out, seeded, snapshot
from meadhall.games.drakkar import events
from meadhall.games.drakkar.components import BOW, DECK, HAND, STERN, THIEF, YELLOW
from meadhall.games.drakkar.steps.bargain import Bargain
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.worlds import sampled_options

GAME = meadhall.game("drakkar")
SEEDS = range(24)


def sampled(seed: int, **fixed: object) -> tuple[Drakkar, random.Random]:
    """A new table: seats in turn, every third one with the options as they are, the others with sampled ones."""
    dice = random.Random(f"drakkar {seed}")
    options = sampled_options(GAME, dice) if seed % 3 else {}
    options.pop("first_earl", None)
    table = GAME.new(3 + seed % 4, seed, options | fixed)
    assert isinstance(table, Drakkar)
    return table, dice


def step(table: Drakkar, dice: random.Random) -> None:
    """Any option of any seat; now and then somebody is out of time, counts, or the count ends."""
    if dice.random() < 0.04:
        injected = table.options(DRIVER)
        if injected:
            table.apply(DRIVER, dice.choice(injected))
            return
    if dice.random() < 0.1:
        for seat in range(table.setting.seats):
            if seat not in table.deciders() and table.options(seat):
                table.apply(seat, dice.choice(table.options(seat)))
                return
    seat = dice.choice(table.deciders())
    table.apply(seat, dice.choice(table.options(seat)))


def tokens(table: Drakkar) -> list[int]:
    return [sum(village.tokens[kind] for village in table.villages) for kind in range(3)]


@pytest.mark.rule("DRK-INV-1", "DRK-INV-2", "DRK-LOOT-1", "DRK-LOOT-4", "DRK-INV-7")
@pytest.mark.parametrize("seed", SEEDS)
def test_tokens_are_conserved(seed: int) -> None:
    table, dice = sampled(seed)
    before = sum(tokens(table))
    while not table.over:
        month = table.month
        had = [village.tokens for village in table.villages]
        step(table, dice)
        now = tokens(table)
        if not table.rules.unlimited:
            assert [now[kind] + table.stacks[kind] for kind in range(3)] == [20, 20, 20]
            assert min(table.stacks) >= 0
        assert min(min(village.tokens) for village in table.villages) >= 0
        assert sum(now) >= before
        before = sum(now)
        if table.month != month and not table.over:
            assert all(not village.parts and not village.cargo and not village.spears for village in table.villages)
        if table.turn == 0:
            assert [village.tokens for village in table.villages] == had or table.month != month


@pytest.mark.rule("DRK-INV-3", "DRK-INV-4", "DRK-SHP-2", "DRK-SAB-7", "DRK-STO-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_in_exactly_one_place_and_ships_stay_within_their_bounds(seed: int) -> None:
    table, dice = sampled(seed)
    while not table.over:
        step(table, dice)
        if table.turn == 0 or table.over:
            continue
        slots = [card >> 8 for card in table.discards]
        for village in table.villages:
            slots += [village.pile * HAND + place for place in range(HAND) if (village.left >> place) & 1]
            slots += [card >> 8 for card in [*village.parts, *village.cargo, *village.spears]]
            slots += [village.played >> 8] if village.played >= 0 else []
            parts = [table.rules.parts[card & 255] for card in village.parts]
            assert all(parts.count(part) <= 1 for part in (BOW, STERN, DECK))
            assert village.ends() <= 2
            assert len(village.cargo) <= len(village.parts)
            if not table.rules.many_spears:
                assert len(village.spears) <= village.vikings()
            assert village.vikings() or not village.spears
        assert sorted(slots) == list(range(10 * table.setting.seats))


@pytest.mark.rule("DRK-INV-5", "DRK-PLY-8", "DRK-PLY-12")
@pytest.mark.parametrize("seed", range(8))
def test_hands_shrink_by_one_a_turn_and_a_game_has_thirty_turns(seed: int) -> None:
    table, dice = sampled(seed, latecomer="skips", count="on")
    turns: set[tuple[int, int]] = set()
    while not table.over:
        if (
            table.turn
            and table.deciders()
            and any(village.left for village in table.villages)
            and not table.laid
            and not table.late
        ):
            turns.add((table.month, table.turn))
            assert [village.hand_size() for village in table.villages] == [HAND + 1 - table.turn] * table.setting.seats
        step(table, dice)
    assert len(turns) == 30


@pytest.mark.rule("DRK-INV-6", "DRK-QDL-4")
@pytest.mark.parametrize("seed", range(8))
def test_quests_are_conserved(seed: int) -> None:
    table, dice = sampled(seed)
    while not table.over:
        kept = [quest for village in table.villages for quest in village.kept]
        held = [quest for village in table.villages for quest in village.dealt[2 * len(village.kept) :]]
        deck = [quest for quest in range(24) if (table.quest_deck >> quest) & 1]
        assert sorted(kept + held + deck) == list(range(24))
        if not held and table.turn == 0 and len(kept) == (table.month - 1) * table.setting.seats:
            assert len(deck) == 24 - (table.month - 1) * table.setting.seats
        step(table, dice)
    assert [len(village.kept) for village in table.villages] == [3] * table.setting.seats


@pytest.mark.rule("DRK-INV-8")
@pytest.mark.parametrize("seed", range(12))
def test_robbers_take_one_token_and_saboteurs_one_empty_end(seed: int) -> None:
    table, dice = sampled(seed)
    while not table.over:
        heard = len(table.events())
        had = [village.loot() for village in table.villages]
        shipped = [(village.ends(), len(village.parts), len(village.cargo)) for village in table.villages]
        month = table.month
        step(table, dice)
        new = table.events()[heard:]
        robbed = [event for event in new if event.kind == events.TOOK_TOKEN]
        if len(robbed) == 1 and not any(event.kind in (events.COLLECTED, events.PAID) for event in new):
            changes = sorted(village.loot() - before for village, before in zip(table.villages, had))
            assert changes == [-1] + [0] * (table.setting.seats - 2) + [1]
        sunk = [event for event in new if event.kind == events.SANK]
        changed = (events.PLACED, events.STORED, events.REPLACED, events.REMOVED)
        placed = {event.seat for event in new if event.kind in changed}
        struck = [events.KINDS.read(event, "victim") for event in sunk]
        if len(sunk) == 1 and table.month == month and struck[0] not in placed:
            ends, all_parts, stored = shipped[struck[0]]
            victim = table.villages[struck[0]]
            assert victim.ends() == ends - 1
            assert len(victim.parts) == all_parts - 1
            assert ends > stored
            assert table.rules.parts[events.KINDS.read(sunk[0], "face")] != DECK


@pytest.mark.rule("DRK-INV-9", "DRK-TEAM-1", "DRK-TEAM-5", "DRK-QST-5", "DRK-QST-6")
@pytest.mark.parametrize("seed", range(40))
def test_captains_deal_once_and_only_incomplete_ships_lend(seed: int) -> None:
    table, dice = sampled(seed)
    deals: set[tuple[int, int]] = set()
    while not table.over:
        month = table.month
        heard = len(table.events())
        complete = [village.complete() for village in table.villages]
        lent = [village.lent for village in table.villages]
        step(table, dice)
        new = table.events()[heard:]
        for event in new:
            if event.kind == events.AGREED:
                assert (month, event.seat) not in deals
                deals.add((month, event.seat))
            if event.kind == events.LENT and table.month == month and not table.over:
                assert not complete[event.seat]
                assert table.villages[event.seat].lent & ~lent[event.seat]
            if event.kind == events.QUEST_MET and any(e.kind == events.LENT for e in new):
                assert complete[event.seat]


@pytest.mark.rule("DRK-INV-10", "DRK-RES-1", "DRK-RES-2", "DRK-RES-3")
@pytest.mark.parametrize("seed", range(12))
def test_the_log_of_a_turn_goes_red_yellow_blue_with_rising_numbers(seed: int) -> None:
    table, dice = sampled(seed)
    while not table.over:
        step(table, dice)
    faces = table.rules.box.faces
    turn: list[tuple[int, int]] = []
    thieving = False
    for event in table.events():
        if event.kind in (events.TURN, events.MONTH_OVER):
            assert turn == sorted(turn)
            turn = []
        elif event.kind == events.RESOLVING:
            kind = faces[events.KINDS.read(event, "face")].kind
            turn.append((kind.colour, faces[events.KINDS.read(event, "face")].number))
            thieving = kind.effect == THIEF
        elif event.kind in (events.PLACED, events.STORED, events.ARMED) and not thieving:
            turn.append((YELLOW, 0))
        elif event.kind in (events.PLACED, events.STORED, events.ARMED, events.THREW_AWAY, events.REPLACED):
            thieving = False


@pytest.mark.rule("DRK-INV-11", "DRK-SCO-1", "DRK-SCO-2")
@pytest.mark.parametrize("seed", range(12))
def test_winners_have_the_highest_score_of_tokens_and_trios(seed: int) -> None:
    table, dice = sampled(seed)
    while not table.over:
        step(table, dice)
    scores = [sum(village.tokens) + min(village.tokens) for village in table.villages]
    assert table.scores() == scores
    assert table.winners == [seat for seat, score in enumerate(scores) if score == max(scores)]


@pytest.mark.rule("DRK-INV-12")
@pytest.mark.parametrize(("seats", "most"), [(3, 1000), (4, 2000), (5, 2000), (6, 2000)])
def test_a_game_comes_to_its_end(seats: int, most: int) -> None:
    for seed in range(10):
        table = GAME.new(seats, seed)
        assert play_out(table, seeded(seed), most + 1) <= most
        assert table.over


@pytest.mark.rule("DRK-INV-14")
@pytest.mark.parametrize("seed", range(4))
def test_the_same_seed_and_decisions_give_the_same_game_and_nothing_else_is_accepted(seed: int) -> None:
    one, dice = sampled(seed)
    decided: list[tuple[int, int]] = []
    while not one.over and len(decided) < 400:
        for seat in one.deciders():
            allowed = one.options(seat)
            for action in (dice.randrange(GAME.verbs.count), allowed[0]):
                assert (one.why_not(seat, action) is None) == (action in allowed)
        seat = dice.choice(one.deciders())
        action = dice.choice(one.options(seat))
        decided.append((seat, action))
        one.apply(seat, action)
    two, _ = sampled(seed)
    for seat, action in decided:
        two.apply(seat, action)
    assert snapshot(one) == snapshot(two)


@pytest.mark.rule("DRK-INV-15")
@pytest.mark.parametrize("seed", range(12))
def test_what_an_absent_seat_does_is_allowed(seed: int) -> None:
    table, dice = sampled(seed)
    while not table.over:
        for seat in table.deciders():
            default = table.default(seat)
            assert default in table.options(seat) or default in table.options(DRIVER)
        step(table, dice)


def test_random_games_come_to_bargaining() -> None:
    """The invariants above would say little of Team-up if nobody ever bargained."""
    asked = 0
    for seed in range(20):
        table, dice = sampled(seed)
        while not table.over:
            asked += isinstance(table.agenda.top(), Bargain)
            step(table, dice)
    assert asked > 20
