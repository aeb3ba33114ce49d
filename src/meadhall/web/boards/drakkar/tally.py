"""What events have changed, seat by seat: so that a scene can say what was before and what is now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from meadhall.engine.event import Event
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import PAYMENTS
from meadhall.games.drakkar.table import Drakkar

read = events.KINDS.read


@dataclass
class Change:
    """How much more a seat has than before: strength and Beer on board, and tokens by kind."""

    strength: int = 0
    beer: int = 0
    tokens: list[int] = field(default_factory=lambda: [0, 0, 0])

    def __bool__(self) -> bool:
        return bool(self.strength or self.beer or any(self.tokens))


def changes(table: Drakkar, told: Iterable[Event]) -> dict[int, Change]:
    """By seat; those for which something is different."""
    found: dict[int, Change] = {}

    def of(seat: int) -> Change:
        return found.setdefault(seat, Change())

    def cargo(seat: int, face: int, sign: int) -> None:
        of(seat).strength += sign * table.rules.strengths[face]
        of(seat).beer += sign * table.rules.beers[face]

    def loot(seat: int, tokens: list[int], sign: int) -> None:
        for kind, many in enumerate(tokens):
            of(seat).tokens[kind] += sign * many

    for event in told:
        if event.kind == events.STORED:
            cargo(event.seat, read(event, "face"), 1)
        elif event.kind == events.REPLACED:
            cargo(event.seat, read(event, "face"), 1)
            cargo(event.seat, read(event, "gone"), -1)
        elif event.kind == events.REMOVED:
            cargo(event.seat, read(event, "face"), -1)
        elif event.kind == events.TOOK_TOKEN:
            one = [1 if kind == read(event, "token") else 0 for kind in range(3)]
            loot(event.seat, one, 1)
            loot(read(event, "victim"), one, -1)
        elif event.kind == events.COLLECTED:
            loot(event.seat, collected(event), 1)
        elif event.kind == events.PAID:
            paid = PAYMENTS[read(event, "payment")]
            loot(event.seat, paid, -1)
            loot(read(event, "helper"), paid, 1)
    return {seat: change for seat, change in found.items() if change}


def collected(event: Event) -> list[int]:
    return [read(event, "goats"), read(event, "weapons"), read(event, "gold")]


def score(tokens: list[int]) -> int:
    """DRK-SCO-1."""
    return sum(tokens) + min(tokens)


def this_turn(told: list[Event]) -> list[Event]:
    """What was told since the turn began."""
    return _since(told, (events.TURN,))


def since_sailing(told: list[Event]) -> list[Event]:
    """What was told since the ships set sail this month."""
    month = _since(told, (events.MONTH,))
    for at, event in enumerate(month):
        if event.kind in (events.QUEST_SHOWN, events.TEAM_UP_SIDE):
            return month[at:]
    return []


def _since(told: list[Event], kinds: tuple[int, ...]) -> list[Event]:
    for back, event in enumerate(reversed(told)):
        if event.kind in kinds:
            return told[len(told) - back :]
    return told
