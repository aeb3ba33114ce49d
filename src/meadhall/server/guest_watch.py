"""A rule of a guest's game that never ends: the loop, on which everybody waits, is freed from it.

Games of other packages run in the hall itself. A thread looks whether the loop still comes round. If it stands still in
the code of such a game, an exception is raised there, and the game leaves the shelf until the hall is opened anew. What
catches every exception, or never comes back to Python, is not ended by it.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import sys
import threading
import time
from types import FrameType
from typing import TYPE_CHECKING, Final

from meadhall import games

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log: Final = logging.getLogger(__name__)

HOLDS: Final = 5.0  # seconds that a guest may have the loop for itself
LOOKS: Final = 0.01  # seconds until one looks again where the loop stands


class NeverEnds(Exception):
    """A guest's game has had the hall for too long."""


class GuestWatch:
    """Started and stopped in the loop that it watches; it costs nothing where no package brings a game."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._holds = HOLDS
        self._loop = asyncio.get_running_loop()
        self._loop_thread = threading.get_ident()
        self._round = 0  # the last one that the loop has come to
        self._over = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        if games.DOOR.names():
            self._thread = threading.Thread(target=self._watch, name="guest watch", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._over.set()
        if self._thread is not None:
            self._thread.join()

    def _watch(self) -> None:
        number = 0
        while not self._over.wait(self._holds / 4):
            number += 1
            self._loop.call_soon_threadsafe(self._came_round, number)
            late = time.monotonic() + self._holds
            while self._round < number and not self._over.wait(LOOKS):
                if time.monotonic() > late and self._ended():
                    late = time.monotonic() + self._holds

    def _came_round(self, number: int) -> None:
        self._round = number

    def _ended(self) -> bool:
        """Raise something where the loop stands, if that is in a guest's game."""
        found = self._guest(sys._current_frames().get(self._loop_thread))
        if found is None:
            return False
        raised = ctypes.py_object(NeverEnds)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._loop_thread), raised)
        self._loop.call_soon_threadsafe(self._close, *found)
        return True

    @staticmethod
    def _guest(frame: FrameType | None) -> tuple[str, str] | None:
        """The game, and its line, that the loop is in."""
        while frame is not None:
            module = str(frame.f_globals.get("__name__", ""))
            if (name := games.guest_of(module)) is not None:
                return name, f"{module}:{frame.f_lineno}"
            frame = frame.f_back
        return None

    def _close(self, name: str, place: str) -> None:
        """Its tables stay in the database, for a hall whose game is mended."""
        log.error("%s", games.turn_out(name, place, NeverEnds(f"{self._holds:g} s")))
        for live in list(self._hall.tables.values()):
            if live.match.table.setting.game == name:
                self._hall.forget(live)
