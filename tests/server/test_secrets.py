"""What leaves the hall towards a seat says nothing about what the seat can't know."""

from __future__ import annotations

import re

import meadhall
from meadhall.engine.snapshot import snapshot
from meadhall.server import bot_questions
from meadhall.testing.served import Served


def test_a_page_never_says_the_seed_or_the_coming_draws(served: Served) -> None:
    [seat] = served.open("drakkar" if "drakkar" in meadhall.SHELF else "bottlecap", ["you", "random", "random"])
    row = served.stored.match(seat.match)
    assert row is not None
    for answer in (seat.get(""), seat.get("/moments/0"), served.http.get(f"/table/{seat.match}")):
        assert str(row.seed) not in answer.text
        assert str(row.dice) not in re.split(r"\D+", answer.text)
        assert row.invite not in answer.text


def test_a_new_tables_chance_can_neither_be_guessed_nor_computed_ahead(served: Served) -> None:
    rows = []
    for _ in range(8):
        [seat] = served.open("drakkar", ["you", "random", "random"])
        row = served.stored.match(seat.match)
        assert row is not None
        rows.append(row)
    assert {row.generator for row in rows} == {"blake2b"}
    assert len({number for row in rows for number in (row.seed, row.dice)}) == 2 * len(rows)
    assert max(row.seed for row in rows).bit_length() > 120
    assert max(row.dice for row in rows).bit_length() > 120


def test_who_thinks_elsewhere_thinks_at_the_same_table(served: Served) -> None:
    """A worker rebuilds the table from what it is asked: chance must be the same there."""
    [seat] = served.open("drakkar", ["you", "random", "random"])
    live = served.do(served.hall.load(seat.match))
    view = live.match.view(0)
    assert snapshot(bot_questions._table(live.question(0, "random", 1)).view(0).table, 0) == snapshot(view.table, 0)


def test_who_has_left_a_standing_order_shows_nowhere_else(served: Served) -> None:
    one, two = served.open(seats=["you", "you"])
    before, guest = two.get("").text, served.guest(one.match).get("").text
    orders = {"orders": [{}]}
    served.http.put(f"/api/tables/{one.match}/orders", json=orders, headers=one.headers)
    assert two.get("").text == before
    assert served.guest(one.match).get("").text == guest
