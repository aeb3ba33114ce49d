"""The shape of what facts.py tells: a table of Beer & Vikings for those who read it as JSON."""

from __future__ import annotations

from typing import Literal

from meadhall.engine.shape import TypedDict, closed


@closed
class BeerCard(TypedDict):
    """A card, by its number and name."""

    card: int
    name: str


@closed
class BeerCardBack(TypedDict):
    """A card that lies face down: what its back shows, and the reshuffle it last went through, if that can be told."""

    back: str
    set: Literal["viking", "samurai"]
    shuffled: int | None


BeerAnyCard = BeerCard | BeerCardBack | None  # None: nothing can be told of it


@closed
class BeerMinion(TypedDict):
    """A Minion, by its number and name; 52 is the Valkyrie."""

    minion: int
    name: str


@closed
class BeerPlace(TypedDict):
    """Where a drink lies; if on an item, on which."""

    on: Literal["life", "board", "item"]
    item: BeerCard | None


@closed
class BeerDrinks(TypedDict):
    """Drinks, by their kinds."""

    beers: int
    sakes: int


@closed
class BeerMinionInPlay(TypedDict):
    """A Minion, and where it stands: so many steps to that side of its owner."""

    minion: int
    name: str
    owner: int
    side: Literal["left", "right"]
    steps: int


@closed
class BeerPile(TypedDict):
    """A pile to draw from."""

    left: int
    top: BeerAnyCard
    discards: list[BeerAnyCard]
    shuffles: int


@closed
class BeerValhalla(TypedDict):
    """The Valhalla cards."""

    deck: int
    discards: list[str | None]
    choice: list[str | None]
    chooser: int | None
    valkyrie_of: int | None
    powers_used: list[int]


@closed
class BeerEquipment(TypedDict):
    """A Weapon or Item on the table, and what stands on it."""

    item: BeerAnyCard
    drinks: BeerDrinks


@closed
class BeerPlayer(TypedDict):
    """What belongs to a seat."""

    board: str
    state: str
    hand: list[BeerAnyCard]
    life: list[BeerAnyCard]
    wounds: list[BeerAnyCard]
    equipment: list[BeerEquipment]
    wielded: BeerAnyCard
    drinks_on_life: BeerDrinks
    drinks_on_board: BeerDrinks
    beers: int
    sakes: int
    room_for_drinks: int
    steps_to_the_left: int
    energy: bool
    valhalla: list[str | None]
    soul_burnt_in_turn: int | None


@closed
class BeerView(TypedDict):
    """What lies on the table."""

    round: int
    turn: int
    start: int
    active: int
    location: str
    mug: BeerDrinks
    out_of_play: BeerDrinks
    step_counters_left: int
    warriors: list[int]
    line_of: int | None
    minions: list[BeerMinionInPlay]
    piles: list[BeerPile]
    resolving: list[BeerAnyCard]
    removed: list[BeerAnyCard]
    aside: list[BeerAnyCard]
    aside_of: int | None
    read: BeerAnyCard
    known_face_down: list[int]
    moved_unseen: list[int]
    last_shuffled: list[int]
    valhalla: BeerValhalla
    cards_left_to_play: int
    berserk_attacks_left: int
    charge: int
    skips_cards: bool
    feasted: bool
    sudden_death: bool
    last_turns_of: list[int]
    counted_from: int | None
    extra_rounds: int
    players: list[BeerPlayer]
