"""Pages in a language that nobody speaks: whatever is not in disguise there has not come through a language file."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall import bots
from meadhall.cli.screens import screen
from meadhall.engine.language import LANGUAGES, PSEUDO, language, own_name, reading
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.games.beer.steps.defend import Defend
from meadhall.games.beer.steps.torment import Resist
from meadhall.games.beer.table import Beer
from meadhall.play import house, new_match
from meadhall.play.save import new_lesson
from meadhall.testing.beer_games import decisions, sampled_game
from meadhall.testing.lessons import ALL, as_suggested, played
from meadhall.web import pages
from meadhall.web.lobby_model import FirstTimePage, InvitePage, JoinPage, LobbyPage, NewTablePage, TableEntry
from meadhall.web.model import (
    AdviceInfo,
    ChatLine,
    Curtain,
    GalleryPage,
    HintInfo,
    LearnInfo,
    MessagePage,
    ReplayInfo,
    RulesPage,
    SeatInfo,
    TablePage,
    Tempo,
    UndoInfo,
)

SPOKEN = (
    "aria-label",
    "title",
    "placeholder",
    "data-tip",
    "data-tip-head",
    "data-tip-why",
    "data-short",
    "data-head",
    "label",
    "alt",
    "data-words",
)
WORD = re.compile(r"[A-Za-z]{2,}")
UNMASKED = re.compile(r"\w*[aeiouyAEIOUYcnsCNS]\w*")  # with letters that the disguise changes
DISGUISED = re.compile(r"⟦[^⟦⟧]*⟧")
# What is the same in every language: names of people, of the house, of keys, of languages, and what code is called.
KNOWN = re.compile(
    rf"\b({'|'.join((*map(str.upper, LANGUAGES), *map(own_name, LANGUAGES)))})\b"
    r"|\b(Astrid|Björn|Sigrid|Olaf|Fjordgate|Meadhall|Tab|game-icons\.net|CC BY|https?://\S+"
    r"|meadhall bot --join|bot jarl|[A-Z]+(-[A-Z0-9a-z_]+)+|\d+ %|Skål)"
)


class Words(HTMLParser):
    """All that is said on a page: text, and attributes that are read to somebody."""

    def __init__(self, text: str, leaving: Callable[[str, dict[str, str]], bool]) -> None:
        super().__init__()
        self.said: list[str] = []
        self._leaving = leaving
        self._left: list[bool] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        left = bool(self._left and self._left[-1]) or tag in ("script", "style") or self._leaving(tag, facts)
        if not left:
            self.said += [facts[name] for name in SPOKEN if name in facts]
            if tag == "input" and facts.get("type", "text") == "submit":
                self.said.append(facts.get("value", ""))
        if tag not in ("input", "meta", "link", "hr", "br", "img"):
            self._left.append(left)

    def handle_endtag(self, tag: str) -> None:
        self._left.pop()

    def handle_data(self, data: str) -> None:
        if not self._left or not self._left[-1]:
            self.said.append(data)


def undisguised(text: str, leaving: Callable[[str, dict[str, str]], bool] = lambda tag, facts: False) -> list[str]:
    """What a page says without having it from a language file."""
    found = []
    for said in Words(text, leaving).said:
        bare = KNOWN.sub("", DISGUISED.sub("", html.unescape(said)))
        bare = re.sub(r'"[\w-]+":', "", bare) if said.startswith('{"') else bare  # what scripts say has names
        bare = re.sub(r"\{\w+\}", "", bare)
        if WORD.search(bare):
            found.append(said.strip())
    return found


def in_small_print(tag: str, facts: dict[str, str]) -> bool:
    """Is this a rule of the catalogue, or the name of one of its sections?"""
    english = facts.get("lang") == "en" and tag != "button"
    names_a_section = facts.get("id", "").startswith("section-") or facts.get("href", "").startswith("#section-")
    return english or names_a_section or (tag == "section" and list(facts) == ["aria-label"])


SEATS = (
    SeatInfo(number=0, name="Astrid", is_you=True),
    SeatInfo(number=1, name="Björn", kind="bot", bot="oarsman"),
    SeatInfo(number=2, name="Sigrid", online=False),
    SeatInfo(number=3, name="", kind="open"),
)


def entry(game: str, **changes: Any) -> TableEntry:
    facts = {"match_id": "m1", "game": game, "game_title": meadhall.game(game).title, "title": "Fjordgate"}
    return TableEntry(**(facts | {"seats": SEATS, "state": "running"} | changes))


def other_pages() -> dict[str, Callable[[], str]]:
    shelf = [meadhall.game(name) for name in meadhall.SHELF]
    found: dict[str, Callable[[], str]] = {
        "lobby": lambda: pages.lobby(
            LobbyPage(
                games=shelf,
                bots=bots.LEVELS,
                my_name="Astrid",
                open_tables=[entry("drakkar", state="open", tempo=Tempo(kind="slow", seconds=172_800))],
                running=[entry("beer", tempo=Tempo(kind="live", seconds=30, bank=180))],
                finished=[entry("beer", state="finished", winners=(0, 1)), entry("beer", state="finished")],
                my_tables=[entry("bottlecap", mine=True, your_decision=True), entry("bottlecap", mine=True)],
                learning={
                    "bottlecap": LearnInfo(lesson="x", title=""),
                    "drakkar": LearnInfo(lesson="x", title="", number=2, of=9),
                    "beer": LearnInfo(lesson="x", title="", learnt=True),
                },
            )
        ),
        "first time": lambda: pages.first_time(FirstTimePage(game=shelf[0])),
        "invite": lambda: pages.invite(
            InvitePage(match_id="m1", game=shelf[0], title="Fjordgate", url="http://localhost/x", seats=SEATS)
        ),
        "join": lambda: pages.join(JoinPage(match_id="m1", game=shelf[0], title="Fjordgate", seats=SEATS)),
        "full": lambda: pages.join(JoinPage(match_id="m1", game=shelf[1], title="Fjordgate", seats=SEATS[:2])),
        "rulebooks": lambda: pages.rulebooks(shelf, "Astrid"),
        "message": lambda: pages.message(MessagePage(title="", sentence="", rule="CAP-LINE-1")),
        "nothing found": lambda: pages.rules(RulesPage(game=shelf[0], rules=[], query="Fjordgate")),
    }
    for game in shelf:
        found[f"new {game.name}"] = lambda game=game: pages.new_table(NewTablePage(game=game, bots=bots.LEVELS))
        found[f"rules {game.name}"] = lambda game=game: pages.rules(
            RulesPage(game=game, rules=list(game.rules)[:40], house=house.told())
        )
    return found


@pytest.mark.parametrize("name", list(other_pages()))
def test_every_word_of_the_pages_comes_from_a_language_file(name: str) -> None:
    with reading(PSEUDO):
        assert undisguised(other_pages()[name](), in_small_print) == []


def states(page: TablePage) -> dict[str, TablePage]:
    """The table with everything around it that is not always there."""
    best = [AdviceInfo(action=one.action, label=one.label, chance=0.4, sentence="") for one in page.options[:2]]
    advice = HintInfo(action=best[0].action, label=best[0].label, best=best, worlds=80)
    bot = replace(page.seats[1], kind="bot", bot="jarl")
    return {
        "yours": replace(page, hint=advice, chat=[ChatLine(name="Björn", text="Skål", seat=1)]),
        "a wish": replace(page, undo=UndoInfo(asked_by=1), tempo=Tempo(kind="live", seconds=30)),
        "a bot plays": replace(page, yours=False, options=(), refused=(), decision="", stand_in="jarl"),
        "away": replace(
            page,
            yours=False,
            options=(),
            refused=(),
            decision="",
            seats=[replace(page.seats[0], absent=True), bot, *page.seats[2:]],
        ),
        "watching": replace(page, yours=False, options=(), refused=(), decision="", viewer_seat=None),
        "waiting": replace(page, state="open", invite_url="http://localhost/x", decision=""),
        "a curtain": replace(page, curtain=Curtain(seat=1, name="Björn")),
        "a replay": replace(
            page, replay=ReplayInfo(at=3, length=9, may_look_as=[0, 1]), options=(), refused=(), yours=False
        ),
    }


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_word_around_a_table_comes_from_a_language_file(game: str, play: Any, show: Any) -> None:
    match = play(game=game, least=3)
    with reading(PSEUDO):
        for name, page in states(show(match)).items():
            assert undisguised(pages.table(page), in_small_print) == [], name


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_word_of_a_lesson_comes_from_a_language_file(game: str, lesson: str, show: Any) -> None:
    match = new_lesson(game, lesson, "Astrid")
    others = re.compile("|".join(match.table.setting.names[1:]))
    for _ in played(match, as_suggested):
        with reading(PSEUDO):
            page = others.sub("", pages.table_fragment(show(match)))
        words = re.compile(r'(?<=id="coach-words").*?(?=</p>)', re.S)
        whole = words.sub(lambda said: re.sub("</?b>", "", said[0]), page)  # words between stars are of one sentence
        assert undisguised(whole, in_small_print) == []


@pytest.mark.parametrize("game", meadhall.SHELF)
@pytest.mark.parametrize("least", [0, 5, 14, 10_000])
def test_every_word_of_a_table_comes_from_a_language_file(game: str, least: int, play: Any, show: Any) -> None:
    """For who decides, and for who watches."""
    match = play(game=game, least=least, seed=least + 1)
    with reading(PSEUDO):
        for seat in (0, 1, None):
            assert undisguised(pages.table(show(match, seat)), in_small_print) == [], seat


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_word_about_the_things_of_a_box_comes_from_a_language_file(game: str) -> None:
    with reading(PSEUDO):
        assert undisguised(pages.gallery(GalleryPage(game=meadhall.game(game))), in_small_print) == []


# Whole games of Beer & Vikings, so different are its moments. Names are numbers, as nobody translates a name.
EVENING: dict[str, Callable[[Beer], bool]] = {
    "a Spirit's turn": lambda table: table.players[table.active].state == SPIRIT,
    "a last Warrior": lambda table: len(table.warriors) == 1,
    "two Warriors in a line": lambda table: table.line >= 0,
    "Minions": lambda table: bool(table.minions),
    "a gift of Valhalla": lambda table: any(player.valhalla for player in table.players),
    "gifts to choose from": lambda table: bool(table.valhalla_pair),
    "the Valkyrie": lambda table: table.valkyrie_owner >= 0,
    "Sudden Death": lambda table: table.sudden,
    "somebody eliminated": lambda table: any(player.state == OUT for player in table.players),
    "Sake": lambda table: table.mug_sakes > 0,
    "two piles": lambda table: len(table.piles) > 1,
    "a Location": lambda table: table.rules.location > 0,
    "an attack": lambda table: not table.over and isinstance(table.agenda.top(), Defend),
    "a Torment": lambda table: not table.over and isinstance(table.agenda.top(), Resist),
    "Berserk": lambda table: table.rage > 0,
    "a Charge": lambda table: table.charge > 0,
    "the end": lambda table: table.over,
}
EVENINGS = (1, 5, 14, 53, 147)
SEEN: dict[int, set[str]] = {}


def moments_of(seed: int) -> Iterator[Beer]:
    """One game to its end: a moment for each new question, and for each new sight."""
    sampled = sampled_game(seed, turns=8)
    names = [str(seat + 1) for seat in range(sampled.setting.seats)]
    table = meadhall.game("beer").new(sampled.setting.seats, seed, sampled.setting.options, names=names)
    assert isinstance(table, Beer)
    known: set[object] = set()
    sights = SEEN.setdefault(seed, set())
    for seat, _ in decisions(table, seed):
        verbs = frozenset(meadhall.game("beer").verbs.of(action).name for action in table.options(seat))
        question = (type(table.agenda.top()), verbs)
        new = {name for name, there in EVENING.items() if name not in sights and there(table)}
        if new or question not in known:
            known.add(question)
            sights |= new
            yield table
    assert table.over
    sights.add("the end")
    yield table


def shown(table: Beer, seat: int, width: int) -> list[str]:
    """What the terminal says without having it from a language file."""
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(screen("beer")(table.view(seat)))
    return UNMASKED.findall(captured.get())


@pytest.mark.parametrize("seed", EVENINGS)
def test_every_word_of_a_whole_evening_comes_from_a_language_file(seed: int, show: Any) -> None:
    """What who decides sees, on a page and in a terminal; now and then also what who watches sees."""
    for number, table in enumerate(moments_of(seed)):
        match = new_match("beer", ["you"] * table.setting.seats, seed=1, names=table.setting.names)
        match.table = table
        for seat in [(table.deciders() or [0])[0], *([None] if number % 5 == 0 else [])]:
            with reading(PSEUDO):
                page = replace(show(match, seat), my_name="1")
                assert undisguised(pages.table(page), in_small_print) == []
                assert shown(table, -1 if seat is None else seat, 120 if number % 2 else 80) == []
    assert language(PSEUDO).faults == []


def test_nothing_of_an_evening_was_left_out() -> None:
    for seed in EVENINGS:
        if seed not in SEEN:
            for _ in moments_of(seed):
                """Only to see it."""
    assert set().union(*SEEN.values()) == set(EVENING)


def test_a_word_without_disguise_would_be_found() -> None:
    with reading(PSEUDO):
        page = pages.message(MessagePage(title="Nothing here", sentence="", rule="CAP-LINE-1"))
    assert undisguised(page, in_small_print) == ["Nothing here", "Nothing here"]
    assert undisguised('<p title="Close">⟦Šít⟧ down, Astrid</p>') == ["Close", "⟦Šít⟧ down, Astrid"]
