"""All components of Beer & Vikings, and what its symbols mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.beer import data, naming
from meadhall.games.beer.components import BACK_NAMES, SAMURAI, SET_SIZE, Board, Box, Named
from meadhall.web.boards.beer import card as cards
from meadhall.web.boards.beer.card import face_of
from meadhall.web.boards.beer.saying import named
from meadhall.web.boards.beer.symbols import back, definitions, gem, heart, location_icon, valhalla_icon
from meadhall.web.html import Element, Node, article, dd, div, dl, dt, h2, h3, li, p, section, small, span, ul
from meadhall.web.icons import icon
from meadhall.web.parts.frame import rule_link

if TYPE_CHECKING:
    from meadhall.engine.game import Game

ALL = (True, True, True, True, True)


def legend(game: Game) -> Node:
    entries: list[tuple[Node, str]] = [
        (gem(0), "a Beer; what it lies on is blocked"),
        (gem(1), "a Sake, in the combined game"),
        (icon("crossed-swords"), "Attack box of a card"),
        (icon("round-shield"), "Defense box"),
        (icon("walking-boot"), "Movement box; also for a Charge"),
        (icon("beer-stein"), "Drink box"),
        (span(".dot"), "Steps at which a Weapon strikes"),
        (icon("clockwise-rotation"), "Steps clockwise, on the left of who is asked"),
        (icon("anticlockwise-rotation"), "Steps the other way round"),
        (heart(), "damage, and Life"),
        (icon("bull-horns"), "Energy: Berserk once"),
        (back(0, "", False), "troublesome back"),
        (back(1, "", False), "quarrelsome back"),
        (back(2, "", False), "drowsy back"),
        (icon("ghost"), "a Spirit"),
    ]
    return dl(".symbols.bv-legend.bv")[[[dt[sign], dd[words]] for sign, words in entries]]


def gallery(game: Game) -> Node:
    box = data.load(None)
    return [
        definitions(),
        _cards(game, box, "Beer & Vikings: the cards", "beer-cards", 0, SET_SIZE),
        _cards(game, box, "Sake & Samurai: the cards of the combined game", "sake-cards", SET_SIZE, 2 * SET_SIZE),
        section(".bv", aria_labelledby="warriors-title")[
            h2("#warriors-title")["Warriors"],
            div(".gallery-named")[[board(game, one) for one in box.boards]],
        ],
        section(".bv", aria_labelledby="valhalla-title")[
            h2("#valhalla-title")["Gifts of Valhalla"],
            div(".gallery-named")[[printed_card(game, one, valhalla_icon(one.ident)) for one in box.valhalla]],
        ],
        section(".bv", aria_labelledby="locations-title")[
            h2("#locations-title")["Locations"],
            div(".gallery-named")[[printed_card(game, one, location_icon(one.ident)) for one in box.locations[1:]]],
        ],
        section(".bv", aria_labelledby="backs-title")[
            h2("#backs-title")["Backs"],
            p["The back of every card is open to all. It is what Spirits play by."],
            div(".gallery-backs")[[span[back(kind, "large", False), BACK_NAMES[kind]] for kind in range(3)]],
        ],
    ]


def _cards(game: Game, box: Box, title: str, ident: str, first: int, last: int) -> Element:
    """One card for each text, with the boxes of all its copies."""
    by_text: dict[int, list[int]] = {}
    for card in range(first, last):
        by_text.setdefault(box.text_of[card], []).append(card)
    return section(".bv", aria_labelledby=f"{ident}-title")[
        h2(f"#{ident}-title")[title],
        div(".gallery-cards")[[kind_card(game, box, copies) for copies in by_text.values()]],
    ]


def kind_card(game: Game, box: Box, copies: list[int]) -> Element:
    of = face_of(box, copies[0])
    return article(".kind")[
        div(class_=f"card kind-{of.kind}")[cards.inside(of, ALL)],
        div(".slip")[
            small[
                f"{len(copies)} cop{'y' if len(copies) == 1 else 'ies'} ",
                rule_link(game.name, box.cards[copies[0]].rule),
            ],
            ul(".copies")[[li[corners(box, card)] for card in copies]],
        ],
    ]


def corners(box: Box, card: int) -> Node:
    """The four boxes of a copy, small, where they are on the card."""
    return [cards.box(number, value, "small") for number, value in enumerate(face_of(box, card).boxes)]


def board(game: Game, of: Board) -> Element:
    sign = "samurai-helmet" if of.kind == SAMURAI else "viking-helmet"
    words = named(naming.board_says(of)) or "no power"
    return article(".named-card.parchment")[
        icon(sign),
        div[
            h3[of.name],
            p[heart(), f" {of.life} Life. ", words[:1].upper() + words[1:], "."],
            small[rule_link(game.name, of.rule)],
        ],
    ]


def printed_card(game: Game, of: Named, sign: str) -> Element:
    return article(".named-card.parchment")[
        icon(sign), div[h3[of.name], p[of.text[:1].upper() + of.text[1:], "."], small[rule_link(game.name, of.rule)]]
    ]
