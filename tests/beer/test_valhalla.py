"""Sections 1.8 and 5.16: the ten Valhalla cards."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import Position, beer
from meadhall.testing.beer_games import invariants
from meadhall.testing.beer_play import (
    attack,
    attacks,
    by_text,
    choices,
    deeds,
    discards,
    drinks,
    forbidden_by,
    gap,
    gear,
    hand,
    happened,
    last_attack,
    life,
    minions,
    move,
    mug,
    nobody_stirs,
    play,
    throw,
    valhalla,
    when_absent,
    who,
)


def ending(position: Position) -> Beer:
    """A's turn as it comes to its end."""
    return play(position.turn_of("A"), "done", "done?", "gear Family Sword")


@pytest.mark.rule("BEER-VAL-1", "BEER-R-76", "BEER-VLR-6")
@pytest.mark.parametrize(("box", "left"), [("A2", 6), ("A3", 3), ("A1", 5)])
def test_dragons_blood_shrugs_off_even_damage(box: str, left: int) -> None:
    position = beer(3).gap("AB", 1).hand("A", box).valhalla("B", "Blood")
    assert life(play(attack(position.turn_of("A"), box, "bare hands", "B"), "B: pass"), "B")[0] == left


@pytest.mark.rule("BEER-VAL-1", "BEER-VLR-6")
def test_dragons_blood_counts_after_the_defense_and_guards_the_drink_on_the_life_pile() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2").hand("B", "D-").valhalla("B", "Blood").drinks("B", "life")
    table = play(attack(position.turn_of("A"), "A2", "Family Sword", "B"), "B: defend D-")  # 4 - 2
    assert (life(table, "B"), drinks(table, "B")) == ((6, 0), 1)


@pytest.mark.rule("BEER-VLR-6")
def test_dragons_blood_does_not_affect_costs() -> None:
    table = by_text(beer(3).valhalla("A", "Blood").hand("A", "Epic Moment").turn_of("A"), "Epic Moment")
    assert life(table, "A") == (5, 1)


@pytest.mark.rule("BEER-VAL-2", "BEER-VLR-7", "BEER-R-77", "BEER-D-22")
def test_the_eye_shifts_up_to_three_counters_one_by_one() -> None:
    table = play(ending(beer(3).valhalla("A", "Eye")), "eye")
    play(table, "remove BC 0", "add AB 0")  # one moved
    play(table, "remove BC 0", "done")  # one removed
    assert (gap(table, "AB"), gap(table, "BC"), table.reserve) == (4, 1, 16)
    assert "remove BC 0" not in choices(table)
    assert when_absent(table) == "done"
    play(table, "add CA 0")  # one added
    assert (gap(table, "CA"), table.reserve) == (4, 15)
    assert deeds(table) == ["done"]


@pytest.mark.rule("BEER-VAL-2")
def test_a_counter_moves_to_another_place_or_not_at_all() -> None:
    table = play(ending(beer(3).valhalla("A", "Eye")), "eye", "remove BC 0")
    assert choices(table) == ["done", "add AB 0", "add CA 0"]


@pytest.mark.rule("BEER-VAL-3", "BEER-D-7", "BEER-R-24")
def test_the_chain_holds_any_mover_as_often_as_he_moves() -> None:
    position = beer(4).valhalla("C", "Chain").hand("A", "M1 A1", "M2").gap("AB", 5)
    table = move(position.turn_of("A"), "M1 A1", "left 1")
    assert (who(table), when_absent(table)) == ("C", "pass")
    play(table, "C: pass")
    assert gap(table, "AB") == 4
    play(move(table, "M2", "left 2"), "C: use")
    assert gap(table, "AB") == 4
    assert len(discards(table)) == 2


@pytest.mark.rule("BEER-R-24", "BEER-CMB-6")
def test_the_chain_does_not_hold_iaido() -> None:
    position = beer(3, game="combined_one_pile").warrior("A", "samurai").hand("A", "A1 M1").gap("AB", 2)
    table = play(position.valhalla("C", "Chain").turn_of("A"), "iaido", "gear Katana?")
    assert gap(table, "AB") == 1
    assert who(table) != "C"


@pytest.mark.rule("BEER-VAL-4", "BEER-VLR-14", "BEER-D-10")
def test_the_mead_barrel_gives_from_out_of_play() -> None:
    position = beer(3).valhalla("A", "Barrel").hand("A", "K2").mug(1)
    table = nobody_stirs(play(position.turn_of("A"), "play K2", "as drink"))
    assert choices(table) == ["pour beer from mug", "pour beer from floor"]
    assert when_absent(table) == "pour beer from mug"
    play(table, "pour beer from floor", "place life", "pour beer from floor", "place board")
    assert (mug(table), drinks(table, "A")) == ((1, 17), 2)
    assert not table.sudden


@pytest.mark.rule("BEER-VLR-14", "BEER-DRK-9")
def test_only_a_drink_from_the_mug_empties_it_and_then_the_barrel_is_shut() -> None:
    position = beer(3).valhalla("A", "Barrel").hand("A", "K2").mug(1)
    table = nobody_stirs(play(position.turn_of("A"), "play K2", "as drink"))
    play(table, "pour beer from mug", "place life")
    assert table.sudden
    assert drinks(table, "A") == 1
    assert str(table.prompt(0)).startswith("Your turn")  # no place is asked for a second drink


@pytest.mark.rule("BEER-VAL-5", "BEER-VLR-8", "BEER-R-73", "BEER-D-29")
def test_mjollnir_smashes_what_was_used_to_defend() -> None:
    position = beer(3).gap("AB", 1).valhalla("A", "Mjollnir").hand("A", "A2").hand("B", "D1 A1")
    position.gear("B", "Family Sword", "ShieldWall", "Sea Boots")
    table = play(attack(position.turn_of("A"), "A2", "Family Sword", "B"), "B: defend D1")
    assert choices(table) == ["done", "gear Family Sword", "gear ShieldWall"]  # Sea Boots are no help
    assert when_absent(table) == "done"
    play(table, "B: gear ShieldWall", "B: done")
    assert happened(table, events.DEFENDED)[-1][2] == 1 + 2
    assert gear(table, "B") == ["ShieldWall", "Sea Boots"]
    assert [table.box.cards[card].name for card in table.removed] == ["Family Sword"]
    assert len(discards(table)) == 2  # the two hand cards, nothing worse


@pytest.mark.rule("BEER-VAL-5", "BEER-VLR-8", "BEER-W-7")
def test_mjollnir_smashes_what_the_dead_had_used_to_defend() -> None:
    position = beer(4).gap("AB", 1).valhalla("A", "Mjollnir").hand("A", "A2").hand("B", "D1").life("B", size=1)
    position.gear("B", "Family Sword", "Sea Boots").valhalla_deck("Barrel", "Chain")
    table = play(attack(position.turn_of("A"), "A2", "Family Sword", "B"), "B: defend D1", "B: done")
    assert not table.players[1].alive
    assert [table.box.cards[card].name for card in table.removed] == ["Family Sword"]
    assert "Sea Boots" in discards(table)
    assert "Family Sword" not in discards(table)
    told = [event.kind for event in table.events()]
    assert told.index(events.DIED) < told.index(events.GEAR_LOST)
    assert choices(table) == ["valhalla Mead Barrel", "valhalla Fenrir's Chain"]
    invariants(table)


@pytest.mark.rule("BEER-VLR-8")
def test_mjollnir_does_not_swing_with_the_minions() -> None:
    position = beer(3).gap("AB", 1).valhalla("A", "Mjollnir").minion("A", "left", "Broddi").top("A2").hand("B", "D1")
    table = play(position.turn_of("A"), "done", "B: defend D1")
    assert gear(table, "B") == ["Family Sword"]


@pytest.mark.rule("BEER-VLR-8")
def test_a_shieldwall_that_doubles_a_dash_was_not_used() -> None:
    position = beer(3).gap("AB", 4).gap("BC", 4).valhalla("A", "Mjollnir").gear("A", "Battle Axe").hand("B", "D-")
    table = play(throw(position.gear("B", "ShieldWall").turn_of("A"), "Battle Axe", "B"), "B: defend D-")
    assert gear(table, "B") == ["ShieldWall"]


@pytest.mark.rule("BEER-VAL-6", "BEER-VLR-9", "BEER-HID-8", "BEER-R-75", "BEER-D-22")
def test_the_ravens_cards_are_seen_by_their_owner_alone() -> None:
    table = play(ending(beer(3).valhalla("A", "Ravens").top("", "", "Mace", "Bow")), "use")
    assert when_absent(table) == "keep Mace"
    assert table.view(0).table.aside == table.aside
    assert max(table.view(1).table.aside) < 0
    play(table, "keep Bow")
    assert hand(table, "A")[-1] == "Bow"
    assert discards(table) == ["Mace"]


@pytest.mark.rule("BEER-VLR-9")
def test_a_single_card_for_the_ravens_is_kept() -> None:
    position = beer(3).valhalla("A", "Ravens").pile("Mace", "Bow", "Spear").gone()
    table = position.turn_of("A")
    play(table, "done", "done?", "gear Family Sword", "use")
    assert hand(table, "A") == ["Mace", "Bow", "Spear"]


@pytest.mark.rule("BEER-VAL-7", "BEER-VLR-10", "BEER-R-71", "BEER-R-72", "BEER-OPTION-crew_hits_owner")
@pytest.mark.parametrize(("option", "targets"), [("on", [1, 2, 3, 0]), ("off", [1, 2, 3])])
def test_the_crew_attacks_everybody_clockwise_and_the_owner_last(option: str, targets: list[int]) -> None:
    position = beer(4, crew_hits_owner=option).valhalla("A", "Crew").spirit("C", beers=2)
    table = play(ending(position.top("", "", "A1", "A2", "A3", "A1")), "crew")
    play(table, "B: pass", "D: pass", "A: pass?")
    assert [target for target, _, _ in attacks(table)] == targets
    assert [value for _, value, _ in attacks(table)] == [1, 2, 3, 1][: len(targets)]
    assert not any(ranged for _, _, ranged in attacks(table))
    assert (life(table, "B"), drinks(table, "C"), life(table, "D")) == ((5, 1), 0, (3, 3))


@pytest.mark.rule("BEER-VLR-10", "BEER-VLR-1")
def test_the_crews_kills_are_the_owners_and_the_dead_are_skipped() -> None:
    position = beer(4).valhalla("A", "Crew").life("B", size=1).top("", "", "A1", "A1", "A-", "A-")
    table = play(ending(position), "crew", "B: pass?")
    assert choices(table)[0].startswith("valhalla")
    play(table, choices(table)[0], "C: pass")
    assert life(table, "C") == (5, 1)
    assert [target for target, _, _ in attacks(table)] == [1, 2, 3, 0]  # B's Spirit is not attacked again


@pytest.mark.rule("BEER-VAL-8", "BEER-VLR-13")
def test_sleipnir_makes_every_distance_right() -> None:
    position = beer(4).valhalla("A", "Sleipnir").gap("AB", 1).gear("A", "Bow", "Spear").hand("A", "A1", "A2")
    table = play(position.minion("B", "right", "Broddi").turn_of("A"), "play A1", "as attack", "gear Bow")
    assert choices(table) == ["at B", "at C", "at D", "at B's Broddi"]
    play(table, "at B", "B: pass")
    assert last_attack(table) == (1, 3, True)
    play(table, "play A2", "as attack", "bare", "at C")
    assert last_attack(table) == (2, 2, False)


@pytest.mark.rule("BEER-VLR-13")
def test_sleipnir_carries_no_minions() -> None:
    position = beer(3).valhalla("A", "Sleipnir").gap("AB", 9).minion("A", "left", "Broddi")
    assert attacks(play(position.turn_of("A"), "done")) == []


@pytest.mark.rule("BEER-VAL-9", "BEER-VLR-11", "BEER-R-74", "BEER-HID-11")
def test_the_ticket_plays_the_top_life_card_outside_the_limit() -> None:
    position = beer(3).valhalla("A", "Ticket").life("A", "Mace A1 K1", "Bow", "Spear").gap("AB", 1)
    table = play(position.turn_of("A"), "ticket")
    assert happened(table, events.TICKET_SHOWN) != []
    assert choices(table) == ["done", "as drink", "as move", "as charge", "as attack", "as text"]
    play(table, "as text")
    assert (gear(table, "A"), table.plays_left) == (["Family Sword", "Mace"], 2)
    play(table, "ticket", "done")
    assert discards(table) == ["Bow"]
    assert forbidden_by(table, "ticket") == "BEER-VLR-11"  # never the last card


@pytest.mark.rule("BEER-VLR-11", "BEER-R-74", "BEER-DRK-5")
def test_a_drink_blocks_the_ticket() -> None:
    table = beer(3).valhalla("A", "Ticket").drinks("A", "life").turn_of("A")
    assert forbidden_by(table, "ticket") == "BEER-VLR-11"


@pytest.mark.rule("BEER-VLR-11", "BEER-R-22", "BEER-R-23", "BEER-D-20", "BEER-D-21")
def test_ticket_cards_can_be_interrupted_and_come_at_every_own_prompt() -> None:
    position = beer(3).valhalla("A", "Ticket").life("A", "Mace K1", "K1", "Spear").hand("B", "Left on the Drakkar")
    table = play(position.turn_of("A"), "ticket", "as text", "B: interrupt Left on the Drakkar")
    assert gear(table, "A") == ["Family Sword"]
    play(table, "done")
    assert "ticket" in choices(table)
    play(table, "done")
    assert "ticket" in choices(table)


@pytest.mark.rule("BEER-VAL-10", "BEER-VLR-12", "BEER-D-19", "BEER-R-70")
def test_the_valkyrie_strikes_anybody_once_in_the_own_minion_phase() -> None:
    position = beer(5).valhalla("A", "Valkyrie").spirit("C", beers=9).minion("D", "left", "Broddi").top("A1")
    table = play(position.turn_of("A"), "done")
    assert deeds(table) == ["pass", "at B", "at C", "at D", "at E", "at D's Broddi"]
    assert when_absent(table) == "pass"
    play(table, "at C")
    assert last_attack(table) == (2, 1 + 3, False)
    assert drinks(table, "C") == 5


@pytest.mark.rule("BEER-VLR-12", "BEER-PWR-4", "BEER-VLR-3")
def test_a_valkyrie_whom_a_minions_kill_brings_flies_in_the_same_phase() -> None:
    position = beer(4).minion("A", "left", "Broddi").life("B", size=1).gap("AB", 1).top("A2", "A1")
    table = play(position.valhalla_deck("Valkyrie", "Chain").turn_of("A"), "done", "B: pass?")
    play(table, "valhalla Valkyrie in Love")
    assert deeds(table) == ["pass", "at B", "at C", "at D"]
    play(table, "at C")
    assert last_attack(table) == (2, 1 + 3, False)


@pytest.mark.rule("BEER-VLR-12", "BEER-R-69", "BEER-VAL-10")
@pytest.mark.parametrize(("box", "lives"), [("D1", True), ("D-", False)])
def test_only_ranged_attacks_reach_her_and_her_bonus_counts(box: str, lives: bool) -> None:
    position = beer(3).valhalla("B", "Valkyrie").gap("AB", 1).gear("A", "Bow", "Mace").hand("A", "A1").top(box)
    position.gap("CA", 3).gap("BC", 3)
    table = play(position.turn_of("A"), "play A1", "as attack", "gear Mace")
    assert last_attack(table) == (1, 4, False)  # there was no choice: only B is in a Mace's reach
    table = play(position.turn_of("A"), "play A1", "as attack", "gear Bow")
    if "at Valkyrie" in choices(table):
        play(table, "at Valkyrie")
    assert last_attack(table) == (52, 3, True)  # 1 + 2 against 1 + 2, or 0 + 2
    assert (valhalla(table, "B") == ["Valkyrie in Love"]) == lives
    assert (table.valhalla_discards == [9]) == (not lives)


@pytest.mark.rule("BEER-VLR-12", "BEER-LCR-2")
def test_the_battleground_does_not_capture_her() -> None:
    position = beer(3, location="battleground").valhalla("B", "Valkyrie").gear("A", "Bow").hand("A", "A3").top("D-")
    table = play(position.turn_of("A"), "play A3", "as attack?", "gear Bow?", "at Valkyrie?")
    assert table.valhalla_discards == [9]
    assert minions(table, "A") == []


@pytest.mark.rule("BEER-VLR-12", "BEER-WAR-8")
def test_haralds_valkyrie_is_stronger() -> None:
    table = play(beer(3).warrior("A", "harald").valhalla("A", "Valkyrie").top("A1").turn_of("A"), "done", "at B")
    assert last_attack(table)[1] == 1 + 3 + 1
    position = beer(3).warrior("B", "harald").valhalla("B", "Valkyrie").gear("A", "Bow").hand("A", "A1").top("D-")
    table = play(position.turn_of("A"), "play A1", "as attack", "gear Bow?", "at Valkyrie?")
    assert last_attack(table) == (52, 1 + 2, True)
    assert valhalla(table, "B") == ["Valkyrie in Love"]  # 3 against 0 + 2 + 1


@pytest.mark.rule("BEER-VLR-12", "BEER-SD-5")
def test_she_counts_as_a_valhalla_card_while_she_is_in_play() -> None:
    position = beer(3).sudden_death("C").drinks("A", "life").drinks("B", "life").valhalla("A", "Valkyrie")
    table = position.over_to("C")
    assert (table.winners, table.end_rule) == ([0], "BEER-SD-5")


@pytest.mark.rule("BEER-VLR-12", "BEER-DEF-6", "BEER-SD-5")
def test_she_counts_no_more_when_she_has_taken_a_blow() -> None:
    position = beer(3).sudden_death("A", "C").drinks("A", "life").drinks("B", "life").valhalla("A", "Valkyrie")
    table = attack(position.hand("C", "A1").gap("CA", 1).turn_of("C"), "A1", "bare hands", "A")
    play(table, "A: valkyrie", "done", "done?", "gear Family Sword")
    assert not table.over
    assert table.extra_rounds == 1  # a tie now
