"""Several halls on one database: the same seat at another one, and what is heard there."""

from __future__ import annotations

import threading
from collections.abc import Callable

import httpx

from meadhall.testing.served import Seat, Served
from meadhall.testing.waiting import until

Open = Callable[..., Served]


def elsewhere(seat: Seat, served: Served) -> Seat:
    """The same seat, at another hall."""
    return Seat(served, seat.match, seat.seat, seat.token)


def halls_know_each_other(*served: Served) -> None:
    for one in served:
        until(lambda one=one: len(one.hall.storage.halls._others) == len(served) - 1)  # type: ignore[misc]


class Stream:
    """Live updates of a table, heard in a thread."""

    def __init__(self, seat: Seat) -> None:
        self.versions: list[int] = []
        self.ended = False
        self._seat = seat
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        try:
            with self._seat.served.http.stream(
                "GET", f"/api/tables/{self._seat.match}/events", headers=self._seat.headers, timeout=60
            ) as answer:
                for line in answer.iter_lines():
                    if line.startswith("id: "):
                        self.versions.append(int(line[4:]))
        except httpx.HTTPError:
            pass
        self.ended = True
