"""Sections 1.10 and 5.20: the combined game with Sake & Samurai."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.games.beer.game import GAME
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import Position, beer
from meadhall.testing.beer_play import (
    attack,
    by_text,
    choices,
    drinks,
    drinks_on,
    forbidden_by,
    gap,
    gear,
    hand,
    happened,
    held,
    last_attack,
    life,
    minions,
    move,
    mug,
    nobody_stirs,
    play,
    throw,
    when_absent,
    who,
    wields,
)


def both(seats: int = 3, **options: str | int) -> Position:
    return beer(seats, game="combined_one_pile", **options)


def two(seats: int = 3, **options: str | int) -> Position:
    return beer(seats, game="combined_two_piles", **options)


def new(seats: int, mix: str, **options: object) -> Beer:
    table = GAME.new(seats, 1, {"game": "combined_one_pile", "warrior_mix": mix} | options)
    assert isinstance(table, Beer)
    return table


@pytest.mark.rule("BEER-CMB-1", "BEER-SAK-1", "BEER-SAK-2", "BEER-SET-2")
def test_all_cards_counters_and_drinks_of_both_sets_are_used() -> None:
    table = new(4, "viking,samurai,samurai,viking")
    assert table.rules.cards == 196
    assert table.reserve == 52 - 12
    assert table.mug_beers + table.out_beers == 20
    assert table.mug_sakes + table.out_sakes == 20
    assert [wields(table, seat) for seat in "ABCD"] == ["Family Sword", "Katana", "Katana", "Family Sword"]
    assert len(table.valhalla_deck) == 10


@pytest.mark.rule("BEER-CMB-2", "BEER-R-85", "BEER-SET-6")
@pytest.mark.parametrize(
    ("vikings", "samurai", "beers", "sakes"),
    [
        (2, 1, 6, 3),
        (3, 2, 9, 6),
        (3, 3, 8, 7),
        (1, 5, 2, 13),
        (5, 1, 13, 2),
        (4, 2, 10, 5),
        (4, 3, 10, 8),
        (5, 2, 13, 5),
        (4, 4, 10, 10),
    ],
)
def test_each_kind_is_poured_for_its_warriors(vikings: int, samurai: int, beers: int, sakes: int) -> None:
    table = new(vikings + samurai, ",".join(["viking"] * vikings + ["samurai"] * samurai))
    assert (table.mug_beers, table.mug_sakes) == (beers, sakes)


@pytest.mark.rule("BEER-CMB-3", "BEER-R-90", "BEER-CMB-1")
def test_everybody_uses_all_cards_and_burns_every_kind() -> None:
    position = both().hand("A", "Naginata").sakes("A", "life").wounds("A", size=1)
    table = by_text(position.turn_of("A"), "Naginata")
    assert gear(table, "A") == ["Family Sword", "Naginata"]
    play(table, "burn life", "for life")
    assert (life(table, "A"), table.out_sakes) == ((7, 0), 20 - table.mug_sakes)


@pytest.mark.rule("BEER-CMB-4", "BEER-D-10")
def test_the_taker_chooses_the_kind_drink_by_drink() -> None:
    position = both().hand("A", "K2").mug(4, 4)
    table = nobody_stirs(play(position.turn_of("A"), "play K2", "as drink"))
    assert choices(table) == ["pour beer from mug", "pour sake from mug"]
    play(table, "pour sake from mug", "place life")
    assert when_absent(table) == "pour sake from mug"  # the kind he has
    play(table, "pour sake from mug", "place board")
    assert (table.players[0].beers, table.players[0].sakes) == (0, 2)


@pytest.mark.rule("BEER-CMB-5", "BEER-D-12", "BEER-D-13", "BEER-R-86", "BEER-R-87")
def test_who_mixes_staggers_by_another_players_will() -> None:
    position = both(4).drinks("A", "life").hand("A", "K1").mug(4, 4).spirit("C").minion("A", "left", "Broddi")
    position.valhalla("D", "Chain").hand("B", "Stumble")
    table = nobody_stirs(play(position.turn_of("A"), "play K1", "as drink"))
    play(table, "pour sake from mug", "place board")
    assert choices(table) == ["seat B", "seat C", "seat D"]  # a Spirit too
    assert when_absent(table) == "seat B"
    play(table, "seat C")
    assert (who(table), choices(table), when_absent(table)) == ("C", ["left", "right"], "left")
    play(table, "C: left")
    assert who(table) == "A"  # no Movement Action: nothing for the Chain or an Interrupt to hold
    assert (gap(table, "AB"), table.charge) == (2, 0)
    assert minions(table, "A") == [("Broddi", "left", 0)]


@pytest.mark.rule("BEER-CMB-5")
def test_nobody_staggers_between_two_opponents() -> None:
    position = both().drinks("A", "life").hand("A", "K1").mug(4, 4).gap("AB", 1).gap("CA", 1)
    table = nobody_stirs(play(position.turn_of("A"), "play K1", "as drink"))
    play(table, "pour sake from mug", "place board")
    assert who(table) == "A"
    assert choices(table)[-1] == "done"


@pytest.mark.rule("BEER-CMB-5", "BEER-R-86", "BEER-D-10")
def test_lick_the_floor_can_mix_and_a_theft_cant() -> None:
    position = both().drinks("A", "life").hand("A", "Lick the Floor").mug(4, 4)
    table = by_text(position.turn_of("A"), "Lick the Floor", "remove AB 0", "pour sake from floor", "place board")
    assert choices(table) == ["seat B", "seat C"]
    position = both().sakes("A", "life").hand("A", "Lick the Floor").mug(4, 4)
    assert when_absent(by_text(position.turn_of("A"), "Lick the Floor", "remove AB 0")) == "pour sake from floor"
    position = both().spirit("C", beers=1).top("troublesome").mug(4, 4)
    table = play(position.turn_of("C"), "pass", "steal sake")
    assert (table.players[2].beers, table.players[2].sakes) == (1, 1)
    assert happened(table, events.STAGGERED) == []


@pytest.mark.rule("BEER-CMB-6", "BEER-SAK-8", "BEER-OPTION-iaido_steps", "BEER-R-89", "BEER-INV-15")
@pytest.mark.parametrize(("option", "walks"), [("card", ["walk left 1"]), ("two", ["walk left 1", "walk left 2"])])
def test_iaido_moves_and_attacks_with_one_card(option: str, walks: list[str]) -> None:
    position = both(iaido_steps=option).warrior("A", "samurai").hand("A", "A2 M1", "Mace").gap("AB", 4).gap("CA", 9)
    position.gear("A", "Katana", "Spear", "Long Sword")
    table = play(position.turn_of("A"), "iaido", "play A2 M1")
    if option == "two":
        assert choices(table) == walks
        play(table, "walk left 1")
    assert not table.players[0].energy
    assert table.plays_left == 1
    assert last_attack(table) == (1, 2 + 2 + 1, False)  # with the Spear, the only one that fits at 3
    assert "berserk" not in choices(position.turn_of("A"))
    play(table, "B: pass", "done", "done")
    assert held(table, "A") == 1 + 2  # the Cards Phase is not skipped


@pytest.mark.rule("BEER-CMB-6", "BEER-CHG-5", "BEER-CHG-1")
@pytest.mark.parametrize(("answer", "charge"), [("use", 2), ("pass", 0)])
def test_iaido_may_take_an_earlier_charge_along(answer: str, charge: int) -> None:
    position = both().warrior("A", "samurai").hand("A", "M2", "A1 M1").gap("AB", 4)
    table = move(position.turn_of("A"), "M2", "left 2", charge=True)
    play(table, "iaido")
    assert (choices(table), when_absent(table)) == (["use", "pass"], "use")
    play(table, answer, "gear Katana?")
    assert last_attack(table)[1] == 1 + 2 + 1 + charge
    play(table, "B: pass?")
    assert table.charge == 0
    assert "Charge" not in str(table.prompt(0))  # it is spent


@pytest.mark.rule("BEER-OPT-2", "BEER-CMB-6", "BEER-R-89")
@pytest.mark.parametrize(("card", "steps"), [("A- M1", "card"), ("A1 M-", "two")])
def test_with_lokis_trick_iaido_needs_both_boxes(card: str, steps: str) -> None:
    for trick in ("off", "on"):
        position = both(iaido_steps=steps, lokis_trick=trick).warrior("A", "samurai").hand("A", card).gap("AB", 2)
        assert ("iaido" in choices(position.turn_of("A"))) == (trick == "off")


@pytest.mark.rule("BEER-CMB-7", "BEER-CHG-1", "BEER-AXE-1", "BEER-VLR-1")
def test_samurai_charge_throw_axes_and_gain_valhalla_cards() -> None:
    position = (
        both().warrior("A", "samurai").gear("A", "Masakari").hand("A", "M2").gap("AB", 6).gap("BC", 9).gap("CA", 9)
    )
    table = move(position.life("B", size=1).turn_of("A"), "M2", "left 2", charge=True)
    assert table.charge == 2
    assert table.players[0].energy  # not lost by moving
    play(throw(table, "Masakari", "B"), "B: pass?")
    assert last_attack(table)[1:] == (2, True)
    assert choices(table)[0].startswith("valhalla")


@pytest.mark.rule("BEER-CMB-8")
def test_spirits_of_loki_and_of_enma_are_one_team() -> None:
    position = both(4).warrior("B", "samurai").spirit("B", beers=1).spirit("C", sakes=1).drinks("A", "life")
    table = position.sudden_death("A").over_to("D")
    assert table.winners == [1, 2]


@pytest.mark.rule("BEER-CMB-9", "BEER-D-31", "BEER-SET-8")
def test_with_two_piles_every_drawer_chooses_card_by_card() -> None:
    position = two().top("Mace", pile=0).top("Naginata", pile=1)
    table = play(position.turn_of("A"), "done", "done")
    assert choices(table) == ["pile of the Vikings", "pile of the Samurai"]
    assert when_absent(table) == "pile of the Vikings"
    play(table, "pile of the Samurai", "pile of the Vikings")
    assert hand(table, "A") == ["Naginata", "Mace"]
    dealt = GAME.new(4, 3, {"game": "combined_two_piles", "warrior_mix": "viking,samurai,samurai,viking"})
    assert isinstance(dealt, Beer)
    for player in dealt.players:
        assert {card >= 98 for card in player.life + player.hand} == {player.kind == 1}


@pytest.mark.rule("BEER-CMB-9")
def test_cards_return_to_their_own_discards() -> None:
    position = two().hand("A", "Naginata M1", "Mace M2").gap("AB", 9)
    table = position.turn_of("A")
    move(move(table, "Naginata", "left 1"), "Mace", "left 2")
    assert [table.box.cards[card].name for card in table.piles[0].discards] == ["Mace"]
    assert [table.box.cards[card].name for card in table.piles[1].discards] == ["Naginata"]


@pytest.mark.rule("BEER-CMB-9", "BEER-MIN-9")
def test_minions_draws_and_the_fjords_are_chosen_too() -> None:
    position = two(location="fjord").top("A-", pile=0).top("A2", pile=1)
    table = position.turn_of("A")
    play(table, "pile of the Samurai")
    assert last_attack(table)[1] == 2
    position = two().gap("AB", 1).minion("A", "left", "Broddi").top("A3", pile=0).top("A1", pile=1)
    table = play(position.turn_of("A"), "done", "pile of the Vikings")
    assert last_attack(table)[1] == 3


@pytest.mark.rule("BEER-CMB-10", "BEER-R-88")
def test_a_spirit_goes_by_the_pile_of_his_own_game() -> None:
    position = two(4).warrior("D", "samurai").spirit("D", "drowsy", "troublesome").top("troublesome", pile=0)
    position.top("quarrelsome", "drowsy", pile=1).drinks("B", "life", "board", "Family Sword")
    table = position.spirit("C", "drowsy").turn_of("D")
    # quarrelsome for him, but B has no free place: nothing to move, so he draws, from whichever pile
    assert choices(table) == ["pile of the Vikings", "pile of the Samurai"]
    play(table, "pile of the Samurai", "torment B")
    assert choices(table) == ["commit 0", "commit 1"]
    play(table, "commit 1")
    assert who(table) == "C"  # a Viking helper must match the Samurai pile
    play(table, "C: commit 1", "B: pass", "D: place life", "D: place board?")
    assert drinks(table, "D") == 2


@pytest.mark.rule("BEER-CMB-10", "BEER-SPI-11")
def test_dematerializing_goes_by_the_attacked_spirits_pile() -> None:
    position = two(4).spirit("C", "drowsy", beers=1).hand("A", "A1").top("drowsy", pile=0).top("troublesome", pile=1)
    assert who(attack(position.turn_of("A"), "A1", "bare hands", "C")) == "C"
    position.warrior("C", "samurai")
    assert drinks(attack(position.turn_of("A"), "A1", "bare hands", "C"), "C") == 0


@pytest.mark.rule("BEER-D-30", "BEER-SPI-11")
def test_a_damaged_spirit_chooses_which_kind_he_loses() -> None:
    position = both(4).spirit("C", beers=2, sakes=2).hand("A", "A1")
    table = attack(position.turn_of("A"), "A1", "bare hands", "C")
    assert (who(table), choices(table), when_absent(table)) == ("C", ["beer", "sake"], "beer")
    play(table, "C: sake")
    assert (table.players[2].beers, table.players[2].sakes) == (2, 1)


# The Samurai and their cards


@pytest.mark.rule("BEER-SAK-3")
def test_a_katana_and_a_family_sword_are_not_identical() -> None:
    table = by_text(both().hand("A", "Katana").turn_of("A"), "Katana")
    assert gear(table, "A") == ["Family Sword", "Katana"]


@pytest.mark.rule("BEER-SAK-3", "BEER-INV-6")
def test_a_sake_gourd_holds_both_kinds() -> None:
    position = both().gear("A", "Sake Gourd").drinks("A", "Sake Gourd").sakes("A", "Sake Gourd").wounds("A", size=1)
    table = play(position.turn_of("A"), "burn Sake Gourd")
    assert choices(table) == ["beer", "sake"]
    play(table, "sake", "for card")
    assert drinks_on(table, "A") == ["Sake Gourd"]
    assert table.players[0].beers == 1


@pytest.mark.rule("BEER-SAK-4")
def test_rice_balls_make_one_discard_two() -> None:
    position = both().hand("A", "Rice Balls").hand("B", "Mace", "Bow", "Spear")
    table = by_text(position.turn_of("A"), "Rice Balls", "B: discard Bow", "B: discard Mace")
    assert hand(table, "B") == ["Spear"]


@pytest.mark.rule("BEER-SAK-4")
@pytest.mark.parametrize(("name", "steps", "value"), [("Chopsticks", 2, 2), ("Hot Soup", 3, 3)])
def test_chopsticks_and_hot_soup_fly(name: str, steps: int, value: int) -> None:
    position = both().gap("AB", steps).gap("BC", 9).gap("CA", 1).hand("A", name).drinks("A", "life")
    table = by_text(position.turn_of("A"), name)
    assert last_attack(table) == (1, value, True)
    assert drinks(table, "A") == (0 if name == "Hot Soup" else 1)


@pytest.mark.rule("BEER-SAK-4")
def test_ill_wind_widens_both_own_gaps_beside_the_warrior() -> None:
    position = both().hand("A", "Ill Wind").minion("A", "left", "Broddi", 1).minion("B", "right", "Ketil", 1)
    table = by_text(position.turn_of("A"), "Ill Wind")
    assert (gap(table, "AB"), gap(table, "CA")) == (4, 4)
    assert minions(table, "A") == [("Broddi", "left", 2)]
    assert minions(table, "B") == [("Ketil", "right", 1)]


@pytest.mark.rule("BEER-SAK-4")
def test_etiquette_meditation_and_borrowed_blade() -> None:
    position = both().hand("A", "Etiquette", "Meditation").hand("B", "Mace").hand("C", "Bow")
    table = by_text(position.turn_of("A"), "Etiquette")
    assert (life(table, "A"), held(table, "B"), held(table, "C")) == ((5, 1), 0, 0)
    by_text(table, "Meditation")
    assert life(table, "A") == (6, 0)
    table = by_text(
        both().hand("A", "Borrowed Blade").turn_of("A"), "Borrowed Blade", "gear B's Family Sword", "seat C"
    )
    assert who(table) == "C"


@pytest.mark.rule("BEER-SAK-5", "BEER-W-6")
def test_stumble_opens_a_window_at_movements_and_the_others_at_theirs() -> None:
    position = both().hand("A", "M2 K1", "Mace").hand("B", "Stumble", "Spilled Cup", "Wrong Scabbard")
    table = move(position.turn_of("A"), "M2 K1", "left 2")
    assert choices(table, "B") == ["pass", "interrupt Stumble"]
    table = play(position.turn_of("A"), "play M2 K1", "as drink")
    assert choices(table, "B") == ["pass", "interrupt Spilled Cup"]
    table = by_text(position.turn_of("A"), "Mace")
    assert choices(table, "B") == ["pass", "interrupt Wrong Scabbard"]
    table = move(beer(3).hand("A", "M2").hand("B", "Mace").turn_of("A"), "M2", "left 2")
    assert who(table) == "A"  # the Viking set alone has no such card, and opens no window


@pytest.mark.rule("BEER-SAK-6")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("Ashigaru", (0, 0, 2, 1)),
        ("Ronin", (1, 0, 2, 1)),
        ("Sohei", (0, 1, 1, 1)),
        ("Spearman", (1, 0, 1, 2)),
        ("Retainer", (0, 2, 1, 1)),
    ],
)
def test_the_minions_of_the_samurai(name: str, numbers: tuple[int, int, int, int]) -> None:
    table = both().minion("A", "left", name).turn_of("A")
    minion = table.minions[0]
    found = (table.minion_attack(minion), table.minion_defense(minion), table.minion_movement(minion))
    assert (*found, table.minion_steps(minion)) == numbers


def struck(ident: str, weapon: str, distance: int) -> int:
    position = (
        both().warrior("A", ident).gear("A", weapon).hand("A", "A1").gap("AB", distance).gap("BC", 9).gap("CA", 9)
    )
    return last_attack(attack(position.turn_of("A"), "A1", weapon, "B"))[1]


@pytest.mark.rule("BEER-SAK-7")
def test_musashi_and_suenaga_strike_harder() -> None:
    assert struck("musashi", "Katana", 1) == 1 + 2 + 1
    assert struck("musashi", "Yumi", 4) == 1 + 2
    assert struck("suenaga", "Yumi", 4) == 1 + 2 + 1
    assert struck("suenaga", "Katana", 1) == 1 + 2


@pytest.mark.rule("BEER-SAK-7")
def test_munenori_defends_better_but_not_against_ranged_attacks() -> None:
    position = both().warrior("B", "munenori").gap("AB", 1).hand("A", "A2").hand("B", "D1")
    table = play(attack(position.turn_of("A"), "A2", "bare hands", "B"), "B: defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 1 + 2 + 1
    position = both().warrior("B", "munenori").gap("AB", 5).gap("BC", 5).gear("A", "Battle Axe").hand("B", "D1")
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "B: defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 1


@pytest.mark.rule("BEER-SAK-7")
def test_jubei_slips_a_step_for_a_card_and_masako_heals_for_a_drink() -> None:
    table = play(both().warrior("A", "jubei").hand("A", "Mace").turn_of("A"), "power board", "walk left 1")
    assert (gap(table, "AB"), held(table, "A"), table.charge) == (2, 0, 0)
    position = both().warrior("A", "masako").drinks("A", "life").wounds("A", size=2).life("A", size=3)
    assert life(play(position.turn_of("A"), "power board"), "A") == (5, 0)


@pytest.mark.rule("BEER-SAK-7", "BEER-CMB-6")
def test_ittosai_doubles_his_iaido_and_gozen_walks_farther() -> None:
    position = both().warrior("A", "ittosai").hand("A", "A1 M1").gap("AB", 2)
    table = play(position.turn_of("A"), "iaido", "gear Katana?")
    assert last_attack(table)[1] == 1 + 2 + 2 * 1
    position = both().warrior("A", "tomoe").hand("A", "M1 A1").gap("AB", 9).gap("CA", 1)
    assert choices(play(position.turn_of("A"), "play M1", "as move")) == ["walk left 1", "walk left 2"]


@pytest.mark.rule("BEER-SAK-7", "BEER-SET-8")
def test_masamune_looks_at_six_cards_and_keeps_four() -> None:
    options = {"game": "combined_one_pile", "warriors": "masamune,erik,leif", "start": 0}
    table = GAME.new(3, 5, options)
    assert isinstance(table, Beer)
    assert (who(table), held(table, "A")) == ("A", 6)
    play(table, choices(table)[0], choices(table)[1])
    assert held(table, "A") == 4


@pytest.mark.rule("BEER-SAK-1", "BEER-OPTION-location")
def test_only_the_four_viking_locations_are_offered() -> None:
    [option] = [option for option in GAME.options if option.name == "location"]
    assert option.choices == ("none", "battleground", "drakkar", "banquet", "fjord", "random")


@pytest.mark.rule("BEER-SAK-8")
def test_samurai_do_not_go_berserk_nor_vikings_draw_their_blade() -> None:
    position = both().warrior("A", "samurai").hand("A", "A1 M1").gap("AB", 1)
    table = position.turn_of("A")
    assert "berserk" not in choices(table)
    position = both().hand("A", "A1 M1").gap("AB", 2)
    assert "iaido" not in choices(position.turn_of("A"))
    table = both().warrior("A", "samurai").hand("A", "A1 M1").gap("AB", 2).spent("A").turn_of("A")
    assert forbidden_by(table, "iaido") == "BEER-BSK-4"
    assert mug(table)[0] == 9
