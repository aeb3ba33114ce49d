"""Whole paths of small decisions that a Warrior's card, Axe or drink leads through: card, use, Weapon, target.

A path goes as far as nobody else is asked. What the engine does by itself, as there is one answer only, is not on it.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.message import Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.step import Step
from meadhall.games.beer.actions import (
    AS_ATTACK,
    AS_CALM,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    AS_TEXT,
    BARE,
    BEER,
    BURN,
    GEAR,
    PLAY,
    SAKE,
    TARGET,
    THROW,
    gear_card,
)
from meadhall.games.beer.blows import blow
from meadhall.games.beer.components import MINION
from meadhall.games.beer.events import BY_HAND
from meadhall.games.beer.player import WARRIOR
from meadhall.games.beer.steps.anytime import BurnFor
from meadhall.games.beer.steps.move import ChooseWalk
from meadhall.games.beer.steps.play import Deploy, PlayAs, chances, uses
from meadhall.games.beer.steps.weapons import BARE_HANDS, ChooseTarget, ChooseWeapon, ThrowAt, attack_value
from meadhall.games.beer.table import Beer

USES: Final = [AS_ATTACK, AS_CALM, AS_MOVE, AS_CHARGE, AS_DRINK, AS_TEXT]  # as a card's corners go


@final
class Way:
    """One path: its decisions, what the last of them is called, what it leads to, and whom it is aimed at."""

    def __init__(self, path: list[int], message: Message, outcomes: list[Outcome], target: int = -1) -> None:
        self.path: Final = path
        self.message: Final = message
        self.outcomes: Final = outcomes
        self.target: Final = target


@final
class CardUse:
    """What a card can be played as, and the ways to go on from there, the most promising first."""

    def __init__(self, use: int, ways: list[Way]) -> None:
        self.use: Final = use
        self.ways: Final = ways


def card_uses(table: Beer, seat: int, card: int) -> list[CardUse]:
    """All that the card can be played as in the Warrior Phase now."""
    raging = table.rage > 0 and not table.rules.interleave
    only_attack = raging or table.plays_left == 0
    if only_attack:
        able = [AS_ATTACK, AS_CALM] if table.charge else [AS_ATTACK]
    else:
        able = uses(table, seat, card, chances(table, seat))
    found: list[CardUse] = []
    for use in USES:
        if use in able:
            start = [PLAY + card] if len(able) == 1 else [PLAY + card, use]
            found.append(CardUse(use, _ways(table, seat, card, use, start, only_attack)))
    return found


def _ways(table: Beer, seat: int, card: int, use: int, start: list[int], only_attack: bool) -> list[Way]:
    if use in (AS_ATTACK, AS_CALM):
        charge = table.charge if use == AS_ATTACK else 0
        return attacks(table, seat, start, table.box.attack[card] + charge)
    if use in (AS_MOVE, AS_CHARGE):
        return _on(table, seat, start, ChooseWalk(seat, card, use == AS_CHARGE))
    if use == AS_TEXT and table.box.kind[card] == MINION:
        return _on(table, seat, start, Deploy(seat, card))
    step = PlayAs(seat, card, BY_HAND, only_attack)
    return [_way(_asking(table, step), seat, start, use)]


def attacks(table: Beer, seat: int, start: list[int], value: int) -> list[Way]:
    """With every Weapon at everybody in its reach; of each target the hardest blow, then the lesser ones."""
    weapons = ChooseWeapon(seat, value, BY_HAND).options(table, seat)
    found: list[Way] = []
    worth: dict[int, tuple[int, int, int]] = {}
    for action in weapons:
        weapon = BARE_HANDS if action == BARE else gear_card(action - GEAR)
        step = ChooseTarget(seat, weapon, value, BY_HAND)
        so_far = start if len(weapons) == 1 else [*start, action]
        for way in _on(table, seat, so_far, step):
            worth[len(found)] = _worth(table, way.target, attack_value(table, seat, weapon, value))
            found.append(way)
    order = sorted(range(len(found)), key=lambda number: worth[number], reverse=True)
    hardest: list[int] = []
    for number in order:
        if all(found[other].target != found[number].target for other in hardest):
            hardest.append(number)
    return [found[number] for number in [*hardest, *[one for one in order if one not in hardest]]]


def _worth(table: Beer, target: int, value: int) -> tuple[int, int, int]:
    """How promising it is: a death first, then a Warrior, then how hard it strikes, and how little Life is left."""
    if target >= 16 or table.players[target].state != WARRIOR:
        return 0, value, 0
    return (2 if blow(table, target, value, 0).deadly else 1), value, -len(table.players[target].life)


def throws(table: Beer, seat: int, action: int) -> list[Way]:
    """Whom an Axe can be thrown at."""
    return _on(table, seat, [action], ThrowAt(seat, gear_card(action - THROW)))


def burns(table: Beer, seat: int, action: int) -> list[Way]:
    """What the drink at a place can be burnt for; where two kinds lie, that is asked first."""
    place = action - BURN
    code = table.players[seat].lying(place)
    if code & 3 and code >> 2:
        return []
    return _on(table, seat, [action], BurnFor(seat, place, BEER if code & 3 else SAKE))


def _asking(table: Beer, step: Step[Beer]) -> Beer:
    """The table as it would be if that were asked."""
    twin = table.copy()
    twin.push(step)
    return twin


def _on(table: Beer, seat: int, start: list[int], step: Step[Beer]) -> list[Way]:
    """One way for each answer to what is asked next."""
    twin = _asking(table, step)
    answers = step.options(twin, seat)
    return [_way(twin, seat, start if len(answers) == 1 else [*start, one], one) for one in answers]


def _way(twin: Beer, seat: int, path: list[int], last: int) -> Way:
    target = last - TARGET if isinstance(twin.agenda.top(), (ChooseTarget, ThrowAt)) else -1
    return Way(path, twin.describe(seat, last), twin.forecast(seat, last), target)
