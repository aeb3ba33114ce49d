"""The symbols of Bottlecap Vikings: goods, gain and loss, tokens."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, path, span, svg
from meadhall.web.icons import icon

GOODS = {
    "wood": "log",
    "gold": "two-coins",
    "glory": "laurels",
    "damage": "feathered-wing",
    "helmet": "elf-helmet",
    "helmets": "elf-helmet",
    "hut": "hut",
}


@cache
def _looks() -> dict[str, Any]:
    file = resources.files(__package__) / "looks.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def space_icon(space: int) -> str:
    name: str = _looks()["space"][f"S{space:02d}"]["icon"]
    return name


def space_rows(space: int) -> list[str]:
    rows: list[str] = _looks()["space"][f"S{space:02d}"]["rows"]
    return rows


def ability_icon(ability: int) -> str:
    name: str = _looks()["ability"][f"A{ability:02d}"][0]
    return name


def ability_word(ability: int) -> str:
    """One word for a phone."""
    word: str = _looks()["ability"][f"A{ability:02d}"][1]
    return word


@drawn
def triangle(up: bool) -> Element:
    """Gain points up, loss down."""
    shape = "M5,0L10,9H0Z" if up else "M0,0H10L5,9Z"
    return svg(class_="tri gain" if up else "tri loss", viewBox="0 0 10 9", aria_hidden="true")[path(d=shape)]


def good(name: str) -> Node:
    return icon(GOODS[name], f"ware-{name.removesuffix('s')}")


@drawn
def row(words: str) -> Element:
    """A line of a tile: '-1 wood -3 damage' with its symbols."""
    return span(".row")[[_word(word) for word in words.split(" ")]]


def _word(word: str) -> Node:
    if word in GOODS:
        return good(word)
    if word[0] in "+-" and len(word) > 1:
        rest = word[1:]
        return [triangle(word[0] == "+"), good(rest) if rest in GOODS else span[rest]]
    return span[word]


@drawn
def token(colour: str) -> Element:
    """A Valkyrie token: red, grey, or the outline of one that is not there."""
    return span(class_=f"token {colour}", aria_hidden="true")[icon("feathered-wing")]
