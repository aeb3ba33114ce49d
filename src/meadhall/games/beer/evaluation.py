"""How well a seat stands: for bots."""

from __future__ import annotations

from math import exp

from meadhall.games.beer.player import OUT, SPIRIT, Player
from meadhall.games.beer.table import Beer


def values(table: Beer) -> list[float]:
    """How well every seat stands, from 0 to 1: the winners 1, the others by their share of what counts."""
    seats = table.setting.seats
    if table.over:
        return [1.0 if seat in table.winners else 0.0 for seat in range(seats)]
    standing = [worth(table, seat) for seat in range(seats)]
    best = max(standing) + 0.01
    found: list[float] = []
    for seat in range(seats):
        rivals = [standing[other] for other in range(seats) if other != seat and not allied(table, seat, other)]
        rival = max(rivals) if rivals else 0.0
        found.append(min(1.0, max(0.0, 0.5 + 0.5 * (standing[seat] - rival) / (best + 6.0))))
    return found


def allied(table: Beer, one: int, other: int) -> bool:
    """BEER-SPI-12: all Spirits are one team."""
    return table.players[one].state == SPIRIT and table.players[other].state == SPIRIT


def worth(table: Beer, seat: int) -> float:
    """Drinks most of all; for a Warrior his life and means too, for a Spirit what the team can still haunt with."""
    player = table.players[seat]
    if player.state == OUT:
        return 0.0
    if player.state == SPIRIT:
        return 1.0 * table.team_drinks() + 0.1 * len(player.hand) + 0.5
    life = len(player.life) + (1 if player.on_life else 0)
    means = 0.3 * len(player.hand) + 0.4 * len(player.gear) + 0.9 * player.valhalla_count()
    if player.energy:
        means += 0.3
    return 1.0 * player.drinks + 0.35 * min(life, 6) + means


def shares(table: Beer) -> list[float]:
    """Every seat's part of the victory, as far as can be told from the table: what the search bot goes by.

    Spirits win together (BEER-SPI-12) and share the victory among them: a Warrior who wins alone has more of it.
    """
    seats = table.setting.seats
    if table.over:
        part = 1.0 / len(table.winners)
        return [part if seat in table.winners else 0.0 for seat in range(seats)]
    first, second = most_drunk(table)
    team = table.team_drinks()
    spirits = len(table.spirits())
    each = exp(spirits_odds(table, team, first)) if spirits else 0.0
    total = spirits * each
    odds: list[float] = []
    for seat in range(seats):
        player = table.players[seat]
        if player.state == OUT:
            odds.append(0.0)
        elif player.state == SPIRIT:
            odds.append(each)
        else:
            one = exp(warriors_odds(table, player, max(team, second if player.drinks == first else first)))
            odds.append(one)
            total += one
    return [one / total for one in odds]


def most_drunk(table: Beer) -> tuple[int, int]:
    """The most drinks that a Warrior has, and the most of any other Warrior."""
    first = 0
    second = 0
    for seat in table.warriors:
        drinks = table.players[seat].drinks
        if drinks > first:
            second = first
            first = drinks
        elif drinks > second:
            second = drinks
    return first, second


def warriors_odds(table: Beer, player: Player, rival: int) -> float:
    """A Warrior's logarithmic odds to win; the weights are fitted to who won 1,500 games of greedy bots."""
    life = len(player.life) + (1 if player.on_life else 0)
    total = 0.136 * player.drinks + 0.474 * limited(player.drinks - rival) / (1 + table.mug)
    total += 0.045 * min(life, 8) + 0.34 * player.valhalla_count() + 0.09 * min(3, player.room)
    box = table.box
    for card in player.hand:
        total += 0.036 * box.defense[card]
        if not table.sudden:
            total += 0.058 * box.drink[card]
    if table.sudden:
        total += 0.17 * life + 0.18 * len(player.hand)
    return total


def spirits_odds(table: Beer, team: int, rival: int) -> float:
    """The same for each of the Spirits, who win and lose together."""
    total = 0.36 - 0.175 * team + 0.32 * limited(team - rival) / (1 + table.mug)
    if team > rival:
        total += 0.42
    for spirit in table.spirits():
        total += 0.276 + 0.05 * len(table.players[spirit].hand)
    return total


def limited(lead: int) -> int:
    """A lead, as far as it matters how large it is."""
    return max(-6, min(6, lead))


def assets(table: Beer, seat: int) -> list[tuple[str, float, float]]:
    """What counts for a Warrior or a Spirit, for hints."""
    player = table.players[seat]
    if player.state == SPIRIT:
        return [("drinks of the Spirits", float(table.team_drinks()), 1.0), ("cards", float(len(player.hand)), 0.2)]
    return [
        ("drinks", float(player.drinks), 1.0),
        ("Life Points", float(len(player.life)), 0.4),
        ("cards", float(len(player.hand)), 0.3),
        ("equipment", float(len(player.gear)), 0.4),
        ("Valhalla cards", float(player.valhalla_count()), 0.9),
    ]
