"""People who are away: noticed after a while, called by the horn, replaced by a bot until they are back."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import Refused
from meadhall.play import Match, Pace, absence, new_match
from meadhall.play.absence import Patience

MINUTE = 60.0


def four(*kinds: str, **more: object) -> Match:
    """A table of Drakkar, at which all are asked at once."""
    return new_match("drakkar", list(kinds) or ["you"] * 4, seed=3, **more)  # type: ignore[arg-type]


def gone(match: Match, *seats: int, at: float = 0.0, now: float = 2 * MINUTE) -> None:
    for seat in seats:
        absence.went(match, seat, at)
    absence.look_around(match, now)


def refusal(match: Match, by: int, seat: int, now: float) -> str:
    with pytest.raises(Refused) as refused:
        absence.let_bot_play(match, by, seat, "oarsman", now)
    assert refused.value.rule == "HALL-SEAT-4"
    return str(refused.value)


def test_who_has_gone_counts_as_away_after_two_minutes_and_not_before() -> None:
    match = four()
    absence.went(match, 2, 100.0)
    assert absence.next_look(match) == 100.0 + 2 * MINUTE
    assert not absence.look_around(match, 100.0 + 2 * MINUTE - 1)
    assert absence.look_around(match, 100.0 + 2 * MINUTE)
    assert absence.missed(match) == [2]
    assert absence.away_for(match, 2, 400.0) == 300.0
    assert absence.next_look(match) is None


def test_who_comes_back_is_away_no_more_and_the_wish_about_the_seat_is_gone() -> None:
    match = four()
    gone(match, 2)
    assert not absence.let_bot_play(match, 0, 2, "oarsman", 2 * MINUTE)
    assert absence.came(match, 2, 3 * MINUTE)
    assert absence.missed(match) == []
    assert match.absence.wish is None


def test_the_horn_is_blown_once_an_hour() -> None:
    match = four()
    gone(match, 2)
    absence.blow_horn(match, 0, 2, 2 * MINUTE)
    with pytest.raises(Refused, match="again in 30 minutes"):
        absence.blow_horn(match, 1, 2, 32 * MINUTE)
    absence.blow_horn(match, 1, 2, 62 * MINUTE)


def test_nobody_is_called_or_replaced_who_is_there() -> None:
    match = four()
    with pytest.raises(Refused, match="is here, or a bot plays there"):
        absence.blow_horn(match, 0, 2, 0.0)
    assert "is here" in refusal(match, 0, 2, 0.0)


def test_a_bot_plays_when_the_majority_of_those_present_agrees() -> None:
    match = four()
    gone(match, 3)
    assert absence.enough(match) == 2
    assert not absence.let_bot_play(match, 0, 3, "oarsman", 2 * MINUTE)
    assert not absence.let_bot_play(match, 0, 3, "oarsman", 2 * MINUTE), "nobody has two votes"
    assert absence.let_bot_play(match, 1, 3, "jarl", 2 * MINUTE)
    assert match.seats[3].stand_in == "oarsman", "the level that was named first"
    assert match.seats[3].person, "the seat stays the person's"


def test_who_has_left_meanwhile_has_no_vote() -> None:
    match = four()
    gone(match, 3)
    assert not absence.let_bot_play(match, 0, 3, "oarsman", 2 * MINUTE)
    gone(match, 0, now=9 * MINUTE)
    assert absence.present(match) == [1, 2]
    assert not absence.let_bot_play(match, 1, 3, "oarsman", 9 * MINUTE)
    assert absence.let_bot_play(match, 2, 3, "oarsman", 9 * MINUTE)


def test_of_two_people_the_other_decides_alone_after_five_minutes() -> None:
    match = four("you", "you", "greedy", "greedy")
    gone(match, 1)
    assert absence.bot_in(match, 1, 2 * MINUTE) == 3 * MINUTE
    assert "in 3 minutes" in refusal(match, 0, 1, 2 * MINUTE)
    assert absence.let_bot_play(match, 0, 1, "oarsman", 5 * MINUTE)


def test_a_table_may_be_set_to_wait_longer_or_for_ever() -> None:
    patient = four(patience=Patience(bot=3600.0))
    gone(patient, 3)
    assert "in 58 minutes" in refusal(patient, 0, 3, 2 * MINUTE)
    never = four(patience=Patience(bot=None))
    gone(never, 3)
    assert "nobody lets a bot play" in refusal(never, 0, 3, 900 * MINUTE)


def test_whoever_comes_back_takes_over_in_the_middle_of_a_turn_and_hears_what_the_bot_did() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=5)
    match.act(0, match.table.legal(0)[0])
    gone(match, 1)
    absence.let_bot_play(match, 0, 1, "greedy", 6 * MINUTE)
    assert absence.by_a_bot(match, 1) == []
    match.move(1)
    if 1 in match.deciders():
        match.come_back(1)
        assert 1 in match.waiting()
    assert absence.by_a_bot(match, 1) == [2]
    assert match.made[1].by == "bot"
    while 1 not in match.deciders():
        match.act(0, match.table.legal(0)[0])
    if match.seats[1].stand_in is not None:
        match.come_back(1)
    match.act(1, match.table.legal(1)[0])
    assert absence.by_a_bot(match, 1) == [], "after one's own decision nothing has to be told any more"


def test_a_deserted_table_sleeps_until_somebody_comes() -> None:
    match = four("you", "you", "greedy", "greedy")
    match.take_over(0, "greedy")
    match.take_over(1, "greedy")
    assert match.dues()
    gone(match, 0, 1)
    assert match.absence.asleep
    assert match.dues() == []
    assert match.run() == 0
    absence.came(match, 1, 10 * MINUTE)
    assert not match.absence.asleep
    assert match.dues()


def test_a_table_that_waits_for_somebody_does_not_sleep() -> None:
    match = four("you", "you", "greedy", "greedy")
    match.take_over(0, "greedy")
    gone(match, 0, 1)
    assert not match.absence.asleep, "it waits for the other, who may come"


def test_of_who_plays_alone_against_bots_nobody_is_told_that_they_are_away() -> None:
    match = four("you", "greedy", "greedy", "greedy")
    absence.went(match, 0, 0.0)
    assert absence.next_look(match) is None
    assert not absence.look_around(match, 900 * MINUTE)
    match.take_over(0, "greedy")
    assert absence.look_around(match, 900 * MINUTE)
    assert match.absence.asleep


def test_the_clock_does_not_play_a_deserted_table_to_its_end() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=5, pace=Pace(seconds=86_400.0))
    gone(match, 0, 1)
    now, late = 0.0, 0
    while late < 20 and match.late(now := now + 86_400.0):
        late += 1
        match.time_out(match.late(now)[0], now)
        absence.look_around(match, now)
    assert match.absence.asleep
    assert {seat: absence.lates(match, seat) for seat in (0, 1)}[0] >= absence.LATES
    assert late < 20
    absence.came(match, 0, now)
    assert match.clock is not None
    assert match.clock.left(match.deciders()[0], now) == 86_400.0, "nobody's time ran meanwhile"


def test_at_a_table_without_hints_there_are_none() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=5, hints=False)
    with pytest.raises(Refused, match="everybody thinks for themselves") as refused:
        match.hint(0)
    assert refused.value.rule == "HALL-HINT-1"


def test_absence_is_the_same_after_it_was_written_down() -> None:
    match = four()
    gone(match, 2, 3)
    absence.blow_horn(match, 0, 2, 2 * MINUTE)
    absence.let_bot_play(match, 0, 3, "oarsman", 2 * MINUTE)
    again = absence.Absence.model_validate_json(match.absence.model_dump_json())
    assert again == match.absence
