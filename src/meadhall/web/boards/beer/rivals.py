"""The others' boards, full or small: everything that one asks all the time, and everything that can be chosen there."""

from __future__ import annotations

from meadhall.games.beer import naming
from meadhall.games.beer.actions import HAUNT, SEAT, TARGET
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.web.boards.beer import spirit, warrior
from meadhall.web.boards.beer.phase import Seen, doing
from meadhall.web.boards.beer.symbols import back_of, backs, disc, drink_total
from meadhall.web.boards.beer.words import named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, div, h3, header, p, section, small, span
from meadhall.web.model import SeatInfo, bot_title


def rival(at: Seen, info: SeatInfo) -> Element:
    seat = info.number
    player = at.table.players[seat]
    aimed = next((one for one in (TARGET + seat, SEAT + seat, HAUNT + seat) if one in at.options), None)
    attack = at.attack
    return section(
        f"#seat-{seat}",
        class_={
            "rival": True,
            f"s{seat}": True,
            "parchment": player.state != SPIRIT,
            "spirit-board": player.state == SPIRIT,
            "out": player.state == OUT,
            "asked": info.thinking,
            "active": seat == at.table.active and at.table.turns > 0,
            "aimed": aimed is not None,
            "striking": attack is not None and attack.source == seat,
            "away": info.absent or not info.online,
        },
        tabindex="0",
        aria_label=info.name,
        data_also=aimed,
    )[
        heading(at, info),
        contents(at, seat),
    ]


def contents(at: Seen, seat: int) -> Node:
    player = at.table.players[seat]
    if player.state == OUT:
        return p(".gone")[said("board-eliminated")]
    if player.state == SPIRIT:
        return spirit.board(at, seat)
    return [
        div(".piles")[warrior.piles(at, seat), warrior.valhalla(at, seat)],
        warrior.tiles(at, seat),
        warrior.power(at, seat),
    ]


def heading(at: Seen, info: SeatInfo) -> Element:
    """Who it is, the hand as all see it, and the drinks."""
    seat = info.number
    player = at.table.players[seat]
    hand = None if player.state != 1 else backs(tuple(back_of(at.table.box, card) for card in player.hand))
    team = at.table.team_drinks() if player.state == SPIRIT and len(at.table.spirits()) > 1 else -1
    bot = info.bot if info.kind != "open" else None
    return header[
        disc(seat),
        div(".named")[
            div(".name-line")[
                h3[info.name],
                small(".level", data_tip=info.presence)[info.presence if bot is None else bot_title(bot)]
                if info.presence
                else None,
            ],
            span(".sub")[_sub(named(naming.board(player.board)), doing(at, info), player.state), hand],
        ],
        drink_total(player.beers, player.sakes, team) if player.state != OUT else None,
    ]


@drawn
def _sub(board: str, status: str, state: int) -> Node:
    who = said("board-loki") if state == SPIRIT else said("board-out") if state == OUT else board
    return [
        small(".board-name", data_tip=who)[who],
        span(".status")[status] if status else None,
    ]
