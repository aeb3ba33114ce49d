"""Random tables of every game on the shelf, at random moments, with sampled options."""

from __future__ import annotations

import random
from collections.abc import Iterator

import meadhall
from meadhall.engine import BadOption, Game, Plain, Table, View, snapshot


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


def sampled_table(name: str, seed: int) -> Table:
    """A new table with a sampled number of seats and sampled options."""
    dice = random.Random(f"{name}{seed}")
    game = meadhall.game(name)
    while True:
        try:
            return game.new(dice.randint(game.least_seats, game.most_seats), seed, sampled_options(game, dice))
        except BadOption:
            continue


def random_action(table: Table, dice: random.Random) -> tuple[int, int]:
    """Any option of any seat that owes a decision."""
    seat = dice.choice(table.deciders())
    return seat, dice.choice(table.options(seat))


def moments(name: str, seed: int, wanted: int, longest: int = 400) -> Iterator[Table]:
    """Some moments out of one random game, the true table each time; early ones are as likely as late ones."""
    dice = random.Random(f"moments {name}{seed}")
    table = sampled_table(name, seed)
    at = sorted(dice.sample(range(longest), wanted))
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
