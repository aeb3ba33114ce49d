"""The hall's own clock. It never goes back, whatever is done to the clock of the machine.

Clocks of seats, deadlines and everything that is stored count by it: it begins at the machine's time, or at the newest
moment that is stored if that is later, and then goes on evenly. What is shown to people is put right by how far the two
are apart.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

CATCHES_UP: Final = 0.05  # seconds with each beat


def seconds_gone() -> float:
    """Seconds since some moment, those in which the machine slept included where the system counts them."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def machine_time() -> float:
    return time.time()


class HallClock:
    """Seconds since 1970, as the hall counts them.

    >>> said = iter([1000.0, 400.0])
    >>> clock = HallClock(wall=lambda: next(said), elapsed=lambda: 7.0)
    >>> clock.now()
    1000.0
    >>> clock.shown(990.0)  # the machine was set back by 600 s since
    390.0
    """

    def __init__(
        self,
        newest: float = 0.0,
        wall: Callable[[], float] | None = None,
        elapsed: Callable[[], float] | None = None,
        shared: float | None = None,  # the time of a database that several halls share: theirs is one clock
    ) -> None:
        self._wall = wall or machine_time
        self._elapsed = elapsed or seconds_gone
        self._began = max(self._wall() if shared is None else shared, newest) - self._elapsed()

    def now(self) -> float:
        return self._began + self._elapsed()

    def catch_up(self, latest: float) -> None:
        """Another hall's clock said that: who is behind comes nearer, but by no more than anybody would notice."""
        self._began += min(CATCHES_UP, max(0.0, latest - self.now()))

    def shown(self, at: float) -> float:
        """The moment as a clock on the wall would have told it."""
        return at + (self._wall() - self.now())
