"""Many games on a cluster of two nodes: the same as in two processes, whatever happens to the nodes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import meadhall
from meadhall import games
from meadhall.arena import Ledger, Played, play_missing
from meadhall.arena import Plan as Tournament
from meadhall.engine.errors import UnknownGame
from meadhall.play.jobs import OnRay, side_by_side
from meadhall.play.simulate import Plan, simulate

if TYPE_CHECKING:
    from tests.cluster.conftest import Nodes

pytestmark = pytest.mark.slow

GAMES = 20_000 if meadhall.COMPILED else 300


def command(*words: str) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "meadhall.cli.main", *words]
    return subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_simulation_gives_to_the_byte_what_two_processes_give(nodes: Nodes) -> None:
    words = ["simulate", "drakkar", "--games", str(GAMES), "--json"]
    here, _ = command(*words, "--jobs", "2").communicate()
    there, said = command(*words, "--ray", nodes.address).communicate()
    assert f'"games": {GAMES}' in here
    assert there == here, said


def test_a_node_that_is_killed_in_the_middle_costs_nothing_but_time(nodes: Nodes) -> None:
    plan = Plan("drakkar", ["greedy", "random", "random"], GAMES)
    outcomes = []
    for outcome in simulate(plan, OnRay(nodes.address)):
        outcomes.append(outcome)
        if len(outcomes) == GAMES // 4:
            nodes.kill()
    nodes.add()
    assert sorted(outcomes, key=lambda one: one.number) == sorted(simulate(plan, 2), key=lambda one: one.number)


def test_a_data_set_is_the_same(nodes: Nodes, tmp_path: Path) -> None:
    dataset = pytest.importorskip("meadhall.rl.dataset")
    pq = pytest.importorskip("pyarrow.parquet")
    plan = Plan("drakkar", ["greedy", "random", "random"], 40)
    here = list(dataset.write(plan, tmp_path / "here", jobs=2))
    there = list(dataset.write(plan, tmp_path / "there", jobs=OnRay(nodes.address)))
    assert here == there
    assert pq.read_table(tmp_path / "here").equals(pq.read_table(tmp_path / "there"))


def without_time(played: list[Played]) -> list[tuple[object, ...]]:
    return [(game.number, game.lineup, game.winners, game.scores, game.asked) for game in played]


def test_a_tournament_that_is_cut_off_on_the_cluster_goes_on_anywhere(nodes: Nodes, tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    plan = Tournament("bottlecap", ("greedy", "random"), options={"round_limit": 30})
    pairings = plan.pairings(60)
    with Ledger(plan) as ledger:
        wanted = sorted(play_missing(plan, pairings, ledger, 2), key=lambda game: game.number)
    with Ledger(plan, tmp_path / "games.jsonl") as ledger:
        playing = play_missing(plan, pairings, ledger, OnRay(nodes.address))
        for _ in range(5):
            next(playing)
        playing.close()  # type: ignore[attr-defined]  # it is a generator
    with Ledger(plan, tmp_path / "games.jsonl") as ledger:
        assert len(ledger.played) == 5
        assert len(list(play_missing(plan, pairings, ledger, OnRay(nodes.address)))) == 55
        assert without_time(ledger.results(range(60))) == without_time(wanted)


def test_what_work_stumbles_over_is_told_as_it_is(nodes: Nodes) -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        list(side_by_side(games.game, ["drakkar", "chess"], OnRay(nodes.address)))


def test_who_is_interrupted_reports_what_was_played_and_leaves_nothing_running(nodes: Nodes) -> None:
    playing = command("simulate", "drakkar", "--games", "10000000", "--ray", nodes.address)
    end = time.monotonic() + 100
    while not nodes.at_work():
        assert time.monotonic() < end
        time.sleep(0.2)
    time.sleep(3)
    playing.send_signal(signal.SIGINT)
    said, wrong = playing.communicate(timeout=60)
    assert "Interrupted after" in said, wrong
    assert playing.returncode == 130
    assert nodes.idles_within(30), nodes.at_work()


def test_who_is_killed_leaves_nothing_running(nodes: Nodes) -> None:
    playing = command("simulate", "drakkar", "--games", "10000000", "--ray", nodes.address)
    end = time.monotonic() + 100
    while not nodes.at_work():
        assert time.monotonic() < end
        time.sleep(0.2)
    os.kill(playing.pid, signal.SIGKILL)
    playing.communicate()
    assert nodes.idles_within(30), nodes.at_work()


def test_a_cluster_that_is_lost_is_said_in_a_sentence(doomed: Nodes) -> None:
    playing = command("simulate", "drakkar", "--games", "10000000", "--ray", doomed.address)
    end = time.monotonic() + 100
    while not doomed.at_work():
        assert time.monotonic() < end
        time.sleep(0.2)
    doomed.lose()
    _, said = playing.communicate(timeout=100)
    assert said.strip() == f"The Ray cluster at {doomed.address} is lost."
    assert playing.returncode == 2
