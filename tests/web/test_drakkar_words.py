"""Every word of the board and the screen of Drakkar comes out of its language files."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.screens.drakkar import draw as draw_screen
from meadhall.engine.language import PSEUDO, language, reading, spoken
from meadhall.engine.table import Table
from meadhall.play import Match, new_match
from meadhall.testing.worlds import random_action, sampled_options
from meadhall.web.boards import drakkar as board
from meadhall.web.html import render
from meadhall.web.model import OutcomeInfo, TablePage

PLAIN = re.compile("[aeiouyAEIOUYcnsCNS]")  # letters that the pseudo-language disguises
NAMES = ["Wdm", "Frk", "Grtl", "Hlgr", "Thrd", "Krl"]  # which have none of them
READ_ALOUD = ("aria-label", "data-tip", "data-tip-head", "data-short", "alt", "title")
Show = Callable[..., TablePage]


class Words(HTMLParser):
    """All that a person reads or hears of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_data(self, data: str) -> None:
        self.found.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in READ_ALOUD and value]


def moments(seed: int, names: list[str], share: float) -> Iterator[Table]:
    """Of one random game with random options."""
    dice = random.Random(seed)
    game = meadhall.game("drakkar")
    seats = dice.randint(3, 6)
    options = sampled_options(game, dice) | {"first_earl": "random"}
    table = game.new(seats, seed, options, names=names[:seats])
    while not table.over:
        table.apply(*random_action(table, dice))
        if dice.random() < share:
            yield table
    yield table


def page_of(table: Table, seat: int, show: Show) -> TablePage:
    match: Match = new_match("drakkar", ["you"] * table.setting.seats, seed=1, names=table.setting.names)
    match.table = table
    page = show(match, seat)
    view = page.view
    options = [
        replace(
            one,
            label=spoken(view.describe(one.action)),
            outcomes=tuple(OutcomeInfo(spoken(told.message), told.tone) for told in view.forecast(one.action)),
        )
        for one in page.options
    ]
    refused = []
    for one in page.refused:
        why = table.why_not(seat, one.action)
        assert why is not None
        refused.append(replace(one, label=spoken(view.describe(one.action)), sentence=spoken(why.message)))
    return replace(page, options=options, refused=refused, seats=[replace(info, bot=None) for info in page.seats])


def drawn(table: Table, seat: int, show: Show) -> str:
    """The board without the list of options, which is the same for every game."""
    html = render(board.draw(page_of(table, seat, show)))
    return re.split(r'<section id="options"|<div class="waiting"|<section id="result"', html)[0]


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_in_disguise_shows_no_word_without_it(seed: int, show: Show) -> None:
    for table in moments(seed, NAMES, 0.08):
        seat = (table.deciders() or [0])[0]
        with reading(PSEUDO, seat):
            words = Words(drawn(table, seat, show)).found
            console = Console(width=120, force_terminal=False, color_system=None)
            with console.capture() as captured:
                console.print(draw_screen(table.view(seat)))
            words += captured.get().splitlines()
            words += [spoken(sentence.message) for sentence in table.view(seat).sentences()]
            words += [spoken(table.prompt(seat))]
        assert [word for word in words if PLAIN.search(word)] == []
    assert language(PSEUDO).faults == []


def test_components_and_legend_are_in_disguise_too() -> None:
    game = meadhall.game("drakkar")
    with reading(PSEUDO):
        html = render([board.gallery(game), board.legend(game)])
    words = [re.sub(r"C\d\d|DRK-[\w-]+", "", word) for word in Words(html).found]
    assert [word for word in words if PLAIN.search(word)] == []
