"""Nothing opens that nobody asked for, nothing pushes the table aside, and what moves is seen to move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall
from meadhall import bots
from meadhall.engine.event import HARM
from meadhall.games.drakkar.actions import COMMIT
from meadhall.games.drakkar.steps.commit import LayCard
from meadhall.play import new_match
from meadhall.testing.browsing import LOADED, PHONE, WIDE, opened
from meadhall.web import links, pages, scenes
from meadhall.web.html import render
from meadhall.web.model import AwayInfo, BeatInfo, OutcomeInfo, TablePage
from meadhall.web.parts import scene

# Something with an explanation comes to lie under the pointer; resolves when the browser has noticed.
SLIPS_UNDER = """([x, y]) => new Promise((resolve) => {
  const piece = document.createElement("div");
  piece.id = "slipped";
  piece.dataset.tip = "The next question.";
  piece.style.cssText = `position: fixed; z-index: 99; left: ${x - 40}px; top: ${y - 40}px; width: 80px; height: 80px`;
  addEventListener("pointerover", (event) => event.target === piece && setTimeout(resolve, 0));
  document.body.append(piece);
})"""


def test_what_slips_under_a_resting_pointer_is_explained_when_the_pointer_moves(
    browser: Browser, site: Any, play: Any, show: Any
) -> None:
    site.pages["/table"] = pages.table(show(play(least=8)))
    page = opened(browser, f"{site.address}/table", WIDE, scenes=False)
    page.mouse.move(300, 300)
    page.mouse.move(5, 500)
    page.evaluate(SLIPS_UNDER, [5, 500])
    assert page.is_hidden("#tip")
    page.mouse.move(8, 502)
    assert page.inner_text("#tip") == "The next question."
    page.close()


def test_an_explanation_goes_with_the_piece_that_it_is_about(browser: Browser, site: Any, play: Any, show: Any) -> None:
    site.pages["/table"] = pages.table(show(play(least=8)))
    page = opened(browser, f"{site.address}/table", WIDE, scenes=False)
    page.hover(".rival [data-tip] >> nth=0")
    assert page.is_visible("#tip")
    page.evaluate("for (const one of document.querySelectorAll('[data-tip]')) one.dataset.tip = 'Something else.'")
    page.evaluate("dispatchEvent(new CustomEvent('shown', { detail: {} }))")
    assert page.is_hidden("#tip")
    page.close()


# Notices


def disturbed(page: TablePage) -> dict[str, TablePage]:
    """The table with something to be noticed, beside the same table without it."""
    waits = replace(page, yours=False, options=(), refused=(), decision="Waiting for Sigrid.")
    away = AwayInfo(seat=2, seconds=750, waited_for=True, asked=True, agreed=(1,), present=(0, 1), enough=2)
    return {
        "a refusal": replace(page, notice="All in good time. First do what was asked.", notice_rule="HALL-LESSON-1"),
        "a wish": replace(page, undo=replace(page.undo, asked_by=1)),
        "both": replace(page, notice="All in good time.", undo=replace(page.undo, asked_by=1)),
        "asleep": replace(waits, asleep=True),
        "busy": replace(waits, hall="The hall is busy: bots think less long."),
        "somebody is away": replace(page, away=[away], bots=bots.LEVELS),
        "nothing to do, and somebody is away": replace(waits, away=[away], bots=bots.LEVELS),
        "a bot plays": replace(waits, stand_in="oarsman", done_for_you=page.log[-4:]),
        "back again": replace(page, done_for_you=page.log[-4:]),
    }


PLACE = """() => {
  const top = (id) => document.getElementById(id).getBoundingClientRect().top;
  return top("board") - top("play");
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", meadhall.SHELF)
def test_no_notice_moves_the_table(
    browser: Browser, site: Any, play: Any, show: Any, game: str, size: dict[str, int]
) -> None:
    calm = show(play(game=game, least=8))
    waits = replace(calm, yours=False, options=(), refused=(), decision="Waiting for Sigrid.")
    tops = {}
    site.pages["/table"] = pages.table(calm)
    shown = opened(browser, f"{site.address}/table", size, moves=False, scenes=False)
    for name, page in ({"": calm, "waits": waits} | disturbed(calm)).items():
        site.pages["/table"] = pages.table(page)
        shown.reload()
        shown.evaluate(LOADED)
        tops[name] = round(shown.evaluate(PLACE))
    shown.close()
    asked = {name for name, page in disturbed(calm).items() if page.yours}
    calmly = {name: tops["" if name in asked else "waits"] for name in disturbed(calm)}
    assert {
        name: (tops[name], top) for name, top in calmly.items() if tops[name] > top + 8
    } == {}  # half a line of the bar


def test_of_much_that_comes_of_one_thing_the_bar_tells_what_is_loudest_and_how_much_there_is(show: Any) -> None:
    page = show(new_match("beer", ["you"] * 3, seed=3), 0)
    came = [OutcomeInfo(text) for text in ("Björn discards a Bow.", "Björn discards a Mace.", "Björn draws a card.")]
    told = BeatInfo(kind="soul-burnt", text="Björn burns the soul.", first=0, last=5, seat=1, details=came)
    assert all(one.text in render(scene.caption(page, told)) for one in came)
    much = replace(told, details=[*came, OutcomeInfo("Björn loses 2 Life Points.", HARM)])
    bar, beat = render(scene.caption(page, much)), render(scene.beat(page, much, None, None))
    assert "Björn loses 2 Life Points." in bar
    assert "And 3 more things." in bar
    assert not any(one.text in bar for one in came)
    assert all(one.text in beat for one in came), "who listens hears all of it"


# What glides


GLIDES = """() => {
  window.glided = {};
  window.started = 0;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    const group = /^::view-transition-group\\((.*)\\)$/;
    transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        const name = group.exec(effect.pseudoElement ?? "")?.[1];
        if (name) window.glided[name] = effect.getKeyframes()[0].transform;
      }
      window.started += 1;
    });
    return transition;
  };
}"""
CORNER = """(name) => {
  const { left, top } = [...document.querySelectorAll(`[data-vt="${name}"]`)].find((one) => one.offsetParent)
    .getBoundingClientRect();
  return [left, top].map(Math.round);
}"""
BEGAN = "(name) => { const { e, f } = new DOMMatrix(window.glided[name]); return [e, f].map(Math.round); }"


def test_a_card_that_is_laid_glides_from_the_hand_to_where_it_lies_now(browser: Browser, site: Any, show: Any) -> None:
    match = new_match("drakkar", ["you"] * 3, seed=3)
    chooser = bots.bot("greedy", 3)
    while not isinstance(match.table.agenda.top(), LayCard):
        seat = match.deciders()[0]
        match.act(seat, chooser.choose(match.view(seat)))
    site.pages["/table"] = pages.table(show(match))
    action = match.view(0).options()[0]
    match.act(0, action)
    site.answers[links.act("fjordgate")] = pages.table_fragment(show(match, version=8))
    name = f"card-{(action - COMMIT) // 2}"
    page = opened(browser, f"{site.address}/table", WIDE, scenes=False)
    page.click(f'#hand [data-vt="{name}"]')
    page.mouse.move(5, 500)
    page.wait_for_function("() => !document.getAnimations().some((one) => one instanceof CSSTransition)")  # it rises
    before = page.evaluate(CORNER, name)
    page.evaluate(GLIDES)
    page.keyboard.press("Enter")
    page.wait_for_selector('main[data-version="8"]')
    page.wait_for_function("(name) => window.glided[name]", arg=name)
    assert page.evaluate(BEGAN, name) == pytest.approx(before, abs=2)
    assert page.evaluate(CORNER, name) != pytest.approx(before, abs=20)
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-vt]')].every((one) => !one.style.viewTransitionName)"
    )
    page.close()


def test_below_a_stage_nothing_glides(browser: Browser, site: Any, play: Any, show: Any) -> None:
    """What glides is drawn above all else, the stage too."""
    match = play(
        game="drakkar", least=4, until=lambda table: isinstance(table.agenda.top(), LayCard) and 0 in table.deciders()
    )
    before = show(match)
    site.pages["/table"] = pages.table(before)
    match.act(0, match.view(0).options()[0])
    after = show(match, version=8)
    site.answers[links.act("fjordgate")] = pages.table_fragment(after, scenes.scene(match, after, before.told))
    page = opened(browser, f"{site.address}/table", WIDE, scenes=False)
    page.evaluate("localStorage.setItem('meadhall.speed', 'click')")
    page.evaluate(GLIDES)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#stage")
    page.wait_for_function("() => window.started > 0")
    assert page.evaluate("window.glided") == {}
    page.close()


# The last picture of a scene is held back until `window.released()`; `window.heard` counts answers dealt with.
HELD = """() => {
  const text = Response.prototype.text;
  window.heard = 0;
  Response.prototype.text = async function () {
    const found = await text.call(this);
    setTimeout(() => (window.heard += 1));
    return found;
  };
  const released = new Promise((resolve) => (window.released = resolve));
  document.startViewTransition = (change) => {
    const wait = document.documentElement.matches(".in-scene") ? null : released;
    window.held = Boolean(wait);
    const done = Promise.resolve(wait).then(change);
    return { ready: done, finished: done, updateCallbackDone: done, skipTransition() {} };
  };
}"""


def test_what_happens_while_the_end_of_a_scene_is_painted_is_shown_next(
    browser: Browser, site: Any, play: Any, show: Any
) -> None:
    match = play(
        game="drakkar", least=4, until=lambda table: isinstance(table.agenda.top(), LayCard) and 0 in table.deciders()
    )
    before = show(match)
    site.pages["/table"] = pages.table(before)
    match.act(0, match.view(0).options()[0])
    match.run()
    after = show(match, version=8)
    site.answers[links.act("fjordgate")] = pages.table_fragment(after, scenes.scene(match, after, before.told))
    site.pages[links.fragment("fjordgate")] = pages.table_fragment(replace(after, version=9))
    page = opened(browser, f"{site.address}/table", WIDE, scenes=False)
    page.evaluate("localStorage.setItem('meadhall.speed', 'click')")
    page.evaluate(HELD)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#stage")
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.held")
    page.evaluate("dispatchEvent(new Event('online'))")  # the line is back: what is new?
    page.wait_for_function("() => window.heard === 2")
    page.evaluate("window.released()")
    page.wait_for_selector('main[data-version="9"]')
    page.close()
