"""What can happen, with the names of the numbers; languages/*.ftl has the sentences, as `told-NAME`."""

from __future__ import annotations

from typing import Final

from meadhall.engine.event import DETAIL, GAIN, GREAT, HARM, HEADING, EventKind, EventKinds

MORNING: Final = 1
ROWED: Final = 2
CAUGHT: Final = 3
STUNG: Final = 4
MENDED: Final = 5
FETCHED: Final = 6
STAYED: Final = 7
WON: Final = 8

KINDS: Final = EventKinds(
    [
        EventKind(MORNING, "morning", "morning worth", weight=HEADING),
        EventKind(ROWED, "rowed", "boat to:seat"),
        EventKind(CAUGHT, "caught", "worth now", weight=GREAT, tone=GAIN),
        EventKind(STUNG, "stung", "lost now", weight=GREAT, tone=HARM),
        EventKind(MENDED, "mended", "boat"),
        EventKind(FETCHED, "fetched", secret="boat", tone=GAIN),  # which boat only its fisher sees
        EventKind(STAYED, "stayed", weight=DETAIL),
        EventKind(WON, "won", "herring", weight=GREAT, tone=GAIN),
    ],
    [],  # all fields are seats and counts
)
