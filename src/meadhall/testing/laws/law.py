"""What a law is: a sentence that holds for every game, and how to find out whether it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meadhall.engine import Game


class Broken(AssertionError):
    """A law does not hold; says where."""


@dataclass(frozen=True)
class Law:
    """`look` plays the game with a seed and raises Broken; it returns how much it has looked at."""

    about: str  # what it is a law of: redealing, forecasts, records
    sentence: str
    seeds: int  # games that are looked at, as a rule
    look: Callable[[Game, int], int]

    @property
    def name(self) -> str:
        return self.sentence.replace(" ", "_")

    def __str__(self) -> str:
        return f"{self.sentence[:1].upper()}{self.sentence[1:]}."


LAWS: list[Law] = []  # all of them, in the order of their modules


def law(about: str, seeds: int = 1) -> Callable[[Callable[[Game, int], int]], Callable[[Game, int], int]]:
    """The function is a law; its name, read as a sentence, says which."""

    def entered(look: Callable[[Game, int], int]) -> Callable[[Game, int], int]:
        LAWS.append(Law(about, look.__name__.replace("_", " "), seeds, look))
        return look

    return entered


def hold(fine: object, words: str = "", *facts: object) -> None:
    """It has to be so; else the words say what is not, with the facts behind them."""
    if not fine:
        raise Broken(" ".join([words, *(_short(fact) for fact in facts)]).strip() or "it does not hold")


def _short(fact: object) -> str:
    said = str(fact)
    return said if len(said) <= 300 else f"{said[:300]}…"


def different(one: object, two: object) -> str:
    """Where two snapshots differ, by the names of their parts."""
    if isinstance(one, dict) and isinstance(two, dict):
        odd = [key for key in {**one, **two} if one.get(key) != two.get(key)]
        return ", ".join(f"{key}: {_short(one.get(key))} and {_short(two.get(key))}" for key in odd[:3])
    return f"{_short(one)} and {_short(two)}"


def alike(one: object, two: object, words: str) -> None:
    """Both must be the same; else it is said where they differ."""
    if one != two:
        raise Broken(f"{words}: {different(one, two)}")
