"""Training on a cluster: its nodes play the games, and what is learnt is the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("torch", reason="training needs PyTorch")

if TYPE_CHECKING:
    from tests.cluster.conftest import Nodes

pytestmark = pytest.mark.slow

PLAN = ["--seats", "3", "--rounds", "2", "--games", "24", "--iterations", "4", "--hidden", "6", "--evaluated", "4"]


def trained(folder: Path, *how: str) -> bytes:
    """The weights after a small training."""
    command = [sys.executable, "-m", "meadhall", "train", "bottlecap", *PLAN, "--out", str(folder), *how]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return (folder / "weights.npz").read_bytes()


def test_a_training_on_the_cluster_makes_to_the_byte_what_one_process_makes(nodes: Nodes, tmp_path: Path) -> None:
    there = trained(tmp_path / "there", "--ray", nodes.address)
    assert there == trained(tmp_path / "here")
    lines = (tmp_path / "there" / "progress.csv").read_text().splitlines()
    assert [line.split(",")[0] for line in lines] == ["turn", "1", "2"]
