"""The signs of Bottlecap Vikings: goods, damage and helmets in one character, always beside a number or a word."""

from __future__ import annotations

import re
from typing import Final

from meadhall.cli.canvas import Piece
from meadhall.cli.theme import BLOOD, GOLD, GREY
from meadhall.engine.language import spoken
from meadhall.engine.message import Named
from meadhall.games.bottlecap import naming

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
IN_SIGNS: Final[dict[str, object]] = {
    "wood": WOOD,
    "gold": COIN,
    "glory": GLORY,
    "damage": DAMAGE,
    "helmet": HELMET,
}
_SIGN: Final = re.compile("([" + "".join(STYLES) + "])")

_APART: Final = re.compile("(?<=[0-9X]) (?=[" + "".join(STYLES) + "])")


def said(name: str, **args: object) -> str:
    """An entry of the game's own words."""
    return spoken(naming.say(name, **args))


def named(thing: Named) -> str:
    return said("name", thing=thing)


def close(text: str) -> str:
    """The text with each sign close to its number.

    >>> close("-1 ◆ -2 ♣: +1 ★")
    '-1◆ -2♣: +1★'
    """
    return _APART.sub("", text)


def legend() -> str:
    return said("screen-legend", **IN_SIGNS, red=RED, grey=PALE, throne=THRONE)


def pieces(text: str, style: str = "") -> list[Piece]:
    """The text with each sign in its own colour."""
    return [(part, STYLES.get(part, style)) for part in _SIGN.split(text) if part]
