"""Names as long as they come, of one word, from right to left, of pictures: no page grows wider or loses its board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall
from meadhall import bots
from meadhall.testing.browsing import PATIENCE, WIDE
from meadhall.web import pages
from meadhall.web.lobby_model import LobbyPage, TableEntry
from meadhall.web.model import ReplayInfo, SeatInfo

SMALL = {"width": 320, "height": 640}
NAMES = [
    "Supercalifragilisticexpialidociousnesses",
    "محمد عبد الرحمن بن عبد الله الفاتح الكبير",
    "👨‍👩‍👧‍👦🍺🪓 Sigrún 🛡️🛡️🛡️",
    "Wolfgang-Amadeus Maximilian Ödegaardsson",
]

# How wide the page is, and how high what lies on the table; words that hang out of their line are too wide as well.
MEASURED = """() => document.fonts.ready.then(() => {
  const high = (one) => document.querySelector(one)?.getBoundingClientRect().height ?? 0;
  const title = document.querySelector(".decision h1");
  return { wide: document.documentElement.scrollWidth, board: high(".ring, .drk .others, .drk .piles"),
    title: title ? title.scrollWidth - title.clientWidth : 0 };
})"""


def tables(play: Any, show: Any, names: list[str]) -> dict[str, str]:
    replay = ReplayInfo(at=40, length=120, turns=[38, 44], may_look_as=[0, 1, 2, 3])
    drawn = {}
    for game in ("bottlecap", "drakkar"):
        match = play(game=game, names=names, least=8)
        drawn |= {
            f"{game}-yours": show(match),
            f"{game}-guest": show(match, None),
            f"{game}-replay": show(match, None, replay=replay),
        }
    drawn["brawl"] = show(play(game="drakkar", names=names))
    drawn["waiting"] = show(
        play(names=names), state="open", yours=False, options=[], refused=[], invite_url="https://hall.example/a"
    )
    return {name: pages.table(page) for name, page in drawn.items()} | {"lobby": lobby(names)}


def lobby(names: list[str]) -> str:
    game = meadhall.game("bottlecap")
    seats = tuple(SeatInfo(number=number, name=name) for number, name in enumerate(names))
    entry = {"match_id": "m", "game": game.name, "game_title": game.title, "seats": seats, "title": names[0]}
    row = TableEntry(**entry, state="running")
    done = TableEntry(**entry, state="finished", winners=(1,))
    return pages.lobby(
        LobbyPage(games=[game], bots=bots.LEVELS, open_tables=[row], running=[row], finished=[done], my_name=names[0])
    )


def measured(browser: Browser, site: Any, texts: dict[str, str], size: dict[str, int]) -> dict[str, dict[str, float]]:
    context = browser.new_context(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type] # a mapping
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    found = {}
    for name, text in texts.items():
        site.pages[f"/{name}"] = text
        page.goto(f"{site.address}/{name}")
        found[name] = page.evaluate(MEASURED)
    context.close()
    return found


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_long_names_make_no_page_wider_and_take_no_room_from_the_board(
    browser: Browser, site: Any, play: Any, show: Any, size: dict[str, int]
) -> None:
    usual = measured(browser, site, tables(play, show, ["Astrid", "Björn", "Sigrid", "Olaf"]), size)
    long = measured(browser, site, tables(play, show, NAMES), size)
    for name, seen in long.items():
        assert seen["wide"] <= size["width"], name
        assert seen["title"] <= 1, name
        assert seen["board"] >= 0.85 * usual[name]["board"], name
