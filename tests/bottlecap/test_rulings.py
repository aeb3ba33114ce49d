"""Part 7 of the catalogue: the rulings that no other chapter's tests have settled already."""

from __future__ import annotations

import pytest

from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import (
    Position,
    bottlecap,
    choices,
    damage,
    finish_turn,
    happened,
    lid,
    meters,
    place_name,
    play,
)


def before(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2) -> Position:
    return bottlecap(seats).space(2, text).meters(0, wood, gold, glory).ship(0, 1)


def to_the_helper(*owned: str, text: str = "S01") -> Position:
    return bottlecap().space(0, text).ships(7, 3).abilities(0, *owned)


@pytest.mark.rule("CAP-RUL-12")
def test_12_gold_lost_at_robbers_bay_goes_to_nobody_and_is_gone_before_plunder() -> None:
    position = bottlecap().ships(1, 2).space(2, "S09").abilities(0, "A23").gold(1, 1).draws("G", "G")
    table = play(position.turn_of(0), "sail 1")
    assert [meters(table, seat) for seat in (0, 1)] == [(0, 0, 0), (0, 0, 0)]
    assert happened(table, events.TOOK) == []


@pytest.mark.rule("CAP-RUL-12", "CAP-RUL-38")
def test_38_robbers_bay_swapped_under_a_ship_robs_it_only_when_it_is_attacked_there() -> None:
    position = bottlecap(seats=3).space(0, "S01").space(3, "S13").space(4, "S09").ships(7, 2, 3)
    table = position.abilities(0, "A14").gold(2, 5).draws("G", "G").turn_of(0)
    play(table, "sail 1", "use A14", "swap 3 and 4")
    assert (place_name(table, 3), meters(table, 2)) == ("Robbers' bay", (0, 5, 0))
    play(table, "sail 1")  # Blue attacks Green there
    assert meters(table, 2) == (0, 4, 0)


@pytest.mark.rule("CAP-RUL-13")
def test_13_a_part_that_is_too_dear_does_not_stand_against_the_other() -> None:
    assert choices(play(before("S02", 2, 1).turn_of(0), "sail 1")) == ["part a", "finish"]
    assert choices(play(before("S10", wood=1).damage(0, grey=1).turn_of(0), "sail 1")) == ["part a", "finish"]


@pytest.mark.rule("CAP-RUL-16")
def test_16_an_exchange_of_wood_for_wood_is_a_gain_of_wood() -> None:
    position = bottlecap().ships(0, 1).space(2, "S01").abilities(0, "A07", "A01").abilities(1, "A01").wood(1, 1)
    table = play(position.turn_of(0), "sail 2")
    assert [meters(table, seat) for seat in (0, 1)] == [(1, 0, 0), (2, 0, 0)]


@pytest.mark.rule("CAP-RUL-16", "CAP-RUL-7")
def test_7_a_take_above_the_owners_maximum_is_forfeited_and_the_gift_still_owed() -> None:
    position = bottlecap().ships(0, 1).space(2, "S01").abilities(0, "A07", "A01").wood(0, 10).wood(1, 1)
    table = play(position.turn_of(0), "sail 2")
    assert [meters(table, seat) for seat in (0, 1)] == [(9, 0, 0), (1, 0, 0)]  # A01 was not armed


@pytest.mark.rule("CAP-RUL-22", "CAP-RUL-43")
@pytest.mark.parametrize("gift_gain", ["both", "owner"])
def test_22_a_gift_above_the_receivers_own_maximum_is_lost_to_both(gift_gain: str) -> None:
    """Red, a trader, may hold 12 gold; Blue, on the common side, 10."""
    position = bottlecap(gift_gain=gift_gain).side(0, "U2").ships(1, 2).space(2, "S01").abilities(0, "A23")
    position.meters(0, 0, 11, 0).meters(1, 1, 10, 0).abilities(1, "A02").draws("G", "G")
    table = play(position.turn_of(0), "sail 1", "take wood", "give gold")
    assert [meters(table, seat) for seat in (0, 1)] == [(1, 10, 0), (0, 10, 0)]


@pytest.mark.rule("CAP-RUL-22")
def test_22_who_receives_a_gift_gains_and_its_abilities_are_armed() -> None:
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(0, "A23").meters(0, 1, 0, 0).gold(1, 1)
    table = play(position.abilities(1, "A21").draws("G", "G").turn_of(0), "sail 1", "give wood")
    assert meters(table, 1) == (1, 1, 0)


@pytest.mark.rule("CAP-RUL-27")
def test_27_a_returned_red_lowers_the_count_at_once() -> None:
    """Three reds out; Red gives one back on landing, so that the next red is only the third."""
    position = to_the_helper("A04", text="S07").damage(0, red=1).damage(1, red=2).draws("R")
    table = play(position.turn_of(0), "sail 1", "part b")
    assert happened(table, events.VALKYRIES) == []
    assert [damage(table, seat) for seat in (0, 1)] == [(1, 0), (2, 0)]


@pytest.mark.rule("CAP-RUL-27", "CAP-A10")
def test_27_a_token_returned_by_a10_is_no_loss_of_damage() -> None:
    position = before("S07").abilities(0, "A10", "A29").abilities(1, "A15").draws("G", "G")
    table = play(position.turn_of(0), "sail 1", "part b", "finish")
    assert [meters(table, seat) for seat in (0, 1)] == [(0, 1, 0), (0, 0, 0)]


@pytest.mark.rule("CAP-RUL-29")
def test_29_a17_lowers_the_level_before_the_action_and_arms_nothing() -> None:
    table = before("S13", glory=3).abilities(0, "A17", "A03").damage(0, grey=1).turn_of(0)
    assert meters(play(table.copy(), "sail 1", "done", "part a"), 0) == (2, 0, 3)
    assert meters(play(table, "sail 1", "use A17", "part a"), 0) == (3, 0, 2)
    build = before("S01", gold=4, glory=3).hut(0, 1).abilities(0, "A17").damage(0, grey=1).turn_of(0)
    assert play(build, "sail 1", "use A17").active == 1  # no helmet any more


@pytest.mark.rule("CAP-RUL-30")
def test_30_a_shorter_move_is_always_allowed() -> None:
    table = bottlecap().ships(0, 4).abilities(0, "A16", "A05", "A22").turn_of(0)
    assert choices(table) == [f"sail {far}" for far in range(1, 10)]
    assert play(table, "sail 1").villages[0].ship == 1


@pytest.mark.rule("CAP-RUL-31")
def test_31_the_mover_is_never_attacked_and_the_attacked_never_plunder() -> None:
    position = bottlecap().ships(1, 2).space(2, "S09").abilities(0, "A26").abilities(1, "A23").gold(0, 2).wood(1, 2)
    table = play(position.draws("G", "G").turn_of(0), "sail 1", "finish")
    assert [meters(table, seat) for seat in (0, 1)] == [(0, 2, 0), (2, 0, 0)]


@pytest.mark.rule("CAP-RUL-32")
def test_32_doubling_nothing_gains_nothing() -> None:
    position = before("S01", 0, 6, 5).side(0, "U2").hut(0, 2).abilities(0, "A21", "A02")
    table = play(position.turn_of(0), "sail 1", "part a", "step A20", "double wood")
    assert meters(table, 0) == (0, 0, 5)


@pytest.mark.rule("CAP-RUL-33")
def test_33_the_text_of_a30_for_four_players_is_for_four_players_only() -> None:
    for seats, glory, left in ((2, 2, 2), (3, 2, 2), (4, 3, 1)):
        position = before("S01", 0, 2, 2, seats=seats).side(0, "U4").damage(0, grey=2)
        table = play(position.turn_of(0), "sail 1", "part a", "step A30")
        assert (meters(table, 0)[2], sum(damage(table, 0))) == (glory, left)


@pytest.mark.rule("CAP-RUL-34")
def test_34_between_two_parts_there_is_no_second_window_and_no_second_landing() -> None:
    position = to_the_helper("A12", "A09", text="S07").draws("G")
    table = play(position.turn_of(0), "sail 1", "done", "part a")
    assert meters(table, 0) == (0, 2, 0)
    assert choices(table) == ["part b", "finish"]


@pytest.mark.rule("CAP-RUL-35")
def test_35_the_step_to_the_throne_needs_no_choice() -> None:
    table = play(before("S01", 0, 8, 6).hut(0, 3).turn_of(0), "sail 1")
    assert choices(table) == ["part a", "finish"]
    assert play(table, "part a").winners == [0]


@pytest.mark.rule("CAP-RUL-36")
def test_36_the_passed_come_first_the_attacked_later_and_nobody_is_both() -> None:
    position = bottlecap(seats=3).ships(0, 1, 2).space(2, "S01").abilities(0, "A07", "A23").wood(1, 1).gold(2, 1)
    table = play(position.draws("G", "G").turn_of(0), "sail 2")
    told = [(event.kind, event.a) for event in table.events() if event.kind in (events.EXCHANGED, events.TOOK)]
    assert told == [(events.EXCHANGED, 1), (events.TOOK, 2)]


@pytest.mark.rule("CAP-RUL-37")
def test_37_the_price_of_a09_is_one_gain_of_damage_also_with_a10() -> None:
    position = before("S01").abilities(0, "A09", "A10").draws("R", "G")
    table = play(position.turn_of(0), "sail 1", "use A09")
    assert choices(table) == ["undraw red", "undraw grey"]
    assert table.villages[0].heading == 1  # not yet paid
    play(table, "undraw red")
    assert (damage(table, 0), table.villages[0].heading) == ((0, 1), -1)


@pytest.mark.rule("CAP-RUL-37")
def test_37_the_ship_turns_round_even_if_the_price_brought_the_valkyries() -> None:
    table = play(before("S01").abilities(0, "A09").damage(1, red=3).draws("R").turn_of(0), "sail 1", "use A09")
    assert len(happened(table, events.VALKYRIES)) == 1
    assert table.villages[0].heading == -1


@pytest.mark.rule("CAP-RUL-39")
def test_39_turning_the_cap_opens_no_window_and_moves_the_protection_of_a31_at_once() -> None:
    """Red builds A28 at 2 and turns the helper to itself; Blue attacks from 1."""
    position = before("S01", 0, 5, 5).side(0, "U3").hut(0, 2).ship(1, 1).abilities(0, "A31", "A12").draws("G")
    table = play(position.turn_of(0), "sail 1", "part a", "step A28", "rotate 2")
    assert meters(table, 0) == (0, 0, 6)  # no landing, so no gold of A12
    play(table, "sail 1")
    assert [damage(table, seat) for seat in (0, 1)] == [(0, 0), (0, 1)]


@pytest.mark.rule("CAP-RUL-39")
def test_39_a31_ceases_to_protect_when_the_helper_turns_away() -> None:
    position = bottlecap().rotation(2).space(2, "S01").ships(1, 1).side(0, "U3").hut(0, 2).meters(0, 0, 5, 5)
    position.abilities(0, "A31").draws("G", "G")
    table = play(position.turn_of(0), "sail 1", "part a", "step A28", "rotate 6", "sail 1")
    assert [damage(table, seat) for seat in (0, 1)] == [(0, 1), (0, 1)]


@pytest.mark.rule("CAP-RUL-40")
@pytest.mark.parametrize(("side", "tier", "step"), [("U3", 0, "A22"), ("U4", 2, "A32"), ("U4", 0, "A30")])
def test_40_losing_damage_without_any_is_no_event(side: str, tier: int, step: str) -> None:
    position = before("S01", 0, 6, 5, seats=4).side(0, side).hut(0, tier).abilities(0, "A29").abilities(1, "A15")
    table = play(position.turn_of(0), "sail 1", "part a", f"step {step}")
    assert happened(table, events.GAVE_BACK) == []
    assert meters(table, 1) == (0, 0, 0)


@pytest.mark.rule("CAP-RUL-40")
def test_40_a04_and_a11_without_damage_are_no_event_either() -> None:
    table = play(to_the_helper("A04", "A29").abilities(1, "A15").turn_of(0), "sail 1")
    assert [meters(table, seat) for seat in (0, 1)] == [(0, 0, 0)] * 2
    table = play(before("S02", 2, 1).abilities(0, "A11", "A29").abilities(1, "A15").turn_of(0), "sail 1", "part a")
    assert [meters(table, seat) for seat in (0, 1)] == [(0, 0, 1), (0, 0, 0)]


@pytest.mark.rule("CAP-RUL-41")
def test_41_a_trade_is_a_gain_of_what_it_gives_only() -> None:
    position = before("S08", gold=3).abilities(0, "A02", "A01")
    assert meters(play(position.turn_of(0), "sail 1", "part a", "amount 1"), 0) == (3, 2, 0)  # 2 wood and A01's
    position = before("S11", wood=3).abilities(0, "A01", "A02")
    assert meters(play(position.turn_of(0), "sail 1", "part a", "amount 1"), 0) == (2, 3, 0)  # 2 gold and A02's


@pytest.mark.rule("CAP-RUL-42")
def test_42_no_loss_arms_anything_but_the_loss_of_damage() -> None:
    """Robbed of gold, hit by Valkyries in gold and glory: only A29 is paid."""
    position = bottlecap().ships(1, 2).space(2, "S09").meters(1, 5, 5, 5).damage(1, red=3)
    position.abilities(1, "A01", "A02", "A03", "A18", "A21").draws("R", "G")
    table = play(position.turn_of(0), "sail 1", "finish")
    assert meters(table, 1) == (5, 2, 4)
    position.abilities(1, "A29")
    assert meters(play(position.turn_of(0), "sail 1", "finish"), 1) == (5, 3, 4)


@pytest.mark.rule("CAP-RUL-43")
def test_43_each_seat_has_the_limits_of_its_own_side() -> None:
    position = bottlecap().side(0, "U3").space(2, "S13").space(6, "S15").ships(1, 5).meters(0, 11, 0, 0).wood(1, 10)
    table = play(position.turn_of(0), "sail 1", "part a")
    assert meters(table, 0)[0] == 12
    assert meters(play(table, "sail 1", "part a"), 1)[0] == 10


@pytest.mark.rule("CAP-RUL-45")
def test_45_who_may_not_draw_has_no_choice_of_tokens() -> None:
    position = bottlecap().ships(7, 0).space(0, "S01").abilities(0, "A31", "A10").draws("G")
    table = play(position.turn_of(0), "sail 1")
    assert (table.active, lid(table), damage(table, 0)) == (1, (5, 6), (0, 0))
    assert [seat for seat, *_ in happened(table, events.DREW)] == [1]


@pytest.mark.rule("CAP-RUL-9")
def test_9_a31_counts_no_missing_token() -> None:
    """Two reds left; Green beside the helper does not draw and misses nothing."""
    position = bottlecap(seats=3).ships(7, 0, 0).space(0, "S01").damage(0, grey=6).damage(1, red=2, grey=6)
    position.damage(2, red=1).meters(2, 0, 5, 5).abilities(2, "A31").draws("R", "R")
    table = play(position.turn_of(0), "sail 1")
    assert happened(table, events.MISSED) == []
    assert meters(table, 2) == (0, 5, 5)


@pytest.mark.rule("CAP-RUL-47")
def test_47_nobody_can_choose_to_take_the_token_of_the_line() -> None:
    table = play(bottlecap().ships(4, 0).space(5, "S01").abilities(0, "A30", "A04").turn_of(0), "sail 1")
    assert (table.active, lid(table)) == (1, (5, 7))


@pytest.mark.rule("CAP-RUL-48")
def test_48_gold_gained_in_the_turn_of_another_arms_a02() -> None:
    built = before("S01", gold=2).abilities(1, "A27", "A02")
    assert meters(play(built.turn_of(0), "sail 1", "part a", "step A01"), 1) == (0, 2, 0)
    healed = before("S06", wood=1).damage(0, grey=1).abilities(1, "A15", "A02")
    assert meters(play(healed.turn_of(0), "sail 1", "part a"), 1) == (0, 2, 0)
    given = bottlecap().ships(0, 1).space(2, "S01").abilities(0, "A07").gold(1, 1).abilities(1, "A02")
    assert meters(play(given.turn_of(0), "sail 2"), 1) == (0, 2, 0)


@pytest.mark.rule("CAP-RUL-49")
def test_49_of_two_players_the_one_opponent_is_each_of_them_and_another_player() -> None:
    plunder = bottlecap().ships(1, 2).space(2, "S01").abilities(0, "A23").wood(1, 1).draws("G", "G")
    assert len(happened(play(plunder.turn_of(0), "sail 1"), events.TOOK)) == 1
    healed = before("S06", wood=1).damage(0, grey=1).abilities(1, "A15")
    assert meters(play(healed.turn_of(0), "sail 1", "part a"), 1) == (0, 1, 0)


@pytest.mark.rule("CAP-RUL-1")
def test_1_the_cap_must_be_turned_and_a_line_that_sweeps_over_ships_harms_nobody() -> None:
    position = before("S01", 0, 5, 5).side(0, "U3").hut(0, 2).ship(1, 5)
    table = play(position.turn_of(0), "sail 1", "part a", "step A28")
    assert "rotate 0" not in choices(table)
    play(table, "rotate 4")  # the line goes from 4|5 to 0|1
    assert lid(table) == (5, 7)
    finish_turn(table)
    assert lid(table) == (5, 7)  # Blue sailed from 5 to 6
