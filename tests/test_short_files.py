"""Whoever reads a file can keep it in mind: none is longer than a few screens, in whatever language it is written."""

from __future__ import annotations

from pathlib import Path

LONGEST = 450
WRITTEN = {".py", ".css", ".js", ".ts", ".html"}
OTHERS = {"vendor", "node_modules", "build", "dist"}  # what others have written, or a program
HERE = Path(__file__).parent.parent


def test_no_file_is_longer_than_a_few_screens() -> None:
    found = {
        path: path.read_text(encoding="utf-8").count("\n")
        for folder in ("src", "tests", "bench", "docs", "examples", "assets", "deploy")
        for path in (HERE / folder).rglob("*")
        if path.suffix in WRITTEN and OTHERS.isdisjoint(path.relative_to(HERE).parts)
    }
    assert len(found) > 500
    assert {path.relative_to(HERE).as_posix(): lines for path, lines in found.items() if lines > LONGEST} == {}
