"""Several decisions with one click: all of them, or none, and nothing is found out by trying."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import Refused
from meadhall.games.beer.actions import AS_DRINK, AS_MOVE, PLAY
from meadhall.games.beer.table import Beer
from meadhall.play.paths import surely
from meadhall.testing.beer import beer
from meadhall.testing.worlds import moments


def test_a_card_is_played_for_its_use_in_one_go() -> None:
    table = beer(3).hand("A", "A2").turn_of("A")
    card = table.players[0].hand[0]
    uses = [use for use in (AS_DRINK, AS_MOVE) if _fits(table, card, use)]
    assert uses
    assert surely(table, 0, (PLAY + card, uses[0])) == 2


def _fits(table: Beer, card: int, use: int) -> bool:

    trial = table.copy()
    trial.apply(0, PLAY + card)
    return use in trial.options(0)


def test_a_path_with_one_decision_that_is_none_is_refused_whole() -> None:
    table = beer(3).hand("A", "A2").turn_of("A")
    card = table.players[0].hand[0]
    with pytest.raises(Refused):
        surely(table, 0, (PLAY + card, PLAY + card))


@pytest.mark.parametrize("game", ["beer", "drakkar", "bottlecap"])
def test_a_path_ends_where_something_is_drawn_or_another_decides(game: str) -> None:
    """Whatever is tried after it, the answer is the same: nobody learns what would have been drawn."""
    ended = 0
    for table in moments(game, 4, 30, 200):
        seat = table.deciders()[0]
        for action in table.options(seat)[:4]:
            after = table.copy()
            after.apply(seat, action)
            if after.rng.state() != table.rng.state() or seat not in after.deciders():
                assert surely(table, seat, (action, 0)) == 1
                assert surely(table, seat, (action, -1)) == 1
                ended += 1
    assert ended > 5
