"""The JSON interface, fuzzed from its own description: whatever is sent, the hall never stumbles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import response_schema_conformance

import meadhall
from meadhall.server.app import create_app
from meadhall.testing.served import Served

FEW, MANY = 6, 60  # examples for each of the operations


def operations() -> list[tuple[str, str]]:
    """Everything that the description offers, but for the stream, which never ends."""
    paths = create_app(Path("unused.db")).openapi()["paths"]
    return [(path, method) for path, methods in paths.items() for method in methods if not path.endswith("/events")]


def test_the_description_names_every_refusal(served: Served) -> None:
    described = served.http.get("/api/openapi.json").json()
    assert described["info"]["title"] == "Meadhall"
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert {"400", "403", "404", "409", "413", "422", "429"} <= operation["responses"].keys(), (path, method)


def test_fuzzing_gives_no_server_error(served: Served) -> None:
    """Every operation, at tables that are played and one that is over."""
    for path, method in operations():
        fuzzed(served, path, method, FEW)


@pytest.mark.slow
@pytest.mark.parametrize(("path", "method"), operations())
def test_long_fuzzing_gives_no_server_error(served: Served, path: str, method: str) -> None:
    fuzzed(served, path, method, MANY)


def fuzzed(served: Served, path: str, method: str, examples: int) -> None:
    [seat] = served.open()
    one, two = served.open(seats=["you", "you"])
    record = meadhall.playout("bottlecap", 2, 3).record()
    ended = served.http.post("/api/records", json={"record": record.model_dump()}).json()["match"]
    places = [(seat.match, seat.token), (one.match, one.token), (one.match, two.token), (ended, ""), ("", "")]
    schema = schemathesis.openapi.from_dict(served.http.get("/api/openapi.json").json())
    asked: set[int] = set()

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=schema[path][method].as_strategy(), place=st.sampled_from(places))
    def fuzz(case: Any, place: tuple[str, str]) -> None:
        match, token = place
        if match and "match" in (case.path_parameters or {}):
            case.path_parameters["match"] = match
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = case.call(base_url=served.url, headers=headers)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, checks=[response_schema_conformance])
        if answer.status_code >= 400:
            assert answer.json()["sentence"]
        asked.add(answer.status_code)

    fuzz()
    assert asked
    assert httpx.get(f"{served.url}/api/games").status_code == 200
