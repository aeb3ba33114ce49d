"""The lobby as a browser shows it: what waits for its reader first, each game with its level, and nothing empty."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import meadhall
from meadhall.testing.browsing import PATIENCE, chromium
from meadhall.testing.served import Served

AXE = Path(__file__).parents[2] / "build/assets/node_modules/axe-core/axe.min.js"
SIZES = ((320, 640), (390, 844), (844, 390), (1280, 720), (1440, 900))
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
VIOLATIONS = """async (rules) => (await axe.run(document, { runOnly: rules })).violations
    .map((one) => [one.id, one.nodes.map((node) => node.html)])"""
CLIPPED = "[...document.querySelectorAll('.own .button')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
BEFORE = "document.getElementById('own-tables').compareDocumentPosition(document.getElementById('games')) & 4"
LONG = "Wwwwwwwwwwwwwwwwwwwwwwww"  # as long as a name can be


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    found = context.new_page()
    found.set_default_timeout(PATIENCE)
    problems: list[str] = []
    found.on("pageerror", lambda error: problems.append(str(error)))
    yield found
    context.close()
    assert not problems


def set_table(page: Page, served: Served, game: str, kinds: list[str], **more: str) -> str:
    form: dict[str, Any] = {"name": "Sigrid", "tempo": "relaxed", **more}
    form |= {f"seat{seat}": kind for seat, kind in enumerate(kinds)}
    answer = page.request.post(f"{served.url}/new/{game}", form=form, max_redirects=0)
    return str(answer.headers["location"]).rpartition("/")[2]


def much(page: Page, served: Served) -> None:
    """Tables of all kinds, some of them with long names."""
    other = served.browser()
    for _ in range(2):
        set_table(page, served, "bottlecap", ["you", "bot:greedy"], **{"option-start": "0"})
    set_table(page, served, "drakkar", ["you", *["bot:greedy"] * 5], title="W" * 40)
    waits = set_table(page, served, "bottlecap", ["you", "friend"], title="Fjordgate", **{"option-start": "1"})
    other.post(f"/table/{waits}/join", data={"name": LONG, "token": invitation(page, served, waits)})
    set_table(page, served, "beer", ["you", *["friend"] * 7], listed="yes")


def invitation(page: Page, served: Served, match: str) -> str:
    found = re.search(r"/join/([\w-]+)", page.request.get(f"{served.url}/table/{match}").text())
    return "" if found is None else found[1]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_window_whatever_tables_are_called(
    served: Served, page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(served.url)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "a new guest's"
    much(page, served)
    page.goto(served.url)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CLIPPED) == 0


def test_ones_tables_come_first_and_those_that_wait_for_the_reader_before_the_others(
    served: Served, page: Page
) -> None:
    much(page, served)
    page.goto(served.url)
    expect(page).to_have_title("(3) Meadhall")
    cards = page.locator(".own")
    expect(cards).to_have_count(5)
    assert [("yours" in (card.get_attribute("class") or "")) for card in cards.all()] == [True] * 3 + [False] * 2
    expect(cards.first).to_contain_text("your turn, since 1 minute")
    expect(page.locator(".own", has_text="Fjordgate")).to_contain_text(f"waits for {LONG}")
    assert page.evaluate(BEFORE), "across the width, above the games"
    page.get_by_role("link", name="Your turn at 3 tables").click()
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    assert page.locator("main").get_attribute("data-yours") == "1"


def test_a_newcomer_meets_first_evening_bots_and_chooses_how_many(served: Served, page: Page) -> None:
    page.goto(served.url)
    card = page.locator("#game-drakkar")
    level = card.get_by_label("Level of the bots in Drakkar, the card game")
    assert level.input_value() == "first-evening"
    told = card.locator(".told").inner_text()
    level.select_option("jarl")
    assert card.locator(".told").inner_text() not in ("", told), "a level is described where it is chosen"
    level.select_option("first-evening")
    card.get_by_label("How many bots in Drakkar, the card game").select_option("5")
    card.get_by_role("button", name="Play now").click()
    page.click("text=Just play")
    page.wait_for_selector("main[data-match]")
    match = served.guest(str(page.locator("main").get_attribute("data-match"))).look()
    assert [seat["bot"] for seat in match["seats"]] == [None, *["first-evening"] * 4]
    page.goto(served.url)
    assert page.locator("#game-drakkar [name=seats]").input_value() == "5", "as it was chosen last"


def test_where_nobody_plays_there_is_a_match_to_look_at_and_bots_to_watch(served: Served, page: Page) -> None:
    page.goto(served.url)
    assert page.locator(".lists section:not(:has(a, button))").count() == 0, "no panel is empty"
    page.locator("#watch .sample").get_by_role("link", name="Bottlecap Vikings").click()
    expect(page).to_have_url(re.compile(r"/replay\?at=0"))
    first = page.url
    page.goto(f"{served.url}/sample/bottlecap")
    assert page.url == first, "it is kept"
    page.goto(served.url)
    page.locator("#watch .bots").get_by_role("button", name="Drakkar").click()
    match = page.wait_for_selector("main[data-match]").get_attribute("data-match")
    seen = page.request.get(f"{served.url}/api/tables/{match}").json()
    assert seen["you"] is None, "one looks on"
    assert all(seat["bot"] for seat in seen["seats"])


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_sample_can_be_looked_at_in_every_game(served: Served, game: str) -> None:
    assert served.browser().get(f"/sample/{game}").status_code == 200


def test_a_lobby_that_stays_open_tells_that_a_table_waits(served: Served, page: Page) -> None:
    page.goto(served.url)
    set_table(page, served, "bottlecap", ["you", "bot:greedy"], title="Fjordgate", **{"option-start": "0"})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".own.yours")).to_contain_text("Fjordgate")
    expect(page).to_have_title("(1) Meadhall")
    expect(page.locator("#heard")).to_contain_text("Fjordgate")


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
@pytest.mark.parametrize("mode", ["dark", "light"])
def test_the_lobby_has_no_barriers(served: Served, browser: Browser, mode: Any) -> None:
    context = browser.new_context(bypass_csp=True, color_scheme=mode, reduced_motion="reduce")
    page = context.new_page()
    for _ in range(2):
        page.goto(served.url)
        page.evaluate(AXE.read_text())
        found = page.evaluate(VIOLATIONS, RULES)
        assert found == []
        much(page, served)
    context.close()
