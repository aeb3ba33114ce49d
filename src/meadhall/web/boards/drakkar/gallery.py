"""All components of Drakkar, and what its symbols mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.drakkar import data, words
from meadhall.games.drakkar.components import Face
from meadhall.web.boards.drakkar.forecast import errand_of
from meadhall.web.boards.drakkar.mine import quest_card
from meadhall.web.boards.drakkar.symbols import art, definitions, side_of, token
from meadhall.web.html import Element, Node, article, dd, div, dl, dt, h2, h3, p, section, small, span
from meadhall.web.icons import icon
from meadhall.web.parts.frame import rule_link

if TYPE_CHECKING:
    from meadhall.engine.game import Game

MARKS = ((0, 30, "in every game"), (30, 40, "from 4 seats on"), (40, 50, "from 5 seats on"), (50, 60, "with 6 seats"))


def legend(game: Game) -> Node:
    entries: list[tuple[Node, str]] = [
        (icon("viking-helmet"), "strength"),
        (icon("barrel"), "Beer"),
        (icon("barbed-spear"), "a Spear: +2 once, not counted in the strength"),
        (token(0), "goat"),
        (token(1), "weapon"),
        (token(2), "gold; one of each is a trio, worth a point more"),
        (icon("brass-eye"), "the face of a card that rivals see"),
        (span(".swatch.red"), "red cards act first, the lowest number before others"),
        (span(".swatch.yellow"), "then yellow ones, all at once"),
        (span(".swatch.blue"), "then blue ones by number"),
        (icon("meeple"), "the Earl"),
        (icon("fist"), "the most fearsome: the first to lay a card"),
    ]
    return dl(".symbols.drk-legend")[[[dt[sign], dd[words]] for sign, words in entries]]


def gallery(game: Game) -> Node:
    box = data.load(None)
    kinds = {face.kind.number: face for face in reversed(box.faces)}
    return [
        definitions(),
        section(".drk", aria_labelledby="faces-title")[
            h2("#faces-title")["The fifteen faces"],
            div(".gallery-faces")[[face_card(game, kinds[kind]) for kind in sorted(kinds)]],
        ],
        [
            section(".drk", aria_label=f"Cards {said}")[
                h2[f"Cards {said}"],
                div(".gallery-cards")[
                    [
                        two_faced(box.idents[card], box.faces[box.sides[2 * card]], box.faces[box.sides[2 * card + 1]])
                        for card in range(first, last)
                    ]
                ],
            ]
            for first, last, said in MARKS
        ],
        section(".drk", aria_labelledby="quests-title")[
            h2("#quests-title")["The Quests"],
            div(".gallery-quests")[[quest_card(errand_of(quest)) for quest in box.quests]],
        ],
        section(".drk", aria_labelledby="loot-title")[
            h2("#loot-title")["Loot"],
            p[f"In the stacks: {words.loot(box.stacks)}."],
        ],
    ]


def face_card(game: Game, face: Face) -> Element:
    side = side_of(face)
    return article(class_=f"kind-card {side.colour}")[
        h3[side.name],
        art(side.icon, side.strength),
        p[side.effect if face.asks == 0 else "with enough strength, pillage the Loot on the card"],
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
