"""What an option leads to, as far as its seat can know: facts that will happen, might happen, or may be chosen next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.message import Message

CERTAIN: Final = 1.0

# When it shows whether the forecast was right.
AT_ONCE: Final = 0  # before anybody decides anything else
THIS_TURN: Final = 1  # before the turn is over, whatever anybody decides meanwhile
BY_CHOICE: Final = 2  # if the seat wants it so: its next options lead to it
REMARK: Final = 3  # no event: a reason why something does not happen, from the Step's own predicate


@mypyc_attr(acyclic=True)
@final
class Outcome:
    """An event that is to be expected, or a remark.

    `kind` and `seat` are those of the event; of its fields those in `fields` are foretold. `chance` is how likely it
    is; `unless` a kind of event that may come between, such as a theft; `after` another outcome that it follows. A law
    takes every option in redealt worlds and compares: what is certain happens in each of them, a chance about as often
    as it says.
    """

    def __init__(
        self,
        message: Message,
        tone: int,
        kind: int = -1,
        seat: int = -1,
        fields: dict[str, int] | None = None,
        chance: float = CERTAIN,
        when: int = AT_ONCE,
        unless: int = -1,
        after: Outcome | None = None,
        choices: int = 1,
    ) -> None:
        self.message: Final = message
        self.tone: Final = tone
        self.kind: Final = kind
        self.seat: Final = seat
        self.fields: Final = fields or {}
        self.chance: Final = chance
        self.when: Final = when if kind >= 0 else REMARK
        self.unless: Final = unless  # it strikes the same seat
        self.after: Final = after  # what has to happen before, by an earlier decision
        self.choices: Final = choices  # how many of the next options it takes

    def __str__(self) -> str:
        return str(self.message)
