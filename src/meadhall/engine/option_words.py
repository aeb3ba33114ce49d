"""How the options of a game are called for people: `data/options.toml` of its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.engine.datafile import Entry, check
from meadhall.engine.errors import BadData
from meadhall.engine.option import Option


class OptionWords(Entry):
    """Titles of options and names of their values; `first` are those that a table talks about before it begins."""

    first: list[str] = []
    titles: dict[str, str] = {}
    values: dict[str, dict[str, str]] = {}

    def title(self, option: Option) -> str:
        """What the option is called."""
        plain = option.name.replace("_", " ")
        return self.titles.get(option.name) or plain[:1].upper() + plain[1:]

    def value(self, option: Option, choice: str | int) -> str:
        """What one of its values is called."""
        return self.values.get(option.name, {}).get(str(choice)) or str(choice).replace("_", " ")


def checked_words(facts: Mapping[str, object], source: str, options: Sequence[Option]) -> OptionWords:
    """The words that the file has, each for an option and a value that there is."""
    words = check(OptionWords, facts, source)
    known = {option.name: option for option in options}
    for section, names in (("first", words.first), ("titles", words.titles), ("values", words.values)):
        for name in names:
            if name not in known:
                raise BadData(f"{source}, section {section}, entry {name}: there is no such option.")
    for name, values in words.values.items():
        choices = [str(choice) for choice in known[name].choices]
        for value in values:
            if value not in choices:
                there = ", ".join(choices)
                raise BadData(f"{source}, section values, entry {name}, field {value}: the values are {there}.")
    return words
