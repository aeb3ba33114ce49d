"""Laws of every table: the same seed gives the same game, records rebuild it, and copies share nothing that changes."""

from __future__ import annotations

import random

import meadhall
from meadhall.engine import Game, NoSuchSeat, Refused, Table, play_out, seeded, snapshot
from meadhall.testing.laws.law import alike, hold, law
from meadhall.testing.worlds import moments, random_action, sampled_table


def played(game: Game, seed: int) -> Table:
    table = sampled_table(game, seed)
    play_out(table, seeded(seed))
    return table


@law("records", 4)
def the_same_seed_and_decisions_give_the_same_table(game: Game, seed: int) -> int:
    alike(snapshot(played(game, seed)), snapshot(played(game, seed)), "two games of the same seed differ")
    return 1


@law("records", 4)
def every_moment_can_be_rebuilt_from_the_record(game: Game, seed: int) -> int:
    dice = random.Random(seed)
    table = sampled_table(game, seed)
    passed = [snapshot(table)]
    while not table.over and len(passed) < 120:
        table.apply(*random_action(table, dice))
        passed.append(snapshot(table))
    record = meadhall.read_record(table.record().text())
    for number in [*range(0, len(passed), 7), len(passed) - 1]:
        rebuilt = snapshot(meadhall.rebuild(record, upto=number))
        alike(rebuilt, passed[number], f"rebuilt after {number} decisions it is another table")
    return len(passed)


@law("copying", 4)
def no_copy_shares_anything_that_changes(game: Game, seed: int) -> int:
    dice = random.Random(seed)
    table = sampled_table(game, seed)
    kept: list[tuple[Table, object]] = []
    for _ in range(100):
        if table.over:
            break
        kept.append((table.copy(), snapshot(table)))
        table.apply(*random_action(table, dice))
        twin, before = dice.choice(kept)
        alike(snapshot(twin), before, f"a copy changed when the table did, by decision {table.decisions}")
    for twin, before in kept:
        alike(snapshot(twin), before, "a copy changed when the table did")
    return len(kept)


@law("copying", 4)
def playing_on_a_copy_is_playing_on_the_table(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 3):
        looked += 1
        one, two = table.copy(), table.copy()
        play_out(one, seeded(3), 40)
        play_out(two, seeded(3), 40)
        alike(snapshot(one), snapshot(two), "two copies went different ways by the same decisions")
    return looked


@law("the end", 4)
def every_game_ends_with_a_winner_and_a_rule_that_says_why(game: Game, seed: int) -> int:
    table = played(game, seed)
    result = table.result()
    seats = table.setting.seats
    hold(result.winners, "nobody has won")
    hold(result.rule in game.rules, "the rule by which it ended is none of the catalogue:", repr(result.rule))
    hold(len(result.scores) == seats, "not every seat has a score:", result.scores)
    hold(sorted(result.places) == list(range(seats)), "not every seat has its place:", result.places)
    first = sorted(result.places[: len(result.winners)])
    hold(first == sorted(result.winners), "the winners are not the first:", result.places, result.winners)
    hold(result.words.endswith((".", "!")), "the end is not told in a sentence:", result.words)
    hold(table.deciders() == [] and table.options(0) == [], "when it is over there is still something to decide")
    return 1


@law("the end")
def a_game_of_absent_seats_comes_to_its_end(game: Game, seed: int) -> int:
    table = game.new(game.least_seats, 5 + seed)
    for _ in range(100_000):
        if table.over:
            break
        table.time_out(table.deciders()[0])
    hold(table.over, "100,000 defaults did not end it")
    return table.decisions


@law("options")
def a_seat_that_does_not_exist_is_refused_with_the_seats_that_do(game: Game, seed: int) -> int:
    table = game.new(game.least_seats, seed=1 + seed)
    last = table.setting.seats - 1
    action = table.options(table.deciders()[0])[0]
    for seat in (-2, last + 1, last + 6):
        said = f"There is no seat {seat}; the seats are 0 to {last}"
        for ask in ("view", "redeal", "options", "prompt", "describe"):
            hold(said in _refusal(table, ask, seat, action), f"{ask} of seat {seat} was not refused")
        before = snapshot(table)
        hold(said in _refusal(table, "apply", seat, action), f"an action of seat {seat} was not refused")
        alike(snapshot(table), before, "what was refused has changed the table")
    return 3


def _refusal(table: Table, ask: str, seat: int, action: int) -> str:
    try:
        if ask == "view":
            table.view(seat)
        elif ask == "redeal":
            table.redeal(seat, 7)
        elif ask == "options":
            table.options(seat)
        elif ask == "prompt":
            str(table.prompt(seat))
        elif ask == "describe":
            str(table.describe(seat, action))
        else:
            table.apply(seat, action)
    except (NoSuchSeat, Refused) as refused:
        return str(refused)
    return ""
