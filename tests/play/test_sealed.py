"""Secret choices that are changed before all have chosen: nothing is left of them, and nobody learns anything."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import meadhall
from meadhall.engine import SPECTATOR, Refused, Table, snapshot
from meadhall.engine.step import Gather
from meadhall.games.drakkar.actions import COMMIT, COUNT, VERBS
from meadhall.games.drakkar.table import Drakkar
from meadhall.play import Match, Pace, Seat, new_match, read_match, resume, save
from meadhall.testing.worlds import random_action, sampled_table

SECRETIVE = [name for name in meadhall.SHELF if name != "bottlecap"]  # where nobody chooses in secret


def people(table: Table, **more: object) -> Match:
    seats = [Seat(kind="you") for _ in range(table.setting.seats)]
    return Match(table, seats, changes=True, **more)  # type: ignore[arg-type] # a clock, or nothing


def gatherings(name: str, seeds: range = range(4)) -> Iterator[Table]:
    """Tables at which several seats are about to choose in secret."""
    for seed in seeds:
        dice = random.Random(seed)
        table = sampled_table(name, seed)
        while not table.over and table.decisions < 250:
            step = table.agenda.top()
            if isinstance(step, Gather) and len(table.deciders()) > 2 and all(answer < 0 for answer in table.sealed):
                yield table.copy()
            table.apply(*random_action(table, dice))


def sealing(table: Table, seat: int, action: int) -> bool:
    """Does the option seal the seat's answer, and do others still owe theirs?"""
    then = table.copy()
    then.apply(seat, action)
    return then.agenda.top() is table.agenda.top() and then.sealed[seat] == action


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_choice_that_was_changed_leaves_no_trace(name: str) -> None:
    """Whatever was chosen first, the table is what it would be if the seat had not chosen, for every viewer."""
    looked = 0
    for table in list(gatherings(name))[::6]:
        first, second, *_ = table.deciders()
        between = next((one for one in table.options(second) if sealing(table, second, one)), None)
        if between is None:
            continue
        without = table.copy()
        without.apply(second, between)
        for action in [one for one in table.options(first) if sealing(table, first, one)][:5]:
            match = people(table)
            match.act(first, action)
            match.act(second, between)
            if match.table.agenda.top() is not table.agenda.top():
                continue  # the first Interrupt counts: nobody chooses any more
            match.undo(first)
            assert snapshot(match.table) == snapshot(without)
            assert match.table.history() == without.history()
            for viewer in range(SPECTATOR, table.setting.seats):
                assert match.view(viewer).told() == without.view(viewer).told()
            assert [made.seat for made in match.made] == [second]
            looked += 1
    assert looked > 5


def laying(kinds: list[str], **more: object) -> Match:
    """A match of Drakkar at which the first seats are about to lay a card."""
    match = new_match("drakkar", kinds, seed=5, changes=True, **more)  # type: ignore[arg-type] # options, a clock
    while True:
        seats = match.waiting()
        if all(VERBS.has(COMMIT, match.table.options(seat)[0]) for seat in seats):
            return match
        match.act(seats[0], match.table.options(seats[0])[0])
        if not match.waiting():
            match.run()


@pytest.mark.rule("DRK-PLY-3")
def test_a_card_that_lies_can_be_taken_back_by_the_house_until_all_lie() -> None:
    match = laying(["you", "you", "you"])
    card, other = match.table.options(0)[0], match.table.options(0)[4]
    match.act(0, card)
    assert match.deciders() == [1, 2]
    match.act(1, match.table.options(1)[0])
    assert match.undo(0) is not None
    assert match.deciders() == [0, 2]
    match.act(0, other)
    match.act(2, match.table.options(2)[0])
    assert match.table.turn == 1 or match.table.turn == 2
    assert (0, other) in match.table.history()
    assert (0, card) not in match.table.history()
    with pytest.raises(Refused):
        match.undo(0)  # all cards were turned up


@pytest.mark.rule("DRK-PLY-3")
def test_where_the_table_says_so_a_card_that_lies_stays() -> None:
    match = Match(laying(["you", "you", "you"]).table, [Seat(kind="you") for _ in range(3)])
    match.act(0, match.table.options(0)[0])
    before = snapshot(match.table)
    with pytest.raises(Refused, match=r"chosen in secret stands.*HALL-UNDO-6"):
        match.undo(0)
    assert snapshot(match.table) == before


def test_who_was_the_first_to_lay_is_it_no_more() -> None:
    match = laying(["you", "you", "you"])
    match.act(0, match.table.options(0)[0])
    match.act(1, match.table.options(1)[0])
    match.undo(0)
    assert isinstance(match.table, Drakkar)
    assert match.table.laid == [1]


def test_a_count_that_hangs_on_it_lets_it_stand() -> None:
    """DRK-PLY-5: only who was first may count, so he can't have been second."""
    match = laying(["you", "you", "you"], options={"count": "on"})
    match.act(0, match.table.options(0)[0])
    match.act(1, match.table.options(1)[0])
    match.act(0, COUNT)
    match.undo(1)  # another's card can go all the same
    assert match.deciders() == [1, 2]
    match.act(1, match.table.options(1)[0])
    assert not match.chose_in_secret(0), "his last decision is the count"
    before = snapshot(match.table)
    with pytest.raises(Refused):
        match.undo(0)
    assert snapshot(match.table) == before


def test_bots_decide_as_if_nothing_had_been_laid() -> None:
    """With the same dice and at the same time, whichever card was laid and taken back."""
    choices = []
    for place in (None, 0, 3, 5):
        match = laying(["you", "you", "greedy", "greedy"])
        if place is not None:
            match.act(0, match.table.options(0)[place])
            asked = [match.asked(seat) for seat in (1, 2, 3)]
            match.undo(0)
            assert [match.asked(seat) for seat in (1, 2, 3)] == asked
        match.run()
        choices.append([(seat, action) for seat, action in match.table.history()[-2:]])
    assert [choice == choices[0] for choice in choices] == [True] * 4
    assert [seat for seat, _ in choices[0]] == [2, 3]


def test_what_a_bot_has_laid_for_a_person_stands() -> None:
    match = laying(["you", "you", "you"])
    match.take_over(0, "greedy")
    match.move(0)
    match.come_back(0)
    with pytest.raises(Refused, match=r"not decided by you.*HALL-UNDO-6"):
        match.undo(0)


def test_nobodys_answer_is_stale_because_another_chooses_again() -> None:
    match = laying(["you", "you", "you"])
    match.act(0, match.table.options(0)[0])
    seen = match.table.decisions  # by the others
    match.undo(0)
    assert match.asked_the_same(1, seen)
    assert match.asked_the_same(2, seen)
    assert not match.asked_the_same(1, seen + 1)
    match.act(1, match.table.options(1)[0])
    assert match.asked_the_same(2, seen)
    assert match.asked_the_same(0, seen)


def test_time_that_was_spent_is_spent_when_one_chooses_again() -> None:
    match = laying(["you", "you", "you"], pace=Pace(seconds=10, bank=20))
    clock = match.clock
    assert clock is not None
    match.renew_questions(100)
    match.act(0, match.table.options(0)[0], now=114)
    assert clock.banks[0] == 16
    match.undo(0, now=200)
    assert clock.left(0, 200) == 16
    assert clock.left(1, 200) == 30 - 100
    match.act(0, match.table.options(0)[0], now=203)
    assert clock.banks[0] == 13


@pytest.mark.parametrize("when", ["before", "after"])
def test_it_is_the_same_when_the_match_was_put_away_meanwhile(when: str) -> None:
    match = laying(["you", "you", "you", "you"])
    for seat in (0, 1, 2):
        match.act(seat, match.table.options(seat)[seat])
    if when == "before":
        match = resume(read_match(save(match).text()))
    match.undo(1)
    if when == "after":
        match = resume(read_match(save(match).text()))
    assert match.deciders() == [1, 3]
    match.undo(0)
    assert match.deciders() == [0, 1, 3]
    match.undo(2)
    assert match.deciders() == [0, 1, 2, 3]
    with pytest.raises(Refused):
        match.undo(2)
