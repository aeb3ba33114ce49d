"""What our own tables say of turns and progress, beside the laws of every game."""

from __future__ import annotations

import meadhall

GAMES = meadhall.SHELF


def test_each_game_counts_in_its_own_units() -> None:
    units = {name: [one.unit for one in meadhall.game(name).new(4, 1).progress()] for name in GAMES}
    assert units == {"bottlecap": ["round"], "drakkar": ["month", "turn"], "beer": ["round"]}
    lengths = {name: meadhall.game(name).new(4, 1).length().unit for name in GAMES}
    assert lengths == {"bottlecap": "round", "drakkar": "decision", "beer": "round"}


def test_each_game_has_turns() -> None:
    assert all(meadhall.game(name).new(4, 1).turn_number() is not None for name in GAMES)
