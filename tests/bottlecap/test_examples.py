"""Part 8 of the catalogue: the worked examples, literally. Seat 0 is P1."""

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


def at(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2, **options: str) -> Position:
    """P1 one space before the text, at 1."""
    return bottlecap(seats, **options).space(2, text).meters(0, wood, gold, glory).ship(0, 1)


@pytest.mark.rule("CAP-EX-R1")
def test_r1_the_first_package_of_three() -> None:
    table = play(bottlecap(seats=3).setup(), *["place 0"] * 3, "goods 1 gold")
    assert meters(table, 0) == (1, 1, 3)


@pytest.mark.rule("CAP-EX-R2")
def test_r2_a_feast() -> None:
    assert meters(play(at("S02", 2, 1, 0).turn_of(0), "sail 1", "part a"), 0) == (0, 0, 1)


@pytest.mark.rule("CAP-EX-R3")
def test_r3_helmets_of_the_common_side() -> None:
    levels = [bottlecap().glory(0, glory).turn_of(0).villages[0].helmets() for glory in (3, 5, 6, 4)]
    assert levels == [1, 2, 3, 1]


@pytest.mark.rule("CAP-EX-R4")
def test_r4_the_third_step() -> None:
    table = play(at("S01", 0, 6, 5).hut(0, 2).turn_of(0), "sail 1", "part a")
    assert choices(table) == ["step A06", "step A07"]
    assert play(at("S01", 0, 6, 4).hut(0, 2).turn_of(0), "sail 1").active == 1
    assert play(at("S01", 0, 5, 5).hut(0, 2).turn_of(0), "sail 1").active == 1


@pytest.mark.rule("CAP-EX-R5")
def test_r5_all_four_steps() -> None:
    for tier, gold, glory in ((0, 2, 0), (1, 4, 3), (2, 6, 5), (3, 8, 6)):
        table = play(at("S01", 0, gold, glory).hut(0, tier).turn_of(0), "sail 1", "part a")
        if tier < 3:
            play(table, choices(table)[0])
        assert table.villages[0].tier == tier + 1
        assert meters(table, 0)[1] == 0
        assert table.over == (tier == 3)


@pytest.mark.rule("CAP-EX-R6")
def test_r6_both_parts_of_the_dock() -> None:
    table = play(at("S06", wood=3).damage(0, grey=7).turn_of(0), "sail 1", "part a", "part b")
    assert (meters(table, 0)[0], sum(damage(table, 0))) == (0, 1)


@pytest.mark.rule("CAP-EX-R7")
def test_r7_balance_of_equals() -> None:
    assert meters(play(at("S12", 4, 4, 7).turn_of(0), "sail 1", "part a"), 0) == (5, 5, 7)


@pytest.mark.rule("CAP-EX-R8")
def test_r8_doubling_three_gold() -> None:
    table = play(at("S01", 0, 9, 5).side(0, "U2").hut(0, 2).turn_of(0), "sail 1", "part a", "step A20")
    assert meters(table, 0)[1] == 3
    assert meters(play(table, "double gold"), 0)[1] == 6


@pytest.mark.rule("CAP-EX-R9")
@pytest.mark.parametrize(
    ("tokens", "left"), [(1, (5, 5, 5)), (2, (5, 3, 5)), (3, (5, 5, 4)), (4, (5, 3, 4)), (6, (5, 3, 4))]
)
def test_r9_five_visits_of_the_valkyries(tokens: int, left: tuple[int, int, int]) -> None:
    position = at("S07", seats=3).damage(2, red=3).damage(1, grey=tokens).meters(1, 5, 5, 5)
    table = play(position.draws("R").turn_of(0), "sail 1", "part b")
    assert meters(table, 1) == left
    assert [damage(table, seat) for seat in range(3)] == [(0, 0)] * 3


@pytest.mark.rule("CAP-EX-R10")
def test_r10_a06_with_three_damage() -> None:
    position = at("S07", seats=3).damage(2, red=3).damage(1, grey=3).meters(1, 5, 5, 5).abilities(1, "A06")
    table = play(position.draws("R").turn_of(0), "sail 1", "part b")
    assert (meters(table, 1), damage(table, 1), lid(table)) == ((5, 3, 5), (0, 0), (5, 12))


@pytest.mark.rule("CAP-EX-R11")
def test_r11_a31_at_blood_gold_beside_the_helper() -> None:
    table = play(bottlecap().space(0, "S07").ship(0, 7).abilities(0, "A31").turn_of(0), "sail 1")
    assert choices(table) == ["part a", "finish"]


@pytest.mark.rule("CAP-EX-1")
def test_1_the_line() -> None:
    table = play(bottlecap().ships(3, 0).draws("G").turn_of(0), "sail 1")
    assert damage(table, 0) == (0, 0)
    table = play(bottlecap().ships(3, 0).draws("G").turn_of(0), "sail 2")
    assert damage(table, 0) == (0, 1)
    for far in (1, 2, 3):
        table = play(bottlecap().ships(4, 0).draws("G").turn_of(0), f"sail {far}")
        assert damage(table, 0) == (0, 1)


@pytest.mark.rule("CAP-EX-2")
def test_2_the_line_in_reverse() -> None:
    position = bottlecap().ships(6, 0).anticlockwise(0).draws("G")
    assert damage(play(position.turn_of(0), "sail 2"), 0) == (0, 1)
    assert damage(play(position.turn_of(0), "sail 1"), 0) == (0, 0)


@pytest.mark.rule("CAP-EX-3")
def test_3_the_cap_turns() -> None:
    """P1 reaches A28 at position 4; P2 stands at 5, P3 with A12 at 1."""
    position = bottlecap(seats=3).side(0, "U3").hut(0, 2).space(4, "S01").ships(3, 5, 1).meters(0, 0, 5, 5)
    table = play(position.abilities(2, "A12").turn_of(0), "sail 1", "part a", "step A28", "rotate 1")
    assert [damage(table, seat) for seat in range(3)] == [(0, 0)] * 3
    assert meters(table, 2) == (0, 0, 0)
    assert meters(table, 0) == (0, 0, 6)
    play(table, "sail 1")  # P2 from 5 to 6: the line is there now
    assert sum(damage(table, 1)) == 1


@pytest.mark.rule("CAP-EX-4")
def test_4_a_three_ship_attack() -> None:
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").damage(1, red=2).damage(2, red=1)
    for seat in range(3):
        position.meters(seat, 5, 5, 5)
    table = play(position.draws("G", "R", "G").turn_of(0), "sail 1", "finish")
    assert [meters(table, seat) for seat in range(3)] == [(5, 5, 5), (5, 5, 4), (5, 3, 5)]
    assert lid(table) == (5, 12)


@pytest.mark.rule("CAP-EX-5")
def test_5_line_then_attack() -> None:
    position = bottlecap().ships(4, 5).space(5, "S01").damage(1, red=3).draws("R", "R", "R")
    table = play(position.turn_of(0), "sail 1")
    assert [damage(table, seat) for seat in (0, 1)] == [(1, 0), (1, 0)]
    assert len(happened(table, events.VALKYRIES)) == 1


@pytest.mark.rule("CAP-EX-6")
def test_6_the_empty_lid() -> None:
    position = bottlecap(seats=4).ships(1, 2, 2, 2).space(2, "S01")
    position.damage(0, grey=7).damage(1, red=2, grey=5).damage(2, red=1, grey=2).damage(3, grey=2)
    table = position.meters(3, 5, 5, 5).draws("R", "R", "G").turn_of(0)
    assert lid(table) == (2, 1)
    play(table, "sail 1")
    assert happened(table, events.MISSED) == [(3, 0, 0, 0, 0)]
    assert meters(table, 3) == (5, 5, 4)
    returned = [(reds + greys) for seat, reds, greys, *_ in happened(table, events.GAVE_BACK) if seat == 3]
    assert returned == [2]
    assert lid(table) == (5, 17)


@pytest.mark.rule("CAP-EX-7")
@pytest.mark.parametrize(("damage_cost", "won", "glory"), [("damage_first", False, 9), ("gain_first", True, 10)])
def test_7_the_price_comes_first(damage_cost: str, won: bool, glory: int) -> None:
    position = at("S03", 2, 1, 9, damage_cost=damage_cost).damage(0, red=1, grey=1).damage(1, red=2).draws("R")
    table = play(position.turn_of(0), "sail 1", "part b")
    assert meters(table, 0) == (0, 0, glory)
    assert table.over == won


@pytest.mark.rule("CAP-EX-8")
@pytest.mark.parametrize(("eot", "wood"), [("chain", 2), ("snapshot", 1)])
def test_8_a_chain(eot: str, wood: int) -> None:
    position = at("S02", 2, 1, 0, eot=eot).abilities(0, "A01", "A03")
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 0) == (wood, 0, 1)


@pytest.mark.rule("CAP-EX-9")
def test_9_forfeited_gold() -> None:
    table = play(at("S11", 5, 8, 1).abilities(0, "A02").turn_of(0), "sail 1", "part a", "amount 5")
    assert meters(table, 0) == (0, 10, 1)
    assert happened(table, events.FORFEITED) == [(0, 1, 4, 0, 0), (0, 1, 1, 0, 0)]  # A02 fired, in vain


@pytest.mark.rule("CAP-EX-10")
@pytest.mark.parametrize(("drawn", "returned", "come"), [("RG", "red", False), ("RG", "grey", True), ("RR", "", True)])
def test_10_the_choice_of_a10(drawn: str, returned: str, come: bool) -> None:
    position = at("S07").abilities(0, "A10").damage(1, red=3).draws(*drawn)
    table = play(position.turn_of(0), "sail 1", "part b")
    if returned:
        play(table, f"undraw {returned}")
    assert (len(happened(table, events.VALKYRIES)) == 1) == come
    assert damage(table, 0) == ((0, 0) if come else (0, 1))


@pytest.mark.rule("CAP-EX-11")
def test_11_copying_a_one_shot() -> None:
    position = at("S01", 0, 10, 5).side(0, "U1").side(1, "U2").hut(0, 2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A13", "copy A20")
    assert meters(table, 0)[1] == 4
    assert meters(play(table, "double gold"), 0)[1] == 8


@pytest.mark.rule("CAP-EX-12")
@pytest.mark.parametrize("wood", [0, 1])
def test_12_passing(wood: int) -> None:
    position = bottlecap(seats=4).ships(0, 1, 2, 3).space(3, "S01").abilities(0, "A07").wood(0, wood).gold(1, 2)
    table = play(position.gold(3, 4).draws("G", "G").turn_of(0), "sail 3")
    if wood:
        assert choices(table) == ["exchange gold for wood", "exchange gold for gold"]
        play(table, "exchange gold for gold")
    assert happened(table, events.EXCHANGED) == [(0, 1, 1, 1, 0)]
    assert [meters(table, seat) for seat in range(4)] == [(wood, 0, 0), (0, 2, 0), (0, 0, 0), (0, 4, 0)]
    assert happened(table, events.ATTACKED) == [(0, 0b1000, 0, 0, 0)]


@pytest.mark.rule("CAP-EX-13")
def test_13_plunder_for_plunder() -> None:
    """A21 shows who has gained wood: both are paid 1 gold at the end."""
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").abilities(0, "A23", "A21").abilities(1, "A21")
    table = play(position.abilities(2, "A21").wood(1, 1).draws("G", "G", "G").turn_of(0), "sail 1")
    assert [meters(table, seat) for seat in range(3)] == [(0, 1, 0), (1, 1, 0), (0, 0, 0)]
    assert [other for _, other, *_ in happened(table, events.TOOK)] == [1]
    assert [other for _, other, *_ in happened(table, events.GAVE)] == [1]


@pytest.mark.rule("CAP-EX-14")
def test_14_a_helmet_of_a33() -> None:
    table = at("S13", 0, 8, 5).side(0, "U4").hut(0, 3).abilities(0, "A33").space(3, "S01").turn_of(0)
    assert table.villages[0].helmets() == 3
    assert meters(play(table.copy(), "sail 1", "part a"), 0)[0] == 1
    assert play(table, "sail 2", "part a").winners == [0]


@pytest.mark.rule("CAP-EX-15")
def test_15_the_level_falls() -> None:
    position = at("S01", 0, 8, 5).hut(0, 2).ship(1, 2).damage(0, red=1, grey=1).damage(1, red=2).draws("R", "G")
    table = play(position.turn_of(0), "sail 1")
    assert meters(table, 0) == (0, 8, 4)
    assert (table.villages[0].helmets(), table.villages[0].tier, table.active) == (1, 2, 1)


@pytest.mark.rule("CAP-EX-16")
def test_16_won_in_part_one() -> None:
    table = play(at("S02", 7, 5, 9).abilities(0, "A03").turn_of(0), "sail 1", "part a")
    assert (table.winners, meters(table, 0)) == ([0], (5, 4, 10))


@pytest.mark.rule("CAP-EX-17")
def test_17_a_setup_with_four_players() -> None:
    table = play(bottlecap(seats=4).side(0, "U4").setup(), *["place 0"] * 4, "goods 0 gold", "step A30")
    assert (meters(table, 0), damage(table, 0), abilities(table, 0)) == ((2, 0, 4), (0, 0), ["A30"])


@pytest.mark.rule("CAP-EX-18")
def test_18_a29_in_the_turn_of_another() -> None:
    position = at("S07", seats=3).damage(0, red=3).damage(1, grey=1).abilities(1, "A29").abilities(2, "A15")
    table = play(position.gold(1, 4).draws("R").turn_of(0), "sail 1", "part b")
    assert (meters(table, 1), damage(table, 1)) == ((0, 4, 0), (0, 0))
    play(table, "finish")
    assert meters(table, 1) == (0, 5, 0)
    assert meters(table, 2) == (0, 0, 0)


@pytest.mark.rule("CAP-EX-19")
def test_19_a_swap() -> None:
    position = bottlecap().ring("S13", "S01").ships(7, 1).abilities(0, "A14").gold(0, 2)
    table = play(position.turn_of(0), "sail 1", "use A14", "swap 0 and 1", "part a", "step A01")
    assert table.villages[0].tier == 1
    assert table.spaces[table.villages[1].ship] == 13
    assert (meters(table, 1), damage(table, 1)) == ((0, 0, 0), (0, 0))


@pytest.mark.rule("CAP-EX-20")
def test_20_the_order_in_the_window() -> None:
    position = bottlecap().side(0, "U1").space(0, "S01").ships(7, 3).abilities(0, "A09", "A04").draws("G")
    table = play(position.turn_of(0), "sail 1")
    assert choices(table) == ["use A09", "done"]
    play(table, "use A09")
    assert (damage(table, 0), lid(table), table.active) == ((0, 0), (5, 7), 1)  # A04 followed by itself
    finish_turn(table)
    assert play(table, "sail 1").villages[0].ship == 7


@pytest.mark.rule("CAP-EX-21")
def test_21_a_lap() -> None:
    """Three players for the line: P2 at 5, P3 at 0 and then at 1."""
    position = bottlecap(seats=3).space(1, "S01").abilities(0, "A07", "A25", "A25", "A25").wood(1, 1).wood(2, 1)
    table = play(position.ships(0, 5, 0).draws("G").turn_of(0), "sail 9")
    assert table.villages[0].ship == 1
    assert damage(table, 0) == (0, 1)
    assert [other for _, other, *_ in happened(table, events.EXCHANGED)] == [1]
    table = play(position.ships(0, 5, 1).draws("G", "G", "G").turn_of(0), "sail 9")
    assert [other for _, other, *_ in happened(table, events.EXCHANGED)] == [1]
    assert happened(table, events.ATTACKED) == [(0, 0b100, 0, 0, 0)]


@pytest.mark.rule("CAP-EX-22")
def test_22_a_new_ability() -> None:
    position = at("S01", 0, 4, 3).side(0, "U2").hut(0, 1).side(1, "U3").abilities(1, "A27").ship(1, 7)
    table = play(position.gold(1, 2).draws("G", "G").turn_of(0), "sail 1", "part a", "step A19")
    assert [meters(table, seat) for seat in (0, 1)] == [(0, 0, 3), (0, 3, 0)]
    play(table, "sail 3", "part a", "step A24")  # P2 comes to Build as well
    assert [meters(table, seat) for seat in (0, 1)] == [(1, 0, 3), (0, 2, 0)]


@pytest.mark.rule("CAP-EX-23")
def test_23_a30_and_the_line() -> None:
    assert damage(play(bottlecap().ships(4, 0).abilities(0, "A30").turn_of(0), "sail 1"), 0) == (0, 0)
    assert damage(play(bottlecap(seats=4).ships(4, 0, 0, 0).turn_of(0), "sail 1"), 0) == (0, 0)
