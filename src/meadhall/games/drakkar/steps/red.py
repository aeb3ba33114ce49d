"""Red cards: Loki and the Thief."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import DROP, LEAVE, LOKI_TAKES, STEAL, USE
from meadhall.games.drakkar.components import YELLOW
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.steps.aimed import Aimed, fizzle
from meadhall.games.drakkar.steps.store import StoreStolen, place_card, throw_away
from meadhall.games.drakkar.table import Drakkar

ANY_TOKEN: Final = 3


def rivals_have_loot(table: Drakkar, seat: int) -> bool:
    """DRK-LOK-2: is there anything that Loki could steal?"""
    for other in table.clockwise(seat)[1:]:
        if table.villages[other].loot() > 0:
            return True
    return False


def begin_loki(table: Drakkar, seat: int, card: int) -> None:
    """DRK-LOK-1, DRK-LOK-2."""
    if rivals_have_loot(table, seat):
        table.push(Loki(seat, card))
    else:
        fizzle(table, seat, card, events.NO_LOOT)


class Loki(Aimed):
    """DRK-LOK-1: a rival with Loot, and one token of a kind he has."""

    rule: ClassVar[str] = "DRK-LOK-1"

    def aims(self, table: Drakkar) -> list[int]:
        found: list[int] = []
        for other in table.clockwise(self.seat)[1:]:
            if table.rules.random_loki:
                found.append(LOKI_TAKES + 4 * other + ANY_TOKEN)
            else:
                found += [LOKI_TAKES + 4 * other + kind for kind in range(3)]
        return found

    def options(self, table: Drakkar, seat: int) -> list[int]:
        if table.rules.random_loki:
            return super().options(table, seat)
        found: list[int] = []
        for other in table.clockwise(self.seat):
            if other != self.seat:
                tokens = table.villages[other].tokens
                for kind in range(3):
                    if tokens[kind] > 0:
                        found.append(LOKI_TAKES + 4 * other + kind)
        if table.rules.may_decline:
            found.append(DROP)
        return found

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        if action == DROP:
            return None
        rival = (action - LOKI_TAKES) // 4
        kind = (action - LOKI_TAKES) % 4
        village = table.villages[rival]
        if village.loot() == 0:
            return Refusal("DRK-LOK-1", "why-not-no-token victim:seat", rival)
        if kind < ANY_TOKEN and village.tokens[kind] == 0:
            return Refusal("DRK-LOK-1", "why-not-no-such-token victim:seat token:token", rival, kind)
        return None

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-loki")

    def described(self, table: Drakkar, action: int) -> Message:
        rival = table.who((action - LOKI_TAKES) // 4)
        kind = (action - LOKI_TAKES) % 4
        if kind == ANY_TOKEN:
            return say("do-loki-random", victim=rival)
        return say("do-loki", token=naming.token(kind), victim=rival)

    def strike(self, table: Drakkar, seat: int, action: int) -> None:
        rival = (action - LOKI_TAKES) // 4
        kind = (action - LOKI_TAKES) % 4
        if kind == ANY_TOKEN:
            kind = random_token(table, rival)
        table.take_token(seat, rival, kind, events.BY_LOKI)


def random_token(table: Drakkar, seat: int) -> int:
    """DRK-OPT-loki_token: each token of the victim is equally likely."""
    tokens = table.villages[seat].tokens
    drawn = table.rng.below(tokens[0] + tokens[1] + tokens[2])
    if drawn < tokens[0]:
        return 0
    return 1 if drawn < tokens[0] + tokens[1] else 2


def stealable(table: Drakkar, other: int) -> bool:
    """DRK-THF-1: a yellow card revealed this turn, not stolen yet."""
    played = table.villages[other].played
    return played >= 0 and table.rules.colours[played & 255] == YELLOW


def begin_thief(table: Drakkar, seat: int, card: int) -> None:
    """DRK-THF-1, DRK-THF-6."""
    for other in table.clockwise(seat)[1:]:
        if stealable(table, other):
            table.push(ThiefPick(seat, card))
            return
    fizzle(table, seat, card, events.NOTHING_TO_STEAL)


class ThiefPick(Aimed):
    """DRK-THF-1: one yellow card that a rival revealed this turn."""

    rule: ClassVar[str] = "DRK-THF-1"

    def aims(self, table: Drakkar) -> list[int]:
        return [STEAL + other for other in table.clockwise(self.seat)[1:]]

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        if action == DROP or stealable(table, action - STEAL):
            return None
        return Refusal("DRK-THF-1", "why-not-no-yellow victim:seat", action - STEAL)

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-thief")

    def described(self, table: Drakkar, action: int) -> Message:
        rival = table.who(action - STEAL)
        card = table.villages[action - STEAL].played
        if card < 0:
            return say("do-steal-unknown", victim=rival)
        return say("do-steal", victim=rival, face=naming.face(table.face(card & 255)))

    def strike(self, table: Drakkar, seat: int, action: int) -> None:
        victim = table.villages[action - STEAL]
        stolen = victim.played
        victim.played = -1
        table.learn(seat, stolen)
        if table.loud:
            table.say(events.SNATCHED, seat, action - STEAL, stolen & 255, stolen >> 8)
        why = table.against_placing(seat, stolen & 255)
        if why == 0 or why == events.NO_ROOM:
            table.villages[seat].played = stolen
            table.push(ThiefUse(seat))
        else:
            throw_away(table, seat, stolen, why)


class ThiefUse(Ask[Drakkar]):
    """DRK-THF-2: use the stolen card at once, or discard it."""

    rule: ClassVar[str] = "DRK-THF-2"

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [USE, LEAVE]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        stolen = table.villages[self.seat].played
        return say("ask-stolen", face=naming.face(table.face(stolen & 255)))

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-leave") if action == LEAVE else say("do-use")

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        village = table.villages[seat]
        stolen = village.played
        if action == USE and table.rules.cargoes[stolen & 255] and not village.room():
            table.push(StoreStolen(seat))
            return
        village.played = -1
        if action == LEAVE:
            throw_away(table, seat, stolen, events.UNWANTED)
        else:
            place_card(table, seat, stolen)
