"""`meadhall puzzles`: played by number, and made out of simulated games."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.review import puzzles

Run = Callable[..., Any]


def test_a_puzzle_is_asked_and_answered(run: Run) -> None:
    one = puzzles.shipped("drakkar")[2]
    options = list(one.table().view(one.seat).options())
    right, wrong = options.index(one.answer) + 1, options.index(one.instead) + 1
    said = run("puzzles", "drakkar", "--number", "3", typed=["99", str(right)])
    assert said.code == 0
    assert "(Puzzle 3 of" in said.out
    assert "The number of an option, please" in said.out
    assert said.out.index("What would you do?") < said.out.index("That is it.")
    assert "Best by what you can know" in said.out
    assert "There is something better." in run("puzzles", "drakkar", "--number", "3", typed=[str(wrong)]).out


def test_there_is_one_for_today(run: Run) -> None:
    assert re.search(r"\(Puzzle \d+ of \d+\)", run("puzzles", "beer", typed=["1"]).out)


def test_puzzles_are_made_and_played_from_a_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = puzzles.shipped("bottlecap")[:4]
    monkeypatch.setattr(puzzles, "from_game", lambda game, seed: some[seed : seed + 1])
    file = tmp_path / "mine.json"
    said = run("puzzles", "bottlecap", "--games", "4", "--most", "2", "--out", str(file))
    assert said.code == 0
    assert said.out == f"2 puzzles of 4 that were found are in {file}.\n"
    assert len(puzzles.load_puzzles(file)) == 2
    assert "(Puzzle 2 of 2)" in run("puzzles", "bottlecap", "--file", str(file), "--number", "2", typed=["1"]).out
    assert run("puzzles", "beer", "--file", str(file)).sentence == "There are no puzzles of beer."


def test_bad_words_get_one_sentence(run: Run, tmp_path: Path) -> None:
    assert run("puzzles", "drakkar", "--number", "99").sentence.startswith("There is no puzzle 99")
    assert run("puzzles", "drakkar", "--out", str(tmp_path / "x"), "--games", "0").sentence.startswith("Puzzles come")
    assert "can't be read" in run("puzzles", "drakkar", "--file", str(tmp_path / "nothing")).sentence
