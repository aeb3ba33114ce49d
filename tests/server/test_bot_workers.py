"""A worker can be ended, stopped and killed, and its hall as well: nobody waits for it, and nothing of it is left."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from meadhall.server.bot_workers import Failed, TooLong, Worker, WorkerLost
from meadhall.testing.waiting import until

FOR_EVER = range(10**15)  # to sum it up takes days, and the interpreter is free for nobody else meanwhile

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")


def with_worker(do: Callable[[Worker], Awaitable[None]]) -> None:
    async def run() -> None:
        with ThreadPoolExecutor(2) as threads:
            worker = Worker(threads)
            try:
                await do(worker)
            finally:
                worker.end()

    asyncio.run(run())


def is_gone(pid: int) -> bool:
    """Ended, whether or not its end was noted by anybody."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except OSError:
        return True


def wait_until_gone(pid: int) -> None:
    until(lambda: is_gone(pid), "the worker is still there")


@linux_only
def test_a_worker_that_thinks_too_long_is_ended_even_if_it_listens_to_nothing() -> None:
    async def do(worker: Worker) -> None:
        with pytest.raises(TooLong):
            await worker.run(sum, FOR_EVER, 0.2)
        assert not worker.alive
        await asyncio.to_thread(wait_until_gone, worker.pid)

    with_worker(do)


@linux_only
def test_a_worker_that_was_stopped_is_found_out_and_ended() -> None:
    async def do(worker: Worker) -> None:
        await worker.run(os.nice, 0, 60)
        os.kill(worker.pid, signal.SIGSTOP)
        with pytest.raises(TooLong):
            await worker.run(os.nice, 0, 0.2)
        await asyncio.to_thread(wait_until_gone, worker.pid)

    with_worker(do)


def test_a_worker_that_was_killed_is_missed_at_once_and_trouble_in_its_work_is_told() -> None:
    async def do(worker: Worker) -> None:
        with pytest.raises(Failed, match="invalid literal"):
            await worker.run(int, "a string", 60)
        assert worker.alive, "trouble with a question is no reason to end"
        working = asyncio.ensure_future(worker.run(sum, FOR_EVER, 60))
        await asyncio.sleep(0.05)
        os.kill(worker.pid, signal.SIGKILL)
        with pytest.raises(WorkerLost):
            await working

    with_worker(do)


HALL = """
import asyncio, sys
from concurrent.futures import ThreadPoolExecutor
from meadhall.server.bot_workers import Worker

async def think():
    worker = Worker(ThreadPoolExecutor(1))
    await worker.run(sum, range(3), 60)
    working = asyncio.ensure_future(worker.run(sum, range(10**15), float(sys.argv[1])))
    await asyncio.sleep(0.1)
    print(worker.pid, flush=True)
    await working

if __name__ == "__main__":
    asyncio.run(think())
"""


@linux_only
@pytest.mark.parametrize(("end", "seconds"), [(signal.SIGKILL, 600.0), (signal.SIGSTOP, 1.0)])
def test_a_worker_ends_with_its_hall_and_when_its_time_is_up_whatever_it_does(
    tmp_path: Path, end: signal.Signals, seconds: float
) -> None:
    script = tmp_path / "hall.py"
    script.write_text(HALL)
    with subprocess.Popen([sys.executable, str(script), str(seconds)], stdout=subprocess.PIPE, text=True) as hall:
        try:
            assert hall.stdout is not None
            pid = int(hall.stdout.readline())
            hall.send_signal(end)
            wait_until_gone(pid)
        finally:
            hall.kill()
