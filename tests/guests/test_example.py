"""The example's own tests, run as whoever has it would run them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.testing.guests import invited
from meadhall.web import boards
from meadhall.web.html import svg

EXAMPLE = Path(__file__).parents[2] / "examples" / "herring"


def test_its_own_tests_pass(herring_folder: Path) -> None:
    paths = os.pathsep.join([str(herring_folder), *filter(None, sys.path)])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(EXAMPLE / "tests")]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, cwd=EXAMPLE)
    assert done.returncode == 0, done.stdout[-3000:]


def test_every_rule_of_it_has_a_test() -> None:
    catalogue = (EXAMPLE / "src" / "herring" / "data" / "rules.toml").read_text(encoding="utf-8")
    tests = (EXAMPLE / "tests" / "test_rules.py").read_text(encoding="utf-8")
    rules = re.findall(r'^id = "(.*)"$', catalogue, re.MULTILINE)
    assert [rule for rule in rules if rule not in tests and rule != "HER-OPT-boats_go"] == []
    assert "boats_go=way" in tests


@pytest.mark.usefixtures("herring")
def test_it_is_read_in_ten_minutes() -> None:
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in (EXAMPLE / "src").rglob("*.py"))
    assert lines < 600


def test_a_board_with_nothing_but_an_emblem_has_it_on_the_lid_of_the_box(herring_folder: Path, tmp_path: Path) -> None:
    shutil.copytree(herring_folder, tmp_path / "site")
    (tmp_path / "site" / "herring" / "board.py").write_text('EMBLEM = "raven"\n', encoding="utf-8")
    with invited(herring_folder):
        plain = str(svg[boards.of("herring").picture("box-herring")])
    with invited(tmp_path / "site"):
        own = str(svg[boards.of("herring").picture("box-herring")])
    assert "#i-viking-head" in plain
    assert own == plain.replace("#i-viking-head", "#i-raven")
