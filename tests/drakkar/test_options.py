"""Part 2 of the catalogue: every option, at its default and off it."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import DRIVER, BadOption
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import (
    ACCEPT,
    ATTACK,
    BOARD,
    CLAIM,
    COUNT,
    DROP,
    KEEP,
    LATE,
    LOKI_TAKES,
    LOSE,
    OFFER,
    PASS,
    PAY,
    SHOUT,
    SPEARS,
    WRECK,
    payment,
)
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.table import Drakkar
from meadhall.server.table_wish import Wish
from meadhall.testing.drakkar import cargo, drakkar, lay, parts, with_cards

A, B, C, D = range(4)


def new(seats: int = 4, seed: int = 1, **options: object) -> Drakkar:
    table = meadhall.game("drakkar").new(seats, seed, options)
    assert isinstance(table, Drakkar)
    return table


@pytest.mark.rule("DRK-OPT-players")
def test_three_to_six_play() -> None:
    for seats in (3, 4, 5, 6):
        assert len(new(seats).villages) == seats
    for seats in (2, 7):
        with pytest.raises(BadOption, match="3 to 6 seats"):
            new(seats)


@pytest.mark.rule("DRK-OPT-first_earl", "DRK-SET-5", "DRK-R-4")
def test_the_first_earl_is_random_or_a_given_seat() -> None:
    assert {new(seed=seed).earl for seed in range(60)} == {0, 1, 2, 3}
    assert new(first_earl=2).earl == 2
    with pytest.raises(BadOption, match="first_earl"):
        new(first_earl=4)


@pytest.mark.rule("DRK-OPT-earl_passes", "DRK-MON-3", "DRK-R-4")
@pytest.mark.parametrize(("value", "earls"), [("no", [0, 0, 0]), ("left", [0, 1, 2])])
def test_the_wooden_viking_stays_or_goes_left(value: str, earls: list[int]) -> None:
    table = new(3, first_earl=0, earl_passes=value)
    seen: dict[int, int] = {}
    while not table.over:
        seen[table.month] = table.earl
        table.time_out(table.deciders()[0])
    assert [seen[month] for month in (1, 2, 3)] == earls


@pytest.mark.rule("DRK-OPT-brawl", "DRK-D-SHOUT", "DRK-BRW-3", "DRK-BRW-5", "DRK-R-6", "DRK-MON-2")
def test_at_arrival_the_earl_shouts_and_the_first_claim_takes_the_pile() -> None:
    table = new(first_earl=1, brawl="arrival")
    assert table.deciders() == [1]
    assert table.options(1) == [SHOUT]
    with pytest.raises(meadhall.Refused):
        table.apply(0, CLAIM)
    assert table.default(1) == SHOUT
    table.apply(1, SHOUT)
    assert table.default(3) == CLAIM  # the first free pile
    table.apply(3, CLAIM + 2)
    assert table.villages[3].pile == 2
    refusal = table.why_not(0, CLAIM + 2)
    assert refusal is not None
    assert "Dagny has taken pile 3" in refusal.sentence
    table.apply(0, CLAIM + 0)
    table.apply(1, CLAIM + 3)
    assert [village.pile for village in table.villages] == [0, 3, 1, 2]  # the last one without being asked


@pytest.mark.rule("DRK-OPT-open_faces", "DRK-R-7", "DRK-HID-2")
def test_faces_stay_open_or_are_shown_once() -> None:
    for value, hidden in (("yes", 0), ("no", 4 * (HAND - 1))):
        table = new(open_faces=value)
        seen = table.view(0).table
        assert isinstance(seen, Drakkar)
        assert seen.ups.count(-1) == hidden
        laid = [event for event in table.events(0) if event.kind == events.PILE_LAID]
        assert [event.secret for event in laid] == [tuple(table.ups[10 * pile : 10 * pile + 10]) for pile in range(4)]
        for pile in range(4):
            assert seen.ups[10 * pile + 9] == table.ups[10 * pile + 9]  # the top


@pytest.mark.rule("DRK-OPT-open_faces", "DRK-R-7")
@pytest.mark.parametrize(("value", "kept"), [("yes", True), ("no", False)])
def test_the_log_remembers_the_piles_only_with_open_faces(value: str, kept: bool) -> None:
    table = new(open_faces=value)
    first = next(said for said in table.view(0).told() if said.startswith("Pile 1 is laid"))
    assert first.count(",") == HAND - 2  # all ten, while claims are made
    for seat in range(4):
        table.apply(seat, CLAIM + seat)
    assert (first in table.view(0).told()) == kept
    assert ("Pile 1 is laid." in table.view(0).told()) != kept


@pytest.mark.rule("DRK-OPT-brawl", "DRK-OPT-count", "DRK-R-6")
def test_live_tables_race_and_count_unless_said_otherwise() -> None:
    kinds = ["you", "random", "random"]
    assert Wish("drakkar", kinds).options == {}
    assert Wish("drakkar", kinds, tempo="slow", seconds=60.0).options == {}
    assert Wish("drakkar", kinds, tempo="live", seconds=60.0).options == {"brawl": "arrival", "count": "on"}
    forced: dict[str, str | int] = {"brawl": "simultaneous", "count": "off"}
    assert Wish("drakkar", kinds, options=forced, tempo="live", seconds=60.0).options == forced
    assert Wish("bottlecap", ["you", "random"], tempo="live", seconds=60.0).options == {}


@pytest.mark.rule("DRK-OPT-open_faces", "DRK-R-7")
def test_of_a_rivals_hand_only_its_size_is_seen_without_open_faces() -> None:
    table = drakkar(open_faces="no").hand(A, "deck").hand(B, "loki", "raid").playing()
    seen = table.view(A).table
    assert isinstance(seen, Drakkar)
    assert seen.villages[B].hand_size() == 3
    assert [seen.ups[10 + place] for place in range(3)] == [-1, -1, -1]
    assert seen.ups[0] == table.ups[0]


@pytest.mark.rule("DRK-OPT-quest_timing", "DRK-R-2")
def test_quests_are_chosen_after_or_before_the_brawl() -> None:
    assert new().options(0) == [CLAIM + pile for pile in range(4)]
    table = new(quest_timing="before_brawl")
    assert [KEEP <= action < KEEP + 24 for action in table.options(0)] == [True, True]
    assert table.cards == []
    for seat in range(4):
        table.apply(seat, table.options(seat)[0])
    assert table.options(0) == [CLAIM + pile for pile in range(4)]


@pytest.mark.rule("DRK-OPT-count", "DRK-PLY-5")
@pytest.mark.parametrize("value", ["on", "off"])
def test_the_count_is_there_only_when_it_is_on(value: str) -> None:
    table = drakkar(count=value).hand(A, "deck").hand(B, "deck").playing()
    lay(table, {A: "deck"})
    assert (COUNT in table.options(A)) == (value == "on")


@pytest.mark.rule("DRK-OPT-latecomer", "DRK-PLY-10", "DRK-R-9")
def test_a_latecomer_skips_or_also_plays() -> None:
    table = drakkar().hand(A, "deck").hand(B, "deck", "bow").playing()
    table.time_out(B)
    assert table.villages[B].hand_size() == 2
    assert table.deciders() == [A]

    table = drakkar(latecomer="also_plays").hand(A, "deck").hand(B, "deck", "bow").playing()
    table.time_out(B)
    assert table.villages[B].hand_size() == 2
    assert table.deciders() == [A, B]
    table.apply(DRIVER, LATE + B)  # a second time: no second discard
    assert table.villages[B].hand_size() == 2
    assert table.deciders() == [A]


@pytest.mark.rule("DRK-OPT-latecomer", "DRK-PLY-10")
def test_a_card_that_a_latecomer_also_plays_counts_like_any_other() -> None:
    table = drakkar(latecomer="also_plays").hand(A, "deck").hand(B, "bow", "bow", "bow").playing(spare=False)
    table.time_out(B)
    lay(table, {B: "bow", A: "deck"})
    assert parts(table, B) == ["bow"]
    assert table.villages[B].hand_size() == 1  # three, less the discard, less the play


@pytest.mark.rule("DRK-OPT-same_number", "DRK-RES-4")
@pytest.mark.parametrize(("value", "first"), [("earl", 1), ("commit", 3)])
def test_equal_numbers_by_the_earl_or_as_laid(value: str, first: int) -> None:
    data = with_cards({"C03": ("bow", "raid 5"), "C04": ("bow", "raid 5")})
    position = drakkar(data=data, same_number=value)
    for seat in (B, D):
        position.ship(seat, "stern").cargo(seat, "viking 2").hand(seat, "raid 5")
    table = lay(position.playing(), {D: "raid 5", B: "raid 5"})
    assert table.deciders() == [first]


@pytest.mark.rule("DRK-OPT-may_decline", "DRK-RES-7", "DRK-R-12")
@pytest.mark.parametrize("card", ["loki", "raid", "sabotage", "thief", "boarding"])
def test_cards_must_be_played_unless_they_may_be_declined(card: str) -> None:
    for value in ("no", "yes"):
        position = drakkar(may_decline=value).ship(A, "bow", "stern").cargo(A, "viking 3", "viking 2").ship(B, "bow")
        position = position.ship(C, "stern").ship(D, "stern").tokens(B, goats=1).tokens(C, goats=1)
        table = position.hand(A, card).hand(B, "beer").hand(C, "deck").playing()
        lay(table, {A: card, B: "beer", C: "deck"})
        assert table.deciders() == [A]
        assert (DROP in table.options(A)) == (value == "yes")
        if value == "yes":
            assert table.default(A) == DROP
            assert (BOARD in table.options(A)) == (card == "boarding")
            table.apply(A, DROP)
            assert events.DROPPED in [event.kind for event in table.events()]
            assert table.villages[A].loot() == 0
            assert cargo(table, A) == ["viking 3", "viking 2"]


@pytest.mark.rule("DRK-OPT-yggdrasil_pair", "DRK-SHP-10", "DRK-R-16")
@pytest.mark.parametrize(("value", "complete"), [("yes", True), ("no", False)])
def test_two_yggdrasils_are_a_ship_or_not(value: str, complete: bool) -> None:
    table = drakkar(yggdrasil_pair=value).ship(A, "yggdrasil").hand(A, "yggdrasil").playing()
    lay(table, {A: "yggdrasil"})
    assert table.villages[A].complete() == complete


@pytest.mark.rule("DRK-OPT-sabotage_freeze", "DRK-SAB-5", "DRK-R-19")
def test_frozen_cargo_covers_the_bow() -> None:
    position = drakkar(sabotage_freeze="yes").ship(B, "stern", "bow").cargo(B, "viking 2")
    table = lay(position.hand(A, "sabotage").playing(), {A: "sabotage"})
    assert parts(table, B) == ["bow"]


@pytest.mark.rule("DRK-OPT-spears_per_viking", "DRK-SPR-1", "DRK-R-22")
@pytest.mark.parametrize(("value", "spears"), [(1, 1), ("any", 2)])
def test_one_spear_a_viking_or_any_number(value: str | int, spears: int) -> None:
    position = drakkar(spears_per_viking=value).ship(A, "bow", "deck").cargo(A, "viking 1", "beer").spears(A, 1)
    table = lay(position.hand(A, "spear").playing(), {A: "spear"})
    assert len(table.villages[A].spears) == spears
    assert table.villages[A].armed() == [spears, 0]


@pytest.mark.rule("DRK-OPT-spears_per_viking", "DRK-SPR-5")
def test_any_number_of_spears_stays_while_a_viking_is_left() -> None:
    position = drakkar(spears_per_viking="any").ship(A, "bow", "stern").cargo(A, "viking 1", "viking 2").spears(A, 2)
    table = lay(position.hand(A, "boarding 18").playing(), {A: "boarding 18"})
    table.apply(A, SPEARS)
    table.apply(A, LOSE + 1)
    assert len(table.villages[A].spears) == 2


@pytest.mark.rule("DRK-OPT-spears_per_viking", "DRK-SPR-5")
def test_any_number_of_spears_goes_overboard_with_the_last_viking() -> None:
    position = drakkar(spears_per_viking="any").ship(A, "bow", "stern").cargo(A, "viking 1", "beer").spears(A, 2)
    table = lay(position.hand(A, "boarding 18").playing(), {A: "boarding 18"})
    table.apply(A, SPEARS)
    table.apply(A, LOSE + 1)
    assert cargo(table, A) == ["beer"]
    assert table.villages[A].spears == []


@pytest.mark.rule("DRK-OPT-spear_defends", "DRK-SPR-8", "DRK-R-21")
@pytest.mark.parametrize(("value", "asked"), [("yes", [1]), ("no", [0])])
def test_a_defender_uses_spears_or_not(value: str, asked: list[int]) -> None:
    position = drakkar(spear_defends=value).ship(A, "bow").cargo(A, "viking 3").tokens(B, goats=1, gold=1)
    position = position.ship(B, "bow").cargo(B, "viking 2").spears(B, 1)
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)
    assert table.deciders() == asked


@pytest.mark.rule("DRK-OPT-spear_pays_loss", "DRK-SPR-9", "DRK-R-24")
@pytest.mark.parametrize(("value", "crew"), [("no", []), ("yes", ["viking 3"])])
def test_a_spent_spear_pays_the_loss_or_not(value: str, crew: list[str]) -> None:
    position = drakkar(spear_pays_loss=value).ship(A, "bow", "stern").cargo(A, "viking 3").spears(A, 1)
    table = lay(position.hand(A, "boarding 18").playing(), {A: "boarding 18"})  # needs 4
    table.apply(A, SPEARS + 1)
    assert cargo(table, A) == crew
    assert table.villages[A].spears == []


@pytest.mark.rule("DRK-OPT-spear_pays_loss", "DRK-SPR-9", "DRK-R-24")
@pytest.mark.parametrize(("value", "crew"), [("no", []), ("yes", ["viking 2"])])
def test_a_spear_spent_in_a_lost_raid_pays_the_loss_or_not(value: str, crew: list[str]) -> None:
    position = drakkar(spear_pays_loss=value).ship(A, "bow").cargo(A, "viking 2").spears(A, 1)
    position = position.ship(B, "bow").cargo(B, "viking 3").spears(B, 1)
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)  # 2 against 3
    table.apply(A, SPEARS + 1)  # 4 against 3
    table.apply(B, SPEARS + 1)  # 4 against 5
    assert cargo(table, A) == crew
    assert cargo(table, B) == ["viking 3"]


@pytest.mark.rule("DRK-OPT-spear_pays_loss", "DRK-SPR-9", "DRK-R-24")
@pytest.mark.parametrize(("value", "crew"), [("no", []), ("yes", ["viking 2"])])
def test_a_spear_spent_in_vain_by_the_defender_pays_the_loss_or_not(value: str, crew: list[str]) -> None:
    position = drakkar(spear_pays_loss=value).ship(A, "bow").cargo(A, "viking 3").spears(A, 1)
    position = position.ship(B, "bow").cargo(B, "viking 2").spears(B, 1)
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)  # 3 against 2
    table.apply(B, SPEARS + 1)  # 3 against 4
    table.apply(A, SPEARS + 1)  # 5 against 4
    assert cargo(table, B) == crew
    assert cargo(table, A) == ["viking 3"]


@pytest.mark.rule("DRK-OPT-spear_pays_loss", "DRK-R-24")
def test_a_spear_that_the_winner_spent_pays_nothing_for_the_loser() -> None:
    position = drakkar(spear_pays_loss="yes").ship(A, "bow").cargo(A, "viking 2").spears(A, 1)
    table = lay(position.ship(B, "bow").cargo(B, "viking 3").hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)  # 2 against 3
    table.apply(A, SPEARS + 1)  # 4 against 3
    assert cargo(table, B) == []


@pytest.mark.rule("DRK-OPT-loki_token", "DRK-LOK-1", "DRK-R-25")
def test_loki_picks_the_kind_or_chance_does() -> None:
    def position(value: str) -> Drakkar:
        told = drakkar(loki_token=value).tokens(B, goats=1, weapons=1, gold=2).tokens(C, weapons=1).hand(A, "loki")
        return lay(told.playing(), {A: "loki"})

    table = position("thief")
    assert table.options(A) == [LOKI_TAKES + 4 * B + kind for kind in range(3)] + [LOKI_TAKES + 4 * C + 1]
    table = position("random")
    assert table.options(A) == [LOKI_TAKES + 4 * B + 3, LOKI_TAKES + 4 * C + 3]
    stolen: list[list[int]] = []
    for draw in (0, 1, 2, -1):  # goat 0, weapon 1, gold 2 and 3, which is the last
        table = position("random")
        table.rng.script = [draw]
        table.apply(A, LOKI_TAKES + 4 * B + 3)
        stolen.append(table.villages[A].tokens)
    assert stolen == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1]]


@pytest.mark.rule("DRK-OPT-loot_supply", "DRK-LOOT-2", "DRK-R-31")
@pytest.mark.parametrize(("value", "gold"), [("limited", 1), ("unlimited", 2)])
def test_stacks_run_dry_or_not(value: str, gold: int) -> None:
    position = drakkar(loot_supply=value).ship(A, "bow", "stern").cargo(A, "viking 3").quest(A, "Q04").stacks(5, 5, 1)
    table = position.sailing()
    assert table.villages[A].tokens == [0, 0, gold]
    assert min(table.stacks) >= 0


@pytest.mark.rule("DRK-OPT-helper_serves", "DRK-TEAM-5", "DRK-R-36")
@pytest.mark.parametrize(("value", "deals"), [("many", 2), ("one", 1)])
def test_a_helper_serves_many_captains_or_one(value: str, deals: int) -> None:
    position = drakkar(helper_serves=value).ship(A, "bow", "stern").quest(A, "Q01")
    position = position.ship(B, "bow", "stern").cargo(B, "viking 1").quest(B, "Q05")
    table = position.ship(C, "bow", "deck").cargo(C, "viking 2", "beer").sailing()
    for captain in (A, B):
        table.apply(captain, OFFER + C)
        table.apply(captain, PAY + payment(1, 0, 0))
    table.apply(C, ACCEPT + A)
    while table.month == 1:
        seat = table.deciders()[0]
        table.apply(seat, ACCEPT + B if ACCEPT + B in table.options(seat) else table.default(seat))
    assert [event.kind for event in table.events()].count(events.AGREED) == deals


@pytest.mark.rule("DRK-OPT-team_up_room", "DRK-TEAM-4", "DRK-R-37")
@pytest.mark.parametrize(("value", "bargains"), [("no", True), ("yes", False)])
def test_borrowed_cards_need_no_room_or_do(value: str, bargains: bool) -> None:
    """Strength 5 and a Beer: a Knarr with Vikings 3 and 2 is full, and both are needed beside the Beer."""
    position = drakkar(team_up_room=value).ship(A, "bow", "stern").cargo(A, "viking 3", "viking 2").quest(A, "Q21")
    table = position.tokens(A, goats=1).ship(B, "bow").cargo(B, "beer").sailing()
    assert (table.month == 1 and table.deciders() == [A]) == bargains


@pytest.mark.rule("DRK-OPT-team_up_room", "DRK-TEAM-4")
def test_own_cargo_may_stay_behind_to_make_room() -> None:
    position = drakkar(team_up_room="yes").ship(A, "bow", "stern").cargo(A, "viking 1", "viking 1").quest(A, "Q05")
    table = position.tokens(A, goats=1).ship(B, "bow").cargo(B, "beer").sailing()  # 1+1
    assert table.deciders() == [A]
    assert OFFER + B in table.options(A)


@pytest.mark.rule("DRK-OPT-team_up_room", "DRK-TEAM-4")
@pytest.mark.parametrize(("quest", "bargains"), [("Q12", True), ("Q21", False)])
def test_where_room_is_needed_only_the_vikings_on_board_bring_their_spears(quest: str, bargains: bool) -> None:
    """Beside the borrowed Beer there is room for one armed Viking 1: strength 3, not 1 + 2 + 2."""
    position = drakkar(team_up_room="yes").ship(A, "bow", "stern").cargo(A, "viking 1", "viking 1").spears(A, 2)
    table = position.quest(A, quest).tokens(A, goats=1).ship(B, "bow").cargo(B, "beer").sailing()
    assert (table.month == 1 and table.deciders() == [A]) == bargains


@pytest.mark.rule("DRK-OPT-bargain_rounds", "DRK-TEAM-12", "DRK-R-40")
@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_there_are_so_many_circuits_of_offers_and_one_of_answers(rounds: int) -> None:
    position = drakkar(bargain_rounds=rounds).ship(A, "bow", "stern").cargo(A, "viking 2").quest(A, "Q12")
    table = position.tokens(A, goats=3).ship(B, "bow", "deck").cargo(B, "viking 1", "beer").sailing()
    offers = 0
    while OFFER + B in table.options(A):
        table.apply(A, OFFER + B)
        table.apply(A, table.options(A)[0])
        offers += 1
        table.apply(B, PASS)
    assert offers == rounds
    assert table.deciders() == [B]  # the last circuit asks only Bjorn, who holds an offer
    assert table.options(B) == [ACCEPT + A, PASS]
    table.apply(B, PASS)
    assert table.month == 2


@pytest.mark.rule("DRK-OPT-bargain_rounds", "DRK-TEAM-12")
def test_the_last_circuit_has_accept_and_pass_only() -> None:
    position = drakkar(bargain_rounds=1).ship(A, "bow", "stern").cargo(A, "viking 3").quest(A, "Q12")
    table = position.tokens(A, goats=3).ship(B, "bow").cargo(B, "beer").sailing()
    table.apply(A, PASS)
    table.apply(B, OFFER + A)
    table.apply(B, PAY + payment(1, 0, 0))
    assert table.deciders() == [A]
    assert table.options(A) == [ACCEPT + B, PASS]
    table.apply(A, PASS)
    passed = [event.seat for event in table.events() if event.kind == events.PASSED]
    assert passed == [A, A]  # Bjorn holds no offer and is left out of it


@pytest.mark.rule("DRK-OPT-payment_cap", "DRK-TEAM-6", "DRK-R-39")
@pytest.mark.parametrize(("value", "most"), [("loot", 2), ("none", 6)])
def test_a_payment_is_capped_by_the_quest_or_by_the_purse(value: str, most: int) -> None:
    position = drakkar(payment_cap=value).ship(A, "bow", "stern").quest(A, "Q01").tokens(A, goats=4)
    table = position.ship(B, "bow").cargo(B, "viking 2").sailing()
    table.apply(A, OFFER + B)
    paid = [str(table.describe(A, action)) for action in table.options(A)]
    assert max(sum(int(word) for word in said.split() if word.isdigit()) for said in paid) == most


@pytest.mark.rule("DRK-OPT-may_decline", "DRK-D-SAB_TARGET")
def test_a_single_target_is_taken_unasked_unless_it_may_be_declined() -> None:
    for value, asked in (("no", False), ("yes", True)):
        table = lay(drakkar(may_decline=value).ship(B, "bow").hand(A, "sabotage").playing(), {A: "sabotage"})
        assert (WRECK + B in table.options(A)) == asked
