"""Beer & Vikings on the table: the circle in the middle, boards around it, your own board and hand in front."""

from __future__ import annotations

from meadhall.web.boards.beer import choosing, circle, defending, finale, hand, mine, panel, rivals
from meadhall.web.boards.beer.box import EMBLEM, FIGHTS, MARKS, picture
from meadhall.web.boards.beer.gallery import gallery, legend
from meadhall.web.boards.beer.goal import goal
from meadhall.web.boards.beer.phase import CROWD, Seen, progress, seen
from meadhall.web.boards.beer.stage import stage
from meadhall.web.boards.beer.standings import beside
from meadhall.web.boards.beer.symbols import definitions
from meadhall.web.boards.beer.words import said
from meadhall.web.html import Element, Node, div, h2, input, label, span
from meadhall.web.model import TablePage

__all__ = ["EMBLEM", "FIGHTS", "MARKS", "beside", "draw", "gallery", "goal", "legend", "picture", "progress", "stage"]


def draw(page: TablePage) -> Node:
    at = seen(page)
    return div("#board", class_=f"board bv bv-board {_size(at)}")[
        h2(".unseen")[said("board-table")],
        definitions(),
        [finale.finale(at), options(at)] if at.table.over else laid_out(at),
    ]


def _size(at: Seen) -> str:
    if at.table.over:
        return "in-over"
    seats = at.table.setting.seats
    return f"seats-{seats} " + ("full" if seats < CROWD else "crowd" if seats <= 8 else "crowd throng")


def laid_out(at: Seen) -> Node:
    """The next clockwise sits on the left, at the bottom; so it goes round."""
    seats = at.table.setting.seats
    others = [(at.focus + step) % seats for step in range(1, seats)]
    half = len(others) // 2
    boards = [rivals.rival(at, at.page.seats[seat]) for seat in others]
    return [
        div(class_=f"flank left of-{half}")[boards[:half][::-1]],
        circle.the_circle(at),
        div(class_=f"flank right of-{len(others) - half}")[boards[half:]],
        mine.line(at),
        mine.area(at),
        sheet(at),
    ]


def sheet(at: Seen) -> Element:
    """Hand and question. On a phone it lies within reach of the thumb and folds to one line; that answers nothing."""
    folded = at.page.decision if at.page.yours else said("board-hand", seat=at.table.who(at.focus))
    return div("#ask", class_="ask-sheet yours" if at.page.yours else "ask-sheet")[
        input("#fold", class_="turn unseen", type="checkbox", aria_label=said("sheet-fold")),
        label(".handle", for_="fold", aria_hidden="true")[span(".grip"), span(".folded")[folded]],
        div(".sheet-inside")[hand.hand(at), options(at)],
    ]


def options(at: Seen) -> Node:
    """What can be chosen: in one's own turn and under a blow by the card that is selected, else as a list."""
    if choosing.is_choosing(at):
        return choosing.choose(at)
    return defending.defend(at) if defending.is_defending(at) else panel.plain(at)
