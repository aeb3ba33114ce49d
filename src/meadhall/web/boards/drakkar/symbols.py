"""The symbols of Drakkar: faces of cards, from a whole card down to a chip, and tokens."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from meadhall.engine.language import reader
from meadhall.engine.message import slug
from meadhall.games.drakkar import naming
from meadhall.games.drakkar.components import BOARDING, COLOURS, TOKENS, Face
from meadhall.web.boards.drakkar.words import named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, circle, defs, g, i, li, path, span, stop, svg
from meadhall.web.icons import icon, reference, symbol
from meadhall.web.parts.options import lying
from meadhall.web.parts.shield import clipPath

linearGradient = Element("linearGradient")


@cache
def _looks() -> dict[str, list[dict[str, str]]]:
    """What looks.toml says of the kinds of face that come with Meadhall, and of tokens."""
    return tomllib.loads((resources.files(__package__) / "looks.toml").read_text(encoding="utf-8"))


@cache
def _icon(kind: str) -> str:
    return next(face["icon"] for face in _looks()["face"] if face["kind"] == kind)


@dataclass(frozen=True)
class Side:
    """A face as plain values, for functions that remember what they drew."""

    kind: int  # its place among the kinds of the box
    colour: str  # of the banner
    part: int  # of a ship
    strength: int  # helmets and barrels, as cargo
    beer: int
    act: int  # its effect, if it has one
    icon: str
    short: str  # the name for a small card
    name: str  # without the number
    number: int
    called: str  # name and number
    effect: str  # what it does, in two short lines
    does: str  # and in a sentence


def side_of(face: Face) -> Side:
    """A kind of a player's own looks like the one of ours that does most nearly the same."""
    return _side(reader()[0], face)


@lru_cache(4096)
def _side(_: str, face: Face) -> Side:
    kind = face.kind
    like = slug(kind.like)
    return Side(
        kind.number,
        COLOURS[kind.colour],
        kind.part,
        kind.strength,
        kind.beer,
        kind.effect,
        _icon(kind.like),
        said(f"tag-{like}") if kind.ident == kind.like else named(naming.short(kind)),
        named(naming.kind(kind)),
        face.number,
        named(naming.face(face)),
        _effect(face),
        named(naming.effect(face)),
    )


def _effect(face: Face) -> str:
    kind = face.kind
    if kind.effect == BOARDING:
        return said("brief-boarding", asks=face.asks, loot=naming.loot(face.loot))
    if kind.cargo():
        return said("brief-cargo", strength=kind.strength, beer=kind.beer)
    return said(f"brief-{slug(kind.like)}")


@drawn
def art(icon_name: str, strength: int) -> Node:
    """The large icon of a face; a Viking has as many helmets as strength."""
    helmets = strength if icon_name == "viking-helmet" else 1
    return span(class_=f"art x{helmets}", aria_hidden="true")[[icon(icon_name)] * helmets]


@drawn
def chip(of: Side) -> Element:
    """A small card: number, icon and short name."""
    return li(class_=f"chip {of.colour}", **explained(of))[chip_inside(of)]


def explained(of: Side, tip: str = "") -> dict[str, str]:
    """What a card says when one points at it or holds a finger on it: itself, enlarged, and what it does."""
    picture = [
        of.colour,
        of.name,
        of.number or "",
        reference(of.icon),
        of.strength if of.icon == "viking-helmet" else 1,
        of.effect,
    ]
    return {"data_tip": tip or of.does, "data_tip_head": head(of), "data_card": json.dumps(picture, ensure_ascii=False)}


def head(of: Side) -> str:
    """The name as it heads what is told of it."""
    return said("board-head", face=of.called)


def chip_inside(of: Side) -> Node:
    return [i[of.number or ""], icon(of.icon), span[of.short]]


@drawn
def back(kind: str = "") -> Element:
    """A card of which nothing is seen."""
    return span(class_=f"back {kind}".strip(), role="img", aria_label=said("board-hidden-card"))[icon("triquetra")]


@drawn
def token(kind: int, many: int | None = None, worded: bool = False) -> Element:
    """A token of Loot, and how many."""
    word = said("unit-tokens", token=naming.token(kind), count=1 if many is None else many)
    return span(class_="pile-of")[
        span(class_=f"loot {TOKENS[kind]}", role="img", aria_label=word)[icon(_looks()["token"][kind]["icon"])],
        Element("b")[many] if many is not None else None,
        span(".word")[word] if worded else None,
    ]


@drawn
def tokens(loot: tuple[int, ...]) -> Node:
    """Tokens one by one, as printed on Quests and Boardings."""
    return span(".loots", role="img", aria_label=said("do-pay", loot=naming.loot(list(loot))))[
        [
            span(class_=f"loot {TOKENS[kind]}")[icon(_looks()["token"][kind]["icon"])]
            for kind in range(3)
            for _ in range(loot[kind])
        ]
    ]


def press(action: int, key: str, kind: str, label: str, *inside: Node, **more: str | None) -> Element:
    """An option where it lies on the table."""
    return lying(
        f"{kind} go",
        action,
        (),
        **more,
    )[
        inside,
        span(".unseen")[" ", said("board-option", key=key, label=label) if key else label],
        span(".disc", aria_hidden="true")[key] if key else None,
    ]


# What drawings refer to: put once into a document.

BOW = "M118,84C92,84 72,80 59,66C49,56 45,44 45,24L25,24C19,60 30,106 66,124C80,131 98,132 118,132Z"
STERN = "M0,84C26,84 46,80 59,66C69,56 73,44 73,24L93,24C99,60 88,106 52,124C38,131 20,132 0,132Z"
DECK = "M0,84H96V132H0Z"
SAIL = "M-50,0H50C46,22 48,40 54,58C20,66 -20,66 -54,58C-48,40 -46,22 -50,0Z"
PLANKS = (
    "M70,120h372q14,0 16,14l6,52H48l6,-52q2,-14 16,-14zM45,204h422l6,60H39zM36,282h440l4,50q2,20 -20,20H52"
    "q-22,0 -20,-20zM90,372h34v50H90zm298,0h34v50h-34z"
)
NAILS = ((110, 153), (402, 153), (100, 234), (412, 234), (92, 316), (420, 316))


@drawn
def definitions() -> Element:
    def shade(ident: str, *stops: tuple[float, str]) -> Element:
        return linearGradient(id=ident, x1="0", y1="0", x2="0", y2="1")[
            [stop(offset=str(offset), class_=name) for offset, name in stops]
        ]

    return svg(".clips", aria_hidden="true", width="0", height="0")[
        defs[
            shade("drk-hull", (0, "hull-1"), (0.55, "hull-2"), (1, "hull-3")),
            shade("drk-tree", (0, "tree-1"), (0.55, "tree-2"), (1, "tree-3")),
            shade("drk-cloth", (0, "cloth-1"), (0.4, "cloth-2"), (1, "cloth-3")),
            clipPath(id="drk-bow")[path(d=BOW)],
            clipPath(id="drk-stern")[path(d=STERN)],
            clipPath(id="drk-deck")[path(d=DECK)],
            clipPath(id="drk-sail")[path(d=SAIL)],
            clipPath(id="drk-round")[circle(r=10)],
        ],
        symbol(id="i-ship-deck", viewBox="0 0 512 512")[
            g[
                path(fill="currentColor", d=PLANKS),
                [circle(class_="nail", cx=x, cy=y, r=11) for x, y in NAILS],
            ]
        ],
    ]
