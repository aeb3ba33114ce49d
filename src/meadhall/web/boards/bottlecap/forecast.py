"""What an option leads to, as far as everybody can know it: gains, losses, and the odds of a draw."""

from __future__ import annotations

from math import comb

from meadhall.engine.words import many
from meadhall.games.bottlecap.abilities import LINE_CROSSER, SECOND_LOOK
from meadhall.games.bottlecap.actions import GOLD, WOOD
from meadhall.games.bottlecap.steps.spaces import (
    BALANCE,
    BATTERED_GOLD,
    BLOOD_GOLD,
    BLOOD_WOOD,
    BLOODY_FEAST,
    BUILD,
    DOCK,
    FEAST,
    GOLD_TRADE,
    HEALTHY_WOOD,
    LUMBER_TRADE,
    ROBBERS_BAY,
    SHIPYARD,
    TWO_PARTS,
    YOUNG_GOLD,
    YOUNG_WOOD,
    part_refused,
    repair_price,
    repaired,
)
from meadhall.games.bottlecap.steps.turn import crossings
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap

Said = tuple[str, str]  # a tone (gain, harm, or plain) and words

HURTS = ((BLOODY_FEAST, 1), (BLOOD_GOLD, 1), (BLOOD_WOOD, 1))


def goal(table: Bottlecap, seat: int, distance: int) -> int:
    village = table.villages[seat]
    return (village.ship + village.heading * distance) % POSITIONS


def victims(table: Bottlecap, seat: int, position: int) -> list[int]:
    """The other ships at the position."""
    return [other for other, village in enumerate(table.villages) if other != seat and village.ship == position]


def lines_crossed(table: Bottlecap, seat: int, distance: int) -> int:
    village = table.villages[seat]
    if not table.rules.has_line or village.has(LINE_CROSSER):
        return 0
    return crossings(table, village.ship, village.heading, distance)


def moved(table: Bottlecap, seat: int, position: int) -> Bottlecap:
    """The table with the seat's ship there, and nothing else done."""
    world = table.copy()
    world.loud = False
    world.villages[seat].ship = position
    return world


def valkyrie_odds(table: Bottlecap, draws: int) -> float:
    """How likely so many draws call the Valkyries: enough reds must come for four to lie with the seats."""
    reds = table.lid_reds
    tokens = reds + table.lid_greys
    draws = min(draws, tokens)
    wanted = max(1, 4 - table.reds_out())
    if draws == 0 or wanted > min(reds, draws):
        return 0.0
    ways = sum(comb(reds, red) * comb(tokens - reds, draws - red) for red in range(wanted, min(reds, draws) + 1))
    return ways / comb(tokens, draws)


def percent(odds: float) -> str:
    """Odds as people say them.

    >>> percent(0.263), percent(0.002), percent(1.0)
    ('26 %', 'under 1 %', '100 %')
    """
    return "under 1 %" if 0 < odds < 0.01 else f"{odds * 100:.0f} %"


def sail(table: Bottlecap, seat: int, distance: int) -> list[Said]:
    """What a move leads to: the line, the attack, then the tile."""
    said: list[Said] = []
    there = goal(table, seat, distance)
    world = moved(table, seat, there)
    crossed = lines_crossed(table, seat, distance)
    attacked = victims(table, seat, there)
    draws = 0
    if crossed and not world.immune(seat):
        draws += crossed
        said.append(("harm", f"{crossed} damage by the line."))
    if attacked:
        hurt = [one for one in (seat, *attacked) if not world.immune(one)]
        draws += len(hurt)
        if len(hurt) == len(attacked) + 1:
            said.append(("harm", "Both draw 1 damage." if len(hurt) == 2 else f"All {len(hurt)} draw 1 damage."))
        elif hurt:
            said.append(
                (
                    "harm",
                    " and ".join("you" if one == seat else table.name(one) for one in hurt).capitalize()
                    + " draw 1 damage.",
                )
            )
    odds = valkyrie_odds(table, draws)
    if odds > 0 and not any(table.villages[one].has(SECOND_LOOK) for one in (seat, *attacked)):
        said.append(("harm", f"Valkyries {percent(odds)}."))
    return said + tile(world, seat, table.spaces[there])


def tile(world: Bottlecap, seat: int, space: int) -> list[Said]:
    """What the tile offers the seat as things stand, or why it offers nothing."""
    refusals = [part_refused(world, seat, space, part) for part in range(2 if TWO_PARTS[space] else 1)]
    open_parts = [part for part, refusal in enumerate(refusals) if refusal is None]
    if not open_parts:
        first = refusals[0]
        return [("plain", str(first.message(world)))] if first is not None else []
    if space in (DOCK, SHIPYARD) and repaired(world, seat, space, 0) >= world.villages[seat].damage:
        open_parts = open_parts[:1]  # the dearer part would heal no more
    said = [effect(world, seat, space, part) for part in open_parts]
    if space in (BATTERED_GOLD, HEALTHY_WOOD) and len(said) == 2:
        said[1] = ("gain", "And 1 more.")
    return said


def effect(world: Bottlecap, seat: int, space: int, part: int) -> Said:
    """One part in words, with the numbers that it leads to."""
    village = world.villages[seat]
    if (space, part) in HURTS:
        return "plain", "1 damage for " + {BLOODY_FEAST: "a glory.", BLOOD_GOLD: "a gold.", BLOOD_WOOD: "a wood."}[
            space
        ]
    if space == BUILD:
        goal = "the throne" if village.tier == 3 else f"tier {village.tier + 1}"
        return "gain", f"Hut to {goal} for {village.side.costs[village.tier]} gold."
    if space in (FEAST, BLOODY_FEAST):
        dear = space == FEAST and part == 1
        return "gain", f"Glory {village.glory + 1} for {3 if dear else 2} wood and {2 if dear else 1} gold."
    if space in (DOCK, SHIPYARD):
        healed = min(village.damage, repaired(world, seat, space, part))
        return "gain", f"−{healed} damage for {repair_price(space, part)} wood."
    if space == LUMBER_TRADE:
        return "gain", f"Trade up to {village.gold} gold for wood."
    if space == GOLD_TRADE:
        return "gain", f"Trade up to {village.wood} wood for gold."
    if space == BALANCE:
        if village.wood == village.gold:
            return "gain", "+1 wood and +1 gold."
        return gained(world, seat, GOLD if village.gold < village.wood else WOOD, 1)
    kind = WOOD if space in (HEALTHY_WOOD, BLOOD_WOOD, YOUNG_WOOD) else GOLD
    amount = 1
    if space in (YOUNG_WOOD, YOUNG_GOLD):
        amount = max(1, 3 - village.helmets())
    elif space == ROBBERS_BAY:
        amount = 2
    return gained(world, seat, kind, amount)


def gained(world: Bottlecap, seat: int, kind: int, amount: int) -> Said:
    village = world.villages[seat]
    fits = min(amount, village.room(kind))
    name = "gold" if kind == GOLD else "wood"
    if fits == 0:
        return "plain", f"No room for more {name}."
    return "gain", f"+{fits} {name}, to {village.amount(kind) + fits}."


def becomes(world: Bottlecap, seat: int, said: Said) -> Said:
    """A gain as the change that it is."""
    tone, words = said
    name = "gold" if " gold, to " in words else "wood" if " wood, to " in words else ""
    if not name:
        return said
    now = world.villages[seat].amount(GOLD if name == "gold" else WOOD)
    return tone, f"{name.capitalize()} {now} becomes {words.rpartition(' ')[2]}"


def threat(table: Bottlecap, seat: int) -> str:
    """How the seat may soon win, or nothing."""
    village = table.villages[seat]
    side = village.side
    missing = side.glory - village.glory
    if village.tier == 3:
        helmets = side.needs[3] - village.helmets()
        if helmets <= 0:
            if village.gold >= side.costs[3]:
                return "at Build: it has all it needs"
            return f"with {side.costs[3]} gold at Build"
        if missing > 3:
            return f"with {many(helmets, 'more helmet')} and {side.costs[3]} gold"
    if missing <= 3:
        return f"with {missing} more glory"
    return ""


def next_step(table: Bottlecap, seat: int) -> tuple[int, int]:
    """The helmets and the gold that the next step of the hut lacks."""
    village = table.villages[seat]
    if village.tier >= 4:
        return 0, 0
    helmets = village.side.needs[village.tier] - village.helmets()
    gold = village.side.costs[village.tier] - village.gold
    return max(0, helmets), max(0, gold)
