"""Who looks at a table: each open page hears that something has changed, and fetches the state it wants."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass


@dataclass(frozen=True)
class Standing:
    """How far a table is, as who holds certain seats counts it."""

    version: int
    number: int  # of decisions
    yours: bool  # is one of the seats awaited?


class Watcher:
    """One stream of live updates. Changes that come faster than it can tell are told once: only the last one counts."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats  # whose eyes it has; empty for a spectator
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._rung = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def news(self, patience: float) -> bool:
        """Wait for a change; False if none came in time."""
        if not self._rung:
            loop = asyncio.get_running_loop()
            self._waiting = loop.create_future()
            timer = loop.call_later(patience, self._wake)  # cheaper than asyncio's own timeout, and often set
            try:
                await self._waiting
            finally:
                timer.cancel()
                self._waiting = None
        changed, self._rung = self._rung, False
        return changed
