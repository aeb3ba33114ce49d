"""Part 5 of the catalogue: attacks."""

from __future__ import annotations

import pytest

from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import bottlecap, choices, damage, happened, lid, meters, play


@pytest.mark.rule("CAP-ATK-1")
def test_a_move_that_ends_beside_ships_attacks_all_of_them_and_is_not_a_choice() -> None:
    position = bottlecap(seats=4).ships(1, 2, 2, 3).space(2, "S01").draws("G", "G", "G")
    table = play(position.turn_of(0), "sail 1")
    assert [sum(damage(table, seat)) for seat in range(4)] == [1, 1, 1, 0]
    assert happened(table, events.ATTACKED) == [(0, 0b0110, 0, 0, 0)]
    assert table.active == 1


@pytest.mark.rule("CAP-ATK-1")
def test_a_move_that_ends_alone_attacks_nobody() -> None:
    table = play(bottlecap().ships(1, 3).space(2, "S01").turn_of(0), "sail 1")
    assert (happened(table, events.ATTACKED), lid(table)) == ([], (5, 7))


@pytest.mark.rule("CAP-ATK-2")
def test_an_attack_goes_through_draws_check_robbery_and_plunder_in_this_order() -> None:
    """Blue's 3 gold: the Valkyries take 2, Robbers' bay the last one, so that nothing is left to plunder."""
    position = bottlecap().ships(1, 2).space(2, "S09").abilities(0, "A23").gold(1, 3).damage(1, red=1).damage(0, red=2)
    table = play(position.draws("R", "G").turn_of(0), "sail 1")
    assert meters(table, 1) == (0, 0, 0)
    order = [event.kind for event in table.events()]
    wanted = [events.ATTACKED, events.DREW, events.DREW, events.VALKYRIES]
    assert [kind for kind in order if kind in wanted] == wanted
    losses = [(b, d) for seat, _, b, _, d in happened(table, events.LOST) if seat == 1]
    assert losses == [(2, events.BY_VALKYRIES), (1, events.ROBBED)]
    assert happened(table, events.TOOK) == []


@pytest.mark.rule("CAP-ATK-2", "CAP-ATK-3")
def test_the_check_comes_once_after_all_draws() -> None:
    """The attacker draws the fourth red, but the defender still takes its token before anybody pays."""
    position = bottlecap().ships(1, 2).space(2, "S01").damage(0, red=2).damage(1, red=1, grey=1).glory(1, 5)
    table = play(position.draws("R", "G").turn_of(0), "sail 1")
    assert meters(table, 1) == (0, 0, 4)  # three damage, not two
    assert len(happened(table, events.VALKYRIES)) == 1
    assert [damage(table, seat) for seat in (0, 1)] == [(0, 0)] * 2


@pytest.mark.rule("CAP-ATK-3")
def test_the_active_seat_draws_first_then_clockwise() -> None:
    position = bottlecap(seats=4).ships(2, 2, 1, 2).space(2, "S01").draws("R", "G", "R", "G")
    table = play(position.turn_of(2), "sail 1")
    assert [seat for seat, *_ in happened(table, events.DREW)] == [2, 3, 0, 1]
    assert [damage(table, seat) for seat in range(4)] == [(1, 0), (0, 1), (1, 0), (0, 1)]


@pytest.mark.rule("CAP-ATK-3")
def test_a_seat_completes_its_draw_with_a10_before_the_next_draws() -> None:
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(0, "A10").draws("R", "G", "R")
    table = play(position.turn_of(0), "sail 1")
    assert table.deciders() == [0]
    assert damage(table, 1) == (0, 0)
    play(table, "undraw red")
    assert [damage(table, seat) for seat in (0, 1)] == [(0, 1), (1, 0)]


@pytest.mark.rule("CAP-ATK-4")
def test_who_finds_the_lid_empty_counts_one_damage_more_in_the_check_and_no_longer() -> None:
    """Two reds are left for three: Green gets none, and counts 2 instead of its 1."""
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").damage(0, red=1, grey=5).damage(1, red=1, grey=7)
    position.damage(2, red=1).meters(2, 0, 5, 5)
    table = position.draws("R", "R").turn_of(0)
    assert lid(table) == (2, 0)
    play(table, "sail 1")
    assert meters(table, 2) == (0, 3, 5)
    assert happened(table, events.MISSED) == [(2, 0, 0, 0, 0)]
    assert [village.missing for village in table.villages] == [0, 0, 0]
    assert lid(table) == (5, 12)


@pytest.mark.rule("CAP-ATK-5")
def test_at_robbers_bay_the_attacked_lose_a_gold_and_the_attacker_does_not() -> None:
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S09").gold(0, 4).gold(1, 3).draws("G", "G", "G")
    table = play(position.turn_of(0), "sail 1")
    assert [meters(table, seat)[1] for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("CAP-ATK-6")
def test_plunder_takes_from_all_that_have_something_before_it_gives() -> None:
    """Red has nothing; what it takes from Green it may give to Blue."""
    position = bottlecap(seats=4).ships(1, 2, 2, 2).space(2, "S01").abilities(0, "A23")
    table = play(position.wood(1, 1).gold(2, 1).draws("G", "G", "G", "G").turn_of(0), "sail 1")
    assert [meters(table, seat) for seat in range(4)] == [(1, 1, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert [other for _, other, *_ in happened(table, events.TOOK)] == [1, 2]  # Yellow had nothing
    play(table, "give gold")
    assert [meters(table, seat) for seat in range(4)] == [(0, 0, 0), (0, 1, 0), (1, 0, 0), (0, 0, 0)]
    assert [other for _, other, *_ in happened(table, events.GAVE)] == [1, 2]


@pytest.mark.rule("CAP-ATK-6")
def test_attacked_seats_are_plundered_clockwise_from_the_attacker() -> None:
    position = bottlecap(seats=3).ships(2, 1, 2).space(2, "S01").abilities(1, "A23").wood(0, 1).wood(2, 1)
    table = play(position.draws("G", "G", "G").turn_of(1), "sail 1")
    assert [other for _, other, *_ in happened(table, events.TOOK)] == [2, 0]


@pytest.mark.rule("CAP-ATK-7")
def test_a_seat_that_gains_no_damage_thanks_to_a31_is_attacked_all_the_same() -> None:
    position = bottlecap().ships(7, 0).space(0, "S01").abilities(1, "A31", "A26").draws("G")
    table = play(position.turn_of(0), "sail 1")
    assert [damage(table, seat) for seat in (0, 1)] == [(0, 1), (0, 0)]
    assert meters(table, 1) == (0, 1, 0)  # A26
    position = bottlecap().ships(7, 0).space(0, "S01").abilities(0, "A31").abilities(1, "A26").draws("G")
    assert meters(play(position.turn_of(0), "sail 1"), 1) == (0, 1, 0)


@pytest.mark.rule("CAP-ATK-8", "CAP-RUL-3", "CAP-RUL-46")
def test_sharing_a_position_at_setup_is_no_attack() -> None:
    table = bottlecap().space(3, "S09").setup()
    play(table, "place 3", "place 3", "goods 1 gold", "goods 2 gold")
    assert [damage(table, seat) for seat in (0, 1)] == [(0, 0)] * 2
    assert [meters(table, seat)[1] for seat in (0, 1)] == [1, 2]
    assert happened(table, events.ATTACKED) == []


@pytest.mark.rule("CAP-ATK-8")
def test_who_moves_away_from_a_shared_position_attacks_nobody() -> None:
    table = play(bottlecap().ships(1, 1).space(2, "S07").turn_of(0), "sail 1")
    assert happened(table, events.ATTACKED) == []
    assert choices(table) == ["part a", "part b", "finish"]
