"""Playing the games of a plan: in this process, or side by side in several."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.synchronize import Event

from meadhall import games
from meadhall.arena.ledger import Ledger
from meadhall.arena.plan import Pairing, Plan
from meadhall.arena.played import Played
from meadhall.engine.errors import BadOption
from meadhall.play.match import Match
from meadhall.play.seat import Seat


class Interrupted(Exception):
    """Nobody wants this game any more."""


def play_game(plan: Plan, pairing: Pairing) -> Played:
    """One game, from the deal to its end."""
    table = games.game(plan.game).new(plan.table_seats, pairing.seed, plan.options, data=plan.data)
    table.loud = False
    specs = [plan.contenders[one] for one in pairing.lineup]
    match = Match(table, [Seat(kind=spec) for spec in specs], seed=pairing.dice, keeps_past=False)
    asked = [0] * len(specs)
    seconds = [0.0] * len(specs)
    while not match.over:
        if _stop is not None and _stop.is_set():
            raise Interrupted
        seat = match.table.first_decider()
        begun = time.perf_counter()
        match.move(seat)
        seconds[seat] += time.perf_counter() - begun
        asked[seat] += 1
    result = match.result()
    lineup = list(pairing.lineup)
    rounded = [round(spent, 4) for spent in seconds]
    return Played(pairing.number, pairing.deal, lineup, result.winners, result.scores, result.rule, asked, rounded)


def play_missing(plan: Plan, pairings: Sequence[Pairing], ledger: Ledger, jobs: int = 1) -> Iterator[Played]:
    """Play what the ledger does not have yet, and enter it there; games come as they are done.

    The caller may stop at any time, by Ctrl-C or by not asking for more: then nothing is left running.
    """
    plan.check()
    if jobs < 1:
        raise BadOption(f"At least one job must do the work, not {jobs}.")
    missing = [pairing for pairing in pairings if pairing.number not in ledger.played]
    played = _side_by_side(plan, missing, jobs) if jobs > 1 else (play_game(plan, one) for one in missing)
    return _entered(played, ledger)


def _entered(played: Iterator[Played], ledger: Ledger) -> Iterator[Played]:
    for game in played:
        ledger.add(game)
        yield game


def _side_by_side(plan: Plan, pairings: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    context = multiprocessing.get_context("spawn")  # a progress bar is a thread, and threads don't survive a fork
    stop = context.Event()
    coming = iter(pairings)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work, initargs=(stop,))
    waiting: set[Future[Played | None]] = set()
    try:
        while True:
            while len(waiting) < 2 * jobs and (one := next(coming, None)) is not None:
                waiting.add(pool.submit(_play_unless_stopped, plan, one))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                game = future.result()
                if game is not None:
                    yield game
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


_stop: Event | None = None  # in a worker: set when nobody wants its games any more


def _begin_work(stop: Event) -> None:
    """In a worker, first of all: interrupts are the parent's business."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A parent that was killed can't send its workers home."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_unless_stopped(plan: Plan, pairing: Pairing) -> Played | None:
    try:
        return play_game(plan, pairing)
    except Interrupted:
        return None
