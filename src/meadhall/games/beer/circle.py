"""The circle: gaps of Step counters between the living Warriors, and the Minions in them (section 5.2).

A Minion stands in the gap on that side of its master to which it heads, `steps` counters away from him. So a move
of the master's, a gap that grows on the other side and a master who dies need no further reckoning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.message import Listing, Message
from meadhall.games.beer import naming
from meadhall.games.beer.actions import ADD, FLYING, LEFT, REMOVE, RIGHT, STRETCHES, TARGET
from meadhall.games.beer.components import SLEIPNIR
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import SPIRIT

if TYPE_CHECKING:
    from meadhall.games.beer.table import Beer

# How an attack measures its distance.
EXACT: Final = 0
AT_LEAST: Final = 1
BEYOND: Final = 2
ANYWHERE: Final = 3


@final
class Minion:
    """BEER-MIN-1: a Minion in play. Immutable; `number` is below 20 for a card, 20 and up for a base Minion."""

    def __init__(self, number: int, owner: int, side: int, steps: int) -> None:
        self.number: Final = number
        self.owner: Final = owner
        self.side: Final = side  # where it heads, and the gap it stands in
        self.steps: Final = steps  # counters between its master and itself

    def at(self, steps: int) -> Minion:
        return Minion(self.number, self.owner, self.side, steps)


def gap_seat(table: Beer, seat: int, side: int) -> int:
    """The seat whose `gap` lies on that side of a Warrior, or -1 if there is none (BEER-CIR-7, BEER-CIR-8)."""
    if table.line >= 0:
        return table.line if (seat == table.line) == (side == LEFT) else -1
    if len(table.warriors) < 3:
        return -1
    return seat if side == LEFT else table.right_of[seat]


def nearest_ahead(table: Beer, seat: int, side: int) -> int:
    """BEER-MOV-2: counters from the Warrior to the first opposing piece on that side; 0 if there is no gap."""
    gap = gap_seat(table, seat, side)
    if gap < 0:
        return 0
    counters = table.players[gap].gap
    reach = 0
    if table.minions:
        opponent = table.left_of[seat] if side == LEFT else table.right_of[seat]
        for minion in table.minions:
            if minion.owner == opponent and minion.side != side and minion.steps > reach:
                reach = minion.steps
    return counters - reach


def free_steps(table: Beer, seat: int, side: int) -> int:
    """BEER-MOV-2, BEER-CIR-7: how many Steps the Warrior can go to that side."""
    near = nearest_ahead(table, seat, side)
    if near > 0:
        return near - 1
    return table.reserve if table.line >= 0 else 0


def can_walk(table: Beer, seat: int) -> bool:
    return free_steps(table, seat, LEFT) > 0 or free_steps(table, seat, RIGHT) > 0


def way_words(table: Beer, seat: int, how: int) -> Message:
    """So many Steps to that side, and towards whom."""
    side, steps = how // 16, how % 16
    if table.line >= 0:
        towards = (seat == table.line) == (side == LEFT)
        return say("do-walk-towards" if towards else "do-walk-away", steps=steps, whom=table.who(table.left_of[seat]))
    other = table.left_of[seat] if side == LEFT else table.right_of[seat]
    return say("do-walk", steps=steps, side=naming.side(side), whom=table.who(other))


def walk(table: Beer, seat: int, side: int, steps: int) -> None:
    """BEER-MOV-1, BEER-MOV-5: counters pass from one side of the Warrior to the other; own Minions are pushed."""
    ahead = gap_seat(table, seat, side)
    behind = gap_seat(table, seat, 1 - side)
    if ahead >= 0:
        table.players[ahead].gap -= steps
    else:
        table.reserve -= steps
    if behind >= 0:
        table.players[behind].gap += steps
    else:
        table.reserve += steps
    if table.minions:
        moved: list[Minion] = []
        for minion in table.minions:
            if minion.owner == seat:
                if minion.side == side:
                    moved.append(minion.at(max(0, minion.steps - steps)))
                else:
                    moved.append(minion.at(minion.steps + steps))
            else:
                moved.append(minion)
        table.minions = moved


# Stretches


def mine_in(table: Beer, gap: int) -> list[Minion]:
    """The Minions of the Warrior at whose left the gap lies, the nearest to him first."""
    return _sorted([one for one in table.minions if one.owner == gap and one.side == LEFT])


def theirs_in(table: Beer, gap: int) -> list[Minion]:
    """The Minions of the Warrior at the gap's other end, the farthest from him first."""
    other = table.left_of[gap]
    found = _sorted([one for one in table.minions if one.owner == other and one.side == RIGHT])
    found.reverse()
    return found


def _sorted(minions: list[Minion]) -> list[Minion]:
    found: list[Minion] = []
    for minion in minions:
        at = len(found)
        while at > 0 and found[at - 1].steps > minion.steps:
            at -= 1
        found.insert(at, minion)
    return found


def slots(table: Beer, gap: int) -> list[int]:
    """BEER-CIR-2: where the gap's pieces stand, from the Warrior at whose left it lies to the other end."""
    counters = table.players[gap].gap
    if not table.minions:
        return [0, counters]
    found = [0]
    for minion in mine_in(table, gap):
        found.append(minion.steps)
    for minion in theirs_in(table, gap):
        found.append(counters - minion.steps)
    found.append(counters)
    return found


def gaps(table: Beer) -> list[int]:
    """The seats whose left gaps exist."""
    if len(table.warriors) >= 3:
        return table.warriors
    return [table.line] if table.line >= 0 else []


def removable_in(table: Beer, gap: int) -> list[int]:
    """BEER-CIR-3: the stretches of one gap that can spare a counter, as actions."""
    places = slots(table, gap)
    last = len(places) - 1
    if last == 1:
        return [REMOVE + STRETCHES * gap] if places[1] > 1 else []
    border = len(mine_in(table, gap))  # the stretch between the two masters' pieces
    found: list[int] = []
    for i in range(min(last, STRETCHES)):
        if places[i + 1] - places[i] > (1 if i == border else 0):
            found.append(REMOVE + STRETCHES * gap + i)
    return found


def removable(table: Beer) -> list[int]:
    """BEER-CIR-6: all stretches that can spare a counter."""
    found: list[int] = []
    for gap in gaps(table):
        found += removable_in(table, gap)
    return found


def can_remove(table: Beer, count: int = 1) -> bool:
    """Can so many counters be spared, one after the other? All but one of each gap can, wherever its Minions stand."""
    spare = 0
    for gap in gaps(table):
        spare += table.players[gap].gap - 1
    return spare >= count


def addable(table: Beer) -> list[int]:
    """BEER-CIR-6: all stretches, as long as the reserve lasts."""
    found: list[int] = []
    if table.reserve > 0:
        for gap in gaps(table):
            for i in range(min(len(slots(table, gap)) - 1, STRETCHES)):
                found.append(ADD + STRETCHES * gap + i)
    return found


def change_stretch(table: Beer, gap: int, stretch: int, change: int) -> None:
    """One counter into a stretch (change 1) or out of it (-1); the reserve gives or takes it."""
    if table.minions:
        mine = mine_in(table, gap)
        theirs = theirs_in(table, gap)
        beyond = mine[stretch:] if stretch < len(mine) else []
        before = stretch - len(mine)
        beyond += theirs[:before] if before > 0 else []
        table.minions = [one.at(one.steps + change) if one in beyond else one for one in table.minions]
    table.players[gap].gap += change
    table.reserve -= change


def stretch_words(table: Beer, gap: int, stretch: int) -> Message:
    """Between whom a stretch lies."""
    names = [naming.beside(table.who(gap))]
    for one in mine_in(table, gap) + theirs_in(table, gap):
        names.append(naming.minion_of(table, one.number, one.owner))
    names.append(naming.beside(table.who(table.left_of[gap])))
    return say("between-pieces", first=names[stretch], second=names[stretch + 1])


# Distances


def fits(table: Beer, reach: int, steps: int, one_way: int, other_way: int) -> bool:
    """BEER-ATT-4, BEER-ATT-5, BEER-AXE-3: is a target at these two distances within reach?"""
    near = one_way if one_way < other_way else other_way
    if reach == EXACT:
        if table.rules.nearest_only:
            return near == steps
        return one_way == steps or other_way == steps
    if reach == AT_LEAST:
        return near >= steps
    if reach == BEYOND:
        return near > steps
    return True


def places_from(table: Beer, seat: int) -> list[int]:
    """Each living Warrior's distance clockwise from the seat's Warrior; with two Warriors, along their line."""
    found = [0] * table.setting.seats
    at = 0
    other = seat
    players = table.players
    left_of = table.left_of
    if table.line >= 0:
        at = players[table.line].gap
        found[left_of[seat]] = at if seat == table.line else -at
        return found
    while True:
        at += players[other].gap
        other = left_of[other]
        if other == seat:
            return found
        found[other] = at


def ring(table: Beer) -> int:
    """All counters in the circle; 0 with fewer than three Warriors."""
    if len(table.warriors) < 3:
        return 0
    total = 0
    for seat in table.warriors:
        total += table.players[seat].gap
    return total


def long_way(table: Beer, seat: int, target: int, steps: int) -> int:
    """BEER-CIR-5: the side on which a piece is just so many Steps away, if it is nearer on the other one; else -1."""
    total = ring(table)
    if total == 0 or table.rules.nearest_only or table.players[seat].has(SLEIPNIR):
        return -1
    places = places_from(table, seat)
    if target < 16:
        left = places[target] if table.players[target].alive else 0
    else:
        minion = table.minion_of(target - 16)
        left = place_of(table, minion, places, total) if minion is not None else 0
    right = total - left
    if left == 0 or steps in (min(left, right), 0) or steps not in (left, right):
        return -1
    return LEFT if left == steps else RIGHT


def long_way_words(table: Beer, seat: int, target: int, steps: int) -> Message | None:
    """How an attack reaches a piece that is nearer the other way round; nothing if it takes the nearer way."""
    side = long_way(table, seat, target, steps)
    if side < 0:
        return None
    goal = target
    if target >= 16:
        minion = table.minion_of(target - 16)
        assert minion is not None
        goal = minion.owner
    passed: list[object] = []
    other = table.left_of[seat] if side == LEFT else table.right_of[seat]
    while other not in (goal, seat):
        passed.append(table.who(other))
        other = table.left_of[other] if side == LEFT else table.right_of[other]
    return say("the-long-way", steps=steps, side=naming.side(side), past=Listing(passed), count=len(passed))


def targets(table: Beer, seat: int, reach: int, steps: int, ranged: bool, thrown: bool) -> list[int]:
    """BEER-ATT-2: what an attack of the Warrior may aim at, clockwise: players, then Minions, then the Valkyrie."""
    found: list[int] = []
    players = table.players
    anywhere = reach == ANYWHERE or players[seat].has(SLEIPNIR)
    total = ring(table)
    away = players[table.line if table.line >= 0 else seat].gap  # to the next Warrior on the way round
    for other in table.clockwise(seat):
        player = players[other]
        if other == seat:
            continue
        if player.state == SPIRIT:
            found.append(TARGET + other)
        elif player.alive:
            if anywhere or fits(table, reach, steps, away, total - away if total else away):
                found.append(TARGET + other)
            away += player.gap
    every_piece = not thrown or table.rules.axes_hit_all
    if table.minions and every_piece:
        places = places_from(table, seat) if len(table.warriors) > 1 else []
        for minion in table.minions:
            if minion.owner != seat:
                one = place_of(table, minion, places, total)
                if anywhere or fits(table, reach, steps, one, total - one if total else one):
                    found.append(TARGET + 16 + minion.number)
    if ranged and every_piece and table.valkyrie_owner >= 0 and table.valkyrie_owner != seat:
        found.append(TARGET + FLYING)
    return found


def place_of(table: Beer, minion: Minion, places: list[int], total: int) -> int:
    """The Minion's distance clockwise from where `places` was measured (along the line if there is one)."""
    at = places[minion.owner] + (minion.steps if minion.side == LEFT else -minion.steps)
    if total == 0:
        return -at if at < 0 else at
    return at % total


# Minions on the march


def ahead_of(table: Beer, minion: Minion) -> int:
    """BEER-MIN-3: counters between a Minion and the nearest opposing piece ahead."""
    return nearest_ahead(table, minion.owner, minion.side) - minion.steps


def nearest_pieces(table: Beer, minion: Minion) -> list[int]:
    """BEER-MIN-6: the opposing pieces at the nearest slot ahead, Minions first, as targets."""
    seat = minion.owner
    opponent = table.left_of[seat] if minion.side == LEFT else table.right_of[seat]
    counters = table.players[gap_seat(table, seat, minion.side)].gap
    near = nearest_ahead(table, seat, minion.side)
    found: list[int] = []
    for other in table.minions:
        if other.owner == opponent and other.side != minion.side and counters - other.steps == near:
            found.append(TARGET + 16 + other.number)
    if near == counters:
        found.append(TARGET + opponent)
    return found


# Closing up


def leave_circle(table: Beer, seat: int) -> list[int]:
    """BEER-DTH-3 to BEER-DTH-6: a Warrior leaves the circle. His own Minions are gone already; he is still in
    `warriors`. Returns the numbers of the Minions that lost their gap."""
    players = table.players
    living = len(table.warriors)
    left = table.left_of[seat]
    right = table.right_of[seat]
    lost: list[int] = []
    if living >= 3:
        on_left = players[seat].gap
        on_right = players[right].gap
        coming = numbers_of(table, left, RIGHT)  # in the gap on the dead Warrior's left
        going = numbers_of(table, right, LEFT)
        if on_left < on_right or (on_left == on_right and len(coming) >= len(going)):
            lost += going
            players[right].gap = on_left
            table.reserve += on_right
        else:
            lost += coming
            table.reserve += on_left
        players[seat].gap = 0
        if living == 3:
            lost += join_line(table, left, right, lost)
    elif living == 2:
        table.reserve += players[table.line].gap
        players[table.line].gap = 0
        table.line = -1
        for minion in table.minions:
            lost.append(minion.number)
    table.leave(seat)
    return lost


def join_line(table: Beer, left: int, right: int, lost: list[int]) -> list[int]:
    """BEER-DTH-6: of the two sets between the last two Warriors only the smaller stays."""
    players = table.players
    touched = [n for n in numbers_of(table, right, LEFT) + numbers_of(table, left, RIGHT) if n not in lost]
    untouched = numbers_of(table, left, LEFT) + numbers_of(table, right, RIGHT)
    if players[right].gap < players[left].gap or (
        players[right].gap == players[left].gap and len(touched) > len(untouched)
    ):
        table.reserve += players[left].gap
        players[left].gap = 0
        table.line = right
        return untouched
    table.reserve += players[right].gap
    players[right].gap = 0
    table.line = left
    return touched


def numbers_of(table: Beer, owner: int, side: int) -> list[int]:
    return [one.number for one in table.minions if one.owner == owner and one.side == side]
