"""The tables of the benchmark's page are those of the results in its folder, and the results are what they say."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.tasks import tasks

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "benchmark.md"
RESULTS = sorted((ROOT / "docs" / "benchmark").glob("*.json"))


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "bench" / "baselines.py"))


def test_the_tables_are_up_to_date(script: dict[str, Any]) -> None:
    said = PAGE.read_text(encoding="utf-8")
    assert script["page"](said, script["results"]()) == said, "python bench/baselines.py --table writes them anew"


@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.stem)
def test_a_result_is_of_a_task_as_it_is_now(path: Path) -> None:
    facts = json.loads(path.read_text(encoding="utf-8"))
    assert facts["format"] == "meadhall-benchmark/1"
    task = tasks()[facts["task"]]
    assert path.name.startswith(f"{task.name}.")
    protocol = facts["protocol"]
    assert (protocol["game"], protocol["seats"], protocol["seed"]) == (task.game, task.seats, task.seed)
    assert protocol["rules_version"] == task.rules
    opponents = tuple(one["opponent"] for one in facts["against"])
    assert opponents == task.opponents or len(opponents) == 1
    for one in facts["against"]:
        if one["games"]:
            assert one["games"] >= protocol["games"]
            assert len(one["deals"]) * task.seats == one["games"]
            assert sum(one["deals"]) / len(one["deals"]) == pytest.approx(one["share"]["value"], abs=2e-4)
            assert one["share"]["low"] <= one["share"]["value"] <= one["share"]["high"]
    assert "/" not in facts["bot"], "a result names no folder of somebody's machine"


def test_a_row_is_told_with_its_interval_its_games_and_its_command(script: dict[str, Any]) -> None:
    def against(opponent: str, games: int, value: float) -> dict[str, Any]:
        share = {"value": value, "low": value - 0.05, "high": value + 0.05}
        rank = {"value": 2.0, "low": 1.5, "high": 2.5}
        known = {"fair": 0.25, "won": value, "rank": rank, "milliseconds": 0.5, "deals": []}
        return {"opponent": opponent, "games": games, "share": share, **known}

    row = {
        "task": "drakkar-4-v1",
        "bot": "a:B:file=x.zip",
        "name": "PPO against greedy",
        "plays": "a:B:file=x.zip",
        "made_by": "python train.py --opponents greedy --steps 5000",
        "protocol": {"games": 40},
        "share": {"value": 0.5, "low": 0.4, "high": 0.6},
        "against": [against("random", 40, 0.9), against("greedy", 40, 0.1), against("search:iterations=40", 0, 0.25)],
        "file": "drakkar-4-v1.ppo.json",
    }
    table = script["baselines"]([row])
    assert (
        "| PPO against greedy | 90.0 % (85–95) | 10.0 % (5–15) | *25 %* | 50.0 % (40–60) | 2.00 | 40 | 0.50 |" in table
    )
    assert "| drakkar-4-v1 | `greedy` | 10.0 % (5–15) | 25 % | 5,000 decisions |" in script["exploited"]([row])
    told = script["commands"]([row]).splitlines()
    assert told[1] == row["made_by"]
    assert told[2].startswith(
        "meadhall evaluate --task drakkar-4-v1 --bot a:B:file=x.zip --games 40 --name 'PPO against"
    )
    assert told[2].endswith("--out drakkar-4-v1.ppo.json")


def test_a_best_response_is_told_beside_the_rows_of_the_task(script: dict[str, Any]) -> None:
    share = {"value": 0.5, "low": 0.4, "high": 0.6}
    met = {"opponent": "learned", "games": 40, "share": share, "fair": 0.25, "won": 0.5, "rank": share, "deals": []}
    row = {
        "task": "drakkar-4-v1",
        "bot": "a:B:file=x.zip",
        "name": "PPO against learned",
        "plays": "a:B:file=x.zip",
        "made_by": "python train.py --opponents learned --steps 5000",
        "protocol": {"games": 40},
        "share": share,
        "against": [{**met, "milliseconds": 0.5}],
        "file": "drakkar-4-v1.best-learned.json",
    }
    assert script["baselines"]([row]) == ""
    assert "| drakkar-4-v1 | `learned` | 50.0 % (40–60) | 25 % | 5,000 decisions |" in script["exploited"]([row])
    assert "--bot a:B:file=x.zip --against learned --games 40" in script["commands"]([row])
