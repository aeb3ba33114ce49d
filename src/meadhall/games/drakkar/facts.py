"""What lies on a table of Drakkar, by the names of the box: for who reads it from outside. None: it is not known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.bits import members
from meadhall.games.drakkar.actions import PAYMENTS
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.shapes import (
    DrakkarFace,
    DrakkarLaid,
    DrakkarLoot,
    DrakkarOffer,
    DrakkarView,
    DrakkarVillage,
)
from meadhall.games.drakkar.village import face_of, slot_of

if TYPE_CHECKING:
    from meadhall.games.drakkar.table import Drakkar
    from meadhall.games.drakkar.village import Village


def facts(table: Drakkar) -> DrakkarView:
    slots = range(len(table.ups))
    return {
        "month": table.month,
        "turn": table.turn,
        "earl": table.earl,
        "stacks": _loot(table.stacks),
        "slots": [{"shows": _face(table, table.ups[slot]), "card": _card(table, table.cards[slot])} for slot in slots],
        "both_faces_known": members(int(table.common)),
        "discards": [_laid(table, card) for card in table.discards],
        "owing_a_card": members(table.pending),
        "laid_this_turn": table.laid,
        "late": members(table.late),
        "out_this_turn": members(table.out),
        "dawdling": members(table.dawdlers),
        "counting": table.counted,
        "counted_before": table.count_used,
        "bargaining_goes_on": table.stirred,
        "villages": [_village(table, village) for village in table.villages],
    }


def fact(table: Drakkar, type: str, number: int) -> object:
    """A thing of the box in an event; None if the type is none of this game's own."""
    if type == "face":
        return _face(table, number)
    if type == "quest":
        return _quest(table, number)
    if type == "payment":
        return _loot(PAYMENTS[number])
    if type == "card":
        return _card(table, number)
    if type == "pile":
        return number
    return None


def _village(table: Drakkar, village: Village) -> DrakkarVillage:
    offer: DrakkarOffer | None = None
    if village.offer_to >= 0:
        offer = {"to": village.offer_to, "payment": _loot(PAYMENTS[village.offer]) if village.offer >= 0 else None}
    first = HAND * village.pile
    return {
        "loot": _loot(village.tokens),
        "points": village.score(),
        "ship": [_laid(table, card) for card in village.parts],
        "cargo": [_laid(table, card) for card in village.cargo],
        "spears": [_laid(table, card) for card in village.spears],
        "pile": village.pile if village.pile >= 0 else None,
        "hand": [first + place for place in members(village.left)] if village.pile >= 0 else [],
        "hand_in_order": [first + place for place in village.order],
        "has_seen": members(int(village.knows)),
        "played": _laid(table, village.played) if village.played >= 0 else None,
        "beaten_by": members(village.faster),
        "quests_dealt": [_quest(table, number) for number in village.dealt],
        "quests_kept": [_quest(table, number) for number in village.kept],
        "months_shown": members(village.shown),
        "offer": offer,
        "lent": members(village.lent),
        "made_a_deal": village.served,
    }


def _loot(tokens: list[int]) -> DrakkarLoot:
    return {"goats": tokens[0], "weapons": tokens[1], "gold": tokens[2]}


def _face(table: Drakkar, number: int) -> DrakkarFace | None:
    if number < 0:
        return None
    face = table.face(number)
    return {"name": face.name, "banner": face.number}


def _laid(table: Drakkar, card: int) -> DrakkarLaid:
    return {"slot": slot_of(card), "face": _face(table, face_of(card))}


def _card(table: Drakkar, card: int) -> str | None:
    return table.rules.box.idents[card] if card >= 0 else None


def _quest(table: Drakkar, number: int) -> str | None:
    return table.rules.box.quests[number].ident if number >= 0 else None
