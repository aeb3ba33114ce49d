"""PettingZoo's own suites, for every game and every number of seats."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from meadhall.rl import env, parallel_env

with warnings.catch_warnings():  # it opens a game of PettingZoo's own in a way that PettingZoo warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test, state_test

# The suite knows by name which environments observe by dicts, and warns of all others that do.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def test_the_api_test_passes(at: Any, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(**at.settings), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


def test_the_parallel_api_test_passes(at: Any, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel_env(**at.settings, illegal="default"), num_cycles=10)
    assert "Passed" in capsys.readouterr().out


def test_the_seed_test_passes(at: Any) -> None:
    seed_test(lambda: env(**at.settings), num_cycles=12)


def test_the_state_test_passes(at: Any) -> None:
    state_test(env(**at.settings, illegal="default"), parallel_env(**at.settings, illegal="default"))


def test_the_max_cycles_test_passes(at: Any) -> None:
    """It wants all agents to act equally often, and ignores masks: that is the parallel face, lenient to any action."""

    def parallel(max_cycles: int) -> Any:
        return parallel_env(**at.settings, illegal="default", max_cycles=max_cycles)

    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


def test_the_render_test_passes(at: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(**at.settings, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 200
