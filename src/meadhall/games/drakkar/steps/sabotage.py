"""Sabotage: an empty end of a rival's ship goes down."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import COVER, DROP, SINK, WRECK
from meadhall.games.drakkar.steps.red import drop, fizzle
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import BOW_ROLE, STERN_ROLE, face_of


def exposed(table: Drakkar, seat: int) -> bool:
    """DRK-SAB-3: cargo may be moved at any time, so a ship is open exactly while it has more ends than cargo."""
    village = table.villages[seat]
    return village.ends() > len(village.cargo)


def begin_sabotage(table: Drakkar, seat: int, card: int) -> None:
    for other in table.clockwise(seat)[1:]:
        if exposed(table, other):
            table.push(SabotageTarget(seat, card))
            return
    fizzle(table, seat, card, events.NO_OPEN_END)


class SabotageTarget(Ask[Drakkar]):
    """DRK-SAB-3: a rival who can be hit."""

    rule: ClassVar[str] = "DRK-SAB-3"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        found = [WRECK + other for other in table.clockwise(self.seat)[1:]]
        if table.rules.may_decline:
            found.append(DROP)
        return found

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        if action == DROP or exposed(table, action - WRECK):
            return None
        village = table.villages[action - WRECK]
        return Refusal(
            "DRK-SAB-3",
            "{name} has {a:end} and {b:cargo card} to cover them, so none lies open.",
            village.ends(),
            len(village.cargo),
            name=table.name(action - WRECK),
        )

    def prompt(self, table: Drakkar, seat: int) -> str:
        return "Whose ship do you sabotage?"

    def describe(self, table: Drakkar, seat: int, action: int) -> str:
        if action == DROP:
            return "Drop the Sabotage unused"
        village = table.villages[action - WRECK]
        ship = "a complete ship" if village.complete() else "one end so far"
        return f"Sabotage {table.name(action - WRECK)}: {ship}, {len(village.cargo)} cargo"

    def default(self, table: Drakkar, seat: int) -> int:
        return DROP if table.rules.may_decline else self.options(table, seat)[0]

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if action == DROP:
            drop(table, seat, self.card)
            return
        victim = action - WRECK
        village = table.villages[victim]
        if village.ends() == 1:
            sink(table, seat, victim, BOW_ROLE if village.end(BOW_ROLE) >= 0 else STERN_ROLE)
        elif not village.cargo:
            table.push(SinkEnd(seat, victim))
        elif table.rules.freeze:
            sink(table, seat, victim, STERN_ROLE)
        else:
            table.push(CoverEnd(victim, seat))


def sink(table: Drakkar, seat: int, victim: int, role: int) -> None:
    """DRK-SAB-1."""
    table.say(events.SANK, seat, victim, face_of(table.villages[victim].end(role)))
    table.remove_end(victim, role)


def end_name(table: Drakkar, seat: int, role: int) -> str:
    """'Bow', or 'Yggdrasil, serving as Stern'."""
    card = table.villages[seat].end(role)
    name = table.face(face_of(card)).name
    own = table.rules.parts[face_of(card)]
    return name if own == role else f"{name}, serving as {'Bow' if role == BOW_ROLE else 'Stern'}"


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

    def prompt(self, table: Drakkar, seat: int) -> str:
        return f"Which end of {table.name(self.victim)}'s ship goes down?"

    def describe(self, table: Drakkar, seat: int, action: int) -> str:
        return f"Sink the {end_name(table, self.victim, action - SINK)}"

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

    def prompt(self, table: Drakkar, seat: int) -> str:
        return f"{table.name(self.saboteur)} sabotages your ship: which end does your cargo cover?"

    def describe(self, table: Drakkar, seat: int, action: int) -> str:
        saved = end_name(table, self.seat, action - COVER)
        lost = end_name(table, self.seat, 1 - (action - COVER))
        return f"Cover the {saved}; the {lost} goes down"

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        table.say(events.COVERED, seat, face_of(table.villages[seat].end(action - COVER)))
        sink(table, self.saboteur, seat, 1 - (action - COVER))
