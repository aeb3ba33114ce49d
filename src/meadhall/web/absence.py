"""Who is away, as a page and a program are told of it: since when, and what those who are there may do."""

from __future__ import annotations

from meadhall.play import Match, absence
from meadhall.web.facts import TableFacts
from meadhall.web.model import AwayInfo, LogLine


def away_infos(match: Match, facts: TableFacts, viewer: int | None) -> list[AwayInfo]:
    """Those who are away, whoever the table waits for first."""
    owing = match.deciders()
    missed = sorted(absence.missed(match), key=lambda seat: seat not in owing)
    return [_away(match, facts, seat, viewer, seat in owing) for seat in missed if seat != viewer]


def _away(match: Match, facts: TableFacts, seat: int, viewer: int | None, owing: bool) -> AwayInfo:
    wish = match.absence.wish
    stands = wish if wish is not None and wish.seat == seat else None
    return AwayInfo(
        seat=seat,
        seconds=absence.away_for(match, seat, facts.now),
        waited_for=owing,
        asked=viewer is not None and match.seats[viewer].attended,
        horn_in=absence.horn_in(match, seat, facts.now),
        bot_in=absence.bot_in(match, seat, facts.now),
        bot=None if stands is None else stands.kind,
        agreed=() if stands is None else tuple(stands.agreed),
        present=tuple(absence.present(match)),
        enough=absence.enough(match),
    )


def done_for_you(match: Match, log: list[LogLine], seat: int | None) -> list[LogLine]:
    """What a bot did in the viewer's place since the viewer's own last decision, as the log tells it."""
    numbers = set() if seat is None else set(absence.by_a_bot(match, seat))
    return [line for line in log if line.number in numbers and line.seat == seat]
