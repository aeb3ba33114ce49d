"""The pictures on the boxes: one scene for each game, drawn of a few shapes and the icons."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, circle, defs, ellipse, g, path, polygon, rect, stop, svg
from meadhall.web.icons import placed

radialGradient = Element("radialGradient")
linearGradient = Element("linearGradient")

WIDTH, HEIGHT = 464, 214


@drawn
def picture(game: str) -> Element:
    """The scene of a game; a game without one shows a ship at night."""
    scene = {"bottlecap": ring_at_sea, "beer": hall_by_fire}.get(game, ship_at_night)
    return svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="xMidYMid slice")[scene(f"box-{game}")]


def shade(ident: str, stops: list[tuple[float, str]], kind: Element = radialGradient, **place: str) -> Element:
    return kind(id=ident, **place)[[stop(offset=str(at), stop_color=colour) for at, colour in stops]]


def coloured(colour: str, *content: Node) -> Element:
    return g(color=colour)[content]


def waves(first: int, gap: int, colour: str, strength: str) -> Iterator[Element]:
    """Rows of small waves over the whole width, never two rows alike."""
    for y in range(first, HEIGHT, gap):
        starts = (-20 + y * 7 % 40, 110 + y * 13 % 60, 270 + y * 5 % 70, 400 + y * 11 % 40)
        way = "".join(f"M{x},{y + n % 2 * 5}q10,-6 20,0t20,0" for n, x in enumerate(starts))
        yield path(d=way, fill="none", stroke=colour, stroke_opacity=strength, stroke_width="2", stroke_linecap="round")


def ring_at_sea(ident: str) -> Node:
    """Bottlecap Vikings: the ring seen aslant, ships around it."""
    from meadhall.web.boards.bottlecap.ring import SAIL, at, octagon, ship, trapezoid
    from meadhall.web.boards.bottlecap.symbols import space_icon
    from meadhall.web.parts.shield import clipPath

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


def ship_at_night(ident: str) -> Node:
    """Drakkar: a ship under moon and northern lights."""
    sky = [(0, "#0e1a2c"), (0.55, "#2a4a5e"), (0.72, "#c88a4e"), (0.73, "#1c3644"), (1, "#0a161d")]
    stars = []
    seed = 77
    for _ in range(46):
        seed = seed * 16807 % 2147483647
        x = seed % WIDTH
        seed = seed * 16807 % 2147483647
        stars.append(
            circle(
                cx=x,
                cy=seed % 90,
                r=f"{0.6 + seed % 10 / 10:.1f}",
                fill="#fff3d6",
                opacity=f"{0.25 + seed % 6 / 10:.2f}",
            )
        )
    glints = ((352, 163, 26, 0.5), (349, 171, 19, 0.42), (355, 179, 23, 0.34), (350, 188, 14, 0.28), (354, 197, 9, 0.2))
    return [
        defs[
            shade(f"{ident}-sky", sky, linearGradient, x1="0", y1="0", x2="0", y2="1"),
            radialGradient(id=f"{ident}-moon")[
                stop(offset="0", stop_color="#ffe9b8"),
                stop(offset="0.3", stop_color="#ffdf9c", stop_opacity="0.45"),
                stop(offset="1", stop_color="#ffdf9c", stop_opacity="0"),
            ],
            linearGradient(id=f"{ident}-lights", x1="0", y1="0", x2="0", y2="1")[
                stop(offset="0", stop_color="#7fe0b0", stop_opacity="0"),
                stop(offset="0.7", stop_color="#7fe0b0", stop_opacity="0.38"),
                stop(offset="1", stop_color="#7fe0b0", stop_opacity="0"),
            ],
        ],
        rect(width=WIDTH, height=HEIGHT, fill=f"url(#{ident}-sky)"),
        stars,
        path(
            d="M0,20C90,0 130,70 230,44S380,10 464,40V96C380,60 320,96 232,92S90,50 0,84Z", fill=f"url(#{ident}-lights)"
        ),
        circle(cx=352, cy=62, r=74, fill=f"url(#{ident}-moon)"),
        circle(cx=352, cy=62, r=24, fill="#ffeec6"),
        path(
            d="M0,156L52,104L84,128L134,86L182,132L226,108L276,146L330,112L384,140L430,106L464,130V158H0Z",
            fill="#1d2f3d",
        ),
        path(
            d="M134,86L152,104L138,108L128,100L118,102ZM52,104L64,114L54,118L42,114ZM430,106L446,118L432,122L420,117Z",
            fill="#dfe7e6",
            opacity="0.75",
        ),
        path(d="M0,158H464V214H0Z", fill="#122732"),
        list(waves(166, 10, "#8fc0cf", "0.25")),
        [ellipse(cx=x, cy=y, rx=rx, ry=2, fill="#ffe3a6", opacity=str(strength)) for x, y, rx, strength in glints],
        coloured("#0b0a0a", placed("drakkar", 190, 110, 176)),
        coloured("#e8c384", placed("drakkar", 188, 107, 176)),
        path(
            d="M92,190q24,-10 48,0t48,0t48,0t48,0",
            fill="none",
            stroke="#cfe6ee",
            stroke_opacity="0.5",
            stroke_width=3,
            stroke_linecap="round",
        ),
        coloured("#0c1218", placed("raven", 424, 42, 30)),
    ]


def hall_by_fire(ident: str) -> Node:
    """Beer & Vikings: two of them, two mugs, and a fire."""
    return [
        defs[
            shade(
                f"{ident}-fire",
                [(0, "#f2a64a"), (0.28, "#a8541f"), (0.65, "#4a2413"), (1, "#190d07")],
                cx="50%",
                cy="62%",
                r="72%",
            ),
            shade(f"{ident}-board", [(0, "#8a5c30"), (1, "#4a2e15")], linearGradient, x1="0", y1="0", x2="0", y2="1"),
        ],
        rect(width=WIDTH, height=HEIGHT, fill=f"url(#{ident}-fire)"),
        path(d="M0,0H464V30L380,18H84L0,30Z", fill="#1d0f07"),
        path(d="M40,26V170M424,26V170", stroke="#1d0f07", stroke_width=22),
        path(d="M40,60L90,22M424,60L374,22", stroke="#1d0f07", stroke_width=12),
        coloured(
            "#2a140a",
            placed("viking-shield", 120, 58, 50),
            placed("viking-shield", 344, 58, 50),
            placed("crossed-axes", 232, 52, 62),
        ),
        coloured("#ffdf94", placed("campfire", 232, 132, 78)),
        coloured("#1a0d06", placed("viking-head", 132, 122, 104)),
        g(transform="translate(664,0) scale(-1,1)")[coloured("#1a0d06", placed("viking-head", 332, 122, 104))],
        path(d="M0,172H464V214H0Z", fill=f"url(#{ident}-board)"),
        path(d="M0,172H464", stroke="#c08a4c", stroke_width=2),
        path(d="M0,188H464M0,202H464", stroke="#3a2412", stroke_width="1.5", opacity="0.7"),
        coloured("#f4d48c", placed("beer-stein", 196, 160, 50)),
        g(transform="translate(536,0) scale(-1,1)")[coloured("#f4d48c", placed("beer-stein", 268, 160, 50))],
        coloured("#2a160a", placed("barrel", 56, 150, 70), placed("barrel", 410, 150, 70)),
        coloured("#e9b871", placed("roast-chicken", 314, 176, 32)),
        coloured("#f7e2b0", placed("candle-flame", 140, 180, 34)),
    ]
