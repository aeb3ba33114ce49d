"""What is in the box: double-faced cards, Quests and Loot, as the table uses them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.setting import Setting

# The fifteen kinds of face (part 1.1 of the catalogue): yellow up to the Spear, then red, then blue.
BOW: Final = 0
STERN: Final = 1
DECK: Final = 2
YGGDRASIL: Final = 3
VIKING_1: Final = 4
VIKING_2: Final = 5
VIKING_3: Final = 6
BEER: Final = 7
BARDL: Final = 8
SPEAR: Final = 9
LOKI: Final = 10
THIEF: Final = 11
RAID: Final = 12
BOARDING: Final = 13
SABOTAGE: Final = 14

KINDS: Final = [
    "bow",
    "stern",
    "deck",
    "yggdrasil",
    "viking 1",
    "viking 2",
    "viking 3",
    "beer",
    "bardl",
    "spear",
    "loki",
    "thief",
    "raid",
    "boarding",
    "sabotage",
]

STRENGTH: Final = [0, 0, 0, 0, 1, 2, 3, 0, 1, 0, 0, 0, 0, 0, 0]  # helmets, by kind
BARRELS: Final = [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]  # Beer, by kind

GOAT: Final = 0
WEAPON: Final = 1
GOLD: Final = 2
TOKENS: Final = ["goat", "weapon", "gold"]

HAND: Final = 10  # cards in a pile, and in a hand at the start of a month
MONTHS: Final = 3


class Face:
    """One side of a card. Faces that look alike on different cards are one Face."""

    def __init__(self, kind: int, number: int, strength: int, loot: list[int], name: str, text: str) -> None:
        self.kind: Final = kind
        self.number: Final = number  # on a red or blue banner; 0 on yellow
        self.strength: Final = strength  # what a Boarding asks for
        self.loot: Final = loot  # what a Boarding pays: goats, weapons, gold
        self.name: Final = name
        self.text: Final = text


class Quest:
    """What the front of a Quest card says."""

    def __init__(self, ident: str, strength: int, beer: int, loot: list[int]) -> None:
        self.ident: Final = ident
        self.strength: Final = strength
        self.beer: Final = beer
        self.loot: Final = loot
        self.tokens: Final = sum(loot)


class Box:
    """All components. A card is its number in the order of marks and ids, so that the cards in use come first."""

    def __init__(
        self, idents: list[str], sides: list[int], faces: list[Face], quests: list[Quest], stacks: list[int]
    ) -> None:
        self.idents: Final = idents  # of the cards, C01 to C60
        self.sides: Final = sides  # the face on side A of card c is sides[2 * c], on side B sides[2 * c + 1]
        self.faces: Final = faces  # the ten yellow ones first, in the order of their kinds
        self.quests: Final = quests
        self.stacks: Final = stacks  # goats, weapons, gold


class DrakkarSetting(Setting):
    """The options of a game of Drakkar, as plain switches, and its box."""

    def __init__(
        self,
        version: int,
        seats: int,
        options: dict[str, object],
        names: list[str],
        data: str | None,
        box: Box,
    ) -> None:
        super().__init__("drakkar", version, seats, options, names, data)
        self.box: Final = box
        self.sides: Final = box.sides
        self.kinds: Final = [face.kind for face in box.faces]
        self.numbers: Final = [face.number for face in box.faces]
        self.in_use: Final = HAND * seats  # DRK-SET-1
        self.bearers: Final = bearers(box, self.in_use)
        self.everybody: Final = (1 << seats) - 1
        self.owing: Final = [[s for s in range(seats) if (mask >> s) & 1] for mask in range(1 << seats)]  # by bits
        self.earl_passes: Final = options["earl_passes"] == "left"
        self.arrival: Final = options["brawl"] == "arrival"
        self.open_faces: Final = options["open_faces"] == "yes"
        self.quests_first: Final = options["quest_timing"] == "before_brawl"
        self.count: Final = options["count"] == "on"
        self.late_also_plays: Final = options["latecomer"] == "also_plays"
        self.by_commit: Final = options["same_number"] == "commit"
        self.may_decline: Final = options["may_decline"] == "yes"
        self.yggdrasil_pair: Final = options["yggdrasil_pair"] == "yes"
        self.freeze: Final = options["sabotage_freeze"] == "yes"
        self.many_spears: Final = options["spears_per_viking"] == "any"
        self.spear_defends: Final = options["spear_defends"] == "yes"
        self.spear_pays_loss: Final = options["spear_pays_loss"] == "yes"
        self.random_loki: Final = options["loki_token"] == "random"
        self.unlimited: Final = options["loot_supply"] == "unlimited"
        self.serves_one: Final = options["helper_serves"] == "one"
        self.room: Final = options["team_up_room"] == "yes"
        rounds = options["bargain_rounds"]
        assert isinstance(rounds, int)
        self.bargain_rounds: Final = rounds
        self.capped: Final = options["payment_cap"] == "loot"


def bearers(box: Box, in_use: int) -> list[list[int]]:
    """For each face the cards in use that have it."""
    found: list[list[int]] = [[] for _ in box.faces]
    for card in range(in_use):
        a = box.sides[2 * card]
        b = box.sides[2 * card + 1]
        found[a].append(card)
        if b != a:
            found[b].append(card)
    return found
