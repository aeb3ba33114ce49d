"""The laws of what a table says of itself to those who know nothing of its game: turns, progress, what lies on it."""

from __future__ import annotations

import json
from collections.abc import Iterator

from meadhall.engine import SPECTATOR, Game, Plain, Progress, Table, play_out, seeded, snapshot
from meadhall.testing.laws.law import alike, hold, law
from meadhall.testing.worlds import moments, sampled_table

# Attributes that say nothing about the table: the engine's bookkeeping, and what follows from the rest.
UNSAID = {"agenda", "box", "decided", "decisions", "end_rule", "hearer", "is", "log", "loud", "over", "redealt_at"}
UNSAID |= {"reveals", "rng", "rules", "sealed", "seed", "setting", "told", "winners"}


def lies_there(table: Table, seat: int) -> dict[str, Plain]:
    facts = snapshot(table, seat)
    return {name: fact for name, fact in facts.items() if name not in UNSAID and not name.startswith("_")}


def one_by_one(game: Game, seed: int, most: int) -> Iterator[Table]:
    """The table after each of some decisions."""
    table = sampled_table(game, seed)
    dice = seeded(seed)
    while not table.over and table.decisions < most:
        yield table
        play_out(table, dice, 1)


@law("facts", 2)
def the_facts_change_when_anything_changes_that_the_viewer_sees(game: Game, seed: int) -> int:
    """So nothing on the table is left out of them."""
    viewer = SPECTATOR if seed % 2 == 0 else 0
    before: dict[str, Plain] = {}
    told: object = None
    looked = 0
    for table in one_by_one(game, 19 + seed, 60):
        looked += 1
        shown = table.view(viewer).table
        now = lies_there(shown, viewer)
        facts = shown.facts()
        if now != before:
            changed = [key for key in now if now[key] != before.get(key)]
            hold(facts != told, f"{', '.join(changed)} changed, and nobody reads of it in the facts")
        before, told = now, facts
    return looked


@law("facts")
def the_facts_are_plain_and_the_same_for_all_that_a_seat_cannot_tell_apart(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, 31 + seed, 6):
        for seat in (*table.deciders(), SPECTATOR):
            looked += 1
            facts = table.view(seat).table.facts()
            alike(json.loads(json.dumps(facts)), facts, "the facts are no plain data")
            odd = [key for key in facts if key.startswith("_") or not key.islower()]
            hold(not odd, "names of facts are small letters, and no secrets:", odd)
            if seat >= 0:
                alike(table.redeal(seat, 4).view(seat).table.facts(), facts, "the facts know what the seat can't")
    return looked


@law("turns", 3)
def a_game_never_goes_backwards_and_never_beyond_its_end(game: Game, seed: int) -> int:
    last: list[Progress] | None = None
    turn: int | None = None
    looked = 0
    for table in one_by_one(game, 40 + seed, 400):
        looked += 1
        progress = table.progress()
        beyond = [one for one in progress if one.of is not None and one.number > one.of]
        hold(not beyond, "it is beyond its end:", beyond)
        now = table.turn_number()
        if last is not None:
            hold(bool(progress) == bool(last), "it says only now and then how far it has come")
            back = [one.number for one in progress] < [one.number for one in last]
            hold(not back, "it goes backwards:", last, progress)
            hold((now is None) == (turn is None), "it has turns only now and then")
        hold(turn is None or now is None or now >= turn, "its turns go backwards:", turn, now)
        hold(-1 <= table.active_seat() < table.setting.seats, "nobody sits where it is the turn:", table.active_seat())
        hold(table.length().number >= 0, "its length is", table.length())
        last, turn = progress, now
    return looked


@law("turns")
def what_is_said_of_turns_is_the_same_in_every_view(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, 33 + seed, 5):
        for seat in range(-1, table.setting.seats):
            looked += 1
            shown = table.view(seat).table
            alike(shown.turn_number(), table.turn_number(), f"seat {seat} sees another turn")
            alike(shown.active_seat(), table.active_seat(), f"seat {seat} sees another active seat")
            alike(shown.progress(), table.progress(), f"seat {seat} sees other progress")
            alike(shown.length(), table.length(), f"seat {seat} sees another length")
    return looked
