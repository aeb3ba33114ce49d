"""The shape of what facts.py tells: a table of Drakkar for those who read it as JSON. None: it is not known."""

from __future__ import annotations

from meadhall.engine.shape import TypedDict, closed


@closed
class DrakkarFace(TypedDict):
    """A face of a card: its name, and the number on its banner or 0."""

    name: str
    banner: int


@closed
class DrakkarLoot(TypedDict):
    """Loot, by its kinds."""

    goats: int
    weapons: int
    gold: int


@closed
class DrakkarSlot(TypedDict):
    """A card's place in the Brawl, which is 10 * pile + its place in the pile: the face that lies up, and the card."""

    shows: DrakkarFace | None
    card: str | None


@closed
class DrakkarLaid(TypedDict):
    """A card on the table: the slot it comes from, and the face that lies up."""

    slot: int
    face: DrakkarFace | None


@closed
class DrakkarOffer(TypedDict):
    """A standing offer to team up."""

    to: int
    payment: DrakkarLoot | None


@closed
class DrakkarVillage(TypedDict):
    """What belongs to a seat."""

    loot: DrakkarLoot
    points: int
    ship: list[DrakkarLaid]
    cargo: list[DrakkarLaid]
    spears: list[DrakkarLaid]
    pile: int | None
    hand: list[int]
    hand_in_order: list[int]
    has_seen: list[int]
    played: DrakkarLaid | None
    beaten_by: list[int]
    quests_dealt: list[str | None]
    quests_kept: list[str | None]
    months_shown: list[int]
    offer: DrakkarOffer | None
    lent: list[int]
    made_a_deal: bool


@closed
class DrakkarView(TypedDict):
    """What lies on the table. Cards of the Brawl are named by their slots."""

    month: int
    turn: int
    earl: int
    stacks: DrakkarLoot
    slots: list[DrakkarSlot]
    both_faces_known: list[int]
    discards: list[DrakkarLaid]
    owing_a_card: list[int]
    laid_this_turn: list[int]
    late: list[int]
    out_this_turn: list[int]
    dawdling: list[int]
    counting: bool
    counted_before: bool
    bargaining_goes_on: bool
    villages: list[DrakkarVillage]
