"""Words are made last: no code outside of the wording takes apart what was said, nor looks for something in it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import meadhall

SOURCE = Path(meadhall.__file__).parent
SAYING = {"spoken", "spoken_briefly", "say", "said", "named", "briefly", "entry"}  # whatever these return was said
# What holds words in pages, views and records of what happened; a variable of that name holds them, too.
SAID = {"brief", "decision", "label", "prompt", "sentence", "words"}
CUTTING = {"endswith", "find", "partition", "removeprefix", "removesuffix", "replace", "rpartition", "rsplit"}
CUTTING |= {"split", "splitlines", "startswith"}
LOOKING = {"findall", "finditer", "fullmatch", "match", "search", "split", "sub"}  # of a regular expression

# What is no sentence, though it is called so: what somebody typed or wrote in a file.
TYPED = {
    "bots/levels.py": "levels as somebody lists them in a variable",
    "cli/arena.py": "bots as somebody lists them",
    "cli/replay.py": "a key and what follows it",
    "cli/session.py": "a key and what follows it",
    "cli/setup.py": "seats as somebody lists them",
    "play/lesson.py": "the script of a lesson",
}
# Where something stands for what is put in later: marks of ours, and letters that no language has.
MARKED = {
    "cli/commandline.py": "a percent sign means something to argparse",
    "cli/learn.py": "stars of a lesson around what stands out",
    "web/boards/bottlecap/symbols.py": "signs, for which symbols are drawn",
    "web/parts/catalogue.py": "IDs in the catalogue, which become links",
    "web/parts/coach.py": "stars of a lesson around what stands out",
}
WORDING = ("engine/", "cli/words.py", "web/words.py", "testing/")
SOURCES = [path for path in sorted(SOURCE.rglob("*.py")) if not path.relative_to(SOURCE).as_posix().startswith(WORDING)]


def was_said(node: ast.AST, named: set[str]) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in SAYING
    if isinstance(node, ast.Attribute):
        return node.attr in SAID or node.attr == "text"
    return isinstance(node, ast.Name) and node.id in named


def names_of_words(function: ast.AST) -> set[str]:
    """What holds words by its name, and what this function itself has put words into."""
    put = [node for node in ast.walk(function) if isinstance(node, ast.Assign) and was_said(node.value, set())]
    return SAID | {target.id for node in put for target in node.targets if isinstance(target, ast.Name)}


def taken_apart(tree: ast.Module) -> list[str]:
    """Where code cuts, or looks into, what was said."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    places = {id(node): set(SAID) for node in ast.walk(tree)}
    for function in functions:
        named = names_of_words(function)
        for node in ast.walk(function):
            places[id(node)] |= named
    found = []
    for node in ast.walk(tree):
        named = places[id(node)]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            cut = node.func.attr in CUTTING and was_said(node.func.value, named)
            searched = node.func.attr in LOOKING and any(was_said(one, named) for one in node.args)
            if cut or searched:
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            looked = isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)
            if looked and not isinstance(node.comparators[0], ast.Name) and was_said(node.comparators[0], named):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_code_takes_apart_what_was_said(path: Path) -> None:
    found = taken_apart(ast.parse(path.read_text(encoding="utf-8")))
    name = path.relative_to(SOURCE).as_posix()
    assert bool(found) == (name in TYPED or name in MARKED), found


@pytest.mark.parametrize(
    "code",
    [
        'called, _, rest = label.partition(" (")',
        'ends = line.brief.endswith(".")',
        'heading = re.match("Turn [0-9]+", line.words)',
        'spoken(view.prompt()).split(":")',
        'won = "wins with" in page.decision',
        'def who(message):\n    told = spoken(message)\n    return told.partition(" rests")[0]',
    ],
)
def test_a_sentence_that_is_taken_apart_would_be_found(code: str) -> None:
    assert taken_apart(ast.parse(code))
