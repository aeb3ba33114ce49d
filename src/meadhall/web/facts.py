"""What a page is made from beside its Match: the table's facts that the hall keeps, and who looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from meadhall import bots
from meadhall.play import Hint
from meadhall.web.model import ChatLine, SeatKind, TableState, Tempo
from meadhall.web.parts.log import MOST_LINES
from meadhall.web.sealing import SealInfo


@dataclass(frozen=True, kw_only=True)
class Sitting:
    """Who sits at a seat, as far as the Match does not say it."""

    name: str
    kind: SeatKind = "person"
    online: bool = True


@dataclass(frozen=True, kw_only=True)
class TableFacts:
    """What is to be known of a table beside its Match."""

    match_id: str
    title: str
    sitting: Sequence[Sitting]
    state: TableState = "running"
    tempo: Tempo = field(default_factory=Tempo)
    version: int = 0
    chat: Sequence[ChatLine] = ()
    hints: Mapping[int, tuple[int, Hint]] = field(default_factory=dict)  # by seat: after how many decisions, and what
    rematch: bool = False
    now: float = 0.0  # for the clocks
    bots: Sequence[str] = bots.LEVELS  # specs of those that may take over
    hall: str = ""  # what people should know about the hall now
    seal: SealInfo = field(default_factory=SealInfo)


@dataclass(frozen=True)
class Look:
    """Through which seat's eyes, and what goes with it that is not the table's: a notice, a name, addresses."""

    seat: int | None = None
    own: tuple[int, ...] = ()  # all seats of the viewer
    curtain: int | None = None
    notice: str = ""
    notice_rule: str = ""
    my_name: str = ""
    invite_url: str = ""
    log_from: int = 0  # leave out what happened before so many decisions
    log_lines: int = MOST_LINES  # a page shows no more than that
    in_brief: bool = False  # all lines of the log in brief as well; a page tells only the news so
