"""Which releases of Python a hall that strangers reach should run on.

What the hall itself can guard against, it does; these are the first releases of each line in which the standard library
is mended where strangers come near it: cookies (CVE-2024-7592), what is sent to slow readers (CVE-2024-12254), and
brackets in addresses (CVE-2025-0938).
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.language import spoken
from meadhall.server.words import say

SAFE: Final = {(3, 11): 12, (3, 12): 9, (3, 13): 2}  # and all of 3.14


def advice(version: tuple[int, int, int]) -> str:
    """What to say on opening the hall with this Python; nothing if all is well.

    >>> advice((3, 13, 2))
    ''
    """
    major, minor, patch = version
    least = SAFE.get((major, minor), 0)
    if patch >= least:
        return ""
    return spoken(say("old-python", this=f"{major}.{minor}.{patch}", safe=f"{major}.{minor}.{least}"))
