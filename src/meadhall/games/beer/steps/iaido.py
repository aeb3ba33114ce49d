"""Iaido: a Samurai's one great stroke, moving and attacking with one card (BEER-CMB-6)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import LEFT, PASS, PLAY, RIGHT, USE, WALK
from meadhall.games.beer.circle import free_steps, walk, way_words
from meadhall.games.beer.events import BY_HAND
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.discard import lay_down
from meadhall.games.beer.steps.weapons import ChooseWeapon, can_attack
from meadhall.games.beer.steps.window import chain_or
from meadhall.games.beer.table import Beer


def reach(table: Beer, card: int) -> int:
    """BEER-R-89: the Steps that the card allows; 0 if Loki's trick forbids one of its two boxes."""
    box = table.box
    if table.rules.lokis_trick and (box.movement[card] == 0 or box.attack[card] == 0):
        return 0
    if table.rules.iaido_two:
        return 2
    return min(2, box.movement[card]) if table.rules.iaido_capped else box.movement[card]


def iaido_walks(table: Beer, seat: int, most: int) -> list[int]:
    """The moves of up to so many Steps after which some target is in reach."""
    found: list[int] = []
    for side in (LEFT, RIGHT):
        for steps in range(1, min(most, free_steps(table, seat, side)) + 1):
            if leads_to_target(table, seat, side, steps):
                found.append(WALK + 16 * side + steps)
    return found


def leads_to_target(table: Beer, seat: int, side: int, steps: int) -> bool:
    """Walk, look, and walk back."""
    gaps = [player.gap for player in table.players]
    reserve = table.reserve
    minions = table.minions
    walk(table, seat, side, steps)
    found = can_attack(table, seat)
    for i in range(len(gaps)):
        table.players[i].gap = gaps[i]
    table.reserve = reserve
    table.minions = minions
    return found


def iaido_cards(table: Beer, seat: int) -> list[int]:
    """The hand cards with which Iaido works now, as actions."""
    best = 0
    hand = table.players[seat].hand
    for card in hand:
        best = max(best, reach(table, card))
    moves = iaido_walks(table, seat, best)
    if not moves:
        return []
    nearest = min([(move - WALK) % 16 for move in moves])
    return [PLAY + card for card in hand if reach(table, card) >= nearest]


def iaido_refused(table: Beer, seat: int) -> Refusal | None:
    """What stands against Iaido now."""
    if not table.players[seat].energy:
        return Refusal("BEER-BSK-4", "why-not-energy")
    if table.plays_left == 0:
        return Refusal("BEER-CMB-6", "why-not-iaido-played")
    if not iaido_cards(table, seat):
        return Refusal("BEER-CMB-6", "why-not-iaido-target")
    return None


IAIDO_WORDS: Final = say("do-iaido")


class IaidoCard(Choice):
    """Which card; it counts as one of the two."""

    rule: ClassVar[str] = "BEER-CMB-6"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return iaido_cards(table, self.seat)

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-iaido")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-card", card=naming.card(table, action - PLAY))

    def take(self, table: Beer, seat: int, action: int) -> None:
        card = action - PLAY
        player = table.players[seat]
        player.energy = False
        lay_down(table, seat, card)
        table.plays_left -= 1
        table.say(events.DREW_BLADE, seat, card)
        table.push(IaidoWalk(seat, card))


class IaidoWalk(Choice):
    """1 to M Steps to a place from which somebody can be hit; each of them adds to the attack."""

    rule: ClassVar[str] = "BEER-CMB-6"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return iaido_walks(table, self.seat, reach(table, self.card))

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-iaido-walk")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return way_words(table, self.seat, action - WALK)

    def bonus(self, table: Beer, action: int) -> int:
        """What these Steps add to the attack."""
        return (action - WALK) % 16 * table.players[self.seat].iaido_factor

    def take(self, table: Beer, seat: int, action: int) -> None:
        stroke = IaidoStroke(seat, self.card, action - WALK)
        if table.rules.chain_holds_iaido:
            chain_or(table, seat, stroke.how, stroke)
        else:
            table.push(stroke)


class IaidoStroke(Do[Beer]):
    """The Steps are made, and the blow follows; nothing of it if Fenrir's Chain held the Samurai."""

    rule: ClassVar[str] = "BEER-CMB-6"

    def __init__(self, seat: int, card: int, how: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.how: Final = how

    def resolve(self, table: Beer) -> None:
        seat = self.seat
        steps = self.how % 16
        walk(table, seat, self.how // 16, steps)
        table.say(events.MOVED, seat, self.how // 16, steps)
        value = table.box.attack[self.card] + steps * table.players[seat].iaido_factor
        table.push(IaidoCharge(seat, value) if table.charge else ChooseWeapon(seat, value, BY_HAND))


class IaidoCharge(Choice):
    """BEER-CHG-1: an earlier Charge may add to the stroke; it is spent either way."""

    rule: ClassVar[str] = "BEER-CHG-1"

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [USE, PASS]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-iaido-charge")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-attack-calm", value=self.value)
        return say("do-attack-charge", value=self.value, charge=table.charge)

    def take(self, table: Beer, seat: int, action: int) -> None:
        bonus = table.charge if action == USE else 0
        table.charge = 0
        table.push(ChooseWeapon(seat, self.value + bonus, BY_HAND))


IAIDO_CARD: Final = [IaidoCard(seat) for seat in range(16)]
