"""A data set of self-play: a row for each decision, with what the seat saw, did, and got in the end."""

import tempfile
from pathlib import Path

import pyarrow.parquet as pq

from meadhall.play.simulate import Plan
from meadhall.rl import dataset

path = Path(tempfile.mkdtemp(), "decisions.parquet")
for outcome in dataset.write(Plan("bottlecap", ["greedy", "random"], games=3, options={"round_limit": 30}), path):
    print(f"game {outcome.number}: seat {outcome.winners} won after {outcome.decisions} decisions")
print(pq.read_table(path).select(["game", "number", "seat", "action", "reward"]).slice(0, 3).to_pylist())
