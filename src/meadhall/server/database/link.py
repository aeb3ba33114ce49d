"""A connection to a database, and the statements that it understands, by their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import resources
from typing import Any, Protocol

from meadhall.engine.errors import MeadhallError


class NewerDatabase(MeadhallError):
    """The database was written by a later release."""


@cache
def statements(name: str) -> dict[str, str]:
    """The statements as the database of that name understands them."""
    text = (resources.files(__package__) / "sql" / f"{name}.sql").read_text(encoding="utf-8")
    found = {}
    for part in text.split("\n-- : ")[1:]:
        key, _, statement = part.partition("\n")
        found[key] = statement.strip()
    return found


def schema(name: str) -> list[str]:
    """The statements that make a new database."""
    return [statement for key, statement in statements(name).items() if key.startswith("schema ")]


class Link(Protocol):
    """One connection. A statement is run by its name, with its values."""

    raw: Any  # the driver's own connection
    shared: bool  # may other halls have one, too?

    def one(self, name: str, /, **values: object) -> Sequence[Any] | None: ...

    def all(self, name: str, /, **values: object) -> list[Sequence[Any]]: ...

    def each(self, name: str, /) -> Iterator[Sequence[Any]]:
        """One row after the other, within a transaction: all of them might not fit into the memory."""

    def run(self, name: str, /, **values: object) -> int:
        """Returns how many rows it has touched."""

    def run_many(self, name: str, rows: Sequence[Mapping[str, object]]) -> None: ...

    def execute(self, text: str) -> Any:
        """A statement that has no name."""

    def hold(self, name: str) -> None:
        """Until the transaction ends, nobody else holds it."""

    def tell(self, match: str) -> None:
        """The other halls, when this is committed: somebody has changed the match behind their backs."""

    def begin(self, patient: bool = True, mark: tuple[str, int] | None = None) -> None:
        """A transaction; who is not patient would rather fail than wait for another's.

        Under a mark (whose, and which of theirs) it can be asked for when the answer to its commit got lost.
        """

    def begin_reading(self) -> None:
        """A transaction that sees all as it is at this moment, for as long as it takes."""

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    @property
    def in_transaction(self) -> bool: ...

    @property
    def lost(self) -> bool:
        """Is the connection gone?"""

    def committed(self, mark: tuple[str, int]) -> bool:
        """What became of a transaction that a lost connection had begun: waits for it, if it is still under way."""

    def unmark(self, whose: str) -> None:
        """They ask no more: nothing is kept of their marks."""

    def close(self) -> None: ...


class Database(Protocol):
    """What a hall is kept in."""

    name: str  # as it is told to people, without a password
    address: str  # by which a driver finds it
    shared: bool  # may several halls have it open?

    def open(self) -> None:
        """Make it, or bring it up to date; a sentence if that can't be."""

    def open_beside(self) -> None:
        """For who only reads, while a hall may have it open; a sentence if there is none."""

    def connect(self) -> Link: ...

    def time(self, link: Link) -> float | None:
        """Its own clock, if several halls may go by it."""

    def close(self) -> None: ...

    def is_conflict(self, error: Exception) -> bool:
        """Was there a row already that may be there only once?"""

    def is_error(self, error: Exception) -> bool:
        """Is it the database's, and not ours?"""

    def refusal(self, error: Exception) -> MeadhallError:
        """What it said, in a sentence for who runs the hall."""

    def to_be_tried_again(self, error: Exception) -> bool:
        """Did it only stand in another's way?"""


@contextmanager
def in_a_sentence(database: Database) -> Iterator[None]:
    """What goes wrong at the database is told as it is told to people."""
    try:
        yield
    except Exception as error:
        if not database.is_error(error):
            raise
        raise database.refusal(error) from None
