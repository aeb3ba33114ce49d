"""The law of forecasts: each option is taken in worlds that fit the view, and compared with what was said of it."""

from __future__ import annotations

import math
import random
from collections import defaultdict

from meadhall.engine import Game, Table, View
from meadhall.engine.event import SEAT, Event
from meadhall.engine.outcome import BY_CHOICE, CERTAIN, REMARK, THIS_TURN, Outcome
from meadhall.testing.laws.law import hold, law
from meadhall.testing.worlds import moments

WORLDS = 6
MOST_OPTIONS = 8  # of one decision
SLACK = 4.5  # standard deviations by which a chance may miss


def is_it(table: Table, outcome: Outcome, event: Event) -> bool:
    """Is this the event that was foretold?"""
    if event.kind != outcome.kind or event.seat != outcome.seat:
        return False
    told = {field.name: numbers[0] for field, numbers in event.fields(table.kinds().of(event.kind)) if numbers}
    return all(told.get(name) == number for name, number in outcome.fields.items())


def excused(world: Table, since: int, outcome: Outcome) -> bool:
    """Did the event come between that the forecast makes room for?"""
    for event in world.all_events()[since:] if outcome.unless >= 0 else []:
        fields = event.fields(world.kinds().of(event.kind))
        struck = [event.seat, *(numbers[0] for field, numbers in fields if field.type == SEAT)]
        if event.kind == outcome.unless and outcome.seat in struck:
            return True
    return False


def happens(world: Table, since: int, outcome: Outcome) -> bool:
    """Has it come, by a later decision than what it was to come after?"""
    events = world.all_events()[since:]
    if outcome.after is not None:
        before = [event.number for event in events if is_it(world, outcome.after, event)]
        events = [event for event in events if before and event.number > before[0]]
    return any(is_it(world, outcome, event) for event in events)


def by_choice(world: Table, seat: int, since: int, outcome: Outcome, choices: int) -> bool:
    """Do so many of the options that the seat has next lead to it?"""
    if happens(world, since, outcome):
        return True
    if not choices or seat not in world.deciders():
        return False
    for action in world.options(seat):
        ahead = world.copy()
        ahead.take(seat, action)
        if by_choice(ahead, seat, since, outcome, choices - 1):
            return True
    return False


def play_on(world: Table, dice: random.Random) -> None:
    """Until the turn is over, somehow."""
    turn = world.turn_number()
    while not world.over and world.turn_number() == turn:
        seat = dice.choice(world.deciders())
        world.take(seat, dice.choice(world.options(seat)))


class Chances:
    """How often something was foretold with which chance, and how often it came."""

    def __init__(self) -> None:
        self.said: dict[tuple[int, int], list[tuple[float, bool]]] = defaultdict(list)

    def add(self, outcome: Outcome, came: bool) -> None:
        self.said[outcome.kind, int(outcome.chance * 5)].append((outcome.chance, came))

    def misses(self) -> list[str]:
        found = []
        for (kind, _), pairs in self.said.items():
            expected = sum(chance for chance, _ in pairs)
            spread = math.sqrt(sum(chance * (1 - chance) for chance, _ in pairs)) + 1
            came = sum(happened for _, happened in pairs)
            if abs(came - expected) > SLACK * spread:
                found.append(f"kind {kind}: foretold {expected:.1f} of {len(pairs)}, came {came}")
        return found


def check(view: View, action: int, dice: random.Random, chances: Chances) -> None:
    """One option of the view, in several worlds."""
    outcomes = [outcome for outcome in view.forecast(action) if outcome.when != REMARK]
    if not outcomes:
        return
    for _ in range(WORLDS):
        world = view.redeal(dice.getrandbits(32))
        since = world.told
        world.take(view.seat, action)
        later = world.copy()
        if any(outcome.when == THIS_TURN for outcome in outcomes):
            play_on(later, dice)
        for outcome in outcomes:
            if outcome.when == BY_CHOICE:
                came = by_choice(world, view.seat, since, outcome, outcome.choices)
            else:
                came = happens(later if outcome.when == THIS_TURN else world, since, outcome)
            if not came and excused(later, since, outcome):
                continue
            if outcome.chance >= CERTAIN:
                told = [str(world.tell(event)) for event in world.events()[since:]]
                hold(came, f"{view.describe(action)}: {outcome} was foretold, and this happened: {told}")
            else:
                chances.add(outcome, came)


@law("forecasts", 4)
def whatever_an_option_foretells_happens(game: Game, seed: int) -> int:
    dice = random.Random(seed)
    chances = Chances()
    foretold = 0
    for table in moments(game, seed, 25, 200):
        for seat in table.deciders():
            view = table.view(seat)
            options = view.options()
            for action in dice.sample(options, min(MOST_OPTIONS, len(options))):
                foretold += len(view.forecast(action))
                check(view, action, dice, chances)
    hold(not chances.misses(), "chances are not what they are said to be:", "; ".join(chances.misses()))
    return foretold
