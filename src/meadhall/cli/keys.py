"""The keys of the terminal, and how they are listed: the same keys in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from meadhall.cli.theme import SOFT
from meadhall.cli.words import say

AT_A_TABLE: Final = ("number", "explain", "undo", "hint", "log", "rules", "leave")
IN_A_WINDOW: Final = ("pass", "pass-target", "pass-off")
IN_A_REPLAY: Final = ("on", "back", "jump", "eyes", "log", "end", "close")
BETWEEN: Final = " · "


def listed(keys: Sequence[str]) -> str:
    """What the keys do, one after the other."""
    return BETWEEN.join(say(f"key-{key}") for key in keys)


def legend(keys: Sequence[str], width: int) -> Text:
    """The same in lines that are no wider than that; no key is torn from what it does."""
    lines: list[str] = []
    for key in keys:
        words = say(f"key-{key}")
        if lines and cell_len(lines[-1] + BETWEEN + words) <= width:
            lines[-1] += BETWEEN + words
        else:
            lines.append(words)
    return Text("\n".join(lines), style=SOFT)
