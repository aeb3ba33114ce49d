"""What a page shows, as plain data: the contract between the server, which gathers it, and the pages, which draw it.

Nothing of a table is in here but the viewer's own View, so that a page can't show what its viewer may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from meadhall.bots.levels import NAMES, called
from meadhall.engine import introduction
from meadhall.engine.action import CHOICE
from meadhall.engine.event import FACT, NEUTRAL, Event
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.engine.rule import Rule
from meadhall.engine.view import View
from meadhall.web.sealing import SealInfo
from meadhall.web.words import say

Speaker = Literal["player", "spectator", "hall"]  # who says something at a table
SeatKind = Literal["person", "bot", "open"]  # open: a person is awaited there, by an invitation
TempoKind = Literal["relaxed", "live", "slow"]
TableState = Literal["open", "running", "finished"]


# Around a table


@dataclass(frozen=True, kw_only=True)
class SeatInfo:
    """Who sits at a seat, as everybody may know it."""

    number: int
    name: str
    kind: SeatKind = "person"
    bot: str | None = None  # the spec of the bot that decides here now, also when it stands in for a person
    is_you: bool = False  # one of the viewer's own seats
    online: bool = True
    absent: bool = False  # the person is away: defaults decide
    away_for: float | None = None  # seconds that the person has been away, where all are told of it
    clock_left: float | None = None  # seconds for this decision, without the bank; None without a clock
    bank_left: float | None = None
    thinking: bool = False  # owes a decision now
    at_home: bool = True  # a bot that has learnt has met tables like this one

    @property
    def company(self) -> str:
        """The bot as people call it; nothing if none decides here."""
        return "" if self.bot is None else bot_words(self.bot, self.at_home)

    @property
    def presence(self) -> str:
        """A bot's level, or what keeps a person from playing; nothing if somebody is simply there."""
        if self.kind == "open":
            return say("seat-free")
        if self.company or self.is_you:
            return self.company
        if self.away_for is not None:
            return say("seat-away-for", time=time_words(self.away_for))
        return "" if self.online else say("seat-away")


def time_words(seconds: float) -> str:
    """How long something has lasted, in one unit.

    >>> time_words(20), time_words(750), time_words(7300), time_words(200_000)
    ('1 minute', '12 minutes', '2 hours', '2 days')
    """
    if seconds < 3600:
        return say("for-minutes", number=max(1, int(seconds / 60)))
    if seconds < 2 * 86_400:
        return say("for-hours", number=int(seconds / 3600))
    return say("for-days", number=int(seconds / 86_400))


def bot_title(spec: str) -> str:
    """A bot's level as people call it, or its kind.

    >>> bot_title("oarsman"), bot_title("search:iterations=400")
    ('Oarsman', 'Search')
    """
    return spoken(called(spec))


def bot_words(spec: str, at_home: bool = True) -> str:
    """A bot as it is spoken of.

    >>> bot_words("oarsman")
    'Oarsman bot'
    >>> bot_words("learned", at_home=False)
    'Learned bot, out of its experience'
    """
    return say("bot-of-level" if at_home else "bot-out-of-experience", level=called(spec))


class OutcomeInfo(NamedTuple):
    """What an option leads to."""

    text: str
    tone: int = NEUTRAL
    chance: float = 1.0


@dataclass(frozen=True, kw_only=True)
class OptionInfo:
    """One thing that the viewer can choose now."""

    action: int
    label: str  # what it is called
    outcomes: tuple[OutcomeInfo, ...] = ()
    rule: str = ""
    key: str = ""  # the key that picks it: "1" to "9", or a letter
    rank: int = CHOICE  # what ends or burns something stands apart, and has no key


@dataclass(frozen=True, kw_only=True)
class RefusedInfo:
    """One thing that the viewer might think of and can't choose now, and why."""

    action: int
    label: str
    sentence: str
    rule: str


@dataclass(frozen=True, kw_only=True)
class UndoInfo:
    """Can the viewer take back the last decision, and if not, why."""

    possible: bool = False
    sentence: str = ""  # nothing if there is nothing to take back yet
    rule: str = ""
    can_ask: bool = False  # the others may be asked to agree
    asked_by: int | None = None  # a wish of this seat stands
    agreed: Sequence[int] = ()  # who has agreed to it so far
    secret: bool = False  # a choice that the others don't know yet
    what: str = ""  # what would be taken back, in words
    alone: bool = False  # it is of this turn, and nobody but bots would have to agree


class LogLine(NamedTuple):
    """One event as it is told. `number` is how many decisions had been made when it happened."""

    number: int
    text: str
    seat: int = -1  # whose deed it is
    brief: str = ""  # in short, its subject left out; nothing if there is no short form
    weight: int = FACT
    tone: int = NEUTRAL
    why: str = ""  # what the clock has to do with it
    moment_url: str = ""
    since_last_turn: bool = False  # news: it happened since the viewer's last turn, and not by the viewer's choice
    concerns: tuple[int, ...] = ()  # other seats in it
    told: int = 0  # how many events had happened before it
    news: bool = True  # what it comes to is not told as well


@dataclass(frozen=True, kw_only=True)
class BeatInfo:
    """One thing that happened, as it is shown in a scene: the page has the table as it stood after it."""

    kind: str  # the name of the kind of event that opens it
    text: str
    first: int  # the number of its first event
    last: int  # and how many events had happened after it
    seat: int = -1  # whose deed it is
    concerns: Sequence[int] = ()  # other seats in it
    details: Sequence[OutcomeInfo] = ()  # what else came of it, in words
    weight: int = FACT
    tone: int = NEUTRAL
    events: Sequence[Event] = ()  # as the viewer heard them
    own: bool = False  # the viewer's own deed
    about_you: bool = False  # somebody else's deed, or the hall's, that concerns the viewer
    hold: float = 1.0  # for how long it is shown, in units of the speed
    before: Sequence[str] = ()  # what the scene has told before, in words, oldest first


@dataclass(frozen=True, kw_only=True)
class ChatLine:
    """Something that was said at the table. `when` is a short word for the time, as in 20:15."""

    name: str
    text: str
    seat: int = -1
    by: Speaker = "player"
    when: str = ""
    own: bool = False  # the viewer said it


@dataclass(frozen=True, kw_only=True)
class OrderInfo:
    """A standing order that the viewer can switch. `key` is what the form sends."""

    key: str
    words: str
    on: bool = False


@dataclass(frozen=True, kw_only=True)
class AdviceInfo:
    """One option that a bot thinks well of: the chance to win with it, 0 to 1, and why."""

    action: int
    label: str
    chance: float
    sentence: str


@dataclass(frozen=True, kw_only=True)
class HintInfo:
    """What a bot would choose in the viewer's place, and what else it thinks well of."""

    action: int
    label: str
    best: Sequence[AdviceInfo] = ()  # the first is the one to choose
    worlds: int = 0  # that the bot has gone through


@dataclass(frozen=True, kw_only=True)
class Tempo:
    """How fast a table plays."""

    kind: TempoKind = "relaxed"
    seconds: float = 0.0  # for each decision
    bank: float = 0.0

    @property
    def words(self) -> str:
        """The tempo in a few words.

        >>> Tempo(kind="live", seconds=30, bank=180).words
        'live, 30 s and 3 min in the bank'
        """
        if self.kind == "relaxed":
            return say("tempo-relaxed")
        if self.kind == "slow":
            return say("tempo-slow", days=max(1, round(self.seconds / 86400)))
        if self.bank < 60:
            return say("tempo-live", seconds=round(self.seconds))
        return say("tempo-live-bank", seconds=round(self.seconds), minutes=round(self.bank / 60))


class AskedOption(NamedTuple):
    """One thing that somebody could have chosen."""

    label: str
    outcomes: tuple[OutcomeInfo, ...] = ()
    chosen: bool = False


@dataclass(frozen=True, kw_only=True)
class AskedInfo:
    """What is asked at a moment of a replay, in the words in which the seat was asked."""

    seat: int
    prompt: str
    options: tuple[AskedOption, ...] = ()
    more: int = 0  # options that are not listed
    guess: bool = False  # who looks on is asked as well, before it is told what was chosen


@dataclass(frozen=True, kw_only=True)
class ReplayInfo:
    """Where a replay stands."""

    at: int  # decisions made
    length: int
    turns: Sequence[int] = ()  # numbers of decisions at which a turn begins, for the marks on the bar
    viewer: int | None = None  # through whose eyes; None for a spectator's
    may_look_as: Sequence[int] = ()  # seats whose eyes may be borrowed: all after the end, else the viewer's own
    fork_possible: bool = True  # play from here against bots
    asked: AskedInfo | None = None  # what is decided next, if this viewer may know it


@dataclass(frozen=True, kw_only=True)
class ResultInfo:
    """How the match ended."""

    winners: Sequence[int]
    scores: Sequence[float]
    places: Sequence[int]  # the seats from first to last
    words: str
    rule: str


@dataclass(frozen=True, kw_only=True)
class AwayInfo:
    """Somebody who is away, and what those who are there may do about it."""

    seat: int
    seconds: float  # since the last sign of life
    waited_for: bool  # owes a decision now
    asked: bool  # the viewer may do something about it
    horn_in: float = 0.0  # seconds until the horn may be blown again
    bot_in: float | None = 0.0  # seconds until a bot may play; None at a table where that is never done
    bot: str | None = None  # the level that was named first
    agreed: tuple[int, ...] = ()
    present: tuple[int, ...] = ()  # those who are asked
    enough: int = 1  # how many of them have to agree


@dataclass(frozen=True, kw_only=True)
class Curtain:
    """Between two players at one screen: the device goes to `seat`; until it is lifted the view is a spectator's."""

    seat: int
    name: str


@dataclass(frozen=True, kw_only=True)
class CoachInfo:
    """What the coach of a lesson says now. *Words* between stars stand out."""

    mark: int  # changes with each bubble; "next" says which one was read
    title: str  # of the lesson
    words: str
    number: int  # of the step, from 1
    of: int
    piece: str  # what it is about: `data-piece`, `data-vt` or the id of an element of the board, or nothing
    waits: Literal["next", "deed", "end"]
    actions: tuple[int, ...] = ()  # what is suggested
    clicks: tuple[tuple[str, ...], ...] = ()  # and what comes after it, as `lesson.follows` reads it
    following: tuple[str, str] | None = None  # at the end: the next lesson of the game, its name and its title


@dataclass(frozen=True, kw_only=True)
class LearnInfo:
    """A game's lessons in the lobby: the one to be learnt next, and how far it has come."""

    lesson: str
    title: str
    number: int = 0  # steps that are past
    of: int = 0
    learnt: bool = False  # all lessons of the game
    begun: bool = False  # one of them at least
    known: bool = False  # the person has sat at a table of this game


@dataclass(frozen=True, kw_only=True)
class TablePage:
    """A table, as one viewer sees it."""

    game: Game
    match_id: str
    title: str  # the table's own name
    view: View
    viewer_seat: int | None
    seats: Sequence[SeatInfo]
    version: int  # grows with every change, moves and chat alike
    decision: str = ""  # the prompt for the viewer, or for whom the table waits
    yours: bool = False  # the viewer owes the decision
    options: Sequence[OptionInfo] = ()
    refused: Sequence[RefusedInfo] = ()
    began: View | None = (
        None  # as the viewer's turn began, once something was decided in it: what is left keeps its place
    )
    undo: UndoInfo = field(default_factory=UndoInfo)
    changes: bool = False  # a secret choice can be changed until all have chosen
    hint: HintInfo | None = None
    log: Sequence[LogLine] = ()  # the newest, oldest first; `events` are what each line tells of
    events: Sequence[Event] = ()
    told: int = 0  # events so far, those before the log's first line too
    chat: Sequence[ChatLine] = ()
    orders: Sequence[OrderInfo] = ()
    tempo: Tempo = field(default_factory=Tempo)
    result: ResultInfo | None = None
    beat: BeatInfo | None = None  # the page is a picture in a scene
    replay: ReplayInfo | None = None
    curtain: Curtain | None = None
    state: TableState = "running"
    invite_url: str = ""  # the whole address, if there is a seat to be taken
    rematch: bool = False  # somebody has asked for one
    reviewable: bool = False  # it is over, so it can be looked back on
    notice: str = ""  # a refusal or a confirmation to be shown once
    notice_rule: str = ""
    hall: str = ""  # what people should know about the hall now: that it is busy
    stand_in: str | None = None  # a bot plays for the viewer
    away: Sequence[AwayInfo] = ()  # others who are away
    asleep: bool = False  # nobody of its people was there: the table rests
    done_for_you: Sequence[LogLine] = ()  # by a bot, since the viewer's last decision
    hints: bool = True  # the viewer may ask for advice
    bots: Sequence[str] = ()  # specs of bots that may take over
    my_name: str = ""
    coach: CoachInfo | None = None
    seal: SealInfo = field(default_factory=SealInfo)

    @property
    def called(self) -> str:
        """The table's own name; nothing where it is called as the game is."""
        return "" if self.title == spoken(introduction.title(self.game)) else self.title

    @property
    def number(self) -> int:
        """How many decisions have been made: sent along with an action, so that a stale one is refused."""
        return self.view.table.decisions


def middle(bots: Sequence[str]) -> str:
    """The one in the middle of the levels that are offered, the weakest first: good company for most.

    >>> middle(["first-evening", "oarsman", "jarl", "search:iterations=2000"])
    'oarsman'
    """
    levels = [spec for spec in bots if spec in NAMES] or bots
    return levels[len(levels) // 2] if levels else ""


# Reading


@dataclass(frozen=True, kw_only=True)
class RulesPage:
    game: Game
    rules: Sequence[Rule]  # those that were found, or all
    house: Sequence[Rule] = ()
    query: str = ""
    rule: str = ""  # the one to be opened at
    my_name: str = ""


@dataclass(frozen=True, kw_only=True)
class GalleryPage:
    """All components of a game."""

    game: Game
    my_name: str = ""


@dataclass(frozen=True, kw_only=True)
class MessagePage:
    """Something that has to be said on a page of its own: not found, refused, too many."""

    title: str
    sentence: str
    rule: str = ""
    my_name: str = ""
