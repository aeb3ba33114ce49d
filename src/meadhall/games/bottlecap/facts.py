"""What lies on a table of Bottlecap Vikings, by the names of the box: for who reads it from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.bits import members
from meadhall.games.bottlecap import events
from meadhall.games.bottlecap.shapes import BottlecapView, BottlecapVillage

if TYPE_CHECKING:
    from meadhall.games.bottlecap.table import Bottlecap
    from meadhall.games.bottlecap.village import Village


def facts(table: Bottlecap) -> BottlecapView:
    tiles = table.box.tiles
    return {
        "round": table.round,
        "turn": table.turns,
        "start": table.start,
        "active": table.active,
        "helper": table.rotation,
        "ring": [{"tile": tiles[table.tiles[at]].ident, "space": _space(table.spaces[at])} for at in range(8)],
        "lid": {"red": table.lid_reds, "grey": table.lid_greys},
        "drawn": {"red": table.drawn_reds, "grey": table.drawn_greys},
        "sailing": {
            "farthest": table.far,
            "sailed_from": table.sailed_from,
            "beside_helper": table.landed,
            "wood_on_landing": table.landing_wood,
            "gold_on_landing": table.landing_gold,
        },
        "parts_done": members(table.parts_done),
        "abilities_used": members(table.used),
        "red_kept": table.red_kept,
        "turn_is_closing": table.closing,
        "villages": [_village(village) for village in table.villages],
    }


def fact(table: Bottlecap, type: str, number: int) -> object:
    """A thing of the box in an event; None if the type is none of this game's own."""
    if type == "space":
        return _space(number)
    if type == "ability":
        return _ability(number)
    if type == "side":
        return table.box.sides[number].ident
    if type == "source":
        return _source(number)
    if type == "place":
        return number
    if type == "heading":
        return events.HEADINGS[0 if number > 0 else 1]
    return None


def _source(why: int) -> str | None:
    if why > events.ABILITY:
        return _ability(why - events.ABILITY)
    return events.SOURCES.get(why) if why >= events.START else _space(why) if why > 0 else None


def _space(number: int) -> str:
    return f"S{number:02}"


def _village(village: Village) -> BottlecapVillage:
    return {
        "city": village.side.ident,
        "city_card": village.card,
        "wood": village.wood,
        "gold": village.gold,
        "glory": village.glory,
        "helmets": village.helmets(),
        "hut": village.hut,
        "tier": village.tier,
        "ship": village.ship if village.ship >= 0 else None,
        "clockwise": village.heading > 0,
        "damage": {"red": village.reds, "grey": village.greys, "still_owed": village.missing},
        "abilities": [_ability(one) for one in village.abilities],
        "copied": _ability(village.copied) if village.copied else None,
        "happened": [_ability(one) for one in members(village.happened)],
        "armed": members(village.armed),
        "fired": members(village.fired),
        "took_gold": village.took_gold,
    }


def _ability(number: int) -> str:
    return f"A{number:02}"
