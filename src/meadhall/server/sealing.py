"""The hall's part in the seals of its matches (`engine/seal.py`): promises, words, and what is opened when.

A promise can be asked for before a table is opened, so that the word of who opens it comes after the promise as well.
It is kept nowhere until then: secret and salt follow from its ticket and from what only the halls of this database
know. A ticket is good for one table, as the database has each promise once.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from meadhall.engine.message import Message
from meadhall.engine.record import Record
from meadhall.engine.seal import SECRET_SIZE, WORD_LENGTH, Seal, fault_of, mark_of, promise_of, seed_of
from meadhall.server.match_from_rows import record_of
from meadhall.server.names import clean
from meadhall.server.problems import Problem
from meadhall.server.rows import MatchRow, SeatRow
from meadhall.server.settings import TICKET_LENGTH
from meadhall.server.words import say

_TICKET: Final = re.compile(rf"[A-Za-z0-9_-]{{{TICKET_LENGTH}}}")


def new_ticket() -> str:
    return secrets.token_urlsafe(TICKET_LENGTH * 3 // 4)


def promised(key: str, ticket: str) -> Seal:
    """What the hall will open a table with, for who shows this ticket; without any word yet."""
    if not _TICKET.fullmatch(ticket):
        raise Problem(422, say("no-ticket"))
    drawn = hashlib.blake2b(ticket.encode(), key=key.encode(), digest_size=2 * SECRET_SIZE, person=b"meadhall seal")
    secret, salt = drawn.digest()[:SECRET_SIZE].hex(), drawn.digest()[SECRET_SIZE:].hex()
    return Seal(promise=promise_of(secret, salt), secret=secret, salt=salt, words=[])


def word_of(text: str) -> str:
    """A word as somebody gives it."""
    return clean(text, WORD_LENGTH, "word")


def seal_of(row: MatchRow) -> Seal | None:
    """As it is kept; None for a match without one."""
    return Seal.model_validate_json(row.seal) if row.seal else None


def promise(row: MatchRow, seats: Sequence[SeatRow], key: str, ticket: str, word: str) -> None:
    """A new table: the hall is bound from now on. The word is that of the first person who is here."""
    seal = promised(key, ticket or new_ticket())
    first = next((seat.seat for seat in seats if seat.token_hash is not None), -1)
    words = [word if seat.seat == first else "" for seat in seats]
    row.promise = seal.promise
    _keep(row, seal.model_copy(update={"words": words}))
    if row.state == "running":
        press(row)


def with_words(row: MatchRow, words: Mapping[int, str]) -> MatchRow:
    """The row of a table at which people have sat down with these words, by seat."""
    seal = seal_of(row)
    if seal is None:
        return replace(row)
    changed = replace(row)
    _keep(changed, seal.model_copy(update={"words": [words.get(at, word) for at, word in enumerate(seal.words)]}))
    return changed


def press(row: MatchRow) -> None:
    """The match begins: nobody's word is missing any more, so that seed and mark follow."""
    seal = seal_of(row)
    if seal is not None:
        _keep(row, seal.model_copy(update={"mark": mark_of(record_of(row, []), seal.promise, seal.words)}))


def _keep(row: MatchRow, seal: Seal) -> None:
    row.seal = seal.model_dump_json()
    row.seed = seed_of(seal.secret, seal.words)


def with_seal(row: MatchRow, record: Record) -> Record:
    """The record of a match that is over, with its seal opened; what never began was never sealed."""
    seal = seal_of(row)
    return record if seal is None or not seal.mark else record.model_copy(update={"seal": seal})


def fault(row: MatchRow) -> Message | None:
    """What is wrong with the seal of a match that is over."""
    return fault_of(with_seal(row, record_of(row, [])))
