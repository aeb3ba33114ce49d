"""Bottlecap Vikings in words: all come through the language files, on page and screen."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from rich.console import Console

from meadhall.cli.screens import bottlecap as screen
from meadhall.engine.language import LANGUAGES, PSEUDO, language, reading, spoken
from meadhall.engine.message import Message
from meadhall.engine.table import Table
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.actions import SAIL, VERBS
from meadhall.games.bottlecap.game import GAME
from meadhall.testing.bottlecap_games import decisions, sampled_game
from meadhall.testing.markup import Reader
from meadhall.web import pages
from meadhall.web.boards import bottlecap as board
from meadhall.web.html import render
from meadhall.web.model import OptionInfo, RefusedInfo, SeatInfo, TablePage

DISGUISED = re.compile("⟦[^⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")


def page_of(table: Table, seat: int) -> TablePage:
    """The table as the seat sees it; who reads it is up to `reading`."""
    view = table.view(seat)
    yours = seat in table.deciders()
    options = view.options() if yours else []
    refused = []
    for action in table.candidates(seat) if yours else []:
        why = None if action in options else table.why_not(seat, action)
        if why is not None:
            label, sentence = spoken(view.describe(action)), spoken(why.message)
            refused.append(RefusedInfo(action=action, label=label, sentence=sentence, rule=why.rule))
    return TablePage(
        game=GAME,
        match_id="m",
        title="m",
        view=view,
        viewer_seat=seat,
        seats=[SeatInfo(number=at, name=name, is_you=at == seat) for at, name in enumerate(table.setting.names)],
        version=1,
        yours=yours,
        options=[
            OptionInfo(action=action, label=spoken(view.describe(action)), key=str(number))
            for number, action in enumerate(options, start=1)
        ],
        refused=refused,
    )


def said_on(page: TablePage) -> list[str]:
    """All that a person reads or hears on the board itself; what stands around it is the pages' own."""
    html = render(board.draw(page))
    texts = re.findall(r">([^<]+)<", html)
    texts += re.findall(r'(?:aria-label|data-tip|data-tip-head|alt|title)="([^"]*)"', html)
    return [unescape(text) for text in texts]


def screen_of(table: Table, seat: int) -> str:
    console = Console(width=110, record=True, file=io.StringIO())
    console.print(screen.draw(table.view(seat)))
    return console.export_text()


def messages(table: Table, seat: int) -> list[Message]:
    """All that the game itself says to who is asked."""
    view = table.view(seat)
    found = [view.prompt(), *[sentence.message for sentence in view.sentences()[-6:]]]
    for action in view.options():
        found += [view.describe(action), *[outcome.message for outcome in view.forecast(action)]]
    for action in table.candidates(seat):
        why = table.why_not(seat, action)
        found += [why.message] if why is not None else []
    return found


def undisguised(text: str) -> list[str]:
    """Words that have not come through a language file. Signs of the rules (CAP-S01) are no words."""
    return WORD.findall(DISGUISED.sub(" ", re.sub(r"CAP-[\w-]+", " ", text)))


AROUND = {"Your options", "Not possible now"}  # the pages' own words


@pytest.mark.parametrize("seed", range(4))
def test_no_word_of_a_whole_game_is_outside_of_the_language_files(seed: int) -> None:
    """Names of seats are left out by calling them 1 to 4, as a name is what people give."""
    start = sampled_game(seed)
    setting = start.setting
    names = [str(seat + 1) for seat in range(setting.seats)]
    table = GAME.new(setting.seats, seed, setting.options, data=setting.data, names=names)
    found: set[str] = set()
    screens: set[str] = set()
    for seat, _ in decisions(table, seed, most=220):  # type: ignore[arg-type]  # a table of this game
        with reading(PSEUDO, seat):
            for message in messages(table, seat):
                found.update(undisguised(spoken(message)))
            if table.decisions % 5 == 0:
                for text in said_on(page_of(table, seat)):
                    if text not in AROUND:
                        found.update(undisguised(text))
            if table.decisions % 20 == 0:
                screens.update(re.findall(r"[A-Za-z]{3,}", screen_of(table, seat)))
    assert found == set()
    assert {word for word in screens if re.search("[aeiouy]", word)} == set()
    assert language(PSEUDO).faults == []


@pytest.mark.parametrize("tag", [*LANGUAGES, PSEUDO])
def test_legend_and_gallery_speak_every_language(tag: str) -> None:
    with reading(tag):
        text = unescape(re.sub(r"<[^>]+>", " ", render(board.legend(GAME)) + render(board.gallery(GAME))))
    if tag == PSEUDO:
        words = undisguised(re.sub(r"\bT\d[ab]\b", " ", text))
        assert words == []
    assert language(tag).faults == []
    assert ("Festmahl" in text) == (tag == "de")


@pytest.mark.parametrize("tag", list(LANGUAGES))
@pytest.mark.parametrize("seed", range(3))
def test_every_language_says_whole_games_without_a_gap(seed: int, tag: str) -> None:
    table = sampled_game(seed + 50)
    for seat, _ in decisions(table, seed, most=200):
        for message in messages(table, seat):
            said = language(tag).say(message, seat)
            assert not re.search(r"\{|\}|\$|\bNone\b|  |⟦", said), said
    assert language(tag).faults == []


def test_a_guest_reads_names_where_a_player_reads_you(play: Any, show: Any) -> None:
    match = play(seats=2, least=8)
    for seat in (None, 0):
        with reading("en", -1 if seat is None else seat):
            page = replace(show(match, seat), seats=[SeatInfo(number=n, name=f"N{n}") for n in range(2)])
            assert any("N1" in text for text in said_on(page))


def test_a_course_out_of_reach_says_first_what_the_space_offers_and_then_why_not(play: Any, show: Any) -> None:
    match = play(least=8, until=lambda table: VERBS.has(SAIL, table.options(0)[0]))
    html = Reader(pages.table(show(match)))
    far = [one for one in html.having("data-refused") if VERBS.has(SAIL, int(one["data-refused"]))]
    assert far
    for one in far:
        space = match.table.spaces[match.table.goal(0, int(one["data-refused"]) - SAIL)]
        assert one["data-tip"].startswith(spoken(naming.offered(match.table.box.texts, space)))
        assert "you sail 3 at most" in one["data-tip-why"]
