"""Data sets: what is in the file is what was played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import meadhall
from meadhall.cli.main import main
from meadhall.engine import BadOption, MeadhallError
from meadhall.play.simulate import Plan, simulate
from meadhall.rl import observer
from meadhall.rl.dataset import records, write


def plan_of(game: str, short: Any, games: int = 2) -> Plan:
    seats = meadhall.game(game).least_seats
    return Plan(game, ["greedy", *["random"] * (seats - 1)], games, 40, short.get(game, {}))


def test_every_row_of_a_decision_is_what_the_seat_saw_and_did(game: str, short: Any, tmp_path: Path) -> None:
    plan = plan_of(game, short)
    outcomes = list(write(plan, tmp_path / "d.parquet"))
    table = pq.read_table(tmp_path / "d.parquet")
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == {0, 1}
    sheet = observer(game, len(plan.kinds), plan.options)
    for number, outcome in enumerate(outcomes):
        own = [row for row in rows if row["game"] == number]
        replayed = meadhall.game(game).new(len(plan.kinds), 40 + number, plan.options)
        for row in own:
            while replayed.decisions < row["number"]:
                seat = replayed.first_decider()
                assert len(replayed.options(seat)) == 1
                replayed.apply(seat, replayed.options(seat)[0])
            assert row["seed"] == 40 + number
            assert row["bot"] == plan.kinds[row["seat"]]
            assert row["options"] == replayed.options(row["seat"])
            assert len(row["options"]) > 1
            seen = sheet.observe(replayed.view(row["seat"]))
            assert np.array_equal(np.array(row["observation"], np.float32), seen)
            share = 1 / len(outcome.winners) if row["seat"] in outcome.winners else 0
            assert row["reward"] == pytest.approx(share - 1 / len(plan.kinds))
            replayed.apply(row["seat"], row["action"])
    about = json.loads(table.schema.metadata[b"meadhall"])
    assert about["game"] == game
    assert sum(size for _, _, size, _ in about["layout"]) == sheet.size


def test_every_row_of_a_game_has_a_record_that_rebuilds_it(game: str, short: Any, tmp_path: Path) -> None:
    plan = plan_of(game, short)
    outcomes = list(write(plan, tmp_path / "g.parquet", "game"))
    assert outcomes == list(simulate(plan))
    rows = pq.read_table(tmp_path / "g.parquet").to_pylist()
    for outcome, record, row in zip(outcomes, records(tmp_path / "g.parquet"), rows, strict=True):
        table = meadhall.rebuild(record)
        assert table.result().winners == list(outcome.winners) == row["winners"]
        assert table.decisions == row["decisions"]
        assert row["bots"] == list(plan.kinds)


def test_a_data_set_is_the_same_however_many_processes_make_it(short: Any, tmp_path: Path) -> None:
    plan = plan_of("bottlecap", short, games=4)
    list(write(plan, tmp_path / "one.parquet"))
    list(write(plan, tmp_path / "two.parquet", jobs=2))
    assert pq.read_table(tmp_path / "one.parquet").equals(pq.read_table(tmp_path / "two.parquet"))


def test_who_stops_early_keeps_the_games_played_until_then(short: Any, tmp_path: Path) -> None:
    playing = write(plan_of("bottlecap", short, games=5), tmp_path / "d.parquet", "game")
    next(playing)
    next(playing)
    playing.close()  # type: ignore[attr-defined]
    assert pq.read_table(tmp_path / "d.parquet").num_rows == 2
    assert [path.name for path in tmp_path.iterdir()] == ["d.parquet"]


def test_the_command_writes_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    arguments = "simulate bottlecap --games 2 --seats random,random --option round_limit=30 --rows game --out"
    assert main([*arguments.split(), str(file)]) == 0
    assert "2 games" in capsys.readouterr().out
    assert pq.read_table(file).num_rows == 2
    assert main([*arguments.split(), str(tmp_path / "nowhere" / "games.parquet")]) == 2
    assert "no such file or directory" in capsys.readouterr().err


def test_what_could_not_be_written_is_said_in_a_sentence(short: Any, tmp_path: Path) -> None:
    plan = plan_of("bottlecap", short)
    with pytest.raises(BadOption, match="decision or a game"):
        write(plan, tmp_path / "x", "move")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="At least one job"):
        write(plan, tmp_path / "x", jobs=0)
    with pytest.raises(MeadhallError, match="can't be written"):
        list(write(plan, tmp_path / "no" / "x"))
