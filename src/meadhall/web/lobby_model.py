"""What the lobby and the pages before a match show, as plain data: gathered by the server, drawn by the pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from meadhall.engine.game import Game
from meadhall.web.model import LearnInfo, SeatInfo, TableState, Tempo
from meadhall.web.sealing import SealInfo


@dataclass(frozen=True, kw_only=True)
class TableEntry:
    """A table in a list of the lobby: all of it plain values, as its row is kept by them."""

    match_id: str
    game: str
    game_title: str
    title: str
    seats: tuple[SeatInfo, ...]
    state: TableState
    tempo: Tempo = field(default_factory=Tempo)
    note: str = ""  # how far it has come, in a few words: "round 14"; of a finished one, who can find it
    your_decision: bool = False
    mine: bool = False
    when: str = ""  # of a finished one: "today", "13 Nov"
    winners: tuple[int, ...] = ()
    company: str = ""  # who else plays there, in a few words
    stands: str = ""  # at one's own table: for whom it waits, and since when
    away: bool = False  # for somebody who is away
    horn: bool = False  # it was blown for the reader


@dataclass(frozen=True, kw_only=True)
class LobbyPage:
    """Everything that waits for somebody, and everything that can be begun."""

    games: Sequence[Game]
    bots: Sequence[str] = ()  # specs of those to play against at once
    open_tables: Sequence[TableEntry] = ()
    running: Sequence[TableEntry] = ()
    finished: Sequence[TableEntry] = ()
    my_tables: Sequence[TableEntry] = ()
    my_name: str = ""
    notice: str = ""
    learning: Mapping[str, LearnInfo] = field(default_factory=dict)  # by game


@dataclass(frozen=True, kw_only=True)
class FirstTimePage:
    """The question whether one wants to learn a game before it is played against bots of that level."""

    game: Game
    level: str = ""
    seats: str = ""
    my_name: str = ""


@dataclass(frozen=True, kw_only=True)
class NewTablePage:
    """The form for a new table; `values` are what was entered when it was refused with `notice`."""

    game: Game
    bots: Sequence[str]  # specs; the middle one is offered first
    my_name: str = ""
    values: dict[str, str] = field(default_factory=dict)
    notice: str = ""
    wrong: str = ""  # the field that the notice is about


@dataclass(frozen=True, kw_only=True)
class InvitePage:
    """The invitation to a table: its address, in letters and as a QR code."""

    match_id: str
    game: Game
    title: str
    url: str  # the whole address
    seats: Sequence[SeatInfo] = ()
    my_name: str = ""


@dataclass(frozen=True, kw_only=True)
class JoinPage:
    """Somebody opened an invitation: who are you, and where do you sit?"""

    match_id: str
    game: Game
    title: str
    seats: Sequence[SeatInfo]
    tempo: Tempo = field(default_factory=Tempo)
    token: str = ""  # of an unlisted table's invitation
    over: bool = False
    my_name: str = ""
    notice: str = ""
    seal: SealInfo = field(default_factory=SealInfo)
