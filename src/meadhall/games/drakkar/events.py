"""What can happen in Drakkar, by number and with the names of its fields; languages/ has how it is told."""

from __future__ import annotations

from typing import Final

from meadhall.engine.event import (
    COUNT,
    DETAIL,
    GAIN,
    GREAT,
    HARM,
    HEADING,
    JOINS,
    OPENS,
    SUFFERED,
    EventKind,
    EventKinds,
    FieldType,
)
from meadhall.games.drakkar.components import TOKENS
from meadhall.games.drakkar.shapes import DrakkarFace, DrakkarLoot

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
TURNED_UP: Final = 51
ABOARD: Final = 52

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

# What is shown to people as one thing: a card that is carried out with all that comes of it, all yellow cards together,
# a ship that sails with what it brings home.
KINDS: Final = EventKinds(
    [
        EventKind(MONTH, "month", "month", weight=HEADING),
        EventKind(PILE_LAID, "pile-laid", "pile:pile", secret="faces:face*", weight=DETAIL),
        EventKind(SHOUTED, "shouted", weight=GREAT),
        EventKind(BEATEN, "beaten", "pile:pile quicker:seat", tone=SUFFERED, beat=JOINS),
        EventKind(CLAIMED, "claimed", "pile:pile", secret="cards:card*", beat=JOINS),
        EventKind(QUESTS_DEALT, "quests-dealt", secret="first:quest second:quest", weight=DETAIL),
        EventKind(QUEST_KEPT, "quest-kept", secret="kept:quest returned:quest", weight=DETAIL),
        EventKind(TURN, "turn", "turn", weight=HEADING),
        EventKind(COMMITTED, "committed", "first:flag", secret="card:card side", weight=DETAIL),
        EventKind(COUNTING, "counting"),
        EventKind(COUNT_ENDED, "count-ended", weight=DETAIL),
        EventKind(CAME_LATE, "came-late", "slot face:face", tone=HARM),
        EventKind(SAT_OUT, "sat-out", tone=HARM),
        EventKind(TURNED_UP, "turned-up", "turn", weight=DETAIL, beat=OPENS),
        EventKind(REVEALED, "revealed", "slot face:face", beat=JOINS, news=False),
        EventKind(RESOLVING, "resolving", "face:face", weight=DETAIL, beat=OPENS),
        EventKind(FIZZLED, "fizzled", "face:face why:why", tone=HARM, beat=JOINS),
        EventKind(DROPPED, "dropped", "face:face", beat=JOINS),
        EventKind(TOOK_TOKEN, "took-token", "victim:seat token:token how:how", tone=HARM, beat=JOINS),
        EventKind(SNATCHED, "snatched", "victim:seat face:face slot", tone=HARM, beat=JOINS),
        EventKind(THREW_AWAY, "threw-away", "face:face why:why", tone=HARM, beat=JOINS),
        EventKind(ABOARD, "aboard", weight=DETAIL, beat=OPENS),
        EventKind(PLACED, "placed", "face:face", beat=JOINS),
        EventKind(COMPLETED, "completed", "parts", weight=GREAT, tone=GAIN, beat=JOINS),
        EventKind(STORED, "stored", "face:face", beat=JOINS),
        EventKind(ARMED, "armed", beat=JOINS),
        EventKind(REPLACED, "replaced", "face:face gone:face", beat=JOINS),
        EventKind(REMOVED, "removed", "face:face", tone=HARM, beat=JOINS),
        EventKind(SPEAR_GONE, "spear-gone", "loss:loss", tone=HARM, beat=JOINS),
        EventKind(ATTACKED, "attacked", "victim:seat attack defence", beat=JOINS),
        EventKind(SPENT, "spent", "count strength", beat=JOINS),
        EventKind(FOUGHT, "fought", "victim:seat attack defence", beat=JOINS),  # Spears included
        EventKind(BOARDED, "boarded", "face:face strength won:flag", beat=JOINS),
        EventKind(COLLECTED, "collected", "goats weapons gold source:source", tone=GAIN, beat=JOINS),
        EventKind(STACKS_SHORT, "stacks-short", "goats weapons gold", tone=HARM, beat=JOINS),
        EventKind(SANK, "sank", "victim:seat face:face", weight=GREAT, tone=HARM, beat=JOINS),
        EventKind(COVERED, "covered", "face:face", weight=DETAIL),
        EventKind(QUEST_SHOWN, "quest-shown", "quest:quest"),
        EventKind(TEAM_UP_SIDE, "team-up-side"),
        EventKind(QUEST_MET, "quest-met", "quest:quest", weight=GREAT, tone=GAIN),
        EventKind(IN_NEED, "in-need", "strength beer"),
        EventKind(OFFERED, "offered", "partner:seat payment:payment pays:flag"),
        EventKind(WITHDREW, "withdrew"),
        EventKind(LAPSED, "lapsed"),
        EventKind(PASSED, "passed", weight=DETAIL),
        EventKind(AGREED, "agreed", "helper:seat payment:payment", weight=GREAT),  # the seat is the captain's
        EventKind(LENT, "lent", "partner:seat card:face other:face?", beat=JOINS),  # other: if it is two cards
        EventKind(PAID, "paid", "helper:seat payment:payment", beat=JOINS),
        EventKind(MONTH_OVER, "month-over", "month"),
        EventKind(NEW_EARL, "new-earl"),
        EventKind(WON, "won", "points shared:flag", weight=GREAT, tone=GAIN),
        EventKind(QUEST_FAILED, "quest-failed", tone=HARM),
    ],
    [
        FieldType("pile", "a pile of the Brawl, from 0", like=COUNT),
        FieldType("card", "a card, by its name in the component file"),
        FieldType("face", shape=DrakkarFace),
        FieldType("quest", "a Quest, by its name in the component file"),
        FieldType("payment", shape=DrakkarLoot),
        FieldType("token", "a piece of Loot", TOKENS),
        FieldType("why", "why a card could not be played", WHYS),
        FieldType("how", "how a token changed hands", HOWS),
        FieldType("loss", "why a Spear is gone", LOSSES),
        FieldType("source", "where Loot comes from", SOURCES),
    ],
)
