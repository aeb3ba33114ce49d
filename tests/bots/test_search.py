"""The search bot: honest, repeatable, and alike on one core and on several."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time

import pytest

import meadhall
from meadhall.bots import Search, bot
from meadhall.bots import cores as side_by_side
from meadhall.engine import Table, View, snapshot
from meadhall.testing.worlds import moments, random_action, sampled_table, seen

GAMES = meadhall.SHELF
SPEC = "search:iterations=12"


def choices(table: Table) -> list[int]:
    """The seats that have something to choose."""
    return [seat for seat in table.deciders() if len(table.options(seat)) > 1]


def found(view: View, seed: int, **how: int) -> list[tuple[int, int, float]]:
    """All that the bot makes of a view."""
    return [(one.action, one.visits, one.chance) for one in Search(seed, iterations=24, **how).advise(view)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_an_exchange_of_what_the_bot_cannot_see_never_changes_its_decision(name: str, seed: int) -> None:
    """The true table and others that the seat can't tell from it: the bot counts and chooses alike at all of them."""
    for table in moments(name, 300 + seed, 3):
        for seat in choices(table):
            wanted = found(table.view(seat), seed)
            chosen = bot(SPEC, seed).choose(table.view(seat))
            for exchange in range(3):
                other = table.redeal(seat, 7000 + 10 * seed + exchange)
                assert found(other.view(seat), seed) == wanted
                assert bot(SPEC, seed).choose(other.view(seat)) == chosen


@pytest.mark.parametrize("name", GAMES)
def test_the_exchanged_tables_do_differ_where_something_is_hidden(name: str) -> None:
    """Else the test before would show nothing. In Bottlecap only the coming draws are hidden."""
    differ = 0
    for table in moments(name, 4, 8):
        for seat in choices(table):
            worlds = [str(snapshot(table.redeal(seat, exchange))) for exchange in range(3)]
            differ += len(set(worlds)) > 1
    assert differ > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_bot_always_takes_an_option_and_leaves_the_view_as_it_was(name: str, seed: int) -> None:
    for table in moments(name, seed, 5):
        for seat in choices(table):
            view = table.view(seat)
            before = seen(view)
            assert bot(SPEC, seed).choose(view) in table.options(seat)
            assert seen(view) == before


@pytest.mark.parametrize("name", GAMES)
def test_every_iteration_visits_one_option_and_chances_are_chances(name: str) -> None:
    for table in moments(name, 2, 6):
        for seat in choices(table):
            advice = Search(3, iterations=40).advise(table.view(seat))
            assert [one.action for one in advice] != []
            assert sorted(one.action for one in advice) == sorted(table.options(seat))
            assert sum(one.visits for one in advice) == 40
            assert all(0.0 <= one.chance <= 1.0 for one in advice)
            visits = [one.visits for one in advice]
            assert visits == sorted(visits, reverse=True)


def test_it_sees_a_victory_that_is_one_step_away() -> None:
    """Of many random tables: where an option wins at once in every world, the bot takes one that wins, now or soon."""
    checked = 0
    for seed in range(60):
        dice = random.Random(seed)
        table = sampled_table("bottlecap", seed)
        while not table.over:
            seat = table.deciders()[0]
            winning = [action for action in table.options(seat) if wins(table, seat, action)]
            if winning and len(winning) < len(table.options(seat)):
                best = Search(seed, iterations=60).advise(table.view(seat))[0]
                assert best.action in winning or best.chance > 0.9
                checked += 1
            table.apply(*random_action(table, dice))
        if checked >= 10:
            break
    assert checked >= 10


def wins(table: Table, seat: int, action: int) -> bool:
    """Does the option end the game in the seat's favour, in whatever world?"""
    for deal in range(6):
        world = table.redeal(seat, deal)
        world.take(seat, action)
        if not world.over or seat not in world.winners:
            return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_two_cores_find_the_same_as_one_that_does_the_work_of_both(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    views = [table.view(seat) for table in moments(name, 6, 3) for seat in choices(table)]
    together = [found(view, 5, cores=2) for view in views]
    assert together == [found(view, 5, cores=2) for view in views]
    monkeypatch.delattr(os, "fork", raising=False)
    assert together == [found(view, 5, cores=2) for view in views]
    assert all(sum(visits for _, visits, _ in one) == 24 for one in together)


def test_the_worlds_of_all_cores_are_counted() -> None:
    table = meadhall.game("bottlecap").new(2, 3)
    [seat] = table.deciders()
    mind = Search(5, iterations=31, cores=2)
    mind.choose(table.view(seat))
    assert mind.worlds == 31


def test_more_cores_than_iterations_are_of_no_use_and_no_harm() -> None:
    table = meadhall.game("bottlecap").new(3, 1)
    seat = table.deciders()[0]
    assert bot("search:iterations=1:cores=4", 1).choose(table.view(seat)) in table.options(seat)


def test_a_child_that_came_to_harm_is_replaced_by_own_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    table = meadhall.game("drakkar").new(4, 1)
    view = table.view(table.deciders()[0])
    wanted = found(view, 5, cores=2)

    def killed(part: Search, view: View) -> tuple[int, int]:
        ears, mouth = os.pipe()
        child = os.fork()
        if not child:
            os._exit(1)
        os.close(mouth)
        return child, ears

    monkeypatch.setattr(side_by_side, "_send_out", killed)
    assert found(view, 5, cores=2) == wanted


def test_thinking_by_the_clock_takes_its_time_and_ends() -> None:
    table = meadhall.game("beer").new(5, 1)
    while len(table.options(table.deciders()[0])) < 3:
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    begun = time.perf_counter()
    mind = Search(1, seconds=0.05)
    mind.advise(table.view(table.deciders()[0]))
    assert mind.worlds >= 1
    assert time.perf_counter() - begun >= 0.05


@pytest.mark.parametrize("name", GAMES)
def test_by_the_clock_it_decides_as_soon_as_no_other_option_can_catch_up(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock on which each world takes a thousandth of a second."""
    thousandths = iter(range(10_000_000))
    monkeypatch.setattr(time, "perf_counter", lambda: next(thousandths) / 1000)
    sooner = 0
    for table in moments(name, 60, 5):
        for seat in choices(table):
            mind, patient = Search(3, seconds=0.15), Search(3, seconds=0.15)
            assert mind.choose(table.view(seat)) == patient.advise(table.view(seat))[0].action
            sooner += mind.worlds < patient.worlds
    assert sooner > 0


def test_a_deep_tree_is_forgotten_without_harm() -> None:
    """Freeing it nests so deep that Python puts the innermost things aside; its allocator finds what that destroys."""
    words = """
from meadhall.bots.tree import Node
root = node = Node()
for depth in range(500):
    for seat in range(4):
        node.arms_of(seat).slot(depth)
    node.children[0] = node = Node()
del root, node
"""
    checked = {**os.environ, "PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", words], env=checked, capture_output=True, encoding="utf-8", errors="replace"
    )
    assert done.returncode == 0, done.stderr
