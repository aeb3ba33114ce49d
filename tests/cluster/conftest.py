"""Two nodes on this machine stand for a cluster."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

MARK = "MEADHALL_TEST_CLUSTER"


class Nodes:
    """A cluster in a process of its own; one of its nodes can be killed and added, and the cluster lost."""

    def __init__(self) -> None:
        self.name = uuid.uuid4().hex
        quiet = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
        own = {"RAY_worker_niceness": "0", MARK: self.name}
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("two_nodes.py"))],
            env={**os.environ, **quiet, **own},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.address = self._heard()
        assert ":" in self.address, "the cluster could not be started"

    def _heard(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def _tell(self, what: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        assert self._heard() == "done"

    def kill(self) -> None:
        self._tell("kill")

    def add(self) -> None:
        self._tell("add")

    def lose(self) -> None:
        self._tell("lose")

    def at_work(self) -> list[str]:
        """The names of its processes that do work of ours at this moment."""
        found: list[str] = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if f"{MARK}={self.name}".encode() in (process / "environ").read_bytes():
                    title = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
                    found += [title] if title.startswith(("ray::work_on", "ray::Hand")) else []
            except OSError:
                continue  # it was gone before we could look
        return found

    def idles_within(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while self.at_work():
            if time.monotonic() > end:
                return False
            time.sleep(0.2)
        return True

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(60)
        self._process.stdout.close()


def _opened() -> Iterator[Nodes]:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed; make soak brings it")
    nodes = Nodes()
    yield nodes
    nodes.close()


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """A cluster for all tests of a file."""
    yield from _opened()


@pytest.fixture
def doomed() -> Iterator[Nodes]:
    """A cluster that won't outlive its test."""
    yield from _opened()
