"""Everything that is told is a sentence: one mark at its end, no blanks or stops too many, in every viewer's words."""

from __future__ import annotations

import random
import re

import pytest

import meadhall
from meadhall.engine.event import SPECTATOR
from meadhall.web.parts.catalogue import parts

SLIP = re.compile(r"[!?.][.!]|[,;:]\.|\s[.,;:!?]|\s\s|^\s|\s$|^[a-z]|\bNone\b|\[|\{")
CODE = re.compile(r"\bA[\d-] D[\d-]")  # boxes as only a regular writes them
SHOUTERS = ["Bob!", "Who?", "Sven Jr.", "Åse", "Nanna", "Odd", "Rolf", "Tora"]  # names with marks of their own


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_game_is_told_in_a_minute(game: str) -> None:
    """8 to 12 short sentences, which somebody who knows nothing can read: no IDs, no values of options."""
    told = meadhall.game(game).rules.minute
    assert 8 <= len(told) <= 12
    assert max(map(len, told)) <= 160
    for sentence in told:
        assert not SLIP.search(sentence), sentence
        assert sentence.endswith((".", "!"))
        assert not re.search(r"[A-Z]{3,}-|_|=|\bseat", sentence), sentence


@pytest.mark.parametrize("game", meadhall.SHELF)
@pytest.mark.parametrize("seed", range(6))
def test_every_event_is_told_in_a_clean_sentence(game: str, seed: int) -> None:
    rules = meadhall.game(game)
    seats = rules.least_seats + seed % (min(8, rules.most_seats) - rules.least_seats + 1)
    names = SHOUTERS[:seats] if seed % 2 else None
    table = rules.new(seats, seed, names=names)
    dice = random.Random(seed)
    offered: set[str] = set()
    while not table.over:
        seat = dice.choice(table.deciders())
        offered |= {str(table.describe(seat, action)) for action in table.options(seat)}
        table.apply(seat, dice.choice(table.options(seat)))
    told = [
        str(view.table.tell(event)) for view in map(table.view, [SPECTATOR, *range(seats)]) for event in view.events()
    ]
    told.append(table.result().words)
    assert len(told) > 100
    assert [text for text in told if SLIP.search(text)] == []
    assert [text for text in [*told, *offered] if CODE.search(text)] == []
    assert {text for text in told if not text.endswith((".", "!", "?", '"'))} == set()


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_what_is_needed_to_play_speaks_of_players_as_players_do(game: str) -> None:
    """Seats, indices and defaults for absent ones are the table's affair; they may stand in the small print."""
    rules = [rule for _, inside in parts(game, list(meadhall.game(game).rules))[0][1] for rule in inside]
    odd = re.compile(
        r"\b(active|attacked|start|starting|each|every|all|another) seats?\b|\bmodulo\b|\bseeded\b|\bcommit"
    )
    assert [rule.id for rule in rules if odd.search(rule.text)] == []
