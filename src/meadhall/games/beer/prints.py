"""What every look at a table asks of its box, made once: cards as they stand on a sheet, and what is on them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.engine.sheet import Sheet, Stamp
from meadhall.games.beer.components import Box

BACKS: Final = 3
KINDS: Final = 4
TRIGGERS: Final = 4
MOST_BOX: Final = 9
CARD: Final = 23  # numbers that a card takes


@final
class Prints:
    """In a vec a number is found several times faster than in a list.

    Not in the box itself, as a view in a parcel names things by their way through that.
    """

    def __init__(self, box: Box) -> None:
        self.cards: Final = [stamp(box, card) for card in range(len(box.cards))]
        self.texts: Final = vec[i64](box.text_of)  # of each card
        self.backs: Final = vec[i64]([box.back_of(card) for card in range(len(box.cards))])


_MADE: Final[dict[Box, Prints]] = {}


def prints_of(box: Box) -> Prints:
    prints = _MADE.get(box)
    if prints is None:
        prints = Prints(box)
        _MADE[box] = prints
    return prints


def stamp(box: Box, card: int) -> Stamp:
    sheet = Sheet()
    write_card(box, card, sheet)
    return Stamp(sheet)


def write_card(box: Box, card: int, sheet: Sheet) -> None:
    """What a card is good for, or zeros for none."""
    text = box.cards[card]
    known = card >= 0
    adds = [text.steps, text.attack, text.defense, text.movement, text.capacity]
    marks = (1 if text.weapon else 0) | (2 if text.ranged else 0) | (4 if text.axe else 0)
    sheet.choice("its kind", text.kind if known else -1, KINDS)
    sheet.choice("its back", box.back_of(card) if known else -1, BACKS)
    sheet.counts("its boxes", box.values(card) if known else [], 4, MOST_BOX)
    sheet.counts("what its text adds", adds if known else [], 5, MOST_BOX)
    sheet.choice("what sets it off", text.trigger if known else -1, TRIGGERS)
    sheet.bits("Weapon, Ranged, Axe", marks if known else 0, 3)
