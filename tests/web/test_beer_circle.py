"""The circle of Beer & Vikings as it is drawn: who sits where, how far it is, and the ways that blows take."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.games.beer.actions import (
    LEFT,
    RIGHT,
    TARGET,
)
from meadhall.testing.beer import beer
from meadhall.testing.beer_moments import at_table
from meadhall.testing.beer_play import play
from meadhall.web import pages
from meadhall.web.boards.beer import aims as aiming
from meadhall.web.boards.beer import circle, ring
from meadhall.web.boards.beer.phase import seen


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
