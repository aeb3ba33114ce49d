"""From rows to a Match: a match that is in nobody's memory is taken up again from the truth, and put away again."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.record import DataFile, Record, digest
from meadhall.engine.table import Table
from meadhall.play import PERSON, Match, Order, Pace, SavedMatch, Seat, read_match, resume, save
from meadhall.play.house import UNDO_CONSENT
from meadhall.play.save import Time
from meadhall.play.undo import Barrier, By, Request
from meadhall.server.rows import BACK, Entry, MatchRow, SeatRow, Snapshot

_AS_HALL: By = "hall"
_KNOWN: dict[str, By] = {
    "person": "person",
    "bot": "bot",
    "pass": "pass",
    "order": "order",
    "absent": "absent",
    "late": "late",
    "hall": _AS_HALL,
}


def is_live(seats: list[SeatRow]) -> bool:
    """Where several people sit, nobody's speed may betray anything."""
    return sum(seat.kind == PERSON for seat in seats) > 1


def record_of(row: MatchRow, decisions: list[tuple[int, int]]) -> Record:
    """The record of a match with these decisions."""
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        seats=row.seats,
        seed=row.seed,
        generator=row.generator,
        names=row.names,
        options=row.options,
        data=None if row.data is None else DataFile(sha256=digest(row.data), content=row.data),
        decisions=decisions,
    )


@dataclass(frozen=True)
class Stored:
    """All that is stored of a match. `entries` are those after the snapshot, or all without one."""

    row: MatchRow
    seats: list[SeatRow]
    entries: list[Entry] = field(default_factory=list)
    snapshot: Snapshot | None = None

    @property
    def number(self) -> int:
        """Of the last entry."""
        if self.entries:
            return self.entries[-1].number
        return 0 if self.snapshot is None else self.snapshot.number


def take_up(stored: Stored, now: float) -> Match:
    """The match as it stands after all its entries."""
    row, seats, entries = stored.row, stored.seats, stored.entries
    past = _Past(row, stored.snapshot)
    for entry in entries:
        past.add(entry)
    time = None
    if row.tempo != "relaxed":
        pace = Pace(seconds=row.seconds, bank=row.bank)
        last = entries[-1].at if entries else row.changed
        # Nobody loses seconds because the hall was closed; days are days.
        waited = max(0.0, now - last) if row.tempo == "slow" else 0.0
        time = Time(pace=pace, banks=past.banks, spent=[waited] * row.seats)
    return resume(
        SavedMatch(
            seed=row.dice,
            live=is_live(seats),
            seats=[_seat(seat) for seat in seats],
            made_by=past.made_by,
            barrier=past.barrier,
            request=Request.model_validate_json(row.wish) if row.wish else None,
            time=time,
            record=record_of(row, past.decisions),
        ),
        now,
    )


def put_away(match: Match, number: int, now: float) -> Snapshot:
    """Where the match stands after `number` entries. Its component file is kept elsewhere already."""
    saved = save(match, now)
    record = saved.record.model_copy(update={"data": None})
    return Snapshot(number, saved.model_copy(update={"record": record}).text())


class _Past:
    """Decisions that stand, who made them, and how far back one may go."""

    def __init__(self, row: MatchRow, snapshot: Snapshot | None) -> None:
        self.decisions: list[tuple[int, int]] = []
        self.made_by: list[By] = []
        self.banks = [row.bank] * row.seats
        self.barrier = Barrier(number=row.first)
        if snapshot is not None:
            saved = read_match(snapshot.saved)
            self.decisions = list(saved.record.decisions)
            self.made_by = list(saved.made_by)
            self.barrier = saved.barrier
            if saved.time is not None:
                self.banks = list(saved.time.banks)

    def add(self, entry: Entry) -> None:
        if entry.made_by in BACK:
            del self.decisions[entry.action :]
            del self.made_by[entry.action :]
            if entry.made_by == "consent":
                self.barrier = Barrier(number=entry.action, rule=UNDO_CONSENT)
            return
        self.decisions.append((entry.seat, entry.action))
        self.made_by.append(_KNOWN.get(entry.made_by, _AS_HALL))
        if entry.bank is not None and entry.seat >= 0:
            self.banks[entry.seat] = entry.bank


def _seat(row: SeatRow) -> Seat:
    orders = [Order.model_validate_json(wish) for wish in row.orders]
    return Seat(kind=row.kind, stand_in=row.stand_in, absent=row.absent, orders=orders)


def turns_of(record: Record) -> list[int]:
    """The numbers of decisions at which a turn begins."""
    table = games.rebuild(record, upto=0)
    found = []
    last = table.turn_number()
    for number, (seat, action) in enumerate(record.decisions, start=1):
        table.apply(seat, action)
        turn = table.turn_number()
        if turn != last:
            found.append(number)
            last = turn
    return found


def progress(table: Table) -> str:
    """How far the game has come, in two words, if it counts rounds, months or turns."""
    for at in table.progress():
        return f"{at.unit} {at.number}"
    return ""


def fits(row: MatchRow) -> None:
    """Refuse a match that follows other rules than this release."""
    rules = games.game(row.game)
    if rules.version != row.rules_version:
        raise MeadhallError(
            f"This match was played by version {row.rules_version} of the rules of {rules.title}; this hall plays "
            f"version {rules.version}, so it can't be shown here."
        )
