"""What leaves the hall towards a seat says nothing about what the seat can't know."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.table import Table
from meadhall.play import Match
from meadhall.play.seat import seated
from meadhall.server import gather, schemas
from meadhall.server.hall import Hall, Wish
from meadhall.server.settings import Settings
from meadhall.server.storage import Storage
from meadhall.server.tables import LiveTable
from meadhall.testing.served import Served
from meadhall.web import pages
from meadhall.web.presenter import Look


def moments(game: str, seed: int, every: int) -> list[Table]:
    """Tables out of one random game at which nobody has a sealed answer lying there."""
    dice = random.Random(seed)
    rules = meadhall.game(game)
    table = rules.new(max(3, rules.least_seats), seed)
    found = []
    while not table.over and table.decisions < 250:
        seat = dice.choice(table.deciders())
        table.apply(seat, dice.choice(table.options(seat)))
        if table.decisions % every == 0 and all(answer < 0 for answer in table.sealed):
            found.append(table.copy())
    return found


def sent(live: LiveTable, table: Table, seat: int | None) -> tuple[str, str, str]:
    """All bytes that a program or a page of that seat gets, of a match with this table."""
    kinds = ["you"] * table.setting.seats
    live.match = Match(table, seated(kinds), seed=live.row.dice, live=True)
    live.row.state = "running"
    page = gather.table_page(live, Look(seat=seat, own=() if seat is None else (seat,)))
    return schemas.table_json(page), pages.table_fragment(page), pages.table(page)


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_bytes_are_the_same_when_others_hidden_cards_are_exchanged(tmp_path: Path, game: str) -> None:
    rules = meadhall.game(game)
    seats = max(3, rules.least_seats)
    exchanged = 0

    async def compare() -> int:
        nonlocal exchanged
        hall = Hall(Storage(tmp_path / "hall.db"), Settings())
        live, _ = await hall.create(Wish(game, ["friend"] * seats), "")
        for table in moments(game, seed=11, every=13):
            for seat in (*range(seats), None):
                viewer = -1 if seat is None else seat
                world = table.redeal(viewer, seed=table.decisions)
                assert sent(live, table, seat) == sent(live, world, seat)
                exchanged += sent(live, table, (viewer + 1) % seats) != sent(live, world, (viewer + 1) % seats)
        await hall.close()
        return exchanged

    asyncio.run(compare())
    if game != "bottlecap":  # where all lies open
        assert exchanged > 0, "nothing hidden was ever exchanged, so nothing was shown"


def test_a_page_never_says_the_seed_or_the_coming_draws(served: Served) -> None:
    [seat] = served.open("drakkar" if "drakkar" in meadhall.SHELF else "bottlecap", ["you", "random", "random"])
    row = served.hall.storage.match(seat.match)
    assert row is not None
    for answer in (seat.get(""), seat.get("/moments/0"), served.http.get(f"/table/{seat.match}")):
        assert str(row.seed) not in answer.text
        assert str(row.dice) not in re.split(r"\D+", answer.text)
        assert row.invite not in answer.text


def test_who_has_left_a_standing_order_shows_nowhere_else(served: Served) -> None:
    one, two = served.open(seats=["you", "you"])
    before, guest = two.get("").text, served.guest(one.match).get("").text
    orders = {"orders": [{}]}
    served.http.put(f"/api/tables/{one.match}/orders", json=orders, headers=one.headers)
    assert two.get("").text == before
    assert served.guest(one.match).get("").text == guest
