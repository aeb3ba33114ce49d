"""What an action or a set is, is asked; how numbers are laid out stands once in each game, among its actions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.bits import has_bit, members

SOURCE = Path(meadhall.__file__).parent
RANGE = re.compile(r"\b([A-Z_]+) <=? [\w.\[\]]+ <=? \1 \+")  # Verbs.has says it
NUMBERED = re.compile(rf"{RANGE.pattern} \d")  # where has would take too long, at least the size has its name
BIT = re.compile(r">> [^()]+\) & 1\b")  # has_bit and members say it
OUTSIDE = ("web", "cli", "testing")  # of the games, which may well know how their sets lie in bits


SOURCES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_range_of_actions_or_bit_is_worked_out_by_hand(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    outside = path.relative_to(SOURCE).parts[0] in OUTSIDE
    assert (RANGE.findall(text) + BIT.findall(text) if outside else NUMBERED.findall(text)) == []


@pytest.mark.parametrize(
    "code", ["if PLAY <= action < PLAY + 196:", "any(SAIL < one.action <= SAIL + 15 for one in x)"]
)
def test_a_range_by_hand_would_be_found(code: str) -> None:
    assert RANGE.findall(code)
    assert NUMBERED.findall(code)


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_every_action_belongs_to_its_verb_alone(name: str) -> None:
    verbs = meadhall.game(name).verbs
    for action in range(verbs.count):
        assert [verb for verb in verbs.all if verbs.has(verb.base, action)] == [verbs.of(action)]


def test_a_set_of_bits_and_its_members_agree() -> None:
    for mask in range(64):
        assert members(mask) == [at for at in range(8) if has_bit(mask, at)]
