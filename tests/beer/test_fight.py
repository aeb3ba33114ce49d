"""Sections 5.6 to 5.8: attacks, defense, Axes."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import (
    attack,
    attacks,
    by_text,
    choices,
    discards,
    finish_turn,
    forbidden_by,
    gear,
    happened,
    held,
    last_attack,
    life,
    minions,
    move,
    play,
    throw,
    who,
    wields,
)


def defense(table: Beer) -> int:
    return happened(table, events.DEFENDED)[-1][2]


# Attack


@pytest.mark.rule("BEER-ATT-1", "BEER-WPN-6", "BEER-GEN-3")
def test_box_and_weapon_make_the_value() -> None:
    table = beer(3).gap("AB", 1).gear("A", "Mace").hand("A", "A2").turn_of("A")
    assert last_attack(attack(table, "A2", "Mace", "B")) == (1, 5, False)


@pytest.mark.rule("BEER-ATT-2")
def test_opponents_and_their_minions_at_the_right_distance_and_any_spirit_are_targets() -> None:
    position = beer(5).spirit("D").gap("AB", 2).gap("BC", 3).minion("B", "right", "Broddi", 1)
    position.minion("A", "left", "Ketil").gap("EA", 1).minion("E", "right", "Snorri")
    table = play(position.hand("A", "A1").turn_of("A"), "play A1", "as attack", "gear Family Sword")
    assert choices(table) == ["at D", "at E", "at B's Broddi", "at E's Snorri"]  # never the own Ketil


@pytest.mark.rule("BEER-ATT-3")
def test_bare_hands_reach_one_step_and_add_nothing() -> None:
    table = beer(3).gap("AB", 1).hand("A", "A2").turn_of("A")
    assert last_attack(attack(table, "A2", "bare hands", "B")) == (1, 2, False)
    position = beer(4).gap("AB", 2).gap("DA", 3).gear("A", "Spear", "Long Sword").hand("A", "A2")
    table = play(position.turn_of("A"), "play A2", "as attack")
    assert forbidden_by(table, "bare") == "BEER-ATT-3"


@pytest.mark.rule("BEER-ATT-4", "BEER-R-12", "BEER-OPTION-melee_measure")
@pytest.mark.parametrize(("measure", "reached"), [("either", True), ("nearest", False)])
def test_a_melee_weapon_hits_exactly_its_steps_on_either_side(measure: str, reached: bool) -> None:
    position = beer(3, melee_measure=measure).gap("AB", 1).gap("BC", 2).gap("CA", 1).gear("A", "Spear")
    table = play(position.hand("A", "A1").turn_of("A"), "play A1", "as attack")
    # B is at 1 on the left and at 3 on the right, C the other way round
    assert ("gear Spear" in choices(table)) == reached


@pytest.mark.rule("BEER-ATT-5", "BEER-R-12", "BEER-WPN-8")
def test_a_ranged_weapon_needs_its_steps_on_both_sides() -> None:
    position = beer(4).gap("AB", 2).gap("BC", 1).gap("CD", 3).gap("DA", 1).gear("A", "Bow").hand("A", "A2")
    table = play(position.turn_of("A"), "play A2", "as attack", "gear Bow")
    assert last_attack(table) == (2, 4, True)  # C at 3 and 4; B at 2 and D at 1 are too near


@pytest.mark.rule("BEER-ATT-7", "BEER-R-14", "BEER-EQP-4")
def test_a_weapon_equipped_this_turn_attacks_but_is_not_wielded() -> None:
    table = by_text(beer(3).gap("AB", 1).hand("A", "Mace", "A1").turn_of("A"), "Mace")
    assert wields(table, "A") == "Family Sword"
    assert last_attack(attack(table, "A1", "Mace", "B"))[1] == 4


@pytest.mark.rule("BEER-ATT-7", "BEER-DRK-3")
def test_a_weapon_with_a_drink_on_it_cant_attack() -> None:
    position = beer(3).gap("AB", 1).gear("A", "Family Sword", "Mace").drinks("A", "Mace").hand("A", "A1")
    table = play(position.turn_of("A"), "play A1", "as attack")
    assert choices(table) == ["gear Family Sword", "bare"]
    assert forbidden_by(table, "gear Mace") == "BEER-DRK-3"


@pytest.mark.rule("BEER-ATT-8", "BEER-TURN-6", "BEER-DEF-8")
def test_damage_is_never_below_zero_and_an_attack_of_nothing_asks_nobody() -> None:
    table = beer(3).gap("AB", 1).hand("A", "A-", "A1").hand("B", "D3").turn_of("A")
    attack(table, "A-", "bare hands", "B")
    assert who(table) == "A"
    assert life(table, "B") == (6, 0)
    play(attack(table, "A1", "bare hands", "B"), "B: defend D3")
    assert life(table, "B") == (6, 0)


@pytest.mark.rule("BEER-DEF-8", "BEER-D-9")
def test_an_attack_of_nothing_on_a_spirit_asks_nobody() -> None:
    position = beer(4).spirit("C", "drowsy", beers=1).top("drowsy").hand("A", "A-", "A1")
    table = attack(position.turn_of("A"), "A-", "bare hands", "C")
    assert who(table) == "A"
    assert who(attack(table, "A1", "bare hands", "C")) == "C"


@pytest.mark.rule("BEER-ATT-9")
def test_the_attacker_chooses_among_pieces_that_share_a_slot() -> None:
    position = beer(3).gap("AB", 1).minion("B", "right", "Broddi").minion("B", "right", "Ketil").hand("A", "A1")
    table = play(position.turn_of("A"), "play A1", "as attack", "bare")
    assert choices(table) == ["at B", "at B's Broddi", "at B's Ketil"]


@pytest.mark.rule("BEER-ATT-10", "BEER-R-39")
def test_the_second_target_is_chosen_after_the_first_attack_and_may_be_dropped() -> None:
    table = by_text(beer(4).hand("A", "Dragon's Breath").drinks("A", "life").turn_of("A"), "Dragon's Breath", "at B")
    assert who(table) == "B"
    play(table, "B: pass")
    assert choices(table) == ["at B", "at C", "at D", "done"]
    play(table, "done")
    assert len(attacks(table)) == 1


# Defense


@pytest.mark.rule("BEER-DEF-1", "BEER-DEF-4")
def test_one_card_defends_once() -> None:
    table = beer(3).gap("AB", 1).hand("A", "A2").hand("B", "D1", "D2", "Ketil").turn_of("A")
    play(attack(table, "A2", "Family Sword", "B"), "B: defend D2")
    assert (defense(table), held(table, "B"), life(table, "B")) == (2 + 2, 2, (6, 0))
    assert who(table) == "A"


@pytest.mark.rule("BEER-DEF-2", "BEER-R-15")
def test_without_a_card_no_bonus_counts() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2").warrior("B", "ivar").gear("B", "Family Sword", "Iron Helmet")
    assert life(play(attack(position.turn_of("A"), "A2", "bare hands", "B"), "B: pass"), "B") == (5, 2)


@pytest.mark.rule("BEER-DEF-2", "BEER-DEF-4", "BEER-R-16", "BEER-ITM-3", "BEER-ITM-5", "BEER-WAR-5")
def test_shieldwall_and_personal_bonuses_work_against_ranged_attacks_and_the_weapon_does_not() -> None:
    position = beer(3).gap("AB", 4).gear("A", "Battle Axe").warrior("B", "ivar").hand("B", "D2", "D2 A1")
    position.gear("B", "Family Sword", "ShieldWall", "Iron Helmet").gap("BC", 5)
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "B: defend D2")
    assert defense(table) == 2 * 2 + 1 + 1
    position = beer(3).gap("AB", 1).hand("A", "A2").warrior("B", "ivar").hand("B", "D2")
    position.gear("B", "Family Sword", "ShieldWall", "Iron Helmet")
    table = play(attack(position.turn_of("A"), "A2", "bare hands", "B"), "B: defend D2")
    assert defense(table) == 2 * 2 + 1 + 1 + 2


@pytest.mark.rule("BEER-ITM-3")
def test_shieldwall_doubles_nothing_but_the_defense_box() -> None:
    position = beer(3).gap("AB", 1).gear("A", "ShieldWall").hand("A", "A2 M1")
    assert last_attack(attack(position.turn_of("A"), "A2", "bare hands", "B"))[1] == 2


@pytest.mark.rule("BEER-DEF-5", "BEER-DEF-7", "BEER-R-18")
def test_a_minion_card_saves_the_warrior_and_never_a_minion() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2", "A2 D1").hand("B", "Ketil").minion("B", "right", "Broddi").top("D-")
    table = attack(position.turn_of("A"), "A2", "Family Sword", "B's Broddi")
    assert minions(table, "B") == []
    assert held(table, "B") == 1
    attack(table, "A2 D1", "Family Sword", "B")
    assert "sacrifice Ketil" in choices(table)
    play(table, "B: sacrifice Ketil")
    assert life(table, "B") == (6, 0)


@pytest.mark.rule("BEER-DEF-7")
def test_minions_in_play_cant_be_sacrificed() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2").minion("B", "left", "Broddi").hand("B", "D1")
    table = attack(position.turn_of("A"), "A2", "bare hands", "B")
    assert not [word for word in choices(table) if word.startswith("sacrifice")]


@pytest.mark.rule("BEER-DEF-6", "BEER-VAL-10")
def test_the_valkyrie_takes_the_blow() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2").valhalla("B", "Valkyrie")
    table = play(attack(position.turn_of("A"), "A2", "Family Sword", "B"), "B: valkyrie")
    assert life(table, "B") == (6, 0)
    assert table.valhalla_discards == [9]
    assert table.valkyrie_owner == -1


@pytest.mark.rule("BEER-DEF-8")
def test_the_defender_is_told_the_full_value() -> None:
    table = beer(3).gap("AB", 1).hand("A", "A2").hand("B", "D1").turn_of("A")
    attack(table, "A2", "Family Sword", "B")
    assert str(table.prompt(1)) == "A strikes at you: an attack of 4. Defend?"


@pytest.mark.rule("BEER-DEF-9", "BEER-R-17", "BEER-TURN-4", "BEER-LCR-5")
def test_defense_in_the_own_turn() -> None:
    table = beer(3, location="fjord").top("A2").hand("A", "D1", "Ketil").turn_of("A")
    assert str(table.prompt(0)) == "The storm strikes at you: a Ranged Attack of 2. Defend?"
    assert "sacrifice Ketil" in choices(table)
    play(table, "defend D1")
    assert (defense(table), life(table, "A")) == (1, (5, 1))


@pytest.mark.rule("BEER-TURN-4")
def test_no_card_is_played_for_defense_or_as_an_interrupt_in_the_own_turn() -> None:
    table = beer(3).hand("A", "From the Spittoon A1", "It's for You! D1").gap("AB", 1).turn_of("A")
    play(table, "play From the Spittoon A1")
    assert forbidden_by(table, "as text") == "BEER-TURN-4"
    assert set(choices(table)) <= {"as move", "as charge", "as attack", "as drink"}


@pytest.mark.rule("BEER-DEF-10", "BEER-D-21")
def test_the_wielded_weapon_is_chosen_in_the_defense_phase_and_stays() -> None:
    position = beer(3).gear("A", "Family Sword", "Mace", "ShieldWall").drinks("A", "Mace").hand("A", "A1")
    table = play(position.turn_of("A"), "done", "done")
    assert choices(table)[:3] == ["gear Family Sword", "gear Mace", "bare"]
    play(table, "gear Mace")  # a drink on it is no obstacle
    assert wields(table, "A") == "Mace"
    finish_turn(table)
    assert wields(table, "A") == "Mace"


@pytest.mark.rule("BEER-DEF-10", "BEER-R-94")
def test_a_lost_wielded_weapon_leaves_the_area_empty() -> None:
    position = beer(3).hand("A", "Outrage!").drinks("A", "life").gear("B", "Family Sword", "Mace").hand("B", "D1")
    table = by_text(position.gap("AB", 1).turn_of("A"), "Outrage!", "gear B's Family Sword")
    assert (wields(table, "B"), gear(table, "B")) == ("", ["Mace"])


@pytest.mark.rule("BEER-DEF-10", "BEER-BRN-3", "BEER-W-4")
def test_burning_the_drink_on_the_wielded_weapon_frees_it_for_this_defense() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2").hand("B", "D1").drinks("B", "Family Sword")
    table = attack(position.turn_of("A"), "A2", "Family Sword", "B")
    play(table, "B: burn Family Sword", "B: for card?", "B: defend D1")
    assert (defense(table), life(table, "B")) == (3, (5, 1))


# Axes


@pytest.mark.rule("BEER-AXE-1", "BEER-AXE-4", "BEER-D-20", "BEER-D-21", "BEER-W-1")
def test_an_axe_flies_in_the_phase_after_the_minions_and_before_wielding() -> None:
    position = beer(4).gap("AB", 4).gap("DA", 5).gear("A", "Battle Axe", "War Axe", "Bearded Axe").life("B", size=9)
    table = position.turn_of("A")
    play(throw(table, "Battle Axe", "B"), "B: pass")
    assert wields(table, "A") == ""  # the wielded one was thrown
    play(table, "done")
    play(throw(table, "War Axe", "B"), "B: pass", "done")
    play(throw(table, "Bearded Axe", "B"), "B: pass")
    assert [value for _, value, _ in attacks(table)] == [3, 3, 2]
    assert life(table, "B") == (1, 8)
    assert sorted(discards(table)) == ["Battle Axe", "Bearded Axe", "War Axe"]


@pytest.mark.rule("BEER-AXE-1", "BEER-DRK-3")
def test_an_axe_with_a_drink_on_it_stays() -> None:
    table = beer(4).gap("AB", 4).gear("A", "Battle Axe").drinks("A", "Battle Axe").turn_of("A")
    assert forbidden_by(table, "throw Battle Axe") == "BEER-AXE-1"


@pytest.mark.rule("BEER-AXE-2", "BEER-R-67", "BEER-OPTION-axe_throw")
def test_throwing_is_free_or_counts_as_a_card() -> None:
    position = beer(4).gap("AB", 4).gear("A", "Battle Axe", "War Axe")
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "B: pass")
    assert table.plays_left == 2
    position = beer(4, axe_throw="counts_as_card").gap("AB", 4).gear("A", "Battle Axe", "War Axe")
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "B: pass")
    assert table.plays_left == 1
    play(table, "done")
    assert forbidden_by(table, "throw War Axe") == "BEER-AXE-2"


@pytest.mark.rule("BEER-AXE-3", "BEER-R-68")
def test_an_axe_needs_more_than_its_steps_on_both_sides() -> None:
    position = beer(4).gap("AB", 3).gap("BC", 3).gap("CD", 1).gap("DA", 2).gear("A", "Battle Axe")
    assert forbidden_by(position.turn_of("A"), "throw Battle Axe") == "BEER-AXE-3"  # C is at 6, but at 3 past D
    position.gap("DA", 3)
    assert last_attack(throw(position.turn_of("A"), "Battle Axe", "C")) == (2, 3, True)


@pytest.mark.rule("BEER-AXE-3", "BEER-R-66", "BEER-OPTION-axe_targets")
def test_axes_are_thrown_at_warriors_and_spirits_and_by_option_at_anything() -> None:
    def targets(option: str) -> list[str]:
        position = beer(5, axe_targets=option).spirit("D").gap("AB", 5).gap("BC", 5).gap("EA", 1)
        position.minion("B", "right", "Broddi").valhalla("C", "Valkyrie").gear("A", "Battle Axe")
        return choices(play(position.turn_of("A"), "throw Battle Axe"))

    assert targets("warriors_and_spirits") == ["at B", "at C", "at D"]
    assert targets("any") == ["at B", "at C", "at D", "at B's Broddi", "at Valkyrie"]


@pytest.mark.rule("BEER-AXE-4", "BEER-WPN-3", "BEER-WAR-2")
def test_in_an_attack_action_an_axe_is_a_melee_weapon() -> None:
    position = beer(3).gap("AB", 2).warrior("A", "erik").gear("A", "War Axe").hand("A", "A1")
    assert last_attack(attack(position.turn_of("A"), "A1", "War Axe", "B")) == (1, 1 + 3 + 1, False)
    assert gear(attack(position.turn_of("A"), "A1", "War Axe", "B"), "A") == ["War Axe"]


@pytest.mark.rule("BEER-WAR-2", "BEER-AXE-1")
def test_erik_throws_harder() -> None:
    position = beer(3).gap("AB", 5).gap("BC", 5).warrior("A", "erik").gear("A", "War Axe")
    assert last_attack(throw(position.turn_of("A"), "War Axe", "B")) == (1, 3 + 1, True)


@pytest.mark.rule("BEER-AXE-4")
def test_an_axe_equipped_this_turn_may_be_thrown() -> None:
    table = by_text(beer(3).gap("AB", 5).gap("BC", 5).hand("A", "War Axe").turn_of("A"), "War Axe")
    assert last_attack(throw(table, "War Axe", "B"))[2]


@pytest.mark.rule("BEER-CHG-5", "BEER-ATT-1")
def test_a_charge_with_bare_hands() -> None:
    table = move(beer(3).gear("A").hand("A", "M2", "A2 M1").turn_of("A"), "M2", "left 2", charge=True)
    assert last_attack(attack(table, "A2 M1", "bare hands", "B"))[1] == 4
