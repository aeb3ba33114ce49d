"""The worked examples of the catalogue (part 8), literally. A, B, C, D sit clockwise; A is Earl."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import DRIVER
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import (
    ACCEPT,
    ATTACK,
    BOOTY,
    CLAIM,
    COMMIT,
    COUNT,
    COUNT_OVER,
    COVER,
    LATE,
    LOSE,
    OFFER,
    PASS,
    PAY,
    SPEARS,
    STEAL,
    STORE,
    USE,
    WRECK,
    payment,
)
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.drakkar import cargo, committing, discarded, drakkar, happened, lay, parts, with_cards

A, B, C, D = range(4)


def kinds_of_events(table: Drakkar) -> list[int]:
    return [event.kind for event in table.events()]


@pytest.mark.rule("DRK-EX-1", "DRK-R-1", "DRK-SET-1")
def test_a_3_plus_card_is_used_with_3_4_5_and_6_players() -> None:
    for seats in (3, 4, 5, 6):
        table = meadhall.game("drakkar").new(seats, 1)
        assert isinstance(table, Drakkar)
        used = {table.rules.box.idents[card] for card in table.cards}
        assert "C01" in used
        assert len(used) == 10 * seats


@pytest.mark.rule("DRK-EX-2", "DRK-SHP-6", "DRK-R-17")
def test_a_surplus_stern_is_discarded() -> None:
    table = drakkar().ship(B, "bow", "stern").hand(B, "stern").playing()
    lay(table, {B: "stern"})
    assert parts(table, B) == ["bow", "stern"]
    assert discarded(table)[0] == "stern"


@pytest.mark.rule("DRK-EX-3", "DRK-STO-4", "DRK-STO-5")
def test_a_viking_3_takes_the_place_of_a_viking_1_or_lies_beside_it() -> None:
    table = drakkar().ship(B, "bow").cargo(B, "viking 1").hand(B, "viking 3").playing()
    lay(table, {B: "viking 3"})
    assert table.options(B) == [STORE, STORE + 1]
    table.apply(B, STORE + 1)
    assert cargo(table, B) == ["viking 3"]
    assert discarded(table)[0] == "viking 1"

    table = drakkar().ship(B, "bow", "stern").cargo(B, "viking 1").hand(B, "viking 3").playing()
    turn = table.turn
    lay(table, {B: "viking 3"})
    assert cargo(table, B) == ["viking 1", "viking 3"]
    assert table.turn == turn + 1


@pytest.mark.rule("DRK-EX-4", "DRK-STO-4")
def test_thorfinn_discards_the_beer_or_the_viking() -> None:
    table = drakkar().ship(A, "bow").cargo(A, "viking 2").hand(A, "beer").playing()
    lay(table, {A: "beer"})
    said = [str(table.describe(A, action)) for action in table.options(A)]
    assert said == ["Discard the new Beer", "Discard Viking 2 and take Beer on board"]
    twin = table.copy()
    table.apply(A, STORE)
    assert cargo(table, A) == ["viking 2"]
    twin.apply(A, STORE + 1)
    assert cargo(twin, A) == ["beer"]


@pytest.mark.rule("DRK-EX-5", "DRK-BRD-2", "DRK-BRD-3")
def test_strength_3_boards_a_3() -> None:
    table = (
        drakkar().ship(B, "bow", "stern").cargo(B, "viking 2", "viking 1").spears(B, 1).hand(B, "boarding 5").playing()
    )
    lay(table, {B: "boarding 5"})  # 3: a weapon
    assert table.villages[B].tokens == [0, 1, 0]
    assert table.deciders() == [B]
    assert sorted(table.options(B)) == [LOSE, LOSE + 1, LOSE + 2]
    table.apply(B, LOSE + 2)
    assert cargo(table, B) == ["viking 2"]


@pytest.mark.rule("DRK-EX-6", "DRK-RES-1", "DRK-RAI-3", "DRK-RAI-4", "DRK-RAI-5")
def test_a_raid_meets_a_viking_taken_on_board_in_the_same_turn() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 2").ship(B, "bow", "stern").cargo(B, "viking 1")
    table = position.tokens(B, goats=1).hand(A, "raid").hand(B, "viking 2").playing()
    lay(table, {A: "raid", B: "viking 2"})
    table.apply(A, ATTACK + B)  # 2 against 3
    assert table.villages[A].tokens == [0, 0, 0]
    assert table.villages[B].tokens == [1, 0, 0]
    assert cargo(table, A) == []  # his only Viking card was the loss
    assert cargo(table, B) == ["viking 1", "viking 2"]


@pytest.mark.rule("DRK-EX-7", "DRK-THF-3", "DRK-THF-4", "DRK-THF-6", "DRK-R-26", "DRK-R-41")
def test_the_second_thief_finds_nothing_to_steal() -> None:
    position = drakkar().ship(C, "bow").ship(A, "stern")
    table = position.hand(A, "thief 1").hand(B, "thief 4").hand(C, "beer").hand(D, "raid").playing()
    lay(table, {A: "thief 1", B: "thief 4", C: "beer", D: "raid"})
    table.apply(A, USE)  # the Beer is all that could be stolen
    assert cargo(table, A) == ["beer"]
    assert cargo(table, C) == []
    fizzled = [event for event in table.events() if event.kind == events.FIZZLED and event.seat == B]
    assert [events.KINDS.read(event, "why") for event in fizzled] == [events.NOTHING_TO_STEAL]
    assert "thief 4" in discarded(table)


@pytest.mark.rule("DRK-EX-8", "DRK-THF-2", "DRK-STO-4")
def test_a_stolen_viking_without_room_asks_at_once_in_the_red_step() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 1", "beer").ship(C, "deck")
    table = position.hand(A, "thief").hand(C, "viking 3").hand(B, "deck").playing()
    lay(table, {A: "thief", C: "viking 3", B: "deck"})
    table.apply(A, STEAL + C)
    table.apply(A, USE)
    assert parts(table, B) == []  # still the red step
    assert sorted(table.options(A)) == [STORE, STORE + 1, STORE + 2]
    table.apply(A, STORE + 1)
    assert cargo(table, A) == ["beer", "viking 3"]
    assert parts(table, B) == ["deck"]


@pytest.mark.rule("DRK-EX-9", "DRK-LOK-2")
def test_loki_finds_no_loot_with_the_rivals() -> None:
    table = drakkar().tokens(A, goats=2).hand(A, "loki").playing()
    lay(table, {A: "loki"})
    assert events.FIZZLED in kinds_of_events(table)
    assert table.villages[A].tokens == [2, 0, 0]
    assert discarded(table)[0].startswith("loki")


@pytest.mark.rule("DRK-EX-10", "DRK-SHP-2", "DRK-SHP-9", "DRK-SHP-11")
def test_yggdrasil_makes_way_for_a_bow_but_not_for_a_third_end() -> None:
    table = drakkar().ship(B, "yggdrasil").hand(B, "bow", "stern").playing()
    village = table.villages[B]
    assert village.end(0) == village.parts[0]  # shown as Bow
    lay(table, {B: "bow"})
    assert village.complete()
    assert village.end(0) & 255 == 0
    assert village.end(1) & 255 == 3
    lay(table, {B: "stern"})
    assert parts(table, B) == ["yggdrasil", "bow"]
    assert discarded(table)[0] == "stern"


@pytest.mark.rule("DRK-EX-11", "DRK-SHP-3", "DRK-STO-1", "DRK-RAI-1", "DRK-BRD-1", "DRK-R-15", "DRK-R-18")
def test_a_deck_alone_carries_a_viking_who_may_raid_but_not_board() -> None:
    table = drakkar().ship(B, "deck").hand(B, "viking 2", "boarding", "raid").playing()
    lay(table, {B: "viking 2"})
    assert cargo(table, B) == ["viking 2"]
    assert not table.villages[B].complete()
    lay(table, {B: "boarding"})
    assert happened(table, events.FIZZLED, "why") == [(events.NO_SHIP,)]
    lay(table, {B: "raid"})
    assert ATTACK + C in table.options(B)


@pytest.mark.rule("DRK-EX-12", "DRK-SPR-1")
def test_beer_carries_no_spear() -> None:
    table = drakkar().ship(B, "bow").cargo(B, "beer").hand(B, "spear").playing()
    lay(table, {B: "spear"})
    assert table.villages[B].spears == []
    assert discarded(table)[0] == "spear"


@pytest.mark.rule("DRK-EX-13", "DRK-SPR-5")
def test_the_spear_goes_to_the_new_viking_or_overboard_with_the_old_one() -> None:
    position = drakkar().ship(B, "bow").cargo(B, "viking 1").spears(B, 1).hand(B, "viking 3", "beer")
    table = position.playing()
    twin = table.copy()
    lay(table, {B: "viking 3"})
    table.apply(B, STORE + 1)
    assert cargo(table, B) == ["viking 3"]
    assert table.villages[B].armed() == [1]
    lay(twin, {B: "beer"})
    twin.apply(B, STORE + 1)
    assert cargo(twin, B) == ["beer"]
    assert twin.villages[B].spears == []
    assert "spear" in discarded(twin)[:2]


@pytest.mark.rule("DRK-EX-14", "DRK-SPR-8", "DRK-RAI-4", "DRK-RAI-5", "DRK-R-21", "DRK-R-43")
def test_spears_in_turns() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 3").spears(A, 1)
    position = position.ship(B, "bow").cargo(B, "viking 2").spears(B, 1).tokens(B, gold=1)
    table = position.hand(A, "raid").playing()
    lay(table, {A: "raid"})
    table.apply(A, ATTACK + B)
    assert table.deciders() == [B]
    table.apply(B, SPEARS + 1)  # 3 against 4
    assert table.deciders() == [A]
    table.apply(A, SPEARS + 1)  # 5 against 4; B has none left
    assert happened(table, events.FOUGHT, "attack", "defence") == [(5, 4)]
    assert table.villages[A].tokens == [0, 0, 1]
    assert table.villages[A].spears == []
    assert table.villages[B].spears == []
    assert cargo(table, B) == []


@pytest.mark.rule("DRK-EX-15", "DRK-RAI-2", "DRK-R-27", "DRK-R-28")
def test_raiding_a_village_with_nothing_takes_nothing() -> None:
    table = drakkar().ship(A, "bow").cargo(A, "viking 3").hand(A, "raid").playing()
    lay(table, {A: "raid"})
    table.apply(A, ATTACK + B)
    assert happened(table, events.FOUGHT, "attack", "defence") == [(3, 0)]
    assert [village.tokens for village in table.villages] == [[0, 0, 0]] * 4
    assert cargo(table, A) == ["viking 3"]
    assert events.REMOVED not in kinds_of_events(table)


@pytest.mark.rule("DRK-EX-16", "DRK-SAB-3", "DRK-R-19")
def test_two_cargo_cards_cover_two_ends_wherever_they_lie() -> None:
    position = drakkar().ship(B, "deck", "bow", "stern").cargo(B, "beer", "viking 1").ship(C, "bow")
    table = position.hand(A, "sabotage").playing()
    lay(table, {A: "sabotage"})
    assert parts(table, B) == ["deck", "bow", "stern"]
    assert parts(table, C) == []  # the only ship that lay open


@pytest.mark.rule("DRK-EX-17", "DRK-SAB-5")
def test_the_victim_covers_one_end_and_loses_the_other() -> None:
    position = drakkar().ship(B, "bow", "stern").cargo(B, "viking 2").ship(C, "stern")
    table = position.hand(A, "sabotage").playing()
    lay(table, {A: "sabotage"})
    table.apply(A, WRECK + B)
    assert table.deciders() == [B]
    twin = table.copy()
    table.apply(B, COVER)
    assert parts(table, B) == ["bow"]
    twin.apply(B, COVER + 1)
    assert parts(twin, B) == ["stern"]
    assert cargo(table, B) == cargo(twin, B) == ["viking 2"]


@pytest.mark.rule("DRK-EX-18", "DRK-RES-5", "DRK-BRD-1", "DRK-R-13")
def test_sabotage_with_a_lower_number_stops_a_boarding() -> None:
    position = drakkar().ship(B, "stern", "yggdrasil").cargo(B, "viking 3").tokens(B, goats=1)
    table = position.hand(B, "boarding 12").hand(A, "sabotage 9").playing()
    lay(table, {B: "boarding 12", A: "sabotage 9"})
    table.apply(B, COVER)
    assert len(parts(table, B)) == 1
    assert cargo(table, B) == ["viking 3"]
    assert table.villages[B].tokens == [1, 0, 0]
    assert happened(table, events.FIZZLED, "why") == [(events.NO_SHIP,)]


@pytest.mark.rule("DRK-EX-19", "DRK-BRD-4", "DRK-SPR-9", "DRK-R-24")
def test_a_spear_wins_the_boarding_and_the_only_viking_is_the_loss() -> None:
    position = drakkar().ship(B, "bow", "stern").cargo(B, "viking 3", "beer").spears(B, 1)
    table = position.hand(B, "boarding 20").playing()  # 5: goat, weapon, gold
    lay(table, {B: "boarding 20"})
    assert table.options(B) == [SPEARS + 1, SPEARS]
    table.apply(B, SPEARS + 1)
    assert table.villages[B].tokens == [1, 1, 1]
    assert table.villages[B].spears == []
    assert cargo(table, B) == ["beer"]


@pytest.mark.rule("DRK-EX-20", "DRK-RES-7", "DRK-BRD-3", "DRK-R-12", "DRK-R-29")
def test_a_hopeless_boarding_must_be_carried_out_and_costs_a_viking() -> None:
    table = drakkar().ship(B, "stern", "yggdrasil").cargo(B, "viking 1", "beer").hand(B, "boarding 18").playing()
    turn = table.turn
    lay(table, {B: "boarding 18"})  # needs 4
    assert table.turn == turn + 1  # nothing was asked
    assert cargo(table, B) == ["beer"]
    assert table.villages[B].loot() == 0


@pytest.mark.rule("DRK-EX-21", "DRK-PLY-7", "DRK-PLY-8", "DRK-PLY-5")
def test_who_is_still_thinking_when_the_count_is_over_loses_a_card() -> None:
    table = meadhall.game("drakkar").new(3, 4, {"count": "on", "first_earl": 0})
    assert isinstance(table, Drakkar)
    while table.turn < 4:
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[-1])
    assert [village.hand_size() for village in table.villages] == [7, 7, 7]
    table.apply(A, table.options(A)[0])
    table.apply(B, table.options(B)[0])
    table.apply(A, COUNT)
    assert LATE + C in table.options(DRIVER)
    table.apply(DRIVER, COUNT_OVER)
    assert [village.hand_size() for village in table.villages] == [6, 6, 6]
    shown = [event.seat for event in table.events() if event.kind == events.REVEALED][-2:]
    assert sorted(shown) == [A, B]
    assert [event.seat for event in table.events() if event.kind == events.CAME_LATE] == [C]


@pytest.mark.rule("DRK-EX-22", "DRK-TEAM-6", "DRK-TEAM-11")
def test_a_weapon_for_a_beer() -> None:
    position = drakkar().ship(B, "bow", "stern").cargo(B, "viking 2", "viking 1").quest(B, "Q13").tokens(B, goats=1)
    table = position.ship(C, "bow").cargo(C, "beer").tokens(C, weapons=1).sailing()
    assert table.deciders() == [B]
    table.apply(B, OFFER + C)
    table.apply(B, PAY + payment(0, 1, 0))
    before = snapshot_of_tokens(table)
    assert before == [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0]]
    table.apply(C, ACCEPT + B)
    assert table.villages[B].tokens == [2, 1, 0]
    assert table.villages[C].tokens == [0, 2, 0]


def snapshot_of_tokens(table: Drakkar) -> list[list[int]]:
    return [list(village.tokens) for village in table.villages]


@pytest.mark.rule("DRK-EX-23", "DRK-TEAM-5", "DRK-R-36")
def test_one_helper_serves_two_captains() -> None:
    position = drakkar().ship(A, "bow", "stern").quest(A, "Q01").tokens(A, goats=1)  # 2+0, lacks (2,0)
    position = (
        position.ship(B, "bow", "stern").cargo(B, "viking 1").quest(B, "Q05").tokens(B, goats=1)
    )  # 1+1, lacks (0,1)
    table = position.ship(C, "bow", "deck").cargo(C, "viking 2", "beer").sailing()
    table.apply(A, OFFER + C)
    table.apply(A, PAY + payment(1, 0, 0))
    table.apply(B, OFFER + C)
    table.apply(B, PAY + payment(1, 0, 0))
    table.apply(C, ACCEPT + A)
    assert table.villages[C].lent == 0b01
    table.apply(B, PASS)
    table.apply(C, ACCEPT + B)
    agreed = happened(table, events.AGREED, "seat", "helper")
    assert agreed == [(A, C), (B, C)]
    assert table.villages[C].tokens == [2, 0, 0]


@pytest.mark.rule("DRK-EX-24", "DRK-LOOT-2", "DRK-R-31")
def test_the_second_gold_is_lost_when_the_stack_is_empty() -> None:
    position = drakkar(seats=3).ship(A, "bow", "stern").cargo(A, "viking 3", "bardl").quest(A, "Q19").stacks(17, 20, 1)
    table = position.sailing()
    assert table.villages[A].tokens == [1, 1, 1]
    assert table.stacks == [16, 19, 0]
    short = happened(table, events.STACKS_SHORT, "goats", "weapons", "gold")
    assert short == [(0, 0, 1)]


@pytest.mark.rule("DRK-EX-25", "DRK-SCO-1", "DRK-SCO-2")
def test_ten_tokens_with_two_trios_are_twelve_points_and_ties_are_shared() -> None:
    position = drakkar(seats=3).month(3).tokens(A, 5, 3, 2).tokens(B, 4, 4, 2).tokens(C, 1, 0, 0)
    table = position.hand(A, "deck").playing(spare=False)
    lay(table, {A: "deck"})
    assert table.over
    assert table.scores() == [12.0, 12.0, 1.0]
    assert table.result().winners == [A, B]


@pytest.mark.rule("DRK-EX-26", "DRK-BRW-6", "DRK-BRW-7")
def test_three_fingers_on_one_pile() -> None:
    table = drakkar(seats=3).brawl(C, A, B)
    for seat in (A, B, C):
        table.apply(seat, CLAIM + 1)
    assert [village.pile for village in table.villages] == [-1, -1, 1]
    assert table.deciders() == [A, B]
    assert table.options(A) == [CLAIM, CLAIM + 2]
    table.apply(A, CLAIM)
    table.apply(B, CLAIM)
    assert [village.pile for village in table.villages] == [0, 2, 1]


@pytest.mark.rule("DRK-EX-27", "DRK-RES-4", "DRK-R-11")
def test_equal_numbers_go_clockwise_from_the_earl() -> None:
    data = with_cards({"C03": ("bow", "raid 5"), "C04": ("bow", "raid 5")})
    position = drakkar(data=data, first_earl=C)
    for seat in (B, D):
        position.ship(seat, "stern").cargo(seat, "viking 2").hand(seat, "raid 5")
    table = position.playing()
    lay(table, {B: "raid 5", D: "raid 5"})
    assert table.deciders() == [D]
    table.apply(D, ATTACK + A)
    assert table.deciders() == [B]


@pytest.mark.rule("DRK-EX-28", "DRK-HID-5", "DRK-R-8")
def test_a_committed_card_changes_nothing_that_rivals_see() -> None:
    data = with_cards({"C28": ("bow", "loki 2")})
    table = drakkar(data=data).hand(B, "loki 2", public="bow").hand(A, "deck").tokens(C, goats=1).playing()
    before = table.view(A).table
    assert isinstance(before, Drakkar)
    lay(table, {B: "loki 2"})
    after = table.view(A).table
    assert isinstance(after, Drakkar)
    assert after.ups == before.ups
    assert after.villages[B].left == before.villages[B].left
    assert after.cards == before.cards
    assert after.sealed == [-1] * 4
    assert after.laid == [B]
    assert table.view(A).told()[-1] == "Bjorn lays a card."


@pytest.mark.rule("DRK-EX-28", "DRK-PLY-3")
def test_a_committed_card_cannot_be_turned_over() -> None:
    table = drakkar().hand(B, "loki").hand(A, "deck").playing()
    action = committing(table, B, "loki")
    table.apply(B, action)
    other_side = COMMIT + ((action - COMMIT) ^ 1)
    refusal = table.agenda.top().refusal(table, B, other_side)
    assert refusal is not None
    assert refusal.rule == "DRK-PLY-3"
    with pytest.raises(meadhall.Refused):
        table.apply(B, other_side)


def test_the_raid_token_is_the_attackers_choice() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 3").tokens(B, goats=1, gold=2)
    table = position.hand(A, "raid").playing()
    lay(table, {A: "raid"})
    table.apply(A, ATTACK + B)
    assert table.options(A) == [BOOTY, BOOTY + 2]
    table.apply(A, BOOTY + 2)
    assert table.villages[A].tokens == [0, 0, 1]
