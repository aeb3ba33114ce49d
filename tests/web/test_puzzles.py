"""A puzzle in a browser: found in the lobby, answered by a click or a key, told with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import meadhall
from meadhall.review import puzzles
from meadhall.testing.served import QUICK, Served

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("hall")
    hall = Served(folder / "hall.db", QUICK)
    yield hall
    hall.stop()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", meadhall.SHELF)
def test_the_puzzle_of_the_day_is_a_click_away_and_answered_by_one(
    browser: Browser, served: Served, game: str, size: str
) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(served.url)
    page.click(f"#game-{game} a[href='/puzzle/{game}']")
    expect(page.locator("h1")).to_have_text("What would you do?")
    assert page.locator("#answer").count() == 0
    name = page.url.rpartition("/")[2]
    [one] = [one for one in puzzles.shipped(game) if one.name == name]
    asked = "[form=act]:is([value='{0}'], [value^='{0} '])"  # by itself, or as the first decision of a whole path
    page.locator(asked.format(one.answer)).first.evaluate("button => button.click()")
    expect(page.locator("h1")).to_have_text("That is it")
    expect(page.locator("#answer .best")).to_contain_text("best")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("text=The next one")
    expect(page.locator("h1")).to_have_text("What would you do?")
    assert faults == []
    page.close()


def test_a_number_takes_the_option(browser: Browser, served: Served) -> None:
    at = next(at for at, one in enumerate(puzzles.shipped("bottlecap")) if len(one.choices) < 9)
    page = browser.new_page()
    page.goto(f"{served.url}/puzzle/bottlecap/{puzzles.shipped('bottlecap')[at].name}")
    page.locator("#options [data-key='1']").wait_for()
    page.keyboard.press("1")
    expect(page.locator("#answer")).to_be_visible()
    page.close()
