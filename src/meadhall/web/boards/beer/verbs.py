"""A word or two for an option that lies on a thing: what would be done with it."""

from __future__ import annotations

from typing import Any

from meadhall.engine.step import Step
from meadhall.games.beer.actions import (
    AS_CALM,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    AS_TEXT,
    BANQUET,
    BARE,
    BERSERK,
    BURN,
    COMMIT,
    DEFEND,
    DISCARD,
    END_POWER,
    FOR_CARD,
    FOR_LIFE,
    GEAR,
    HAUNT,
    IAIDO,
    INTERRUPT,
    KEEP,
    LOSE,
    PILE,
    PLACE,
    PLAY,
    POUR,
    POWER,
    SACRIFICE,
    SEAT,
    SOUL,
    STEAL,
    TARGET,
    THROW,
    TICKET,
    USE,
    VALHALLA,
    VALKYRIE,
    VERBS,
)
from meadhall.games.beer.steps.anytime import PickDrink
from meadhall.games.beer.steps.defend import RiskGear
from meadhall.games.beer.steps.gear import DropTwin, PickGear, SmashGear
from meadhall.games.beer.steps.spirit import QuarrelTo
from meadhall.games.beer.steps.warrior import DefensePhase
from meadhall.web.boards.beer.words import said

SINGLE = {
    BERSERK: "rage",
    IAIDO: "iaido",
    TICKET: "show",
    VALKYRIE: "give-up",
    LOSE: "lose-one",
    USE: "use",
    FOR_CARD: "draw",
    FOR_LIFE: "heal",
    AS_DRINK: "drink",
    AS_MOVE: "move",
    AS_CHARGE: "charge",
    AS_CALM: "calm",
    AS_TEXT: "use",
}
LIKE = {
    POUR: "drink",
    PILE: "draw",
    END_POWER: "use",
    VALHALLA: "keep",
    SEAT: "choose",
    HAUNT: "torment",
    STEAL: "steal",
    TARGET: "choose",
    PLAY: "play",
    DEFEND: "defend",
    DISCARD: "discard",
    BANQUET: "feast",
    KEEP: "keep",
    THROW: "throw",
    BURN: "burn",
    POWER: "use",
    SACRIFICE: "sacrifice",
    INTERRUPT: "interrupt",
}


def verb(step: Step[Any] | None, action: int) -> str:
    """What the option does with the thing that it lies on."""
    if action in SINGLE:
        return said(f"verb-{SINGLE[action]}")
    if VERBS.has(SOUL, action):
        return f"−{action - SOUL}"  # Life, which is drawn; the bare number would look like its key
    if VERBS.has(COMMIT, action):
        return str(action - COMMIT)
    if VERBS.has(PLACE, action):
        drink = "take" if isinstance(step, PickDrink) else "to-here" if isinstance(step, QuarrelTo) else "put-here"
        return said(f"verb-{drink}")
    if VERBS.base(action) in (GEAR, BARE):
        return said(f"verb-{_gear(step)}")
    word = LIKE.get(VERBS.base(action))
    return said(f"verb-{word}") if word else ""


def _gear(step: Step[Any] | None) -> str:
    if isinstance(step, DefensePhase):
        return "wield"
    if isinstance(step, (DropTwin, SmashGear)):
        return "discard"
    if isinstance(step, PickGear):
        return "pass-on"
    return "spare" if isinstance(step, RiskGear) else "attack"
