"""One hall for one file: two that believe to be alone would give one seat twice.

The lock is the system's, on a file beside the database, so that it is gone with its holder however that ends. The
database itself is not locked by it: whatever only reads can go on reading.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from meadhall.engine.errors import MeadhallError
from meadhall.server.words import say

_AT = 1 << 20  # the byte that is locked on Windows: behind what is written, which others may read


class Lock:
    """Held from the moment it is made until it is released."""

    def __init__(self, database: Path) -> None:
        real = database.resolve()  # another way to the same file is the same file
        self._file = os.open(real.with_name(real.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError:
            holder = os.pread(self._file, 20, 0).decode(errors="replace").strip() if hasattr(os, "pread") else ""
            os.close(self._file)
            name = "open-already-by" if holder else "open-already"
            raise MeadhallError(say(name, holder=holder, path=str(database))) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        os.lseek(file, _AT, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
