"""Records: a whole match as stored, enough to rebuild every moment of it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from meadhall.engine.errors import BadRecord, MeadhallError, Refused, why
from meadhall.engine.fault import first_fault
from meadhall.engine.message import Named, Words, common
from meadhall.engine.redealt import dealt_anew
from meadhall.engine.rng import SFC32, Generator
from meadhall.engine.seal import Seal

if TYPE_CHECKING:
    from meadhall.engine.game import Game
    from meadhall.engine.table import Table


class DataFile(BaseModel):
    """The component file a match was played with, when it was not ours."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    sha256: str
    content: str


class Anew(BaseModel):
    """Where a match went on with other cards: after so many decisions, all that the seat could not know, by a seed."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    after: int = Field(ge=0)
    seat: int = Field(ge=0)
    seed: int


class Record(BaseModel):
    """Game, rules version, seats, seed, options and every decision as [seat, action]; seat -1 is the hall itself."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    format: Literal["meadhall-record/1"] = "meadhall-record/1"
    game: str
    rules_version: int
    seats: int
    seed: int
    generator: Generator = SFC32  # what made chance of the seed; old records don't say it
    names: list[str] = Field(default_factory=list)
    options: dict[str, str | int] = Field(default_factory=dict)
    data: DataFile | None = None
    decisions: list[tuple[int, int]] = Field(default_factory=list)
    redealt: list[Anew] = Field(default_factory=list)  # hardly any match has that: else it is not said
    seal: Seal | None = None  # what proves that nobody chose the deal, where there was somebody to prove it to

    def text(self) -> str:
        """As stored: one line of JSON. What hardly any match has is not said where it is not there."""
        unsaid = {name for name, fact in (("redealt", self.redealt), ("seal", self.seal)) if not fact}
        return self.model_dump_json(exclude=unsaid) + "\n"

    def write(self, path: Path) -> None:
        """Store the record; a file that was there before is replaced as a whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)


def digest(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()


def record_of(table: Table) -> Record:
    """The record of a true table."""
    setting = table.setting
    data = None if setting.data is None else DataFile(sha256=digest(setting.data), content=setting.data)
    return Record(
        game=setting.game,
        rules_version=setting.version,
        seats=setting.seats,
        seed=table.seed,
        generator=table.rng.generator,
        names=setting.names,
        options={name: value for name, value in setting.options.items() if isinstance(value, (str, int))},
        data=data,
        decisions=table.history(),
        redealt=[Anew(**one._asdict()) for one in table.redealt],
    )


def read_record(text: str, path: str = "") -> Record:
    """A record from its text, or a sentence that says what is wrong with it, and where it lay."""
    source: Words = path or common("the-record")
    try:
        record = Record.model_validate_json(text)
    except ValidationError as error:
        place, reason = first_fault(error)
        entry = "bad-record-field" if place else "bad-record"
        raise BadRecord(common(entry, source=source, field=place, reason=reason)) from None
    if record.data is not None and digest(record.data.content) != record.data.sha256:
        raise BadRecord(common("bad-record-data", source=source))
    return record


def load_record(path: Path) -> Record:
    """A record from a file."""
    try:
        return read_record(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadRecord(common("cant-read", path=str(path), reason=why(error))) from None
    except UnicodeDecodeError:
        raise BadRecord(common("not-text", path=str(path))) from None


def follow(rules: Game, record: Record, upto: int | None = None, film: list[Table] | None = None) -> Table:
    """The table as it was after `upto` decisions of the record (all of them if not said).

    A `film` gets the tables between any two Steps on the way there.
    """
    if record.rules_version != rules.version:
        title = Named(rules.name, "game-title", rules.title)
        raise BadRecord(common("other-rules", game=title, theirs=record.rules_version, ours=rules.version))
    number = len(record.decisions) if upto is None else upto
    if not 0 <= number <= len(record.decisions):
        raise BadRecord(common("no-moment", decisions=len(record.decisions), moment=number))
    content = None if record.data is None else record.data.content
    table = rules.new(
        record.seats,
        record.seed,
        record.options,
        data=content,
        names=record.names or None,
        generator=record.generator,
    )
    table = as_dealt(record, table)
    table.film = film
    for at, (seat, action) in enumerate(record.decisions[:number]):
        try:
            table.apply(seat, action)
        except Refused as refused:
            what = common("decision-refused", number=at + 1, seat=seat, action=str(action), why=refused.cited)
            raise BadRecord(what) from None
        except MeadhallError as error:
            raise BadRecord(common("decision-unfollowed", number=at + 1, why=error.message)) from None
        table = as_dealt(record, table)
        table.film = film
    table.film = None
    return table


def go_on(record: Record, table: Table) -> Table:
    """The table after the next decision of its record; the one that is given changes."""
    table.apply(*record.decisions[table.decisions])
    return as_dealt(record, table)


def as_dealt(record: Record, table: Table) -> Table:
    """The table at this moment of its record: dealt anew, if that is when it happened."""
    for anew in record.redealt:
        if anew.after == table.decisions and not table.over:
            table = dealt_anew(table, anew.seat, anew.seed)
    return table
