"""BEER-DAT-9: the words that a data file may use, and the effect that each of them stands for."""

from __future__ import annotations

from typing import Final

from meadhall.games.beer.components import Effect
from meadhall.games.beer.effects.fight import Cancel, MakeAttacks, RedirectAttack
from meadhall.games.beer.effects.ground import AddSteps, MoveWarrior, RemoveSteps, WidenGaps
from meadhall.games.beer.effects.hands import AllDiscard, DrawCards, OneDiscards, Recover
from meadhall.games.beer.effects.lasting import BONUSES, Bonus, Capacity, DoubleDefense, DoubleIaido
from meadhall.games.beer.effects.things import DiscardGear, PassGear, TakeFromFloor

# The fields that each word needs, beside `do`.
FIELDS: Final = {
    "draw": ["n"],
    "recover": ["n"],
    "attack": ["value", "ranged", "distance", "times"],
    "add_steps": ["n"],
    "remove_steps": ["n"],
    "shift_steps": ["n"],
    "widen_gaps": [],
    "move": ["n"],
    "discard_gear": [],
    "pass_gear": [],
    "all_discard": [],
    "one_discards": ["n"],
    "take_drink": ["n"],
    "cancel": ["what"],
    "redirect": [],
    "bonus": ["to", "n"],
    "capacity": ["n"],
    "double": ["what"],
}
CANCELLED: Final = ["drink", "equip", "movement"]
DOUBLED: Final = ["defense", "iaido"]


def effect(word: str, n: int, value: int, ranged: bool, distance: int, times: int, to: str, what: str) -> Effect:
    """The effect for a word that was checked before."""
    if word == "draw":
        return DrawCards(n)
    if word == "recover":
        return Recover(n)
    if word == "attack":
        return MakeAttacks(value, ranged, distance, times)
    if word in ("add_steps", "shift_steps"):
        return AddSteps(n, word == "shift_steps")
    if word == "remove_steps":
        return RemoveSteps(n)
    if word == "widen_gaps":
        return WidenGaps()
    if word == "move":
        return MoveWarrior(n)
    if word == "discard_gear":
        return DiscardGear()
    if word == "pass_gear":
        return PassGear()
    if word == "all_discard":
        return AllDiscard()
    if word == "one_discards":
        return OneDiscards(n)
    if word == "take_drink":
        return TakeFromFloor(n)
    if word == "cancel":
        return Cancel(what)
    if word == "redirect":
        return RedirectAttack()
    if word == "bonus":
        return Bonus(BONUSES.index(to), n)
    if word == "capacity":
        return Capacity(n)
    return DoubleDefense() if what == "defense" else DoubleIaido()
