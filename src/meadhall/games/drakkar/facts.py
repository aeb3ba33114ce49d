"""What lies on a table of Drakkar, by the names of the box: for who reads it from outside. None: it is not known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.bits import members
from meadhall.engine.telling import facts_of
from meadhall.games.drakkar.actions import PAYMENTS
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.village import face_of, slot_of

if TYPE_CHECKING:
    from meadhall.engine.event import Event
    from meadhall.games.drakkar.table import Drakkar
    from meadhall.games.drakkar.village import Village


def facts(table: Drakkar) -> dict[str, object]:
    """A slot is a card's place in the Brawl: 10 * pile + its place in the pile."""
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


def event_facts(table: Drakkar, event: Event) -> dict[str, object]:
    """An event by the names of its fields, things of the box as the table tells of them."""
    found = facts_of(table, event)
    for field, numbers in event.fields(table.kinds().of(event.kind)):
        if field.type in ("face", "quest", "payment"):
            things = [_thing(table, field.type, number) for number in numbers]
            found[field.name] = things if field.many else things[0]
    return found


def _thing(table: Drakkar, type: str, number: int) -> object:
    if type == "face":
        return _face(table, number)
    return _quest(table, number) if type == "quest" else _loot(PAYMENTS[number])


def _village(table: Drakkar, village: Village) -> dict[str, object]:
    offer: dict[str, object] | None = None
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


def _loot(tokens: list[int]) -> dict[str, int]:
    return {"goats": tokens[0], "weapons": tokens[1], "gold": tokens[2]}


def _face(table: Drakkar, number: int) -> dict[str, object] | None:
    if number < 0:
        return None
    face = table.face(number)
    return {"name": face.name, "banner": face.number}


def _laid(table: Drakkar, card: int) -> dict[str, object]:
    """A card on the table: the slot it comes from, and the face that lies up."""
    return {"slot": slot_of(card), "face": _face(table, face_of(card))}


def _card(table: Drakkar, card: int) -> str | None:
    return table.rules.box.idents[card] if card >= 0 else None


def _quest(table: Drakkar, number: int) -> str | None:
    return table.rules.box.quests[number].ident if number >= 0 else None
