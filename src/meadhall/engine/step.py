"""Steps: the small things to be done, of which a game is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.engine.message import Message, plain
from meadhall.engine.outcome import Outcome
from meadhall.engine.refusal import Refusal

if TYPE_CHECKING:
    from meadhall.engine.table import Table

T = TypeVar("T", bound="Table")

DRIVER: Final = -1  # the seat of what the Match injects: a count that is over, a seat that is late

DO: Final = 0
ASK: Final = 1
GATHER: Final = 2

AS_ITS_VERB: Final = -1  # as rank of an option
NOTHING_USUAL: Final = -1  # as usual answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One thing to be done. Immutable: copies of a table share their Steps. Never made by itself: see Do, Ask, Gather.

    From the same code come who must decide, the options, the prompt, why something is not an option, and what
    happens. `options` are those `candidates` that `refusal` does not refuse.
    """

    rule: ClassVar[str] = ""  # the rule of the catalogue that this Step carries out

    def __init__(self, mode: int, seat: int) -> None:
        self.mode: Final = mode
        self.seat: Final = seat  # whom it concerns, or -1

    def resolve(self, table: T) -> None:
        """Do: carry it out (the engine has taken it off the agenda)."""

    def owing(self, table: T) -> list[int]:
        """Ask and Gather: the seats that owe a decision now."""
        return []

    def candidates(self, table: T, seat: int) -> list[int]:
        """What a player might think of here: the options, and what deserves to be explained when it is none."""
        return []

    def refusal(self, table: T, seat: int, action: int) -> Refusal | None:
        """The rule against one of the candidates, or None if it is an option."""
        return None

    def options(self, table: T, seat: int) -> list[int]:
        """The actions open to the seat, in a fixed order."""
        return [action for action in self.candidates(table, seat) if self.refusal(table, seat, action) is None]

    def forced(self, table: T) -> bool:
        """Does the engine take a single option by itself? Not in windows, where speed would betray a hand."""
        return True

    def by_hand(self, table: T) -> bool:
        """Does a person give a single option that the engine leaves open? Then it is no pass that betrays nothing, but
        a moment of which everybody knows whose it is."""
        return False

    def aimed_at(self, table: T, seat: int) -> bool:
        """Is what waits for an answer here aimed at the seat: a blow, say, that it may ward off? By public facts."""
        return False

    def prompt(self, table: T, seat: int) -> Message:
        """One sentence that says what to choose."""
        return plain("")

    def describe(self, table: T, seat: int, action: int) -> Message:
        """What the option is called."""
        return plain("")

    def forecast(self, table: T, seat: int, action: int) -> list[Outcome]:
        """What the option leads to, as far as the seat can know; asked of what the seat sees."""
        return []

    def cites(self, table: T, seat: int, action: int) -> str:
        """The rule that a player reads about this option."""
        return self.rule

    def rank(self, table: T, seat: int, action: int) -> int:
        """CHOICE, ENDS or BURNS, where it is another one here than that of the option's verb."""
        return AS_ITS_VERB

    def usual(self, table: T, seat: int) -> int:
        """What nearly everybody answers here, so that people are not asked unless they want to be; -1 if there is none.

        It follows from public facts alone: who is asked must tell nothing of what anybody holds.
        """
        return NOTHING_USUAL

    def default(self, table: T, seat: int) -> int:
        """What happens when the seat is absent or out of time."""
        return self.options(table, seat)[0]

    def take(self, table: T, seat: int, action: int) -> None:
        """Carry out what the seat chose."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step[T]):
    """A Step that resolves by itself."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__(DO, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A Step that asks one seat. The engine takes it off the agenda before `take`; to ask again, push it again."""

    def __init__(self, seat: int) -> None:
        super().__init__(ASK, seat)

    def owing(self, table: T) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Gather(Step[T]):
    """A Step that asks several seats at once and stays on the agenda until none owes an answer.

    As it stands, answers are sealed in `table.sealed` and `reveal` is called when the last one is in. A race, where
    answers count in the order in which they come, has its own `take` and `owing` and needs no seal.
    """

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(GATHER, -1)
        self.seats: Final = seats

    def owing(self, table: T) -> list[int]:
        return [seat for seat in self.seats if table.sealed[seat] < 0]

    def options(self, table: T, seat: int) -> list[int]:
        """Only for who owes an answer; a Step that lets others act meanwhile says so itself."""
        return super().options(table, seat) if seat in self.owing(table) else []

    def take(self, table: T, seat: int, action: int) -> None:
        table.seal(seat, action)

    def reveal(self, table: T, answers: list[int]) -> None:
        """All have answered; `answers[seat]` is the action, or -1 for a seat that was not asked."""
