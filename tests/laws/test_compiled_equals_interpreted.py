"""The same source runs compiled and interpreted, and both play the same games to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meadhall

SOURCE = Path(__file__).parents[2] / "src"

PLAY = """
import hashlib, json, sys
import meadhall
from meadhall.bots import bot
from meadhall.engine import play_out, seeded, snapshot
from meadhall.testing.worlds import sampled_table

heard = hashlib.sha256()
for name in sys.argv[1:]:
    for seed in range(6):
        table = sampled_table(name, 500 + seed)
        play_out(table, seeded(seed), 300)
        for seat in range(table.setting.seats):
            heard.update(json.dumps(snapshot(table.redeal(seat, seed)), sort_keys=True).encode())
        heard.update(json.dumps(snapshot(table), sort_keys=True).encode())
        heard.update(repr(table.values()).encode())
    table = meadhall.game(name).new(meadhall.game(name).least_seats, 5)
    bots = [bot("greedy", seat) for seat in range(table.setting.seats)]
    while not table.over and table.decisions < 60:
        seat = table.deciders()[0]
        table.apply(seat, bots[seat].choose(table.view(seat)))
    heard.update(json.dumps(snapshot(table), sort_keys=True).encode())
print(heard.hexdigest())
"""


def played(environment: dict[str, str]) -> str:
    command = [sys.executable, "-c", PLAY, *meadhall.SHELF]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_compiled_and_interpreted_play_the_same_games() -> None:
    installed = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    from_source = {**installed, "PYTHONPATH": str(SOURCE)}
    assert played(installed) == played(from_source)
