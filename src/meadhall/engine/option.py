"""Options of a game: what a table can be set up with, validated with a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meadhall.engine.errors import BadOption, BadValue, no_such_seat
from meadhall.engine.message import Message, common, plain
from meadhall.engine.rng import Rng


@dataclass(frozen=True)
class Option:
    """One option: its name, what it may be, what it is if nothing is said, and what it means.

    `choices` are the allowed values; numbers may instead lie between `least` and `most`; an option with neither is
    free text that the game itself checks.
    """

    name: str
    default: str | int
    meaning: str
    rule: str
    choices: Sequence[str | int] = ()
    least: int | None = None
    most: int | None = None

    @property
    def of_a_seat(self) -> bool:
        """Does it name a seat, or leave that to chance? People count seats from one."""
        return bool(self.choices) and self.least is not None

    @property
    def allowed(self) -> Message:
        """The allowed values, as a command line has them."""
        values = ", ".join(map(str, self.choices))
        if self.least is not None and self.most is not None:
            name = "option-number-or" if values else "option-number"
            return common(name, least=self.least, most=self.most, values=values)
        return plain(values) if values else common("option-text")

    def parse(self, value: object) -> str | int:
        """The value as the game keeps it; 'yes' and '3' come from a command line as text.

        >>> Option("round_limit", 150, "...", "CAP-OPT-round_limit", least=30, most=500).parse("40")
        40
        """
        for choice in self.choices:
            if not isinstance(value, bool) and str(value) == str(choice):
                return choice
        if self.least is not None and self.most is not None and not isinstance(value, bool):
            try:
                number = int(str(value))
            except ValueError:
                number = self.least - 1
            if self.least <= number <= self.most:
                return number
        if not self.choices and self.least is None and isinstance(value, str):
            return value
        raise BadValue(self.name, repr(value), common("option-may-be", allowed=self.allowed))


def settle_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Every option of the game with its value: the given ones checked, the others at their default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(common("no-option", name=repr(name), known=", ".join(known)))
    return {name: option.parse(given.get(name, option.default)) for name, option in known.items()}


def seat_named(options: Mapping[str, object], name: str, seats: int, rng: Rng) -> int:
    """The seat that this option names; one that is drawn if it leaves that to chance."""
    seat = options[name]
    if not isinstance(seat, int):
        return rng.below(seats)
    if seat >= seats:
        raise no_such_seat(name, seat, seats)
    return seat
