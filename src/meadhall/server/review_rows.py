"""What the hall keeps of reviews: who asked for which, how far it is, and its steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from meadhall.server import columns
from meadhall.server.database import Link
from meadhall.server.rows import ReviewRow
from meadhall.server.settings import Limits
from meadhall.server.storage import Storage
from meadhall.server.storage_quota import TooMuch
from meadhall.server.words import say

AT_ONCE: Final = 20  # reviews that are looked for


class KeptReviews:
    """In the database, beside the matches."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    @property
    def hall(self) -> str:
        """Under which name this hall makes reviews."""
        return self._storage.halls.id

    async def row(self, match: str) -> ReviewRow | None:
        return await self._storage.ask(_row, match)

    async def steps(self, match: str, below: int) -> list[str]:
        """Those of decisions with smaller numbers, the last decision first, each as JSON."""
        rows = await self._storage.ask(lambda link: link.all("review_steps", match=match, below=below))
        return [str(step) for (step,) in rows]

    async def puzzles(self, match: str) -> dict[int, str]:
        """What a closer look at decisions has shown: solutions as JSON, or nothing where none is sure."""
        rows = await self._storage.ask(lambda link: link.all("review_puzzles", match=match))
        return {int(number): str(solution) for number, solution in rows}

    async def wanted(self) -> int:
        """How many are being made, or wait for it, at all halls."""
        return await self._storage.ask(lambda link: _count(link, "wanted_reviews"))

    async def ask(self, wish: ReviewRow, limits: Limits) -> ReviewRow:
        """It is wanted from now on, if it is not already there; what was known of it stays. Returns what is stored."""

        def work(link: Link) -> ReviewRow:
            known = _row(link, wish.match)
            fits = known is not None and (known.format, known.seed, known.depth) == (wish.format, wish.seed, wish.depth)
            if known is None or not fits:
                link.run("drop_review_steps", match=wish.match)
                link.run("drop_review_puzzles", match=wish.match)
                now = replace(wish, state="wanted", hall=self.hall)
            elif known.state in ("wanted", "done") and known.puzzles & wish.puzzles == wish.puzzles:
                return known
            elif known.state == "wanted":  # whoever makes it looks for more at its end
                now = replace(known, puzzles=known.puzzles | wish.puzzles)
            else:
                now = replace(wish, state="wanted", hall=self.hall, puzzles=known.puzzles | wish.puzzles)
            if known is None or known.state != "wanted":
                self._expect_room(link, wish.client, limits)
            link.run("ask_review", **columns.review_values(now))
            return now

        found: ReviewRow = await self._storage.write(work)
        return found

    def _expect_room(self, link: Link, client: str, limits: Limits) -> None:
        link.hold(f"reviews of {client}")
        if _count(link, "wanted_reviews_by", client=client) >= limits.reviews:
            raise TooMuch(say("too-many-reviews", most=limits.reviews))
        if _count(link, "wanted_reviews") >= limits.all_reviews:
            raise TooMuch(say("many-wait-for-reviews"))

    async def stop(self, match: str) -> None:
        await self._storage.write(lambda link: link.run("stop_review", match=match))

    async def free(self) -> list[str]:
        """Matches whose reviews nobody makes, though somebody wants them: those that waited longest."""
        rows = await self._storage.ask(lambda link: link.all("free_reviews", hall=self.hall, most=AT_ONCE))
        return [str(match) for (match,) in rows]

    async def take(self, match: str) -> ReviewRow | None:
        """From now on this hall makes it; nothing if another one does, or nobody wants it any more."""
        hall = self.hall

        def work(link: Link) -> ReviewRow | None:
            return _row(link, match) if link.run("take_review", match=match, hall=hall) else None

        found: ReviewRow | None = await self._storage.write(work)
        return found

    async def keep(self, row: ReviewRow, steps: Sequence[tuple[int, str]], puzzles: Sequence[tuple[int, str]]) -> bool:
        """What was found out; False if nobody wants to know any more, or another hall goes on with it."""

        def work(link: Link) -> bool:
            if not link.run("hold_review", match=row.match, hall=row.hall, state="wanted"):
                return False
            link.run_many(
                "add_review_step", [{"match": row.match, "number": number, "step": step} for number, step in steps]
            )
            link.run_many(
                "add_review_puzzle",
                [{"match": row.match, "number": number, "solution": text} for number, text in puzzles],
            )
            return True

        held: bool = await self._storage.write(work)
        return held

    async def give_up(self, row: ReviewRow) -> None:
        """It can't be made."""
        await self._storage.write(lambda link: link.run("hold_review", match=row.match, hall=row.hall, state="failed"))

    async def finish(self, row: ReviewRow) -> None:
        """All is there, unless somebody has asked for more since the row was read."""
        given = {"match": row.match, "hall": row.hall, "puzzles": row.puzzles}
        await self._storage.write(lambda link: link.run("finish_review", **given))


def _row(link: Link, match: str) -> ReviewRow | None:
    found = link.one("review", match=match)
    return None if found is None else columns.review_of(found)


def _count(link: Link, name: str, **given: object) -> int:
    row = link.one(name, **given)
    return 0 if row is None else int(row[0])
