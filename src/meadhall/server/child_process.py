"""How a process begins that the hall has started beside itself: it stands back, and it is gone when its hall is."""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Final

WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


def follow_the_hall(nice: int) -> None:
    """Called by the new process itself. `nice`, of 19, is how far it stands back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are the hall's business
    if hasattr(os, "nice"):
        os.nice(nice)
    hall = multiprocessing.parent_process()
    if hall is None:
        return
    if sys.platform.startswith("linux"):  # the system ends it, without having to ask its interpreter
        ctypes.CDLL(None).prctl(WITH_PARENT, signal.SIGKILL)
        if os.getppid() != hall.pid:
            os._exit(0)  # it was gone before we could say so
    else:
        threading.Thread(target=_end_after, args=(hall,), daemon=True).start()


def _end_after(hall: BaseProcess) -> None:
    with contextlib.suppress(OSError):
        wait([hall.sentinel])
    os._exit(0)
