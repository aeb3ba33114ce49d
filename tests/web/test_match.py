"""Whole matches in real browsers, against the real server: by clicks alone, and by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from meadhall.engine.event import Event
from meadhall.engine.language import language
from meadhall.engine.table import Table
from meadhall.testing.browsing import Person
from meadhall.testing.served import PLAIN, QUICK, Served
from meadhall.testing.waiting import until
from meadhall.web import links

# Options that make a match short.
SHORT = {
    "bottlecap": {"round_limit": "30"},
    "drakkar": {"bargain_rounds": "1"},
    "beer": {"turn_cap": "2", "sd_cap": "0"},
}

# When its end is near.
LATE: dict[str, Callable[[Any], bool]] = {
    "bottlecap": lambda table: table.over or table.round >= 29,
    "drakkar": lambda table: table.over or (table.month == 3 and table.turn >= 8),
    "beer": lambda table: True,
}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    hall = Served(tmp_path / "hall.db", QUICK)
    yield hall
    hall.stop()


class Guest:
    """Somebody who looks on without a seat and keeps what the board showed at each moment."""

    def __init__(self, served: Served, match: str) -> None:
        self.http = httpx.Client(
            base_url=f"{served.url}/table/{match}", headers={"x-meadhall": "fragment"}, verify=PLAIN
        )
        self.seen: dict[int, str] = {}

    def look(self) -> None:
        text = self.http.get("fragment").raise_for_status().text
        found = re.search(r'data-number="(\d+)"', text)
        assert found is not None
        self.seen[int(found[1])] = self.board(text)

    def look_back(self, at: int) -> str:
        return self.board(self.http.get(f"replay?at={at}&seat=").raise_for_status().text)

    @staticmethod
    def board(text: str) -> str:
        """The board alone: who is online, what is said around it and the way on are not the position."""
        inside = re.search(
            r'<div[^>]* id="board".*?(?=<section id="(?:options|result|question)"|<div class="waiting)', text, re.S
        )
        assert inside is not None
        return re.sub(r" away\b|· away", "", inside[0])


@pytest.mark.timeout(120)
def test_the_invitation_shows_who_sits_down_and_leads_to_the_table_when_it_begins(
    browser: Browser, served: Served
) -> None:
    astrid, bjorn, edda = Person(browser), Person(browser), Person(browser)
    astrid.set_table(served.url, "bottlecap", "Astrid", ["you", "friend", "friend"], {})
    invitation = astrid.page.input_value("#invite-url")
    astrid.page.click("a:has-text('QR code')")
    astrid.page.wait_for_selector("#sitting:has-text('2 seats are free')")
    bjorn.accept(invitation, "Björn")
    astrid.page.wait_for_selector("#sitting:has-text('Björn'):has-text('1 seat is free')")
    edda.accept(invitation, "Edda")
    astrid.page.wait_for_selector("main[data-match][data-state=running]")
    for person in (astrid, bjorn, edda):
        assert person.problems == []
        person.close()


def skip_the_middle(served: Served, match: str, people: list[Person], late: Callable[[Any], bool]) -> None:
    """The browsers leave the table, and the hall decides for their seats until its end is near."""
    dice = random.Random(7)
    places = [person.page.url for person in people]
    for person in people:
        person.page.goto(f"{served.url}{links.CREDITS}")

    async def near_its_end() -> bool:
        async with served.hall.table(match) as live:
            for seat in {0, 1} & {*live.match.waiting()}:
                if not late(live.match.table):
                    await live.act(seat, dice.choice(live.match.view(seat).options()), None)
            return late(live.match.table)

    until(lambda: served.do(near_its_end()))
    for person, place in zip(people, places):
        person.page.goto(place)


@pytest.mark.timeout(240)
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["", "whole"])
@pytest.mark.parametrize("game", SHORT)
def test_two_browsers_and_a_bot_play_a_match_to_its_end(
    browser: Browser, served: Served, game: str, whole: bool
) -> None:
    """By clicks alone, but for the middle. One reloads and one goes offline; both see the same end."""
    astrid, bjorn = Person(browser, seed=5), Person(browser, seed=6)
    astrid.set_table(served.url, game, "Astrid", ["you", "friend", "bot:first-evening"], SHORT[game])
    bjorn.accept(astrid.page.input_value("#invite-url"), "Björn")
    match = astrid.page.get_attribute("#main", "data-match") or ""
    guest = Guest(served, match)
    reloaded = was_away = False
    skipped = whole
    while True:
        views = {person: person.look() for person in (astrid, bjorn)}
        if all(seen.over for seen in views.values()):
            break
        asked = [person for person, seen in views.items() if seen.asked]
        if not asked:
            astrid.page.wait_for_timeout(10)
            continue
        asked[0].decide(views[asked[0]])
        made = astrid.clicks + bjorn.clicks
        if made % 3 == 0:
            guest.look()
        if made >= 4 and not reloaded:
            astrid.page.reload()
            reloaded = True
        if made >= 6 and not was_away and len(asked) == 1:
            go_away(bjorn if asked == [astrid] else astrid, asked[0])
            was_away = True
        if made >= 12 and was_away and not skipped:
            skip_the_middle(served, match, [astrid, bjorn], LATE[game])
            skipped = True
        assert made < 600
    assert reloaded
    assert was_away
    check_the_end(astrid, bjorn, guest, served.do(served.hall.load(match)).match.table)
    replay_and_play_on(astrid, bjorn, guest)
    guest.http.close()
    assert astrid.problems + bjorn.problems == []
    for person in (astrid, bjorn):
        person.close()


def go_away(away: Person, other: Person) -> None:
    """The line is cut; what one tries is not lost silently; the others play on; one catches up."""
    away.context.set_offline(True)
    away.page.wait_for_selector("#offline", state="visible")
    away.page.wait_for_timeout(500)  # what was under way when the line was cut may still arrive
    before = away.look().number
    for _ in range(3):
        seen = other.look()
        if seen.asked:
            other.decide(seen)
    assert away.look().number == before
    reached = other.look().number
    away.context.set_offline(False)
    away.wait_for(reached)
    away.page.wait_for_selector("#offline", state="hidden")


def told(table: Table, event: Event, viewer: int) -> str:
    """As the seat reads it."""
    return language("en").say(table.tell(event).message, viewer)


def check_the_end(astrid: Person, bjorn: Person, guest: Guest, table: Table) -> None:
    """Both see the same result; and the same log, but for what only one of them may read."""
    ending = table.result().message
    hers, his = [language("en").say(ending, seat) for seat in (0, 1)]
    assert hers in astrid.outcome()
    assert astrid.outcome().replace(hers, his) == bjorn.outcome()
    stories = astrid.story(), bjorn.story()
    assert len(stories[0]) == len(stories[1]) > 20
    assert astrid.moments() == bjorn.moments()
    events = table.all_events()[-len(stories[0]) :]  # the newest ones, as they happened
    for event, hers, his in zip(events, *stories):
        if event.heard_by(0) == event.heard_by(1):  # both know all of it, or neither does
            known = event if event.heard_by(0) else event.redacted()
            assert (hers, his) == (told(table, known, 0), told(table, known, 1))
        elif hers == his:  # its words tell nobody more than all may know
            assert str(table.tell(event)) == str(table.tell(event.redacted()))
        else:
            assert (told(table, event, 0) in hers) == event.heard_by(0)
            assert (told(table, event, 1) in his) == event.heard_by(1)
    if table.setting.game != "bottlecap":  # where all lies open
        assert stories[0] != stories[1]
    guest.look()
    assert len(guest.seen) > 4


def replay_and_play_on(astrid: Person, bjorn: Person, guest: Guest) -> None:
    """The replay shows the same positions, steps by key, looks through others' eyes, and one can play on from there."""
    for number, board in guest.seen.items():
        assert guest.look_back(number) == board, f"at decision {number}"
    page = astrid.page
    page.click("#result a:has-text('Replay')")
    page.wait_for_selector("#replay")
    astrid.ready()
    length = int(page.get_attribute("#replay", "data-length") or 0)
    page.keyboard.press("Home")
    page.wait_for_selector('#replay[data-at="0"]')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('#replay[data-at="1"]')
    page.keyboard.press("End")
    page.wait_for_selector(f'#replay[data-at="{length}"]')
    told = [page.inner_text("#log")]
    bjorn.page.goto(page.url.split("&seat=")[0] + "&seat=0")  # a link to the moment, and whose eyes
    told.append(bjorn.page.inner_text("#log"))
    assert told[0] == told[1]
    middle = length // 3
    page.goto(f"{page.url.split('?')[0]}?at={middle}&seat=0")
    page.click("button:has-text('Play from here')")
    page.wait_for_selector("main[data-events]")
    assert page.locator("#replay").count() == 0
    clicks = astrid.clicks
    while astrid.clicks < clicks + 3 and not (seen := astrid.look()).over:
        if seen.asked:
            astrid.decide(seen)
        else:
            page.wait_for_timeout(10)
    assert int(astrid.look().number) > middle


@pytest.mark.timeout(60)
@pytest.mark.parametrize("game", ["bottlecap", "beer"])
def test_while_pieces_glide_everything_can_be_clicked(browser: Browser, served: Served, game: str) -> None:
    person = Person(browser, seed=5, moves=True)
    page = person.page
    person.set_table(served.url, game, "Astrid", ["you", "bot:first-evening", "bot:first-evening"], {})
    page.evaluate("document.documentElement.style.setProperty('--glide', '20s')")
    gliding = "document.getAnimations().some((one) => one.effect.pseudoElement?.startsWith('::view-transition'))"
    meanwhile = 0
    while meanwhile < 3:
        while not (seen := person.look()).asked or seen.covered:  # for a moment, until the glide has begun
            page.wait_for_timeout(10)
        meanwhile += page.evaluate(gliding)
        person.decide(seen)
        assert person.clicks < 60
    page.click("button:has-text('Legend')")
    page.wait_for_selector("#legend[open]")
    assert person.problems == []
    person.close()


@pytest.mark.timeout(240)
def test_a_match_by_keyboard_alone(browser: Browser, served: Served) -> None:
    """From the lobby to the replay, without touching a mouse."""
    person = Person(browser, seed=8)
    page = person.page
    page.goto(served.url)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value") == "drakkar":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Your first time?")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Just play":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-match]")
    person.ready()
    while not (seen := person.look()).over:
        if seen.asked:
            person.press(seen)
        else:
            page.wait_for_timeout(10)
        assert person.clicks < 400
    assert person.clicks > 15
    page.wait_for_selector("#result")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Replay":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#replay")
    assert person.problems == []
    person.close()
