"""Drakkar on the table: the others with their ships, the cards of this turn, and your own ship, Quest and hand."""

from __future__ import annotations

from dataclasses import replace

from meadhall.engine.language import NOBODY, reader, reading
from meadhall.games.drakkar.actions import COMMIT, VERBS
from meadhall.web.boards.drakkar import bargain, brawl, finale, hand, mine, rivals, turn
from meadhall.web.boards.drakkar.box import EMBLEM, MARKS, picture
from meadhall.web.boards.drakkar.gallery import gallery, legend
from meadhall.web.boards.drakkar.phase import Phase, Seen, progress, seen
from meadhall.web.boards.drakkar.saying import said
from meadhall.web.boards.drakkar.symbols import definitions
from meadhall.web.html import Node, div, h2
from meadhall.web.model import OptionInfo, TablePage
from meadhall.web.parts.options import listed

__all__ = ["EMBLEM", "MARKS", "called", "draw", "gallery", "legend", "picture", "progress"]


def draw(page: TablePage) -> Node:
    with reading(reader()[0], NOBODY if page.viewer_seat is None else page.viewer_seat):
        return board(page)


def board(page: TablePage) -> Node:
    at = seen(page)
    seats = at.table.setting.seats
    if at.phase is Phase.BRAWL:
        inside: Node = [brawl.piles(at), quests_before(at)]
    elif at.phase is Phase.OVER:
        inside = finale.finale(at)
    else:
        others = [(at.focus + step) % seats for step in range(1, seats)]
        inside = [
            div(class_=f"others of-{seats - 1}")[[rivals.rival(at, page.seats[seat]) for seat in others]],
            mine.choice(at) if at.phase is Phase.QUESTS else [mine.quest(at), mine.area(at)],
            turn.centre(at),
            below(at),
        ]
    return div("#board", class_=f"board drk drk-board in-{at.phase.value}")[
        h2(".unseen")[said("board-table")], definitions(), inside, options(at)
    ]


def below(at: Seen) -> Node:
    """What lies at the lower edge: the hand; the bargain when all hands are empty."""
    if at.phase is Phase.SAIL:
        return bargain.market(at)
    if not at.table.villages[at.focus].left:
        return hand.discards(at.table)
    return hand.hand(at)


def quests_before(at: Seen) -> Node:
    """With the Quests dealt before the Brawl, yours is known already."""
    return mine.quest(at) if at.table.quest(at.focus) is not None else None


def called(page: TablePage, option: OptionInfo) -> str:
    return option.label


def options(at: Seen) -> Node:
    """The list; cards that were played already are dim in the hand and need no line each."""
    rest = [one for one in at.page.refused if not VERBS.has(COMMIT, one.action)]
    page = at.page if at.phase is not Phase.LAY else replace(at.page, refused=rest)
    return listed(page)
