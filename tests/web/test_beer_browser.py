"""The board of Beer & Vikings in a real browser: accessible, nothing cut off, large enough to be hit, paths painted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall
from meadhall import bots
from meadhall.engine.language import ENGLISH, LANGUAGES, reading
from meadhall.games.beer.actions import SACRIFICE
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.defend import Defend
from meadhall.games.beer.steps.play import PlayAs
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.steps.weapons import ChooseTarget
from meadhall.games.beer.table import Beer
from meadhall.play import Match, new_match
from meadhall.testing.browsing import PHONE, WIDE, opened
from meadhall.web import pages
from meadhall.web.model import GalleryPage

AXE = Path(__file__).parents[2] / "build/assets/node_modules/axe-core/axe.min.js"
SIZES = {
    "wide": WIDE,
    "low": {"width": 1280, "height": 720},
    "phone": PHONE,
    "smallest": {"width": 320, "height": 640},
}
NAMES = ["Astrid", "Björn", "Sigrid", "Olaf", "Freydis", "Halfdan", "Ingrid", "Torvald"]

LOOK = """() => {
  const bad = [];
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  for (const e of all(".bv .card .text, .bv .card .band, .bv .choice .said, .bv .tag, .bv .aim, .bv .can, .bv .verb"))
    if (e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
      bad.push(["cut", e.className, e.textContent.trim().slice(0, 30), e.scrollWidth, e.clientWidth]);
  for (const card of all(".bv .card")) {
    const edge = card.getBoundingClientRect();
    for (const part of card.querySelectorAll(".text, .row.low, .band")) {
      const box = part.getBoundingClientRect();
      if (box.bottom > edge.bottom + 1 || box.top < edge.top - 1) bad.push(["out of card", part.textContent.trim()]);
    }
    const text = card.querySelector(".text")?.getBoundingClientRect();
    const low = card.querySelector(".row.low")?.getBoundingClientRect();
    const band = card.querySelector(".band")?.getBoundingClientRect();
    if (text && band && text.top < band.bottom - 2) bad.push(["text on name", card.textContent.trim().slice(0, 40)]);
    if (text && low && text.bottom > low.top + 3) bad.push(["text on boxes", card.textContent.trim().slice(0, 40)]);
  }
  for (const e of all(".bv [data-place]")) {
    const box = e.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 23.9) bad.push(["too small", e.className, box.width, box.height]);
  }
  const seats = all(".bv .warrior:not(.front) > .tag, .bv .spirit > .tag");
  seats.forEach((a, i) => seats.slice(0, i).forEach((b) => {
    const p = a.getBoundingClientRect(), q = b.getBoundingClientRect();
    if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2
      && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2) bad.push(["tags", a.textContent, b.textContent]);
  }));
  const meet = (p, q) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2
    && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 3;
  for (const aim of all(".bv .aim")) for (const word of all(".bv .middle :is(.caption, .counts > *)"))
    if (meet(aim.getBoundingClientRect(), word.getBoundingClientRect())) bad.push(["aim on", word.textContent]);
  const home = document.querySelector(".bv .finale")?.getBoundingClientRect();
  for (const seat of innerWidth >= 1200 ? all(".bv .standing") : [])
    if (seat.getBoundingClientRect().bottom > home.bottom) bad.push(["out of sight", seat.id]);
  if (document.documentElement.scrollWidth > innerWidth) bad.push(["too wide", document.documentElement.scrollWidth]);
  return bad;
}"""


def asked(kind: type, more: Callable[[Beer], bool] = lambda table: True) -> Callable[[Beer], bool]:
    return lambda t: not t.over and isinstance(t.agenda.top(), kind) and 0 in t.deciders() and more(t)


def played(until: Callable[[Beer], bool], seats: int = 5, options: dict[str, object] | None = None) -> Match:
    for seed in range(1, 40):
        match = new_match("beer", ["you"] + ["greedy"] * (seats - 1), seed=seed, options=options, names=NAMES[:seats])
        chooser = bots.bot("greedy", seed)
        while True:
            match.run()
            assert isinstance(match.table, Beer)
            if until(match.table):
                return match
            if match.over:
                break
            match.act(0, chooser.choose(match.view(0)))
    raise AssertionError("none of these seeds comes to such a moment")


MATCHES: dict[str, Match] = {}  # played once
DOCUMENTS: dict[str, dict[str, str]] = {}  # of each language, made once; the tests only look at them


def matches() -> dict[str, Match]:
    if not MATCHES:
        two_piles: dict[str, object] = {"game": "combined_two_piles", "location": "fjord"}
        MATCHES["turn"] = played(asked(WarriorPhase, lambda t: t.round >= 3 and bool(t.minions)))
        MATCHES["playing"] = played(asked(PlayAs, lambda t: t.round >= 2))
        MATCHES["aiming"] = played(asked(ChooseTarget), 4)
        MATCHES["defending"] = played(asked(Defend, lambda t: t.round >= 2))
        MATCHES["sacrifice"] = played(
            asked(Defend, lambda t: any(SACRIFICE <= one < SACRIFICE + 20 for one in t.options(0)))
        )
        MATCHES["spirit"] = played(lambda t: not t.over and 0 in t.deciders() and t.players[0].state == SPIRIT)
        MATCHES["eight"] = played(asked(WarriorPhase, lambda t: t.round >= 2), 8)
        MATCHES["combined"] = played(asked(WarriorPhase, lambda t: t.round >= 2), 6, two_piles)
        one_pile: dict[str, object] = {"game": "combined_one_pile", "location": "battleground"}
        MATCHES["crowd"] = played(asked(WarriorPhase, lambda t: t.round >= 2), 8, one_pile)
        MATCHES["over"] = played(lambda t: t.over)
        MATCHES["over-eight"] = played(lambda t: t.over, 8)
    return MATCHES


def documents(show: Any, tag: str = ENGLISH) -> dict[str, str]:
    if tag not in DOCUMENTS:
        with reading(tag):
            found = {name: pages.table(show(match)) for name, match in matches().items()}
            found["guest"] = pages.table(show(matches()["turn"], None))
            found["gallery"] = pages.gallery(GalleryPage(game=meadhall.game("beer")))
        DOCUMENTS[tag] = found
    return DOCUMENTS[tag]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["dark", "light"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_no_violation_of_wcag_2_2_aa(browser: Browser, site: Any, show: Any, size: str, mode: str) -> None:
    script = AXE.read_text()
    found = {}
    for name, text in documents(show).items():
        site.pages[f"/{name}"] = text
        page = opened(browser, f"{site.address}/{name}", SIZES[size], mode)
        page.evaluate("document.getElementById('offline').remove()")  # nobody streams events here
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
        page.close()
    assert {name: bad for name, bad in found.items() if bad} == {}


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("size", list(SIZES))
def test_nothing_is_cut_off_or_too_small_to_be_hit(browser: Browser, site: Any, show: Any, size: str, tag: str) -> None:
    found = {}
    for name, text in documents(show, tag).items():
        site.pages[f"/{name}"] = text
        page = opened(browser, f"{site.address}/{name}", SIZES[size])
        found[name] = page.evaluate(LOOK)
        page.close()
    assert {name: bad for name, bad in found.items() if bad} == {}


@pytest.mark.slow
def test_the_way_of_an_attack_is_painted_while_it_is_pointed_at(browser: Browser, site: Any, show: Any) -> None:
    site.pages["/aiming"] = documents(show)["aiming"]
    page = opened(browser, f"{site.address}/aiming", WIDE)
    action = page.locator(".way").first.get_attribute("data-also")
    way = page.locator(f'.way[data-also="{action}"]')
    assert way.evaluate("e => getComputedStyle(e).visibility") == "hidden"
    page.focus(f"#option-{action}")
    assert way.evaluate("e => getComputedStyle(e).visibility") == "visible"
    page.hover("#decision")
    assert way.evaluate("e => getComputedStyle(e).visibility") == "hidden"
    page.hover(f'[data-place="{action}"]')
    assert way.evaluate("e => getComputedStyle(e).visibility") == "visible"
    page.close()
