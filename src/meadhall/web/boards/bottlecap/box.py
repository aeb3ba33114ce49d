"""The game in the lobby: its emblem, what a newcomer wants to know at a glance, and the picture on the box."""

from __future__ import annotations

from math import cos, pi, sin

from meadhall.web.boards.bottlecap.ring import SAIL, at, octagon, ship, trapezoid
from meadhall.web.boards.bottlecap.symbols import space_icon
from meadhall.web.html import Node, defs, g, path, polygon, rect, svg
from meadhall.web.icons import placed
from meadhall.web.parts.pictures import HEIGHT, WIDTH, coloured, shade, waves
from meadhall.web.parts.shield import clipPath

EMBLEM = "drakkar"
FIGHTS: tuple[int, ...] = ()
MARKS = (("ship-wheel", "rondel race"), ("eyeball", "everything is open"))


def picture(ident: str) -> Node:
    """The ring seen aslant, ships around it."""
    flat = 0.66
    spaces = (14, 10, 12, 2, 15, 11, 4, 1)
    teeth = []
    for tooth in range(48):
        a = tooth * pi / 24
        r = 50 / cos((a + pi / 8) % (pi / 4) - pi / 8) * (1 if tooth % 2 else 0.93)
        teeth.append(f"{r * sin(a):.1f},{-r * cos(a) * flat:.1f}")
    icons = []
    for position, space in enumerate(spaces):
        x, y = at(position, 98)
        icons.append(placed(space_icon(space), 232 + x, 112 + y * flat, 34))
    ships = ((1, 30, 34, 62), (0, 24, 118, 82), (2, 384, 22, 58), (3, 366, 108, 78))
    return [
        defs[
            shade(f"{ident}-sea", [(0, "#3f7f92"), (0.6, "#1e4554"), (1, "#0d2029")], cx="50%", cy="46%", r="75%"),
            shade(
                f"{ident}-tile",
                [(0.3, "#cdb37c"), (1, "#f6ebcf")],
                cx="0",
                cy="0",
                r="170",
                gradientUnits="userSpaceOnUse",
            ),
            shade(f"{ident}-cap", [(0, "#f0c069"), (0.5, "#b57c2c"), (1, "#60390f")], cx="38%", cy="28%", r="85%"),
            clipPath(id="clip-sail")[path(d=SAIL)],
        ],
        rect(width=WIDTH, height=HEIGHT, fill=f"url(#{ident}-sea)"),
        list(waves(8, 15, "#a9d3df", "0.16")),
        g(transform=f"translate(232,112) scale(1,{flat})")[
            polygon(points=octagon(140), fill="#0a1a20", opacity="0.45", transform="translate(0,16)"),
            [
                polygon(
                    points=trapezoid(p, 58, 134, 5),
                    fill="#7c5a2c",
                    stroke="#7c5a2c",
                    stroke_width=4,
                    transform="translate(0,8)",
                )
                for p in range(8)
            ],
            [
                polygon(points=trapezoid(p, 58, 134, 5), fill=f"url(#{ident}-tile)", stroke="#8a6330", stroke_width=2)
                for p in range(8)
            ],
        ],
        coloured("#4a2a12", icons),
        g(transform="translate(232,104)")[
            polygon(points=" ".join(teeth), fill="#4a2c0c", transform="translate(0,9)"),
            polygon(points=" ".join(teeth), fill=f"url(#{ident}-cap)", stroke="#3a2009", stroke_width="1.5"),
            g(transform=f"scale(1,{flat})")[
                polygon(points=octagon(40), fill="#5a2618", stroke="#e0ac4a", stroke_width=2)
            ],
            coloured("#f0cf8a", placed("drakkar", 0, -1, 42)),
        ],
        [svg(x=x, y=y, width=size, height=size)[ship(seat)] for seat, x, y, size in ships],
    ]
