"""The rule catalogue of a game: every rule with its ID, in our own words, for players to read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

from meadhall.engine.errors import MeadhallError


@dataclass(frozen=True)
class Rule:
    """One entry of the catalogue."""

    id: str
    section: str
    title: str
    text: str
    see: tuple[str, ...]


class Rulebook:
    """All rules of one game, in the catalogue's order, read when first needed."""

    def __init__(self, file: Traversable) -> None:
        self._file = file

    @cached_property
    def _book(self) -> dict[str, Any]:
        return tomllib.loads(self._file.read_text(encoding="utf-8"))

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        rules = [Rule(e["id"], e["section"], e["title"], e["text"], tuple(e["see"])) for e in self._book["rule"]]
        return {rule.id: rule for rule in rules}

    @property
    def minute(self) -> tuple[str, ...]:
        """The game in a minute: a few sentences for somebody who has never played it."""
        return tuple(self._book["minute"])

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        found = self._rules.get(rule_id.upper()) or self._rules.get(rule_id)
        if found is None:
            raise MeadhallError(f"There is no rule {rule_id!r}; the rules of this game run from {self._span()}.")
        return found

    def search(self, words: str) -> list[Rule]:
        """The rules in whose ID, title or text all the words occur."""
        wanted = words.lower().split()
        return [r for r in self if all(w in f"{r.id} {r.title} {r.section} {r.text}".lower() for w in wanted)]

    def _span(self) -> str:
        ids = list(self._rules)
        return f"{ids[0]} to {ids[-1]}"
