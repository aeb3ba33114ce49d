"""How a hall comes to its end: who is told to stop stops, and the process is gone in time, whatever holds it up.

All that was acknowledged is on the disk, so a hall may end at any moment, and others take over what it led. To end in
order is a courtesy, and a courtesy has its time.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
from typing import Any, Final

PUTS_AWAY: Final = 10.0  # seconds for tables to be put away and given to others
ENDS: Final = 35.0  # seconds after which the process is ended; who has opened it waits a little longer
AGAIN: Final = 1.0  # seconds until a task that has not heard is told once more


async def stopped(task: asyncio.Task[Any] | None) -> None:
    """Tell the task to stop, and wait until it has.

    It is told again and again: a task may miss it that is woken in the same moment, as by Python 3.11's `wait_for`.
    """
    while task is not None and not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=AGAIN)


def end_in_time(seconds: float = ENDS) -> None:
    """From now on this process has so many seconds. If it is still there then, it says where it stands, and is gone.

    The watchdog is the system's own thread: it needs neither the loop nor the interpreter.
    """
    with contextlib.suppress(RuntimeError, AttributeError, ValueError, OSError):  # there is nowhere to say it
        faulthandler.dump_traceback_later(seconds, exit=True)
