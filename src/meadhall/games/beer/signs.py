"""What tells a seat's chance to win, as numbers: `data/chances.toml` weighs them, fitted to who won."""

from __future__ import annotations

from math import log
from typing import Final

from meadhall.games.beer.evaluation import limited, most_drunk
from meadhall.games.beer.player import OUT, SPIRIT, Player
from meadhall.games.beer.table import Beer

NAMES: Final = [
    *("drinks", "late drinks", "sudden drinks", "lead", "late lead", "sudden lead", "first", "late first"),
    *("sudden first", "life", "late life", "sudden life", "weak", "sudden weak", "cards", "sudden cards"),
    *("attack", "defense", "drink", "late drink", "movement", "gear", "armed", "melee", "ranged", "guard", "room"),
    *("late room", "Valhalla", "energy", "crew", "turn", "sudden turn", "crowd", "late crowd"),
]
NAMES_OF_SPIRITS: Final = [
    *("Spirit", "late Spirit", "sudden Spirit", "team", "late team", "sudden team", "team lead", "late team lead"),
    *("sudden team lead", "team first", "late team first", "sudden team first", "fellows", "late fellows"),
    *("sudden fellows", "Spirit cards", "late Spirit cards"),
]


def names() -> list[str]:
    return NAMES + NAMES_OF_SPIRITS


def signs(table: Beer) -> list[list[float]]:
    """Of every seat; who is eliminated has none. It is late when little is left in the Mug."""
    most, second = most_drunk(table)
    team = table.team_drinks()
    late = lateness(table)
    spirits = spirits_signs(table, team, most, late)
    found: list[list[float]] = []
    for seat in range(table.setting.seats):
        player = table.players[seat]
        if player.state == OUT:
            found.append([])
        elif player.state == SPIRIT:
            found.append(spirits)
        else:
            rival = max(team, second if player.drinks == most else most)
            found.append(warriors_signs(table, seat, player.drinks - rival, late))
    return found


def lateness(table: Beer) -> float:
    """From 0 to 1: the part of all drinks that is no longer in the Mug."""
    drunk = table.out_beers + table.out_sakes
    for player in table.players:
        drunk += player.drinks
    return drunk / max(1, drunk + table.mug)


def warriors_signs(table: Beer, seat: int, lead: int, late: float) -> list[float]:
    player = table.players[seat]
    sudden = 1.0 if table.sudden else 0.0
    drinks = 0.2 * player.drinks
    ahead = 0.2 * limited(lead)
    first = 1.0 if lead > 0 else (0.5 if lead == 0 else 0.0)
    life = len(player.life) + (1 if player.on_life else 0)
    living = 0.2 * min(life, 8)
    weak = 1.0 / (1.0 + life)
    cards = 0.2 * len(player.hand)
    row = [drinks, late * drinks, sudden * drinks, ahead, late * ahead, sudden * ahead, first, late * first]
    row += [sudden * first, living, late * living, sudden * living, weak, sudden * weak, cards, sudden * cards]
    row += in_hand(table, player, late)
    row += [0.2 * len(player.gear), 1.0 if player.wielded >= 0 else 0.0, 0.2 * player.melee, 0.2 * player.ranged]
    row += [0.2 * (player.guard + player.guard_melee), 0.2 * min(player.room, 5), late * 0.2 * min(player.room, 5)]
    row += [float(player.valhalla_count()), 1.0 if player.energy else 0.0, 0.2 * crew_of(table, seat)]
    turn = 1.0 if table.active == seat else 0.0
    crowd = len(table.warriors) / table.setting.seats
    row += [turn, sudden * turn, crowd, late * crowd]
    return row + [0.0] * len(NAMES_OF_SPIRITS)


def in_hand(table: Beer, player: Player, late: float) -> list[float]:
    """What a Warrior's cards could do, if he played each of them in every way."""
    attack = defense = drink = movement = 0
    box = table.box
    for card in player.hand:
        attack += box.attack[card]
        defense += box.defense[card]
        drink += box.drink[card]
        movement += box.movement[card]
    drunk = 0.0 if table.sudden else 0.1 * drink
    return [0.05 * attack, 0.05 * defense, drunk, late * drunk, 0.1 * movement]


def crew_of(table: Beer, seat: int) -> int:
    found = 0
    for minion in table.minions:
        if minion.owner == seat:
            found += 1
    return found


def spirits_signs(table: Beer, team: int, most: int, late: float) -> list[float]:
    """The same for each of the Spirits, who win and lose together."""
    sudden = 1.0 if table.sudden else 0.0
    lead = 0.2 * limited(team - most)
    first = 1.0 if team > most else (0.5 if team == most else 0.0)
    spirits = table.spirits()
    fellows = log(max(1, len(spirits)))
    cards = 0
    for spirit in spirits:
        cards += len(table.players[spirit].hand)
    held = 0.1 * cards
    drinks = 0.2 * team
    row = [1.0, late, sudden, drinks, late * drinks, sudden * drinks, lead, late * lead, sudden * lead]
    row += [first, late * first, sudden * first, fellows, late * fellows, sudden * fellows, held, late * held]
    return [0.0] * len(NAMES) + row
