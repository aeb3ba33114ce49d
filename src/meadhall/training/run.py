"""A training from its plan to a file of weights, round by round, in a folder out of which it goes on after any end.

Everything is written beside its place and then put there as a whole: what lies in the folder is always complete.

    plan.json             what is trained
    round-01/games-*.npz  what was collected, some games in each
    round-01.npz          the network after the round
    weights.npz           the same for bots, in whole numbers
    progress.csv, .svg    one line for each round, and the curves
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from meadhall.engine.errors import MeadhallError
from meadhall.play.jobs import OnRay
from meadhall.training.collect import Lessons, collect, eyes_for, together
from meadhall.training.evaluate import against
from meadhall.training.learn import learn
from meadhall.training.network import Network, set_state, state_of, weights_file
from meadhall.training.plan import Plan
from meadhall.training.progress import Line, read_lines, write_lines
from meadhall.training.words import say

IN_A_FILE = 100  # games
KEPT = 3  # rounds whose games are learnt from

Tell = Callable[[Any], None]


def train(plan: Plan, folder: Path, jobs: int | OnRay, tell: Tell) -> Path:
    """Train until the plan is done; what the folder already has is not done again. Returns the file of weights."""
    plan.check()
    folder.mkdir(parents=True, exist_ok=True)
    _same_plan(plan, folder)
    for turn in range(1, plan.rounds + 1):
        if not (folder / f"{round_name(turn)}.npz").exists():
            _one_round(plan, folder, turn, jobs, tell)
    return folder / "weights.npz"


def _same_plan(plan: Plan, folder: Path) -> None:
    """A folder is of one plan; only more rounds may be wanted of it."""
    file = folder / "plan.json"
    facts = plan.facts()
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
        odd = sorted(name for name in facts if name != "rounds" and kept.get(name) != facts[name])
        if odd:
            raise MeadhallError(say("other-plan", folder=str(folder), odd=", ".join(odd)))
    write_whole(file, json.dumps(facts, indent=2).encode() + b"\n")


def _one_round(plan: Plan, folder: Path, turn: int, jobs: int | OnRay, tell: Tell) -> None:
    begun = time.perf_counter()
    weights = (folder / f"{round_name(turn - 1)}-weights.npz").read_bytes() if turn > 1 else None
    gather(plan, folder, turn, weights, jobs, tell)
    collected = time.perf_counter()
    lessons = together(kept_lessons(folder, turn))
    eyes = eyes_for(plan.game, plan.seats)
    network, fresh = Network(plan, eyes), Network(plan, eyes)
    if turn > 1:
        set_state(network, (folder / f"{round_name(turn - 1)}.npz").read_bytes())
    learnt = learn(network, lessons, fresh, plan, plan.seed + turn)
    made = {**plan.facts(), "rounds": turn, "command": command(plan, turn)}
    content = weights_file(network, plan, eyes, made)
    tell(say("learnt", turn=turn, **{name: round(number, 3) for name, number in learnt._asdict().items()}))
    known = time.perf_counter()
    found = against(plan, content, jobs)
    seconds = (collected - begun, known - collected, time.perf_counter() - known)
    counted = (turn, turn * plan.games, len(lessons.many), len(lessons.parts))
    line = Line(*counted, *learnt, found.won.value, found.won.low, found.won.high, found.decided, *seconds)
    lines = [one for one in read_lines(folder / "progress.csv") if one.turn < turn]
    write_lines(folder, plan, [*lines, line])
    tell(say("evaluated", turn=turn, won=100 * found.won.value, low=100 * found.won.low, high=100 * found.won.high))
    write_whole(folder / f"{round_name(turn)}-weights.npz", content)
    write_whole(folder / "weights.npz", content)
    write_whole(folder / f"{round_name(turn)}.npz", state_of(network))


def command(plan: Plan, rounds: int) -> str:
    """The command that makes these weights, on its own."""
    usual = Plan(plan.game).facts()
    facts = {**plan.facts(), "rounds": rounds}
    said = [f"--{name} {facts[name]}" for name in facts if name != "game" and facts[name] != usual[name]]
    return " ".join(["meadhall train", plan.game, *said])


def gather(plan: Plan, folder: Path, turn: int, weights: bytes | None, jobs: int | OnRay, tell: Tell) -> None:
    """Play the games of the round that are not in the folder yet."""
    place = folder / round_name(turn)
    place.mkdir(exist_ok=True)
    first = IN_A_FILE * len(_files(place))
    waiting: dict[int, Lessons] = {}
    for number, lessons in collect(plan, turn, weights, first, jobs):
        waiting[number] = lessons
        last = min(plan.games, first + IN_A_FILE)
        while first < last and all(one in waiting for one in range(first, last)):
            whole = together([waiting.pop(one) for one in range(first, last)])
            content = io.BytesIO()
            np.savez_compressed(content, **whole.arrays())  # type: ignore[arg-type]  # no array is called allow_pickle
            write_whole(place / f"games-{first // IN_A_FILE:04}.npz", content.getvalue())
            first = last
            last = min(plan.games, first + IN_A_FILE)
            tell(say("collected", turn=turn, games=first, all=plan.games))


def _files(place: Path) -> list[Path]:
    """The files of a round, from the first on without a gap."""
    found = sorted(place.glob("games-*.npz"))
    return [file for number, file in enumerate(found) if file.name == f"games-{number:04}.npz"]


def kept_lessons(folder: Path, turn: int) -> list[Lessons]:
    """What is learnt from after that round, the oldest first."""
    return [one for back in range(max(1, turn - KEPT + 1), turn + 1) for one in _kept(folder, back)]


def _kept(folder: Path, turn: int) -> Iterator[Lessons]:
    for file in _files(folder / round_name(turn)):
        with np.load(file) as arrays:
            yield Lessons(**{name: arrays[name] for name in arrays.files})


def round_name(turn: int) -> str:
    return f"round-{turn:02}"


def write_whole(path: Path, content: bytes) -> None:
    """The file is there as a whole, or as it was before."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(content)
    draft.replace(path)
