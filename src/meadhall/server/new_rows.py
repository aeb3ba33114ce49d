"""The rows of a new table: what somebody wished for, as it is written down."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meadhall import games
from meadhall.engine.rng import BLAKE2B
from meadhall.play import PERSON
from meadhall.play.seat import check_kind
from meadhall.server.names import look_alike, told_apart
from meadhall.server.rows import Entry, MatchRow, Origin, SeatRow
from meadhall.server.security import hashed, new_match_id, new_token

if TYPE_CHECKING:
    from meadhall.server.hall import Wish

SECRET_BITS: Final = 128  # of a table's seed, and of what bots and delays are drawn from
FRIEND: Final = "friend"  # as the kind of a seat at a new table: a person who is still to come


def seats_of(wish: Wish, person: str, called: Sequence[str] = ()) -> tuple[list[SeatRow], list[str]]:
    """Who sits where, and the tokens of the seats of who opens the table."""
    names = list(called or wish.rules.seat_names[: len(wish.kinds)])
    seats: list[SeatRow] = []
    tokens: list[str] = []
    for number, kind in enumerate(wish.kinds):
        name = names[number] if number < len(names) else f"Seat {number + 1}"
        if wish.name and look_alike(name, wish.name):
            name = f"{name} 2"
        row = SeatRow(number, PERSON if kind == FRIEND else check_kind(kind), name)
        if kind == PERSON:
            tokens.append(new_token())
            row.token_hash = hashed(tokens[-1])
            row.person = person or None
            if wish.name and len(tokens) == 1:  # further ones play at the same screen
                row.name = wish.name
            elif number in wish.names:
                row.name = told_apart(wish.names[number], [seat.name for seat in seats])
        seats.append(row)
    return seats, tokens


def row_of(wish: Wish, seats: list[SeatRow], creator: str, origin: Origin, now: float) -> MatchRow:
    """The table before its first moment."""
    waits = FRIEND in wish.kinds and origin == "new"
    return MatchRow(
        id=new_match_id(),
        game=wish.rules.name,
        rules_version=wish.rules.version,
        title=wish.title or (f"{wish.name}'s table" if wish.name else wish.rules.title),
        options=wish.options,
        seats=len(seats),
        seed=secrets.randbits(SECRET_BITS),
        generator=BLAKE2B,
        dice=secrets.randbits(SECRET_BITS),
        names=[seat.name for seat in seats],
        data=wish.data,
        tempo=wish.tempo,
        seconds=wish.seconds,
        bank=wish.bank,
        listed=wish.listed,
        state="open" if waits else "running",
        invite=new_token(),
        origin=origin,
        first=0,
        winners=[],
        creator=creator,
        created=now,
        changed=now,
        house=wish.house,
    )


def try_out(row: MatchRow) -> None:
    """Refuse at once what the game would refuse; and keep the options as the game understands them."""
    game = games.game(row.game)
    table = game.new(row.seats, row.seed, row.options, data=row.data, names=row.names)
    row.options = {name: value for name, value in table.setting.options.items() if isinstance(value, (str, int))}


def entries_of(decisions: Sequence[tuple[int, int]], at: float) -> list[Entry]:
    """Decisions that were made elsewhere, as the first entries of a match."""
    return [Entry(number, seat, action, "hall", at) for number, (seat, action) in enumerate(decisions, start=1)]
