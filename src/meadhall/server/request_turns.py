"""Whose request is next: those of one client begin one after the other, each in a round of the loop of its own.

All that has arrived in a round of the loop is answered in the next, one after the other. Who sends a hundred requests
at once would so stand before everybody else a hundred times; by turns, others come in between.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Clients whose requests have begun in this round, and what of theirs has to wait for the next ones."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, client: str) -> None:
        """Go on when it is the client's turn: at once for a first request."""
        loop = asyncio.get_running_loop()
        waiting = self._waiting.get(client)
        if waiting is None:
            self._waiting[client] = deque()
            loop.call_soon(self._next, loop, client)
            return
        turn = loop.create_future()
        waiting.append(turn)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop, client: str) -> None:
        waiting = self._waiting[client]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():  # else nobody waits for it any more
                turn.set_result(None)
                loop.call_soon(self._next, loop, client)
                return
        del self._waiting[client]
