"""Standing orders: windows that a seat wants to be passed in, as data."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from meadhall.engine.table import Table
from meadhall.play import house


class Order(BaseModel):
    """Pass this seat in windows.

    `steps` narrows it to Steps of these class names or rule IDs; `turn` to one turn of the table; with `unless_target`
    the seat is asked all the same when the window is about something that is aimed at it.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    steps: list[str] = []
    unless_target: bool = False
    turn: int | None = None

    @property
    def words(self) -> str:
        """The order as a sentence."""
        where = f"windows of {', '.join(self.steps)}" if self.steps else "all windows"
        when = "" if self.turn is None else " of this turn"
        unless = ", unless it is about you" if self.unless_target else ""
        return f"You are passed in {where}{when}{unless}."

    def covers(self, table: Table, seat: int) -> bool:
        """Shall the seat be passed now? Looks at nothing but public facts: the Step, its target, the turn."""
        step = table.agenda[-1]
        if self.turn is not None and self.turn != turn_of(table):
            return False
        if self.steps:
            if type(step).__name__ not in self.steps and step.rule not in self.steps:
                return False
        elif step.forced(table):
            return False
        if self.unless_target and aimed_at(table, seat):
            return False
        return table.default(seat) in table.legal(seat)


def turn_of(table: Table) -> int | None:
    """How many turns have begun on this table, if the game counts them (in an attribute `turns`)."""
    turns = getattr(table, "turns", None)
    return turns if isinstance(turns, int) else None


def aimed_at(table: Table, seat: int) -> bool:
    """Is what now waits for answers aimed at the seat? A Step says so by an attribute `target` or `targets`."""
    step = table.agenda[-1]
    targets = getattr(step, "targets", ())
    return getattr(step, "target", None) == seat or (isinstance(targets, (tuple, list)) and seat in targets)


def this_turn(table: Table, unless_target: bool = False) -> Order:
    """The order to pass in all windows until the turn is over."""
    turn = turn_of(table)
    if turn is None:
        raise house.refused("This game does not count turns, so an order can't end with one.", house.ORDERS)
    return Order(turn=turn, unless_target=unless_target)
