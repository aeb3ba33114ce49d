"""Part 2 of the catalogue: the options of a game."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import BadOption
from meadhall.testing.bottlecap import bottlecap, choices, damage, finish_turn, meters, play

GAME = meadhall.game("bottlecap")


@pytest.mark.rule("CAP-OPT-players")
def test_two_three_or_four_can_play() -> None:
    for seats in (2, 3, 4):
        assert GAME.new(seats, 1).setting.seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(BadOption, match="2 to 4 seats"):
            GAME.new(seats, 1)


@pytest.mark.rule("CAP-OPT-city")
def test_cities_are_common_or_unique_or_chosen_or_given() -> None:
    assert {village.side.ident for village in GAME.new(4, 3).villages} == {"COM"}
    assert {village.side.ident for village in GAME.new(4, 3, {"city": "unique"}).villages} == {"U1", "U2", "U3", "U4"}
    given = GAME.new(3, 3, {"city": "custom", "sides": "U2, COM, U4"})
    assert [village.side.ident for village in given.villages] == ["U2", "COM", "U4"]
    chosen = bottlecap(city="choose").setup()
    assert choices(chosen) == ["side common", "side unique"]
    play(chosen, "side unique", "side common")
    assert chosen.villages[0].side.ident == f"U{chosen.villages[0].card}"
    assert chosen.villages[1].side.ident == "COM"


@pytest.mark.rule("CAP-OPT-city")
@pytest.mark.parametrize("sides", ["", "U1", "U1,U1", "U1,U9", "COM,COM,COM"])
def test_a_list_of_cities_that_can_not_be_is_refused(sides: str) -> None:
    with pytest.raises(BadOption, match="Option sides"):
        GAME.new(2, 3, {"city": "custom", "sides": sides})


@pytest.mark.rule("CAP-OPT-layout")
def test_the_first_layout_shows_the_faces_a_in_order() -> None:
    table = GAME.new(2, 5, {"layout": "first"})
    assert table.spaces == [1, 2, 6, 8, 4, 9, 5, 13]
    assert table.tiles == list(range(8))


@pytest.mark.rule("CAP-OPT-layout")
def test_a_layout_can_be_given() -> None:
    table = GAME.new(2, 5, {"layout": "custom", "tiles": "T8b,T1a,T2b,T3b,T4b,T5b,T6b,T7b"})
    assert table.spaces == [12, 1, 3, 10, 11, 7, 14, 15]
    for tiles in ("", "T1a", "T1a,T1b,T3a,T4a,T5a,T6a,T7a,T8a", "T1c,T2a,T3a,T4a,T5a,T6a,T7a,T8a"):
        with pytest.raises(BadOption, match="Option tiles"):
            GAME.new(2, 5, {"layout": "custom", "tiles": tiles})


@pytest.mark.rule("CAP-OPT-layout", "CAP-SET-2")
def test_a_random_layout_follows_from_the_seed_and_shuffles_and_flips_all_tiles() -> None:
    layouts = [(GAME.new(2, seed).tiles, GAME.new(2, seed).spaces) for seed in range(60)]
    assert layouts[7] == (GAME.new(2, 7).tiles, GAME.new(2, 7).spaces)
    for position in range(8):
        assert {tiles[position] for tiles, _ in layouts} == set(range(8))
    assert {space for _, spaces in layouts for space in spaces} == set(range(1, 16))


@pytest.mark.rule("CAP-OPT-start", "CAP-SET-6")
def test_the_start_seat_is_given_or_random() -> None:
    assert [GAME.new(4, 3, {"start": seat}).deciders() for seat in range(4)] == [[0], [1], [2], [3]]
    assert {GAME.new(4, seed).deciders()[0] for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadOption, match="seat 3"):
        GAME.new(3, 1, {"start": 3})


@pytest.mark.rule("CAP-OPT-share_start")
def test_ships_may_share_their_first_position_unless_it_is_forbidden() -> None:
    assert "place 4" in choices(play(bottlecap(share_start="allow").setup(), "place 4"))
    table = play(bottlecap(seats=3, share_start="forbid").setup(), "place 4", "place 0")
    assert choices(table) == ["place 1", "place 2", "place 3", "place 5", "place 6", "place 7"]


@pytest.mark.rule("CAP-OPT-eot")
@pytest.mark.parametrize(("eot", "wood"), [("chain", 2), ("snapshot", 1)])
def test_gains_at_the_end_of_turn_arm_others_in_a_chain_only(eot: str, wood: int) -> None:
    position = bottlecap(eot=eot).space(1, "S02").meters(0, 2, 1, 0).abilities(0, "A01", "A03")
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 0) == (wood, 0, 1)


@pytest.mark.rule("CAP-OPT-eot")
def test_the_next_turn_is_armed_again_after_a_snapshot() -> None:
    position = bottlecap(eot="snapshot").space(1, "S07").space(2, "S09").abilities(0, "A02")
    table = play(position.turn_of(0), "sail 1", "part a", "finish")
    assert meters(table, 0) == (0, 2, 0)
    play(finish_turn(table), "sail 1", "part a")
    assert meters(table, 0) == (0, 5, 0)


@pytest.mark.rule("CAP-OPT-lookback")
@pytest.mark.parametrize(("lookback", "wood"), [("none", 0), ("turn", 1)])
def test_a_new_ability_looks_back_on_its_turn_only_if_that_is_chosen(lookback: str, wood: int) -> None:
    position = bottlecap(lookback=lookback).side(0, "U2").hut(0, 1).space(1, "S01").meters(0, 0, 4, 3)
    assert meters(play(position.turn_of(0), "sail 1", "part a", "step A19"), 0) == (wood, 0, 3)


@pytest.mark.rule("CAP-OPT-lookback")
@pytest.mark.parametrize(("lookback", "gold"), [("none", 0), ("turn", 1)])
def test_looking_back_sees_a_gain_before_the_step(lookback: str, gold: int) -> None:
    position = bottlecap(lookback=lookback).side(0, "U2").space(0, "S01").ship(0, 7).abilities(0, "A24").gold(0, 2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A21")  # A24 gave wood on landing
    assert meters(table, 0) == (1, gold, 0)


@pytest.mark.rule("CAP-OPT-lookback", "CAP-EOT-4")
def test_looking_back_ends_at_the_start_of_the_turn() -> None:
    position = bottlecap(lookback="turn").side(0, "U2").space(1, "S15").space(2, "S01").gold(0, 2)
    table = finish_turn(play(position.turn_of(0), "sail 1", "part a", "finish"))
    assert meters(play(table, "sail 1", "part a", "step A21"), 0) == (1, 0, 0)


@pytest.mark.rule("CAP-OPT-trade_min")
@pytest.mark.parametrize("text", ["S08", "S11"])
def test_a_trade_of_nothing_is_there_only_if_that_is_chosen(text: str) -> None:
    assert play(bottlecap().space(1, text).turn_of(0), "sail 1").active == 1  # nothing to trade, nothing to do
    table = play(bottlecap(trade_min=0).space(1, text).turn_of(0), "sail 1", "part a")
    assert meters(table, 0) == ((1, 0, 0) if text == "S08" else (0, 1, 0))
    table = play(bottlecap(trade_min=0).space(1, text).meters(0, 2, 2, 0).turn_of(0), "sail 1", "part a")
    assert choices(table) == ["amount 0", "amount 1", "amount 2"]


@pytest.mark.rule("CAP-OPT-gift_gain")
@pytest.mark.parametrize(("gift_gain", "wood"), [("both", 2), ("owner", 1)])
def test_who_gets_a_gift_gains_it_unless_only_the_owner_does(gift_gain: str, wood: int) -> None:
    position = bottlecap(gift_gain=gift_gain).ships(0, 1).space(2, "S01").abilities(0, "A07").abilities(1, "A01")
    table = play(position.wood(1, 1).turn_of(0), "sail 2")  # wood for wood is all there is
    assert meters(table, 1) == (wood, 0, 0)


@pytest.mark.rule("CAP-OPT-gift_gain")
@pytest.mark.parametrize("gift_gain", ["both", "owner"])
def test_the_owner_of_the_exchange_always_gains(gift_gain: str) -> None:
    position = bottlecap(gift_gain=gift_gain).ships(0, 1).space(2, "S01").abilities(0, "A07", "A01")
    table = play(position.wood(1, 1).turn_of(0), "sail 2")
    assert meters(table, 0) == (1, 0, 0)


@pytest.mark.rule("CAP-OPT-gift_gain")
@pytest.mark.parametrize("gold", [0, 4, 9])
def test_a_gift_that_is_no_gain_is_still_received(gold: int) -> None:
    position = bottlecap(gift_gain="owner").ships(1, 2).space(2, "S01").abilities(0, "A23").abilities(1, "A02")
    position.gold(0, 2).meters(1, 1, gold, 0).draws("G", "G")
    table = play(position.turn_of(0), "sail 1")
    if gold:
        play(table, "take wood")
    assert meters(play(table, "give gold"), 1) == (0, gold + 1, 0)


@pytest.mark.rule("CAP-OPT-valk_loss")
@pytest.mark.parametrize(("valk_loss", "gold"), [("counts", 1), ("ignored", 0)])
def test_damage_lost_to_the_valkyries_counts_for_a29_unless_ignored(valk_loss: str, gold: int) -> None:
    position = bottlecap(seats=3, valk_loss=valk_loss).space(1, "S07").damage(1, grey=1).damage(2, red=3)
    table = position.abilities(1, "A29").draws("R").turn_of(0)
    assert meters(play(table, "sail 1", "part b", "finish"), 1) == (0, gold, 0)


@pytest.mark.rule("CAP-OPT-balance")
@pytest.mark.parametrize(("balance", "left"), [("landing", (2, 3, 0)), ("action", (2, 2, 0))])
def test_balance_compares_on_landing_or_when_it_is_done(balance: str, left: tuple[int, int, int]) -> None:
    """Landed with 1 wood and 1 gold; A12 pays 1 gold before the action."""
    position = bottlecap(balance=balance).space(0, "S12").ship(0, 7).meters(0, 1, 1, 0).abilities(0, "A12")
    assert meters(play(position.turn_of(0), "sail 1", "part a"), 0) == left


@pytest.mark.rule("CAP-OPT-robbed")
@pytest.mark.parametrize(
    ("robbed", "took", "gold"),
    [("standing", False, 1), ("standing", True, 3), ("if_taken", False, 2), ("if_taken", True, 3)],
)
def test_robbers_bay_robs_everybody_or_only_who_took_its_gold(robbed: str, took: bool, gold: int) -> None:
    position = bottlecap(robbed=robbed).space(1, "S09").ships(0, 7).gold(0, 2).draws("G", "G")
    table = play(position.turn_of(0), "sail 1", "part a" if took else "finish")
    assert meters(play(table, "sail 2"), 0) == (0, gold, 0)


@pytest.mark.rule("CAP-OPT-robbed")
@pytest.mark.parametrize(("robbed", "gold"), [("standing", 1), ("if_taken", 2)])
def test_gold_taken_on_an_earlier_visit_is_forgotten_on_arriving_again(robbed: str, gold: int) -> None:
    """Red takes 2 gold, sails all round to the same place, and takes none this time."""
    position = bottlecap(robbed=robbed).space(1, "S09").ships(0, 7).abilities(0, "A05", "A25", "A22", "A30")
    table = play(position.draws("G", "G").turn_of(0), "sail 1", "part a")
    play(finish_turn(table), "sail 8", "finish", "sail 1")  # Blue came to 0, and now attacks
    assert (sum(damage(table, 0)), meters(table, 0)) == (1, (0, gold, 0))


@pytest.mark.rule("CAP-OPT-damage_cost")
@pytest.mark.parametrize(("damage_cost", "left"), [("damage_first", (0, 1, 0)), ("gain_first", (0, 0, 0))])
def test_damage_as_a_price_comes_before_or_after_the_gain(damage_cost: str, left: tuple[int, int, int]) -> None:
    """With 2 damage the Valkyries take up to 2 gold: also the one just gained, if it was there already."""
    position = bottlecap(damage_cost=damage_cost).space(1, "S07").gold(0, 1).damage(0, red=1).damage(1, red=2)
    table = play(position.draws("R").turn_of(0), "sail 1", "part b")
    assert (meters(table, 0), damage(table, 0)) == (left, (0, 0))


@pytest.mark.rule("CAP-OPT-round_limit")
def test_the_round_limit_lies_between_30_and_500() -> None:
    assert GAME.new(2, 1).rules.round_limit == 150
    for limit in (29, 501, 0):
        with pytest.raises(BadOption, match="from 30 to 500"):
            GAME.new(2, 1, {"round_limit": limit})
    table = finish_turn(finish_turn(bottlecap(round_limit=30).ships(0, 4).draws("G").round(30).turn_of(0)))
    assert table.over
    table = finish_turn(finish_turn(bottlecap(round_limit=31).ships(0, 4).draws("G").round(30).turn_of(0)))
    assert not table.over


@pytest.mark.rule("CAP-OPT-city", "CAP-OPT-eot", "CAP-OPT-trade_min")
def test_options_that_are_none_are_refused_with_a_sentence() -> None:
    for options in ({"eot": "never"}, {"trade_min": 2}, {"city": "Oslo"}, {"colour": "red"}):
        with pytest.raises(BadOption):
            GAME.new(2, 1, options)
