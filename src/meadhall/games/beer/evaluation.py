"""How well a seat stands: for showing ranks, and for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.beer.player import OUT, SPIRIT

if TYPE_CHECKING:
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


def lean(table: Beer, seat: int, action: int) -> float:
    """How much a sensible player leans to the option: see leaning.py."""
    from meadhall.games.beer.leaning import lean_to

    return lean_to(table, seat, action)
