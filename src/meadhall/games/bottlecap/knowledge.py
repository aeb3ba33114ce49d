"""Who knows what in Bottlecap Vikings: everything lies open (part 6 of the catalogue).

The lid is kept as two numbers and not as an order, so that even the table does not know the next token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.engine.rng import Rng
    from meadhall.games.bottlecap.table import Bottlecap


def veil(table: Bottlecap, seat: int) -> None:
    """Nothing is turned face down."""


def dream(table: Bottlecap, rng: Rng) -> None:
    """Nothing has to be dealt anew; the future is open as soon as the generator is another one."""
