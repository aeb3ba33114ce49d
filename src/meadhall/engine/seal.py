"""The seal of fairness: by which anybody can tell afterwards that a deal was fixed before the first move.

Three hashes hold it together. Who deals draws a secret and a salt and gives the *promise*, their hash, away. Then each
person who sits down gives a word. The *seed* of the table follows from the secret and all words: who deals did not know
the words, and who gave them did not know the secret. When the match begins everybody gets the *mark*, the hash of the
promise, the words, and all else that the deal follows from. At the end secret, salt and words are shown.

Each hash is SHA-256 over one line of compact JSON in UTF-8, so that it can be worked out again with any tool.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from meadhall.engine.message import Message, common

if TYPE_CHECKING:
    from meadhall.engine.record import Record

FORMAT: Final = "meadhall-seal/1"
SECRET_SIZE: Final = 16  # bytes of a secret, and of a salt
SEED_BITS: Final = 128
WORD_LENGTH: Final = 40  # letters of a word
MOST_SEATS: Final = 64

Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Drawn = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Word = Annotated[str, StringConstraints(max_length=WORD_LENGTH)]


class Seal(BaseModel):
    """The seal of a match, opened: as its record has it when the match is over."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    format: Literal["meadhall-seal/1"] = FORMAT
    promise: Hash  # given before anybody's word
    mark: Hash | Literal[""] = ""  # given when the match began; nothing before that
    secret: Drawn
    salt: Drawn
    words: list[Word] = Field(max_length=MOST_SEATS)  # by seat; nothing where nobody has given one

    @property
    def voices(self) -> list[int]:
        """The seats whose words are in it."""
        return [seat for seat, word in enumerate(self.words) if word]


def _hashed(*parts: object) -> str:
    line = json.dumps([FORMAT, *parts], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(line.encode("utf-8", "surrogatepass")).hexdigest()


def promise_of(secret: str, salt: str) -> str:
    """What is given away before the first word."""
    return _hashed("promise", secret, salt)


def seed_of(secret: str, words: Sequence[str]) -> int:
    """The seed of the table.

    >>> seed_of("00" * 16, ["a", ""]) == seed_of("00" * 16, ["", "a"])
    False
    """
    return int(_hashed("seed", secret, list(words)), 16) >> (256 - SEED_BITS)


def mark_of(record: Record, promise: str, words: Sequence[str]) -> str:
    """What everybody gets when the match begins."""
    return _hashed(
        "mark",
        promise,
        record.game,
        record.rules_version,
        record.seats,
        record.generator,
        _sorted(record.options),
        None if record.data is None else record.data.sha256,
        list(record.names),
        list(words),
    )


def _sorted(options: Mapping[str, str | int]) -> list[list[str | int]]:
    return [[name, options[name]] for name in sorted(options)]


def sealed(record: Record, secret: str, salt: str, words: Sequence[str]) -> Record:
    """The record as it begins under its seal: with the seed that follows from it."""
    promise = promise_of(secret, salt)
    mark = mark_of(record, promise, words)
    seal = Seal(promise=promise, mark=mark, secret=secret, salt=salt, words=list(words))
    return record.model_copy(update={"seed": seed_of(secret, words), "seal": seal})


def fault_of(record: Record) -> Message | None:
    """What is wrong with the seal of a record, in a sentence; None if it proves that the deal was fixed before."""
    seal = record.seal
    if seal is None:
        return common("seal-none")
    if record.redealt:
        return common("seal-redealt")
    if len(seal.words) != record.seats:
        return common("seal-words", words=len(seal.words), seats=record.seats)
    if promise_of(seal.secret, seal.salt) != seal.promise:
        return common("seal-promise")
    if mark_of(record, seal.promise, seal.words) != seal.mark:
        return common("seal-mark")
    if seed_of(seal.secret, seal.words) != record.seed:
        return common("seal-seed")
    return None
