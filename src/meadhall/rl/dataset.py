"""Data sets of self-play, as Parquet files: a row for each decision, or a row for each game.

A row of a decision: `game` (its number in the plan), `seed` (of that game), `number` (of the decision in its game),
`seat`, `bot`, `options` (the actions open to the seat), `action` (the one it took), `observation` (what the seat saw,
as `meadhall.rl.observer` writes it) and `reward` (the seat's, at the end of the game). Where a seat had but one option
there was no decision, and there is no row.

A row of a game: `game`, `seed`, `bots`, `winners`, `scores`, `rule` (by which it ended), `decisions`, and `record`,
which `meadhall.read_record` opens. `records` reads those of a file; `meadhall replay FILE --game N` steps through one.

The file's metadata have an entry `meadhall`: the plan and the layout of the observations, as JSON. Beside the file lies
its card, in Markdown: what is in it, who played, and how it was made.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]  # it ships no types
import pyarrow.parquet as pq  # type: ignore[import-untyped]  # the same

import meadhall
from meadhall import games
from meadhall.engine.errors import BadOption, MeadhallError, why
from meadhall.engine.message import Message, common
from meadhall.engine.record import Record, read_record
from meadhall.play.jobs import OnRay, check_jobs, side_by_side, wanted
from meadhall.play.match import Match
from meadhall.play.seat import Seat
from meadhall.play.simulate import Plan, outcome_of
from meadhall.play.statistics import Outcome
from meadhall.rl import seating
from meadhall.rl.card import beside, card
from meadhall.rl.observation import observer
from meadhall.rl.words import say

Rows = Literal["decision", "game"]
Columns = dict[str, list[Any]]
BATCH = 4096  # rows that are written together
LARGEST_SEED = 2**63 - 1  # that a column of the file can hold
OTHER_FORMATS = (".csv", ".json", ".jsonl")  # that somebody may expect here


def write(plan: Plan, path: Path, rows: Rows = "decision", jobs: int | OnRay = 1) -> Iterator[Outcome]:
    """Play the plan's games and write them down; outcomes come in the order of the games, whoever plays them.

    The file is complete when the iterator ends or is closed: who stops early keeps the games played until then. Where
    none was played, there is no file, and an earlier one stays as it was.
    """
    if rows not in ("decision", "game"):
        raise BadOption(say("wrong-row", given=repr(rows)))
    check_jobs(jobs)
    plan.check()
    last = plan.seed + plan.games - 1
    if plan.seed < -LARGEST_SEED or last > LARGEST_SEED:
        limits = {"least": str(-LARGEST_SEED), "most": str(LARGEST_SEED)}
        raise BadOption(say("wrong-seeds", first=str(plan.seed), last=str(last), **limits))
    _check_name(path)
    return _written(plan, path, rows, jobs)


def _check_name(path: Path) -> None:
    """Refuse before anything is played what can't become a file."""
    if path.is_dir():  # as is the path of an empty name
        raise BadOption(say("is-folder", path=str(path), file=str(path / "games.parquet")))
    if path.suffix.lower() in OTHER_FORMATS:
        raise BadOption(say("other-format", name=path.name, right=f"{path.stem}.parquet"))


def _written(plan: Plan, path: Path, rows: Rows, jobs: int | OnRay) -> Iterator[Outcome]:
    schema = _schema(plan, rows)
    draft = path.with_name(path.name + ".part")
    waiting: Columns = {name: [] for name in schema.names}
    played: list[Outcome] = []
    written = 0
    try:
        writer = pq.ParquetWriter(draft, schema, compression="zstd")
    except OSError as error:
        raise MeadhallError(say("cant-write", path=str(path), reason=_why(error))) from None
    try:
        for outcome, columns in _played(plan, rows, jobs):
            for name, values in columns.items():
                waiting[name] += values
            written += len(columns["game"])
            if len(waiting["game"]) >= BATCH:
                _flush(writer, waiting, schema)
            played.append(outcome)
            yield outcome
    finally:
        _flush(writer, waiting, schema)
        writer.close()
        if played:
            draft.replace(path)
            types = {field.name: _type(field.type) for field in schema}
            beside(path).write_text(card(plan, path, types, written, played), encoding="utf-8")
        else:
            draft.unlink()


def _flush(writer: Any, waiting: Columns, schema: Any) -> None:
    if waiting["game"]:
        arrays = [_array(waiting[field.name], field.type) for field in schema]
        writer.write_batch(pa.record_batch(arrays, schema=schema))
        for values in waiting.values():
            values.clear()


def _array(values: list[Any], kind: Any) -> Any:
    if pa.types.is_fixed_size_list(kind):
        flat = pa.array(np.concatenate(values), kind.value_type)
        return pa.FixedSizeListArray.from_arrays(flat, kind.list_size)
    return pa.array(values, kind)


def _schema(plan: Plan, rows: Rows) -> Any:
    seats = len(plan.kinds)
    sheet = observer(plan.game, seats, plan.options, plan.data)
    about = {
        "format": f"meadhall-{rows}s/1",
        "meadhall": meadhall.__version__,
        "game": plan.game,
        "rules_version": games.game(plan.game).version,
        "bots": list(plan.kinds),
        "seed": plan.seed,
        "options": {name: str(value) for name, value in plan.options.items()},
        "layout": [[field.name, field.at, field.size, field.most] for field in sheet.layout],
    }
    columns: dict[str, Any] = {"game": pa.int32(), "seed": pa.int64()}
    if rows == "decision":
        columns |= {
            "number": pa.int32(),
            "seat": pa.int8(),
            "bot": pa.string(),
            "options": pa.list_(pa.int16()),
            "action": pa.int16(),
            "observation": pa.list_(pa.float32(), sheet.size),
            "reward": pa.float32(),
        }
    else:
        columns |= {
            "bots": pa.list_(pa.string()),
            "winners": pa.list_(pa.int8()),
            "scores": pa.list_(pa.float32()),
            "rule": pa.string(),
            "decisions": pa.int32(),
            "record": pa.string(),
        }
    return pa.schema(list(columns.items()), metadata={"meadhall": json.dumps(about)})


def _type(kind: Any) -> str:
    """A column's type, as one says it."""
    if pa.types.is_fixed_size_list(kind):
        return f"{kind.list_size} numbers of {kind.value_type}"
    return f"list of {kind.value_type}" if pa.types.is_list(kind) else str(kind)


def _played(plan: Plan, rows: Rows, jobs: int | OnRay) -> Iterator[tuple[Outcome, Columns]]:
    """The games in their order, however their order of arrival is; who is interrupted gets those that are done."""
    early: dict[int, tuple[Outcome, Columns]] = {}
    due = 0
    for game in side_by_side(partial(_play_one, plan, rows), range(plan.games), jobs):
        early[game[0].number] = game
        while due in early:
            yield early.pop(due)
            due += 1


def _play_one(plan: Plan, rows: Rows, number: int) -> tuple[Outcome, Columns]:
    """One game of the plan, with its rows."""
    seed = plan.seed + number
    table = games.game(plan.game).new(len(plan.kinds), seed, plan.options, data=plan.data)
    table.loud = False
    match = Match(table, [Seat(kind=kind) for kind in plan.kinds], seed=seed, keeps_past=False)
    columns = _follow(match, plan) if rows == "decision" else {}
    match.run(wanted=wanted)
    outcome = outcome_of(match, number, seed)
    if rows == "decision":
        gained = seating.rewards(table)
        many = len(columns["seat"])
        columns |= {"game": [number] * many, "seed": [seed] * many, "reward": [gained[s] for s in columns["seat"]]}
        return outcome, columns
    return outcome, {
        "game": [number],
        "seed": [seed],
        "bots": [list(plan.kinds)],
        "winners": [list(outcome.winners)],
        "scores": [list(outcome.scores)],
        "rule": [outcome.rule],
        "decisions": [outcome.decisions],
        "record": [table.record().text()],
    }


def _follow(match: Match, plan: Plan) -> Columns:
    """Play to the end and write down every decision with more than one option."""
    table = match.table
    sheet = observer(plan.game, len(plan.kinds), plan.options, plan.data)
    columns: Columns = {name: [] for name in ("number", "seat", "bot", "options", "observation", "action")}
    while not table.over and wanted():
        seat = table.first_decider()
        options = table.options(seat)
        real = len(options) > 1
        if real:
            row = (table.decisions, seat, plan.kinds[seat], options, sheet.observe(table.view(seat)))
            for name, value in zip(columns, row):
                columns[name].append(value)
        match.move(seat)
        if real:
            decision = table.last_decision
            assert decision is not None
            columns["action"].append(decision.action)
    return columns


def records(path: Path) -> Iterator[Record]:
    """The records in a file with a row for each game, in the order of the games."""
    try:
        known = pq.read_schema(path).names
        if "record" not in known:
            raise MeadhallError(say("no-records", path=str(path)))
        texts = pq.read_table(path, columns=["record"])["record"].to_pylist()
    except pa.ArrowInvalid:
        raise MeadhallError(say("not-parquet", path=str(path))) from None
    except OSError as error:
        raise MeadhallError(common("cant-read", path=str(path), reason=_why(error))) from None
    return (read_record(text, str(path)) for text in texts)


def _why(error: OSError) -> Message:
    """Arrow's errors have a long text, and the number of the system's."""
    return why(OSError(error.errno or 0, os.strerror(error.errno or 0)))
