"""Bottlecap Vikings: whatever can be chosen lies on the table as well, but for being done."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.games.bottlecap.actions import AMOUNT, COPY, DONE, FINISH, USE
from meadhall.play import new_match
from meadhall.web import pages
from meadhall.web.boards.bottlecap.city import _placed
from meadhall.web.model import OptionInfo

ONLY_IN_WORDS = {DONE, FINISH, AMOUNT}  # to pass, to end one's turn, to trade nothing at all


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_asked_in_random_games_has_its_place_on_the_table(show: Any, seed: int) -> None:
    options = {"city": ("unique", "choose")[seed % 2], "trade_min": 0}
    match = new_match("bottlecap", ["you"] * 3, seed=seed, options=options)
    missing: dict[int, str] = {}
    seen: set[int] = set()
    while not match.over and match.table.decisions < 220:
        seat = match.deciders()[0]
        table = match.table
        asked = [action for action in table.options(seat) if action not in seen]
        if asked:
            page = show(match, seat)
            places = {int(one) for one in re.findall(r'data-place="(\d+)"', pages.table_fragment(page))}
            for one in page.options:
                if one.action not in places and one.action not in ONLY_IN_WORDS and not in_hand_of_others(one.action):
                    missing[one.action] = one.label
            seen.update(asked)
        choices = table.options(seat)
        match.act(seat, choices[(table.decisions * 7 + seed) % len(choices)])
    assert missing == {}
    assert len(seen) > 20


def in_hand_of_others(action: int) -> bool:
    """An ability that is copied may be on no card in front of the viewer."""
    return COPY <= action < COPY + 34


def test_abilities_that_can_be_used_or_copied_lie_on_the_city() -> None:
    use = {USE: OptionInfo(action=USE, label="", key="1")}
    assert _placed(2, 4, "own", use) == (USE, "1")
    assert _placed(2, 4, "far", use) == (None, "")
    copy = {COPY + 7: OptionInfo(action=COPY + 7, label="", key="3")}
    assert _placed(7, 7, "far", copy) == (COPY + 7, "3")
