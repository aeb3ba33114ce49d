"""Pages, screens and positions ask what an action or a set is; how numbers are laid out is left to the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.bits import has_bit, members

SOURCE = Path(meadhall.__file__).parent
RANGE = re.compile(r"\b([A-Z_]+) <= [a-z_.]+ < \1 \+")  # Verbs.has says it
BIT = re.compile(r">> [^()]+\) & 1\b")  # has_bit and members say it
ASKING = [path for folder in ("web", "cli", "testing") for path in sorted((SOURCE / folder).rglob("*.py"))]


@pytest.mark.parametrize("path", ASKING, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_range_of_actions_or_bit_is_worked_out_by_hand(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert RANGE.findall(text) + BIT.findall(text) == []


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_every_action_belongs_to_its_verb_alone(name: str) -> None:
    verbs = meadhall.game(name).verbs
    for action in range(verbs.count):
        assert [verb for verb in verbs.all if verbs.has(verb.base, action)] == [verbs.of(action)]


def test_a_set_of_bits_and_its_members_agree() -> None:
    for mask in range(64):
        assert members(mask) == [at for at in range(8) if has_bit(mask, at)]
