"""How a hall is run: its limits, and its pauses."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.bots import LEVELS, read_spec
from meadhall.engine.errors import BadOption
from meadhall.play.jobs import check_address
from meadhall.server.words import say

NAME_LENGTH = 24
CHAT_LENGTH = 300
TITLE_LENGTH = 40
KEY_LENGTH = 64
TICKET_LENGTH = 32
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
    brought_by_one: int = 50_000_000  # bytes of records and component files that a client may leave here in a day
    brought_in_a_day: int = 500_000_000  # that all clients together may
    brought_ever: int = 5_000_000_000  # that the hall keeps
    streams: int = 60  # live updates that a client follows at once
    chat: float = 1.0
    chat_burst: float = 12.0
    hints: int = 4  # that a client waits for at once
    all_hints: int = 40  # that all clients together wait for
    reviews: int = 5  # that a client waits for at once
    all_reviews: int = 200  # that all clients together wait for
    # Before it is a request at all
    head: int = 64 * 1024  # bytes of all headers: who has old cookies for hundreds of tables still gets in
    header_line: int = 8 * 1024  # of one header; the cookies' may be as long as all
    headers: int = 100
    address: int = 8 * 1024
    head_seconds: float = 15.0  # for a request to arrive
    body_seconds: float = 60.0  # for what is sent with it
    write_seconds: float = 60.0  # for who gets an answer to read on
    round: float = 1.0  # seconds between two looks at who takes too long
    connections: int = 8000  # in all; never more than the system has descriptors
    connections_each: int = 256  # of one client: a house full of browsers
    held: int = 64 * 1024 * 1024  # bytes of bodies that are being received, in all
    held_each: int = 8 * 1024 * 1024


@dataclass(frozen=True)
class Settings:
    """How a hall is run."""

    limits: Limits = field(default_factory=Limits)
    hosts: tuple[str, ...] = ()  # names that the hall answers to, besides its own addresses
    reading: float = 3.0  # seconds in which a file of a stranger has to be read and rebuilt
    pause: float = 0.4  # seconds that a bot waits after what can be seen, where it plays against one person
    calm: float = 1.0  # of the delay that the Match draws before it answers for a seat; tests don't wait for it
    bell: float = 5.0  # seconds until the hall ends a count
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    sweep: float = 5.0  # seconds between two rounds through the hall
    lists: float = 1.0  # seconds for which a list of tables is shown as it was, unless a table comes or goes
    heartbeat: float = 15.0  # seconds between two signs of life in a stream of live updates
    grace: float = 4.0  # seconds until who has closed a page counts as gone
    lease: float = 5.0  # seconds without a sign of life after which other halls take over one's tables
    sleeps: float = 30.0  # days after which an unfinished table at which nothing happens is woken by visitors only
    goes: float = 365.0  # days after which it is deleted; 0 for never
    snapshot_every: int = 100  # entries
    workers: int | None = None  # processes in which bots think; None: as many as suit the machine
    ray: str = ""  # the address of a Ray cluster on which bots think instead
    ray_workers: int | None = None  # processes that the hall hires there; None: as many as it has processors
    bots: tuple[str, ...] = ALWAYS_ALLOWED  # that anybody may seat, beside the levels
    thought: float = 2.0  # seconds that a bot thinks about a decision at most, whatever it was asked for
    worlds: int = 4000  # iterations of its search, likewise
    overtime: float = 4.0  # seconds after which a worker that should have answered is ended
    lates: int = 2  # time-outs in a row after which a seat counts as absent

    def __post_init__(self) -> None:
        for workers in (self.workers, self.ray_workers):
            if workers is not None and not 1 <= workers <= MOST_WORKERS:
                raise BadOption(say("wrong-workers", given=str(workers), most=MOST_WORKERS))
        if self.ray:
            check_address(self.ray)
        for spec in self.bots:
            read_spec(spec)
