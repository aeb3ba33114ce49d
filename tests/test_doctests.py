"""The examples in the docstrings are true, compiled and interpreted.

Compiled functions carry no docstrings, so the examples are read out of the source and run against the module that is
installed, whichever it is.
"""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"


def examples() -> Iterator[tuple[str, str, str, int]]:
    """Every docstring with an example: its module, its place, its text and its line."""
    for file in sorted((SOURCE / "meadhall").rglob("*.py")):
        module = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            text = ast.get_docstring(node)
            if text is not None and ">>>" in text:
                place = module if isinstance(node, ast.Module) else f"{module}.{node.name}"
                yield module, place, text, 1 if isinstance(node, ast.Module) else node.lineno


EXAMPLES = list(examples())


@pytest.mark.parametrize(("module", "place", "text", "line"), EXAMPLES, ids=[place for _, place, _, _ in EXAMPLES])
def test_an_example_in_a_docstring_is_true(module: str, place: str, text: str, line: int) -> None:
    if module.startswith("meadhall.rl"):
        pytest.importorskip("gymnasium", reason="its packages come with the extra rl")
    names = dict(vars(import_module(module)))
    test = doctest.DocTestParser().get_doctest(text, names, place, module, line)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(test, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


def test_there_are_examples() -> None:
    assert {"meadhall", "meadhall.testing.bottlecap", "meadhall.engine.rng.seeded"} <= {
        place for _, place, _, _ in EXAMPLES
    }
