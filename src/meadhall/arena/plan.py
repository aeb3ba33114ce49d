"""Who meets whom, at which seats, on which deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import comb

from meadhall import games
from meadhall.arena import brought
from meadhall.arena.words import say
from meadhall.engine.errors import BadOption
from meadhall.play.words import say as house

MOST_LINEUPS = 2_000  # of one deal: all of them play it, so more would be an arena without end
MOST_CIRCLES = 100_000  # around one table; beyond that the list of who meets whom would not end


@dataclass(frozen=True)
class Pairing:
    """One game: `lineup` says which of the plan's bots sits at each seat."""

    number: int
    deal: int  # which of the shared deals
    seed: int  # of the table
    dice: int  # of the bots, another one for each game
    lineup: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What the arena plays. Game number i is the same however many are played, and by whichever process.

    Without `seats` there are as many as bots, and a bot that is named twice sits at two of them. With fewer seats than
    bots every choice of bots meets; with more, every mixture in which each bot has a seat.
    """

    game: str
    bots: tuple[str, ...]
    seats: int = 0
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    data: str | None = None

    def check(self) -> None:
        """Refuse at once what could not be played."""
        rules = games.game(self.game)
        for spec in self.bots:
            brought.check(spec)
        if len(self.contenders) < 2:
            raise BadOption(say("two-bots"))
        if len(self.contenders) < len(self.bots) and self.seats not in (0, len(self.bots)):
            raise BadOption(say("named-twice"))
        rules.new(self.table_seats, self.seed, self.options, data=self.data)
        if self.lineups > MOST_LINEUPS:
            many = {"bots": len(self.contenders), "seats": self.table_seats, "lineups": self.lineups}
            raise BadOption(say("too-many-lineups", **many, most=MOST_LINEUPS))

    @cached_property
    def contenders(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(spec.strip() for spec in self.bots))

    @property
    def table_seats(self) -> int:
        return self.seats or len(self.bots)

    @cached_property
    def companies(self) -> list[tuple[int, ...]]:
        """Which bots sit together, as sorted numbers of contenders."""
        numbers = range(len(self.contenders))
        if self._all_at_one_table:
            return [tuple(sorted(self.contenders.index(spec.strip()) for spec in self.bots))]
        if self.seats < len(numbers):
            return list(combinations(numbers, self.seats))
        fillers = combinations_with_replacement(numbers, self.seats - len(numbers))
        return [tuple(sorted((*numbers, *more))) for more in fillers]

    @property
    def lineups(self) -> int:
        """How many play each deal, at most: every company at each rotation of the table."""
        bots, seats = len(self.contenders), self.table_seats
        if self._all_at_one_table:
            return seats
        return seats * (comb(bots, seats) if seats < bots else comb(seats - 1, bots - 1))

    @property
    def _all_at_one_table(self) -> bool:
        return self.seats in (0, len(self.bots))

    @cached_property
    def circles(self) -> list[list[tuple[int, ...]]]:
        """For each company: every order around the table, where only the neighbours count."""
        return [circular_orders(company) for company in self.companies]

    def block(self, deal: int) -> Iterator[tuple[int, ...]]:
        """All line-ups that play the deal: each company in one circular order, at every rotation of it.

        The next deal takes the next circular order, so that in the long run everybody has everybody as neighbour.
        """
        for orders in self.circles:
            order = orders[deal % len(orders)]
            yield from dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order)))

    def pairings(self, least: int) -> list[Pairing]:
        """At least so many games: a deal that is begun is played by all of its line-ups."""
        if least < 1:
            raise BadOption(house("no-games", given=least))
        found: list[Pairing] = []
        deal = 0
        while len(found) < least:
            for lineup in self.block(deal):
                number = len(found)
                dice = (self.seed * 1_000_003 + number * 7_919 + 1) & 0xFFFFFFFF
                found.append(Pairing(number, deal, self.seed + deal, dice, lineup))
            deal += 1
        return found

    def facts(self) -> dict[str, object]:
        """What makes games comparable, as plain data: a ledger is kept for this plan and no other."""
        return {
            "game": self.game,
            "rules_version": games.game(self.game).version,
            "bots": list(self.bots),
            "seats": self.table_seats,
            "seed": self.seed,
            "options": {name: str(value) for name, value in sorted(self.options.items())},
            "data": self.data,
        }


def circular_orders(company: Sequence[int]) -> list[tuple[int, ...]]:
    """Every order around a table, once for all its rotations.

    >>> circular_orders([0, 1, 2])
    [(0, 1, 2), (0, 2, 1)]
    >>> circular_orders([0, 0, 1, 1])
    [(0, 0, 1, 1), (0, 1, 0, 1)]
    """
    found: dict[tuple[int, ...], None] = {}
    waiting: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((company[0],), tuple(company[1:]))]
    while waiting:
        seated, standing = waiting.pop()
        if not standing:
            least = min(seated[turn:] + seated[:turn] for turn in range(len(seated)))
            found[least] = None
            if len(found) > MOST_CIRCLES:
                raise BadOption(say("too-many-orders", bots=len(company)))
            continue
        for one in sorted(set(standing), reverse=True):
            place = standing.index(one)
            waiting.append(((*seated, one), standing[:place] + standing[place + 1 :]))
    return sorted(found)
