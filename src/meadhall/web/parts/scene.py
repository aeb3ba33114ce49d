"""A scene: what happened between two decisions of the viewer, beat by beat, as pictures that a script shows in turn.

Without a script nothing is missed: the page itself is the table as it is now, with its log.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meadhall.engine.event import GREAT
from meadhall.web import boards
from meadhall.web.html import Element, Node, button, div, h1, h2, kbd, p, render, section, span, template
from meadhall.web.icons import icon
from meadhall.web.model import BeatInfo, OutcomeInfo, TablePage
from meadhall.web.parts.log import TONES
from meadhall.web.parts.shield import shield
from meadhall.web.words import as_heading, say

MOST = 3  # sentences beside the caption of a beat
FOUGHT = 1.5  # how long, at least, an own fight is held
SPEEDS = ("slow", "normal", "fast", "click", "once")


def scene(pages: Sequence[TablePage], now: TablePage) -> Node:
    """All beats that are held; one whose table looks as it did before comes without a picture of its own."""
    if not pages:
        return None
    found: list[Element] = []
    last = ""
    for page in pages:
        assert page.beat is not None
        if not page.beat.hold:
            continue
        board = boards.of(page.game.name)
        drawn = render(board.draw(page))
        picture = Markup(drawn) if drawn != last else None
        last = drawn
        found.append(beat(page, page.beat, picture, board.stage(page, page.beat)))
    return template("#scene")[found] if found else None


def beat(page: TablePage, told: BeatInfo, picture: Node, stage: Node) -> Element:
    """What I alone did needs no scene, unless it was a fight: then both sums are seen for as long as a rival's are."""
    fights = boards.of(page.game.name).FIGHTS
    fought = told.own and stage is not None and any(event.kind in fights for event in told.events)
    return section(
        ".beat",
        data_kind=told.kind,
        data_told=told.last,
        data_hold=f"{max(told.hold, FOUGHT) if fought else told.hold:g}",
        data_seat=told.seat,
        data_own="1" if told.own and not fought else None,
        data_you="1" if told.about_you else None,
        data_great="1" if told.weight == GREAT else None,
        data_tone=TONES.get(told.tone),
        data_says=" ".join([told.text, *(one.text for one in told.details)]),
    )[caption(page, told), picture, staged(stage) if stage is not None else None]


def caption(page: TablePage, told: BeatInfo) -> Element:
    """In the place of the decision: what happened, large, and what came of it."""
    return div("#decision", class_={"decision": True, "telling": True, "about-you": told.about_you})[
        shield(told.seat) if told.seat >= 0 else icon(boards.of(page.game.name).EMBLEM, "emblem"),
        div(".ask")[
            h1(class_=TONES.get(told.tone) if told.about_you else None)[as_heading(told.text)],
            p[_came(told.details)],
        ],
        controls(),
    ]


def _came(details: Sequence[OutcomeInfo]) -> list[Node]:
    """What came of it, as far as the bar has room: of much only what is loudest, as the log has all of it."""
    shown = list(details) if len(details) <= MOST else [max(details, key=lambda one: one.tone in TONES)]
    said: list[Node] = [[span(class_=TONES.get(one.tone))[one.text], " "] for one in shown]
    rest = len(details) - len(shown)
    return [*said, span(".rest")[say("scene-and-more", number=rest)]] if rest else said


def controls() -> Element:
    """On with it, or to its end."""
    return div(".tools.scene-tools")[
        button(".tool", type="button", data_do="scene-end")[icon("fast-forward-button"), span[say("scene-end")]],
        button("#scene-next.tool.next", type="button", data_do="scene-next")[
            span[say("scene-next")], kbd(aria_hidden="true")[say("scene-key")], span(".runs", aria_hidden="true")
        ],
    ]


def staged(inside: Node) -> Element:
    """What lies over the table for this beat. It is no dialog of its own: its words are the caption's."""
    return div("#stage.stage")[inside]


def again(told: int) -> Element:
    """Shows what happened since then once more."""
    return button(".quiet.again", type="button", data_do="scene-again", data_from=told)[
        icon("play-button"), span[say("scene-again")]
    ]


def speeds() -> Element:
    """How fast scenes go, in the menu; this browser remembers it."""
    return div(".speeds", role="group", aria_label=say("scene-speed"))[
        h2[say("scene-speed")],
        [
            button(type="button", data_do="speed", data_speed=name, aria_pressed="false")[say(f"scene-{name}")]
            for name in SPEEDS
        ],
    ]
