"""`meadhall new` writes packages that work: they are installed, and pass their own tests and all laws."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall import bots, games
from meadhall.cli.main import main
from meadhall.testing.guests import install, invited


def made(what: str, name: str, tmp_path: Path) -> Path:
    """The package, written and installed; returns the folder that it is installed in."""
    assert main(["new", what, name, "--into", str(tmp_path / name)]) == 0
    return install(tmp_path / name, tmp_path / "site")


def run_tests(package: Path, site: Path) -> None:
    """Its own, which a game begins with all laws."""
    paths = os.pathsep.join([str(site), *filter(None, sys.path)])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, cwd=package)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr


def test_a_new_game_works_and_keeps_every_law(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = made("game", "fox_and_geese", tmp_path)
    assert "meadhall check fox_and_geese" in capsys.readouterr().out
    run_tests(tmp_path / "fox_and_geese", site)
    with invited(site):
        assert games.game("fox_and_geese").title == "Fox and geese"
        assert main(["simulate", "fox_and_geese", "--seats", "jarl,random", "--games", "3"]) == 0
        assert main(["rules", "fox_and_geese", "FOX-ROLL-2"]) == 0


def test_a_new_bot_works_and_beats_random(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = made("bot", "stone", tmp_path)
    assert "--bots stone,random" in capsys.readouterr().out
    run_tests(tmp_path / "stone", site)
    with invited(site):
        assert bots.kinds()[-1] == "stone"
        view = meadhall.game("bottlecap").new(2, 1).view(0)
        assert bots.bot("stone:worlds=2", 1).choose(view) in view.options()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["game", "Fox"],
            "A name has up to 40 small letters, digits and underscores, a letter first, and 'Fox' is no such name.",
        ),
        (["game", "9foxes"], "and '9foxes' is no such name"),
        (["game", "../fox"], "and '../fox' is no such name"),
        (["bot", "class"], "class has a meaning already"),
        (["bot", "random"], "random has a meaning already"),
        (["game", "web"], "web has a meaning already"),
        (["game", "meadhall"], "meadhall has a meaning already"),
        (["game", "drakkar"], "There is a game drakkar already"),
        (["bot", "jarl"], "There is a bot jarl already"),
        (["cake", "fox"], "KIND can't be 'cake'; it is one of game, bot."),
    ],
)
def test_a_name_that_can_not_be_is_refused(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", *words]) == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("dear")
    assert main(["new", "bot", "stone", "--into", str(tmp_path)]) == 2
    assert "is there already, and not empty; nothing was written." in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
