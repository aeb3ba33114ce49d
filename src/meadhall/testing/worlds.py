"""Random tables of any game, at random moments, with sampled options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import meadhall
from meadhall.engine import BadOption, Game, Plain, Table, View, play_out, seeded, snapshot

LONGEST = 400  # decisions into a game that anybody looks


def game_of(game: Game | str) -> Game:
    return meadhall.game(game) if isinstance(game, str) else game


def sampled_options(game: Game, dice: random.Random, share: float = 0.4) -> dict[str, object]:
    """Some options off their default; those that need a companion text stay as they are."""
    chosen: dict[str, object] = {}
    for option in game.options:
        if dice.random() > share:
            continue
        if option.choices:
            chosen[option.name] = dice.choice(list(option.choices))
        elif option.least is not None and option.most is not None:
            chosen[option.name] = dice.randint(option.least, option.most)
    return chosen


def sampled_table(game: Game | str, seed: int) -> Table:
    """A new table with a sampled number of seats and sampled options."""
    rules = game_of(game)
    dice = random.Random(f"{rules.name}{seed}")
    while True:
        try:
            return rules.new(dice.randint(rules.least_seats, rules.most_seats), seed, sampled_options(rules, dice))
        except BadOption:
            continue


def random_action(table: Table, dice: random.Random) -> tuple[int, int]:
    """Any option of any seat that owes a decision."""
    seat = dice.choice(table.deciders())
    return seat, dice.choice(table.options(seat))


@cache
def _length(game: Game) -> int:
    """How many decisions a short game of random options has, as far as anybody looks."""
    return min(play_out(game.new(game.least_seats, seed), seeded(seed), LONGEST) for seed in range(3))


def moments(game: Game | str, seed: int, wanted: int, longest: int = LONGEST) -> Iterator[Table]:
    """Some moments out of one random game, the true table each time; early ones are as likely as late ones."""
    rules = game_of(game)
    dice = random.Random(f"moments {rules.name}{seed}")
    table = sampled_table(rules, seed)
    within = min(longest, max(1, _length(rules)))
    at = sorted(dice.sample(range(within), min(wanted, within)))
    made = 0
    while not table.over and at:
        if made == at[0]:
            at.pop(0)
            yield table
        table.apply(*random_action(table, dice))
        made += 1


def seen(view: View) -> dict[str, Plain]:
    """Everything that a view tells, as plain data."""
    facts = snapshot(view.table, view.seat)
    facts["options"] = list(view.options()) if view.seat >= 0 else []
    facts["prompt"] = str(view.prompt()) if view.seat in view.deciders() else ""
    facts["described"] = [str(view.describe(action)) for action in view.options()] if view.seat >= 0 else []
    facts["told"] = list(view.told())
    facts["deciders"] = list(view.deciders())
    return facts


def parts_of_victory(table: Table) -> list[float]:
    """One victory, in equal parts among its winners."""
    return [1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(table.setting.seats)]
