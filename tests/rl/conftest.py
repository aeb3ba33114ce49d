"""Every game at every number of seats, with options that keep it short where a whole game is played."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import meadhall

SHORT: dict[str, dict[str, object]] = {"bottlecap": {"round_limit": 30}, "beer": {"turn_cap": 6}}
LARGE_TABLE = 8  # beyond it Beer & Vikings is played combined only
COMBINED: dict[str, object] = {"game": "combined_two_piles", "large_table": "on"}


class At(NamedTuple):
    """A game and its seats."""

    game: str
    seats: int
    options: dict[str, object]

    @property
    def settings(self) -> dict[str, Any]:
        return {"game": self.game, "seats": self.seats, "options": self.options}


def every_table() -> list[At]:
    found = []
    for name in meadhall.SHELF:
        game = meadhall.game(name)
        for seats in range(game.least_seats, min(game.most_seats, LARGE_TABLE) + 1):
            found.append(At(name, seats, SHORT.get(name, {})))
    found += [At("beer", seats, {**SHORT["beer"], **COMBINED}) for seats in (9, 16)]
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "at" in metafunc.fixturenames:
        metafunc.parametrize("at", every_table(), ids=lambda at: f"{at.game}-{at.seats}")
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", meadhall.SHELF)


@pytest.fixture
def short() -> dict[str, dict[str, object]]:
    return SHORT
