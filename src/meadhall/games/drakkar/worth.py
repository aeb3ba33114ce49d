"""What cards and crews are worth to a seat: the eye of a sensible player."""

from __future__ import annotations

from typing import Final

from meadhall.games.drakkar.components import (
    BOARDING,
    DECK,
    EITHER_END,
    HAND,
    LOKI,
    NO_PART,
    RAID,
    SPEAR,
    THIEF,
    YELLOW,
    Quest,
)
from meadhall.games.drakkar.table import Drakkar

USELESS: Final = -0.5


def quest_chance(table: Drakkar, seat: int, quest: Quest) -> float:
    """How likely the seat's ship will meet the Quest, by what it lacks and the turns left."""
    village = table.villages[seat]
    left = village.hand_size() / 10.0
    missing = max(0, quest.strength - village.strength() - 2 * len(village.spears))
    missing += max(0, quest.beer - village.barrels())
    ends = 2 - village.ends()
    if missing == 0 and ends == 0:
        return 0.95 - 0.15 * left
    chance = 0.85 - 0.12 * missing - 0.12 * ends
    return max(0.02, chance * min(1.0, 0.1 + 1.6 * left))


def crew_worth(table: Drakkar, seat: int, faces: list[int], spears: int) -> float:
    """What a crew is worth: by the Quest it has to meet, and for fights on the way."""
    strength = 0
    beer = 0
    for face in faces:
        strength += table.rules.strengths[face]
        beer += table.rules.beers[face]
    worth = 0.3 * strength + 0.35 * spears + 0.1 * beer
    quest = table.quest(seat)
    need = 3 if quest is None else quest.strength
    barrels = 1 if quest is None else quest.beer
    worth += 1.0 * min(need, strength + 2 * spears) + 1.9 * min(barrels, beer)
    if strength + 2 * spears >= need and beer >= barrels:
        worth += 2.0
    return worth


def yellow_worth(table: Drakkar, seat: int, face: int) -> float:
    """What a yellow card does for the seat's ship now."""
    village = table.villages[seat]
    part = table.rules.parts[face]
    if part != NO_PART:
        if not village.fits(part, table.rules.yggdrasil_pair):
            return USELESS
        if part == DECK:
            return 2.6 if village.ends() == 2 else 1.6
        return (6.5 if village.ends() == 1 else 7.5) - (0.6 if part == EITHER_END else 0.0)
    crew = [card & 255 for card in village.cargo]
    before = crew_worth(table, seat, crew, len(village.spears))
    if table.rules.effects[face] == SPEAR:
        if not village.carries_spear(table.rules.many_spears):
            return USELESS
        return crew_worth(table, seat, crew, len(village.spears) + 1) - before + 0.4
    if not village.parts:
        return USELESS
    if village.room():
        cover = 0.2 if village.ends() > len(crew) else 0.0
        return crew_worth(table, seat, [*crew, face], len(village.spears)) - before + cover + 0.4
    best = 0.0
    for at in range(len(crew)):
        swapped = crew[:]
        swapped[at] = face
        best = max(best, crew_worth(table, seat, swapped, len(village.spears)) - before)
    return best if best > 0 else USELESS


def raid_chance(table: Drakkar, seat: int, rival: int, more: int) -> float:
    """How likely a Raid on the rival succeeds: he may take a Viking on board in the same turn."""
    mine = table.villages[seat]
    theirs = table.villages[rival]
    margin = mine.strength() + more + 2 * len(mine.spears) - theirs.strength()
    if table.rules.spear_defends:
        margin -= 2 * len(theirs.spears)
    if margin <= 0:
        return 0.03
    if not theirs.parts:
        return 0.95
    return [0.0, 0.62, 0.74, 0.86, 0.93][min(margin, 4)]


def best_raid(table: Drakkar, seat: int) -> float:
    """What a Raid is worth now."""
    best = -2.0
    for other in table.setting.others[seat]:
        chance = raid_chance(table, seat, other, 0)
        gain = 1.5 + 0.05 * table.villages[other].score() if table.villages[other].loot() else 0.3
        best = max(best, 1.6 * (chance * gain - (1.0 - chance) * 1.3))
    return best


def boarding_worth(table: Drakkar, seat: int, face: int) -> float:
    """The Loot of a Boarding against the crew that it costs."""
    village = table.villages[seat]
    what = table.face(face)
    if village.strength() + 2 * len(village.spears) < what.asks:
        return -2.0 if village.vikings() else USELESS
    crew = [card & 255 for card in village.cargo]
    before = crew_worth(table, seat, crew, len(village.spears))
    after = crew_worth(table, seat, crew, len(village.spears) - 1) if village.spears else 0.0
    for at in range(len(crew)):
        if table.rules.strengths[crew[at]] > 0:
            rest = crew[:at] + crew[at + 1 :]
            after = max(after, crew_worth(table, seat, rest, min(len(village.spears), len(rest))))
    cost = min(4.0, before - after)
    if spare_vikings(table, seat) > 0 and village.hand_size() > 1:
        cost *= 0.45
    return 1.2 * sum(table.collectable(what.loot)) - cost


def spare_vikings(table: Drakkar, seat: int) -> int:
    """Viking cards still in hand."""
    village = table.villages[seat]
    found = 0
    for place in range(HAND):
        if (village.left >> place) & 1:
            card = table.card_at(seat, place)
            for side in range(2):
                if table.rules.strengths[table.rules.sides[2 * card + side]] > 0:
                    found += 1
    return found


def play_worth(table: Drakkar, seat: int, face: int) -> float:
    """What playing the face this turn brings, in points or so."""
    village = table.villages[seat]
    if table.rules.colours[face] == YELLOW:
        return yellow_worth(table, seat, face)
    effect = table.rules.effects[face]
    if effect == LOKI:
        return 2.4 if any_loot(table, seat) else USELESS
    if effect == THIEF:
        early = 3.8 if table.turn <= 4 else 1.4
        return early + (1.5 if village.ends() < 2 else 0.0)
    if effect == RAID:
        return best_raid(table, seat) if village.vikings() else USELESS
    if effect == BOARDING:
        return boarding_worth(table, seat, face) if village.complete() else USELESS
    best = USELESS
    for other in table.setting.others[seat]:
        rival = table.villages[other]
        if rival.ends() > len(rival.cargo):
            best = max(best, (5.2 if rival.complete() else 3.9) + 0.05 * table.turn)
    return best


def any_loot(table: Drakkar, seat: int) -> bool:
    for other in table.setting.others[seat]:
        if table.villages[other].loot() > 0:
            return True
    return False


def future_worth(table: Drakkar, seat: int, face: int) -> float:
    """What the face may still be good for later in the month."""
    rules = table.rules
    village = table.villages[seat]
    turns = village.hand_size() - 1
    if turns <= 0:
        return 0.0
    worth = play_worth(table, seat, face)
    if rules.parts[face] != NO_PART:
        return max(worth, 0.0)
    if rules.cargoes[face] and not village.parts:
        worth = 1.0 + rules.strengths[face]
    elif rules.effects[face] == BOARDING:
        worth = max(worth, 1.2 * table.face(face).loot[0] + 1.0)
    elif rules.effects[face] in (RAID, SPEAR):
        worth = max(worth, 1.2)
    return max(worth, 0.3) * min(1.0, 0.5 + turns / 10.0)
