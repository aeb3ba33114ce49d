"""A card face: four boxes in the corners, its name on a band coloured by kind, one icon, and the Text."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.words import many
from meadhall.games.beer import naming
from meadhall.games.beer.components import MINION, Box, CardText
from meadhall.web.boards.beer.saying import named
from meadhall.web.boards.beer.symbols import card_icon
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, span
from meadhall.web.icons import icon

KIND_WORDS = ("Event", "Item", "Minion", "Interrupt")
BOXES = (("Attack", "crossed-swords"), ("Defense", "round-shield"), ("Move", "walking-boot"), ("Drink", "beer-stein"))
SHORTER = (
    ("give up ", ""),
    ("lose 1 Life Point:", "1 Life:"),
    ("remove 1 Step counter:", "1 Step:"),
    ("a Ranged Attack of ", "Ranged "),
    ("Ranged Attacks of ", "× Ranged "),
    ("at any distance", "at anybody"),
    ("at 3 Steps or more", "from 3 Steps on"),
    ("at 2 Steps or more", "from 2 Steps on"),
    ("Weapon or Item", "Weapon/Item"),
    ("recover 1 Life Point", "recover 1 Life"),
)


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

    @property
    def sort(self) -> str:
        return "Weapon" if self.weapon else KIND_WORDS[self.kind]


def face_of(box: Box, card: int) -> Face:
    text = box.cards[card]
    return Face(
        card,
        text.name,
        card_icon(text),
        text.kind,
        text.weapon,
        (box.attack[card], box.defense[card], box.movement[card], box.drink[card]),
        shorter(text),
        stats(text),
    )


def shorter(text: CardText) -> str:
    """The Text in few words, for a small card."""
    words = named(naming.power(text.power))
    for long, short in SHORTER:
        words = words.replace(long, short)
    return words[:1].upper() + words[1:]


def stats(text: CardText) -> tuple[str, ...]:
    if text.weapon:
        reach = f"{text.steps}+ Steps" if text.ranged else many(text.steps, "Step")
        return (reach, f"+{text.attack}", f"+{text.defense}", "an Axe" if text.axe else "")
    if text.kind == MINION:
        far = f"strikes at {text.steps}" if text.steps > 1 else ""
        return (f"moves {text.movement}", f"+{text.attack}", f"+{text.defense}", far)
    return ()


@drawn
def box(number: int, value: int, state: str = "") -> Element:
    """One of the four boxes."""
    name, sign = BOXES[number]
    return span(class_=f"bx b{number} {state or 'dim'}" + ("" if value else " dash"))[
        icon(sign), span(".unseen")[f"{name} "], b[value or "–"]
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
            span(".ta")[attack, " attack"],
            " ",
            span(".td")[defense, " defense"],
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


def frame(of: Face, boxes: list[Node], text: Node) -> Node:
    return [
        span(".row")[boxes[0], icon(of.icon, "art"), boxes[1]],
        span(".band")[of.name],
        text,
        span(".row.low")[boxes[2], span(".sort")[of.sort], boxes[3]],
    ]
