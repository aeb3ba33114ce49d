"""Who lacks what, who can help, and what can be paid (part 5.13 of the catalogue)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.refusal import Refusal
from meadhall.games.drakkar.actions import MOST_PAID, PAYMENTS, UP_TO

if TYPE_CHECKING:
    from meadhall.games.drakkar.table import Drakkar
    from meadhall.games.drakkar.village import Village


def met_alone(table: Drakkar, seat: int) -> bool:
    """DRK-QST-2: complete ship, strength with own Spears, and own Beer."""
    return table.villages[seat].complete() and well_manned(table, seat)


def well_manned(table: Drakkar, seat: int) -> bool:
    quest = table.quest(seat)
    if quest is None:
        return False
    village = table.villages[seat]
    return village.strength() + 2 * len(village.spears) >= quest.strength and village.barrels() >= quest.beer


def in_need(table: Drakkar, seat: int) -> bool:
    """DRK-QST-4: a captain with a complete ship whose Quest is not met, and who has made no deal yet."""
    village = table.villages[seat]
    return not village.served and village.complete() and not well_manned(table, seat)


def unsold(table: Drakkar, seat: int) -> int:
    """DRK-QST-5: the cargo that a seat without a complete ship can still lend, as bits."""
    village = table.villages[seat]
    if village.complete() or (village.served and table.rules.serves_one):
        return 0
    return ((1 << len(village.cargo)) - 1) & ~village.lent


def covers(table: Drakkar, captain: int, helper: int, lent: int) -> bool:
    """DRK-TEAM-3: do these cards of the helper cover the captain's whole lack?"""
    quest = table.quest(captain)
    if quest is None:
        return False
    strength = 0
    beer = 0
    cards = 0
    cargo = table.villages[helper].cargo
    for at in range(len(cargo)):
        if (lent >> at) & 1:
            strength += table.rules.strengths[cargo[at] & 255]
            beer += table.rules.beers[cargo[at] & 255]
            cards += 1
    own = table.villages[captain]
    if table.rules.room:
        return fits_aboard(own, cards, quest.strength - strength, quest.beer - beer)
    return own.strength() + 2 * len(own.spears) + strength >= quest.strength and own.barrels() + beer >= quest.beer


def fits_aboard(own: Village, borrowed: int, strength: int, beer: int) -> bool:
    """DRK-TEAM-4 with team_up_room: some of the own cargo, together with what is borrowed, fits and suffices."""
    for used in range(1 << len(own.cargo)):
        cards = 0
        vikings = 0
        helmets = 0
        barrels = 0
        for at in range(len(own.cargo)):
            if (used >> at) & 1:
                face = own.cargo[at] & 255
                cards += 1
                helmets += own.setting.strengths[face]
                barrels += own.setting.beers[face]
                if own.setting.strengths[face] > 0:
                    vikings += 1
        helmets += 2 * min(len(own.spears), vikings)
        if cards + borrowed <= len(own.parts) and helmets >= strength and barrels >= beer:
            return True
    return False


def means(table: Drakkar, captain: int) -> list[int]:
    """DRK-TEAM-6: the captain's tokens and the Loot he would collect in this very deal."""
    quest = table.quest(captain)
    tokens = table.villages[captain].tokens
    if quest is None:
        return tokens
    loot = table.collectable(quest.loot)
    return [tokens[kind] + loot[kind] for kind in range(3)]


def can_pay(table: Drakkar, captain: int) -> bool:
    """DRK-TEAM-6: at least one token, now or out of this deal's Loot."""
    if table.villages[captain].loot() > 0:
        return True
    quest = table.quest(captain)
    if quest is None:
        return False
    for kind in range(3):
        if quest.loot[kind] and (table.rules.unlimited or table.stacks[kind]):
            return True
    return False


def payable(table: Drakkar, captain: int, payment: int) -> bool:
    have = means(table, captain)
    paid = PAYMENTS[payment]
    return paid[0] <= have[0] and paid[1] <= have[1] and paid[2] <= have[2]


def payments(table: Drakkar, captain: int) -> list[int]:
    """DRK-TEAM-6: every payment that the captain could make."""
    quest = table.quest(captain)
    if quest is None:
        return []
    have = means(table, captain)
    most = min(MOST_PAID, sum(have))
    if table.rules.capped:
        most = min(most, quest.tokens)
    found: list[int] = []
    for number in range(UP_TO[most]):
        paid = PAYMENTS[number]
        if paid[0] <= have[0] and paid[1] <= have[1] and paid[2] <= have[2]:
            found.append(number)
    return found


def workable(table: Drakkar, captain: int, helper: int) -> bool:
    """DRK-TEAM-8."""
    cards = unsold(table, helper)
    if cards == 0 or not in_need(table, captain) or not can_pay(table, captain):
        return False
    if not table.rules.room:
        return covers(table, captain, helper, cards)
    return len(covering_sets(table, captain, helper)) > 0


def covering_sets(table: Drakkar, captain: int, helper: int) -> list[int]:
    """DRK-TEAM-11: the minimal sets of the helper's unsold cargo that cover the lack; of equal ones the first."""
    cards = unsold(table, helper)
    found: list[int] = []
    looks: list[list[int]] = []
    for lent in range(1, cards + 1):
        if lent & ~cards or not covers(table, captain, helper, lent) or not needs_all(table, captain, helper, lent):
            continue
        look = sorted(lent_faces(table, helper, lent))
        if look not in looks:
            looks.append(look)
            found.append(lent)
    return found


def needs_all(table: Drakkar, captain: int, helper: int, lent: int) -> bool:
    """Would the set no longer do without any one of its cards?"""
    for at in range(3):
        if (lent >> at) & 1 and covers(table, captain, helper, lent & ~(1 << at)):
            return False
    return True


def lent_faces(table: Drakkar, helper: int, lent: int) -> list[int]:
    cargo = table.villages[helper].cargo
    return [cargo[at] & 255 for at in range(len(cargo)) if (lent >> at) & 1]


def captain_of(table: Drakkar, one: int, other: int) -> int:
    """Which of the two is the captain of a workable pair, or -1 if they are none."""
    sails = table.villages[one].complete()
    if sails == table.villages[other].complete():
        return -1
    if sails:
        return one if workable(table, one, other) else -1
    return other if workable(table, other, one) else -1


def lack(table: Drakkar, captain: int) -> tuple[int, int]:
    """DRK-QST-4: missing strength after own Spears, and missing Beer."""
    quest = table.quest(captain)
    village = table.villages[captain]
    if quest is None:
        return (0, 0)
    strength = quest.strength - village.strength() - 2 * len(village.spears)
    return (max(0, strength), max(0, quest.beer - village.barrels()))


def against_deal(table: Drakkar, seat: int, partner: int) -> Refusal | None:
    """Why the two can't make a deal, or None if they can."""
    if captain_of(table, seat, partner) >= 0:
        return None
    one = table.villages[seat]
    other = table.villages[partner]
    if one.complete() and other.complete():
        return Refusal("DRK-QST-6", "why-not-sails partner:seat", partner)
    if not one.complete() and not other.complete():
        return Refusal("DRK-QST-5", "why-not-no-ship partner:seat", partner)
    captain = seat if one.complete() else partner
    helper = partner if one.complete() else seat
    if not in_need(table, captain):
        return Refusal("DRK-TEAM-1", "why-not-no-need partner:seat", captain)
    if unsold(table, helper) == 0:
        return Refusal("DRK-TEAM-5", "why-not-no-cargo partner:seat", helper)
    if not can_pay(table, captain):
        return Refusal("DRK-TEAM-6", "why-not-no-pay partner:seat", captain)
    missing = lack(table, captain)
    return Refusal("DRK-TEAM-3", "why-not-not-enough strength beer partner:seat", missing[0], missing[1], helper)
