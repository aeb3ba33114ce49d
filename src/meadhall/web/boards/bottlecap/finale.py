"""The end of the game: the winner's city by the fjord, how far everybody has come, and what decided it."""

from __future__ import annotations

from collections import Counter

from meadhall.engine.event import Event
from meadhall.games.bottlecap import events, naming, standing
from meadhall.games.bottlecap.actions import GOLD
from meadhall.games.bottlecap.events import GLORY
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.web.boards.bottlecap.rivals import bar, goods, steps
from meadhall.web.boards.bottlecap.town import town
from meadhall.web.boards.bottlecap.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, h3, li, ol, section, small, span
from meadhall.web.icons import icon
from meadhall.web.model import TablePage
from meadhall.web.parts.homecoming import homecoming, what_decided
from meadhall.web.parts.shield import shield

BY_GLORY, BY_CITY, NEAREST = range(3)  # ways to win
read = events.KINDS.read


def finale(page: TablePage, table: Bottlecap) -> Node:
    winner = table.winners[0]
    you = page.viewer_seat
    return [
        homecoming(
            town(table.villages[winner], winner),
            said("finale-wins", seat=table.who(winner)),
            said(f"finale-{events.WAYS[table.way_won()]}", round=table.round, most=table.villages[winner].side.glory),
            winner == you,
        ),
        section("#finale.finale.wood", aria_labelledby="finale-title")[
            h3("#finale-title")[said("finale-how-far")],
            ol[
                [
                    _standing(
                        seat,
                        page.seats[seat].name,
                        seat in table.winners,
                        seat == you,
                        table.villages[seat].tier,
                        table.villages[seat].glory,
                        table.villages[seat].side.glory,
                        tuple(table.villages[seat].side.helmets),
                        (table.villages[seat].wood, table.villages[seat].gold, table.villages[seat].helmets()),
                    )
                    for seat in table.places()
                ]
            ],
        ],
        what_decided(decided(table, you)),
    ]


@drawn
def _standing(
    seat: int,
    name: str,
    won: bool,
    you: bool,
    tier: int,
    glory: int,
    most: int,
    marks: tuple[int, ...],
    stock: tuple[int, int, int],
) -> Element:
    kind = {"standing": True, f"s{seat}": True, "won": won, "you": you}
    return li(f"#seat-{seat}", class_=kind)[
        span(".named")[shield(seat), h3[name], icon("laurels", "wreath", said("finale-winner")) if won else None],
        span(".race.to-throne")[icon("hut"), steps(tier), b[span(data_counts=tier)[tier], small["/4"]]],
        span(".race.to-glory")[
            icon("laurels"), bar(glory, most, marks), b[span(data_counts=glory)[glory], small[f"/{most}"]]
        ],
        goods(*stock),
    ]


def decided(table: Bottlecap, you: int | None) -> list[str]:
    """What brought the winner there, what the Valkyries did to it, and how far the viewer was: facts of this match."""
    winner = table.winners[0]
    told = table.events()
    kind = GLORY if table.way_won() == BY_GLORY else GOLD
    lines = [_best_source(table, told, winner, kind), _attacks(table, told, winner), _valkyries(table, told, winner)]
    if you is not None and you != winner:
        lines.append(_short_of(table, you))
    return [line for line in lines if line]


def _best_source(table: Bottlecap, told: list[Event], seat: int, kind: int) -> str:
    """Where most of the goods that won came from."""
    found: Counter[int] = Counter()
    for event in told:
        if event.kind == events.GAINED and event.seat == seat and read(event, "meter") == kind:
            found[read(event, "why")] += read(event, "amount")
    found.pop(events.START, None)
    found.pop(0, None)
    if not found:
        return ""
    why, most = found.most_common(1)[0]
    return said(
        "decided-source",
        seat=table.who(seat),
        amount=most,
        all=sum(found.values()),
        meter=naming.meter(kind),
        source=naming.source(table, why),
    )


def _attacks(table: Bottlecap, told: list[Event], seat: int) -> str:
    made = sum(1 for event in told if event.kind == events.ATTACKED and event.seat == seat)
    met = sum(
        1
        for event in told
        if event.kind == events.ATTACKED and event.seat != seat and seat in table.tell(event).concerns
    )
    return said("decided-attacks", seat=table.who(seat), made=made, met=met) if made or met else ""


def _valkyries(table: Bottlecap, told: list[Event], seat: int) -> str:
    """How often they came, and what they took from the winner and from all others."""
    came = sum(1 for event in told if event.kind == events.VALKYRIES)
    taken = [0, 0]
    for event in told:
        if event.kind == events.LOST and read(event, "why") == events.BY_VALKYRIES and read(event, "meter") == GLORY:
            taken[event.seat != seat] += read(event, "amount")
    if not came:
        return said("decided-no-valkyries")
    return said("decided-valkyries", seat=table.who(seat), times=came, own=taken[0], others=taken[1])


def _short_of(table: Bottlecap, seat: int) -> str:
    """How far the viewer was from either throne."""
    village = table.villages[seat]
    helmets, gold = standing.lacks(village)
    glory = village.side.glory - village.glory
    if village.tier < 3:
        return said("decided-short-steps", steps=4 - village.tier, glory=glory)
    return said("decided-short-throne", helmets=helmets, gold=gold, glory=glory, any=1 if helmets or gold else 0)
