"""Parts 5.9 to 5.11: red cards, blue cards, and the stacks."""

from __future__ import annotations

import pytest

from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import (
    ATTACK,
    BOOTY,
    COVER,
    LEAVE,
    LOKI_TAKES,
    LOSE,
    SINK,
    SPEARS,
    STEAL,
    USE,
    WRECK,
)
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.drakkar import cargo, discarded, drakkar, happened, lay, parts

A, B, C, D = range(4)


def fizzles(table: Drakkar) -> list[int]:
    return [why for (why,) in happened(table, events.FIZZLED, "why")]


@pytest.mark.rule("DRK-LOK-1", "DRK-F-LOK", "DRK-D-LOKI", "DRK-R-25", "DRK-LOOT-1", "DRK-LOOT-4")
def test_loki_takes_one_token_of_a_kind_that_the_rival_has() -> None:
    table = drakkar().tokens(B, goats=2).tokens(D, weapons=1, gold=1).hand(A, "loki").playing()
    lay(table, {A: "loki"})
    assert table.options(A) == [LOKI_TAKES + 4 * B, LOKI_TAKES + 4 * D + 1, LOKI_TAKES + 4 * D + 2]
    assert table.default(A) == LOKI_TAKES + 4 * B
    refusal = table.why_not(A, LOKI_TAKES + 4 * C)
    assert refusal is not None
    assert refusal.sentence == "Canute has no token to steal."
    table.apply(A, LOKI_TAKES + 4 * D + 2)
    assert table.villages[A].tokens == [0, 0, 1]
    assert table.villages[D].tokens == [0, 1, 0]


@pytest.mark.rule("DRK-LOK-2", "DRK-RES-6")
def test_loki_needs_a_rival_with_loot() -> None:
    table = lay(drakkar().tokens(A, goats=1).hand(A, "loki").playing(), {A: "loki"})
    assert fizzles(table) == [events.NO_LOOT]


@pytest.mark.rule("DRK-THF-1", "DRK-F-THF", "DRK-D-THIEF_PICK", "DRK-THF-3")
def test_the_thief_picks_among_the_yellow_cards_revealed_this_turn() -> None:
    position = drakkar().ship(B, "stern").ship(C, "bow").cargo(C, "viking 3").ship(A, "deck")
    table = position.hand(A, "thief").hand(B, "beer").hand(C, "raid").hand(D, "bow").playing()
    lay(table, {A: "thief", B: "beer", C: "raid", D: "bow"})
    assert table.options(A) == [STEAL + B, STEAL + D]
    assert table.default(A) == STEAL + B
    table.apply(A, STEAL + D)
    assert table.options(A) == [USE, LEAVE]
    table.apply(A, USE)
    assert parts(table, A) == ["deck", "bow"]
    assert parts(table, D) == []
    assert cargo(table, B) == ["beer"]


@pytest.mark.rule("DRK-THF-2", "DRK-D-THIEF_USE", "DRK-F-THF")
def test_the_thief_may_discard_a_card_he_could_use() -> None:
    table = drakkar().hand(A, "thief").hand(B, "bow").playing()
    lay(table, {A: "thief", B: "bow"})
    assert table.default(A) == USE
    table.apply(A, LEAVE)
    assert parts(table, A) == parts(table, B) == []
    assert discarded(table)[0] == "bow"
    assert table.villages[A].hand_size() == 1  # it never goes to his hand


@pytest.mark.rule("DRK-THF-2", "DRK-THF-5")
def test_a_stolen_card_that_is_of_no_use_is_discarded_unasked() -> None:
    table = drakkar().ship(A, "deck").ship(B, "deck").hand(A, "thief").hand(B, "deck").playing()
    turn = table.turn
    lay(table, {A: "thief", B: "deck"})  # a second Deck: of no use to either
    assert table.turn == turn + 1
    assert discarded(table)[0] == "deck"
    assert happened(table, events.SNATCHED, "victim") == [(B,)]


@pytest.mark.rule("DRK-THF-2")
@pytest.mark.parametrize(("ship", "card"), [([], "viking 3"), (["bow"], "spear"), (["bow", "stern"], "yggdrasil")])
def test_what_the_thief_cannot_place_by_the_rules_of_its_kind_is_discarded_unasked(ship: list[str], card: str) -> None:
    table = drakkar().ship(A, *ship).ship(B, "deck").hand(A, "thief").hand(B, card).playing()
    turn = table.turn
    lay(table, {A: "thief", B: card})
    assert table.turn == turn + 1
    assert discarded(table)[0] == card
    assert (parts(table, A), cargo(table, A), cargo(table, B)) == (ship, [], [])


@pytest.mark.rule("DRK-THF-4", "DRK-R-26")
def test_a_used_stolen_card_is_out_of_reach_of_the_next_thief() -> None:
    table = drakkar().hand(A, "thief 1").hand(B, "thief 4").hand(C, "bow").hand(D, "stern").playing()
    lay(table, {A: "thief 1", B: "thief 4", C: "bow", D: "stern"})
    table.apply(A, STEAL + C)
    table.apply(A, USE)
    table.apply(B, USE)  # only the Stern was left
    assert parts(table, A) == ["bow"]
    assert parts(table, B) == ["stern"]


@pytest.mark.rule("DRK-THF-6", "DRK-THF-1")
def test_red_and_blue_cards_and_ships_are_safe_from_the_thief() -> None:
    table = drakkar().ship(B, "bow").cargo(B, "viking 1").hand(A, "thief").hand(B, "raid").playing()
    lay(table, {A: "thief", B: "raid"})
    assert fizzles(table) == [events.NOTHING_TO_STEAL]


@pytest.mark.rule("DRK-RAI-1", "DRK-F-RAI")
def test_a_raid_needs_a_viking_on_board_and_no_complete_ship() -> None:
    table = lay(drakkar().ship(A, "bow").cargo(A, "beer").hand(A, "raid").playing(), {A: "raid"})
    assert fizzles(table) == [events.NO_VIKING]
    table = lay(drakkar().ship(A, "bow").cargo(A, "bardl").hand(A, "raid").playing(), {A: "raid"})
    assert table.deciders() == [A]


@pytest.mark.rule("DRK-RAI-2", "DRK-D-RAID_TARGET", "DRK-R-27")
def test_any_rival_can_be_raided_and_the_weakest_is_the_default() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 2").ship(B, "stern").cargo(B, "viking 1").ship(C, "bow")
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    assert table.options(A) == [ATTACK + B, ATTACK + C, ATTACK + D]
    assert table.default(A) == ATTACK + C


@pytest.mark.rule("DRK-RAI-3", "DRK-RAI-4", "DRK-D-RAID_TOKEN")
def test_the_stronger_attacker_takes_a_token_and_beer_fights_for_nobody() -> None:
    position = (
        drakkar().ship(A, "bow").cargo(A, "viking 2").ship(B, "bow", "stern", "deck").cargo(B, "viking 1", "beer")
    )
    table = lay(position.tokens(B, 1, 1, 0).hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)
    assert table.default(A) == BOOTY
    table.apply(A, BOOTY + 1)
    assert table.villages[A].tokens == [0, 1, 0]
    assert cargo(table, B) == ["beer"]
    assert cargo(table, A) == ["viking 2"]


@pytest.mark.rule("DRK-RAI-4", "DRK-RAI-5", "DRK-D-LOSS", "DRK-R-28")
def test_an_equal_attacker_loses_and_chooses_his_loss() -> None:
    position = drakkar().ship(A, "bow", "deck").cargo(A, "viking 1", "viking 2").spears(A, 1)
    position = position.ship(B, "bow", "stern").cargo(B, "viking 3", "viking 3").tokens(B, goats=1)
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)
    assert sorted(table.options(A)) == [LOSE, LOSE + 1, LOSE + 2]
    assert table.default(A) == LOSE
    table.apply(A, LOSE + 1)
    assert cargo(table, A) == ["viking 2"]
    assert table.villages[B].tokens == [1, 0, 0]


@pytest.mark.rule("DRK-D-LOSS")
@pytest.mark.parametrize(
    ("crew", "least"),
    [
        (["viking 3", "bardl", "viking 2"], 3),
        (["viking 3", "beer", "bardl"], 3),
        (["viking 2", "beer", "viking 1"], 3),
        (["viking 1", "bardl", "viking 2"], 1),
        (["bardl", "viking 2", "beer"], 2),
    ],
)
def test_without_a_spear_the_least_viking_is_the_default_loss(crew: list[str], least: int) -> None:
    """In the order Viking 1, Viking 2, Bardl, Viking 3."""
    position = drakkar().ship(A, "bow", "stern", "deck").cargo(A, *crew)
    table = lay(position.hand(A, "boarding 5").playing(), {A: "boarding 5"})
    assert table.default(A) == LOSE + least


@pytest.mark.rule("DRK-D-LOSS")
@pytest.mark.parametrize("turned_round", [False, True])
def test_of_two_equal_vikings_the_lower_card_is_the_default_loss(turned_round: bool) -> None:
    position = drakkar().ship(A, "bow", "stern", "deck").cargo(A, "viking 2", "viking 2")
    table = position.hand(A, "boarding 20").playing()
    village = table.villages[A]
    if turned_round:
        village.cargo = village.cargo[::-1]
    cards = [table.cards[card >> 8] for card in village.cargo]
    lay(table, {A: "boarding 20"})
    lower = cards.index(min(cards))
    assert table.options(A) == [LOSE + 1 + lower, LOSE + 2 - lower]
    assert table.default(A) == LOSE + 1 + lower


@pytest.mark.rule("DRK-BRD-1", "DRK-F-BRD")
def test_boarding_needs_a_complete_ship_and_costs_nothing_without() -> None:
    table = lay(drakkar().ship(A, "bow").cargo(A, "viking 3").hand(A, "boarding 5").playing(), {A: "boarding 5"})
    assert fizzles(table) == [events.NO_SHIP]
    assert cargo(table, A) == ["viking 3"]


@pytest.mark.rule("DRK-BRD-2", "DRK-BRD-3", "DRK-R-29")
def test_a_complete_ship_without_vikings_just_fails() -> None:
    table = lay(drakkar().ship(A, "bow", "stern").hand(A, "boarding 5").playing(), {A: "boarding 5"})
    assert happened(table, events.BOARDED, "won") == [(0,)]
    assert table.villages[A].loot() == 0


@pytest.mark.rule("DRK-BRD-4", "DRK-D-SPEAR_BOARD", "DRK-LOOT-2")
def test_boarding_asks_for_spears_only_if_they_turn_the_result() -> None:
    position = drakkar().ship(A, "stern", "yggdrasil").cargo(A, "viking 2", "beer").spears(A, 1)
    table = lay(position.hand(A, "boarding 18").playing(), {A: "boarding 18"})  # needs 4
    assert table.options(A) == [SPEARS + 1, SPEARS]
    assert table.default(A) == SPEARS
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 2", "beer").spears(A, 1)
    table = lay(position.hand(A, "boarding 20").playing(), {A: "boarding 20"})  # needs 5: 2 + 2 is too little
    assert sorted(table.options(A)) == [LOSE, LOSE + 1]


@pytest.mark.rule("DRK-BRD-4", "DRK-LOOT-2")
def test_a_success_with_empty_stacks_still_has_its_cost() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 3").stacks(20, 0, 20)
    table = lay(position.hand(A, "boarding 5").playing(), {A: "boarding 5"})  # a weapon
    assert happened(table, events.BOARDED, "won") == [(1,)]
    assert table.villages[A].loot() == 0
    assert cargo(table, A) == []


@pytest.mark.rule("DRK-SAB-1", "DRK-F-SAB", "DRK-SAB-4", "DRK-D-SAB_PART", "DRK-R-30")
def test_the_saboteur_chooses_between_two_empty_ends() -> None:
    table = drakkar().ship(B, "yggdrasil", "stern", "deck").ship(C, "bow").hand(A, "sabotage").playing()
    lay(table, {A: "sabotage"})
    assert table.default(A) == WRECK + B
    table.apply(A, WRECK + B)
    said = [str(table.describe(A, action)) for action in table.options(A)]
    assert said == ["Sink the Stern", "Sink the Yggdrasil, serving as Bow"]
    table.apply(A, SINK)
    assert parts(table, B) == ["stern", "deck"]


@pytest.mark.rule("DRK-SAB-2", "DRK-SAB-3", "DRK-SAB-7")
@pytest.mark.parametrize(
    ("ship", "stored", "hit"),
    [
        (["bow"], [], True),
        (["bow"], ["beer"], False),
        (["bow", "deck"], ["beer"], False),
        (["deck"], [], False),
        (["bow", "stern"], ["beer"], True),
        (["bow", "stern"], ["beer", "viking 1"], False),
        (["bow", "stern", "deck"], ["beer"], True),
    ],
)
def test_a_ship_lies_open_while_it_has_more_ends_than_cargo(ship: list[str], stored: list[str], hit: bool) -> None:
    table = drakkar().ship(B, *ship).cargo(B, *stored).hand(A, "sabotage").playing()
    lay(table, {A: "sabotage"})
    if table.deciders() == [B]:
        table.apply(B, COVER)
    assert (len(parts(table, B)) < len(ship)) == hit
    assert fizzles(table) == ([] if hit else [events.NO_OPEN_END])
    assert cargo(table, B) == stored


@pytest.mark.rule("DRK-SAB-5", "DRK-D-SAB_COVER", "DRK-D-SAB_TARGET")
def test_absent_victims_leave_the_cargo_on_the_bow() -> None:
    position = drakkar().ship(B, "stern", "bow").cargo(B, "beer").ship(C, "bow")
    table = lay(position.hand(A, "sabotage").playing(), {A: "sabotage"})
    assert table.options(A) == [WRECK + B, WRECK + C]
    table.apply(A, WRECK + B)
    assert table.default(B) == COVER
    table.time_out(B)
    assert parts(table, B) == ["bow"]


@pytest.mark.rule("DRK-SAB-6")
def test_a_part_placed_this_turn_can_go_down_the_same_turn() -> None:
    table = lay(drakkar().hand(A, "sabotage").hand(B, "bow").playing(), {A: "sabotage", B: "bow"})
    assert parts(table, B) == []


@pytest.mark.rule("DRK-LOOT-3", "DRK-R-32", "DRK-HID-10")
def test_tokens_lie_open() -> None:
    table = drakkar().tokens(B, 1, 2, 3).hand(A, "deck").playing()
    seen = table.view(A).table
    assert isinstance(seen, Drakkar)
    assert seen.villages[B].tokens == [1, 2, 3]
    assert seen.stacks == [19, 18, 17]


@pytest.mark.rule("DRK-D-LOKI", "DRK-D-THIEF_PICK", "DRK-D-RAID_TARGET", "DRK-D-SAB_TARGET")
@pytest.mark.parametrize(
    ("card", "verb", "step"),
    [("loki", LOKI_TAKES, 4), ("thief", STEAL, 1), ("raid", ATTACK, 1), ("sabotage", WRECK, 1)],
)
def test_rivals_are_listed_clockwise_and_the_next_one_is_the_default(card: str, verb: int, step: int) -> None:
    position = drakkar().ship(C, "deck").cargo(C, "viking 1").hand(C, card)
    for seat in (A, B, D):
        position.tokens(seat, goats=1).ship(seat, "stern" if seat == A else "bow").hand(seat, "deck")
    table = position.playing()
    lay(table, {C: card, A: "deck", B: "deck", D: "deck"})
    assert table.options(C) == [verb + step * seat for seat in (D, A, B)]
    assert table.default(C) == verb + step * D


@pytest.mark.rule("DRK-R-42", "DRK-THF-3")
def test_the_victim_of_a_thief_still_defends_himself() -> None:
    position = drakkar().ship(B, "bow", "stern").cargo(B, "viking 2").spears(B, 1).ship(A, "bow").cargo(A, "viking 3")
    table = position.hand(A, "raid").hand(B, "deck").hand(C, "thief").playing()
    lay(table, {A: "raid", B: "deck", C: "thief"})
    table.apply(C, LEAVE)
    table.apply(A, ATTACK + B)
    assert table.deciders() == [B]
    assert table.options(B) == [SPEARS + 1, SPEARS]
