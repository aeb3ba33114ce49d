"""Secret choices: where the table allows it, one can be changed until all have chosen.

The decision is taken out as if it had never been made, and what others have decided since stays. So the others see no
more of it than that the seat chooses again, and what was chosen first leaves no trace on the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall import games
from meadhall.engine.record import go_on
from meadhall.engine.step import GATHER
from meadhall.engine.table import Table
from meadhall.play import house
from meadhall.play.undo import Made, chance

Decision = tuple[int, int]  # a seat and its action


@dataclass(frozen=True)
class Reopened:
    """The table as it is without a decision, and which one that was."""

    number: int  # decisions that had been made before it
    told: int  # events when nobody had chosen yet
    table: Table


class Sealed:
    """What a Match remembers of the choices that are being made in secret now."""

    def __init__(self, table: Table) -> None:
        self._begun = table  # when nobody had chosen yet
        self._since: list[Decision] = []
        self.furthest = table.decisions  # the highest number that somebody who is asked now may have seen
        self.took = [0.0] * table.setting.seats  # seconds for the last decision

    def begin(self, table: Table) -> None:
        """Another table lies here than a moment ago; what was chosen before it lies in its record."""
        self.furthest = table.decisions
        self._begun, self._since = (table, []) if _open(table) else _begun(table)

    def note(self, after: Table, seat: int, action: int) -> None:
        """A decision was made."""
        if _open(after):
            self.begin(after)
        else:
            self._since = [*self._since, (seat, action)]
            self.furthest = max(self.furthest, after.decisions)

    def holds(self, table: Table, seat: int) -> bool:
        """Was the seat's last decision a secret choice, while others have still to make theirs?"""
        if table.over or table.sealed[seat] < 0 or table.agenda.top().mode != GATHER:
            return False
        own = [action for who, action in self._since if who == seat]
        return bool(own) and own[-1] == table.sealed[seat]

    def reopened(self, table: Table, made: list[Made], seat: int) -> Reopened:
        """The table without the seat's choice; refused if that was not the person's, or if something hangs on it."""
        place = max(at for at, (who, _) in enumerate(self._since) if who == seat)
        if made[place - len(self._since)].by != "person":
            raise house.refused(house.UNDO_SEALED, "undo-not-you")
        twin = self._begun.copy()
        for at, (who, action) in enumerate(self._since):
            if at == place:
                continue
            if action not in twin.legal(who):
                raise house.refused(house.UNDO_SEALED, "undo-hangs", seat=table.who(who))
            twin.take(who, action)
        left = [answer if who != seat else -1 for who, answer in enumerate(table.sealed)]
        if twin.sealed != left or chance(twin.rng) != chance(table.rng):
            raise house.refused(house.UNDO_SEALED, "undo-moment")
        return Reopened(self._begun.decisions + place, self._begun.told, twin)

    def take_out(self, found: Reopened, seat: int, asked: list[int]) -> list[int]:
        """The choice was not made after all. Since which decision each seat is asked, as it was before and as it is."""
        place = found.number - self._begun.decisions
        self._since = self._since[:place] + self._since[place + 1 :]
        moved = [number - 1 if number > found.number else number for number in asked]
        moved[seat] = min([found.number, *(number for number in moved if number >= 0)])
        return moved


def _open(table: Table) -> bool:
    return all(answer < 0 for answer in table.sealed)


def _begun(table: Table) -> tuple[Table, list[Decision]]:
    """The table when the choices began that are being made now, and what was decided since."""
    record = table.record()
    follower = games.rebuild(record, upto=0)
    begun = follower.copy()
    for _ in record.decisions:
        follower = go_on(record, follower)
        if _open(follower) or any(anew.after == follower.decisions for anew in record.redealt):
            begun = follower.copy()
    return begun, record.decisions[begun.decisions :]
