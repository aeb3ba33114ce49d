"""What a sensible player leans to, decision by decision, and what a hasty one does."""

from __future__ import annotations

from typing import Final

from meadhall.engine.rng import Rng
from meadhall.games.drakkar import actions
from meadhall.games.drakkar.components import HAND, NO_EFFECT, SPEAR
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.teamup import captain_of, lent_faces
from meadhall.games.drakkar.worth import (
    crew_worth,
    future_worth,
    play_worth,
    raid_chance,
    yellow_worth,
)

# What a public face promises who takes the pile: by ship part (Bow, Stern, Deck, either end), by effect (none, Spear,
# Loki, Thief, Raid, Boarding, Sabotage), and cargo by what it counts
PART_PROMISE: Final = [2.0, 2.0, 1.1, 2.6]
EFFECT_PROMISE: Final = [0.0, 1.2, 1.6, 1.0, 0.9, 1.0, 0.7]


def lean(table: Drakkar, seat: int, action: int) -> float:
    """How much a sensible player leans towards the option, decision by decision."""
    if action < actions.COUNT:
        return lean_to_cards(table, seat, action)
    if action < actions.ATTACK:
        return lean_to_theft(table, seat, action)
    if action < actions.PASS:
        return lean_to_fight(table, seat, action)
    return lean_to_deal(table, seat, action)


def lean_to_cards(table: Drakkar, seat: int, action: int) -> float:
    """Piles, Quests, and which card to lay."""
    if action >= actions.COMMIT:
        return commit_worth(table, seat, action - actions.COMMIT)
    if action >= actions.KEEP:
        return keep_worth(table, seat, action - actions.KEEP)
    if action >= actions.CLAIM:
        return pile_worth(table, action - actions.CLAIM)
    return 0.0


def commit_worth(table: Drakkar, seat: int, code: int) -> float:
    """What the face does now, less a part of what the other face might do later."""
    face = table.rules.sides[code]
    other = table.rules.sides[code ^ 1]
    now = play_worth(table, seat, face)
    return now - 0.45 * max(future_worth(table, seat, other), future_worth(table, seat, face) - now)


def pile_worth(table: Drakkar, pile: int) -> float:
    """What its public faces promise: both ends, a crew, some mischief; many of a kind are worth less and less."""
    worth = 0.0
    seen = [0] * len(table.rules.box.kinds)
    for place in range(HAND):
        face = table.ups[pile * HAND + place]
        if face >= 0:
            kind = table.rules.kinds[face]
            seen[kind] += 1
            worth += promise(table, face) / seen[kind]
    return worth


def promise(table: Drakkar, face: int) -> float:
    rules = table.rules
    if rules.effects[face] != NO_EFFECT:
        return EFFECT_PROMISE[rules.effects[face]]
    if rules.parts[face] >= 0:
        return PART_PROMISE[rules.parts[face]]
    crew = 4 + 6 * rules.strengths[face] if rules.strengths[face] else 3
    return (crew + 8 * rules.beers[face]) / 10.0


def keep_worth(table: Drakkar, seat: int, number: int) -> float:
    """The Loot of a Quest, by how well the hand seems to be able to meet it."""
    quest = table.rules.box.quests[number]
    village = table.villages[seat]
    helmets: list[int] = []
    barrels = 0
    spears = 0
    if village.pile >= 0:
        for place in range(HAND):
            card = table.card_at(seat, place)
            best = 0
            for side in range(2):
                face = table.rules.sides[2 * card + side]
                best = max(best, table.rules.strengths[face])
                barrels += table.rules.beers[face]
                if table.rules.effects[face] == SPEAR:
                    spears += 1
            helmets.append(best)
    helmets.sort(reverse=True)
    crew = 3 - quest.beer if quest.beer < 3 else 0
    strength = sum(helmets[:crew]) + spears if helmets else 4
    missing = max(0, quest.strength - strength) + 1.3 * max(0, quest.beer - barrels)
    effort = 0.07 * quest.strength + 0.17 * quest.beer + 0.35 * missing
    return quest.tokens * max(0.05, 1.0 - effort)


def lean_to_theft(table: Drakkar, seat: int, action: int) -> float:
    """Loki and the Thief, and what goes overboard."""
    if action == actions.COUNT:
        return 0.0
    if action < actions.STEAL:
        rival = (action - actions.LOKI_TAKES) // 4
        kind = (action - actions.LOKI_TAKES) % 4
        return token_worth(table, seat, rival, kind)
    if action < actions.USE:
        card = table.villages[action - actions.STEAL].played & 255
        own = yellow_worth(table, seat, card) if table.usable(seat, card) else 0.0
        return (
            own
            + 0.4 * yellow_worth(table, action - actions.STEAL, card)
            + 0.05 * table.villages[action - actions.STEAL].score()
        )
    if action == actions.USE:
        return 1.0
    if action == actions.LEAVE:
        return 0.0
    return store_worth(table, seat, action - actions.STORE)


def token_worth(table: Drakkar, seat: int, rival: int, kind: int) -> float:
    """What a token of the rival's is worth to the seat: trios count, and robbing the leader."""
    mine = table.villages[seat].tokens
    theirs = table.villages[rival].tokens
    worth = 1.0 + 0.06 * table.villages[rival].score()
    if kind == 3:
        return worth
    if mine[kind] == min(mine):
        worth += 0.6 - 0.1 * mine[kind]
    if theirs[kind] == min(theirs):
        worth += 0.3
    return worth - 0.02 * mine[kind]


def store_worth(table: Drakkar, seat: int, choice: int) -> float:
    """The crew that would be left: 0 without the new card, else without that cargo."""
    village = table.villages[seat]
    crew = [card & 255 for card in village.cargo]
    if choice > 0:
        crew[choice - 1] = village.played & 255
    return crew_worth(table, seat, crew, len(village.spears))


def lean_to_fight(table: Drakkar, seat: int, action: int) -> float:
    """Raids, Boarding and Sabotage."""
    village = table.villages[seat]
    if action < actions.SPEARS:
        rival = action - actions.ATTACK
        best = max(
            [token_worth(table, seat, rival, kind) for kind in range(3) if table.villages[rival].tokens[kind]] or [0.2]
        )
        chance = raid_chance(table, seat, rival, 0)
        return chance * best - (1.0 - chance) * 1.2
    if action < actions.BOOTY:
        return 1.0 if action > actions.SPEARS else 0.5
    if action < actions.LOSE:
        return token_worth(table, seat, seat, action - actions.BOOTY)
    if action < actions.WRECK:
        crew = [card & 255 for card in village.cargo]
        if action == actions.LOSE:
            return crew_worth(table, seat, crew, len(village.spears) - 1)
        del crew[action - actions.LOSE - 1]
        return crew_worth(table, seat, crew, min(len(village.spears), len(crew)))
    if action < actions.COVER:
        victim = table.villages[action - actions.WRECK]
        return (1.0 if victim.complete() else 0.3) + 0.1 * victim.score()
    if action == actions.DROP:
        return 0.0
    return 0.6 if action == actions.BOARD else 0.0


def lean_to_deal(table: Drakkar, seat: int, action: int) -> float:
    """Team-up: a captain gladly pays less than he gains, a helper takes what he can get."""
    village = table.villages[seat]
    if action == actions.PASS:
        return 0.0
    if action == actions.WITHDRAW:
        return -1.0
    if actions.ACCEPT <= action < actions.OFFER:
        maker = action - actions.ACCEPT
        captain = seat if village.complete() else maker
        worth = deal_worth(table, seat, captain, table.villages[maker].offer)
        return worth - 0.6 if captain != seat and runs_away(table, captain) else worth
    if actions.OFFER <= action < actions.LEND:
        partner = action - actions.OFFER
        if village.offer_to >= 0 and not village.complete():
            return -0.1
        captain = captain_of(table, seat, partner)
        return 0.3 if captain >= 0 and village.offer_to < 0 else -0.1
    if action < actions.PAY:
        return -float(sum([table.rules.strengths[face] for face in lent_faces(table, seat, action - actions.LEND)]))
    paid = sum(actions.PAYMENTS[action - actions.PAY])
    captain = seat if village.complete() else -1
    if captain >= 0:
        worth = deal_worth(table, seat, captain, action - actions.PAY)
        return worth - (2.0 if paid > 2 else 0.0)
    return deal_worth(table, seat, -1, action - actions.PAY) - (3.0 if paid > 2 else 0.0)


def runs_away(table: Drakkar, seat: int) -> bool:
    """Is the seat so far ahead that nobody should help it on?"""
    score = table.villages[seat].score()
    for other in table.setting.others[seat]:
        if table.villages[other].score() > score - 3:
            return False
    return True


def deal_worth(table: Drakkar, seat: int, captain: int, number: int) -> float:
    """What the seat's score gains by the deal."""
    paid = actions.PAYMENTS[number]
    tokens = table.villages[seat].tokens
    before = table.villages[seat].score()
    if captain == seat:
        quest = table.quest(seat)
        loot = [0, 0, 0] if quest is None else table.collectable(quest.loot)
        after = [tokens[kind] + loot[kind] - paid[kind] for kind in range(3)]
        return float(sum(after) + min(after) - before) - 0.5
    after = [tokens[kind] + paid[kind] for kind in range(3)]
    return float(sum(after) + min(after) - before) - 0.5


def hunch(table: Drakkar, seat: int, rng: Rng) -> int:
    """What a hasty player does: of three options that come to mind the one that fits best."""
    legal = table.legal(seat)
    best = legal[rng.below(len(legal))]
    if len(legal) == 1:
        return best
    most = lean(table, seat, best)
    for _ in range(2):
        action = legal[rng.below(len(legal))]
        if action != best:
            worth = lean(table, seat, action)
            if worth > most:
                best = action
                most = worth
    return best
