"""Drakkar's scenes in a real browser: each revealed card in its order with its effect, and the month's end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from meadhall.engine.language import reading, spoken
from meadhall.games.drakkar import events
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.browsing import PATIENCE, SCRIPTS
from meadhall.testing.served import QUICK, Served
from meadhall.testing.waiting import until
from meadhall.web import links

BY_CLICK = "localStorage.setItem('meadhall.speed', 'click')"
READY = "() => document.documentElement.matches('.in-scene') || document.querySelector('main').dataset.yours === '1'"
ANSWERED = """(number) => !document.body.classList.contains("sending") &&
  (document.documentElement.matches(".in-scene") || document.querySelector("main").dataset.number !== number)"""
SEEN = """() => {
  const words = (one) => one?.innerText.replace(/\\s+/g, " ").trim() ?? "";
  const all = (selector) => [...document.querySelectorAll(selector)].map(words);
  return {
    playing: document.documentElement.matches(".in-scene"),
    says: words(document.querySelector("#decision .ask")),
    heard: words(document.querySelector("#heard")),
    stage: ["reveal", "month-end"].find((kind) => document.querySelector(`#stage .${kind}`)) ?? "",
    title: words(document.querySelector("#stage h2")),
    up: all("#stage .all-up .large-card .band"),
    aboard: Boolean(document.querySelector("#stage .aboard")),
    card: words(document.querySelector("#stage .deed > .large-card .band")),
    sentence: words(document.querySelector("#stage .says h3")),
    details: all("#stage .says .came li"),
    colour: words(document.querySelector("#stage .colours .now")),
    done: all("#stage .stage-done .owner"),
    coming: all("#stage .stage-to-come .owner"),
    rows: all("#stage .ship-row"),
  };
}"""


@dataclass
class Beat:
    """What a page shows at one moment of a scene."""

    playing: bool
    says: str
    heard: str
    stage: str
    title: str
    up: list[str]
    aboard: bool
    card: str
    sentence: str
    details: list[str]
    colour: str
    done: list[str]
    coming: list[str]
    rows: list[str]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    hall = Served(tmp_path / "hall.db", QUICK)
    yield hall
    hall.stop()


class Watcher:
    """Somebody who plays against bots and goes through each scene by the space bar."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.served = served
        self.context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        self.context.add_init_script(BY_CLICK)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def sit_down(self, seats: int) -> None:
        page = self.page
        page.goto(f"{self.served.url}/new/drakkar")
        page.fill("#name", "Astrid")
        for seat in range(1, 6):
            page.select_option(f"#seat{seat}", "bot:oarsman" if seat < seats else "none")
        page.click("button:has-text('Set the table')")
        page.wait_for_selector("main[data-match]")
        page.evaluate(SCRIPTS)

    @property
    def table(self) -> Drakkar:
        match = self.page.get_attribute("#main", "data-match") or ""
        table = self.served.do(self.served.hall.load(match)).match.table
        assert isinstance(table, Drakkar)
        return table

    def skip_to(self, turn: int) -> list[Beat]:
        """Look away until that turn of the first month, while the hall takes the first option for her; then watch."""
        if turn <= 1:
            return self.watch()
        place, match = self.page.url, self.page.get_attribute("#main", "data-match") or ""
        self.page.goto(f"{self.served.url}{links.CREDITS}")

        async def there() -> bool:
            async with self.served.hall.table(match) as live:
                table = live.match.table
                assert isinstance(table, Drakkar)
                if table.turn < turn and 0 in live.match.waiting():
                    await live.act(0, live.match.view(0).options()[0], None)
                return table.turn >= turn and 0 in live.match.waiting()

        until(lambda: self.served.do(there()))
        self.page.goto(place)
        self.page.evaluate(SCRIPTS)
        return self.watch()

    def watch(self) -> list[Beat]:
        """Go through the scene until somebody has to decide; what each beat showed."""
        found: list[Beat] = []
        while True:
            self.page.wait_for_function(READY)
            seen = Beat(**self.page.evaluate(SEEN))
            if not seen.playing:
                return found
            found.append(seen)
            self.page.evaluate("document.querySelector('#decision').dataset.looked = '1'")
            self.page.keyboard.press("Space")
            self.page.wait_for_selector("#decision:not([data-looked])")

    def decide(self) -> None:
        """Lay the first card that has an effect, or take the first option."""
        page = self.page
        number = page.get_attribute("#main", "data-number")
        cards = page.locator("#hand .pick")
        if cards.count():
            useful = page.locator("#hand label.card:has(.sheet.front:not(.idle))")
            (useful if useful.count() else page.locator("#hand label.card")).first.click()
            page.keyboard.press("Enter")
        else:
            page.locator("#options .choice").first.click()
        page.wait_for_function(ANSWERED, arg=number)


def sentences(table: Drakkar, turn: int) -> list[str]:
    """What the first seat reads of a turn of the first month."""
    found: list[str] = []
    now = 0
    view = table.view(0)
    with reading("en", 0):
        for event in view.events():
            if event.kind == events.MONTH_OVER:
                return found
            if event.kind == events.TURN:
                now = event.a
            elif now == turn:
                found.append(spoken(view.table.tell(event).message))
    return found


@pytest.fixture(params=[7, pytest.param(1, marks=pytest.mark.slow)], ids=["", "whole"])
def first_month(
    browser: Browser, served: Served, request: pytest.FixtureRequest
) -> Iterator[tuple[Drakkar, list[Beat], int]]:
    """The last turns of a month or all of it as it was shown, the table after it, and the first turn that was seen."""
    astrid = Watcher(browser, served)
    astrid.sit_down(4)
    beats = astrid.skip_to(request.param)
    while astrid.table.month == 1:
        astrid.decide()
        beats += astrid.watch()
    yield astrid.table, beats, request.param
    assert astrid.problems == []
    astrid.context.close()


@pytest.mark.timeout(300)
def test_each_revealed_card_is_shown_in_order_with_its_effect_and_the_month_ends_with_every_quest(
    first_month: tuple[Drakkar, list[Beat], int],
) -> None:
    table, beats, since = first_month
    turns: dict[int, list[Beat]] = {}
    for beat in beats:
        assert beat.heard, "the live region says every beat"
        if beat.stage == "reveal":
            turns.setdefault(int(re.findall(r"Turn (\d+)", beat.title)[0]), []).append(beat)
    assert sorted(turns) == list(range(since, 11))
    for number, shown in turns.items():
        check_turn(number, shown, sentences(table, number))
    assert sum(bool(beat.card) for shown in turns.values() for beat in shown) > (3 if since == 1 else 0)
    check_month([beat for beat in beats if beat.stage == "month-end"], table)


def check_turn(number: int, shown: list[Beat], told: list[str]) -> None:
    """All cards open, then red by number, all yellow ones, blue by number, each with the sentences of the log."""
    first, *rest = shown
    assert len(first.up) == 4
    colours = [beat.colour for beat in rest]
    assert colours == sorted(colours, key=["red", "yellow", "blue"].index), number
    acting = [beat for beat in rest if beat.card]
    cards = list(dict.fromkeys((beat.colour, int(beat.card.split()[-1])) for beat in acting))
    assert cards == sorted(cards, key=lambda card: (card[0] != "red", card[1])), number
    assert {f"{colour}" for colour, _ in cards} <= {"red", "blue"}
    numbered = [one.split()[-1] for one in first.up if one.split()[-1].isdigit() and not one.startswith("Viking")]
    assert len(cards) <= len(numbered)
    for beat in acting:
        assert {beat.sentence, f"{beat.sentence}."} & set(told), beat.sentence
        assert set(beat.details) <= set(told)
        assert len(beat.done) + len(beat.coming) == 3
    for beat in rest:
        assert beat.aboard == (beat.colour == "yellow")


def check_month(shown: list[Beat], table: Drakkar) -> None:
    """The last picture of the month has a row for each ship, with what became of its Quest."""
    rows = shown[-1].rows
    assert shown[-1].title == "Month 1 ends: the ships sail"
    assert len(rows) == 4
    month = table.events(0)
    month = month[: [event.kind for event in month].index(events.MONTH_OVER)]
    for seat in range(4):
        kinds = {event.kind for event in month if event.seat == seat}
        [row] = [one for one in rows if one.startswith("You" if seat == 0 else table.name(seat))]
        assert ("Quest met" in row) == (events.QUEST_MET in kinds)
        assert ("Quest missed" in row) == (events.QUEST_FAILED in kinds)
        assert ("lacks" in row or "no ship yet" in row) == (events.TEAM_UP_SIDE in kinds)
        score = f"{table.villages[seat].score()}"
        assert score in row.split()
