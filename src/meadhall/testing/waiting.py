"""Waiting in tests: until something has come about, never for a time to pass."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

PATIENCE: Final = 60.0  # seconds: on a busy machine others have the processor for a while
PAUSE: Final = 0.01


def until(met: Callable[[], Any], why: str | Callable[[], object] = "nothing came of it") -> None:
    """Wait for it; `why` tells what is there instead when patience has run out."""
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, why if isinstance(why, str) else why()
        time.sleep(PAUSE)
