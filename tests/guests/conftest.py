"""The game of our own that is a package like anybody's: installed by pip into a folder, once for all tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.testing.guests import install, invited

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="session")
def herring_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Herring Morning is installed; built from a copy, so that nothing is left in the examples."""
    built = tmp_path_factory.mktemp("built")
    shutil.copytree(EXAMPLES / "herring", built / "herring", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    return install(built / "herring", tmp_path_factory.mktemp("site"))


@pytest.fixture
def herring(herring_folder: Path) -> Iterator[Path]:
    """Herring Morning is installed while the test runs."""
    with invited(herring_folder):
        yield herring_folder


def with_a_mistake(herring_folder: Path, folder: Path, mistake: str) -> Path:
    """Herring Morning with another line in a rule that comes up later in the game."""
    shutil.copytree(herring_folder, folder)
    steps = folder / "herring" / "steps.py"
    rule = "    def reveal(self, table: Herring, answers: list[int]) -> None:\n"
    text = steps.read_text(encoding="utf-8")
    assert rule in text
    steps.write_text(text.replace(rule, f"{rule}        {mistake}\n"))
    return folder


@pytest.fixture
def clumsy(herring_folder: Path, tmp_path: Path) -> Iterator[None]:
    """One that stumbles."""
    mistake = "assert table.decisions < 12, 'nobody thought of this'"
    with invited(with_a_mistake(herring_folder, tmp_path / "site", mistake)):
        yield


@pytest.fixture
def given_up(herring_folder: Path, tmp_path: Path) -> Iterator[None]:
    """One in which somebody presses Ctrl-C, as it would not come to an end."""
    with invited(
        with_a_mistake(herring_folder, tmp_path / "site", "if table.decisions >= 12: raise KeyboardInterrupt")
    ):
        yield


@pytest.fixture
def endless(herring_folder: Path, tmp_path: Path) -> Iterator[None]:
    """One that never comes to an end."""
    with invited(with_a_mistake(herring_folder, tmp_path / "site", "while table.decisions >= 12: pass")):
        yield
