"""How Bottlecap Vikings is won, and how near each seat is to either throne."""

from __future__ import annotations

from meadhall.engine.language import spoken_briefly
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.web.boards.bottlecap.words import said
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
