"""Sabotage: an empty end of a rival's ship goes down."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import COVER, DROP, SINK, WRECK
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.steps.aimed import Aimed, fizzle
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import BOW_ROLE, STERN_ROLE, face_of


def exposed(table: Drakkar, seat: int) -> bool:
    """DRK-SAB-3: cargo may be moved at any time, so a ship is open exactly while it has more ends than cargo."""
    village = table.villages[seat]
    return village.ends() > len(village.cargo)


def rivals_exposed(table: Drakkar, seat: int) -> bool:
    for other in table.clockwise(seat)[1:]:
        if exposed(table, other):
            return True
    return False


def begin_sabotage(table: Drakkar, seat: int, card: int) -> None:
    if rivals_exposed(table, seat):
        table.push(SabotageTarget(seat, card))
    else:
        fizzle(table, seat, card, events.NO_OPEN_END)


class SabotageTarget(Aimed):
    """DRK-SAB-3: a rival who can be hit."""

    rule: ClassVar[str] = "DRK-SAB-3"

    def aims(self, table: Drakkar) -> list[int]:
        return [WRECK + other for other in table.clockwise(self.seat)[1:]]

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        if action == DROP or exposed(table, action - WRECK):
            return None
        village = table.villages[action - WRECK]
        words = "why-not-covered victim:seat ends cargo"
        return Refusal("DRK-SAB-3", words, action - WRECK, village.ends(), len(village.cargo))

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-sabotage")

    def described(self, table: Drakkar, action: int) -> Message:
        return say("do-sabotage", victim=table.who(action - WRECK))

    def strike(self, table: Drakkar, seat: int, action: int) -> None:
        victim = action - WRECK
        role = sinking(table, victim)
        if role >= 0:
            sink(table, seat, victim, role)
        elif not table.villages[victim].cargo:
            table.push(SinkEnd(seat, victim))
        else:
            table.push(CoverEnd(victim, seat))


def sinking(table: Drakkar, victim: int) -> int:
    """The end that goes down if the ship is hit, or -1 if somebody chooses it."""
    village = table.villages[victim]
    if village.ends() == 1:
        return BOW_ROLE if village.end(BOW_ROLE) >= 0 else STERN_ROLE
    return STERN_ROLE if village.cargo and table.rules.freeze else -1


def sink(table: Drakkar, seat: int, victim: int, role: int) -> None:
    """DRK-SAB-1."""
    table.say(events.SANK, seat, victim, face_of(table.villages[victim].end(role)))
    table.remove_end(victim, role)


def end_name(table: Drakkar, seat: int, role: int) -> object:
    """'Bow', or 'Yggdrasil, serving as Stern'."""
    face = face_of(table.villages[seat].end(role))
    name = naming.face(table.face(face))
    return name if table.rules.parts[face] == role else say("serving", face=name, role=naming.role(role))


class SinkEnd(Ask[Drakkar]):
    """DRK-SAB-4: two ends and no cargo: the saboteur chooses."""

    rule: ClassVar[str] = "DRK-SAB-4"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        village = table.villages[self.victim]
        parts = table.rules.parts
        if parts[face_of(village.end(BOW_ROLE))] > parts[face_of(village.end(STERN_ROLE))]:
            return [SINK + STERN_ROLE, SINK + BOW_ROLE]
        return [SINK + BOW_ROLE, SINK + STERN_ROLE]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-sink", victim=table.who(self.victim))

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-sink", end=end_name(table, self.victim, action - SINK))

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        sink(table, seat, self.victim, action - SINK)


class CoverEnd(Ask[Drakkar]):
    """DRK-SAB-5: two ends and one cargo: the victim chooses which end it covers; the other goes down."""

    rule: ClassVar[str] = "DRK-SAB-5"

    def __init__(self, seat: int, saboteur: int) -> None:
        super().__init__(seat)
        self.saboteur: Final = saboteur

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [COVER + BOW_ROLE, COVER + STERN_ROLE]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-cover", saboteur=table.who(self.saboteur))

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-cover", end=end_name(table, self.seat, action - COVER))

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        table.say(events.COVERED, seat, face_of(table.villages[seat].end(action - COVER)))
        sink(table, self.saboteur, seat, 1 - (action - COVER))
