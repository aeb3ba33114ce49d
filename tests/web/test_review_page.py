"""The page of a review in a real browser: by pointer, keys and touch, on wide screens and phones, while it grows."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import meadhall
from meadhall.engine.language import LANGUAGES, PSEUDO, reading
from meadhall.engine.message import Who
from meadhall.play import new_match
from meadhall.review import Review, Reviewing, judging, reviewing
from meadhall.review.telling import Telling
from meadhall.review.turning import turning_points
from meadhall.server import reviews
from meadhall.testing.browsing import LOADED, PHONE, SCRIPTS, WIDE, Person, opened
from meadhall.testing.databases import new_database
from meadhall.testing.served import QUICK, Served
from meadhall.web import links, pages
from meadhall.web.own_puzzles import OwnPuzzle, OwnPuzzlesPage, own_puzzles
from meadhall.web.review_curve import curve
from meadhall.web.review_model import BandInfo, MomentInfo, ReviewPage, ReviewStanding
from meadhall.web.review_presenter import ReviewFrame, review_page

AXE = Path(__file__).parents[2] / "build/assets/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SHORT: dict[str, dict[str, object]] = {"bottlecap": {"round_limit": 30}, "beer": {"turn_cap": 6}}
NAMES = ["Astrid", "Björn", "Sigrid", "Olaf"]
STEPS = 60  # that are enough to look at
PLACE = links.review("fjordgate")


@cache
def reviewed(game: str) -> Reviewing:
    """The last steps of a match, looked at with so much care that several stand out."""
    with pytest.MonkeyPatch.context() as quick:
        quick.setattr(reviewing, "PLAYOUTS", 24)
        quick.setattr(judging, "ITERATIONS", 64)
        quick.setattr(judging, "WORLDS", 12)
        quick.setattr(judging, "MOST_WORLDS", 12)
        match = new_match(game, ["random", "greedy", "random", "greedy"], 22, SHORT.get(game, {}), names=NAMES)
        match.run()
        making = Reviewing(match.table.record())
        for _ in range(STEPS):
            making.go_on()
    return making


def shown(
    game: str, state: ReviewStanding = "done", steps: int = STEPS, viewer: int | None = None, **more: Any
) -> ReviewPage:
    """The page of a review of which so many steps are known, told to whom it has most to tell if nobody is named."""
    making = reviewed(game)
    left = len(making.record.decisions) - STEPS
    review = making.review
    if state == "done":  # as if the match had begun there
        record = {
            "decisions": STEPS,
            "steps": [
                one.model_copy(update={"number": one.number - left, "first": one.first - left}) for one in review.steps
            ],
        }
        telling = Telling(Review(**{**dict(review), **record}), making.tables[left:])
    else:
        telling = Telling(Review(**{**dict(review), "steps": review.steps[:steps]}), making.tables)
    frame = ReviewFrame(match_id="fjordgate", title="Fjordgate", names=NAMES, state=state, own=(0,), **more)
    if viewer is None:
        viewer = max(range(4), key=lambda seat: len(turning_points(making.review, seat)))
    return review_page(telling, frame, viewer)


def puzzles_of_astrid(**how: Any) -> OwnPuzzlesPage:
    """The page of the puzzles out of Astrid's mistakes."""
    some = [
        OwnPuzzle(number=31, when="month 2, turn 4", asked="Lay a card, hidden from all: this is turn 4 of 10."),
        OwnPuzzle(number=77, when="month 3, turn 9", asked="Your crew of strength 3 goes raiding: whom do you attack?"),
    ]
    known = {"state": "done", "mistakes": 5, "looked_at": 5, "puzzles": some, "reviewed": 99, "decisions": 99}
    return OwnPuzzlesPage(match_id="fjordgate", seat=Who(0, "Astrid"), about="Drakkar, Fjordgate", **{**known, **how})


# How it looks

# What hangs out of its box, lies on something else, is too small to be tapped, or makes the page too wide.
WRONG = """() => {
  const bad = [];
  const seen = (e) => e.checkVisibility() && e.getClientRects().length > 0 && !e.closest(".unseen");
  const boxed = "button, a.button, summary, .told, .compared > div, .part, p, h1, h2";
  for (const e of document.querySelectorAll(`main :is(${boxed})`))
    if (seen(e) && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
      bad.push(["hangs out", e.className, e.textContent.slice(0, 40)]);
  const parts = [...document.querySelectorAll(".review > *")].filter(seen);
  const boxes = parts.map((e) => [e.className, e.getBoundingClientRect()]);
  for (const [one, a] of boxes) for (const [two, b] of boxes)
    if (one !== two && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      bad.push(["lies on", one, two]);
  for (const e of document.querySelectorAll("main :is(button, a.button)"))
    if (seen(e) && e.getBoundingClientRect().height < 24) bad.push(["too small", e.textContent.slice(0, 40)]);
  for (const e of document.querySelectorAll(".sheet text, .disc .coin")) {
    const box = e.getBoundingClientRect();
    if (seen(e) && (box.left < 0 || box.right > innerWidth)) bad.push(["cut", e.textContent]);
  }
  if (document.documentElement.scrollWidth > innerWidth) bad.push(["too wide", document.documentElement.scrollWidth]);
  return bad;
}"""


LOOKS = [("dark", WIDE), ("light", PHONE), ("light", WIDE), ("dark", PHONE)]


@pytest.mark.parametrize(
    ("mode", "size"),
    [look if at < 2 else pytest.param(*look, marks=pytest.mark.slow) for at, look in enumerate(LOOKS)],
    ids=["dark-wide", "light-phone", "light-wide", "dark-phone"],
)
def test_axe_finds_no_violation_and_nothing_is_cut_off(
    browser: Browser, site: Any, size: dict[str, int], mode: str
) -> None:
    texts = {
        f"{game}-{tag}": (game, tag, {})
        for game in meadhall.SHELF
        for tag in (LANGUAGES if game == "drakkar" else ("en",))
    }
    texts["growing"] = ("drakkar", "en", {"state": "wanted", "steps": 23, "others": 2, "may_stop": True})
    texts["stopped"] = ("beer", "de", {"state": "stopped", "steps": 30, "viewer": -1})
    texts["none"] = ("bottlecap", "de", {"state": "none", "steps": 0})
    puzzles: dict[str, tuple[str, dict[str, Any]]] = {
        "puzzles-asked": ("de", {"state": "none"}),
        "puzzles-growing": ("en", {"state": "wanted", "looked_at": 2, "may_stop": True}),
        "puzzles-done": ("de", {"state": "done"}),
        "puzzles-none": ("en", {"state": "done", "puzzles": []}),
    }
    for name, (game, tag, how) in texts.items():
        with reading(tag):
            site.pages[f"/{name}"] = pages.review(shown(game, **how))
    for name, (tag, how) in puzzles.items():
        with reading(tag):
            site.pages[f"/{name}"] = own_puzzles(puzzles_of_astrid(**how))
    script = AXE.read_text()
    found = {}
    page = opened(browser, f"{site.address}/none", size, mode, moves=False)
    for name in [*texts, *puzzles]:
        page.goto(f"{site.address}/{name}")
        page.evaluate(LOADED)
        page.evaluate(SCRIPTS)
        page.evaluate(script)
        for fold in ("details", "main"):  # as it is, and with its tables open
            page.evaluate(
                "fold => document.querySelectorAll('.stays').forEach(one => one.open = fold === 'main')", fold
            )
            wrong = page.evaluate(f"axe.run({{resultTypes: ['violations'], runOnly: {RULES}}})")["violations"]
            told = [
                (one["id"], one["nodes"][0]["html"][:120], one["nodes"][0]["failureSummary"][:200]) for one in wrong
            ]
            found[name, fold] = [*told, *page.evaluate(WRONG)]
    page.close()
    assert {name: bad for name, bad in found.items() if bad} == {}


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_word_of_the_page_comes_from_a_language_file(game: str) -> None:
    with reading(PSEUDO):
        for page in (
            shown(game),
            shown(game, "wanted", 30, -1, others=1),
            shown(game, "failed", 30),
            shown(game, "none", 0),
        ):
            inside = pages.review_fragment(page)
            for text in re.findall(r">([^<>]+)<", inside):
                plain = re.sub("Astrid|Björn|Sigrid|Olaf|Fjordgate", "", html.unescape(text))
                letters = [one for one in re.sub(r"⟦.*?⟧", "", plain, flags=re.S) if one.isascii() and one.isalpha()]
                assert not letters, plain


def test_short_rounds_are_called_by_their_number_under_the_curve_so_that_no_words_meet() -> None:
    page = shown("beer")
    ends = [0, *(page.decisions * share // 20 for share in (4, 6, 17, 19)), page.decisions]
    rounds = [
        BandInfo(first=first, last=last, called=f"round {number}", number=number)
        for number, (first, last) in enumerate(pairwise(ends), start=1)
    ]
    _, narrow = (str(one) for one in curve(replace(page, bands=rounds), ""))
    labels = re.findall(r'<text x="([0-9.]+)" y="223" text-anchor="middle">([^<]+)</text>', narrow)
    assert [words for _, words in labels] == ["Round 1", "2", "Round 3", "Round 4"]  # and no room is left for the fifth


def test_the_curve_stands_in_the_page_as_a_table_too() -> None:
    page = shown("drakkar")
    text = pages.review_fragment(page)
    rows = re.findall(r'<tr data-at="(\d+)">(.*?)</tr>', text)
    assert [int(number) for number, _ in rows] == [stop.number for stop in page.stops]
    for (_, row), stop in zip(rows, page.stops):
        cells = re.findall(r"<td>(\d+)\s%</td>", row)
        assert [int(cell) for cell in cells] == [round(100 * chance) for chance in stop.chances]
    assert text.count('<path class="line"') == 2 * 4  # the curve of each seat, wide and narrow


def test_told_to_nobody_a_stroke_of_luck_says_whose_it_was() -> None:
    page = shown("drakkar", viewer=-1)
    known: dict[str, Any] = {
        "kind": "luck",
        "after": [0.25] * 4,
        "when": "month 2",
        "told": ["A ship sank."],
        "compared": (),
    }
    moments = [
        MomentInfo(number=at + 1, seat=seat, change=change, **known)
        for at, (seat, change) in enumerate([(1, 0.2), (2, -0.2)])
    ]
    text = pages.review_fragment(replace(page, moments=moments))
    assert "luck for Björn" in text
    assert "bad luck for Sigrid" in text
    assert "luck for" not in pages.review_fragment(replace(shown("drakkar", viewer=1), moments=moments))


def test_every_decision_of_whom_it_is_told_to_is_judged_also_where_there_was_no_choice() -> None:
    making = reviewed("drakkar")
    own = [step for step in reversed(making.review.steps) if step.seat == 1]
    no_choice = own[0].model_copy(update={"judgement": own[0].judgement.model_copy(update={"verdict": "forced"})})
    steps = [no_choice if step is own[0] else step for step in making.review.steps]
    telling = Telling(making.review.model_copy(update={"steps": steps}), making.tables)
    frame = ReviewFrame(match_id="fjordgate", title="Fjordgate", names=NAMES, state="stopped")
    page = review_page(telling, frame, 1)
    assert [one.number for one in page.judged] == [step.number for step in own]
    assert (page.judged[0].verdict, page.judged[0].told) == ("forced", ["There was nothing else."])
    assert [one.verdict for one in page.judged[1:]] == [step.judgement.verdict for step in own[1:]]
    assert page.verdicts.startswith(f"{len(own)} decisions: ")
    assert "1 with no choice" in page.verdicts
    rows = re.findall(r'<li class="(\w+)"><a href="(/table/fjordgate/replay[^"]+)">', pages.review_fragment(page))
    assert rows == [(one.verdict, html.escape(links.replay("fjordgate", one.number, 1))) for one in page.judged]
    assert review_page(telling, frame, -1).judged == []


# By pointer, keys and touch


@pytest.fixture
def review(browser: Browser, site: Any) -> Page:
    site.pages[PLACE] = pages.review(shown("drakkar"))
    return opened(browser, site.address + PLACE, WIDE, moves=False)


def opened_moment(page: Page) -> str:
    found: str = page.evaluate("document.querySelector('.moment[open]').dataset.moment")
    return found


def test_a_disc_on_the_curve_opens_its_moment_and_only_that(review: Page) -> None:
    keys = review.eval_on_selector_all("#moments .moment", "all => all.map(one => one.dataset.moment)")
    assert len(keys) >= 2
    for key in keys:
        review.dispatch_event(f'.sheet.wide .disc[data-moment="{key}"]', "click")
        assert opened_moment(review) == key
        assert review.locator(".moment[open]").count() == 1
        assert review.eval_on_selector(".sheet.wide .disc.chosen", "one => one.dataset.moment") == key


def test_the_line_moves_by_keys_from_turn_to_turn_and_enter_opens_the_moment(review: Page, site: Any) -> None:
    slider = review.locator("#curve")
    slider.focus()
    review.keyboard.press("Home")
    stops = shown("drakkar").stops
    for stop in stops[:3]:
        assert slider.get_attribute("aria-valuenow") == str(stop.number)
        told = slider.get_attribute("aria-valuetext") or ""
        assert told.startswith(f"{stop.when}: Astrid {round(100 * stop.chances[0])}")
        assert review.inner_text("#readout .when").lower() == stop.when
        review.keyboard.press("ArrowRight")
    review.keyboard.press("End")
    assert slider.get_attribute("aria-valuenow") == str(STEPS)
    review.keyboard.press("PageDown")
    first = opened_moment(review)
    review.keyboard.press("PageDown")
    assert opened_moment(review) != first
    review.keyboard.press("Home")
    with review.expect_navigation():
        review.keyboard.press("Enter")
    assert review.url == f"{site.address}{links.replay('fjordgate', stops[0].number, shown('drakkar').viewer)}"


def test_a_click_on_the_curve_chooses_the_nearest_moment(review: Page) -> None:
    box = review.locator(".sheet.wide").bounding_box()
    assert box is not None
    moments = shown("drakkar").moments
    review.mouse.click(box["x"] + 0.06 * box["width"], box["y"] + 0.9 * box["height"])
    assert opened_moment(review) == moments[0].key
    review.mouse.move(box["x"] + 0.97 * box["width"], box["y"] + 0.1 * box["height"])
    assert review.inner_text("#readout .when") == "The end"


def test_on_a_phone_one_moment_is_in_sight_and_the_next_comes_by_a_button_or_a_swipe(
    browser: Browser, site: Any
) -> None:
    site.pages[PLACE] = pages.review(shown("drakkar"))
    page = opened(browser, site.address + PLACE, PHONE, touch=True, moves=False)
    moments = shown("drakkar").moments
    assert page.locator("#moments > ol > li:visible").count() == 1
    before = opened_moment(page)
    page.tap('[data-do="moment-on"]')
    after = opened_moment(page)
    assert after != before
    assert page.locator("#moments > ol > li:visible").count() == 1
    at = [one.key for one in moments].index(after) + 1
    assert page.inner_text(".pager .place") == f"{at} of {len(moments)} · swipe for the next"
    swipe = """([from, to]) => {
      const list = document.querySelector("#moments > ol > li.here");
      const touch = (x) => [new Touch({ identifier: 1, target: list, clientX: x, clientY: 5 })];
      list.dispatchEvent(new TouchEvent("touchstart", { touches: touch(from), bubbles: true }));
      list.dispatchEvent(new TouchEvent("touchend", { changedTouches: touch(to), bubbles: true }));
    }"""
    page.evaluate(swipe, [50, 250])
    assert opened_moment(page) == before


def test_while_it_grows_the_page_follows_and_what_was_opened_stays_open(browser: Browser, site: Any) -> None:
    site.pages[PLACE] = pages.review(shown("drakkar", "wanted", 20, may_stop=True))
    grown = shown("drakkar", "wanted", 40, may_stop=True)
    site.pages[f"{PLACE}/fragment"] = pages.review_fragment(grown)
    page = opened(browser, site.address + PLACE, WIDE, moves=False)
    page.click("#all-chances summary")
    page.wait_for_function("() => document.getElementById('main').dataset.made === '40'")
    assert page.evaluate("document.getElementById('all-chances').open")
    assert page.locator("#all-chances tr[data-at]").count() == len(grown.stops)
    assert f"40 of {grown.decisions}" in page.inner_text("#standing")
    site.pages[f"{PLACE}/fragment"] = pages.review_fragment(shown("drakkar"))
    page.wait_for_function("() => document.getElementById('main').dataset.state === 'done'")
    assert page.locator("#standing").count() == 0
    assert page.inner_text("#heard") == "The review is done."
    assert page.inner_text("#words p").startswith(
        ("You won", "The victory", "Astrid won", "Björn won", "Sigrid won", "Olaf won")
    )


def test_trying_again_sends_the_moment_the_seat_and_which_cards(review: Page, site: Any) -> None:
    site.answers[links.fork("fjordgate")] = "<p>a new table</p>"
    moment = max(shown("drakkar").moments, key=lambda one: abs(one.change))
    for name, cards in (("Try again from here", "same"), ("with other hidden cards", "anew")):
        review.goto(site.address + PLACE)
        review.evaluate(SCRIPTS)
        with review.expect_navigation():
            review.click(f".moment[open] button:has-text('{name}')")
        assert site.posted[-1] == (links.fork("fjordgate"), f"at={moment.number}&seat={moment.seat}&cards={cards}")


def test_without_scripts_all_moments_can_be_opened(browser: Browser, site: Any) -> None:
    site.pages[PLACE] = pages.review(shown("drakkar"))
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)  # type: ignore[arg-type] # as above
    page = context.new_page()
    page.goto(site.address + PLACE)
    many = len(shown("drakkar").moments)
    assert page.locator("#moments > ol > li:visible").count() == many
    page.locator("#moments details:not([open]) summary").first.click()
    assert page.locator(".moment[open]").count() == 1
    context.close()


# In a hall


class Beside:
    """A worker in the place of a process: with as little care as the rest of this test."""

    warm = alive = True

    async def run(self, work: Callable[[Any], Any], asked: Any, seconds: float) -> Any:
        return work(asked)

    def end(self) -> None:
        """There is nothing to end."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_from_the_end_of_a_match_to_its_review_and_to_a_table_at_which_it_is_tried_again(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    monkeypatch.setattr(reviewing, "PLAYOUTS", 4)
    monkeypatch.setattr(judging, "ITERATIONS", 8)
    monkeypatch.setattr(judging, "WORLDS", 4)
    monkeypatch.setattr(judging, "MOST_WORLDS", 4)
    monkeypatch.setattr(reviews, "Worker", lambda threads, nice: Beside())
    monkeypatch.setattr(reviews, "TURN", 0.05)
    hall = Served(new_database(tmp_path), QUICK)
    person = Person(browser, **size)
    try:
        record = reviewed("drakkar").record
        match = hall.http.post("/api/records", json={"record": json.loads(record.text())}).json()["match"]
        page = person.page
        page.goto(f"{hall.url}{links.table(match)}")
        page.click("#result button:has-text('Review')")
        page.wait_for_selector("main[data-state='done']")
        person.ready()
        assert page.url == f"{hall.url}{links.review(match)}"
        assert page.locator("#moments > ol > li").count() > 1
        moment = opened_moment(page)
        page.click(".moment[open] button:has-text('with other hidden cards')")
        page.wait_for_selector("main[data-match]")
        assert int(page.get_attribute("main", "data-number") or 0) >= int(moment.split("-")[0])
        assert page.get_attribute("main", "data-match") != match
        page.goto(f"{hall.url}{links.replay(match, 9)}")
        page.click("#review")
        page.wait_for_selector("main[data-state='done']")
        assert person.problems == []
    finally:
        person.close()
        hall.stop()
