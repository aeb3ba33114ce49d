"""What is released: a source that builds by itself, and a wheel with everything in it that playing needs."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import meadhall

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", "build", "dist", "__pycache__", "*.egg-info", ".hypothesis", "_build"
)
# What `build-system.requires` brings, and what comes along with that.
FOR_BUILDING = {"babel", "fluent", "librt", "markupsafe", "mypy_extensions", "pydantic", "typing_extensions"}
BUILD = "from setuptools import build_meta; build_meta.build_sdist({folder!r})"


def run(*words: str | Path, cwd: Path, **environment: str) -> str:
    known = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(list(map(str, words)), cwd=cwd, env=known | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source release, built from a copy."""
    folder = tmp_path_factory.mktemp("source")
    shutil.copytree(ROOT, folder / "meadhall", ignore=LEFT_BEHIND)
    run(sys.executable, "-c", BUILD.format(folder=str(folder)), cwd=folder / "meadhall")
    [found] = folder.glob("meadhall-*.tar.gz")
    return found


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """A wheel built from the source release and nothing else; interpreted, as compiling it takes minutes."""
    words = ["-m", "pip", "-q", "wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir"]
    run(sys.executable, *words, source.parent, source, cwd=source.parent, MEADHALL_PURE="1")
    [found] = source.parent.glob("meadhall-*.whl")
    return found


def test_the_version_stands_in_one_place() -> None:
    assert f"\nversion: {meadhall.__version__}\n" in (ROOT / "CITATION.cff").read_text()
    assert "version =" not in (ROOT / "pyproject.toml").read_text().split("[tool.")[0]


def imported(path: Path) -> set[str]:
    """All modules that a file imports, wherever it does: types are checked through all of them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def files_of(module: str) -> set[Path]:
    """The file of a module of ours, and those of the packages around it."""
    parts = module.split(".")
    names = [ROOT.joinpath("src", *parts[:many]) for many in range(1, len(parts) + 1)]
    return {path for name in names for path in (name / "__init__.py", name.with_suffix(".py")) if path.exists()}


def test_what_is_compiled_reaches_no_package_that_a_build_does_not_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    waiting = {ROOT / name for name in runpy.run_path("setup.py")["modules"]()}
    seen: set[Path] = set()
    others = set()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        for module in imported(path):
            if module.split(".")[0] == "meadhall":
                waiting |= files_of(module) - seen
            else:
                others.add(module.split(".")[0])
    assert len(seen) > 100
    assert others - sys.stdlib_module_names <= FOR_BUILDING


def test_the_source_has_all_that_it_takes_to_build_test_and_document_it(source: Path) -> None:
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for folder in ("src", "tests", "docs", "examples", "assets", "bench", ".github"):
        files = [path for path in (ROOT / folder).rglob("*") if path.is_file() and "egg-info" not in str(path)]
        here = {path.relative_to(ROOT).as_posix() for path in files}
        here = {name for name in here if not re.search(r"__pycache__|\.so$|node_modules|_build/", name)}
        assert here <= names, f"missing: {sorted(here - names)[:5]}"
    assert {"Makefile", "constraints.txt", "setup.py", "CHANGELOG.md", "LICENSE"} <= names
    assert not [name for name in names if name.startswith(("build/", ".venv/", ".git/"))]


def test_the_wheel_has_words_data_pages_templates_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    package = ROOT / "src" / "meadhall"
    kinds = (".ftl", ".toml", ".sql", ".css", ".js", ".svg", ".txt", ".typed", ".woff2", ".br", ".json", ".py")
    here = {f"meadhall/{path.relative_to(package).as_posix()}" for path in package.rglob("*") if path.suffix in kinds}
    here |= {"meadhall/py.typed"}
    assert here <= names, f"missing: {sorted(here - names)[:5]}"
    assert not [name for name in names if name.startswith("tests/")]


def test_what_is_in_the_wheel_runs_from_anywhere(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    environment = {"PYTHONPATH": str(tmp_path / "site"), "MEADHALL_LANGUAGE": "en"}
    meadhall_command = (sys.executable, "-m", "meadhall.cli.main")
    assert meadhall.__version__ in run(*meadhall_command, "--version", cwd=tmp_path, **environment)
    games = run(*meadhall_command, "games", cwd=tmp_path, **environment)
    assert len(re.findall(r"\d+ to \d+ seats", games)) == len(meadhall.SHELF)
    run(*meadhall_command, "new", "bot", "stone", cwd=tmp_path, **environment)
    assert (tmp_path / "stone" / "src" / "stone" / "bot.py").exists()
