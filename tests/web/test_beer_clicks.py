"""The own turn of Beer & Vikings by real clicks and keys, counted; and the sheet of a phone, which answers nothing."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page

from meadhall.games.beer.steps.defend import Defend
from meadhall.play import Match, new_match
from meadhall.play.paths import surely
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import attack
from meadhall.testing.browsing import WIDE, opened
from meadhall.web import links, pages


class Table(dict[str, str]):
    """Answers what is posted as a hall would: the decisions are made, and the page shows what came of them."""

    def __init__(self, match: Match, site: Any, show: Any) -> None:
        self.match, self.site, self.show = match, site, show
        self.posts = 0

    def __getitem__(self, path: str) -> str:
        posted = parse_qs(self.site.posted[-1][1])
        assert path == links.act("fjordgate"), path
        actions = [int(one) for one in posted["action"][0].split(" ")]
        for action in actions[: surely(self.match.table, 0, actions)]:
            self.match.act(0, action)
        self.match.run()
        self.posts += 1
        return pages.table_fragment(self.show(self.match, version=7 + self.posts))


def fighting(position: Any, site: Any, show: Any) -> Table:
    table = position.turn_of("A")
    match = new_match("beer", ["you", "greedy", "greedy"], seed=1, options=table.setting.options, names=["A", "B", "C"])
    match.table = table
    match.run()
    answers = Table(match, site, show)
    site.answers = answers
    site.pages["/"] = pages.table(show(match))
    return answers


class Hand:
    """A hand with a mouse, which counts its clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.clicks += 1

    def until(self, answers: Table, posts: int) -> None:
        self.page.wait_for_function(
            "(version) => document.getElementById('main').dataset.version === version", arg=str(7 + posts)
        )
        assert answers.posts == posts


def armed() -> Any:
    """A stands one Step from B and has three cards that attack; nobody else has a hand to interfere with."""
    return (
        beer(3)
        .hand("A", "A3", "A2", "A1")
        .hand("B")
        .hand("C")
        .gap("AB", 1)
        .gap("BC", 3)
        .gap("CA", 3)
        .spent("A")
        .life("B", size=15)
    )


def test_an_own_turn_of_two_attacks_takes_five_clicks(browser: Browser, site: Any, show: Any) -> None:
    answers = fighting(armed(), site, show)
    page = opened(browser, site.address, WIDE, moves=False, scenes=False)
    hand = Hand(page)
    begun = answers.match.table.turns
    for number in (1, 2):
        hand.click("#hand .usable .b0.on")
        assert page.locator("#options .lay.first:visible").inner_text().startswith("Attack B")
        assert answers.posts == number - 1, "selecting a corner plays nothing"
        hand.click("#options .lay.first:visible")
        hand.until(answers, number)
    hand.click("#options .choice:has-text('End phase'):visible")
    hand.until(answers, 3)
    assert hand.clicks <= 5
    assert answers.match.table.turns > begun, "the turn is over"
    page.close()


@pytest.mark.slow
def test_the_same_by_keys_and_the_way_of_the_blow_is_painted(browser: Browser, site: Any, show: Any) -> None:
    answers = fighting(armed(), site, show)
    page = opened(browser, site.address, WIDE, moves=False, scenes=False)
    for key in ("2", "a"):
        page.keyboard.press(key)
    assert page.locator(".way.foreseen").count() == 1
    assert page.locator("#board .reached").count() >= 1
    page.keyboard.press("Enter")
    Hand(page).until(answers, 1)
    page.close()


@pytest.mark.slow
def test_ending_the_phase_with_cards_left_asks_once_and_burning_is_one_button(
    browser: Browser, site: Any, show: Any
) -> None:
    answers = fighting(armed().drinks("A", "life"), site, show)
    page = opened(browser, site.address, WIDE, moves=False, scenes=False)
    assert page.locator("#board .verb:has-text('burn')").count() == 0
    page.click("#burning summary")
    page.wait_for_selector("#burning .choice:has-text('Burn the drink on the Life pile'):visible")
    page.click("#burning summary")
    page.click("#ending summary")
    assert answers.posts == 0
    page.click("#ending .choice:has-text('2 cards stay unplayed')")
    Hand(page).until(answers, 1)
    page.close()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(390, 844), (375, 667), (320, 568), (844, 390)])
def test_on_a_phone_the_least_loss_is_selected_and_folding_the_sheet_answers_nothing(
    browser: Browser, site: Any, show: Any, width: int, height: int
) -> None:
    position = beer(3).hand("A", "D1", "D3").hand("B", "A3").hand("C").gap("AB", 1)
    table = attack(position.turn_of("B"), "A3", "Family Sword", "A")
    match = new_match("beer", ["you", "greedy", "greedy"], seed=1, options=table.setting.options, names=["A", "B", "C"])
    match.table = table
    match.run()
    assert isinstance(match.table.agenda.top(), Defend)
    answers = Table(match, site, show)
    site.answers = answers
    site.pages["/"] = pages.table(show(match))
    page = opened(browser, site.address, {"width": width, "height": height}, moves=False, scenes=False)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing of the table is out of sight"
    assert page.locator("#hand .pick:checked").get_attribute("value") == str(match.table.players[0].hand[1])
    lay = page.locator("#options .lay:visible")
    ring, sheet = page.locator("#circle").bounding_box(), page.locator("#ask").bounding_box()
    assert ring is not None
    assert sheet is not None
    assert ring["y"] + ring["height"] <= sheet["y"] + 1 or ring["x"] + ring["width"] <= sheet["x"] + 1
    if width < height:
        page.locator("#circle .groove").click(position={"x": 3, "y": 3}, force=True)
        page.wait_for_function("document.getElementById('fold').checked")
        assert not lay.is_visible()
        page.locator(".handle").click()
    assert answers.posts == 0
    lay.scroll_into_view_if_needed()
    lay.click()
    Hand(page).until(answers, 1)
    page.close()
