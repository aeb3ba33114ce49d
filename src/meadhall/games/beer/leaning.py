"""What a player leans to, by his temper, for the greedy bot and the search: drink, fight, defend, haunt.

Small numbers for small things: 0 is doing nothing, 1 is about what a drink is worth. Each function speaks of one kind
of decision; the table is always a redealt one, so that looking at it is no peeking.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.rng import Rng
from meadhall.games.beer.actions import (
    ADD,
    AS,
    AS_ATTACK,
    AS_CALM,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    BANQUET,
    BARE,
    BERSERK,
    BOARD_PLACE,
    BURN,
    COMMIT,
    DISCARD,
    DONE,
    END_POWER,
    FOR_LIFE,
    GEAR,
    GIVE_UP,
    HAUNT,
    IAIDO,
    KEEP,
    LIFE_PLACE,
    LOSE,
    PASS,
    PLACE,
    PLAY,
    POUR,
    POWER,
    SEAT,
    SOUL,
    STEAL,
    TARGET,
    THROW,
    TICKET,
    USE,
    VALHALLA,
    VERBS,
    WALK,
    gear_card,
)
from meadhall.games.beer.brawling import (
    best_attack,
    best_blow,
    blow,
    card_worth,
    defending,
    interrupting,
    life_of,
    raging,
    resisting,
    throwing,
    wielding,
)
from meadhall.games.beer.circle import free_steps, walk
from meadhall.games.beer.components import EQUIPMENT, EVENT, MINION
from meadhall.games.beer.effects.fight import PickTarget
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.closing import SendRavens
from meadhall.games.beer.steps.defend import Defend
from meadhall.games.beer.steps.drink import drinks_within_reach
from meadhall.games.beer.steps.gear import PickGear, PickReceiver, SmashGear
from meadhall.games.beer.steps.iaido import IaidoWalk
from meadhall.games.beer.steps.locations import Burning, own_removable
from meadhall.games.beer.steps.mist import Dematerialize
from meadhall.games.beer.steps.move import ChooseWalk
from meadhall.games.beer.steps.play import PlayAs, chances, uses
from meadhall.games.beer.steps.torment import CommitCards, Resist
from meadhall.games.beer.steps.warrior import DefensePhase
from meadhall.games.beer.steps.weapons import (
    BARE_HANDS,
    ChooseTarget,
    ChooseWeapon,
    ThrowAt,
    attack_value,
)
from meadhall.games.beer.steps.window import Redirect, Window
from meadhall.games.beer.table import Beer
from meadhall.games.beer.temper import WARY, Temper

VALHALLA_WORTH: Final = [0.8, 0.3, 0.5, 0.7, 0.6, 0.9, 0.4, 0.9, 0.5, 1.0]  # in the catalogue's order


def lean_to(table: Beer, seat: int, action: int, temper: Temper) -> float:
    """How much a player of that temper leans to the option."""
    step = table.agenda.top()
    if isinstance(step, Defend):
        return defending(table, seat, step.attack, action, temper)
    if isinstance(step, Resist):
        return resisting(table, seat, step.strength, action, temper)
    if isinstance(step, Window):
        return interrupting(table, seat, step, action, temper)
    if isinstance(step, PlayAs):
        return using(table, seat, step.card, action, temper)
    if isinstance(step, ChooseWeapon):
        weapon = BARE_HANDS if action == BARE else gear_card(action - GEAR)
        return best_blow(table, seat, weapon, step.value, temper)
    if isinstance(step, ChooseTarget):
        return blow(table, seat, action - TARGET, attack_value(table, seat, step.weapon, step.value), temper)
    if isinstance(step, ThrowAt):
        return blow(table, seat, action - TARGET, step.value(table), temper)
    if isinstance(step, PickTarget):
        return -0.1 if action == DONE else blow(table, seat, action - TARGET, step.effect.value, temper)
    if isinstance(step, Redirect):
        return -5.0 if action == TARGET + seat else blow(table, seat, action - TARGET, step.attack.value, temper)
    if isinstance(step, (ChooseWalk, IaidoWalk)):
        return walking(table, seat, action, temper)
    if isinstance(step, CommitCards):
        return committing(table, step, action)
    if isinstance(step, Dematerialize):
        return (0.5 if action == USE else 0.0) * min(table.players[step.attack.target].drinks, step.attack.value)
    if isinstance(step, DefensePhase) and VERBS.base(action) in (GEAR, BARE):
        return wielding(table, seat, action)
    if isinstance(step, (PickGear, SmashGear)):
        return coveting(table, seat, action)
    if isinstance(step, PickReceiver):
        return 1.0 if action == SEAT + seat else 0.0
    if isinstance(step, SendRavens) and action == USE:
        return 1.0
    if isinstance(step, Burning):
        return scorching(table, seat, action, temper)
    return by_verb(table, seat, action, temper)


def at_once(table: Beer, seat: int, rng: Rng) -> int:
    """What the search's playouts do: what a wary player leans to most, and any of what he leans to alike.

    Haste would be cheaper, but a hasty table is another game: Warriors who miss a defense now and then all die, and the
    Spirits win.
    """
    legal = table.legal(seat)
    best = legal[0]
    if len(legal) == 1:
        return best
    most = lean_to(table, seat, best, WARY)
    alike = 1
    for at in range(1, len(legal)):
        action = legal[at]
        lean = lean_to(table, seat, action, WARY)
        if lean > most:
            best = action
            most = lean
            alike = 1
        elif lean == most:
            alike += 1
            if rng.below(alike) == 0:
                best = action
    return best


def by_verb(table: Beer, seat: int, action: int, temper: Temper) -> float:
    """Decisions that need no more than the action itself."""
    player = table.players[seat]
    verb = VERBS.base(action)
    if action == PASS:
        return 0.0
    if action == DONE:
        return temper.content
    if action == USE:
        return 0.6
    if action in (BERSERK, IAIDO):
        return raging(table, seat, temper)
    if action == TICKET:
        return 0.5 if len(player.life) >= 4 else -1.0
    if action in (LOSE, GIVE_UP):
        return -1.5
    if verb == PLAY:
        return playing(table, seat, action - PLAY, temper)
    if verb == DISCARD:
        return -card_worth(table, seat, action - DISCARD, temper)
    if verb == KEEP:
        return card_worth(table, seat, action - KEEP, temper)
    if verb == BANQUET:
        return 0.3 - 0.3 * card_worth(table, seat, action - BANQUET, temper) if player.wounds else -0.5
    if verb == THROW:
        return throwing(table, seat, gear_card(action - THROW), temper)
    if verb == BURN:
        return -0.6
    if verb == SOUL:
        return -1.0
    if verb == POWER:
        return powering(table, seat, action - POWER)
    if verb == PLACE:
        return placing(table, seat, action - PLACE)
    if verb == POUR:
        return 0.5 if (player.beers if action % 2 == POUR % 2 else player.sakes) else 0.0
    if verb == VALHALLA:
        return VALHALLA_WORTH[action - VALHALLA]
    if verb == HAUNT:
        return haunting(table, seat, action - HAUNT, temper)
    if verb == STEAL:
        return stealing(table)
    if verb == END_POWER:
        return -0.2 if action == END_POWER else 0.2
    if verb == SEAT:
        return meddling(table, seat, action - SEAT)
    if verb == TARGET:
        return blow(table, seat, action - TARGET, 4, temper)
    if verb == GEAR:
        return 0.1 if player.usable(gear_card(action - GEAR)) else 0.0
    if action == FOR_LIFE:
        return 0.3 if len(player.life) <= 3 else -0.1
    return -0.2 if action >= ADD else 0.0


# Fighting


# Playing cards


def playing(table: Beer, seat: int, card: int, temper: Temper) -> float:
    """The best use of the card."""
    if table.plays_left == 0 or (table.rage > 0 and not table.rules.interleave):
        return best_attack(table, seat, table.box.attack[card] + table.charge, temper)
    best = -1.0
    for action in uses(table, seat, card, chances(table, seat)):
        best = max(best, using(table, seat, card, action, temper))
    return best - temper.thrift * card_worth(table, seat, card, temper)


def using(table: Beer, seat: int, card: int, action: int, temper: Temper) -> float:
    """What a card played as that promises."""
    box = table.box
    player = table.players[seat]
    if action == DONE:
        return 0.0
    if action == AS_DRINK:
        many = min(box.drink[card] + player.thirst, drinks_within_reach(table, seat))
        return temper.drunk * many if table.mug > many or ahead(table, seat, many) else temper.rash
    if action in (AS_MOVE, AS_CHARGE):
        return moving(table, seat, card, action == AS_CHARGE, temper)
    if action in (AS_ATTACK, AS_CALM):
        charge = table.charge if action == AS_ATTACK else 0
        return best_attack(table, seat, box.attack[card] + charge, temper)
    assert action > AS
    if box.kind[card] == EVENT:
        return happening(table, seat, card, temper)
    if box.kind[card] == MINION:
        return temper.minion
    return arming(table, seat, card, temper)


def ahead(table: Beer, seat: int, more: int) -> bool:
    """Would the seat lead with so many drinks more?"""
    mine = table.players[seat].drinks + more
    if table.team_drinks() >= mine:
        return False
    for other in table.warriors:
        if other != seat and table.players[other].drinks >= mine:
            return False
    return True


def arming(table: Beer, seat: int, card: int, temper: Temper) -> float:
    player = table.players[seat]
    text = table.box.cards[card]
    for other in player.gear:
        if table.box.text_of[other] == table.box.text_of[card]:
            return 0.05 if player.usable(other) else 0.3
    room = 0.25 if player.room <= 2 else 0.0
    if text.kind == EQUIPMENT and text.weapon:
        return temper.weapon + 0.1 * text.attack + 0.08 * text.defense + room
    return temper.item + room


def happening(table: Beer, seat: int, card: int, temper: Temper) -> float:
    """An Event: what it does, less what it costs."""
    power = table.box.cards[card].power
    worth = temper.event - 0.9 * power.cost.drinks - 0.45 * power.cost.life
    for effect in power.effects:
        worth += 0.35 * effect.cards_drawn() + 1.2 * effect.drinks_taken()
    player = table.players[seat]
    if player.room == 0 and power.effects[0].drinks_taken():
        worth -= 1.2
    return worth


def moving(table: Beer, seat: int, card: int, charging: bool, temper: Temper) -> float:
    """A move is worth the blow that it makes possible with another card."""
    if table.plays_left < 2:
        return 0.1
    now = best_attack(table, seat, 1, temper)
    best = 0.0
    for side in (0, 1):
        reach = walk_value(table, seat, 16 * side + max(1, table.box.movement[card]), temper)
        best = max(best, reach)
    bonus = 0.2 * table.box.movement[card] if charging else 0.0
    return 0.1 + max(0.0, temper.stride * (best + bonus - max(0.0, now)))


def walk_value(table: Beer, seat: int, how: int, temper: Temper) -> float:
    """The best blow after so many Steps, if they can be made."""
    side = how // 16
    steps = min(how % 16, free_steps(table, seat, side))
    if steps == 0:
        return -1.0
    gaps = [player.gap for player in table.players]
    reserve = table.reserve
    minions = table.minions
    walk(table, seat, side, steps)
    found = best_attack(table, seat, 1, temper)
    for i in range(len(gaps)):
        table.players[i].gap = gaps[i]
    table.reserve = reserve
    table.minions = minions
    return found


def walking(table: Beer, seat: int, action: int, temper: Temper) -> float:
    return walk_value(table, seat, action - WALK, temper)


def scorching(table: Beer, seat: int, action: int, temper: Temper) -> float:
    """The Drakkar burns: what has to be lost is no reason to burn more, unless it saves the life."""
    if action == LOSE and not own_removable(table, seat):
        return 0.0
    if VERBS.has(BURN, action) and table.players[seat].wounds and life_of(table, seat) == 1:
        return 0.5
    return by_verb(table, seat, action, temper)


# Drinks and things


def placing(table: Beer, seat: int, place: int) -> float:
    """The Life pile first: there a drink even helps; then what is needed least."""
    step = table.agenda.top()
    player = table.players[seat]
    if step.seat == seat and player.state == SPIRIT:
        return 0.1 if place == LIFE_PLACE else 0.2
    if place == LIFE_PLACE:
        return 1.0
    if place == BOARD_PLACE:
        return 0.5
    text = player.text_at(place, table.box)
    if not text.weapon:
        return 0.9 if text.capacity > 1 else 0.3
    wielded = player.wielded >= 0 and player.text_at(place, table.box) is table.box.cards[player.wielded]
    return 0.2 if wielded else 0.6


def coveting(table: Beer, seat: int, action: int) -> float:
    card = gear_card(action - GEAR)
    if card in table.players[seat].gear:
        return -1.0
    text = table.box.cards[card]
    worth = 0.6 if not text.weapon else 0.15 * (text.attack + text.defense)
    for other in table.warriors:
        if card in table.players[other].gear:
            worth += 0.1 * table.players[other].drinks
    return worth


def powering(table: Beer, seat: int, place: int) -> float:
    player = table.players[seat]
    power = player.board.power if place == BOARD_PLACE else player.text_at(place, table.box).power
    worth = -0.05 - 1.0 * power.cost.drinks - 0.5 * power.cost.cards
    for effect in power.effects:
        worth += 0.3 * effect.cards_drawn()
    if len(player.hand) >= 4 and power.cost.cards:
        worth += 0.35
    return worth


def meddling(table: Beer, seat: int, other: int) -> float:
    """Whom to make trouble for: who has most."""
    player = table.players[other]
    return 0.1 + 0.1 * player.drinks if player.alive and other != seat else 0.0


# Spirits


def stealing(table: Beer) -> float:
    if table.mug > 1:
        return 1.0
    team = table.team_drinks() + 1
    rival = 0
    for other in table.warriors:
        rival = max(rival, table.players[other].drinks)
    return 2.0 if team > rival else 0.3


def haunting(table: Beer, seat: int, victim: int, temper: Temper) -> float:
    kind = table.players[seat].kind
    cards = 0
    for spirit in table.spirits():
        cards += table.matches(spirit, kind)
    player = table.players[victim]
    expected = max(0.0, cards - 0.35 * len(player.hand))
    return temper.haunt * min(expected, float(player.drinks))


def committing(table: Beer, step: CommitCards, action: int) -> float:
    count = action - COMMIT
    need = table.players[step.victim].drinks + 1 - step.strength
    return 1.0 * min(count, need) - 0.2 * count
