"""The ring: eight tiles around the cap, and the water around them. A drawing made of five numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, tan
from typing import Final

from meadhall.games.bottlecap.table import POSITIONS
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, circle, defs, g, line, path, polygon, stop, svg
from meadhall.web.icons import placed
from meadhall.web.parts.shield import clipPath, pattern

radialGradient = Element("radialGradient")
fe_blur = Element("feGaussianBlur")
fe_shadow = Element("feDropShadow")
svg_filter = Element("filter")

EIGHTH: Final = pi / 4
HALF: Final = pi / 8


@dataclass(frozen=True)
class Shape:
    """Apothems: where the tiles begin and end, where the water ends, how large the cap is; and the gap of the tiles."""

    inner: float = 84
    outer: float = 220
    water: float = 272
    cap: float = 77
    gap: float = 6

    @property
    def reach(self) -> float:
        """Half of the drawing's side."""
        return self.water + 6

    @property
    def ships(self) -> float:
        """Where the ships lie."""
        return (self.outer + self.water) / 2 + 1


SHAPE: Final = Shape()


def at(position: float, radius: float, aside: float = 0.0) -> tuple[float, float]:
    """The point at that position of the ring, clockwise from the top; `aside` goes along the ring."""
    a = position * EIGHTH
    return radius * sin(a) + aside * cos(a), -radius * cos(a) + aside * sin(a)


def _points(found: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in found)


def trapezoid(position: int, inner: float, outer: float, gap: float) -> str:
    """The corners of a tile."""
    g = gap / 2 / cos(HALF)
    near = inner * tan(HALF) - g
    far = outer * tan(HALF) - g
    return _points(
        [at(position, inner, -near), at(position, inner, near), at(position, outer, far), at(position, outer, -far)]
    )


def octagon(apothem: float) -> str:
    return _points([at(corner + 0.5, apothem / cos(HALF)) for corner in range(POSITIONS)])


@drawn
def ground(shape: Shape) -> Node:
    """Everything that never changes: shades, water and the bed of the tiles."""
    s = shape
    waves = [
        polygon(
            class_="wave",
            points=octagon(s.outer + (s.water - s.outer) * q / 4),
            stroke_dasharray=f"{16 + q * 5} {9 + q * 3}",
        )
        for q in (1, 2, 3)
    ]
    posts = []
    for corner in range(POSITIONS):
        (x1, y1), (x2, y2) = (at(corner + 0.5, r / cos(HALF)) for r in (s.outer + 2, s.water - 3))
        posts.append(line(class_="post", x1=f"{x1:.1f}", y1=f"{y1:.1f}", x2=f"{x2:.1f}", y2=f"{y2:.1f}"))
    return [
        _shades(s),
        polygon(class_="shore", points=octagon(s.water + 4), filter="url(#drop)"),
        polygon(class_="rail", points=octagon(s.water + 1)),
        polygon(class_="water", points=octagon(s.water - 1)),
        waves,
        posts,
    ]


def _shades(s: Shape) -> Element:
    def shade(ident: str, stops: list[tuple[float, str]], **place: str) -> Element:
        return radialGradient(id=ident, **place)[[stop(offset=str(offset), class_=name) for offset, name in stops]]

    around = {"cx": "0", "cy": "0", "r": f"{s.outer * 1.1:.0f}", "gradientUnits": "userSpaceOnUse"}
    return defs[
        shade("sea", [(0.6, "sea-1"), (1, "sea-2")], cx="50%", cy="50%", r="55%"),
        shade("tile-on", [(0.3, "on-1"), (0.75, "on-2"), (1, "on-3")], **around),
        shade("tile-off", [(0.3, "off-1"), (0.75, "off-2"), (1, "off-3")], **around),
        shade("cap-rim", [(0, "rim-1"), (0.45, "rim-2"), (1, "rim-3")], cx="38%", cy="30%", r="80%"),
        shade("cap-face", [(0, "face-1"), (1, "face-2")], cx="40%", cy="32%", r="80%"),
        svg_filter(id="glow", x="-30%", y="-30%", width="160%", height="160%")[fe_blur(stdDeviation=6)],
        svg_filter(id="drop", x="-20%", y="-20%", width="140%", height="150%")[
            fe_shadow(dx=0, dy=3, stdDeviation=3, flood_color="#000", flood_opacity="0.5")
        ],
        clipPath(id="clip-sail")[path(d=SAIL)],
    ]


@drawn
def tile(shape: Shape, position: int, state: str, action: int | None) -> Element:
    """The wood of a tile: `on` when it can be chosen, `here` under your ship, else `off`."""
    s = shape
    points = trapezoid(position, s.inner, s.outer, s.gap)
    return g(class_=f"tile {state}", data_also=action)[
        polygon(class_="halo", points=points) if state == "on" else None,
        polygon(class_="edge", points=points),
        polygon(class_="face", points=points),
        polygon(class_="inlay", points=trapezoid(position, s.inner + 7, s.outer - 6, s.gap + 14)),
    ]


@drawn
def cap(shape: Shape, rotation: int, line_at: float | None) -> Element:
    """The cap with its helper, and the damage line where the game has one."""
    s = shape
    teeth = []
    for tooth in range(48):
        a = tooth * pi / 24
        rim = s.cap / cos((a + HALF) % EIGHTH - HALF) * (1 if tooth % 2 else 0.94)
        teeth.append(f"{rim * sin(a):.1f},{-rim * cos(a):.1f}")
    hx, hy = at(rotation, s.cap * 0.78)
    small = s.cap * 0.25
    beak = [at(rotation, s.cap * 0.78 + small * 0.9, -small * 0.7), at(rotation, s.cap * 0.78 + small * 1.75)]
    beak.append(at(rotation, s.cap * 0.78 + small * 0.9, small * 0.7))
    ix, iy = at(rotation + 4, s.cap * 0.22)
    return g("#cap.cap")[
        damage_line(s, line_at) if line_at is not None else None,
        polygon(class_="teeth", points=" ".join(teeth), filter="url(#drop)"),
        polygon(class_="well", points=octagon(s.cap * 0.83)),
        polygon(class_="disc-face", points=octagon(s.cap * 0.8)),
        placed("drakkar", ix, iy, s.cap * 0.72, "cap-ship"),
        polygon(class_="helper", points=_points(beak)),
        circle(class_="helper", cx=f"{hx:.1f}", cy=f"{hy:.1f}", r=f"{small:.1f}"),
        placed("viking-head", hx, hy, small * 1.5, "helper-face"),
    ]


def damage_line(shape: Shape, position: float) -> Node:
    """From the cap to the far shore, between two positions; who crosses it takes damage."""
    (x1, y1), (x2, y2) = (at(position, r / cos(HALF)) for r in (shape.cap * 0.9, shape.water))
    mx, my = at(position, shape.ships / cos(HALF) - 2)
    ends = {"x1": f"{x1:.1f}", "y1": f"{y1:.1f}", "x2": f"{x2:.1f}", "y2": f"{y2:.1f}"}
    return [
        line(class_="line-bed", **ends),
        line(class_="line-red", **ends),
        circle(class_="line-mark", cx=f"{mx:.1f}", cy=f"{my:.1f}", r=13),
        placed("feathered-wing", mx, my, 18, "line-wing"),
    ]


@drawn
def course(shape: Shape, start: int, heading: int, far: int) -> Element:
    """The way that the ship may take, dotted on the water."""
    r = shape.ships
    way = [at(start, r, 12 * heading)]
    for step in range(far):
        way.append(at(start + heading * (step + 0.5), r / cos(HALF)))
    way.append(at(start + heading * far, r, -40 * heading))
    (x1, y1), (x2, y2) = way[-2:]
    length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    head = [(x2 + ux * 8, y2 + uy * 8), (x2 - uy * 5, y2 + ux * 5), (x2 + uy * 5, y2 - ux * 5)]
    return g("#course.course")[
        path(d="M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in way)), polygon(points=_points(head))
    ]


SAIL: Final = "M-13,-23Q0,-19 13,-23Q16,-10 13,1Q0,5 -13,1Q-16,-10 -13,-23Z"
HULL: Final = (
    "M-20,6C-24,0 -25,-8 -20,-14C-19,-15.5 -16,-15.5 -15.5,-13.5C-18,-12 -18,-4 -13,3Q0,6 13,3"
    "C18,-4 18,-12 15.5,-13.5C16,-15.5 19,-15.5 20,-14C25,-8 24,0 20,6C17,15 10,17 0,17C-10,17 -17,15 -20,6Z"
)


@drawn
def ship(seat: int) -> Element:
    """A longship under its owner's sail."""
    return svg(class_=f"hull s{seat}", viewBox="-27 -30 54 54", aria_hidden="true")[
        Element("ellipse")(class_="shadow", cx=0, cy=17, rx=23, ry=5),
        path(class_="mast", d="M0,-27V8M-15,-24H15"),
        path(class_="field", d=SAIL),
        g(clip_path="url(#clip-sail)")[g(transform="translate(0,-10)")[_sail_pattern(seat)]],
        path(class_="rim", d=SAIL),
        path(class_="planks", d=HULL),
        path(class_="seam", d="M-18.5,9Q0,14.5 18.5,9"),
        [circle(class_="field rim", cx=str(x), cy=f"{7.2 - abs(x) * 0.07:.1f}", r=3) for x in (-10, -3.4, 3.4, 10)],
    ]


def _sail_pattern(seat: int) -> Node:
    centred = "M-13,-13Q0,-9 13,-13Q16,0 13,11Q0,15 -13,11Q-16,0 -13,-13Z"
    return pattern(seat, 28, 28, centred)
