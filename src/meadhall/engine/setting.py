"""What a match is played with: fixed before it begins, shared by all copies of its table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """Game, number of seats, options and names. Games add their components and their options as plain numbers.

    The seed is not here: views share the setting, and nobody may know the next draw. The true table keeps it.
    """

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: dict[str, object],
        names: list[str],
        data: str | None,
    ) -> None:
        self.game: Final = game
        self.version: Final = version  # of the rules
        self.seats: Final = seats
        self.options: Final = options
        self.names: Final = names
        self.unsealed: Final = [-1] * seats  # what `sealed` is while nobody has answered
        self.orders: Final = [[(first + i) % seats for i in range(seats)] for first in range(seats)]
        self.others: Final = [[other for other in range(seats) if other != seat] for seat in range(seats)]
        self.data: Final = data  # the text of a component file that replaces ours, if one does
