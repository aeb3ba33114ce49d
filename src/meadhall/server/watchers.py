"""Who looks at a table: each open page hears that something has changed, and fetches the state it wants."""

from __future__ import annotations

import asyncio
import contextlib
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
        self._news = asyncio.Event()

    def ring(self) -> None:
        self._news.set()

    async def news(self, patience: float) -> bool:
        """Wait for a change; False if none came in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._news.wait()
        changed = self._news.is_set()
        self._news.clear()
        return changed
