"""If the Mug were empty now: who would win, and what the viewer lacks, beside the table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.games.beer.table import Beer
from meadhall.testing.beer import Position, beer
from meadhall.web import pages
from meadhall.web.boards.beer import standings


class Page:
    """As much of a page as the standings look at."""

    def __init__(self, table: Beer, viewer: int | None) -> None:
        self.view = table.view(-1 if viewer is None else viewer)
        self.viewer_seat = viewer
        self.seats = [type("Seat", (), {"name": name}) for name in table.setting.names]


def shown(position: Position, viewer: int | None = 0) -> tuple[list[str], str]:
    """The rows from first to last, the best with a star; and the sentence below."""
    table = position.turn_of("A")
    page: Any = Page(table, viewer)
    rows = [
        f"{one.name} {one.beers + one.sakes}{'*' if one.first else ''}" for one in standings.contenders(page, table)
    ]
    return rows, standings.verdict(page, table)


@pytest.mark.rule("BEER-SD-4")
def test_the_most_drinks_would_win_and_you_hear_what_you_lack() -> None:
    position = beer(3).drinks("B", "life", "board").drinks("C", "life")
    assert shown(position) == (["B 2*", "C 1", "You 0"], "B would win. You are 2 drinks behind.")
    assert shown(position, 1)[1] == "You would win."
    assert shown(position, None)[1] == "B would win."


@pytest.mark.rule("BEER-SD-5")
def test_valhalla_cards_break_a_tie() -> None:
    position = beer(3).drinks("A", "life").drinks("B", "life").valhalla("B", "Chain")
    assert shown(position) == (["B 1*", "You 1", "C 0"], "B would win the tie. You have as many, but lose the tie.")


@pytest.mark.rule("BEER-SD-6")
def test_a_tie_that_nothing_breaks_means_another_round() -> None:
    position = beer(3).drinks("A", "life").drinks("B", "life")
    rows, words = shown(position)
    assert rows == ["You 1*", "B 1*", "C 0"]
    assert words == "You are level with the best: another round would decide."
    assert shown(position, 2)[1] == "2 are level: another round between them would decide. You are 1 drink behind."


@pytest.mark.rule("BEER-SPI-12")
def test_the_spirits_are_one_contender() -> None:
    position = beer(4).drinks("A", "life").spirit("B", beers=1).spirit("C", beers=1)
    assert shown(position, 1) == (["Spirits: You and C 2*", "A 1", "D 0"], "The Spirits would win.")
    assert shown(position)[1] == "The Spirits would win. You are 1 drink behind."


def test_nobody_leads_before_the_first_drink() -> None:
    rows, words = shown(beer(3))
    assert [row for row in rows if row.endswith("*")] == []
    assert words == "Nobody has a drink yet: the first one leads."


def test_a_table_shows_them_beside_the_board_until_it_is_over(play: Any, show: Any) -> None:
    text = pages.table(show(play(game="beer", least=6)))
    assert re.search(r'<aside id="side".*id="standings".*id="log"', text, re.S)
    assert 'id="standings"' not in pages.table(show(play(game="beer", least=10_000)))
