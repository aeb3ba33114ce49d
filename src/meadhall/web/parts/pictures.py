"""The pictures on the boxes: a scene for each game, drawn of a few shapes and the icons."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.web import boards
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, circle, defs, ellipse, g, path, rect, stop, svg
from meadhall.web.icons import placed

radialGradient = Element("radialGradient")
linearGradient = Element("linearGradient")

WIDTH, HEIGHT = 464, 214


@drawn
def picture(game: str) -> Element:
    """The scene of a game, as its board draws it."""
    return svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="xMidYMid slice")[
        boards.of(game).picture(f"box-{game}")
    ]


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


def closed_box(ident: str, emblem: str = "viking-head") -> Node:
    """A chest of planks with a shield on its lid: what a game shows that has no picture of its own."""
    hues = ("#7b2a22", "#1f4a63", "#3f5a2a", "#6e4a12", "#4a3561")
    cloth = hues[sum(map(ord, ident)) % len(hues)]
    planks = [(0, "#4a3524"), (0.5, "#5a412b"), (1, "#3a2a1d")]
    glow = [(0, "#ffe2a3"), (0.45, "#a8743599"), (1, "#0000")]
    nails = [(x, y) for y in (26, 188) for x in (24, 128, 336, 440)]
    return [
        defs[
            shade(f"{ident}-wood", planks, linearGradient, x1="0", y1="0", x2="0", y2="1"),
            shade(f"{ident}-glow", glow),
        ],
        rect(width=WIDTH, height=HEIGHT, fill=f"url(#{ident}-wood)"),
        [rect(y=y, width=WIDTH, height="2.5", fill="#1d130c", opacity="0.7") for y in (52, 107, 162)],
        [rect(x=x, width=34, height=HEIGHT, fill="#241812") for x in (59, 371)],
        [rect(x=x, width=34, height=HEIGHT, fill="none", stroke="#b98539", stroke_opacity="0.55") for x in (59, 371)],
        [circle(cx=x, cy=y, r=4, fill="#b98539") for x, y in nails],
        circle(cx=232, cy=107, r=150, fill=f"url(#{ident}-glow)", opacity="0.55"),
        circle(cx=232, cy=107, r=78, fill="#241812"),
        circle(cx=232, cy=107, r=72, fill=cloth, stroke="#d9a24c", stroke_width=5),
        path(d="M232,35V179M160,107H304", stroke="#d9a24c", stroke_width=3, stroke_opacity="0.5"),
        circle(cx=232, cy=107, r=46, fill="#1b120c", stroke="#d9a24c", stroke_width=3),
        coloured("#e8c384", placed(emblem, 232, 107, 62)),
    ]


def ship_at_night(ident: str) -> Node:
    """A ship under moon and northern lights."""
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
