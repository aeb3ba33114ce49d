"""A seat's own area: board, hand, Life and Wounds, equipment, drinks, and the gap on its left."""

from __future__ import annotations

from typing import Final, final

from meadhall.games.beer.actions import BEER, BOARD_PLACE, GEAR_PLACE, LIFE_PLACE, gear_card, gear_number
from meadhall.games.beer.components import Board, Box, CardText

OUT: Final = 0  # eliminated by a tie: neither Warrior nor Spirit
WARRIOR: Final = 1
SPIRIT: Final = 2

EACH_DRINK: Final = [1, 4]  # a place's drinks are one number: Beers in its low two bits, Sakes above


def drinks_in(code: int) -> int:
    """How many drinks a place's number stands for."""
    return (code & 3) + (code >> 2)


@final
class Player:
    """Everything that belongs to one seat. All lists are replaced, never changed, so that copies may share them.

    After a direct change of equipment or drinks (in a test, say) call `refit`.
    """

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.kind: Final = board.kind
        self.state = WARRIOR
        self.hand: list[int] = []  # in the order in which the cards came
        self.life: list[int] = []  # the top card is the last
        self.wounds: list[int] = []  # the same
        self.gear: list[int] = []  # equipped Weapons and Items, the wielded one too
        self.on_gear: list[int] = []  # the drinks on each of them
        self.on_life = 0
        self.on_board = 0
        self.beers = 0  # all that lie with this seat; a Spirit's are in the Spirit's space
        self.sakes = 0
        self.wielded = -1  # card
        self.gap = 0  # Step counters between this Warrior and the next on the left
        self.energy = True
        self.valhalla = 0  # Valhalla cards as bits
        self.soul_turn = -1  # the last turn in which the soul was burnt
        # What board and equipment add up to, drinks considered: see refit
        self.room = 0  # drinks that could still be placed
        self.stride = 0
        self.thirst = 0
        self.guard = 0
        self.guard_melee = 0
        self.melee = 0
        self.ranged = 0
        self.axes = 0
        self.doubles_defense = False
        self.cards_drawn = 2
        self.burn_power = 1
        self.minion_attack = 0
        self.minion_defense = 0
        self.iaido_factor = 1

    def copy(self) -> Player:
        twin = Player(self.board)
        twin.state = self.state
        twin.hand = self.hand
        twin.life = self.life
        twin.wounds = self.wounds
        twin.gear = self.gear
        twin.on_gear = self.on_gear
        twin.on_life = self.on_life
        twin.on_board = self.on_board
        twin.beers = self.beers
        twin.sakes = self.sakes
        twin.wielded = self.wielded
        twin.gap = self.gap
        twin.energy = self.energy
        twin.valhalla = self.valhalla
        twin.soul_turn = self.soul_turn
        twin.room = self.room
        twin.stride = self.stride
        twin.thirst = self.thirst
        twin.guard = self.guard
        twin.guard_melee = self.guard_melee
        twin.melee = self.melee
        twin.ranged = self.ranged
        twin.axes = self.axes
        twin.doubles_defense = self.doubles_defense
        twin.cards_drawn = self.cards_drawn
        twin.burn_power = self.burn_power
        twin.minion_attack = self.minion_attack
        twin.minion_defense = self.minion_defense
        twin.iaido_factor = self.iaido_factor
        return twin

    @property
    def drinks(self) -> int:
        return self.beers + self.sakes

    @property
    def alive(self) -> bool:
        return self.state == WARRIOR

    def has(self, card: int) -> bool:
        """Does this seat own the Valhalla card?"""
        return (self.valhalla >> card) & 1 == 1

    def valhalla_count(self) -> int:
        return bin(self.valhalla).count("1")

    def kinds(self) -> int:
        """How many kinds of drinks lie here."""
        return (1 if self.beers else 0) + (1 if self.sakes else 0)

    # Hands and piles

    def drop(self, card: int) -> None:
        """The card leaves the hand."""
        hand = self.hand[:]
        at = 0
        while hand[at] != card:
            at += 1
        hand.pop(at)
        self.hand = hand

    # Equipment

    def refit(self, box: Box) -> None:
        """BEER-DRK-3, BEER-DRK-4: what everything without a drink on it adds up to."""
        self.stride = 0
        self.thirst = 0
        self.guard = 0
        self.guard_melee = 0
        self.melee = 0
        self.ranged = 0
        self.axes = 0
        self.doubles_defense = False
        self.cards_drawn = 2
        self.burn_power = 1
        self.minion_attack = 0
        self.minion_defense = 0
        self.iaido_factor = 1
        self.room = 1 if self.on_life == 0 else 0
        if self.on_board == 0:
            self.room += 1
            for effect in self.board.power.lasting:
                effect.fit(self)
        for i in range(len(self.gear)):
            text = box.cards[self.gear[i]]
            lying = self.on_gear[i]
            self.room += text.capacity - drinks_in(lying)
            if lying == 0:
                for effect in text.power.lasting:
                    effect.fit(self)

    def usable(self, card: int) -> bool:
        """BEER-DRK-3: equipped, and no drink on it."""
        for i in range(len(self.gear)):
            if self.gear[i] == card:
                return self.on_gear[i] == 0
        return False

    def usable_wielded(self) -> int:
        """The Weapon in the Defense area if it can be used, else -1."""
        return self.wielded if self.wielded >= 0 and self.usable(self.wielded) else -1

    def equip(self, card: int) -> None:
        self.gear = [*self.gear, card]
        self.on_gear = [*self.on_gear, 0]

    def unequip(self, card: int) -> int:
        """The card leaves the equipment; returns the drinks that lay on it."""
        at = self.gear.index(card)
        lying = self.on_gear[at]
        self.gear = self.gear[:at] + self.gear[at + 1 :]
        self.on_gear = self.on_gear[:at] + self.on_gear[at + 1 :]
        self.beers -= lying & 3
        self.sakes -= lying >> 2
        if self.wielded == card:
            self.wielded = -1
        return lying

    # Drinks

    def lying(self, place: int) -> int:
        """The drinks at a place."""
        if place == LIFE_PLACE:
            return self.on_life
        if place == BOARD_PLACE:
            return self.on_board
        card = gear_card(place - GEAR_PLACE)
        return self.on_gear[self.gear.index(card)] if card in self.gear else 0

    def shift(self, place: int, change: int) -> None:
        """Lay a drink down at a place, or take one away (negative); the totals are the caller's."""
        if place == LIFE_PLACE:
            self.on_life += change
        elif place == BOARD_PLACE:
            self.on_board += change
        else:
            at = self.gear.index(gear_card(place - GEAR_PLACE))
            lying = self.on_gear[:]
            lying[at] += change
            self.on_gear = lying

    def count(self, kind: int, change: int) -> None:
        if kind == BEER:
            self.beers += change
        else:
            self.sakes += change

    def free_places(self, box: Box) -> list[int]:
        """BEER-DRK-2: where one more drink may lie."""
        found: list[int] = []
        if self.on_life == 0:
            found.append(LIFE_PLACE)
        if self.on_board == 0:
            found.append(BOARD_PLACE)
        for i in range(len(self.gear)):
            if drinks_in(self.on_gear[i]) < box.cards[self.gear[i]].capacity:
                found.append(GEAR_PLACE + gear_number(self.gear[i]))
        return found

    def drink_places(self) -> list[int]:
        """Where a drink lies."""
        found: list[int] = []
        if self.on_life:
            found.append(LIFE_PLACE)
        if self.on_board:
            found.append(BOARD_PLACE)
        for i in range(len(self.gear)):
            if self.on_gear[i]:
                found.append(GEAR_PLACE + gear_number(self.gear[i]))
        return found

    def text_at(self, place: int, box: Box) -> CardText:
        """The text of the Weapon or Item that is this place."""
        return box.cards[gear_card(place - GEAR_PLACE)]
