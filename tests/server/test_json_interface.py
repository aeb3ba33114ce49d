"""The JSON interface is typed: whatever leaves the hall has just the fields that its description names."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

import meadhall
from meadhall.engine import SPECTATOR, Event, Table
from meadhall.engine.language import language
from meadhall.play import Match
from meadhall.play.seat import seated
from meadhall.server.app import create_app
from meadhall.server.event_schemas import event_of
from meadhall.server.table_json import table_json
from meadhall.server.table_schemas import table_of
from meadhall.testing.served import Served
from meadhall.testing.worlds import random_action, sampled_table
from meadhall.web.facts import Look, Sitting, TableFacts
from meadhall.web.presenter import table_page

PROJECT = Path(__file__).parent.parent.parent
CLIENT = PROJECT / "examples" / "json_client.py"
DOCS = PROJECT / "docs" / "json.md"

# Fields whose names are no part of the interface: the options of a game, by name.
OPAQUE = {"Parcel.table"}  # a view as bots far away take it in: for `meadhall.engine.parcel` alone
MAPS = {"NewTable.options", "Parcel.options", "Record.options"}


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    found: dict[str, Any] = create_app(Path("unused.db")).openapi()
    return found


def objects(schemas: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything in the description that is sent as an object, and where it stands."""

    def inside(at: str, node: Any) -> Iterator[tuple[str, dict[str, Any]]]:
        if isinstance(node, list):
            for one in node:
                yield from inside(at, one)
        elif isinstance(node, dict):
            if node.get("type") == "object" or "properties" in node or "additionalProperties" in node:
                yield at, node
            for name, one in node.items():
                if name == "properties":
                    for field, schema in one.items():
                        yield from inside(f"{at}.{field}", schema)
                elif name not in ("discriminator", "example", "examples"):
                    yield from inside(at, one)

    for name, schema in schemas.items():
        yield from inside(name, schema)


def test_no_schema_is_open(described: dict[str, Any]) -> None:
    found = dict(objects(described["components"]["schemas"]))
    assert len(found) > 100
    for at, schema in found.items():
        if at in OPAQUE:
            assert schema["additionalProperties"] is True
        elif at in MAPS:
            assert schema["additionalProperties"] == {"anyOf": [{"type": "string"}, {"type": "integer"}]}
        else:
            assert schema.get("additionalProperties") is False, at
            assert set(schema.get("required", ())) == set(schema["properties"]) or not of_a_table(at), at


def of_a_table(name: str) -> bool:
    """Nothing of a table is left out: what there is not is null."""
    return name.endswith(("Table", "Event", "LogLine", "View")) and name != "NewTable"


def test_every_field_says_what_it_is(described: dict[str, Any]) -> None:
    """A schema without a type would take anything."""
    for at, schema in objects(described["components"]["schemas"]):
        for field, inside in schema.get("properties", {}).items():
            assert {"type", "$ref", "anyOf", "oneOf", "allOf", "const", "enum"} & inside.keys(), f"{at}.{field}"


def test_every_answer_has_a_schema(described: dict[str, Any]) -> None:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                [content] = answer["content"].values()
                assert content["schema"], (path, method, status)


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_options_seats_log_events_and_refusals_are_described(described: dict[str, Any], game: str) -> None:
    schemas = described["components"]["schemas"]
    table = schemas["Table"]["discriminator"]["mapping"][game].rpartition("/")[2]
    fields = schemas[table]["properties"]

    def items(name: str) -> dict[str, Any]:
        found: dict[str, Any] = schemas[fields[name]["items"]["$ref"].rpartition("/")[2]]["properties"]
        return found

    assert {"action", "label", "outcomes", "rule"} == items("options").keys()
    assert {"action", "label", "sentence", "rule"} == items("refused").keys()
    assert {"number", "name", "kind", "bot"} < items("seats").keys()
    event = items("log")["event"]
    assert event["discriminator"]["propertyName"] == "kind"
    assert set(event["discriminator"]["mapping"]) == {kind.name for kind in meadhall.game(game).kinds.all}
    assert {"sentence", "rule"} == schemas["Trouble"]["properties"].keys()


# What is sent fits


def shown(table: Table, viewer: int) -> bytes:
    match = Match(table, seated(["you"] * table.setting.seats), seed=5, live=True)
    sitting = [Sitting(name=name) for name in table.setting.names]
    seat = None if viewer == SPECTATOR else viewer
    state = "finished" if table.over else "running"
    facts = TableFacts(match_id="AAAAAAAAAAAA", title="A table", sitting=sitting, state=state)
    return table_json(table_page(match, facts, Look(seat=seat, own=() if seat is None else (seat,), log_lines=10_000)))


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_whatever_a_viewer_gets_fits_the_description(game: str) -> None:
    fits = TypeAdapter(table_of(game)).validate_json
    rules = meadhall.game(game)
    kinds: set[str] = set()
    for number in range(4):
        dice = random.Random(f"fits {game} {number}")
        table = sampled_table(game, number) if number else rules.new(3, 7)
        while not table.over and table.decisions < 400:
            if table.decisions % 40 == 7:
                for viewer in range(SPECTATOR, 2):
                    fits(shown(table, viewer), strict=True)
            table.apply(*random_action(table, dice))
        told = fits(shown(table, 0), strict=True)
        kinds |= {line["event"]["kind"] for line in told["log"]}
    assert len(kinds) > len(rules.kinds.all) / 3


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_kind_of_event_fits_its_schema_heard_and_unheard(game: str) -> None:
    rules = meadhall.game(game)
    table = rules.new(3, 1)
    event = TypeAdapter(event_of(game))
    for kind in rules.kinds.all:
        secret = (1,) * len(kind.secret) if kind.secret else None
        happened = Event(kind.number, 0, 1, 1, 1, 1, secret, 0, 1)
        for heard in [happened] if kind.open else [happened, happened.redacted()]:
            facts = table.event_facts(heard)
            assert event.validate_json(json.dumps(facts), strict=True) == facts
            assert [name for name in facts if facts[name] is None] == (
                [field.name for field in kind.secret] if kind.secret and heard.secret is None else []
            )
            with pytest.raises(ValidationError):
                event.validate_python({**facts, "more": 1})


def test_what_one_may_not_know_of_an_event_is_null() -> None:
    table, dice = meadhall.game("beer").new(3, 1), random.Random(1)
    while table.decisions < 60:
        table.apply(*random_action(table, dice))
    own, other = ([table.event_facts(event) for event in table.view(seat).events()] for seat in (0, 1))
    drawn = [pair for pair in zip(own, other, strict=True) if pair[0]["kind"] == "drew" and pair[0]["seat"] == 0]
    assert len(drawn) > 2
    assert all(mine["card"] for mine, _ in drawn)
    assert [theirs for _, theirs in drawn[:2]] == [{**mine, "card": None} for mine, _ in drawn[:2]]


def test_the_page_about_it_shows_a_line_as_it_is_sent() -> None:
    [line] = re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    fields = get_type_hints(table_of("bottlecap"), include_extras=True)
    TypeAdapter(get_args(fields["log"])[0]).validate_json(line, strict=True)


# A client


def test_the_client_has_twenty_five_lines() -> None:
    assert len([line for line in CLIENT.read_text(encoding="utf-8").splitlines() if line.strip()]) <= 25


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_the_client_plays_a_whole_game(served: Served, game: str) -> None:
    strict = {**os.environ, "PYTHONWARNINGS": "error"}
    command = [sys.executable, str(CLIENT), served.url, game]
    done = subprocess.run(command, env=strict, capture_output=True, text=True, check=False, timeout=200)
    assert (done.returncode, done.stderr) == (0, "")
    [live] = served.hall.tables.values()
    told = done.stdout.splitlines()
    assert len(told) > 20
    assert told[-1] == language("en").say(live.match.table.result().message, 0)
