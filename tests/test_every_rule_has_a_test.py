"""Every rule of every game on the shelf is proved by a test, and no test claims a rule that is none.

The marks are read out of the test files themselves, so it does not matter which tests were selected to run.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import meadhall

TESTS = Path(__file__).parent


def marks(source: str, file: str) -> Iterator[tuple[str, str]]:
    """What the tests of a file are marked with: the rule's ID, and where the mark stands."""
    for part in _where_marks_count(ast.parse(source)):
        for node in ast.walk(part):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                place = f"{file}:{node.lineno}"
                if not node.args:
                    yield "a mark without any ID", place
                for argument in node.args:
                    written_out = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    yield argument.value if written_out else ast.unparse(argument), place


def _where_marks_count(scope: ast.Module | ast.ClassDef) -> Iterator[ast.AST]:
    """Decorators of tests and their classes, and what is said outside of functions: lists of cases, pytestmark."""
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from node.decorator_list
                yield from _where_marks_count(node)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
        elif node.name.startswith("test"):
            yield from node.decorator_list


def all_marks() -> dict[str, list[str]]:
    """Every ID that some test is marked with, and where."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for rule, place in marks(file.read_text(encoding="utf-8"), file.relative_to(TESTS.parent).as_posix()):
            found.setdefault(rule, []).append(place)
    return found


def all_rules() -> set[str]:
    """The IDs of all catalogues, of games that are not on the shelf yet as well."""
    known: set[str] = set()
    for folder in resources.files("meadhall.games").iterdir():
        catalogue = folder / "data" / "rules.toml"
        if catalogue.is_file():
            known |= {rule["id"] for rule in tomllib.loads(catalogue.read_text(encoding="utf-8"))["rule"]}
    return known


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_rule_has_a_test(game: str) -> None:
    marked = all_marks()
    rules = [rule.id for rule in meadhall.game(game).rules]
    assert rules
    missing = [rule for rule in rules if rule not in marked]
    assert not missing, f"{len(missing)} of {len(rules)} rules of {game} have no test: {', '.join(missing)}"


def test_every_mark_names_a_rule() -> None:
    known = all_rules()
    unknown = [f"{rule} ({', '.join(places)})" for rule, places in all_marks().items() if rule not in known]
    assert not unknown, f"Marks that name no rule: {'; '.join(unknown)}"


def test_marks_are_found_on_tests_and_cases_and_nowhere_else() -> None:
    assert [rule for rule, _ in marks(SAMPLE, "sample")] == ["X-1", "X-2", "X-3", "X-4", "X-5", "NAMES"]


SAMPLE = """
pytestmark = pytest.mark.rule("X-1")

@pytest.mark.rule("X-2", "X-3")
def test_it(): pass

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("X-4"))])
def test_cases(n): pass

class TestMore:
    @pytest.mark.rule("X-5", NAMES)
    def test_that(self): pass

@pytest.mark.rule("X-6")
def helper(): pass

def test_inside():
    pytest.mark.rule("X-7")
"""
