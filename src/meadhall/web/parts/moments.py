"""The moment of winning, as the bar and the title of the page tell it."""

from __future__ import annotations

from meadhall.engine.message import Listing
from meadhall.web.model import TablePage
from meadhall.web.words import say


def won(page: TablePage) -> bool:
    """Is the viewer among the winners, at the table itself?"""
    return page.result is not None and page.replay is None and page.viewer_seat in page.result.winners


def you_win(page: TablePage) -> str:
    """Said to a winner; all who share it are named."""
    assert page.result is not None
    others: list[object] = [page.seats[seat].name for seat in page.result.winners if seat != page.viewer_seat]
    return say("you-win-with", names=Listing(others)) if others else say("you-win")
