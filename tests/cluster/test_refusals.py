"""A cluster that is not there, or no Ray: one sentence, exit code 2, and nothing half done. No cluster is needed."""

from __future__ import annotations

import importlib.util
import socket
import sys
import threading
from pathlib import Path

import pytest

from meadhall.cli.main import main
from meadhall.play import jobs

SIMULATE = "simulate bottlecap --games 2 --seats random,random --option round_limit=30"
ARENA = "arena bottlecap --bots random,greedy --games 2 --option round_limit=30"


def refusal(words: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    advice = f"This is Python {sys.version[:4]}"
    [sentence] = [line for line in said.err.splitlines() if line.strip() and not line.startswith(advice)]
    return sentence


@pytest.fixture
def nobody() -> str:
    """An address at which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{free.getsockname()[1]}"


@pytest.fixture
def _no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs.importlib.util, "find_spec", lambda name: None)


@pytest.fixture
def _ray() -> None:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed; make soak brings it")


@pytest.mark.usefixtures("_no_ray")
@pytest.mark.parametrize("words", [f"{SIMULATE} --ray", f"{SIMULATE} --ray 10.0.0.5:6379", f"{ARENA} --ray"])
def test_without_ray_it_is_said_how_to_get_it(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = "Ray is not installed here, so there is no work on a cluster; pip install 'meadhall[cluster]' brings it."
    assert refusal(words, capsys) == wanted


@pytest.mark.usefixtures("_no_ray")
def test_a_hall_does_not_open_without_ray(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = f"serve --port 0 --database {tmp_path / 'hall.db'} --ray 10.0.0.5:6379"
    assert "Ray is not installed here" in refusal(words, capsys)


@pytest.mark.parametrize("address", ["nonsense", "http://10.0.0.5:6379", "ray://10.0.0.5:10001", "10.0.0.5"])
@pytest.mark.parametrize("command", [SIMULATE, ARENA, "serve --port 0"])
def test_what_is_no_address_is_refused(command: str, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = f"'{address}' is no address of a Ray cluster; it is HOST:PORT, as ray start tells it, or auto."
    assert refusal(f"{command} --ray {address}", capsys) == wanted


def test_jobs_and_a_cluster_are_not_asked_for_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert "say one of --jobs and --ray" in refusal(f"{SIMULATE} --jobs 2 --ray", capsys)


@pytest.mark.usefixtures("_ray")
def test_a_cluster_that_is_not_there_is_said_in_a_sentence_and_nothing_is_written(
    nobody: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wanted = f"There is no Ray cluster at {nobody}: nobody answers there."
    file = tmp_path / "games.parquet"
    file.write_text("an earlier one")
    assert refusal(f"{SIMULATE} --ray {nobody}", capsys) == wanted
    assert refusal(f"serve --port 0 --database {tmp_path / 'hall.db'} --ray {nobody}", capsys) == wanted
    pytest.importorskip("meadhall.rl.dataset")
    assert refusal(f"{SIMULATE} --out {file} --ray {nobody}", capsys) == wanted
    assert file.read_text() == "an earlier one"
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.slow
@pytest.mark.usefixtures("_ray")
def test_somebody_else_at_that_address_is_no_cluster(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray itself would try for minutes."""
    monkeypatch.setattr("meadhall.play.cluster.PATIENCE", 20.0)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        threading.Thread(target=lambda: [mute.accept() for _ in range(9)], daemon=True).start()
        said = refusal(f"{SIMULATE} --ray 127.0.0.1:{mute.getsockname()[1]}", capsys)
        assert said.endswith(("did not answer within 20 seconds.", "can't be used from here: Failed to connect to Ray"))
