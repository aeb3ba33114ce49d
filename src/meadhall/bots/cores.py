"""Thinking on several cores: each part of a search grows a tree of its own, and the counts at their roots add up.

A part follows from its own seed, so the sum is the same whether the parts think side by side or one after the other.
The other parts think in forked children: a fork sees the view as it is, so nothing has to be written down for it.
Where there is no fork, they think here.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from typing import TYPE_CHECKING

from meadhall.bots.tree import Arms

if TYPE_CHECKING:
    from meadhall.bots.search import Search
    from meadhall.engine.view import View

Counts = list[list[float]]  # for each option: action, visits, how often available, total


def think_together(parts: list[Search], view: View) -> Arms:
    """What all parts together have found out about the options of the view."""
    children = [_send_out(part, view) for part in parts[1:]] if hasattr(os, "fork") else []
    found = [count(parts[0], view)]
    for at in range(1, len(parts)):
        told = _fetch(children[at - 1][0], children[at - 1][1]) if children else None
        found.append(count(parts[at], view) if told is None else told)
    total = Arms(view.seat)
    for counts in found:
        for action, visits, available, worth in counts:
            slot = total.slot(int(action))
            total.visits[slot] += int(visits)
            total.available[slot] += int(available)
            total.total[slot] += worth
    return total


def count(part: Search, view: View) -> Counts:
    """Let a part of the search think, and count at its root."""
    arms = part.think(view).arms_of(view.seat)
    return [
        [float(action), float(arms.visits[slot]), float(arms.available[slot]), arms.total[slot]]
        for slot, action in enumerate(arms.actions)
    ]


def _send_out(part: Search, view: View) -> tuple[int, int]:
    """A child that thinks for the part: its number, and the pipe on which it will tell."""
    if sys.platform == "win32":
        raise OSError("there is no fork here")
    ears, mouth = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of forks beside threads: the child only counts
        child = os.fork()
    if child:
        os.close(mouth)
        return child, ears
    try:
        os.close(ears)
        told = json.dumps(count(part, view)).encode()
        while told:
            told = told[os.write(mouth, told) :]
    finally:
        os._exit(0)


def _fetch(child: int, ears: int) -> Counts | None:
    """What the child has found out, or None if it came to harm."""
    heard = b""
    while True:
        piece = os.read(ears, 65536)
        if not piece:
            break
        heard += piece
    os.close(ears)
    os.waitpid(child, 0)
    try:
        counts: Counts = json.loads(heard)
    except ValueError:
        return None
    return counts
