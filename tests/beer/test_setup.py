"""Sections 2 and 3: options and setup."""

from __future__ import annotations

import pytest

from meadhall.engine import BadOption
from meadhall.games.beer import events
from meadhall.games.beer.game import GAME
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import attack, choices, forbidden_by, gear, happened, move, play, who, wields

MUG = {3: 9, 4: 12, 5: 15, 6: 15, 7: 18, 8: 20}
RESERVE = {3: 15, 4: 12, 5: 9, 6: 6, 7: 3, 8: 0}


def new(seats: int = 4, seed: int = 1, **options: object) -> Beer:
    table = GAME.new(seats, seed, options)
    assert isinstance(table, Beer)
    return table


@pytest.mark.rule("BEER-SET-1", "BEER-COMP-4")
def test_each_seat_gets_a_different_random_board() -> None:
    seen = set()
    for seed in range(12):
        boards = [player.board.ident for player in new(5, seed).players]
        assert len(set(boards)) == 5
        seen |= set(boards)
    assert len(seen) == 8


@pytest.mark.rule("BEER-SET-2")
def test_everybody_starts_with_a_family_sword_in_hand() -> None:
    table = new()
    for seat in "ABCD":
        assert (gear(table, seat), wields(table, seat)) == (["Family Sword"], "Family Sword")


@pytest.mark.rule("BEER-SET-3", "BEER-COMP-6")
@pytest.mark.parametrize("seats", range(3, 9))
def test_three_steps_lie_in_each_gap(seats: int) -> None:
    table = new(seats)
    assert [player.gap for player in table.players] == [3] * seats
    assert table.reserve == RESERVE[seats]


@pytest.mark.rule("BEER-SET-4", "BEER-R-3", "BEER-OPTION-spare_swords")
@pytest.mark.parametrize(("option", "pile"), [("shuffle", 98 - 4), ("aside", 98 - 8)])
def test_spare_swords_are_shuffled_in_or_laid_aside(option: str, pile: int) -> None:
    table = new(4, spare_swords=option)
    dealt = sum(len(player.life) + len(player.hand) for player in table.players)
    assert table.piles[0].left + dealt == pile
    swords = [card for card in table.removed if table.box.cards[card].name == "Family Sword"]
    assert len(swords) == (4 if option == "aside" else 0)


@pytest.mark.rule("BEER-SET-4", "BEER-SET-5")
def test_piles_are_shuffled_anew_with_each_seed() -> None:
    one, two = new(seed=1), new(seed=2)
    assert one.piles[0].cards != two.piles[0].cards
    assert one.valhalla_deck != two.valhalla_deck
    assert new(seed=1).piles[0].cards == one.piles[0].cards


@pytest.mark.rule("BEER-SET-6", "BEER-COMP-7")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_mug_is_filled_by_the_number_of_players(seats: int) -> None:
    table = new(seats)
    assert (table.mug, table.out_beers) == (MUG[seats], 20 - MUG[seats])


@pytest.mark.rule("BEER-SET-7", "BEER-COMP-5")
def test_everybody_has_his_energy() -> None:
    assert all(player.energy for player in new(8).players)


@pytest.mark.rule("BEER-SET-8", "BEER-R-7")
def test_life_unseen_then_four_cards_in_the_order_of_play() -> None:
    table = new(4, start=2)
    for player in table.players:
        assert len(player.life) == player.board.life
        assert len(player.hand) == 4
        assert player.wounds == []
    assert [event[0] for event in happened(table, events.DREW_FIRST)] == [2, 3, 0, 1]


@pytest.mark.rule("BEER-SET-10", "BEER-OPTION-start", "BEER-R-5", "BEER-R-2")
def test_the_starting_seat_is_given_or_random() -> None:
    assert new(4, start=2).active == 2
    assert {new(4, seed).start for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(BadOption, match="seat 4"):
        new(4, start=4)


@pytest.mark.rule("BEER-SET-9", "BEER-OPTION-location")
def test_a_location_lies_open_or_none_does() -> None:
    assert new().rules.location == 0
    assert new(location="fjord").rules.location == 4
    assert {new(seed=seed, location="random").rules.location for seed in range(30)} == {1, 2, 3, 4}


# Options


@pytest.mark.rule("BEER-OPTION-players", "BEER-R-4")
def test_three_to_eight_players() -> None:
    for seats in (2, 9):
        with pytest.raises(BadOption):
            GAME.new(seats, 1)
    with pytest.raises(BadOption, match="large_table"):
        GAME.new(9, 1, {"game": "combined_one_pile"})
    table = GAME.new(16, 1, {"game": "combined_one_pile", "large_table": "on"})
    assert sum(player.kind for player in table.players) == 8


@pytest.mark.rule("BEER-OPTION-warriors", "BEER-SET-1")
def test_boards_may_be_chosen() -> None:
    table = new(3, warriors="egil, sigrid, harald")
    assert [player.board.ident for player in table.players] == ["egil", "sigrid", "harald"]
    for listed in ("egil,sigrid", "egil,egil,leif", "egil,sigrid,musashi"):
        with pytest.raises(BadOption, match="warriors"):
            new(3, warriors=listed)


@pytest.mark.rule("BEER-OPTION-warrior_mix", "BEER-OPTION-game", "BEER-CMB-1")
def test_the_mix_of_the_combined_game_may_be_chosen() -> None:
    table = new(3, game="combined_one_pile", warrior_mix="samurai,viking,samurai")
    assert [player.kind for player in table.players] == [1, 0, 1]
    with pytest.raises(BadOption, match="warrior_mix"):
        new(3, warrior_mix="samurai,viking,samurai")
    with pytest.raises(BadOption, match="either warriors or warrior_mix"):
        new(3, game="combined_one_pile", warriors="egil,jubei,leif", warrior_mix="viking,samurai,viking")
    assert len(new(3, game="combined_two_piles").piles) == 2
    assert len(new(3).piles) == 1


@pytest.mark.rule("BEER-OPT-1")
def test_options_are_fixed_before_the_game_and_public() -> None:
    table = new(lokis_trick="on")
    assert table.view(-1).table.setting.options["lokis_trick"] == "on"
    with pytest.raises(BadOption, match="lokis_trick"):
        new(lokis_trick="maybe")


@pytest.mark.rule("BEER-OPTION-turn_cap", "BEER-OPTION-sd_cap")
def test_the_caps_have_defaults() -> None:
    assert (new().rules.turn_cap, new().rules.sd_cap) == (60, 10)


@pytest.mark.rule("BEER-OPTION-any_time_windows", "BEER-W-2")
@pytest.mark.parametrize(("option", "asked"), [("standard", "B"), ("lean", "A")])
def test_lean_windows_are_left_out_in_turns_of_warriors(option: str, asked: str) -> None:
    table = beer(3, any_time_windows=option).drinks("B", "life").life("C", size=1).turn_of("A", windows=True)
    assert who(table) == asked
    spirit = beer(3, any_time_windows=option).spirit("A").drinks("B", "life").top("troublesome")
    assert who(spirit.turn_of("A", windows=True)) == "B"


# Loki's trick


@pytest.mark.rule("BEER-OPT-2", "BEER-OPTION-lokis_trick")
@pytest.mark.parametrize(
    ("word", "use"),
    [("K- A1 M1", "as drink"), ("A- K1 M1", "as attack"), ("M- A1 K1", "as move")],
)
def test_with_lokis_trick_a_dash_makes_its_action_impossible(word: str, use: str) -> None:
    position = beer(3, lokis_trick="on").warrior("A", "leif").gap("AB", 1).hand("A", word)
    position.gear("A", "Family Sword", "Double-bottomed Mug")
    assert forbidden_by(play(position.turn_of("A"), f"play {word}"), use) == "BEER-OPT-2"
    position = (
        beer(3).warrior("A", "leif").gap("AB", 1).hand("A", word).gear("A", "Family Sword", "Double-bottomed Mug")
    )
    assert forbidden_by(play(position.turn_of("A"), f"play {word}"), use) == ""


@pytest.mark.rule("BEER-OPT-2", "BEER-R-84")
def test_with_lokis_trick_a_drawn_dash_is_no_attack_and_no_defense() -> None:
    position = beer(3, lokis_trick="on").gap("AB", 1).minion("A", "left", "Ketil").top("A-").hand("B", "D1")
    table = play(position.turn_of("A"), "done")
    assert happened(table, events.ATTACKED) == []
    assert happened(table, events.NO_ATTACK) != []
    position = beer(3, lokis_trick="on").gap("AB", 1).minion("B", "right", "Snorri").top("D-").hand("A", "A1")
    table = attack(position.turn_of("A"), "A1", "bare hands", "B's Snorri")
    assert happened(table, events.MINION_KILLED) != []  # 1 against nothing, not against his +2
    table = beer(3, lokis_trick="on", location="fjord").top("A-").turn_of("A")
    assert happened(table, events.NO_ATTACK) != []


@pytest.mark.rule("BEER-OPT-2")
def test_with_lokis_trick_no_charge_helps_a_dash() -> None:
    table = move(beer(3, lokis_trick="on").hand("A", "M2", "A- M1").turn_of("A"), "M2", "left 2", charge=True)
    play(table, "play A- M1")
    assert "as attack" not in choices(table)
