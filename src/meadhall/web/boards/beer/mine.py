"""The seat in front: the same things as on the others' boards, side by side."""

from __future__ import annotations

from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.web.boards.beer import spirit, warrior
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.rivals import heading
from meadhall.web.boards.beer.words import said
from meadhall.web.html import Element, Node, div, section


def area(at: Seen) -> Element:
    seat = at.focus
    info = at.page.seats[seat]
    player = at.table.players[seat]
    ghost = player.state == SPIRIT
    struck = at.attack is not None and at.attack.target == seat
    return section(
        "#mine",
        class_={
            "mine": True,
            f"s{seat}": True,
            "parchment": not ghost,
            "spirit-board": ghost,
            "asked": info.thinking,
            "struck": struck,
        },
        aria_label=said("board-of", seat=at.table.who(seat)),
    )[heading(at, info), _inside(at, seat)]


def _inside(at: Seen, seat: int) -> Node:
    state = at.table.players[seat].state
    if state == OUT:
        return div(".gone")[said("board-eliminated")]
    if state == SPIRIT:
        return spirit.board(at, seat)
    return [
        div(".piles", data_piece="life")[warrior.piles(at, seat)],
        div(".things")[
            div(".shelf")[warrior.tiles(at, seat), div(".gifts")[warrior.valhalla(at, seat)]],
            warrior.power(at, seat),
        ],
    ]
