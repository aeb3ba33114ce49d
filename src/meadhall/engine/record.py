"""Records: a whole match as stored, enough to rebuild every moment of it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from meadhall.engine.errors import BadRecord, MeadhallError, Refused
from meadhall.engine.rng import SFC32, Generator

if TYPE_CHECKING:
    from meadhall.engine.game import Game
    from meadhall.engine.table import Table


class DataFile(BaseModel):
    """The component file a match was played with, when it was not ours."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    sha256: str
    content: str


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

    def text(self) -> str:
        """As stored: one line of JSON for what was set up, one for each run of decisions."""
        return self.model_dump_json() + "\n"

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
    )


def read_record(text: str, source: str = "the record") -> Record:
    """A record from its text, or a sentence that says what is wrong with it."""
    try:
        record = Record.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        where = f"{source}, field {place}" if place else source
        raise BadRecord(f"{where}: {_plain(first['msg'])}; a record is what `meadhall play` saves.") from None
    if record.data is not None and digest(record.data.content) != record.data.sha256:
        raise BadRecord(f"{source}, field data: the component file does not match its own hash; it was changed.")
    return record


def load_record(path: Path) -> Record:
    """A record from a file."""
    try:
        return read_record(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadRecord(f"{path} can't be read: {reason}.") from None


def follow(rules: Game, record: Record, upto: int | None = None) -> Table:
    """The table as it was after `upto` decisions of the record (all of them if not said)."""
    if record.rules_version != rules.version:
        raise BadRecord(
            f"The record follows version {record.rules_version} of the rules of {rules.title}; "
            f"this is version {rules.version}, and it would not play the same."
        )
    number = len(record.decisions) if upto is None else upto
    if not 0 <= number <= len(record.decisions):
        raise BadRecord(f"The record has {len(record.decisions)} decisions; moment {number} is not one of them.")
    content = None if record.data is None else record.data.content
    table = rules.new(
        record.seats,
        record.seed,
        record.options,
        data=content,
        names=record.names or None,
        generator=record.generator,
    )
    for at, (seat, action) in enumerate(record.decisions[:number]):
        try:
            table.apply(seat, action)
        except Refused as refused:
            raise BadRecord(f"Decision {at + 1} of the record (seat {seat}, action {action}): {refused}") from None
        except MeadhallError as error:
            raise BadRecord(f"Decision {at + 1} of the record can't be followed: {error}") from None
    return table


def _plain(message: str) -> str:
    return message[:1].lower() + message[1:].split(" at line")[0].rstrip(".")
