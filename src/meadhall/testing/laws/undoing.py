"""The law of undo: what can be taken back has taught nobody anything."""

from __future__ import annotations

import random
from collections.abc import Iterator

from meadhall.engine import SPECTATOR, Game, Table, View, play_out, seeded
from meadhall.engine.snapshot import alike, plain
from meadhall.play import Match, Seat
from meadhall.play.reveals import taught
from meadhall.testing.laws.law import hold, law
from meadhall.testing.worlds import moments, random_action, sampled_table

ABOUT = "undo"


def somewhere(game: Game | str, seed: int) -> Table:
    """A table with sampled options in the middle of a game; early and late ones."""
    table = sampled_table(game, seed)
    whole = play_out(table.copy(), seeded(seed), 360)
    play_out(table, seeded(seed), (seed % 4) * (90 if whole >= 360 else whole // 4))
    return table


def without_dice(game: Game, seed: int, most: int) -> Iterator[tuple[Table, Table, int, int]]:
    """Decisions of a game, up to so many, that led to nothing random: the table before and after, who, and what."""
    dice = random.Random(seed)
    table = somewhere(game, seed)
    while not table.over and table.decisions < most:
        before = table.copy()
        seat, action = random_action(table, dice)
        table.apply(seat, action)
        if before.rng.state() == table.rng.state():
            yield before, table, seat, action


def shown(view: View, since: int) -> list[object]:
    """What a view says of what lies there, of its own decision, and of what happened since a moment."""
    own = view.seat in view.deciders()
    news = [(event.facts(), str(view.table.tell(event))) for event in view.events()[since:]]
    return [view.table, view.deciders(), view.options() if own else [], str(view.prompt()) if own else "", news]


def outcomes(before: Table, after: Table, viewer: int, seed: int, many: int) -> list[bool]:
    """Could the viewer see the same if the world were another one that he thought possible?

    Others than who has decided may see less than what was decided: any decision that looks the same to them will do.
    """
    decision = after.last_decision
    assert decision is not None
    seat, seen = decision.seat, shown(after.view(viewer), before.told)
    found: list[bool] = []
    for number in range(many):
        dealt = before.redeal(viewer, seed + number)
        choices = [decision.action] if viewer == seat else [decision.action, *dealt.legal(seat)]
        found.append(False)
        for action in choices:
            world = dealt.copy()
            if action in world.legal(seat):
                world.take(seat, action)
                if alike(shown(world.view(viewer), before.told), seen):
                    found[-1] = True
                    break
    return found


def watch_undo(game: Game | str, seed: int, most: int) -> int:
    """Play some decisions, and look closely at those that can be taken back; returns how many that were."""
    dice = random.Random(seed)
    table = somewhere(game, seed)
    match = Match(table, [Seat(kind="you") for _ in range(table.setting.seats)])
    looked = 0
    while not match.over and looked < most and match.table.decisions < table.decisions + 80:
        before = match.table
        seat, action = random_action(before, dice)
        match.act(seat, action)
        if match.why_not_undo(seat) is not None:
            continue
        looked += 1
        for viewer in range(SPECTATOR, table.setting.seats):
            found = outcomes(before, match.table, viewer, 100_003 * seed + before.decisions, 5)
            told = f"after {type(before.agenda.top()).__name__} of {seat} viewer {viewer} knows more: {found}"
            # That somebody could do it tells the others a little of his hand (who goes Berserk has attacks), which no
            # view knows; if it were possible with nothing but what he holds, he would have shown it.
            hold(all(found) if viewer == seat else any(found), told)
    return looked


@law(ABOUT, 6)
def what_can_be_taken_back_has_taught_nobody_anything(game: Game, seed: int) -> int:
    """In every world that a viewer thought possible the same decision would have shown him the same."""
    return watch_undo(game, seed, 5)


@law(ABOUT)
def tables_are_alike_when_their_snapshots_are(game: Game, seed: int) -> int:
    tables = [view.table for table in moments(game, 3 + seed, 4) for view in map(table.view, (0, 1, 0))]
    for one in tables:
        for two in tables:
            hold(alike(one, two) == (plain(one) == plain(two)), "two tables are alike, and their snapshots are not")
    return len(tables)


@law(ABOUT)
def nothing_else_is_held_to_be_a_reveal(game: Game, seed: int) -> int:
    """Whenever somebody is said to have learnt something, there is a world in which it would have been otherwise."""
    learnt = 0
    for before, table, seat, action in without_dice(game, 1 + seed, 200):
        if taught(before, table, seat, action):
            learnt += 1
            viewers = range(SPECTATOR, table.setting.seats)
            otherwise = any(outcomes(before, table, viewer, 0, 12).count(True) < 12 for viewer in viewers)
            hold(otherwise, f"after {type(before.agenda.top()).__name__} nobody has learnt anything")
        if learnt == 8:
            break
    return learnt


@law(ABOUT)
def whether_undo_is_possible_tells_nothing_of_what_the_seat_can_not_know(game: Game, seed: int) -> int:
    """It is the same in every world that the seat thinks possible, before and after."""
    compared = 0
    for before, table, seat, action in without_dice(game, 2 + seed, 300):
        world = before.redeal(seat, table.decisions)
        then = world.copy()
        then.take(seat, action)
        if alike(shown(then.view(seat), before.told), shown(table.view(seat), before.told)):
            compared += 1
            same = taught(world, then, seat, action) == taught(before, table, seat, action)
            hold(same, f"after {type(before.agenda.top()).__name__} it depends on what seat {seat} can't know")
        if compared == 12:
            break
    return compared
