"""The board of Drakkar: every option where it lies, nothing that its viewer may not know, and ships as they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall
from meadhall import bots
from meadhall.engine.table import Table
from meadhall.games.drakkar.actions import (
    ACCEPT,
    ATTACK,
    BOARD,
    BOOTY,
    CLAIM,
    COMMIT,
    COUNT,
    COVER,
    DROP,
    KEEP,
    LEAVE,
    LEND,
    LOKI_TAKES,
    LOSE,
    OFFER,
    PASS,
    PAY,
    SHOUT,
    SINK,
    SPEARS,
    STEAL,
    STORE,
    USE,
    WITHDRAW,
    WRECK,
)
from meadhall.games.drakkar.components import BOW, EITHER_END, NO_PART, STERN, YELLOW
from meadhall.games.drakkar.outlook import after, becomes, crew_of, idle
from meadhall.play import Match, new_match
from meadhall.testing.browsing import PATIENCE
from meadhall.testing.drakkar import drakkar, lay
from meadhall.web import pages
from meadhall.web.boards.drakkar.ship import Load, Ship, drawing, ghost_role, ship_of
from meadhall.web.model import AdviceInfo, GalleryPage, HintInfo, OptionInfo, TablePage

NAMES = ["Sigrun", "Torvald", "Astrid", "Halfdan", "Freydis", "Björn"]
HOSTILE = '<img src=x onerror="alert(1)">'
VOID = {"input", "link", "meta", "br", "hr", "img"}
NO_PLACE = {SPEARS, PASS}  # to do nothing lies nowhere


class Reader(HTMLParser):
    """All elements with their attributes, and whether every tag that was opened is closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.crossed: list[str] = []
        self.nested: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag in ("button", "a") and {"button", "a"} & set(self.open):
            self.nested.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.crossed.append(tag)

    def having(self, attribute: str) -> list[dict[str, str]]:
        return [attributes for _, attributes in self.elements if attribute in attributes]


def played(
    until: Callable[[Any], bool],
    seats: int = 4,
    seeds: range = range(1, 60),
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
) -> Match:
    """A match in which seat 0 is a person at such a moment; the greedy bot has decided for it until then."""
    for seed in seeds:
        kinds = ["you"] + ["greedy"] * (seats - 1)
        match = new_match("drakkar", kinds, seed=seed, options=options, names=(names or NAMES)[:seats])
        chooser = bots.bot("greedy", seed)
        while True:
            match.run()
            if until(match.table):
                return match
            if match.over:
                break
            match.act(0, chooser.choose(match.view(0)))
    raise AssertionError("none of these seeds comes to such a moment")


def offered(base: int, many: int = 1) -> Callable[[Any], bool]:
    return lambda table: 0 in table.deciders() and any(base <= action < base + many for action in table.options(0))


def at_turn(month: int, turn: int) -> Callable[[Any], bool]:
    return lambda table: table.month == month and table.turn == turn and offered(COMMIT, 120)(table)


MOMENTS: dict[str, dict[str, Any]] = {
    "brawl": {"until": offered(CLAIM, 6)},
    "brawl of three": {"until": offered(CLAIM, 6), "seats": 3},
    "brawl of six": {"until": lambda t: t.month == 2 and offered(CLAIM, 6)(t), "seats": 6},
    "second try": {"until": lambda t: offered(CLAIM, 6)(t) and any(v.pile >= 0 for v in t.villages)},
    "hidden piles": {"until": offered(CLAIM, 6), "options": {"open_faces": "no"}},
    "quests": {"until": offered(KEEP, 24)},
    "first turn": {"until": at_turn(2, 1)},
    "fourth turn": {"until": at_turn(2, 4)},
    "six seats": {"until": at_turn(2, 3), "seats": 6},
    "three seats": {"until": at_turn(3, 9), "seats": 3},
    "hidden hands": {"until": at_turn(1, 5), "options": {"open_faces": "no"}},
    "loki": {"until": offered(LOKI_TAKES, 24)},
    "blind loki": {"until": offered(LOKI_TAKES, 24), "options": {"loki_token": "random", "may_decline": "yes"}},
    "thief": {"until": offered(STEAL, 6)},
    "stolen": {"until": offered(USE)},
    "no room": {"until": offered(STORE, 4)},
    "raid": {"until": offered(ATTACK, 6)},
    "spears": {"until": offered(SPEARS, 2)},
    "booty": {"until": offered(BOOTY, 3)},
    "loss": {"until": offered(LOSE, 4)},
    "loss of a Spear": {"until": lambda t: offered(LOSE)(t) and offered(LOSE + 1, 3)(t)},
    "sabotage": {"until": offered(WRECK, 6)},
    "sinking": {"until": offered(SINK, 2)},
    "covering": {"until": offered(COVER, 2)},
    "boarding": {"until": offered(BOARD), "options": {"may_decline": "yes"}},
    "bargain": {"until": offered(OFFER, 6)},
    "accepting": {"until": offered(ACCEPT, 6)},
    "withdrawing": {"until": offered(WITHDRAW)},
    "paying": {"until": offered(PAY, 1000)},
    "lending": {"until": offered(LEND, 8), "seeds": range(85, 130)},  # a rare choice
    "over": {"until": lambda table: table.over},
}
MATCHES: dict[str, Match] = {}  # as they are only read, all tests share them


def moment(name: str) -> Match:
    if name not in MATCHES:
        MATCHES[name] = played(**MOMENTS[name])
    return MATCHES[name]


@pytest.fixture(params=list(MOMENTS))
def page(request: pytest.FixtureRequest, show: Any) -> TablePage:
    found: TablePage = show(moment(request.param))
    return found


def test_every_option_is_listed_exactly_once(page: TablePage) -> None:
    listed = [found["data-action"] for found in Reader(pages.table(page)).having("data-action")]
    assert listed == [str(one.action) for one in page.options]


def test_every_option_that_has_a_place_lies_there_exactly_once(page: TablePage) -> None:
    placed = Counter(int(found["data-place"]) for found in Reader(pages.table(page)).having("data-place"))
    assert set(placed.values()) <= {1}
    assert set(placed) == {one.action for one in page.options} - NO_PLACE


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
    assert {found["href"].removeprefix("#") for tag, found in html.elements if tag == "use"} <= ids
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
    assert "committed" in after
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
    listed = re.findall(r'class="title">([^<]+)<', html[html.index('id="options"') :])
    sides = match.table.rules.sides
    pairs = [
        tuple(match.table.face(sides[at]).name for at in (action - COMMIT, (action - COMMIT) ^ 1))
        for action in match.table.options(0)
    ]
    assert len(listed) == len(pairs)
    assert len(set(listed)) == len(set(pairs)), "the same words for the same card only"
    assert any(title.endswith(" behind") for title in listed)
    page = show(match, 0)
    best = [AdviceInfo(action=one.action, label=one.label, chance=0.5, sentence="So.") for one in page.options]
    advised = pages.table(replace(page, hint=HintInfo(action=best[0].action, label=best[0].label, best=best)))
    advised = advised[advised.index('id="advice"') :]
    assert re.findall(r"<strong>([^<]+)</strong>", advised)[: len(listed)] == listed, "the ravens say it the same way"


def test_a_card_in_hand_has_exactly_one_face_that_rivals_see(show: Any) -> None:
    html = pages.table(show(moment("first turn")))
    hand = html[html.index('id="hand"') : html.index('id="options"')]
    cards = hand.split('<li class="card')[1:]
    assert len(cards) == 10
    assert [card.count("rivals see") for card in cards] == [1] * 10
    assert [card.count("secret side") for card in cards] == [1] * 10


def test_no_face_is_marked_where_rivals_see_none(show: Any) -> None:
    html = pages.table(show(moment("hidden hands")))
    assert "rivals see" not in html[html.index('id="hand"') : html.index('id="options"')]


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
    assert "secret side" not in text


def test_the_shout_lies_on_the_middle_of_the_table(show: Any) -> None:
    """DRK-BRW-3."""
    table = meadhall.game("drakkar").new(seats=4, seed=1, options={"brawl": "arrival", "first_earl": 0})
    match = new_match("drakkar", ["you"] * 4, seed=1, options={"brawl": "arrival", "first_earl": 0})
    assert table.options(0) == [SHOUT]
    match.table = table
    offered = [OptionInfo(action=SHOUT, label="Shout", key="1")]
    html = Reader(pages.table(show(match, yours=True, options=offered)))
    assert [found["data-place"] for found in html.having("data-place")] == [str(SHOUT)]


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


@pytest.mark.parametrize(
    ("ship", "named", "sail"),
    [
        (Ship(0), ["no Bow", "no Deck", "no Stern"], False),
        (Ship(0, bow=BOW), ["no Deck", "no Stern"], False),
        (Ship(0, bow=BOW, deck=True), ["no Stern"], False),
        (Ship(0, bow=BOW, stern=STERN), [], True),
        (Ship(0, bow=EITHER_END, deck=True, stern=STERN), [], True),
    ],
)
def test_a_ship_names_what_it_lacks_and_has_its_sail_up_only_when_complete(
    ship: Ship, named: list[str], sail: bool
) -> None:
    svg = drawing(ship)
    assert re.findall(r"no (?:Bow|Deck|Stern)", svg) == named
    assert ("#drk-sail" in svg) == sail


def test_a_spear_is_a_shaft_and_not_strength() -> None:
    """DRK-SPR-1."""
    svg = drawing(
        Ship(0, bow=BOW, stern=STERN, cargo=(Load("viking-helmet", strength=2), Load("barrel", beer=1)), spears=(1, 0))
    )
    assert svg.count('class="shaft"') == 1
    assert ">+2<" in svg
    assert re.findall(r'class="many"[^>]*>(\d)<', svg) == ["2", "1"]


def test_a_face_tells_what_it_would_make_of_the_crew() -> None:
    position = drakkar(seats=3).ship(0, "bow").cargo(0, "viking 2").hand(0, "stern").playing()
    kinds = [face.kind.ident for face in position.rules.box.faces]
    stern = after(position, 0, kinds.index("stern"))
    assert not idle(position, 0, kinds.index("stern"))
    assert stern is not None
    assert stern.complete
    assert idle(position, 0, kinds.index("bow"))
    ship = ship_of(position, 0)
    assert [ghost_role(ship, position.face(kinds.index(kind)).kind) for kind in ("stern", "deck")] == ["stern", "deck"]
    assert str(becomes(crew_of(position, 0), stern)) == "Completes your ship."


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
    assert {int(found) for found in re.findall(r'class="preview" data-also="(\d+)"', ship)} == adds


def test_revealed_cards_lie_in_the_order_in_which_they_act() -> None:
    """DRK-RES-1 to DRK-RES-3: red by number, then yellow, then blue by number."""
    from meadhall.web.boards.drakkar.phase import revealed

    position = drakkar(seats=4).tokens(0, goats=2).tokens(1, goats=2)
    position = position.hand(0, "sabotage").hand(1, "bow").hand(2, "loki").hand(3, "raid")
    table = lay(position.playing(), {0: "sabotage", 1: "bow", 2: "loki", 3: "raid"})
    kinds = [table.face(face).name.split(" ")[0] for _, _, face in revealed(table)]
    assert kinds[0] == "Loki"
    assert kinds[1] == "Bow"
    numbers = [table.face(face).number for _, _, face in revealed(table)]
    assert numbers[2] < numbers[3]


def test_the_end_shows_what_everybody_brought_home(show: Any) -> None:
    match = moment("over")
    text = pages.table(show(match))
    board = text[text.index('id="finale"') :]
    for seat, village in enumerate(match.table.villages):
        row = board[board.index(f'id="seat-{seat}"') :]
        row = row[row.index('class="home"') : row.index("</li>")]
        tokens = row[: row.index("</span></span>") + 1]
        assert tokens.count('class="loot ') == village.loot()
        assert f">{village.score()}<" in row


def test_all_components_are_in_the_gallery() -> None:
    html = Reader(pages.gallery(GalleryPage(game=meadhall.game("drakkar"))))
    classes = Counter(found.get("class", "").split(" ")[0] for _, found in html.elements)
    assert (classes["kind-card"], classes["pair"], classes["offer-quest"]) == (15, 60, 24)


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
  const strip = top?.closest(".turner");  // of a card on a phone: a tap turns it first
  return same || strip ? "" : `${place.className} by ${top?.outerHTML.slice(0, 60)}`;
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


def test_a_face_of_a_players_own_looks_like_the_one_that_does_most_nearly_the_same(show: Any) -> None:
    own = (
        '[[face]]\nid = "viking 2 and beer"\nname = "Viking 2 and Beer"\ncolour = "yellow"\nstrength = 2\nbeer = 1\n'
        '[[change]]\ncard = "C09"\nb = { face = "viking 2 and beer" }\n'
    )
    match = new_match("drakkar", ["you"] * 3, seed=1, data=own, names=NAMES[:3])
    table = drakkar(seats=3, data=own).ship(0, "bow").hand(0, "viking 2 and beer").playing()
    match.table = table
    text = pages.table(show(match, 0))
    assert "strength 2 and 1 Beer at once" in text
    assert "Strength 0 → 2, Beer 0 → 1." in text
    assert ">Viking 2 and Beer<" in text
