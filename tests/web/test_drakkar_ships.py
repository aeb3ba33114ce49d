"""Ships and cards of Drakkar as they are drawn, what a face would make of a ship, and the end."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape

import meadhall
from meadhall.engine.record import load_record
from meadhall.games.drakkar.components import BOW, EITHER_END, STERN
from meadhall.games.drakkar.outlook import after, becomes, crew_of, idle
from meadhall.games.drakkar.steps.commit import LayCard
from meadhall.play import new_match
from meadhall.testing.drakkar import drakkar, lay
from meadhall.testing.drakkar_moments import NAMES, moment
from meadhall.testing.markup import Reader
from meadhall.web import pages
from meadhall.web.boards.drakkar import ledger, phase
from meadhall.web.boards.drakkar.ship import Load, Ship, drawing, ghost_role, ship_of
from meadhall.web.model import GalleryPage


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
        counts = re.findall(r'class="loot (\w+)".*?<b>(\d+)</b>', row[: row.index("<small>")])
        assert counts == [(kind, str(many)) for kind, many in zip(("goat", "weapon", "gold"), village.tokens)]
        assert f">{village.score()}<" in row


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_end_is_told_to_winners_and_others_with_the_winners_ship(seat: int | None, show: Any) -> None:
    match = moment("over")
    table = match.table
    [winner] = table.winners
    html = pages.table(show(match, seat))
    scene = html[html.index('class="homecoming') : html.index('id="finale"')]
    assert f'class="ship s{winner}"' in scene
    assert ("You win!" in scene) == (seat == winner)
    if seat is not None and seat != winner:
        behind = table.villages[winner].score() - table.villages[seat].score()
        assert f"{behind} point" in scene
        assert f"You were {behind} point" in html
    decided = re.search(r'class="decided wood".*?</section>', html, re.S)
    assert decided is not None
    assert "Quest" in decided[0]


def test_all_components_are_in_the_gallery() -> None:
    html = Reader(pages.gallery(GalleryPage(game=meadhall.game("drakkar"))))
    classes = Counter(found.get("class", "").split(" ")[0] for _, found in html.elements)
    assert (classes["kind-card"], classes["pair"], classes["offer-quest"]) == (15, 60, 24)


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


def test_a_turn_is_listed_card_by_card_with_what_came_of_each(show: Any, play: Any) -> None:
    match = play(game="drakkar", least=8, until=lambda table: isinstance(table.agenda.top(), LayCard))
    page = show(match)
    found = ledger.cards(phase.seen(page), ledger.last_turn(phase.seen(page)))
    assert sorted(card.seat for card in found) == [0, 1, 2, 3]
    colours = [card.side.colour for card in found]
    assert colours == sorted(colours, key=["red", "yellow", "blue"].index)
    told = {line.text for line in page.log}
    assert all(card.lines and {line.text for line in card.lines} <= told for card in found)
    text = pages.table(page)
    begins = text.index('id="this-turn"')
    panel = text[begins : text.index("</section", begins)]
    assert panel.count('data-do="scene-again"') == len(found)  # each card by its name
    for card in found:
        assert card.side.called in panel
        assert escape(card.lines[0].text) not in panel  # that is told by the news, once
    watched = pages.table(show(match, None))  # who only watches has no news
    begins = watched.index('id="this-turn"')
    panel = watched[begins : watched.index("<section", begins)]
    assert panel.count('data-do="scene-again"') == len(found) + 1
    told_to_guests = ledger.cards(phase.seen(show(match, None)), ledger.last_turn(phase.seen(show(match, None))))
    assert all(escape(card.lines[0].text) in panel for card in told_to_guests)


def test_while_cards_act_the_list_says_which_are_still_to_come(show: Any, play: Any) -> None:
    def half_way(table: Any) -> bool:
        acting = 0 in table.deciders() and phase.phase_of(table) is phase.Phase.RESOLVE
        return acting and any(village.played >= 0 for village in table.villages[1:])

    for seed in range(20):
        match = play(game="drakkar", seed=seed, least=6, until=half_way)
        if not match.over:
            break
    page = show(match)
    found = ledger.cards(phase.seen(page), ledger.last_turn(phase.seen(page)))
    waiting = [card for card in found if card.told < 0]
    assert waiting
    assert waiting == found[-len(waiting) :]
    text = pages.table(page)
    assert text.count("is still to come.") == len(waiting)
    beside = text[text.index('id="side"') :]
    for line in {line for card in found for line in card.lines}:
        assert beside[: beside.index('id="log"')].count(escape(line.text)) == 1


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_shared_victory_is_told_to_all_as_one(seat: int | None, show: Any) -> None:
    record = load_record(Path(__file__).parents[1] / "golden/drakkar/shared-victory.json")
    match = new_match("drakkar", ["you"] * 3, record.seed, options=record.options, names=["Astrid", "Bjorn", "Canute"])
    for number, action in record.decisions:
        match.act(number, action)
    assert match.table.winners == [0, 2]
    html = pages.table(show(match, seat))
    scene = html[html.index('class="homecoming') : html.index('id="finale"')]
    titles = {0: "You win, together with Canute!", 2: "You win, together with Astrid!"}
    assert titles.get(-1 if seat is None else seat, "Astrid and Canute share the victory") in scene
    below = (
        "With 2 points each, 1 point ahead of you." if seat == 1 else "The mightiest Vikings, with 2 points each to 1."
    )
    assert below in scene
