"""Judging one decision by what its seat could know then: on worlds redealt from its view, never on the true cards."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.bots.search import Search
from meadhall.engine.rng import seeded
from meadhall.engine.view import View
from meadhall.review.looking import Future, Looking
from meadhall.review.review import (
    EQUAL,
    FINE,
    FORCED,
    GOOD,
    MISTAKE,
    Gain,
    Judgement,
    Verdict,
    grained,
    mean_and_error,
)

ITERATIONS = 240  # of the search for something better
WORLDS = 48  # at first, and again as long as it is undecided
MOST_WORLDS = 288
CLOSE = 0.0035  # a deviation with which nobody has to look further
BEYOND_DOUBT = 3.0  # deviations: in a match of 300 decisions hardly one is called wrong by chance
MATTERS = 0.02  # of a chance: a smaller difference is no mistake
SAME = 0.015  # of a chance: what surely differs by less is equal
NOTABLE = 0.2  # of an asset's worth: a smaller difference is not worth a word


class Tried(NamedTuple):
    """One world: what came of the option that was taken, of a usual player's, and of the one that the search takes.

    And of what somebody did who now and then slips, as everybody does who plays on: a decision earlier that is what the
    world was worth before.
    """

    taken: Future
    usual: Future
    better: Future
    likely: Future


def judged(looking: Looking, view: View, action: int, seed: int, depth: int) -> Judgement:
    """Follows from the view, the action, seed and depth alone."""
    seats = view.table.setting.seats
    none = [0.0] * seats
    dice = seeded(seed)
    if len(view.options()) == 1:
        chance = looking.after(looking.world(view, int(dice.next())), view.seat, action, int(dice.next())).chances
        return Judgement(verdict=FORCED, part=none, error=none, chance=grained(chance[view.seat]))
    best = Search(int(dice.next()), iterations=ITERATIONS * depth).choose(view)
    tried: list[Tried] = []
    while not tried or (len(tried) < MOST_WORLDS * depth and undecided(tried, view.seat, depth)):
        for _ in range(WORLDS):
            tried.append(try_in_a_world(looking, view, action, best, int(dice.next()), int(dice.next())))
    parts, errors = [], []
    for seat in range(seats):
        part, error = part_of(tried, seat)
        parts.append(grained(part))
        errors.append(error)
    me = view.seat
    beside, unsure = mean_and_error([one.taken.chances[me] - one.usual.chances[me] for one in tried])
    cost, doubt = mean_and_error([one.better.chances[me] - one.taken.chances[me] for one in tried])
    other = best != action
    return Judgement(
        verdict=verdict(beside, unsure, cost, doubt),
        part=parts,
        error=errors,
        beside=grained(beside),
        beside_error=unsure,
        chance=mean_and_error([one.taken.chances[me] for one in tried])[0],
        better=best if other else None,
        better_chance=mean_and_error([one.better.chances[me] for one in tried])[0] if other else None,
        cost=cost,
        cost_error=doubt,
        gains=gains(tried) if other else [],
        wins=other and all(one.better.over and one.better.chances[me] > 0 for one in tried),
        loses=other and all(one.taken.over and one.taken.chances[me] == 0 for one in tried),
        ahead=sum(one.better.chances[me] > one.taken.chances[me] for one in tried),
        behind=sum(one.better.chances[me] < one.taken.chances[me] for one in tried),
        worlds=len(tried),
    )


def try_in_a_world(looking: Looking, view: View, action: int, best: int, deal: int, luck: int) -> Tried:
    """Options that are the same come to the same: the difference is then 0 without any noise."""
    world = looking.world(view, deal)
    dice = seeded(deal ^ luck)
    usual = looking.usual(world, view.seat, dice)
    likely = looking.likely(world, view.seat, usual, dice)
    came = {one: looking.after(world, view.seat, one, luck) for one in {action, usual, best, likely}}
    return Tried(came[action], came[usual], came[best], came[likely])


def part_of(tried: list[Tried], seat: int) -> tuple[float, float]:
    """What the decision changed for that seat: what can be expected with it, less what could before, with its error."""
    return mean_and_error([one.taken.chances[seat] - one.likely.earlier[seat] for one in tried])


def undecided(tried: list[Tried], seat: int, depth: int) -> bool:
    """Might a closer look still change what is said, or is a number still far from sure?"""
    cost, doubt = mean_and_error([one.better.chances[seat] - one.taken.chances[seat] for one in tried])
    _, error = part_of(tried, seat)
    clear = cost > BEYOND_DOUBT * doubt or cost + BEYOND_DOUBT * doubt < MATTERS
    return not clear or max(error, doubt) * depth**0.5 > CLOSE


def verdict(beside: float, unsure: float, cost: float, doubt: float) -> Verdict:
    if cost >= MATTERS and cost > BEYOND_DOUBT * doubt:
        return MISTAKE
    if beside >= MATTERS and beside > BEYOND_DOUBT * unsure:
        return GOOD
    if abs(cost) + 2 * doubt < SAME and abs(beside) + 2 * unsure < SAME:
        return EQUAL
    return FINE


def gains(tried: list[Tried]) -> list[Gain]:
    """What the better option brings more of than the other, and less, the weightiest first.

    What counts in only one of two futures, as the drinks of the Spirits do for one of them, is not there in the other.
    """
    sums: dict[str, tuple[float, float]] = {}
    for one in tried:
        for future, sign in ((one.taken, -1.0), (one.better, 1.0)):
            for name, amount, worth in future.assets:
                sums[name] = (sums.get(name, (0.0, 0.0))[0] + sign * amount, worth)
    found = [Gain(asset=name, more=more / len(tried), worth=worth) for name, (more, worth) in sums.items()]
    return sorted((one for one in found if abs(one.more * one.worth) >= NOTABLE), key=lambda one: -one.more * one.worth)
