"""Part 5 of the catalogue: the action of the tile beside the ship."""

from __future__ import annotations

import pytest

from meadhall.engine import Refused
from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import Position, bottlecap, choices, damage, forbidden_by, happened, meters, play


def before(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2) -> Position:
    return bottlecap(seats).space(2, text).meters(0, wood, gold, glory).ship(0, 1)


@pytest.mark.rule("CAP-ACT-1")
@pytest.mark.parametrize("text", ["S04", "S05", "S07", "S09", "S12", "S13", "S14", "S15"])
def test_an_action_need_not_be_done(text: str) -> None:
    table = play(before(text).turn_of(0), "sail 1")
    assert choices(table)[-1] == "finish"
    play(table, "finish")
    assert (table.active, meters(table, 0)) == (1, (0, 0, 0))


@pytest.mark.rule("CAP-ACT-2")
@pytest.mark.parametrize("order", [("part a", "part b"), ("part b", "part a")])
def test_both_parts_can_be_done_in_any_order_but_each_once(order: tuple[str, str]) -> None:
    table = play(before("S02", 8, 5).turn_of(0), "sail 1", order[0])
    assert choices(table) == [order[1], "finish"]
    assert forbidden_by(table, order[0]) == "CAP-ACT-2"
    with pytest.raises(Refused, match="done this part already"):
        play(table, order[0])
    assert meters(play(table, order[1]), 0) == (3, 2, 2)


@pytest.mark.rule("CAP-ACT-3")
def test_a_part_is_checked_with_the_values_of_the_moment_it_is_begun() -> None:
    """2 wood, 1 damage: after one part at the Dock no damage is left for the other."""
    table = play(before("S06", wood=3).damage(0, grey=1).turn_of(0), "sail 1")
    assert choices(table) == ["part a", "part b", "finish"]
    play(table, "part b")
    assert (table.active, meters(table, 0)) == (1, (1, 0, 0))


@pytest.mark.rule("CAP-ACT-3", "CAP-RUL-44")
def test_damage_gained_in_this_turn_counts_for_a_condition() -> None:
    """Across the line: 1 damage, more than Blue's 0."""
    position = bottlecap().ships(4, 0).space(5, "S04").draws("G")
    assert "part b" in choices(play(position.turn_of(0), "sail 1"))
    position = bottlecap().ships(4, 0).space(5, "S05").draws("G")
    table = play(position.turn_of(0), "sail 1")
    assert forbidden_by(table, "part b") == "CAP-ACT-7"


@pytest.mark.rule("CAP-ACT-4")
def test_a_one_part_action_is_done_completely_or_not_at_all() -> None:
    for text in ("S08", "S09", "S11", "S12", "S13", "S14"):
        table = play(before(text, 1, 1).turn_of(0), "sail 1")
        assert choices(table) == ["part a", "finish"]
    table = play(before("S12", 2, 2).turn_of(0), "sail 1", "part a")
    assert meters(table, 0) == (3, 3, 0)  # all of it, without a choice


@pytest.mark.rule("CAP-ACT-5")
@pytest.mark.parametrize("text", ["S03", "S07", "S15"])
def test_who_can_not_gain_damage_can_not_do_what_needs_it(text: str) -> None:
    position = bottlecap().space(0, text).ships(7, 3).meters(0, 4, 4, 0).abilities(0, "A31")
    table = play(position.turn_of(0), "sail 1")
    assert choices(table) == ["part a", "finish"]
    assert forbidden_by(table, "part b") == "CAP-ACT-5"


@pytest.mark.rule("CAP-ACT-6", "CAP-RUL-10")
@pytest.mark.parametrize(
    ("text", "start", "left"),
    [("S07", (3, 3, 3), (3, 2, 3)), ("S15", (3, 3, 3), (4, 1, 3)), ("S03", (3, 3, 3), (1, 0, 4))],
)
def test_damage_and_valkyries_come_before_what_they_were_taken_for(
    text: str, start: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    """With the drawn token Red has 2 damage: the Valkyries take 2 gold, then the gain comes all the same."""
    position = before(text, *start).damage(0, red=1).damage(1, red=2).draws("R")
    table = play(position.turn_of(0), "sail 1", "part b")
    assert (meters(table, 0), damage(table, 0)) == (left, (0, 0))
    kinds = [event.kind for event in table.events()]
    assert kinds.index(events.VALKYRIES) < len(kinds) - 1 - kinds[::-1].index(events.GAINED)


@pytest.mark.rule("CAP-ACT-7", "CAP-RUL-28")
def test_most_and_least_damage_count_tokens_of_all_seats_and_a06_does_not_matter() -> None:
    most = before("S04", seats=3).damage(0, red=1, grey=1).damage(1, grey=2).damage(2, grey=1).abilities(1, "A06")
    assert "part b" in choices(play(most.turn_of(0), "sail 1"))
    less = before("S04", seats=3).damage(0, grey=2).damage(1, grey=3).abilities(1, "A06")
    table = play(less.turn_of(0), "sail 1")
    assert forbidden_by(table, "part b") == "CAP-ACT-7"  # three stay three
    least = before("S05", seats=3).damage(0, grey=2).damage(1, grey=2).damage(2, grey=3).abilities(0, "A06")
    assert "part b" in choices(play(least.turn_of(0), "sail 1"))


@pytest.mark.rule("CAP-ACT-8", "CAP-RUL-19")
@pytest.mark.parametrize("text", ["S06", "S10"])
def test_mending_needs_damage_and_loses_all_if_there_is_less(text: str) -> None:
    assert play(before(text, wood=5).turn_of(0), "sail 1").active == 1
    table = play(before(text, wood=5).damage(0, red=1).turn_of(0), "sail 1", "part b")
    assert (damage(table, 0), meters(table, 0)) == ((0, 0), (3 if text == "S06" else 2, 0, 0))


@pytest.mark.rule("CAP-ACT-9", "CAP-RUL-20")
def test_a_trade_is_at_least_one_and_gains_up_to_the_maximum() -> None:
    assert play(before("S08", wood=5).turn_of(0), "sail 1").active == 1
    table = play(before("S08", 8, 4).turn_of(0), "sail 1", "part a")
    assert choices(table) == [f"amount {x}" for x in (1, 2, 3, 4)]
    assert meters(play(table, "amount 4"), 0) == (10, 0, 0)


@pytest.mark.rule("CAP-ACT-10", "CAP-RUL-21")
def test_balance_compares_as_it_was_when_the_move_ended() -> None:
    """In passing Red turns (1, 1) into (2, 0), so that it lands with less gold."""
    position = bottlecap(seats=3).ships(0, 1, 4).space(2, "S12").abilities(0, "A07").meters(0, 1, 1, 0).wood(1, 1)
    table = play(position.turn_of(0), "sail 2", "exchange wood for gold", "part a")
    assert meters(table, 0) == (2, 1, 0)
    landing = bottlecap().ships(4, 0).space(5, "S12").meters(0, 2, 3, 0).damage(0, red=1).damage(1, red=2).draws("R")
    table = play(landing.turn_of(0), "sail 1")  # across the line: the Valkyries take 2 gold
    assert meters(table, 0) == (2, 1, 0)
    assert meters(play(table, "part a"), 0) == (3, 1, 0)  # there was less wood when it landed


@pytest.mark.rule("CAP-ACT-11")
@pytest.mark.parametrize(("glory", "gained"), [(0, 2), (3, 1), (9, 1)])
def test_young_wood_and_gold_count_a33_as_a_helmet(glory: int, gained: int) -> None:
    wood = before("S13", glory=glory).abilities(0, "A33")
    assert meters(play(wood.turn_of(0), "sail 1", "part a"), 0) == (gained, 0, glory)
    gold = before("S14", glory=glory).abilities(0, "A33")
    assert meters(play(gold.turn_of(0), "sail 1", "part a"), 0) == (0, gained, glory)


@pytest.mark.rule("CAP-ACT-12")
def test_one_step_for_each_build_action() -> None:
    table = play(before("S01", 0, 10, 9).turn_of(0), "sail 1", "part a", "step A01")
    assert (table.active, table.villages[0].tier, meters(table, 0)) == (1, 1, (0, 8, 9))


@pytest.mark.rule("CAP-ACT-12")
def test_a_prerequisite_that_is_not_met_is_named() -> None:
    table = play(before("S04").damage(1, grey=2).turn_of(0), "sail 1")
    with pytest.raises(Refused, match="You have 0 damage; somebody has 2"):
        play(table, "part b")
    assert happened(table, events.PERFORMED) == []
