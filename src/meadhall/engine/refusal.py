"""Why an option can't be taken now: a rule, and a sentence with the numbers in it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.words import many


class Count:
    """A number in a sentence: `{a}` is the number alone, `{a:card}` says what is counted."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def __format__(self, thing: str) -> str:
        return many(self.value, thing) if thing else str(self.value)


@mypyc_attr(acyclic=True)
@final
class Refusal:
    """The rule that stands against an action. The sentence is only made when somebody reads it."""

    def __init__(self, rule: str, words: str, a: int = 0, b: int = 0, c: int = 0, name: str = "") -> None:
        self.rule: Final = rule
        self._words: Final = words
        self._a: Final = a
        self._b: Final = b
        self._c: Final = c
        self._name: Final = name

    @property
    def sentence(self) -> str:
        """
        >>> Refusal("CAP-RES-5", "This costs {a} gold and you have {b}.", 6, 4).sentence
        'This costs 6 gold and you have 4.'
        >>> Refusal("CAP-ACT-12", "The next step needs {a:helmet} and you have {b}.", 1, 0).sentence
        'The next step needs 1 helmet and you have 0.'
        """
        return self._words.format(a=Count(self._a), b=Count(self._b), c=Count(self._c), name=self._name)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"
