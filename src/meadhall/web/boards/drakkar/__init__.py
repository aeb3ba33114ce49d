"""Drakkar on the table: the others with their ships, the cards of this turn, and your own ship, Quest and hand."""

from __future__ import annotations

from dataclasses import replace

from meadhall.games.drakkar.actions import COMMIT, VERBS
from meadhall.web.boards.drakkar import bargain, brawl, choosing, finale, hand, mine, months, reveal, rivals, turn
from meadhall.web.boards.drakkar.box import EMBLEM, FIGHTS, MARKS, picture
from meadhall.web.boards.drakkar.gallery import gallery, legend
from meadhall.web.boards.drakkar.ledger import beside
from meadhall.web.boards.drakkar.phase import Phase, Seen, goal, progress, seen
from meadhall.web.boards.drakkar.symbols import definitions
from meadhall.web.boards.drakkar.words import said
from meadhall.web.html import Node, div, h2
from meadhall.web.model import BeatInfo, TablePage
from meadhall.web.parts.options import listed

__all__ = ["EMBLEM", "FIGHTS", "MARKS", "beside", "draw", "gallery", "goal", "legend", "picture", "progress", "stage"]


def draw(page: TablePage) -> Node:
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


def stage(page: TablePage, beat: BeatInfo) -> Node:
    """The shout, the reveal card by card, and the end of a month."""
    at = seen(page)
    if beat.kind == "shouted":
        return brawl.shouted(at, beat)
    if beat.kind in months.KINDS:
        return months.stage(at, beat)
    return reveal.stage(at, beat)


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


def options(at: Seen) -> Node:
    """The list; in its place the card that is selected, when one is to be laid."""
    if at.phase is not Phase.LAY:
        return listed(at.page)
    if hand.is_choosing(at):
        return choosing.choose(at)
    if at.yours and hand.laid_card(at.table, at.focus) >= 0:
        return choosing.lies(at)
    return listed(replace(at.page, refused=[one for one in at.page.refused if not VERBS.has(COMMIT, one.action)]))
