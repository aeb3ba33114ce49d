"""What the coach of a lesson says to a viewer, as facts of a page."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.language import spoken
from meadhall.engine.view import View
from meadhall.play import Match, lesson
from meadhall.web.model import CoachInfo, TablePage


def coach_info(match: Match, view: View) -> CoachInfo | None:
    """In the reader's language; nothing where no coach speaks to this viewer now."""
    coach = match.coach
    bubble = None if coach is None else coach.bubble(view)
    if coach is None or bubble is None:
        return None
    following = lesson.after(coach.game, coach.lesson) if bubble.waits == "end" else None
    return CoachInfo(
        mark=bubble.mark,
        title=spoken(lesson.words(coach.game, coach.lesson)),
        words=spoken(bubble.message),
        number=bubble.number,
        of=bubble.of,
        piece=bubble.piece,
        waits=bubble.waits,
        actions=bubble.actions,
        clicks=bubble.clicks,
        following=None if following is None else (following.name, spoken(lesson.words(coach.game, following))),
    )


def suggested(page: TablePage, path: Sequence[int]) -> bool:
    """Is that whole path what the coach speaks of?"""
    return page.coach is not None and lesson.follows(page.view, page.coach.clicks, path)
