"""Parts 5.12 to 5.14: the Quest, Team-up, the month's end and the score."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import ACCEPT, LEND, OFFER, PASS, PAY, WITHDRAW, payment
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.teamup import lack, met_alone, unsold
from meadhall.testing.drakkar import Position, drakkar, happened, lay

A, B, C, D = range(4)
GOAT = PAY + payment(1, 0, 0)


def needy() -> Position:
    """Bjorn's Knarr lacks a Beer for Q13, strength 3 and 1 Beer: goat and two weapons; Canute has one on a Bow."""
    position = drakkar().ship(B, "bow", "stern").cargo(B, "viking 2", "viking 1").quest(B, "Q13").tokens(B, goats=2)
    return position.ship(C, "bow").cargo(C, "beer")


def heard(table: Drakkar, kind: int) -> list[int]:
    return [seat for (seat,) in happened(table, kind, "seat")]


@pytest.mark.rule("DRK-QST-1", "DRK-R-33", "DRK-HID-8")
def test_complete_ships_show_their_quest_and_the_others_do_not() -> None:
    table = needy().sailing()
    assert heard(table, events.QUEST_SHOWN) == [B]
    assert heard(table, events.TEAM_UP_SIDE) == [A, C, D]
    seen = table.view(D).table
    assert isinstance(seen, Drakkar)
    assert seen.villages[B].kept == table.villages[B].kept
    assert seen.villages[C].kept == [-1]


@pytest.mark.rule("DRK-QST-2", "DRK-R-34", "DRK-F-BAR")
@pytest.mark.parametrize(
    ("crew", "spears", "quest", "met"),
    [
        (["viking 3", "beer"], 0, "Q12", True),  # 3+1
        (["viking 2", "beer"], 0, "Q12", False),
        (["viking 1", "beer"], 1, "Q12", True),
        (["viking 1", "beer"], 1, "Q19", False),  # 4+1
        (["viking 2", "bardl"], 0, "Q12", True),
        (["viking 3", "viking 3"], 0, "Q12", False),
        (["viking 3", "viking 3"], 0, "Q03", True),  # surplus is fine
        (["bardl", "bardl"], 0, "Q22", True),  # 2+2
    ],
)
def test_a_quest_is_met_by_helmets_spears_and_beer(crew: list[str], spears: int, quest: str, met: bool) -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, *crew).spears(A, spears).quest(A, quest)
    table = position.ship(B, "bow").cargo(B, "viking 1").sailing()
    assert (happened(table, events.QUEST_MET, "seat", "quest") == [(A, int(quest[1:]) - 1)]) == met
    assert (table.villages[A].loot() > 0) == met


@pytest.mark.rule("DRK-QST-2", "DRK-QST-5", "DRK-QST-7", "DRK-R-44")
def test_without_a_complete_ship_nothing_is_met_and_nothing_is_lost() -> None:
    position = drakkar().ship(A, "bow", "deck").cargo(A, "viking 3", "beer").quest(A, "Q12").tokens(A, goats=1)
    table = position.sailing()
    assert heard(table, events.QUEST_MET) == []
    assert table.villages[A].tokens == [1, 0, 0]


@pytest.mark.rule("DRK-QST-3")
def test_quests_are_fulfilled_clockwise_from_the_earl() -> None:
    """One gold is left: the first from the Earl takes it."""
    position = drakkar(first_earl=2).stacks(20, 20, 1)
    for seat, quest in ((A, "Q03"), (C, "Q04")):  # weapon and gold; two gold
        position.ship(seat, "bow", "stern").cargo(seat, "viking 3").quest(seat, quest)
    table = position.sailing()
    assert heard(table, events.QUEST_MET) == [C, A]
    assert table.villages[C].tokens == [0, 0, 1]
    assert table.villages[A].tokens == [0, 1, 0]


@pytest.mark.rule("DRK-QST-4", "DRK-QST-5")
def test_a_captain_in_need_knows_what_he_lacks() -> None:
    table = needy().sailing()
    assert lack(table, B) == (0, 1)
    assert not met_alone(table, B)
    assert unsold(table, C) == 1
    assert table.deciders() == [B]


@pytest.mark.rule("DRK-QST-6", "DRK-R-35")
def test_a_player_with_a_complete_ship_never_helps() -> None:
    position = drakkar().ship(B, "bow", "stern").cargo(B, "viking 2", "viking 1").quest(B, "Q13").tokens(B, goats=2)
    position = position.ship(C, "bow", "stern").cargo(C, "beer").quest(C, "Q24").ship(D, "deck").cargo(D, "beer")
    table = position.sailing()
    assert table.options(B) == [OFFER + D, PASS]
    refusal = table.why_not(B, OFFER + C)
    assert refusal is not None
    assert refusal.rule == "DRK-QST-6"


@pytest.mark.rule("DRK-TEAM-1", "DRK-TEAM-3")
def test_help_of_two_cannot_be_added_up() -> None:
    position = drakkar().ship(A, "bow", "stern").quest(A, "Q06").tokens(A, goats=1)  # 1+1
    table = position.ship(B, "bow").cargo(B, "viking 1").ship(C, "bow").cargo(C, "beer").sailing()
    assert table.month == 2  # no pair is workable


@pytest.mark.rule("DRK-TEAM-2", "DRK-R-38")
def test_spears_are_not_lent() -> None:
    position = drakkar().ship(A, "bow", "stern").quest(A, "Q03").tokens(A, goats=1)  # 3+0
    table = position.ship(B, "bow").cargo(B, "viking 1").spears(B, 1).sailing()
    assert table.month == 2


@pytest.mark.rule("DRK-TEAM-4", "DRK-R-37")
def test_a_full_knarr_may_still_borrow() -> None:
    table = needy().sailing()
    assert not table.villages[B].room()
    assert OFFER + C in table.options(B)


@pytest.mark.rule("DRK-TEAM-6", "DRK-R-39")
def test_the_payment_comes_from_purse_and_loot_and_is_capped_by_the_quest() -> None:
    table = needy().sailing()  # 2 goats, and goat + 2 weapons to come
    table.apply(B, OFFER + C)
    options = table.options(B)
    assert PAY + payment(3, 0, 0) in options
    assert PAY + payment(1, 2, 0) in options
    assert PAY + payment(0, 0, 1) not in options  # no gold
    assert PAY + payment(2, 2, 0) not in options  # more than the three on the Quest
    assert len(options) == 2 + 3 + 3 + 1  # of one, two and three tokens, out of three goats and two weapons; or pass


@pytest.mark.rule("DRK-TEAM-7", "DRK-D-BARGAIN", "DRK-QST-7")
def test_nobody_must_bargain() -> None:
    table = needy().sailing()
    assert table.default(B) == PASS
    table.apply(B, PASS)
    assert table.deciders() == [C]
    table.apply(C, PASS)
    assert table.month == 2
    assert table.villages[B].tokens == [2, 0, 0]


@pytest.mark.rule("DRK-D-BARGAIN", "DRK-TEAM-12")
def test_who_is_absent_before_naming_a_price_has_passed() -> None:
    table = needy().sailing()
    table.apply(B, OFFER + C)
    assert table.default(B) == PASS
    table.time_out(B)
    assert table.villages[B].offer_to == -1
    assert table.deciders() == [C]
    table.apply(C, PASS)
    assert table.month == 2  # so everybody has passed in this circuit


@pytest.mark.rule("DRK-TEAM-8")
def test_a_pair_needs_cargo_that_covers_and_a_token_to_pay() -> None:
    position = drakkar().ship(B, "bow", "stern").cargo(B, "viking 2", "viking 1").quest(B, "Q13").stacks(0, 0, 0)
    table = position.ship(C, "bow").cargo(C, "beer").sailing()
    assert table.month == 2  # he has nothing and would collect nothing


@pytest.mark.rule("DRK-TEAM-9", "DRK-TEAM-10")
def test_both_sides_may_begin_and_a_new_offer_replaces_the_old_one_and_differs() -> None:
    table = needy().sailing()
    table.apply(B, PASS)
    table.apply(C, OFFER + B)
    table.apply(C, PAY + payment(0, 2, 0))  # a demand
    assert (table.villages[C].offer_to, table.villages[C].offer) == (B, payment(0, 2, 0))
    assert table.options(B) == [ACCEPT + C, OFFER + C, PASS]
    table.apply(B, OFFER + C)
    table.apply(B, GOAT)
    assert table.options(C) == [ACCEPT + B, OFFER + B, WITHDRAW, PASS]
    table.apply(C, OFFER + B)
    assert PAY + payment(0, 2, 0) not in table.options(C)
    table.apply(C, PAY + payment(0, 1, 0))
    assert table.villages[C].offer == payment(0, 1, 0)


@pytest.mark.rule("DRK-TEAM-9")
def test_an_offer_can_be_withdrawn() -> None:
    table = needy().sailing()
    table.apply(B, OFFER + C)
    table.apply(B, GOAT)
    table.apply(C, PASS)
    table.apply(B, WITHDRAW)
    assert table.villages[B].offer_to == -1
    assert ACCEPT + B not in table.options(C)
    table.apply(C, PASS)
    assert table.deciders() == [B]  # to withdraw is not to pass, so there is another circuit


@pytest.mark.rule("DRK-TEAM-9", "DRK-D-BARGAIN")
def test_offers_are_listed_clockwise_from_the_seat_after_the_decider() -> None:
    table = needy().ship(A, "bow").cargo(A, "beer").sailing()  # Bjorn's helpers are Canute and Astrid
    table.apply(A, OFFER + B)
    table.apply(A, GOAT)
    table.apply(B, PASS)
    table.apply(C, OFFER + B)
    table.apply(C, GOAT)
    table.apply(A, PASS)
    assert table.options(B) == [ACCEPT + C, ACCEPT + A, OFFER + C, OFFER + A, PASS]


@pytest.mark.rule("DRK-TEAM-9")
def test_the_same_price_may_be_offered_to_another_partner() -> None:
    table = needy().ship(D, "bow").cargo(D, "beer").sailing()
    table.apply(B, OFFER + C)
    table.apply(B, GOAT)
    table.apply(C, PASS)
    table.apply(D, PASS)
    table.apply(B, OFFER + D)
    assert GOAT in table.options(B)
    table.apply(B, GOAT)
    assert ACCEPT + B not in table.options(C)
    table.apply(C, PASS)
    assert ACCEPT + B in table.options(D)


@pytest.mark.rule("DRK-TEAM-10")
def test_an_offer_lapses_when_its_pair_stops_being_workable() -> None:
    position = (
        needy().ship(A, "bow", "stern").cargo(A, "viking 1").quest(A, "Q05").tokens(A, goats=1)
    )  # lacks a Beer too
    table = position.sailing()
    for captain in (A, B):
        table.apply(captain, OFFER + C)
        table.apply(captain, GOAT)
    table.apply(C, ACCEPT + A)
    assert heard(table, events.LAPSED) == [B]
    assert table.month == 2  # the only Beer is sold


@pytest.mark.rule("DRK-TEAM-10", "DRK-TEAM-6")
def test_an_offer_lapses_when_its_payment_can_no_longer_be_paid() -> None:
    """Astrid's deal takes the last gold out of the stack, of which Bjorn wanted to pay Canute."""
    position = drakkar().stacks(10, 10, 1).ship(A, "bow", "stern").cargo(A, "viking 1").quest(A, "Q05")
    position = position.tokens(A, goats=1).ship(B, "bow", "stern").cargo(B, "viking 2", "viking 1").quest(B, "Q14")
    table = position.tokens(B, goats=2).ship(C, "bow").cargo(C, "beer").ship(D, "bow").cargo(D, "beer").sailing()
    table.apply(A, OFFER + D)
    table.apply(A, GOAT)
    table.apply(B, OFFER + C)
    table.apply(B, PAY + payment(0, 0, 1))
    table.apply(C, PASS)
    table.apply(D, ACCEPT + A)
    assert heard(table, events.LAPSED) == [B]
    assert table.options(B) == [OFFER + C, PASS]  # the pair itself is still workable


@pytest.mark.rule("DRK-QST-4", "DRK-TEAM-3")
def test_the_captains_own_spears_count_before_help_is_sought() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 1").spears(A, 1).quest(A, "Q12").tokens(A, goats=1)
    table = position.ship(B, "bow").cargo(B, "beer").sailing()  # 3+1
    assert lack(table, A) == (0, 1)
    assert table.options(A) == [OFFER + B, PASS]


@pytest.mark.rule("DRK-TEAM-11", "DRK-D-LEND")
def test_the_helper_chooses_among_minimal_covering_sets() -> None:
    position = drakkar().ship(A, "bow", "stern").quest(A, "Q05").tokens(A, goats=1)  # 1+1
    table = position.ship(B, "bow", "deck").cargo(B, "bardl", "viking 1").sailing()
    table.apply(A, OFFER + B)
    table.apply(A, GOAT)
    table.apply(B, ACCEPT + A)
    assert table.villages[B].tokens == [1, 0, 0]
    lent = happened(table, events.LENT, "card", "other")
    assert lent == [(8, -1)]  # Bardl alone covers both: with the Viking the set would not be minimal


@pytest.mark.rule("DRK-TEAM-11", "DRK-D-LEND")
def test_several_covering_sets_are_asked_for_and_equal_faces_are_one() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 2").quest(A, "Q03").tokens(A, goats=1)  # lacks (1, 0)
    table = position.ship(B, "bow", "deck").cargo(B, "viking 3", "viking 1").sailing()
    table.apply(A, OFFER + B)
    table.apply(A, GOAT)
    table.apply(B, ACCEPT + A)
    assert sorted(table.options(B)) == [LEND + 1, LEND + 2]
    assert table.default(B) == LEND + 2  # the least strength
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 2").quest(A, "Q03").tokens(A, goats=1)
    table = position.ship(B, "bow", "deck").cargo(B, "viking 1", "viking 1").sailing()
    table.apply(A, OFFER + B)
    table.apply(A, GOAT)
    table.apply(B, ACCEPT + A)
    assert happened(table, events.LENT, "card") == [(4,)]  # nothing was asked


@pytest.mark.rule("DRK-D-LEND")
@pytest.mark.parametrize("turned_round", [False, True])
def test_of_sets_of_one_strength_and_size_the_lower_card_comes_first(turned_round: bool) -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 2").quest(A, "Q03").tokens(A, goats=1)  # lacks (1, 0)
    table = position.ship(B, "bow", "deck").cargo(B, "bardl", "viking 1").sailing()
    helper = table.villages[B]
    if turned_round:
        helper.cargo = helper.cargo[::-1]
    table.apply(A, OFFER + B)
    table.apply(A, GOAT)
    table.apply(B, ACCEPT + A)
    cards = [table.cards[card >> 8] for card in helper.cargo]
    lower = cards.index(min(cards))
    assert table.options(B) == [LEND + (1 << lower), LEND + (2 >> lower)]
    assert table.default(B) == LEND + (1 << lower)


@pytest.mark.rule("DRK-TEAM-11", "DRK-TEAM-1")
def test_a_captain_makes_one_deal_a_month() -> None:
    table = needy().ship(D, "bow").cargo(D, "beer").sailing()
    table.apply(B, OFFER + C)
    table.apply(B, GOAT)
    table.apply(C, ACCEPT + B)
    assert table.month == 2
    assert len(heard(table, events.AGREED)) == 1


@pytest.mark.rule("DRK-TEAM-9", "DRK-MON-2")
def test_bargaining_goes_clockwise_from_the_earl() -> None:
    position = drakkar(first_earl=C).ship(B, "bow", "stern").cargo(B, "viking 2", "viking 1").quest(B, "Q13")
    table = position.tokens(B, goats=2).ship(C, "bow").cargo(C, "beer").ship(A, "stern").cargo(A, "beer").sailing()
    asked: list[int] = []
    while table.month == 1:
        asked += table.deciders()
        table.apply(table.deciders()[0], PASS)
    assert asked == [C, A, B]


@pytest.mark.rule("DRK-TEAM-5", "DRK-TEAM-10", "DRK-END-1")
def test_deals_and_offers_bind_nobody_in_the_next_month() -> None:
    position = needy().ship(A, "bow", "stern").cargo(A, "viking 1").quest(A, "Q05").tokens(A, goats=1)
    table = position.ship(D, "bow").cargo(D, "beer").sailing()  # two captains lack a Beer, two helpers have one
    table.apply(A, OFFER + D)
    table.apply(A, GOAT)
    table.apply(B, OFFER + C)
    table.apply(B, GOAT)
    table.apply(C, ACCEPT + B)
    assert (table.villages[B].served, table.villages[C].served, table.villages[C].lent) == (True, True, 1)
    while table.month == 1:
        table.apply(table.deciders()[0], PASS)
    for village in table.villages:
        assert (village.served, village.lent, village.offer_to) == (False, 0, -1)


@pytest.mark.rule("DRK-TEAM-12")
def test_it_ends_when_everybody_asked_has_passed_in_one_circuit() -> None:
    table = needy().sailing()
    table.apply(B, OFFER + C)
    table.apply(B, GOAT)
    table.apply(C, PASS)
    table.apply(B, PASS)
    table.apply(C, PASS)
    assert table.month == 2


@pytest.mark.rule("DRK-END-1", "DRK-QDL-4", "DRK-R-3")
def test_at_the_months_end_everything_returns_and_kept_quests_leave() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 1").spears(A, 1).tokens(A, goats=1).hand(A, "deck")
    table = lay(position.playing(spare=False), {A: "deck"})
    assert table.month == 2
    assert sorted(table.cards) == list(range(40))
    assert table.villages[A].parts == table.villages[A].cargo == table.villages[A].spears == []
    assert table.villages[A].tokens == [1, 0, 0]
    for village in table.villages:
        assert not (table.quest_deck >> village.kept[0]) & 1


@pytest.mark.rule("DRK-SCO-1", "DRK-SCO-2", "DRK-SCO-3", "DRK-END-2")
def test_tokens_and_trios_count_and_everybody_plays_to_the_end() -> None:
    position = drakkar(seats=3).month(3).tokens(A, 2, 2, 2).tokens(B, 7, 0, 0).tokens(C, 0, 0, 0)
    table = position.hand(C, "deck").playing(spare=False)
    assert table.deciders() == [C]
    lay(table, {C: "deck"})
    assert table.over
    assert table.scores() == [8.0, 7.0, 0.0]
    assert table.result().winners == [A]
    assert table.result().rule == "DRK-SCO-2"
    assert table.result().words == "Astrid is the mightiest Viking, with 8 points."


@pytest.mark.rule("DRK-TEAM-9")
def test_who_is_in_no_workable_pair_is_not_asked_and_is_told_why() -> None:
    table = needy().sailing()
    assert table.deciders() == [B]
    with pytest.raises(meadhall.Refused):
        table.apply(A, PASS)
    refusal = table.why_not(B, OFFER + D)
    assert refusal is not None
    assert refusal.rule == "DRK-TEAM-5"
