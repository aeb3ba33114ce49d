"""The hand as a strip of cards: each keeps its place and its key all month, and a click only selects it."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.bits import has_bit
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import COMMIT, VERBS
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.outlook import idle
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import face_of
from meadhall.web.boards.drakkar.phase import Seen
from meadhall.web.boards.drakkar.symbols import Side, art, back, chip, explained, side_of
from meadhall.web.boards.drakkar.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, h3, header, input, label, li, p, section, span, ul
from meadhall.web.icons import icon
from meadhall.web.model import RefusedInfo
from meadhall.web.parts.options import why_not

KEYS = "1234567890"  # of the ten cards of a month


@dataclass(frozen=True)
class FaceInHand:
    """One face of a card in hand."""

    side: Side
    seen: bool  # by the rivals
    idle: str  # why nothing would come of it now, in few words
    action: int

    @property
    def tip(self) -> str:
        """What it does, and then why not now."""
        return f"{self.side.does} {said('board-tip-idle', why=self.idle)}" if self.idle else self.side.does


@dataclass(frozen=True)
class CardInHand:
    """A card of one's own: its place among the ten, the face that would be played, and the one behind it."""

    place: int
    card: int
    up: FaceInHand
    behind: FaceInHand


def hand(at: Seen) -> Element:
    """The hand of the seat in front; of somebody else's only what all can see."""
    village = at.table.villages[at.focus]
    choosing = is_choosing(at)
    inside: list[Node] = []
    if not at.yours:
        inside = [open_card(*_open(at.table, slot)) for slot in slots_held(at.table, at.focus)]
    else:
        mine = laid_card(at.table, at.focus)
        for place, slot in enumerate(slots(at.table, at.focus)):
            card = card_in_hand(at, place, slot)
            if not has_bit(village.left, slot % HAND):
                refused = at.refused.get(card.up.action), at.refused.get(card.behind.action)
                inside.append(gone(card, *refused, None if choosing else "listitem"))
            elif card.card == mine:
                inside.append(lying(card))
            elif choosing:
                inside.append(pick(card, len(village.held()), at.page.hint is not None and _advised(at, card)))
            else:
                inside.append(held(card))
    return section("#hand", class_={"hand": True, "choosing": choosing}, aria_labelledby="hand-title")[
        header[
            h3("#hand-title")[said("board-hand", seat=at.who(at.focus))],
            p[said("board-open-faces") if not at.yours else _said(len(village.held()), choosing)],
        ],
        div(".cards", role="radiogroup" if choosing else "list", aria_labelledby="hand-title")[inside],
    ]


def is_choosing(at: Seen) -> bool:
    """Is the viewer about to lay a card?"""
    return any(VERBS.has(COMMIT, action) for action in at.options)


def _said(count: int, choosing: bool) -> Node:
    two = said("board-two-faces", count=count)
    return [two, " ", said("board-select")] if choosing else two


def _advised(at: Seen, card: CardInHand) -> bool:
    return at.page.hint is not None and at.page.hint.action in (card.up.action, card.behind.action)


def slots(table: Drakkar, seat: int) -> list[int]:
    """The ten slots of the seat's pile in the order of their cards, those that were played too."""
    village = table.villages[seat]
    if village.pile < 0:
        return []
    return [village.pile * HAND + place for place in village.order or range(HAND)]


def slots_held(table: Drakkar, seat: int) -> list[int]:
    return [slot for slot in slots(table, seat) if has_bit(table.villages[seat].left, slot % HAND)]


def laid_card(table: Drakkar, seat: int) -> int:
    """The card that the viewer has laid hidden already, if this is a view of his."""
    sealed = table.sealed[seat]
    return (sealed - COMMIT) // 2 if VERBS.has(COMMIT, sealed) else -1


def card_in_hand(at: Seen, place: int, slot: int) -> CardInHand:
    """The face that has an effect lies up; if both have, or none, the first."""
    card = at.table.cards[slot]
    first, second = (face_in_hand(at, slot, card, number) for number in (0, 1))
    if first.idle and not second.idle:
        first, second = second, first
    return CardInHand(place, card, first, second)


def face_in_hand(at: Seen, slot: int, card: int, number: int) -> FaceInHand:
    table = at.table
    face = table.rules.sides[2 * card + number]
    why = idle(table, at.focus, face)
    return FaceInHand(
        side_of(table.face(face)),
        table.ups[slot] == face and table.rules.open_faces,
        said(f"idle-{events.WHYS[why]}") if why else "",
        COMMIT + 2 * card + number,
    )


@drawn
def pick(of: CardInHand, count: int, advised: bool) -> Node:
    """A card that can be selected. Both ways round are there; which of them shows is a matter of its being turned."""
    ident = f"pick-{of.card}"
    key = KEYS[of.place]
    return [
        input(
            f"#{ident}",
            class_=f"pick unseen at-{of.place}",
            type="radio",
            name="card",
            value=of.card,
            data_key=key,
            aria_keyshortcuts=key,
            aria_describedby=f"about-{of.card}",
        ),
        label(
            class_={"card": True, f"at-{of.place}": True, "advised": advised},
            for_=ident,
            data_leads=f"{of.up.action} {of.behind.action}",
            data_vt=f"card-{of.card}",
        )[
            sheet("front", of.up, of.behind, of.place + 1),
            sheet("turned", of.behind, of.up, of.place + 1),
            span(".disc", aria_hidden="true")[key],
        ],
    ]


def sheet(way: str, up: FaceInHand, behind: FaceInHand, place: int) -> Element:
    """A card as it lies in the strip: the face that is up, and the other one as its lower edge."""
    return span(
        class_=f"sheet {way} {up.side.colour}" + (" idle" if up.idle else ""),
        **explained(up.side, up.tip),
    )[
        span(".unseen")[said("board-pick", face=up.side.called, behind=behind.side.called, place=place)],
        span(".band", aria_hidden="true")[span(".name")[up.side.name]],
        span(".middle", aria_hidden="true")[
            art(up.side.icon, up.side.strength),
            b(".nr")[up.side.number] if up.side.number else None,
            icon("brass-eye", "eye") if up.seen else None,
        ],
        span(class_=f"under {behind.side.colour}", aria_hidden="true")[
            icon(behind.side.icon),
            span[behind.side.short],
            b[behind.side.number] if behind.side.number else None,
            icon("brass-eye", "eye") if behind.seen else None,
        ],
    ]


@drawn
def held(of: CardInHand) -> Element:
    """A card that can't be laid at the moment."""
    return div(class_=f"card at-{of.place}", role="listitem", tabindex="0", data_vt=f"card-{of.card}")[
        sheet("front", of.up, of.behind, of.place + 1)
    ]


@drawn
def lying(of: CardInHand) -> Element:
    """Its card lies on the table."""
    return div(class_=f"card lies at-{of.place}", role="listitem")[back("large"), span(".where")[said("board-lies")]]


@drawn
def gone(of: CardInHand, up: RefusedInfo | None, behind: RefusedInfo | None, role: str | None) -> Element:
    """A card that was played this month: its place stays empty, and says what was there."""

    def face(refused: RefusedInfo | None, side: Side) -> Element:
        if refused is None:
            return span[side.called]
        return span(".refused", **why_not(refused))[side.called]

    return div(class_=f"card gone at-{of.place}", role=role)[face(up, of.up.side), face(behind, of.behind.side)]


def _open(table: Drakkar, slot: int) -> tuple[int, Side | None]:
    up = table.ups[slot]
    return slot, side_of(table.face(up)) if up >= 0 else None


@drawn
def open_card(slot: int, of: Side | None) -> Element:
    """A card in somebody else's hand."""
    if of is None:
        return div(".card", role="listitem")[back("large")]
    return div(".card", role="listitem")[
        span(class_=f"sheet {of.colour}", **explained(of))[
            span(".band")[span(".name")[of.name]],
            span(".middle")[art(of.icon, of.strength), b(".nr")[of.number] if of.number else None],
        ]
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
