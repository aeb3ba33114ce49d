"""What a decision taught: does anybody know more after it than before, its choice aside?

A viewer has learnt nothing if, in every world that he thought possible, the same decision would have shown him the
same. So the decision is made once more in worlds dealt from his view of the table before, and what he would see there
is compared with what he sees now. It follows from `veil` and `dream` alone: no Step has to say that it shows something,
and none can forget to.

The worlds are samples. Of 3,000 random decisions that showed something one in fifty was not found out by the first
world dealt for each viewer, and each further one leaves less than half of these.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.event import SPECTATOR
from meadhall.engine.snapshot import alike
from meadhall.engine.table import Table

WORLDS: Final = 8  # dealt for who has decided: what only one viewer sees, this one sees nearly always
WORLDS_OF_OTHERS: Final = 3  # what they see is mostly seen by several of them


def taught(before: Table, after: Table) -> bool:
    """Has the one decision between these tables shown anything to anybody that could not be told before?"""
    made = after.last_decision
    if made is None:
        return True  # nobody knows what was decided here
    viewers = [SPECTATOR, *range(before.setting.seats)]
    if made.seat in viewers[1:]:
        viewers.remove(made.seat)
        viewers.insert(1, made.seat)
    for viewer in viewers:
        known = before.veiled(viewer)
        if viewer == SPECTATOR and _all_open(before, known):
            return False
        many = WORLDS if viewer == made.seat else WORLDS_OF_OTHERS
        if _learns(viewer, before, known, after, made.seat, made.action, many):
            return True
    return False


def _learns(viewer: int, before: Table, known: Table, after: Table, seat: int, action: int, many: int) -> bool:
    seen = after.veiled(viewer)
    heard = [event.facts() for event in after.events(viewer)[before.told :]]
    for number in range(many):
        world = known.dreamt(before.decisions * WORLDS + number)
        if action not in world.legal(seat):
            return True
        world.take(seat, action)
        if [event.facts() for event in world.events(viewer)[before.told :]] != heard:
            return True
        if not alike(world.veiled(viewer), seen):
            return True
    return False


def _all_open(table: Table, known: Table) -> bool:
    """Does even a spectator see everything that lies on the table?"""
    twin = table.copy()
    twin.rng = known.rng
    twin.seed = known.seed
    twin.hearer = known.hearer
    return alike(twin, known)
