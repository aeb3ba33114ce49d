"""A city as it stands at the end: its steps up the hill to the throne, its glory along the quay, its ship before it."""

from __future__ import annotations

from meadhall.games.bottlecap.village import Village
from meadhall.web.boards.bottlecap.ring import SAIL, ship
from meadhall.web.boards.bottlecap.symbols import ability_icon
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, circle, defs, g, path, polygon, rect, svg
from meadhall.web.icons import placed
from meadhall.web.parts.shield import clipPath

STEPS = ((200, 214), (318, 186), (432, 148))  # where the houses of the first three steps stand
HALL = (576, 92)


def town(village: Village, seat: int) -> Node:
    return _town(seat, village.tier, tuple(village.abilities[:3]), village.glory, village.side.glory)


@drawn
def _town(seat: int, tier: int, abilities: tuple[int, ...], glory: int, most: int) -> Element:
    return svg(class_=f"town s{seat}", viewBox="0 0 680 300", aria_hidden="true")[
        defs[clipPath(id="clip-sail")[path(d=SAIL)]],
        path(class_="hill back", d="M150,300C220,200 340,196 430,120S640,40 760,66S1100,130 1400,90V300Z"),
        path(
            class_="hill", d="M128,300C150,262 190,256 230,238S380,190 460,158S600,104 690,116S1000,190 1400,170V300Z"
        ),
        path(class_="trail", d="M140,262C190,254 240,246 270,234S370,212 400,196S500,164 540,140"),
        [
            _house(x, y, step < tier, abilities[step] if step < len(abilities) else 0)
            for step, (x, y) in enumerate(STEPS)
        ],
        _hall(tier == 4),
        path(class_="quay", d="M150,300C190,272 300,264 440,258S800,250 1400,252V300Z"),
        [
            placed(
                "laurels", 250 + 400 * at / max(1, most - 1), 277 - 10 * at / most, 21, "won" if at < glory else "far"
            )
            for at in range(most)
        ],
        svg(x=-20, y=122, width=170, height=170)[ship(seat)],
    ]


def _house(x: int, y: int, built: bool, ability: int) -> Element:
    """A long house with the sign of what it gives; where none was built, the plot for it."""
    roof = [(x - 46, y), (x - 30, y - 34), (x + 30, y - 34), (x + 46, y)]
    return g(class_="house" if built else "house plot")[
        rect(class_="wall", x=x - 38, y=y, width=76, height=26),
        polygon(class_="roof", points=" ".join(f"{a},{b}" for a, b in roof)),
        path(class_="gable", d=f"M{x - 34},{y - 26}L{x - 22},{y - 46}M{x - 22},{y - 26}L{x - 34},{y - 46}"),
        rect(class_="door", x=x - 7, y=y + 6, width=14, height=20),
        [rect(class_="window", x=x + side, y=y + 7, width=9, height=9) for side in (-28, 19)],
        [circle(class_="sign", cx=x, cy=y - 17, r=15), placed(ability_icon(ability), x, y - 17, 21, "sign-of")]
        if built and ability
        else None,
    ]


def _hall(reached: bool) -> Element:
    """The hall of the throne, lit when somebody sits there."""
    x, y = HALL
    roof = f"M{x - 86},{y + 6}c26,-12 36,-56 86,-72c50,16 60,60 86,72Z"
    tips = f"M{x - 84},{y + 4}q-14,-4 -10,-18M{x + 84},{y + 4}q14,-4 10,-18M{x - 10},{y - 58}l20,-26m0,26l-20,-26"
    return g(class_="house hall" if reached else "house hall plot")[
        rect(class_="wall", x=x - 70, y=y + 4, width=140, height=50),
        path(class_="roof", d=roof),
        path(class_="gable", d=tips),
        rect(class_="door", x=x - 22, y=y + 12, width=44, height=42),
        placed("stone-throne", x, y + 33, 38, "throne-seat"),
        [rect(class_="window", x=x + side, y=y + 18, width=13, height=13) for side in (-55, 42)],
    ]
