"""Why an option can't be taken now: a rule, and a sentence with the numbers in it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr


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
        """
        return self._words.format(a=self._a, b=self._b, c=self._c, name=self._name)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"
