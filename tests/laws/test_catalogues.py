"""The rule catalogues are checked when they are read: what is wrong is named by file, entry and field."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.engine import BadData, Rulebook

GOOD = """
title = "A game"
prefix = "X"
minute = ["It is short."]

[[rule]]
id = "X-SEA-1"
section = "The sea"
title = "Ships"
text = "Ships float."
see = ["X-SEA-2"]

[[rule]]
id = "X-SEA-2"
section = "The sea"
title = "Crews"
text = "Crews row."
see = []
"""


def read(folder: Path, text: str) -> Rulebook:
    file = folder / "rules.toml"
    file.write_text(text, encoding="utf-8")
    return Rulebook(file, "x/data/rules.toml")


def test_a_good_catalogue_is_read(tmp_path: Path) -> None:
    rules = read(tmp_path, GOOD)
    assert [rule.id for rule in rules] == ["X-SEA-1", "X-SEA-2"]
    assert rules["X-SEA-1"].see == ("X-SEA-2",)
    assert rules.minute == ("It is short.",)


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_our_own_catalogues_are_good(name: str) -> None:
    rules = meadhall.game(name).rules
    assert len(rules) > 200
    assert len(rules.minute) > 5
    assert all(other in rules for rule in rules for other in rule.see)


def cited(value: object) -> Iterator[str]:
    """Every rule that an entry of a file names."""
    if isinstance(value, dict):
        yield from [value["rule"]] if isinstance(value.get("rule"), str) else []
        value = list(value.values())
    for one in value if isinstance(value, list) else ():
        yield from cited(one)


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_components_cite_rules_that_there_are(name: str) -> None:
    game = meadhall.game(name)
    files = [file for file in game.folder.iterdir() if file.name.endswith(".toml") and file.name != "rules.toml"]
    found = [(file.name, rule) for file in files for rule in cited(tomllib.loads(file.read_text(encoding="utf-8")))]
    assert len(found) > 10 or name == "bottlecap"  # whose components are named by their rules
    assert [(file, rule) for file, rule in found if rule not in game.rules] == []


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ('id = "X-SEA-2"', 'id = "X-SEA-1"', "rule X-SEA-1, field id: another rule has this ID already."),
        ('see = ["X-SEA-2"]', 'see = ["X-SEA-3"]', "rule X-SEA-1, field see: there is no rule 'X-SEA-3'."),
        ('see = ["X-SEA-2"]', 'see = ["x-sea-2"]', "rule X-SEA-1, field see: there is no rule 'x-sea-2'."),
        ('title = "Crews"', 'title = ""', "rule X-SEA-2, field title: there are no words in it."),
        ('text = "Crews row."', 'text = "  "', "rule X-SEA-2, field text: there are no words in it."),
        ('section = "The sea"', 'section = ""', "rule X-SEA-1, field section: there are no words in it."),
        ('text = "Crews row."', "", "rule X-SEA-2, field text: this field is missing."),
        ('id = "X-SEA-2"', "", "rule entry 2, field id: this field is missing."),
        ("see = []", "see = []\nauthor = 1", "rule X-SEA-2, field author: there is no such field."),
        ("see = []", 'see = "X-SEA-1"', "rule X-SEA-2, field see: input should be a valid list, not 'X-SEA-1'."),
        ('title = "Crews"', "title = 7", "rule X-SEA-2, field title: input should be a valid string, not 7."),
        ('id = "X-SEA-2"', 'id = "Y-SEA-2"', "rule Y-SEA-2, field id: an ID begins with X- here."),
        ('prefix = "X"', 'prefix = "X"\nsequel = "Y"', "field sequel: there is no such field."),
        ('["It is short."]', '["It is short.", ""]', "minute entry 2: there are no words in it."),
    ],
)
def test_a_broken_catalogue_is_refused_by_file_and_entry(tmp_path: Path, right: str, wrong: str, sentence: str) -> None:
    rules = read(tmp_path, GOOD.replace(right, wrong, 1))
    with pytest.raises(BadData) as refused:
        list(rules)
    assert str(refused.value) == f"x/data/rules.toml, {sentence}"
    with pytest.raises(BadData):
        assert rules.minute


def test_a_catalogue_without_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"x/data/rules\.toml, field rule: this field is missing"):
        list(read(tmp_path, GOOD.partition("[[rule]]")[0]))


def test_what_is_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"x/data/rules\.toml is not a TOML file"):
        list(read(tmp_path, GOOD + "[["))
