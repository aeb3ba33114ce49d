"""Notices from one hall to the others, by the server that they share: that a match has changed, and nothing of what.

They are sent past the commits, in transactions that flush nothing: the server holds a lock over all that send notices,
and no disk should be waited for under it. Who is cut off has missed some, and is told so when it listens again.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final

import psycopg

from meadhall.server.database.postgres import CHANNEL, PostgresLink

log = logging.getLogger("meadhall.server")

MISSED: Final = ("", 0)  # instead of a match and its version: any of them may have changed

Heard = Callable[[str, int], None]


class Listening:
    """A thread that listens until it is told to stop. `heard` is called there, with a match and its version."""

    def __init__(self, address: str, heard: Heard, own: Callable[[], int]) -> None:
        self._address = address
        self._heard = heard
        self._own = own  # the number of the connection by which this hall itself sends
        self._stopped = False
        self._thread = threading.Thread(target=self._run, name="meadhall-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopped = True
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped:
            try:
                with contextlib.closing(PostgresLink(self._address)) as link:
                    link.raw.execute(f"LISTEN {CHANNEL}")
                    self._heard(*MISSED)
                    while not self._stopped:
                        for notice in link.raw.notifies(timeout=0.5):
                            if notice.pid != self._own():
                                match, _, version = notice.payload.partition(" ")
                                self._heard(match, int(version or 0))
            except psycopg.Error as error:
                if not self._stopped:
                    log.warning("no notices are heard from the other halls: %s", error)
                    time.sleep(0.3)


def send(link: PostgresLink, notices: Sequence[tuple[str, int]]) -> None:
    """By a connection that is used for nothing that has to be on the disk."""
    told = [f"{match} {version}" for match, version in notices]
    link.raw.execute("SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told", (CHANNEL, told))
