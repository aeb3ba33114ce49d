"""The examples that train do so with the libraries of others; each for a moment, to see that it runs to its end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent.parent / "examples" / "training"
NEEDS = {
    "maskable_ppo": ("sb3_contrib", "torch"),
    "tianshou_dqn": ("tianshou", "torch"),
    "openspiel_a2c": ("pyspiel", "torch"),
}
MOMENT = {
    "maskable_ppo": "bottlecap --seats 2 --opponents random --steps 200",
    "tianshou_dqn": "bottlecap --seats 2 --steps 300 --games 2",
    "openspiel_a2c": "bottlecap --seats 2 --steps 2 --games 2",
}


def needed(name: str) -> None:
    for module in NEEDS[name]:
        pytest.importorskip(module, reason=f"{name}.py trains with it; `pip install 'meadhall[learners]'` brings it")


def run(folder: Path, *words: str) -> str:
    """What the command says; it has no more to complain about than nothing."""
    paths = os.pathsep.join([*filter(None, sys.path), str(FOLDER)])
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_says_what_it_needs() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == NEEDS.keys() == MOMENT.keys()
    for name in NEEDS:
        assert "Needs " in (FOLDER / f"{name}.py").read_text(encoding="utf-8").split('"""')[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", list(NEEDS))
def test_an_example_trains_and_says_how_it_went(name: str, tmp_path: Path) -> None:
    needed(name)
    said = run(tmp_path, str(FOLDER / f"{name}.py"), *MOMENT[name].split())
    assert said.startswith("bottlecap against random")
    assert " decisions" in said or " games" in said


@pytest.mark.slow
def test_what_was_trained_is_measured_by_the_benchmark(tmp_path: Path) -> None:
    needed("maskable_ppo")
    words = f"{MOMENT['maskable_ppo']} --out learnt.zip"
    run(tmp_path, str(FOLDER / "maskable_ppo.py"), *words.split())
    bot = "maskable_ppo:Trained:file=learnt.zip"
    said = run(tmp_path, "-m", "meadhall", "evaluate", "--bot", bot, "--task", "bottlecap-2-v1", "--games", "2")
    assert "bottlecap-2-v1" in said
    assert "Over all opponents" in said
