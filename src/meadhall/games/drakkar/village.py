"""A seat's own area: hand, ship with crew and cargo, Loot, Quests and offers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.engine.bits import members
from meadhall.games.drakkar.components import BOW, DECK, EITHER_END, STERN, DrakkarSetting

BOW_ROLE: Final = 0
STERN_ROLE: Final = 1


def laid(slot: int, face: int) -> int:
    """A card on the table as one number: the place it had in the Brawl, and the face that lies up."""
    return slot << 8 | face


def face_of(card: int) -> int:
    return card & 255


def slot_of(card: int) -> int:
    return card >> 8


def with_one_more(things: list[int], one: int) -> list[int]:
    """A new list, as those of a village are replaced and never changed."""
    longer = things[:]
    longer.append(one)
    return longer


@final
class Village:
    """Everything that belongs to one seat. Its lists are replaced, never changed, so that copies may share them."""

    def __init__(self, setting: DrakkarSetting) -> None:
        self.setting: Final = setting
        self.tokens: list[int] = [0, 0, 0]  # goats, weapons, gold
        self.parts: list[int] = []  # the ship, the earliest placed first
        self.cargo: list[int] = []  # the earliest stored first
        self.spears: list[int] = []
        self.pile = -1  # the pile it took in this month's Brawl
        self.left = 0  # the cards of that pile still in hand, as bits
        self.order: list[int] = []  # the places of the pile in the order of their cards; known to the holder
        self.choices: list[int] = []  # the actions that lay a card of the hand, in the same order; known to the holder
        self.knows: i64 = 0  # the slots of which this seat has seen both faces, beyond what all know, as bits
        self.played = -1  # the card revealed this turn that still waits to be carried out
        self.faster = 0  # the seats that beat this one in this month's Brawl, as bits
        self.dealt: list[int] = []  # two Quests a month, in the order dealt
        self.kept: list[int] = []  # one Quest a month
        self.shown = 0  # the months in which the kept Quest was shown, as bits
        self.offer_to = -1  # the partner of the standing offer
        self.offer = -1  # its payment
        self.lent = 0  # the cargo sold this month, as bits
        self.served = False  # made a deal this month

    def copy(self) -> Village:
        twin = Village(self.setting)
        twin.tokens = self.tokens
        twin.parts = self.parts
        twin.cargo = self.cargo
        twin.spears = self.spears
        twin.pile = self.pile
        twin.left = self.left
        twin.order = self.order
        twin.choices = self.choices
        twin.knows = self.knows
        twin.played = self.played
        twin.faster = self.faster
        twin.dealt = self.dealt
        twin.kept = self.kept
        twin.shown = self.shown
        twin.offer_to = self.offer_to
        twin.offer = self.offer
        twin.lent = self.lent
        twin.served = self.served
        return twin

    # Loot

    def loot(self) -> int:
        tokens = self.tokens
        return tokens[0] + tokens[1] + tokens[2]

    def score(self) -> int:
        """DRK-SCO-1: a point for each token and for each trio."""
        tokens = self.tokens
        return tokens[0] + tokens[1] + tokens[2] + min(tokens[0], min(tokens[1], tokens[2]))

    def gain(self, kind: int, many: int) -> None:
        tokens = self.tokens[:]
        tokens[kind] += many
        self.tokens = tokens

    # The ship

    def ends(self) -> int:
        """DRK-SHP-2: Bow, Stern and Yggdrasil."""
        found = len(self.parts)
        parts = self.setting.parts
        for card in self.parts:
            if parts[card & 255] == DECK:
                found -= 1
        return found

    def has_part(self, part: int) -> bool:
        parts = self.setting.parts
        for card in self.parts:
            if parts[card & 255] == part:
                return True
        return False

    def complete(self) -> bool:
        """DRK-SHP-4."""
        return self.ends() == 2

    def fits(self, part: int, pair: bool) -> bool:
        """DRK-SHP-2, DRK-SHP-10: may this ship part be placed?"""
        if part == DECK:
            return not self.has_part(DECK)
        if self.ends() == 2:
            return False
        if part == EITHER_END:
            return pair or not self.has_part(EITHER_END)
        return not self.has_part(part)

    def end(self, role: int) -> int:
        """DRK-SHP-11: the card that serves as Bow or as Stern, or -1."""
        bow = -1
        stern = -1
        parts = self.setting.parts
        for card in self.parts:
            if parts[card & 255] == BOW:
                bow = card
            elif parts[card & 255] == STERN:
                stern = card
        for card in self.parts:
            if parts[card & 255] == EITHER_END:
                if bow < 0:
                    bow = card
                elif stern < 0:
                    stern = card
        return bow if role == BOW_ROLE else stern

    def room(self) -> bool:
        """DRK-STO-3: is there a free part?"""
        return len(self.cargo) < len(self.parts)

    # The crew

    def strength(self) -> int:
        """Helmets on board, without Spears."""
        found = 0
        strengths = self.setting.strengths
        for card in self.cargo:
            found += strengths[card & 255]
        return found

    def barrels(self) -> int:
        """Beer on board; Bardl counts (DRK-F-BAR)."""
        found = 0
        beers = self.setting.beers
        for card in self.cargo:
            found += beers[card & 255]
        return found

    def vikings(self) -> int:
        """How many Viking cards are on board: those with a helmet."""
        found = 0
        strengths = self.setting.strengths
        for card in self.cargo:
            if strengths[card & 255] > 0:
                found += 1
        return found

    def carries_spear(self, many: bool) -> bool:
        """DRK-SPR-1: is there a Viking card that may carry one more Spear?"""
        vikings = self.vikings()
        return vikings > 0 if many else vikings > len(self.spears)

    def armed(self) -> list[int]:
        """DRK-SPR-6: how many Spears lie on each cargo card, the strongest Viking cards first."""
        found = [0] * len(self.cargo)
        helmets = [self.setting.strengths[card & 255] for card in self.cargo]
        vikings = [i for i in range(len(helmets)) if helmets[i] > 0]
        vikings.sort(key=lambda i: -helmets[i])
        for spear in range(len(self.spears)):
            if vikings:
                found[vikings[spear % len(vikings)]] += 1
        return found

    # The hand

    def held(self) -> list[int]:
        """The places of the pile whose cards are still in hand."""
        return members(self.left)

    def hand_size(self) -> int:
        found: i64 = 0
        left: i64 = self.left
        while left:
            left &= left - 1
            found += 1
        return int(found)
