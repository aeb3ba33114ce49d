"""All components of Bottlecap Vikings, and what its symbols mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.language import spoken
from meadhall.games.bottlecap import data, naming
from meadhall.games.bottlecap.actions import GOLD, WOOD
from meadhall.games.bottlecap.components import TWO_PARTS, Side, Texts, Tile
from meadhall.web.boards.bottlecap.city import tiers
from meadhall.web.boards.bottlecap.symbols import ability_icon, good, row, space_icon, space_rows, token, triangle
from meadhall.web.boards.bottlecap.words import named, said
from meadhall.web.html import Element, Node, article, b, dd, div, dl, dt, h2, h3, p, section, small, span
from meadhall.web.icons import icon
from meadhall.web.parts.frame import rule_link

if TYPE_CHECKING:
    from meadhall.engine.game import Game


def legend(game: Game) -> Node:
    entries: list[tuple[Node, str]] = [
        (good("wood"), named(naming.meter(WOOD))),
        (good("gold"), named(naming.meter(GOLD))),
        (good("glory"), said("legend-glory")),
        (good("helmet"), said("legend-helmets")),
        (good("damage"), said("damage")),
        (good("hut"), said("legend-hut")),
        (triangle(True), said("legend-up")),
        (triangle(False), said("legend-down")),
        (span(".or-line"), said("legend-either")),
        (token("red"), said("legend-red")),
        (token("grey"), said("legend-grey")),
        (icon("viking-head"), said("legend-helper")),
        (icon("crossed-axes"), said("legend-attack")),
    ]
    return dl(".symbols")[[[dt[sign], dd[words]] for sign, words in entries]]


def gallery(game: Game) -> Node:
    box = data.load(None)
    return [
        section(aria_labelledby="tiles-title")[
            h2("#tiles-title")[said("gallery-tiles")],
            div(".cards")[[tile_card(game, tile, face, box.texts) for tile in box.tiles for face in (0, 1)]],
        ],
        section(aria_labelledby="sides-title")[
            h2("#sides-title")[said("gallery-sides")],
            div(".sides")[[side_card(game, side, box.texts) for side in box.sides]],
        ],
        section(aria_labelledby="tokens-title")[
            h2("#tokens-title")[said("gallery-lid")],
            p[said("gallery-tokens", reds=box.reds, two=box.greys[0], three=box.greys[1], four=box.greys[2])],
        ],
    ]


def tile_card(game: Game, tile: Tile, face: int, texts: Texts) -> Element:
    space = tile.faces[face]
    rule = f"CAP-S{space:02d}"
    kind = "part" if TWO_PARTS[space] else "part note"
    return article(".card.parchment")[
        h3[named(naming.space(texts, space))],
        icon(space_icon(space), "emblem"),
        div(".rows")[[span(class_=kind)[row(words)] for words in space_rows(space)]],
        p[spoken(naming.printed(texts, space))],
        small[f"{tile.ident}{'ab'[face]} · ", rule_link(game.name, rule)],
    ]


def side_card(game: Game, side: Side, texts: Texts) -> Element:
    return article(".card.side.parchment")[
        h3[named(naming.side_name(side.name))],
        p(".numbers")[
            good("wood"),
            b[side.wood],
            good("gold"),
            b[side.gold],
            good("glory"),
            b[side.glory],
            good("helmet"),
            b[" ".join(map(str, side.helmets))],
        ],
        [
            div(".tier")[
                small[said("gallery-step", step=number, gold=side.costs[number - 1], helmets=side.needs[number - 1])],
                [
                    p[
                        icon(ability_icon(side.abilities[space])),
                        b[named(naming.ability(texts, side.abilities[space]))],
                        " ",
                        spoken(naming.ability_text(texts, side.abilities[space])),
                    ]
                    for space in column
                ],
            ]
            for number, column in enumerate(tiers(side)[1:-1], start=1)
        ],
        small[
            said("gallery-throne", gold=side.costs[3], helmets=side.needs[3]),
            " · ",
            rule_link(game.name, f"CAP-{side.ident}"),
        ],
    ]
