"""The screen of Beer & Vikings: the circle, everybody's things, and the own hand."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from meadhall.cli.screens import screen
from meadhall.engine import View
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import sampled_game


def shown(view: View, width: int = 100) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(screen("beer")(view))
    return console.export_text()


def test_the_circle_shows_steps_and_minions_in_their_order() -> None:
    position = beer(6).gap("DE", 4).minion("D", "left", "Broddi", 1).minion("E", "right", "Ketil", 2)
    text = shown(position.turn_of("A").view(0))
    assert "●Bro›●‹Ket●●" in text
    assert "you ┓" in text


def test_life_wounds_drinks_equipment_and_valhalla_cards_are_told() -> None:
    position = beer(4).wounds("B", size=2).drinks("B", "life", "Bow").gear("B", "Mace", "Bow").valhalla("B", "Mjollnir")
    text = shown(position.turn_of("A").view(0))
    assert "♥6▣ ✚2" in text
    assert "Mace 1:+3/+1 † · Bow 3+:+2/+0 ▣" in text
    assert "Valhalla: Mjollnir" in text


def test_the_own_hand_has_boxes_and_text_and_other_hands_only_backs() -> None:
    position = beer(3).hand("A", "Epic Moment A2 D2 M1 quarrelsome").hand("B", "Mace drowsy", "Bow troublesome")
    text = shown(position.turn_of("A").view(0))
    assert "A2 D2 M1 K-" in text
    assert "lose 1 Life Point: draw 2 cards" in text
    assert "hand D T" in text
    assert "Bow" not in text


@pytest.mark.parametrize("width", [90, 120])
def test_the_legend_says_what_the_letters_of_the_boxes_stand_for(width: int) -> None:
    assert "A Attack, D Defense, M Move, K Drink" in shown(beer(3).turn_of("A").view(0), width)


def test_spirits_show_their_drinks_and_the_team() -> None:
    text = shown(beer(4).spirit("C", "drowsy", beers=2).spirit("D", beers=1).turn_of("A").view(0))
    assert "▣▣   the team has 3" in text
    assert "Spirit" in text


def test_mug_piles_reserve_location_and_sudden_death_stand_in_the_middle() -> None:
    position = beer(3, location="drakkar").top("drowsy").mug(4)
    text = shown(position.turn_of("A").view(0))
    assert "Mug ▣▣▣▣ 4" in text
    assert "reserve 15●" in text
    assert "drowsy on top" in text
    assert "Burning Drakkar" in text
    text = shown(beer(3).sudden_death("A", "BC").turn_of("B").view(0))
    assert "Sudden Death!" in text
    assert "one turn left" in text


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_table_fits(seats: int, width: int) -> None:
    table = sampled_game(seats, seats=seats)
    lines = shown(table.view(0), width).splitlines()
    assert max(map(cell_len, lines)) <= width
