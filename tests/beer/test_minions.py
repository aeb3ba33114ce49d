"""Section 5.12: Minions."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import (
    attack,
    attacks,
    by_text,
    choices,
    deeds,
    discards,
    drinks,
    hand,
    happened,
    last_attack,
    life,
    minions,
    nobody_stirs,
    play,
    when_absent,
    who,
)


@pytest.mark.rule("BEER-MIN-1", "BEER-MIN-2")
def test_a_minion_is_put_beside_its_master_and_acts_in_the_same_turn() -> None:
    table = by_text(beer(3).hand("A", "Broddi").top("A1").turn_of("A"), "Broddi")
    assert choices(table) == ["left", "right"]
    play(table, "right")
    assert minions(table, "A") == [("Broddi", "right", 0)]
    play(table, "done")
    assert minions(table, "A") == [("Broddi", "right", 2)]
    assert last_attack(table) == (2, 1, False)


@pytest.mark.rule("BEER-MIN-2", "BEER-D-17")
def test_the_player_chooses_the_order_in_which_his_minions_act() -> None:
    position = beer(3).minion("A", "left", "Broddi").minion("A", "right", "Ketil").hand("B", "D1").hand("C", "D1")
    table = play(position.turn_of("A"), "done")
    assert deeds(table) == ["at A's Broddi", "at A's Ketil"]
    assert when_absent(table) == "at A's Broddi"  # the order of deployment
    play(table, "at A's Ketil")
    assert last_attack(table)[0] == 2
    play(table, "C: pass", "at A's Broddi")
    assert last_attack(table)[0] == 1


@pytest.mark.rule("BEER-D-17", "BEER-AXE-1", "BEER-W-1")
def test_between_two_minions_there_is_time_for_what_needs_no_card() -> None:
    position = (
        beer(3).gap("AB", 2).gap("BC", 4).gap("CA", 5).gear("A", "Bearded Axe").drinks("A", "board").wounds("A", size=1)
    )
    position.minion("A", "left", "Broddi").minion("A", "right", "Ketil").top("A-")
    table = play(position.turn_of("A"), "done", "at A's Broddi")
    assert str(table.prompt(0)) == "Before your Ketil acts: anything else?"
    assert {"throw Bearded Axe", "burn board", "soul 1"} <= set(choices(table))
    play(table, "burn board", "for life", "throw Bearded Axe", "at C", "C: pass")
    assert choices(table)[0] == "at A's Ketil"
    assert minions(play(table, "at A's Ketil"), "A")[1] == ("Ketil", "right", 2)


@pytest.mark.rule("BEER-D-17", "BEER-MIN-2")
def test_a_single_minion_acts_without_a_question() -> None:
    table = play(beer(3).minion("A", "left", "Broddi").top("A-").turn_of("A"), "done")
    assert minions(table, "A") == [("Broddi", "left", 2)]
    assert str(table.prompt(0)) == "Before you draw: anything else?"


@pytest.mark.rule("BEER-D-17", "BEER-DTH-4")
def test_a_minion_that_an_axe_sent_home_does_not_act() -> None:
    position = beer(4).gap("AB", 3).gap("CD", 1).gap("DA", 4).gear("A", "Bearded Axe").life("D", size=1)
    position.minion("A", "left", "Broddi").minion("A", "right", "Ketil").top("A-")
    table = play(position.turn_of("A"), "done", "at A's Broddi", "throw Bearded Axe", "at D", "D: pass?")
    play(table, "valhalla Ticket for Valhalla")
    assert hand(table, "A") == ["Ketil"]
    assert str(table.prompt(0)) == "Before you draw: anything else?"


@pytest.mark.rule("BEER-MIN-3", "BEER-R-40")
def test_a_minion_looks_ahead_only() -> None:
    position = beer(3).gap("CA", 1).gap("AB", 9).minion("A", "left", "Broddi")
    table = play(position.turn_of("A"), "done")
    assert minions(table, "A") == [("Broddi", "left", 2)]  # C at his back is no concern
    assert attacks(table) == []


@pytest.mark.rule("BEER-MIN-3", "BEER-MIN-4")
def test_its_target_is_the_nearest_piece_ahead() -> None:
    position = beer(3).gap("AB", 5).minion("A", "left", "Broddi").minion("B", "right", "Ketil", 2).top("A3", "D-")
    table = play(position.turn_of("A"), "done")
    assert minions(table, "A") == [("Broddi", "left", 2)]
    assert minions(table, "B") == []
    assert "Ketil" in discards(table)


@pytest.mark.rule("BEER-MIN-4", "BEER-R-41", "BEER-R-46")
def test_too_near_for_its_distance_is_idle() -> None:
    table = play(beer(3).gap("AB", 1).minion("A", "left", "Hallgerd").turn_of("A"), "done")
    assert minions(table, "A") == [("Hallgerd", "left", 0)]
    assert attacks(table) == []


@pytest.mark.rule("BEER-MIN-5", "BEER-R-42")
def test_own_minions_are_no_obstacle() -> None:
    position = beer(3).gap("AB", 3).minion("A", "left", "Snorri", 1).minion("A", "left", "Broddi", 0).top("A1", "A1")
    table = play(position.turn_of("A"), "done", "at A's Broddi", "B: pass", "at A's Snorri")
    assert sorted(minions(table, "A")) == [("Broddi", "left", 2), ("Snorri", "left", 2)]
    assert [target for target, _, _ in attacks(table)] == [1, 1]


@pytest.mark.rule("BEER-MIN-5", "BEER-CIR-3")
def test_opposing_pieces_block() -> None:
    position = beer(3).gap("AB", 3).minion("A", "left", "Broddi").minion("B", "right", "Snorri", 1).top("A-", "D1")
    table = play(position.turn_of("A"), "done")
    assert minions(table, "A") == [("Broddi", "left", 1)]  # Snorri stands at slot 2


@pytest.mark.rule("BEER-MIN-6", "BEER-D-18")
def test_the_controller_of_several_pieces_chooses_which_is_attacked() -> None:
    position = beer(3).gap("AB", 1).minion("A", "left", "Ketil").minion("B", "right", "Broddi").top("A1", "D-")
    table = play(position.turn_of("A"), "done")
    assert who(table) == "B"
    assert choices(table) == ["at B's Broddi", "at B"]
    assert when_absent(table) == "at B's Broddi"
    play(table, "B: at B")
    assert last_attack(table) == (1, 1 + 1, False)


@pytest.mark.rule("BEER-MIN-7")
@pytest.mark.parametrize(
    ("weapon", "box", "survives"), [("Mace", "D-", False), ("Mace", "D2", True), ("Bow", "D2", False)]
)
def test_a_minion_stands_by_its_card_and_its_bonus_but_not_against_ranged(
    weapon: str, box: str, survives: bool
) -> None:
    """Snorri has +2: 1 + 3 against 0 + 2 and 2 + 2; the Bow's 1 + 2 against 2 alone."""
    position = beer(3).gap("AB", 1 if weapon == "Mace" else 4).gap("BC", 4).minion("B", "right", "Snorri").top(box)
    table = attack(position.gear("A", weapon).hand("A", "A1").turn_of("A"), "A1", weapon, "B's Snorri")
    assert (minions(table, "B") != []) == survives
    assert ("Snorri" in discards(table)) == (not survives)


@pytest.mark.rule("BEER-MIN-8", "BEER-R-43")
def test_one_attack_in_a_phase_and_then_it_stands() -> None:
    position = beer(3).gap("AB", 3).minion("A", "left", "Broddi", 1).minion("B", "right", "Ketil", 1).top("A3", "D-")
    table = play(position.turn_of("A"), "done")
    assert len(attacks(table)) == 1
    assert minions(table, "A") == [("Broddi", "left", 1)]  # though the way is free now


@pytest.mark.rule("BEER-MIN-9", "BEER-HID-11")
def test_a_card_is_drawn_read_and_discarded() -> None:
    position = beer(3).gap("AB", 1).minion("A", "left", "Broddi").top("Mace A2").hand("B", "D1")
    table = play(position.turn_of("A"), "done")
    assert discards(table) == ["Mace"]
    assert [table.box.cards[a].name for _, a, _, _, _ in happened(table, events.READ)] == ["Mace"]


@pytest.mark.rule("BEER-MIN-9", "BEER-PILE-1")
def test_the_last_card_is_read_after_the_refill() -> None:
    position = beer(3).gap("AB", 1).minion("A", "left", "Broddi").pile("Mace A2").gone("Bow", "Spear")
    table = play(position.turn_of("A"), "done")
    assert last_attack(table)[1] == 2
    assert discards(table) == ["Mace"]
    assert table.piles[0].left == 2


@pytest.mark.rule("BEER-MIN-9")
def test_with_nothing_to_draw_a_minions_box_counts_zero() -> None:
    position = beer(3).gap("AB", 1).minion("A", "left", "Ketil").pile().gone().hand("B", "D1")
    table = position.turn_of("A")
    play(table, "done")
    assert last_attack(table)[1] == 0 + 1


@pytest.mark.rule("BEER-MIN-10", "BEER-SPI-10")
def test_minions_pass_by_spirits_and_carry_no_drinks() -> None:
    position = beer(4).spirit("B", beers=1).gap("AC", 1).minion("A", "left", "Broddi").top("A2").hand("A", "K1")
    table = nobody_stirs(play(position.turn_of("A"), "play K1", "as drink"))
    assert choices(table) == ["place life", "place board", "place Family Sword"]
    play(table, "place life", "done")
    assert last_attack(table)[0] == 2
    assert drinks(table, "B") == 1


@pytest.mark.rule("BEER-MIN-11")
def test_a_warrior_defends_against_a_minion_by_all_rules() -> None:
    position = beer(3).gap("AB", 1).minion("A", "left", "Broddi").top("A2").hand("B", "D1", "Ketil")
    table = play(position.turn_of("A"), "done")
    assert "sacrifice Ketil" in choices(table)
    play(table, "B: defend D1")
    assert happened(table, events.DEFENDED)[-1][2] == 3
    assert life(table, "B") == (6, 0)


@pytest.mark.rule("BEER-R-44", "BEER-DTH-4")
def test_a_returned_minion_does_not_act_any_more() -> None:
    """A's Broddi kills D in the phase; Ketil beside him loses his gap too and comes home before he has acted."""
    position = beer(4).gap("CD", 1).gap("DA", 2).life("D", size=1).minion("A", "right", "Broddi")
    position.minion("A", "right", "Ketil").minion("A", "left", "Otrygg").top("A1")
    table = play(position.turn_of("A"), "done", "at A's Broddi", "D: pass?")
    play(table, choices(table)[0], "at A's Otrygg")  # a Valhalla card first
    # D's gaps were 2 (to A) and 1 (to C): the smaller one stays, and there the next opponent would be near enough
    assert hand(table, "A")[:2] == ["Broddi", "Ketil"]
    assert minions(table, "A") == [("Otrygg", "left", 1)]  # he alone still acted
    assert [target for target, _, _ in attacks(table)] == [3]


@pytest.mark.rule("BEER-R-44", "BEER-LCR-2", "BEER-DTH-4")
def test_a_captured_minion_does_not_act_and_returns_to_its_captor() -> None:
    position = beer(4, location="battleground").gap("AB", 3).gap("BC", 2).gear("A", "Spear").hand("A", "A3", "A2")
    position.minion("B", "right", "Broddi").life("B", size=1).top("D-")
    table = play(attack(position.turn_of("A"), "A3", "Spear", "B's Broddi"), "left")
    assert minions(table, "A") == [("Broddi", "left", 0)]
    play(attack(table, "A2", "Spear", "B"), "B: pass?")
    assert hand(table, "A") == ["Broddi"]  # his gap of 3 is gone, the one of 2 stays
    position = beer(4, location="battleground").gap("AB", 1).minion("A", "left", "Ketil").minion("B", "right", "Broddi")
    table = play(position.top("A3", "D-").turn_of("A"), "done", "B: at B's Broddi", "right")
    assert len(attacks(table)) == 1  # captured in the Minion Phase, idle till the next one
    assert minions(table, "A") == [("Ketil", "left", 0), ("Broddi", "right", 0)]
