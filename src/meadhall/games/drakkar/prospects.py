"""Before a card is laid: how a Raid on each rival would end, and who could spoil it, by the faces that all can see."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.event import GAIN, HARM, NEUTRAL
from meadhall.engine.message import Listing
from meadhall.engine.outcome import Outcome
from meadhall.games.drakkar.components import BOARDING, DECK, HAND, NO_PART, RAID, SABOTAGE, THIEF, YELLOW
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.steps.raid import Fight
from meadhall.games.drakkar.table import Drakkar


class Bout(NamedTuple):
    """A Raid on one rival as both are now."""

    rival: int
    attack: int
    defence: int
    turner: int  # who could turn it with Spears, or -1

    @property
    def won(self) -> bool:
        """DRK-RAI-4: an attacker must be stronger."""
        return self.attack > self.defence


def bouts(table: Drakkar, seat: int) -> list[Bout]:
    """Against each rival, clockwise."""
    found: list[Bout] = []
    for rival in table.clockwise(seat)[1:]:
        fight = Fight(seat, rival, 0, 0)
        found.append(Bout(rival, fight.attack(table), fight.defence(table), fight.turner(table)))
    return found


def bout_told(table: Drakkar, bout: Bout) -> Outcome:
    """Both sums, and how it would end."""
    result = 2 if bout.turner >= 0 else 1 if bout.won else 0
    message = say(
        "will-raid",
        rival=table.who(bout.rival),
        attack=bout.attack,
        defence=bout.defence,
        result=result,
        turner=table.who(max(0, bout.turner)),
    )
    return Outcome(message, (HARM, GAIN, NEUTRAL)[result])


def showing(table: Drakkar, seat: int, effect: int, before: int = 0) -> list[int]:
    """The rivals among whose open faces is one of that effect; `before`: with a lower number than this."""
    found: list[int] = []
    for rival in table.clockwise(seat)[1:]:
        village = table.villages[rival]
        first = village.pile * HAND
        for place in village.held():
            up = table.ups[first + place] if village.pile >= 0 else -1
            if up >= 0 and table.rules.effects[up] == effect and (not before or table.rules.numbers[up] < before):
                found.append(rival)
                break
    return found


def dangers(table: Drakkar, seat: int, face: int) -> list[Outcome]:
    """Who could spoil the card, as far as all can see."""
    kind = table.face(face).kind
    village = table.villages[seat]
    number = table.face(face).number
    if kind.colour == YELLOW:
        found = [_danger(table, "thief", showing(table, seat, THIEF))]
        is_end = kind.part not in (NO_PART, DECK)
        if is_end and village.ends() + 1 > len(village.cargo):
            found.append(_danger(table, "sabotage", showing(table, seat, SABOTAGE)))
        return found
    if kind.effect == RAID:
        return [Outcome(say("danger-stronger"), NEUTRAL)]
    if kind.effect == BOARDING:
        found = []
        if village.ends() > len(village.cargo):
            found.append(_danger(table, "sabotage-before", showing(table, seat, SABOTAGE, number)))
        if village.vikings():
            found.append(_danger(table, "raid-before", showing(table, seat, RAID, number)))
        return found
    return []


def _danger(table: Drakkar, what: str, rivals: list[int]) -> Outcome:
    names = Listing([table.who(rival) for rival in rivals])
    shown = 0 if not table.rules.open_faces else 1 if not rivals else 2
    return Outcome(say(f"danger-{what}", shown=shown, count=len(rivals), rivals=names), NEUTRAL)
