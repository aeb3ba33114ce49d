"""The Match: a table being played, and the one authority for people and bots at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall import bots
from meadhall.bots.levels import called
from meadhall.engine.beat import Beat
from meadhall.engine.errors import BadOption, Refused
from meadhall.engine.event import SPECTATOR
from meadhall.engine.message import Who
from meadhall.engine.result import Result
from meadhall.engine.rng import derived
from meadhall.engine.step import DRIVER
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play import going_back, house
from meadhall.play.absence import Absence, Patience
from meadhall.play.bots_alone import FOR_BOTS, run_bots
from meadhall.play.clock import Clock, Pace
from meadhall.play.coach import Coach, hushed
from meadhall.play.due import Due, Why, delay
from meadhall.play.film import Film, scene
from meadhall.play.hint import Hint, hint
from meadhall.play.sealed import Sealed
from meadhall.play.seat import Seat, check_bot
from meadhall.play.standing import Order
from meadhall.play.turns import Turn
from meadhall.play.undo import By, Made, Past, Request
from meadhall.play.words import say

_FOR_HINTS: Final = "hints"
_FOR_DELAYS: Final = "delays"


class Match:
    """Seats, forced moves, undo, clocks and standing orders around one true table.

    Time is handed in as `now`, in seconds from any beginning; the Match never waits. Every refusal is a sentence with
    its rule, and leaves everything as it was. A bot's choice follows from the match's seed, the seat and the number
    of the decision, so that a match goes on the same whether it was interrupted or not. What shows of it (when a bot
    answers, what it chooses) tells nothing about the rest, as long as the seed is long and secret.

    >>> from meadhall.play import new_match
    >>> match = new_match("bottlecap", ["you", "greedy"], seed=7)
    >>> match.run()
    0
    >>> match.waiting()
    [0]
    """

    def __init__(
        self,
        table: Table,
        seats: Sequence[Seat],
        *,
        seed: int = 0,
        live: bool = False,
        pace: Pace | None = None,
        keeps_past: bool = True,
        changes: bool = False,
        hints: bool = True,
        patience: Patience | None = None,
        now: float = 0.0,
    ) -> None:
        if len(seats) != table.setting.seats:
            raise BadOption(say("seats-filled", filled=len(seats), seats=table.setting.seats))
        self.table = table
        self.seats = list(seats)
        self.seed: Final = seed
        self.live: Final = live
        self.clock = None if pace is None else Clock(pace, len(seats))
        self.keeps_past: Final = keeps_past  # simulations never go back, and spare the copies
        self.changes: Final = changes  # a secret choice can be changed until all have chosen
        self.hints: Final = hints  # people may ask for advice
        self.patience: Final = patience or Patience()
        self.absence = Absence()
        self.past = Past(table)
        self.sealed = Sealed(table)
        self.coach: Coach | None = None  # at the table of a lesson
        self.film: Film | None = None  # begins when somebody asks for a scene
        self.asked_at = [-1] * len(seats)  # the number of decisions when the seat began to owe one
        self._note_who_owes(now)

    # Looking

    @property
    def over(self) -> bool:
        return self.table.over

    def result(self) -> Result:
        return self.table.result()

    @property
    def made(self) -> list[Made]:
        """Who made each decision, oldest first."""
        return self.past.made

    @property
    def request(self) -> Request | None:
        """A wish to take something back that needs everybody's consent."""
        return self.past.request

    def view(self, viewer: int = SPECTATOR) -> View:
        """What the seat, or a spectator, may know."""
        return self.table.view(viewer)

    def scene(self, told: int) -> list[Beat]:
        """What happened since `told` events, beat by beat, on the true table: for pages, which show views of it."""
        self.film = self.film or Film(self.table.told)
        return scene(self.table, told, self.film)

    @property
    def turns(self) -> list[Turn]:
        """Where each turn began."""
        return self.past.turns

    def deciders(self) -> list[int]:
        return self.table.deciders()

    def waiting(self) -> list[int]:
        """The seats whose person has to decide now."""
        return [seat for seat in self.table.deciders() if self._answered(seat) is None]

    def people(self) -> list[int]:
        """The seats that people attend."""
        return [number for number, seat in enumerate(self.seats) if seat.attended]

    def hint(self, seat: int) -> Hint:
        """What a bot would do with the seat's view."""
        self.check_hints()
        if seat not in self.table.deciders():
            raise house.refused(house.SEATS, "nothing-to-advise")
        return hint(self.view(seat), self._seed(_FOR_HINTS, seat))

    def check_hints(self) -> None:
        """Refuse advice where everybody thinks for themselves."""
        if not self.hints:
            raise house.refused(house.HINTS, "no-hints")

    # Deciding

    def act(self, seat: int, action: int, now: float = 0.0, then: Sequence[int] = (), goes_on: bool = False) -> None:
        """A person's choice. Applied to a copy, so that whatever goes wrong leaves nothing half done.

        Of several that one click makes the first says which come `then`, the others that it goes on.
        """
        sitter = self._sitter(seat)
        if sitter.bot is not None:
            raise house.refused(house.SEATS, "bot-decides", bot=called(sitter.bot), seat=self._who(seat))
        if sitter.absent:
            raise house.refused(house.ABSENT, "is-absent", seat=self._who(seat))
        if isinstance(action, bool) or not isinstance(action, int):
            step = self.table.agenda.top() if self.table.agenda else None
            rule = step.rule if step else self.table.end_rule
            raise Refused(say("no-action", given=repr(action)), rule)
        if self.coach is not None and not goes_on and action in self.table.legal(seat):
            self.coach.check(self.view(seat), action, *then)
        self._apply(seat, action, "person", now, goes_on)

    def inject(self, action: int, now: float = 0.0) -> None:
        """What the hall itself does: a count that is over, a bell that rings."""
        self._apply(DRIVER, action, "hall", now)

    def dues(self) -> list[Due]:
        """The seats for which the Match has to answer now, with the delay that a live table observes."""
        if hushed(self) or self.absence.asleep:
            return []
        found = [(seat, self._answered(seat)) for seat in self.table.deciders()]
        return [Due(seat, why, self._delay(seat, why)) for seat, why in found if why is not None]

    def move(self, seat: int, now: float = 0.0, choice: int | None = None) -> None:
        """Answer for a seat that is due: the bot's choice, the pass, or the default of an absent seat.

        `choice` is what the bot chose when it was asked elsewhere, in the way that `bot_question` says.
        """
        why = self._answered(seat) if seat in self.table.deciders() else None
        if why is None:
            raise house.refused(house.SEATS, "nothing-to-decide", seat=self._who(seat))
        if why == "absent":
            self._default(seat, "absent", now)
        elif why == "bot":
            self._apply(seat, self._bot_choice(seat) if choice is None else choice, "bot", now)
        elif why == "pass":
            self._apply(seat, self.table.legal(seat)[0], "pass", now)
        elif why == "usual":
            self._apply(seat, self.table.agenda.top().usual(self.table, seat), "order", now)
        else:
            self._apply(seat, self.table.default(seat), "order", now)

    def run(self, now: float = 0.0, wanted: Callable[[], bool] | None = None) -> int:
        """Answer for all seats that are due, at once, until a person is awaited or the game is over, or is not wanted.

        Returns how many decisions it were.
        """
        if not self.keeps_past and self.clock is None and all(sitter.bot is not None for sitter in self.seats):
            return run_bots(self, now, wanted)
        moved = 0
        while not self.table.over and (wanted is None or wanted()):
            dues = self.dues()
            if not dues:
                break
            self.move(dues[0].seat, now)
            moved += 1
        return moved

    def _answered(self, seat: int) -> Why | None:
        """Why the Match answers for the seat, and not a person, if it does."""
        sitter = self.seats[seat]
        if sitter.bot is not None:
            return "bot"
        if sitter.absent:
            return "absent"
        if len(self.table.legal(seat)) == 1:
            return None if self.table.agenda.top().by_hand(self.table) else "pass"
        if self.table.agenda.top().usual(self.table, seat) >= 0 and not any(order.hold for order in sitter.orders):
            return "usual"
        for order in sitter.orders:
            if order.covers(self.table, seat):
                return "order"
        return None

    def _delay(self, seat: int, why: Why) -> float:
        """Drawn anew whenever a seat begins to owe a decision; asking twice gives the same."""
        if not self.live:
            return 0.0
        bot = (self.seats[seat].bot or "") if why == "bot" else ""
        return delay(self.table, derived(self.seed, _FOR_DELAYS, seat, self.asked_at[seat]), bot)

    def bot_question(self, seat: int) -> tuple[str, int]:
        """The kind of bot that has to choose from the seat's view now, and its seed."""
        kind = self.seats[seat].bot
        if kind is None:
            raise house.refused(house.SEATS, "no-bot", seat=self._who(seat))
        return kind, self._seed(FOR_BOTS, seat)

    def asked(self, seat: int) -> int:
        """How many decisions had been made when the seat began to owe the one it owes now; negative if it owes none."""
        return self.asked_at[seat]

    def asked_the_same(self, seat: int, made: int) -> bool:
        """Does the seat owe the decision that it owed when so many had been made?"""
        return 0 <= self.asked_at[seat] <= made <= self.sealed.furthest

    def _bot_choice(self, seat: int) -> int:
        view = self.view(seat)
        scripted = self.coach.scripted(view) if self.coach is not None else None
        if scripted is not None:
            return scripted
        return (self.seats[seat].mind or bots.bot(*self.bot_question(seat))).choose(view)

    # Time, absence, and bots in the place of people

    def late(self, now: float) -> list[int]:
        """The seats whose person has run out of time."""
        clock = self.clock
        if clock is None or self.absence.asleep:
            return []
        return [seat for seat in self.waiting() if clock.left(seat, now) <= 0]

    def time_out(self, seat: int, now: float) -> None:
        """The person is out of time: the default of the decision happens."""
        if self.clock is None:
            raise house.refused(house.CLOCK, "no-clock")
        if seat not in self.waiting():
            raise house.refused(house.CLOCK, "not-waiting", seat=self._who(seat))
        left = self.clock.left(seat, now)
        if left > 0:
            raise house.refused(house.CLOCK, "time-left", seat=self._who(seat), seconds=f"{left:.1f}")
        self._default(seat, "late", now)

    def leave(self, seat: int) -> None:
        """The person goes away: defaults decide until somebody is back."""
        self._persons(seat).absent = True

    def come_back(self, seat: int, now: float = 0.0) -> None:
        """The person is here again; a bot that took over hands the seat back."""
        sitter = self._persons(seat)
        sitter.absent = False
        sitter.stand_in = None
        self.renew_clocks(now, seat)

    def renew_clocks(self, now: float, only: int | None = None) -> None:
        """What is asked now, of all or only of that seat, is asked from now on."""
        for seat in self.table.deciders():
            if self.clock is not None and only in (None, seat):
                self.clock.start(seat, now)

    def lift(self, seat: int, now: float = 0.0) -> None:
        """The seat's person, who shares a screen with others, has lifted the curtain: now the clock runs."""
        if self.clock is not None and self.clock.lifted != seat:
            self.clock.lift(seat)
            self.renew_clocks(now, seat)

    def take_over(self, seat: int, kind: str) -> None:
        """A bot decides for the person until `come_back`."""
        sitter = self._persons(seat)
        if sitter.stand_in is not None:
            raise house.refused(house.TAKE_OVER, "bot-sits-there", bot=called(sitter.stand_in))
        sitter.stand_in = check_bot(kind)

    def order(self, seat: int, order: Order) -> None:
        """Leave a standing order, beside those that stand."""
        sitter = self._persons(seat)
        if order not in sitter.orders:
            sitter.orders = [*sitter.orders, order]

    def revoke(self, seat: int) -> None:
        """All standing orders of the seat end."""
        self._persons(seat).orders = []

    # Going back

    def why_not_undo(self, seat: int) -> Refused | None:
        """What stands against the seat's undo by itself, or None."""
        return going_back.why_not_undo(self, seat)

    def undo(self, seat: int, now: float = 0.0) -> int | None:
        """Take back the seat's last decision, within the limits of the house. Its clock runs on from then.

        If that was a secret choice, and others have decided since: the number of the one that was taken out.
        """
        return going_back.undo(self, seat, now)

    def chose_in_secret(self, seat: int) -> bool:
        """Has the seat made its choice, while others have still to make theirs?"""
        return self.sealed.holds(self.table, seat)

    def ask_back(self, seat: int, now: float = 0.0) -> bool:
        """Ask all people to agree to take back the seat's last decision and all that came of it. Done already?"""
        return going_back.ask_back(self, seat, now)

    def agree(self, seat: int, now: float = 0.0) -> bool:
        """Consent to the wish that stands. Was it the last consent that was missing?"""
        return going_back.agree(self, seat, now)

    def disagree(self, seat: int) -> None:
        """The wish that stands is not granted."""
        going_back.requested(self, seat)
        self.past.request = None

    def check_attended(self, seat: int) -> None:
        """Refuse what only a person at the seat may do."""
        if not self._sitter(seat).attended:
            raise house.refused(house.SEATS, "no-person-sits", seat=self._who(seat))

    def restore(self, table: Table, now: float) -> None:
        """The table as it was before: what came after was not decided."""
        self.table = table
        if self.film is not None:
            self.film.forget(table.told)
        self.past.forget(table.decisions)
        self.renew_questions(now)
        if self.coach is not None:
            self.coach.go_back(self, table.decisions)

    # Inside

    def renew_questions(self, now: float) -> None:
        """Another table lies here than a moment ago: whoever owes a decision on it is asked from now on."""
        self.asked_at = [-1] * len(self.seats)
        self.sealed.begin(self.table)
        self._note_who_owes(now)

    def _apply(self, seat: int, action: int, by: By, now: float, goes_on: bool = False) -> None:
        before = self.table
        after = self._twin(before) if self.keeps_past else before
        after.apply(seat, action)
        self._go_on(before, after, seat, action, by, now)
        self.past.clicked(goes_on)
        if self.coach is not None:
            self.coach.decided(self, before, seat, action, by == "person", goes_on)

    def _twin(self, table: Table) -> Table:
        twin = table.copy()
        if self.film is not None:
            twin.film = []
        return twin

    def _default(self, seat: int, by: By, now: float) -> None:
        before = self.table
        after = self._twin(before)
        after.time_out(seat)
        made = after.last_decision
        assert made is not None
        self._go_on(before, after, made.seat, made.action, by, now, of=seat)  # its own, or the hall's
        if self.coach is not None:
            self.coach.decided(self, before, seat, made.action, by_person=False)

    def _go_on(
        self, before: Table, after: Table, seat: int, action: int, by: By, now: float, of: int | None = None
    ) -> None:
        """The decision is made: remember it, and see who is asked next."""
        self.table = after
        if self.film is not None:
            self.film.keep(after.film or [])
            after.film = None
        self.past.request = None
        if self.keeps_past:
            since = [] if self.clock is None else self.clock.since[:]
            self.past.note(before, after, Made(seat=seat, by=by), action, since)
            self.sealed.note(after, seat, action)
        who = seat if of is None else of
        if self.clock is not None and by in ("person", "late"):
            self.sealed.took[who] = self.clock.spent(who, now)
            self.clock.stop(who, now)
        if seat == DRIVER:
            self.asked_at = [-1] * len(self.seats)  # the hall speaks to all: whoever owes now is asked anew
        else:
            self.asked_at[who] = -1
        self._note_who_owes(now)
        self._drop_old_orders()

    def _note_who_owes(self, now: float) -> None:
        owing = self.table.deciders()
        for seat in range(len(self.seats)):
            if seat not in owing:
                self.asked_at[seat] = -1
                if self.clock is not None:
                    self.clock.since[seat] = None
            elif self.asked_at[seat] < 0:
                self.asked_at[seat] = self.table.decisions
                if self.clock is not None:
                    self.clock.start(seat, now)

    def _drop_old_orders(self) -> None:
        for sitter in self.seats:
            if sitter.orders:
                turn = self.table.turn_number()
                sitter.orders = [order for order in sitter.orders if order.turn is None or order.turn == turn]

    def _sitter(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise house.refused(house.SEATS, "no-such-seat", seat=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def _persons(self, seat: int) -> Seat:
        """The seat, if it belongs to a person."""
        sitter = self._sitter(seat)
        if not sitter.person:
            raise house.refused(house.TAKE_OVER, "bots-own-seat", seat=self._who(seat), bot=called(sitter.kind))
        return sitter

    def _who(self, seat: int) -> Who:
        return self.table.who(seat)

    def _seed(self, purpose: str, seat: int) -> int:
        return derived(self.seed, purpose, seat, self.table.decisions)
