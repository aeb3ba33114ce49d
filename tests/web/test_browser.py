"""The pages in a real browser: accessible, nothing cut off or covered, playable by mouse, keys and touch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import meadhall
from meadhall.games.bottlecap.actions import PART, SAIL
from meadhall.play import HOUSE_RULES
from meadhall.web import links, pages
from meadhall.web.model import (
    ChatLine,
    Curtain,
    GalleryPage,
    InvitePage,
    JoinPage,
    LobbyPage,
    MessagePage,
    NewTablePage,
    ReplayInfo,
    RulesPage,
    SeatInfo,
    TableEntry,
)

AXE = Path(__file__).parents[2] / "build/assets/node_modules/axe-core/axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALLEST = {"width": 320, "height": 640}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield chromium
        chromium.close()


def opened(browser: Browser, address: str, size: dict[str, int], mode: str = "dark", touch: bool = False) -> Page:
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type] # a mapping with width and height
        color_scheme=mode,  # type: ignore[arg-type] # one of its words
        has_touch=touch,
        bypass_csp=False,
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.goto(address)
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


def sails(table: Any) -> bool:
    return bool(SAIL < table.options(0)[0] < SAIL + 16)


def fights(table: Any) -> bool:
    """The most crowded picture: ghosts, ships beside them, an attack."""
    village = table.villages[0]
    goals = [(village.ship + village.heading * distance) % 8 for distance in (1, 2, 3)]
    return sails(table) and any(other.ship in goals for other in table.villages[1:]) and village.tier > 0


DOCUMENTS: dict[str, str] = {}  # made once; the tests only look at them


def documents(play: Any, show: Any) -> dict[str, str]:
    if not DOCUMENTS:
        DOCUMENTS.update(_documents(play, show))
    return DOCUMENTS


def _documents(play: Any, show: Any) -> dict[str, str]:
    game = meadhall.game("bottlecap")
    match = play(least=8, until=fights)
    seats = [SeatInfo(number=0, name="Astrid"), SeatInfo(number=1, name="", kind="open")]
    row = TableEntry(
        match_id="m", game="bottlecap", game_title="Bottlecap", title="The Long Bench", seats=seats, state="open"
    )
    done = TableEntry(
        match_id="n", game="bottlecap", game_title="Bottlecap", title="Old", seats=seats, state="finished", winners=[0]
    )
    chat = [ChatLine(name="Björn", text="Somebody ram her, please.", seat=1, when="20:15")]
    replay = ReplayInfo(at=40, length=120, turns=[38, 44], may_look_as=[0, 1, 2, 3])
    return {
        "sailing": pages.table(show(match, chat=chat)),
        "line": pages.table(show(play(seats=3, least=6, until=sails))),
        "acting": pages.table(show(play(least=6, until=lambda table: PART in table.options(0)))),
        "placing": pages.table(show(play(seats=2))),
        "guest": pages.table(show(match, None)),
        "over": pages.table(show(play(least=10_000))),
        "replay": pages.table(show(match, None, replay=replay)),
        "curtain": pages.table(show(match, None, curtain=Curtain(seat=1, name="Björn"))),
        "waiting": pages.table(
            show(play(), state="open", yours=False, options=[], refused=[], invite_url="https://hall.example/join/a")
        ),
        "lobby": pages.lobby(LobbyPage(games=[game], open_tables=[row], running=[row], finished=[done], my_name="A")),
        "new": pages.new_table(NewTablePage(game=game, bots=["random", "greedy"])),
        "rules": pages.rules(RulesPage(game=game, rules=list(game.rules)[:12], house=HOUSE_RULES)),
        "gallery": pages.gallery(GalleryPage(game=game)),
        "invite": pages.invite(InvitePage(match_id="m", game=game, title="Fjordgate", url="https://hall.example/a")),
        "join": pages.join(JoinPage(match_id="m", game=game, title="Fjordgate", seats=seats)),
        "message": pages.message(MessagePage(title="Nothing here", sentence="There is no table of this name.")),
        "credits": pages.credits(),
    }


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_no_violation_of_wcag_2_2_aa(
    browser: Browser, site: Any, play: Any, show: Any, size: dict[str, int], mode: str
) -> None:
    script = AXE.read_text()
    found = {}
    for name, text in documents(play, show).items():
        site.pages[f"/{name}"] = text
        page = opened(browser, f"{site.address}/{name}", size, mode)
        page.evaluate(script)
        result = page.evaluate(
            "axe.run({resultTypes: ['violations'],"
            " runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
        )
        found[name] = [
            (one["id"], node["html"][:120], node["failureSummary"][:200])
            for one in result["violations"]
            for node in one["nodes"][:3]
        ]
        page.context.close()
    assert {name: bad for name, bad in found.items() if bad} == {}


CUT_OFF = """() => {
  const bad = [];
  const shown = (e) => e.checkVisibility() && e.getClientRects().length > 0;
  for (const e of document.querySelectorAll(
    "#options .choice, #options .said, .rival h2, .rival em, .spot .name, .space .text, .space .word, .need," +
    ".decision h1, .meter .label, .button, .tables li, .card, .result, .valkyries, .mine")) {
    if (!shown(e) || e.closest(".unseen")) continue;
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
      bad.push(["cut", e.className || e.tagName, e.textContent.trim().slice(0, 40), e.scrollWidth, e.clientWidth]);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) bad.push(["page is too wide", wide]);
  return bad;
}"""

OVERLAPS = """() => {
  const bad = [];
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  const smaller = (r, by) => ({ left: r.left + r.width * by, right: r.right - r.width * by,
    top: r.top + r.height * by, bottom: r.bottom - r.height * by });
  const lines = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return [...range.getClientRects()];
  };
  const boxes = (e) => e.matches(".name") ? lines(e)
    : e.matches(".rows") ? [...e.children].map((part) => part.getBoundingClientRect())
    : [smaller(e.getBoundingClientRect(), e.matches(".hull") ? 0.12 : 0)];  // a hull does not fill its corners
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const named = (e) => `${e.className?.baseVal ?? e.className}: ${e.textContent.slice(0, 20)}`;
  const apart = (some, others) => some.forEach((a) => others.forEach((b) => {
    if (a === b || a.contains(b) || b.contains(a)) return;
    if (a.closest(".spot") && a.closest(".spot") === b.closest(".spot")) return;
    if (boxes(a).some((x) => boxes(b).some((y) => meet(x, y)))) bad.push([named(a), named(b)]);
  }));
  const words = shown(".spot .name, .spot .rows");
  apart(words, words);
  apart(words, shown(".afloat .hull"));
  const panels = shown(".rival, #valkyries .tokens, #mine, #options, .result, #decision, .ring, .side");
  if (innerWidth > 700) apart(panels, panels);
  return bad;
}"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "size",
    [
        WIDE,
        PHONE,
        SMALLEST,
        {"width": 1024, "height": 768},
        {"width": 1280, "height": 720},
        {"width": 2560, "height": 1440},
    ],
    ids=lambda size: f"{size['width']}x{size['height']}",
)
def test_nothing_is_cut_off_or_lies_on_top_of_something(
    browser: Browser, site: Any, play: Any, show: Any, size: dict[str, int]
) -> None:
    found = {}
    for name, text in documents(play, show).items():
        site.pages[f"/{name}"] = text
        page = opened(browser, f"{site.address}/{name}", size)
        found[name] = page.evaluate(CUT_OFF) + (page.evaluate(OVERLAPS) if name != "waiting" else [])
        page.context.close()
    assert {name: bad for name, bad in found.items() if bad} == {}


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
        before = table.inner_text("#decision h1")
        table.focus(focused)
        table.evaluate("document.querySelector('#options .choice').click()")
        table.wait_for_selector('main[data-version="8"]')
        assert table.inner_text("#decision h1") != before, focused


def test_a_double_click_decides_once(site: Any, table: Page) -> None:
    table.evaluate(f"const b = document.getElementById('option-{SAIL + 1}'); b.click(); b.click()")
    table.wait_for_selector('main[data-version="8"]')
    assert len(sent(site)) == 1


def test_what_happened_is_told_to_a_screen_reader(table: Page) -> None:
    table.keyboard.press("1")
    table.wait_for_selector('main[data-version="8"]')
    table.wait_for_function("document.getElementById('heard').textContent.includes('Astrid sails 1')")


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
    table.fill("#drawer-find", "valkyries four")
    assert table.locator("#drawer .rule-entry:visible").count() < 20
    table.click('#drawer [data-do="close"]')
    assert not table.is_visible("#drawer")


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


def test_what_is_said_is_sent_and_the_line_is_empty_again(site: Any, table: Page) -> None:
    table.keyboard.press("c")
    table.keyboard.type("Skål & good luck")
    table.keyboard.press("Enter")
    table.wait_for_selector('main[data-version="8"]')
    assert parse_qs(site.posted[-1][1])["text"] == ["Skål & good luck"]
    assert table.input_value("#say-text") == ""


def test_without_scripts_options_are_plain_buttons(browser: Browser, site: Any, play: Any, show: Any) -> None:
    site.pages["/table"] = pages.table(show(play(least=8, until=sails)))
    site.answers[links.act("fjordgate")] = "done"
    context = browser.new_context(java_script_enabled=False, viewport=WIDE)  # type: ignore[arg-type] # width, height
    page = context.new_page()
    page.goto(f"{site.address}/table")
    page.click(f"#option-{SAIL + 1}")
    assert sent(site) == [SAIL + 1]
    context.close()
