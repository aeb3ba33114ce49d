"""Random games of Bottlecap Vikings with sampled options and components, in which everything comes to pass."""

from __future__ import annotations

import random
from collections.abc import Iterator

from meadhall.games.bottlecap.actions import DONE, FINISH, SAIL, VERBS
from meadhall.games.bottlecap.game import GAME
from meadhall.games.bottlecap.steps.spaces import BLOODY_FEAST, BUILD, FEAST
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.testing.bottlecap_data import changed_data

SIDES = ("COM", "U1", "U2", "U3", "U4")


def sampled_data(dice: random.Random) -> str:
    """A component file: abilities dealt anew, cheap cities that are soon climbed, other meters, line and packages."""
    deal = [*range(1, 34), dice.randint(1, 33), dice.randint(1, 33)]
    dice.shuffle(deal)
    sides = {ident: _sampled_side(dice, deal[7 * at : 7 * at + 7]) for at, ident in enumerate(SIDES)}
    starts = [_sampled_start(dice, seats) for seats in (2, 3, 4)]
    return changed_data(cap={"line_after_side": dice.randrange(8), "start": starts}, side=sides)


def _sampled_start(dice: random.Random, seats: int) -> dict[str, object]:
    return {
        "origin": "reconstructed",
        "seats": seats,
        "wood": dice.randint(0, 6),
        "goods": [dice.randint(0, 4) for _ in range(seats)],
        "glory": dice.randint(0, 5),
        "free_improvement": dice.random() < 0.5,
    }


def _sampled_side(dice: random.Random, abilities: list[int]) -> dict[str, object]:
    named = [f"A{ability:02d}" for ability in abilities]
    glory = dice.randint(6, 15)
    return {
        "tiers": [named[:2], named[2:5], named[5:]],
        "costs": sorted(dice.sample(range(5), 4)),
        "needs": [0, 0, dice.randint(0, 1), 1],
        "helmets": sorted(dice.sample(range(1, glory), 3)),
        "wood": dice.randint(6, 15),
        "gold": dice.randint(6, 15),
        "glory": glory,
    }


def sampled_game(seed: int, *, rounds: int = 30) -> Bottlecap:
    """A new table; number of seats, options, components and what is laid out follow from the seed."""
    dice = random.Random(seed)
    seats = dice.randint(2, 4)
    options: dict[str, object] = {"round_limit": rounds}
    for option in GAME.options:
        if len(option.choices) > 1 and "custom" not in option.choices:
            options[option.name] = dice.choice(option.choices)
    options["city"] = dice.choice(("common", "unique", "choose"))
    options["start"] = dice.choice(("random", *range(seats)))
    data = sampled_data(dice) if dice.random() < 0.7 else None
    table = GAME.new(seats, seed, options, data=data)
    assert isinstance(table, Bottlecap)
    return table


def decisions(table: Bottlecap, seed: int, most: int = 400, absent: int = -1) -> Iterator[tuple[int, int]]:
    """Play eagerly to the end, or for so many decisions: yields seat and action of each before it is taken.

    The table can be looked at before and after each; the absent seat always does what its defaults say.
    """
    dice = random.Random(seed)
    while not table.over and table.decisions < most:
        seat = table.deciders()[0]
        action = table.default(seat) if seat == absent else _eager(table, seat, dice)
        yield seat, action
        table.apply(seat, action)


def _eager(table: Bottlecap, seat: int, dice: random.Random) -> int:
    """Any option, but rather one that gets something done: idle games would show little."""
    options = table.options(seat)
    if dice.random() < 0.3:
        return dice.choice(options)
    village = table.villages[seat]
    busy = [action for action in options if action not in (DONE, FINISH)]
    for action in busy:
        goal = (village.ship + village.heading * (action - SAIL)) % 8
        if VERBS.has(SAIL, action) and table.spaces[goal] in (BUILD, FEAST, BLOODY_FEAST):
            return action
    return dice.choice(busy)
