"""The words of the pages themselves: lobby, forms, tools around a table. What a game says comes as messages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from meadhall.engine.language import entry, furnish, reader, reading
from meadhall.web.html import Node

ROOM = "web"
FOR_SCRIPTS = {  # the entries that the pages' scripts say by themselves, with the names of what they put in
    "copied": (),
    "refused": ("status",),
    "unreached": (),
    "rule": ("rule",),
    "unread": ("count",),
    "away": (),
    "watch": (),
    "skip": (),
    "later": (),
    "days": ("days", "hours"),
    "hours": ("hours", "minutes"),
    "seal-same": (),
    "seal-seen": (),
    "seal-worked": (),
    "seal-other": ("seal",),
    "seal-word": ("word",),
    "seal-promise": ("promise",),
    "seal-wrong": (),
}

EVERYWHERE = ("copied", "rule", "later")
MATCHES = ("table", "review")  # pages that say all of it

furnish(ROOM, resources.files("meadhall.web") / "languages")

_PLACE = re.compile("([\ue000-\uf8ff])")  # letters that no language has


def say(name: str, /, **args: object) -> str:
    """An entry of the pages' own words, for who reads the page."""
    return entry(ROOM, name, tuple(args.items()))


def around(name: str, /, *nodes: Node, **args: object) -> list[Node]:
    """An entry with elements in it, as a link or a strong name: `$one`, `$two`, each where the language puts it."""
    return woven(ROOM, name, nodes, args)


def woven(room: str, name: str, nodes: Sequence[Node], args: Mapping[str, object]) -> list[Node]:
    """The same for any room's entry."""
    places = {chr(0xE000 + at): node for at, node in enumerate(nodes)}
    inside = {**dict(zip(("one", "two", "three"), places)), **args}
    said = entry(room, name, tuple(inside.items()))
    return [places.get(part, part) for part in _PLACE.split(said) if part]


def as_heading(sentence: str) -> str:
    """The sentence where a heading stands: without its full stop."""
    return sentence.removesuffix(".")


def capital(words: str) -> str:
    """The words where a sentence or a line begins."""
    return words[:1].upper() + words[1:]


def progress_words(unit: str, number: int) -> str:
    """How far a game has come, as in "round 14"; a unit that has no words here is called as the game calls it."""
    known = unit in ("round", "month", "turn", "decision")
    return say(f"progress-{unit}", number=number) if known else f"{unit} {number}"


def for_scripts(kind: str) -> str:
    """What the scripts of such a page have to say, as JSON."""
    return _for_scripts(reader()[0], kind in MATCHES)


@cache
def _for_scripts(tag: str, of_match: bool) -> str:
    with reading(tag):
        said = {
            name: say(f"script-{name}", **{one: f"{{{one}}}" for one in inside})
            for name, inside in FOR_SCRIPTS.items()
            if of_match or name in EVERYWHERE
        }
    return json.dumps(said, ensure_ascii=False)
