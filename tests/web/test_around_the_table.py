"""What lies around the table, in a real browser: rules, menu, legend, chat, a replay's bar, the form of a new table."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page

import meadhall
from meadhall.games.bottlecap.actions import SAIL
from meadhall.testing.browsing import PHONE, SCRIPTS, WIDE, opened
from meadhall.web import pages
from meadhall.web.lobby_model import NewTablePage
from meadhall.web.model import ChatLine, ReplayInfo


def test_the_rules_open_at_the_rule_in_question(table: Page) -> None:
    table.click('.tabs [data-tab="rules"]')
    table.click('#rules a[data-rule="CAP-MOV-1"]')
    table.wait_for_selector("#drawer .wanted")
    assert "CAP-MOV-1" in table.inner_text("#drawer .wanted")
    table.fill("#drawer-find", "valkyries red token")
    assert table.locator("#drawer .rule-entry:visible").count() < 20
    table.click('#drawer [data-do="close"]')
    assert not table.is_visible("#drawer")


def test_the_key_of_the_rules_opens_them_at_the_rule_of_the_decision(table: Page) -> None:
    rule = table.get_attribute("#rules [data-rule]", "data-rule")
    table.keyboard.press("r")
    table.wait_for_selector("#drawer .wanted")
    assert rule is not None
    assert rule in table.inner_text("#drawer .wanted")


def test_the_drawer_has_the_game_in_a_minute_folded_where_a_rule_is_asked_for(table: Page) -> None:
    table.click('.tabs [data-tab="rules"]')
    table.click('#rules a[data-rule="CAP-MOV-1"]')
    table.wait_for_selector("#drawer .wanted")
    assert not table.is_visible("#drawer .minute li")
    table.click('#drawer [data-do="close"]')
    table.fill("#find-rule", "")
    table.press("#find-rule", "Enter")
    table.wait_for_selector("#drawer .minute li")
    assert table.inner_text("#drawer .minute li >> nth=0") == meadhall.game("bottlecap").rules.minute[0]
    table.fill("#drawer-find", "valkyries")
    assert not table.is_visible("#drawer .minute")


def test_numbers_of_rules_are_set_in_the_font_of_the_text(table: Page) -> None:
    table.keyboard.press("r")
    table.wait_for_selector("#drawer .rule-entry .rule")
    font = "element => getComputedStyle(element).fontFamily"
    text = table.locator("body").evaluate(font)
    assert table.locator("#drawer .rule-entry h3 .rule").first.evaluate(font) == text
    assert table.locator("#drawer .rule-entry h3").first.evaluate(font) != text


COVERED_BY_MENU = """() => {
  const sign = document.querySelector("#menu > summary").getBoundingClientRect();
  const tabs = [...document.querySelectorAll(".phone-tabs button")].map((tab) => tab.getBoundingClientRect());
  return tabs.filter((box) => box.right > sign.left && box.bottom > sign.top && box.top < sign.bottom).length;
}"""


@pytest.mark.parametrize("size", [PHONE, {"width": 320, "height": 640}, {"width": 1024, "height": 768}])
def test_the_menu_is_at_hand_with_every_tab_of_a_small_screen(
    browser: Browser, site: Any, sailing: Any, show: Any, size: dict[str, int]
) -> None:
    site.pages["/table"] = pages.table(show(sailing))
    page = opened(browser, f"{site.address}/table", size, touch=True)
    for tab in ("table", "log", "rules", "table"):
        page.click(f'.phone-tabs [data-tab="{tab}"]')
        assert page.is_visible("#log") == (tab == "log")
        page.click("#menu > summary")
        page.wait_for_selector("#menu .sheet >> text=Back to the lobby")
        box = page.locator("#menu .sheet").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        page.click("#menu > summary")
        assert page.evaluate(COVERED_BY_MENU) == 0
    page.close()


@pytest.mark.parametrize("width", [320, 390, 1024, 1280, 1440])
def test_a_replay_says_in_full_against_whom_one_would_play_on(
    browser: Browser, site: Any, play: Any, show: Any, width: int
) -> None:
    match = play(least=6)
    replay = ReplayInfo(at=4, length=20, viewer=1, may_look_as=[0, 1, 2, 3])
    site.pages["/replay"] = pages.table(show(match, None, replay=replay))
    page = opened(browser, f"{site.address}/replay", {"width": width, "height": 800})
    assert page.inner_text("#fork-kind option >> nth=0") == "same bots, else Oarsman"
    for words in ("same bots, else Oarsman", "First evening everywhere"):
        page.select_option("#fork-kind", label=words)
        wide = page.locator("#fork-kind").evaluate(WIDTHS)
        assert wide["needed"] <= wide["given"], words
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.close()


WIDTHS = """(select) => {
  const style = getComputedStyle(select), pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const text = pen.measureText(select.selectedOptions[0].text).width;
  const around = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + 12;
  return { given: select.offsetWidth, needed: text + around };
}"""


def test_the_legend_is_one_key_away(table: Page) -> None:
    table.keyboard.press("?")
    assert table.is_visible("#legend")
    assert "the fourth one calls the Valkyries" in table.inner_text("#legend")


def test_day_and_night_are_remembered(table: Page) -> None:
    table.click("#menu summary")
    table.click('#menu [data-do="mode"]')
    assert table.evaluate("document.documentElement.dataset.mode") == "day"
    table.reload()
    assert table.evaluate("document.documentElement.dataset.mode") == "day"


def test_a_line_of_chat_that_is_being_typed_survives_an_update(site: Any, table: Page) -> None:
    table.click('.tabs [data-tab="chat"]')
    table.fill("#say-text", "Just wait until")
    table.click(f"#option-{SAIL + 1}")
    table.wait_for_selector('main[data-version="8"]')
    assert table.input_value("#say-text") == "Just wait until"
    assert table.is_visible("#chat"), "the tab stays"


def test_the_chat_counts_what_others_said_since_it_was_last_open(
    browser: Browser, site: Any, sailing: Any, show: Any
) -> None:
    theirs = ChatLine(name="Björn", text="Skål!", seat=1)
    own = ChatLine(name="Astrid", text="Skål!", seat=0, own=True)
    counts = {}
    page = browser.new_page()
    for name, chat in {"one": [theirs], "answered": [theirs, own], "more": [theirs, own, theirs]}.items():
        site.pages[f"/{name}"] = pages.table(show(sailing, chat=chat))
        page.goto(f"{site.address}/{name}")
        page.wait_for_selector("#side")
        page.evaluate(SCRIPTS)
        mark = page.locator('.tabs [data-tab="chat"] .count')
        counts[name] = mark.inner_text() if mark.is_visible() else ""
        if name == "one":
            page.keyboard.press("c")
            mark.wait_for(state="hidden")
    assert counts == {"one": "1", "answered": "", "more": "1"}
    page.close()


def test_what_is_said_is_sent_and_the_line_is_empty_again(site: Any, table: Page) -> None:
    table.keyboard.press("c")
    table.keyboard.type("Skål & good luck")
    table.keyboard.press("Enter")
    table.wait_for_selector('main[data-version="8"]')
    assert parse_qs(site.posted[-1][1])["text"] == ["Skål & good luck"]
    assert table.input_value("#say-text") == ""


def test_blanks_are_not_said(site: Any, table: Page) -> None:
    before = len(site.posted)
    table.keyboard.press("c")
    table.keyboard.type("   ")
    table.keyboard.press("Enter")
    table.keyboard.type("Skål")
    table.keyboard.press("Enter")
    table.wait_for_selector('main[data-version="8"]')
    assert [parse_qs(body)["text"] for _, body in site.posted[before:]] == [["   Skål"]]


def test_only_a_seat_that_somebody_has_can_begin(browser: Browser, site: Any) -> None:
    site.pages["/new"] = pages.new_table(NewTablePage(game=meadhall.game("beer"), bots=["random"]))
    page = opened(browser, f"{site.address}/new", WIDE)
    offered = "[...document.querySelector('#option-start').options].filter(one => !one.hidden).map(one => one.value)"
    assert page.evaluate(offered) == ["random", "0", "1", "2"]
    page.select_option("#seat3", "friend")
    assert page.evaluate(offered) == ["random", "0", "1", "2", "3"]
    page.select_option("#option-start", "3")
    page.select_option("#seat3", "none")
    assert page.input_value("#option-start") == "random"
    page.close()


def test_the_menu_closes_with_escape_and_resigning_asks_first(site: Any, table: Page) -> None:
    table.click("#menu > summary")
    assert not table.is_visible("text=Yes, I resign")
    table.click("text=Resign …")
    assert table.is_visible("text=Yes, I resign")
    table.keyboard.press("Escape")
    assert not table.is_visible("text=Resign …")
    assert table.evaluate("document.activeElement.ariaLabel") == "Menu"
    assert site.posted == []


def test_the_question_whether_one_resigns_stays_open_when_the_table_changes(table: Page) -> None:
    table.click("#menu > summary")
    table.click("text=Resign …")
    table.evaluate("document.getElementById('act').requestSubmit(document.querySelector('#options .choice'))")
    table.wait_for_selector('main[data-version="8"]')
    assert table.is_visible("text=Yes, I resign")


def test_a_phone_that_shows_the_chat_says_that_it_is_ones_turn(
    browser: Browser, site: Any, sailing: Any, show: Any
) -> None:
    for yours in (True, False):
        site.pages["/table"] = pages.table(show(sailing, 0 if yours else None))
        page = opened(browser, f"{site.address}/table", PHONE)
        page.click(".phone-tabs >> text=Chat")
        assert page.is_visible(".mark-turn") == yours
        page.close()
