"""What a choice would lead to, by what the viewer knows: the same on the circle, on cards and in the list."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.words import many
from meadhall.games.beer.actions import (
    AS_ATTACK,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    AS_TEXT,
    FLYING,
    LEFT,
    RIGHT,
    TARGET,
)
from meadhall.games.beer.circle import long_way, place_of, places_from, ring
from meadhall.games.beer.components import DRAGONS_BLOOD
from meadhall.games.beer.effects.fight import PickTarget
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.defend import defense_of
from meadhall.games.beer.steps.minions import ValkyrieFlies
from meadhall.games.beer.steps.play import PlayAs, chances, use_refused, uses
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.steps.weapons import ChooseTarget, ChooseWeapon, ThrowAt, attack_value, weapon_targets
from meadhall.games.beer.steps.window import Redirect
from meadhall.games.beer.table import Beer
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import card_icon

TEXT_VERBS = ("Event", "Equip", "Deploy", "Text")


@dataclass(frozen=True)
class Blow:
    """What an attack takes from a Warrior."""

    damage: int
    life: int  # cards before
    left: int  # cards after
    drink: bool  # the drink on the Life pile goes first
    spared: bool = False  # Dragon's Blood

    @property
    def deadly(self) -> bool:
        return self.left == 0


def blow(table: Beer, seat: int, value: int, defense: int) -> Blow:
    """BEER-ATT-8, BEER-LIFE-1."""
    player = table.players[seat]
    life = len(player.life)
    damage = max(0, value - defense)
    spared = damage > 0 and damage % 2 == 0 and player.has(DRAGONS_BLOOD)
    if spared:
        damage = 0
    drink = damage > 0 and player.on_life > 0
    return Blow(damage, life, max(0, life - damage + (1 if drink else 0)), drink, spared)


def blow_words(of: Blow) -> str:
    """'2 damage, Life 4 → 2'."""
    if of.spared:
        return "even damage: Dragon's Blood spares you"
    if of.damage == 0:
        return f"no damage, Life {of.life}"
    if of.deadly:
        return f"{of.damage} damage: you die"
    if of.left == of.life:
        return "1 damage: the drink on your Life goes"
    return f"{of.damage} damage, Life {of.life} → {of.left}{', drink lost' if of.drink else ''}"


def defense(at: Seen, card: int) -> int:
    """What a card would be worth against the attack, or the Torment, that is being answered."""
    ranged = at.attack is not None and at.attack.ranged
    return defense_of(at.table, at.focus, card, ranged)


# Attacks


@dataclass(frozen=True)
class Threat:
    """An attack that could be made: with what, and how strong."""

    tool: str
    icon: str
    value: str
    thrown: bool
    side: int  # the way round by which it reaches its target
    long: bool = False  # it is nearer the other way round


def distances(at: Seen) -> dict[int, tuple[int, int]]:
    """Of every piece, as a target: Steps to the left and to the right of who is measured from."""
    return distances_from(at.table, at.measured) if at.measured >= 0 else {}


def distances_from(table: Beer, origin: int) -> dict[int, tuple[int, int]]:
    """The same from any Warrior; with two of them there is one way only."""
    places = places_from(table, origin)
    total = ring(table)
    found: dict[int, tuple[int, int]] = {}
    for seat in table.warriors:
        if seat != origin:
            found[seat] = _both(places[seat], total)
    for minion in table.minions:
        found[16 + minion.number] = _both(place_of(table, minion, places, total), total)
    return found


def _both(left: int, total: int) -> tuple[int, int]:
    return (abs(left), -1) if total == 0 else (left, total - left)


def side_to(far: tuple[int, int], steps: int, exact: bool) -> int:
    """The way round that an attack takes: the one at which it strikes, else the shorter one."""
    left, right = far
    if right < 0:
        return LEFT
    if exact and steps in (left, right):
        return LEFT if left == steps else RIGHT
    return LEFT if left <= right else RIGHT


def line_side(at: Seen, seat: int) -> int:
    """With two Warriors: on which side of that one the other stands."""
    return LEFT if at.table.line == seat else RIGHT


def threats(at: Seen) -> dict[int, Threat]:
    """By target: the attack that is being aimed, or that the viewer's Weapons allow in his own turn."""
    step = at.step
    table = at.table
    seat = at.page.viewer_seat
    if seat is None or not at.page.yours:
        return {}
    if isinstance(step, ChooseTarget):
        return {target: _by_weapon(at, step.weapon, step.value, target) for target in _targets(at)}
    if isinstance(step, ThrowAt):
        text = table.box.cards[step.card]
        return {t: _made(at, t, text.name, card_icon(text), step.value(table), True) for t in _targets(at)}
    if isinstance(step, PickTarget):
        return {t: _made(at, t, "", "divert", step.effect.value, step.effect.ranged) for t in _targets(at)}
    if isinstance(step, Redirect):
        return {t: _made(at, t, "", "divert", step.attack.value, True) for t in _targets(at)}
    if isinstance(step, ValkyrieFlies):
        bonus = table.box.valkyrie_attack + table.players[seat].minion_attack
        return {t: _made(at, t, "", "angel-wings", f"card + {bonus}", False) for t in _targets(at)}
    if isinstance(step, (PlayAs, ChooseWeapon)) or (isinstance(step, WarriorPhase) and table.plays_left + table.rage):
        return _in_reach(at, seat)
    return {}


def _targets(at: Seen) -> list[int]:
    return [action - TARGET for action in at.options if TARGET <= action <= TARGET + FLYING]


def _in_reach(at: Seen, seat: int) -> dict[int, Threat]:
    """The best Weapon against each target, and what it would make of the card played, or of any."""
    table = at.table
    player = table.players[seat]
    step = at.step
    value = step.value if isinstance(step, ChooseWeapon) else 0
    if isinstance(step, PlayAs):
        value = table.box.attack[step.card] + table.charge
    open_end = isinstance(step, WarriorPhase)
    usable = [card for card in player.gear if table.box.cards[card].weapon and player.usable(card)]
    usable.sort(key=lambda card: attack_value(table, seat, card, 0))
    found: dict[int, Threat] = {}
    for weapon in (-1, *usable):
        for action in weapon_targets(table, seat, weapon):
            found[action - TARGET] = _by_weapon(at, weapon, value, action - TARGET, open_end)
    return found


def _by_weapon(at: Seen, weapon: int, value: int, target: int, open_end: bool = False) -> Threat:
    table = at.table
    seat = at.focus
    whole = attack_value(table, seat, weapon, value)
    said = f"+{whole}" if open_end else str(whole)
    if weapon < 0:
        return _made(at, target, "bare hands", "fist", said, False, 1)
    text = table.box.cards[weapon]
    return _made(at, target, text.name, card_icon(text), said, False, 0 if text.ranged else text.steps)


def _made(at: Seen, target: int, tool: str, icon: str, value: int | str, thrown: bool, steps: int = 0) -> Threat:
    far = distances(at).get(target)
    side = LEFT if far is None else side_to(far, steps, steps > 0)
    if far is not None and far[1] < 0:
        side = line_side(at, at.measured)
    long = far is not None and at.measured >= 0 and long_way(at.table, at.measured, target, steps) >= 0
    return Threat(tool, icon, str(value), thrown, side, long)


def target_words(at: Seen, target: int, value: int) -> str:
    """What an attack of that value would mean for whom it hits."""
    table = at.table
    if target == FLYING:
        return "She defends herself with a drawn card."
    if target >= 16:
        minion = table.minion_of(target - 16)
        bonus = table.minion_defense(minion) if minion is not None else 0
        return f"It defends itself with a drawn card{f' + {bonus}' if bonus else ''}."
    player = table.players[target]
    if player.state == SPIRIT:
        lost = min(value, player.drinks)
        return f"A Spirit: loses {many(lost, 'drink')}, unless it dematerializes."
    harm = blow(table, target, value, 0)
    if harm.spared:
        return "Dragon's Blood: an even amount does no harm."
    if harm.deadly:
        return f"Kills unless defended: Life {harm.life}."
    return f"Life {harm.life} → {harm.left} if undefended."


# Cards


@dataclass(frozen=True)
class Use:
    """One thing that a card could be played for."""

    word: str
    why: str = ""  # it can't
    rule: str = ""


def card_uses(at: Seen, card: int) -> tuple[tuple[Use, ...], tuple[int, ...]]:
    """What a hand card of the viewer's can be played for now, and the uses as actions."""
    table = at.table
    seat = at.focus
    able = uses(table, seat, card, chances(table, seat))
    found: list[Use] = []
    box = table.box
    for action, word, value in (
        (AS_ATTACK, "Attack", box.attack[card]),
        (AS_MOVE, "Move", box.movement[card]),
        (AS_DRINK, "Drink", box.drink[card]),
        (AS_TEXT, TEXT_VERBS[box.kind[card]], 0),
    ):
        said = f"{word} {value}" if value and action != AS_ATTACK else word
        if action in able:
            found.append(Use(said))
            continue
        if action != AS_TEXT and value == 0:
            continue
        refusal = use_refused(table, seat, card, action)
        if refusal is not None:
            found.append(Use(said, str(refusal.message(table)), refusal.rule))
    return tuple(found), tuple(able)


def box_states(able: tuple[int, ...]) -> tuple[bool, bool, bool, bool, bool]:
    """Which of Attack, Defense, Movement, Drink and Text can be used."""
    return (
        AS_ATTACK in able,
        False,
        AS_MOVE in able or AS_CHARGE in able,
        AS_DRINK in able,
        AS_TEXT in able,
    )
