"""Cards in hand: two faces each; the one that is pointed at is large, the other a strip that turns the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from meadhall.engine.bits import has_bit
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import COMMIT, VERBS
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.outlook import after, idle
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import face_of
from meadhall.web.boards.drakkar.phase import Seen
from meadhall.web.boards.drakkar.saying import said
from meadhall.web.boards.drakkar.symbols import Side, art, back, chip, head, press, side_of
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, div, h3, header, input, label, li, p, section, small, span, ul
from meadhall.web.icons import icon
from meadhall.web.model import RefusedInfo


@dataclass(frozen=True)
class FaceInHand:
    """One face of a card in hand."""

    side: Side
    seen: bool  # by the rivals
    idle: str  # why nothing would come of it now, in few words
    outlook: str  # what would, in sentences; "" where ship and Quest show it
    action: int | None
    key: str


def hand(at: Seen) -> Element:
    """The hand of the seat in front; of somebody else's only what all can see."""
    held = cards_held(at.table, at.focus)
    count = len(held)
    choosing = any(VERBS.has(COMMIT, action) for action in at.options)
    return section(
        "#hand", class_={"hand": True, f"n{count}": True, "choosing": choosing}, aria_labelledby="hand-title"
    )[
        header[
            h3("#hand-title")[said("board-hand", seat=at.who(at.focus))],
            p[_said(count, at.yours, choosing)],
            played(at.page.refused),
        ],
        ul(".cards", tabindex="0")[[_card(at, slot, card) for slot, card in held]],
    ]


def _said(count: int, yours: bool, choosing: bool) -> Node:
    if not yours:
        return said("board-open-faces")
    two = said("board-two-faces", count=count)
    if choosing:
        return [
            two,
            span(".by-mouse")[" ", said("board-lay-by-mouse")],
            span(".by-touch")[" ", said("board-lay-by-touch")],
        ]
    return two


def cards_held(table: Drakkar, seat: int) -> list[tuple[int, int]]:
    """(slot, card) of the seat's hand, in the order of the cards; the card is -1 where it is not known."""
    village = table.villages[seat]
    if village.pile < 0:
        return []
    order = village.order or list(range(HAND))
    first = village.pile * HAND
    mine = _laid(table, seat)
    found = [(first + place, table.cards[first + place]) for place in order if has_bit(village.left, place)]
    return [(slot, card) for slot, card in found if card < 0 or card != mine]


def _laid(table: Drakkar, seat: int) -> int:
    """The card that the viewer has laid hidden already, if this is a view of his."""
    sealed = table.sealed[seat]
    return (sealed - COMMIT) // 2 if VERBS.has(COMMIT, sealed) else -1


def _card(at: Seen, slot: int, card: int) -> Node:
    if card < 0:
        up = at.table.ups[slot]
        return open_card(slot, side_of(at.table.face(up)) if up >= 0 else None)
    faces = [_face(at, slot, card, number) for number in (0, 1)]
    first = 1 if faces[0].idle and not faces[1].idle else 0
    return double_card(card, first, faces[0], faces[1])


def _face(at: Seen, slot: int, card: int, number: int) -> FaceInHand:
    table = at.table
    face = table.rules.sides[2 * card + number]
    action = COMMIT + 2 * card + number
    found = at.options.get(action)
    why = idle(table, at.focus, face)
    side = side_of(table.face(face))
    outlook = side.does
    if found is not None:
        shown = after(table, at.focus, face) is not None
        outlook = "" if shown else " ".join([one.text for one in found.outcomes])
    return FaceInHand(
        side,
        table.ups[slot] == face and table.rules.open_faces,
        said(f"idle-{events.WHYS[why]}") if why else "",
        outlook,
        action if found is not None else None,
        "" if found is None else found.key,
    )


@drawn
def double_card(card: int, first: int, a: FaceInHand, b: FaceInHand) -> Element:
    """Both faces in full; which of them is large is a matter of pointing, or of a tap."""
    ident = f"turn-{card}"
    return li(class_=f"card up-{first}", data_vt=f"card-{card}")[
        input(
            f"#{ident}.unseen",
            type="checkbox",
            tabindex="-1",
            aria_label=said("board-turn-over", face=a.side.called, behind=b.side.called),
        ),
        face(0, a),
        face(1, b),
        label(".turner", for_=ident, aria_hidden="true")[icon("cycle")],
    ]


def face(number: int, of: FaceInHand) -> Element:
    kind = f"face f{number} {of.side.colour}" + (" idle" if of.idle else "")
    inside: Node = [
        span(".band")[span(".name")[of.side.name], span(".nr")[of.side.number] if of.side.number else None],
        art(of.side.icon, of.side.strength),
        span(".effect")[of.idle or of.side.effect],
        seen(of.side.icon, of.seen),
    ]
    tip = {"data_tip": of.outlook, "data_tip_head": head(of.side)} if of.outlook else {}
    if of.action is None:
        return div(class_=kind, **tip)[inside]
    return press(of.action, of.key, kind, said("board-lay", face=of.side.called), inside, **tip)


@drawn
def seen(sign: str, by_rivals: bool) -> Element:
    """Exactly one face of a card is the one that rivals see. The face's icon is for when it is a strip only."""
    small = icon(sign, "sort")
    if by_rivals:
        return span(".seen")[small, icon("brass-eye"), said("board-rivals-see")]
    return span(".secret")[small, said("board-secret-side")]


@drawn
def open_card(slot: int, of: Side | None) -> Element:
    """A card in somebody else's hand."""
    if of is None:
        return li(".card.single")[back("large")]
    return li(".card.single")[
        div(class_=f"face f0 {of.colour}")[
            span(".band")[span(".name")[of.name], span(".nr")[of.number] if of.number else None],
            art(of.icon, of.strength),
            span(".effect")[of.effect],
        ]
    ]


def played(refused: Sequence[RefusedInfo]) -> Node:
    """Cards that are gone for this month: dim, and why."""
    gone = [one for one in refused if VERBS.has(COMMIT, one.action)]
    return _played(tuple(gone)) if gone else None


@drawn
def _played(gone: tuple[RefusedInfo, ...]) -> Markup | Element:
    by_card: dict[int, list[RefusedInfo]] = {}
    for one in gone:
        by_card.setdefault((one.action - COMMIT) // 2, []).append(one)
    return div(".laid-before")[
        small[said("board-not-now")],
        ul[
            [
                li[
                    [
                        span(
                            ".refused",
                            tabindex="0",
                            data_refused=one.action,
                            data_tip=one.sentence,
                            data_tip_rule=one.rule,
                            data_tip_head=one.label,
                        )[one.label]
                        for one in faces
                    ]
                ]
                for faces in by_card.values()
            ]
        ],
    ]


def discards(table: Drakkar) -> Node:
    """In the place of a hand that is empty: what lies in the common pile, the last on top."""
    return _discards(tuple(side_of(table.face(face_of(card))) for card in reversed(table.discards)))


@drawn
def _discards(found: tuple[Side, ...]) -> Element:
    return section("#hand.hand.spent", aria_labelledby="hand-title")[
        header[h3("#hand-title")[said("board-empty-hand")], p[said("board-discards")]],
        ul(".chips")[[chip(side) for side in found]],
    ]


def public_faces(table: Drakkar, seat: int) -> Node:
    """What all can see of a rival's hand: it does not change when a card is laid, only when it is revealed."""
    village = table.villages[seat]
    if village.pile < 0 or not village.left:
        return None
    first = village.pile * HAND
    ups = [table.ups[first + place] for place in village.held()]
    shown = sorted((number for number in ups if number >= 0), key=lambda number: _rank(table, number))
    return _public_faces(tuple(side_of(table.face(number)) for number in shown), len(ups) - len(shown))


def _rank(table: Drakkar, number: int) -> tuple[int, int]:
    return table.face(number).kind.number, table.face(number).number


@drawn
def _public_faces(shown: tuple[Side, ...], hidden: int) -> Element:
    return div(class_="faces")[
        p(".caption")[icon("brass-eye"), said("board-in-hand", count=len(shown) + hidden)],
        ul(".chips")[[chip(side) for side in shown], [li(".chip.hidden")[back()]] * hidden],
    ]
