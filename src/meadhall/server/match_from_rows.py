"""From rows to a Match: a match that is in nobody's memory is taken up again from the truth, and put away again."""

from __future__ import annotations

from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.errors import MeadhallError
from meadhall.engine.record import Anew, DataFile, Record, digest
from meadhall.engine.rng import derived
from meadhall.play import Match, Order, Pace, SavedMatch, Seat, read_match, resume
from meadhall.play.absence import Absence
from meadhall.play.coach import Learning
from meadhall.play.house import UNDO_CONSENT
from meadhall.play.save import Time
from meadhall.play.undo import Barrier, By, Request
from meadhall.server.rows import BACK, REOPENED, Entry, MatchRow, SeatRow, Snapshot, Stored
from meadhall.server.table_rules import gives_hints, lets_change, patience_of, several_people
from meadhall.server.words import say

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


def record_of(row: MatchRow, decisions: list[tuple[int, int]]) -> Record:
    """The record of a match with these decisions."""
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        seats=row.seats,
        # Who waits for others to sit down sees how a table of the game looks, and not the one that will be played.
        seed=derived(row.seed, "waiting room", 0, 0) if row.state == "open" else row.seed,
        generator=row.generator,
        names=row.names,
        options=row.options,
        data=None if row.data is None else DataFile(sha256=digest(row.data), content=row.data),
        decisions=decisions,
        redealt=[Anew(**anew) for anew in row.redealt],
    )


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
    match = resume(
        SavedMatch(
            seed=row.dice,
            live=several_people(seats),
            changes=lets_change(row, seats),
            hints=gives_hints(row),
            patience=patience_of(row),
            seats=[_seat(seat) for seat in seats],
            made_by=past.made_by,
            barrier=past.barrier,
            request=Request.model_validate_json(row.wish) if row.wish else None,
            time=time,
            learning=Learning.model_validate_json(row.learning) if row.learning else None,
            record=record_of(row, past.decisions),
        ),
        now,
    )
    if row.away:
        match.absence = Absence.model_validate_json(row.away)
    return match


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
        if entry.made_by == REOPENED:
            del self.decisions[entry.action]
            del self.made_by[entry.action]
            return
        self.decisions.append((entry.seat, entry.action))
        self.made_by.append(_KNOWN.get(entry.made_by, _AS_HALL))
        if entry.bank is not None and entry.seat >= 0:
            self.banks[entry.seat] = entry.bank


def _seat(row: SeatRow) -> Seat:
    orders = [Order.model_validate_json(wish) for wish in row.orders]
    return Seat(kind=row.kind, stand_in=row.stand_in, absent=row.absent, orders=orders)


def fits(row: MatchRow) -> None:
    """Refuse a match that follows other rules than this release."""
    rules = games.game(row.game)
    if rules.version != row.rules_version:
        title = introduction.title(rules)
        raise MeadhallError(say("other-rules", game=title, theirs=row.rules_version, ours=rules.version))
