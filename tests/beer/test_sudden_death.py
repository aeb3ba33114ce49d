"""Section 5.18: Sudden Death, ties and caps."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.games.beer.player import OUT
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import Position, beer
from meadhall.testing.beer_play import (
    attack,
    choices,
    drink,
    drinks,
    finish_turn,
    happened,
    held,
    mug,
    nobody_stirs,
    play,
)


def drunk(**drinks_of: int) -> Position:
    """The last round is over; so many drinks lie with each seat."""
    seats = len(drinks_of)
    position = beer(seats).sudden_death("A")
    for seat, count in drinks_of.items():
        position.drinks(seat, *["life", "board", "Family Sword"][:count])
    return position


def turns_until_the_end(table: Beer) -> list[int]:
    """Let everybody be absent; whose turns come."""
    order = [table.active]
    while not table.over:
        turn = table.turns
        table.time_out(table.deciders()[0])
        if table.turns != turn:
            order.append(table.active)
    return order


@pytest.mark.rule("BEER-SD-1", "BEER-COMP-8", "BEER-R-78")
def test_every_other_player_has_exactly_one_more_turn() -> None:
    table = drink(beer(4).spirit("C").mug(1).hand("B", "K1", "M2").turn_of("B"), "K1", "life")
    assert table.sudden
    assert any(word.startswith("play") for word in choices(table))  # his turn goes on
    assert turns_until_the_end(table) == [1, 2, 3, 0]


@pytest.mark.rule("BEER-SD-2", "BEER-R-79")
def test_who_dies_before_his_last_turn_takes_it_as_a_spirit() -> None:
    position = beer(4).sudden_death("A", "BCD").drinks("A", "life").life("C", size=1).gap("BC", 1).hand("B", "A2")
    table = play(attack(position.turn_of("B"), "A2", "Family Sword", "C"), "C: pass?")
    play(table, choices(table)[0])
    assert turns_until_the_end(table) == [1, 2, 3]
    assert table.winners == [0]


@pytest.mark.rule("BEER-SD-2")
def test_who_dies_in_his_last_turn_has_had_it_and_the_taker_has_none() -> None:
    position = beer(3, location="drakkar").sudden_death("C", "A").gap("AB", 1).gap("CA", 1).life("A", size=1)
    table = nobody_stirs(position.drinks("B", "life").over_to("C"))
    assert table.over
    assert table.winners == [1]


@pytest.mark.rule("BEER-SD-3", "BEER-DRK-9")
def test_torment_still_steals() -> None:
    position = beer(4).spirit("D", "drowsy").top("troublesome", "drowsy").sudden_death("A", "D").drinks("B", "life")
    table = play(position.turn_of("D"), "pass", "torment B", "commit 1", "B: pass?")
    assert table.winners == [3]


@pytest.mark.rule("BEER-SD-4", "BEER-GEN-1")
def test_most_drinks_win() -> None:
    table = drunk(A=1, B=3, C=2).over_to("C")
    assert (table.winners, table.end_rule) == ([1], "BEER-SD-4")
    assert table.result().scores == [1.0, 3.0, 2.0]


@pytest.mark.rule("BEER-SD-5", "BEER-R-80")
def test_the_spirits_team_has_no_valhalla_cards() -> None:
    table = drunk(A=2, B=0, C=0, D=0).spirit("B", beers=1).spirit("C", beers=1).valhalla("A", "Mjollnir").over_to("D")
    assert (table.winners, table.end_rule) == ([0], "BEER-SD-5")


@pytest.mark.rule("BEER-SD-5", "BEER-CMB-1")
def test_in_the_combined_game_most_kinds_of_drinks_break_a_tie() -> None:
    position = beer(3, game="combined_one_pile").sudden_death("A").drinks("A", "life", "board").drinks("B", "life")
    table = position.sakes("B", "board").valhalla("A", "Mjollnir").over_to("C")
    assert (table.winners, table.end_rule) == ([1], "BEER-SD-5")


@pytest.mark.rule("BEER-SD-5", "BEER-SPI-12")
def test_the_kinds_of_the_spirits_are_counted_over_the_whole_team() -> None:
    position = beer(4, game="combined_one_pile").sudden_death("A").drinks("A", "life", "board").valhalla("A", "Eye")
    table = position.spirit("B", beers=1).spirit("C", sakes=1).over_to("D")
    assert (table.winners, table.end_rule) == ([1, 2], "BEER-SD-5")


@pytest.mark.rule("BEER-SD-6", "BEER-R-80", "BEER-R-81", "BEER-R-95", "BEER-INV-12")
def test_the_tied_go_on_and_all_others_leave() -> None:
    position = drunk(A=2, B=0, C=2, D=1).spirit("B", "drowsy", beers=1).hand("D", "Mace").gap("CD", 2).gap("DA", 5)
    table = position.minion("A", "right", "Broddi", 1).over_to("D")
    nobody_stirs(table)
    assert not table.over
    assert [player.state == OUT for player in table.players] == [False, True, False, True]
    assert table.extra_rounds == 1
    assert table.active == 0  # from the seat that emptied the Mug, itself included
    assert len(table.warriors) == 2
    assert table.players[table.line].gap == 2
    assert held(table, "D") == 0
    assert drinks(table, "B") == 0
    assert mug(table) == (0, 16)
    assert [table.box.cards[card].name for card in table.players[0].hand] == ["Broddi"]
    finish_turn(table)
    assert table.active == 2


@pytest.mark.rule("BEER-SD-6", "BEER-GEN-6")
def test_the_others_leave_one_by_one_clockwise_from_the_left_of_the_last_turn() -> None:
    table = beer(5).sudden_death("C").drinks("B", "life").drinks("D", "life").over_to("B")
    assert [seat for seat, *_ in happened(table, events.ELIMINATED)] == [2, 4, 0]


@pytest.mark.rule("BEER-SD-6")
def test_every_spirit_of_a_tied_team_has_a_turn() -> None:
    position = drunk(A=2, B=0, C=0, D=1).spirit("B", beers=1).spirit("C", beers=1)
    table = position.over_to("D")
    assert [player.state == OUT for player in table.players] == [False, False, False, True]
    order = []
    while table.extra_rounds == 1 and not table.over:
        if not order or order[-1] != table.active:
            order.append(table.active)
        table.time_out(table.deciders()[0])
    assert order[:3] == [0, 1, 2]


@pytest.mark.rule("BEER-SD-7", "BEER-R-82")
def test_without_any_drink_the_spirits_are_out_and_the_only_warrior_wins() -> None:
    table = drunk(A=0, B=0, C=0).spirit("B").spirit("C").over_to("C")
    assert (table.winners, table.end_rule) == ([0], "BEER-SD-7")


@pytest.mark.rule("BEER-SD-7", "BEER-R-82")
def test_without_any_drink_valhalla_cards_decide_else_the_fight_goes_on() -> None:
    table = drunk(A=0, B=0, C=0, D=0).spirit("D").valhalla("B", "Mjollnir").over_to("D")
    assert (table.winners, table.end_rule) == ([1], "BEER-SD-7")
    table = drunk(A=0, B=0, C=0, D=0).spirit("D").over_to("D")
    assert not table.over
    assert table.players[3].state == OUT
    assert len(table.warriors) == 3


@pytest.mark.rule("BEER-SD-8", "BEER-R-51")
def test_nobody_alive_ends_the_game_at_once() -> None:
    position = beer(3, location="fjord").spirit("B").spirit("C").life("A", size=1).top("A1")
    table = play(position.turn_of("A"), "pass?")
    assert (table.winners, table.end_rule) == ([0, 1, 2], "BEER-SD-8")  # without a single drink


@pytest.mark.rule("BEER-SD-9", "BEER-R-50")
def test_one_warrior_left_plays_on() -> None:
    table = finish_turn(beer(3).spirit("B").spirit("C").turn_of("A"))
    assert not table.over
    assert table.active == 1


@pytest.mark.rule("BEER-SD-10", "BEER-R-83", "BEER-OPTION-turn_cap", "BEER-R-81")
def test_after_the_turn_cap_the_mug_is_turned_over() -> None:
    table = beer(3, turn_cap=2).drinks("A", "life").turn(6).turn_of("B")
    finish_turn(table)
    assert happened(table, events.MUG_TURNED) != []
    assert mug(table) == (0, 19)
    assert turns_until_the_end(table) == [2, 0, 1]
    assert table.winners == [0]


@pytest.mark.rule("BEER-SD-10", "BEER-R-81")
def test_after_the_turn_cap_new_rounds_start_with_the_first_last_turn() -> None:
    table = finish_turn(beer(3, turn_cap=2).drinks("A", "life").drinks("B", "life").turn(6).turn_of("B"))
    for _ in range(3):
        finish_turn(table)
    assert table.extra_rounds == 1
    assert table.players[2].state == OUT
    assert table.active == 0  # C had the first last turn; he is out, so A follows


@pytest.mark.rule("BEER-SD-10", "BEER-R-83", "BEER-OPTION-sd_cap")
@pytest.mark.parametrize(
    ("a_life", "b_life", "b_hand", "winner"), [(3, 4, 0, 1), (4, 4, 1, 1), (4, 4, 0, 0)], ids=["life", "hand", "seat"]
)
def test_after_the_last_extra_round_life_then_hand_then_seat_decide(
    a_life: int, b_life: int, b_hand: int, winner: int
) -> None:
    position = beer(3, sd_cap=0).sudden_death("C").drinks("A", "life").drinks("B", "life")
    position.life("A", size=a_life).life("B", size=b_life).hand("B", *["Mace"] * b_hand)
    table = position.over_to("C")
    assert (table.winners, table.end_rule) == ([winner], "BEER-SD-10")


@pytest.mark.rule("BEER-SD-10")
def test_at_the_cap_warriors_come_before_the_spirits_team() -> None:
    position = beer(3, sd_cap=0).sudden_death("C").drinks("B", "life").spirit("C", beers=1)
    table = position.over_to("C")
    assert (table.winners, table.end_rule) == ([1], "BEER-SD-10")
