"""Since your last turn, in a real browser: what was taken from you, beside the table and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from meadhall import bots
from meadhall.engine.event import DETAIL, HEADING
from meadhall.engine.language import reading, spoken, spoken_briefly
from meadhall.games.bottlecap import events as cap
from meadhall.games.drakkar import events as drk
from meadhall.play import Match, new_match
from meadhall.testing.browsing import PHONE, WIDE, opened
from meadhall.web import pages

NAMES = ["Astrid", "Bjorn", "Canute", "Dagny"]
WORDS = "all => all.map((one) => one.innerText.replace(/\\s+/g, ' ').trim())"


def robbed(how: str) -> Callable[[Any, Any], bool]:
    def is_it(table: Any, event: Any) -> bool:
        if event.kind != drk.TOOK_TOKEN or drk.KINDS.read(event, "victim") != 0:
            return False
        return bool(drk.HOWS[drk.KINDS.read(event, "how")] == how)

    return is_it


def snatched(table: Any, event: Any) -> bool:
    return bool(event.kind == drk.SNATCHED and drk.KINDS.read(event, "victim") == 0)


def visited(table: Any, event: Any) -> bool:
    """The Valkyries took something from the first seat, in another's turn."""
    lost = event.kind == cap.LOST and event.seat == 0 and cap.KINDS.read(event, "why") == cap.BY_VALKYRIES
    return bool(lost and table.active == 0)


def after(game: str, happened: Callable[[Any, Any], bool]) -> tuple[Match, Any]:
    """A match in which that has just happened to the first seat, and it is asked again; and the event."""
    for seed in range(60):
        match = new_match(game, ["you"] + ["greedy"] * 3, seed=seed, names=NAMES)
        chooser = bots.bot("greedy", seed)
        told = 0
        while not match.over:
            match.run()
            if match.over:
                break
            turns = match.turns
            found = [event for event in match.table.events(0)[told:] if happened(match.table, event)]
            first_of_turn = not any(made.seat == 0 for made in match.made[turns[-1].first :])
            if found and first_of_turn:
                return match, found[0]
            if first_of_turn:
                told = match.table.told
            match.act(0, chooser.choose(match.view(0)))
    raise AssertionError("it never happens")


def as_news(match: Match, event: Any) -> str:
    """What is told of oneself is a sentence; of others, what they did, after their name."""
    with reading("en", 0):
        message = match.view(0).table.tell(event).message
        said = spoken(message) if event.seat == 0 else spoken_briefly(message)
    return said.removesuffix(".")


CASES = {
    "a raid": ("drakkar", robbed("raid")),
    "Loki's theft": ("drakkar", robbed("loki")),
    "a thief": ("drakkar", snatched),
    "the Valkyries": ("bottlecap", visited),
}


@pytest.mark.parametrize("case", CASES)
def test_what_was_taken_from_me_is_told_first_and_as_a_loss(browser: Browser, site: Any, show: Any, case: str) -> None:
    match, event = after(*CASES[case])
    sentence = as_news(match, event)
    text = pages.table(show(match))
    site.pages["/news"] = text
    wide = opened(browser, f"{site.address}/news", WIDE, moves=False, scenes=False)
    assert wide.inner_text("#since h3 >> nth=0") == "You"
    mine = wide.locator("#since ul >> nth=0")
    assert sentence in " ".join(mine.inner_text().split())
    assert mine.locator(".harm", has_text=sentence).count() == 1
    wide.close()
    phone = opened(browser, f"{site.address}/news", PHONE, moves=False, scenes=False)
    phone.click("#since-short summary")
    assert sentence in " ".join(phone.inner_text("#since-short").split())
    phone.close()


@pytest.mark.parametrize("case", CASES)
def test_news_leave_nothing_out_and_run_in_the_direction_of_the_log(
    browser: Browser, site: Any, show: Any, case: str
) -> None:
    match, _ = after(*CASES[case])
    shown = show(match)
    news = [line for line in shown.log if line.since_last_turn and line.news and DETAIL < line.weight < HEADING]
    assert len(news) > 3
    site.pages["/news"] = pages.table(shown)
    page = opened(browser, f"{site.address}/news", WIDE, moves=False, scenes=False)
    said = " ".join(" ".join(page.locator("#since ul").evaluate_all(WORDS)).split())
    for line in news:
        assert line.text.removesuffix(".") in said or line.brief.removesuffix(".") in said, line.text
    log = page.locator("#log li:not(.era)").evaluate_all(WORDS)
    own = [line.text for line in news if 0 in (line.seat, *line.concerns)]
    places = [log.index(text) for text in own if log.count(text) == 1]
    assert places == sorted(places)
    heard = " ".join(page.locator("#since ul >> nth=0").evaluate_all(WORDS)[0].split())
    told = [heard.index(text.removesuffix(".")) for text in own if heard.count(text.removesuffix(".")) == 1]
    assert told == sorted(told)
    page.close()


def test_what_i_take_from_another_is_no_loss_of_mine(show: Any) -> None:
    def mine(table: Any, event: Any) -> bool:
        return bool(event.kind == drk.TOOK_TOKEN and event.seat == 0)

    match, event = after("drakkar", mine)
    assert f'<span class="gain">{as_news(match, event)}.</span>' in pages.table(show(match))


def test_who_lays_the_last_card_reads_what_came_of_it_as_well(show: Any) -> None:
    """Then all cards turn up by that very decision, and the next turn begins."""
    match = new_match("drakkar", ["you"] * 3, seed=3, names=NAMES[:3])
    chooser = bots.bot("greedy", 3)
    while match.table.turn < 2 or len(match.deciders()) < 3:
        seat = match.deciders()[-1]  # the first seat is the last to decide
        match.act(seat, chooser.choose(match.view(seat)))
    text = pages.table_fragment(show(match))
    news = text[text.index('<details id="since-short"') :]
    news = news[: news.index("</details>")]
    assert 'class="since none"' not in news
    assert "Bjorn</strong> " in news
    assert "You " in news


def test_the_line_on_a_phone_names_what_it_came_to(show: Any) -> None:
    """Not the first token of an attack that ended with the Valkyries, nor as many things as there are small facts."""
    match, _ = after("bottlecap", visited)
    text = pages.table_fragment(show(match))
    news = text[text.index('<details id="since-short"') :]
    headline, told = news[: news.index("</details>")].split("</summary>", 1)
    assert '<span class="harm">You lose' in headline
    assert f"{told.count('<li')} things" in headline
    assert "The Valkyries come." in told
    assert "the Valkyries come" not in told  # nobody does that


def test_who_was_not_quick_enough_reads_it_as_a_loss(show: Any) -> None:
    def beaten(table: Any, event: Any) -> bool:
        return bool(event.kind == drk.BEATEN and event.seat == 0)

    match, event = after("drakkar", beaten)
    assert f'<span class="harm">{as_news(match, event)}.</span>' in pages.table(show(match))
