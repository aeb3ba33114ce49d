"""Part 4 of the catalogue: who decides what in a turn, among which options, and what the absent do."""

from __future__ import annotations

import pytest

from meadhall.testing.bottlecap import (
    Position,
    abilities,
    bottlecap,
    choices,
    damage,
    finish_turn,
    meters,
    play,
    when_absent,
)


def before(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2) -> Position:
    return bottlecap(seats).space(2, text).meters(0, wood, gold, glory).ship(0, 1)


@pytest.mark.rule("CAP-D-MOVE")
def test_the_active_seat_says_how_far_it_sails_and_sails_1_when_absent() -> None:
    table = bottlecap(seats=3).abilities(1, "A22").turn_of(1)
    assert table.deciders() == [1]
    assert choices(table) == ["sail 1", "sail 2", "sail 3", "sail 4"]
    assert when_absent(table) == "sail 1"


@pytest.mark.rule("CAP-D-PASS")
def test_in_passing_all_pairs_of_kinds_that_are_there_can_be_chosen() -> None:
    position = bottlecap().ships(0, 1).space(2, "S01").abilities(0, "A07").meters(0, 1, 1, 0).meters(1, 1, 1, 0)
    table = play(position.turn_of(0), "sail 2")
    assert table.deciders() == [0]
    assert choices(table) == [
        "exchange wood for wood",
        "exchange wood for gold",
        "exchange gold for wood",
        "exchange gold for gold",
    ]


FITTING = [  # own wood and gold, theirs, what an absent seat takes and gives back
    ((0, 1), (2, 2), "wood"),
    ((10, 1), (2, 2), "gold"),
    ((10, 1), (2, 0), "wood"),
    ((1, 10), (2, 2), "wood"),
    ((10, 10), (2, 2), "wood"),
    ((9, 1), (1, 1), "wood"),
    ((10, 9), (1, 1), "gold"),
    ((1, 1), (0, 2), "gold"),
]


@pytest.mark.rule("CAP-D-PASS")
@pytest.mark.parametrize(("own", "theirs", "kind"), FITTING)
def test_who_passes_absently_takes_what_fits_and_gives_the_same_back(
    own: tuple[int, int], theirs: tuple[int, int], kind: str
) -> None:
    position = bottlecap().ships(0, 1).space(2, "S01").abilities(0, "A07").meters(0, *own, 0).meters(1, *theirs, 0)
    assert when_absent(play(position.turn_of(0), "sail 2")) == f"exchange {kind} for {kind}"


@pytest.mark.rule("CAP-D-TAKE")
@pytest.mark.parametrize(("own", "theirs", "kind"), FITTING[:2] + FITTING[3:7])
def test_who_plunders_absently_takes_what_fits(own: tuple[int, int], theirs: tuple[int, int], kind: str) -> None:
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(0, "A23").meters(0, *own, 0).meters(1, *theirs, 0)
    table = play(position.draws("G", "G").turn_of(0), "sail 1")
    assert choices(table) == ["take wood", "take gold"]
    assert when_absent(table) == f"take {kind}"


@pytest.mark.rule("CAP-D-TAKE")
def test_only_a_kind_that_is_there_can_be_plundered() -> None:
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").abilities(0, "A23").gold(1, 1).meters(2, 1, 1, 0)
    table = play(position.draws("G", "G", "G").turn_of(0), "sail 1")
    assert meters(table, 1) == (0, 0, 0)  # the only kind was taken without asking
    assert choices(table) == ["take wood", "take gold"]


@pytest.mark.rule("CAP-D-GIVE")
@pytest.mark.parametrize("kind", ["wood", "gold"])
def test_who_plunders_absently_gives_the_same_kind_back(kind: str) -> None:
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(0, "A23").meters(0, 3, 3, 0).meters(1, 2, 2, 0)
    table = play(position.draws("G", "G").turn_of(0), "sail 1", f"take {kind}")
    assert choices(table) == ["give wood", "give gold"]
    assert when_absent(table) == f"give {kind}"
    finish_turn(table)
    assert [meters(table, seat) for seat in (0, 1)] == [(3, 3, 0), (2, 2, 0)]


@pytest.mark.rule("CAP-D-GIVE")
def test_who_has_given_that_kind_away_already_gives_the_other_without_being_asked() -> None:
    position = bottlecap(seats=3).ships(1, 2, 2).space(2, "S01").abilities(0, "A23").wood(1, 1).gold(2, 1)
    table = play(position.draws("G", "G", "G").turn_of(0), "sail 1")
    assert (choices(table), when_absent(table)) == (["give wood", "give gold"], "give wood")
    play(table, "give gold")
    assert [meters(table, seat) for seat in range(3)] == [(0, 0, 0), (0, 1, 0), (1, 0, 0)]


@pytest.mark.rule("CAP-D-A10", "CAP-HID-4")
def test_a_defender_with_a10_decides_in_the_turn_of_another() -> None:
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(1, "A10").draws("G", "G", "R")
    table = play(position.turn_of(0), "sail 1")
    assert (table.active, table.deciders()) == (0, [1])
    assert choices(table) == ["undraw red", "undraw grey"]
    assert when_absent(table) == "undraw red"


@pytest.mark.rule("CAP-D-A10")
@pytest.mark.parametrize(("drawn", "kept"), [("RR", (1, 0)), ("GG", (0, 1))])
def test_nobody_is_asked_which_of_two_like_tokens_goes_back(drawn: str, kept: tuple[int, int]) -> None:
    table = bottlecap().ships(4, 0).space(5, "S01").abilities(0, "A10").draws(*drawn).turn_of(0)
    play(table, "sail 1")
    assert (table.active, damage(table, 0)) == (1, kept)


@pytest.mark.rule("CAP-D-A10", "CAP-CITY-6")
def test_two_a10_are_asked_once_for_each_token_to_return() -> None:
    table = bottlecap().ships(4, 0).space(5, "S01").abilities(0, "A10", "A10").draws("R", "R", "G").turn_of(0)
    play(table, "sail 1", "undraw red")
    assert choices(table) == ["undraw red", "undraw grey"]
    assert damage(play(table, "undraw red"), 0) == (0, 1)


@pytest.mark.rule("CAP-D-A10", "CAP-VAL-1")
@pytest.mark.parametrize(
    ("owned", "out", "drawn", "warned"),
    [
        (["A10"], 3, "RG", True),
        (["A10"], 2, "RG", False),
        (["A10", "A10"], 2, "RRG", False),  # only one of the two reds will be kept
        (["A10", "A10"], 3, "RRG", True),
        (["A10", "A10"], 3, "RGG", False),  # the red may still go back
    ],
)
def test_returning_grey_warns_of_the_valkyries_only_if_they_are_sure_to_come(
    owned: list[str], out: int, drawn: str, warned: bool
) -> None:
    position = bottlecap().ships(4, 0).space(5, "S01").abilities(0, *owned).damage(1, red=out).draws(*drawn)
    table = play(position.turn_of(0), "sail 1")
    grey = table.options(0)[1]
    assert str(table.describe(0, grey)) == "Return a grey token"
    assert ("The Valkyries come." in map(str, table.forecast(0, grey))) == warned


@pytest.mark.rule("CAP-D-PRE")
def test_in_the_window_everything_usable_is_offered_and_the_absent_go_on() -> None:
    position = bottlecap().space(0, "S01").ships(7, 3).abilities(0, "A04", "A09", "A14").damage(0, grey=1)
    table = play(position.draws("G").turn_of(0), "sail 1")
    assert choices(table) == ["use A04", "use A09", "use A14", "done"]
    assert when_absent(table) == "done"
    table = play(bottlecap().ships(1, 5).abilities(0, "A17").damage(0, grey=1).glory(0, 1).turn_of(0), "sail 1")
    assert choices(table) == ["use A17", "done"]


@pytest.mark.rule("CAP-D-SWAP")
def test_a_swap_is_one_of_eight_pairs_and_never_happens_to_the_absent() -> None:
    table = bottlecap().space(0, "S01").ships(7, 3).abilities(0, "A14").turn_of(0)
    laid = list(table.spaces)
    assert choices(play(table.copy(), "sail 1", "use A14")) == [f"swap {at} and {(at + 1) % 8}" for at in range(8)]
    assert finish_turn(table).spaces == laid


@pytest.mark.rule("CAP-D-RETURN", "CAP-DMG-3")
def test_the_colours_of_lost_damage_are_chosen_and_the_absent_return_reds() -> None:
    table = play(before("S06", wood=1).damage(0, red=1, grey=2).turn_of(0), "sail 1", "part a")
    assert choices(table) == ["return 1 red", "return 0 red"]
    assert when_absent(table) == "return 1 red"
    assert damage(play(table, "return 0 red"), 0) == (1, 0)
    table = play(before("S06", wood=2).damage(0, red=3, grey=3).turn_of(0), "sail 1", "part b")
    assert choices(table) == ["return 3 red", "return 2 red", "return 1 red"]


@pytest.mark.rule("CAP-D-RETURN")
@pytest.mark.parametrize(("held", "left"), [((3, 0), (1, 0)), ((0, 3), (0, 1)), ((1, 1), (0, 0)), ((1, 0), (0, 0))])
def test_nobody_is_asked_for_colours_that_are_no_choice(held: tuple[int, int], left: tuple[int, int]) -> None:
    table = before("S06", wood=1).damage(0, red=held[0], grey=held[1]).turn_of(0)
    play(table, "sail 1", "part a")
    assert (table.active, damage(table, 0)) == (1, left)


@pytest.mark.rule("CAP-D-PART")
def test_parts_not_yet_done_or_finish_and_the_absent_finish() -> None:
    table = play(before("S15").draws("G").turn_of(0), "sail 1")
    assert (choices(table), when_absent(table)) == (["part a", "part b", "finish"], "finish")
    assert choices(play(table, "part b")) == ["part a", "finish"]
    assert when_absent(table) == "finish"


@pytest.mark.rule("CAP-D-AMOUNT")
def test_an_amount_goes_from_the_least_trade_to_all_and_the_absent_never_trade() -> None:
    table = before("S11", wood=3).turn_of(0)
    assert choices(play(table.copy(), "sail 1", "part a")) == ["amount 1", "amount 2", "amount 3"]
    assert meters(finish_turn(table), 0) == (3, 0, 0)


@pytest.mark.rule("CAP-D-AMOUNT")
def test_who_is_gone_after_starting_a_trade_trades_the_least() -> None:
    assert when_absent(play(before("S11", wood=3).turn_of(0), "sail 1", "part a")) == "amount 1"


@pytest.mark.rule("CAP-D-STEP")
def test_a_step_is_a_joined_space_of_the_next_tier_and_the_absent_never_build() -> None:
    table = before("S01", gold=4, glory=3).hut(0, 1).turn_of(0)
    assert choices(play(table.copy(), "sail 1", "part a")) == ["step A03", "step A04"]
    finish_turn(table)
    assert (meters(table, 0), table.villages[0].tier) == ((0, 4, 3), 1)


@pytest.mark.rule("CAP-D-COPY")
def test_a_copy_is_one_of_the_abilities_in_play_and_the_absent_take_the_lowest() -> None:
    position = before("S01", gold=6, glory=5).side(0, "U1").side(1, "U4").hut(0, 2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A13")
    assert choices(table) == [f"copy A{n:02d}" for n in (4, 6, 8, 9, 10, 11, 12, 14, 29, 30, 31, 32, 33)]
    assert when_absent(table) == "copy A04"
    assert abilities(finish_turn(table), 0) == ["A04"]


@pytest.mark.rule("CAP-D-DOUBLE")
def test_wood_or_gold_is_doubled_and_gold_when_absent() -> None:
    position = before("S01", 4, 9, 5).side(0, "U2").hut(0, 2)
    table = play(position.turn_of(0), "sail 1", "part a", "step A20")
    assert (choices(table), when_absent(table)) == (["double wood", "double gold"], "double gold")


@pytest.mark.rule("CAP-D-ROTATE")
@pytest.mark.parametrize(("rotation", "following"), [(0, 1), (7, 0)])
def test_the_cap_is_turned_to_one_of_seven_and_one_further_when_absent(rotation: int, following: int) -> None:
    position = before("S01", gold=5, glory=5).side(0, "U3").hut(0, 2).rotation(rotation)
    table = play(position.turn_of(0), "sail 1", "part a", "step A28")
    assert sorted(choices(table)) == [f"rotate {to}" for to in range(8) if to != rotation]
    assert when_absent(table) == f"rotate {following}"
