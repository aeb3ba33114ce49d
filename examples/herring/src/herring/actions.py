"""What the action numbers mean: a verb and the number of a boat, gapless from 0."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Verb, Verbs
from meadhall.engine.action import ENDS

BOATS: Final = 30  # in the box, numbered 1 to 30

ROW: Final = 0  # out with the boat of number ROW + boat - 1
MEND: Final = ROW + BOATS  # give that boat up for one from the shed
STAY: Final = MEND + BOATS

VERBS: Final = Verbs([Verb(ROW, BOATS, "row"), Verb(MEND, BOATS, "mend"), Verb(STAY, 1, "stay", ENDS)])
