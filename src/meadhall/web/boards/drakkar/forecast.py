"""What a face would lead to if it were played now: shown on card, ship, Quest and option alike."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.drakkar.components import (
    BOARDING,
    DECK,
    EITHER_END,
    LOKI,
    NO_PART,
    RAID,
    SABOTAGE,
    SPEAR,
    THIEF,
    Quest,
)
from meadhall.games.drakkar.table import Drakkar
from meadhall.web.boards.drakkar.ship import Ship, ship_of


@dataclass(frozen=True)
class Crew:
    """What counts for a Quest: Spears beside the strength, never in it."""

    complete: bool
    strength: int
    spears: int
    beer: int


@dataclass(frozen=True)
class Errand:
    """A Quest, and how far a crew has come with it."""

    ident: str
    strength: int
    beer: int
    loot: tuple[int, ...]


@dataclass(frozen=True)
class Outlook:
    """What comes of a face."""

    idle: str  # why nothing would come of it, in few words; "" if something would
    role: str = ""  # the part that it becomes, or on which it is stored
    after: Crew | None = None  # the crew then, if it changes


def crew_of(table: Drakkar, seat: int) -> Crew:
    village = table.villages[seat]
    return Crew(village.complete(), village.strength(), len(village.spears), village.barrels())


def errand_of(quest: Quest) -> Errand:
    return Errand(quest.ident, quest.strength, quest.beer, tuple(quest.loot))


def outlook(table: Drakkar, seat: int, number: int) -> Outlook:
    """By the state of the table as it lies: what the others lay at the same time is not known."""
    kind = table.face(number).kind
    now = crew_of(table, seat)
    ship = ship_of(table, seat)
    if kind.part != NO_PART:
        if not table.villages[seat].fits(kind.part, table.rules.yggdrasil_pair):
            return Outlook("no place: discarded")
        role = part(ship, kind.part)
        whole = now.complete or (kind.part != DECK and table.villages[seat].ends() == 1)
        return Outlook("", role, Crew(whole, now.strength, now.spears, now.beer) if whole != now.complete else None)
    if kind.effect == SPEAR:
        if not table.usable(seat, number):
            return Outlook("nobody can carry it: discarded")
        return Outlook("", "", Crew(now.complete, now.strength, now.spears + 1, now.beer))
    if kind.cargo():
        if not ship.parts:
            return Outlook("no ship part to lie on: discarded")
        if len(ship.cargo) == len(ship.parts):
            return Outlook("")
        role = ship.parts[len(ship.cargo)]
        then = Crew(now.complete, now.strength + kind.strength, now.spears, now.beer + kind.beer)
        return Outlook("", role, then)
    return Outlook(against(table, seat, kind.effect))


def part(ship: Ship, own: int) -> str:
    """What a ship part becomes; Yggdrasil is the end that is lacking, the Bow first."""
    if own == EITHER_END:
        return "bow" if ship.bow == NO_PART else "stern"
    return ("bow", "stern", "deck")[own]


def against(table: Drakkar, seat: int, effect: int) -> str:
    """Why a red or blue card would have no effect as things stand."""
    village = table.villages[seat]
    rivals = [table.villages[other] for other in table.setting.others[seat]]
    if effect == LOKI and not any(rival.loot() for rival in rivals):
        return "no rival has a token"
    if effect == THIEF and not any(rival.left for rival in rivals):
        return "nobody lays a card"
    if effect == RAID and village.vikings() == 0:
        return "needs a Viking on board"
    if effect == BOARDING and not village.complete():
        return "needs a complete ship"
    if effect == SABOTAGE and not any(rival.ends() > len(rival.cargo) for rival in rivals):
        return "no empty end lies open"
    return ""


def lacking(errand: Errand, crew: Crew) -> list[str]:
    """What is still missing, in words."""
    found = [] if crew.complete else ["a complete ship"]
    strength = errand.strength - crew.strength - 2 * crew.spears
    if strength > 0:
        found.append(f"strength {strength}")
    if errand.beer > crew.beer:
        found.append(f"{errand.beer - crew.beer} Beer")
    return found


def becomes(now: Crew, then: Crew) -> str:
    """What changes: 'strength 2 → 5'."""
    said = []
    if then.complete and not now.complete:
        said.append("completes your ship")
    if then.strength != now.strength:
        said.append(f"strength {now.strength} → {then.strength}")
    if then.spears != now.spears:
        said.append("a Spear: +2 once")
    if then.beer != now.beer:
        said.append(f"Beer {now.beer} → {then.beer}")
    return ", ".join(said)
