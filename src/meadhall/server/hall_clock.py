"""The hall's own clock. It never goes back, whatever is done to the clock of the machine.

Clocks of seats, deadlines and everything that is stored count by it: it begins at the machine's time, or at the newest
moment that is stored if that is later, and then goes on evenly. What is shown to people is put right by how far the two
are apart.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable


def seconds_gone() -> float:
    """Seconds since some moment, those in which the machine slept included where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


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
    ) -> None:
        self._wall = wall or machine_time
        self._elapsed = elapsed or seconds_gone
        self._began = max(self._wall(), newest) - self._elapsed()

    def now(self) -> float:
        return self._began + self._elapsed()

    def shown(self, at: float) -> float:
        """The moment as a clock on the wall would have told it."""
        return at + (self._wall() - self.now())
