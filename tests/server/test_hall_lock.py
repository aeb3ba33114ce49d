"""One file, one hall: a second one is refused with a sentence, and readers are not."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.engine.errors import MeadhallError
from meadhall.server.storage import Storage
from meadhall.testing.waiting import until

HELD = "has {} open already, and two can't share it"


def serve(database: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "meadhall.cli.main", "serve", "--port", "0", "--database", str(database)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_second_hall_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    (tmp_path / "other.db").symlink_to(database)
    first = serve(database)
    assert first.stdout is not None
    try:
        assert first.stdout.readline().startswith("The hall is open")
        for path in (database, tmp_path / "other.db"):
            second = serve(path)
            out, err = second.communicate(timeout=60)
            assert second.returncode == 2
            said = " ".join((out + err).split())
            assert HELD.format(path) in said
            assert f"process {first.pid}" in said
            assert "Traceback" not in said
        reader = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        assert reader.execute("SELECT COUNT(*) FROM matches").fetchone() == (0,)
        reader.close()
    finally:
        first.kill()
        first.communicate()
    Storage(database).close()


def test_the_lock_is_free_when_the_hall_has_closed_or_could_not_open(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    storage = Storage(database)
    with pytest.raises(MeadhallError, match="Another hall"):
        Storage(database)
    storage.close()
    storage.close()
    Storage(database).close()
    bad = tmp_path / "bad.db"
    bad.write_text("no database at all, but long enough to be looked at" * 20)
    for _ in range(2):
        with pytest.raises(MeadhallError, match="can't be opened"):
            Storage(bad)


def can_be_opened(database: Path) -> bool:
    try:
        Storage(database).close()
    except MeadhallError:
        return False
    return True


def test_workers_of_a_killed_hall_do_not_hold_its_lock(tmp_path: Path) -> None:
    """Whatever the hall has started: the lock is the hall's own."""
    database = tmp_path / "hall.db"
    code = (
        "import subprocess, sys, time; from pathlib import Path; from meadhall.server.storage import Storage; "
        f"storage = Storage(Path({str(database)!r})); "
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)']); "
        "print(child.pid, flush=True); time.sleep(60)"
    )
    hall = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert hall.stdout is not None
    child = int(hall.stdout.readline())
    hall.kill()
    hall.wait()  # not for the end of what it writes: the child has that, too
    hall.stdout.close()
    try:
        until(lambda: can_be_opened(database))
    finally:
        os.kill(child, 9)
