"""Learners: they go through a lesson as it suggests, or as they please."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import meadhall
from meadhall.engine.errors import Refused
from meadhall.play import Match
from meadhall.play.coach import Bubble, Coach
from meadhall.play.lesson import lessons

ALL = [(game, one.name) for game in meadhall.SHELF for one in lessons(game)]
MOST = 500  # decisions, bubbles included

Choose = Callable[[Match, Bubble | None], int]


def coach_of(match: Match) -> Coach:
    assert match.coach is not None
    return match.coach


def bubble_of(match: Match) -> Bubble | None:
    """What is said to the learner now."""
    coach = coach_of(match)
    return coach.bubble(match.view(coach.you))


def played(match: Match, choose: Choose) -> Iterator[Bubble]:
    """What is said from now on until the lesson is over: next is said to all that waits for it."""
    coach = coach_of(match)
    last = None
    for _ in range(MOST):
        bubble = bubble_of(match)
        if bubble is not None and bubble != last:
            last = bubble
            yield bubble
        if coach.over:
            return
        if bubble is not None and bubble.waits != "deed":
            coach.go_on(match, bubble.mark)
        elif coach.you in match.waiting():
            match.act(coach.you, choose(match, bubble))
        else:
            assert match.dues(), "nobody can go on, and nobody speaks"
            match.move(match.dues()[0].seat)
    raise AssertionError(f"the lesson does not end; it waits at {bubble_of(match)}")


def as_suggested(match: Match, bubble: Bubble | None) -> int:
    """The first thing that is suggested; where nothing is, what is there first."""
    return bubble.actions[0] if bubble is not None else match.table.legal(coach_of(match).you)[0]


def suggested_by(dice: random.Random) -> Choose:
    """One of the things that are suggested; where nothing is, anything."""

    def choose(match: Match, bubble: Bubble | None) -> int:
        return dice.choice(match.table.options(coach_of(match).you) if bubble is None else list(bubble.actions))

    return choose


def at_will(dice: random.Random) -> Choose:
    """Anything, and half of the time just not what is suggested; who is held back gives in."""

    def choose(match: Match, bubble: Bubble | None) -> int:
        coach = coach_of(match)
        options = match.table.options(coach.you)
        if bubble is None:
            return dice.choice(options)
        others = [action for action in options if action not in bubble.actions]
        wanted = dice.choice(others if others and dice.random() < 0.5 else options)
        try:
            coach.check(match.view(coach.you), wanted)
        except Refused:
            return bubble.actions[0]
        return wanted

    return choose
