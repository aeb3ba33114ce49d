"""Data sets: what is in the file is what was played."""

from __future__ import annotations

import hashlib
import io
import json
import shlex
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
from meadhall.testing.bottlecap_data import changed_data


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
    assert {path.name for path in tmp_path.iterdir()} == {"d.parquet", "d.card.md"}


def test_the_command_writes_a_data_set_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    file = tmp_path / "games.parquet"
    arguments = "simulate bottlecap --games 2 --seats random,random --option round_limit=30 --rows game --out"
    assert main([*arguments.split(), str(file)]) == 0
    said = capsys.readouterr().out
    assert f"Written: {file}, 2 games" in said
    assert pq.read_table(file).num_rows == 2
    assert main([*arguments.split(), str(tmp_path / "nowhere" / "games.parquet")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


def test_what_could_not_be_written_is_said_in_a_sentence(short: Any, tmp_path: Path) -> None:
    plan = plan_of("bottlecap", short)
    with pytest.raises(BadOption, match="decision or a game"):
        write(plan, tmp_path / "x", "move")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="At least one job"):
        write(plan, tmp_path / "x", jobs=0)
    with pytest.raises(MeadhallError, match="can't be written"):
        list(write(plan, tmp_path / "no" / "x"))


SIMULATE = ("simulate", "bottlecap", "--games", "2", "--seats", "random,random", "--option", "round_limit=30")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", ""], "'' is no name for a file; --out wants one, as in --out games.parquet."),
        (["--out", "FOLDER"], "is a folder; a data set is a file, as in"),
        (["--out", "FOLDER/x.csv"], "A data set is a Parquet file, so it can't be x.csv; x.parquet would be right."),
        (["--out", "FOLDER/x.JSON"], "so it can't be x.JSON; x.parquet would be right."),
        (["--rows", "game"], "--rows is about a data set; say where it shall be written, as in --out games.parquet."),
        (["--out", "FOLDER/x", "--seed", "99999999999999999999"], "they are from -9223372036854775807 to 922337203685"),
        (["--out", "FOLDER/x", "--seed", str(2**63 - 1)], "9223372036854775807 to 9223372036854775808, don't fit"),
    ],
)
def test_wrong_words_about_a_data_set_are_answered_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main([*SIMULATE, *[word.replace("FOLDER", str(tmp_path)) for word in words]]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert (said.out, list(tmp_path.iterdir())) == ("", [])


def test_a_replay_opens_any_game_of_a_data_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games"
    list(write(Plan("bottlecap", ["random", "random"], 2, 40, {"round_limit": 30}), file, "game"))
    for words, number in (([], 0), (["--game", "0"], 0), (["--game", "1"], 1)):
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        assert main(["replay", str(file), *words]) == 0
        last = len(list(records(file))[number].decisions)
        assert f"Moment 0 of {last}" in capsys.readouterr().out


def test_what_can_not_be_replayed_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(path: Path, *words: str) -> str:
        assert main(["replay", str(path), *words]) == 2
        return capsys.readouterr().err

    plan = Plan("bottlecap", ["random", "random"], 2, 40, {"round_limit": 30})
    games, decisions, broken = tmp_path / "games.parquet", tmp_path / "decisions.parquet", tmp_path / "broken.parquet"
    list(write(plan, games, "game"))
    list(write(plan, decisions))
    broken.write_bytes(games.read_bytes()[:200])
    single = tmp_path / "single.json"
    single.write_text(next(records(games)).text())
    assert said(games, "--game", "2") == f"There is no game 2 in {games}; its games are 0 to 1.\n"
    assert said(games, "--game", "-1") == f"There is no game -1 in {games}; its games are 0 to 1.\n"
    assert said(decisions).startswith(f"{decisions} has no records of games; meadhall simulate --rows game")
    assert said(broken) == f"{broken} is not a Parquet file, so it is no data set.\n"
    assert said(tmp_path / "nowhere.parquet", "--game", "1").endswith("can't be read: No such file or directory.\n")
    assert "holds one game; --game is for data sets" in said(single, "--game", "1")
    with pytest.raises(MeadhallError, match="can't be read: No such file"):
        records(tmp_path / "nowhere.parquet")


@pytest.mark.parametrize("rows", ["decision", "game"])
def test_beside_a_data_set_lies_a_card_that_says_what_is_in_it(
    game: str, short: Any, tmp_path: Path, rows: Any
) -> None:
    path = tmp_path / "d.parquet"
    plan = plan_of(game, short, games=3)
    outcomes = list(write(plan, path, rows))
    said = (tmp_path / "d.card.md").read_text(encoding="utf-8")
    file = pq.read_table(path)
    assert f"3 games of {meadhall.game(game).title} at {len(plan.kinds)} seats" in said
    assert f"a row for each {rows}, {file.num_rows:,} rows" in said
    assert f"SHA-256 `{hashlib.sha256(path.read_bytes()).hexdigest()}`" in said
    for column in file.schema:
        assert f"| `{column.name}` | " in said
    if rows == "decision":
        assert f"| `observation` | {observer(game, len(plan.kinds), plan.options).size} numbers of float | " in said
    for seat, kind in enumerate(plan.kinds):
        won = sum(seat in outcome.winners for outcome in outcomes)
        assert f"| {seat} | `{kind}` | `{kind}` | {won} | " in said
    assert "license: mit" in said.split("---")[1]
    assert "seeds 40 to 42" in said


def test_the_command_on_a_card_makes_the_same_data_set(
    short: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    list(write(Plan("bottlecap", ["farmhand", "random"], 2, 7, short["bottlecap"]), Path("one.parquet")))
    said = Path("one.card.md").read_text(encoding="utf-8")
    assert "`greedy:slips=0.15`" in said, "a level is said with the bot that plays it"
    command = next(line for line in said.splitlines() if line.startswith("meadhall simulate"))
    before = Path("one.parquet").read_bytes()
    Path("one.parquet").unlink()
    assert main(shlex.split(command)[1:]) == 0
    assert "What is in it says its card: one.card.md" in capsys.readouterr().out
    assert pq.read_table("one.parquet").equals(pq.read_table(io.BytesIO(before)))
    assert Path("one.card.md").read_text(encoding="utf-8").split("SHA-256")[0] == said.split("SHA-256")[0]


def test_who_stops_early_gets_a_card_of_what_was_played(short: Any, tmp_path: Path) -> None:
    playing = write(plan_of("drakkar", short, games=9), tmp_path / "d.parquet", "game")
    next(playing)
    next(playing)
    playing.close()  # type: ignore[attr-defined]  # it is a generator
    said = (tmp_path / "d.card.md").read_text(encoding="utf-8")
    assert "2 games of Drakkar" in said
    assert "--games 2 " in said


def test_a_card_names_components_of_somebodys_own(short: Any, tmp_path: Path) -> None:
    own = changed_data(cap={"line_after_side": 2})
    plan = Plan("bottlecap", ["random", "random"], 1, 0, short["bottlecap"], own)
    list(write(plan, tmp_path / "d.parquet", "game"))
    said = (tmp_path / "d.card.md").read_text(encoding="utf-8")
    assert f"a file with SHA-256 `{hashlib.sha256(own.encode()).hexdigest()}`" in said
    assert "--data components.toml" in said
