"""Running the command as a player would: words in, a screen and an exit code out."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from meadhall.cli.main import main


@dataclass(frozen=True)
class Said:
    """What the command has answered."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one sentence in which the command says what was wrong."""
        assert self.code == 2
        assert self.err.count("\n") == 1, self.err
        assert self.err.endswith(".\n") or self.err.endswith(")\n"), self.err
        assert "Traceback" not in self.err + self.out
        return self.err.strip()


Run = Callable[..., Said]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saved matches."""
    folder = tmp_path / "home"
    monkeypatch.setenv("MEADHALL_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    return folder


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "bottlecap", typed=["1", "q"])`: what the player types comes line by line, then nothing more."""

    def run(*words: str, typed: list[str] | None = None) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        try:
            code = main(list(words))
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run
