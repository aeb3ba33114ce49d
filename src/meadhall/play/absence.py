"""Who is away: since when, the horn that calls them, a bot that plays until they are back, and a table's sleep.

The Match is told who comes and goes; it never looks itself. Whoever is never told of is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic import BaseModel, ConfigDict, Field

from meadhall.play import house
from meadhall.play.seat import check_bot

if TYPE_CHECKING:
    from meadhall.play.match import Match

ALONE: Final = 300.0  # seconds that who decides about another's seat alone has to wait
HORN: Final = 3600.0  # seconds between two blasts of the horn for the same seat
LATES: Final = 2  # time-outs in a row after which nobody is expected at a seat


class Patience(BaseModel):
    """How long a table waits for its people, in seconds since their last sign of life."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    notice: float = Field(default=120.0, ge=0)  # then somebody counts as away
    bot: float | None = Field(default=120.0, ge=0)  # then the others may let a bot play; None: never


class StandIn(BaseModel):
    """The wish that a bot plays for somebody who is away, and who has agreed so far."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    seat: int
    kind: str
    agreed: list[int]


class Absence(BaseModel):
    """What a Match remembers of people who are away."""

    model_config = ConfigDict(extra="forbid")
    since: dict[int, float] = {}  # the last sign of life of who has no page open
    away: list[int] = []  # of these, for how many it was long enough to be told to all
    horns: dict[int, float] = {}  # when the horn was blown for the seat
    wish: StandIn | None = None
    asleep: bool = False  # nobody of its people is there: the table rests until somebody comes


# Coming and going


def went(match: Match, seat: int, now: float) -> None:
    """The person has no page open any more."""
    match.absence.since.setdefault(seat, now)


def seen(match: Match, seat: int, now: float) -> bool:
    """A sign of life of somebody who has no page open. Had it been told that they are away?"""
    if seat in match.absence.since:
        match.absence.since[seat] = now
    return _no_more_away(match, seat, now)


def came(match: Match, seat: int, now: float) -> bool:
    """The person is here. Had it been told that they are away, or that the table sleeps?"""
    match.absence.since.pop(seat, None)
    return _no_more_away(match, seat, now)


def _no_more_away(match: Match, seat: int, now: float) -> bool:
    absence = match.absence
    known = seat in absence.away or absence.asleep
    absence.away = [other for other in absence.away if other != seat]
    absence.horns.pop(seat, None)
    if absence.wish is not None and absence.wish.seat == seat:
        absence.wish = None
    if absence.asleep:
        absence.asleep = False
        match.renew_clocks(now)
    return known


def look_around(match: Match, now: float) -> bool:
    """Who counts as away by now, and does the table sleep? True if that is different from before."""
    absence = match.absence
    before = (absence.away, absence.asleep)
    absence.away = [seat for seat in _watched(match) if now >= _noticed_at(match, seat)]
    absence.asleep = _deserted(match)
    if absence.wish is not None and (absence.wish.seat not in absence.away or match.seats[absence.wish.seat].stand_in):
        absence.wish = None
    return before != (absence.away, absence.asleep)


def next_look(match: Match) -> float | None:
    """When the next person will count as away, if nobody comes."""
    moments = [_noticed_at(match, seat) for seat in _watched(match) if seat not in match.absence.away]
    return min(moments, default=None)


def _noticed_at(match: Match, seat: int) -> float:
    return match.absence.since[seat] + match.patience.notice


def _watched(match: Match) -> list[int]:
    """People without a page whose absence matters: to others, or because the table would go on without anybody."""
    people = [seat for seat, sitter in enumerate(match.seats) if sitter.person]
    if len(people) == 1 and expected(match, people[0]):
        return []
    return [seat for seat in people if seat in match.absence.since]


def _deserted(match: Match) -> bool:
    """Nobody of the people is here, and the table would not wait for any of them."""
    people = [seat for seat, sitter in enumerate(match.seats) if sitter.person]
    return bool(people) and all(seat in match.absence.away and not expected(match, seat) for seat in people)


def expected(match: Match, seat: int) -> bool:
    """Does the table wait for the person? Not for who let time run out again and again, or made room."""
    return match.seats[seat].attended and lates(match, seat) < LATES


def lates(match: Match, seat: int) -> int:
    """How many of the seat's last decisions the clock has made."""
    count = 0
    for made in reversed(match.made):
        if made.seat == seat and made.by in ("late", "person"):
            if made.by == "person":
                break
            count += 1
    return count


# What the others may do about it


def present(match: Match) -> list[int]:
    """The seats whose people are here: they are asked."""
    return [seat for seat in match.people() if seat not in match.absence.away]


def missed(match: Match) -> list[int]:
    """The seats whose people are away, and for whom nobody plays."""
    return [seat for seat in match.absence.away if match.seats[seat].stand_in is None]


def away_for(match: Match, seat: int, now: float) -> float:
    """Seconds since the last sign of life of somebody who is away."""
    return max(0.0, now - match.absence.since.get(seat, now))


def enough(match: Match) -> int:
    """How many of those who are here have to agree: the majority."""
    return len(present(match)) // 2 + 1


def horn_in(match: Match, seat: int, now: float) -> float:
    """Seconds until the horn may be blown for the seat again."""
    blown = match.absence.horns.get(seat)
    return 0.0 if blown is None else max(0.0, blown + HORN - now)


def bot_in(match: Match, seat: int, now: float) -> float | None:
    """Seconds until a bot may be let play for the seat; None at a table where that is never done."""
    patience = match.patience.bot
    if patience is None:
        return None
    if len(present(match)) < 2:
        patience = max(patience, ALONE)
    return max(0.0, match.absence.since.get(seat, now) + patience - now)


def blow_horn(match: Match, by: int, seat: int, now: float) -> None:
    """Call somebody who is away; once an hour."""
    _about(match, by, seat)
    left = horn_in(match, seat, now)
    if left > 0:
        raise house.refused(house.AWAY, "horn-again", minutes=_minutes(left))
    match.absence.horns[seat] = now


def let_bot_play(match: Match, by: int, seat: int, kind: str, now: float) -> bool:
    """Agree that a bot plays for somebody who is away, at the level that was named first. Does it from now on?"""
    _about(match, by, seat)
    left = bot_in(match, seat, now)
    if left is None:
        raise house.refused(house.AWAY, "never-a-bot")
    if left > 0:
        raise house.refused(house.AWAY, "bot-not-yet", minutes=_minutes(left), seat=match.table.who(seat))
    wish = match.absence.wish
    if wish is None or wish.seat != seat:
        wish = StandIn(seat=seat, kind=check_bot(kind), agreed=[])
    agreed = sorted({*wish.agreed, by} & set(present(match)))
    match.absence.wish = wish.model_copy(update={"agreed": agreed})
    if len(agreed) < enough(match):
        return False
    match.absence.wish = None
    match.take_over(seat, wish.kind)
    return True


def _about(match: Match, by: int, seat: int) -> None:
    """Refuse what somebody who is not there wants, and what concerns nobody who is away."""
    match.check_attended(by)
    if seat not in missed(match):
        if not 0 <= seat < len(match.seats):
            raise house.refused(house.SEATS, "no-such-seat", seat=seat, last=len(match.seats) - 1)
        raise house.refused(house.AWAY, "not-away", seat=match.table.who(seat))


def _minutes(seconds: float) -> int:
    return max(1, round(seconds / 60))


def by_a_bot(match: Match, seat: int) -> list[int]:
    """What a bot has decided in the person's place since the person's own last decision: after how many decisions."""
    found = []
    for back, made in enumerate(reversed(match.made)):
        if made.seat == seat:
            if made.by == "person":
                break
            if made.by == "bot":
                found.append(match.past.first + len(match.made) - back)
    return found[::-1] if match.seats[seat].person else []
