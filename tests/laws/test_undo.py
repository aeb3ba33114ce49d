"""The law of undo, for every game: what can be taken back has taught nobody anything."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.engine import SPECTATOR, Table, View, play_out, seeded
from meadhall.engine.snapshot import alike, plain
from meadhall.play import Match, Seat
from meadhall.play.learning import taught
from meadhall.testing.worlds import moments, random_action, sampled_table


def somewhere(name: str, seed: int) -> Table:
    """A table with sampled options in the middle of a game; early and late ones."""
    table = sampled_table(name, seed)
    play_out(table, seeded(seed), (seed % 4) * 90)
    return table


def shown(view: View, since: int) -> list[object]:
    """What a view says of what lies there, of its own decision, and of what happened since a moment."""
    own = view.seat in view.deciders()
    news = [(event.facts(), view.table.tell(event)) for event in view.events()[since:]]
    return [view.table, view.deciders(), view.options() if own else [], view.prompt() if own else "", news]


def foretold(before: Table, after: Table, seat: int, action: int, viewer: int, seed: int) -> bool:
    """Would the viewer see the same if the world were another one that he thought possible?"""
    world = before.redeal(viewer, seed)
    if action not in world.legal(seat):
        return False
    world.take(seat, action)
    return alike(shown(world.view(viewer), before.told), shown(after.view(viewer), before.told))


@pytest.mark.parametrize("name", meadhall.SHELF)
@pytest.mark.parametrize("seed", range(6))
def test_what_can_be_taken_back_has_taught_nobody_anything(name: str, seed: int) -> None:
    """In every world that a viewer thought possible the same decision would have shown him the same."""
    dice = random.Random(seed)
    table = somewhere(name, seed)
    match = Match(table, [Seat(kind="you") for _ in range(table.setting.seats)])
    looked = 0
    for _ in range(60):
        if match.over or looked == 5:
            break
        before = match.table
        seat, action = random_action(before, dice)
        match.act(seat, action)
        if match.why_not_undo(seat) is not None:
            continue
        looked += 1
        for viewer in [SPECTATOR, *range(table.setting.seats)]:
            for other in range(3):
                assert foretold(before, match.table, seat, action, viewer, 100_003 * (other + 1) + before.decisions), (
                    f"after {type(before.agenda.top()).__name__} viewer {viewer} knows more than before"
                )


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_tables_are_alike_when_their_snapshots_are(name: str) -> None:
    tables = [view.table for table in moments(name, 3, 4) for view in (table.view(0), table.view(1), table.view(0))]
    for one in tables:
        for two in tables:
            assert alike(one, two) == (plain(one) == plain(two))


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_nothing_else_is_held_to_be_a_reveal(name: str) -> None:
    """Whenever somebody is said to have learnt something, there is a world in which it would have been otherwise."""
    dice = random.Random(1)
    table = somewhere(name, 1)
    learnt = 0
    for _ in range(40):
        if table.over or learnt == 8:
            break
        before = table.copy()
        seat, action = random_action(table, dice)
        table.apply(seat, action)
        if before.rng.state() == table.rng.state() and taught(before, table):
            learnt += 1
            viewers = [SPECTATOR, *range(table.setting.seats)]
            assert any(not foretold(before, table, seat, action, v, k) for v in viewers for k in range(20))
    assert learnt or name == "bottlecap"  # where all lies open
