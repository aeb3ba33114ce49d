"""A broken guest is reported in a sentence that names it and its package, and everything else goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall import bots, games
from meadhall.cli.main import main
from meadhall.engine import BadOption
from meadhall.engine.errors import BadGuest
from meadhall.engine.language import reading, spoken
from meadhall.testing.guests import invited, write_package

OURS = ["Bottlecap Vikings", "Drakkar, the card game", "Beer & Vikings"]


def brings_games(
    folder: Path, name: str, code: str, module: str = "troll", entry: str = "troll", version: str = "1.0"
) -> Path:
    files = {f"{module}/__init__.py": "", f"{module}/game.py": code}
    return write_package(folder, name, files, {"meadhall.games": {entry: f"{module}.game:GAME"}}, version)


def brings_bots(folder: Path, name: str, code: str, module: str = "stone", entry: str = "stone") -> Path:
    return write_package(folder, name, {f"{module}.py": code}, {"meadhall.bots": {entry: f"{module}:Stone"}})


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'."),
        ("GAME = 1 / 0", "ZeroDivisionError: division by zero."),
        ("raise SystemError", "SystemError."),
        ("raise SystemExit(3)", "SystemExit: 3."),
        ("OTHER = 1", "AttributeError: module 'troll.game' has no attribute 'GAME'."),
        (
            "GAME = 'a troll'",
            "The entry point leads to 'a troll'; it must lead to an object of a class that derives from",
        ),
        ("from meadhall import Game\nGAME = Game", "The entry point leads to <class 'meadhall.engine.game.Game'>; it"),
        (
            "from meadhall import game\nGAME = game('beer')",
            "It calls itself 'beer'; the entry point and the game must have",
        ),
    ],
)
def test_a_game_that_is_none_is_reported_and_ours_are_played(
    tmp_path: Path, code: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with invited(brings_games(tmp_path, "troll-games", code)):
        assert [game.title for game in games.shelf()] == OURS
        [fault] = games.faults()
        said = f"The game troll of the package troll-games 1.0 can't be opened: {why}"
        assert str(fault).startswith(said)
        with pytest.raises(BadGuest, match="The game troll of the package troll-games"):
            games.game("troll")
        assert main(["games"]) == 0
        shown = capsys.readouterr()
        assert said in shown.err
        assert "Bottlecap Vikings" in shown.out
        assert main(["play", "troll"]) == 2
        assert capsys.readouterr().err.startswith(said)


HALF = """
from meadhall.engine import Game, Judge, Verb, Verbs
from meadhall.engine.event import EventKinds

class Half(Game):
    name = "troll"
    {lines}

GAME = Half()
"""
WHOLE = """title = "Troll"
    tagline = "..."
    version = 1
    least_seats, most_seats = 2, 3
    seat_names = ("A", "B", "C")
    options = ()
    verbs = Verbs([Verb(0, 1, "wait")])
    kinds = EventKinds([], [])
    judge = None
    def setting(self, seats, options, data, names): ...
    def deal(self, setting, rng): ..."""


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        (WHOLE, "title = 'Troll'", "TypeError: Can't instantiate abstract class Half"),
        ('title = "Troll"', "title = ''", "Its title is ''; it must be some words."),
        ("version = 1", "version = 0", "Its version is 0; it must be a number from 1 on."),
        ("= 2, 3", "= 3, 2", "Its number of seats is (3, 2); it must be from 1 to 31, the least first."),
        ('("A", "B", "C")', '("A",)', "Its list of seat_names is 1; it must be at least 3 names long."),
        ("options = ()", "options = ['x']", "Its options is ['x']; it must be a list of Option."),
        ("", "", "Its judge is None; it must be a Judge."),
        ('name = "troll"', 'name = "web"', "The hall itself has something that is called web; choose another name."),
    ],
)
def test_a_game_that_lacks_something_is_told_what(tmp_path: Path, right: str, wrong: str, why: str) -> None:
    code = HALF.replace("{lines}", WHOLE).replace(right, wrong, 1) if right else HALF.replace("{lines}", WHOLE)
    with invited(brings_games(tmp_path, "troll-games", code)):
        [fault] = games.faults()
        assert f"can't be opened: {why}" in str(fault)


def test_a_game_without_a_catalogue_is_told_so(tmp_path: Path) -> None:
    code = HALF.replace("{lines}", WHOLE.replace("judge = None", "judge = __import__('meadhall').game('beer').judge"))
    with invited(brings_games(tmp_path, "troll-games", code)):
        [fault] = games.faults()
        assert "FileNotFoundError" in str(fault)
        assert "rules.toml" in str(fault)


def test_a_game_outside_of_any_package_is_told_so(tmp_path: Path) -> None:
    code = HALF.replace("{lines}", WHOLE)
    write_package(tmp_path, "troll-games", {"troll.py": code}, {"meadhall.games": {"troll": "troll:GAME"}})
    with invited(tmp_path):
        [fault] = games.faults()
        assert "A game is a package, with its data beside its code; the module troll lies in none." in str(fault)


def test_two_games_of_one_name_are_both_named_and_neither_is_taken(tmp_path: Path) -> None:
    one = brings_games(tmp_path / "one", "a-trolls", "", module="atroll")
    two = brings_games(tmp_path / "two", "b-trolls", "", module="btroll", version="2.0")
    with invited(one, two):
        assert [game.title for game in games.shelf()] == OURS
        said = (
            "The game troll is brought by a-trolls 1.0 and b-trolls 2.0; none of them is taken while there are several."
        )
        assert [str(fault) for fault in games.faults()] == [said]
        with pytest.raises(BadGuest, match="is brought by a-trolls"):
            games.game("troll")


def test_nobody_takes_the_name_of_a_game_of_ours(tmp_path: Path) -> None:
    with invited(brings_games(tmp_path, "troll-games", "GAME = 1", entry="drakkar")):
        said = "The game drakkar of the package troll-games 1.0 is left out: a game of the hall has that name already."
        assert [str(fault) for fault in games.faults()] == [said]
        assert games.game("drakkar").title == "Drakkar, the card game"


def test_a_name_that_no_address_could_have_is_refused(tmp_path: Path) -> None:
    with invited(brings_games(tmp_path, "troll-games", "GAME = 1", entry="Tröll!")):
        [fault] = games.faults()
        assert "small letters, digits and underscores, a letter first, and 'Tröll!' is no such name." in str(fault)


def test_who_is_broken_is_tried_once(tmp_path: Path) -> None:
    code = f"import pathlib\nwith open({str(tmp_path / 'tries')!r}, 'a') as file:\n    file.write('x')\nimport nowhere"
    with invited(brings_games(tmp_path / "site", "troll-games", code)):
        for _ in range(3):
            games.shelf()
            with pytest.raises(BadGuest):
                games.game("troll")
    assert (tmp_path / "tries").read_text() == "x"


def test_a_fault_is_told_in_the_readers_language(tmp_path: Path) -> None:
    with invited(brings_games(tmp_path, "troll-games", "import nowhere")), reading("de"):
        [fault] = games.faults()
        assert spoken(fault.message).startswith(
            "Das Spiel troll aus dem Paket troll-games 1.0 lässt sich nicht öffnen:"
        )


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'."),
        ("def Stone(seed): ...", "The entry point leads to <function Stone at"),
        ("class Stone: ...", "it must lead to a class that derives from meadhall.bots.Bot."),
        (
            "from meadhall.bots import Bot\nclass Stone(Bot):\n    parameters = {'depth': 3}",
            "Its parameter depth is 3; it must be a Parameter or a Word.",
        ),
    ],
)
def test_a_bot_that_is_none_is_reported_and_ours_play(
    tmp_path: Path, code: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with invited(brings_bots(tmp_path, "stones", code)):
        [fault] = bots.faults()
        assert str(fault).startswith("The bot stone of the package stones 1.0 can't be let in: ")
        assert why in str(fault)
        assert main(["bots"]) == 0
        shown = capsys.readouterr()
        assert "The bot stone of the package stones" in shown.err
        assert "search" in shown.out
        assert main(["simulate", "bottlecap", "--seats", "stone,random", "--games", "1"]) == 2
        assert "The bot stone of the package stones 1.0 can't be let in:" in capsys.readouterr().err


@pytest.mark.parametrize("entry", ["random", "jarl", "you"])
def test_nobody_takes_the_name_of_a_bot_of_ours(tmp_path: Path, entry: str) -> None:
    with invited(brings_bots(tmp_path, "stones", "Stone = 1", entry=entry)):
        [fault] = bots.faults()
        said = f"The bot {entry} of the package stones 1.0 is left out: a bot of the hall has that name already."
        assert str(fault) == said
        assert bots.bot("random", 1).choose(meadhall.game("bottlecap").new(2, 1).view(0)) >= 0


CARELESS = """
from meadhall.bots import Bot

class Stone(Bot):
    def choose(self, view):
        return {choice}
"""


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero."),
        ("9999", "It chose 9999, and the options are "),
        ("None", "It chose None, and the options are "),
        ("True", "It chose True, and the options are "),
    ],
)
def test_a_bot_that_stumbles_at_a_table_is_named(
    tmp_path: Path, choice: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with invited(brings_bots(tmp_path, "stones", CARELESS.replace("{choice}", choice))):
        assert main(["simulate", "bottlecap", "--seats", "stone,random", "--games", "1"]) == 2
        said = capsys.readouterr().err
        assert f"The bot stone of the package stones 1.0 could not decide: {why}" in said


def test_a_bot_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    code = "from meadhall.bots import Bot\nclass Stone(Bot):\n    def __init__(self, seed): raise OSError('no file')\n"
    code += "    def choose(self, view): return 0\n"
    with (
        invited(brings_bots(tmp_path, "stones", code)),
        pytest.raises(BadGuest, match=r"The bot stone of the package stones 1\.0 could not decide: OSError: no file\."),
    ):
        bots.bot("stone", 1)


def test_a_bot_that_nobody_brings_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    good = CARELESS.replace("{choice}", "view.options()[0]")
    with invited(brings_bots(tmp_path, "stones", good)), pytest.raises(BadOption) as refused:
        bots.bot("troll", 1)
    known = ", ".join((*bots.KINDS, "stone"))
    assert str(refused.value).startswith(f"There is no bot 'troll'; the bots are {known}, and the levels")


@pytest.mark.usefixtures("clumsy")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_that_stumbles_is_named_with_the_line(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = "The game herring of the package meadhall-herring 1.0.0 stumbled at herring.steps:"
    assert main(["simulate", "herring", "--seats", "random*3", "--games", "2", "--jobs", jobs]) == 2
    heard = capsys.readouterr().err
    assert heard.strip().startswith(said)
    assert heard.endswith("AssertionError: nobody thought of this.\n")
    assert "Traceback" not in heard
    assert main(["simulate", "bottlecap", "--seats", "random*2", "--games", "1"]) == 0


@pytest.mark.usefixtures("clumsy")
def test_a_law_that_a_game_breaks_is_told_with_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "herring", "--about", "copying"]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "AssertionError: nobody thought of this." in told


@pytest.mark.usefixtures("given_up")
@pytest.mark.parametrize("words", [["simulate", "herring", "--games", "2"], ["check", "herring", "--about", "copying"]])
def test_whoever_ends_a_rule_that_never_ends_reads_where_it_was(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 130
    heard = capsys.readouterr().err
    assert "Interrupted in the game herring of the package meadhall-herring 1.0.0, at herring.steps:" in heard
    assert "Traceback" not in heard
