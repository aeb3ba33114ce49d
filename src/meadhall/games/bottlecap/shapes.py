"""The shape of what facts.py tells: a table of Bottlecap Vikings for those who read it as JSON."""

from __future__ import annotations

from meadhall.engine.shape import TypedDict, closed


@closed
class BottlecapRingPlace(TypedDict):
    """A place on the ring: its tile, and the space that lies up."""

    tile: str
    space: str


@closed
class BottlecapTokens(TypedDict):
    """Damage tokens by their colours."""

    red: int
    grey: int


@closed
class BottlecapDamage(TypedDict):
    """Damage tokens of a village, and those that an empty lid could not give."""

    red: int
    grey: int
    still_owed: int


@closed
class BottlecapSailing(TypedDict):
    """The move of this turn."""

    farthest: int
    sailed_from: int
    beside_helper: bool
    wood_on_landing: int
    gold_on_landing: int


@closed
class BottlecapVillage(TypedDict):
    """What belongs to a seat. The lists of abilities other than `abilities` itself name places in it."""

    city: str
    city_card: int
    wood: int
    gold: int
    glory: int
    helmets: int
    hut: int
    tier: int
    ship: int | None
    clockwise: bool
    damage: BottlecapDamage
    abilities: list[str]
    copied: str | None
    happened: list[str]
    armed: list[int]
    fired: list[int]
    took_gold: bool


@closed
class BottlecapView(TypedDict):
    """What lies on the table. Positions on the ring count from 0, as in `ring`."""

    round: int
    turn: int
    start: int
    active: int
    helper: int
    ring: list[BottlecapRingPlace]
    lid: BottlecapTokens
    drawn: BottlecapTokens
    sailing: BottlecapSailing
    parts_done: list[int]
    abilities_used: list[int]
    red_kept: bool
    turn_is_closing: bool
    villages: list[BottlecapVillage]
