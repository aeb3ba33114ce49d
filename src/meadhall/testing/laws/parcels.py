"""The laws of parcels: a view that goes out as plain data comes back the same, and knows no more than it did."""

from __future__ import annotations

import json

from meadhall.engine import SPECTATOR, Game, snapshot
from meadhall.engine.parcel import packed, unpacked
from meadhall.testing.laws.law import alike, hold, law
from meadhall.testing.worlds import moments, seen

ABOUT = "parcels"


@law(ABOUT, 3)
def a_view_comes_back_from_its_parcel_as_it_was(game: Game, seed: int) -> int:
    """What it shows, and the worlds that a bot deals from it."""
    looked = 0
    for table in moments(game, 110 + seed, 6):
        for seat in range(SPECTATOR, table.setting.seats):
            looked += 1
            view = table.view(seat)
            again = unpacked(game, json.loads(json.dumps(packed(view))))
            alike(seen(again), seen(view), f"seat {seat} gets another view")
            if seat >= 0:
                alike(snapshot(again.redeal(3), seat), snapshot(view.redeal(3), seat), f"seat {seat} dreams otherwise")
    return looked


@law(ABOUT, 3)
def no_parcel_knows_more_than_its_seat(game: Game, seed: int) -> int:
    """It is the same to the letter in every world that the seat thinks possible."""
    looked = 0
    for table in moments(game, 120 + seed, 6):
        for seat in range(table.setting.seats):
            looked += 1
            one, two = (json.dumps(packed(one.view(seat))) for one in (table, table.redeal(seat, 5)))
            hold(one == two, f"what goes out to seat {seat} depends on what it can't know")
    return looked
