"""The symbols of Beer & Vikings: drinks, backs, the seats' round shields, and options where they lie."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources

from meadhall.engine.message import Listing, Named
from meadhall.games.beer import naming
from meadhall.games.beer.components import BACK_NAMES, CARD_KINDS, HIDDEN, Box, CardText
from meadhall.web.boards.beer.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, circle, defs, ellipse, g, path, rect, span, stop, svg, title, use
from meadhall.web.icons import icon, symbol
from meadhall.web.parts.options import lying
from meadhall.web.parts.shield import clipPath, pattern

linearGradient = Element("linearGradient")
radialGradient = Element("radialGradient")
marker = Element("marker")

BACK_ICONS = ("imp-laugh", "fist", "night-sleep")
UNKNOWN = 3  # in place of a back: not even that is known
ROUND = "M-28,0a28,28 0 1 1 56,0a28,28 0 1 1 -56,0"
CUT = "M7,2h10l5,7-10,13L2,9z"


@cache
def _looks() -> dict[str, dict[str, str]]:
    return tomllib.loads((resources.files(__package__) / "looks.toml").read_text(encoding="utf-8"))


def card_icon(text: CardText) -> str:
    """The icon of a card; a card of other data has that of its kind."""
    return _looks()["icon"].get(text.ident) or _looks()["kind"][CARD_KINDS[text.kind]]


def short_name(text: CardText) -> str:
    """The name of a card for a small tile."""
    return said("name-on-tile", card=naming.text(text))


def valhalla_icon(ident: str) -> str:
    return _looks()["valhalla"].get(ident, "crown")


def location_icon(ident: str) -> str:
    return _looks()["location"].get(ident, "crossed-swords")


def back_of(box: Box, card: int) -> int:
    """The kind of back of a card that may lie face down."""
    return UNKNOWN if card <= HIDDEN else box.back_of(card)


# Drinks


@drawn
def gem(kind: int = 0, label: str = "") -> Element:
    """A drink: a cut amber for Beer, a round pearl for Sake."""
    name = ("beer", "sake")[kind]
    return svg(
        class_=f"gem {name}",
        viewBox="0 0 24 24",
        aria_hidden=None if label else "true",
        role="img" if label else None,
    )[title[label] if label else None, use(href=f"#bv-{name}")]


@drawn
def gems(code: int) -> Node:
    """The drinks that lie at a place."""
    if not code:
        return None
    beers, sakes = code & 3, code >> 2
    lying = said("board-lying", drinks=naming.drinks(beers, sakes))
    return span(".gems")[[gem(0)] * beers, [gem(1)] * sakes, span(".unseen")[" ", lying]]


@drawn
def drink_total(beers: int, sakes: int, team: int = -1) -> Element:
    """All drinks of a seat: the number that wins."""
    total = beers + sakes
    kinds = said("board-both", beers=beers, sakes=sakes) if beers and sakes else said("tip-drinks-total")
    return span(".drinks", data_tip=kinds, data_tip_rule="BEER-SD-2")[
        span(".sum")[gem(1 if sakes and not beers else 0), gem(1) if beers and sakes else None, Element("b")[total]],
        span(".word")[said("unit-drinks", count=total) if team < 0 else said("board-of-team", team=team)],
    ]


# Backs and shields


def back_name(kind: int) -> Named:
    """What a back shows; one that nobody knows is hidden."""
    return Named(naming.ROOM, "back-hidden", "hidden") if kind == UNKNOWN else naming.back(kind)


@drawn
def back(kind: int, look: str = "", label: bool = True) -> Element:
    """The back of a card."""
    name = "hidden" if kind == UNKNOWN else BACK_NAMES[kind]
    return span(
        class_=f"back {name} {look}".strip(),
        role="img" if label else None,
        aria_label=said("some-card", back=back_name(kind)) if label else None,
        aria_hidden=None if label else "true",
    )[icon(BACK_ICONS[kind]) if kind < UNKNOWN else "?"]


@drawn
def backs(kinds: tuple[int, ...]) -> Element:
    """A hand as everybody sees it."""
    held = Listing([back_name(kind) for kind in kinds])
    return span(
        class_=f"backs n{min(len(kinds), 7)}",
        role="img",
        aria_label=said("board-backs", count=len(kinds), backs=held) if kinds else said("board-no-cards"),
        data_tip=said("tip-backs") if kinds else None,
        data_tip_rule="BEER-HID-2" if kinds else None,
    )[[back(kind, "mini", False) for kind in kinds]]


@drawn
def disc(seat: int, kind: str = "") -> Element:
    """A seat's round shield."""
    return svg(class_=f"round-shield s{seat} {kind}".strip(), viewBox="-30 -30 60 60", aria_hidden="true")[
        circle(class_="wood", r=29),
        circle(class_="field", r=27),
        g(clip_path="url(#bv-round)")[pattern(seat, 56, 56, ROUND)],
        circle(class_="gloss", r=27),
        circle(class_="band", r=27),
        circle(class_="boss", r=7),
        circle(class_="glint", r=3, cx="-1.5", cy="-2"),
    ]


@drawn
def heart() -> Element:
    return svg(".heart", viewBox="0 0 24 24", aria_hidden="true")[use(href="#bv-heart")]


# Options where they lie


def press(action: int, key: str, kind: str, label: str, *inside: Node, **more: str | None) -> Element:
    """An option where it lies on the table."""
    return lying(f"{kind} go", action, (), **more)[
        inside,
        span(".unseen")[" ", said("board-option", key=key, label=label) if key else label],
        span(".disc", aria_hidden="true")[key] if key else None,
    ]


def spot(
    found: Sequence[tuple[int, str, str, str]],
    kind: str,
    *inside: Node,
    tip: str = "",
    rule: str = "",
    vt: str = "",
    piece: str | None = None,
) -> Element:
    """A thing on the table with its options, each (action, key, label, verb): with one it is a button as a whole.

    With several the thing has a button for each of them on it; with none it may say why.
    """
    more = {"data_tip": tip or None, "data_tip_rule": rule or None if tip else None, "data_vt": vt or None}
    more["data_piece"] = piece
    if len(found) == 1:
        action, key, label, verb = found[0]
        return press(
            action, key, kind, label, inside, span(".verb", aria_hidden="true")[verb] if verb else None, **more
        )
    return span(class_=f"{kind} several" if found else kind, **more)[
        inside,
        span(".verbs")[[press(action, key, "verb", label, verb) for action, key, label, verb in found]]
        if found
        else None,
    ]


# What drawings refer to: put once into a document.

HEART = "M12,21C5,15.5 2,12 2,8a5,5 0 0 1 10,-1.6A5,5 0 0 1 22,8c0,4 -3,7.5 -10,13z"


@drawn
def definitions() -> Element:
    def shade(ident: str, *stops: tuple[float, str], kind: Element = linearGradient, **place: str) -> Element:
        return kind(id=ident, **place)[[stop(offset=str(offset), class_=name) for offset, name in stops]]

    return svg(".clips", aria_hidden="true", width="0", height="0")[
        defs[
            shade("bv-amber", (0, "amber-1"), (0.45, "amber-2"), (1, "amber-3"), x1="0", y1="0", x2="0.6", y2="1"),
            shade("bv-pearl", (0, "pearl-1"), (0.5, "pearl-2"), (1, "pearl-3"), x1="0", y1="0", x2="0.6", y2="1"),
            shade("bv-mug", (0, "mug-1"), (1, "mug-2"), kind=radialGradient, cx="0.5", cy="0.3", r="0.8"),
            shade(
                "bv-peg",
                (0, "peg-1"),
                (0.55, "peg-2"),
                (1, "peg-3"),
                kind=radialGradient,
                cx="0.35",
                cy="0.3",
                r="0.85",
            ),
            shade(
                "bv-gloss",
                (0, "gloss-1"),
                (0.6, "gloss-2"),
                (1, "gloss-3"),
                kind=radialGradient,
                cx="0.35",
                cy="0.3",
                r="0.8",
            ),
            clipPath(id="bv-round")[circle(r=27)],
            marker(
                id="bv-tip",
                viewBox="0 0 10 10",
                refX="6",
                refY="5",
                markerWidth="1.9",
                markerHeight="1.9",
                orient="auto",
            )[path(class_="tip", d="M0,0L10,5L0,10z")],
        ],
        symbol(id="bv-beer", viewBox="0 0 24 24")[
            path(class_="gem-body", d=CUT, fill="url(#bv-amber)"),
            path(class_="gem-cut", d="M7,2l2.2,7L12,22M17,2l-2.2,7L12,22M2,9h20"),
            path(class_="gem-light", d="M7.6,3.2h5l-2.6,5H4.6z"),
        ],
        symbol(id="bv-sake", viewBox="0 0 24 24")[
            circle(class_="gem-body pearl", cx=12, cy=12, r="9.6", fill="url(#bv-pearl)"),
            path(class_="gem-cut pearl", d="M12,5.5v13M7.5,8.5h9M8.5,13h7"),
            ellipse(class_="gem-light", cx=9, cy=7, rx=3, ry=2),
        ],
        symbol(id="bv-heart", viewBox="0 0 24 24")[path(d=HEART, fill="currentColor")],
    ]


@drawn
def mug(beers: int, sakes: int, turned: bool) -> Element:
    """The Mug with what is left in it: as many as can be told apart, the number stands beside it."""
    shown = ([0] * beers + [1] * sakes)[:9] if sakes == 0 else [0] * min(beers, 9 - min(sakes, 4)) + [1] * min(sakes, 4)
    rows = [(-20, 34), (0, 34), (20, 34), (-20, 14), (0, 14), (20, 14), (-20, -6), (0, -6), (20, -6)]
    handle = "M36,-6h12a13,13 0 0 1 13,13v20a13,13 0 0 1 -13,13H36"
    return svg(class_="mug turned" if turned else "mug", viewBox="-46 -52 112 122", aria_hidden="true")[
        ellipse(class_="mug-shadow", cx=3, cy=60, rx=44, ry=8),
        g(transform="rotate(180 0 6)" if turned else None)[
            path(class_="mug-line", d=handle),
            path(class_="mug-handle", d=handle),
            path(class_="mug-wood", d="M-40,-24H40L36,54a5,5 0 0 1 -5,5H-31a5,5 0 0 1 -5,-5z"),
            path(class_="mug-inside", d="M-33,-14H33L30,50H-30z"),
            path(class_="mug-hoop", d="M-39.5,-16h79M-37,52h74"),
            g(class_="mug-foam")[
                circle(cx=-31, cy=-29, r=11),
                circle(cx=-12, cy=-35, r=13),
                circle(cx=11, cy=-34, r=14),
                circle(cx=31, cy=-29, r=11),
                rect(x=-41, y=-30, width=82, height=13, rx="6.5"),
                path(d="M-30,-20v10a5,5 0 0 0 10,0v-10z"),
            ]
            if shown
            else None,
            [
                use(href="#bv-sake" if kind else "#bv-beer", x=x - 10, y=y - 8, width=21, height=21)
                for kind, (x, y) in zip(shown, rows)
            ],
        ],
    ]
