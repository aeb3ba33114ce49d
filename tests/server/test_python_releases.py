from __future__ import annotations

import pytest

from meadhall.server.python_releases import advice


@pytest.mark.parametrize("version", [(3, 11, 12), (3, 11, 20), (3, 12, 9), (3, 13, 2), (3, 14, 0), (3, 15, 0)])
def test_a_safe_python_is_not_mentioned(version: tuple[int, int, int]) -> None:
    assert advice(version) == ""


@pytest.mark.parametrize(
    ("version", "least"), [((3, 11, 7), "3.11.12"), ((3, 12, 8), "3.12.9"), ((3, 13, 1), "3.13.2")]
)
def test_an_older_one_is_warned_of(version: tuple[int, int, int], least: str) -> None:
    assert f"use {least} or a newer one" in advice(version)
