"""Who goes by keys is told what each piece is and does, as who points at it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from meadhall import bots
from meadhall.play import new_match
from meadhall.testing.browsing import WIDE, opened
from meadhall.web import pages

HERE = "[document.activeElement.tagName, document.getElementById('tip').hidden ? '' : tip.innerText]"
STOPS = 150  # more than any of these tables has

PIECES = {
    "bottlecap": (
        "The helper:",
        "The red line:",
        "Ship of Astrid:",
        "Ship of Bjorn:",
        "2 damage: 2 gold. 3 damage: 1 glory. 4+ damage: 1 glory and 2 gold.",
        "Step 1 of 4:",
        "wins at once",
        "Glory:",
        "Damage:",
    ),
    "drakkar": (
        "Bjorn: Ship:",
        "The Earl:",
        "What your ship sails for",
        "Bow and Stern:",
        "What you take from the stacks",
        "Strength: all helmets on board",
        "Each token is a point",
        "Points: each token counts 1",
        "Tokens that are left",
        "Quests in the deck",
    ),
}


@pytest.mark.parametrize("game", PIECES)
def test_every_piece_explains_itself_to_who_goes_by_keys(browser: Browser, site: Any, show: Any, game: str) -> None:
    match = new_match(game, ["you"] * 3, seed=4, names=["Astrid", "Bjorn", "Canute"])
    chooser = bots.bot("greedy", 4)
    while len(match.made) < 12:
        seat = match.deciders()[0]
        match.act(seat, chooser.choose(match.view(seat)))
    site.pages["/keys"] = pages.table(show(match))
    page = opened(browser, f"{site.address}/keys", WIDE, moves=False, scenes=False)
    heard = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        tag, said = page.evaluate(HERE)
        if tag == "BODY":  # once round
            break
        heard.append(" ".join(said.split()))
    missing = [words for words in PIECES[game] if not any(words in said for said in heard)]
    assert not missing, heard
    page.close()
