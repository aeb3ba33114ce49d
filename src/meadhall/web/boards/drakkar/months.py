"""The end of a month as a scene: a row for each ship, what it needed and had, what it brings home, and the points."""

from __future__ import annotations

from meadhall.engine.event import Event
from meadhall.engine.message import Listing
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import PAYMENTS
from meadhall.games.drakkar.components import MONTHS
from meadhall.games.drakkar.outlook import crew_of
from meadhall.web.boards.drakkar.phase import Seen
from meadhall.web.boards.drakkar.reveal import footer
from meadhall.web.boards.drakkar.ship import drawing, ship_of
from meadhall.web.boards.drakkar.symbols import side_of, tokens
from meadhall.web.boards.drakkar.tally import Change, changes, collected, read, score, since_sailing
from meadhall.web.boards.drakkar.words import said
from meadhall.web.html import Element, Node, b, div, h2, h3, header, li, ol, p, section, small, span
from meadhall.web.icons import icon
from meadhall.web.model import BeatInfo
from meadhall.web.parts.shield import shield

KINDS = ("quest-shown", "team-up-side", "quest-met", "in-need", "agreed", "lent", "paid", "quest-failed", "month-over")
STEPS = ("sail", "haggle", "home")


def stage(at: Seen, beat: BeatInfo) -> Element:
    table = at.table
    every = at.page.view.events()
    told = since_sailing(every[: beat.last])
    later = changes(table, since_sailing(every))
    so_far = changes(table, told)
    over = any(event.kind == events.MONTH_OVER for event in told)
    order = table.clockwise(table.earl)
    points: dict[int, tuple[int, int]] = {}
    for seat in order:
        start = [have - more for have, more in zip(table.villages[seat].tokens, later.get(seat, Change()).tokens)]
        now = [have + more for have, more in zip(start, so_far.get(seat, Change()).tokens)]
        points[seat] = (score(start), score(now))
    return section(".drk.month-end", aria_label=said("month-title", month=table.month))[
        header[
            h2[said("month-title", month=table.month)],
            p[said("month-about")],
            _steps(told, over),
        ],
        ol(class_=f"ships of-{len(order)}")[[_row(at, beat, seat, told, points[seat]) for seat in order]],
        div(".month-foot")[
            _standings(at, points),
            p(".then")[said("month-next" if table.month < MONTHS else "month-last", month=table.month + 1)]
            if over
            else None,
            footer(said(("month-to-brawl" if table.month < MONTHS else "month-to-end") if over else "stage-on")),
        ],
    ]


def _steps(told: list[Event], over: bool) -> Element:
    """Ships sail, helpers haggle, Loot comes home: how far it is."""
    haggled = any(event.kind in (events.IN_NEED, events.OFFERED, events.AGREED) for event in told)
    home = over or any(event.kind == events.QUEST_FAILED for event in told)
    at = 2 if home else 1 if haggled else 0
    return ol(".steps")[
        [
            li(class_={"done": number < at, "now": number == at})[
                icon("check-mark") if number < at else None, said(f"month-{name}")
            ]
            for number, name in enumerate(STEPS)
        ]
    ]


def _row(at: Seen, beat: BeatInfo, seat: int, told: list[Event], points: tuple[int, int]) -> Element:
    mine = [event for event in told if event.seat == seat or _helper(event) == seat]
    kinds = {event.kind for event in told if event.seat == seat}
    sails = events.QUEST_SHOWN in kinds
    here = seat == beat.seat or seat in beat.concerns
    before, now = points
    return li(
        class_={
            "ship-row": True,
            f"s{seat}": True,
            "you": seat == at.page.viewer_seat,
            "now": here,
            "unknown": not mine,
            "stays": events.TEAM_UP_SIDE in kinds,
            "failed": events.QUEST_FAILED in kinds,
        }
    )[
        div(".named")[
            shield(seat),
            h3[at.called(seat)],
            small[said("month-sails" if sails else "month-stays", seat=at.who(seat))] if mine else None,
        ],
        div(".sea")[drawing(ship_of(at.table, seat))],
        div(".needs")[
            _needs(at, seat) if sails else p[ship_of(at.table, seat).called] if mine else None,
            _result(at, seat, told),
        ],
        div(".loot-home")[_home(seat, told)],
        p(".points")[
            small[said("unit-points", count=2)],
            b[[f"{before} → ", now] if now != before else now],
            span(class_="gain" if now > before else "harm")[f"{now - before:+d}"] if now != before else None,
        ],
    ]


def _helper(event: Event) -> int:
    return read(event, "helper") if event.kind in (events.AGREED, events.PAID) else -1


def _needs(at: Seen, seat: int) -> Node:
    """What the Quest asks for, ticked off."""
    quest = at.table.quest(seat)
    if quest is None:
        return None
    crew = crew_of(at.table, seat)
    reach = crew.strength + 2 * crew.spears
    wants = [("strength", reach, quest.strength), ("beer", crew.beer, quest.beer)]
    return [
        p(class_="ticked" if have >= want else "lacking")[
            icon("check-mark" if have >= want else "viking-helmet" if what == "strength" else "barrel"),
            said(f"month-needs-{what}", want=want, have=have),
        ]
        for what, have, want in wants
        if want
    ]


def _result(at: Seen, seat: int, told: list[Event]) -> Node:
    """Met, met with whose help, missed; or what was lent to whom."""
    kinds = {event.kind for event in told if event.seat == seat}
    helped = [event for event in told if event.kind == events.LENT and read(event, "partner") == seat]
    lent = [event for event in told if event.kind == events.LENT and event.seat == seat]
    if helped:
        return p(".met")[said("month-met-with", seat=at.who(helped[0].seat), faces=_faces(at, helped[0]))]
    if events.QUEST_MET in kinds:
        return p(".met")[said("month-met")]
    if events.QUEST_FAILED in kinds:
        return p(".missed")[said("month-missed")]
    if events.IN_NEED in kinds:
        return p(".missed")[said("month-seeks-help")]
    if lent:
        deals = [said("month-lent", seat=at.who(read(event, "partner")), faces=_faces(at, event)) for event in lent]
        return p(".met")[" ".join(deals)]
    return None


def _faces(at: Seen, event: Event) -> Listing:
    faces = [read(event, "card"), read(event, "other")]
    return Listing([side_of(at.table.face(face)).called for face in faces if face >= 0])


def _home(seat: int, told: list[Event]) -> Node:
    """The tokens that came in for the Quest, or for help; and what was paid."""
    found: list[Node] = []
    for event in told:
        if event.kind == events.COLLECTED and event.seat == seat:
            found.append(tokens(tuple(collected(event))))
        elif event.kind == events.PAID and seat in (event.seat, read(event, "helper")):
            paid = tuple(PAYMENTS[read(event, "payment")])
            words = "month-paid" if event.seat == seat else "month-earned"
            found.append(small[said(words, loot=naming.loot(list(paid)))])
    return found


def _standings(at: Seen, points: dict[int, tuple[int, int]]) -> Element:
    order = sorted(points, key=lambda seat: -points[seat][1])
    return ol(".standings", aria_label=said("month-standings", month=at.table.month))[
        [
            li(class_=f"s{seat}" + (" you" if seat == at.page.viewer_seat else ""))[
                shield(seat), at.called(seat), " ", b[points[seat][1]]
            ]
            for seat in order
        ]
    ]
