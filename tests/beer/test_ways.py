"""Paths that a page offers as one click: the engine takes every one of them whole, and no choice is left out."""

from __future__ import annotations

import pytest

from meadhall.games.beer.actions import BURN, PLAY, THROW, VERBS
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.ways import burns, card_uses, throws
from meadhall.play.paths import surely
from meadhall.testing.beer_games import decisions, sampled_game


@pytest.mark.parametrize("seed", range(3))
def test_every_path_is_a_row_of_options_of_the_seat_alone(seed: int) -> None:
    table = sampled_game(seed, turns=6)
    walked = 0
    for seat, _ in decisions(table, seed, most=200):
        if not isinstance(table.agenda.top(), WarriorPhase):
            continue
        seen = table.view(seat).table
        for action in table.options(seat):
            ways = []
            if VERBS.has(PLAY, action):
                ways = [way for use in card_uses(seen, seat, action - PLAY) for way in use.ways]
                assert ways, "what can be played leads somewhere"
            elif VERBS.has(THROW, action):
                ways = throws(seen, seat, action)
            elif VERBS.has(BURN, action):
                ways = burns(seen, seat, action)
            for way in ways:
                assert way.path[0] == action
                assert surely(table, seat, way.path) == len(way.path)
                walked += 1
    assert walked > 20
