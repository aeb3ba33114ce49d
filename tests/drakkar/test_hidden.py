"""Part 6 of the catalogue: who knows what, what a view never tells, and what is dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import meadhall
from meadhall.engine import SPECTATOR, play_out, seeded, snapshot
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import CLAIM, STEAL, USE
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.drakkar import committing, drakkar, lay, with_cards
from meadhall.testing.worlds import seen

A, B, C, D = range(4)


def new(seats: int, seed: int, **options: object) -> Drakkar:
    table = meadhall.game("drakkar").new(seats, seed, options)
    assert isinstance(table, Drakkar)
    return table


def looking(table: Drakkar, seat: int) -> Drakkar:
    view = table.view(seat).table
    assert isinstance(view, Drakkar)
    return view


def dealt(table: Drakkar, seat: int, seed: int) -> Drakkar:
    world = table.redeal(seat, seed)
    assert isinstance(world, Drakkar)
    return world


@pytest.mark.rule("DRK-HID-1", "DRK-HID-11")
def test_nobody_sees_the_reflexes_the_quest_deck_or_what_comes_next() -> None:
    table = new(4, 3)
    for seat in range(-1, 4):
        view = looking(table, seat)
        assert view.reflexes == [-1] * 4
        assert view.quest_deck == -1
        assert view.rng.state() == (0, 0, 0, 0)


@pytest.mark.rule("DRK-HID-4", "DRK-HID-2")
def test_a_rivals_hand_shows_its_public_faces_only() -> None:
    table = drakkar().hand(A, "deck").hand(B, "loki", "raid").playing()
    view = looking(table, A)
    slots = [10 * B + place for place in range(HAND) if (view.villages[B].left >> place) & 1]
    assert [view.cards[slot] for slot in slots] == [-1, -1, -1]
    assert [view.ups[slot] for slot in slots] == [table.ups[slot] for slot in slots]
    assert view.villages[B].order == []
    assert looking(table, B).cards[10:20] == table.cards[10:20]
    assert looking(table, SPECTATOR).cards[10] == -1


@pytest.mark.rule("DRK-HID-6")
def test_a_card_played_with_its_hidden_face_is_known_to_all_from_then_on() -> None:
    table = drakkar().hand(A, "deck").hand(B, "loki", public="beer").tokens(C, goats=1).playing()
    lay(table, {A: "deck", B: "loki"})
    for seat in range(-1, 4):
        assert looking(table, seat).cards[10 * B] == table.cards[10 * B]


@pytest.mark.rule("DRK-HID-6")
def test_a_card_played_with_its_public_face_keeps_its_other_one_except_from_a_thief() -> None:
    table = drakkar().hand(A, "thief").hand(B, "stern").hand(C, "bow").playing()
    lay(table, {A: "thief", B: "stern", C: "bow"})
    table.apply(A, STEAL + B)
    table.apply(A, USE)
    assert looking(table, A).cards[10 * B] == table.cards[10 * B]
    assert looking(table, C).cards[10 * B] == -1
    assert looking(table, A).cards[10 * C] == -1


@pytest.mark.rule("DRK-HID-5", "DRK-INV-13")
def test_a_sealed_card_is_seen_by_its_owner_alone() -> None:
    table = drakkar().hand(A, "deck").hand(B, "loki").playing()
    twin = table.copy()
    table.apply(B, committing(table, B, "loki"))
    twin.apply(B, twin.options(B)[-1])
    for seat in (A, C, SPECTATOR):
        assert seen(table.view(seat)) == seen(twin.view(seat))
    assert seen(table.view(B)) != seen(twin.view(B))
    own = [event.secret for event in table.events(B) if event.kind == events.COMMITTED]
    others = [event.secret for event in table.events(A) if event.kind == events.COMMITTED]
    assert own[-1] is not None
    assert others[-1] is None


@pytest.mark.rule("DRK-HID-8", "DRK-QDL-3")
def test_quests_are_known_to_who_was_dealt_them() -> None:
    table = new(3, 4)
    while table.turn == 0:
        table.time_out(table.deciders()[0])
    view = looking(table, 1)
    assert view.villages[1].dealt == table.villages[1].dealt
    assert view.villages[0].dealt == [-1, -1]
    assert view.quest_deck == -1
    told = [event.secret for event in table.events(2) if event.kind in (events.QUESTS_DEALT, events.QUEST_KEPT)]
    assert sum(secret is not None for secret in told) == 2


# Exchanging what is hidden changes nothing


def exchanged(table: Drakkar, seat: int, seed: int) -> Drakkar:
    """The same table with everything exchanged that the seat can't know: another truth, the past left as it was."""
    other = table.copy()
    world = dealt(table, seat, seed)
    other.cards = world.cards
    other.ups = world.ups if not table.rules.open_faces else table.ups
    other.quest_deck = world.quest_deck
    other.reflexes = world.reflexes
    for one, dreamt in zip(other.villages, world.villages):
        one.order = dreamt.order
        one.choices = dreamt.choices
        one.kept = dreamt.kept
        if one is not other.villages[seat]:
            one.dealt = dreamt.dealt
    return other


@pytest.mark.rule("DRK-INV-13", "DRK-HID-11", "DRK-HID-1", "DRK-HID-3", "DRK-HID-8")
@pytest.mark.parametrize("seed", range(8))
def test_exchanging_hidden_faces_quests_and_decks_changes_no_view(seed: int) -> None:
    options = [{}, {"open_faces": "no"}, {"quest_timing": "before_brawl"}, {"count": "on"}][seed % 4]
    table = new(3 + seed % 4, seed, **options)
    dice = seeded(seed)
    changed = 0
    while not table.over:
        if dice.below(40) == 0:
            for seat in range(table.setting.seats):
                other = exchanged(table, seat, seed)
                changed += snapshot(other) != snapshot(table)
                assert seen(other.view(seat)) == seen(table.view(seat))
                assert other.options(seat) == table.options(seat)
        play_out(table, dice, 1)
    assert changed > 5


# Dealing anew


def fits(world: Drakkar) -> bool:
    """Is every card somewhere, and does each slot show a face that its card has?"""
    whole = sorted(world.cards) == list(range(len(world.cards)))
    return whole and all(world.ups[slot] in world.rules.sides[2 * c : 2 * c + 2] for slot, c in enumerate(world.cards))


@pytest.mark.rule("DRK-HID-2", "DRK-HID-9", "DRK-INV-3")
@pytest.mark.parametrize("seed", range(12))
def test_every_world_shows_the_faces_that_were_seen_and_keeps_what_is_known(seed: int) -> None:
    table = new(3 + seed % 4, seed, open_faces="no" if seed % 3 == 2 else "yes")
    play_out(table, seeded(seed), 20 + 13 * seed)
    for seat in range(-1, table.setting.seats):
        view = looking(table, seat)
        for k in range(4):
            world = dealt(table, seat, k)
            assert fits(world)
            assert all(known in (-1, found) for known, found in zip(view.cards, world.cards))
            assert all(known in (-1, found) for known, found in zip(view.ups, world.ups))
            quests = [quest for village in world.villages for quest in village.kept]
            in_hand = [q for village in world.villages for q in village.dealt[2 * len(village.kept) :]]
            in_deck = [quest for quest in range(24) if (world.quest_deck >> quest) & 1]
            assert sorted(quests + in_hand + in_deck) == list(range(24))


def small_truth() -> Drakkar:
    """A table whose rivals' cards can lie in a handful of ways: many of the cards are alike."""
    data = with_cards(
        {
            f"C{n:02d}": pair
            for n, pair in zip(range(1, 31), [("bow", "beer"), ("beer", "viking 1"), ("viking 1", "bow")] * 10)
        }
    )
    return drakkar(seats=3, data=data).hand(A, "bow").hand(B, "bow", "beer").playing()


@pytest.mark.rule("DRK-INV-13", "DRK-HID-4")
def test_each_way_to_lay_the_hidden_cards_is_as_likely_as_counting_says() -> None:
    """Five unknown slots, five unknown cards, all enumerated; the rest is made known."""
    table = small_truth()
    unknown = [10, 11, 12, 20, 21]
    table.common = sum(1 << slot for slot in range(30) if slot not in unknown)
    cards = [table.cards[slot] for slot in unknown]
    sides = table.rules.sides
    ways = [
        way
        for way in permutations(cards)
        if all(table.ups[slot] in sides[2 * card : 2 * card + 2] for slot, card in zip(unknown, way))
    ]
    assert len(ways) > 3
    draws = 60 * len(ways)
    found = Counter(tuple(dealt(table, A, k).cards[slot] for slot in unknown) for k in range(draws))
    assert set(found) == set(ways)
    chi = sum((found[way] - 60) ** 2 / 60 for way in ways)
    assert chi < len(ways) - 1 + 4 * (2 * (len(ways) - 1)) ** 0.5


@pytest.mark.rule("DRK-HID-8", "DRK-HID-1")
def test_a_returned_quest_is_in_the_deck_and_an_unseen_one_may_be_gone() -> None:
    table = new(3, 11)
    while table.month < 3 or table.turn == 0:
        table.time_out(table.deciders()[0])
    mine = table.villages[0]
    returned = mine.dealt[4] + mine.dealt[5] - mine.kept[2]
    gone_early: set[int] = set()
    held: Counter[int] = Counter()
    for k in range(400):
        world = dealt(table, 0, k)
        assert (world.quest_deck >> returned) & 1
        for rival in (1, 2):
            held[world.villages[rival].kept[2]] += 1
            gone_early |= {world.villages[rival].kept[0]}
    assert not gone_early & set(mine.dealt)  # dealt to this seat, so nobody had kept it in month 1
    assert returned not in held
    earlier = [quest for quest in mine.dealt[:4] if quest not in mine.kept]
    assert all(held[quest] > 0 for quest in earlier if quest not in mine.dealt[4:])
    assert table.villages[1].kept[2] in held


@pytest.mark.rule("DRK-BRW-6", "DRK-HID-1")
def test_reflexes_are_dealt_anew_but_who_was_seen_to_be_quicker_stays_so() -> None:
    table = drakkar(seats=4).brawl(C, A, D, B)
    for seat in (A, B, C):
        table.apply(seat, CLAIM + 1)
    table.apply(D, CLAIM + 0)
    orders = Counter(tuple(dealt(table, A, k).reflexes) for k in range(800))
    assert all(order.index(C) < order.index(A) and order.index(C) < order.index(B) for order in orders)
    assert len(orders) == 8  # a third of the 24
    assert min(orders.values()) > 60


@pytest.mark.rule("DRK-HID-4")
def test_a_hand_dealt_anew_lists_its_cards_in_order() -> None:
    table = drakkar().hand(A, "deck").hand(B, "loki", "raid", "bow").playing()
    world = dealt(table, A, 1)
    assert world.villages[B].order == sorted(range(10), key=lambda place: world.cards[10 + place])
    assert world.options(B) == sorted(world.options(B))
    assert len(world.options(B)) == 8
