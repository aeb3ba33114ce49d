"""The reveal as a scene: all cards are turned up, then each shows what it does, to whom, and what it changes."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.event import Event
from meadhall.engine.language import spoken, spoken_briefly
from meadhall.engine.message import Listing
from meadhall.engine.sentence import Sentence
from meadhall.games.drakkar import events
from meadhall.games.drakkar.components import COLOURS
from meadhall.games.drakkar.outlook import crew_of, lacking
from meadhall.web.boards.drakkar.choosing import large
from meadhall.web.boards.drakkar.phase import Seen, revealed
from meadhall.web.boards.drakkar.symbols import Side, chip_inside, side_of, token, tokens
from meadhall.web.boards.drakkar.tally import Change, changes, collected, read, score, this_turn
from meadhall.web.boards.drakkar.words import said
from meadhall.web.html import Element, Node, b, button, div, h2, h3, header, li, ol, p, section, small, span, ul
from meadhall.web.icons import icon
from meadhall.web.model import BeatInfo
from meadhall.web.parts.log import TONES
from meadhall.web.parts.scene import speeds
from meadhall.web.parts.shield import shield
from meadhall.web.words import as_heading, say

DONE, NOW, STOLEN, WAITS = "done", "now", "stolen", "waits"


@dataclass(frozen=True)
class Shown:
    """A card that was revealed this turn, and how far it is."""

    seat: int
    side: Side
    state: str
    words: str  # what came of it, in short


def cards(at: Seen, beat: BeatInfo) -> list[Shown]:
    """All cards of the turn in the order in which they act, as things stood in this beat."""
    told = at.page.view.events()[: beat.last]
    turn = this_turn(told)
    before = this_turn(told[: beat.first])
    step = step_of(turn)
    acting = [event.seat for event in turn if event.kind == events.RESOLVING]
    acted = [event.seat for event in before if event.kind == events.RESOLVING]
    aboard = any(event.kind == events.ABOARD for event in before)
    stolen = {read(event, "victim") for event in turn if event.kind == events.SNATCHED}
    found = []
    for seat, _, face in revealed(at.table, told):
        side = side_of(at.table.face(face))
        if side.colour == "yellow":
            if seat in stolen:
                state = STOLEN
            else:
                state = NOW if step == events.ABOARD else DONE if aboard else WAITS
        elif step == events.RESOLVING and seat == acting[-1]:
            state = NOW
        else:
            state = DONE if seat in acted else WAITS
        found.append(Shown(seat, side, state, _came_of(at, turn, seat, side) if state == DONE else ""))
    return found


def step_of(turn: list[Event]) -> int:
    """What the turn is at: cards are turned up, a red or blue one acts, or the yellow ones come aboard."""
    steps = [event.kind for event in turn if event.kind in (events.TURNED_UP, events.RESOLVING, events.ABOARD)]
    return steps[-1] if steps else -1


def _came_of(at: Seen, turn: list[Event], seat: int, side: Side) -> str:
    """In short what a card did that has been carried out."""
    opener = (events.ABOARD, -1) if side.colour == "yellow" else (events.RESOLVING, seat)
    start = next((number for number, one in enumerate(turn) if (one.kind, one.seat) == opener), len(turn))
    told = [at.table.tell(event) for event in turn[start + 1 :] if event.seat == seat]
    return next((words for one in told if (words := _in_short(at, one))), "")


def _in_short(at: Seen, told: Sentence) -> str:
    """Below whose card it is: without the name again; the viewer is spoken to."""
    return spoken(told.message) if told.seat == at.page.viewer_seat else spoken_briefly(told.message)


def stage(at: Seen, beat: BeatInfo) -> Node:
    """Nothing where no card of a turn is concerned."""
    turn = this_turn(at.page.view.events()[: beat.last])
    shown = cards(at, beat)
    if not shown or any(event.kind in (events.QUEST_SHOWN, events.TEAM_UP_SIDE) for event in turn):
        return None
    now = [one for one in shown if one.state == NOW]
    if step_of(turn) == events.TURNED_UP:
        inside: Node = _all_up(at, shown)
    elif step_of(turn) == events.ABOARD:
        inside = _aboard(at, beat, now)
    elif now:
        inside = _acting(at, beat, shown, now[0])
    else:
        return None
    coming = [one for one in shown if one.state == WAITS]
    return section(".drk.reveal", aria_label=said("stage-title", turn=at.table.turn))[
        header[h2[said("stage-title", turn=at.table.turn)], _order(now)], inside, footer(_next(at, coming))
    ]


def _order(now: list[Shown]) -> Element:
    """Red, yellow, blue, and which it is now."""
    colour = now[0].side.colour if now else ""
    return ol(".colours", aria_label=said("stage-order"))[
        [
            li(class_={name: True, "now": name == colour}, aria_current="step" if name == colour else None)[
                said(f"unit-{name}")
            ]
            for name in COLOURS
        ]
    ]


def _next(at: Seen, coming: list[Shown]) -> str:
    if not coming:
        return said("stage-on")
    if coming[0].side.colour == "yellow":
        return said("stage-next-yellow")
    return said("stage-next-card", seat=at.who(coming[0].seat), face=coming[0].side.called)


def footer(words: str) -> Element:
    """The pace, and on with it: within reach of a thumb."""
    return div(".stage-foot")[
        speeds(),
        button(".quiet", type="button", data_do="scene-end")[icon("fast-forward-button"), say("scene-end")],
        button(".primary", type="button", data_do="scene-next")[words],
    ]


def _all_up(at: Seen, shown: list[Shown]) -> Element:
    return ul(".all-up")[[li(class_=f"s{one.seat}")[large(one.side), owner(at, one.seat)] for one in shown],]


def owner(at: Seen, seat: int) -> Element:
    return span(".owner")[shield(seat), b[at.called(seat)]]


def _aboard(at: Seen, beat: BeatInfo, now: list[Shown]) -> Element:
    """All ships at once: what came of each yellow card."""
    changed = changes(at.table, beat.events)
    return ul(".all-up.aboard")[
        [
            li(class_=f"s{one.seat}" + (" you" if one.seat == at.page.viewer_seat else ""))[
                large(one.side),
                owner(at, one.seat),
                p(".came")[_told_of(at, beat, one.seat)],
                _changed(at, one.seat, changed.get(one.seat)),
            ]
            for one in now
        ],
    ]


def _told_of(at: Seen, beat: BeatInfo, seat: int) -> Node:
    told = [at.table.tell(event) for event in beat.events if event.seat == seat]
    words = [(_in_short(at, one) or spoken(one.message), one.tone) for one in told]
    return [[span(class_=TONES.get(tone))[text], " "] for text, tone in words] or said("stage-decides")


def _acting(at: Seen, beat: BeatInfo, shown: list[Shown], now: Shown) -> Element:
    """One card in the middle; beside it what is done, and what is still to come."""
    place = shown.index(now) + 1
    gone = (DONE,) if now.side.colour == "red" else (DONE, STOLEN)  # a stolen one would still be to come
    return div(".acting")[
        _pile(at, "stage-done", [one for one in shown if one.state in gone]),
        div(".deed")[
            large(now.side),
            div(".says")[
                p(".by")[
                    shield(now.seat),
                    b[at.called(now.seat)],
                    small[said(f"stage-{now.side.colour}", number=now.side.number, place=place, count=len(shown))],
                ],
                h3(class_=TONES.get(beat.tone) if beat.about_you else None)[as_heading(beat.text)],
                moved(at, beat),
                ul(".came")[[li(class_=TONES.get(one.tone))[one.text] for one in beat.details]]
                if beat.details
                else None,
                for_you(at, beat),
            ],
        ],
        _pile(at, "stage-to-come", [one for one in shown if one.state not in (NOW, *gone)]),
    ]


def _pile(at: Seen, title: str, inside: list[Shown]) -> Element:
    return div(class_=f"side-pile {title}")[
        small[said(title)],
        ul[
            [
                li(class_=f"s{one.seat} {one.state}")[
                    span(class_=f"laid {one.side.colour}")[chip_inside(one.side)],
                    owner(at, one.seat),
                    p(class_="harm" if one.state == STOLEN else None)[
                        said("board-stolen") if one.state == STOLEN else one.words
                    ],
                ]
                for one in inside
            ]
        ],
    ]


def moved(at: Seen, beat: BeatInfo) -> Node:
    """What went from where to where, with both sums of a fight and what is different now."""
    rows: list[Node] = []
    fights: list[Node] = []
    for event in beat.events:
        if event.kind in (events.FOUGHT, events.ATTACKED):
            fights = [_fight(at, event)]  # the last says it all
        elif event.kind == events.BOARDED:
            rows.append(_boarding(at, event))
        elif event.kind == events.SNATCHED:
            side = side_of(at.table.face(read(event, "face")))
            rows.append(
                _way(at, span(class_=f"laid {side.colour}")[chip_inside(side)], read(event, "victim"), event.seat)
            )
        elif event.kind == events.TOOK_TOKEN:
            rows.append(_way(at, token(read(event, "token")), read(event, "victim"), event.seat))
        elif event.kind == events.COLLECTED:
            rows.append(_way(at, tokens(tuple(collected(event))), -1, event.seat))
        elif event.kind == events.SANK:
            side = side_of(at.table.face(read(event, "face")))
            sunk = span(class_=f"laid sunk {side.colour}")[chip_inside(side)]
            rows.append(p(".way")[sunk, span(".arrow", aria_hidden="true")["↓"], span[said("stage-sunk")]])
    changed = changes(at.table, beat.events)
    told = [_changed(at, seat, change, named=True) for seat, change in sorted(changed.items())]
    return div(".moved")[fights, rows, told] if fights or rows or told else None


def _way(at: Seen, what: Node, start: int, end: int) -> Element:
    return p(".way")[
        what,
        span(".from")[said("stage-from", seat=at.who(start))] if start >= 0 else None,
        span(".arrow", aria_hidden="true")["→"],
        span(".to")[said("stage-to", seat=at.who(end))],
    ]


def _fight(at: Seen, event: Event) -> Element:
    attack, defence, victim = read(event, "attack"), read(event, "defence"), read(event, "victim")
    settled = event.kind == events.FOUGHT
    won = attack > defence
    return p(class_="sums" + (" settled" if settled else ""))[
        span(class_="won" if settled and won else "lost" if settled else None)[
            shield(event.seat), at.called(event.seat), b[attack]
        ],
        span(".against", aria_hidden="true")[icon("crossed-axes")],
        span(class_="won" if settled and not won else "lost" if settled else None)[
            b[defence], at.called(victim), shield(victim)
        ],
    ]


def _boarding(at: Seen, event: Event) -> Element:
    asks = at.table.face(read(event, "face")).asks
    won = bool(read(event, "won"))
    return p(".sums.settled")[
        span(class_="won" if won else "lost")[shield(event.seat), at.called(event.seat), b[read(event, "strength")]],
        span(".against", aria_hidden="true")[icon("grapple")],
        span(class_="lost" if won else "won")[b[asks], said("stage-passing-ship")],
    ]


def _changed(at: Seen, seat: int, change: Change | None, named: bool = False) -> Node:
    """'Canute: strength 0 → 3'."""
    if not change:
        return None
    village = at.table.villages[seat]
    words = []
    if change.strength:
        words.append(said("stage-strength", before=village.strength() - change.strength, now=village.strength()))
    if change.beer:
        words.append(said("stage-beer", before=village.barrels() - change.beer, now=village.barrels()))
    if any(change.tokens):
        before = [have - more for have, more in zip(village.tokens, change.tokens)]
        words.append(said("stage-points", before=score(before), now=village.score()))
    return p(class_=f"changed s{seat}")[
        [shield(seat), b[at.called(seat)], " "] if named else None, [span[word] for word in words]
    ]


def for_you(at: Seen, beat: BeatInfo) -> Node:
    """What it means for the viewer: a card that is gone, and what the Quest still asks for."""
    you = at.page.viewer_seat
    if you is None:
        return None
    robbed = any(event.kind == events.SNATCHED and read(event, "victim") == you for event in beat.events)
    hurt = changes(at.table, beat.events).get(you, Change())
    sunk = any(event.kind == events.SANK and read(event, "victim") == you for event in beat.events)
    if not (robbed or hurt.strength or hurt.beer or sunk):
        return None
    quest = at.table.quest(you)
    missing = [] if quest is None else lacking(quest, crew_of(at.table, you))
    asked = said("stage-quest-lacks", things=Listing(list(missing))) if missing else said("stage-quest-met")
    return p(".for-you")[
        b(".harm")[said("stage-nothing-placed")] if robbed else None, " ", asked if quest is not None else None
    ]
