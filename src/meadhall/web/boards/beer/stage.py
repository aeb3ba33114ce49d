"""What lies over the table in a scene: a blow with its sum and what came of it; great moments are in `moments.py`."""

from __future__ import annotations

from meadhall.engine.event import Event
from meadhall.games.beer import events
from meadhall.games.beer.table import Beer
from meadhall.web.boards.beer.card import face_of, inside
from meadhall.web.boards.beer.moments import death, gift, sudden
from meadhall.web.boards.beer.words import said
from meadhall.web.html import Element, Node, b, div, p, section
from meadhall.web.icons import icon
from meadhall.web.model import BeatInfo, TablePage
from meadhall.web.parts.shield import shield

__all__ = ["stage"]

ATTACK = events.USES.index("attack")
NONE = (False, False, False, False, False)


def stage(page: TablePage, beat: BeatInfo) -> Node:
    table = page.view.table
    assert isinstance(table, Beer)
    found = {event.kind: event for event in beat.events}
    if events.DIED in found:
        return death(page, table, found[events.DIED])
    if events.VALHALLA_GAINED in found:
        return gift(page, table, found[events.VALHALLA_GAINED])
    if events.SUDDEN_DEATH in found:
        return sudden(page, table)
    if events.ATTACKED in found:
        return blow(page, table, found[events.ATTACKED], found.get(events.PLAYED))
    if events.HURT in found or events.UNHURT in found:
        return parried(page, table, found)
    return None


def blow(page: TablePage, table: Beer, attacked: Event, played: Event | None) -> Node:
    """Who strikes whom, and how the sum comes about."""
    kinds = table.kinds()
    whom, value = kinds.read(attacked, "whom"), kinds.read(attacked, "value")
    card = -1 if played is None or kinds.read(played, "use") != ATTACK else kinds.read(played, "card")
    printed = table.box.attack[card] if card >= 0 else 0
    return section(".blow.bv")[
        lifted(table, card) if card >= 0 else icon("crossed-swords", "large"),
        div(".sum")[
            p(".who")[shield(attacked.seat), page.seats[attacked.seat].name],
            p(".value")[b[value], said("stage-attack")],
            p(".parts")[said("stage-sum", card=printed, more=value - printed)]
            if card >= 0 and value > printed
            else None,
        ],
        p(".whom")[shield(whom), page.seats[whom].name] if whom >= 0 else None,
    ]


def lifted(table: Beer, card: int) -> Element:
    """The card, large, as it lies on the table."""
    of = face_of(table.box, card)
    return div(class_=f"card kind-{of.kind} shown")[inside(of, NONE)]


def parried(page: TablePage, table: Beer, found: dict[int, Event]) -> Node:
    """What was defended, and what was lost."""
    kinds = table.kinds()
    hurt = found.get(events.HURT)
    defended = found.get(events.DEFENDED)
    seat = next(iter(found.values())).seat
    card = -1 if defended is None else kinds.read(defended, "card")
    return section(".blow.parried.bv")[
        lifted(table, card) if card >= 0 else icon("round-shield", "large"),
        div(".sum")[
            p(".who")[shield(seat), page.seats[seat].name],
            p(".value")[b[kinds.read(defended, "defense")], said("stage-defense")] if defended is not None else None,
            p(".harm")[said("stage-hurt", lost=kinds.read(hurt, "lost"), left=kinds.read(hurt, "left"))]
            if hurt is not None
            else p(".gain")[said("stage-unhurt")],
        ],
    ]
