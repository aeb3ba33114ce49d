"""What options are said to lead to; that it comes true is a law for all games (meadhall.testing.laws)."""

from __future__ import annotations

import pytest

from meadhall.engine.event import GAIN, HARM, NEUTRAL
from meadhall.engine.outcome import REMARK
from meadhall.games.beer import events
from meadhall.games.beer.actions import BURN, DEFEND, PASS, SOUL
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import attack


def struck(life: int, drink: bool = False) -> Beer:
    """B is asked to defend against 2."""
    position = beer(3).gap("AB", 1).hand("A", "A2").hand("B", "D1").life("B", size=life)
    if drink:
        position.drinks("B", "life")
    return attack(position.turn_of("A"), "A2", "bare hands", "B")


@pytest.mark.parametrize(
    ("life", "drink", "said", "tone", "kind"),
    [
        (4, False, "2 damage, Life 4 → 2.", NEUTRAL, events.HURT),
        (4, True, "2 damage, Life 4 → 3, drink lost.", NEUTRAL, events.HURT),
        (2, False, "2 damage: you die.", HARM, events.DIED),
    ],
)
def test_a_blow_says_what_it_takes(life: int, drink: bool, said: str, tone: int, kind: int) -> None:
    [outcome] = struck(life, drink).view(1).forecast(PASS)
    assert (str(outcome), outcome.tone, outcome.kind, outcome.seat) == (said, tone, kind, 1)


def test_a_card_says_what_is_left_of_the_blow() -> None:
    table = struck(4)
    [outcome] = table.view(1).forecast(DEFEND + table.players[1].hand[0])
    assert outcome.kind in (events.HURT, events.UNHURT)
    assert outcome.tone == (GAIN if outcome.kind == events.UNHURT else NEUTRAL)


def test_burning_says_what_it_frees_and_what_it_costs() -> None:
    table = struck(4, True)
    assert str(table.view(1).forecast(BURN)[0]) == "Draw 1."
    free = struck(4)
    assert [str(one) for one in free.view(1).forecast(SOUL + 3)] == ["Life 4 → 1, for good."]
    assert all(one.when != REMARK for one in free.view(1).forecast(SOUL + 3))
