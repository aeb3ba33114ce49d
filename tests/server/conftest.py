from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meadhall.testing.served import QUICK, Served


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Opens halls; a second one on the same database is the hall after a restart."""
    opened: list[Served] = []

    def start(database: Path | None = None, **changed: Any) -> Served:
        served = Served(database or tmp_path / "hall.db", replace(QUICK, **changed))
        opened.append(served)
        return served

    yield start
    for served in opened:
        with contextlib.suppress(RuntimeError):
            served.stop()


@pytest.fixture
def served(serve: Callable[..., Served]) -> Served:
    return serve()
