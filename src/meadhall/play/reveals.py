"""What a decision taught: does anybody know more after it than before, its choice aside?

It follows from `veil` and `dream` alone: no Step has to say that it shows something, and none can forget to.

Who has decided has learnt nothing if, in every world that he thought possible, the same decision would have shown him
the same. So it is made once more in worlds dealt from his view of the table before, and what he would see there is
compared with what he sees now. Worlds are samples: of 3,000 random decisions that showed something one in fifty was not
found out by the first, and each further one leaves less than half of these.

The others have learnt something if a thing that lay face down for them does so no longer. Who has decided gets to know
the answer, and must not hear by it what the others know in truth; so that is looked at in a world that he thinks
possible.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.event import SPECTATOR
from meadhall.engine.snapshot import alike, veiled_things
from meadhall.engine.table import Table

WORLDS: Final = 8


def taught(before: Table, after: Table, seat: int, action: int) -> bool:
    """Has the seat's decision between these tables shown anything to anybody that could not be told before?"""
    return _taught(before, after, seat, action, others=True)


def learnt(before: Table, after: Table, seat: int, action: int) -> bool:
    """Has the seat itself seen anything by its decision that it could not have told before?"""
    return _taught(before, after, seat, action, others=False)


def _taught(before: Table, after: Table, seat: int, action: int, others: bool) -> bool:
    if _all_open(before):
        return False
    known = before.veiled(seat)
    for number in range(WORLDS):
        world = known.dreamt(before.decisions * WORLDS + number)
        if action not in world.legal(seat):
            return True
        then = world.copy()
        then.take(seat, action)
        if not _look_alike(then, after, seat, before.told):
            return True
        if others and number == 0 and _shows_others(world, then, seat):
            return True
    return False


def _look_alike(one: Table, two: Table, viewer: int, since: int) -> bool:
    """Does the viewer see the same on both tables, and has heard the same since so many events?"""
    heard = [[event.facts() for event in table.events(viewer, since)] for table in (one, two)]
    return heard[0] == heard[1] and alike(one.veiled(viewer), two.veiled(viewer))


def _shows_others(before: Table, after: Table, seat: int) -> bool:
    """Does anything that lay face down for a spectator or another seat lie open now, or show more of itself?"""
    for viewer in range(SPECTATOR, before.setting.seats):
        if viewer != seat and not veiled_things(before, viewer) <= veiled_things(after, viewer):
            return True
    return False


def _all_open(table: Table) -> bool:
    """Does even a spectator see everything that lies on the table?"""
    seen = table.veiled(SPECTATOR)
    twin = table.copy()
    twin.rng = seen.rng
    twin.seed = seen.seed
    twin.hearer = seen.hearer
    return alike(twin, seen)
