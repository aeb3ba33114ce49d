"""Reviews that take little time: the laws hold at any depth."""

from __future__ import annotations

import pytest

from meadhall.review import judging, reviewing


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "PLAYOUTS", 3)
    monkeypatch.setattr(judging, "ITERATIONS", 6)
    monkeypatch.setattr(judging, "WORLDS", 3)
    monkeypatch.setattr(judging, "MOST_WORLDS", 3)
