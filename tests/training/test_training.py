"""Training: it follows from its plan, goes on after any end, and makes files that bots play by."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("torch", reason="training needs PyTorch")

import numpy as np
import torch

from meadhall import games
from meadhall.bots import Learned
from meadhall.bots.look import Look
from meadhall.bots.weights import fitted, read_weights
from meadhall.cli.main import main
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.training.collect import eyes_for, play_one, together
from meadhall.training.learn import learn, sober
from meadhall.training.network import Network, set_state, state_of, weights_file
from meadhall.training.plan import Plan
from meadhall.training.progress import read_lines
from meadhall.training.run import train

SMALL = Plan("bottlecap", seats=3, rounds=2, games=22, iterations=4, searched=4.0, positions=3, hidden=6, evaluated=3)
WORDS = ["--seats", "3", "--rounds", "2", "--games", "22", "--iterations", "4", "--hidden", "6", "--evaluated", "3"]


def quiet(_: object) -> None:
    pass


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("trained")
    train(SMALL, folder, 1, quiet)
    return folder


def test_a_training_leaves_weights_a_table_and_a_picture(trained: Path) -> None:
    weights = read_weights((trained / "weights.npz").read_bytes(), "weights.npz", "bottlecap")
    assert weights.header.seats == [3]
    assert weights.header.made["games"] == 22
    lines = read_lines(trained / "progress.csv")
    assert [line.turn for line in lines] == [1, 2]
    assert all(0 <= line.won_low <= line.won <= line.won_high <= 1 for line in lines)
    assert (trained / "progress.svg").read_text().startswith("<svg")
    table = games.game("bottlecap").new(3, 5)
    seat = table.first_decider()
    assert Learned(1, Look(fitted(weights, table.setting))).choose(table.view(seat)) in table.options(seat)


def test_the_same_plan_makes_the_same_weights(trained: Path, tmp_path: Path) -> None:
    assert train(SMALL, tmp_path, 1, quiet).read_bytes() == (trained / "weights.npz").read_bytes()


def test_several_processes_collect_the_same_games(trained: Path, tmp_path: Path) -> None:
    train(Plan(**{**SMALL.facts(), "rounds": 1}), tmp_path, 2, quiet)  # type: ignore[arg-type]
    for file in (trained / "round-01").iterdir():
        assert (tmp_path / "round-01" / file.name).read_bytes() == file.read_bytes()


def test_killed_at_any_moment_it_goes_on_and_comes_out_alike(trained: Path, tmp_path: Path) -> None:
    """Killed without a warning, after a little longer each time, until it is done."""
    command = [sys.executable, "-m", "meadhall", "train", "bottlecap", *WORDS, "--out", str(tmp_path)]
    killed = 0
    for patience in (2.0, 2.5, 3.0, 4.0):
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ.copy())
        time.sleep(patience)
        if running.poll() is None:
            running.send_signal(signal.SIGKILL)
            killed += 1
        running.wait()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert killed > 0
    plan = Plan("bottlecap", seats=3, rounds=2, games=22, iterations=4, hidden=6, evaluated=3)
    again = tmp_path / "again"
    assert train(plan, again, 1, quiet).read_bytes() == (tmp_path / "weights.npz").read_bytes()


def test_a_folder_is_of_one_plan(trained: Path) -> None:
    with pytest.raises(MeadhallError, match="another plan; different are: hidden"):
        train(Plan(**{**SMALL.facts(), "hidden": 9}), trained, 1, quiet)  # type: ignore[arg-type]


def test_what_could_not_be_trained_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadOption, match="games can't be 1; it is at least 2"):
        Plan("drakkar", games=1).check()
    assert main(["train", "drakkar", "--seats", "2", "--out", str(tmp_path / "new")]) == 2
    assert "seats" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_fresh_network_thinks_as_the_judge_does_and_whole_numbers_as_the_network() -> None:
    """What bots compute in whole numbers is what PyTorch computes in fractions."""
    eyes = eyes_for("drakkar", 4)
    plan = Plan("drakkar", games=2, iterations=6, searched=12.0, positions=8, hidden=10, epochs=30)
    lessons = together([play_one(plan, 1, None, number)[1] for number in range(3)])
    network, fresh = Network(plan, eyes), Network(plan, eyes)
    learnt = learn(network, lessons, fresh, plan, 1)
    assert learnt.policy_judge > 0
    mind = fitted(read_weights(weights_file(network, plan, eyes, {}), "", "drakkar"), plan.rules.new(4, 0).setting)
    look = Look(mind)
    table = plan.rules.new(4, 9)
    for _ in range(60):
        seat = table.first_decider()
        table.apply(seat, table.options(seat)[-1])
        with torch.no_grad():
            noted = play_one_position(plan, table)
            odds = network.odds(*noted)[0]
        assert look.shares(table) == pytest.approx(torch.softmax(odds, 0).tolist(), abs=0.01)


def play_one_position(plan: Plan, table: object) -> tuple[torch.Tensor, torch.Tensor]:
    """What all seats see of the table, and the signs of the Judge."""
    from meadhall.engine import Table
    from meadhall.engine.sheet import Sheet

    assert isinstance(table, Table)
    eyes = eyes_for(plan.game, plan.seats)
    rows = []
    for seat in range(plan.seats):
        sheet = Sheet(eyes.size)
        eyes.writer.lens.observe(table, seat, sheet)
        rows.append(np.frombuffer(bytes(sheet.numbers), np.uint8))
    signs = np.array(plan.rules.judge.signs(table), np.float32)
    return torch.tensor(np.array([rows])), torch.tensor(signs[None])


def test_a_value_that_is_too_sure_is_sobered_by_positions_that_it_has_not_learnt_from() -> None:
    """What it has learnt of what it sees is worth nothing here, and its odds are twice as large as who won allows."""
    eyes = eyes_for("bottlecap", 3)
    network, fresh = Network(SMALL, eyes), Network(SMALL, eyes)
    dice = np.random.default_rng(1)
    many = 2000
    signs = dice.normal(0, 0.3, (many, 3, len(SMALL.rules.judge.sign_names()))).astype(np.float32)
    seen = dice.integers(0, 2, (many, 3, eyes.size), np.uint8)
    with torch.no_grad():
        odds = fresh.eval().odds(torch.tensor(seen), torch.tensor(signs)).double()
        winners = [dice.choice(3, p=one / one.sum()) for one in torch.softmax(odds, 1).numpy()]
        network.value_out.weight.normal_(0, 2)
        network.value_signs.weight *= 2
        fresh.value_signs.weight *= 2
    lessons = replace(
        play_one(SMALL, 1, None, 0)[1], seen=seen, signs=signs, parts=np.eye(3, dtype=np.float32)[winners]
    )
    sober(network, fresh, lessons, np.arange(many))
    assert float(network.value_out.weight.detach().abs().max()) == 0
    assert torch.allclose(network.value_signs.weight, fresh.value_signs.weight / 2, rtol=0.2)


def test_a_network_goes_on_from_where_it_was() -> None:
    eyes = eyes_for("bottlecap", 3)
    one, other = Network(SMALL, eyes), Network(SMALL, eyes)
    set_state(other, state_of(one))
    assert weights_file(one, SMALL, eyes, {}) == weights_file(other, SMALL, eyes, {})
