"""The rule catalogue of a game: every rule with its ID, in our own words, for players to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Annotated

from pydantic import AfterValidator, Field

from meadhall.engine.datafile import Entry, check, parse
from meadhall.engine.errors import BadData, MeadhallError
from meadhall.engine.message import common

LONG_WORD = 5  # letters: who looks for "attacking" means "attacks" as well


@dataclass(frozen=True)
class Rule:
    """One entry of the catalogue."""

    id: str
    section: str
    title: str
    text: str
    see: tuple[str, ...]

    def fits(self, words: str) -> int:
        """How well it answers a search: by how many of the words occur in it, then by where. Nothing if none does."""
        found = [self._worth(word) for word in words.lower().split()]
        return 100 * sum(worth > 0 for worth in found) + sum(found)

    def _worth(self, word: str) -> int:
        """Most in its ID or title; of a long word, the beginning counts for a little."""
        stem = word[:-2] if len(word) > LONG_WORD else word
        if word in self.id.lower() or word in self.title.lower():
            return 8
        if word in self.section.lower():
            return 4
        text = f"{self.title} {self.text}".lower()
        return 2 if word in text else int(stem in text)


def best_first(rules: Iterable[Rule], words: str) -> list[Rule]:
    """The rules in which any of the words occur, the best answer first, else in their own order."""
    found = [(rule.fits(words), rule) for rule in rules]
    return [rule for worth, rule in sorted(found, key=lambda pair: -pair[0]) if worth]


def _said(text: str) -> str:
    if not text.strip():
        raise ValueError("there are no words in it")
    return text


Words = Annotated[str, AfterValidator(_said)]


class RuleEntry(Entry):
    """A rule as the file has it."""

    id: Words
    section: Words
    title: Words
    text: Words
    see: list[str]


class Catalogue(Entry):
    """The whole file."""

    title: Words
    prefix: Words
    minute: list[Words] = Field(min_length=1)
    rule: list[RuleEntry] = Field(min_length=1)


def read_catalogue(text: str, source: str) -> Catalogue:
    """The file, checked: every rule has words and an ID of its own, and refers only to rules that there are."""
    catalogue = check(Catalogue, parse(text, source), source)
    known: set[str] = set()
    for rule in catalogue.rule:
        if rule.id in known:
            raise BadData(f"{source}, rule {rule.id}, field id: another rule has this ID already.")
        if not rule.id.startswith(f"{catalogue.prefix}-"):
            raise BadData(f"{source}, rule {rule.id}, field id: an ID begins with {catalogue.prefix}- here.")
        known.add(rule.id)
    for rule in catalogue.rule:
        for other in rule.see:
            if other not in known:
                raise BadData(f"{source}, rule {rule.id}, field see: there is no rule {other!r}.")
    return catalogue


class Rulebook:
    """All rules of one game, in the catalogue's order, read and checked when first needed."""

    def __init__(self, file: Traversable, source: str) -> None:
        self._file = file
        self._source = source  # what the file is called when something is wrong with it

    @cached_property
    def _book(self) -> Catalogue:
        return read_catalogue(self._file.read_text(encoding="utf-8"), self._source)

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        return {e.id: Rule(e.id, e.section, e.title, e.text, tuple(e.see)) for e in self._book.rule}

    @property
    def minute(self) -> tuple[str, ...]:
        """The game in a minute: a few sentences for somebody who has never played it."""
        return tuple(self._book.minute)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        found = self._rules.get(rule_id.upper()) or self._rules.get(rule_id)
        if found is None:
            ids = list(self._rules)
            raise MeadhallError(common("no-rule", rule=repr(rule_id), first=ids[0], last=ids[-1]))
        return found

    def search(self, words: str) -> list[Rule]:
        """The rules in which any of the words occur, the best answer first."""
        return best_first(self, words)
