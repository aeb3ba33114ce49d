"""Standing orders: windows that a seat wants to be passed in, as data."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from meadhall import games
from meadhall.engine.message import Listing, Message
from meadhall.engine.step import ASK
from meadhall.engine.table import Table
from meadhall.play import house
from meadhall.play.words import say


class Order(BaseModel):
    """Pass this seat in windows.

    `steps` narrows it to Steps of these class names or rule IDs; `turn` to one turn of the table; with `unless_target`
    the seat is asked all the same when the window is about something that is aimed at it. With `hold` it is the other
    way round: the seat wants to be asked also where nearly everybody lets it go by.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    steps: list[str] = []
    unless_target: bool = False
    turn: int | None = None
    hold: bool = False

    @property
    def message(self) -> Message:
        """The order as a sentence."""
        if self.hold:
            return say("order-hold")
        return say(
            "order",
            about=len(self.steps),
            steps=Listing(list(self.steps)),
            turn=0 if self.turn is None else 1,
            target=int(self.unless_target),
        )

    @property
    def words(self) -> str:
        """The same in English."""
        return str(self.message)

    def covers(self, table: Table, seat: int) -> bool:
        """Shall the seat be passed now? Looks at nothing but public facts: the Step, its target, the turn."""
        if self.hold or (self.turn is not None and self.turn != table.turn_number()):
            return False
        step = table.agenda.top()
        if self.steps:
            named = type(step).__name__ in self.steps or step.rule in self.steps
            if not named or table.default(seat) not in table.legal(seat):
                return False
        elif not is_window(table, seat):
            return False
        return not (self.unless_target and step.aimed_at(table, seat))


def is_window(table: Table, seat: int) -> bool:
    """Is the seat asked, in another's turn, whether it wants to interfere, so that it can be passed?

    Who alone is asked because of something aimed at it (a blow to be warded off) is not in a window.
    """
    default = table.default(seat)
    verb = games.game(table.setting.game).verbs.of(default)
    if verb is None or verb.name != "pass" or default not in table.legal(seat):
        return False
    if table.active_seat() == seat:
        return False
    step = table.agenda.top()
    return not (step.mode == ASK and step.aimed_at(table, seat))


def this_turn(table: Table, unless_target: bool = False) -> Order:
    """The order to pass in all windows until the turn is over."""
    turn = table.turn_number()
    if turn is None:
        raise house.refused(house.ORDERS, "order-no-turns")
    return Order(turn=turn, unless_target=unless_target)
