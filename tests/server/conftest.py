from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meadhall.testing.databases import new_database, new_server_database
from meadhall.testing.served import QUICK, Served


@pytest.fixture
def database(tmp_path: Path) -> Path | str:
    """Where the halls of a test keep their matches; nothing is there yet."""
    return new_database(tmp_path)


@pytest.fixture
def serve(database: Path | str) -> Iterator[Callable[..., Served]]:
    """Opens halls; a second one on the same database is the hall after a restart."""
    opened: list[Served] = []

    def start(**changed: Any) -> Served:
        served = Served(database, replace(QUICK, **changed))
        opened.append(served)
        return served

    yield start
    for served in opened:
        with contextlib.suppress(RuntimeError):
            served.stop()


@pytest.fixture
def served(serve: Callable[..., Served]) -> Served:
    return serve()


@pytest.fixture
def hall() -> Iterator[Callable[..., Served]]:
    """Opens halls on one and the same database of a server."""
    database = new_server_database()
    opened: list[Served] = []

    def start(**changed: Any) -> Served:
        opened.append(Served(database, replace(QUICK, **changed)))
        return opened[-1]

    yield start
    for served in opened:
        served.stop()
