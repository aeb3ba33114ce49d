"""The options of Beer & Vikings in words: a short title, and what it leads to."""

from __future__ import annotations

import re

from meadhall.engine.event import ended
from meadhall.engine.words import many
from meadhall.games.beer.actions import (
    AS,
    AS_ATTACK,
    AS_CALM,
    BARE,
    BURN,
    DEFEND,
    FLYING,
    GEAR,
    LIFE_PLACE,
    PASS,
    PLACE,
    PLAY,
    SACRIFICE,
    SOUL,
    TARGET,
    VERBS,
    gear_card,
    gear_number,
    minion_card,
)
from meadhall.games.beer.circle import long_way_words
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.attack import target_name
from meadhall.games.beer.steps.defend import Defend
from meadhall.games.beer.steps.drink import PlaceDrink
from meadhall.games.beer.steps.torment import Resist
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.steps.weapons import (
    BARE_HANDS,
    ChooseTarget,
    ChooseWeapon,
    attack_value,
    exact_steps,
    weapon_targets,
)
from meadhall.web.boards.beer.card import face_of
from meadhall.web.boards.beer.forecast import Blow, blow, blow_words, card_uses, defense, target_words, threats
from meadhall.web.boards.beer.phase import Seen, gear_place
from meadhall.web.boards.beer.saying import named
from meadhall.web.html import Node, span
from meadhall.web.model import OptionInfo, RefusedInfo
from meadhall.web.parts.options import Wording

QUIET = re.compile(r"Round \d+: .*|draws .*|.* finds no card to draw\.|is unhurt\.|does not defend\.|wields .*")
COUNT = re.compile(r"( with)? \d$")  # of a box that shows a dash


def word(at: Seen, option: OptionInfo) -> Wording:
    action = option.action
    if isinstance(at.step, Defend):
        return _defend(at, at.step, option)
    if isinstance(at.step, Resist) and (VERBS.has(DEFEND, action) or action == PASS):
        return _resist(at, at.step, option)
    if TARGET <= action <= TARGET + FLYING:
        return _target(at, option)
    if VERBS.has(PLAY, action):
        return _play(at, option)
    if SOUL < action < SOUL + 16:
        return _soul(at, action - SOUL)
    if VERBS.has(BURN, action):
        return _burn(at, action - BURN)
    if VERBS.has(PLACE, action) and isinstance(at.step, PlaceDrink):
        return _split(option.label)
    if VERBS.has(AS, action):
        return _use(at, option)
    if isinstance(at.step, ChooseWeapon):
        return _weapon(at, at.step, option)
    return _split(option.label)


def _split(label: str) -> Wording:
    """What is said after a colon, or in brackets, is what it leads to."""
    title, _, rest = label.partition(": ")
    if rest and len(title) < 34:
        return Wording(title, sentence(rest))
    title, _, rest = label.partition(" (")
    return Wording(title, sentence(rest.removesuffix(")"))) if rest else Wording(label)


def sentence(text: str) -> str:
    return ended(f"{text[:1].upper()}{text[1:]}.")


# Reactions


def _defend(at: Seen, step: Defend, option: OptionInfo) -> Wording:
    """What is lost and what remains, the deadly in red."""
    table, seat, value = at.table, step.seat, step.attack.value
    action = option.action
    if action == PASS:
        return Wording("No defense", harm(blow(table, seat, value, 0)))
    if VERBS.has(DEFEND, action):
        worth = defense(at, action - DEFEND)
        name = table.box.name(action - DEFEND)
        return Wording(f"Defend with {name}", harm(blow(table, seat, value, worth)))
    if VERBS.has(SACRIFICE, action):
        name = table.box.name(minion_card(action - SACRIFICE))
        return Wording(f"Sacrifice {name}", span(".gain")["The attack is cancelled, Life stays as it is."])
    if VERBS.has(BURN, action):
        return _burn(at, action - BURN)
    if SOUL < action < SOUL + 16:
        return _soul(at, action - SOUL)
    return Wording("Your Valkyrie takes the blow", span(".gain")["You are unhurt, and she leaves you."])


def harm(of: Blow) -> Node:
    return span(class_="harm" if of.deadly else "gain" if of.damage == 0 else None)[sentence(blow_words(of))]


def _resist(at: Seen, step: Resist, option: OptionInfo) -> Wording:
    worth = 0 if option.action == PASS else defense(at, option.action - DEFEND)
    lost = min(max(0, step.strength - worth), at.table.players[step.seat].drinks)
    said = f"{step.strength} − {worth}: " + (f"lose {many(lost, 'drink')}." if lost else "nothing is lost.")
    name = "No defense" if option.action == PASS else f"Defend with {at.table.box.name(option.action - DEFEND)}"
    return Wording(name, span(class_="harm" if lost else "gain")[said])


def _burn(at: Seen, place: int) -> Wording:
    """A drink that is burnt sets free what it lies on: said where that cures something."""
    table = at.table
    player = table.players[at.focus]
    power = player.burn_power
    said: list[Node] = [f"Draw {power} or recover {power}." if player.wounds else f"Draw {power}."]
    title = "Burn drink: " + ("Life pile" if place == LIFE_PLACE else "board" if place == 1 else "")
    if place >= 2:
        text = player.text_at(place, table.box)
        title += text.name
        wielded = player.wielded >= 0 and place == gear_place(gear_number(player.wielded))
        if wielded and isinstance(at.step, Defend) and not at.step.attack.ranged and text.defense:
            said.append(
                span(".gain")[f" Its +{text.defense} does not defend you now (BEER-DRK-3): this frees it at once."]
            )
        elif text.capacity < 2:
            said.append(f" Frees the {text.name}.")
    elif place == 1:
        said.append(" Your power works again.")
    return Wording(title, said)


def _soul(at: Seen, count: int) -> Wording:
    life = len(at.table.players[at.focus].life)
    return Wording(
        f"Burn soul: draw {many(count, 'card')}",
        span(class_="harm" if life - count < 2 else None)[f"Life {life} → {life - count}, for good."],
    )


# The own turn


def _play(at: Seen, option: OptionInfo) -> Wording:
    card = option.action - PLAY
    of = face_of(at.table.box, card)
    if not isinstance(at.step, WarriorPhase):
        return Wording(of.name, f"Attack {of.boxes[0] or '–'}, Move {of.boxes[2] or '–'}.")
    if at.table.rage and not at.table.rules.interleave:
        return Wording(of.name, f"Attack {of.boxes[0] or '–'}.")
    uses, _ = card_uses(at, card)
    said = [f"Attack {of.boxes[0] or '–'}" if one.word == "Attack" else one.word for one in uses if not one.why]
    return Wording(f"Play {of.name}", ", ".join(said) + ".")


def _use(at: Seen, option: OptionInfo) -> Wording:
    found = _split(option.label)
    if option.action not in (AS_ATTACK, AS_CALM):
        return found
    reached = []
    for target, aim in threats(at).items():
        if target < 16:
            reached.append(f"{at.name(target)} {aim.value}")
        elif target < FLYING:
            reached.append(f"{at.table.minion_name(target - 16)} {aim.value}")
    return Wording(
        found.title, f"In reach: {', '.join(reached)}." if reached and option.action == AS_ATTACK else found.outcome
    )


def _weapon(at: Seen, step: ChooseWeapon, option: OptionInfo) -> Wording:
    """With what: how strong it is, and whom it reaches."""
    weapon = BARE_HANDS if option.action == BARE else gear_card(option.action - GEAR)
    value = attack_value(at.table, step.seat, weapon, step.value)
    names = [named(target_name(at.table, action - TARGET)) for action in weapon_targets(at.table, step.seat, weapon)]
    return Wording(option.label.partition(": ")[0], f"An attack of {value} on {' or '.join(names)}.")


def _target(at: Seen, option: OptionInfo) -> Wording:
    target = option.action - TARGET
    aim = threats(at).get(target)
    if aim is None:
        return _split(option.label)
    title = option.label.partition(": ")[0].partition(" with ")[0]
    value = int(aim.value) if aim.value.isdigit() else 0
    lead = f"{aim.tool} {aim.value}" if aim.tool else f"{aim.value}"
    words = target_words(at, target, value) if value else "A card is drawn for the attack."
    if isinstance(at.step, ChooseTarget):
        way = long_way_words(at.table, at.step.seat, target, exact_steps(at.table, at.step.weapon))
        words = f"{sentence(named(way))} {words}" if way else words
    deadly = (
        target < 16
        and at.table.players[target].state != SPIRIT
        and value > 0
        and blow(at.table, target, value, 0).deadly
    )
    return Wording(title, [f"{lead[:1].upper()}{lead[1:]}. ", span(class_="harm" if deadly else None)[words]])


def short(refused: RefusedInfo) -> str:
    """What can't be done now, in as few words as possible."""
    label = refused.label.partition(" (")[0].partition(": ")[0]
    return COUNT.sub("", label.removeprefix("Play "))
