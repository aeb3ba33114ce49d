"""What all tests count on."""

from __future__ import annotations

import ast
import os
import signal
from importlib.util import find_spec
from pathlib import Path

import pytest

# Whichever language the machine speaks, what tests start speaks English, unless they want another.
os.environ["MEADHALL_LANGUAGE"] = "en"

# Where tests run in the background of a script, Ctrl-C is ignored, and whatever they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Without the heavy extras (`pip install '.[test]'` has none of them) what needs them is left out, and it is said.

EXTRAS = {  # modules that not everybody has, and the extra that brings them
    **dict.fromkeys(["gymnasium", "numpy", "pettingzoo", "pyarrow"], "rl"),
    "openskill": "arena",
    **dict.fromkeys(["htpy", "httpx", "mypy", "playwright", "pyspiel", "schemathesis"], "dev"),
}
BEHIND = {  # what parts of the package want
    "meadhall.arena": ["openskill"],
    "meadhall.rl": ["gymnasium", "numpy", "pettingzoo", "pyarrow"],
    "meadhall.testing.attacks": ["httpx"],
    "meadhall.testing.browsing": ["playwright"],
    "meadhall.testing.load": ["httpx"],
    "meadhall.testing.served": ["httpx"],
}
LEFT_OUT = pytest.StashKey[dict[str, list[str]]]()


def lacking(file: Path) -> list[str]:
    """Modules that a file imports at its top, and that nobody has installed."""
    wanted: list[str] = []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            wanted += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            wanted += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    behind = [
        name
        for part, names in BEHIND.items()
        if any(f"{one}.".startswith(f"{part}.") for one in wanted)
        for name in names
    ]
    tops = {one.partition(".")[0] for one in wanted} | set(behind)
    return sorted(name for name in tops & EXTRAS.keys() if find_spec(name) is None)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    file = collection_path / "conftest.py" if collection_path.is_dir() else collection_path
    if file.suffix != ".py" or not file.exists() or file == Path(__file__):
        return None
    missing = lacking(file)
    if not missing:
        return None
    config.stash.setdefault(LEFT_OUT, {})[str(collection_path.relative_to(Path(__file__).parent.parent))] = missing
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for path, missing in sorted(config.stash.get(LEFT_OUT, {}).items()):
        extras = ",".join(sorted({EXTRAS[name] for name in missing}))
        terminalreporter.write_line(f"left out {path}: it needs {', '.join(missing)} (pip install '.[{extras}]')")
