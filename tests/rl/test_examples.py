"""Every example runs as it stands, says something, and is short."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

AT_A_HALL = ("json_client.py", "network_bot.py")  # need a hall that is open: tests/server and tests/guests run them
FOLDER = Path(__file__).parent.parent.parent / "examples"
EXAMPLES = sorted(path for path in FOLDER.glob("*.py") if path.name not in AT_A_HALL)


def test_there_are_examples_for_every_face() -> None:
    names = {path.stem for path in EXAMPLES}
    assert {"one_game", "pettingzoo_random", "read_a_record", "self_play_dataset"} <= names
    assert {"gymnasium_against_greedy", "openspiel_worlds"} <= names


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs_without_a_warning_and_says_something(path: Path) -> None:
    strict = {**os.environ, "PYTHONWARNINGS": "error"}
    done = subprocess.run([sys.executable, str(path)], env=strict, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= 1
    assert done.stderr == ""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_has_about_ten_lines(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 16
