"""The log of a match as lines in the words of who reads it, and which of them are news."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from meadhall.engine.event import GAIN, HARM, SUFFERED, Event
from meadhall.engine.language import reader, spoken, spoken_briefly
from meadhall.engine.sentence import Sentence
from meadhall.engine.setting import Setting
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play import Match
from meadhall.play.turns import ended
from meadhall.web import links
from meadhall.web.facts import Look, TableFacts
from meadhall.web.model import LogLine
from meadhall.web.words import say

KEPT_LINKS = 4096  # tables to whose moments lines lead


def news(match: Match, seat: int | None, first: int) -> tuple[int, int] | None:
    """After how many decisions the seat's last turn was over, and its present one began (none: not yet)."""
    if seat is None:
        return None
    turns = match.turns
    over = ended(turns, seat, match.made, first)
    return over, turns[-1].first if turns[-1].active == seat else match.table.decisions + 1


def log_lines(
    match: Match,
    facts: TableFacts,
    view: View,
    look: Look,
    events: list[Event],
    news: tuple[int, int] | None = None,
    eyes_of: int | None = None,
) -> list[LogLine]:
    before, after = _moments(facts.match_id, eyes_of)
    who, table = reader(), view.table
    over, own = news or (table.decisions, 0)
    why = _not_by_person(match, events[0].number) if events else {}
    lines = []
    for at, event in enumerate(events, start=table.told - len(events)):
        number = event.number
        since = number > over and (number <= own or event.seat != look.seat)
        key = (who, table.setting, table.remembered(event).facts(), since or look.in_brief)
        text, brief, seat, weight, tone, concerns, new = _KEPT.get(key) or _told(table, event, key)
        url, late = f"{before}{number}{after}", why.pop(number, "")
        lines.append(LogLine(number, text, seat, brief, weight, tone, late, url, since, concerns, at, new))
    return lines


@lru_cache(KEPT_LINKS)
def _moments(match: str, eyes_of: int | None) -> tuple[str, str]:
    """The address of a moment, before its number and after it: there are many lines."""
    before, after = links.replay(match, 0, eyes_of).split("at=0", 1)
    return f"{before}at=", after


def shown(view: View, look: Look) -> list[Event]:
    """The events of the log's lines."""
    newest = view.events(max(0, view.table.told - look.log_lines))
    return newest[bisect_left(newest, look.log_from, key=_number) :] if look.log_from else newest


def _number(event: Event) -> int:
    return event.number


# Who reads, of what set-up, the event, and whether it is told in brief as well.
_Key = tuple[tuple[str, int], Setting, tuple[object, ...], bool]
_Told = tuple[str, str, int, int, int, tuple[int, ...], bool]
_FOR_PEOPLE = {"late": "log-late", "absent": "log-absent", "bot": "log-bot"}
KEPT = 20_000  # events as they were told: nearly all that is told in a log was told a moment ago
_KEPT: dict[_Key, _Told] = {}


def _told(table: Table, event: Event, key: _Key) -> _Told:
    """The event in the words of who reads now, as a line has them; kept by all that they follow from."""
    if len(_KEPT) >= KEPT:
        _KEPT.clear()
    sentence = table.tell(event)
    brief = spoken_briefly(sentence.message) if key[-1] else ""
    tone = felt(sentence, reader()[1])
    concerns, new = tuple(sentence.concerns), table.kinds().of(event.kind).news
    _KEPT[key] = found = (spoken(sentence.message), brief, sentence.seat, sentence.weight, tone, concerns, new)
    return found


def felt(sentence: Sentence, viewer: int) -> int:
    """The tone of what happened, for this viewer: what one takes from another is no harm to who takes it."""
    if sentence.tone == SUFFERED:
        return HARM
    robs = sentence.seat == viewer and any(seat != viewer for seat in sentence.concerns)
    return GAIN if sentence.tone == HARM and robs else sentence.tone


def _not_by_person(match: Match, since: int) -> dict[int, str]:
    """Decisions that the clock or a bot made for a person, by the number of decisions after them, and why."""
    people = {seat for seat, sitter in enumerate(match.seats) if sitter.person}
    first = match.past.first
    skipped = max(0, since - first - 1)
    return {
        number: say(_FOR_PEOPLE[made.by])
        for number, made in enumerate(match.made[skipped:], start=first + skipped + 1)
        if made.by in _FOR_PEOPLE and made.seat in people
    }
