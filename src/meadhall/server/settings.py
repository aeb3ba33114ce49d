"""How a hall is run: its limits, and its pauses."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.bots import LEVELS, read_spec
from meadhall.engine.errors import BadOption

NAME_LENGTH = 24
CHAT_LENGTH = 300
TITLE_LENGTH = 40
KEY_LENGTH = 64
USUAL_BOT = LEVELS[len(LEVELS) // 2]  # where nobody says which


ALWAYS_ALLOWED = ("random", "greedy")  # bots beside the levels: they cost nothing
MOST_WORKERS = 64


@dataclass(frozen=True)
class Limits:
    """What one client may ask for. Rates are refilled every second, up to the burst."""

    body: int = 64 * 1024
    upload: int = 2 * 1024 * 1024
    reads: float = 40.0
    reads_burst: float = 400.0
    writes: float = 10.0
    writes_burst: float = 100.0
    new_tables: float = 0.1
    new_tables_burst: float = 30.0
    open_tables: int = 50  # unfinished ones that a person has opened within a day
    streams: int = 60  # live updates that a client follows at once
    chat: float = 1.0
    chat_burst: float = 12.0
    hints: int = 4  # that a client waits for at once
    all_hints: int = 40  # that all clients together wait for


@dataclass(frozen=True)
class Settings:
    """How a hall is run."""

    limits: Limits = field(default_factory=Limits)
    pause: float = 0.4  # seconds that a bot waits where it plays against one person: one can follow its moves
    calm: float = 1.0  # of the delay that the Match draws before it answers for a seat; tests don't wait for it
    bell: float = 5.0  # seconds until the hall ends a count
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    sweep: float = 5.0  # seconds between two rounds through the hall
    heartbeat: float = 15.0  # seconds between two signs of life in a stream of live updates
    grace: float = 4.0  # seconds until who has closed a page counts as gone
    snapshot_every: int = 100  # entries
    workers: int | None = None  # processes in which bots think; None: as many as suit the machine
    bots: tuple[str, ...] = ALWAYS_ALLOWED  # that anybody may seat, beside the levels
    thought: float = 2.0  # seconds that a bot thinks about a decision at most, whatever it was asked for
    worlds: int = 4000  # iterations of its search, likewise
    overtime: float = 4.0  # seconds after which a worker that should have answered is ended
    lates: int = 2  # time-outs in a row after which a seat counts as absent

    def __post_init__(self) -> None:
        if self.workers is not None and not 1 <= self.workers <= MOST_WORKERS:
            raise BadOption(f"Bots can't think in {self.workers} processes; choose from 1 to {MOST_WORKERS}.")
        for spec in self.bots:
            read_spec(spec)
