"""Packages that bring games and bots, for tests: written in a few lines, or installed from a folder."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from meadhall import bots, games
from meadhall.bots.levels import strengths
from meadhall.engine.language import forget
from meadhall.web import boards


def write_package(
    folder: Path,
    name: str,
    files: Mapping[str, str],
    entry_points: Mapping[str, Mapping[str, str]],
    version: str = "1.0",
) -> Path:
    """A package as pip would lay it down: its files, and the metadata that say what it brings."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    said = [
        line
        for group, named in entry_points.items()
        for line in (f"[{group}]", *(f"{a} = {b}" for a, b in named.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(said) + "\n", encoding="utf-8")
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def install(source: Path, folder: Path) -> Path:
    """Build and install a package of ours into a folder, by pip, without asking any index."""
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    done = subprocess.run([*command, "--target", str(folder), str(source)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


@contextmanager
def invited(*folders: Path) -> Iterator[None]:
    """The packages in these folders are installed, for so long."""
    known = set(sys.modules)
    sys.path[:0] = [str(folder) for folder in folders]
    look_again()
    try:
        yield
    finally:
        del sys.path[: len(folders)]
        for name in set(sys.modules) - known:
            file = sys.modules[name].__dict__.get("__file__") or ""
            if any(file.startswith(str(folder)) for folder in folders):
                del sys.modules[name]
        look_again()


def look_again() -> None:
    """Forget who was there."""
    importlib.invalidate_caches()
    for name in games.DOOR.names():
        forget(name)
    games.DOOR.look_again()
    bots.DOOR.look_again()
    bots.read_spec.cache_clear()
    bots.thinks.cache_clear()
    strengths.cache_clear()
    boards.look_again()
