"""The same source runs compiled and interpreted, and both play the same games to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall

SOURCE = Path(__file__).parents[2] / "src"

PLAY = """
import hashlib, json, sys
import meadhall
from meadhall.bots import bot
from meadhall.engine import play_out, seeded, snapshot
from meadhall.testing.worlds import sampled_table

heard = hashlib.sha256()


def hear(table):
    heard.update(json.dumps(snapshot(table), sort_keys=True).encode())
    heard.update(repr(meadhall.game(table.setting.game).judge.values(table)).encode())


for name in sys.argv[1:]:
    for seed in range(40):  # options and seats are drawn by the seed
        table = sampled_table(name, 500 + seed)
        play_out(table, seeded(seed), 20 + 12 * seed)
        for seat in range(table.setting.seats):
            hear(table.redeal(seat, seed))
        hear(table)
    live = meadhall.game(name).new(4, 7, generator="blake2b")
    play_out(live, seeded(7), 200)
    hear(live)
    for seed, kind in enumerate(["greedy", "learned:ahead=1", "search:iterations=4:net=3", "search:iterations=4"]):
        table = sampled_table(name, 900 + seed)
        bots = [bot(kind, seat) for seat in range(table.setting.seats)]
        while not table.over and table.decisions < 80:
            seat = table.deciders()[0]
            table.apply(seat, bots[seat].choose(table.view(seat)))
        hear(table)
print(heard.hexdigest())
"""


def played(environment: dict[str, str]) -> str:
    command = [sys.executable, "-c", PLAY, *meadhall.SHELF]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.skipif("MEADHALL_TEST_AGAIN" in os.environ, reason="the compiled half has compared them")
def test_compiled_and_interpreted_play_the_same_games() -> None:
    installed = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    from_source = {**installed, "PYTHONPATH": str(SOURCE)}
    assert played(installed) == played(from_source)
