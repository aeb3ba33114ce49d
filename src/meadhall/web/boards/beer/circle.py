"""The circle on the table: Warriors and Minions on the groove, their distances, and what can be done to them there."""

from __future__ import annotations

from meadhall.engine.message import Message
from meadhall.games.beer import naming
from meadhall.games.beer.actions import (
    ADD,
    FLYING,
    LEFT,
    REMOVE,
    RIGHT,
    SIDE,
    STRETCHES,
    TARGET,
    VERBS,
    WALK,
)
from meadhall.games.beer.circle import Minion, gap_seat
from meadhall.games.beer.steps.attack import Attack
from meadhall.games.beer.steps.drink import Stagger
from meadhall.web.boards.beer import middle, pieces, ring
from meadhall.web.boards.beer.aims import Threat, distances, distances_from, line_side, side_to, threats
from meadhall.web.boards.beer.choosing import is_choosing
from meadhall.web.boards.beer.phase import CROWD, Seen
from meadhall.web.boards.beer.ring import CX, CY, HEIGHT, RX, RY, WIDTH, Layout, Point
from meadhall.web.boards.beer.symbols import press
from meadhall.web.boards.beer.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, circle, div, ellipse, g, p, path, section, span, svg
from meadhall.web.icons import icon


def the_circle(at: Seen) -> Element:
    laid = ring.layout(at.table, at.focus)
    far = distances(at)
    aims = threats(at)
    return section("#circle.circle", aria_label=said("board-circle"))[
        div(class_=f"ring-box size-{round(laid.sizes.warrior)}" + (" busy" if len(laid.minions) > 3 else ""))[
            svg(".groove", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")[
                groove(at.table.line >= 0),
                ways(at, laid, aims),
                struck(at, laid),
                pegs(tuple((round(one.x, 1), round(one.y, 1)) for one in laid.pegs), laid.sizes.peg),
            ],
            p(".unseen")[around(at)],
            middle.middle(at),
            pieces.minions(at, laid, far, aims),
            [pieces.seat_piece(at, seat, laid.seats[seat], far, aims) for seat in range(at.table.setting.seats)],
            pieces.valkyrie(at, laid, aims),
            halts(at, laid),
            sides(at, laid),
            stretches(at, laid),
            badge(at, laid),
        ],
    ]


def around(at: Seen) -> str:
    """The circle in words."""
    table = at.table
    if len(table.warriors) < 2:
        return said("board-no-circle")
    first = at.measured if at.measured >= 0 else table.warriors[0]
    found: list[Message] = []
    seat = first if table.line < 0 else table.line
    for _ in range(len(table.warriors) if table.line < 0 else 1):
        found.append(naming.say("board-person", seat=table.who(seat)))
        run = 0
        for item in [*ring.sequence(table, seat), 0]:
            if item is None:
                run += 1
                continue
            if run:
                found.append(naming.say("steps", steps=run))
            run = 0
            if isinstance(item, Minion):
                found.append(naming.minion_of(table, item.number, item.owner))
        seat = table.left_of[seat]
    found.append(naming.say("board-person", seat=table.who(seat)))
    return said("board-clockwise", things=naming.joined(found))


# The ground


@drawn
def groove(line: bool) -> Node:
    def oval(kind: str, more: int = 0) -> Element:
        return ellipse(class_=kind, cx=CX, cy=CY, rx=RX + more, ry=RY + more)

    return g(class_="line" if line else None)[
        oval("groove-shadow"),
        oval("groove-edge"),
        oval("groove-bed"),
        oval("groove-inlay", -19),
        oval("groove-inlay", 19),
    ]


@drawn
def pegs(places: tuple[tuple[float, float], ...], radius: float) -> Node:
    return [
        g(transform=f"translate({x:g},{y:g})")[
            circle(class_="peg-shadow", cx="1.5", cy=3, r=f"{radius:g}"),
            circle(class_="peg", r=f"{radius:g}"),
            circle(class_="peg-light", r=f"{radius * 0.42:.1f}", cx="-1", cy="-1.5"),
        ]
        for x, y in places
    ]


def ways(at: Seen, laid: Layout, aims: dict[int, Threat]) -> Node:
    """The path of every attack that can be aimed now, painted while it is pointed at."""
    if at.measured != at.page.viewer_seat:
        return None
    found: list[Node] = []
    for target, aim in aims.items():
        goal = place_of(at, laid, target)
        if goal is None or not on_groove(at, target):
            continue
        way = ring.way(laid.seats[at.measured], goal, aim.side, 8.0 if target < 16 else 5.0)
        if TARGET + target in at.options:
            found.append(path(class_="way preview", d=way, data_also=TARGET + target))
        elif is_choosing(at):
            found.append(path(class_="way preview", d=way, data_aims=target))
    return found


def struck(at: Seen, laid: Layout) -> Node:
    """The attack that is being answered: from whom it comes, and which way round."""
    attack = at.attack
    if attack is None or attack.source < 0 or not on_groove(at, attack.target) or not on_groove(at, attack.source):
        return None
    goal = place_of(at, laid, attack.target)
    minion = at.table.minion_of(attack.minion)
    source = laid.seats[attack.source] if minion is None else laid.minion(minion.number)
    if goal is None or source is None or attack.source == attack.target:
        return None
    kind = "blow ranged" if attack.ranged else "blow"
    side = minion.side if minion is not None else blow_side(at, attack)
    return path(class_=kind, d=ring.way(source, goal, side, 9), marker_end="url(#bv-tip)")


def blow_side(at: Seen, attack: Attack) -> int:
    """The way that a Warrior's attack takes: the nearer one, unless it says that it goes the long way round."""
    if attack.way >= 0:
        return attack.way
    if at.table.line >= 0:
        return line_side(at, attack.source)
    return side_to(distances_from(at.table, attack.source)[attack.target], 0, False)


def on_groove(at: Seen, target: int) -> bool:
    """Does it stand in the circle, so that there is a way to it?"""
    return 16 <= target < FLYING or (target < 16 and at.table.players[target].alive)


def place_of(at: Seen, laid: Layout, target: int) -> Point | None:
    if target == FLYING:
        return laid.seats.get(at.table.valkyrie_owner)
    return laid.minion(target - 16) if target >= 16 else laid.seats[target]


# What can be done in the circle


def halts(at: Seen, laid: Layout) -> Node:
    """Where the own Warrior may walk to."""
    seat = at.page.viewer_seat
    found: list[Node] = []
    for action, option in at.options.items():
        if seat is None or not VERBS.has(WALK, action):
            continue
        side, steps = divmod(action - WALK, 16)
        gap = gap_seat(at.table, seat, side)
        if gap < 0:  # away from the only opponent
            turn = (14 + 9 * steps) * (1 if side == LEFT else -1)
            where = ring.point(laid.seats[seat].angle + turn)
        else:
            passed = steps if side == LEFT else at.table.players[gap].gap - steps
            where = laid.halts[gap, passed] if passed else laid.seats[seat]
        where = where.off(10 if steps % 2 else -10)
        found.append(press(action, option.key, f"halt {where.place} s{seat}", option.label, span(".steps")[steps]))
    return found


def sides(at: Seen, laid: Layout) -> Node:
    """On which side of a Warrior something goes."""
    seat = at.step.drunk if isinstance(at.step, Stagger) else at.page.viewer_seat
    if seat is None:
        return None
    found: list[Node] = []
    for side in (LEFT, RIGHT):
        option = at.options.get(SIDE + side)
        if option is not None:
            where = laid.seats[seat].off(0, (laid.sizes.warrior + 26) * (1 if side == LEFT else -1))
            turned = icon("clockwise-rotation" if side == LEFT else "anticlockwise-rotation")
            found.append(press(option.action, option.key, f"halt {where.place} s{seat}", option.label, turned))
    return found


def stretches(at: Seen, laid: Layout) -> Node:
    """Where Step counters may be added or taken away."""
    found: list[Node] = []
    for action, option in at.options.items():
        for base, sign, out in ((ADD, "+", 24), (REMOVE, "−", -24)):
            if base <= action < base + 256:
                where = laid.stretches[divmod(action - base, STRETCHES)].off(out)
                kind = f"change {'more' if sign == '+' else 'less'} {where.place}"
                found.append(press(action, option.key, kind, option.label, span(".sign")[sign]))
    return found


def badge(at: Seen, laid: Layout) -> Node:
    """How strong the attack is that is being answered."""
    attack = at.attack
    torment = at.torment
    if attack is not None:
        goal = place_of(at, laid, attack.target)
        if goal is None:
            return None
        source = laid.seats[attack.source] if attack.source >= 0 else goal
        return _badges(at, laid, goal, source, attack.value, said("board-ranged" if attack.ranged else "board-melee"))
    if torment is not None:
        goal = laid.seats[torment.seat]
        return _badges(at, laid, goal, laid.seats[torment.leader], torment.strength, said("board-torment"))
    return None


def _badges(at: Seen, laid: Layout, goal: Point, source: Point, value: int, kind: str) -> Node:
    """Where many sit at a small circle, names stand close to each other: there it lies on who is hit."""
    found = [_badge(near(goal, source).place, value, kind)]
    if at.table.setting.seats >= CROWD:
        side = "front" if goal == laid.seats[at.focus] else ring.beside(goal)
        found.append(_badge(f"close {side} {goal.place}", value, kind))
    return found


def near(goal: Point, source: Point) -> Point:
    """Outside of the circle beside who is hit, on the side from which it comes."""
    before = 1 if 0 < (source.angle - goal.angle) % 360 <= 180 else -1
    return ring.point(goal.angle + 21 * before).off(40)


@drawn
def _badge(place: str, value: int, kind: str) -> Element:
    return div(class_=f"badge {place}")[b[value], span[kind]]
