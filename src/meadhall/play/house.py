"""The rules of the house: what holds at every table, whichever game lies on it. Refusals of the Match cite them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import Refused
from meadhall.engine.language import spoken
from meadhall.engine.message import Named
from meadhall.engine.rule import Rule
from meadhall.play.words import ROOM, say

SECTION: Final = "The house"

SEATS = "HALL-SEAT-1"
TAKE_OVER = "HALL-SEAT-2"
ABSENT = "HALL-SEAT-3"
AWAY = "HALL-SEAT-4"
ASLEEP = "HALL-SEAT-5"
HINTS = "HALL-HINT-1"
PASSES = "HALL-PASS-1"
ORDERS = "HALL-PASS-2"
CLOCK = "HALL-TIME-1"
UNDO_OWN_MOMENT = "HALL-UNDO-1"
UNDO_OTHERS = "HALL-UNDO-2"
UNDO_REVEAL = "HALL-UNDO-3"
UNDO_CHANCE = "HALL-UNDO-4"
UNDO_CONSENT = "HALL-UNDO-5"
LESSON = "HALL-LESSON-1"
UNDO_SEALED = "HALL-UNDO-6"

_TEXTS: Final = (
    (
        SEATS,
        "Who sits, decides",
        "A decision is made by who sits at the seat: the person, or a bot in its place.",
    ),
    (
        TAKE_OVER,
        "A bot takes over",
        "A bot may take over a person's seat, and hands it back when the person wants it; what it has decided stands.",
    ),
    (
        ABSENT,
        "Absent seats",
        "For a seat that nobody attends each decision has a default, as the game's catalogue says.",
    ),
    (
        AWAY,
        "Who is away",
        "Who has no page of the table open for two minutes, at a live table for twenty seconds, counts as away. "
        "Anybody there may blow the horn for them, once an hour, and the majority of those who are there may let a bot "
        "play until they are back: after the time that the table was set to, and where one decides alone, after five "
        "minutes at the earliest. The seat stays theirs.",
    ),
    (
        ASLEEP,
        "A deserted table",
        "When none of its people is there, and bots or the clock would play for all of them, a table sleeps until "
        "somebody comes back. Nobody's time runs meanwhile.",
    ),
    (
        HINTS,
        "Advice",
        "Who has to decide may ask what a bot would do, unless the table was set so that everybody thinks for "
        "themselves.",
    ),
    (
        PASSES,
        "Only one thing to do",
        "A seat whose only option in a window is to pass is passed by the hall, at a live table after a delay that is "
        "drawn the same way for everybody.",
    ),
    (
        ORDERS,
        "Standing orders",
        "A seat may leave an order to be passed in windows, for this turn or until it says otherwise. The order looks "
        "at public facts only.",
    ),
    (
        CLOCK,
        "Time",
        "Each decision has its seconds; who needs longer draws on a bank of spare ones. When that is empty too, what "
        "the decision's default says happens.",
    ),
    (UNDO_OWN_MOMENT, "Undo: your moment", "Undo never changes whose decision it is."),
    (UNDO_OTHERS, "Undo: your own", "Undo never takes back what another seat has decided."),
    (UNDO_REVEAL, "Undo: what was seen", "Undo never takes back what has shown somebody more than was known before."),
    (UNDO_CHANCE, "Undo: what was drawn", "Undo never takes back what was drawn or shuffled at random."),
    (
        UNDO_CONSENT,
        "Undo by consent",
        "Beyond these limits a step is taken back if all people of the table agree, those who are away too.",
    ),
    (
        LESSON,
        "Lessons",
        "At the table of a lesson everybody waits while the coach speaks, and he may ask for one thing before all "
        "others. Who skips the lesson is free at once.",
    ),
    (
        UNDO_SEALED,
        "Undo: secret choices",
        "Where several choose in secret, a choice can be changed until all have chosen, whatever a game says of it; "
        "the others see only that the seat chooses again. At a table with a running clock where several people play it "
        "stands, unless the table was set otherwise.",
    ),
)

HOUSE_RULES: Final = tuple(Rule(ident, SECTION, title, text, ()) for ident, title, text in _TEXTS)


def told() -> tuple[Rule, ...]:
    """The rules of the house in the reader's language."""
    section = spoken(Named(ROOM, "house-section", SECTION))
    found = []
    for rule in HOUSE_RULES:
        key = f"house-{rule.id.removeprefix('HALL-').lower()}"
        title, text = spoken(Named(ROOM, f"{key}-title", rule.title)), spoken(Named(ROOM, key, rule.text))
        found.append(Rule(rule.id, section, title, text, rule.see))
    return tuple(found)


def refused(rule: str, name: str, /, **args: object) -> Refused:
    """A refusal by a rule of the house: the entry of that name with its arguments."""
    return Refused(say(name, **args), rule)
