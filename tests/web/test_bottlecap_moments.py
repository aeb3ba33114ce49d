"""Bottlecap Vikings in a real browser: pieces explain themselves, Build is one click, ships travel, and how it ends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page

from meadhall import bots
from meadhall.games.bottlecap import events
from meadhall.games.bottlecap.actions import FINISH, PART, SAIL
from meadhall.play import Match, new_match
from meadhall.play.save import new_lesson
from meadhall.testing import browsing
from meadhall.testing.browsing import NO_SCENES, PATIENCE, SCRIPTS
from meadhall.testing.lessons import as_suggested, played
from meadhall.testing.served import QUICK, Served
from meadhall.web import boards, links, pages, scenes
from meadhall.web.boards.bottlecap import builds
from meadhall.web.html import render

EXPLAINED = """() => {
  const silent = [];
  const pieces = [".spot, .ship, .mark-of, .need, .space, .throne, .hut, .meter, .valkyries .tokens, .prices > div",
    ".race, .damage, .goods > span, .powers li, .marks span:has(.ic)"].join(", ");
  for (const piece of document.querySelectorAll(`#board :is(${pieces})`)) {
    if (!piece.checkVisibility()) continue;
    if (!piece.closest("[data-tip]")) silent.push(piece.outerHTML.slice(0, 90));
  }
  return silent;
}"""


def opened(
    browser: Browser,
    site: Any,
    text: str,
    width: int = 1440,
    height: int = 900,
    touch: bool = False,
    moves: bool = False,
) -> Page:
    site.pages["/table"] = text
    size = {"width": width, "height": height}
    return browsing.opened(browser, f"{site.address}/table", size, touch=touch, moves=moves, scenes=False)


def sailing(table: Any) -> bool:
    return bool(SAIL < table.options(0)[0] < SAIL + 16)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("width", [1440, 390])
def test_every_piece_explains_itself(browser: Browser, site: Any, play: Any, show: Any, seats: int, width: int) -> None:
    page = opened(browser, site, pages.table(show(play(seats=seats, least=14, until=sailing))), width)
    assert page.evaluate(EXPLAINED) == []
    page.close()


def test_a_tile_out_of_reach_says_what_it_does_and_then_why_not(
    browser: Browser, site: Any, play: Any, show: Any
) -> None:
    shown = show(play(least=6, until=sailing))
    page = opened(browser, site, pages.table(shown))
    tile = page.locator(".spot[data-tip-why]").first
    does, why = tile.get_attribute("data-tip"), tile.get_attribute("data-tip-why")
    for point in (tile.hover, tile.focus):
        page.mouse.move(1, 1)
        point()
        tip = " ".join(page.inner_text("#tip").split())
        assert f"{does} Not now: {why}" in tip
    page.close()


def test_a_long_press_explains_and_decides_nothing(browser: Browser, site: Any, play: Any, show: Any) -> None:
    page = opened(browser, site, pages.table(show(play(least=6, until=sailing))), 390, 844, touch=True)
    tile = page.locator(".spot.on").first
    box = tile.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    page.wait_for_selector("#tip:visible")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.inner_text("#tip").startswith(tile.locator(".name").inner_text().replace("\n", " "))
    assert site.posted == []
    page.close()


SIZES = [(320, 640), (360, 740), (375, 667), (390, 844), (844, 390)]


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_on_a_phone_the_ring_and_an_option_in_words_are_in_sight_together(
    browser: Browser, site: Any, play: Any, show: Any, width: int, height: int
) -> None:
    page = opened(browser, site, pages.table(show(play(seats=4, least=6, until=sailing))), width, height)
    tabs = page.locator(".phone-tabs").bounding_box()
    ring = page.locator("#ring").bounding_box()
    option = page.locator("#options .choice").first.bounding_box()
    assert tabs
    assert ring
    assert option
    assert option["y"] + option["height"] <= tabs["y"] + 1
    assert ring["y"] + 0.8 * ring["height"] <= (option["y"] if width < height else tabs["y"])
    prices = page.locator("#valkyries .prices")
    assert prices.is_visible()
    listed = prices.bounding_box()
    assert listed
    assert width > height or listed["y"] + listed["height"] <= option["y"] + 1, "what they take lies under the question"
    over = """() => {
      const [a, b] = ["#ring", "#valkyries"].map((one) => document.querySelector(one).getBoundingClientRect());
      return Math.min(a.right, b.right) > Math.max(a.left, b.left)
        && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
    }"""
    assert not page.evaluate(over), "the Valkyries hide behind the ring"
    page.close()


# Building


def about_to_build(show: Any) -> Match:
    """A match in which the first seat can sail to Build and pay the step, and nothing is left to chance."""
    for seed in range(3, 40):
        match = new_match("bottlecap", ["you", "greedy", "greedy"], seed=seed, names=["Astrid", "Bjorn", "Canute"])
        chooser = bots.bot("greedy", seed)
        while not match.over:
            match.run()
            if match.over:
                break
            page = show(match)
            ways = builds.ways(page, match.table, {one.action: one for one in page.options})
            if any(len(way.actions) == 3 for way in ways.values()):
                return match
            match.act(0, chooser.choose(match.view(0)))
    raise AssertionError("nobody can build")


def test_what_can_be_chosen_is_in_sight_before_what_can_not(browser: Browser, site: Any, show: Any) -> None:
    """Three courses across the line, each with much to say, at the usual size of a window."""
    match = new_lesson("bottlecap")
    next(bubble for bubble in played(match, as_suggested) if bubble.step == "line")
    page = opened(browser, site, pages.table(show(match)))
    assert page.locator("#options .refused").count() > 3
    assert (
        page.evaluate(
            "(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)(document.querySelector('.choices'))"
        )
        < 2
    )
    page.close()


@pytest.mark.parametrize("where", [".whole-way .choice", ".city .space.go"], ids=["list", "city"])
def test_build_is_one_click(browser: Browser, site: Any, show: Any, where: str) -> None:
    match = about_to_build(show)
    tier = match.table.villages[0].tier
    text = pages.table(show(match))
    site.answers[links.act("fjordgate")] = pages.table_fragment(show(match, version=8))
    page = opened(browser, site, text)
    page.locator(where).first.click()
    page.wait_for_selector('main[data-version="8"]')
    [(path, body)] = site.posted
    assert path == links.act("fjordgate")
    for action in parse_qs(body)["action"][0].split():
        match.act(0, int(action))
    assert match.table.villages[0].tier == tier + 1
    page.close()


# Ships travel


HELD_UP = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.voyage = animate.apply(this, how);
    window.voyage.pause();
    return window.voyage;
  };
}"""

# Where the ship is after each tenth of its voyage, which it then finishes.
ON_THE_WAY = """() => {
  const { voyage } = window;
  const ship = document.getElementById("ship-0");
  const found = [];
  for (let tenth = 0; tenth <= 10; tenth += 1) {
    voyage.currentTime = (voyage.effect.getTiming().duration * tenth) / 10;
    found.push(Math.round(parseFloat(getComputedStyle(ship).getPropertyValue("--a"))));
  }
  voyage.finish();
  return found;
}"""


def test_a_ship_travels_round_the_ring_to_where_it_sails(browser: Browser, site: Any, play: Any, show: Any) -> None:
    match = play(seats=3, least=6, until=sailing)
    before = match.table.villages[0].ship
    text = pages.table(show(match))
    match.act(0, SAIL + 3)
    site.answers[links.act("fjordgate")] = pages.table_fragment(show(match, version=8))
    page = opened(browser, site, text, moves=True)
    page.evaluate(HELD_UP)
    page.locator(f"#option-{SAIL + 3}").click()
    page.wait_for_selector("#ship-0.sails")
    angles = page.evaluate(ON_THE_WAY)
    page.wait_for_selector("#ship-0:not(.sails)")
    heading = match.table.villages[0].heading
    way = [((angle - 45 * before) * heading) % 360 for angle in angles]
    assert way[0] == 0
    assert way[-1] == 135
    assert any(20 < one < 115 for one in way), "it jumps"
    assert way == sorted(way), "it goes the wrong way round"
    page.close()


# Great moments


def test_when_the_valkyries_come_each_ship_shows_what_it_pays(play: Any, show: Any) -> None:
    match = play(least=10_000)
    page = show(match)
    beats = [one for one in scenes.scene(match, page, 0) if one.beat is not None and one.beat.kind == "valkyries"]
    assert beats
    for beat in beats:
        assert beat.beat is not None
        stage = render(boards.of("bottlecap").stage(beat, beat.beat))
        assert stage.count('<li class="payer ') == len(page.seats)
        for seat, info in enumerate(page.seats):
            taken = [0, 0]
            for event in beat.beat.events:
                if event.kind != events.LOST or event.seat != seat:
                    continue
                if events.KINDS.read(event, "why") == events.BY_VALKYRIES:
                    taken[events.KINDS.read(event, "meter") == events.GLORY] += events.KINDS.read(event, "amount")
            row = re.search(rf'<li class="payer s{seat}.*?</li>', stage, re.S)
            assert row is not None
            assert info.name in row[0]
            assert [int(one) for one in re.findall("\u2212([0-9]+)", row[0])] == [one for one in reversed(taken) if one]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_end_shows_the_winners_city_and_says_you_win_to_who_won(
    browser: Browser, site: Any, play: Any, show: Any, seat: int | None
) -> None:
    match = play(least=10_000)
    [winner] = match.table.winners
    page = opened(browser, site, pages.table(show(match, seat)))
    won = seat == winner
    assert page.title().startswith("You win!") == won
    assert (page.inner_text("#decision h1") == "You win!") == won
    assert (page.inner_text("#homecoming-title") == "You win!") == won
    assert page.inner_text("#homecoming-title") in ("You win!", f"{match.table.name(winner)} wins")
    assert page.locator(".town .house:not(.plot)").count() == match.table.villages[winner].tier
    assert page.locator(".town use.won").count() == match.table.villages[winner].glory
    assert page.locator("#finale .standing").count() == 4
    assert page.locator(".decided li").count() >= 2
    behind = page.locator(".decided li", has_text="your throne").count()
    assert behind == (0 if won or seat is None else 1)
    page.close()


def test_scores_count_up_to_what_they_are(browser: Browser, site: Any, play: Any, show: Any) -> None:
    before = play(least=6, until=sailing)
    site.answers[links.act("fjordgate")] = pages.table_fragment(show(play(least=10_000), version=9))
    page = opened(browser, site, pages.table(show(before)), moves=True)
    page.locator("#options .choice").first.click()
    page.wait_for_selector("#finale")
    counted = (
        "() => [...document.querySelectorAll('[data-counts]')].every((one) => one.textContent === one.dataset.counts)"
    )
    page.wait_for_function(counted)
    assert page.locator("[data-counts]").count() == 8
    page.close()


# Undo


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    hall = Served(tmp_path / "hall.db", QUICK)
    yield hall
    hall.stop()


def test_against_bots_undo_goes_back_in_one_click_and_names_what_it_takes_back(
    browser: Browser, served: Served
) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(NO_SCENES)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{served.url}/new/bottlecap")
    page.fill("#name", "Astrid")
    for seat in range(1, 4):
        page.select_option(f"#seat{seat}", "bot:oarsman" if seat < 3 else "none")
    page.click("button:has-text('Set the table')")
    page.wait_for_selector("main[data-match]")
    page.evaluate(SCRIPTS)
    ready = "() => main.dataset.yours === '1' && !document.body.classList.contains('sending')"
    named = forced = 0
    for _ in range(60):
        page.wait_for_function(ready)
        number, asked = page.get_attribute("#main", "data-number"), page.inner_text("#decision h1")
        choice = page.locator("#options .choice[data-action]").first
        offered = choice.locator(".title").inner_text()
        if PART <= int(choice.get_attribute("data-action") or "") < FINISH:  # its space is named by the question
            offered = f"{asked.partition(':')[0]}: {offered[0].lower()}{offered[1:]}"
        choice.click()
        page.wait_for_function("(before) => main.dataset.number !== before", arg=number)
        page.wait_for_function(ready)
        tip = page.get_attribute("#undo", "data-tip") or ""
        if page.get_attribute("#undo", "aria-disabled") == "true":
            continue
        if tip.startswith("Take back: "):
            assert tip == f"Take back: {offered} (u)"
            named += 1
        else:
            assert "Only bots sit here" in tip
            forced += 1
        page.click("#undo")
        page.wait_for_function("(before) => main.dataset.number === before", arg=number)
        assert page.inner_text("#decision h1") == asked
        page.wait_for_function(ready)
        page.locator("#options .choice[data-action]").first.click()
        page.wait_for_function("(before) => main.dataset.number !== before", arg=number)
        if named and forced:
            break
    assert named
    assert forced
    context.close()


def test_among_people_the_bar_says_why_and_asks_them(show: Any) -> None:
    match = new_match("bottlecap", ["you", "you"], seed=2, names=["Astrid", "Bjorn"])
    while match.table.round < 1 or match.deciders() != [0]:
        seat = match.deciders()[0]
        match.act(seat, match.table.legal(seat)[0])
    text = pages.table(show(match))
    form = re.search(r'<form[^>]*data-post="ask".*?</form>', text, re.S)
    assert form is not None
    assert 'name="wish" value="ask"' in form[0]
    assert "Ask to undo" in form[0]
    assert 'data-tip-why="Bjorn has decided since then, so it stands."' in form[0]
