"""Saving a match and taking it up again: the record, and who sits around it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from meadhall import games
from meadhall.engine.errors import BadRecord, MeadhallError, why
from meadhall.engine.fault import first_fault
from meadhall.engine.message import Message, Words, common
from meadhall.engine.record import Record, digest
from meadhall.play import lesson
from meadhall.play.absence import Patience
from meadhall.play.clock import Pace
from meadhall.play.coach import Learning, coach
from meadhall.play.lesson import Lesson
from meadhall.play.match import Match
from meadhall.play.seat import Seat, check_bot, check_kind
from meadhall.play.turns import turns_of
from meadhall.play.undo import Barrier, By, Made, Request
from meadhall.play.words import say


class Time(BaseModel):
    """The clocks when the match was put away: each seat's bank, and what it had spent on the decision it owed."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    pace: Pace
    banks: list[float]
    spent: list[float]


class SavedMatch(BaseModel):
    """A match as stored."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    format: Literal["meadhall-match/1"] = "meadhall-match/1"
    seed: int
    live: bool = False
    changes: bool = False
    hints: bool = True
    patience: Patience = Patience()
    seats: list[Seat]
    made_by: list[By] = Field(default_factory=list)  # who made each decision of the record
    barrier: Barrier = Barrier()
    request: Request | None = None
    time: Time | None = None
    learning: Learning | None = None  # at the table of a lesson
    record: Record

    def text(self) -> str:
        return self.model_dump_json() + "\n"

    def write(self, path: Path) -> None:
        """Store the match; a file that was there before is replaced as a whole or not at all."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            draft = path.with_name(path.name + ".part")
            draft.write_text(self.text(), encoding="utf-8")
            draft.replace(path)
        except OSError as error:
            raise MeadhallError(say("cant-save", path=str(path), reason=why(error))) from None


def save(match: Match, now: float = 0.0) -> SavedMatch:
    """Everything that is needed to go on later; refused where a bot was brought, as nobody could make it again."""
    for number, seat in enumerate(match.seats):
        if seat.mind is not None:
            raise MeadhallError(say("cant-save-bot", seat=match.table.who(number), bot=seat.kind))
    clock = match.clock
    time = None
    if clock is not None:
        spent = [clock.spent(seat, now) for seat in range(len(match.seats))]
        time = Time(pace=clock.pace, banks=clock.banks[:], spent=spent)
    return SavedMatch(
        seed=match.seed,
        live=match.live,
        changes=match.changes,
        hints=match.hints,
        patience=match.patience,
        seats=[seat.model_copy() for seat in match.seats],
        made_by=[made.by for made in match.made],
        barrier=match.past.barrier,
        request=match.request,
        time=time,
        learning=None if match.coach is None else match.coach.learning.model_copy(deep=True),
        record=match.table.record(),
    )


def read_match(text: str, path: str = "") -> SavedMatch:
    """A saved match from its text, or a sentence that says what is wrong with it, and where it lay."""
    source: Words = path or say("the-saved-match")
    try:
        saved = SavedMatch.model_validate_json(text)
    except ValidationError as error:
        place, reason = first_fault(error)
        entry = "bad-save-field" if place else "bad-save"
        raise BadRecord(say(entry, where=source, field=place, reason=reason)) from None
    _check(saved, source)
    return saved


def load_match(path: Path) -> SavedMatch:
    """A saved match from a file."""
    return read_match(read_text(path), str(path))


def read_text(path: Path) -> str:
    """The text of a file, or a sentence that says why it can't be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(common("not-text", path=str(path))) from None
    except OSError as error:
        raise BadRecord(common("cant-read", path=str(path), reason=why(error))) from None


def resume(saved: SavedMatch, now: float = 0.0) -> Match:
    """The match as it was when it was saved, with its undo, clocks and orders."""
    record = saved.record
    games.rebuild(record)  # follows every decision, so that a wrong one is named by its number
    pace = None if saved.time is None else saved.time.pace
    match = Match(
        games.rebuild(record, upto=saved.barrier.number),
        [seat.model_copy(deep=True) for seat in saved.seats],
        seed=saved.seed,
        live=saved.live,
        changes=saved.changes,
        hints=saved.hints,
        patience=saved.patience,
        pace=pace,
        now=now,
    )
    made = [Made(seat=seat, by=by) for (seat, _), by in zip(record.decisions, saved.made_by)]
    match.past.first = 0
    match.past.made = made[: saved.barrier.number]
    match.past.barrier = saved.barrier
    for at, (seat, action) in enumerate(record.decisions[saved.barrier.number :], start=saved.barrier.number):
        before = match.table
        match.table = before.copy()
        match.table.apply(seat, action)
        match.past.note(before, match.table, made[at], action, [now] * record.seats)
    match.past.turns = turns_of(record)
    match.past.request = saved.request
    match.renew_questions(now)
    if match.clock is not None and saved.time is not None:
        match.clock.banks = list(saved.time.banks)
        for seat in match.table.deciders():
            match.clock.start(seat, now - saved.time.spent[seat])
    if saved.learning is not None:
        match.coach = coach(record.game, saved.learning.model_copy(deep=True))
    if match.coach is not None:
        match.coach.attend(match)
    return match


def new_lesson(game: str, name: str = "", called: str = "") -> Match:
    """A table at which that lesson of the game is taught, or its first one, to somebody who is called so."""
    return resume(begun(game, lesson.lesson(game, name), called))


def begun(game: str, wanted: Lesson, called: str = "") -> SavedMatch:
    """A lesson before its first word, as stored."""
    record = lesson.record(game, wanted, called)
    made: list[By] = ["hall"] * len(record.decisions)
    return SavedMatch(
        seed=wanted.dice,
        seats=[Seat(kind=kind) for kind in wanted.kinds],
        made_by=made,
        barrier=Barrier(number=len(record.decisions)),
        changes=True,
        learning=Learning(lesson=wanted.name),
        record=record,
    )


def _check(saved: SavedMatch, source: Words) -> None:
    """What the fields must be to each other."""
    record = saved.record
    made = len(record.decisions)

    def wrong(field: str, reason: Message) -> BadRecord:
        return BadRecord(say("bad-save-field", where=source, field=field, reason=reason))

    if record.data is not None and digest(record.data.content) != record.data.sha256:
        raise wrong("record.data", say("bad-save-data"))
    if len(saved.seats) != record.seats:
        raise wrong("seats", say("bad-save-seats", given=len(saved.seats), seats=record.seats))
    if len(saved.made_by) != made:
        raise wrong("made_by", say("bad-save-made", given=len(saved.made_by), decisions=made))
    if saved.barrier.number > made:
        raise wrong("barrier.number", say("bad-save-barrier", given=saved.barrier.number, decisions=made))
    if saved.request is not None and not (saved.request.number <= made and 0 <= saved.request.seat < record.seats):
        raise wrong("request", say("bad-save-request", given=saved.request.number))
    if saved.time is not None and not len(saved.time.banks) == len(saved.time.spent) == record.seats:
        raise wrong("time", say("bad-save-time", seats=record.seats))
    for number, seat in enumerate(saved.seats):
        try:
            check_kind(seat.kind)
            if seat.stand_in is not None:
                check_bot(seat.stand_in)
        except MeadhallError as error:
            entry = say("bad-save-inside", where=source, field=f"seats.{number}", reason=error.message)
            raise BadRecord(entry) from None
