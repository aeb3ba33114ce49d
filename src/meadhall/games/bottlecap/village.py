"""A seat's own area: city with hut, meters, ship and damage."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from meadhall.games.bottlecap.abilities import HORNED_CROWN, VALKYRIE_FRIEND
from meadhall.games.bottlecap.components import Side

CALLING_REDS: Final = 4  # CAP-VAL-1: so many with the seats call the Valkyries


def bits(*abilities: int) -> int:
    """A set of abilities as bits."""
    found = 0
    for ability in abilities:
        found |= 1 << ability
    return found


def price(damage: int) -> tuple[int, int]:
    """CAP-VAL-3: the glory and the gold that the Valkyries take for so much damage."""
    return (1 if damage >= 3 else 0), (2 if damage == 2 or damage >= 4 else 0)


@mypyc_attr(acyclic=True)
@final
class Village:
    """Everything that belongs to one seat. `abilities` is replaced, never changed, so that copies may share it."""

    def __init__(self, side: Side, card: int) -> None:
        self.side = side
        self.card: Final = card  # the unique side of the city card dealt to this seat
        self.wood = 0
        self.gold = 0
        self.glory = 0
        self.hut = 0  # city space
        self.tier = 0
        self.ship = -1  # position, or -1 before it is placed
        self.heading = 1  # 1 clockwise, -1 anticlockwise
        self.reds = 0
        self.greys = 0
        self.missing = 0  # damage that an empty lid could not give, until the next check
        self.abilities: list[int] = []  # owned instances, the oldest first
        self.powers = 0  # the same as bits, each ability once
        self.copied = 0  # the ability that A13 took
        self.happened = 0  # abilities whose event happened in this turn
        self.armed = 0  # instances that will fire at the end of this turn
        self.fired = 0  # instances that have fired in this turn
        self.took_gold = False  # at Robbers' bay since the ship arrived

    def copy(self) -> Village:
        twin = Village(self.side, self.card)
        twin.wood = self.wood
        twin.gold = self.gold
        twin.glory = self.glory
        twin.hut = self.hut
        twin.tier = self.tier
        twin.ship = self.ship
        twin.heading = self.heading
        twin.reds = self.reds
        twin.greys = self.greys
        twin.missing = self.missing
        twin.abilities = self.abilities
        twin.powers = self.powers
        twin.copied = self.copied
        twin.happened = self.happened
        twin.armed = self.armed
        twin.fired = self.fired
        twin.took_gold = self.took_gold
        return twin

    @property
    def damage(self) -> int:
        return self.reds + self.greys

    def counted(self) -> int:
        """CAP-VAL-2: the damage that the Valkyries would count now."""
        return max(0, self.damage + self.missing - self.count(VALKYRIE_FRIEND))

    def has(self, ability: int) -> bool:
        return (self.powers >> ability) & 1 == 1

    def count(self, ability: int) -> int:
        """How many instances of the ability this seat owns."""
        if (self.powers >> ability) & 1 == 0:
            return 0
        owned = 0
        for one in self.abilities:
            if one == ability:
                owned += 1
        return owned

    def helmets(self) -> int:
        """CAP-RES-8: the marks at or below the glory, and one for each A33."""
        return self.side.levels[self.glory] + self.count(HORNED_CROWN)

    def nearness(self) -> float:
        """How near the seat is to its nearer throne, from 0 to 1 (the first key of CAP-END-6)."""
        return max(self.glory / self.side.glory, self.tier / 4)

    def amount(self, kind: int) -> int:
        return self.gold if kind == 1 else self.wood

    def room(self, kind: int) -> int:
        return self.side.gold - self.gold if kind == 1 else self.side.wood - self.wood

    def witness(self, abilities: int) -> None:
        """CAP-EOT-1: something happened that arms these abilities, if they are owned by now."""
        self.happened |= abilities
        if self.powers & abilities:
            instance = 1
            for ability in self.abilities:
                if (abilities >> ability) & 1:
                    self.armed |= instance
                instance <<= 1

    def own(self, ability: int, look_back: bool) -> None:
        """CAP-CITY-4: a new instance becomes active; CAP-RUL-15: it sees what happens from now on."""
        if look_back and (self.happened >> ability) & 1:
            self.armed |= 1 << len(self.abilities)
        self.abilities = [*self.abilities, ability]
        self.powers |= 1 << ability
