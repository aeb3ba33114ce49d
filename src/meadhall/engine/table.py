"""The Table: everything that is on the table at one moment, hidden parts included."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from meadhall.engine.agenda import Agenda
from meadhall.engine.errors import MeadhallError, NoSuchSeat, Refused
from meadhall.engine.event import EVERYBODY, SPECTATOR, Decision, Event, EventKinds
from meadhall.engine.message import Message, Who, plain
from meadhall.engine.outcome import Outcome
from meadhall.engine.progress import Progress
from meadhall.engine.redealt import Redealt
from meadhall.engine.refusal import Objection, standing_against
from meadhall.engine.result import Result, won
from meadhall.engine.rng import Rng, seeded
from meadhall.engine.sentence import Sentence
from meadhall.engine.step import AS_ITS_VERB, ASK, DO, DRIVER, Gather, Step
from meadhall.engine.telling import facts_of, plain_fact, plain_value, told

if TYPE_CHECKING:
    from meadhall.engine.record import Record
    from meadhall.engine.setting import Setting
    from meadhall.engine.view import View

NOBODY: Final = -2  # as hearer: this table was never redealt


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(metaclass=ABCMeta):  # by its base ABC, which is not compiled, every attribute would be slower
    """Base of all games' tables: agenda, decisions, events. What lies on the table is the game's own."""

    def __init__(self, setting: Setting, rng: Rng) -> None:
        self.setting = setting
        self.rng = rng
        self.seed = 0  # for the record; no view has it, nor the next
        self.redealt: tuple[Redealt, ...] = ()
        self.agenda = Agenda()
        self.over = False
        self.winners: list[int] = []
        self.end_rule = ""
        self.sealed: list[int] = setting.unsealed
        self.decisions = 0
        self.told = 0  # how many events have happened
        self._decided: list[int] = []  # seat, action; copies share both lists: each reads as far as its own numbers say
        self._log: list[Event] = []
        self.loud = True
        self.film: list[Table] | None = None  # if there is one: the table between any two Steps that told something
        self.hearer = NOBODY
        self.redealt_at = 0
        self._legal: list[int] | None = None
        self._legal_seat = NOBODY

    # What each game says of itself

    @abstractmethod
    def copy(self) -> Table:
        """The same table once more, sharing nothing that can change."""

    @abstractmethod
    def veil(self, seat: int) -> None:
        """Turn everything that the seat can't know face down. The table is then what the seat sees, and no more."""

    @abstractmethod
    def dream(self, rng: Rng) -> None:
        """Deal everything that lies face down anew, consistently with all that lies open."""

    @abstractmethod
    def scores(self) -> list[float]:
        """Every seat's score, as the game counts it."""

    @abstractmethod
    def facts(self) -> Mapping[str, object]:
        """What lies on the table, by the names of the box, in lists, dicts, numbers and words.

        For who reads it from outside: the names stay when the attributes change. Asked of views, as all that leaves.
        """

    def active_seat(self) -> int:
        """Whose turn it is, or -1 where seats don't take turns."""
        return -1

    def turn_number(self) -> int | None:
        """A number that changes when the turn does; None if the game has no turns."""
        return None

    def progress(self) -> list[Progress]:
        """How far the game has come, from the large unit to the small: month 2 of 3, turn 4 of 10."""
        return []

    def length(self) -> Progress:
        """How long the game has lasted, in the unit in which it is told."""
        return Progress("decision", self.decisions)

    def kinds(self) -> EventKinds:
        """What can happen in this game."""
        return EventKinds([], [])

    def value(self, type: str, number: int) -> object:
        """What a field of an event or a refusal means: a Who, a Named, a number."""
        own = self.own_value(type, number)
        return plain_value(self, type, number) if own is None else own

    def own_value(self, type: str, number: int) -> object:
        """The same of a type that only this game has, as the things of its box; None of any other."""
        return None

    def details(self, event: Event) -> list[tuple[str, object]]:
        """What its words need beside the fields, and follows from them."""
        return []

    def remembered(self, event: Event) -> Event:
        """The event as far as the log still tells of it. All that is told follows from this and the setting."""
        return event

    def tell(self, event: Event) -> Sentence:
        """The event as it is told."""
        return told(self, self.remembered(event))

    def fact(self, type: str, number: int) -> object:
        """What a field of an event is as plain data: a number, a word, a dict."""
        own = self.own_fact(type, number)
        return plain_fact(self, type, number) if own is None else own

    def own_fact(self, type: str, number: int) -> object:
        """The same of a type that only this game has; None of any other."""
        return None

    def event_facts(self, event: Event) -> dict[str, object]:
        """The event as plain data, by name."""
        return facts_of(self, self.remembered(event))

    # Deciding

    def deciders(self) -> list[int]:
        """Every seat that owes a decision now."""
        if self.over:
            return []
        return self.agenda.top().owing(self)[:]

    def first_decider(self) -> int:
        """One seat that owes a decision, without making a list."""
        step = self.agenda.top()
        return step.seat if step.mode == ASK else step.owing(self)[0]

    def legal(self, seat: int) -> list[int]:
        """The seat's options, as the engine keeps them: not to be changed by the caller."""
        if self._legal is None or self._legal_seat != seat:
            if self.over:
                return []
            step = self.agenda.top()
            if step.mode == ASK and seat != step.seat:
                return []
            self._legal = step.options(self, seat)
            self._legal_seat = seat
        return self._legal

    def options(self, seat: int) -> list[int]:
        """The actions open to the seat now; a seat may have some without owing a decision."""
        found = self.legal(seat)[:]
        if not found:
            self.expect_seat(seat)
        return found

    def expect_seat(self, seat: int) -> None:
        """There must be such a seat, or it is a spectator."""
        if not SPECTATOR <= seat < self.setting.seats:
            last = self.setting.seats - 1
            raise NoSuchSeat(f"There is no seat {seat}; the seats are 0 to {last}, and {SPECTATOR} is a spectator.")

    def prompt(self, seat: int) -> Message:
        """One sentence that says what the seat is asked."""
        self.expect_seat(seat)
        return plain("") if self.over else self.agenda.top().prompt(self, seat)

    def describe(self, seat: int, action: int) -> Message:
        """What the option is called."""
        self.expect_seat(seat)
        return plain("") if self.over else self.agenda.top().describe(self, seat, action)

    def forecast(self, seat: int, action: int) -> list[Outcome]:
        """What the option leads to, as far as the seat can know."""
        return [] if self.over else self.agenda.top().forecast(self, seat, action)

    def cites(self, seat: int, action: int) -> str:
        """The ID of the rule behind the option."""
        return "" if self.over else self.agenda.top().cites(self, seat, action)

    def rank(self, seat: int, action: int) -> int:
        """What the option is among the others, if this moment says anything else of it than its verb."""
        return AS_ITS_VERB if self.over else self.agenda.top().rank(self, seat, action)

    def candidates(self, seat: int) -> list[int]:
        """What the seat might think of here: its options, and what `why_not` has something to say about."""
        return self.agenda.top().candidates(self, seat) if seat in self.deciders() else []

    def default(self, seat: int) -> int:
        """What the seat does when it is absent."""
        return self.agenda.top().default(self, seat)

    def why_not(self, seat: int, action: int) -> Objection | None:
        """The rule that stands against the action now, or None if it can be taken."""
        refusal = standing_against(self, seat, action)
        return None if refusal is None else Objection(refusal.rule, refusal.message(self))

    def apply(self, seat: int, action: int) -> None:
        """Take an option. Anything else is refused with a sentence and its rule, and changes nothing."""
        if action not in self.legal(seat):
            objection = self.why_not(seat, action)
            if objection is not None:
                raise Refused(objection.message, objection.rule)
        self.take(seat, action)

    def take(self, seat: int, action: int) -> None:
        """Take an option that is known to be one, and go on to the next decision."""
        if self.hearer == NOBODY:
            if len(self._decided) > 2 * self.decisions:  # a copy has gone on from here
                self._decided = self._decided[: 2 * self.decisions]
            self._decided.append(seat)
            self._decided.append(action)
        self.decisions += 1
        step = self.agenda.top()
        if step.mode == ASK:
            self.agenda.drop()
        self._legal = None
        step.take(self, seat, action)
        self.settle()

    def time_out(self, seat: int) -> None:
        """The seat is absent: what its decision's default says happens."""
        action = self.default(seat)
        self.apply(seat if action in self.legal(seat) else DRIVER, action)

    def settle(self) -> None:
        """Go on until somebody has something to choose, or the game is over."""
        agenda = self.agenda
        while not self.over:
            step = agenda.top()
            if self.film is not None:
                self._shoot(self.film)
            if step.mode == DO:
                agenda.drop()
                step.resolve(self)
                continue
            if step.mode == ASK:
                seat = step.seat
                legal = step.options(self, seat)
                if len(legal) != 1 or not step.forced(self):
                    if not legal:
                        raise MeadhallError(f"{self.name(seat)} is asked, but has no option: {step.prompt(self, seat)}")
                    self._legal = legal
                    self._legal_seat = seat
                    return
                agenda.drop()
            else:
                owing = step.owing(self)
                if not owing:
                    self._finish_gathering(step)
                    continue
                seat = self._forced_among(step, owing) if step.forced(self) else -1
                if seat < 0:
                    return
                legal = step.options(self, seat)
            step.take(self, seat, legal[0])

    def _shoot(self, film: list[Table]) -> None:
        if not film or film[-1].told != self.told:
            film.append(self.copy())

    def _forced_among(self, step: Step[Any], owing: list[int]) -> int:
        """A seat that has a single option in a Step that asks several, or -1."""
        for seat in owing:
            if len(step.options(self, seat)) == 1:
                return seat
        return -1

    def _finish_gathering(self, step: Step[Any]) -> None:
        assert isinstance(step, Gather)
        self.agenda.drop()
        answers = self.sealed
        self.sealed = self.setting.unsealed
        step.reveal(self, answers)

    # For the games' Steps

    def push(self, step: Step[Any]) -> None:
        """Do this first; what was on the agenda comes after it."""
        self.agenda.push(step)

    def seal(self, seat: int, action: int) -> None:
        """Keep an answer secret until all are in. The list is replaced, never changed, as copies share it."""
        sealed = self.sealed[:]
        sealed[seat] = action
        self.sealed = sealed

    def finish(self, winners: list[int], rule: str) -> None:
        """The game is over, at once: whatever is still on the agenda is dropped."""
        self.over = True
        self.winners = winners
        self.end_rule = rule
        self.agenda.cut(0)
        self._legal = None

    def say(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody a fact."""
        if self.loud:
            self._remember(Event(kind, seat, a, b, c, d, None, EVERYBODY, self.decisions))

    def whisper(self, kind: int, seat: int, secret: tuple[int, ...], ears: int, a: int = 0, b: int = 0) -> None:
        """Tell everybody a fact whose secret part only the seats in `ears` may know."""
        if self.loud:
            self._remember(Event(kind, seat, a, b, 0, 0, secret, ears, self.decisions))

    def _remember(self, event: Event) -> None:
        if len(self._log) > self.told:  # a copy has gone on from here
            self._log = self._log[: self.told]
        self._log.append(event)
        self.told += 1

    def inherit(self, other: Table) -> None:
        """Take over the other table's agenda and past; the rest of a copy is the game's own."""
        self.seed = other.seed
        self.redealt = other.redealt
        self.agenda.inherit(other.agenda)
        self.over = other.over
        self.winners = other.winners
        self.end_rule = other.end_rule
        self.sealed = other.sealed
        self.decisions = other.decisions
        self.told = other.told
        self._decided = other._decided
        self._log = other._log
        self.loud = other.loud
        self.hearer = other.hearer
        self.redealt_at = other.redealt_at

    # Knowing

    def clockwise(self, first: int) -> list[int]:
        """All seats in the order of play, from the first: shared, not to be changed."""
        return self.setting.orders[first]

    def name(self, seat: int) -> str:
        return self.setting.names[seat] if seat >= 0 else "the hall"

    def who(self, seat: int) -> Who:
        """The seat in a message."""
        return Who(seat, self.name(seat))

    def events(self, viewer: int = SPECTATOR, first: int = 0) -> list[Event]:
        """Everything that happened, as the viewer heard it, oldest first; or what came after the first so many.

        On a redealt table the past is known only as far as the seat it was redealt for knew it.
        """
        found: list[Event] = []
        for at in range(first, self.told):
            event = self._log[at]
            if event.heard_by(viewer) and (at >= self.redealt_at or event.heard_by(self.hearer)):
                found.append(event)
            else:
                found.append(event.redacted())
        return found

    def all_events(self) -> list[Event]:
        """Everything that happened with all secrets, or as far as they are known on a veiled or redealt table."""
        return self._log[: self.told] if self.hearer == NOBODY else self.events(self.hearer)

    def veiled(self, seat: int) -> Table:
        """A copy that holds what the seat may know, and nothing else."""
        self.expect_seat(seat)
        twin = self.copy()
        twin.rng = Rng(0, 0, 0, 0)
        twin.seed, twin.redealt = 0, ()
        for other in range(twin.setting.seats):
            if other != seat and twin.sealed[other] >= 0:
                twin.seal(other, -1)
        twin._decided = []
        if twin.hearer == NOBODY:
            twin.hearer = seat
            twin.redealt_at = twin.told
        twin.veil(seat)
        return twin

    def dreamt(self, seed: int) -> Table:
        """Of a veiled table: one world that it may be, with an open future."""
        twin = self.copy()
        dreams = seeded(seed)
        twin.rng = Rng(dreams.next(), dreams.next(), dreams.next(), 1)
        twin.dream(dreams)
        return twin

    def take_for_true(self, other: Table, how: Redealt) -> None:
        """From now on this world, redealt from the other table, is the true one."""
        self._decided = other._decided[: 2 * other.decisions]
        self._log = other.events(how.seat)
        self.hearer = NOBODY
        self.redealt_at = 0
        self.redealt = (*other.redealt, how)

    def view(self, seat: int = SPECTATOR) -> View:
        """What the seat, or a spectator, may know: all that ever leaves the engine towards a person or a bot."""
        from meadhall.engine.view import View

        return View(self.veiled(seat), seat)

    def redeal(self, seat: int, seed: int) -> Table:
        """A table that the seat can't tell from this one, with all that it can't know dealt anew."""
        return self.veiled(seat).dreamt(seed)

    # Remembering

    def history(self) -> list[tuple[int, int]]:
        """All decisions so far, as (seat, action)."""
        last = 2 * self.decisions
        return list(zip(self._decided[0:last:2], self._decided[1:last:2]))

    @property
    def last_decision(self) -> Decision | None:
        """The newest entry of the history."""
        last = 2 * self.decisions
        return Decision(self._decided[last - 2], self._decided[last - 1]) if last and self._decided else None

    def record(self) -> Record:
        """The whole match so far, enough to rebuild every moment of it."""
        if self.hearer != NOBODY:
            raise MeadhallError("A redealt table is one world out of many; only the true table has a record.")
        from meadhall.engine.record import record_of

        return record_of(self)

    def result(self) -> Result:
        """Winners and scores; refused while the game goes on."""
        if not self.over:
            raise MeadhallError("The game is not over yet, so there is no result.")
        return Result(self.winners[:], self.scores(), self.end_rule, self.ending(), self.places())

    def places(self) -> list[int]:
        """The seats from first to last, as the end of a game is shown: the winners, then by score."""
        scores = self.scores()
        order = sorted([(seat not in self.winners, -scores[seat], seat) for seat in range(self.setting.seats)])
        return [seat for _, _, seat in order]

    def ending(self) -> Message:
        """The end of the game in one sentence."""
        return won([self.who(seat) for seat in self.winners])
