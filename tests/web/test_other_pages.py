"""Lobby, new table, invitations, rules, components, messages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from markupsafe import escape

import meadhall
from meadhall import bots
from meadhall.engine.language import reading
from meadhall.play import HOUSE_RULES
from meadhall.web import assets, pages, wording
from meadhall.web.invitations import qr_code
from meadhall.web.lobby_model import InvitePage, JoinPage, LobbyPage, NewTablePage, TableEntry
from meadhall.web.model import GalleryPage, MessagePage, RulesPage, SeatInfo, Tempo
from meadhall.web.parts import catalogue
from meadhall.web.parts.pictures import picture
from meadhall.web.parts.shield import PATTERNS, shield

HOSTILE = "<script>alert('x')</script>"
GAME = meadhall.game("bottlecap")
SEATS = (SeatInfo(number=0, name=HOSTILE), SeatInfo(number=1, name="Björn"), SeatInfo(number=2, name="", kind="open"))


def entry(**changes: object) -> TableEntry:
    facts = {"match_id": "m1", "game": "bottlecap", "game_title": "Bottlecap", "title": HOSTILE, "seats": SEATS}
    return TableEntry(**(facts | {"state": "running"} | changes))  # type: ignore[arg-type] # by name


def test_the_form_names_every_warrior_that_can_be_chosen() -> None:
    beer = meadhall.game("beer")
    form = pages.new_table(NewTablePage(game=beer, bots=bots.LEVELS))
    table = beer.new(3, 1)
    assert all(re.search(rf"\b{board.ident}\b", form) for board in table.setting.box.boards)  # type: ignore[attr-defined]


def all_pages() -> dict[str, str]:
    return {
        "lobby": pages.lobby(
            LobbyPage(
                games=[GAME],
                my_name=HOSTILE,
                notice=HOSTILE,
                open_tables=[entry(state="open")],
                running=[entry()],
                finished=[entry(state="finished", winners=(0,), when="today")],
                my_tables=[entry(mine=True, your_decision=True)],
            )
        ),
        "new": pages.new_table(
            NewTablePage(game=GAME, bots=["random", "greedy"], values={"name": HOSTILE}, notice=HOSTILE)
        ),
        "invite": pages.invite(InvitePage(match_id="m1", game=GAME, title=HOSTILE, url="https://hall.example/a?b=<c>")),
        "join": pages.join(JoinPage(match_id="m1", game=GAME, title=HOSTILE, seats=SEATS, token=HOSTILE)),
        "rules": pages.rules(RulesPage(game=GAME, rules=list(GAME.rules), house=HOUSE_RULES, query=HOSTILE)),
        "rulebooks": pages.rulebooks([GAME], HOSTILE),
        "gallery": pages.gallery(GalleryPage(game=GAME, my_name=HOSTILE)),
        "message": pages.message(MessagePage(title=HOSTILE, sentence=HOSTILE, rule=HOSTILE)),
        "credits": pages.credits(HOSTILE),
    }


@pytest.mark.parametrize("name", list(all_pages()))
def test_hostile_words_stay_words_on_every_page(name: str) -> None:
    text = all_pages()[name]
    assert HOSTILE not in text
    assert "alert(" not in text.replace("&lt;script&gt;alert(", "")
    assert " style=" not in text


@pytest.mark.parametrize("name", list(all_pages()))
def test_ids_are_unique_on_every_page(name: str) -> None:
    found: list[str] = []

    class Ids(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.extend(value or "" for key, value in attrs if key == "id")

    Ids().feed(all_pages()[name])
    assert sorted(found) == sorted(set(found))


def test_a_new_table_explains_every_option_with_its_rule() -> None:
    text = pages.new_table(NewTablePage(game=GAME, bots=["greedy"]))
    for option in GAME.options:
        assert f'id="option-{option.name}"' in text
        assert f">{option.rule}</a>" in text
    for seat in range(GAME.most_seats):
        assert f'name="seat{seat}"' in text


def test_every_rule_has_an_address() -> None:
    text = pages.rules(RulesPage(game=GAME, rules=list(GAME.rules), house=HOUSE_RULES))
    for rule in [*GAME.rules, *HOUSE_RULES]:
        assert f'id="{rule.id}"' in text


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_the_rules_begin_with_the_game_in_a_minute_and_end_with_the_small_print(name: str) -> None:
    game = meadhall.game(name)
    text = pages.rules(RulesPage(game=game, rules=list(game.rules), house=HOUSE_RULES))
    for sentence in game.rules.minute:
        assert f"<li>{escape(sentence)}</li>" in text
    read = [
        text.index(one)
        for one in (
            str(escape(game.rules.minute[0])),
            'aria-label="Setup"',
            'aria-label="Components"',
            "Invariants</h2>",
        )
    ]
    assert read == sorted(read)


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_a_rule_that_stands_in_english_is_english_from_its_first_word_to_its_last(name: str) -> None:
    rules = meadhall.game(name).rules
    with reading("de"):
        assert {catalogue.tongue(rule, name) for rule in rules} == {"en"}
        amid_german = [catalogue.text(name, rule.text, "en") for rule in rules]
    assert amid_german == [catalogue.text(name, rule.text, None) for rule in rules]


def test_a_rule_calls_options_as_the_form_does_and_leads_to_other_rules() -> None:
    game = meadhall.game("drakkar")
    text = pages.rules(RulesPage(game=game, rules=[game.rules["DRK-BRW-5"], game.rules["DRK-RAI-3"]]))
    assert "“The Brawl”</a> set to “a race: the first claim counts”: the first claim to arrive" in text
    assert 'data-rule="DRK-SPR-8"' in text


def test_a_search_without_result_says_so() -> None:
    text = pages.rules(RulesPage(game=GAME, rules=[], query="kraken"))
    assert "No rule has any of these words" in text
    assert "0 rules with “kraken”" in text


def test_an_invitation_to_a_match_that_is_over_says_so() -> None:
    seats = [SeatInfo(number=0, name="Astrid"), SeatInfo(number=1, name="Björn")]
    for over, words in ((True, "The match is over."), (False, "All seats are taken.")):
        assert words in pages.join(JoinPage(match_id="m", game=GAME, title="Old", seats=seats, over=over))


def test_every_tile_face_and_every_side_is_in_the_gallery() -> None:
    text = pages.gallery(GalleryPage(game=GAME))
    for number in range(1, 16):
        assert f"CAP-S{number:02d}" in text
    for side in ("COM", "U1", "U2", "U3", "U4"):
        assert f"CAP-{side}" in text


def test_pictures_codes_and_shields_are_well_formed() -> None:
    for game in ("bottlecap", "drakkar", "beer"):
        ElementTree.fromstring(str(picture(game)))
    ElementTree.fromstring(str(qr_code("https://hall.example/join/abc?x=1&y=2")))
    drawings = {str(shield(seat)).replace(f"s{seat}", "") for seat in range(8)}
    assert len(drawings) == len(PATTERNS), "each seat has a pattern of its own"
    for drawing in drawings:
        ElementTree.fromstring(drawing)


def test_the_ring_is_well_formed_for_any_five_numbers() -> None:
    from meadhall.web.boards.bottlecap import ring

    shape = ring.Shape(inner=50, outer=136, water=172, cap=46, gap=4)
    parts = [ring.ground(shape), ring.cap(shape, 3, 7.5), ring.course(shape, 6, -1, 3)]
    parts += [ring.tile(shape, position, "on", 16) for position in range(8)]
    for part in parts:
        ElementTree.fromstring(f"<svg>{part}</svg>")


def test_a_point_of_the_ring_is_where_the_clock_says() -> None:
    from meadhall.web.boards.bottlecap.ring import at

    assert at(0, 100) == pytest.approx((0, -100))
    assert at(2, 100) == pytest.approx((100, 0))
    assert at(4, 100, 30) == pytest.approx((-30, 100))
    assert at(6, 100) == pytest.approx((-100, 0))


@pytest.mark.parametrize(
    ("tempo", "words"),
    [
        (Tempo(), "no clock"),
        (Tempo(kind="live", seconds=30), "live, 30 s"),
        (Tempo(kind="slow", seconds=2 * 86400), "slow, 2 days a decision"),
    ],
)
def test_a_tempo_in_words(tempo: Tempo, words: str) -> None:
    assert tempo.words == words


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_option_of_a_new_table_is_in_words(game: str) -> None:
    """Titles for all options and names for all their values, none of them the raw one."""
    rules = meadhall.game(game)
    first, finer = wording.split(rules)
    assert {one.name for one in first + finer} == {one.name for one in rules.options}
    assert first
    known = rules.option_words
    for one in rules.options:
        assert one.name in known.titles
        for choice in one.choices:
            assert str(choice) in known.values[one.name], (one.name, choice)
    text = pages.new_table(NewTablePage(game=rules, bots=bots.LEVELS))
    for one in rules.options:
        assert f'id="option-{one.name}"' in text
    assert "=custom" not in text
    assert "Bot: Oarsman" in text


def test_a_level_tells_what_it_is_like() -> None:
    text = pages.new_table(NewTablePage(game=GAME, bots=bots.LEVELS))
    for level in bots.levels("bottlecap"):
        assert level.title in text
        assert str(escape(level.sentence)) in text


def test_the_lobby_loads_the_icons_of_all_pages_and_those_of_no_game() -> None:
    shown = pages.lobby(LobbyPage(games=[meadhall.game(name) for name in meadhall.SHELF], open_tables=[entry()]))
    used = re.findall(r'<use href="([^"]+)"', shown)
    assert len(set(used)) > 10
    assert {address.split("#")[0] for address in used} == {assets.url("vendor/icons/hall.svg")}


@pytest.mark.parametrize(
    ("tag", "said"),
    [("en", "Has learnt at 4 seats, without house rules."), ("de", "Hat mit 4 Plätzen gelernt, ohne Hausregeln.")],
)
def test_where_bots_are_chosen_one_that_has_learnt_says_at_which_tables(tag: str, said: str) -> None:
    with reading(tag):
        assert said in pages.new_table(NewTablePage(game=GAME, bots=("oarsman", "learned")))
        assert said in pages.new_table(NewTablePage(game=GAME, bots=("oarsman", "search:iterations=40:net=1")))
        assert said not in pages.new_table(NewTablePage(game=GAME, bots=("oarsman", "search:iterations=40")))
