"""The verbs of Bottlecap Vikings: an action is one of these numbers plus its argument."""

from __future__ import annotations

from typing import Final

from meadhall.engine.action import ENDS, Verb, Verbs

SIDE: Final = 0  # + 0 the common side of your card, 1 the unique one
PLACE: Final = 2  # + position
GOODS: Final = 10  # + how many of your goods of choice are gold
SAIL: Final = 15  # + distance
EXCHANGE: Final = 31  # + 2 * kind you take + kind you give, in passing
TAKE: Final = 35  # + kind, from a seat you attacked
GIVE: Final = 37  # + kind, back to it
UNDRAW: Final = 39  # + colour of a token just drawn that goes back
RETURN: Final = 41  # + number of red tokens among those you give back
USE: Final = 47  # + 0 A04, 1 A09, 2 A14, 3 A17
DONE: Final = 51
SWAP: Final = 52  # + position: its tile and the next one clockwise
PART: Final = 60  # + 0 or 1
FINISH: Final = 62
AMOUNT: Final = 63  # + how many goods you trade
STEP: Final = 79  # + city space
COPY: Final = 95  # + ability
DOUBLE: Final = 129  # + kind
ROTATE: Final = 131  # + the position that the helper will face

WOOD: Final = 0
GOLD: Final = 1

GREY: Final = 0
RED: Final = 1

VERBS: Final = Verbs(
    [
        Verb(SIDE, 2, "side"),
        Verb(PLACE, 8, "place"),
        Verb(GOODS, 5, "goods"),
        Verb(SAIL, 16, "sail"),
        Verb(EXCHANGE, 4, "exchange"),
        Verb(TAKE, 2, "take"),
        Verb(GIVE, 2, "give"),
        Verb(UNDRAW, 2, "undraw"),
        Verb(RETURN, 6, "return"),
        Verb(USE, 4, "use"),
        Verb(DONE, 1, "done"),
        Verb(SWAP, 8, "swap"),
        Verb(PART, 2, "part"),
        Verb(FINISH, 1, "finish", ENDS),
        Verb(AMOUNT, 16, "amount"),
        Verb(STEP, 16, "step"),
        Verb(COPY, 34, "copy"),
        Verb(DOUBLE, 2, "double"),
        Verb(ROTATE, 8, "rotate"),
    ]
)
