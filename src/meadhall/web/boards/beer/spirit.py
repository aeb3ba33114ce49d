"""A Spirit's board: the backs in hand against the one on top of the pile, and what follows from it."""

from __future__ import annotations

from meadhall.games.beer import naming
from meadhall.games.beer.actions import COMMIT, KIND, VERBS
from meadhall.games.beer.components import BACK_NAMES
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import back, back_of, gem, press
from meadhall.web.boards.beer.words import around, named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, p, span
from meadhall.web.icons import icon


def board(at: Seen, seat: int) -> Node:
    table = at.table
    player = table.players[seat]
    top = table.top_back(player.kind)
    held = tuple(back_of(table.box, card) for card in player.hand)
    match = table.matches(seat, player.kind)
    names = tuple(named(naming.card(table, card)) if card >= 0 else "" for card in player.hand)
    return [
        _held(held, names, top, match),
        commits(at, seat),
        _says(top, match, table.team_drinks(), len(table.spirits())),
    ]


@drawn
def _held(held: tuple[int, ...], names: tuple[str, ...], top: int, match: int) -> Element:
    return div(".piles.haunting")[
        [
            span(class_="match" if kind == top else "miss", data_tip=said("will-say", words=name) if name else None)[
                back(kind), icon("check-mark", "fits", said("board-matches")) if kind == top else None
            ]
            for kind, name in zip(held, names)
        ],
        span(".tally")[
            around("board-tally", b[said("board-of-cards", count=match, all=len(held))], count=match)
            if held
            else said("board-no-cards")
        ],
    ]


@drawn
def _says(top: int, match: int, team: int, spirits: int) -> Element:
    elation = said(f"board-elation-{BACK_NAMES[top]}" if top >= 0 else "board-no-pile")
    return div(".says")[
        p[
            around("board-elation", b[said("board-elation-head")], what=elation),
            " ",
            around("board-torments", b[said("board-torment-head")], most=match),
        ],
        p(".more")[around("board-attacked", b[said("board-attacked-head")])],
        p(".more")[around("board-team", b[said("board-team-head")], count=team)] if spirits > 1 else None,
    ]


def commits(at: Seen, seat: int) -> Node:
    """How many matching cards go into a Torment; or which drink a Spirit loses."""
    if seat != at.page.viewer_seat:
        return None
    found = [one for action, one in at.options.items() if VERBS.has(COMMIT, action)]
    drinks = [at.options[KIND + kind] for kind in (0, 1) if KIND + kind in at.options]
    if not found and not drinks:
        return None
    return div(".commits")[
        [
            press(one.action, one.key, "verb", one.label, said("board-commit", count=one.action - COMMIT))
            for one in found
        ],
        [
            press(one.action, one.key, "verb", one.label, gem(one.action - KIND), " ", said("verb-lose"))
            for one in drinks
        ],
    ]
