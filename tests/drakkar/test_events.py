"""Events of Drakkar as facts by name, and their entries in the language files."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import meadhall
from meadhall.engine.language import LANGUAGES, language
from meadhall.games.drakkar import events
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.drakkar import drakkar
from meadhall.testing.worlds import random_action


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_kind_of_event_has_its_words(tag: str) -> None:
    words = language(tag)
    for kind in events.KINDS.all:
        assert words.has("drakkar", f"told-{kind.name}"), kind.name
        assert not kind.secret or words.has("drakkar", f"told-{kind.name}-unseen"), kind.name


def test_events_are_facts_with_the_names_of_the_box() -> None:
    table = drakkar().quest(0, "Q04").ship(0, "bow", "stern").cargo(0, "viking 3").sailing()
    facts = [table.event_facts(event) for event in table.events()]
    assert {"kind": "quest-met", "seat": 0, "quest": "Q04"} in facts
    assert {"kind": "collected", "seat": 0, "goats": 0, "weapons": 0, "gold": 2, "source": "quest"} in facts


def test_all_facts_of_a_game_are_plain_data() -> None:
    table: Any = meadhall.game("drakkar").new(4, 3)
    dice = random.Random(3)
    while not table.over:
        table.apply(*random_action(table, dice))
    facts = [table.event_facts(event) for event in table.view(1).events()]
    assert json.loads(json.dumps(facts)) == facts
    faces = [one["face"] for one in facts if one["kind"] == "revealed"]
    assert all(set(face) == {"name", "banner"} for face in faces)


@pytest.mark.rule("DRK-OPT-open_faces")
def test_what_was_shown_once_is_no_fact_any_more_when_the_brawl_is_over() -> None:
    table: Any = meadhall.game("drakkar").new(3, 1, {"open_faces": "no"})
    assert isinstance(table, Drakkar)

    def piles() -> list[dict[str, object]]:
        return [table.event_facts(event) for event in table.events(0) if event.kind == events.PILE_LAID]

    assert all(pile["faces"] for pile in piles())
    dice = random.Random(1)
    while any(village.pile < 0 for village in table.villages):
        table.apply(*random_action(table, dice))
    assert all(pile["faces"] is None for pile in piles())
