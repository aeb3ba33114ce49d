"""Three halls on a PostgreSQL server of their own, and what may happen to them: killed, stopped, cut off."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import psycopg

from meadhall.testing.databases import new_server, restart

assert sys.platform != "win32", "processes are stopped and let go on here, which Windows does not know"

LEASE: Final = 2.0
HALLS: Final = 3

# A hall whose machine's clock is off by what a file says, and jumps when that changes.
ASTRAY: Final = """
import sys, threading, time
file, real, off = sys.argv[1], time.time, [0.0]
def look():
    while True:
        try:
            off[0] = float(open(file).read() or 0)
        except (OSError, ValueError):
            pass
        time.sleep(0.1)
threading.Thread(target=look, daemon=True).start()
time.time = lambda: real() + off[0]
from meadhall.cli.main import main
sys.exit(main(sys.argv[2:]))
"""

SETTINGS: Final = {
    "LEASE": f"{LEASE}",
    "PAUSE": "0.05",
    "CALM": "0",
    "SWEEP": "0.5",
    "WORKERS": "1",
    "SNAPSHOT_EVERY": "20",
    **{
        f"LIMITS_{name}": "1000000" for name in ("READS", "READS_BURST", "WRITES", "WRITES_BURST", "CHAT", "CHAT_BURST")
    },
    **{f"LIMITS_{name}": "1000000" for name in ("NEW_TABLES", "NEW_TABLES_BURST", "STREAMS", "CONNECTIONS_EACH")},
    "LIMITS_OPEN_TABLES": "100000",
}


class Hall:
    """One of them, at a port that stays its own."""

    def __init__(self, number: int, folder: Path, database: str) -> None:
        self.number = number
        self.log = folder / f"hall {number}.log"
        self._clock = folder / f"clock {number}"
        self._clock.write_text("0")
        self._database = database
        self._home = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Returns when it is open."""
        words = ["serve", "--port", str(self.port), "--database", self._database]
        environment = {**os.environ, "MEADHALL_HOME": str(self._home)}
        environment |= {f"MEADHALL_SERVE_{name}": value for name, value in SETTINGS.items()}
        with open(self.log, "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", ASTRAY, str(self._clock), *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("The hall is open"), self.log.read_text()[-2000:]
        self.port = int(said.rpartition(":")[2])

    def tell(self, sort: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(sort)

    def end(self) -> int:
        """Wait until it has ended."""
        assert self.process is not None
        code = self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def set_clock(self, off: float) -> None:
        self._clock.write_text(f"{off}")


class UnderFire:
    """The halls and their server, and one fault after the other."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.server: Any = new_server()
        self.database = str(self.server.get_uri()).replace("postgres:@", "postgres@")
        self.halls = [Hall(number, folder, self.database) for number in range(HALLS)]
        self.dice = random.Random(seed)
        self.faults: list[str] = []
        for hall in self.halls:
            hall.open()

    @property
    def ports(self) -> list[int]:
        return [hall.port for hall in self.halls]

    async def fault(self) -> str:
        """One of them, and what it takes to get over it; the others go on meanwhile."""
        kinds = [self.kill, self.close, self.freeze, self.cut, self.lose_power, self.restart_server, self.jump]
        chosen = kinds[len(self.faults) % len(kinds)] if len(self.faults) < len(kinds) else self.dice.choice(kinds)
        self.faults.append(chosen.__name__)
        await chosen()
        return chosen.__name__

    async def kill(self) -> None:
        hall = self.dice.choice(self.halls)
        hall.tell(signal.SIGKILL)
        await self._again(hall)

    async def close(self) -> None:
        hall = self.dice.choice(self.halls)
        hall.tell(signal.SIGTERM)
        await self._again(hall)

    async def _again(self, hall: Hall) -> None:
        await asyncio.to_thread(hall.end)
        await asyncio.sleep(self.dice.uniform(0.0, 2 * LEASE))
        await asyncio.to_thread(hall.open)

    async def freeze(self) -> None:
        """Stopped for longer than its lease: it was thought dead, and comes back with all that it had in mind."""
        hall = self.dice.choice(self.halls)
        hall.tell(signal.SIGSTOP)
        await asyncio.sleep(LEASE * self.dice.uniform(1.2, 2.5))
        hall.tell(signal.SIGCONT)

    async def cut(self) -> None:
        """All connections to the database are lost at once."""
        await asyncio.to_thread(self._cut)

    def _cut(self) -> None:
        with contextlib.suppress(psycopg.Error), psycopg.connect(self.database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'meadhall'"
            )

    async def restart_server(self) -> None:
        await asyncio.to_thread(restart, self.server, "fast")

    async def lose_power(self) -> None:
        """The server ends in the middle of everything, and finds out from its log what was committed."""
        await asyncio.to_thread(restart, self.server, "immediate")

    async def jump(self) -> None:
        """The clock of a machine is set to another time."""
        self.dice.choice(self.halls).set_clock(self.dice.uniform(-7200, 7200))

    def stop(self) -> None:
        for hall in self.halls:
            if hall.process is not None and hall.process.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    hall.tell(signal.SIGCONT)
                    hall.tell(signal.SIGKILL)
                hall.end()
        self.server.cleanup()
