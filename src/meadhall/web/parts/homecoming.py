"""The scene of the last page, for any game: whoever has won comes home, to the fjord or to where the board says."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, div, h2, h3, li, ol, p, rect, section, span, svg
from meadhall.web.icons import icon
from meadhall.web.parts import fjord
from meadhall.web.words import say

SPARKS: Final = [((131 * n * n + 7 * n) % 900 + 108, (71 * n * n + 43 * n) % 360 + 40, n % 4) for n in range(48)]


class Home(NamedTuple):
    """What lies behind the winner and before, and what the place is called in style sheets."""

    name: str
    behind: Node
    before: Node = None


def homecoming(hero: Node, title: str, below: str, won: bool, home: Home | None = None) -> Element:
    """What the winner has, as it was at the end, with who wins and by how much; sparks if it is the viewer."""
    place = home or Home("at-fjord", fjord.sky(), fjord.sea())
    return section(class_={"homecoming": True, place.name: True, "won": won}, aria_labelledby="homecoming-title")[
        place.behind,
        div(".hero")[hero],
        place.before,
        sparks() if won else None,
        div(".cry")[h2("#homecoming-title")[icon("laurels"), span[title], icon("laurels")], p[below]],
    ]


def what_decided(lines: list[str]) -> Element:
    """Below, in a few sentences."""
    return section(".decided.wood", aria_labelledby="decided-title")[
        h3("#decided-title")[say("result-decided")], ol[[li[line] for line in lines]]
    ]


@drawn
def sparks() -> Element:
    """Over all of it, for two seconds."""
    return svg(
        class_="scenery sparks", viewBox="0 0 1116 480", preserveAspectRatio="xMidYMid slice", aria_hidden="true"
    )[[rect(class_=f"k{kind}", x=x, y=y, width=6, height=6, rx=1) for x, y, kind in SPARKS]]
