"""Why an option can't be taken now: a rule, and a message with the numbers in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.event import Field
from meadhall.engine.message import Listing, Message, common

if TYPE_CHECKING:
    from meadhall.engine.table import Table


@mypyc_attr(acyclic=True)
@final
class Refusal:
    """The rule that stands against an action. The message is only made when somebody wants to read it.

    `words` are the message's name and the names of its numbers, as an event kind has them: "too-far distance most".
    They come in the order a, b, c; `thing` is a last one that is no number. A message of the engine's own is
    "engine:game-over".
    """

    def __init__(self, rule: str, words: str, a: int = 0, b: int = 0, c: int = 0, thing: object = None) -> None:
        self.rule: Final = rule
        self._words: Final = words
        self._a: Final = a
        self._b: Final = b
        self._c: Final = c
        self._thing: Final = thing

    def message(self, table: Table) -> Message:
        """What is said of it at the table."""
        parts = self._words.split()
        room, _, name = parts[0].rpartition(":")
        numbers = [self._a, self._b, self._c]
        args: list[tuple[str, object]] = []
        for at, spec in enumerate(parts[1:]):
            field = Field(spec)
            args.append((field.name, self._thing if field.type == "thing" else table.value(field.type, numbers[at])))
        return Message(room or table.setting.game, name, tuple(args))


@mypyc_attr(acyclic=True)
@final
class Objection:
    """A refusal as it stands at one table: the rule, and the message with all that goes into it."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule: Final = rule
        self.message: Final = message

    @property
    def sentence(self) -> str:
        """In English, said to nobody in particular."""
        return str(self.message)

    @property
    def cited(self) -> Message:
        """The sentence with its rule."""
        return common("by-rule", sentence=self.message, rule=self.rule)

    def __str__(self) -> str:
        return str(self.cited)


def standing_against(table: Table, seat: int, action: int) -> Refusal | None:
    """What stands against the action at the table now, or None if it can be taken."""
    if table.over:
        return Refusal(table.end_rule, "engine:game-over")
    if action in table.legal(seat):
        return None
    step = table.agenda.top()
    if not -1 <= seat < table.setting.seats:
        return Refusal(step.rule, "engine:no-such-seat seat last", seat, table.setting.seats - 1)
    owing = step.owing(table)
    if seat not in owing:
        names = Listing([table.who(other) for other in owing])
        return Refusal(step.rule, "engine:not-your-decision names:thing", thing=names)
    if action in step.candidates(table, seat):
        refusal = step.refusal(table, seat, action)
        if refusal is not None:
            return refusal
    prompt = step.prompt(table, seat)
    return Refusal(step.rule, "engine:not-an-option action prompt:thing", action, thing=prompt)
