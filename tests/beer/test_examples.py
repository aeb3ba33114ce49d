"""Section 8 of the catalogue: the worked examples, literally. Seats are letters, clockwise: B is on A's left."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import Position, beer
from meadhall.testing.beer_play import (
    attack,
    by_text,
    choices,
    discards,
    drink,
    drinks,
    drinks_on,
    finish_turn,
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
    play,
    throw,
    valhalla,
    who,
)


def bruno() -> Position:
    """A is Bruno: Charles (B) at 3 on his left, David (C) at 2 on his right."""
    return beer(3).gap("AB", 3).gap("BC", 3).gap("CA", 2).gear("A", "Family Sword", "Battle Axe")


@pytest.mark.rule("BEER-X-1")
def test_x1_moving_two_steps_towards_charles() -> None:
    table = move(bruno().hand("A", "M2").turn_of("A"), "M2", "left 2")
    assert (gap(table, "AB"), gap(table, "CA")) == (1, 4)


def after_the_move(charge: bool) -> Beer:
    return move(bruno().hand("A", "M2", "A2 D1").hand("B", "D1").turn_of("A"), "M2", "left 2", charge)


@pytest.mark.rule("BEER-X-2", "BEER-ATT-3", "BEER-ATT-4")
def test_x2_bare_hands_or_the_sword_reach_charles() -> None:
    table = play(after_the_move(False), "play A2 D1", "as attack")
    assert choices(table) == ["gear Family Sword", "bare"]
    assert forbidden_by(table, "gear Battle Axe") == "BEER-ATT-4"
    play(table, "gear Family Sword")
    assert last_attack(table) == (1, 4, False)


@pytest.mark.rule("BEER-X-3", "BEER-CHG-1")
def test_x3_a_declared_charge_adds_the_movement() -> None:
    assert last_attack(attack(after_the_move(True), "A2 D1", "Family Sword", "B")) == (1, 6, False)
    assert last_attack(attack(after_the_move(False), "A2 D1", "Family Sword", "B")) == (1, 4, False)


@pytest.mark.rule("BEER-X-4", "BEER-DEF-2", "BEER-ATT-8")
def test_x4_a_card_and_the_sword_defend_three_of_four() -> None:
    table = play(attack(after_the_move(False), "A2 D1", "Family Sword", "B"), "B: defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 3
    assert life(table, "B") == (5, 1)


@pytest.mark.rule("BEER-X-5", "BEER-AXE-1", "BEER-AXE-3")
def test_x5_the_axe_flies_at_david_alone() -> None:
    table = play(after_the_move(False), "throw Battle Axe")
    assert last_attack(table) == (2, 3, True)  # only one target: not even asked
    assert gear(table, "A") == ["Family Sword"]
    assert "Battle Axe" in discards(table)
    assert life(play(table, "C: pass"), "C") == (3, 3)


@pytest.mark.rule("BEER-X-5", "BEER-DEF-2")
def test_x5_davids_sword_does_not_help() -> None:
    position = bruno().hand("A", "M2").hand("C", "D1").gap("AB", 1).gap("CA", 4)
    table = play(throw(position.turn_of("A"), "Battle Axe", "C"), "C: defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 1
    assert life(table, "C") == (4, 2)


def broddi() -> Beer:
    position = beer(4).hand("D", "Broddi").hand("A", "Otrygg", "Otrygg", "ShieldWall").top("A2", "", "", "A1", "D-")
    return play(by_text(position.turn_of("D"), "Broddi", "left"), "done")


@pytest.mark.rule("BEER-X-6", "BEER-MIN-4", "BEER-MIN-6", "BEER-DEF-5")
def test_x6_broddi_comes_and_otrygg_takes_the_blow() -> None:
    table = broddi()
    assert minions(table, "D") == [("Broddi", "left", 2)]
    assert gap(table, "DA") - 2 == 1
    assert last_attack(table) == (0, 2, False)
    play(table, "A: sacrifice Otrygg")
    assert life(table, "A") == (6, 0)
    assert discards(table)[-1] == "Otrygg"


@pytest.mark.rule("BEER-X-7", "BEER-MIN-7", "BEER-R-45")
def test_x7_the_other_otrygg_strikes_broddi_down() -> None:
    table = play(broddi(), "A: sacrifice Otrygg")
    finish_turn(table)
    by_text(table, "Otrygg", "right")
    by_text(table, "ShieldWall")
    play(table, "done")
    assert gear(table, "A") == ["Family Sword", "ShieldWall"]
    assert last_attack(table)[1] == 1
    assert minions(table, "A") == [("Otrygg", "right", 0)]
    assert minions(table, "D") == []
    assert "Broddi" in discards(table)


@pytest.mark.rule("BEER-X-8", "BEER-SPI-4", "BEER-SPI-7", "BEER-SPI-8")
def test_x8_david_haunts_charles() -> None:
    position = beer(4).spirit("D", "drowsy", "drowsy", "troublesome").top("quarrelsome", "drowsy")
    table = position.drinks("C", "life").hand("C", "D1").turn_of("D")
    play(table, "D: seat C", "D: place Family Sword")
    assert drinks_on(table, "C") == ["Family Sword"]
    play(table, "D: torment C", "D: commit 2", "C: defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 1
    assert (drinks(table, "C"), drinks(table, "D")) == (0, 1)


@pytest.mark.rule("BEER-X-9", "BEER-SPI-10", "BEER-SPI-11")
def test_x9_albert_strikes_at_the_spirit_bruno() -> None:
    position = beer(4).spirit("B", "drowsy", beers=2).top("drowsy", "drowsy").gear("A", "War Axe").mug(6)
    table = attack(position.hand("A", "A1", "A-").turn_of("A"), "A1", "War Axe", "B")
    assert last_attack(table) == (1, 4, False)
    play(table, "B: use")
    assert (drinks(table, "B"), held(table, "B")) == (2, 0)
    attack(table, "A-", "War Axe", "B")
    assert last_attack(table) == (1, 3, False)
    assert drinks(table, "B") == 0
    assert mug(table) == (6, 14)


@pytest.mark.rule("BEER-X-10")
def test_x10_seven_players_have_eighteen_drinks() -> None:
    assert mug(beer(7).turn_of("A")) == (18, 2)


@pytest.mark.rule("BEER-X-11", "BEER-CMB-6", "BEER-R-89")
@pytest.mark.parametrize(("steps", "value"), [(1, 1 + 2 + 1), (2, 1 + 2 + 2)])
def test_x11_iaido_adds_its_steps(steps: int, value: int) -> None:
    position = beer(3, game="combined_one_pile").warrior("A", "samurai").hand("A", "A1 M2").gap("AB", 1 + steps)
    table = play(position.turn_of("A"), "iaido")
    if f"walk left {steps}" in choices(table):
        play(table, f"walk left {steps}")
    if "gear Katana" in choices(table):
        play(table, "gear Katana")
    assert gap(table, "AB") == 1
    assert last_attack(table) == (1, value, False)


@pytest.mark.rule("BEER-X-12", "BEER-MOV-5", "BEER-CIR-2")
def test_x12_an_own_minion_is_pushed() -> None:
    position = beer(4).gap("AB", 4).minion("A", "left", "Broddi", 1).hand("A", "M2")
    table = move(position.turn_of("A"), "M2", "left 2")
    assert (gap(table, "AB"), gap(table, "DA")) == (2, 5)
    assert minions(table, "A") == [("Broddi", "left", 0)]


@pytest.mark.rule("BEER-X-13", "BEER-MOV-2", "BEER-MOV-4")
def test_x13_an_opposing_minion_blocks() -> None:
    position = beer(3).gap("AB", 5).minion("B", "right", "Broddi", 2).hand("A", "M3")
    table = play(position.turn_of("A"), "play M3", "as move")
    assert "walk left 2" in choices(table)
    assert "walk left 3" not in choices(table)
    play(table, "walk left 2")
    assert gap(table, "AB") == 3
    assert gap(table, "AB") - minions(table, "B")[0][2] == 1


@pytest.mark.rule("BEER-X-14", "BEER-ATT-4", "BEER-ATT-6", "BEER-CIR-5", "BEER-R-13")
def test_x14_a_spear_reaches_past_b() -> None:
    table = beer(4).gap("AB", 1).gap("BC", 2).gear("A", "Spear").hand("A", "A1").turn_of("A")
    attack(table, "A1", "Spear", "C")
    assert last_attack(table) == (2, 3, False)


@pytest.mark.rule("BEER-X-15", "BEER-VAL-8", "BEER-AXE-3", "BEER-VLR-13")
def test_x15_sleipnir_carries_the_axe() -> None:
    table = beer(4).gap("AB", 1).gear("A", "Battle Axe").valhalla("A", "Sleipnir").turn_of("A")
    assert last_attack(throw(table, "Battle Axe", "B")) == (1, 3, True)


@pytest.mark.rule("BEER-X-16", "BEER-ATT-10", "BEER-VLR-3", "BEER-R-39", "BEER-EV-2")
def test_x16_dragons_breath_kills_and_goes_on_with_new_distances() -> None:
    position = beer(4).gap("AB", 1).gap("BC", 2).gap("CD", 1).gap("DA", 9).life("C", size=1).drinks("A", "board")
    table = by_text(position.hand("A", "Dragon's Breath").turn_of("A"), "Dragon's Breath")
    assert choices(table) == ["at C", "at D"]  # C at 3, D at 4 past C
    play(table, "at C", "C: pass?")
    assert who(table) == "A"
    assert [word.split()[0] for word in choices(table)] == ["valhalla", "valhalla"]
    play(table, choices(table)[0])
    assert len(valhalla(table, "A")) == 1
    assert choices(table) == ["at C", "done"]  # C as a Spirit; D is at 2 now


@pytest.mark.rule("BEER-X-17", "BEER-DEF-3", "BEER-OPT-2")
def test_x17_a_dash_defends_with_the_sword() -> None:
    position = beer(4).gap("AB", 1).hand("A", "A1").hand("B", "D-")
    table = play(attack(position.turn_of("A"), "A1", "Family Sword", "B"), "B: defend D-")
    assert happened(table, events.DEFENDED)[-1][2] == 2
    assert life(table, "B") == (5, 1)
    position = beer(4, lokis_trick="on").gap("AB", 1).hand("A", "A1").hand("B", "D-")
    table = attack(position.turn_of("A"), "A1", "Family Sword", "B")
    assert forbidden_by(table, "defend D-") == "BEER-OPT-2"


@pytest.mark.rule("BEER-X-18", "BEER-DEF-5", "BEER-R-18")
def test_x18_a_minion_card_stops_a_thrown_axe() -> None:
    position = beer(4).gap("AB", 4).gear("A", "Battle Axe").hand("B", "Ketil")
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "B: sacrifice Ketil")
    assert life(table, "B") == (6, 0)
    assert sorted(discards(table)) == ["Battle Axe", "Ketil"]


@pytest.mark.rule("BEER-X-19", "BEER-DRK-3", "BEER-DEF-2")
def test_x19_a_drink_on_the_wielded_sword() -> None:
    position = beer(4).gap("AB", 1).hand("A", "A1").hand("B", "D1").drinks("B", "Family Sword")
    table = play(attack(position.turn_of("A"), "A1", "Family Sword", "B"), "B: defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 1
    assert life(table, "B") == (4, 2)


@pytest.mark.rule("BEER-X-20", "BEER-HAND-1", "BEER-EV-3")
def test_x20_an_epic_moment_with_a_full_hand() -> None:
    table = beer(4).hand("A", "Epic Moment", "Outrage!", "Mace", "Bow").top("Spear", "Ketil").turn_of("A")
    by_text(table, "Epic Moment")
    assert hand(table, "A") == ["Outrage!", "Mace", "Bow", "Spear", "Ketil"]
    assert life(table, "A") == (5, 1)
    play(table, "discard Mace")
    assert held(table, "A") == 4


@pytest.mark.rule("BEER-X-21", "BEER-SPI-4")
def test_x21_no_free_place_no_quarrel() -> None:
    position = beer(4).spirit("D").top("quarrelsome").drinks("B", "Family Sword", "board", "life")
    assert choices(position.turn_of("D"))[:2] == ["pass", "steal beer"]  # the Elation was not even offered
    position = beer(4).spirit("D").top("quarrelsome").gear("B", "Family Sword", "Mace")
    assert choices(position.drinks("B", "Family Sword", "board", "life").turn_of("D")) == ["pass", "seat B"]


@pytest.mark.rule("BEER-X-22", "BEER-SPI-11")
def test_x22_one_spirit_saves_another() -> None:
    position = beer(4).spirit("C", "troublesome", beers=2).spirit("D", "drowsy").top("drowsy")
    table = attack(position.hand("A", "A2").turn_of("A"), "A2", "bare hands", "C")
    assert who(table) == "D"
    play(table, "D: use")
    assert (drinks(table, "C"), held(table, "C"), held(table, "D")) == (2, 1, 0)


@pytest.mark.rule("BEER-X-23", "BEER-LIFE-1", "BEER-LIFE-2", "BEER-R-28")
def test_x23_the_last_wound_is_the_first_to_heal() -> None:
    position = beer(4).gap("AB", 1).hand("A", "A2").life("B", "Broddi", "Otrygg", "Ketil").drinks("B", "board")
    table = play(attack(position.turn_of("A"), "A2", "bare hands", "B"), "B: pass")
    names = [table.box.cards[card].name for card in table.players[1].wounds]
    assert names == ["Broddi", "Otrygg"]  # the top one is the last
    finish_turn(table)
    play(table, "burn board", "for life")
    assert [table.box.cards[card].name for card in table.players[1].life] == ["Ketil", "Otrygg"]


@pytest.mark.rule("BEER-X-24", "BEER-SD-1", "BEER-R-78", "BEER-R-79")
def test_x24_the_last_drink_brings_one_more_turn_for_the_others() -> None:
    table = drink(beer(4).mug(1).hand("B", "Mace K1", "Outrage! M2 K1").turn_of("B"), "Mace", "board")
    assert table.sudden
    play(table, "play Outrage!")
    assert "as drink" not in choices(table)
    play(table, "as move", "walk left 2")
    order = []
    while not table.over:
        if not order or order[-1] != table.active:
            order.append(table.active)
        table.time_out(table.deciders()[0])
    assert order == [1, 2, 3, 0]
    assert table.winners == [1]


@pytest.mark.rule("BEER-X-25", "BEER-SD-5")
def test_x25_a_valhalla_card_breaks_the_tie() -> None:
    position = beer(3).spirit("C", beers=2).valhalla("A", "Mjollnir").sudden_death("A")
    for seat in "AB":
        position.drinks(seat, "life", "board", "Family Sword")
    table = position.over_to("C")
    assert table.winners == [0]
    assert table.end_rule == "BEER-SD-5"


@pytest.mark.rule("BEER-X-26", "BEER-W-4", "BEER-SPI-8", "BEER-R-62")
def test_x26_burnt_drinks_cant_be_stolen() -> None:
    position = beer(4).spirit("D", "drowsy", "drowsy").top("troublesome", "drowsy").drinks("B", "life", "board")
    table = play(position.turn_of("D"), "D: pass", "D: torment B", "D: commit 2")
    play(table, "B: burn life", "B: burn board", "B: pass")
    assert held(table, "B") == 2
    assert (drinks(table, "B"), drinks(table, "D")) == (0, 0)


@pytest.mark.rule("BEER-X-27", "BEER-VAL-3", "BEER-CHG-6")
def test_x27_fenrirs_chain_holds_a_charge() -> None:
    position = beer(4).gap("AB", 1).hand("A", "M2", "A2 D1").valhalla("C", "Chain")
    table = move(position.turn_of("A"), "M2", "right 2", charge=True)
    assert who(table) == "C"
    play(table, "C: use")
    assert (gap(table, "AB"), gap(table, "DA")) == (1, 3)
    assert table.plays_left == 1
    assert len(discards(table)) == 1
    assert last_attack(attack(table, "A2 D1", "Family Sword", "B"))[1] == 4


@pytest.mark.rule("BEER-X-28", "BEER-VAL-6", "BEER-VLR-9", "BEER-R-75")
def test_x28_the_ravens_bring_a_fifth_card() -> None:
    position = beer(4).hand("A", "Mace", "Bow").valhalla("A", "Ravens").top("Spear", "Ketil", "War Axe", "Outrage!")
    table = play(position.turn_of("A"), "done", "done", "gear Family Sword")
    assert held(table, "A") == 4
    play(table, "use")
    assert choices(table) == ["keep War Axe", "keep Outrage!"]
    assert held(table, "A") == 4
    play(table, "keep War Axe")
    assert (held(table, "A"), discards(table)) == (5, ["Outrage!"])
    play(table, "discard Mace")
    assert hand(table, "A") == ["Bow", "Spear", "Ketil", "War Axe"]


@pytest.mark.rule("BEER-X-29", "BEER-VAL-2", "BEER-VLR-7")
def test_x29_the_eye_can_only_add_between_close_warriors() -> None:
    position = beer(3).gap("AB", 1).gap("BC", 1).gap("CA", 1).valhalla("A", "Eye")
    table = play(position.turn_of("A"), "done", "done", "gear Family Sword")
    assert table.reserve == 21
    play(table, "eye")
    assert choices(table) == ["done", "add AB 0", "add BC 0", "add CA 0"]


@pytest.mark.rule("BEER-X-30", "BEER-CMB-5", "BEER-R-86")
def test_x30_only_the_first_sake_mixes() -> None:
    position = beer(3, game="combined_one_pile").drinks("A", "life").hand("A", "K2").mug(3, 3)
    table = play(position.turn_of("A"), "play K2", "as drink", "pour sake from mug", "place board")
    assert choices(table) == ["seat B", "seat C"]
    play(table, "seat B", "B: left")
    assert (gap(table, "AB"), gap(table, "CA")) == (2, 4)
    play(table, "A: pour sake from mug")
    assert drinks(table, "A") == 3
    assert len(happened(table, events.STAGGERED)) == 1


@pytest.mark.rule("BEER-X-31", "BEER-IRU-2", "BEER-R-19")
def test_x31_the_first_clockwise_interrupt_counts() -> None:
    position = beer(4).hand("A", "K1").hand("B", "From the Spittoon").hand("D", "From the Spittoon")
    table = play(position.turn_of("A"), "play K1", "as drink")
    play(table, "D: interrupt From the Spittoon", "B: interrupt From the Spittoon")
    assert (held(table, "B"), held(table, "D")) == (0, 1)
    assert drinks(table, "A") == 0


@pytest.mark.rule("BEER-X-32", "BEER-DTH-3", "BEER-DTH-6")
def test_x32_the_smaller_sets_stay() -> None:
    position = beer(3).gap("AB", 4).gap("BC", 2).gap("CA", 3).life("B", size=1).hand("A", "A1")
    table = position.gear("A", "Mace").valhalla("A", "Sleipnir").turn_of("A")
    reserve = table.reserve
    attack(table, "A1", "Mace", "B")
    play(table, "B: pass?")
    play(table, choices(table)[0])  # a Valhalla card
    assert [player.gap for player in table.players] == [2, 0, 0]
    assert gap(table, "AC") == 2
    assert table.reserve == reserve + 7


@pytest.mark.rule("BEER-X-33", "BEER-VLR-1", "BEER-R-52", "BEER-OPTION-valhalla_for")
@pytest.mark.parametrize(("option", "gained"), [("any_kill", 1), ("hand_card_only", 0)])
def test_x33_a_minions_kill(option: str, gained: int) -> None:
    position = beer(3, valhalla_for=option).gap("CA", 1).minion("A", "right", "Broddi").life("C", size=1).top("A1")
    table = play(position.turn_of("A"), "done", "C: pass?")
    if gained:
        play(table, choices(table)[0])
    assert len(valhalla(table, "A")) == gained
    assert not table.players[2].alive


@pytest.mark.rule("BEER-X-34", "BEER-SD-8", "BEER-LCR-3", "BEER-R-51")
def test_x34_the_last_warrior_burns_with_the_ship() -> None:
    table = beer(3, location="drakkar").spirit("B").spirit("C").life("A", size=1).turn_of("A")
    assert table.over
    assert table.winners == [0, 1, 2]  # all Spirits now
    assert table.end_rule == "BEER-SD-8"


@pytest.mark.rule("BEER-X-35", "BEER-MIN-4", "BEER-MNC-4")
@pytest.mark.parametrize(("counters", "strikes"), [(3, True), (4, False)])
def test_x35_hallgerd_strikes_at_two(counters: int, strikes: bool) -> None:
    position = beer(3).gap("AB", counters).minion("A", "left", "Hallgerd").top("A2")
    table = play(position.turn_of("A"), "done")
    assert minions(table, "A") == [("Hallgerd", "left", 1)]
    assert (who(table) == "B") == strikes


@pytest.mark.rule("BEER-X-36", "BEER-DRK-1")
def test_x36_the_mug_has_only_one_left() -> None:
    table = drink(beer(3).mug(1).hand("A", "K2").turn_of("A"), "K2", "board")
    assert drinks(table, "A") == 1
    assert table.sudden
