"""Who sits around a learner: bots by their names, functions of a view, and policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall import bots, games
from meadhall.bots import Bot
from meadhall.engine.errors import BadOption
from meadhall.engine.view import View
from meadhall.rl.observation import Floats, Mask, Observer
from meadhall.rl.sight import Sight


@dataclass(frozen=True)
class Policy:
    """A policy as an opponent: it gets what the learner would get at that seat, and answers as the learner does.

    `choose` is called with the observation and the mask of its seat, in the environment's own version.

    >>> import numpy as np
    >>> Policy(lambda seen, mask: int(mask.argmax())).choose(np.zeros(3), np.array([0, 1, 1], np.int8))
    1
    """

    choose: Callable[[Floats, Mask], Any]


Opponent = str | Callable[[View], int] | Policy


class Asked(Bot):
    """A function or a policy at a seat: it is given the view of that seat, or what the learner would see of it."""

    def __init__(self, opponent: Callable[[View], int] | Policy, seen: Observer | Sight) -> None:
        super().__init__(0)
        self.opponent = opponent
        self.seen = seen

    def choose(self, view: View) -> int:
        options = view.options()
        asked = self.opponent
        found = self._by_policy(asked, view, options) if isinstance(asked, Policy) else asked(view)
        try:
            chosen = int(found)  # numpy's numbers and arrays of one are as good as ours
        except (TypeError, ValueError):
            chosen = -1
        if chosen not in options:
            known = ", ".join(map(str, options))
            raise BadOption(f"The opponent at seat {view.seat} chose {found!r}; its options are {known}.")
        return chosen

    def _by_policy(self, policy: Policy, view: View, options: list[int]) -> Any:
        seen, seat = self.seen, view.seat
        if isinstance(seen, Observer):
            return policy.choose(seen.observe(view), seen.mask(options))
        wheel = seen.wheel
        found = policy.choose(seen.observe(view), seen.mask([wheel.relative(seat, action) for action in options]))
        try:
            chosen = int(found)
        except (TypeError, ValueError):
            return found
        return wheel.absolute(seat, chosen) if 0 <= chosen < seen.actions else found


def company(
    game: str, opponents: Opponent | Sequence[Opponent], seats: int | None, seat: int | None
) -> tuple[Opponent, ...]:
    """Who sits around the learner; one that is named alone sits at all other seats. Refuses what can't be played."""
    if isinstance(opponents, (str, Policy)) or callable(opponents):
        opponents = [opponents] * ((seats or games.game(game).least_seats) - 1)
    for one in opponents:
        _check(one)
    found = len(opponents) + 1
    if seats is not None and seats != found:
        raise BadOption(f"{found - 1} opponents and you make {found} seats, not {seats}.")
    if seat is not None and not 0 <= seat < found:
        raise BadOption(f"There is no seat {seat}; the seats are 0 to {found - 1}.")
    return tuple(opponents)


def _check(one: object) -> None:
    if isinstance(one, str):
        bots.read_spec(one)
    elif isinstance(one, type):
        raise BadOption(f"{one.__name__} is a class; an opponent is one of its making, as in {one.__name__}(1).choose.")
    elif not isinstance(one, Policy) and not callable(one):
        raise BadOption(f"{one!r} is no opponent; one is a bot's name, a function of a View, or a Policy.")
