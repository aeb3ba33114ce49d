"""Sections 1.3, 1.4, 5.9 and 5.10: Events, Interrupts, equipment and their rules."""

from __future__ import annotations

import pytest

from meadhall.games.beer.table import Beer
from meadhall.server.table_wish import Wish
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import (
    attack,
    attacks,
    by_text,
    choices,
    discards,
    drink,
    drinks,
    drinks_on,
    forbidden_by,
    gap,
    gear,
    hand,
    held,
    last_attack,
    life,
    move,
    mug,
    nobody_stirs,
    play,
    throw,
    told,
    when_absent,
    who,
    wields,
)

# Events


@pytest.mark.rule("BEER-EV-1", "BEER-R-36", "BEER-EQP-5")
def test_the_barmaid_passes_on_any_equipment_but_no_valhalla_card() -> None:
    position = beer(3).hand("A", "Buxom Barmaid").gear("B", "Mace", "ShieldWall").valhalla("B", "Mjollnir")
    table = by_text(position.turn_of("A"), "Buxom Barmaid")
    assert choices(table) == ["gear B's Mace", "gear B's ShieldWall", "gear C's Family Sword", "gear Family Sword"]
    play(table, "gear B's Mace")
    assert choices(table) == ["seat A", "seat C"]
    play(table, "seat A")
    assert (gear(table, "A"), gear(table, "B")) == (["Family Sword", "Mace"], ["ShieldWall"])
    assert wields(table, "B") == ""


@pytest.mark.rule("BEER-EV-8", "BEER-R-36", "BEER-D-28", "BEER-W-5")
def test_the_drinks_on_what_the_barmaid_takes_are_moved_burnt_or_lost() -> None:
    position = beer(3).hand("A", "Buxom Barmaid").gear("B", "Dragon Horn", "Mace").mug(5)
    position.drinks("B", "Dragon Horn", "Dragon Horn", "board", "Mace")
    table = by_text(position.turn_of("A"), "Buxom Barmaid", "gear B's Dragon Horn", "seat C")
    assert who(table) == "B"
    assert [word for word in choices(table) if word.startswith("place")] == ["place life"]
    assert when_absent(table) == "place life"
    play(table, "B: place life")
    assert when_absent(table) == "burn Dragon Horn"  # nowhere to go any more
    play(table, "B: give up")
    assert drinks_on(table, "B") == ["life", "board", "Mace"]
    assert gear(table, "C") == ["Family Sword", "Dragon Horn"]
    assert drinks(table, "C") == 0
    assert mug(table) == (5, 20 - 5 - 3)


@pytest.mark.rule("BEER-EV-8", "BEER-BRN-1")
def test_a_drink_on_a_passed_card_may_be_burnt() -> None:
    position = beer(3).hand("A", "Buxom Barmaid").gear("B", "Mace").drinks("B", "Mace")
    table = by_text(position.turn_of("A"), "Buxom Barmaid", "gear B's Mace", "seat C", "B: burn Mace")
    assert (held(table, "B"), gear(table, "C")) == (1, ["Family Sword", "Mace"])


@pytest.mark.rule("BEER-EV-2", "BEER-EV-9")
def test_dragons_breath_costs_a_drink_and_reaches_three_steps_on_both_sides() -> None:
    position = beer(4).gap("AB", 2).hand("A", "Dragon's Breath").drinks("A", "life", "board").mug(3)
    table = by_text(position.turn_of("A"), "Dragon's Breath")
    assert choices(table) == ["place life", "place board"]  # which drink goes
    play(table, "place board")
    assert mug(table) == (3, 20 - 3 - 1)
    assert choices(table) == ["at C", "at D"]
    play(table, "at C", "C: pass", "at C", "C: pass")
    assert attacks(table) == [(2, 2, True), (2, 2, True)]
    assert life(table, "C") == (2, 4)


@pytest.mark.rule("BEER-EV-3", "BEER-R-38")
def test_an_epic_moment_costs_a_life_point_and_draws_two() -> None:
    table = by_text(beer(3).hand("A", "Epic Moment").top("Mace", "Bow").turn_of("A"), "Epic Moment")
    assert (life(table, "A"), hand(table, "A")) == ((5, 1), ["Mace", "Bow"])


@pytest.mark.rule("BEER-EV-4", "BEER-IRU-6")
def test_lick_the_floor_takes_a_drink_from_out_of_play() -> None:
    position = beer(3).hand("A", "Lick the Floor").hand("B", "From the Spittoon").mug(5)
    table = by_text(position.turn_of("A"), "Lick the Floor", "remove AB 0")
    assert who(table) == "A"  # no window for the Spittoon
    play(table, "place life")
    assert (drinks(table, "A"), mug(table), gap(table, "AB")) == (1, (5, 14), 2)


@pytest.mark.rule("BEER-R-96", "BEER-EV-4")
def test_a_dry_floor_gives_nothing_but_costs_its_step() -> None:
    table = beer(8).hand("A", "Lick the Floor").mug(20).turn_of("A")
    by_text(table, "Lick the Floor", "remove AB 0")
    assert (drinks(table, "A"), gap(table, "AB"), mug(table)) == (0, 2, (20, 0))
    position = beer(3).hand("A", "Lick the Floor").drinks("A", "life", "board", "Family Sword").mug(5)
    table = by_text(position.turn_of("A"), "Lick the Floor", "remove AB 0")
    assert (drinks(table, "A"), mug(table)[0]) == (3, 5)


@pytest.mark.rule("BEER-EV-5", "BEER-D-14")
def test_outrage_discards_a_weapon_of_another_warrior() -> None:
    position = beer(3).hand("A", "Outrage!").drinks("A", "life", "board").gear("B", "Mace", "ShieldWall")
    table = by_text(position.turn_of("A"), "Outrage!", "place life")
    assert choices(table) == ["gear B's Mace", "gear B's ShieldWall", "gear C's Family Sword"]
    play(table, "gear B's ShieldWall")
    assert gear(table, "B") == ["Mace"]
    assert drinks_on(table, "A") == ["board"]


@pytest.mark.rule("BEER-EV-6", "BEER-GEN-4")
def test_proof_of_manhood_spares_spirits() -> None:
    position = beer(4).hand("A", "Proof of Manhood").hand("B", "Mace").spirit("C", "drowsy").hand("D", "Bow")
    table = by_text(position.turn_of("A"), "Proof of Manhood")
    assert (held(table, "B"), held(table, "C"), held(table, "D")) == (0, 1, 0)


@pytest.mark.rule("BEER-EV-7", "BEER-EV-9", "BEER-CHG-3")
def test_throw_the_stool_hits_anybody_with_two() -> None:
    position = beer(4).spirit("C").hand("A", "Throw the Stool").gap("AB", 1).minion("D", "left", "Broddi")
    table = by_text(position.turn_of("A"), "Throw the Stool", "remove DA 0?", "remove BD 0?")
    assert choices(table) == ["at B", "at C", "at D", "at D's Broddi"]
    play(table, "at B")
    assert last_attack(table) == (1, 2, True)


@pytest.mark.rule("BEER-R-38", "BEER-TURN-6")
def test_costs_are_paid_in_full_or_the_event_cant_be_played() -> None:
    table = play(beer(3).hand("A", "Dragon's Breath A1 M2").gap("AB", 1).turn_of("A"), "play Dragon's Breath")
    assert forbidden_by(table, "as text") == "BEER-R-38"


# Interrupts


@pytest.mark.rule("BEER-INT-1", "BEER-IRU-1", "BEER-IRU-5", "BEER-R-22")
def test_from_the_spittoon_spoils_a_drink() -> None:
    position = beer(3).hand("A", "K2").hand("B", "From the Spittoon", "Mace")
    table = play(position.turn_of("A"), "play K2", "as drink", "B: interrupt From the Spittoon")
    assert (drinks(table, "A"), mug(table)[0], hand(table, "B")) == (0, 9, ["Mace"])
    assert "From the Spittoon" in discards(table)
    assert who(table) == "A"


@pytest.mark.rule("BEER-INT-2", "BEER-R-23")
def test_left_on_the_drakkar_discards_what_would_be_equipped() -> None:
    position = beer(3).hand("A", "Mace").hand("C", "Left on the Drakkar")
    table = by_text(position.turn_of("A"), "Mace", "C: interrupt Left on the Drakkar")
    assert gear(table, "A") == ["Family Sword"]
    assert sorted(discards(table)) == ["Left on the Drakkar", "Mace"]


@pytest.mark.rule("BEER-IRU-6", "BEER-R-23")
def test_left_on_the_drakkar_does_not_stop_the_barmaid() -> None:
    position = beer(3).hand("A", "Buxom Barmaid").hand("C", "Left on the Drakkar").gear("B", "Mace")
    table = by_text(position.turn_of("A"), "Buxom Barmaid", "gear B's Mace", "seat A")
    assert gear(table, "A") == ["Family Sword", "Mace"]


@pytest.mark.rule("BEER-INT-3", "BEER-R-20", "BEER-IRU-4")
def test_its_for_you_finds_any_other_player_at_any_distance() -> None:
    position = beer(5).spirit("D").gap("AB", 4).gear("A", "Battle Axe").hand("B", "It's for You!", "D1")
    table = throw(position.turn_of("A"), "Battle Axe", "B")
    play(table, "B: interrupt It's for You!")
    assert choices(table) == ["at C", "at D", "at E", "at A"]  # all but B himself, the attacker and a Spirit included
    play(table, "B: at C")
    assert str(table.prompt(2)) == "A strikes at you: a Ranged Attack of 3. Defend?"


@pytest.mark.rule("BEER-R-20", "BEER-VLR-2", "BEER-R-53", "BEER-IRU-4")
def test_a_redirected_attack_stays_the_attackers() -> None:
    position = beer(4).gap("AB", 4).gear("A", "Battle Axe").hand("C", "It's for You!").life("D", size=1)
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "C: interrupt It's for You!", "C: at D", "D: pass?")
    assert who(table) == "A"  # the kill is A's
    assert choices(table)[0].startswith("valhalla")
    position = beer(4).gap("AB", 4).gear("A", "Battle Axe").hand("C", "It's for You!").life("A", size=1)
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "C: interrupt It's for You!", "C: at A", "A: pass?")
    assert not table.players[0].alive
    assert [player.valhalla for player in table.players] == [0, 0, 0, 0]


@pytest.mark.rule("BEER-IRU-4", "BEER-R-21")
def test_there_is_no_second_redirection() -> None:
    position = beer(4).gap("AB", 4).gear("A", "Battle Axe").hand("B", "It's for You!").hand("C", "It's for You!")
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "B: interrupt It's for You!", "C: pass", "B: at C")
    assert who(table) == "C"
    assert "interrupt It's for You!" not in choices(table)
    assert "defend It's for You!" in choices(table)


@pytest.mark.rule("BEER-IRU-2", "BEER-IRU-3")
def test_the_target_of_a_ranged_attack_comes_first() -> None:
    position = beer(4).gap("AB", 4).gap("BC", 4).gear("A", "Battle Axe").hand("D", "It's for You!")
    table = throw(position.hand("C", "It's for You!").turn_of("A"), "Battle Axe", "C")
    play(table, "D: interrupt It's for You!", "C: interrupt It's for You!")
    assert who(table) == "C"
    assert (held(table, "C"), held(table, "D")) == (0, 1)
    assert told(table)[-1] == "D was too late and keeps It's for You!"  # told after what counted


@pytest.mark.rule("BEER-IRU-2", "BEER-R-19")
def test_in_live_play_the_first_interrupt_to_arrive_counts() -> None:
    position = beer(4, interrupts="arrival").hand("A", "K1").hand("B", "From the Spittoon").hand("C", "Mace")
    table = play(position.hand("D", "From the Spittoon").turn_of("A"), "play K1", "as drink")
    play(table, "C: pass")
    assert who(table) == "BD"
    play(table, "D: interrupt From the Spittoon")  # B, who is nearer, was slower
    assert who(table) == "A"
    assert (drinks(table, "A"), held(table, "B"), held(table, "D")) == (0, 1, 0)
    assert table.view(2).table.players[1].hand[0] < 0  # and what B holds is not shown


@pytest.mark.rule("BEER-R-19")
def test_live_tables_go_by_arrival_unless_said_otherwise() -> None:
    kinds = ["you", "random", "random"]
    assert Wish("beer", kinds, tempo="live", seconds=60.0).options == {"interrupts": "arrival"}
    assert Wish("beer", kinds).options == {}


@pytest.mark.rule("BEER-IRU-3")
def test_a_minions_controller_is_the_targeted_player() -> None:
    position = beer(4).gap("AB", 4).gap("BC", 4).gear("A", "Bow").hand("A", "A1").hand("B", "It's for You!")
    position.hand("D", "It's for You!").minion("D", "left", "Broddi", 0).gap("DA", 4)
    table = attack(position.turn_of("A"), "A1", "Bow", "D's Broddi")
    play(table, "B: interrupt It's for You!", "D: interrupt It's for You!")
    assert who(table) == "D"


@pytest.mark.rule("BEER-W-6", "BEER-D-6", "BEER-HID-10", "BEER-IRU-1")
def test_a_window_opens_for_everybody_with_a_card_except_the_active_player_and_spirits() -> None:
    position = beer(5).hand("A", "K1", "Mace").hand("B", "Mace").spirit("C", "drowsy").hand("E", "Bow")
    table = play(position.turn_of("A"), "play K1", "as drink")
    assert who(table) == "BE"  # D has no card
    assert choices(table, "B") == ["pass"]
    assert when_absent(table, "B") == "pass"
    assert str(table.prompt(1)) == str(table.prompt(4))
    play(table, "E: pass")
    assert who(table) == "B"


@pytest.mark.rule("BEER-W-6", "BEER-R-25")
def test_no_any_time_action_is_offered_in_an_interrupt_window() -> None:
    position = beer(3).hand("A", "K1").hand("B", "Mace").drinks("B", "board")
    assert choices(play(position.turn_of("A"), "play K1", "as drink"), "B") == ["pass"]


@pytest.mark.rule("BEER-W-7")
def test_costs_come_before_the_window_and_the_effect_after_it() -> None:
    position = beer(3).hand("A", "Throw the Stool").hand("B", "It's for You!").gap("BC", 9)
    table = by_text(position.turn_of("A"), "Throw the Stool", "remove BC 0", "at B")
    assert gap(table, "BC") == 8
    assert who(table) == "B"
    play(table, "B: interrupt It's for You!", "B: at C")
    assert who(table) == "C"  # Defense of the final target
    play(table, "C: pass")
    assert life(table, "C") == (4, 2)
    assert discards(table)[-1] == "Throw the Stool"  # the played card comes last


# Equipment


@pytest.mark.rule("BEER-EQP-1", "BEER-EQP-3")
def test_equipment_has_no_limit_and_stays() -> None:
    position = (
        beer(3).gear("A", "Family Sword", "Mace", "Bow", "Spear", "ShieldWall").hand("A", "War Axe", "Iron Helmet")
    )
    table = by_text(by_text(position.turn_of("A"), "War Axe"), "Iron Helmet")
    assert len(gear(table, "A")) == 7


@pytest.mark.rule("BEER-EQP-2", "BEER-R-34", "BEER-R-35", "BEER-D-16", "BEER-W-5", "BEER-DRK-7")
def test_of_two_of_the_same_name_one_goes_with_its_drinks() -> None:
    position = beer(3).gear("A", "Mace").drinks("A", "Mace").hand("A", "Mace").mug(4)
    table = by_text(position.turn_of("A"), "Mace")
    assert choices(table)[:2] == ["gear Mace", "gear Mace"]
    assert "burn Mace" in choices(table)
    old, new = table.players[0].gear
    assert table.default(0) == table.options(0)[1]  # the one without drinks
    table.apply(0, table.options(0)[0])
    assert table.players[0].gear == [new]
    assert (drinks(table, "A"), mug(table)) == (0, (4, 16))
    assert old in table.piles[0].discards


@pytest.mark.rule("BEER-EQP-2", "BEER-EV-1")
def test_a_twin_from_the_barmaid_costs_one_of_the_two() -> None:
    position = beer(3).hand("A", "Buxom Barmaid")
    table = by_text(position.turn_of("A"), "Buxom Barmaid", "gear B's Family Sword", "seat C")
    assert who(table) == "C"
    play(table, "C: gear Family Sword")
    assert gear(table, "C") == ["Family Sword"]


@pytest.mark.rule("BEER-EQP-4")
def test_a_received_weapon_is_not_wielded_before_the_own_defense_phase() -> None:
    position = beer(3).hand("A", "Buxom Barmaid").gear("B", "Mace").gear("C", "ShieldWall", wield=None)
    table = by_text(position.turn_of("A"), "Buxom Barmaid", "gear B's Mace", "seat C")
    assert (gear(table, "C"), wields(table, "C")) == (["ShieldWall", "Mace"], "")


@pytest.mark.rule("BEER-EQP-5", "BEER-R-14")
def test_the_wielded_weapon_counts_as_equipped() -> None:
    position = beer(3).hand("A", "Outrage!").drinks("A", "life").gear("B", "Mace", wield="Mace")
    assert "gear B's Mace" in choices(by_text(position.turn_of("A"), "Outrage!"))
    table = drink(beer(3).hand("A", "K1").turn_of("A"), "K1", "Family Sword")
    assert drinks_on(table, "A") == ["Family Sword"]


@pytest.mark.rule("BEER-GEN-6", "BEER-W-7")
def test_passing_all_windows_lets_the_drink_happen() -> None:
    position = beer(3).hand("A", "K1").hand("B", "From the Spittoon").hand("C", "Mace")
    table = nobody_stirs(play(position.turn_of("A"), "play K1", "as drink"))
    play(table, "place life")
    assert (drinks(table, "A"), held(table, "B")) == (1, 1)


def promised(table: Beer, seat: int, action: int) -> str:
    return " ".join(str(one.message) for one in table.view(seat).forecast(action))


@pytest.mark.rule("BEER-W-6")
def test_how_much_an_interrupt_would_stop_is_said_before_it_is_played() -> None:
    position = beer(4).hand("A", "K2").hand("B", "From the Spittoon").drinks("A", "life")
    table = play(position.turn_of("A"), "play K2", "as drink")
    assert str(table.prompt(1)) == f"A is about to drink 2; {table.mug - 2} stay in the Mug. Interrupt?"
    let_it, stop = table.options(1)
    assert promised(table, 1, let_it) == "A has 3 drinks then."
    assert promised(table, 1, stop).endswith(f"A stays at 1 drink, the Mug at {table.mug}.")


@pytest.mark.rule("BEER-W-6", "BEER-SD-1")
def test_the_question_says_that_the_last_drinks_are_at_stake() -> None:
    position = beer(4).hand("A", "K2").hand("B", "From the Spittoon").mug(2)
    table = play(position.turn_of("A"), "play K2", "as drink")
    assert str(table.prompt(1)) == "A is about to drink the last 2 of the Mug. Interrupt?"


@pytest.mark.rule("BEER-W-6")
def test_the_question_names_the_card_and_the_way_that_would_be_stopped() -> None:
    table = by_text(beer(4).hand("A", "Mace").hand("B", "Left on the Drakkar").turn_of("A"), "Mace")
    assert str(table.prompt(1)) == "A is about to equip Mace. Interrupt?"
    assert promised(table, 1, table.options(1)[0]) == "Steps 1, Attack +3, Defense +1."
    position = beer(3, game="combined_one_pile").hand("A", "M2").hand("B", "Stumble").gap("AB", 4)
    table = move(position.turn_of("A"), "M2", "left 2")
    assert str(table.prompt(1)) == "A is about to move 2 Steps to the left, towards B. Interrupt?"
    assert promised(table, 1, table.options(1)[0]) == "Steps in this gap: 4 → 2."
