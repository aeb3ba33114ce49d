"""Whole matches in real browsers, against the real server."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from meadhall.testing.served import QUICK, Served

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PATIENCE = 20_000


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    hall = Served(tmp_path / "hall.db", QUICK)
    yield hall
    hall.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield chromium
        chromium.close()


def person(browser: Browser, problems: list[str]) -> Page:
    """A browser of one's own; whatever its pages complain about is kept."""
    context: BrowserContext = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if "Content Security Policy" in line.text else None)
    return page


def set_table(page: Page, served: Served, second: str, third: str) -> None:
    """A short match of Bottlecap Vikings: after thirty rounds the nearest seat wins."""
    page.goto(f"{served.url}/new/bottlecap")
    page.fill("#name", "Astrid")
    page.select_option("#seat1", second)
    page.select_option("#seat2", third)
    page.select_option("#seat3", "none")
    page.fill("#option-round_limit", "30")
    page.click("button:has-text('Set the table')")
    page.wait_for_selector("main[data-match]")


def asked(page: Page) -> bool:
    return page.get_attribute("#main", "data-yours") == "1" and page.locator("#options .choice").count() > 0


def over(page: Page) -> bool:
    return page.locator("#result").count() > 0


def number(page: Page) -> str:
    return page.get_attribute("#main", "data-number") or ""


def story(page: Page) -> list[str]:
    return [line.strip() for line in page.locator("#log li").all_text_contents()]


def decide(page: Page, dice: random.Random) -> None:
    """Click on the table where there is something to click, else in the list."""
    before = number(page)
    places = page.locator("#board [data-place]:visible")
    listed = page.locator("#options .choice")
    chosen = places if places.count() and dice.random() < 0.5 else listed
    chosen.nth(dice.randrange(chosen.count())).click(force=True)
    page.wait_for_function("(before) => document.getElementById('main').dataset.number !== before", arg=before)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_two_browsers_and_a_bot_play_a_match_to_its_end(browser: Browser, served: Served) -> None:
    problems: list[str] = []
    dice = random.Random(5)
    astrid, bjorn = person(browser, problems), person(browser, problems)
    set_table(astrid, served, "friend", "bot:greedy")
    invitation = astrid.input_value("#invite-url")
    bjorn.goto(invitation)
    bjorn.fill("#name", "Björn")
    bjorn.click("button:has-text('Sit down')")
    bjorn.wait_for_selector("main[data-match]")
    decisions = 0
    while not (over(astrid) and over(bjorn)):
        waiting = [page for page in (astrid, bjorn) if asked(page)]
        if not waiting:
            astrid.wait_for_timeout(20)
            continue
        decide(waiting[0], dice)
        decisions += 1
        if decisions == 12:
            astrid.reload()
        if decisions == 20:
            bjorn.context.set_offline(True)
            for _ in range(3):
                if asked(astrid):
                    decide(astrid, dice)
            bjorn.context.set_offline(False)
        assert decisions < 1000
    assert astrid.inner_text("#result h2") == bjorn.inner_text("#result h2")
    bjorn.wait_for_function("(told) => document.getElementById('log').dataset.told === told", arg=told(astrid))
    assert story(astrid) == story(bjorn)
    assert problems == []
    replayed(astrid, bjorn)
    for page in (astrid, bjorn):
        page.context.close()


def told(page: Page) -> str:
    return page.get_attribute("#log", "data-told") or ""


def replayed(astrid: Page, bjorn: Page) -> None:
    """The replay shows the same end, steps back by key, and one can play on from there against bots."""
    end = [ship.strip() for ship in astrid.locator("#ring .ship").all_text_contents()]
    astrid.click("#result a:has-text('Replay')")
    astrid.wait_for_selector("#replay")
    astrid.keyboard.press("End")
    astrid.wait_for_function("(({at, length}) => at === length)(document.getElementById('replay').dataset)")
    assert [ship.strip() for ship in astrid.locator("#ring .ship").all_text_contents()] == end
    length = int(astrid.get_attribute("#replay", "data-length") or 0)
    astrid.keyboard.press("ArrowLeft")
    astrid.wait_for_selector(f'#replay[data-at="{length - 1}"]')
    astrid.keyboard.press("Home")
    astrid.wait_for_selector('#replay[data-at="0"]')
    astrid.click("button:has-text('Play from here')")
    astrid.wait_for_selector("#options .choice")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_match_by_keyboard_alone(browser: Browser, served: Served) -> None:
    problems: list[str] = []
    dice = random.Random(8)
    page = person(browser, problems)
    set_table(page, served, "bot:greedy", "none")
    decisions = 0
    while not over(page):
        if not asked(page):
            page.wait_for_timeout(20)
            continue
        before = number(page)
        keys = [
            key for key in page.locator("#options .choice").evaluate_all("all => all.map(o => o.dataset.key)") if key
        ]
        if not keys:  # the hall has passed in the meantime
            continue
        page.keyboard.press(dice.choice(keys))
        page.wait_for_function("(before) => document.getElementById('main').dataset.number !== before", arg=before)
        decisions += 1
        assert decisions < 1000
    assert problems == []
    page.context.close()
