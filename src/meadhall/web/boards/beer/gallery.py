"""All components of Beer & Vikings, and what its symbols mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.message import Named
from meadhall.games.beer import data, naming
from meadhall.games.beer.components import SAMURAI, SET_SIZE, Board, Box
from meadhall.games.beer.components import Named as Printed
from meadhall.web.boards.beer import card as cards
from meadhall.web.boards.beer.card import face_of
from meadhall.web.boards.beer.symbols import back, definitions, gem, heart, location_icon, valhalla_icon
from meadhall.web.boards.beer.words import capital, named, said
from meadhall.web.html import Element, Node, article, dd, div, dl, dt, h2, h3, li, p, section, small, span, ul
from meadhall.web.icons import icon
from meadhall.web.parts.frame import rule_link

if TYPE_CHECKING:
    from meadhall.engine.game import Game

ALL = (True, True, True, True, True)


def legend(game: Game) -> Node:
    entries: list[tuple[Node, str]] = [
        (gem(0), "beer"),
        (gem(1), "sake"),
        (icon("crossed-swords"), "attack"),
        (icon("round-shield"), "defense"),
        (icon("walking-boot"), "move"),
        (icon("beer-stein"), "drink"),
        (span(".dot"), "steps"),
        (icon("clockwise-rotation"), "clockwise"),
        (icon("anticlockwise-rotation"), "other-way"),
        (heart(), "life"),
        (icon("bull-horns"), "energy"),
        (back(0, "", False), "troublesome"),
        (back(1, "", False), "quarrelsome"),
        (back(2, "", False), "drowsy"),
        (icon("ghost"), "spirit"),
    ]
    return dl(".symbols.bv-legend.bv")[[[dt[sign], dd[said(f"legend-{name}")]] for sign, name in entries]]


def gallery(game: Game) -> Node:
    box = data.load(None)
    return [
        definitions(),
        _cards(game, box, said("gallery-beer-cards"), "beer-cards", 0, SET_SIZE),
        _cards(game, box, said("gallery-sake-cards"), "sake-cards", SET_SIZE, 2 * SET_SIZE),
        section(".bv", aria_labelledby="warriors-title")[
            h2("#warriors-title")[said("gallery-warriors")],
            div(".gallery-named")[[board(game, one) for one in box.boards]],
        ],
        section(".bv", aria_labelledby="valhalla-title")[
            h2("#valhalla-title")[said("gallery-valhalla")],
            div(".gallery-named")[
                [printed_card(game, one, naming.valhalla(one), valhalla_icon(one.ident)) for one in box.valhalla]
            ],
        ],
        section(".bv", aria_labelledby="locations-title")[
            h2("#locations-title")[said("gallery-locations")],
            div(".gallery-named")[
                [printed_card(game, one, naming.location(one), location_icon(one.ident)) for one in box.locations[1:]]
            ],
        ],
        section(".bv", aria_labelledby="backs-title")[
            h2("#backs-title")[said("gallery-backs")],
            p[said("gallery-backs-open")],
            div(".gallery-backs")[[span[back(kind, "large", False), named(naming.back(kind))] for kind in range(3)]],
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
                said("gallery-copies", count=len(copies)),
                " ",
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
    power = naming.board_says(of)
    power = power if power is naming.NONE else capital(named(power))
    return article(".named-card.parchment")[
        icon(sign),
        div[
            h3[named(naming.board(of))],
            p[heart(), " ", said("gallery-warrior", life=of.life, power=power)],
            small[rule_link(game.name, of.rule)],
        ],
    ]


def printed_card(game: Game, of: Printed, name: Named, sign: str) -> Element:
    says = said("will-say", words=capital(named(naming.printed(of))))
    return article(".named-card.parchment")[
        icon(sign), div[h3[named(name)], p[says], small[rule_link(game.name, of.rule)]]
    ]
