"""What a player leans to: the best of the own turn for a sensible one, and what comes to mind for a hasty one."""

from __future__ import annotations

from meadhall.engine.rng import Rng
from meadhall.games.bottlecap.actions import AMOUNT, FINISH, VERBS
from meadhall.games.bottlecap.evaluation import worth
from meadhall.games.bottlecap.table import Bottlecap


def hunch(table: Bottlecap, seat: int, rng: Rng) -> int:
    """A hasty player: does what the space offers more often than not, and trades as much as there is."""
    legal = table.legal(seat)
    last = legal[len(legal) - 1]
    if last == FINISH and rng.below(8) > 0:
        return legal[rng.below(len(legal) - 1)]
    if VERBS.has(AMOUNT, last) and rng.below(2) > 0:
        return last
    return legal[rng.below(len(legal))]


def lean(table: Bottlecap, seat: int, action: int) -> float:
    """What the option leads to by the end of the seat's own decisions in this turn, each of them the best."""
    world = table.copy()
    world.loud = False
    world.take(seat, action)
    return best_line(world, seat, table.turns, 6)


def best_line(world: Bottlecap, seat: int, turn: int, depth: int) -> float:
    """The best that the seat can reach before the turn passes on, against the best of the others."""
    if world.over or depth == 0 or world.turns != turn or world.first_decider() != seat:
        return lead(world, seat)
    best = -1000.0
    for action in world.legal(seat):
        branch = world.copy()
        branch.take(seat, action)
        best = max(best, best_line(branch, seat, turn, depth - 1))
    return best


def lead(table: Bottlecap, seat: int) -> float:
    """How far the seat is ahead: its own worth, less a part of its strongest rival's."""
    if table.over:
        return 500.0 if seat in table.winners else -500.0
    rival = max([worth(table, other) for other in table.setting.others[seat]])
    return worth(table, seat) - 0.25 * rival
