"""An ability is spoken of by its name, in code as at the table."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import meadhall
from meadhall.games.bottlecap import abilities, data

SOURCE = Path(meadhall.__file__).parent
FILES = [
    *SOURCE.glob("games/bottlecap/**/*.py"),
    *SOURCE.glob("web/boards/bottlecap/*.py"),
    *SOURCE.glob("cli/screens/bottlecap*.py"),
]
ASKING = (".count", ".has", ".own", ".witness")


def bare(tree: ast.AST) -> list[int]:
    """The lines where a bare number stands for an ability: asked for, compared with, or as the reason of an event."""
    found: list[int] = []
    for node in ast.walk(tree):
        numbers: list[ast.expr] = []
        if isinstance(node, ast.Call):
            asks = ast.unparse(node.func)
            numbers = node.args if asks in ("bits", "unused_instance") or asks.endswith(ASKING) else []
        elif isinstance(node, ast.Compare) and ast.unparse(node.left) == "ability":
            numbers = [one for one in node.comparators if ast.unparse(one) != "0"]  # 0 is the throne: no ability
        elif isinstance(node, ast.BinOp) and ast.unparse(node.left).endswith("ABILITY"):
            numbers = [node.right]
        found += [one.lineno for one in numbers if isinstance(one, ast.Constant) and isinstance(one.value, int)]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_no_bare_number_stands_for_an_ability(path: Path) -> None:
    assert bare(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "code", ["village.count(5)", "village.has(30)", "bits(1, 3)", "ability == 13", "gain(seat, ABILITY + 28)"]
)
def test_a_bare_number_would_be_found(code: str) -> None:
    assert bare(ast.parse(code))


def test_the_names_are_those_on_the_table() -> None:
    shown = data.load(None).texts.abilities
    assert len(shown) == abilities.ABILITIES + 1
    for number, name in enumerate(shown[1:], 1):
        spelt = name.upper().replace("'", "").replace("-", "_").replace(" ", "_")
        assert getattr(abilities, spelt) == number
