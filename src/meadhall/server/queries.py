"""What is asked of the database, each question by a connection."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.server import columns
from meadhall.server.database import Link
from meadhall.server.rows import ChatRow, Entry, MatchRow, SeatRow, Snapshot, Stored, TempoKind
from meadhall.server.words import say

KEYS_KEPT: Final = 50  # of requests that might be repeated
KEYS_WITHIN: Final = 400  # entries, the newest ones
LINES_KEPT: Final = 200  # of what was said


def stored(link: Link, ident: str, with_snapshot: bool = True) -> Stored | None:
    """All that there is of the match."""
    row = match(link, ident)
    if row is None:
        return None
    found = snapshot(link, ident) if with_snapshot else None
    after = entries(link, ident, 0 if found is None else found.number)
    last = after[-1].number if after else 0 if found is None else found.number
    return Stored(row, seats(link, ident), after, found, chat(link, ident), keys(link, ident, last))


def match(link: Link, ident: str) -> MatchRow | None:
    row = link.one("match", id=ident)
    return None if row is None else columns.match_of(row)


def invited(link: Link, invite: str) -> str | None:
    """The match to which this invitation leads."""
    row = link.one("invited", invite=invite)
    return None if row is None else str(row[0])


def seats(link: Link, match: str) -> list[SeatRow]:
    found = [columns.seat_of(row) for row in link.all("seats", match=match)]
    for seat, wish in link.all("orders", match=match):
        found[seat].orders.append(wish)
    for seat, person in link.all("holders", match=match):
        found[seat].holders.append(person)
    return found


def seat_of(link: Link, token_hash: str) -> tuple[str, int] | None:
    """Match and seat that the token opens."""
    row = link.one("seat_of", token_hash=token_hash)
    return None if row is None else (str(row[0]), int(row[1]))


def entries(link: Link, match: str, after: int = 0) -> list[Entry]:
    return [Entry(*row) for row in link.all("entries", match=match, after=after)]


def keys(link: Link, match: str, number: int) -> list[tuple[int, str]]:
    """Seats and keys of the last requests that might be repeated, the oldest first."""
    rows = link.all("keys", match=match, after=number - KEYS_WITHIN, most=KEYS_KEPT)
    return [(int(seat), str(key)) for seat, key in reversed(rows)]


def chat(link: Link, match: str, most: int = LINES_KEPT) -> list[ChatRow]:
    return [ChatRow(*row) for row in reversed(link.all("chat", match=match, most=most))]


def snapshot(link: Link, match: str) -> Snapshot | None:
    row = link.one("snapshot", match=match)
    return None if row is None else Snapshot(*row)


def name_of(link: Link, person: str) -> str:
    row = link.one("name_of", id=person)
    return "" if row is None else str(row[0])


def newest(link: Link) -> float:
    """The latest moment at which any match changed; each part of the index knows its own.

    What is no moment at all, in a row that somebody has spoilt, counts as none.
    """
    parts = [(state, listed) for state in ("open", "running", "finished") for listed in (0, 1)]
    rows = [link.one("newest", state=state, listed=listed) for state, listed in parts]
    return max(float((row and row[0]) or 0.0) for row in rows)


def fence_of(link: Link, match: str) -> int | None:
    row = link.one("fence_of", id=match)
    return None if row is None else int(row[0])


def lead(link: Link, match: str, hall: str) -> tuple[int | None, str | None, str]:
    """The fence under which the hall leads the match from now on; or else who leads it, and where that one is."""
    for _ in range(5):
        row = link.one("lead", id=match, hall=hall)
        if row is not None:
            return int(row[0]), hall, ""
        row = link.one("leader_of", id=match)
        if row is None:
            return None, None, ""
        if row[1] is not None:
            return None, str(row[0]), str(row[1])
    raise MeadhallError(say("changes-hands", match=match))


def due(
    link: Link, tempo: TempoKind, now: float, after: tuple[float, str] = (0.0, ""), most: int = 20, hall: str = ""
) -> list[tuple[float, str]]:
    """Matches that the hall has to look at, by when it should have, and their names; those behind `after`.

    What another hall leads is that one's to look at.
    """
    rows = link.all("due", tempo=tempo, now=now, after=after[0], behind=after[1], most=most, hall=hall)
    return [(float(deadline), str(ident)) for deadline, ident in rows]
