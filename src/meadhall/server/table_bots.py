"""The bots at one table: they begin to think when they are asked, and answer at the moment that was drawn for them.

That moment follows from dice and from who plays, never from what a seat holds: how long a bot has thought can't be
seen. It thinks no longer than until then; where no thought is ready, it does what it leans to at first sight.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from meadhall import bots
from meadhall.engine import COMPILED
from meadhall.engine.event import DETAIL, SPECTATOR
from meadhall.engine.table import Table
from meadhall.server.bot_questions import Question
from meadhall.server.bot_queue import Rank

if TYPE_CHECKING:
    from meadhall.server.live_table import LiveTable

log = logging.getLogger("meadhall.server")

PAUSES_TO_SEARCH: Final = 1 if COMPILED else 4  # interpreted, a search needs a longer one for the same thoughts

NEWEST: Final = 40  # events of one decision; hardly ever are there more

Asked = tuple[int, int, int]  # a question: to which seat, since which decision, and how often the past was changed


def shown(table: Table) -> bool:
    """Did the last decision, or the beginning, show something that everybody sees as a beat of a scene?

    What only joins the beat before it (one more card that is discarded) is none.
    """
    kinds = table.kinds()
    tells = begins = False
    for event in reversed(table.events(SPECTATOR, max(0, table.told - NEWEST))):
        if event.number < table.decisions:
            break
        kind = kinds.of(event.kind)
        tells |= kind.weight > DETAIL
        begins |= kind.opens or kind.follows
    return tells and begins


class TableBots:
    """Questions that bots are thinking about in other processes, and their answers until it is time to give them."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._thinking: dict[Asked, asyncio.Task[None]] = {}
        self._answers: dict[Asked, int] = {}

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def pause(self, seat: int, drawn: float) -> float:
        """Seconds until the bot answers: as drawn at a live table, elsewhere just so long that one can follow.

        What one follows are beats, not decisions: where the last decision showed nothing to anybody, the next one comes
        at once. A bot that searches has its time all the same.
        """
        match = self._table.match
        if match.live:
            return drawn
        pause = self._table.hall.settings.pause
        if self._searches(seat):
            return pause * PAUSES_TO_SEARCH
        return pause if shown(match.table) else 0.0

    def ready(self, question: Asked, pause: float, left: float) -> bool:
        """Will there be an answer when the pause is over, of which so much is left? If not yet, it is thought about.

        A hall without pauses waits for its bots, as one does whose workers have still to be started.
        """
        seat = question[0]
        if not self._searches(seat):
            return True
        match = self._table.match
        if question in self._answers:
            if self._answers[question] in match.table.legal(seat):
                return True
            del self._answers[question]  # others have been faster: think again
        strict = pause > 0 and self._table.hall.thinkers.warm
        if question not in self._thinking and (left > 0 or not strict):
            asked = self._table.question(seat, *match.bot_question(seat))
            thought = self._think(question, asked, left if strict else None)
            self._thinking[question] = asyncio.create_task(thought)
        return strict

    def answer(self, question: Asked) -> int | None:
        """What the bot chose; None if it is one that chooses in no time."""
        seat = question[0]
        if not self._searches(seat):
            return None
        found = self._answers.get(question)
        return self._at_first_sight(seat) if found is None else found

    def keep_only(self, asked: set[Asked]) -> None:
        """Forget the questions that nobody asks any more."""
        for question in [question for question in self._thinking if question not in asked]:
            self._thinking.pop(question).cancel()
        for question in [question for question in self._answers if question not in asked]:
            del self._answers[question]

    def _searches(self, seat: int) -> bool:
        match = self._table.match
        return bots.thinks(match.bot_question(seat)[0], match.table.setting.game)

    def _at_first_sight(self, seat: int) -> int:
        match = self._table.match
        return bots.bot("greedy", match.bot_question(seat)[1]).choose(match.view(seat))

    async def _think(self, question: Asked, asked: Question, left: float | None) -> None:
        table = self._table
        rank = Rank.PEOPLE if table.match.people() else Rank.BOTS
        try:
            self._answers[question] = await table.hall.thinkers.answer(asked, rank, table.row.creator, left)
        except asyncio.CancelledError:
            raise
        except Exception as trouble:
            if left is None:  # nobody answers in its place when the time has come
                log.error("table %s: the %s bot decides at first sight: %r", table.row.id, asked.kind, trouble)
            if asked.seat in table.match.deciders():
                self._answers[question] = self._at_first_sight(asked.seat)
        self._thinking.pop(question, None)
        table.driver.wake()
