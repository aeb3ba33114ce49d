"""Sections 1.5, 1.7, 5.10 and 5.11: the powers of Warriors and Items, and Berserk."""

from __future__ import annotations

import pytest

from meadhall.games.beer.table import Beer
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import (
    attack,
    attacks,
    by_text,
    choices,
    deeds,
    discards,
    drinks,
    finish_turn,
    forbidden_by,
    hand,
    held,
    life,
    minions,
    move,
    mug,
    play,
    throw,
    when_absent,
    who,
)


def values(table: Beer) -> list[int]:
    return [value for _, value, _ in attacks(table)]


@pytest.mark.rule("BEER-WAR-1", "BEER-PWR-1")
def test_sigrid_makes_another_discard_as_often_as_she_pays() -> None:
    position = beer(3).warrior("A", "sigrid").hand("A", "Mace", "Bow").hand("B", "Spear", "Ketil").hand("C", "War Axe")
    table = play(position.turn_of("A"), "power board", "discard Mace")
    assert choices(table) == ["seat B", "seat C"]
    play(table, "seat B", "B: discard Spear", "power board")
    play(table, "seat B")
    assert (hand(table, "A"), hand(table, "B")) == ([], [])
    assert sorted(discards(table)) == ["Bow", "Ketil", "Mace", "Spear"]
    assert forbidden_by(table, "power board") == "BEER-R-38"


@pytest.mark.rule("BEER-PWR-1", "BEER-W-1", "BEER-D-20", "BEER-D-21")
def test_activated_powers_work_at_every_own_prompt_and_only_there() -> None:
    position = beer(3).warrior("A", "sigrid").hand("A", "Mace", "Bow").hand("B", "Spear", "Ketil").drinks("A", "life")
    table = position.turn_of("A")
    assert "power board" in choices(table)
    play(table, "done")
    assert "power board" in choices(table)
    play(table, "done")
    assert "power board" in choices(table)
    table = position.turn_of("B", windows=True)
    play(table, "C: pass")
    assert who(table) == "A"
    assert "power board" not in choices(table)


@pytest.mark.rule("BEER-WAR-4")
def test_ragnar_draws_three() -> None:
    assert held(finish_turn(beer(3).warrior("A", "ragnar").turn_of("A")), "A") == 3


@pytest.mark.rule("BEER-WAR-6", "BEER-PWR-2")
def test_freydis_may_draw_when_a_blow_went_home() -> None:
    position = beer(3).gap("AB", 1).warrior("B", "freydis").hand("A", "A1", "A- D1").hand("B", "D1")
    table = play(attack(position.turn_of("A"), "A1", "Family Sword", "B"), "B: pass")
    assert who(table) == "B"
    assert (deeds(table), when_absent(table)) == (["pass", "use"], "pass")
    play(table, "B: use")
    assert held(table, "B") == 2
    play(attack(table, "A- D1", "Family Sword", "B"), "B: defend D1")
    assert who(table) == "A"  # unhurt: no power


@pytest.mark.rule("BEER-WAR-6", "BEER-DRK-4")
def test_freydis_with_a_drink_on_her_board_draws_nothing() -> None:
    position = beer(3).gap("AB", 1).warrior("B", "freydis").hand("A", "A1").drinks("B", "board")
    table = play(attack(position.turn_of("A"), "A1", "Family Sword", "B"), "B: pass")
    assert who(table) == "A"


@pytest.mark.rule("BEER-WAR-6", "BEER-PWR-2")
def test_a_dead_freydis_draws_nothing() -> None:
    position = beer(3).gap("AB", 1).warrior("B", "freydis").hand("A", "A2").life("B", size=1)
    table = play(attack(position.turn_of("A"), "A2", "Family Sword", "B"), "B: pass?")
    assert who(table) == "A"
    assert choices(table)[0].startswith("valhalla")


@pytest.mark.rule("BEER-WAR-8", "BEER-MIN-6", "BEER-MIN-7")
def test_haralds_minions_are_better() -> None:
    position = beer(3).warrior("A", "harald").gap("AB", 1).minion("A", "left", "Broddi").top("A1").hand("B", "D1")
    table = play(position.turn_of("A"), "done")
    assert values(table) == [1 + 0 + 1]
    position = beer(3).warrior("B", "harald").gap("AB", 1).minion("B", "right", "Broddi").top("D1").hand("A", "A2")
    table = attack(position.turn_of("A"), "A2", "bare hands", "B's Broddi")
    assert minions(table, "B") != []  # 2 against 1 + 0 + 1


@pytest.mark.rule("BEER-ITM-6", "BEER-PWR-1")
def test_healing_herbs_turn_a_card_into_a_life_point() -> None:
    position = beer(3).gear("A", "Healing Herbs").hand("A", "Mace", "Bow").wounds("A", size=1)
    table = play(position.turn_of("A"), "power Healing Herbs", "discard Mace")
    assert (hand(table, "A"), life(table, "A")) == (["Bow"], (7, 0))
    assert forbidden_by(table, "power Healing Herbs") == "BEER-PWR-1"  # no Wound is left


@pytest.mark.rule("BEER-ITM-7", "BEER-PWR-3")
def test_rune_dice_eat_a_drink_that_lies_elsewhere() -> None:
    position = beer(3).gear("A", "Rune Dice").drinks("A", "life", "board").top("Mace", "Bow").mug(5)
    table = play(position.turn_of("A"), "power Rune Dice", "place board")
    assert (hand(table, "A"), drinks(table, "A"), mug(table)) == (["Mace", "Bow"], 1, (5, 14))
    position = beer(3).gear("A", "Rune Dice").drinks("A", "Rune Dice")
    assert forbidden_by(position.turn_of("A"), "power Rune Dice") == "BEER-PWR-3"


@pytest.mark.rule("BEER-PWR-3")
def test_a_drink_paid_as_a_cost_gives_no_burning_effect() -> None:
    position = beer(3).warrior("A", "egil").gear("A", "Rune Dice").drinks("A", "life").wounds("A", size=2)
    table = play(position.turn_of("A"), "power Rune Dice")
    assert (held(table, "A"), life(table, "A")) == (2, (6, 2))


@pytest.mark.rule("BEER-PWR-4", "BEER-D-22")
def test_end_of_turn_powers_are_used_by_choice_and_in_any_order() -> None:
    position = beer(3).valhalla("A", "Ravens", "Eye", "Crew").top("", "", "A-", "A-", "A-")
    table = play(position.turn_of("A"), "done", "done", "gear Family Sword")
    assert (deeds(table), when_absent(table)) == (["pass", "use"], "pass")  # the Ravens come first
    play(table, "pass")
    assert deeds(table) == ["done", "eye", "crew"]
    assert when_absent(table) == "done"
    play(table, "eye", "done")
    assert deeds(table) == ["done", "crew"]
    play(table, "crew")
    assert deeds(table) == ["done"]
    assert str(table.prompt(0)) == "The end of your turn: anything else?"
    play(table, "done")
    assert table.active == 1  # three attacks of nothing, and nothing left to use


@pytest.mark.rule("BEER-PWR-4", "BEER-D-22", "BEER-VLR-1")
def test_an_eye_that_the_crew_wins_opens_at_the_end_of_the_same_turn() -> None:
    position = beer(4).valhalla("A", "Crew").valhalla_deck("Eye", "Chain").life("B", size=1)
    position.top("", "", "A1", "A-", "A-", "A-")
    table = play(position.turn_of("A"), "done", "done", "gear Family Sword", "crew", "B: pass?")
    assert who(table) == "A"
    play(table, "valhalla Eye of the Maelstrom")
    assert deeds(table) == ["done", "eye"]
    play(table, "eye", "done", "done")
    assert table.active == 1  # each of them once


@pytest.mark.rule("BEER-PWR-1", "BEER-W-1", "BEER-D-3")
def test_activated_powers_work_while_the_drakkar_burns() -> None:
    position = beer(3, location="drakkar").warrior("A", "egil").gear("A", "Rune Dice").drinks("A", "board")
    table = position.turn_of("A")
    assert choices(table)[-1] != "done"  # the Warrior Phase has not begun
    play(table, "power Rune Dice")
    assert (held(table, "A"), drinks(table, "A")) == (2, 0)
    play(table, "lose")
    assert life(table, "A") == (5, 1)
    position = beer(3, location="drakkar").gear("A", "Rune Dice")
    assert forbidden_by(position.turn_of("A"), "power Rune Dice") == "BEER-R-38"


@pytest.mark.rule("BEER-LCR-3", "BEER-D-3")
def test_if_a_power_takes_the_last_counter_there_is_still_time_before_the_life_point_is_lost() -> None:
    position = beer(3, location="drakkar", game="combined_one_pile").warrior("A", "jubei").spirit("C").gap("AB", 2)
    table = position.life("A", size=3).hand("A", "Mace", "Bow").turn_of("A")
    assert choices(table)[:2] == ["remove AB 0", "lose"]
    play(table, "power board", "discard Mace", "walk left 1")
    assert choices(table)[0] == "lose"
    assert "power board" in choices(table)
    play(table, "lose")
    assert choices(table)[-1] == "done"  # the Warrior Phase
    assert life(table, "A")[0] == 2


# Berserk


@pytest.mark.rule("BEER-BSK-1", "BEER-BSK-4", "BEER-R-97", "BEER-INV-15")
def test_berserk_gives_two_more_attacks_and_no_cards() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A1", "A2", "A1 D1", "A2 D1").life("B", size=30)
    table = position.turn_of("A")
    play(attack(table, "A1", "bare hands", "B"), "B: pass")
    play(table, "berserk")
    assert not table.players[0].energy
    assert [word for word in choices(table) if word.startswith("play")] != []
    play(attack(table, "A2", "bare hands", "B"), "B: pass")
    play(attack(table, "A1 D1", "bare hands", "B"), "B: pass")
    play(attack(table, "A2 D1", "bare hands", "B"), "B: pass")
    assert len(values(table)) == 4
    finish_turn(table)
    assert held(table, "A") == 0  # the Cards Phase was skipped
    assert not table.players[0].energy


@pytest.mark.rule("BEER-BSK-1", "BEER-R-97", "BEER-OPTION-berserk_interleave")
def test_nothing_else_is_played_between_the_two_attacks() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A1 M2", "Mace")
    table = play(position.turn_of("A"), "berserk", "play A1 M2")
    assert choices(table) == ["gear Family Sword", "bare"]  # an attack, and nothing but an attack
    position = beer(3, berserk_interleave="on").gap("AB", 1).hand("A", "A1 M2", "Mace")
    table = play(position.turn_of("A"), "berserk", "play A1 M2")
    assert "as move" in choices(table)


@pytest.mark.rule("BEER-BSK-1", "BEER-BSK-2")
def test_a_second_attack_may_be_dropped_and_the_two_normal_cards_stay() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A1", "A2", "M2")
    table = play(position.turn_of("A"), "berserk")
    play(attack(table, "A1", "bare hands", "B"), "B: pass")
    assert table.rage == 1
    play(table, "done")
    assert table.plays_left == 2
    move(table, "M2", "right 2")
    assert table.plays_left == 1


@pytest.mark.rule("BEER-BSK-2")
def test_berserk_needs_a_card_and_a_target() -> None:
    assert forbidden_by(beer(3).hand("A", "A1").turn_of("A"), "berserk") == "BEER-BSK-2"
    assert forbidden_by(beer(3).gap("AB", 1).turn_of("A"), "berserk") == "BEER-BSK-2"
    assert forbidden_by(beer(3).gap("AB", 1).hand("A", "A1").spent("A").turn_of("A"), "berserk") == "BEER-BSK-4"


@pytest.mark.rule("BEER-BSK-3", "BEER-VLR-11")
def test_between_the_attacks_there_is_time_for_all_that_needs_no_card() -> None:
    position = (
        beer(3).gap("AB", 1).gap("BC", 5).gap("CA", 5).hand("A", "A1", "A2").gear("A", "Battle Axe", "Healing Herbs")
    )
    position.drinks("A", "board").wounds("A", size=1).valhalla("A", "Ticket")
    table = play(position.turn_of("A"), "berserk")
    play(attack(table, "A1", "bare hands", "B"), "B: pass")
    assert {"throw Battle Axe", "power Healing Herbs", "burn board", "soul 1"} <= set(choices(table))
    play(throw(table, "Battle Axe", "C"), "C: pass")
    assert table.rage == 1


@pytest.mark.rule("BEER-BSK-3", "BEER-VLR-11")
def test_the_ticket_is_good_between_the_berserk_attacks() -> None:
    position = (
        beer(3).gap("AB", 1).hand("A", "A1", "A2").valhalla("A", "Ticket").life("A", "M2 A-", "", "").gap("CA", 4)
    )
    table = play(position.turn_of("A"), "berserk")
    play(attack(table, "A1", "bare hands", "B"), "B: pass", "ticket", "as charge")  # there is one way only
    assert (table.rage, table.charge, table.plays_left) == (1, 2, 2)


@pytest.mark.rule("BEER-BSK-3", "BEER-LCR-4")
def test_the_banquet_is_open_between_the_berserk_attacks() -> None:
    position = beer(3, location="banquet").gap("AB", 1).hand("A", "A1", "A2", "Mace")
    table = play(position.turn_of("A"), "berserk")
    play(attack(table, "A1", "bare hands", "B"), "B: pass", "banquet Mace")
    assert (life(table, "A"), table.rage) == ((6, 1), 1)
    assert forbidden_by(table, "banquet A2") == "BEER-LCR-4"


@pytest.mark.rule("BEER-BSK-4", "BEER-VLR-9")
def test_other_draws_are_not_skipped_after_berserk() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A1", "Epic Moment").valhalla("A", "Ravens").top("Mace", "Bow", "Spear")
    table = play(position.turn_of("A"), "berserk")
    play(attack(table, "A1", "bare hands", "B"), "B: pass", "done")
    by_text(table, "Epic Moment")
    assert hand(table, "A") == ["Mace", "Bow"]
    play(table, "done", "done", "gear Family Sword", "use", "keep Spear")
    assert hand(table, "A") == ["Mace", "Bow", "Spear"]
