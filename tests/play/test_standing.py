"""Standing orders: what is a window, and what is aimed at a seat. The Steps say it; nobody guesses."""

from __future__ import annotations

from meadhall.play import Order, this_turn
from meadhall.play.standing import is_window
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import attack, play, who

A, B, C = range(3)


def test_who_is_attacked_is_asked_whatever_the_orders_say() -> None:
    table = attack(beer(3).hand("B", "A2").hand("A", "D1").gap("AB", 1).turn_of("B"), "A2", "Family Sword", "A")
    assert who(table) == "A"
    assert table.agenda.top().aimed_at(table, A)
    assert not table.agenda.top().aimed_at(table, B)
    assert not is_window(table, A)
    assert not Order().covers(table, A)


def test_who_is_tormented_is_asked_whatever_the_orders_say() -> None:
    position = beer(4).spirit("D", "drowsy", "drowsy").top("troublesome", "drowsy")
    table = play(position.drinks("B", "life", "board").hand("B", "D1").turn_of("D"), "pass", "torment B", "commit 2")
    assert who(table) == "B"
    assert table.agenda.top().aimed_at(table, B)
    assert not is_window(table, B)
    assert not this_turn(table).covers(table, B)


def test_in_a_window_about_a_ranged_attack_its_target_is_asked_and_the_others_are_passed() -> None:
    position = beer(3).hand("A", "A2").gear("A", "Bow").hand("B", "A1").hand("C", "A1").gap("AB", 3).gap("CA", 3)
    table = attack(position.turn_of("A", windows=True), "A2", "Bow", "B")
    assert table.deciders() == [B, C]
    assert [is_window(table, seat) for seat in (B, C)] == [True, True]
    order = Order(unless_target=True)
    assert not order.covers(table, B)
    assert order.covers(table, C)
    assert Order().covers(table, B)


def test_at_the_start_of_anothers_turn_nothing_is_aimed_at_anybody() -> None:
    table = beer(3).drinks("B", "board").turn_of("A", windows=True)
    assert who(table) == "B"
    assert not table.agenda.top().aimed_at(table, B)
    assert Order(unless_target=True).covers(table, B)
