"""Who leads a match: one hall at a time has it in memory, drives it on, and writes to it.

A hall that has its database for itself leads them all. Where several share one, `several_halls.py` finds out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

NOT_KNOWN: Final = ""
FIRST_OPENING: Final = 8192  # so that versions go on behind those that once began at the clock's milliseconds


class LedElsewhere(Exception):
    """Another hall leads the match, at that address; nothing has happened here. Without one: ask again who does."""

    def __init__(self, match: str, address: str = NOT_KNOWN) -> None:
        super().__init__(f"{match} is led by {address or 'another hall'}")
        self.match = match
        self.address = address


class Halls(Protocol):
    """What a hall knows of the others."""

    id: str  # of this one, among the others; nothing if there can't be any
    alone: bool  # by its nature, and for good
    draining: bool

    @property
    def count(self) -> int:
        """How many there are, this one included."""

    @property
    def beside(self) -> list[str]:
        """The addresses of the others on this machine."""

    @property
    def leader(self) -> str | None:
        """What is written at a match that this hall leads."""

    def first_fence(self, match: str) -> int:
        """Under which a new match is written, that this hall leads from its beginning."""

    async def lead(self, match: str) -> int:
        """Its fence, from now on or since it is led here; LedElsewhere, if it is."""

    async def sure(self) -> None:
        """Wait until it is certain that what is led here is still led here."""

    def lost(self, match: str) -> None:
        """Somebody else leads it by now."""

    def doubt(self, match: str) -> None:
        """Who was believed to lead it does not, or does not answer."""

    async def give_back(self, matches: list[str]) -> None:
        """They have left the memory here: whoever is asked for one next may lead it."""

    def tell(self, match: str, version: int) -> None:
        """The others' watchers have something to look at."""

    async def start(self, hall: Hall, address: str) -> None: ...

    async def drain(self) -> None:
        """From now on nothing more is led here, if there is anybody else to do it."""

    async def stop(self) -> None: ...


class Alone:
    """The only hall of its database."""

    id = ""
    alone = True
    count = 1
    draining = False
    leader = None

    @property
    def beside(self) -> list[str]:
        return []

    def __init__(self, opening: int) -> None:
        self._opening = opening

    def first_fence(self, match: str) -> int:
        return self._opening

    async def lead(self, match: str) -> int:
        return self._opening

    async def sure(self) -> None:
        pass

    def lost(self, match: str) -> None:
        pass

    def doubt(self, match: str) -> None:
        pass

    async def give_back(self, matches: list[str]) -> None:
        pass

    def tell(self, match: str, version: int) -> None:
        pass

    async def start(self, hall: Hall, address: str) -> None:
        pass

    async def drain(self) -> None:
        pass

    async def stop(self) -> None:
        pass
