"""All components of Bottlecap Vikings, and what its symbols mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.bottlecap import data
from meadhall.games.bottlecap.components import Side, Texts, Tile
from meadhall.games.bottlecap.steps.spaces import TWO_PARTS
from meadhall.web.boards.bottlecap.city import tiers
from meadhall.web.boards.bottlecap.symbols import ability_icon, good, row, space_icon, space_rows, token, triangle
from meadhall.web.html import Element, Node, article, b, dd, div, dl, dt, h2, h3, p, section, small, span
from meadhall.web.icons import icon
from meadhall.web.parts.frame import rule_link

if TYPE_CHECKING:
    from meadhall.engine.game import Game


def legend(game: Game) -> Node:
    entries: list[tuple[Node, str]] = [
        (good("wood"), "wood"),
        (good("gold"), "gold"),
        (good("glory"), "glory; the end of its meter is a throne"),
        (good("helmet"), "helmets: the marks that your glory has passed"),
        (good("damage"), "damage"),
        (good("hut"), "your hut climbs one step of the city"),
        (triangle(True), "gain"),
        (triangle(False), "lose or pay"),
        (span(".or-line"), "and/or: do either part, both or none"),
        (token("red"), "a red token; the fourth one calls the Valkyries"),
        (token("grey"), "a grey token"),
        (icon("viking-head"), "the helper on the cap"),
        (icon("crossed-axes"), "an attack: all ships there draw damage"),
    ]
    return dl(".symbols")[[[dt[sign], dd[words]] for sign, words in entries]]


def gallery(game: Game) -> Node:
    box = data.load(None)
    return [
        section(aria_labelledby="tiles-title")[
            h2("#tiles-title")["The eight tiles, both faces"],
            div(".cards")[[tile_card(game, tile, face, box.texts) for tile in box.tiles for face in (0, 1)]],
        ],
        section(aria_labelledby="sides-title")[
            h2("#sides-title")["The city sides"],
            div(".sides")[[side_card(game, side, box.texts) for side in box.sides]],
        ],
        section(aria_labelledby="tokens-title")[
            h2("#tokens-title")["In the lid"],
            p[
                f"{box.reds} red tokens, and {box.greys[0]}, {box.greys[1]} or {box.greys[2]} grey ones ",
                "for 2, 3 or 4 seats.",
            ],
        ],
    ]


def tile_card(game: Game, tile: Tile, face: int, texts: Texts) -> Element:
    space = tile.faces[face]
    rule = f"CAP-S{space:02d}"
    kind = "part" if TWO_PARTS[space] else "part note"
    return article(".card.parchment")[
        h3[texts.spaces[space]],
        icon(space_icon(space), "emblem"),
        div(".rows")[[span(class_=kind)[row(words)] for words in space_rows(space)]],
        p["; and/or ".join(texts.parts[space])],
        small[f"{tile.ident}{'ab'[face]} · ", rule_link(game.name, rule)],
    ]


def side_card(game: Game, side: Side, texts: Texts) -> Element:
    return article(".card.side.parchment")[
        h3[side.name],
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
                small[f"step {number}: {side.costs[number - 1]} gold, {side.needs[number - 1]} helmets"],
                [
                    p[
                        icon(ability_icon(side.abilities[space])),
                        b[texts.abilities[side.abilities[space]]],
                        " ",
                        texts.ability_texts[side.abilities[space]],
                    ]
                    for space in column
                ],
            ]
            for number, column in enumerate(tiers(side)[1:-1], start=1)
        ],
        small[
            f"step 4: {side.costs[3]} gold, {side.needs[3]} helmets: the throne · ",
            rule_link(game.name, f"CAP-{side.ident}"),
        ],
    ]
