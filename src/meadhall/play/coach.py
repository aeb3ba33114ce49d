"""The Coach: leads a learner through a lesson at a real table, one sentence at a time.

He sees what the learner sees, decides nothing, and keeps no secret: where he is follows from what was decided and from
how often "next" was said. While he speaks nobody else moves. What he has said is kept as marks, each with the number of
decisions at which it was set, so that what is taken back takes him back as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from meadhall.engine.errors import Refused
from meadhall.engine.message import Message
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play import house, lesson
from meadhall.play.lesson import Lesson, Step

if TYPE_CHECKING:
    from meadhall.play.match import Match

Waits = Literal["next", "deed", "end"]

SAYS: Final = ""  # as a Mark's answer: the step itself is said
DONE: Final = "done"
OTHER: Final = "other"
HOLD: Final = "hold"
OVER: Final = "over"  # the last step, said when the game is over as well


class Mark(NamedTuple):
    """Where the Coach is, and after how many decisions he came there."""

    number: int
    at: int  # the step that is on or awaited; all before it are past
    open: str = ""  # the step that is being said, or answered
    answer: str = SAYS
    told: int = 0  # how many events there had been when the last step was begun
    click: int = 0  # of the decisions that make up the deed: which one comes next


class Learning(BaseModel):
    """How far a lesson has come, as stored with its match."""

    model_config = ConfigDict(extra="forbid")
    lesson: str
    skipped: bool = False
    marks: list[Mark] = Field(default_factory=list)


class Bubble(NamedTuple):
    """What the Coach says now."""

    mark: int  # changes with every bubble; who answers says which one is meant
    step: str
    answer: str
    message: Message
    number: int  # of the step, from 1
    of: int
    piece: str
    waits: Waits
    actions: tuple[int, ...]  # what is suggested
    clicks: tuple[tuple[str, ...], ...]  # all that is left of the deed, as `lesson.follows` reads it


def coach(game: str, learning: Learning) -> Coach | None:
    """Who goes on with that lesson; nobody if this release teaches other ones, or in other steps."""
    for one in lesson.lessons(game):
        if one.name == learning.lesson and {mark.open for mark in learning.marks} <= {"", *one.names_of_steps}:
            return Coach(game, one, learning)
    return None


def _about(step: Step, answer: str) -> str:
    """The piece that is spoken of: what was suggested, or what came of it."""
    if answer == OTHER and step.otherwise:
        return step.otherwise
    return step.then or step.point if answer else step.point


def hushed(match: Match) -> bool:
    """Does a coach speak, so that everybody waits? For a deed only as long as the learner is asked at all."""
    coach = match.coach
    return coach is not None and coach.speaks and not (coach.awaits_deed and coach.you not in match.waiting())


class Coach:
    """A lesson that is going on."""

    def __init__(self, game: str, taught: Lesson, learning: Learning) -> None:
        self.game: Final = game
        self.lesson: Final = taught
        self.learning: Final = learning
        self.you: Final = self.lesson.you

    # Where he is

    @property
    def mark(self) -> Mark:
        return self.learning.marks[-1] if self.learning.marks else Mark(0, 0)

    @property
    def over(self) -> bool:
        """Has he said all he had to say, or was he told to stop?"""
        return self.learning.skipped or self.mark.at >= len(self.lesson.steps)

    @property
    def learnt(self) -> bool:
        """Has the lesson come to its last step?"""
        return any(mark.open == self.lesson.steps[-1].name for mark in self.learning.marks)

    @property
    def speaks(self) -> bool:
        return bool(self.mark.open) and not self.learning.skipped

    @property
    def step(self) -> Step | None:
        """What is being said or answered."""
        return self.lesson.named(self.mark.open) if self.speaks else None

    @property
    def awaits_deed(self) -> bool:
        step = self.step
        return step is not None and bool(step.clicks) and self.mark.answer == SAYS

    def bubble(self, view: View) -> Bubble | None:
        """What he says to the learner, whose view this is."""
        step, mark = self.step, self.mark
        if step is None or view.seat != self.you or (self.awaits_deed and not self._suggested(view)):
            return None
        last = step is self.lesson.steps[-1]
        answer = OVER if last and view.table.over and self._has(step, OVER) else mark.answer
        names = (step.name, answer) if answer else (step.name,)
        return Bubble(
            mark=len(self.learning.marks),
            step=step.name,
            answer=mark.answer,
            message=lesson.words(self.game, self.lesson, *names),
            number=min(mark.at + 1, len(self.lesson.steps)),
            of=len(self.lesson.steps),
            piece=_about(step, mark.answer),
            waits="deed" if self.awaits_deed else "end" if last else "next",
            actions=tuple(self._suggested(view)),
            clicks=tuple(tuple(one) for one in self._left),
        )

    @property
    def _left(self) -> list[list[str]]:
        """The decisions of the deed that are still to be made."""
        step = self.step
        return step.clicks[self.mark.click :] if step is not None and self.awaits_deed else []

    def _suggested(self, view: View) -> list[int]:
        """The learner's options that are the next decision of the deed."""
        left = self._left
        return lesson.chosen(view, left[0]) if left else []

    # What happens

    def attend(self, match: Match) -> None:
        """The table has changed: is there something to say?"""
        if self.awaits_deed and self.mark.click:
            self._follow(match)
        if self.over or self.speaks:
            return
        view = match.view(self.you)
        asked = self.you in match.waiting()
        mark = self.mark
        said = {one.open for one in self.learning.marks}
        for step in self.lesson.asides:
            if step.name not in said and self._fits(step, view, asked, 0):
                self._set(view.table.decisions, mark.at, step.name)
                return
        for at in range(mark.at, len(self.lesson.steps)):
            if self._comes(at, view, asked):
                self.learning.marks.append(
                    Mark(view.table.decisions, at, self.lesson.steps[at].name, told=view.table.told)
                )
                return

    def _comes(self, at: int, view: View, asked: bool) -> bool:
        """Is this what comes next?"""
        mark, step = self.mark, self.lesson.steps[at]
        if at == len(self.lesson.steps) - 1:
            late = view.table.over or self.lesson.ends.holds(view, asked, 0)
            return late or (at == mark.at and self._fits(step, view, asked, mark.told))
        if step.when.nothing and at > mark.at:
            return False
        return self._fits(step, view, asked, mark.told)

    def _fits(self, step: Step, view: View, asked: bool, since: int) -> bool:
        """A deed is suggested only to who can do it: so nobody ever waits for what can't come."""
        possible = not step.clicks or (asked and bool(lesson.chosen(view, step.clicks[0])))
        return possible and step.when.holds(view, asked, since)

    def decided(
        self, match: Match, before: Table, seat: int, action: int, by_person: bool, goes_on: bool = False
    ) -> None:
        """Somebody has decided. If it was the learner, who is spoken to, it is answered.

        A click that goes on with a further decision was not made in answer to what has been said since it began.
        """
        step = self.step
        if step is not None and seat == self.you:
            if not self.awaits_deed:
                if not goes_on:
                    self._close(match)
            elif not by_person:
                if not self.mark.click:
                    self._close(match)
            elif action not in self._suggested(before.view(self.you)):
                self._answer(match, step, OTHER)
            elif self.mark.click + 1 < len(step.clicks):
                self._set_click(match, self.mark.click + 1)
            else:
                self._answer(match, step, DONE)
        self.attend(match)

    def _answer(self, match: Match, step: Step, answer: str) -> None:
        if self._has(step, answer):
            self._set(match.table.decisions, self.mark.at, step.name, answer)
        else:
            self._close(match)

    def _follow(self, match: Match) -> None:
        """The deed goes on with what is asked next of it; when nothing of it is asked any more, it is done."""
        step, mark = self.step, self.mark
        if step is None or (self.you not in match.waiting() and not match.over):
            return
        view = match.view(self.you)
        for click in range(mark.click, len(step.clicks)):
            if lesson.chosen(view, step.clicks[click]):
                if click > mark.click:
                    self._set_click(match, click)
                return
        self._answer(match, step, DONE)

    def go_on(self, match: Match, mark: int) -> None:
        """Next: the bubble of that mark was read. Another one is left as it is."""
        if mark == len(self.learning.marks) and self.speaks and not self.awaits_deed:
            self._close(match)
            self.attend(match)

    def skip(self) -> None:
        """Enough: the table stays, and nobody speaks at it any more."""
        self.learning.skipped = True

    def taken_up_again(self, match: Match) -> bool:
        """Go on after all, if there is still something to be taught. Is there?"""
        self.learning.skipped = False
        self.attend(match)
        step = self.step
        if self.over or (step is not None and step is self.lesson.steps[-1]):
            self.skip()
            return False
        return True

    def go_back(self, match: Match, number: int) -> None:
        """What was decided after so many decisions was taken back, or some of it."""
        marks = self.learning.marks
        while marks and marks[-1].number > number:
            marks.pop()
        self.attend(match)

    def _close(self, match: Match) -> None:
        step, mark = self.step, self.mark
        assert step is not None
        self._set(match.table.decisions, mark.at if step.aside else mark.at + 1)

    def _set_click(self, match: Match, click: int) -> None:
        self.learning.marks.append(self.mark._replace(number=match.table.decisions, click=click))

    def _set(self, number: int, at: int, name: str = "", answer: str = SAYS) -> None:
        self.learning.marks.append(Mark(number, at, name, answer, self.mark.told))

    def _has(self, step: Step, answer: str) -> bool:
        return lesson.has_words(self.game, self.lesson, step.name, answer)

    # What he has to do with others' decisions

    def check(self, view: View, *path: int) -> None:
        """Refuse, with a word of explanation, what would break the lesson now: one decision, or all of a click."""
        step = self.step
        if step is None or view.seat != self.you or not step.held or not self.awaits_deed:
            return
        if not lesson.follows(view, self._left, path):
            raise Refused(lesson.words(self.game, self.lesson, step.name, HOLD), house.LESSON)

    def scripted(self, view: View) -> int | None:
        """What the viewer, one of the others, is to decide; None if it is free to."""
        if self.over:
            return None
        reached = {progress.unit: progress.number for progress in view.table.progress()}
        for line in self.lesson.script:
            if line.seat == view.seat and all(reached.get(unit) == number for unit, number in line.at.items()):
                for action in lesson.chosen(view, line.choose):
                    return action
        return None
