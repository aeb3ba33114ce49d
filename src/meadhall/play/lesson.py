"""Lessons: first games that teach themselves, as data on top of the engine.

`data/lesson.toml` of a game's folder has the deal, what the others decide where that matters, and the steps: when
something is said, which piece it is about, and what the learner is asked to do. The words are in its language files,
as `lesson-LESSON` (the title), `lesson-LESSON-STEP`, and with `-done`, `-other` and `-hold` what is answered to the
deed, to another one, and to one that has to wait. A Coach goes through them at a real table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.datafile import Entry, check, read
from meadhall.engine.errors import BadData, BadOption
from meadhall.engine.language import english
from meadhall.engine.message import Message, Named
from meadhall.engine.record import Record
from meadhall.engine.view import View
from meadhall.play.seat import PERSON
from meadhall.play.words import say

FILE: Final = "lesson.toml"

Fact = str | int | bool


class When(Entry):
    """What has to be so; all that is said has to. Nothing else counts but what the learner sees."""

    asks: list[str] = []  # one of these options is open to the learner, see `meant`
    heard: dict[str, Fact] = {}  # an event since the step before was begun: its kind, and what its fields say
    at: dict[str, int] = {}  # how far the game has come at least: { round = 2 }
    sees: dict[str, Fact] = {}  # what lies on the table, as `facts` has it: { "villages.0.ship" = 4 }
    least: dict[str, int] = {}  # the same, or more

    @property
    def nothing(self) -> bool:
        return self == When()

    def holds(self, view: View, asked: bool, since: int) -> bool:
        """Is it so, when the learner is asked or is not, and after so many events?"""
        return (
            (not self.asks or (asked and bool(chosen(view, self.asks))))
            and (not self.heard or self._was_heard(view, since))
            and self._has_come(view)
            and self._lies_there(view)
        )

    def _was_heard(self, view: View, since: int) -> bool:
        for event in view.events()[since:]:
            facts = view.table.event_facts(event)
            if all(facts.get(name) == fact for name, fact in self.heard.items()):
                return True
        return False

    def _has_come(self, view: View) -> bool:
        reached = {progress.unit: progress.number for progress in view.table.progress()}
        return all(reached.get(unit, 0) >= number for unit, number in self.at.items())

    def _lies_there(self, view: View) -> bool:
        if not self.sees and not self.least:
            return True
        facts = view.table.facts()
        seen = all(_looked_up(facts, path) == fact for path, fact in self.sees.items())
        return seen and all(_number(_looked_up(facts, path)) >= fact for path, fact in self.least.items())


class Step(Entry):
    """One thing that is said. It waits for "next", or for a deed if one is suggested.

    A step without a condition comes directly after the one before it; one whose condition does not come before that of
    a later one is left out; an aside comes whenever its condition does, once.
    """

    name: str
    point: str = ""  # the piece that it is about: `data-piece`, `data-vt` or the id of an element of the board
    then: str = ""  # the piece that the answer is about; the same if none is named
    otherwise: str = ""  # and that of the answer to another deed, where it is not that one
    when: When = When()
    deed: list[str] = []  # what is suggested: any of these
    path: list[list[str]] = []  # a deed of several decisions, any of these each; what is not asked is left out
    # (after the first by verb and number alone, so that a page can tell which of its whole paths are meant)
    held: bool = False  # whatever else the learner wants to do has to wait
    aside: bool = False

    @property
    def clicks(self) -> list[list[str]]:
        """The decisions of the deed, one after the other; none if the step waits for "next"."""
        return self.path or ([self.deed] if self.deed else [])


class Scripted(Entry):
    """What another seat decides: the first of these that it can, once the game has come so far and no farther."""

    seat: int
    at: dict[str, int] = {}
    choose: list[str]


class Lesson(Entry):
    """A prepared deal, and what is said at it."""

    name: str
    names: list[str]  # of all seats; the learner's own is a stand-in
    you: int = 0
    bots: str = "first-evening"
    seed: int
    dice: int = 1  # what bots decide by
    options: dict[str, str | int] = {}
    opening: list[str] = []  # decisions before the lesson begins: "0 place 3"
    script: list[Scripted] = []
    ends: When  # when the last step comes at the latest
    step: list[Step]

    @property
    def steps(self) -> list[Step]:
        """Those that come one after the other; the last one closes the lesson."""
        return [step for step in self.step if not step.aside]

    @property
    def asides(self) -> list[Step]:
        return [step for step in self.step if step.aside]

    @property
    def kinds(self) -> list[str]:
        """Who sits where."""
        return [PERSON if seat == self.you else self.bots for seat in range(len(self.names))]

    @property
    def names_of_steps(self) -> list[str]:
        return [step.name for step in self.step]

    def named(self, name: str) -> Step:
        return next(step for step in self.step if step.name == name)


class Book(Entry):
    lesson: list[Lesson] = []


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; a game without any has none."""
    rules = games.game(game)
    book = check(Book, read(rules.folder / FILE), f"{game}/data/{FILE}")
    for lesson in book.lesson:
        check_lesson(game, lesson)
    return tuple(book.lesson)


def lesson(game: str, name: str = "") -> Lesson:
    """The lesson of that name, or the first one."""
    found = lessons(game)
    for one in found:
        if name in ("", one.name):
            return one
    if not found:
        raise BadOption(say("no-lessons", game=introduction.title(games.game(game))))
    raise BadOption(say("no-such-lesson", name=repr(name[:40]), known=", ".join(one.name for one in found)))


def after(game: str, lesson: Lesson) -> Lesson | None:
    """The lesson that comes after this one."""
    found = lessons(game)
    at = found.index(lesson) + 1
    return found[at] if at < len(found) else None


def record(game: str, lesson: Lesson, name: str = "") -> Record:
    """The deal as a record: the table of the lesson as it lies before the first word, with the learner's own name."""
    rules = games.game(game)
    names = [name if name and seat == lesson.you else other for seat, other in enumerate(lesson.names)]
    return Record(
        game=game,
        rules_version=rules.version,
        seats=len(names),
        seed=lesson.seed,
        names=names,
        options=lesson.options,
        decisions=[_decision(game, words) for words in lesson.opening],
    )


def words(game: str, lesson: Lesson, *names: str) -> Message:
    """What a lesson says, by the names of the step and of the answer; without them its title.

    Whoever sits at the table can be called by name in it: `$seat1`.
    """
    who = tuple((f"seat{seat}", name) for seat, name in enumerate(lesson.names))
    return Message(game, "-".join(("lesson", lesson.name, *names)), who if names else ())


def has_words(game: str, lesson: Lesson, *names: str) -> bool:
    return english().has(game, words(game, lesson, *names).name)


def chosen(view: View, patterns: Sequence[str]) -> list[int]:
    """Those of the viewer's options that are meant, in the order in which they are named."""
    options = view.options()
    found = [action for pattern in patterns for action in options if _meant(view, action, pattern)]
    return list(dict.fromkeys(found))


def follows(view: View, clicks: Sequence[Sequence[str]], path: Sequence[int]) -> bool:
    """Do these decisions of the viewer, made by one click, do what is meant, or a part of it from its beginning on?"""
    if not clicks or path[0] not in chosen(view, clicks[0]):
        return False
    coming = iter(clicks[1:])
    game = view.table.setting.game
    return all(any(any(_called(game, action, pattern) for pattern in one) for one in coming) for action in path[1:])


def _meant(view: View, action: int, pattern: str) -> bool:
    """By verb (`sail`), with its argument (`sail 2`), or with the first thing in its title (`sail space-build`)."""
    game = view.table.setting.game
    verb = games.game(game).verbs.of(action)
    if verb is None or _called(game, action, pattern):
        return verb is not None
    return pattern == f"{verb.name} {_first_thing(view.describe(action))}"


def _called(game: str, action: int, pattern: str) -> bool:
    """By verb, alone or with its argument."""
    verbs = games.game(game).verbs
    verb = verbs.of(action)
    return verb is not None and pattern in (verb.name, verbs.name(action))


def _first_thing(message: Message) -> str:
    """The key of the first thing of the box in a message, or in one that stands in it."""
    for _, value in message.args:
        key = value.key if isinstance(value, Named) else _first_thing(value) if isinstance(value, Message) else ""
        if key:
            return key
    return ""


def _looked_up(facts: object, path: str) -> object:
    """What stands in facts at `villages.0.gold`; None if nothing does."""
    for part in path.split("."):
        if isinstance(facts, dict):
            facts = facts.get(part)
        elif isinstance(facts, list) and part.isdecimal() and int(part) < len(facts):
            facts = facts[int(part)]
        else:
            return None
    return facts


def _number(found: object) -> int:
    """A number as it is, of a list how many are in it."""
    return len(found) if isinstance(found, list) else found if isinstance(found, int) else 0


@cache
def _numbers(game: str) -> dict[str, int]:
    """All actions of a game by what they are called in short: `sail 2`."""
    verbs = games.game(game).verbs
    return {verbs.name(action): action for action in range(verbs.count)}


def _decision(game: str, words: str) -> tuple[int, int]:
    """A seat and an action, from `0 place 3`."""
    seat, _, what = words.partition(" ")
    action = _numbers(game).get(what)
    if action is None or not seat.isdecimal():
        raise BadData(f"{words!r} is no decision; one is a seat, a verb and its argument, as in '0 place 3'.")
    return int(seat), action


def check_lesson(game: str, lesson: Lesson) -> None:
    """What the model can't see: that actions and seats are there, and that no name stands twice."""
    where = f"{FILE}, lesson {lesson.name}"
    names = [step.name for step in lesson.step]
    if len(set(names)) < len(names) or not lesson.steps:
        raise BadData(f"{where}: it needs steps, each with a name of its own.")
    if not all(0 <= one.seat < len(lesson.names) and one.seat != lesson.you for one in lesson.script):
        raise BadData(f"{where}, script: the others sit at seats below {len(lesson.names)}, and not at {lesson.you}.")
    verbs = [verb.name for verb in games.game(game).verbs.all]
    used = [pattern for step in lesson.step for one in (*step.clicks, step.when.asks) for pattern in one]
    for pattern in [*used, *lesson.ends.asks, *(one for line in lesson.script for one in line.choose)]:
        if not any(pattern == verb or pattern.startswith(f"{verb} ") for verb in verbs):
            raise BadData(f"{where}: there is no action {pattern!r}.")
    for pattern in [pattern for step in lesson.step for one in step.clicks[1:] for pattern in one]:
        if pattern not in verbs and pattern not in _numbers(game):
            raise BadData(f"{where}: {pattern!r} comes later in a path, so it is a verb, alone or with its number.")
    for decision in lesson.opening:
        _decision(game, decision)
