"""`meadhall serve --processes N`: so many halls at one port, on one database.

They share a socket that listens: whoever has time takes the next connection, and what waits when one of them closes is
taken by the others. One that dies is opened again.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.cli.words import message, say
from meadhall.engine.errors import BadOption, MeadhallError

if TYPE_CHECKING:
    from meadhall.server.settings_file import Opening

log = logging.getLogger("meadhall.server")

NOT_TOO_OFTEN: Final = 1.0  # seconds between two openings in place of a hall that died
PATIENCE: Final = 40.0  # seconds for all to close: each ends itself before that


def run(args: argparse.Namespace, opening: Opening, database: Path | str, workers: int | None) -> int:
    """Open them all until Ctrl-C."""
    from meadhall.cli.serve import address_of, open_browser
    from meadhall.server import server_process
    from meadhall.server.database import database_at

    if sys.platform == "win32":
        raise BadOption(message("no-halls-at-one-port"))
    found = database_at(database)
    if not found.shared:
        raise BadOption(message("cant-share-file", halls=opening.processes, file=str(database)))
    found.open()
    listening = server_process.listen(opening.host, opening.port)
    listening.listen(server_process.BACKLOG)
    stopping = Stopping()
    halls = [_start(listening.fileno(), opening, workers) for _ in range(opening.processes)]
    if any(_said(hall) is None for hall in halls):
        _close(halls)
        raise MeadhallError(message("halls-not-opened"))
    address = address_of(opening.host, listening)
    print(say("halls-open", address=address, processes=opening.processes), flush=True)
    print(say("hall-keeps", database=found.name), flush=True)
    if args.open:
        open_browser(address, say("no-screen"))
    while not stopping.told:
        for at, hall in enumerate(halls):
            if hall.poll() is not None and not stopping.told:
                log.error(say("hall-ended", process=str(hall.pid), code=str(hall.returncode)))
                stopping.wait(NOT_TOO_OFTEN)
                if not stopping.told:
                    halls[at] = _start(listening.fileno(), opening, workers)
        stopping.wait(0.2)
    _close(halls)
    return 0


class Stopping:
    """Was this process told to stop?"""

    def __init__(self) -> None:
        self.told = False
        for sort in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sort, self._tell)

    def _tell(self, *_: Any) -> None:
        self.told = True

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not self.told and time.monotonic() < end:
            time.sleep(0.05)


def _start(listening: int, opening: Opening, workers: int | None) -> subprocess.Popen[str]:
    words = [word for word in sys.argv[1:] if word != "--open"]
    command = [sys.executable, "-m", "meadhall.cli.main", *words, "--inherit", str(listening)]
    if workers is None:  # said nowhere, neither here nor by the settings
        command += ["--workers", str(max(1, (os.cpu_count() or 1) // opening.processes))]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, pass_fds=[listening], start_new_session=True
    )  # Ctrl-C is this process's to pass on


def _said(hall: subprocess.Popen[str]) -> str | None:
    """What it says when it is open; None if it ends instead."""
    assert hall.stdout is not None
    return hall.stdout.readline() or None


def _close(halls: list[subprocess.Popen[str]]) -> None:
    for hall in halls:
        with contextlib.suppress(ProcessLookupError):
            hall.send_signal(signal.SIGTERM)
    end = time.monotonic() + PATIENCE
    for hall in halls:
        try:
            hall.wait(max(0.1, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            hall.kill()
            hall.wait()
        if hall.stdout is not None:
            hall.stdout.close()
