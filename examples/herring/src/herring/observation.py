"""What a seat sees, as numbers, for those who learn: its own boats first, then the others clockwise."""

from __future__ import annotations

from herring.actions import BOATS
from herring.steps import Mend
from herring.table import WORTH, Herring
from meadhall.engine.sheet import Sheet
from meadhall.engine.view import View

MOST = sum(worth for worth in WORTH if worth > 0)


def observe(view: View, sheet: Sheet) -> None:
    table = view.table
    assert isinstance(table, Herring)
    seats = table.setting.seats
    sheet.choice("own seat", view.seat, seats)
    sheet.flag("asked to mend", not table.over and isinstance(table.agenda.top(), Mend))
    sheet.choice("shoal", table.come[-1], len(WORTH))
    sheet.tally("shoals that have come", table.come, len(WORTH), 1)
    sheet.number("mornings left", table.rules.mornings - len(table.come), len(WORTH))
    sheet.number("boats in the shed", len(table.shed), BOATS)
    sheet.tally("wrecks", [boat - 1 for boat in table.wrecks], BOATS, 1)
    for place, seat in enumerate(table.clockwise(view.seat)):
        sheet.about("you" if place == 0 else f"{place} to your left")
        sheet.tally("boats", [boat - 1 for boat in table.hands[seat]], BOATS, 1)
        sheet.choice("wet boat", table.wet[seat] - 1, BOATS)
        sheet.number("herring", table.herring[seat], MOST)
        sheet.number("jellyfish", -table.herring[seat], 6)
