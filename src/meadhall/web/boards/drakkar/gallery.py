"""All components of Drakkar, and what its symbols mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.drakkar import data, naming
from meadhall.games.drakkar.components import Face
from meadhall.web.boards.drakkar.mine import quest_card
from meadhall.web.boards.drakkar.rivals import errand_of
from meadhall.web.boards.drakkar.symbols import art, definitions, side_of, token
from meadhall.web.boards.drakkar.words import said
from meadhall.web.html import Element, Node, article, dd, div, dl, dt, h2, h3, p, section, small, span
from meadhall.web.icons import icon
from meadhall.web.parts.frame import rule_link

if TYPE_CHECKING:
    from meadhall.engine.game import Game

MARKS = ((0, 30, 3), (30, 40, 4), (40, 50, 5), (50, 60, 6))  # from card to card, and for how many seats


def legend(game: Game) -> Node:
    entries: list[tuple[Node, str]] = [
        (icon("viking-helmet"), "strength"),
        (icon("barrel"), "beer"),
        (icon("barbed-spear"), "spear"),
        (token(0), "goat"),
        (token(1), "weapon"),
        (token(2), "gold"),
        (icon("brass-eye"), "seen"),
        (span(".swatch.red"), "red"),
        (span(".swatch.yellow"), "yellow"),
        (span(".swatch.blue"), "blue"),
        (icon("meeple"), "earl"),
        (icon("fist"), "fearsome"),
    ]
    return dl(".symbols.drk-legend")[[[dt[sign], dd[said(f"legend-{name}")]] for sign, name in entries]]


def gallery(game: Game) -> Node:
    box = data.load(None)
    kinds = {face.kind.number: face for face in reversed(box.faces)}
    return [
        definitions(),
        section(".drk", aria_labelledby="faces-title")[
            h2("#faces-title")[said("gallery-faces", count=len(kinds))],
            div(".gallery-faces")[[face_card(game, kinds[kind]) for kind in sorted(kinds)]],
        ],
        [
            section(".drk", aria_labelledby=f"cards-{seats}")[
                h2(f"#cards-{seats}")[said("gallery-cards", seats=seats)],
                div(".gallery-cards")[
                    [
                        two_faced(box.idents[card], box.faces[box.sides[2 * card]], box.faces[box.sides[2 * card + 1]])
                        for card in range(first, last)
                    ]
                ],
            ]
            for first, last, seats in MARKS
        ],
        section(".drk", aria_labelledby="quests-title")[
            h2("#quests-title")[said("gallery-quests")],
            div(".gallery-quests")[[quest_card(errand_of(quest)) for quest in box.quests]],
        ],
        section(".drk", aria_labelledby="loot-title")[
            h2("#loot-title")[said("gallery-loot")],
            p[said("gallery-stacks", loot=naming.loot(box.stacks))],
        ],
    ]


def face_card(game: Game, face: Face) -> Element:
    side = side_of(face)
    return article(class_=f"kind-card {side.colour}")[
        h3[side.name],
        art(side.icon, side.strength),
        p[side.effect if face.asks == 0 else said("gallery-boarding")],
        small[rule_link(game.name, face.kind.rule)],
    ]


def two_faced(ident: str, a: Face, b: Face) -> Element:
    return article(".pair")[
        [
            div(class_=f"half {side.colour}")[
                icon(side.icon),
                span(".name")[side.called],
                small[side.effect] if face.asks else None,
            ]
            for face, side in ((a, side_of(a)), (b, side_of(b)))
        ],
        small(".ident")[ident],
    ]
