"""Part 5 of the catalogue: the city."""

from __future__ import annotations

import pytest

from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import (
    Position,
    abilities,
    bottlecap,
    choices,
    damage,
    finish_turn,
    happened,
    lid,
    meters,
    play,
)


def builder(side: str, tier: int, gold: int, glory: int, place: int = 0, wood: int = 0, seats: int = 2) -> Position:
    """Red one space before Build, with its hut on a tier."""
    return bottlecap(seats).side(0, side).space(2, "S01").ship(0, 1).hut(0, tier, place).meters(0, wood, gold, glory)


@pytest.mark.rule("CAP-CITY-1")
@pytest.mark.parametrize(("tier", "cost", "glory"), [(0, 2, 0), (1, 4, 3), (2, 6, 5), (3, 8, 6)])
def test_a_step_needs_its_helmets_and_its_gold(tier: int, cost: int, glory: int) -> None:
    assert choices(play(builder("COM", tier, cost, glory).turn_of(0), "sail 1")) == ["part a", "finish"]
    assert play(builder("COM", tier, cost - 1, glory).turn_of(0), "sail 1").active == 1
    if glory:
        assert play(builder("COM", tier, cost, glory - 1).turn_of(0), "sail 1").active == 1


@pytest.mark.rule("CAP-CITY-1")
def test_a_step_pays_moves_up_along_a_line_and_brings_the_ability_for_good() -> None:
    table = play(builder("COM", 1, 5, 3).abilities(0, "A01").turn_of(0), "sail 1", "part a")
    assert choices(table) == ["step A03", "step A04"]  # from 1L
    play(table, "step A04")
    assert (table.villages[0].tier, meters(table, 0), abilities(table, 0)) == (2, (0, 1, 3), ["A01", "A04"])
    for _ in range(6):
        finish_turn(table)
    assert abilities(table, 0) == ["A01", "A04"]


@pytest.mark.rule("CAP-CITY-2")
def test_the_hut_climbs_one_tier_at_a_time_and_owns_only_what_it_visits() -> None:
    table = builder("COM", 0, 10, 6).turn_of(0)
    play(table, "sail 1", "part a", "step A02")
    assert (table.villages[0].tier, abilities(table, 0)) == (1, ["A02"])
    again = bottlecap().space(2, "S01").ship(0, 1).hut(0, 1, 1).abilities(0, "A02").meters(0, 0, 8, 6).turn_of(0)
    play(again, "sail 1", "part a")
    assert choices(again) == ["step A04", "step A05"]
    assert abilities(play(again, "step A05"), 0) == ["A02", "A05"]


@pytest.mark.rule("CAP-CITY-3", "CAP-RUL-17")
def test_a_later_loss_of_glory_undoes_no_step() -> None:
    position = bottlecap().space(2, "S13").ship(0, 1).hut(0, 2).glory(0, 3).abilities(0, "A01", "A17").damage(0, grey=1)
    table = play(position.turn_of(0), "sail 1", "use A17")
    assert table.villages[0].helmets() == 0
    assert (table.villages[0].tier, abilities(table, 0)) == (2, ["A01", "A17"])


@pytest.mark.rule("CAP-CITY-4")
def test_on_arrival_the_hut_is_told_first_then_the_effects_in_the_printed_order() -> None:
    table = play(builder("U3", 0, 2, 0).damage(0, grey=2).turn_of(0), "sail 1", "part a", "step A22")
    told = [event.kind for event in table.events()]
    order = [events.ADVANCED, events.GAINED, events.GAVE_BACK]
    assert [kind for kind in told if kind in order] == order
    table = play(builder("U4", 0, 2, 0, seats=4).damage(0, grey=2).turn_of(0), "sail 1", "part a", "step A30")
    assert [kind for kind in [event.kind for event in table.events()] if kind in order] == order
    table = play(builder("U3", 2, 5, 5).turn_of(0), "sail 1", "part a", "step A28", "rotate 3")
    order = [events.ADVANCED, events.ROTATED, events.GAINED]
    assert [kind for kind in [event.kind for event in table.events()] if kind in order] == order


@pytest.mark.rule("CAP-CITY-4", "CAP-RUL-15")
def test_an_older_ability_sees_the_step_and_its_arrival_gains_and_the_new_one_does_not() -> None:
    """A05 gives 1 glory: A03 and A18 of before pay; A19 was owned and pays, a new A27 does not."""
    position = builder("COM", 1, 4, 3, place=1).abilities(0, "A03", "A18", "A19")
    assert meters(play(position.turn_of(0), "sail 1", "part a", "step A05"), 0) == (2, 1, 4)
    position = builder("U3", 2, 5, 5).abilities(0, "A19")
    assert meters(play(position.turn_of(0), "sail 1", "part a", "step A27"), 0) == (1, 0, 5)


@pytest.mark.rule("CAP-CITY-5", "CAP-RUL-23")
def test_the_arrival_effects_of_a_copied_ability_happen_at_once() -> None:
    table = play(builder("U1", 2, 6, 5).side(1, "COM").turn_of(0), "sail 1", "part a", "step A13", "copy A05")
    assert (meters(table, 0), abilities(table, 0)) == ((0, 0, 6), ["A05"])
    position = builder("U1", 2, 6, 5).side(1, "U4").damage(0, red=2, grey=4)
    assert damage(play(position.turn_of(0), "sail 1", "part a", "step A13", "copy A32"), 0) == (0, 0)


@pytest.mark.rule("CAP-CITY-5", "CAP-RUL-23")
def test_an_ability_that_is_owned_already_or_by_nobody_can_be_copied() -> None:
    position = builder("U1", 2, 6, 5).abilities(0, "A12").side(1, "U2")
    table = play(position.turn_of(0), "sail 1", "part a", "step A13")
    assert {"copy A12", "copy A16"} <= set(choices(table))
    assert abilities(play(table, "copy A12"), 0) == ["A12", "A12"]


@pytest.mark.rule("CAP-CITY-5")
def test_a_copy_stays_what_it_is() -> None:
    table = play(builder("U1", 2, 6, 5).side(1, "COM").turn_of(0), "sail 1", "part a", "step A13", "copy A01")
    for _ in range(8):
        finish_turn(table)
    assert abilities(table, 0) == ["A01"]
    assert table.villages[0].copied == 1


@pytest.mark.rule("CAP-CITY-6", "CAP-RUL-23")
def test_two_instances_of_what_pays_pay_twice() -> None:
    landing = bottlecap().space(0, "S01").ships(7, 3).abilities(0, "A12", "A12", "A24", "A24")
    assert meters(play(landing.turn_of(0), "sail 1"), 0) == (2, 2, 0)
    ending = bottlecap().space(2, "S15").ship(0, 1).abilities(0, "A21", "A21", "A01")
    assert meters(play(ending.turn_of(0), "sail 1", "part a", "finish"), 0) == (2, 2, 0)


@pytest.mark.rule("CAP-CITY-6")
def test_two_a06_count_two_damage_less() -> None:
    position = (
        bottlecap().space(2, "S07").ship(0, 1).abilities(1, "A06", "A06").damage(1, red=3, grey=1).meters(1, 5, 5, 5)
    )
    assert meters(play(position.draws("R").turn_of(0), "sail 1", "part b"), 1) == (5, 3, 5)


@pytest.mark.rule("CAP-CITY-6")
def test_two_a07_exchange_twice_with_each_ship() -> None:
    position = bottlecap().ships(0, 1).space(2, "S01").abilities(0, "A07", "A07").wood(1, 2)
    table = play(position.turn_of(0), "sail 2")
    assert len(happened(table, events.EXCHANGED)) == 2


@pytest.mark.rule("CAP-CITY-6")
def test_two_a23_take_and_give_one_instance_after_the_other() -> None:
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").abilities(0, "A23", "A23").wood(1, 1).wood(2, 1)
    table = play(position.draws("G", "G", "G").turn_of(0), "sail 1")
    told = [event.kind for event in table.events() if event.kind in (events.TOOK, events.GAVE)]
    assert told == [events.TOOK, events.TOOK, events.GAVE, events.GAVE] * 2


@pytest.mark.rule("CAP-CITY-6")
def test_two_a30_bring_their_arrival_effects_twice_and_nothing_more() -> None:
    position = builder("U1", 2, 6, 5, seats=4).side(1, "U4").abilities(0, "A30").damage(0, grey=2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A13", "copy A30")
    assert (meters(table, 0), damage(table, 0)) == ((0, 0, 6), (0, 1))
    assert damage(play(bottlecap().ships(4, 0).abilities(0, "A30", "A30").turn_of(0), "sail 1"), 0) == (0, 0)


@pytest.mark.rule("CAP-CITY-6", "CAP-A31")
def test_two_a31_protect_like_one() -> None:
    position = bottlecap().ships(7, 0).space(0, "S01").abilities(0, "A31", "A31").draws("G")
    table = play(position.turn_of(0), "sail 1")
    assert ([damage(table, seat) for seat in (0, 1)], lid(table)) == ([(0, 0), (0, 1)], (5, 6))


@pytest.mark.rule("CAP-CITY-7", "CAP-END-2")
def test_the_step_to_the_throne_wins_at_once() -> None:
    table = play(builder("COM", 3, 8, 6).turn_of(0), "sail 1", "part a")
    assert table.over
    assert (table.winners, table.result().rule, table.villages[0].tier) == ([0], "CAP-END-2", 4)
    assert choices(table) == []
