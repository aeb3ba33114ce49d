"""The card that is selected: both faces large, what would come of it, and the button that lays it face down."""

from __future__ import annotations

from meadhall.engine.bits import has_bit
from meadhall.engine.language import spoken
from meadhall.games.drakkar.actions import COMMIT
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.prospects import dangers
from meadhall.web.boards.drakkar.hand import CardInHand, FaceInHand, card_in_hand, laid_card, slots
from meadhall.web.boards.drakkar.phase import Seen
from meadhall.web.boards.drakkar.symbols import Side, art, side_of
from meadhall.web.boards.drakkar.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, h3, input, label, li, p, section, small, span, ul
from meadhall.web.icons import icon
from meadhall.web.parts.log import TONES
from meadhall.web.parts.options import advised, deciding, listed, take_back
from meadhall.web.words import say

Line = tuple[str, str, int]  # an icon, what it says, and its tone
Advice = tuple[bool, str]


def choose(at: Seen) -> Element:
    """In the place of a list of options: the card that is selected in the hand, or how to select one."""
    table, page = at.table, at.page
    village = table.villages[at.focus]
    kept = [(place, slot) for place, slot in enumerate(slots(table, at.focus)) if has_bit(village.left, slot % HAND)]
    cards = [card_in_hand(at, place, slot) for place, slot in kept]
    last = not any(info.thinking for info in page.seats if info.number != at.focus)
    note = "board-lay-last" if last else "board-lay-changeable" if page.changes else "board-lay-stays"
    return section("#options.options.choose", aria_label=say("your-options"))[
        _unchosen(),
        [
            _chosen(
                card,
                _lines(at, card.up, card.behind),
                _lines(at, card.behind, card.up),
                advised(page, card.up.action),
                advised(page, card.behind.action),
                said(note),
            )
            for card in cards
        ],
    ]


def _lines(at: Seen, face: FaceInHand, behind: FaceInHand) -> tuple[Line, ...]:
    """Effect and consequence, who could spoil it, and what rivals see until then."""
    option = at.options.get(face.action)
    if option is None:
        return ()
    number = at.table.rules.sides[face.action - COMMIT]
    spoilt = {spoken(one.message) for one in dangers(at.table, at.focus, number)}
    lines = [("robber" if one.text in spoilt else face.side.icon, one.text, one.tone) for one in option.outcomes]
    seen = face if face.seen else behind if behind.seen else None
    if seen is not None:
        lines.append(("brass-eye", said("board-rivals-see-only", face=seen.side.called), 0))
    return tuple(lines)


@drawn
def _unchosen() -> Element:
    return div(".unchosen")[
        icon("pointing"), h3[said("board-choose-card")], p[said("board-choose-how")], p(".calm")[said("board-not-laid")]
    ]


@drawn
def _chosen(
    of: CardInHand, up: tuple[Line, ...], behind: tuple[Line, ...], hinted: Advice, hinted_behind: Advice, note: str
) -> Element:
    turner = f"turn-{of.card}"
    return div(class_=f"chosen at-{of.place}")[
        input(
            f"#{turner}",
            class_=f"turn unseen at-{of.place}",
            type="checkbox",
            aria_label=said("board-turn-over", face=of.behind.side.called),
            aria_keyshortcuts="t",
        ),
        _way("front", of.up, of.behind, turner),
        _way("turned", of.behind, of.up, turner),
        div(f"#about-{of.card}", class_="lines")[_told("front", up), _told("turned", behind)],
        div(".deeds")[
            label(".quiet.turn-over", for_=turner, aria_hidden="true")[icon("cycle"), said("board-turn")],
            _lay("front", of.up, hinted),
            _lay("turned", of.behind, hinted_behind),
        ],
        p(".note")[note],
    ]


def _way(way: str, up: FaceInHand, behind: FaceInHand, turner: str) -> Element:
    """The active face in gold, the other one behind it; a click on that one turns the card."""
    return div(class_=f"both {way}")[
        large(up.side, up.idle),
        label(".other", for_=turner)[
            large(behind.side, behind.idle),
            small[said("board-other-idle", why=behind.idle) if behind.idle else said("board-other-face")],
            span(".round-arrows", aria_hidden="true")[icon("cycle")],
        ],
    ]


@drawn
def large(of: Side, idle: str = "") -> Element:
    """A face as large as there is room."""
    return span(class_=f"large-card {of.colour}" + (" idle" if idle else ""))[
        span(".band")[span(".name")[of.name], b(".nr")[of.number] if of.number else None],
        art(of.icon, of.strength),
        span(".effect")[of.effect],
    ]


def _told(way: str, lines: tuple[Line, ...]) -> Element:
    return ul(class_=way)[[li(class_=TONES.get(tone))[icon(sign), span[words]] for sign, words, tone in lines],]


def _lay(way: str, of: FaceInHand, hinted: Advice) -> Element:
    words = said("board-lay-idle" if of.idle else "board-lay-down", face=of.side.called)
    looks = {"choice": True, "lay": True, way: True, "hinted": hinted[0], "idle": bool(of.idle)}
    return deciding(looks, of.action, aria_keyshortcuts="Enter")[
        span(".title")[words],
        span(".advised")[[say("advised"), " "] if hinted[0] else None, b[hinted[1]] if hinted[1] else None]
        if hinted[0] or hinted[1]
        else None,
    ]


def lies(at: Seen) -> Element:
    """Your card lies face down: what it is, for whom the table waits, and the way back."""
    code = at.table.sealed[at.focus] - COMMIT
    assert laid_card(at.table, at.focus) >= 0
    side = side_of(at.table.face(at.table.rules.sides[code]))
    inside: Node = [
        large(side),
        div(".lies-there")[h3[said("board-you-laid", face=side.called)], p[at.page.decision]],
    ]
    if at.page.options:  # to count, say
        return div("#laid-card.lying")[inside, listed(at.page)]
    return div("#laid-card.waiting.lying")[inside, take_back(at.page)]
