"""Everything that is about one game lies in its folders; nothing else names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import meadhall
from meadhall import bots, games
from meadhall.engine import BadData
from meadhall.engine.datafile import parse, read
from meadhall.engine.option import Option
from meadhall.engine.option_words import checked_words
from meadhall.web import boards

SOURCE = Path(meadhall.__file__).parent
SHELF = SOURCE / "games" / "__init__.py"  # where the games are listed
ICONS = {"icon", "placed"}  # functions whose first argument is the name of an icon, which may be called like a game
NAMES = re.compile(rf"\b({'|'.join(meadhall.SHELF)})\b(?!-)")  # drakkar-dragon is an icon
TITLES = re.compile("|".join(["Bottlecap", "Drakkar", "Beer & Vikings"]))
# Those with several words: "start" and "count" may mean something elsewhere, "first_earl" can't.
OPTIONS = re.compile(
    "|".join(one.name for name in meadhall.SHELF for one in meadhall.game(name).options if "_" in one.name)
)
REMARK = re.compile(r"/\*.*?\*/|^\s*//.*?$|^#.*?$", re.DOTALL | re.MULTILINE)
SELECTED = re.compile(rf"\b(game|board)-({'|'.join(meadhall.SHELF)})\b")  # of the looks of one game


def about_one_game(path: Path) -> bool:
    inside = path.relative_to(SOURCE).as_posix()
    named = "(games|web/boards)/{0}/|(cli/screens|testing)/{0}|web/static/css/board-{0}"
    folders = "|".join(named.format(name) for name in meadhall.SHELF)
    return re.match(folders, inside) is not None


def at_rest(path: Path) -> str:
    """What a style sheet, a script, a list or a language file says, comments left aside."""
    return REMARK.sub("", path.read_text(encoding="utf-8"))


OTHERS = [path for path in sorted(SOURCE.rglob("*.py")) if path != SHELF and not about_one_game(path)]
RESTING = [
    path
    for ending in ("css", "js", "toml", "ftl")
    for path in sorted(SOURCE.rglob(f"*.{ending}"))
    if not about_one_game(path) and "vendor" not in path.parts
]


def named(tree: ast.Module) -> list[str]:
    """Where code names a game: in what it imports or in a string, comments and docstrings left aside."""
    passed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr):
                passed.add(id(first.value))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ICONS and node.args:
            passed.add(id(node.args[0]))
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and NAMES.search(node.module or ""):
            found.append(f"line {node.lineno}: from {node.module}")
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in passed:
            continue
        if NAMES.search(node.value) or TITLES.search(node.value) or OPTIONS.fullmatch(node.value):
            found.append(f"line {node.lineno}: {node.value[:60]!r}")
    return found


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nothing_outside_of_its_folders_names_a_game(path: Path) -> None:
    assert named(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", RESTING, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_list_script_or_style_sheet_of_all_games_names_one(path: Path) -> None:
    text = at_rest(path)
    icons = path.name == "icons.toml"  # some are called like a game
    assert TITLES.findall(text) + SELECTED.findall(text) + ([] if icons else NAMES.findall(text)) == []


@pytest.mark.parametrize(
    "code",
    [
        "UNITS = {'drakkar': 'point'}",
        "from meadhall.games.beer import table",
        "says = 'Bottlecap Vikings are fun'",
        "SEATS = ('first_earl',)",
    ],
)
def test_a_named_game_would_be_found(code: str) -> None:
    assert named(ast.parse(code))


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_a_game_brings_its_levels_words_defaults_and_looks(name: str) -> None:
    game = games.game(name)
    assert [level.number for level in bots.levels(name)] == [1, 2, 3, 4, 5]
    assert game.option_words.first
    assert set(game.option_words.titles) == {option.name for option in game.options}
    for option, value in [*game.at_live_tables.items(), *game.for_newcomers.items()]:
        assert next(one for one in game.options if one.name == option).parse(value) == value
    board = boards.of(name)
    assert board.EMBLEM
    assert board.MARKS
    assert board.picture("box")


def test_the_words_of_a_game_lie_in_files_of_the_same_names_in_each() -> None:
    """And what makes messages of its things, tells and foretells."""
    folders = [SOURCE / "games" / name for name in meadhall.SHELF]
    words = [{file.name for file in (folder / "languages").iterdir()} for folder in folders]
    assert "en.ftl" in words[0]
    assert all(one == words[0] for one in words)
    for name in ("naming.py", "events.py", "forecast.py", "data/options.toml", "data/rules.toml"):
        assert all((folder / name).is_file() for folder in folders), name
    assert all((SOURCE / "web" / "boards" / name / "words.py").is_file() for name in meadhall.SHELF)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('first = ["citty"]', "options.toml, section first, entry citty: there is no such option."),
        ('[titles]\ncitty = "City"', "options.toml, section titles, entry citty: there is no such option."),
        (
            '[values]\ncity = { comon = "common" }',
            "options.toml, section values, entry city, field comon: the values",
        ),
        ('[names]\ncity = "City"', "options.toml, names: there is no such field."),
    ],
)
def test_words_for_an_option_that_is_not_there_are_refused_with_file_and_entry(text: str, sentence: str) -> None:
    option = Option("city", "common", "...", "CAP-OPT-city", ("common", "unique"))
    with pytest.raises(BadData) as wrong:
        checked_words(parse(text, "options.toml"), "options.toml", [option])
    assert sentence in str(wrong.value)


def test_a_game_without_words_of_its_own_has_plain_ones(tmp_path: Path) -> None:
    option = Option("round_limit", 150, "...", "CAP-OPT-round_limit", least=30, most=500)
    words = checked_words(read(tmp_path / "options.toml"), "options.toml", [option])
    assert (words.title(option), words.value(option, "as_usual")) == ("Round limit", "as usual")
