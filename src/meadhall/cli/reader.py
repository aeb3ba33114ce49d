"""The reader's language: as the command line says, else MEADHALL_LANGUAGE, else the system; else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.engine.language import known, language, wanted

OPTION: Final = "--language"
VARIABLE: Final = "MEADHALL_LANGUAGE"
OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def of_the_system(environment: Mapping[str, str]) -> str:
    """The best of our languages for how the system is set.

    >>> of_the_system({"LANG": "de_AT.UTF-8"}), of_the_system({"LC_ALL": "C", "LANG": "de_DE"}), of_the_system({})
    ('de', 'en', 'en')
    """
    return wanted(next((environment[name] for name in OF_THE_SYSTEM if environment.get(name)), ""))


def usual(environment: Mapping[str, str]) -> str:
    """The language in which to say that there is none like the one that was wanted."""
    wish = environment.get(VARIABLE, "")
    return wish if known(wish) else of_the_system(environment)


def chosen(words: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language in which the command answers, and its other words; one that nobody has written is refused.

    >>> chosen(["play", "--language", "de", "--seed", "3"], {})
    ('de', ['play', '--seed', '3'])
    """
    wish, others = _taken_out(words)
    if wish is None:
        wish = environment.get(VARIABLE) or of_the_system(environment)
    return language(wish).tag, others


def _taken_out(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The wish, wherever it stands among the words, and the words without it."""
    wish: str | None = None
    others: list[str] = []
    coming = iter(words)
    for word in coming:
        name, equals, value = word.partition("=")
        if word == "--":
            return wish, [*others, word, *coming]
        if name != OPTION:
            others.append(word)
        else:
            wish = value if equals else next(coming, "")
    return wish, others
