"""Great moments of a scene: the Valkyries come. Wings spread over the ring, and each ship pays at the same moment."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.event import Event
from meadhall.games.bottlecap import events
from meadhall.games.bottlecap.events import GLORY
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap
from meadhall.web.boards.bottlecap.ring import SHAPE, octagon, ship, trapezoid
from meadhall.web.boards.bottlecap.symbols import good, token
from meadhall.web.boards.bottlecap.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, div, h2, li, p, polygon, section, span, strong, svg, ul
from meadhall.web.icons import placed
from meadhall.web.model import BeatInfo, TablePage

Paid = tuple[int, int, int]  # glory, gold, and damage that goes back
read = events.KINDS.read


def stage(page: TablePage, beat: BeatInfo) -> Node:
    """What lies over the table for this beat; nothing if the table alone tells it."""
    table = page.view.table
    if beat.kind != "valkyries" or not isinstance(table, Bottlecap):
        return None
    paid = {seat: _paid(beat.events, seat) for seat in range(table.setting.seats)}
    return section(".moment.of-valkyries")[
        h2[said("stage-valkyries")],
        p[said("stage-valkyries-about")],
        div(".over-ring")[_wings(), [_moored(page, table, position, paid) for position in range(POSITIONS)]],
    ]


def _paid(told: Sequence[Event], seat: int) -> Paid:
    """What they took from this seat."""
    glory = gold = back = 0
    for event in told:
        if event.seat != seat:
            continue
        if event.kind == events.LOST and read(event, "why") == events.BY_VALKYRIES:
            if read(event, "meter") == GLORY:
                glory += read(event, "amount")
            else:
                gold += read(event, "amount")
        elif event.kind == events.GAVE_BACK and read(event, "valkyries"):
            back += read(event, "amount")
    return glory, gold, back


@drawn
def _wings() -> Element:
    """The ring in the dark, and the wings over it."""
    reach = SHAPE.reach
    return svg(class_="dark-ring", viewBox=f"{-reach} {-reach} {2 * reach} {2 * reach}", aria_hidden="true")[
        polygon(class_="rail", points=octagon(SHAPE.water + 1)),
        polygon(class_="dark-water", points=octagon(SHAPE.water)),
        [
            polygon(class_="dark-tile", points=trapezoid(position, SHAPE.inner, SHAPE.outer, SHAPE.gap))
            for position in range(POSITIONS)
        ],
        placed("angel-wings", 0, 0, 330, "wings"),
    ]


def _moored(page: TablePage, table: Bottlecap, position: int, paid: dict[int, Paid]) -> Node:
    """Who lies at a position, each with the price above the ship."""
    here = [seat for seat, village in enumerate(table.villages) if village.ship == position]
    if not here:
        return None
    return ul(class_=f"payers at-{position}")[
        [_payer(seat, page.seats[seat].name, paid[seat], seat == page.viewer_seat) for seat in here]
    ]


@drawn
def _payer(seat: int, name: str, paid: Paid, yours: bool) -> Element:
    glory, gold, back = paid
    return li(class_={"payer": True, f"s{seat}": True, "you": yours})[
        strong[name],
        ship(seat),
        span(".price")[
            [f"\u2212{glory} ", good("glory")] if glory else None, [f"\u2212{gold} ", good("gold")] if gold else None
        ]
        if glory or gold
        else span(".price.free")[said("stage-valkyries-free")],
        span(".back")[f"{back} ", token("grey")] if back else None,
    ]
