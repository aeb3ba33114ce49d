"""An inner layer never imports an outer one, and the engine and the games touch nothing outside of themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall

PACKAGE = Path(__file__).parent.parent / "src" / "meadhall"

FACE = "meadhall"  # the package itself: engine and games under the names that everybody uses

# From the inside out; layers of one row stand side by side. The server shows pages, so the pages lie inside of it:
# they are made from views, and know nothing of HTTP.
LAYERS = [
    ["engine"],
    ["games"],
    [FACE],
    ["bots"],
    ["play"],
    ["arena", "rl", "review"],
    ["training"],
    ["web"],
    ["server"],
    ["cli"],
    ["testing"],  # may look at everything, and nobody looks at it
]
DEPTH = {layer: depth for depth, row in enumerate(LAYERS) for layer in row}

WORLD = {  # modules that reach out of the process, or bring time and chance into it
    *("asyncio", "concurrent", "ctypes", "datetime", "ftplib", "glob", "http", "importlib", "io", "logging", "mmap"),
    *("multiprocessing", "os", "pathlib", "pickle", "platform", "random", "secrets", "select", "shelve", "shutil"),
    *("signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
    *("numpy", "requests", "httpx", "rich"),
}
SPEAKING = {"open", "print", "input", "breakpoint", "exec", "eval", "compile", "__import__"}
FILES = {"read_text", "read_bytes", "write_text", "write_bytes", "unlink", "replace_file", "mkdir"}

# The engine reads the games' own data out of the package, stores records where it is told to, and looks for what other
# packages bring.
ALLOWED = {
    "engine/datafile.py": {"importlib", "read_text"},
    "engine/game.py": {"importlib"},
    "engine/guests.py": {"importlib"},
    "engine/language.py": {"importlib", "read_text"},
    "engine/parcel.py": {"importlib"},
    "engine/rule.py": {"importlib", "read_text"},
    "engine/record.py": {"pathlib", "read_text", "write_text"},
    "games/__init__.py": {"importlib"},
}

SOURCES = sorted(PACKAGE.rglob("*.py"))


def name(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def layer_of(file: Path) -> str:
    inside = file.relative_to(PACKAGE)
    if inside.name == "__main__.py":  # the command by another name
        return "cli"
    return inside.parts[0] if len(inside.parts) > 1 else FACE


def imports(file: Path) -> Iterator[tuple[str, int]]:
    """Every module that a file imports, wherever in the file, for type checkers only as well; and the line."""
    package = ["meadhall", *file.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((f"{module}.{alias.name}", node.lineno) for alias in node.names)


def layer_imported(module: str) -> str | None:
    """The layer that a module belongs to, or None if it is none of ours."""
    parts = module.split(".")
    if parts[0] != "meadhall":
        return None
    return parts[1] if len(parts) > 1 and (PACKAGE / parts[1]).is_dir() else FACE


@pytest.mark.parametrize("file", SOURCES, ids=name)
def test_no_layer_imports_an_outer_one(file: Path) -> None:
    own = DEPTH[layer_of(file)]
    outer = [
        f"line {line}: {module}"
        for module, line in imports(file)
        if (layer := layer_imported(module)) is not None and DEPTH[layer] > own
    ]
    assert not outer, f"{name(file)} lies in {layer_of(file)} and imports what lies further out: {'; '.join(outer)}"


def test_every_folder_is_a_layer() -> None:
    folders = {file.relative_to(PACKAGE).parts[0] for file in SOURCES if file.parent != PACKAGE}
    assert folders <= set(DEPTH), f"In which layer lie {folders - set(DEPTH)}?"
    assert {"engine", "games", "bots"} <= folders


def test_no_game_imports_another() -> None:
    for file in SOURCES:
        inside = file.relative_to(PACKAGE).parts
        if inside[0] != "games" or len(inside) < 3:
            continue
        strangers = [
            module
            for module, _ in imports(file)
            if module.startswith("meadhall.games.") and module.split(".")[2] != inside[1]
        ]
        assert not strangers, f"{name(file)} imports another game: {strangers}"


# As docs/architecture.md lists them.
OF_EACH_GAME = ("game", "data", "components", "actions", "table", "events", "knowledge", "facts", "judge")
OF_EACH_GAME += ("evaluation", "leaning", "observation")


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_who_knows_one_games_folder_finds_the_way_in_all(game: str) -> None:
    folder = PACKAGE / "games" / game
    assert [file for file in OF_EACH_GAME if not (folder / f"{file}.py").exists()] == []
    assert (folder / "steps").is_dir()


@pytest.mark.parametrize("file", [file for file in SOURCES if layer_of(file) in ("engine", "games")], ids=name)
def test_the_engine_and_the_games_have_no_input_output_clock_or_chance_of_their_own(file: Path) -> None:
    allowed = ALLOWED.get(name(file), set())
    found = [
        f"line {line}: import {module}" for module, line in imports(file) if module.split(".")[0] in WORLD - allowed
    ]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKING:
            found.append(f"line {node.lineno}: {node.func.id}()")
        if isinstance(node, ast.Attribute) and node.attr in FILES - allowed:
            found.append(f"line {node.lineno}: .{node.attr}")
    assert not found, f"{name(file)} reaches out of the engine: {'; '.join(found)}"


# Where attributes are looked up by name: comparing and sending tables, and the fields of component files.
BY_NAME = {"engine/parcel.py", "engine/snapshot.py", "games/beer/constraints.py", "games/beer/data.py"}


@pytest.mark.parametrize("file", SOURCES, ids=name)
def test_nobody_guesses_what_a_thing_is_called(file: Path) -> None:
    """A table or a Step is asked by the methods of the contract, which every game has, and not by `getattr`."""
    guesses = [
        f"line {node.lineno}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr"
    ]
    assert not guesses or name(file) in BY_NAME, f"{name(file)} guesses an attribute: {', '.join(guesses)}"


def test_an_import_for_type_checkers_only_counts_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "meadhall"
    (package / "engine").mkdir(parents=True)
    (package / "play").mkdir()
    file = package / "engine" / "table.py"
    file.write_text("if TYPE_CHECKING:\n    from meadhall.play.match import Match\n    from ..play import match\n")
    monkeypatch.setitem(globals(), "PACKAGE", package)
    assert [layer_imported(module) for module, _ in imports(file)] == ["play", "play"]
    assert DEPTH["play"] > DEPTH[layer_of(file)]
