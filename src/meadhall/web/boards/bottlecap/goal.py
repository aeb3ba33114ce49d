"""How Bottlecap Vikings is won, and how near each seat is to either throne."""

from __future__ import annotations

from meadhall.engine.language import spoken_briefly
from meadhall.games.bottlecap import naming, standing
from meadhall.games.bottlecap.events import GLORY
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.web.boards.bottlecap import rivals
from meadhall.web.boards.bottlecap.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, p, section, span
from meadhall.web.icons import icon
from meadhall.web.model import TablePage
from meadhall.web.parts.goal import Goal, Stand


def goal(page: TablePage) -> Goal:
    table = page.view.table
    assert isinstance(table, Bottlecap)
    seats = sorted(range(table.setting.seats), key=lambda seat: -table.villages[seat].nearness())
    best = table.villages[seats[0]].nearness()
    stands = tuple(_stand(table, seat, best) for seat in seats)
    most = max(village.side.glory for village in table.villages)
    first = page.yours and page.viewer_seat is not None and table.round <= 1
    phase = said("phase-sail" if table.round else "phase-moor") if first else ""
    return Goal(said("goal", most=most), spoken_briefly(naming.say("goal", most=most)), stands, phase)


def _stand(table: Bottlecap, seat: int, best: float) -> Stand:
    village = table.villages[seat]
    mark = f"{village.glory}/{village.side.glory} \u00b7 {village.tier}/4"
    tip = said("goal-stand", glory=village.glory, most=village.side.glory, tier=village.tier)
    return Stand(seat, mark, tip, leads=village.nearness() == best)


def aims(table: Bottlecap, seat: int) -> Node:
    """Both ways to win, and how far the seat is on each, where there is room beside the ring."""
    village = table.villages[seat]
    return _aims(
        seat,
        village.tier,
        standing.lacks(village),
        village.glory,
        village.side.glory,
        tuple(village.side.helmets),
    )


@drawn
def _aims(seat: int, tier: int, lacks: tuple[int, int], glory: int, most: int, marks: tuple[int, ...]) -> Element:
    return section(class_=f"aims wood s{seat}", aria_label=said("aims"))[
        p[said("goal", most=most)],
        div(".race.to-glory", data_tip=said("tip-glory", most=most))[
            span(".of")[icon("laurels"), span[said("board-meter", meter=naming.meter(GLORY))]],
            rivals.bar(glory, most, marks),
            em[b[glory], " ", said("board-of", most=most)],
        ],
        div(".race.to-throne", data_tip=said("tip-race-city"))[
            span(".of")[icon("hut"), span[said("board-city")]], rivals.steps(tier), rivals.lacking(tier, *lacks)
        ],
    ]
