"""What is in the box: double-faced cards, Quests and Loot, as the table uses them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.setting import Setting

# The colour of a banner, in the order in which cards are carried out (DRK-RES-1)
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
COLOURS: Final = ["red", "yellow", "blue"]

# What part of a ship a face is
NO_PART: Final = -1
BOW: Final = 0
STERN: Final = 1
DECK: Final = 2
EITHER_END: Final = 3  # Yggdrasil: Bow or Stern, whichever is wanted
PARTS: Final = ["bow", "stern", "deck", "either end"]

# What a face does beyond being a ship part or cargo
NO_EFFECT: Final = 0
SPEAR: Final = 1
LOKI: Final = 2
THIEF: Final = 3
RAID: Final = 4
BOARDING: Final = 5
SABOTAGE: Final = 6
EFFECTS: Final = ["none", "spear", "loki", "thief", "raid", "boarding", "sabotage"]

GOAT: Final = 0
WEAPON: Final = 1
GOLD: Final = 2
TOKENS: Final = ["goat", "weapon", "gold"]

HAND: Final = 10  # cards in a pile, and in a hand at the start of a month
MONTHS: Final = 3


class Kind:
    """What all faces of a kind have in common: all but the number on the banner, and what a Boarding asks and pays."""

    def __init__(
        self,
        number: int,
        ident: str,
        like: str,
        colour: int,
        part: int,
        strength: int,
        beer: int,
        effect: int,
        name: str,
        short: str,
        text: str,
        rule: str,
    ) -> None:
        self.number: Final = number  # among the kinds of a box; those that come with Meadhall first
        self.ident: Final = ident
        self.like: Final = like  # the kind of ours that does most nearly the same: itself, if it is ours
        self.colour: Final = colour
        self.part: Final = part
        self.strength: Final = strength  # helmets on board
        self.beer: Final = beer  # barrels on board
        self.effect: Final = effect
        self.name: Final = name
        self.short: Final = short
        self.text: Final = text  # what it does, in a line
        self.rule: Final = rule

    def cargo(self) -> bool:
        return self.colour == YELLOW and self.part == NO_PART and self.effect == NO_EFFECT


class Face:
    """One side of a card. Faces that look alike on different cards are one Face."""

    def __init__(self, kind: Kind, number: int, asks: int, loot: list[int]) -> None:
        self.kind: Final = kind
        self.number: Final = number  # on a red or blue banner; 0 on yellow
        self.asks: Final = asks  # the strength that a Boarding asks for
        self.loot: Final = loot  # what a Boarding pays: goats, weapons, gold
        self.name: Final = f"{kind.name} #{number}" if number else kind.name


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
        self,
        idents: list[str],
        sides: list[int],
        kinds: list[Kind],
        faces: list[Face],
        quests: list[Quest],
        stacks: list[int],
    ) -> None:
        self.idents: Final = idents  # of the cards, C01 to C60
        self.sides: Final = sides  # the face on side A of card c is sides[2 * c], on side B sides[2 * c + 1]
        self.kinds: Final = kinds
        self.faces: Final = faces  # our yellow ones first, in the order of their kinds
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
        # What a face is, by its number: looked up in every step, so as plain lists
        kinds = [face.kind for face in box.faces]
        self.kinds: Final = [kind.number for kind in kinds]
        self.numbers: Final = [face.number for face in box.faces]
        self.colours: Final = [kind.colour for kind in kinds]
        self.parts: Final = [kind.part for kind in kinds]
        self.strengths: Final = [kind.strength for kind in kinds]
        self.beers: Final = [kind.beer for kind in kinds]
        self.effects: Final = [kind.effect for kind in kinds]
        self.cargoes: Final = [kind.cargo() for kind in kinds]
        part_kinds = [kind.number for kind in box.kinds if kind.part != NO_PART]
        cargo_kinds = [kind.number for kind in box.kinds if kind.cargo()]
        self.part_kinds: Final = len(part_kinds)
        self.cargo_kinds: Final = len(cargo_kinds)
        self.among: Final = [place_among(kind.number, part_kinds, cargo_kinds) for kind in kinds]
        self.in_use: Final = HAND * seats  # DRK-SET-1
        self.bearers: Final = bearers(box, self.in_use)
        sides = [self.kinds[face] for face in box.sides[: 2 * self.in_use]]
        self.kind_counts: Final = [sides.count(number) for number in range(len(box.kinds))]  # faces of the cards in use
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


def place_among(kind: int, *lists: list[int]) -> int:
    """The kind's place in whichever of the lists it is in, or -1."""
    for one in lists:
        if kind in one:
            return one.index(kind)
    return -1


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
