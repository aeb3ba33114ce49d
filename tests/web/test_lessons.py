"""The coach on the page: he points at what is there, and a whole lesson goes by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from meadhall.play import Match
from meadhall.play.save import new_lesson
from meadhall.testing.browsing import WIDE, Person, opened
from meadhall.testing.lessons import ALL, as_suggested, at_will, bubble_of, played
from meadhall.testing.markup import Reader
from meadhall.testing.served import QUICK, Served
from meadhall.web import pages, scenes


def missing(match: Match, show: Any) -> str:
    """What the coach points at, if it is not on the learner's page: a piece, or else where the deed can be done."""
    bubble = bubble_of(match)
    if bubble is None:
        return ""
    page = pages.table_fragment(show(match, match.coach.you if match.coach else 0))
    named = rf'(data-piece="([^"]* )?{re.escape(bubble.piece)}[" ])|( (id|data-vt)="{re.escape(bubble.piece)}")'
    if bubble.piece and not re.search(named, page):
        return bubble.piece
    for action in bubble.actions:
        way = f'data-leads="{action}"' in page and re.search(r"<button[^>]* data-coached", page)
        if f'id="option-{action}"' not in page and not way:
            return f"option {action}"
    return ""


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_piece_that_is_pointed_at_is_on_the_page_at_that_moment(game: str, name: str, show: Any) -> None:
    match = new_lesson(game, name)
    assert [found for _ in played(match, as_suggested) if (found := missing(match, show))] == []


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "name"), ALL)
def test_and_so_it_is_for_who_goes_another_way(game: str, name: str, seed: int, show: Any) -> None:
    match = new_lesson(game, name)
    assert [found for _ in played(match, at_will(random.Random(seed))) if (found := missing(match, show))] == []


def test_the_table_never_waits_for_the_learner_by_name_while_the_coach_speaks(show: Any) -> None:
    """The only sword is wielded without a question: meanwhile nobody else is waited for."""
    match = new_lesson("beer", "brawl")
    pages_shown = [show(match) for _ in played(match, as_suggested)]
    assert not any("waits for Sigrid" in page.decision for page in pages_shown)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_while_the_coach_speaks_the_bar_says_that_the_table_waits_for_who_reads(
    game: str, name: str, show: Any
) -> None:
    """And not for a bot, who does not move before it was read: else one would sit there and wait."""
    match = new_lesson(game, name)
    for _ in played(match, as_suggested):
        page = show(match)
        if page.yours:
            continue
        assert page.decision == "The raven speaks, and the table waits for you."
        assert "It goes on when you have read it." in pages.table(page)
        assert show(match, seat=None).decision != page.decision


def test_a_hut_goes_up_by_the_one_click_of_play(show: Any) -> None:
    match = new_lesson("bottlecap")
    next(bubble for bubble in played(match, as_suggested) if bubble.step == "build")
    html = Reader(pages.table(show(match)))
    ways = [found["value"] for found in html.having("data-coached") if " " in found.get("value", "")]
    assert ways
    for action in ways[0].split(" "):
        match.act(0, int(action))
    assert match.table.villages[0].tier == 1
    bubble = bubble_of(match)
    assert bubble is not None
    assert (bubble.step, bubble.answer) == ("build", "done")


def test_an_own_raid_is_shown_with_both_sums_though_nobody_else_has_moved(show: Any) -> None:
    match = new_lesson("drakkar", "raid")
    next(bubble for bubble in played(match, as_suggested) if bubble.step == "target" and not bubble.answer)
    before = match.table.told
    bubble = bubble_of(match)
    assert bubble is not None
    match.act(0, bubble.actions[0])
    page = show(match)
    html = pages.table_fragment(page, scenes.scene(match, page, before))
    beats = [one for one in Reader(html).having("data-hold") if float(one["data-hold"])]
    assert [one["data-kind"] for one in beats] == ["attacked"]
    assert "data-own" not in beats[0]
    assert float(beats[0]["data-hold"]) > 1
    assert 'class="sums settled"' in html


def test_only_the_learner_sees_the_coach(show: Any) -> None:
    match = new_lesson("bottlecap")
    assert 'id="coach"' in pages.table(show(match))
    for other in (1, 2, None):
        assert 'id="coach"' not in pages.table(show(match, other))


def test_the_page_tells_who_can_not_see_it_what_the_bubble_says(show: Any) -> None:
    page = pages.table(show(new_lesson("bottlecap")))
    coach = page[page.index('<section id="coach"') :]
    coach = coach[: coach.index("</section>")]
    assert 'aria-labelledby="coach-title" aria-describedby="coach-words"' in coach
    assert re.search(r'<p id="coach-words"[^>]* aria-live="polite">There are two thrones', coach)
    assert "step 1 of 11" in coach
    assert "<b>10 glory</b>" in coach
    assert coach.count("<i ") + coach.count("<i>") == 11


# In a browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    hall = Served(tmp_path / "hall.db", QUICK)
    yield hall
    hall.stop()


def learn(person: Person, served: Served, game: str) -> Page:
    """From the lobby, by keys alone."""
    page = person.page
    page.goto(served.url)
    person.ready()
    page.focus(f"#game-{game} .learn button")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[data-coached] #coach")  # the coach's own script comes by itself
    person.ready()
    return page


# What is said, or that there is something to choose without a word; and by which keys one gets there.
SAID = """() => {
  const [main, coach] = [document.getElementById("main"), document.getElementById("coach")];
  if (document.body.classList.contains("sending")) return null;
  if (!coach && main.dataset.yours !== "1") return null;
  const wanted = coach ? coach.dataset.actions?.split(" ")[0] : document.querySelector("#options .choice")?.value;
  const option = wanted && document.getElementById(`option-${wanted}`);
  const leads = wanted && document.querySelector(`label[data-leads~="${wanted}"]`);
  const corner = document.querySelector("#hand label[data-coached]"); // it selects a whole path
  const use = corner && document.getElementById(corner.htmlFor);
  const about = document.querySelector("[aria-describedby~=coach-words]:not(#coach, #coach-next)");
  const pointed = about && document.querySelector("#coach-lines .pointed");
  if (coach?.dataset.about && !pointed) return null; // until the coach's own script has marked it, and drawn its ring
  return { mark: coach?.dataset.mark ?? "", number: main.dataset.number, waits: main.dataset.coach,
    option: option?.id ?? "", key: option?.dataset.key ?? "",
    pick: leads && document.getElementById(leads.htmlFor).dataset.key,
    card: use?.closest(".slot").querySelector("[data-key]").dataset.key, use: use?.dataset.use,
    focus: document.activeElement?.id };
}"""


def go_on(page: Page, seen: dict[str, Any]) -> None:
    """What a learner with nothing but keys does: Enter for next, a number for a deed; what ends a turn wants Space.

    Of a card with several uses a number and a letter select one, and Enter does it.
    """
    if seen["card"]:
        page.keyboard.press(seen["card"])
        page.keyboard.press(seen["use"])
        assert page.locator("#options .lay:visible").first.get_attribute("data-coached") is not None
        page.keyboard.press("Enter")
    elif seen["pick"]:
        page.keyboard.press(seen["pick"])
        if not page.locator(f"#{seen['option']}").is_visible():
            page.keyboard.press("t")
        page.keyboard.press("Enter")
    elif seen["key"]:
        page.keyboard.press(seen["key"])
    elif seen["option"]:
        page.focus(f"#{seen['option']}")
        page.keyboard.press("Space")
    else:
        page.keyboard.press("Enter")
    page.wait_for_function(
        "([mark, number]) => (document.getElementById('coach')?.dataset.mark ?? '') !== mark"
        " || document.getElementById('main').dataset.number !== number",
        arg=[seen["mark"], seen["number"]],
    )


def next_one(page: Page) -> None:
    """By a click, when what was sent before is answered: until then a page minds no second one."""
    seen = page.wait_for_function(SAID).json_value()
    page.click("#coach-next")
    page.wait_for_function("(mark) => document.getElementById('coach')?.dataset.mark !== mark", arg=seen["mark"])


@pytest.mark.timeout(240)
@pytest.mark.parametrize("game", dict.fromkeys(game for game, _ in ALL))
def test_all_lessons_of_a_game_are_played_to_their_end_by_keys_alone(
    browser: Browser, served: Served, game: str
) -> None:
    person = Person(browser)
    page = learn(person, served, game)
    left = len([one for one, _ in ALL if one == game])
    for _ in range(400):
        seen = page.wait_for_function(SAID).json_value()
        if seen["waits"] and seen["waits"] != "deed":
            page.wait_for_function("() => document.activeElement?.id === 'coach-next'")
        if seen["waits"] == "end":
            left -= 1
            if not left:
                break
            table = page.url
            page.keyboard.press("Enter")  # the next lesson is one key away
            page.wait_for_function("(before) => location.href !== before", arg=table)
            page.wait_for_selector("#coach")
            person.ready()
        else:
            go_on(page, seen)
    assert left == 0
    page.keyboard.press("Enter")
    page.wait_for_selector("#coach", state="detached")
    assert page.locator("#board").count() == 1
    page.goto(served.url)
    assert "Learn again" in page.inner_text(f"#game-{game}")
    assert person.problems == []
    person.close()


def test_a_ring_marks_the_piece_and_the_bubble_covers_neither_it_nor_a_choice(browser: Browser, served: Served) -> None:
    person = Person(browser)
    page = learn(person, served, "bottlecap")
    boxes = """() => {
      const box = (e) => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        return [left, top, right, bottom];
      };
      return [box(document.getElementById("coach")), box(document.querySelector("#coach-lines .pointed")),
        box(document.querySelector("[aria-describedby=coach-words]:not(#coach, #coach-next)")),
        ...[...document.querySelectorAll("#options .choice")].map(box)];
    }"""
    for _ in range(3):
        coach, ring, piece, *choices = page.evaluate(boxes)
        assert ring[:2] < piece[:2]
        assert ring[2:] > piece[2:]
        for other in (piece, *choices):
            apart = coach[2] <= other[0] or coach[0] >= other[2] or coach[3] <= other[1] or coach[1] >= other[3]
            assert apart
        go_on(page, page.wait_for_function(SAID).json_value())
    person.close()


# Whether the ring lies around that one thing.
AROUND = """(what) => {
  const found = [...document.querySelectorAll(`#options ${what}`)].find((one) => one.checkVisibility());
  const ring = document.querySelector("#coach-lines .pointed")?.getBoundingClientRect();
  if (!found || !ring) return false;
  const { left, right, top, bottom } = found.getBoundingClientRect();
  return ring.left <= left && right <= ring.right && ring.top <= top && bottom <= ring.bottom
    && ring.width < right - left + 40;
}"""


def test_where_the_other_face_is_meant_the_ring_is_around_what_turns_the_card_over(
    browser: Browser, site: Any, show: Any
) -> None:
    """And not around the card, below which a gold button would lay the wrong face."""
    match = new_lesson("drakkar", "raid")
    next(bubble for bubble in played(match, as_suggested) if bubble.step == "boarding" and not bubble.answer)
    site.pages["/"] = pages.table(show(match))
    page = opened(browser, site.address, WIDE, moves=False, scenes=False)
    page.locator("#hand label.card:has-text('Boarding')").click()
    page.wait_for_function(AROUND, arg=".turn-over")
    page.locator("#options .turn-over:visible").click()
    page.wait_for_function(AROUND, arg=".lay")
    page.context.close()


def test_on_a_phone_the_list_is_there_as_soon_as_the_coach_has_spoken(browser: Browser, served: Served) -> None:
    person = Person(browser, width=390, height=844)
    page = learn(person, served, "bottlecap")
    for _ in range(3):
        assert page.evaluate("getComputedStyle(document.getElementById('options')).visibility") == "hidden"
        go_on(page, page.wait_for_function(SAID).json_value())
    page.click("text=Show the choices")
    choice = page.locator("#options .choice").first
    choice.scroll_into_view_if_needed()
    assert choice.is_visible()
    choice.click()
    page.wait_for_selector("#coach-words:has-text('Another course')")
    assert page.evaluate("getComputedStyle(document.getElementById('options')).visibility") == "hidden"
    person.close()


def test_skip_ends_it_at_once_and_a_word_explains_what_has_to_wait(browser: Browser, served: Served) -> None:
    person = Person(browser)
    page = learn(person, served, "beer")
    for _ in range(3):
        go_on(page, page.wait_for_function(SAID).json_value())
    page.click("#ending summary")  # cards could still be played: it asks once
    page.click("#options .choice:has-text('End it all the same')")
    page.wait_for_selector("#notice > :has-text('All in good time')")
    page.click("text=Skip the lesson")
    page.wait_for_selector("#coach", state="detached")
    assert page.locator("#coach-lines *").count() == 0
    if not page.locator("#ending[open]").count():
        page.click("#ending summary")
    page.click("#options .choice:has-text('End it all the same')")
    page.wait_for_selector("#decision:not(.yours), #decision h1:not(:has-text('Your turn'))")
    person.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_turn_is_taught_with_the_clicks_of_play_and_the_coach_points_at_each(
    browser: Browser, served: Served, width: int, height: int
) -> None:
    person = Person(browser, width=width, height=height)
    page = learn(person, served, "beer")
    for _ in range(3):
        next_one(page)
    pointed = "[aria-describedby~=coach-words]:not(#coach, #coach-next)"
    for corner, deed, after in (
        ((".at-1", ".b2"), "2 Steps to the left", "Canute is in reach"),
        ((".at-0", ".b0"), "Attack Canute with the Family Sword: 5", "His defense stopped a part of it"),
    ):
        page.locator(f"#hand {corner[0]} label{pointed}:has({corner[1]})").click()
        way = page.locator(f"#options .lay{pointed}")
        assert way.inner_text().startswith(deed)
        way.click()
        page.wait_for_selector(f"#coach-words:has-text('{after}')")
    next_one(page)
    page.locator(f"#options .choice{pointed}:has-text('End phase')").click()  # the fifth click
    page.wait_for_selector("#coach-words:has-text('Your sword stays raised')")
    assert person.problems == []
    person.close()


def test_play_now_asks_a_newcomer_and_leads_to_either(browser: Browser, served: Served) -> None:
    person = Person(browser)
    page = person.page
    page.goto(served.url)
    page.click("#game-drakkar button:has-text('Play now')")
    page.wait_for_selector("h1:has-text('Your first time?')")
    page.click("text=Learn it in ten minutes")
    page.wait_for_selector("#coach")
    page.goto(served.url)
    page.click("#game-drakkar button:has-text('Play now')")  # by now it is known
    page.wait_for_selector("main[data-match]:not(:has(#coach))")
    page.goto(served.url)
    page.click("#game-beer button:has-text('Play now')")
    page.click("text=Just play")
    page.wait_for_selector("main[data-match]:not(:has(#coach))")
    person.close()
