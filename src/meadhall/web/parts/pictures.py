"""The pictures on the boxes: one scene for each game."""

from __future__ import annotations

from htpy import Element, g, svg

from meadhall.web.drawn import drawn
from meadhall.web.icons import placed


@drawn
def picture(game: str) -> Element:
    return svg(viewBox="0 0 464 214", preserveAspectRatio="xMidYMid slice")[g[placed("drakkar", 232, 107, 180)]]
