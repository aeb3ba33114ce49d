"""What is in the box: the cap, the tiles and the city sides, as the table uses them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.setting import Setting

# S02 to S07, S10 and S15 have two parts, of which either, both or none may be done; entry 0 is empty.
TWO_PARTS: Final = [number in (2, 3, 4, 5, 6, 7, 10, 15) for number in range(16)]


class Tile:
    """One of the eight trapezoids; a face is the number of its action text, 1 for S01 to 15 for S15."""

    def __init__(self, ident: str, name: str, face_a: int, face_b: int) -> None:
        self.ident: Final = ident
        self.name: Final = name
        self.faces: Final = [face_a, face_b]


class Side:
    """One side of a city card.

    Spaces are numbered from the start (0) upwards, tier by tier, left to right; the throne is the last one.
    """

    def __init__(
        self,
        ident: str,
        name: str,
        abilities: list[int],
        ways: list[list[int]],
        costs: list[int],
        needs: list[int],
        helmets: list[int],
        wood: int,
        gold: int,
        glory: int,
    ) -> None:
        self.ident: Final = ident
        self.name: Final = name
        self.abilities: Final = abilities  # of each space, 1 for A01 to 33 for A33; 0 at the start and at the throne
        self.ways: Final = ways  # from each space: the spaces that the white lines lead up to
        self.costs: Final = costs  # gold for step 1 to 4
        self.needs: Final = needs  # helmets for step 1 to 4
        self.helmets: Final = helmets  # the glory at which each helmet mark stands
        self.wood: Final = wood
        self.gold: Final = gold
        self.glory: Final = glory  # where the throne of the meter stands
        self.throne: Final = len(abilities) - 1
        self.levels: Final = [sum([1 for mark in helmets if mark <= glory_now]) for glory_now in range(glory + 1)]


class Package:
    """What the seats get before the first turn."""

    def __init__(self, wood: int, goods: list[int], glory: int, free_improvement: bool) -> None:
        self.wood: Final = wood
        self.goods: Final = goods  # of choice, by place in the order of play
        self.glory: Final = glory
        self.free_improvement: Final = free_improvement


class Texts:
    """Names as shown on the table; entry 0 is empty, so that S01 and A01 are entry 1."""

    def __init__(self, spaces: list[str], abilities: list[str]) -> None:
        self.spaces: Final = spaces
        self.abilities: Final = abilities


class Box:
    """All components of the game."""

    def __init__(
        self,
        texts: Texts,
        tiles: list[Tile],
        sides: list[Side],
        line_after_side: int,
        reds: int,
        greys: list[int],
        packages: list[Package],
    ) -> None:
        self.texts: Final = texts
        self.tiles: Final = tiles
        self.sides: Final = sides  # the common one first, then the unique ones
        self.line_after_side: Final = line_after_side
        self.reds: Final = reds
        self.greys: Final = greys  # by number of seats, from 2
        self.packages: Final = packages  # by number of seats, from 2


class CapSetting(Setting):
    """The options of a game of Bottlecap Vikings, as plain switches, and its box."""

    def __init__(
        self,
        version: int,
        seats: int,
        options: dict[str, object],
        names: list[str],
        data: str | None,
        box: Box,
    ) -> None:
        super().__init__("bottlecap", version, seats, options, names, data)
        self.box: Final = box
        self.has_line: Final = seats < 4
        self.share_start: Final = options["share_start"] == "allow"
        self.chain: Final = options["eot"] == "chain"
        self.look_back: Final = options["lookback"] == "turn"
        self.trade_min: Final = 1 if options["trade_min"] == 1 else 0
        self.both_gain: Final = options["gift_gain"] == "both"
        self.valkyries_count_as_loss: Final = options["valk_loss"] == "counts"
        self.balance_at_landing: Final = options["balance"] == "landing"
        self.robbed_always: Final = options["robbed"] == "standing"
        self.damage_first: Final = options["damage_cost"] == "damage_first"
        limit = options["round_limit"]
        assert isinstance(limit, int)
        self.round_limit: Final = limit
