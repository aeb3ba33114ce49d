"""Safe hands, in a real browser: a card is selected, looked at from both sides, and laid by a button or Enter only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page

from meadhall import bots
from meadhall.games.drakkar.actions import COMMIT, VERBS
from meadhall.play import Match, new_match
from meadhall.testing.browsing import NO_SCENES, PATIENCE, SCRIPTS
from meadhall.web import links, pages

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def at_the_first_turn() -> Match:
    """Two people and a bot; the first seat is about to lay a card, and so are the others."""
    match = new_match("drakkar", ["you", "you", "greedy"], seed=4, names=["Astrid", "Bjorn", "Canute"], changes=True)
    chooser = bots.bot("greedy", 4)
    while not any(VERBS.has(COMMIT, action) for action in match.table.options(0)):
        match.run()
        seat = match.waiting()[0]
        if not VERBS.has(COMMIT, match.table.options(seat)[0]):
            match.act(seat, chooser.choose(match.view(seat)))
    return match


class Hand:
    """A page with a hand, and what was sent from it."""

    def __init__(self, page: Page, site: Any, match: Match) -> None:
        self.page = page
        self.site = site
        self.match = match

    @property
    def laid(self) -> list[int]:
        return [int(parse_qs(body)["action"][0]) for path, body in self.site.posted if path == links.act("fjordgate")]

    def shown(self) -> tuple[str, str]:
        """The face that is up and the one behind it, of the card that is selected."""
        faces = self.page.locator("#options .large-card .name").all()
        names = [face.inner_text() for face in faces if face.is_visible()]
        assert len(names) == 2
        return names[0], names[1]


def opened(browser: Browser, site: Any, show: Any, size: dict[str, int], touch: bool) -> Iterator[Hand]:
    match = at_the_first_turn()
    site.pages["/table"] = pages.table(show(match))
    laid = at_the_first_turn()
    laid.act(0, laid.table.options(0)[0])
    site.answers[links.act("fjordgate")] = pages.table_fragment(show(laid, version=8))
    site.answers[links.undo("fjordgate")] = pages.table_fragment(show(match, version=9))
    context = browser.new_context(viewport=size, has_touch=touch, reduced_motion="reduce")  # type: ignore[arg-type]
    context.add_init_script(NO_SCENES)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{site.address}/table")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SCRIPTS)
    yield Hand(page, site, match)
    assert problems == []
    context.close()


@pytest.fixture
def hand(browser: Browser, site: Any, show: Any) -> Iterator[Hand]:
    yield from opened(browser, site, show, WIDE, touch=False)


@pytest.fixture
def phone(browser: Browser, site: Any, show: Any) -> Iterator[Hand]:
    yield from opened(browser, site, show, PHONE, touch=True)


def test_nothing_is_selected_and_enter_lays_nothing_at_first(hand: Hand) -> None:
    assert hand.page.is_visible("#options .unchosen")
    hand.page.keyboard.press("Enter")
    assert not hand.page.locator("#options .lay").first.is_visible()
    assert hand.laid == []


def test_a_click_on_a_card_selects_it_and_a_second_one_lays_nothing(hand: Hand) -> None:
    card = hand.page.locator("#hand .card").nth(4)
    for _ in range(3):
        card.click()
        assert hand.page.locator("#hand .pick").nth(4).is_checked()
    assert hand.page.locator("#options .lay:visible").count() == 1
    assert hand.laid == []


def test_a_pointer_over_the_hand_turns_nothing_over(hand: Hand) -> None:
    before = hand.page.locator("#hand .cards").inner_text()
    for place in range(10):
        hand.page.locator("#hand .card").nth(place).hover()
        assert hand.page.locator("#hand .cards").inner_text() == before
    assert hand.page.is_visible("#options .unchosen")


def test_the_button_lays_the_face_that_is_up(hand: Hand) -> None:
    hand.page.locator("#hand .card").nth(2).click()
    up, behind = hand.shown()
    hand.page.locator("#options .turn-over:visible").click()
    assert hand.shown() == (behind, up)
    button = hand.page.locator("#options .lay:visible")
    assert behind in button.inner_text()
    action = int(button.get_attribute("value") or "")
    button.click()
    hand.page.wait_for_selector('main[data-version="8"]')
    assert hand.laid == [action]
    card = hand.match.table.options(0)[4:6]
    assert action in card


def test_a_click_on_the_other_face_turns_the_card(hand: Hand) -> None:
    hand.page.locator("#hand .card").nth(6).click()
    up, behind = hand.shown()
    hand.page.locator("#options .other:visible").click()
    assert hand.shown() == (behind, up)
    assert hand.laid == []


def test_by_keys_a_digit_selects_t_turns_and_enter_lays(hand: Hand) -> None:
    keyboard = hand.page.keyboard
    for key in "30":
        keyboard.press(key)
        assert hand.page.locator("#hand .pick:checked").get_attribute("data-key") == key
    up, behind = hand.shown()
    keyboard.press("t")
    assert hand.shown() == (behind, up)
    assert hand.laid == []
    keyboard.press("Enter")
    hand.page.wait_for_selector('main[data-version="8"]')
    assert len(hand.laid) == 1


def test_arrows_go_through_the_hand_as_through_any_radio_group(hand: Hand) -> None:
    group = hand.page.locator('#hand [role="radiogroup"]')
    assert group.count() == 1
    hand.page.keyboard.press("1")
    hand.page.keyboard.press("ArrowRight")
    assert hand.page.locator("#hand .pick:checked").get_attribute("data-key") == "2"
    radio = hand.page.get_by_role("radio", checked=True)
    assert radio.count() == 1
    described = radio.get_attribute("aria-describedby") or ""
    assert hand.page.locator(f"#{described}").inner_text()
    names = [one.evaluate("one => one.labels[0].innerText") for one in hand.page.get_by_role("radio").all()]
    assert all(", behind it " in name for name in names)


def test_what_the_selected_card_would_add_is_seen_on_the_ship_and_a_click_there_lays_nothing(hand: Hand) -> None:
    ghosts = hand.page.locator("#mine .ship .preview")
    drawn = {one.get_attribute("data-shows") for one in ghosts.all()}
    for place in range(10):
        hand.page.locator("#hand .card").nth(place).click()
        action = hand.page.locator("#options .lay:visible").get_attribute("value")
        seen = [one.get_attribute("data-shows") for one in ghosts.all() if one.is_visible()]
        assert seen == ([action] if action in drawn else [])
        if seen:
            hand.page.locator(f'#mine .preview[data-shows="{action}"]').first.click(force=True)
    assert drawn
    assert hand.laid == []


def test_on_a_phone_one_tap_never_lays(phone: Hand) -> None:
    cards = phone.page.locator("#hand .card")
    for place in (0, 1, 2):
        cards.nth(place).tap()
        assert phone.page.locator("#hand .pick").nth(place).is_checked()
        phone.page.locator("#options .both:visible .large-card").first.tap()
    assert phone.laid == []
    phone.page.locator("#options .lay:visible").tap()
    phone.page.wait_for_selector('main[data-version="8"]')
    assert len(phone.laid) == 1


def test_a_card_that_lies_can_be_taken_back_while_others_choose(hand: Hand) -> None:
    hand.page.keyboard.press("1")
    hand.page.keyboard.press("Enter")
    hand.page.wait_for_selector('main[data-version="8"]')
    assert "lies face down" in hand.page.inner_text("#laid-card")
    assert hand.page.locator("#hand .card.lies").count() == 1
    hand.page.click("#take-back")
    hand.page.wait_for_selector('main[data-version="9"]')
    assert [path for path, _ in hand.site.posted] == [links.act("fjordgate"), links.undo("fjordgate")]
    assert hand.page.locator("#hand .pick").count() == 10


EXPLAINED = """() => {
  const silent = [];
  const pieces = [".chip, .sheet, .laid, .hole, .purse-of, .mark, .line, .pays, .points, .trios, .order, .heap, .left",
    ".ship :is(.part, .missing, .cargo, .room, .spear), .strength > span, .crew > span:not(.kind)"].join(", ");
  for (const piece of document.querySelectorAll(`#board :is(${pieces})`)) {
    if (piece.closest(".preview") || !piece.checkVisibility()) continue;
    if (!piece.closest("[data-tip]:not(.rival)")) silent.push(piece.outerHTML.slice(0, 90));
  }
  return silent;
}"""


# Whether the icon of the enlarged card has a shape: one that is not found has none.
DRAWN = """() => document.querySelector("#tip .enlarged .art use").getBBox().width > 0"""


def test_every_piece_explains_itself(hand: Hand) -> None:
    assert hand.page.evaluate(EXPLAINED) == []


def test_a_card_is_enlarged_where_one_points_at_it_and_by_a_key(hand: Hand) -> None:
    chip = hand.page.locator(".rival .chip").first
    chip.hover()
    card = hand.page.locator("#tip .enlarged .large-card")
    assert card.is_visible()
    hand.page.wait_for_function(DRAWN)  # its file may still be on the way
    name = card.locator(".name").inner_text()
    before = card.bounding_box()
    hand.page.keyboard.press("+")
    after = card.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > 1.5 * before["height"]
    assert card.locator(".name").inner_text() == name
    hand.page.keyboard.press("+")
    assert not hand.page.is_visible("#tip")


def test_the_key_enlarges_the_selected_card_while_one_points_at_what_it_would_do(hand: Hand) -> None:
    hand.page.keyboard.press("1")
    hand.page.locator("#options .chosen:visible .note").hover()
    hand.page.keyboard.press("+")
    assert hand.page.is_visible("#tip.huge .large-card")


def test_a_long_press_enlarges_and_explains_and_selects_nothing(phone: Hand) -> None:
    card = phone.page.locator("#hand .card .sheet.front").nth(1)
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + 20, "y": box["y"] + 30}
    session = phone.page.context.new_cdp_session(phone.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    phone.page.wait_for_selector("#tip .enlarged")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.page.locator("#hand .pick:checked").count() == 0
    assert phone.laid == []
