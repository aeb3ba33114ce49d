"""What a browser does about the seal by itself: a word, a memory, and working it out again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.testing.served import QUICK, Served
from meadhall.web import links


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    hall = Served(tmp_path / "hall.db", QUICK)
    yield hall
    hall.stop()


def remembered(page: Page) -> dict[str, dict[str, str]]:
    found: list[Any] = json.loads(page.evaluate("localStorage.getItem('meadhall.seals') ?? '[]'"))
    return dict(found)


def sat_down(browser: Browser, served: Served) -> tuple[Page, Page, str]:
    """Somebody sets up a table, and a friend sits down at it."""
    host, friend = browser.new_page(), browser.new_page()
    host.goto(f"{served.url}/new/bottlecap")
    host.fill("#name", "Astrid")
    host.select_option("#seat1", "friend")
    host.select_option("#seat2", "none")
    host.click(".new-table .primary")
    host.wait_for_selector("#room")
    match = host.url.rpartition("/")[2]
    friend.goto(f"{served.url}/table/{match}/join")
    friend.fill("#name", "Bjorn")
    friend.click(".invite form .primary")
    friend.wait_for_selector("#board")
    host.wait_for_selector("#board")
    return host, friend, match


def played_out(host: Page, friend: Page, served: Served, match: str) -> None:
    """Both leave it to bots, and don't look."""
    for page in (host, friend):
        page.goto(f"{served.url}{links.CREDITS}")
        page.request.post(
            f"{served.url}/table/{match}/seat",
            form={"do": "resign", "kind": "random"},
            headers={"origin": served.url},
        )
    served.guest(match).wait(lambda seen: seen["result"])


@pytest.mark.timeout(120)
def test_a_browser_gives_a_word_remembers_the_seal_and_works_it_out_at_the_end(
    browser: Browser, served: Served
) -> None:
    host, friend, match = sat_down(browser, served)
    seal = served.guest(match).look()["seal"]
    assert seal["voices"] == [0, 1]
    for page in (host, friend):
        page.wait_for_function("localStorage.getItem('meadhall.seals')?.includes('mark')")
        known = remembered(page)[match]
        assert (known["promise"], known["mark"]) == (seal["promise"], seal["mark"])
    words = [remembered(page)[match]["word"] for page in (host, friend)]
    played_out(host, friend, served, match)
    assert served.guest(match).look()["seal"]["opening"]["words"] == words
    host.goto(f"{served.url}/table/{match}")
    expect(host.locator("#seal .checked")).to_have_text(
        "Your browser remembers this very seal from before, and has worked it out again: it fits."
    )
    stranger = browser.new_page()
    stranger.goto(f"{served.url}/table/{match}/replay")
    expect(stranger.locator("#seal .checked")).to_contain_text("It was not here before the end")


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("mark", "Your browser remembers another seal of this match: 00000000."),
        ("promise", "Your browser was given another promise before it sent your word: 00000000."),
        ("word", "Your browser sent another word: 0000000000000000."),
    ],
)
def test_a_hall_that_shows_something_else_at_the_end_is_found_out(
    browser: Browser, served: Served, what: str, told: str
) -> None:
    host, friend, match = sat_down(browser, served)
    host.wait_for_function("localStorage.getItem('meadhall.seals')?.includes('mark')")
    known = remembered(host)[match]
    known[what] = "0" * len(known[what])
    host.evaluate("kept => localStorage.setItem('meadhall.seals', kept)", json.dumps([[match, known]]))
    played_out(host, friend, served, match)
    host.goto(f"{served.url}/table/{match}")
    expect(host.locator("#seal .checked")).to_have_text(told)
