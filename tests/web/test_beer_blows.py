"""Answering an attack on the board of Beer & Vikings: what a blow takes, and what each answer leads to."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.games.beer.blows import blow
from meadhall.games.beer.steps.defend import WhenHurt
from meadhall.testing.beer import beer
from meadhall.testing.beer_moments import at_table
from meadhall.testing.beer_play import attack, play
from meadhall.web import pages


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
