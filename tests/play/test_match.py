"""The Match: who decides, refusals that change nothing, absence, bots in the place of people, clocks and orders."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall import bots
from meadhall.engine import DRIVER, BadOption, Refused, Table, snapshot
from meadhall.play import Match, Order, Pace, Seat, new_match, this_turn
from meadhall.play.due import LONGEST_DELAY, SHORTEST_DELAY, Due
from meadhall.play.standing import is_window
from meadhall.testing.bottlecap import bottlecap
from meadhall.testing.worlds import random_action

QUICK_END: dict[str, dict[str, object]] = {"bottlecap": {"round_limit": 30}}


def sitting(table: Table, *kinds: str, live: bool = False, pace: Pace | None = None) -> Match:
    return Match(table, [Seat(kind=kind) for kind in kinds], live=live, pace=pace)


# Deciding


def test_bots_play_a_whole_match() -> None:
    match = new_match("bottlecap", ["greedy", "random", "random"], seed=2)
    assert match.run() == match.table.decisions
    assert match.over
    assert len(match.result().winners) == 1


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    def played(seed: int) -> list[tuple[int, int]]:
        match = new_match("bottlecap", ["random", "random"], seed=seed, options={"round_limit": 30})
        match.run()
        return match.table.history()

    assert played(3) == played(3)
    assert played(3) != played(4)


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_a_match_without_a_memory_is_played_the_same(name: str) -> None:
    kinds = ["greedy", *["random"] * (meadhall.game(name).least_seats - 1)]

    def played(keeps_past: bool) -> list[tuple[int, int]]:
        match = new_match(name, kinds, seed=5, options=QUICK_END.get(name), keeps_past=keeps_past)
        assert match.run() == match.table.decisions
        return match.table.history()

    assert played(False) == played(True)


def test_without_a_memory_nothing_is_taken_back() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=5, options={"start": 0}, keeps_past=False)
    match.act(0, match.table.options(0)[0])
    with pytest.raises(Refused, match="does not keep its past"):
        match.undo(0)
    with pytest.raises(Refused, match="does not keep its past"):
        match.ask_back(0)


def test_a_seat_may_be_a_bot_with_parameters() -> None:
    match = new_match("bottlecap", ["search:iterations=5", "random"], seed=5, options={"start": 0})
    match.move(0)
    assert match.table.decisions == 1
    with pytest.raises(BadOption, match="The search bot has no parameter 'beer'"):
        new_match("bottlecap", ["search:beer=5", "random"], seed=5)


def test_a_match_waits_for_its_people_and_answers_for_the_rest() -> None:
    match = new_match("bottlecap", ["greedy", "you", "greedy"], seed=1, options={"start": 0})
    assert [due.seat for due in match.dues()] == [0]
    assert match.run() == 1
    assert match.dues() == []
    assert match.waiting() == [1]


@pytest.mark.parametrize(
    ("seat", "action", "sentence"),
    [
        (0, 999, r"Action 999 is not one of the options now.*CAP-SET-7"),
        (1, 2, r"It is not this seat's decision now; the table waits for Red.*CAP-SET-7"),
        (2, 2, r"The Greedy bot decides for Green now.*HALL-SEAT-1"),
        (7, 2, r"There is no seat 7; the seats are 0 to 2.*HALL-SEAT-1"),
        (-1, 2, r"There is no seat -1"),
        (0, True, r"An action is a whole number, not True.*CAP-SET-7"),
    ],
)
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(seat: int, action: int, sentence: str) -> None:
    match = new_match("bottlecap", ["you", "you", "greedy"], seed=1, options={"start": 0})
    before = snapshot(match.table)
    with pytest.raises(Refused, match=sentence):
        match.act(seat, action)
    assert snapshot(match.table) == before
    assert match.made == []


def test_an_action_that_breaks_half_way_leaves_nothing_half_applied(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bottlecap(seats=2).space(1, "S02").meters(0, 2, 1, 0).ships(0, 5).turn_of(0)
    match = sitting(table, "you", "you")
    before = snapshot(match.table)

    class Broken(Exception):
        pass

    def broken(*_: object) -> None:
        raise Broken

    monkeypatch.setattr(match, "_go_on", broken)
    with pytest.raises(Broken):
        match.act(0, match.table.options(0)[0])
    assert snapshot(match.table) == before


def test_the_hall_can_not_do_what_no_rule_lets_it_do() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=1)
    with pytest.raises(Refused):
        match.inject(3)
    assert match.table.decisions == 0


def test_after_the_end_every_action_is_refused_by_the_rule_that_ended_the_game() -> None:
    match = new_match("bottlecap", ["you", "random"], seed=1, options={"round_limit": 30})
    match.take_over(0, "random")
    match.run()
    match.come_back(0)
    with pytest.raises(Refused, match="The game is over") as refused:
        match.act(0, 3)
    assert refused.value.rule == match.result().rule


def test_seats_must_fit_the_table() -> None:
    with pytest.raises(BadOption, match="3 seats were filled, and the table has 2"):
        sitting(bottlecap(seats=2).turn_of(0), "you", "you", "you")
    with pytest.raises(
        BadOption, match="There is no seat kind 'troll'; a seat is you, or one of the bots random, greedy"
    ):
        new_match("bottlecap", ["you", "troll"], seed=1)


# Windows and delays


def only_to_pass() -> tuple[Match, Due]:
    """A match of people at a window in which somebody can only pass who has decided nothing yet."""
    match = new_match("beer", ["you", "you", "you"], seed=1)
    chooser = bots.bot("greedy", 1)
    decided = set()
    while True:
        dues = match.dues()
        for due in dues:
            if due.why == "pass" and due.seat not in decided:
                return match, due
        if dues:
            match.move(dues[0].seat)
        else:
            seat = match.waiting()[0]
            decided.add(seat)
            match.act(seat, chooser.choose(match.view(seat)))


def test_a_seat_with_one_option_that_the_engine_leaves_open_is_passed_by_the_match() -> None:
    match, due = only_to_pass()
    [only] = match.table.options(due.seat)
    assert due.delay == 0
    assert due.seat not in match.waiting()
    match.move(due.seat)
    assert match.table.history()[-1] == (due.seat, only)
    assert match.made[-1].by == "pass"


def test_what_the_match_has_passed_is_no_decision_of_the_person() -> None:
    match, due = only_to_pass()
    match.move(due.seat)
    while match.chose_in_secret(due.seat):  # until the others have answered too
        for other in match.waiting():
            match.act(other, match.table.default(other))
        for other_due in match.dues():
            match.move(other_due.seat)
    with pytest.raises(Refused, match=r"has not decided anything yet.*HALL-UNDO-2"):
        match.undo(due.seat)


def test_the_earl_gives_the_shout_although_it_is_the_only_option() -> None:
    """DRK-D-SHOUT: Drakkar's Brawl in order of arrival begins with it, and nobody else can foresee when."""
    match = new_match("drakkar", ["you", "greedy", "greedy"], seed=3, options={"brawl": "arrival", "first_earl": 0})
    match.run()
    assert match.waiting() == [0]
    assert match.table.history() == []
    match.act(0, match.table.options(0)[0])
    assert match.made[-1].by == "person"
    away = new_match("drakkar", ["you", "greedy", "greedy"], seed=3, options={"brawl": "arrival", "first_earl": 0})
    away.leave(0)
    away.run()
    assert away.table.history()


def test_at_a_live_table_the_delay_is_drawn_alike_for_everybody() -> None:
    """The delay does not depend on why a seat is due, is the same when asked twice, and differs between moments."""
    delays = set()
    for seed in range(40):
        asked = []
        for kind in ("random", "greedy", "away"):
            kinds = ["you", "you", "you" if kind == "away" else kind]
            match = new_match("drakkar", kinds, seed=seed, live=True)
            if kind == "away":
                match.leave(2)
            [due] = match.dues()
            assert match.dues() == [due]
            asked.append(due.delay)
        assert len(set(asked)) == 1
        assert SHORTEST_DELAY <= asked[0] <= LONGEST_DELAY
        delays.add(asked[0])
    assert len(delays) > 30
    assert sum(delays) / len(delays) == pytest.approx((SHORTEST_DELAY + LONGEST_DELAY) / 2, abs=0.25)


def test_another_seats_answer_does_not_redraw_a_delay() -> None:
    match = new_match("drakkar", ["you", "greedy", "greedy"], seed=6, live=True)
    before = {due.seat: due.delay for due in match.dues()}
    match.move(1)
    after = {due.seat: due.delay for due in match.dues()}
    assert after[2] == before[2]


# Absence, and bots in the place of people


@pytest.mark.parametrize("name", meadhall.SHELF)
@pytest.mark.parametrize("seed", [1, 2])
def test_defaults_alone_bring_a_game_to_its_end(name: str, seed: int) -> None:
    seats = meadhall.game(name).least_seats
    match = new_match(name, ["you"] * seats, seed=seed, options=QUICK_END.get(name))
    for seat in range(seats):
        match.leave(seat)
    match.run()
    assert match.over
    assert {made.by for made in match.made} == {"absent"}
    assert meadhall.rebuild(match.table.record()).over


def test_a_bot_takes_over_and_hands_back() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=5, options={"start": 0})
    match.take_over(0, "greedy")
    with pytest.raises(Refused, match=r"The Greedy bot decides for Red now.*HALL-SEAT-1"):
        match.act(0, match.table.options(0)[0])
    assert match.run() == 1
    assert match.made[0].by == "bot"
    assert match.people() == [1]
    match.act(1, match.table.options(1)[0])
    match.come_back(0)
    assert match.people() == [0, 1]
    assert match.waiting() == [0]
    match.act(0, match.table.options(0)[0])
    assert [made.by for made in match.made] == ["bot", "person", "person"]


def test_only_a_persons_seat_can_be_taken_over_and_only_once() -> None:
    match = new_match("bottlecap", ["you", "greedy"], seed=5)
    with pytest.raises(Refused, match=r"Blue is the Greedy bot's own seat.*HALL-SEAT-2"):
        match.take_over(1, "random")
    with pytest.raises(BadOption, match="There is no bot 'you'"):
        match.take_over(0, "you")
    match.take_over(0, "random")
    with pytest.raises(Refused, match="sits there already"):
        match.take_over(0, "greedy")


def test_who_is_absent_has_to_come_back_first() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=5, options={"start": 0})
    match.leave(0)
    with pytest.raises(Refused, match=r"Red is marked as absent.*HALL-SEAT-3"):
        match.act(0, match.table.options(0)[0])
    match.come_back(0)
    match.act(0, match.table.options(0)[0])


def test_the_match_decides_nothing_for_a_person_who_is_there() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=5, options={"start": 0})
    with pytest.raises(Refused, match=r"nothing to decide for Red now.*HALL-SEAT-1"):
        match.move(0)


# Clocks


def clocked(seconds: float, bank: float) -> Match:
    return sitting(
        bottlecap(seats=2).space(1, "S02").meters(0, 9, 9, 0).ships(0, 5).turn_of(0),
        "you",
        "you",
        pace=Pace(seconds=seconds, bank=bank),
    )


def test_time_comes_first_from_the_decision_and_then_from_the_bank() -> None:
    match = clocked(seconds=10, bank=30)
    sail, *_ = match.table.options(0)
    assert match.late(39.9) == []
    match.act(0, sail, now=15)  # 5 seconds out of the bank
    assert match.clock is not None
    assert match.clock.banks == [25, 30]
    assert match.late(15 + 34.9) == []
    assert match.late(15 + 35) == [0]


def test_who_is_out_of_time_gets_the_default() -> None:
    match = clocked(seconds=10, bank=0)
    with pytest.raises(Refused, match=r"Red has 4.0 seconds left.*HALL-TIME-1"):
        match.time_out(0, now=6)
    default = match.table.default(0)
    match.time_out(0, now=10)
    assert match.table.history()[-1] == (0, default)
    assert match.made[-1].by == "late"


def test_nobody_is_late_without_a_clock_or_when_it_is_anothers_turn() -> None:
    untimed = sitting(bottlecap(seats=2).turn_of(0), "you", "you")
    assert untimed.late(1e9) == []
    with pytest.raises(Refused, match="without a clock"):
        untimed.time_out(0, 1e9)
    with pytest.raises(Refused, match="does not wait for Blue"):
        clocked(10, 0).time_out(1, 1e9)


def test_undo_does_not_win_time() -> None:
    match = clocked(seconds=10, bank=0)
    match.act(0, match.table.options(0)[0], now=9)
    match.undo(0, now=12)
    assert match.late(12) == [0]


def test_a_seat_that_timed_out_in_secret_is_late_by_the_halls_own_action() -> None:
    """Drakkar: who has not committed when time is up is late (DRK-PLY-8); only the hall may say so."""
    match = new_match("drakkar", ["you", "random", "random"], seed=2, pace=Pace(seconds=5))
    now = 0.0
    while "absent" not in {made.by for made in match.made} and not any(made.seat == DRIVER for made in match.made):
        match.run(now)
        now += 100
        match.time_out(match.waiting()[0], now)
    assert match.made[-1].by == "late"
    assert meadhall.rebuild(match.table.record()).decisions == match.table.decisions


# Standing orders


def in_a_window() -> Match:
    """Bottlecap's window before the action: Red owns Contrary wind (A09), which may be used in every turn."""
    table = bottlecap(seats=2).space(1, "S02").abilities(0, "A09").meters(0, 9, 9, 0).ships(0, 5).turn_of(0)
    match = sitting(table, "you", "you")
    match.act(0, match.table.options(0)[0])
    assert type(match.table.agenda.top()).__name__ == "BeforeAction"
    return match


@pytest.mark.parametrize("name", ["BeforeAction", "CAP-PRE-3"])
def test_a_standing_order_names_a_step_or_its_rule(name: str) -> None:
    match = in_a_window()
    assert match.waiting() == [0]
    match.order(0, Order(steps=[name]))
    [due] = match.dues()
    assert due.why == "order"
    match.move(0)
    assert str(match.table.describe(0, match.table.options(0)[0])).startswith("Feast")
    assert match.made[-1].by == "order"


def test_an_order_is_revoked_and_ends_with_its_turn() -> None:
    match = in_a_window()
    match.order(0, Order(steps=["BeforeAction"]))
    match.revoke(0)
    assert match.waiting() == [0]
    turn = this_turn(match.table)
    match.order(0, Order(steps=["BeforeAction"], turn=turn.turn))
    match.run()
    while match.deciders() == [0]:
        match.act(0, match.table.options(0)[-1])
    assert match.seats[0].orders == []


def test_ones_own_turn_is_no_window_to_be_passed_in() -> None:
    match = in_a_window()
    match.order(0, this_turn(match.table))
    assert not is_window(match.table, 0)
    assert match.waiting() == [0]


def test_a_seat_can_be_passed_wherever_passing_is_what_an_absent_one_would_do() -> None:
    """Drakkar's bargaining: found by playing on, then passed by an order for this turn."""
    for seed in range(30):
        match = new_match("drakkar", ["you"] * 3, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            windows = [seat for seat in match.waiting() if is_window(match.table, seat)]
            if windows:
                match.order(windows[0], this_turn(match.table))
                [due] = [due for due in match.dues() if due.seat == windows[0]]
                assert due.why == "order"
                match.move(windows[0])
                verbs = meadhall.game("drakkar").verbs
                assert verbs.name(match.table.history()[-1][1]) == "pass"
                return
            match.run()
            if not match.over:
                match.act(*random_action(match.table, dice))
    pytest.fail("thirty games without a pass")


# Hints


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_a_hint_follows_from_the_view_alone(name: str) -> None:
    """A redealt table looks the same to the seat, so the advice must be the same."""
    match = new_match(name, ["you"] * meadhall.game(name).least_seats, seed=9)
    dice = random.Random(1)
    for _ in range(25):
        match.run()
        match.act(*random_action(match.table, dice))
    match.run()
    [seat, *_] = match.waiting()
    world = sitting(match.table.redeal(seat, 77), *["you"] * len(match.seats))
    assert match.hint(seat).action in match.table.options(seat)
    assert {one.action for one in match.hint(seat).best} <= set(match.table.options(seat))
    world_hint = Match(world.table, world.seats, seed=match.seed).hint(seat)
    assert world_hint == match.hint(seat)


def test_there_is_no_hint_for_who_is_not_asked() -> None:
    match = new_match("bottlecap", ["you", "you"], seed=5, options={"start": 0})
    with pytest.raises(Refused, match="nothing to advise"):
        match.hint(1)


def test_the_hint_takes_a_throne_that_is_within_reach() -> None:
    table = bottlecap(seats=2).space(1, "S02").meters(0, 2, 1, 9).ships(0, 5).turn_of(0)
    match = sitting(table, "you", "you")
    assert str(match.table.describe(0, match.hint(0).action)).startswith("Sail 1 to Feast")
