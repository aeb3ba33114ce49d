"""Dealing anew in the middle of a match: a world that one seat can't tell from the true one takes its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meadhall.engine.rng import derived, dice_of

if TYPE_CHECKING:
    from meadhall.engine.table import Table


class Redealt(NamedTuple):
    """After so many decisions all that the seat could not know was dealt anew, by that seed."""

    after: int
    seat: int
    seed: int


def dealt_anew(table: Table, seat: int, seed: int) -> Table:
    """The table that goes on with other cards. Its past is as the seat heard it, and answers of others are open again.

    Unlike a redealt table to think in, it is a true one: it keeps its decisions, and has a record.
    """
    twin = table.redeal(seat, seed)
    twin.seed = table.seed
    twin.rng = dice_of(table.rng.generator, derived(seed, "dealt anew", seat, table.decisions))
    twin.take_for_true(table, Redealt(table.decisions, seat, seed))
    return twin
