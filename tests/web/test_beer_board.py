"""The board of Beer & Vikings: every option where it lies, nothing hidden on it, and the circle as it is."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.engine.table import Table
from meadhall.games.beer.actions import (
    AS_TEXT,
    BURN,
    COMMIT,
    DEFEND,
    DONE,
    GEAR,
    GIVE_UP,
    HAUNT,
    PASS,
    PLAY,
    SEAT,
    SOUL,
)
from meadhall.games.beer.components import HIDDEN
from meadhall.games.beer.steps.anytime import is_any_time
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.table import Beer
from meadhall.play import Match
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import decisions, sampled_game
from meadhall.testing.beer_moments import MOMENTS, asked, at_table, moment, played
from meadhall.testing.markup import Reader
from meadhall.web import icons, pages
from meadhall.web.model import GalleryPage, TablePage

HOSTILE = '<img src=x onerror="alert(1)">'
DRAWINGS = {icons.reference(name) for name in icons.files()}
NO_PLACE = {PASS, DONE, GIVE_UP}  # to do nothing lies nowhere


@pytest.fixture(params=list(MOMENTS))
def page(request: pytest.FixtureRequest, show: Any) -> TablePage:
    found: TablePage = show(moment(request.param))
    return found


def lies(action: int) -> bool:
    """Has the option a thing on the table? What burns stands in a list of its own."""
    return action not in NO_PLACE and not is_any_time(action)


def check(page: TablePage) -> None:
    """What must hold for every page of this board."""
    html = Reader(pages.table(page))
    listed = Counter(found["data-action"] for found in html.having("data-action"))
    assert [path for path, count in listed.items() if count > 1] == [], page.decision
    assert {int(path.split(" ")[0]) for path in listed} == {one.action for one in page.options}
    placed = Counter(found["value"] for found in html.having("data-place"))
    assert set(placed.values()) <= {1}
    picks = {int(found["data-leads"]) for found in html.having("data-leads")}
    picks |= {DEFEND + int(found["value"]) for found in html.having("data-key") if found.get("id", "")[:7] == "defend-"}
    assert {int(found["data-place"]) for found in html.having("data-place")} | picks == {
        one.action for one in page.options if lies(one.action)
    }
    whole = Counter(int(found["data-place"]) for found in html.having("data-place") if " " not in found["value"])
    assert set(whole.values()) <= {1}
    ids = Counter(found["id"] for found in html.having("id"))
    assert [name for name, count in ids.items() if count > 1] == []
    gliding = Counter(found["data-vt"] for found in html.having("data-vt"))
    assert [name for name, count in gliding.items() if count > 1] == []
    assert (html.crossed, html.open, html.nested) == ([], [], [])


def test_every_option_is_listed_and_lies_where_it_belongs_exactly_once(page: TablePage) -> None:
    check(page)


@pytest.mark.parametrize("seed", [0, 1, 3, 10, pytest.param(108, id="with Mjollnir")])
def test_whatever_is_asked_in_random_games_has_its_place_on_the_table(seed: int, show: Any) -> None:
    """All options of the game, all numbers of seats, every question that comes up; a page for each new question."""
    table = sampled_game(seed, turns=8)
    known: set[object] = set()
    for seat, _ in decisions(table, seed, most=600):
        verbs = frozenset(meadhall.game("beer").verbs.of(action).name for action in table.options(seat))
        question = (type(table.agenda.top()), verbs, table.players[seat].state, table.line >= 0)
        if question not in known:
            known.add(question)
            check(show(at_table(table), seat))
    assert len(known) > 20
    if table.over:
        check(show(at_table(table), 0))


def chosen(table: Beer, *ranges: tuple[int, int]) -> Beer:
    """Takes the first option of each range in turn, whoever is asked; windows in between are passed."""
    for base, many in ranges:
        while True:
            seat = table.deciders()[0]
            found = [action for action in table.options(seat) if base <= action < base + many]
            if found:
                table.apply(seat, found[0])
                break
            table.apply(seat, PASS)
    return table


def rare_questions() -> dict[str, Beer]:
    """Positions that random games hardly ever come to."""
    both = beer(3, game="combined_one_pile").gear("A", "Family Sword", "Dragon Horn")
    both = both.drinks("A", "Dragon Horn").sakes("A", "Dragon Horn")
    taken = beer(3).hand("A", "Buxom Barmaid").drinks("B", "Family Sword").turn_of("A")
    smashed = beer(3).hand("A", "Outrage!").drinks("A", "life").turn_of("A")
    robbed = beer(4).spirit("B", "drowsy").top("drowsy", "drowsy", "drowsy").drinks("A", "life", "Family Sword")
    return {
        "BurnKind": chosen(both.turn_of("A"), (BURN, 82)),
        "SmashGear": chosen(smashed, (PLAY, 196), (AS_TEXT, 1)),
        "SaveDrink": chosen(taken, (PLAY, 196), (AS_TEXT, 1), (GEAR + 0, 80), (SEAT + 2, 1)),
        "StealDrink": chosen(robbed.turn_of("B"), (HAUNT, 16), (COMMIT + 1, 1)),
    }


@pytest.mark.parametrize("name", ["BurnKind", "SmashGear", "SaveDrink", "StealDrink"])
def test_rare_questions_have_their_place_on_the_table_too(name: str, show: Any) -> None:
    table = rare_questions()[name]
    while type(table.agenda.top()).__name__ != name:
        table.apply(table.deciders()[0], PASS)
    check(show(at_table(table), table.deciders()[0]))


def test_what_lies_on_the_table_decides_the_same_as_the_list(page: TablePage) -> None:
    for tag, found in Reader(pages.table(page)).elements:
        if "data-place" in found or "data-action" in found:
            option, *then = found["value"].split(" ")
            place = found.get("data-place", option)
            assert (tag, found["form"], found["name"], option) == ("button", "act", "action", place)
            table = page.view.table.copy()
            for action in then:  # a whole path answers the next questions as well
                table.apply(page.view.seat, int(option))
                assert int(action) in table.options(page.view.seat)
                option = action


def test_what_is_refused_says_why_with_its_rule(page: TablePage) -> None:
    """Burning the soul is refused for one reason, however many cards it would be: that is said once."""
    told = {int(found["data-refused"]): found for found in Reader(pages.table(page)).having("data-refused")}
    souls = [one.action for one in page.refused if SOUL < one.action < SOUL + 16]
    assert set(told) == {one.action for one in page.refused} - set(souls[1:])
    for one in page.refused:
        if one.action in told:
            assert told[one.action]["data-tip"] == one.sentence
            assert told[one.action]["data-tip-rule"] == one.rule


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
@pytest.mark.parametrize("name", ["minions", "defending", "spirit there", "combined", "hidden spirits", "as a spirit"])
def test_a_page_is_the_same_whatever_the_viewer_can_not_know(name: str, seat: int | None, show: Any) -> None:
    match = moment(name)
    before = seen_by(match, match.table, seat, show)
    for seed in (7, 8, 9):
        other = match.table.redeal(-1 if seat is None else seat, seed=seed)
        assert seen_by(match, other, seat, show) == before


def test_a_guest_sees_backs_and_no_options(show: Any) -> None:
    match = moment("defending")
    text = pages.table(show(match, None))
    html = Reader(text)
    assert html.having("data-action") == []
    assert html.having("data-place") == []
    hand = text[text.index('id="hand"') :]
    assert 'class="band"' not in hand[: hand.index("</ul>")]


def test_hostile_names_stay_words(show: Any) -> None:
    match = played(asked(WarriorPhase), names=[HOSTILE, "B & B", "'\">", "Olaf", "Freydis"])
    for table_page in (show(match), show(match, None)):
        html = Reader(pages.table(table_page))
        assert "img" not in {tag for tag, _ in html.elements}
        assert html.crossed == []


def test_a_drink_lies_on_what_it_blocks_and_that_is_dim(show: Any) -> None:
    """BEER-DRK-3, BEER-ITM-2: a Dragon Horn only holds its drinks."""
    position = beer(3).gear("B", "Family Sword", "Spear", "Dragon Horn").drinks("B", "Spear", "Dragon Horn", "life")
    text = pages.table(show(at_table(position.turn_of("A"))))
    board = text[text.index('id="seat-1"') :]
    board = board[: board.index("</section>")]
    assert len(re.findall(r'class="tile[^"]*asleep', board)) == 1
    assert re.search(r'class="tile asleep".*?>Spear<', board)
    assert board.count('class="gems"') == 3
    assert re.search(r'class="drinks".*?<b>3</b>', board)
    assert board.count(">wielded<") == 1


def test_what_a_seat_has_in_hand_is_shown_by_its_backs_alone(show: Any) -> None:
    """BEER-HID-2."""
    match = moment("minions")
    page = show(match)
    table = page.view.table
    assert all(HIDDEN < card < 0 for player in table.players[1:] if player.alive for card in player.hand if card < 0)
    text = pages.table(page)
    for seat, player in enumerate(table.players):
        if seat and player.alive:
            board = text[text.index(f'id="seat-{seat}"') :]
            board = board[: board.index("</header>")]
            assert board.count("back ") >= len(player.hand)


def test_the_end_tells_who_won_and_what_everybody_had(show: Any) -> None:
    match = moment("over")
    text = pages.table(show(match))
    board = text[text.index('id="finale"') :]
    for seat, player in enumerate(match.table.players):
        row = board[board.index(f'id="seat-{seat}"') :]
        row = row[: row.index("</li>")]
        assert row.count('class="gem ') == player.drinks
        assert ("winner" in row) == (seat in match.table.winners)


def test_all_components_are_in_the_gallery() -> None:
    html = Reader(pages.gallery(GalleryPage(game=meadhall.game("beer"))))
    classes = Counter(found.get("class", "").split(" ")[0] for _, found in html.elements)
    assert (classes["kind"], classes["named-card"]) == (56, 16 + 10 + 4)
