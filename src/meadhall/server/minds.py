"""What the bots at one table are thinking about: they begin when they are asked, while the table's delay still runs."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from meadhall import bots
from meadhall.server.thinking import INSTANT, Question

if TYPE_CHECKING:
    from meadhall.server.tables import LiveTable

log = logging.getLogger("meadhall.server")

Asked = tuple[int, int, int]  # a question: to which seat, since which decision, and how often the past was changed


class Minds:
    """Questions that bots are thinking about in other processes, and their answers until it is time to give them."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._thinking: dict[Asked, asyncio.Task[None]] = {}
        self._answers: dict[Asked, int] = {}

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def ready(self, question: Asked) -> bool:
        """Has the bot made up its mind? If not, it is set thinking."""
        seat = question[0]
        match = self._table.match
        kind, dice = match.bot_question(seat)
        if kind in INSTANT:
            return True
        if question in self._answers:
            if self._answers[question] in match.table.legal(seat):
                return True
            del self._answers[question]  # others have been faster: think again
        if question not in self._thinking:
            asked = self._table.question(seat, kind, dice)
            self._thinking[question] = asyncio.create_task(self._think(question, asked))
        return False

    def answer(self, question: Asked) -> int | None:
        """What the bot chose; None if it is one that chooses in no time."""
        return self._answers.get(question)

    def keep_only(self, asked: set[Asked]) -> None:
        """Forget the questions that nobody asks any more."""
        for question in [question for question in self._thinking if question not in asked]:
            self._thinking.pop(question).cancel()
        for question in [question for question in self._answers if question not in asked]:
            del self._answers[question]

    async def _think(self, question: Asked, asked: Question) -> None:
        table = self._table
        try:
            self._answers[question] = await table.hall.thinkers.answer(asked)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: the %s bot could not decide; a random option is taken", table.row.id, asked.kind)
            self._answers[question] = bots.bot("random", asked.dice).choose(table.match.view(asked.seat))
        self._thinking.pop(question, None)
        table.wake()
