"""Attacks that could be made, as the circle shows them: with what, how strong, and which way round."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.beer import naming
from meadhall.games.beer.actions import (
    LEFT,
    RIGHT,
    TARGET,
    VERBS,
)
from meadhall.games.beer.circle import long_way, place_of, places_from, ring
from meadhall.games.beer.effects.fight import PickTarget
from meadhall.games.beer.steps.minions import ValkyrieFlies
from meadhall.games.beer.steps.play import PlayAs
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.steps.weapons import ChooseTarget, ChooseWeapon, ThrowAt, attack_value, weapon_targets
from meadhall.games.beer.steps.window import Redirect
from meadhall.games.beer.table import Beer
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import card_icon
from meadhall.web.boards.beer.words import named, said


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
        return {
            t: _made(at, t, named(naming.text(text)), card_icon(text), step.value(table), True) for t in _targets(at)
        }
    if isinstance(step, PickTarget):
        return {t: _made(at, t, "", "divert", step.effect.value, step.effect.ranged) for t in _targets(at)}
    if isinstance(step, Redirect):
        return {t: _made(at, t, "", "divert", step.attack.value, True) for t in _targets(at)}
    if isinstance(step, ValkyrieFlies):
        bonus = table.box.valkyrie_attack + table.players[seat].minion_attack
        return {t: _made(at, t, "", "angel-wings", said("board-card-and", bonus=bonus), False) for t in _targets(at)}
    if isinstance(step, (PlayAs, ChooseWeapon)) or (isinstance(step, WarriorPhase) and table.plays_left + table.rage):
        return _in_reach(at, seat)
    return {}


def _targets(at: Seen) -> list[int]:
    return [action - TARGET for action in at.options if VERBS.has(TARGET, action)]


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
    strength = f"+{whole}" if open_end else str(whole)
    if weapon < 0:
        return _made(at, target, said("board-bare-hands"), "fist", strength, False, 1)
    text = table.box.cards[weapon]
    return _made(
        at, target, named(naming.text(text)), card_icon(text), strength, False, 0 if text.ranged else text.steps
    )


def _made(at: Seen, target: int, tool: str, icon: str, value: int | str, thrown: bool, steps: int = 0) -> Threat:
    far = distances(at).get(target)
    side = LEFT if far is None else side_to(far, steps, steps > 0)
    if far is not None and far[1] < 0:
        side = line_side(at, at.measured)
    long = far is not None and at.measured >= 0 and long_way(at.table, at.measured, target, steps) >= 0
    return Threat(tool, icon, str(value), thrown, side, long)
