"""Sections 5.3 and 5.13: turns, hands and piles."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import DISCARD
from meadhall.games.beer.steps.discard import discard_words
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import invariants
from meadhall.testing.beer_play import (
    attack,
    by_text,
    choices,
    discards,
    drink,
    finish_turn,
    forbidden_by,
    hand,
    happened,
    held,
    life,
    move,
    play,
    when_absent,
    who,
)

# Turns


@pytest.mark.rule("BEER-TURN-1", "BEER-TURN-7", "BEER-D-4", "BEER-D-20", "BEER-SET-10", "BEER-R-2")
def test_a_turn_has_four_phases_and_goes_to_the_left() -> None:
    table = beer(3).hand("A", "A1").drinks("A", "board").top("Mace", "Bow").turn_of("A")
    assert choices(table)[-1] == "done"
    assert when_absent(table) == "done"
    play(table, "done")  # end of the Warrior Phase; no Minions
    assert held(table, "A") == 1
    assert choices(table) == ["burn board", *[f"soul {n}" for n in range(1, 6)], "done"]
    play(table, "done")
    assert hand(table, "A")[1:] == ["Mace", "Bow"]
    assert choices(table)[:2] == ["gear Family Sword", "bare"]
    play(table, "bare")
    assert table.active == 1


@pytest.mark.rule("BEER-TURN-2")
def test_at_most_two_cards_are_played() -> None:
    position = beer(3).hand("A", "M1 A1", "M1 A2", "M1 D1", "Mace").gap("AB", 9)
    table = position.turn_of("A")
    move(table, "M1 A1", "left 1")
    assert "play Mace" in choices(table)
    move(table, "M1 A2", "left 1")
    assert forbidden_by(table, "play Mace") == "BEER-TURN-2"
    assert "done" in choices(beer(3).hand("A", "M1").turn_of("A"))  # none at all is fine


@pytest.mark.rule("BEER-TURN-3", "BEER-R-22")
def test_a_card_is_played_for_one_box_or_its_text_and_counts_even_if_cancelled() -> None:
    position = beer(3).hand("A", "Mace K1 M2").hand("B", "From the Spittoon").gap("AB", 1)
    table = play(position.turn_of("A"), "play Mace")
    assert choices(table) == ["as drink", "as move", "as charge", "as attack", "as text"]
    play(table, "as drink", "B: interrupt From the Spittoon")
    assert table.plays_left == 1
    assert "Mace" in discards(table)


@pytest.mark.rule("BEER-TURN-5", "BEER-PILE-3")
def test_a_resolving_card_is_in_no_pile() -> None:
    table = attack(beer(3).gap("AB", 1).hand("A", "Mace A1").hand("B", "D1").turn_of("A"), "Mace", "bare hands", "B")
    assert discards(table) == []
    assert [table.box.cards[card].name for card in table.resolving] == ["Mace"]
    play(table, "B: pass")
    assert discards(table) == ["Mace"]


@pytest.mark.rule("BEER-TURN-5", "BEER-PILE-3", "BEER-W-7", "BEER-PWR-2")
def test_a_defense_card_is_in_no_pile_until_the_attack_is_over() -> None:
    position = beer(3).warrior("B", "freydis").gap("AB", 1).hand("A", "A3").hand("B", "Mace")
    table = play(attack(position.turn_of("A"), "A3", "Family Sword", "B"), "B: defend Mace")
    assert choices(table) == ["pass", "use"]
    assert len(table.resolving) == 2
    invariants(table)
    play(table, "B: use")
    assert table.resolving == []
    assert len(discards(table)) == 2
    table = play(attack(position.pile().gone().turn_of("A"), "A3", "Family Sword", "B"), "B: defend Mace")
    assert who(table) == "A"  # there is nothing that Freydis could draw
    assert held(table, "B") == 0
    assert table.piles[0].left + len(discards(table)) == 2


@pytest.mark.rule("BEER-TURN-5", "BEER-W-7")
def test_a_defense_card_waits_until_valhalla_has_rewarded_the_killer() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A3").hand("B", "Mace").life("B", size=1)
    table = attack(position.turn_of("A"), "A3", "Family Sword", "B")
    played = table.resolving[0]
    play(table, "B: defend Mace")
    assert choices(table)[0].startswith("valhalla")
    assert discards(table) == ["Family Sword"]  # of the dead
    invariants(table)
    play(table, choices(table)[0])
    assert discards(table) == ["Family Sword", "Mace", table.box.cards[played].name]


def shot_by_himself(card: str, answer: str) -> Beer:
    """A shoots at B, who sends the arrow back at him; he answers it with that card in his hand, and dies of it."""
    position = beer(3).gap("AB", 4).gap("BC", 4).gear("A", "Bow").hand("A", "A2", card).hand("B", "It's for You!")
    table = attack(position.life("A", size=1).turn_of("A"), "A2", "Bow", "B")
    play(table, "B: interrupt It's for You!", "B: at A", answer)
    assert not table.players[0].alive
    return table


@pytest.mark.rule("BEER-TURN-5", "BEER-TURN-8", "BEER-INV-1")
def test_the_defense_card_of_who_dies_in_his_own_turn_is_discarded() -> None:
    table = shot_by_himself("Mace", "A: defend Mace")
    assert table.resolving == []
    assert "Mace" in discards(table)
    invariants(table)


@pytest.mark.rule("BEER-TURN-6", "BEER-R-8")
def test_a_play_must_be_able_to_do_something() -> None:
    table = beer(3).hand("A", "Outrage! A1 M2").turn_of("A")  # nobody in reach, no drink to pay with
    play(table, "play Outrage!")
    assert choices(table) == ["as move", "as charge"]
    assert forbidden_by(table, "as attack") == "BEER-ATT-2"
    assert forbidden_by(table, "as text") == "BEER-R-38"


@pytest.mark.rule("BEER-TURN-8", "BEER-R-56", "BEER-DTH-8")
def test_who_dies_in_his_own_turn_ends_it_and_comes_back_as_a_spirit() -> None:
    table = shot_by_himself("M1", "A: pass")
    assert table.active == 1
    assert table.resolving == []
    finish_turn(table)
    finish_turn(table)
    assert table.active == 0
    assert choices(table)[0] == "pass"


# Hands


@pytest.mark.rule("BEER-HAND-1", "BEER-HAND-2", "BEER-R-6", "BEER-D-15", "BEER-TURN-7")
def test_after_the_whole_draw_the_hand_goes_down_to_four() -> None:
    position = beer(3).hand("A", "Mace", "Bow", "Spear", "Ketil").top("Outrage!", "War Axe")
    table = play(position.turn_of("A"), "done", "done")
    assert choices(table) == [f"discard {name}" for name in ("Mace", "Bow", "Spear", "Ketil", "Outrage!", "War Axe")]
    assert when_absent(table) == "discard War Axe"
    play(table, "discard War Axe", "discard Mace")
    assert hand(table, "A") == ["Bow", "Spear", "Ketil", "Outrage!"]


def test_what_a_card_shows_is_said_in_words_and_the_log_says_only_what_it_was_played_for() -> None:
    table = beer(3).hand("A", "War Axe A1 D- M2 K1", "Spear A- D- M1 K1").turn_of("A")
    axe, spear = table.players[0].hand
    assert str(discard_words(table, DISCARD + axe)) == "Discard War Axe"
    assert str(naming.boxes(table, axe)) == "Attack 1, Move 2, Drink 1"
    assert str(naming.boxes(table, spear)) == "Move 1, Drink 1"
    told = [str(table.tell(event)) for event in drink(table, "War Axe", "life").view(1).events()]
    assert f"{table.name(0)} plays War Axe for a drink." in told


@pytest.mark.rule("BEER-HAND-3", "BEER-SOUL-1")
def test_soul_cards_count_towards_the_limit() -> None:
    position = beer(3).hand("A", "Mace", "Bow", "Spear", "Ketil")
    table = play(position.turn_of("A"), "soul 2")
    assert held(table, "A") == 6
    play(table, "discard Mace", "discard Bow")
    assert held(table, "A") == 4


@pytest.mark.rule("BEER-HAND-3", "BEER-GEN-6", "BEER-EV-6", "BEER-D-15")
def test_several_seats_discard_at_once_and_secretly() -> None:
    position = beer(4).hand("A", "Proof of Manhood").hand("B", "Mace", "Bow").hand("D", "Spear", "Ketil")
    table = by_text(position.turn_of("A"), "Proof of Manhood")
    assert who(table) == "BD"  # C's hand is empty
    play(table, "D: discard Spear")
    assert discards(table) == []
    play(table, "B: discard Mace")
    assert discards(table) == ["Mace", "Spear", "Proof of Manhood"]
    assert life(table, "A") == (5, 1)


@pytest.mark.rule("BEER-HAND-3", "BEER-DTH-4", "BEER-DTH-7")
def test_returning_minions_and_a_spirits_first_hand_are_cut_down_together() -> None:
    position = beer(4).gap("AB", 3).gap("BC", 4).minion("C", "right", "Broddi", 1).life("B", size=1)
    position.wounds("B", *["drowsy"] * 3, *["troublesome"] * 2).hand("C", "Mace", "Bow", "Spear", "D1")
    table = attack(position.hand("A", "A2").gear("A", "Spear").turn_of("A"), "A2", "Spear", "B")
    play(table, "B: pass?")
    assert who(table) == "BC"
    assert held(table, "C") == 5
    play(table, "B: back drowsy", "C: discard Broddi", "B: back troublesome")
    assert (held(table, "B"), held(table, "C")) == (4, 4)


# Piles


@pytest.mark.rule("BEER-PILE-1", "BEER-R-99")
def test_the_discards_become_the_pile_at_once() -> None:
    table = by_text(beer(3).hand("A", "Epic Moment").pile("Mace", "Bow").turn_of("A"), "Epic Moment")
    assert hand(table, "A") == ["Mace", "Bow"]
    assert discards(table) == ["Epic Moment"]
    assert table.piles[0].left == 98 - 3 - 18 - 3  # all but swords, Life, the two drawn and the card played
    assert happened(table, events.RESHUFFLED) != []


@pytest.mark.rule("BEER-PILE-2", "BEER-INV-9", "BEER-HAND-1")
def test_without_discards_the_pile_stays_empty_until_one_comes() -> None:
    position = beer(3).hand("A", "Epic Moment").pile("Mace").gone()
    table = position.turn_of("A")
    by_text(table, "Epic Moment")
    assert hand(table, "A") == ["Mace"]  # the second draw is lost
    assert (table.piles[0].left, discards(table)) == (1, [])  # Epic Moment is the new pile


@pytest.mark.rule("BEER-PILE-2", "BEER-SPI-4")
def test_without_a_top_card_there_is_no_elation_and_no_torment() -> None:
    position = beer(3).spirit("A", "drowsy").pile().gone().drinks("B", "life")
    table = position.turn_of("B")
    finish_turn(table)
    finish_turn(table)
    assert table.active == 0
    assert choices(table) == ["pass", "steal beer"]


@pytest.mark.rule("BEER-PILE-3")
def test_what_lies_elsewhere_is_not_shuffled() -> None:
    position = beer(3).hand("A", "Epic Moment", "Ketil").pile("Mace", "Bow").wounds("B", size=2)
    table = by_text(position.minion("C", "left", "Broddi").turn_of("A"), "Epic Moment")
    kept = [*table.players[0].hand, *table.players[1].wounds, *table.players[1].life, *table.players[2].gear]
    assert not set(kept) & set(table.piles[0].cards[: table.piles[0].left])


@pytest.mark.rule("BEER-PILE-4", "BEER-HID-6")
def test_the_discards_lie_open() -> None:
    table = drink(beer(3).hand("A", "Mace K1").turn_of("A"), "Mace", "board")
    assert [table.box.cards[card].name for card in table.view(1).table.piles[0].discards] == ["Mace"]
