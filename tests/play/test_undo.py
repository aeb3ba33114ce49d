"""Undo: the four things it never does, what consent adds, and that the same action again gives the same table."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.engine import Refused, snapshot
from meadhall.games.beer.actions import AS_MOVE, PLAY
from meadhall.play import Match, Seat, new_match
from meadhall.play.clock import Pace
from meadhall.play.undo import Barrier
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import play as play_beer
from meadhall.testing.bottlecap import bottlecap, play
from meadhall.testing.worlds import random_action, sampled_table

BUILD, FEAST, YOUNG_WOOD = "S01", "S02", "S13"


def at_table(table: meadhall.Table, *kinds: str) -> Match:
    return Match(table, [Seat(kind=kind) for kind in kinds])


def take(match: Match, seat: int, words: str) -> None:
    """Take the option that begins with these words."""
    [action] = [one for one in match.table.options(seat) if str(match.table.describe(seat, one)).startswith(words)]
    match.act(seat, action)


def refusal(match: Match, seat: int) -> str:
    """The rule against the seat's undo; nothing may have changed when it is refused."""
    before = snapshot(match.table)
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert snapshot(match.table) == before
    assert str(refused.value).endswith(f"({refused.value.rule})")
    return refused.value.rule


def test_a_move_without_consequences_is_taken_back_and_made_again() -> None:
    table = bottlecap(seats=2).space(1, FEAST).meters(0, 2, 1, 0).ships(0, 5).turn_of(0)
    match = at_table(table, "you", "you")
    before = snapshot(match.table)
    take(match, 0, "Sail 1")
    after = snapshot(match.table)
    match.undo(0)
    assert snapshot(match.table) == before
    take(match, 0, "Sail 1")
    assert snapshot(match.table) == after


def test_undo_goes_back_one_decision_at_a_time() -> None:
    table = bottlecap(seats=2).space(1, FEAST).meters(0, 5, 3, 0).ships(0, 5).turn_of(0)
    match = at_table(table, "you", "you")
    seen = [snapshot(match.table)]
    for words in ("Sail 1", "Feast: -1 gold"):
        take(match, 0, words)
        seen.append(snapshot(match.table))
    match.undo(0)
    assert snapshot(match.table) == seen[1]
    match.undo(0)
    assert snapshot(match.table) == seen[0]
    assert refusal(match, 0) == "HALL-UNDO-2"  # nothing of one's own is left


def test_what_was_drawn_at_random_stands() -> None:
    table = bottlecap(seats=2).space(5, FEAST).meters(0, 2, 1, 0).ships(4, 0).turn_of(0)
    match = at_table(table, "you", "you")
    take(match, 0, "Sail 1 to Feast")
    assert match.deciders() == [0]
    assert refusal(match, 0) == "HALL-UNDO-4"


def test_a_draw_that_a_test_has_laid_down_stands_as_well() -> None:
    table = bottlecap(seats=2).space(5, FEAST).meters(0, 2, 1, 0).ships(4, 0).draws("G").turn_of(0)
    match = at_table(table, "you", "you")
    take(match, 0, "Sail 1 to Feast")
    assert refusal(match, 0) == "HALL-UNDO-4"


def test_when_the_decision_has_passed_on_it_stands() -> None:
    table = bottlecap(seats=2).space(1, FEAST).meters(0, 2, 1, 0).ships(0, 5).turn_of(0)
    match = at_table(table, "you", "you")
    take(match, 0, "Sail 1")
    take(match, 0, "Finish")
    assert match.deciders() == [1]
    assert refusal(match, 0) == "HALL-UNDO-1"


def test_a_seat_never_takes_back_what_another_seat_has_decided() -> None:
    table = bottlecap(seats=2).space(1, FEAST).meters(0, 2, 1, 0).ships(0, 5).turn_of(0)
    match = at_table(table, "you", "you")
    take(match, 0, "Sail 1")
    assert refusal(match, 1) == "HALL-UNDO-2"


def test_what_a_bot_has_decided_in_a_persons_place_stands() -> None:
    table = bottlecap(seats=2).space(1, FEAST).meters(0, 9, 9, 0).ships(0, 5).turn_of(0)
    match = at_table(table, "you", "you")
    take(match, 0, "Sail 1")
    match.take_over(0, "greedy")
    match.move(0)  # a feast that can be paid is not missed
    match.come_back(0)
    assert match.deciders() == [0]
    assert refusal(match, 0) == "HALL-UNDO-2"


def test_what_was_revealed_stands() -> None:
    """A hand of one card is discarded without asking: who aimed at it has seen it."""
    position = beer(3).warrior("A", "sigrid").hand("A", "Mace", "Bow").hand("B", "Spear").hand("C", "Ketil", "Broddi")
    match = at_table(play_beer(position.turn_of("A"), "power board", "discard Mace"), "you", "you", "you")
    take(match, 0, "B, who holds 1")
    assert match.deciders() == [0]
    assert refusal(match, 0) == "HALL-UNDO-3"
    assert match.past.barrier == Barrier(number=match.table.decisions, rule="HALL-UNDO-3")


def test_what_lies_before_a_reveal_stands_too_and_what_comes_after_it_does_not() -> None:
    position = beer(3).warrior("A", "sigrid").hand("A", "Mace", "Bow", "War Axe").hand("B", "Spear")
    position.hand("C", "Ketil", "Broddi")
    match = at_table(position.turn_of("A"), "you", "you", "you")
    before = snapshot(match.table)
    take(match, 0, "Sigrid")
    match.undo(0)  # nothing was shown yet
    assert snapshot(match.table) == before
    for words in ("Sigrid", "Discard Mace", "B, who holds 1"):
        take(match, 0, words)
    shown = snapshot(match.table)
    take(match, 0, "Sigrid")
    match.undo(0)
    assert snapshot(match.table) == shown
    assert refusal(match, 0) == "HALL-UNDO-3"


def test_a_person_alone_among_bots_may_agree_with_himself() -> None:
    match = new_match("bottlecap", ["you", "greedy"], seed=4, options={"start": 0})
    before = snapshot(match.table)
    match.act(0, match.table.options(0)[0])
    match.run()
    assert match.why_not_undo(0) is not None
    assert match.ask_back(0)
    assert snapshot(match.table) == before
    assert match.made == []


def test_among_several_people_all_have_to_agree() -> None:
    match = new_match("bottlecap", ["you", "you", "greedy"], seed=4, options={"start": 0})
    before = snapshot(match.table)
    match.act(0, match.table.options(0)[0])
    assert not match.ask_back(0)
    assert match.request is not None
    assert snapshot(match.table) != before
    assert match.agree(1)
    assert snapshot(match.table) == before


def test_one_who_disagrees_ends_the_wish() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=4, options={"start": 0})
    match.act(0, match.table.options(0)[0])
    match.ask_back(0)
    match.disagree(1)
    with pytest.raises(Refused, match=r"Nobody has asked.*HALL-UNDO-5"):
        match.agree(1)


def test_a_wish_lapses_when_play_goes_on() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=4, options={"start": 0})
    match.act(0, match.table.options(0)[0])
    match.ask_back(0)
    match.act(1, match.table.options(1)[0])
    assert match.request is None


def test_who_is_absent_or_replaced_is_asked_as_well() -> None:
    """Else who is left alone for a moment could take back what the others have decided."""
    match = new_match("bottlecap", ["you", "you", "you", "greedy"], seed=4, options={"start": 0})
    match.act(0, match.table.options(0)[0])
    match.leave(1)
    match.take_over(2, "greedy")
    assert not match.ask_back(0)
    match.come_back(1)
    assert not match.agree(1)
    assert match.table.decisions == 1
    match.come_back(2)
    assert match.agree(2)
    assert match.table.decisions == 0


def test_after_time_outs_no_seat_takes_back_the_others_decisions_alone() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=4, options={"start": 0}, pace=Pace(seconds=10, bank=0))
    while 1 not in [made.seat for made in match.made]:
        seat = match.waiting()[0]
        match.act(seat, match.table.options(seat)[0])
    decided = match.table.decisions
    match.leave(1)  # as after two time-outs
    assert not match.ask_back(0)
    assert match.table.decisions == decided


def test_after_going_back_by_consent_the_bots_decide_as_before() -> None:
    match = new_match("bottlecap", ["you", "greedy", "greedy"], seed=8)
    match.run()
    first = match.table.options(0)[2]
    match.act(0, first)
    match.run()
    then = snapshot(match.table)
    match.ask_back(0)
    match.act(0, first)
    match.run()
    assert snapshot(match.table) == then


def rebuilt(table: meadhall.Table) -> meadhall.Table:
    """The same moment, reached another way."""
    return meadhall.rebuild(table.record())


@pytest.mark.parametrize("name", meadhall.SHELF)
@pytest.mark.parametrize("seed", range(3))
def test_undo_and_the_same_action_again_give_the_same_table(name: str, seed: int) -> None:
    """Over a random game with sampled options: wherever undo is allowed, and it must be allowed now and then."""
    dice = random.Random(seed)
    table = sampled_table(name, seed)
    match = at_table(table, *["you"] * table.setting.seats)
    undone = 0
    for _ in range(70):
        if match.over:
            break
        before = match.table  # the Match goes on with a copy
        deciders = before.deciders()
        seat, action = random_action(before, dice)
        match.act(seat, action)
        if match.why_not_undo(seat) is None:
            facts, after = snapshot(rebuilt(before)), snapshot(match.table)
            match.undo(seat)
            assert snapshot(match.table) == facts
            assert match.deciders() == deciders
            match.act(seat, action)
            assert snapshot(match.table) == after
            undone += 1
    assert undone > 0


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_undo_is_never_offered_over_chance_or_another_decider(name: str) -> None:
    dice = random.Random(5)
    table = sampled_table(name, 5)
    match = at_table(table, *["you"] * table.setting.seats)
    for _ in range(100):
        if match.over:
            break
        before = match.table
        facts = (before.rng.state(), before.deciders())
        seat, action = random_action(before, dice)
        match.act(seat, action)
        after = match.table
        if facts != (after.rng.state(), after.deciders()):
            assert match.why_not_undo(seat) is not None


def test_a_position_without_a_past_can_still_be_stepped_back_in() -> None:
    table = play(bottlecap(seats=2).space(2, FEAST).meters(0, 9, 9, 0).ships(0, 5).turn_of(0), "sail 2")
    match = at_table(table, "you", "you")
    take(match, 0, "Feast: -2 gold")
    match.undo(0)
    assert snapshot(match.table) == snapshot(table)


def move_by_one_click(match: Match) -> int:
    """A card, to move with it, and where to. Returns how many decisions had been made before."""
    number = match.table.decisions
    card = next(action for action in match.table.options(0) if action >= PLAY and could_move(match, action))
    match.act(0, card)
    match.act(0, AS_MOVE, goes_on=True)
    match.act(0, match.table.options(0)[0], goes_on=True)
    assert match.table.decisions == number + 3
    return number


def could_move(match: Match, action: int) -> bool:
    trial = match.table.copy()
    trial.apply(0, action)
    return trial.deciders() == [0] and AS_MOVE in trial.options(0)


def test_what_one_click_did_one_undo_takes_back_where_all_others_are_bots() -> None:
    """And not decision by decision, through questions that the click has answered unasked."""
    match = new_match("beer", ["you", "greedy", "greedy"], seed=5, options={"start": 0})
    match.run()
    before = snapshot(match.table)
    number = move_by_one_click(match)
    match.undo(0)
    assert match.table.decisions == number
    assert snapshot(match.table) == before
    move_by_one_click(match)


def test_where_people_are_concerned_a_click_that_showed_a_card_goes_back_as_far_as_it_may() -> None:
    match = new_match("beer", ["you", "you", "greedy"], seed=5, options={"start": 0})
    match.run()
    number = move_by_one_click(match)
    match.undo(0)
    assert match.table.decisions == number + 2, "the way of the move alone: the card has been seen"
    assert not match.ask_back(0)
    assert match.request is not None
    assert match.request.number == number
