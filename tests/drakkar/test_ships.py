"""Parts 5.6 to 5.8: ship parts, storing and Odin's Spear."""

from __future__ import annotations

import pytest

from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import ATTACK, LOSE, SPEARS, STORE
from meadhall.testing.drakkar import cargo, discarded, drakkar, happened, lay, parts

A, B, C, D = range(4)


@pytest.mark.rule("DRK-SHP-1", "DRK-SHP-3", "DRK-SHP-7", "DRK-R-15")
@pytest.mark.parametrize("order", [("deck", "bow", "stern"), ("stern", "deck", "bow"), ("bow", "stern", "deck")])
def test_parts_may_come_in_any_order(order: tuple[str, ...]) -> None:
    table = drakkar().hand(A, *order).playing()
    for part in order:
        lay(table, {A: part})
    assert parts(table, A) == list(order)
    assert table.villages[A].complete()


@pytest.mark.rule("DRK-SHP-2", "DRK-SHP-6", "DRK-R-17")
@pytest.mark.parametrize(
    ("ship", "part", "placed"),
    [
        (["bow"], "bow", False),
        (["stern"], "stern", False),
        (["deck"], "deck", False),
        (["bow", "stern"], "yggdrasil", False),
        (["yggdrasil", "bow"], "stern", False),
        (["bow"], "yggdrasil", True),
        (["stern", "deck"], "bow", True),
        (["bow", "stern"], "deck", True),
    ],
)
def test_one_of_a_kind_and_two_ends_at_most(ship: list[str], part: str, placed: bool) -> None:
    table = lay(drakkar().ship(A, *ship).hand(A, part).playing(), {A: part})
    assert parts(table, A) == ([*ship, part] if placed else ship)


@pytest.mark.rule("DRK-SHP-4", "DRK-SHP-8", "DRK-R-16")
@pytest.mark.parametrize(
    ("ship", "complete"),
    [
        (["bow", "stern"], True),
        (["bow", "deck", "stern"], True),
        (["bow"], False),
        (["bow", "deck"], False),
        (["yggdrasil"], False),
        (["yggdrasil", "deck"], False),
        (["yggdrasil", "stern"], True),
    ],
)
def test_complete_is_two_ends(ship: list[str], complete: bool) -> None:
    assert drakkar().ship(A, *ship).hand(A, "beer").playing().villages[A].complete() == complete


@pytest.mark.rule("DRK-SHP-5")
def test_a_deck_makes_a_knarr_a_drakkar_and_its_cargo_stays() -> None:
    table = drakkar().ship(A, "bow", "stern").cargo(A, "viking 1", "beer").hand(A, "deck", "viking 2").playing()
    lay(table, {A: "deck"})
    assert cargo(table, A) == ["viking 1", "beer"]
    lay(table, {A: "viking 2"})
    assert cargo(table, A) == ["viking 1", "beer", "viking 2"]


@pytest.mark.rule("DRK-SHP-9", "DRK-SHP-11")
def test_a_yggdrasil_takes_the_free_role_the_bow_first() -> None:
    village = drakkar().ship(A, "yggdrasil", "yggdrasil").hand(A, "beer").playing().villages[A]
    assert [village.end(0), village.end(1)] == village.parts
    village = drakkar().ship(A, "yggdrasil", "bow").hand(A, "beer").playing().villages[A]
    assert [village.end(1), village.end(0)] == village.parts
    village = drakkar().ship(A, "yggdrasil").hand(A, "beer").playing().villages[A]
    assert (village.end(0), village.end(1)) == (village.parts[0], -1)


@pytest.mark.rule("DRK-STO-2")
def test_without_a_part_cargo_is_discarded() -> None:
    table = lay(drakkar().hand(A, "bardl").playing(), {A: "bardl"})
    assert cargo(table, A) == []
    assert discarded(table)[0] == "bardl"


@pytest.mark.rule("DRK-STO-3", "DRK-STO-1", "DRK-STO-5", "DRK-R-18")
def test_with_a_free_part_cargo_is_stored_unasked() -> None:
    table = drakkar().ship(A, "deck", "stern").cargo(A, "beer").hand(A, "beer").playing()
    turn = table.turn
    lay(table, {A: "beer"})
    assert cargo(table, A) == ["beer", "beer"]
    assert table.turn == turn + 1


@pytest.mark.rule("DRK-STO-4", "DRK-STO-7", "DRK-R-20", "DRK-STO-8")
def test_making_room_is_the_only_way_to_discard_cargo() -> None:
    table = drakkar().ship(A, "bow", "deck").cargo(A, "viking 1", "beer").hand(A, "viking 3").playing()
    lay(table, {A: "viking 3"})
    assert sorted(table.options(A)) == [STORE, STORE + 1, STORE + 2]
    table.apply(A, STORE + 2)
    assert cargo(table, A) == ["viking 1", "viking 3"]
    assert discarded(table)[0] == "beer"


@pytest.mark.rule("DRK-STO-6", "DRK-R-19")
def test_cargo_lies_tidy_so_nobody_is_asked_about_its_place() -> None:
    """The Viking moves from the Deck to the Bow by itself: where cargo lies still, the Stern is what lies open."""
    position = drakkar(sabotage_freeze="yes").ship(A, "deck").cargo(A, "viking 2")
    table = position.hand(A, "stern", "bow").hand(B, "deck", "loki", "sabotage").playing()
    turn = table.turn
    lay(table, {A: "stern", B: "deck"})
    lay(table, {A: "bow", B: "loki"})
    assert table.turn == turn + 2  # nothing was asked
    table.time_out(A)
    lay(table, {B: "sabotage"})
    assert parts(table, A) == ["deck", "bow"]
    assert cargo(table, A) == ["viking 2"]


@pytest.mark.rule("DRK-SPR-1", "DRK-SPR-2", "DRK-SPR-6", "DRK-F-SPR")
def test_a_spear_needs_an_unarmed_viking_and_takes_no_space() -> None:
    position = drakkar().ship(A, "bow", "stern", "deck").cargo(A, "viking 1", "viking 3")
    table = position.hand(A, "spear", "spear", "beer").playing()
    lay(table, {A: "spear"})
    assert table.villages[A].armed() == [0, 1]  # the strongest first
    lay(table, {A: "spear"})
    assert table.villages[A].armed() == [1, 1]
    lay(table, {A: "beer"})
    assert len(table.villages[A].cargo) == 3
    assert not table.villages[A].carries_spear(False)


@pytest.mark.rule("DRK-SPR-1", "DRK-F-BAR")
def test_bardl_can_carry_a_spear() -> None:
    table = lay(drakkar().ship(A, "bow").cargo(A, "bardl").hand(A, "spear").playing(), {A: "spear"})
    assert len(table.villages[A].spears) == 1


@pytest.mark.rule("DRK-SPR-4", "DRK-BRD-4")
def test_several_spears_may_be_spent_in_one_fight() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 1", "viking 1").spears(A, 2)
    table = lay(position.hand(A, "boarding 20").playing(), {A: "boarding 20"})  # needs 5
    table.apply(A, SPEARS + 1)
    assert table.villages[A].tokens == [1, 1, 1]
    assert table.villages[A].spears == []


@pytest.mark.rule("DRK-SPR-5", "DRK-R-22")
def test_the_spear_of_a_lost_viking_moves_to_another_one() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 3", "viking 1").spears(A, 1)
    table = lay(position.hand(A, "boarding 5").playing(), {A: "boarding 5"})
    table.apply(A, LOSE + 1)
    assert cargo(table, A) == ["viking 1"]
    assert table.villages[A].armed() == [1]


@pytest.mark.rule("DRK-SPR-5", "DRK-R-22")
def test_the_spear_of_a_lost_viking_goes_overboard_if_the_others_are_armed() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 2", "viking 1").spears(A, 2)
    table = lay(position.hand(A, "boarding 5").playing(), {A: "boarding 5"})  # needs 3
    table.apply(A, LOSE + 1)
    assert cargo(table, A) == ["viking 1"]
    assert table.villages[A].armed() == [1]
    assert "spear" in discarded(table)


@pytest.mark.rule("DRK-SPR-8", "DRK-SPR-4", "DRK-R-21")
@pytest.mark.parametrize(("spears", "fought"), [(1, (6, 4)), (2, (6, 6))])
def test_spears_spent_earlier_in_a_fight_go_on_counting(spears: int, fought: tuple[int, int]) -> None:
    position = drakkar(seats=6).ship(A, "bow", "deck").cargo(A, "viking 1", "viking 1").spears(A, 2)
    position = position.ship(B, "bow", "deck").cargo(B, "viking 1", "viking 1").spears(B, spears)
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)  # 2 against 2
    table.apply(A, SPEARS + 1)  # 4 against 2
    table.apply(B, SPEARS + 1)  # 4 against 4: behind again
    table.apply(A, SPEARS + 1)  # 6 against 4
    if spears == 2:
        table.apply(B, SPEARS + 1)  # 6 against 6
    assert happened(table, events.FOUGHT, "attack", "defence") == [fought]
    assert table.deciders() == [B if spears == 1 else A]  # whose loss it is


@pytest.mark.rule("DRK-SPR-7")
def test_nobody_is_asked_about_spears_that_can_not_turn_the_result() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 1").spears(A, 1).ship(B, "bow", "deck", "stern")
    position = position.cargo(B, "viking 3", "viking 2")
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)  # 1 + 2 is still behind 5
    assert table.options(A) == [LOSE, LOSE + 1]


@pytest.mark.rule("DRK-SPR-8", "DRK-D-SPEAR_RAID")
def test_just_enough_spears_are_spent_and_none_is_the_default() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 1", "viking 1").spears(A, 2)
    position = position.ship(B, "bow").cargo(B, "viking 3").tokens(B, goats=1)
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)  # 2 against 3: one Spear makes it 4
    assert table.default(A) == SPEARS
    assert str(table.describe(A, SPEARS + 1)) == "Spend 1 Spear for +2"
    table.apply(A, SPEARS + 1)
    assert len(table.villages[A].spears) == 1
    assert table.villages[A].tokens == [1, 0, 0]


@pytest.mark.rule("DRK-SPR-8")
def test_a_tie_leaves_the_attacker_behind() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 2").spears(A, 1).ship(B, "bow").cargo(B, "viking 2")
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)
    assert table.deciders() == [A]
    table.apply(A, SPEARS)
    assert table.options(A) == [LOSE, LOSE + 1]  # lost the Raid: Spear or Viking


@pytest.mark.rule("DRK-SPR-9", "DRK-R-43")
def test_a_spent_spear_is_not_the_loss() -> None:
    position = drakkar().ship(A, "bow", "deck").cargo(A, "viking 2", "viking 1").spears(A, 1)
    position = position.ship(B, "bow").cargo(B, "viking 3").spears(B, 1)
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)  # 3 against 3
    table.apply(A, SPEARS + 1)  # 5 against 3
    table.apply(B, SPEARS + 1)  # 5 against 5: a tie holds, and Astrid is behind with nothing left
    assert sorted(table.options(A)) == [LOSE + 1, LOSE + 2]
