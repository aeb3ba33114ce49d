"""What can happen in Bottlecap Vikings; words/ has how it is told."""

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
    EventKind,
    EventKinds,
    FieldType,
)

TURN: Final = 1
SIDE_CHOSEN: Final = 2
PLACED: Final = 3
GAINED: Final = 4
FORFEITED: Final = 5
LOST: Final = 6
SAILED: Final = 7
EXCHANGED: Final = 8
TOOK: Final = 9
GAVE: Final = 10
CROSSED: Final = 11
ATTACKED: Final = 12
DREW: Final = 13
UNDREW: Final = 14
MISSED: Final = 15
VALKYRIES: Final = 16
GAVE_BACK: Final = 17
REVERSED: Final = 18
SWAPPED: Final = 19
ADVANCED: Final = 20
COPIED: Final = 21
ROTATED: Final = 22
WON: Final = 23
PERFORMED: Final = 24

# The meters, and why they moved: a space is its number, an ability 100 and its number.
GLORY: Final = 2
START: Final = 50
PAID: Final = 51
BY_VALKYRIES: Final = 52
ROBBED: Final = 53
ABILITY: Final = 100

METERS: Final = ["wood", "gold", "glory"]
COLOURS: Final = ["grey", "red"]

SOURCES: Final = {START: "start", PAID: "paid", BY_VALKYRIES: "valkyries", ROBBED: "robbed"}

WAYS: Final = ["glory", "city", "nearest"]  # to win
HEADINGS: Final = ["clockwise", "anticlockwise"]

KINDS: Final = EventKinds(
    [
        EventKind(TURN, "turn", "round", weight=HEADING),
        EventKind(SIDE_CHOSEN, "side-chosen", "side:side"),
        EventKind(PLACED, "placed", "position space:space"),  # its space then: a later swap must not change the story
        EventKind(GAINED, "gained", "meter:meter amount now why:source?", tone=GAIN, beat=JOINS),
        EventKind(FORFEITED, "forfeited", "meter:meter amount", beat=JOINS),
        EventKind(LOST, "lost", "meter:meter amount now why:source?", tone=HARM, beat=JOINS),
        EventKind(SAILED, "sailed", "from to distance space:space"),
        EventKind(EXCHANGED, "exchanged", "with:seat taken:meter given:meter"),
        EventKind(TOOK, "took", "from:seat meter:meter", beat=JOINS),
        EventKind(GAVE, "gave", "to:seat meter:meter", beat=JOINS),
        EventKind(CROSSED, "crossed", "times", tone=HARM, beat=JOINS),
        EventKind(ATTACKED, "attacked", "victims:seats"),
        EventKind(DREW, "drew", "reds greys", tone=HARM, beat=JOINS),
        EventKind(UNDREW, "undrew", "colour:colour", beat=JOINS),
        EventKind(MISSED, "missed", beat=JOINS),
        EventKind(VALKYRIES, "valkyries", weight=GREAT, tone=HARM),
        EventKind(GAVE_BACK, "gave-back", "reds greys valkyries:flag amount", tone=GAIN, beat=JOINS),
        EventKind(REVERSED, "reversed", "heading:heading"),
        EventKind(SWAPPED, "swapped", "position:place next:place", weight=DETAIL),
        EventKind(ADVANCED, "advanced", "space ability:ability tier", weight=GREAT, tone=GAIN),
        EventKind(COPIED, "copied", "ability:ability"),
        EventKind(ROTATED, "rotated", "rotation space:space"),
        EventKind(WON, "won", "way:way", weight=GREAT, tone=GAIN),
        EventKind(PERFORMED, "performed", "space:space part", weight=DETAIL, beat=OPENS),
    ],
    [
        FieldType("meter", "what a village counts", METERS),
        FieldType("colour", "of a damage token", COLOURS),
        FieldType("heading", "the way a ship sails round the ring", HEADINGS),
        FieldType("way", "how the game is won", WAYS),
        FieldType("place", "a position on the ring, from 0", like=COUNT),
        FieldType("space", "a space of the ring: S01 to S15"),
        FieldType("ability", "an ability of a city: A01 and on; A00 is the throne, which has none"),
        FieldType("side", "one side of a city card, by its name in the component file"),
        FieldType(
            "source", "why a meter moved: a space, an ability, start, paid, valkyries, or robbed; null for no reason"
        ),
    ],
)
