"""Parts 5.4 and 5.5: committing and the order of resolution."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import DRIVER
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import ATTACK, BOOTY, COUNT, COUNT_OVER, LATE, LEAVE, STORE
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.drakkar import cargo, committing, discarded, drakkar, lay, parts

A, B, C, D = range(4)


def heard(table: Drakkar, kind: int) -> list[int]:
    return [event.seat for event in table.events() if event.kind == kind]


@pytest.mark.rule("DRK-PLY-1", "DRK-PLY-2", "DRK-D-COMMIT")
def test_any_card_may_be_laid_with_either_face() -> None:
    table = meadhall.game("drakkar").new(3, 2)
    assert isinstance(table, Drakkar)
    while table.turn == 0:
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    assert table.turn == 1
    assert table.options(0) == sorted(table.options(0))  # by card
    assert len(table.options(1)) == 20


@pytest.mark.rule("DRK-PLY-2", "DRK-RES-6", "DRK-SHP-7")
def test_a_face_without_effect_may_be_laid_and_is_discarded() -> None:
    table = lay(drakkar().hand(A, "viking 2").playing(), {A: "viking 2"})
    assert discarded(table)[0] == "viking 2"


@pytest.mark.rule("DRK-PLY-4", "DRK-PLY-5", "DRK-D-COUNT", "DRK-R-10")
def test_only_the_first_to_commit_may_count_and_only_once() -> None:
    table = drakkar(count="on").hand(A, "deck").hand(B, "deck").hand(C, "deck").playing()
    lay(table, {B: "deck"})
    assert table.fearsome() == B
    assert table.options(B) == [COUNT]
    lay(table, {A: "deck"})
    assert table.options(A) == []
    assert table.deciders() == [C]  # the count blocks nobody
    table.apply(B, COUNT)
    assert table.options(B) == []


@pytest.mark.rule("DRK-PLY-4")
@pytest.mark.parametrize(
    ("count", "words"), [("on", "Bjorn lays a card: the most fearsome!"), ("off", "Bjorn lays a card.")]
)
def test_who_lays_first_is_told_where_that_gives_the_count(count: str, words: str) -> None:
    table = lay(drakkar(count=count).hand(A, "deck").hand(B, "deck").playing(), {B: "deck"})
    assert table.view(A).told()[-1] == words
    assert table.event_facts(table.events()[-1])["first"] is True


@pytest.mark.rule("DRK-D-COUNT_OVER", "DRK-PLY-6", "DRK-PLY-7")
def test_the_count_can_only_be_over_once_it_was_started_and_spares_who_committed() -> None:
    table = drakkar(count="on").hand(A, "deck").hand(B, "deck").hand(C, "deck").playing()
    lay(table, {B: "deck"})
    assert COUNT_OVER not in table.options(DRIVER)
    with pytest.raises(meadhall.Refused):
        table.apply(DRIVER, COUNT_OVER)
    table.apply(B, COUNT)
    lay(table, {C: "deck"})
    table.apply(DRIVER, COUNT_OVER)
    assert heard(table, events.CAME_LATE) == [A]
    assert parts(table, C) == ["deck"]


@pytest.mark.rule("DRK-PLY-7", "DRK-PLY-8", "DRK-HID-7")
def test_latecomers_discard_clockwise_from_the_earl_and_nothing_of_it_is_played() -> None:
    position = drakkar(count="on", first_earl=C)
    for seat in range(4):
        position.hand(seat, "bow", "stern")
    table = lay(position.playing(), {B: "bow"})
    table.apply(B, COUNT)
    table.apply(DRIVER, COUNT_OVER)
    assert heard(table, events.CAME_LATE) == [C, D, A]
    assert heard(table, events.REVEALED) == [B]
    assert [parts(table, seat) for seat in range(4)] == [[], ["bow"], [], []]
    assert [village.hand_size() for village in table.villages] == [2, 2, 2, 2]
    late = next(event for event in table.events() if event.kind == events.CAME_LATE)
    seen = table.view(A).table
    assert isinstance(seen, Drakkar)
    assert late.b == table.ups[late.a]
    assert seen.cards[late.a] == -1  # the other face is not shown


@pytest.mark.rule("DRK-PLY-7", "DRK-HID-7")
def test_chance_picks_the_card_that_a_latecomer_loses_and_its_public_face_is_what_is_seen() -> None:
    lost: list[str] = []
    for draw in range(3):
        table = drakkar().hand(A, "deck").hand(B, "loki 2", "viking 3", "spear").playing(spare=False)
        table.rng.script = [draw]
        table.time_out(B)
        lost.append(discarded(table)[0])
    assert lost == ["loki 2", "viking 3", "spear"]


@pytest.mark.rule("DRK-PLY-5", "DRK-PLY-8", "DRK-D-COUNT_OVER")
def test_a_new_turn_has_its_own_count_and_a_latecomer_plays_again() -> None:
    position = drakkar(count="on").hand(A, "deck", "bow").hand(B, "bow", "stern", "deck")
    table = lay(position.playing(spare=False), {A: "deck"})
    table.apply(A, COUNT)
    table.rng.script = [0]
    table.apply(DRIVER, COUNT_OVER)  # Bjorn loses his Bow
    assert COUNT_OVER not in table.options(DRIVER)
    lay(table, {B: "stern"})
    assert table.options(B) == [COUNT]
    table.apply(B, COUNT)
    assert COUNT_OVER in table.options(DRIVER)
    lay(table, {A: "bow"})
    assert parts(table, B) == ["stern"]


@pytest.mark.rule("DRK-PLY-10", "DRK-D-COUNT_OVER")
def test_a_count_is_over_once_also_where_latecomers_still_play() -> None:
    position = drakkar(count="on", latecomer="also_plays").hand(A, "deck").hand(B, "bow", "stern")
    table = lay(position.playing(), {A: "deck"})
    table.apply(A, COUNT)
    table.apply(DRIVER, COUNT_OVER)
    assert table.deciders() == [B]
    assert table.options(DRIVER) == [LATE + B]
    assert table.options(A) == []  # once a turn


@pytest.mark.rule("DRK-PLY-9", "DRK-R-10")
def test_a_seat_out_of_time_is_late_whether_or_not_anyone_counted() -> None:
    table = drakkar().hand(A, "deck").hand(B, "deck").playing()
    assert table.default(A) == LATE + A
    table.time_out(A)
    assert heard(table, events.CAME_LATE) == [A]
    assert table.deciders() == [B]


@pytest.mark.rule("DRK-PLY-10", "DRK-PLY-12")
def test_who_has_no_cards_left_sits_out() -> None:
    table = drakkar(latecomer="also_plays").hand(A, "deck").hand(B, "deck", "bow", "stern").playing(spare=False)
    table.time_out(A)
    assert table.deciders() == [B]
    lay(table, {B: "deck"})
    assert table.deciders() == [B]


@pytest.mark.rule("DRK-HID-5", "DRK-PLY-11")
def test_in_a_world_dealt_anew_who_has_laid_a_card_still_plays_one() -> None:
    """Which one is not known, so it is chosen again; that it was laid, and before whom, is seen by all."""
    table = lay(drakkar().hand(A, "deck").hand(B, "deck").hand(C, "bow").playing(), {B: "deck"})
    world = table.redeal(A, 3)
    assert isinstance(world, Drakkar)
    assert world.deciders() == [A, B, C]
    lay(world, {A: "deck"})
    for seat in (C, B):
        world.apply(seat, world.options(seat)[0])
    assert [village.hand_size() for village in world.villages] == [1, 1, 1, 0]
    assert heard(world, events.REVEALED) == [A, B, C]
    own = table.redeal(B, 3)
    assert own.deciders() == [A, C]  # he knows his own


@pytest.mark.rule("DRK-PLY-11")
def test_all_cards_are_revealed_together() -> None:
    table = drakkar().hand(A, "deck").hand(B, "deck").playing()
    lay(table, {A: "deck"})
    assert heard(table, events.REVEALED) == []
    lay(table, {B: "deck"})
    assert heard(table, events.REVEALED) == [A, B]


@pytest.mark.rule("DRK-PLY-8", "DRK-THF-1", "DRK-R-42")
def test_a_latecomers_discard_cannot_be_stolen_but_he_can_be_raided() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 2").tokens(B, goats=1)
    table = position.hand(A, "raid").hand(B, "deck").hand(C, "thief").playing()
    lay(table, {A: "raid", C: "thief"})
    table.time_out(B)
    assert events.FIZZLED in [event.kind for event in table.events()]
    assert table.deciders() == [A]
    assert ATTACK + B in table.options(A)


@pytest.mark.rule("DRK-RES-1", "DRK-RES-2", "DRK-RES-3", "DRK-RES-8", "DRK-RES-10")
def test_red_before_yellow_before_blue_and_by_number_within_a_colour() -> None:
    position = drakkar().ship(A, "bow").ship(B, "bow").cargo(B, "viking 1").ship(D, "bow").cargo(D, "viking 1")
    position = position.tokens(A, goats=3, gold=1).tokens(C, goats=1)
    table = position.hand(A, "beer").hand(B, "raid 14").hand(C, "loki 5").hand(D, "raid 4").playing()
    lay(table, {A: "beer", B: "raid 14", C: "loki 5", D: "raid 4"})
    assert table.deciders() == [C]
    assert cargo(table, A) == []
    table.apply(C, table.options(C)[0])
    assert cargo(table, A) == ["beer"]
    assert table.deciders() == [D]
    table.apply(D, ATTACK + A)
    table.apply(D, BOOTY)
    assert table.deciders() == [B]
    table.apply(B, ATTACK + C)
    assert {"raid 4", "raid 14", "loki 5"} <= set(discarded(table))


@pytest.mark.rule("DRK-RES-5", "DRK-R-13")
def test_legality_is_judged_when_the_card_comes_up() -> None:
    """When Bjorn commits, nobody has an open end; Astrid builds one in the yellow step of the same turn."""
    table = drakkar().hand(A, "bow").hand(B, "sabotage").playing()
    lay(table, {B: "sabotage", A: "bow"})
    assert parts(table, A) == []
    assert events.FIZZLED not in [event.kind for event in table.events()]


@pytest.mark.rule("DRK-RES-7", "DRK-R-12")
def test_a_playable_raid_must_be_played() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 1").ship(B, "bow").cargo(B, "viking 3")
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    assert table.options(A) == [ATTACK + B, ATTACK + C, ATTACK + D]


@pytest.mark.rule("DRK-RES-9", "DRK-R-14", "DRK-D-STORE_FULL")
def test_full_ships_decide_in_secret_and_together() -> None:
    position = drakkar()
    for seat in (A, B):
        position.ship(seat, "bow").cargo(seat, "viking 1").hand(seat, "beer")
    table = lay(position.hand(C, "raid").playing(), {A: "beer", B: "beer", C: "raid"})
    assert table.deciders() == [A, B]
    table.apply(A, STORE + 1)
    assert cargo(table, A) == ["viking 1"]  # not carried out yet
    assert table.view(B).table.sealed == [-1] * 4
    assert table.default(B) == STORE
    assert str(table.prompt(B)) == "No room for Beer: what goes overboard?"
    assert str(table.prompt(C)) == str(table.prompt(A)) == "Somebody has no room on board and decides what goes."
    table.apply(B, STORE)
    assert cargo(table, A) == ["beer"]
    assert cargo(table, B) == ["viking 1"]


@pytest.mark.rule("DRK-RES-8", "DRK-RES-11", "DRK-STO-8", "DRK-END-1")
def test_yellow_cards_stay_until_the_months_end_and_nothing_returns_to_a_hand() -> None:
    table = drakkar().ship(B, "stern").hand(A, "bow", "thief", "deck").hand(B, "beer", "viking 2", "deck").playing()
    hand = table.villages[B].left
    lay(table, {A: "bow", B: "viking 2"})
    assert parts(table, A) == ["bow"]
    assert cargo(table, B) == ["viking 2"]
    lay(table, {A: "thief", B: "beer"})
    table.apply(A, LEAVE)
    assert discarded(table)[0] == "beer"
    assert [village.hand_size() for village in table.villages] == [2, 2, 0, 0]  # a Deck and the spare card
    assert table.villages[B].left & ~hand == 0
    assert (parts(table, A), cargo(table, B)) == (["bow"], ["viking 2"])
    while table.month == 1:
        table.time_out(table.deciders()[0])
    assert all(not village.parts and not village.cargo and not village.spears for village in table.villages)
    assert table.discards == []


def test_the_builder_names_what_is_not_in_hand() -> None:
    table = drakkar().hand(A, "bow").playing()
    with pytest.raises(meadhall.engine.MeadhallError, match="Astrid has no raid 99"):
        committing(table, A, "raid 99")
