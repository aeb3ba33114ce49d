"""The pages in a real browser: playable by mouse, keys and touch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page

import meadhall
from meadhall.games.bottlecap.actions import FINISH, SAIL
from meadhall.testing.browsing import PATIENCE, SCRIPTS
from meadhall.web import links, pages
from meadhall.web.lobby_model import NewTablePage
from meadhall.web.model import ChatLine, ReplayInfo, RulesPage, Tempo

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def opened(browser: Browser, address: str, size: dict[str, int], mode: str = "dark", touch: bool = False) -> Page:
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type] # a mapping with width and height
        color_scheme=mode,  # type: ignore[arg-type] # one of its words
        has_touch=touch,
        bypass_csp=False,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SCRIPTS)
    return page


def sails(table: Any) -> bool:
    """One can sail, and is asked something else when one has."""
    if not SAIL < table.options(0)[0] < SAIL + 16:
        return False
    after = table.copy()
    after.apply(0, SAIL + 1)
    return bool(after.deciders() == [0])


@pytest.fixture
def table(browser: Browser, site: Any, play: Any, show: Any) -> Iterator[Page]:
    """A table where one can sail; whatever is posted is answered with the table after option 1."""
    match = play(least=8, until=sails)
    site.pages["/table"] = pages.table(show(match))
    match.act(0, SAIL + 1)
    match.run()
    after = pages.table_fragment(show(match, version=8))
    site.answers[links.act("fjordgate")] = after
    site.answers[links.chat("fjordgate")] = after
    site.pages[links.rules("bottlecap")] = pages.rules(
        RulesPage(game=meadhall.game("bottlecap"), rules=list(meadhall.game("bottlecap").rules))
    )
    page = opened(browser, f"{site.address}/table", WIDE)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if "Content Security Policy" in m.text else None)
    yield page
    assert problems == []
    page.context.close()


def sent(site: Any) -> list[int]:
    return [int(parse_qs(body)["action"][0]) for path, body in site.posted if path == links.act("fjordgate")]


def test_a_click_in_the_list_decides(site: Any, table: Page) -> None:
    table.click(f"#option-{SAIL + 2}")
    table.wait_for_selector('main[data-version="8"]')
    assert sent(site) == [SAIL + 2]


def test_a_click_on_the_table_decides_the_same(site: Any, table: Page) -> None:
    table.click(f'.ghost[data-place="{SAIL + 1}"]')
    table.wait_for_selector('main[data-version="8"]')
    assert sent(site) == [SAIL + 1]


def test_a_click_on_a_tile_decides_the_same(site: Any, table: Page) -> None:
    table.click(f'.spot[data-also="{SAIL + 3}"] .emblem')
    table.wait_for_selector('main[data-version="8"]')
    assert sent(site) == [SAIL + 3]


def test_a_number_decides_and_the_focus_goes_on_to_the_next_question(site: Any, table: Page) -> None:
    table.keyboard.press("2")
    table.wait_for_selector('main[data-version="8"]')
    assert sent(site) == [SAIL + 2]
    table.wait_for_function(
        "document.activeElement.matches('#options .choice') || document.activeElement.id === 'main'"
    )


def test_an_update_changes_everything_wherever_the_focus_is(table: Page) -> None:
    for focused in ("#main", "#options .choice", "#log", "#menu summary"):
        table.reload()
        table.evaluate(SCRIPTS)
        before = table.inner_text("#decision h1")
        table.focus(focused)
        table.evaluate("document.querySelector('#options .choice').click()")
        table.wait_for_selector('main[data-version="8"]')
        assert table.inner_text("#decision h1") != before, focused


def test_nothing_glides_where_motion_is_not_wanted(table: Page) -> None:
    table.emulate_media(reduced_motion="reduce")
    table.evaluate("() => { document.startViewTransition = () => { throw new Error('it glides'); }; }")
    table.click(f"#option-{SAIL + 1}")
    table.wait_for_selector('main[data-version="8"]')
    assert not table.is_visible("#notice > *")


def test_a_double_click_decides_once(site: Any, table: Page) -> None:
    table.evaluate(f"const b = document.getElementById('option-{SAIL + 1}'); b.click(); b.click()")
    table.wait_for_selector('main[data-version="8"]')
    assert len(sent(site)) == 1


def test_what_happened_is_told_to_a_screen_reader(table: Page) -> None:
    table.keyboard.press("1")
    table.wait_for_selector('main[data-version="8"]')
    table.wait_for_function("document.getElementById('heard').textContent.includes('You sail 1')")


def test_hovering_an_option_lights_its_place(table: Page) -> None:
    table.hover(f"#option-{SAIL + 2}")
    assert table.locator(f'.ghost[data-place="{SAIL + 2}"].lit').count() == 1
    table.hover(f'.ghost[data-place="{SAIL + 3}"]')
    assert table.locator(f"#option-{SAIL + 3}.lit").count() == 1


def test_a_refusal_is_explained_on_hover_and_on_focus(table: Page) -> None:
    table.hover(f'[data-refused="{SAIL + 4}"]')
    assert "you sail 3 at most" in table.inner_text("#tip")
    assert "CAP-MOV-2" in table.inner_text("#tip")
    table.mouse.move(5, 5)
    table.focus(f"#option-{SAIL + 3}")
    table.keyboard.press("Tab")
    assert table.is_visible("#tip")
    assert "you sail 3 at most" in table.inner_text("#tip")


def test_a_click_keeps_the_explanation_with_a_link_to_its_rule(table: Page) -> None:
    table.click(f'[data-refused="{SAIL + 4}"]')
    table.mouse.move(5, 5)
    assert "you sail 3 at most" in table.inner_text("#tip")
    assert table.get_attribute("#tip a.rule", "data-rule") == "CAP-MOV-2"
    table.mouse.click(5, 5)
    assert table.is_hidden("#tip")


def test_a_click_on_a_tile_that_is_out_of_reach_keeps_what_is_said_of_it(site: Any, table: Page) -> None:
    table.locator(".spot:not([data-also])").first.click()
    table.mouse.move(5, 5)
    assert table.is_visible("#tip a.rule")
    table.click("#tip a.rule")
    table.wait_for_selector("#drawer .wanted")  # it is fetched
    assert site.posted == []


def test_a_long_press_explains_without_deciding(browser: Browser, site: Any, play: Any, show: Any) -> None:
    site.pages["/table"] = pages.table(show(play(least=8, until=sails)))
    page = opened(browser, f"{site.address}/table", PHONE, touch=True)
    spot = page.locator(f'.spot[data-also="{SAIL + 1}"]').bounding_box()
    assert spot is not None
    at = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector("#tip", state="visible")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert site.posted == []
    page.context.close()


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
    browser: Browser, site: Any, play: Any, show: Any, size: dict[str, int]
) -> None:
    site.pages["/table"] = pages.table(show(play(least=8, until=sails)))
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
    page.context.close()


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
    page.context.close()


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
    browser: Browser, site: Any, play: Any, show: Any
) -> None:
    match = play(least=8, until=sails)
    theirs = ChatLine(name="Björn", text="Skål!", seat=1)
    own = ChatLine(name="Astrid", text="Skål!", seat=0, own=True)
    counts = {}
    page = browser.new_page()
    for name, chat in {"one": [theirs], "answered": [theirs, own], "more": [theirs, own, theirs]}.items():
        site.pages[f"/{name}"] = pages.table(show(match, chat=chat))
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
    page.context.close()


def test_without_scripts_options_are_plain_buttons(browser: Browser, site: Any, play: Any, show: Any) -> None:
    site.pages["/table"] = pages.table(show(play(least=8, until=sails)))
    site.answers[links.act("fjordgate")] = "done"
    context = browser.new_context(java_script_enabled=False, viewport=WIDE)  # type: ignore[arg-type] # width, height
    page = context.new_page()
    page.goto(f"{site.address}/table")
    page.click(f"#option-{SAIL + 1}")
    assert sent(site) == [SAIL + 1]
    context.close()


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
    browser: Browser, site: Any, play: Any, show: Any
) -> None:
    match = play(least=8, until=sails)
    for yours in (True, False):
        site.pages["/table"] = pages.table(show(match, 0 if yours else None))
        page = opened(browser, f"{site.address}/table", PHONE)
        page.click(".phone-tabs >> text=Chat")
        assert page.is_visible(".mark-turn") == yours
        page.context.close()


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_clock_is_seen_to_its_last_second(browser: Browser, site: Any, play: Any, show: Any, game: str) -> None:
    shown = show(play(game=game, least=8, until=lambda table: 0 in table.deciders()))
    clocked = [
        replace(one, clock_left=4.0, bank_left=0.0, thinking=True) if one.number == 0 else one for one in shown.seats
    ]
    site.pages["/table"] = pages.table(replace(shown, seats=clocked, tempo=Tempo(kind="live", seconds=5)))
    page = opened(browser, f"{site.address}/table", WIDE)
    page.wait_for_selector(".clock.short")
    assert page.is_visible(".clock.short .left")
    page.context.close()


@pytest.fixture
def finishing(browser: Browser, site: Any, play: Any, show: Any) -> Iterator[Page]:
    """A table where one may go on, or finish the turn."""
    match = play(least=8, until=lambda table: FINISH in table.options(0) and len(table.options(0)) > 1)
    site.pages["/table"] = pages.table(show(match))
    match.act(0, FINISH)
    match.run()
    site.answers[links.act("fjordgate")] = pages.table_fragment(show(match, version=8))
    page = opened(browser, f"{site.address}/table", WIDE)
    yield page
    page.context.close()


def test_what_ends_something_stands_apart_and_answers_to_no_number_nor_to_enter(site: Any, finishing: Page) -> None:
    ends = finishing.locator(f"#option-{FINISH}")
    assert finishing.locator("#options .apart .choice").count() == 1
    assert ends.get_attribute("data-key") == ""
    line = finishing.evaluate("getComputedStyle(document.querySelector('.apart')).borderTopStyle")
    assert line == "dashed"
    ends.focus()
    finishing.keyboard.press("Enter")
    for _ in range(12):
        finishing.keyboard.press("ArrowDown")
        assert not ends.evaluate("one => one === document.activeElement") or sent(site) == []
    assert sent(site) == []
    ends.focus()
    finishing.keyboard.press("Space")
    finishing.wait_for_selector('main[data-version="8"]')
    assert sent(site) == [FINISH]


def test_what_ends_something_is_not_done_by_a_second_click_at_the_same_spot(site: Any, finishing: Page) -> None:
    box = finishing.locator(f"#option-{FINISH}").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finishing.evaluate("document.querySelector('.apart').style.visibility = 'hidden'")  # something else was there
    finishing.mouse.click(*middle)
    finishing.evaluate("document.querySelector('.apart').style.visibility = ''")
    finishing.mouse.click(*middle)
    assert sent(site) == []
    finishing.mouse.move(10, 10)
    finishing.wait_for_function("(then) => performance.now() > then", arg=finishing.evaluate("performance.now() + 800"))
    finishing.mouse.click(*middle)
    finishing.wait_for_selector('main[data-version="8"]')
    assert sent(site) == [FINISH]
