"""The lists of the lobby: from what is stored, so that no match has to be taken up for them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from meadhall.engine.language import reader
from meadhall.server import gather
from meadhall.server.hall import Hall
from meadhall.server.rows import ListedMatch, State
from meadhall.web.model import TableEntry

LONGEST_LIST: Final = 30
MOST_OF_ONES_OWN: Final = 20
STATES: Final[tuple[State, ...]] = ("open", "running", "finished")


class Lobby:
    """Lists of tables. Those that all see alike are kept for a moment, or until a table comes or goes; in each language
    that somebody reads."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: dict[str, dict[State, list[TableEntry]]] = {}  # by language
        self._made = (-1, 0.0)  # at which edition of the lists, and when

    def listed(self) -> dict[State, list[TableEntry]]:
        """The listed tables, by their state."""
        lists = self._hall.storage.lists
        edition, when = self._made
        now = time.monotonic()
        if edition != lists.edition or now - when > self._hall.settings.lists:
            self._kept = {}
            self._made = (lists.edition, now)
        tag = reader()[0]
        if tag not in self._kept:
            self._kept[tag] = {state: self._entries(lists.listed(state, LONGEST_LIST)) for state in STATES}
        return self._kept[tag]

    def played_by(self, person: str) -> list[TableEntry]:
        """The tables at which the person sits and that go on."""
        return self._entries(self._hall.storage.lists.matches_of(person, MOST_OF_ONES_OWN), person) if person else []

    def finished_for(self, person: str) -> list[TableEntry]:
        """What the person may replay."""
        if not person:
            return self.listed()["finished"]
        return self._entries(self._hall.storage.lists.finished_for(person, LONGEST_LIST), person)

    def _entries(self, rows: Sequence[ListedMatch], person: str = "") -> list[TableEntry]:
        found = []
        for row in rows:
            try:
                found.append(gather.entry_of(row, self._hall.clock, person))
            except Exception as error:  # one table that can't be told of takes no other with it
                self._hall.storage.lists.unreadable(row.id, error)
        return found
