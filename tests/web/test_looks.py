"""How the pages look in a real browser: accessible, nothing cut off, covered or too wide; by night and by day."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import meadhall
from meadhall import bots
from meadhall.engine.language import ENGLISH, LANGUAGES, reading
from meadhall.games.beer.actions import BARE
from meadhall.games.bottlecap.actions import PART, SAIL
from meadhall.play import HOUSE_RULES
from meadhall.play.save import new_lesson
from meadhall.testing.browsing import PATIENCE, PHONE, WIDE
from meadhall.web import boards, pages, scenes
from meadhall.web.html import render
from meadhall.web.lobby_model import FirstTimePage, InvitePage, JoinPage, LobbyPage, NewTablePage, TableEntry
from meadhall.web.model import (
    AdviceInfo,
    AskedInfo,
    AskedOption,
    AwayInfo,
    ChatLine,
    Curtain,
    GalleryPage,
    HintInfo,
    MessagePage,
    ReplayInfo,
    RulesPage,
    SeatInfo,
)
from meadhall.web.parts import scene

AXE = Path(__file__).parents[2] / "build/assets/node_modules/axe-core/axe.min.js"


SIZES, SIZES_CALLED = [WIDE, PHONE], ["wide", "phone"]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that look at colours


def sails(table: Any) -> bool:
    return bool(SAIL < table.options(0)[0] < SAIL + 16)


def fights(table: Any) -> bool:
    """The most crowded picture of the ring: ghosts, ships beside them, an attack."""
    village = table.villages[0]
    goals = [(village.ship + village.heading * distance) % 8 for distance in (1, 2, 3)]
    return sails(table) and any(other.ship in goals for other in table.villages[1:]) and village.tier > 0


def chooses(many: int) -> Callable[[Any], bool]:
    return lambda table: 0 in table.deciders() and len(table.options(0)) >= many


def armed(table: Any) -> bool:
    """A full shelf, and a weapon of it to be chosen."""
    player = table.players[0]
    return 0 in table.deciders() and BARE in table.options(0) and len(player.gear) >= 3


NAMES = ["Astrid", "Björn", "Sigrid", "Olaf"]
REFUSAL = "All in good time. First play Dragon's Breath to move, and go to Canute."
DOCUMENTS: dict[str, dict[str, str]] = {}  # of each language, made once; the tests only look at them
SCENES: dict[str, str] = {}


def documents(play: Any, show: Any, tag: str = ENGLISH) -> dict[str, str]:
    if tag not in DOCUMENTS:
        with reading(tag):
            DOCUMENTS[tag] = tables(play, show) | other_pages()
    return DOCUMENTS[tag]


def tables(play: Any, show: Any) -> dict[str, str]:
    """The tables of all games, at moments that look different."""
    match = play(least=8, until=fights)
    chat = [ChatLine(name="Björn", text="Somebody ram her, please.", seat=1, when="20:15")]
    replay = ReplayInfo(at=40, length=120, turns=[38, 44], may_look_as=[0, 1, 2, 3])
    drawn = {
        "sailing": show(match, chat=chat),
        "line": show(play(seats=3, least=6, until=sails)),
        "acting": show(play(least=6, until=lambda table: PART in table.options(0))),
        "placing": show(play(seats=2)),
        "guest": show(match, None),
        "over": show(play(least=10_000)),
        "replay": show(match, None, replay=replay),
        "curtain": show(match, None, curtain=Curtain(seat=1, name="Björn")),
        "waiting": show(play(), state="open", yours=False, options=[], refused=[], invite_url="https://hall.example/a"),
        "advised": advised(show(match)),
    }
    for game in ("drakkar", "beer"):
        drawn |= {
            f"{game}-first": show(play(game=game)),
            f"{game}-turn": show(play(game=game, least=9, until=chooses(3))),
            f"{game}-later": show(play(game=game, seats=3, least=25, until=chooses(2))),
            f"{game}-guest": show(play(game=game, least=14), None),
            f"{game}-over": show(play(game=game, least=10_000)),
            f"{game}-replay": show(play(game=game, least=12), None, replay=replay),
            f"{game}-replay-seen": show(play(game=game, least=30), replay=replay),
        }
    for game in meadhall.SHELF:
        drawn[f"{game}-lesson"] = show(new_lesson(game, called="Astrid"))
        drawn[f"{game}-refused"] = show(play(game=game, least=4), notice=REFUSAL, notice_rule="HALL-LESSON-1")
    drawn |= noticed(show(play(least=8)))
    drawn["beer-armed"] = show(play(game="beer", seats=5, seed=4, least=6, until=armed, names=[*NAMES, "Edda"]))
    return {name: pages.table(page) for name, page in drawn.items()}


def noticed(page: Any) -> dict[str, Any]:
    """Somebody is away, or comes back; the table sleeps; and what was asked in a replay."""
    waits = replace(page, yours=False, options=(), refused=(), decision="Waiting for Sigrid.")
    away = AwayInfo(seat=2, seconds=750, waited_for=True, asked=True, agreed=(1,), present=(0, 1), enough=2)
    wish = replace(page.undo, asked_by=1)
    options = tuple(AskedOption(one.label, one.outcomes, at == 1) for at, one in enumerate(page.options[:4]))
    asked = AskedInfo(seat=0, prompt=page.decision, options=options, more=3)
    replay = ReplayInfo(at=40, length=120, viewer=0, may_look_as=[0, 1], asked=asked)
    return {
        "away": replace(waits, away=[away], bots=bots.LEVELS),
        "away-yours": replace(page, away=[away], bots=bots.LEVELS),
        "welcome": replace(waits, stand_in="oarsman", done_for_you=page.log[-4:]),
        "asleep": replace(waits, asleep=True),
        "wished": replace(page, undo=wish, notice=REFUSAL, notice_rule="HALL-LESSON-1"),
        "asked": replace(waits, replay=replay),
        "guess": replace(waits, replay=replace(replay, asked=replace(asked, guess=True))),
    }


def scenes_of(play: Any, show: Any) -> dict[str, str]:
    """Beats of scenes, with what lies over the table meanwhile; made once."""
    if not SCENES:
        SCENES.update(staged_scenes(play, show))
    return SCENES


def staged_scenes(play: Any, show: Any) -> dict[str, str]:
    ended = play(game="drakkar", least=10_000)
    found = {f"drakkar-{kind}": staged(show(ended), ended, kind) for kind in ("aboard", "resolving", "month-over")}
    ended = play(game="beer", least=10_000)
    found |= {f"beer-{kind}": staged(show(ended), ended, kind) for kind in ("attacked", "defended", "undefended")}
    ended = play(least=10_000)
    return found | {"bottlecap-valkyries": staged(show(ended), ended, "valkyries")}


def staged(page: Any, match: Any, kind: str) -> str:
    """A beat of a scene as a browser shows it: the caption in the place of the decision, the stage over the board."""
    beat = next(one for one in scenes.scene(match, page, max(0, page.told - 400)) if one.beat and one.beat.kind == kind)
    assert beat.beat is not None
    stage = boards.of(page.game.name).stage(beat, beat.beat)
    text = pages.table(beat)
    decision = re.search(r'<div[^>]* id="decision".*?(?=<div[^>]* id="goal")', text, re.S)
    assert decision is not None
    text = text.replace(decision[0], render(scene.caption(beat, beat.beat)))
    end_of_play = '</div><aside id="side"'
    assert end_of_play in text
    return text.replace(end_of_play, render(scene.staged(stage)) + end_of_play, 1)


def advised(page: Any) -> Any:
    best = [
        AdviceInfo(action=one.action, label=one.label, chance=0.6 - rank / 7, sentence="It costs less than the others.")
        for rank, one in enumerate(page.options[:3])
    ]
    page.__dict__["hint"] = HintInfo(action=best[0].action, label=best[0].label, best=best, worlds=1000)
    return page


def other_pages() -> dict[str, str]:
    seats = (SeatInfo(number=0, name="Astrid"), SeatInfo(number=1, name="", kind="open"))
    game = meadhall.game("bottlecap")
    entry = {"match_id": "m", "game": "bottlecap", "game_title": game.title, "seats": seats}
    row = TableEntry(**entry, title="The Long Bench", state="open")
    done = TableEntry(**entry, title="Old", state="finished", winners=(0,))
    shelf = [meadhall.game(name) for name in meadhall.SHELF]
    found = {
        "lobby": pages.lobby(
            LobbyPage(games=shelf, bots=bots.LEVELS, open_tables=[row], running=[row], finished=[done], my_name="A")
        ),
        "invite": pages.invite(InvitePage(match_id="m", game=game, title="Fjordgate", url="https://hall.example/a")),
        "join": pages.join(JoinPage(match_id="m", game=game, title="Fjordgate", seats=seats)),
        "first-time": pages.first_time(FirstTimePage(game=game)),
        "message": pages.message(MessagePage(title="Nothing here", sentence="There is no table of this name.")),
        "rulebooks": pages.rulebooks(shelf),
        "credits": pages.credits(),
    }
    for one in shelf:
        found |= {
            f"new-{one.name}": pages.new_table(NewTablePage(game=one, bots=bots.LEVELS)),
            f"rules-{one.name}": pages.rules(RulesPage(game=one, rules=list(one.rules)[:12], house=HOUSE_RULES[:3])),
            f"gallery-{one.name}": pages.gallery(GalleryPage(game=one)),
        }
    return found


READY = """() => document.fonts.ready.then(() => {
  for (const folded of document.querySelectorAll("details")) folded.open = folded.id !== "menu";
  scrollTo(0, 0);  // a coach shows the piece that he speaks of
})"""


def looked_at(
    browser: Browser,
    site: Any,
    texts: dict[str, str],
    size: dict[str, int],
    mode: str,
    look: Callable[[Page], list[Any]],
) -> dict[str, list[Any]]:
    """What was found wrong with each of these documents, in one window of that size."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type] # a mapping with width and height
        color_scheme=mode,  # type: ignore[arg-type] # one of its words
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    found = {}
    for name, text in texts.items():
        site.pages[f"/{name}"] = text
        page.goto(f"{site.address}/{name}")
        page.evaluate(READY)
        found[name] = look(page)
    context.close()
    return {name: bad for name, bad in found.items() if bad}


ONE_OF_EACH = ("sailing", "drakkar-turn", "beer-turn", "replay", "over", "lobby", "new-beer", "rules-beer", "join")
ONE_OF_EACH += ("bottlecap-lesson", "first-time", "away", "welcome", "guess")


# Moments that look like another, and those that are told in the same words as another.
ALIKE = ("line", "placing", "guest", "drakkar-guest", "beer-guest", "drakkar-replay", "beer-replay")
SAME_WORDS = {
    *ALIKE,
    "curtain",
    "asked",
    *(f"{game}-{kind}" for game in ("drakkar", "beer") for kind in ("first", "later")),
}


def axe(page: Page, rules: list[str] = RULES, contrast: bool = True) -> list[Any]:
    """What axe finds; to look for `contrast` takes it nearly as long as for all the rest."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text())
    switched = f"rules: {{'color-contrast': {{enabled: {str(contrast).lower()}}}}}"
    result = page.evaluate(f"axe.run({{resultTypes: ['violations'], runOnly: {rules}, {switched}}})")
    return [
        (one["id"], node["html"][:120], node["failureSummary"][:200])
        for one in result["violations"]
        for node in one["nodes"][:3]
    ]


# Words that hang out of what they are written on or are cut, what scrolls where nothing should, and too wide a page.
CUT_OFF = """() => {
  const bad = [];
  const spoken = (e) => getComputedStyle(e).clipPath === "inset(50%)";  // for screen readers only
  const shown = (e) => e.checkVisibility() && e.getClientRects().length > 0 && !e.closest(".unseen") && !spoken(e);
  const named = (e) => [e.className?.baseVal ?? e.className, e.textContent.trim().slice(0, 40)];
  const wider = (e) => e.scrollWidth > e.clientWidth + 1;
  for (const e of document.querySelectorAll(
    "#options .choice, #options .said, .rival h2, .rival em, .spot .name, .space .text, .space .word, .need," +
    ".decision h1, .meter .label, .button, .tables li, .curtain .card, .result, .valkyries, .game .about, .field," +
    ".advice, .room, .invite, .primary, .quiet")) {
    if (shown(e) && wider(e) && getComputedStyle(e).display !== "inline") bad.push(["hangs out", ...named(e)]);
  }
  for (const e of document.querySelectorAll("main *")) {
    if (e instanceof SVGElement || !shown(e)) continue;
    const { overflowX, overflowY, textOverflow, fontSize } = getComputedStyle(e);
    const high = e.scrollHeight > e.clientHeight + parseFloat(fontSize) * 0.35;  // a line has some room around it
    const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (own && (overflowX === "hidden" && wider(e) && textOverflow !== "ellipsis" || overflowY === "hidden" && high))
      bad.push(["cut", ...named(e)]);
    if (e.closest(".card, .game, .kind-card, #board .parchment") && /auto|scroll/.test(overflowX + overflowY))
      if (high || wider(e)) bad.push(["scrolls", ...named(e)]);
  }
  for (const board of document.querySelectorAll(".rival, .mine")) {
    const edge = board.getBoundingClientRect();
    for (const e of board.querySelectorAll("p, h2, .stats span, .power"))
      if (shown(e) && e.getBoundingClientRect().bottom > edge.bottom + 1) bad.push(["below its board", ...named(e)]);
  }
  const still = getComputedStyle(document.body).overflowY === "hidden";  // a page that never scrolls shows all it has
  for (const e of document.querySelectorAll("#result *, #decision *, #board h2, #board h3, #replay *"))
    if (still && shown(e) && e.getBoundingClientRect().bottom > innerHeight + 1)
      bad.push(["below the edge", ...named(e)]);
  for (const e of document.querySelectorAll("main *"))
    if (e instanceof HTMLElement && getComputedStyle(e).stroke !== "none") bad.push(["stroked", ...named(e)]);
  for (const e of document.querySelectorAll("#stage .card"))
    if (shown(e) && e.clientHeight < 1.2 * e.clientWidth) bad.push(["no card any more", ...named(e)]);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) bad.push(["page is too wide", wide]);
  return bad;
}"""

OVERLAPS = """() => {
  const bad = [];
  const LABELS = ".bv :is(.caption, .over, .counts > *, .tile .stats, .tile .called, .named h3, .tag > b)";
  const LIDS = ".bv :is(.piece > .token, .piece > .disc, .tile > .disc, .verb, .held, .aim, .badge)";
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const smaller = (r, by) => ({ left: r.left + r.width * by, right: r.right - r.width * by,
    top: r.top + r.height * by, bottom: r.bottom - r.height * by });
  const lines = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return [...range.getClientRects()];
  };
  const boxes = (e) => e.matches(".name") ? lines(e)
    : e.matches(LABELS) ? lines(e).map((line) => smaller(line, 0.15))  // letters do not fill their line
    : e.matches(LIDS) ? [smaller(e.getBoundingClientRect(), 0.12)]  // round ones do not fill their corners
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
  apart(shown(LABELS), shown(LIDS));
  apart(shown(".drk .rival .stats span"), shown(".drk .rival > :not(.shown)"));
  const panels = shown(".rival, #valkyries .tokens, #mine, #options, .result, #decision, .ring, .side");
  if (innerWidth > 700) apart(panels, panels);
  return bad;
}"""


def look_over(page: Page) -> list[Any]:
    bad: list[Any] = page.evaluate(CUT_OFF)
    return bad + (page.evaluate(OVERLAPS) if not page.url.endswith("/waiting") else [])


def by_day(page: Page) -> list[Any]:
    """The colours of the same page by day."""
    page.emulate_media(color_scheme="light")
    bad = axe(page, COLOURS)
    page.emulate_media(color_scheme="dark")
    return [("by day", *one) for one in bad]


@pytest.mark.parametrize("part", ["hall", *meadhall.SHELF])
@pytest.mark.parametrize("size", SIZES, ids=SIZES_CALLED)
@pytest.mark.parametrize("all_of_it", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["", "all"])
def test_nothing_is_cut_off_or_lies_on_top_of_something_and_axe_finds_no_violation_of_wcag_2_2_aa(
    browser: Browser, site: Any, play: Any, show: Any, size: dict[str, int], part: str, all_of_it: bool
) -> None:
    """By night, with scenes. axe looks at every kind of page on a wide screen, and at one of each on a phone.

    Colours are looked at in one of each kind of page and in scenes, or in all of it; in one of each by day as well.
    """
    staged = scenes_of(play, show)
    texts = documents(play, show) | staged
    coloured = texts.keys() if all_of_it else {*ONE_OF_EACH, *staged}
    watched = coloured if size is PHONE else texts.keys() - {*ALIKE}

    def look(page: Page) -> list[Any]:
        name = page.url.rpartition("/")[2]
        bad = look_over(page)
        if name in watched:
            bad += axe(page, contrast=name in coloured)
        return bad + (by_day(page) if name in ONE_OF_EACH else [])

    mine = {name: text for name, text in texts.items() if part_of(name) == part}
    assert looked_at(browser, site, mine, size, "dark", look) == {}


HALL = ("lobby", "invite", "join", "first", "message", "rulebooks", "credits", "new", "rules", "gallery")


def part_of(name: str) -> str:
    kind = name.partition("-")[0]
    return "hall" if kind in HALL else kind if kind in ("drakkar", "beer") else "bottlecap"


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != ENGLISH])
@pytest.mark.parametrize("size", SIZES, ids=SIZES_CALLED)
@pytest.mark.parametrize("all_of_it", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["", "all"])
def test_nothing_is_cut_off_or_lies_on_top_of_something_in_other_languages(
    browser: Browser, site: Any, play: Any, show: Any, size: dict[str, int], tag: str, all_of_it: bool
) -> None:
    """At one of all moments that are told in the same words, or at all of it."""
    texts = documents(play, show, tag)
    if not all_of_it:
        texts = {name: text for name, text in texts.items() if name not in SAME_WORDS}
    assert looked_at(browser, site, texts, size, "dark", look_over) == {}


@pytest.mark.slow
@pytest.mark.parametrize("size", [(320, 640), (1024, 768), (1280, 720), (2560, 1440)], ids=str)
def test_nothing_is_cut_off_on_screens_of_other_sizes(
    browser: Browser, site: Any, play: Any, show: Any, size: tuple[int, int]
) -> None:
    window = {"width": size[0], "height": size[1]}
    assert looked_at(browser, site, documents(play, show), window, "dark", look_over) == {}
