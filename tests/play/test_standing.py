"""Standing orders: what is a window, and what is aimed at a seat. The Steps say it; nobody guesses."""

from __future__ import annotations

from meadhall import bots
from meadhall.play import Match, Order, new_match, this_turn
from meadhall.play.standing import is_window
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import attack, play, who
from meadhall.testing.worlds import moments

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


def awaited(match: Match) -> set[str]:
    """What seat 0 is asked in the first rounds, by the classes of the Steps, when the greedy bot answers for it."""
    found: set[str] = set()
    chooser = bots.bot("greedy", 5)
    while not match.over and match.table.decisions < 220:
        match.run()
        if not match.over:
            found.add(type(match.table.agenda.top()).__name__)
            match.act(0, chooser.choose(match.view(0)))
    return found


def test_what_nearly_everybody_lets_go_by_is_asked_only_of_who_holds() -> None:
    usually = awaited(new_match("beer", ["you", "greedy", "greedy", "greedy"], seed=5))
    holding = new_match("beer", ["you", "greedy", "greedy", "greedy"], seed=5)
    holding.order(0, Order(hold=True))
    assert "AnyTime" not in usually
    assert {"AnyTime", "DefensePhase"} <= awaited(holding)


def test_a_usual_answer_is_an_option_and_follows_from_what_everybody_sees() -> None:
    answered = 0
    for seed in range(3):
        for table in moments("beer", seed, 60, 300):
            for seat in table.deciders():
                usual = table.agenda.top().usual(table, seat)
                if usual >= 0:
                    answered += 1
                    assert usual in table.options(seat)
                for viewer in range(table.setting.seats):
                    if viewer != seat:
                        seen = table.redeal(viewer, 3)
                        assert seen.agenda.top().usual(seen, seat) == usual
    assert answered > 5


def test_whoever_is_not_asked_is_answered_for_after_the_same_delay_as_who_can_only_pass() -> None:
    match = new_match("beer", ["you"] * 4, seed=5, live=True)
    dues = match.dues()
    while not [due for due in dues if due.why == "usual"]:
        seat = match.deciders()[0]
        if dues:
            match.move(dues[0].seat)
        else:
            match.act(seat, match.table.default(seat))
        dues = match.dues()
    assert all(0.7 <= due.delay <= 2.2 for due in dues)
