"""The end of the night: who won and how, and what everybody had to drink."""

from __future__ import annotations

from meadhall.games.beer import naming
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import disc, gem, mug, valhalla_icon
from meadhall.web.boards.beer.words import named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, h3, header, li, ol, p, section, small, span
from meadhall.web.icons import icon


def finale(at: Seen) -> Element:
    table = at.table
    scores = table.scores()
    order = sorted(range(table.setting.seats), key=lambda seat: (seat not in table.winners, -scores[seat], seat))
    team = table.team_drinks()
    return section("#finale.finale", aria_labelledby="finale-title", tabindex="0")[
        header[
            mug(0, 0, True),
            div[h3("#finale-title")[said("board-mug-empty")], p[how(at)]],
        ],
        ol[
            [
                _standing(
                    seat,
                    at.page.seats[seat].name,
                    named(naming.board(table.players[seat].board)),
                    seat in table.winners,
                    table.players[seat].state,
                    table.players[seat].beers,
                    table.players[seat].sakes,
                    team,
                    tuple(
                        (named(naming.valhalla(card)), valhalla_icon(card.ident))
                        for number, card in enumerate(table.box.valhalla)
                        if table.players[seat].has(number)
                    ),
                )
                for seat in order
            ]
        ],
    ]


def how(at: Seen) -> str:
    """What decided it."""
    table = at.table
    rule = at.page.result.rule if at.page.result is not None else ""
    if not table.winners:
        return ""
    if table.players[table.winners[0]].state == SPIRIT:
        return said("board-won-spirits")
    reasons = {"BEER-SD-5": "kinds", "BEER-SD-7": "warriors", "BEER-SD-10": "life"}
    return said(f"board-won-{reasons.get(rule, 'drinks')}")


@drawn
def _standing(
    seat: int,
    name: str,
    board: str,
    won: bool,
    state: int,
    beers: int,
    sakes: int,
    team: int,
    gifts: tuple[tuple[str, str], ...],
) -> Element:
    total = beers + sakes
    return li(
        f"#seat-{seat}", class_=f"standing s{seat}" + (" won" if won else "") + (" spirit" if state == SPIRIT else "")
    )[
        span(".who")[disc(seat), span[h3[name], small[_what(board, state)]]],
        span(".had", role="img", aria_label=said("all-of", things=naming.drinks(beers, sakes)))[
            [gem(0)] * beers, [gem(1)] * sakes
        ],
        span(".gifts")[
            [span(".leaf", data_tip=said("will-say", words=called))[icon(sign, label=called)] for called, sign in gifts]
        ],
        b(".score")[total, small[_counted(total, state, team)]],
        icon("laurels", "wreath", said("board-winner")) if won else None,
    ]


def _what(board: str, state: int) -> str:
    if state == SPIRIT:
        return said("board-who-spirit", board=board)
    return said("board-who-out", board=board) if state == OUT else board


def _counted(total: int, state: int, team: int) -> Node:
    if state == SPIRIT and team != total:
        return said("board-team-has", team=team)
    return said("unit-drinks", count=total)
