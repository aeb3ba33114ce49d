"""Part 5 of the catalogue: damage and Valkyries."""

from __future__ import annotations

import pytest

from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import Position, bottlecap, choices, damage, happened, lid, meters, play


def bleeding(seats: int = 2) -> Position:
    """Red one space before Blood gold, where part b draws one token."""
    return bottlecap(seats).space(2, "S07").ship(0, 1)


@pytest.mark.rule("CAP-DMG-1")
def test_gaining_damage_draws_one_token_and_lays_it_open() -> None:
    table = play(bleeding().draws("R").turn_of(0), "sail 1", "part b")
    assert (damage(table, 0), lid(table)) == ((1, 0), (4, 7))
    assert happened(table, events.DREW) == [(0, 1, 0, 0, 0)]


@pytest.mark.rule("CAP-DMG-1")
def test_every_token_in_the_lid_is_equally_likely() -> None:
    """5 of 12 are red."""
    table = play(bleeding().turn_of(0), "sail 1")
    reds = 0
    for seed in range(2400):
        reds += damage(play(table.redeal(0, seed), "part b"), 0)[0]
    assert 900 <= reds <= 1100  # 1000 expected; four standard deviations are 97


@pytest.mark.rule("CAP-DMG-2")
def test_damage_has_no_limit_and_no_effect_on_sailing_or_building() -> None:
    position = (
        bottlecap(seats=4).ships(1, 5, 5, 5).space(2, "S01").damage(0, red=3, grey=17).meters(0, 0, 8, 6).hut(0, 3)
    )
    table = position.turn_of(0)
    assert choices(table) == ["sail 1", "sail 2", "sail 3"]
    assert play(table, "sail 1", "part a").winners == [0]


@pytest.mark.rule("CAP-DMG-3")
def test_lost_damage_goes_back_into_the_lid_in_the_colours_chosen() -> None:
    position = bottlecap().space(2, "S06").ship(0, 1).wood(0, 1).damage(0, red=2, grey=3)
    table = play(position.turn_of(0), "sail 1", "part a")
    assert choices(table) == ["return 2 red", "return 1 red", "return 0 red"]
    play(table, "return 1 red")
    assert (damage(table, 0), lid(table)) == ((1, 2), (4, 5))


@pytest.mark.rule("CAP-DMG-4", "CAP-RUL-9")
def test_a10_returns_its_token_before_anyone_else_draws() -> None:
    """The lid holds one red and one grey besides those out: what Red returns is there for Blue."""
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(0, "A10").damage(0, red=3, grey=7).glory(0, 5)
    table = position.draws("R", "R", "R").turn_of(0)
    assert lid(table) == (2, 0)
    play(table, "sail 1")  # Red draws both, one goes back, Blue draws it
    drawn = [(seat, reds) for seat, reds, *_ in happened(table, events.DREW)]
    assert drawn == [(0, 2), (1, 1)]
    assert happened(table, events.MISSED) == []


@pytest.mark.rule("CAP-DMG-4")
def test_with_a_short_lid_one_token_is_always_kept() -> None:
    """Two tokens for three ships: Red keeps one of two, Blue with A10 gets the other and keeps it, Green none."""
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").abilities(0, "A10").abilities(1, "A10")
    position.damage(2, red=3, grey=6).damage(1, grey=6).meters(2, 5, 5, 5).meters(1, 5, 5, 5)
    table = position.draws("R", "R", "R").turn_of(0)
    assert lid(table) == (2, 0)
    play(table, "sail 1")
    assert [(seat, reds, greys) for seat, reds, greys, *_ in happened(table, events.DREW)] == [(0, 2, 0), (1, 1, 0)]
    assert happened(table, events.MISSED) == [(2, 0, 0, 0, 0)]


@pytest.mark.rule("CAP-DMG-4", "CAP-CITY-6")
def test_two_a10_draw_three_and_keep_one() -> None:
    table = bleeding().abilities(0, "A10", "A10").draws("R", "G", "G").turn_of(0)
    play(table, "sail 1", "part b", "undraw grey", "undraw red")
    assert (damage(table, 0), lid(table)) == ((0, 1), (5, 6))


@pytest.mark.rule("CAP-DMG-4")
def test_three_a10_draw_four_and_keep_one() -> None:
    table = bleeding().abilities(0, "A10", "A10", "A10").draws("R", "R", "R", "G").turn_of(0)
    play(table, "sail 1", "part b", "undraw red", "undraw red", "undraw red")
    assert (damage(table, 0), lid(table)) == ((0, 1), (5, 6))


@pytest.mark.rule("CAP-DMG-5")
def test_a_single_gain_never_meets_an_empty_lid() -> None:
    """Even with every grey and three reds out two reds are left, and one of them calls the Valkyries."""
    position = bleeding().damage(0, red=3, grey=7).meters(0, 5, 5, 5).draws("R")
    table = position.turn_of(0)
    assert lid(table) == (2, 0)
    play(table, "sail 1", "part b")
    assert (damage(table, 0), lid(table), meters(table, 0)) == ((0, 0), (5, 7), (5, 4, 4))


@pytest.mark.rule("CAP-VAL-1")
@pytest.mark.parametrize(("out", "drawn", "come"), [(3, "R", True), (2, "R", False), (3, "G", False)])
def test_the_valkyries_come_when_a_red_makes_four(out: int, drawn: str, come: bool) -> None:
    table = play(bleeding().damage(1, red=out).draws(drawn).turn_of(0), "sail 1", "part b")
    assert (len(happened(table, events.VALKYRIES)) == 1) == come
    assert (damage(table, 1) == (0, 0)) == come


PENALTIES = [(0, (5, 5, 5)), (1, (5, 5, 5)), (2, (5, 3, 5)), (3, (5, 5, 4)), (4, (5, 3, 4)), (7, (5, 3, 4))]


@pytest.mark.rule("CAP-VAL-2", "CAP-RUL-26")
@pytest.mark.parametrize(("tokens", "left"), PENALTIES)
@pytest.mark.parametrize("red", [0, 1])
def test_the_valkyries_take_by_number_of_tokens_whatever_their_colour(
    tokens: int, left: tuple[int, int, int], red: int
) -> None:
    if red > tokens:
        red = 0
    position = bleeding(seats=3).damage(2, red=3 - red).damage(1, red=red, grey=tokens - red).meters(1, 5, 5, 5)
    table = play(position.draws("R").turn_of(0), "sail 1", "part b")
    assert (meters(table, 1), damage(table, 1)) == (left, (0, 0))


@pytest.mark.rule("CAP-VAL-2")
def test_all_seats_are_visited_involved_or_not() -> None:
    position = bleeding(seats=4).damage(1, red=1, grey=1).damage(2, red=2).damage(3, grey=2)
    for seat in (1, 2, 3):
        position.gold(seat, 4)
    table = play(position.draws("R").turn_of(0), "sail 1", "part b")
    assert [meters(table, seat)[1] for seat in range(4)] == [1, 2, 2, 2]


@pytest.mark.rule("CAP-VAL-3")
@pytest.mark.parametrize(("held", "left"), [((5, 1, 0), (5, 0, 0)), ((5, 0, 2), (5, 0, 1)), ((5, 1, 2), (5, 0, 1))])
def test_gold_and_glory_are_paid_separately_as_far_as_there_is_any(
    held: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    position = bleeding().damage(1, red=3, grey=2).meters(1, *held)
    assert meters(play(position.draws("R").turn_of(0), "sail 1", "part b"), 1) == left


@pytest.mark.rule("CAP-VAL-4", "CAP-INV-10")
def test_all_damage_goes_back_to_the_lid() -> None:
    position = bleeding(seats=3).damage(0, grey=2).damage(1, red=3, grey=2).damage(2, grey=5)
    table = play(position.draws("R").turn_of(0), "sail 1", "part b")
    assert [damage(table, seat) for seat in range(3)] == [(0, 0)] * 3
    assert lid(table) == (5, 12)


@pytest.mark.rule("CAP-VAL-5")
@pytest.mark.parametrize(
    ("tokens", "left"), [(0, (5, 5, 5)), (2, (5, 5, 5)), (3, (5, 3, 5)), (4, (5, 5, 4)), (5, (5, 3, 4))]
)
def test_a06_moves_the_penalty_down_one_row(tokens: int, left: tuple[int, int, int]) -> None:
    position = bleeding(seats=3).damage(2, red=3).damage(1, grey=tokens).meters(1, 5, 5, 5).abilities(1, "A06")
    assert meters(play(position.draws("R").turn_of(0), "sail 1", "part b"), 1) == left


@pytest.mark.rule("CAP-VAL-5")
def test_a_missing_token_counts_and_a06_takes_it_off_again() -> None:
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").damage(0, red=1, grey=5).damage(1, red=1, grey=7)
    position.damage(2, red=1).meters(2, 0, 5, 5).abilities(2, "A06").draws("R", "R")
    assert meters(play(position.turn_of(0), "sail 1"), 2) == (0, 5, 5)  # 1 + 1 missing - 1


@pytest.mark.rule("CAP-VAL-6")
def test_the_interrupted_step_goes_on() -> None:
    """The Valkyries of the line are followed by the landing, the window and the action."""
    position = bottlecap().ships(4, 0).space(5, "S07").damage(1, red=3).abilities(0, "A09").draws("R")
    table = play(position.turn_of(0), "sail 1")
    assert len(happened(table, events.VALKYRIES)) == 1
    assert choices(table) == ["use A09", "done"]
    assert choices(play(table, "done")) == ["part a", "part b", "finish"]


@pytest.mark.rule("CAP-VAL-7", "CAP-RUL-18")
def test_what_the_valkyries_return_is_a_loss_for_a29_and_none_for_a15() -> None:
    position = bleeding(seats=3).damage(0, red=3).abilities(0, "A29").abilities(1, "A15").abilities(2, "A29")
    table = play(position.draws("R").turn_of(0), "sail 1", "part b", "finish")
    assert meters(table, 0) == (0, 2, 0)  # the blood's gold and A29's
    assert [meters(table, seat) for seat in (1, 2)] == [(0, 0, 0)] * 2  # Green had no damage


@pytest.mark.rule("CAP-VAL-8")
def test_a08_needs_no_fourth_red_and_leaves_huts_and_ships_alone() -> None:
    position = bottlecap().side(0, "U1").hut(0, 2).space(2, "S01").ship(0, 1).meters(0, 0, 6, 5)
    position.damage(1, red=1, grey=3).meters(1, 5, 5, 5).abilities(1, "A06")
    table = play(position.turn_of(0), "sail 1", "part a", "step A08")
    assert (meters(table, 1), damage(table, 1)) == ((5, 5, 4), (0, 0))
    assert table.villages[0].tier == 3
