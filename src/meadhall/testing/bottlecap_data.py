"""Component files of Bottlecap Vikings that differ from ours in a few places: for tests, and as a pattern to follow."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from meadhall.games.bottlecap.data import own_components

Changes = Mapping[str, Any]


def changed_data(
    cap: Changes | None = None,
    tile: Mapping[str, Changes] | None = None,
    side: Mapping[str, Changes] | None = None,
) -> str:
    """The text of our own component file with these fields changed; tiles and sides are named by their id.

    >>> text = changed_data(cap={"line_after_side": 2}, side={"U1": {"glory": 12}})
    >>> "line_after_side = 2" in text, text.count("glory = 12")
    (True, 1)
    """
    ours = own_components()
    start = ours["cap"]["start"]
    plain_cap = {name: value for name, value in ours["cap"].items() if name != "start"} | dict(cap or {})
    sections = [_section("[cap]", plain_cap)]
    sections += [_section("[[cap.start]]", entry) for entry in plain_cap.pop("start", start)]
    for name, changes in (("tile", tile), ("side", side)):
        for entry in ours[name]:
            sections.append(_section(f"[[{name}]]", entry | dict((changes or {}).get(entry["id"], {}))))
    return "\n".join(sections)


def _section(head: str, fields: Changes) -> str:
    """Strings, numbers, truth values and lists are written alike in JSON and in TOML."""
    lines = [f"{name} = {json.dumps(value)}" for name, value in fields.items() if name != "start"]
    return "\n".join([head, *lines, ""])
