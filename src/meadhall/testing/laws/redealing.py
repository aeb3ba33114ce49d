"""The laws of sampled worlds: what a seat is dealt anew, and what it never learns."""

from __future__ import annotations

import random

from meadhall.engine import SPECTATOR, Game, MeadhallError, Plain, Table, play_out, seeded, snapshot
from meadhall.engine.snapshot import veiled_things
from meadhall.testing.laws.law import alike, hold, law
from meadhall.testing.worlds import moments, random_action, sampled_table, seen

ABOUT = "redealing"
MANY = 4  # different things face down: so many don't lie in the same order every time


@law(ABOUT, 6)
def a_redealt_table_looks_the_same_to_its_seat(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 5):
        for seat in [*range(table.setting.seats), SPECTATOR]:
            before = seen(table.view(seat))
            for k in range(2):
                looked += 1
                alike(seen(table.redeal(seat, k).view(seat)), before, f"seat {seat} sees another table")
    return looked


@law(ABOUT, 6)
def a_redealt_table_follows_from_view_and_seed_alone(game: Game, seed: int) -> int:
    """Two true tables that look alike to the seat give the identical sample: no way to peek."""
    looked = 0
    for table in moments(game, seed, 5):
        for seat in range(table.setting.seats):
            other_truth = table.redeal(seat, 1000 + seed)
            for k in (1, 2):
                looked += 1
                one = snapshot(table.redeal(seat, k), seat)
                two = snapshot(other_truth.redeal(seat, k), seat)
                alike(one, two, f"what is dealt anew for seat {seat} knows the truth")
    return looked


@law(ABOUT, 3)
def what_lies_face_down_is_dealt_anew(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 4):
        for seat in range(table.setting.seats):
            if len({true for true, _ in veiled_things(table, seat)}) < MANY:
                continue
            looked += 1
            first = _lying(table.redeal(seat, 0))
            others = any(_lying(table.redeal(seat, k)) != first for k in range(1, 12))
            hold(others, f"what seat {seat} can't see is alike in twelve worlds")
    return looked


def _lying(table: Table) -> dict[str, Plain]:
    return {name: fact for name, fact in snapshot(table).items() if name != "rng"}


@law(ABOUT, 6)
def a_view_has_the_same_options_and_words_as_the_table(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 8):
        for seat in range(table.setting.seats):
            looked += 1
            view = table.view(seat)
            alike(view.options(), table.options(seat), f"seat {seat} sees other options than it has")
            hold(view.deciders() == sorted(view.deciders()), "deciders are not in the order of seats", view.deciders())
            hold(set(table.deciders()) <= set(view.deciders()), f"seat {seat} does not see who decides")
            if seat in table.deciders():
                hold(str(table.prompt(seat)), f"seat {seat} is asked without words")
                alike(str(view.prompt()), str(table.prompt(seat)), "the question reads otherwise")
            for action in table.options(seat):
                hold(str(table.describe(seat, action)), f"option {action} has no words")
                alike(str(view.describe(action)), str(table.describe(seat, action)), "an option reads otherwise")
    return looked


@law(ABOUT, 6)
def the_future_of_a_redealt_table_is_open(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 3):
        looked += 1
        states = {table.redeal(0, k).rng.state() for k in range(20)}
        hold(len(states) == 20, "two of twenty worlds have the same chance to come")
        hold(table.rng.state() not in states, "a redealt table knows the coming draws of the true one")
    return looked


@law(ABOUT, 6)
def sealed_picks_of_others_are_gone_and_own_ones_stay(game: Game, seed: int) -> int:
    dice = random.Random(seed)
    table = sampled_table(game, seed)
    for _ in range(200):
        if table.over:
            break
        sealed = [seat for seat, pick in enumerate(table.sealed) if pick >= 0]
        for seat in range(table.setting.seats):
            dealt = table.redeal(seat, 5)
            left = [other for other, pick in enumerate(dealt.sealed) if pick >= 0]
            hold(left == [other for other in sealed if other == seat], f"seat {seat} finds answers of", left)
            if seat in sealed:
                alike(dealt.sealed[seat], table.sealed[seat], f"the answer of seat {seat} itself has changed")
            hold(set(table.deciders()) <= set(dealt.deciders()), f"for seat {seat} somebody does not decide any more")
        table.apply(*random_action(table, dice))
    return table.decisions


@law(ABOUT, 6)
def random_play_from_any_redealt_table_runs_to_the_end(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 2):
        for seat in range(table.setting.seats):
            looked += 1
            dealt = table.redeal(seat, seed)
            play_out(dealt, seeded(seed))
            hold(dealt.over and dealt.winners, "it does not come to an end")
    return looked


@law(ABOUT)
def a_redealt_table_has_no_record(game: Game, seed: int) -> int:
    try:
        sampled_table(game, 1 + seed).redeal(0, 1).record()
    except MeadhallError as refused:
        hold("one world out of many" in str(refused), "it is refused for another reason:", refused)
        return 1
    hold(False, "a redealt table gave a record")
    return 0
