"""Section 5.16: death, and who is rewarded for it."""

from __future__ import annotations

import pytest

from meadhall.games.beer import events
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import Position, beer
from meadhall.testing.beer_play import (
    attack,
    choices,
    discards,
    drinks,
    finish_turn,
    gap,
    gear,
    hand,
    happened,
    held,
    life,
    minions,
    mug,
    play,
    throw,
    valhalla,
    when_absent,
    who,
)


def doomed(seats: int = 4, **options: str) -> Position:
    """A can reach B anywhere with a Mace; B has one Life card left."""
    return beer(seats, **options).valhalla("A", "Sleipnir").gear("A", "Mace").hand("A", "A2").life("B", size=1)


def killed(position: Position) -> Beer:
    """B has been killed and A has taken the first Valhalla card, if he is offered any."""
    table = play(attack(position.turn_of("A"), "A2", "Mace", "B"), "B: pass?")
    while not table.over and choices(table)[0].startswith("valhalla"):
        play(table, choices(table)[0])
    return table


@pytest.mark.rule("BEER-DTH-1")
def test_surplus_damage_is_lost() -> None:
    table = killed(doomed().life("B", size=3))
    assert not table.players[1].alive
    assert happened(table, events.HURT)[-1][1] == 3


@pytest.mark.rule("BEER-DTH-2", "BEER-R-54", "BEER-R-55")
def test_everything_of_the_dead_leaves_play() -> None:
    position = doomed().drinks("B", "board", "Bow").gear("B", "Bow", "ShieldWall").hand("B", "Spear", "Outrage!")
    position.minion("B", "left", "Ketil").valhalla("B", "Mjollnir", "Valkyrie").mug(5)
    table = play(attack(position.turn_of("A"), "A2", "Mace", "B"), "B: pass")
    assert mug(table) == (5, 15)
    assert sorted(discards(table)) == ["Bow", "Ketil", "Outrage!", "ShieldWall", "Spear"]
    assert sorted(table.valhalla_discards) == [4, 9]  # Mjollnir and the Valkyrie
    assert table.valkyrie_owner == -1
    assert not table.players[1].energy
    assert (gear(table, "B"), minions(table, "B"), drinks(table, "B")) == ([], [], 0)


@pytest.mark.rule("BEER-DTH-3")
@pytest.mark.parametrize(("left", "right", "kept"), [(2, 5, 2), (6, 4, 4)])
def test_the_smaller_gap_stays(left: int, right: int, kept: int) -> None:
    position = doomed().gap("AB", right).gap("BC", left)
    table = position.turn_of("A")
    reserve = table.reserve
    table = killed(position)
    assert gap(table, "AC") == kept
    assert table.reserve == reserve + left + right - kept


@pytest.mark.rule("BEER-DTH-3", "BEER-DTH-4")
def test_minions_in_the_kept_gap_stay_and_those_in_the_other_come_home() -> None:
    position = doomed().gap("AB", 5).gap("BC", 3).minion("A", "left", "Broddi", 2).minion("C", "right", "Ketil", 1)
    table = killed(position)
    assert minions(table, "A") == []
    assert hand(table, "A") == ["Broddi"]
    assert minions(table, "C") == [("Ketil", "right", 1)]
    assert gap(table, "AC") == 3


@pytest.mark.rule("BEER-DTH-4", "BEER-R-93")
def test_base_minions_are_lost() -> None:
    position = doomed(location="battleground").gap("AB", 5).gap("BC", 3).minion("A", "left", "base", 2)
    table = killed(position)
    assert minions(table, "A") == []
    assert held(table, "A") == 0


@pytest.mark.rule("BEER-DTH-5", "BEER-R-48")
def test_of_equal_gaps_the_one_with_more_minions_stays_and_then_the_left_one() -> None:
    table = killed(doomed().minion("A", "left", "Broddi", 1))
    assert minions(table, "A") == [("Broddi", "left", 1)]
    table = killed(doomed().minion("A", "left", "Broddi", 1).minion("C", "right", "Ketil", 1))
    assert (minions(table, "A"), minions(table, "C")) == ([], [("Ketil", "right", 1)])


@pytest.mark.rule("BEER-DTH-6", "BEER-R-48")
@pytest.mark.parametrize(
    ("ab", "bc", "ca", "minion", "kept", "stays"),
    [
        (3, 3, 5, False, 3, "touched"),
        (3, 3, 2, False, 2, "untouched"),
        (3, 3, 3, False, 3, "untouched"),
        (3, 3, 3, True, 3, "touched"),
    ],
)
def test_two_warriors_keep_the_smaller_set(ab: int, bc: int, ca: int, minion: bool, kept: int, stays: str) -> None:
    position = doomed(3).gap("AB", ab).gap("BC", bc).gap("CA", ca)
    if minion:
        position.minion("C", "right", "Broddi", 1)
    table = killed(position)
    assert table.players[table.line].gap == kept
    assert (table.line == 0) == (stays == "touched")  # A's left is where B sat
    assert table.reserve == 24 - kept
    assert (minions(table, "C") != []) == minion


@pytest.mark.rule("BEER-DTH-6", "BEER-DTH-4")
def test_minions_of_the_set_that_goes_come_home() -> None:
    table = killed(doomed(3).gap("CA", 2).minion("C", "right", "Broddi", 1).minion("A", "right", "Ketil", 0))
    assert hand(table, "C") == ["Broddi"]
    assert minions(table, "A") == [("Ketil", "right", 0)]


@pytest.mark.rule("BEER-DTH-7", "BEER-R-57", "BEER-SPI-5")
def test_the_wounds_become_the_spirits_hand() -> None:
    table = killed(doomed().wounds("B", "Bow", "Spear").hand("B", "Outrage!"))
    assert sorted(hand(table, "B"))[:1] == ["Bow"]
    assert held(table, "B") == 3  # two Wounds and the last Life card
    assert drinks(table, "B") == 0
    assert life(table, "B") == (0, 0)


@pytest.mark.rule("BEER-R-57", "BEER-D-15", "BEER-HAND-3")
def test_a_spirit_discards_by_backs() -> None:
    position = doomed().wounds("B", "drowsy", "drowsy", "troublesome", "troublesome").life("B", "quarrelsome")
    table = play(attack(position.turn_of("A"), "A2", "Mace", "B"), "B: pass?")
    assert who(table) == "B"
    assert choices(table) == ["back troublesome", "back quarrelsome", "back drowsy"]
    play(table, "B: back troublesome")
    assert held(table, "B") == 4


@pytest.mark.rule("BEER-R-57", "BEER-LCR-3")
def test_any_death_makes_a_spirit() -> None:
    position = beer(3, location="drakkar").gap("AB", 1).gap("CA", 1).life("A", size=1).wounds("A", size=2)
    table = position.turn_of("A")
    assert not table.players[0].alive
    assert held(table, "A") == 3
    assert table.active == 1
    assert [player.valhalla for player in table.players] == [0, 0, 0]


@pytest.mark.rule("BEER-DTH-8", "BEER-TURN-8", "BEER-SPI-3")
def test_the_dead_take_spirit_turns() -> None:
    table = finish_turn(killed(doomed()))
    assert table.active == 1
    assert choices(table)[0] == "pass"


# Valhalla gain


@pytest.mark.rule("BEER-VLR-1", "BEER-D-23", "BEER-HID-7")
def test_the_killer_sees_two_cards_keeps_one_openly_and_shuffles_the_other_back() -> None:
    position = doomed().valhalla_deck("Mjollnir", "Barrel", "Chain")
    table = play(attack(position.turn_of("A"), "A2", "Mace", "B"), "B: pass?")
    assert choices(table) == ["valhalla Mjollnir", "valhalla Mead Barrel"]
    assert when_absent(table) == "valhalla Mjollnir"
    assert table.view(2).table.valhalla_pair == [-1, -1]
    play(table, "valhalla Mead Barrel")
    assert valhalla(table, "A") == ["Mead Barrel", "Sleipnir"]
    assert sorted(table.valhalla_deck) == [2, 4]
    assert table.view(2).table.players[0].valhalla == table.players[0].valhalla


@pytest.mark.rule("BEER-VLR-1", "BEER-R-52", "BEER-OPTION-valhalla_for")
@pytest.mark.parametrize(("option", "gains"), [("any_kill", True), ("hand_card_only", False)])
def test_a_thrown_axe_earns_a_card_unless_only_hand_cards_do(option: str, gains: bool) -> None:
    position = beer(4, valhalla_for=option).gap("AB", 4).gear("A", "Battle Axe").life("B", size=1)
    table = play(throw(position.turn_of("A"), "Battle Axe", "B"), "B: pass?")
    assert choices(table)[0].startswith("valhalla") == gains


@pytest.mark.rule("BEER-VLR-1", "BEER-R-52", "BEER-VAL-9", "BEER-OPTION-valhalla_for")
@pytest.mark.parametrize(("option", "gains"), [("any_kill", True), ("hand_card_only", False)])
def test_a_ticket_card_is_no_card_from_the_hand(option: str, gains: bool) -> None:
    position = beer(4, valhalla_for=option).gap("AB", 1).valhalla("A", "Ticket").life("A", "A2", "", "")
    table = play(position.life("B", size=1).turn_of("A"), "ticket", "as attack", "gear Family Sword", "B: pass?")
    assert not table.players[1].alive
    assert choices(table)[0].startswith("valhalla") == gains


@pytest.mark.rule("BEER-VLR-2", "BEER-R-53", "BEER-LOC-4")
def test_the_fjord_kills_for_nobody() -> None:
    table = play(beer(3, location="fjord").life("A", size=1).top("A2").turn_of("A"), "pass?")
    assert not table.players[0].alive
    assert [player.valhalla for player in table.players] == [0, 0, 0]
    assert table.active == 1


@pytest.mark.rule("BEER-VLR-3", "BEER-R-54")
def test_the_victims_valhalla_cards_are_among_the_discards_before_the_gain() -> None:
    position = doomed().valhalla("B", "Mjollnir").valhalla_deck("Barrel")
    table = play(attack(position.turn_of("A"), "A2", "Mace", "B"), "B: pass?")
    # one card in the deck: the discards, Mjollnir among them, were shuffled in
    assert table.valhalla_discards == []
    assert len(table.valhalla_deck) == 10 - 1 - 2


@pytest.mark.rule("BEER-VLR-4")
def test_valhalla_cards_cant_be_taken_and_hold_no_drinks() -> None:
    position = beer(3).hand("A", "Outrage!", "Buxom Barmaid").drinks("A", "life").valhalla("B", "Mjollnir").gear("B")
    table = play(position.turn_of("A"), "play Outrage!", "as text")
    assert gear(table, "C") == []  # the only equipment of the others was C's sword
    assert valhalla(table, "B") == ["Mjollnir"]
    assert table.players[1].room == 2  # Life pile and board


@pytest.mark.rule("BEER-VLR-5")
def test_a_deck_of_one_is_filled_up_with_its_discards() -> None:
    table = play(attack(doomed().valhalla_deck("Chain").turn_of("A"), "A2", "Mace", "B"), "B: pass?")
    assert len(choices(table)) == 2
    assert len(table.valhalla_deck) == 10 - 1 - 2


@pytest.mark.rule("BEER-VLR-5")
def test_draw_what_there_is() -> None:
    names = ["Blood", "Eye", "Chain", "Barrel", "Mjollnir", "Ravens", "Crew", "Ticket", "Valkyrie"]
    position = doomed().valhalla_deck("Valkyrie").valhalla("C", *names[:-1])
    table = play(attack(position.turn_of("A"), "A2", "Mace", "B"), "B: pass?")
    assert valhalla(table, "A") == ["Sleipnir", "Valkyrie in Love"]  # a single one is not asked for


@pytest.mark.rule("BEER-R-95", "BEER-SD-6")
def test_elimination_by_a_tie_is_no_death() -> None:
    position = beer(3).drinks("A", "life").drinks("B", "life").hand("C", "Mace").sudden_death("A")
    table = position.over_to("C")
    assert happened(table, events.DIED) == []
    assert table.players[2].state == 0
    assert [player.valhalla for player in table.players] == [0, 0, 0]
    assert table.spirits() == []
