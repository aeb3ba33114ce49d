"""What a Table says of itself to those who know nothing of its game: turns, progress, and what lies on it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import meadhall
from meadhall.engine import SPECTATOR, Plain, Progress, Table, play_out, seeded, snapshot
from meadhall.testing.worlds import moments, sampled_table

GAMES = meadhall.SHELF

# Attributes that say nothing about the table: the engine's bookkeeping, and what follows from the rest.
UNSAID = {
    "_decided",
    "_log",
    "agenda",
    "box",
    "decided",
    "decisions",
    "end_rule",
    "hearer",
    "is",
    "log",
    "loud",
    "over",
}
UNSAID |= {"redealt_at", "reveals", "rng", "rules", "sealed", "seed", "setting", "told", "winners"}


def lies_there(table: Table, seat: int) -> dict[str, Plain]:
    return {name: fact for name, fact in snapshot(table, seat).items() if name not in UNSAID}


def one_by_one(name: str, seed: int, most: int) -> Iterator[Table]:
    """The table after each of some decisions."""
    table = sampled_table(name, seed)
    dice = seeded(seed)
    while not table.over and table.decisions < most:
        yield table
        play_out(table, dice, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_the_facts_change_when_anything_changes_that_the_viewer_sees(name: str, viewer: int) -> None:
    """So nothing on the table is left out of them."""
    before: dict[str, Plain] = {}
    told: object = None
    for table in one_by_one(name, 20 + viewer, 60):
        seen = table.view(viewer).table
        now = lies_there(seen, viewer)
        facts = seen.facts()
        if now != before:
            changed = [key for key in now if now[key] != before.get(key)]
            assert facts != told, f"{changed} changed, and nobody reads of it"
        before, told = now, facts


@pytest.mark.parametrize("name", GAMES)
def test_the_facts_are_plain_and_the_same_for_all_that_a_seat_cannot_tell_apart(name: str) -> None:
    for table in moments(name, 31, 6):
        for seat in (*table.deciders(), SPECTATOR):
            facts = table.view(seat).table.facts()
            assert json.loads(json.dumps(facts)) == facts
            assert not [key for key in facts if key.startswith("_") or not key.islower()]
            if seat >= 0:
                assert table.redeal(seat, 4).view(seat).table.facts() == facts


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_never_goes_backwards_and_never_beyond_its_end(name: str, seed: int) -> None:
    last: list[Progress] = []
    turn: int | None = None
    for table in one_by_one(name, 40 + seed, 400):
        progress = table.progress()
        assert progress
        assert all(one.number <= one.of for one in progress if one.of is not None)
        assert [one.number for one in progress] >= [one.number for one in last]
        now = table.turn_number()
        assert now is not None
        assert turn is None or now >= turn
        assert -1 <= table.active_seat() < table.setting.seats
        assert table.length().number >= 0
        last, turn = progress, now


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_turns_is_the_same_in_every_view(name: str) -> None:
    for table in moments(name, 33, 5):
        for seat in range(-1, table.setting.seats):
            seen = table.view(seat).table
            assert seen.turn_number() == table.turn_number()
            assert seen.active_seat() == table.active_seat()
            assert (seen.progress(), seen.length()) == (table.progress(), table.length())


def test_each_game_counts_in_its_own_units() -> None:
    units = {name: [one.unit for one in meadhall.game(name).new(4, 1).progress()] for name in GAMES}
    assert units == {"bottlecap": ["round"], "drakkar": ["month", "turn"], "beer": ["round"]}
    lengths = {name: meadhall.game(name).new(4, 1).length().unit for name in GAMES}
    assert lengths == {"bottlecap": "round", "drakkar": "decision", "beer": "round"}
