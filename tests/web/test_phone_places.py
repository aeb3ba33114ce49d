"""On a phone: what lies on the table stays where it is, whatever is asked or told above and below it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser

from meadhall.games.beer.actions import DEFEND, PLAY
from meadhall.games.bottlecap.actions import PART, PLACE, SAIL
from meadhall.games.drakkar.actions import COMMIT
from meadhall.testing.browsing import PHONE, opened
from meadhall.web import links, pages, scenes

BOX = """(selector) => {
  const { y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [y + scrollY, width, height].map(Math.round);
}"""
THIRD_LINE = 10  # pixels by which the bar may grow for it: what a phase is about is told in the first turns only


def asked(first: int, many: int) -> Callable[[Any], bool]:
    """The first seat may choose one of these actions."""
    return lambda table: 0 in table.deciders() and any(first <= one < first + many for one in table.options(0))


MOMENTS: dict[str, tuple[str, list[tuple[int, Callable[[Any], bool]]]]] = {
    "bottlecap": (".ring", [(0, asked(PLACE, 8)), (8, asked(SAIL + 1, 8)), (8, asked(PART, 2))]),
    "drakkar": ("#mine", [(2, asked(COMMIT, 200)), (9, asked(COMMIT, 200))]),
    "beer": (".ring-box", [(0, asked(PLAY, 200)), (9, asked(PLAY, 200)), (3, asked(DEFEND, 200))]),
}


@pytest.mark.parametrize("game", MOMENTS)
def test_the_table_keeps_its_place_and_size_whatever_is_asked(
    browser: Browser, site: Any, play: Any, show: Any, game: str
) -> None:
    piece, moments = MOMENTS[game]
    found = []
    for least, until in moments:
        match = play(game=game, seats=3, least=least, until=until)
        page = show(match)
        site.pages["/table"] = pages.table(replace(page, seats=[replace(one, clock_left=None) for one in page.seats]))
        shown = opened(browser, f"{site.address}/table", PHONE)
        y, *size = shown.evaluate(BOX, piece)
        found.append((y, size))
        shown.close()
    assert max(y for y, _ in found) - min(y for y, _ in found) <= THIRD_LINE, found
    assert all(size == found[0][1] for _, size in found), found


def test_news_open_over_the_table_and_can_be_read_to_their_end(
    browser: Browser, site: Any, play: Any, show: Any
) -> None:
    site.pages["/table"] = pages.table(show(play(game="beer", seats=3, least=9, until=asked(PLAY, 200))))
    page = opened(browser, f"{site.address}/table", PHONE)
    before = page.evaluate(BOX, ".ring-box")
    page.click("#since-short summary")
    assert page.evaluate(BOX, ".ring-box") == before
    page.locator("#since-short .again").scroll_into_view_if_needed()
    box = page.locator("#since-short .again").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["height"]
    assert page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.again') !== null", [box["x"] + 20, box["y"] + 10]
    )
    page.close()


MEETS = """() => {
  window.below = null;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => start(() => {
    change();
    const sheet = document.getElementById("options").getBoundingClientRect();
    const named = [...document.querySelectorAll("[data-vt]")].filter((one) => one.style.viewTransitionName);
    const meets = (box) => box.bottom > sheet.top && box.top < sheet.bottom;
    window.below = named.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.dataset.vt);
  });
}"""


def test_no_piece_glides_over_the_sheet_that_it_lies_below(browser: Browser, site: Any, play: Any, show: Any) -> None:
    match = play(seats=3, least=8, until=asked(SAIL + 1, 8))
    site.pages["/table"] = pages.table(show(match))
    action = next(one for one in match.view(0).options() if SAIL < one < SAIL + 16)
    match.act(0, action)
    site.answers[links.act("fjordgate")] = pages.table_fragment(show(match, version=8))
    page = opened(browser, f"{site.address}/table", PHONE)  # where the hut lies below the sheet
    page.evaluate(MEETS)
    page.click(f"#option-{action}")
    page.wait_for_function("() => window.below !== null")
    assert page.evaluate("window.below") == []
    page.close()


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "wide"])
def test_quests_to_choose_from_are_parchment_and_whole_in_the_scene_before_as_well(
    browser: Browser, site: Any, play: Any, show: Any, size: dict[str, int]
) -> None:
    match = play(game="drakkar", seats=3)
    before = show(match)
    match.act(0, match.view(0).options()[0])  # a pile
    match.run()
    after = show(match, version=8)
    site.pages["/table"] = pages.table(after)
    page = opened(browser, f"{site.address}/table", size)
    ground = page.evaluate("getComputedStyle(document.querySelector('button.offer-quest')).backgroundImage")
    assert "gradient" in ground
    page.close()
    told = pages.table_fragment(after, scenes.scene(match, after, before.told))
    scene = told[told.index('<template id="scene"') :]
    assert "offer-quest parchment" in scene
    assert "offer-quest parchment choice" not in scene  # a choice in a list looks different
    assert "not yet" in scene


def test_answers_to_another_question_come_into_sight_below_the_bar(
    browser: Browser, site: Any, play: Any, show: Any
) -> None:
    """Who has scrolled to a card's button is asked next what goes overboard."""
    site.pages["/table"] = pages.table(show(play(game="drakkar", seats=3, least=2, until=asked(COMMIT, 200))))
    later = play(game="drakkar", seats=3, least=3, until=lambda table: not asked(COMMIT, 200)(table))
    site.answers[links.act("fjordgate")] = pages.table_fragment(show(later, version=8))
    page = opened(browser, f"{site.address}/table", PHONE)
    page.locator("#hand .card").first.click()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    page.locator("#options .lay:visible").click()
    page.wait_for_function("() => document.getElementById('main').dataset.version === '8'")
    page.wait_for_function(
        "() => document.querySelector('#options .choice').getBoundingClientRect().top"
        " >= document.getElementById('decision').getBoundingClientRect().bottom"
    )
    page.close()
