"""The verbs of Drakkar: an action is one of these numbers plus its argument."""

from __future__ import annotations

from typing import Final

from meadhall.engine.action import ENDS, Verb, Verbs

SHOUT: Final = 0
CLAIM: Final = 1  # + pile
KEEP: Final = 7  # + Quest
COMMIT: Final = 31  # + 2 * card + side
COUNT: Final = 151
LOKI_TAKES: Final = 152  # + 4 * rival + kind of token, or 3 for whichever chance picks
STEAL: Final = 176  # + rival whose yellow card it is
USE: Final = 182
LEAVE: Final = 183
STORE: Final = 184  # + 0 discard the new card, 1 to 3 discard that cargo for it
ATTACK: Final = 188  # + rival
SPEARS: Final = 194  # + 0 spend none, 1 spend just enough
BOOTY: Final = 196  # + kind of token
LOSE: Final = 199  # + 0 a Spear, 1 to 3 that cargo
WRECK: Final = 203  # + rival
COVER: Final = 209  # + role of the end that the cargo covers: 0 Bow, 1 Stern
SINK: Final = 211  # + role of the end that goes down
BOARD: Final = 213
DROP: Final = 214
PASS: Final = 215
WITHDRAW: Final = 216
ACCEPT: Final = 217  # + the seat that made the offer
OFFER: Final = 223  # + partner
LEND: Final = 229  # + the lent cargo as bits
COUNT_OVER: Final = 237  # from here on: what only the hall itself does
LATE: Final = 238  # + seat
DAWDLE: Final = 244  # + seat
PAY: Final = 250  # + number of the payment

MOST_PAID: Final = 20  # tokens in one payment: more than anybody ever has to spare


def _payments() -> list[list[int]]:
    """Every payment of 1 to 20 tokens as [goats, weapons, gold], the small ones first."""
    found: list[list[int]] = []
    for total in range(1, MOST_PAID + 1):
        for goats in range(total, -1, -1):
            for weapons in range(total - goats, -1, -1):
                found.append([goats, weapons, total - goats - weapons])
    return found


PAYMENTS: Final = _payments()
UP_TO: Final = [(total + 1) * (total + 2) * (total + 3) // 6 - 1 for total in range(MOST_PAID + 1)]  # how many payments


def payment(goats: int, weapons: int, gold: int) -> int:
    """The number of a payment."""
    return PAYMENTS.index([goats, weapons, gold])


VERBS: Final = Verbs(
    [
        Verb(SHOUT, 1, "shout"),
        Verb(CLAIM, 6, "claim"),
        Verb(KEEP, 24, "keep"),
        Verb(COMMIT, 120, "commit"),
        Verb(COUNT, 1, "count"),
        Verb(LOKI_TAKES, 24, "loki takes"),
        Verb(STEAL, 6, "steal"),
        Verb(USE, 1, "use"),
        Verb(LEAVE, 1, "leave", ENDS),
        Verb(STORE, 4, "store"),
        Verb(ATTACK, 6, "attack"),
        Verb(SPEARS, 2, "spears"),
        Verb(BOOTY, 3, "booty"),
        Verb(LOSE, 4, "lose"),
        Verb(WRECK, 6, "wreck"),
        Verb(COVER, 2, "cover"),
        Verb(SINK, 2, "sink"),
        Verb(BOARD, 1, "board"),
        Verb(DROP, 1, "drop", ENDS),
        Verb(PASS, 1, "pass", ENDS),
        Verb(WITHDRAW, 1, "withdraw"),
        Verb(ACCEPT, 6, "accept"),
        Verb(OFFER, 6, "offer"),
        Verb(LEND, 8, "lend"),
        Verb(COUNT_OVER, 1, "count over"),
        Verb(LATE, 6, "late"),
        Verb(DAWDLE, 6, "dawdle"),
        Verb(PAY, len(PAYMENTS), "pay"),
    ]
)
