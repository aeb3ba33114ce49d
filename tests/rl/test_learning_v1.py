"""Version 1 of what a learner sees stays as it is, byte for byte: networks are trained on it."""

from __future__ import annotations

import hashlib

import pytest

import meadhall
from meadhall.engine import seeded
from meadhall.engine.sheet import Field, Sheet
from meadhall.rl import sight

SEATS = 4

# As the first release of version 1 wrote them. Whoever changes them makes a version 2.
WRITTEN = {
    "bottlecap": "6c3c844e4985dbde",
    "drakkar": "160c0bf0e252141e",
    "beer": "01984a3231b77950",
}

# The same at tables where more is hidden than usual, or more lies there.
UNUSUAL: dict[str, tuple[dict[str, object], str]] = {
    "drakkar": ({"open_faces": "no", "quest_timing": "before_brawl"}, "78151861b699c346"),
    "beer": ({"game": "combined_two_piles", "spirit_faces": "hidden"}, "1a35e4a49bcc4be7"),
}


def line(field: Field) -> str:
    return f"{field.name} {field.at} {field.size} {field.most}"


def written(name: str, options: dict[str, object]) -> str:
    """A digest of what every seat sees before each decision of a game, and of what each option is to whom is asked."""
    seen = sight(name, SEATS, options)
    digest = hashlib.sha256("\n".join(map(line, [*seen.layout, *seen.option_layout])).encode())
    table = meadhall.game(name).new(SEATS, 7, options)
    dice = seeded(7)
    while not table.over and table.decisions < 250:
        asked = table.first_decider()
        legal = table.options(asked)
        sheet = Sheet(seen.size, SEATS)
        for seat in range(SEATS):
            sheet.begin(seat)
            seen.lens.observe(table, seat, sheet)
        digest.update(bytes(sheet.numbers))
        sheet = Sheet(seen.option_size, len(legal))
        for row, action in enumerate(legal):
            sheet.begin(row)
            seen.writer.write(table, asked, action, sheet)
        digest.update(bytes(sheet.numbers))
        table.apply(asked, legal[dice.below(len(legal))])
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_layout_and_bytes_of_a_game_are_those_of_the_first_release(name: str) -> None:
    assert written(name, {}) == WRITTEN[name]


@pytest.mark.parametrize("name", UNUSUAL)
def test_with_house_rules_they_are_as_well(name: str) -> None:
    options, digest = UNUSUAL[name]
    assert written(name, options) == digest
