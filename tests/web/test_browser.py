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
from meadhall.testing.browsing import PHONE, SCRIPTS, WIDE, opened
from meadhall.web import links, pages
from meadhall.web.model import Tempo


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


def test_a_long_press_explains_without_deciding(browser: Browser, site: Any, sailing: Any, show: Any) -> None:
    site.pages["/table"] = pages.table(show(sailing))
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
    page.close()


def test_without_scripts_options_are_plain_buttons(browser: Browser, site: Any, sailing: Any, show: Any) -> None:
    site.pages["/table"] = pages.table(show(sailing))
    site.answers[links.act("fjordgate")] = "done"
    context = browser.new_context(java_script_enabled=False, viewport=WIDE)  # type: ignore[arg-type] # width, height
    page = context.new_page()
    page.goto(f"{site.address}/table")
    page.click(f"#option-{SAIL + 1}")
    assert sent(site) == [SAIL + 1]
    context.close()


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
    page.close()


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
    page.close()


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
