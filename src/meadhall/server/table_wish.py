"""What somebody wants to be set up, and the rows that come of it: a table's own, its seats', and who takes which."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.errors import BadOption
from meadhall.engine.language import spoken
from meadhall.engine.message import Listing
from meadhall.engine.rng import BLAKE2B
from meadhall.play import PERSON
from meadhall.play.seat import check_kind
from meadhall.server.names import look_alike, told_apart
from meadhall.server.problems import Problem
from meadhall.server.rows import Entry, MatchRow, Origin, SeatRow, TempoKind
from meadhall.server.security import hashed, new_match_id, new_token
from meadhall.server.words import say

SECRET_BITS = 128  # of a table's seed, and of what bots and delays are drawn from
FRIEND = "friend"  # as the kind of a seat at a new table: a person who is still to come


class Wish:
    """What somebody wants to be set up; checked by the game itself."""

    def __init__(
        self,
        game: str,
        kinds: Sequence[str],
        *,
        options: dict[str, str | int] | None = None,
        tempo: TempoKind = "relaxed",
        seconds: float = 0.0,
        bank: float = 0.0,
        listed: bool = False,
        title: str = "",
        name: str = "",
        data: str | None = None,
        house: dict[str, int] | None = None,
        names: dict[int, str] | None = None,
        word: str = "",
        ticket: str = "",
    ) -> None:
        self.rules = games.game(game)
        self.kinds = list(kinds)
        self.options = dict(options or {})
        self.tempo: TempoKind = tempo
        self.seconds = seconds
        self.bank = bank
        self.listed = listed
        self.title = title
        self.name = name
        self.data = data
        self.house = dict(house or {})
        self.names = dict(names or {})  # of further people at the same screen, by seat
        self.word = word  # for the seal, of who opens the table
        self.ticket = ticket  # of the promise that was given before
        if tempo != "relaxed" and seconds <= 0:
            raise BadOption(say("clock-needs-seconds"))
        if tempo == "live":
            self.options = {**self.rules.at_live_tables, **self.options}


def is_free(row: SeatRow) -> bool:
    return row.kind == PERSON and row.token_hash is None


def take(row: MatchRow, seats: list[SeatRow], seat: int | None, name: str, person: str) -> tuple[int, str]:
    """Take one of the seats that are free, or the one that is wished for."""
    free = [row for row in seats if is_free(row)]
    if row.state != "open" or not free:
        raise Problem(409, say("all-taken"))
    chosen = next((row for row in free if seat is None or row.seat == seat), None)
    if chosen is None:
        raise Problem(409, say("seat-not-open", seat=seat, free=Listing([row.seat for row in free])))
    token = new_token()
    chosen.token_hash = hashed(token)
    chosen.person = person or None
    chosen.name = told_apart(name, [row.name for row in seats if row is not chosen]) if name else chosen.name
    return chosen.seat, token


def seats_of(wish: Wish, person: str, called: Sequence[str] = ()) -> tuple[list[SeatRow], list[str]]:
    """Who sits where, and the tokens of the seats of who opens the table."""
    usual = [spoken(introduction.seat_name(wish.rules, seat)) for seat in range(len(wish.rules.seat_names))]
    seats: list[SeatRow] = []
    tokens: list[str] = []
    for number, kind in enumerate(wish.kinds):
        name = called[number] if number < len(called) else usual[number % len(usual)]
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
        title=wish.title,
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


def tried(row: MatchRow) -> None:
    """Refuse at once what the game would refuse; and keep the options as the game understands them."""
    game = games.game(row.game)
    table = game.new(row.seats, row.seed, row.options, data=row.data, names=row.names)
    row.options = {name: value for name, value in table.setting.options.items() if isinstance(value, (str, int))}


def entries_of(decisions: Sequence[tuple[int, int]], at: float) -> list[Entry]:
    return [Entry(number, seat, action, "hall", at) for number, (seat, action) in enumerate(decisions, start=1)]
