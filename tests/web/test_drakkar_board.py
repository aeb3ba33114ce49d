"""The board of Drakkar: every option where it lies, nothing that its viewer may not know, and ships as they are."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall
from meadhall import bots
from meadhall.engine.table import Table
from meadhall.games.drakkar.actions import (
    CLAIM,
    COMMIT,
    COUNT,
    DROP,
    LEAVE,
    PASS,
    SHOUT,
    SPEARS,
)
from meadhall.games.drakkar.components import NO_PART, YELLOW
from meadhall.play import Match, new_match
from meadhall.testing.browsing import PATIENCE
from meadhall.testing.drakkar_moments import MOMENTS, NAMES, at_turn, moment, offered, played
from meadhall.testing.markup import Reader
from meadhall.web import icons, pages
from meadhall.web.model import AdviceInfo, HintInfo, OptionInfo, TablePage

HOSTILE = '<img src=x onerror="alert(1)">'
DRAWINGS = {icons.reference(name) for name in icons.files()}
NO_PLACE = {SPEARS, PASS}  # to do nothing lies nowhere


@pytest.fixture(params=list(MOMENTS))
def page(request: pytest.FixtureRequest, show: Any) -> TablePage:
    found: TablePage = show(moment(request.param))
    return found


def laying(page: TablePage) -> bool:
    return any(COMMIT <= one.action < COMMIT + 120 for one in page.options)


def test_every_option_is_listed_exactly_once(page: TablePage) -> None:
    """Of a card that can be laid the face that has an effect comes first, and the other one right after it."""
    listed = [int(found["data-action"]) for found in Reader(pages.table(page)).having("data-action")]
    if laying(page):
        assert [sorted(listed[at : at + 2]) for at in range(0, len(listed), 2)] == [
            [page.options[at].action, page.options[at + 1].action] for at in range(0, len(page.options), 2)
        ]
    else:
        assert listed == [one.action for one in page.options]


def test_every_option_that_has_a_place_lies_there_exactly_once(page: TablePage) -> None:
    """Cards in hand are no such place: a click on one selects it, and lays nothing."""
    placed = Counter(int(found["data-place"]) for found in Reader(pages.table(page)).having("data-place"))
    assert set(placed.values()) <= {1}
    assert set(placed) == (set() if laying(page) else {one.action for one in page.options} - NO_PLACE)


def test_every_card_that_can_be_laid_can_be_selected_exactly_once(page: TablePage) -> None:
    html = Reader(pages.table(page))
    cards = [
        int(found["value"]) for found in html.having("type") if found["type"] == "radio" and "pick" in found["class"]
    ]
    expected = sorted({(one.action - COMMIT) // 2 for one in page.options}) if laying(page) else []
    assert cards == expected
    turned = [found["id"] for found in html.having("id") if found["id"].startswith("turn-")]
    assert turned == [f"turn-{card}" for card in expected]


def test_cards_keep_their_keys_when_others_are_played(show: Any) -> None:
    """All month a card has the key of its place among the ten."""
    match = played(at_turn(2, 1))
    keys: dict[str, str] = {}
    chooser = bots.bot("greedy", 1)
    for _ in range(6):
        html = Reader(pages.table(show(match)))
        now = {found["value"]: found["data-key"] for found in html.having("data-key") if "pick" in found["class"]}
        assert now
        assert {card: keys.setdefault(card, key) for card, key in now.items()} == now
        while True:
            match.act(0, chooser.choose(match.view(0)))
            match.run()
            if offered(COMMIT, 120)(match.table):
                break
    assert sorted(keys.values()) == sorted("1234567890")


def test_piles_keep_their_keys_when_one_is_taken(show: Any) -> None:
    match = moment("second try")
    page = show(match)
    taken = {village.pile for village in match.table.villages}
    assert {one.action - CLAIM: one.key for one in page.options} == {
        pile: str(pile + 1) for pile in range(4) if pile not in taken
    }


@pytest.mark.parametrize(
    ("name", "apart"), [("stolen", LEAVE), ("boarding", DROP), ("bargain", PASS), ("accepting", PASS), ("paying", PASS)]
)
def test_what_gives_something_up_stands_apart_and_has_no_key(name: str, apart: int, show: Any) -> None:
    page = show(moment(name))
    assert [(one.action, one.key) for one in page.options if one.rank] == [(apart, "")]
    html = pages.table(page)
    below = html[html.index('<ul class="apart"') :]
    assert f'id="option-{apart}"' in below
    assert f'id="option-{page.options[0].action}"' not in below


def test_what_lies_on_the_table_decides_the_same_as_the_list(page: TablePage) -> None:
    for tag, found in Reader(pages.table(page)).elements:
        if "data-place" in found:
            assert (tag, found["form"], found["name"], found["value"]) == (
                "button",
                "act",
                "action",
                found["data-place"],
            )


def test_what_is_refused_says_why_with_its_rule(page: TablePage) -> None:
    told = {int(found["data-refused"]): found for found in Reader(pages.table(page)).having("data-refused")}
    assert set(told) == {one.action for one in page.refused}
    for one in page.refused:
        assert told[one.action]["data-tip"] == one.sentence
        assert told[one.action]["data-tip-rule"] == one.rule


def test_ids_are_unique_and_tags_are_closed(page: TablePage) -> None:
    html = Reader(pages.table(page))
    ids = Counter(found["id"] for found in html.having("id"))
    assert [name for name, count in ids.items() if count > 1] == []
    assert (html.crossed, html.open, html.nested) == ([], [], [])


def test_pieces_that_glide_have_a_name_of_their_own(page: TablePage) -> None:
    names = Counter(found["data-vt"] for found in Reader(pages.table(page)).having("data-vt"))
    assert [name for name, count in names.items() if count > 1] == []


def test_labels_symbols_and_shades_refer_to_something(page: TablePage) -> None:
    html = Reader(pages.table(page))
    ids = {found["id"] for found in html.having("id")}
    for attribute in ("for", "aria-labelledby", "aria-controls", "form"):
        assert {found[attribute] for found in html.having(attribute)} <= ids, attribute
    assert {found["href"] for tag, found in html.elements if tag == "use"} <= {f"#{name}" for name in ids} | DRAWINGS
    shades = {name for _, a in html.elements for value in a.values() for name in re.findall(r"url\(#([\w-]+)\)", value)}
    assert shades <= ids


def test_nothing_is_inline_that_the_policy_forbids(page: TablePage) -> None:
    html = Reader(pages.table(page))
    assert html.having("style") == []
    assert not [name for _, found in html.elements for name in found if name.startswith("on")]


def seen_by(match: Match, table: Table, seat: int | None, show: Any) -> str:
    """The page that this viewer would get if the hidden cards lay as on that table."""
    page = show(match, seat)
    return pages.table(replace(page, view=table.view(-1 if seat is None else seat)))


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(
    "name", ["second try", "quests", "fourth turn", "six seats", "hidden hands", "thief", "bargain"]
)
def test_a_page_is_the_same_whatever_the_viewer_can_not_know(name: str, seat: int | None, show: Any) -> None:
    match = moment(name)
    before = seen_by(match, match.table, seat, show)
    for seed in (7, 8, 9):
        other = match.table.redeal(-1 if seat is None else seat, seed=seed)
        assert seen_by(match, other, seat, show) == before


def rival_panel(html: str, seat: int) -> str:
    start = html.index(f'id="seat-{seat}"')
    return html[start : html.index("</section>", start)]


def test_a_rival_who_commits_changes_nothing_but_the_mark(show: Any) -> None:
    """DRK-PLY-1: that a card lies there is seen, but not which."""
    match = new_match("drakkar", ["you"] * 4, seed=5, names=NAMES[:4])
    chooser = bots.bot("greedy", 5)
    while not (match.table.turn == 3 and offered(COMMIT, 120)(match.table)):
        seat = match.deciders()[0]
        match.act(seat, chooser.choose(match.view(seat)))
        match.run()
    before = rival_panel(pages.table(show(match, 0)), 1)
    pages_after = set()
    for action in match.table.options(1):
        table = match.table.copy()
        table.apply(1, action)
        after = show(match, 0)
        seats = [replace(info, thinking=info.thinking and info.number != 1) for info in after.seats]
        html = pages.table(replace(after, view=table.view(0), seats=seats, log=()))
        pages_after.add(html)
    assert len(pages_after) == 1, "whatever is laid, the others see the same"
    after = rival_panel(pages_after.pop(), 1)
    assert "has laid" in after
    faces = re.compile(r'<div class="faces">.*?</ul>')
    ship = re.compile(r'<svg class="ship.*?</svg>')
    assert faces.findall(before) == faces.findall(after)
    assert len(faces.findall(before)) == 1
    assert ship.findall(before) == ship.findall(after)


def test_faces_that_are_alike_are_told_apart_by_what_lies_behind(show: Any) -> None:
    def two_alike(table: Any) -> bool:
        names = [table.face(table.rules.sides[action - COMMIT]).name for action in table.options(0)]
        return offered(COMMIT, 120)(table) and max(Counter(names).values()) > 1

    match = played(two_alike)
    html = pages.table(show(match, 0))
    read = re.findall(r'<span class="unseen">([^<]+), behind it ([^<]+), card \d+</span>', html)
    sides = match.table.rules.sides
    pairs = [
        tuple(match.table.face(sides[at]).name for at in (action - COMMIT, (action - COMMIT) ^ 1))
        for action in match.table.options(0)
    ]
    assert sorted(read) == sorted(pairs), "each face with the one behind it"
    page = show(match, 0)
    listed = [one.label for one in page.options]
    assert len(set(listed)) == len(set(pairs)), "the same words for the same card only"
    assert any(title.endswith(" behind") for title in listed)
    best = [AdviceInfo(action=one.action, label=one.label, chance=0.5, sentence="So.") for one in page.options]
    advised = pages.table(replace(page, hint=HintInfo(action=best[0].action, label=best[0].label, best=best)))
    advised = advised[advised.index('id="advice"') :]
    assert re.findall(r"<strong>([^<]+)</strong>", advised)[: len(listed)] == listed, "the ravens say it the same way"


def test_a_card_in_hand_has_exactly_one_face_that_rivals_see(show: Any) -> None:
    html = pages.table(show(moment("first turn")))
    hand = html[html.index('id="hand"') : html.index('id="options"')]
    ways = hand.split('<span class="sheet')[1:]
    assert len(ways) == 20, "ten cards, each both ways round"
    assert [way.count("#i-brass-eye") for way in ways] == [1] * 20
    chosen = html[html.index('id="options"') :].split('<div class="chosen')[1:]
    assert [card.count("rivals see only") for card in chosen] == [2] * 10, "whichever face is up"


def test_no_face_is_marked_where_rivals_see_none(show: Any) -> None:
    html = pages.table(show(moment("hidden hands")))
    assert "rivals see only" not in html
    assert "#i-brass-eye" not in html[html.index('id="hand"') : html.index('id="options"')]


def test_hostile_names_stay_words(show: Any) -> None:
    match = played(at_turn(1, 3), names=[HOSTILE, "B & B", "'\">", "Olaf"])
    for table_page in (show(match), show(match, None)):
        html = Reader(pages.table(table_page))
        assert "img" not in {tag for tag, _ in html.elements}
        assert html.crossed == []
    assert "&lt;img src=x" in pages.table(show(match))


def test_a_guest_sees_no_options_and_no_hand(show: Any) -> None:
    text = pages.table(show(moment("fourth turn"), None))
    html = Reader(text)
    assert html.having("data-action") == []
    assert html.having("data-place") == []
    assert "Lies face down" in text
    assert "behind it" not in text


def test_the_shout_lies_on_the_middle_of_the_table(show: Any) -> None:
    """DRK-BRW-3."""
    table = meadhall.game("drakkar").new(seats=4, seed=1, options={"brawl": "arrival", "first_earl": 0})
    match = new_match("drakkar", ["you"] * 4, seed=1, options={"brawl": "arrival", "first_earl": 0})
    assert table.options(0) == [SHOUT]
    match.table = table
    offered = [OptionInfo(action=SHOUT, label="Shout", key="1")]
    text = pages.table(show(match, yours=True, options=offered))
    assert [found["data-place"] for found in Reader(text).having("data-place")] == [str(SHOUT)]
    assert "is pointing" not in text  # nobody does before it
    assert text.count("finger in the air") >= 3


def test_the_first_to_lay_a_card_may_count_where_that_is_allowed(show: Any) -> None:
    """DRK-PLY-5."""
    match = new_match("drakkar", ["you"] * 3, seed=1, options={"count": "on"}, names=NAMES[:3])
    chooser = bots.bot("greedy", 1)
    while not match.table.laid:
        seat = match.deciders()[0]
        match.act(seat, chooser.choose(match.view(seat)))
    first = match.table.fearsome()
    page = show(match, first)
    options = page.view.options()
    assert options == [COUNT]
    from meadhall.web.model import OptionInfo

    text = pages.table(replace(page, options=[OptionInfo(action=COUNT, label="Count", key="1")]))
    assert f'data-place="{COUNT}"' in text
    assert "hidden" in text


def test_an_option_that_adds_to_the_ship_shows_it_there_while_it_is_lit(show: Any) -> None:
    page = show(moment("fourth turn"))
    html = pages.table(page)
    table = page.view.table
    mine = html[html.index('id="mine"') :]
    ship = mine[mine.index('class="ship') :]
    ship = ship[: ship.index("</svg>")]
    faces = {one.action: table.rules.sides[one.action - COMMIT] for one in page.options}
    adds = {
        action
        for action, face in faces.items()
        if table.rules.colours[face] == YELLOW
        and not table.against_placing(0, face)
        and (table.rules.parts[face] != NO_PART or table.rules.cargoes[face])
    }
    assert adds
    assert {int(found) for found in re.findall(r'class="preview" data-shows="(\d+)"', ship)} == adds


def test_leaving_and_dropping_lie_on_the_discards(show: Any) -> None:
    for name, action in (("stolen", LEAVE), ("boarding", DROP)):
        found = [
            one for one in Reader(pages.table(show(moment(name)))).having("data-place") if one["value"] == str(action)
        ]
        assert [one["class"] for one in found] == ["discards go"]


def test_news_begin_with_who_or_what_it_was(page: TablePage) -> None:
    news = re.search(r'<section id="since".*?</section>', pages.table(page), re.S)
    for one in re.findall(r"<li>(.*?)</li>", news[0] if news else "", re.S):
        said = re.sub(r"<[^>]*>", "", one).strip()
        assert said[:1].isupper(), said


# In a real browser

SIZES = [
    (1440, 900),
    pytest.param((1280, 720), marks=pytest.mark.slow),
    pytest.param((390, 844), marks=pytest.mark.slow),
]
COVERED = """() => [...document.querySelectorAll("#board [data-place]")].map((place) => {
  if (!place.checkVisibility()) return "";
  place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = place.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const hit = top?.closest("[data-place], [data-also]");
  const same = (hit?.dataset.place ?? hit?.dataset.also) === place.dataset.place;
  return same ? "" : `${place.className} by ${top?.outerHTML.slice(0, 60)}`;
}).filter(Boolean)"""


@pytest.mark.parametrize("size", SIZES, ids=["wide", "low", "phone"])
def test_nothing_lies_on_what_can_be_clicked(browser: Browser, site: Any, show: Any, size: tuple[int, int]) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    found = {}
    for name in MOMENTS:
        site.pages["/table"] = pages.table(show(moment(name)))
        page.goto(f"{site.address}/table")
        page.evaluate("document.fonts.ready.then(() => true)")
        found[name] = page.evaluate(COVERED)
    page.close()
    assert {name: covered for name, covered in found.items() if covered} == {}
