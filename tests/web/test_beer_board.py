"""The board of Beer & Vikings: every option where it lies, nothing hidden on it, and the circle as it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

import meadhall
from meadhall import bots
from meadhall.engine.table import Table
from meadhall.games.beer.actions import (
    AS_TEXT,
    BURN,
    COMMIT,
    DONE,
    GEAR,
    GIVE_UP,
    HAUNT,
    LEFT,
    PASS,
    PLAY,
    RIGHT,
    SEAT,
    SOUL,
    TARGET,
)
from meadhall.games.beer.blows import blow
from meadhall.games.beer.components import HIDDEN
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.defend import Defend, WhenHurt
from meadhall.games.beer.steps.drink import PlaceDrink
from meadhall.games.beer.steps.play import PlayAs
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.steps.weapons import ChooseTarget
from meadhall.games.beer.table import Beer
from meadhall.play import Match, new_match
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import decisions, sampled_game
from meadhall.testing.beer_play import attack, play
from meadhall.web import pages
from meadhall.web.boards.beer import aims as aiming
from meadhall.web.boards.beer import circle, ring
from meadhall.web.boards.beer.phase import seen
from meadhall.web.model import GalleryPage, TablePage

NAMES = ["Astrid", "Björn", "Sigrid", "Olaf", "Freydis", "Halfdan", "Ingrid", "Torvald"]
HOSTILE = '<img src=x onerror="alert(1)">'
VOID = {"input", "link", "meta", "br", "hr", "img"}
NO_PLACE = {PASS, DONE, GIVE_UP}  # to do nothing lies nowhere


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


def asked(kind: type, more: Callable[[Beer], bool] = lambda table: True) -> Callable[[Beer], bool]:
    return lambda t: not t.over and isinstance(t.agenda.top(), kind) and 0 in t.deciders() and more(t)


def played(
    until: Callable[[Beer], bool],
    seats: int = 5,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
) -> Match:
    """A match in which seat 0 is a person at such a moment; the greedy bot has decided for it until then."""
    for seed in range(1, 40):
        kinds = ["you"] + ["greedy"] * (seats - 1)
        match = new_match("beer", kinds, seed=seed, options=options, names=(names or NAMES)[:seats])
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


MOMENTS: dict[str, dict[str, Any]] = {
    "first turn": {"until": asked(WarriorPhase), "seats": 4},
    "minions": {"until": asked(WarriorPhase, lambda t: t.round >= 3 and bool(t.minions))},
    "playing": {"until": asked(PlayAs, lambda t: t.round >= 2)},
    "aiming": {"until": asked(ChooseTarget)},
    "defending": {"until": asked(Defend, lambda t: t.round >= 2)},
    "drinking": {"until": asked(PlaceDrink)},
    "spirit there": {"until": asked(WarriorPhase, lambda t: bool(t.spirits()))},
    "as a spirit": {"until": lambda t: not t.over and 0 in t.deciders() and t.players[0].state == SPIRIT},
    "two left": {"until": asked(WarriorPhase, lambda t: t.line >= 0), "seats": 3},
    "eight": {"until": asked(WarriorPhase, lambda t: t.round >= 2), "seats": 8},
    "combined": {
        "until": asked(WarriorPhase, lambda t: t.round >= 3),
        "options": {"game": "combined_two_piles", "location": "drakkar"},
    },
    "battleground": {
        "until": asked(WarriorPhase, lambda t: t.round >= 2),
        "seats": 7,
        "options": {"game": "combined_one_pile", "location": "battleground"},
    },
    "hidden spirits": {
        "until": lambda t: asked(WarriorPhase)(t) and bool(t.spirits()),
        "options": {"spirit_faces": "hidden"},
    },
    "over": {"until": lambda table: table.over},
}
MATCHES: dict[str, Match] = {}  # as they are only read, all tests share them


def moment(name: str) -> Match:
    if name not in MATCHES:
        MATCHES[name] = played(**MOMENTS[name])
    return MATCHES[name]


def at_table(table: Beer) -> Match:
    """A match at that very position, with people at all seats."""
    seats = table.setting.seats
    match = new_match("beer", ["you"] * seats, seed=1, options=table.setting.options, names=table.setting.names)
    match.table = table
    return match


@pytest.fixture(params=list(MOMENTS))
def page(request: pytest.FixtureRequest, show: Any) -> TablePage:
    found: TablePage = show(moment(request.param))
    return found


def check(page: TablePage) -> None:
    """What must hold for every page of this board."""
    html = Reader(pages.table(page))
    listed = [int(found["data-action"]) for found in html.having("data-action")]
    assert listed == [one.action for one in page.options]
    placed = Counter(int(found["data-place"]) for found in html.having("data-place"))
    assert set(placed.values()) <= {1}
    assert set(placed) == {one.action for one in page.options} - NO_PLACE
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
        if "data-place" in found:
            assert (tag, found["form"], found["name"], found["value"]) == (
                "button",
                "act",
                "action",
                found["data-place"],
            )


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


# The circle


@pytest.mark.parametrize("seats", range(3, 9))
def test_who_sits_on_the_left_is_on_the_left_and_everybody_keeps_his_angle(seats: int) -> None:
    """BEER-CIR-1: clockwise from the seat in front, at the bottom."""
    table = beer(seats).turn_of("A")
    before = ring.layout(table, 0)
    assert before.seats[0].y == max(where.y for where in before.seats.values())
    assert before.seats[1].x < before.seats[0].x < before.seats[seats - 1].x
    dead = beer(seats).spirit("B").turn_of("A")
    assert ring.layout(dead, 0).seats == before.seats


def test_there_are_as_many_pegs_as_step_counters_and_they_keep_apart() -> None:
    """BEER-CIR-2."""
    table = beer(4).gap("AB", 5).gap("BC", 1).minion("A", "left", "Broddi", 2).turn_of("A")
    laid = ring.layout(table, 0)
    assert len(laid.pegs) == sum(player.gap for player in table.players)
    between = ring.sequence(table, 0)
    assert [one is None for one in between] == [True, True, False, True, True, True]
    spots = [*laid.pegs, *laid.seats.values(), *(where for _, where in laid.minions)]
    for number, one in enumerate(spots):
        for other in spots[:number]:
            assert abs(one.x - other.x) + abs(one.y - other.y) > 12


def test_a_minion_beside_another_warrior_leaves_him_the_room_for_words(show: Any) -> None:
    position = beer(4).gap("BC", 12).minion("B", "left", "Broddi", 6).minion("B", "left", "Ketil", 12)
    html = pages.table(show(at_table(position.turn_of("A"))))
    classes = {name: kind for kind, name in re.findall(r'class="(piece minion[^"]*)".*?<b>(\w+)</b>', html)}
    assert "hushed" not in classes["Broddi"]
    assert "hushed" in classes["Ketil"]


def test_both_distances_are_told_and_a_line_has_one(show: Any) -> None:
    """BEER-ATT-4: melee counts either way round."""
    table = beer(3).gap("AB", 2).gap("BC", 4).gap("CA", 5).turn_of("A")
    at = seen(show(at_table(table)))
    assert aiming.distances(at) == {1: (2, 9), 2: (6, 5)}
    assert "clockwise" in pages.table(show(at_table(table)))
    alone = beer(3).spirit("C").gap("AB", 4).turn_of("A")
    assert aiming.distances(seen(show(at_table(alone)))) == {1: (4, -1)}


def test_a_target_names_the_weapon_and_the_final_value_and_its_way_is_painted(show: Any) -> None:
    """BEER-ATT-1: box, Weapon and what else adds to it."""
    table = beer(4).hand("A", "A2").gear("A", "Battle Axe").gap("AB", 3).gap("BC", 2).gap("CD", 2).gap("DA", 3)
    laid = play(table.turn_of("A"), "play A2", "as attack")
    page = show(at_table(laid))
    text = pages.table(page)
    targets = [one.action for one in page.options if TARGET <= one.action < TARGET + 16]
    assert targets == [TARGET + 1, TARGET + 3]
    for action in targets:
        button = text[text.index(f'data-place="{action}"') :]
        button = button[: button.index("</button>")]
        assert ">Battle Axe<" in button
        assert "<b>5</b>" in button
        assert len(re.findall(rf'class="way preview"[^>]*data-also="{action}"', text)) == 1


def test_an_attack_the_long_way_round_shows_its_way(show: Any) -> None:
    """BEER-CIR-5: B is 2 away to the left, and 3 to the right, past C, where the Spear reaches him."""
    position = beer(3).gap("AB", 2).gap("BC", 1).gap("CA", 2).gear("A", "Spear").hand("A", "A1").hand("B", "D1")
    table = play(position.turn_of("A"), "play A1", "as attack")
    aims = aiming.threats(seen(show(at_table(table))))
    assert (aims[1].side, aims[1].long) == (RIGHT, True)
    text = pages.table(show(at_table(table)))
    assert "the long way round, to the right" in text
    options = re.sub("<[^>]*>", "", text[text.index('id="options"') :])
    assert "3 Steps the long way round, to the right, past C. Life 6 → 3 if undefended." in options
    play(table, "at B")
    for seat in range(3):  # whoever looks on, the blow takes the same way
        at = seen(show(at_table(table), seat))
        assert at.attack is not None
        assert circle.blow_side(at, at.attack) == RIGHT


def test_a_minions_blow_comes_from_the_minion(show: Any) -> None:
    """BEER-MIN-6: not from its master."""
    position = beer(3).gap("AB", 5).minion("A", "left", "Broddi", 3).hand("B", "D1").top("A2")
    at = seen(show(at_table(play(position.turn_of("A"), "done")), 1))
    laid = ring.layout(at.table, 1)
    broddi = laid.minion(at.table.minions[0].number)
    assert broddi is not None
    assert ring.way(broddi, laid.seats[1], LEFT, 9) in str(circle.struck(at, laid))


# Answering an attack


@pytest.mark.parametrize(
    ("life", "drink", "value", "defense", "damage", "left", "deadly"),
    [
        (4, False, 4, 2, 2, 2, False),
        (4, False, 4, 4, 0, 4, False),
        (4, False, 2, 5, 0, 4, False),
        (4, False, 4, 0, 4, 0, True),
        (4, True, 4, 0, 4, 1, False),
        (4, True, 1, 0, 1, 4, False),
        (4, True, 5, 0, 5, 0, True),
    ],
)
def test_what_a_blow_takes(
    life: int, drink: bool, value: int, defense: int, damage: int, left: int, deadly: bool
) -> None:
    """BEER-ATT-8, BEER-LIFE-1: a drink on the Life pile goes first."""
    position = beer(3).life("A", size=life)
    table = (position.drinks("A", "life") if drink else position).turn_of("B")
    found = blow(table, 0, value, defense)
    assert (found.damage, found.left, found.deadly) == (damage, left, deadly)


def test_dragons_blood_makes_even_damage_run_off() -> None:
    """BEER-VAL-1."""
    table = beer(3).valhalla("A", "Blood").turn_of("B")
    assert blow(table, 0, 4, 0).damage == 0
    assert blow(table, 0, 3, 0).damage == 3


def test_each_defense_tells_damage_and_life_and_the_deadly_is_red(show: Any) -> None:
    position = beer(3).hand("A", "D1 A1", "D- A2").hand("B", "A2").life("A", size=4).gap("AB", 1).gear("A", wield=None)
    table = attack(position.turn_of("B"), "A2", "Family Sword", "A")
    text = pages.table(show(at_table(table)))
    options = text[text.index('id="options"') :]
    assert "3 damage, Life 4 → 1." in options
    assert re.search(r'class="harm">4 damage: you die\.', options)
    hand = text[text.index('id="hand"') : text.index('id="options"')]
    assert hand.count('class="can res dead"') == 1
    assert 'class="blow"' in text


def test_a_defense_card_lies_in_the_middle_as_the_defenders(show: Any) -> None:
    """BEER-TURN-5: it is carried out beside the attacker's card until the attack is over."""
    position = beer(3).warrior("C", "freydis").hand("B", "A3").hand("C", "Mace").gap("BC", 1)
    table = play(attack(position.turn_of("B"), "A3", "Family Sword", "C"), "C: defend Mace")
    assert isinstance(table.agenda.top(), WhenHurt)
    attacking, defending = table.resolving
    for seat, caption, card in ((0, "C plays", defending), (1, "C plays", defending), (2, "B plays", attacking)):
        text = pages.table(show(at_table(table), seat))
        assert re.search(rf'class="resolving"><span [^>]*data-vt="card-{card}".*?{caption}', text)
        assert text.count("being carried out") == (0 if seat == 0 else 1)


def test_the_option_that_frees_a_wielded_weapon_says_why_it_does_not_defend(show: Any) -> None:
    """BEER-DRK-3."""
    position = beer(3).hand("A", "D1").hand("B", "A2").drinks("A", "Family Sword").gap("AB", 1)
    table = attack(position.turn_of("B"), "A2", "Family Sword", "A")
    text = pages.table(show(at_table(table)))
    options = text[text.index('id="options"') :]
    assert re.search(r"Burn the drink on the Family Sword</span>.*?Its \+2 does not defend you now", options)


# Boards


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
