"""How well a seat stands: for bots."""

from __future__ import annotations

from math import exp

from meadhall.games.drakkar.components import HAND, YELLOW
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.worth import quest_chance


def values(table: Drakkar) -> list[float]:
    """How well every seat stands, from 0 to 1: the winners 1, before that by points had and in sight."""
    if table.over:
        return [1.0 if seat in table.winners else 0.0 for seat in range(len(table.villages))]
    standing = [prospect(table, seat) for seat in range(len(table.villages))]
    return [one / (one + 12.0) for one in standing]


def prospect(table: Drakkar, seat: int) -> float:
    """The points that the seat has, and those that its ship promises this month and the next ones."""
    village = table.villages[seat]
    points = float(village.score()) + 3.0 * (3 - table.month)
    quest = table.quest(seat)
    if quest is None:
        return points + 1.5
    if village.served or (table.turn == HAND and not village.left and village.complete()):
        return points
    worth = 1.3 * quest.tokens * quest_chance(table, seat, quest)
    return points + worth + 0.15 * village.strength() + 0.3 * len(village.spears)


def shares(table: Drakkar) -> list[float]:
    """Every seat's chance to win, as far as can be told from the table: what the search bot goes by."""
    if table.over:
        share = 1.0 / len(table.winners)
        return [share if seat in table.winners else 0.0 for seat in range(len(table.villages))]
    odds = [exp(odds_of(table, seat)) for seat in range(len(table.villages))]
    total = 0.0
    for one in odds:
        total += one
    return [one / total for one in odds]


def odds_of(table: Drakkar, seat: int) -> float:
    """A village's logarithmic odds to win; the weights are fitted to who won 2,000 games of greedy bots.

    Points count the more the later it is. A Quest counts by its Loot, less by what ship and hand still lack for it.
    """
    village = table.villages[seat]
    played = (max(0, table.month - 1) + 0.1 * table.turn) / 3.0
    tokens = sorted(village.tokens)
    total = 0.29 * village.score() * (0.2 + played) + 0.31 * min(3, tokens[1] - tokens[0]) * (1.0 - played)
    strength = village.strength()
    total += 0.1 * strength + 0.07 * len(village.spears) + 0.166 * len(village.parts)
    helmets, barrels, mischief = hand_of(table, seat)
    total += 0.012 * helmets + 0.022 * mischief
    quest = table.quest(seat)
    if quest is None or village.served:
        return total
    weak = max(0, quest.strength - strength - 2 * len(village.spears))
    dry = max(0, quest.beer - village.barrels())
    need = 2 - village.ends() + dry + (weak + 1) // 2
    if need == 0:
        return total + 0.221 * quest.tokens - 0.01 * village.hand_size()
    total += 0.134 * quest.tokens - 0.138 * need
    return total - 0.094 * max(0, weak - helmets) - 0.19 * max(0, dry - barrels)


def hand_of(table: Drakkar, seat: int) -> tuple[int, int, int]:
    """Helmets and barrels that the hand could bring on board, and cards with a red or blue face."""
    rules = table.rules
    village = table.villages[seat]
    helmets = barrels = mischief = 0
    if village.pile >= 0:
        for place in range(HAND):
            if (village.left >> place) & 1:
                card = table.cards[village.pile * HAND + place]
                one = rules.sides[2 * card]
                two = rules.sides[2 * card + 1]
                helmets += max(rules.strengths[one], rules.strengths[two])
                barrels += max(rules.beers[one], rules.beers[two])
                if rules.colours[one] != YELLOW or rules.colours[two] != YELLOW:
                    mischief += 1
    return helmets, barrels, mischief


def assets(table: Drakkar, seat: int) -> list[tuple[str, float, float]]:
    """What counts for a village, for hints."""
    village = table.villages[seat]
    return [
        ("points", float(village.score()), 1.0),
        ("ship parts", float(len(village.parts)), 0.8),
        ("strength on board", float(village.strength()), 0.5),
        ("barrels", float(village.barrels()), 0.6),
        ("Spears", float(len(village.spears)), 0.5),
    ]
