"""What can happen in Drakkar, by number and with the names of its fields; languages/ has how it is told."""

from __future__ import annotations

from typing import Final

from meadhall.engine.event import DETAIL, GAIN, GREAT, HARM, HEADING, EventKind, EventKinds

MONTH: Final = 1
PILE_LAID: Final = 2
SHOUTED: Final = 3
BEATEN: Final = 4
CLAIMED: Final = 5
QUESTS_DEALT: Final = 6
QUEST_KEPT: Final = 7
TURN: Final = 8
COMMITTED: Final = 9
COUNTING: Final = 10
COUNT_ENDED: Final = 11
CAME_LATE: Final = 12
SAT_OUT: Final = 13
REVEALED: Final = 14
RESOLVING: Final = 15
FIZZLED: Final = 16
DROPPED: Final = 17
TOOK_TOKEN: Final = 18
SNATCHED: Final = 19
THREW_AWAY: Final = 20
PLACED: Final = 21
COMPLETED: Final = 22
STORED: Final = 23
ARMED: Final = 24
REPLACED: Final = 25
REMOVED: Final = 26
SPEAR_GONE: Final = 27
ATTACKED: Final = 28
SPENT: Final = 29
FOUGHT: Final = 30
BOARDED: Final = 31
COLLECTED: Final = 32
STACKS_SHORT: Final = 33
SANK: Final = 34
COVERED: Final = 35
QUEST_SHOWN: Final = 36
TEAM_UP_SIDE: Final = 37
QUEST_MET: Final = 38
IN_NEED: Final = 39
OFFERED: Final = 40
WITHDREW: Final = 41
LAPSED: Final = 42
PASSED: Final = 43
AGREED: Final = 44
LENT: Final = 45
PAID: Final = 46
MONTH_OVER: Final = 47
NEW_EARL: Final = 48
WON: Final = 49
QUEST_FAILED: Final = 50

ALL_EARS: Final = -1

# Why a card could not be played (FIZZLED, THREW_AWAY)
NO_LOOT: Final = 1
NOTHING_TO_STEAL: Final = 2
NO_VIKING: Final = 3
NO_SHIP: Final = 4
NO_OPEN_END: Final = 5
NO_PLACE: Final = 6
NO_PART: Final = 7
NO_CARRIER: Final = 8
NO_ROOM: Final = 9
UNWANTED: Final = 10
WHYS: Final = [
    "nothing",
    "no-loot",
    "nothing-to-steal",
    "no-viking",
    "no-ship",
    "no-open-end",
    "no-place",
    "no-part",
    "no-carrier",
    "no-room",
    "unwanted",
]

# Why a Spear is gone
LOOSE: Final = 0
AS_LOSS: Final = 1
SPENT_WHY: Final = 2
LOSSES: Final = ["loose", "loss", "spent"]

# How a token changed hands
BY_LOKI: Final = 0
BY_RAID: Final = 1
HOWS: Final = ["loki", "raid"]

# Where Loot comes from
SETUP: Final = 0
PILLAGE: Final = 1
QUEST: Final = 2
SOURCES: Final = ["setup", "pillage", "quest"]

KINDS: Final = EventKinds(
    [
        EventKind(MONTH, "month", "month", weight=HEADING),
        EventKind(PILE_LAID, "pile-laid", "pile:pile", secret="faces:face*", weight=DETAIL),
        EventKind(SHOUTED, "shouted"),
        EventKind(BEATEN, "beaten", "pile:pile quicker:seat", tone=HARM),
        EventKind(CLAIMED, "claimed", "pile:pile", secret="cards:card*"),
        EventKind(QUESTS_DEALT, "quests-dealt", secret="first:quest second:quest"),
        EventKind(QUEST_KEPT, "quest-kept", secret="kept:quest returned:quest"),
        EventKind(TURN, "turn", "turn", weight=HEADING),
        EventKind(COMMITTED, "committed", "first:flag", secret="card:card side"),
        EventKind(COUNTING, "counting"),
        EventKind(COUNT_ENDED, "count-ended", weight=DETAIL),
        EventKind(CAME_LATE, "came-late", "slot face:face", tone=HARM),
        EventKind(SAT_OUT, "sat-out", tone=HARM),
        EventKind(REVEALED, "revealed", "slot face:face"),
        EventKind(RESOLVING, "resolving", "face:face", weight=DETAIL),
        EventKind(FIZZLED, "fizzled", "face:face why:why", tone=HARM),
        EventKind(DROPPED, "dropped", "face:face"),
        EventKind(TOOK_TOKEN, "took-token", "victim:seat token:token how:how", tone=HARM),
        EventKind(SNATCHED, "snatched", "victim:seat face:face slot", tone=HARM),
        EventKind(THREW_AWAY, "threw-away", "face:face why:why", tone=HARM),
        EventKind(PLACED, "placed", "face:face"),
        EventKind(COMPLETED, "completed", "parts", weight=GREAT, tone=GAIN),
        EventKind(STORED, "stored", "face:face"),
        EventKind(ARMED, "armed"),
        EventKind(REPLACED, "replaced", "face:face gone:face"),
        EventKind(REMOVED, "removed", "face:face", tone=HARM),
        EventKind(SPEAR_GONE, "spear-gone", "loss:loss", tone=HARM),
        EventKind(ATTACKED, "attacked", "victim:seat attack defence"),
        EventKind(SPENT, "spent", "count strength"),
        EventKind(FOUGHT, "fought", "victim:seat attack defence"),  # Spears included
        EventKind(BOARDED, "boarded", "face:face strength won:flag"),
        EventKind(COLLECTED, "collected", "goats weapons gold source:source", tone=GAIN),
        EventKind(STACKS_SHORT, "stacks-short", "goats weapons gold", tone=HARM),
        EventKind(SANK, "sank", "victim:seat face:face", weight=GREAT, tone=HARM),
        EventKind(COVERED, "covered", "face:face"),
        EventKind(QUEST_SHOWN, "quest-shown", "quest:quest"),
        EventKind(TEAM_UP_SIDE, "team-up-side"),
        EventKind(QUEST_MET, "quest-met", "quest:quest", weight=GREAT, tone=GAIN),
        EventKind(IN_NEED, "in-need", "strength beer"),
        EventKind(OFFERED, "offered", "partner:seat payment:payment pays:flag"),
        EventKind(WITHDREW, "withdrew"),
        EventKind(LAPSED, "lapsed"),
        EventKind(PASSED, "passed", weight=DETAIL),
        EventKind(AGREED, "agreed", "helper:seat payment:payment", weight=GREAT),  # the seat is the captain's
        EventKind(LENT, "lent", "partner:seat card:face other:face"),  # other: -1 if it is one card
        EventKind(PAID, "paid", "helper:seat payment:payment"),
        EventKind(MONTH_OVER, "month-over", "month"),
        EventKind(NEW_EARL, "new-earl"),
        EventKind(WON, "won", "points", weight=GREAT, tone=GAIN),
        EventKind(QUEST_FAILED, "quest-failed", tone=HARM),
    ]
)
