"""The signs of Bottlecap Vikings: goods, damage and helmets in one character, always beside a number or a word."""

from __future__ import annotations

import re
from typing import Final

from meadhall.cli.canvas import Piece
from meadhall.cli.theme import BLOOD, GOLD, GREY

WOOD: Final = "♣"
COIN: Final = "◆"
GLORY: Final = "★"
DAMAGE: Final = "✖"
HELMET: Final = "◓"
HELPER: Final = "☼"
HUT: Final = "⌂"
THRONE: Final = "♛"
RED: Final = "●"
PALE: Final = "○"

STYLES: Final = {
    WOOD: "#c98a4b",
    COIN: GOLD,
    GLORY: "#b98be0",
    DAMAGE: BLOOD,
    HELMET: GREY,
    THRONE: GOLD,
    HELPER: GOLD,
    RED: BLOOD,
    PALE: GREY,
}
_NAMES: Final = {"wood": WOOD, "gold": COIN, "glory": GLORY, "damage": DAMAGE, "helmet": HELMET, "helmets": HELMET}
_WORD: Final = re.compile(r"(?<=[0-9X]) (wood|gold|glory|damage|helmets?)\b|\b(wood|gold|glory|damage|helmets?)\b")
_SIGN: Final = re.compile("([" + "".join(STYLES) + "])")

LEGEND: Final = (
    f"{WOOD} wood  {COIN} gold  {GLORY} glory  {HELMET} helmet  {DAMAGE} damage {RED} red {PALE} grey  {THRONE} throne"
)


def signed(words: str) -> str:
    """The words with a sign in the place of each thing that has one.

    >>> signed("-1 gold -2 wood: +1 glory")
    '-1◆ -2♣: +1★'
    """
    return _WORD.sub(lambda found: _NAMES[found[1] or found[2]], words)


def pieces(text: str, style: str = "") -> list[Piece]:
    """The text with each sign in its own colour."""
    return [(part, STYLES.get(part, style)) for part in _SIGN.split(text) if part]
