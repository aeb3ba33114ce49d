"""How things are called when the table speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.words import listed as listed
from meadhall.engine.words import many
from meadhall.games.drakkar.components import (
    BOARDING,
    DECK,
    LOKI,
    NO_EFFECT,
    NO_PART,
    RAID,
    SABOTAGE,
    SPEAR,
    THIEF,
    TOKENS,
)

if TYPE_CHECKING:
    from meadhall.games.drakkar.components import Face, Kind, Quest
    from meadhall.games.drakkar.table import Drakkar


def counted(count: int, kind: int) -> str:
    """'1 goat', '2 weapons', '3 gold'."""
    return many(count, TOKENS[kind]) if kind < 2 else f"{count} {TOKENS[kind]}"


def loot(tokens: list[int]) -> str:
    return listed([counted(tokens[kind], kind) for kind in range(3) if tokens[kind] > 0])


def spears(count: int) -> str:
    return many(count, "Spear")


def requirement(quest: Quest) -> str:
    """'strength 3 and 1 Beer'."""
    asked: list[str] = []
    if quest.strength:
        asked.append(f"strength {quest.strength}")
    if quest.beer:
        asked.append(f"{quest.beer} Beer")
    return listed(asked)


def quest(quest: Quest) -> str:
    return f"{requirement(quest)} for {loot(quest.loot)}"


def effect(face: Face) -> str:
    """What a face does, with its numbers."""
    kind = face.kind
    if kind.cargo():
        return kind.text or f"cargo, {crew(kind)}"
    if kind.effect == BOARDING:
        return f"with strength {face.asks} pillage {loot(face.loot)}"
    return kind.text


def crew(kind: Kind) -> str:
    """What cargo counts: 'strength 2', '1 Beer', 'strength 1 and 1 Beer at once'."""
    if kind.strength and kind.beer:
        return f"strength {kind.strength} and {kind.beer} Beer at once"
    return f"strength {kind.strength}" if kind.strength else f"{kind.beer} Beer"


def outlook(table: Drakkar, seat: int, number: int) -> str:
    """What would come of playing the face, as things stand on the table now."""
    face = table.face(number)
    village = table.villages[seat]
    kind = face.kind
    if kind.part != NO_PART:
        if not village.fits(kind.part, table.rules.yggdrasil_pair):
            return "has no place on your ship and is discarded"
        if kind.part != DECK and village.ends() == 1:
            return "completes your ship"
        return effect(face)
    if kind.effect == SPEAR:
        return effect(face) if table.usable(seat, number) else "nobody on board can carry it: discarded"
    if kind.effect == NO_EFFECT:
        if not village.parts:
            return "no ship part to lie on: discarded"
        return effect(face) if village.room() else effect(face) + "; no room: something must go"
    return action_outlook(table, seat, face)


def action_outlook(table: Drakkar, seat: int, face: Face) -> str:
    village = table.villages[seat]
    rivals = [table.villages[other] for other in table.setting.others[seat]]
    said = effect(face)
    does = face.kind.effect
    if does == LOKI and not any(rival.loot() > 0 for rival in rivals):
        said = f"no rival has a token now; {said}"
    if does == THIEF:
        said += "; use it or throw it away"
    if does == RAID:
        if village.vikings() == 0:
            return f"needs a Viking on board; {said}"
        weakest = min([rival.strength() for rival in rivals])
        said += f"; you have {village.strength()}, the weakest rival {weakest}"
    if does == BOARDING:
        if not village.complete():
            return f"needs a complete ship; {said}"
        said += f", lose a Viking or Spear; you have {village.strength()}"
    if does == SABOTAGE and not any(rival.ends() > len(rival.cargo) for rival in rivals):
        said = f"none lies open now; {said}"
    return said
