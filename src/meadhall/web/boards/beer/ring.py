"""Where everything stands on the circle: seats keep their angles, what is between them is spaced along the arc."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from functools import cache
from math import atan2, cos, degrees, hypot, pi, sin

from meadhall.games.beer.actions import LEFT
from meadhall.games.beer.circle import Minion, gaps, mine_in, theirs_in
from meadhall.games.beer.table import Beer

WIDTH, HEIGHT = 600, 410
CX, CY = 300, 207
RX, RY = 216, 132
SAMPLES = 1440
WORDS_WIDE, WORDS_HIGH = 90, 60  # of a name with its distances, in a small circle


@dataclass(frozen=True)
class Point:
    x: float
    y: float
    angle: float  # on the ellipse, clockwise from the right, in degrees

    @property
    def place(self) -> str:
        """Classes that put something there: the digits of x and y in thousandths of the drawing."""
        across = min(999, max(0, round(self.x / WIDTH * 1000)))
        down = min(999, max(0, round(self.y / HEIGHT * 1000)))
        return " ".join(
            f"{axis * size}{value // power % 10}"
            for axis, value in (("x", across), ("y", down))
            for size, power in ((1, 100), (2, 10), (3, 1))
        )

    def off(self, out: float, along: float = 0.0) -> Point:
        """So much farther out (or in, if negative), and along the circle clockwise."""
        nx, ny = outward(self.angle)
        return Point(self.x + out * nx - along * ny, self.y + out * ny + along * nx, self.angle)


def point(angle: float) -> Point:
    a = angle * pi / 180
    return Point(CX + RX * cos(a), CY + RY * sin(a), angle)


def outward(angle: float) -> tuple[float, float]:
    """The direction away from the middle, square to the circle there."""
    a = angle * pi / 180
    x, y = cos(a) / RX, sin(a) / RY
    return x / hypot(x, y), y / hypot(x, y)


def heading(angle: float, side: int) -> float:
    """The direction along the circle in degrees: clockwise for the left side, against it for the right one."""
    a = angle * pi / 180
    return degrees(atan2(RY * cos(a), -RX * sin(a))) + (0 if side == LEFT else 180)


@cache
def _lengths() -> tuple[float, ...]:
    """The length of the arc from angle 0 to each sample, over two rounds."""
    found = [0.0]
    before = point(0)
    for step in range(1, 2 * SAMPLES + 1):
        now = point(step * 360 / SAMPLES)
        found.append(found[-1] + hypot(now.x - before.x, now.y - before.y))
        before = now
    return tuple(found)


def length_to(angle: float) -> float:
    return _lengths()[round(angle * SAMPLES / 360)]


def angle_at(length: float) -> float:
    return bisect_left(_lengths(), length) * 360 / SAMPLES


@dataclass(frozen=True)
class Sizes:
    """Radii of the pieces."""

    warrior: float
    minion: float
    peg: float


def sizes(seats: int) -> Sizes:
    if seats <= 5:
        return Sizes(29, 18, 8)
    return Sizes(25, 16, 7.5) if seats <= 8 else Sizes(17, 12, 5)


@dataclass
class Layout:
    """The circle as it lies."""

    sizes: Sizes
    seats: dict[int, Point] = field(default_factory=dict)  # all seats, the dead ones too
    pegs: list[Point] = field(default_factory=list)
    minions: list[tuple[Minion, Point]] = field(default_factory=list)
    stretches: dict[tuple[int, int], Point] = field(default_factory=dict)  # by gap and number
    halts: dict[tuple[int, int], Point] = field(default_factory=dict)  # by gap and counters from its first Warrior

    def minion(self, number: int) -> Point | None:
        return next((where for minion, where in self.minions if minion.number == number), None)


def seat_angle(seat: int, front: int, seats: int) -> float:
    """The seat in front sits at the bottom; the next one clockwise is on its left."""
    return 90 + 360 * ((seat - front) % seats) / seats


def layout(table: Beer, front: int) -> Layout:
    """With that seat at the bottom."""
    seats = table.setting.seats
    found = Layout(sizes(seats))
    for seat in range(seats):
        found.seats[seat] = point(seat_angle(seat, front, seats))
    for gap in gaps(table):
        _lay_gap(table, gap, found)
    return found


def _lay_gap(table: Beer, gap: int, found: Layout) -> None:
    """One gap: Warrior, pegs and Minions, Warrior; the same space between any two of them."""
    counters = table.players[gap].gap
    first = found.seats[gap].angle
    last = found.seats[table.left_of[gap]].angle
    start = length_to(first % 360)
    room = length_to(last % 360 if last % 360 > first % 360 else last % 360 + 360) - start
    items = sequence(table, gap)
    radii = [found.sizes.peg if one is None else found.sizes.minion for one in items]
    taken = 2 * found.sizes.warrior + 2 * sum(radii)
    if taken > room:  # more than fits: all closer together
        radii = [radius * max(0.0, room - 2 * found.sizes.warrior) / (2 * sum(radii)) for radius in radii]
        taken = room
    space = (room - taken) / (len(items) + 1)
    at = found.sizes.warrior
    places = [0.0]
    for radius in radii:
        at += space + radius
        places.append(at)
        at += radius
    places.append(room)
    points = [point(angle_at(start + one) % 360) for one in places]
    edges = [0.0, *places[1:-1], room]
    edges[0], edges[-1] = found.sizes.warrior, room - found.sizes.warrior
    found.pegs += [where for one, where in zip(items, points[1:]) if one is None]
    found.minions += [(one, where) for one, where in zip(items, points[1:]) if one is not None]
    _name_stretches(gap, items, edges, start, found)
    pegs = [edges[0]] + [edge for one, edge in zip(items, edges[1:]) if one is None] + [edges[-1]]
    for passed in range(1, counters + 1):
        found.halts[gap, passed] = _between(pegs[passed], pegs[passed + 1], start)


def _between(one: float, other: float, start: float) -> Point:
    return point(angle_at(start + (one + other) / 2) % 360)


def _name_stretches(gap: int, items: list[Minion | None], edges: list[float], start: float, found: Layout) -> None:
    """A stretch is what lies between two pieces: its middle is where counters come and go."""
    ends = [edges[0]] + [edge for one, edge in zip(items, edges[1:]) if one is not None] + [edges[-1]]
    for number in range(len(ends) - 1):
        found.stretches[gap, number] = _between(ends[number], ends[number + 1], start)


def sequence(table: Beer, gap: int) -> list[Minion | None]:
    """What stands in a gap, clockwise: a Minion, or None for a Step counter."""
    counters = table.players[gap].gap
    stops = [(one.steps, one) for one in mine_in(table, gap)]
    stops += [(counters - one.steps, one) for one in theirs_in(table, gap)]
    found: list[Minion | None] = []
    at = 0
    for slot, minion in stops:
        found += [None] * (slot - at)
        found.append(minion)
        at = slot
    return found + [None] * (counters - at)


def arc(start: float, end: float) -> str:
    """The path along the circle from one angle to another, clockwise if the end is greater."""
    a, b = point(start), point(end)
    large = 1 if abs(end - start) > 180 else 0
    sweep = 1 if end > start else 0
    return f"M{a.x:.1f},{a.y:.1f}A{RX},{RY} 0 {large} {sweep} {b.x:.1f},{b.y:.1f}"


def way(source: Point, goal: Point, side: int, spare: float = 8.0) -> str:
    """The path of an attack from one piece to another on that side, beginning and ending at their edges."""
    turn = (goal.angle - source.angle) % 360
    if side == LEFT:
        return arc(source.angle + spare, source.angle + max(turn - spare, spare + 1))
    turn = 360 - turn
    return arc(source.angle - spare, source.angle - max(turn - spare, spare + 1))


def beside(where: Point) -> str:
    """On which side of a piece its words stand: above at the top, below at the bottom, else towards the middle."""
    down = sin(where.angle * pi / 180)
    across = cos(where.angle * pi / 180)
    if abs(down) > 0.2:
        aside = "" if abs(across) < 0.5 else " west" if across < 0 else " east"
        return ("below" if down > 0 else "above") + aside
    return "right" if across < 0 else "left"


def outside(where: Point) -> str:
    """The words of a Minion stand outside of the circle."""
    down, across = sin(where.angle * pi / 180), cos(where.angle * pi / 180)
    if abs(down) > 0.8:
        return "below" if down > 0 else "above"
    return "left" if across < 0 else "right"


def crowded(laid: Layout, where: Point, front: int) -> bool:
    """Is this so near to a seat with words that two of them would lie on each other?"""
    for seat, point in laid.seats.items():
        if seat != front and abs(point.x - where.x) < WORDS_WIDE and abs(point.y - where.y) < WORDS_HIGH:
            return True
    return False
