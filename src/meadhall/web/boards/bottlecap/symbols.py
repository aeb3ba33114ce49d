"""The symbols of Bottlecap Vikings: goods, gain and loss, tokens."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from meadhall.engine.message import Named, slug
from meadhall.games.bottlecap import data
from meadhall.games.bottlecap.naming import ROOM
from meadhall.web.boards.bottlecap.words import named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, path, span, svg
from meadhall.web.icons import icon

GOODS = {
    "wood": "log",
    "gold": "two-coins",
    "glory": "laurels",
    "damage": "feathered-wing",
    "helmet": "elf-helmet",
    "hut": "hut",
}

# Where a symbol stands in a line of words: a letter of its own that no language has.
SIGNS: Final[dict[str, object]] = {name: chr(0xE000 + number) for number, name in enumerate((*GOODS, "up", "down"))}
NAMES: Final = {str(sign): name for name, sign in SIGNS.items()}
BETWEEN: Final = re.compile(f"([{''.join(NAMES)}])")


@cache
def _looks() -> dict[str, Any]:
    file = resources.files(__package__) / "looks.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def space_icon(space: int) -> str:
    name: str = _looks()["space"][f"S{space:02d}"]["icon"]
    return name


def space_rows(space: int) -> list[str]:
    """The lines of a tile, each a text with signs in it, for `row` to draw."""
    name = slug(data.load(None).texts.spaces[space])
    lines: int = _looks()["space"][f"S{space:02d}"]["rows"]
    return [said(f"row-{number}-{name}", **SIGNS) for number in range(1, lines + 1)]


def ability_icon(ability: int) -> str:
    name: str = _looks()["ability"][f"A{ability:02d}"][0]
    return name


def ability_word(ability: int) -> str:
    """One word for a phone."""
    word: str = _looks()["ability"][f"A{ability:02d}"][1]
    return named(Named(ROOM, f"word-{slug(data.load(None).texts.abilities[ability])}", word))


@drawn
def triangle(up: bool) -> Element:
    """Gain points up, loss down."""
    shape = "M5,0L10,9H0Z" if up else "M0,0H10L5,9Z"
    return svg(class_="tri gain" if up else "tri loss", viewBox="0 0 10 9", aria_hidden="true")[path(d=shape)]


def good(name: str) -> Node:
    return icon(GOODS[name], f"ware-{name}")


@drawn
def row(words: str) -> Element:
    """A line of a tile, with its symbols."""
    shown: list[Node] = []
    for piece in BETWEEN.split(words):
        if piece in NAMES:
            name = NAMES[piece]
            shown.append(triangle(name == "up") if name in ("up", "down") else good(name))
        elif piece.strip():
            shown.append(span[piece.strip()])
    return span(".row")[shown]


@drawn
def token(colour: str) -> Element:
    """A Valkyrie token: red, grey, or the outline of one that is not there."""
    return span(class_=f"token {colour}", aria_hidden="true")[icon("feathered-wing")]
