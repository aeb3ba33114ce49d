"""A card face: four boxes in the corners, its name on a band coloured by kind, one icon, and the Text."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.beer import naming
from meadhall.games.beer.components import MINION, Box, CardText
from meadhall.web.boards.beer.symbols import card_icon
from meadhall.web.boards.beer.words import briefly, capital, named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, span
from meadhall.web.icons import icon

KINDS = ("event", "item", "minion", "interrupt")
BOXES = (("attack", "crossed-swords"), ("defense", "round-shield"), ("move", "walking-boot"), ("drink", "beer-stein"))


@dataclass(frozen=True)
class Face:
    """A card as plain values."""

    card: int
    name: str
    icon: str
    kind: int
    weapon: bool
    boxes: tuple[int, int, int, int]
    text: str
    stats: tuple[str, ...]  # of a Weapon or a Minion
    tip: str  # in full: what kind of card it is, what it does, and what its corners are worth
    rule: str

    @property
    def sort(self) -> str:
        return briefly(naming.say(f"kind-{'weapon' if self.weapon else KINDS[self.kind]}"))


def face_of(box: Box, card: int) -> Face:
    text = box.cards[card]
    return Face(
        card,
        named(naming.text(text)),
        card_icon(text),
        text.kind,
        text.weapon,
        (box.attack[card], box.defense[card], box.movement[card], box.drink[card]),
        capital(briefly(naming.power(text.power))),
        stats(text),
        said(
            "tip-card",
            kind="weapon" if text.weapon else KINDS[text.kind],
            says=naming.says(text),
            boxes=naming.boxes_of(box, card),
        ),
        text.rule,
    )


def explained(of: Face, why: str = "", rule: str = "") -> dict[str, str | None]:
    """What a card says when one points at it or holds a finger on it: itself, enlarged; what it does; why not now."""
    return {
        "data_tip": of.tip,
        "data_tip_head": said("board-head", thing=of.name),
        "data_tip_why": why or None,
        "data_tip_rule": rule or of.rule,
        "data_card": "self",
    }


def stats(text: CardText) -> tuple[str, ...]:
    if not text.weapon and text.kind != MINION:
        return ()
    attack, defense = said("face-attack", amount=text.attack), said("face-defense", amount=text.defense)
    if text.weapon:
        reach = said("face-reach", steps=text.steps, ranged=1 if text.ranged else 0)
        return (reach, attack, defense, said("face-axe") if text.axe else "")
    far = said("face-strikes", steps=text.steps) if text.steps > 1 else ""
    return (said("face-moves", steps=text.movement), attack, defense, far)


@drawn
def box(number: int, value: int, state: str = "") -> Element:
    """One of the four boxes."""
    name, sign = BOXES[number]
    return span(class_=f"bx b{number} {state or 'dim'}" + ("" if value else " dash"))[
        icon(sign), span(".unseen")[said(f"unit-{name}"), " "], b[value or "–"]
    ]


@drawn
def words(of: Face) -> Node:
    """What stands in the middle of the card."""
    if not of.stats:
        return span(".text")[of.text]
    far, attack, defense, more = of.stats
    return span(".text")[
        span(".line")[far],
        span(".line")[
            span(".ta")[attack],
            " ",
            span(".td")[defense],
        ],
        span(".line")[more] if more else None,
    ]


@drawn
def inside(of: Face, on: tuple[bool, bool, bool, bool, bool]) -> Node:
    """The card, with the boxes marked that can be used."""
    states = ["on" if one else "" for one in on]
    return frame(
        of,
        [box(number, of.boxes[number], states[number]) for number in range(4)],
        span(class_=f"says {states[4]}")[words(of)],
    )


def frame(of: Face, boxes: list[Node], text: Node, name: Node = None) -> Node:
    return [
        span(".row")[boxes[0], icon(of.icon, "art"), boxes[1]],
        span(".band")[of.name if name is None else name],
        text,
        span(".row.low")[boxes[2], span(".sort")[of.sort], boxes[3]],
    ]
