"""From a Match to a scene: what happened, as pages that show one beat each to one viewer."""

from __future__ import annotations

from dataclasses import replace

from meadhall.engine.beat import Beat
from meadhall.engine.event import DETAIL, GREAT, HARM, HEADING, SILENT, SPECTATOR
from meadhall.engine.language import reader, reading, spoken
from meadhall.engine.view import View
from meadhall.play import Match
from meadhall.web.logbook import felt
from meadhall.web.model import BeatInfo, OutcomeInfo, TablePage, UndoInfo
from meadhall.web.presenter import result_info, still

MOST_BEATS = 60  # of a scene; the log has all
BEFORE = 5  # beats that stand beside the one that is shown


def scene(match: Match, page: TablePage, told: int) -> list[TablePage]:
    """What happened since `told` events, as pages that show one beat each; the newest ones if there are many."""
    if page.curtain is not None or not 0 <= told < page.told:
        return []
    viewer = SPECTATOR if page.viewer_seat is None else page.viewer_seat
    with reading(reader()[0], viewer):
        found: list[TablePage] = []
        before: tuple[str, ...] = ()
        for beat in match.scene(told)[-MOST_BEATS:]:
            shown = _beat_page(page, beat, viewer, before)
            found.append(shown)
            before = (*before, shown.decision)[-BEFORE:]
        if found and found[-1].beat is not None and found[-1].beat.weight == HEADING:
            found[-1] = replace(found[-1], beat=replace(found[-1].beat, hold=0.0))  # what it heads comes at once
        return found


def _beat_page(page: TablePage, beat: Beat, viewer: int, before: tuple[str, ...]) -> TablePage:
    view = beat.table.view(viewer)
    info = _beat(view, beat, before)
    return replace(
        page,
        view=view,
        seats=[still(seat, False) for seat in page.seats],
        decision=info.text,
        yours=False,
        options=(),
        refused=(),
        undo=UndoInfo(),
        hint=None,
        result=result_info(view.table),
        beat=info,
    )


def _beat(view: View, beat: Beat, before: tuple[str, ...]) -> BeatInfo:
    """A heading, or what is only a detail, opens a beat where nothing else does.

    Its caption is its first fact; what nobody does (all cards are turned up) heads what the seats do in it.
    """
    events = view.events()[beat.first : beat.last]
    told = [view.table.tell(event) for event in events]
    opening = told[0] if told[0].seat < 0 else next((one for one in told if one.weight > DETAIL), told[0])
    others = [one for one in told if one is not opening and (one.weight > DETAIL or opening.weight <= DETAIL)]
    seats = {seat for one in (opening, *others) for seat in (one.seat, *one.concerns)}
    own = view.seat >= 0 and opening.seat == view.seat
    about = view.seat in seats and not own
    weight = max(one.weight for one in (opening, *others))
    tone = felt(opening, view.seat)
    return BeatInfo(
        kind=told[0].kind,
        text=spoken(opening.message),
        first=beat.first,
        last=beat.last,
        seat=opening.seat,
        concerns=sorted({*opening.concerns, *(one.seat for one in others)} - {opening.seat, -1}),
        details=[OutcomeInfo(spoken(one.message), felt(one, view.seat)) for one in others if one.weight > SILENT],
        weight=weight,
        tone=tone,
        events=events,
        own=own,
        about_you=about,
        hold=_hold(weight, own, about, tone),
        before=before,
    )


def _hold(weight: int, own: bool, about_you: bool, tone: int) -> float:
    """How long a beat is shown: what I did myself I know, what is done to me I want to see, my own end most of all."""
    if weight <= DETAIL:
        return 0.0  # seen on the table, and read in the log
    if weight == HEADING:
        return 0.5
    if own and weight == GREAT and tone == HARM:
        return 5.5
    if own:
        return 0.4 if weight < GREAT else 1.0
    return (1.5 if weight == GREAT else 1.0) * (1.3 if about_you else 1.0)
