"""What the pages of the documentation show is true: their examples are run, page by page, in an empty folder.

A block of Python is run in one go with those before it on its page; a block of `console` line by line, with what `pip
install` would do done in a folder of the test's own; a block with a caption is a file that is written, or a change to
one. What a comment `<!-- not run: why -->` stands before is left out.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import pytest

from meadhall.testing.guests import install

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(
    r"(?P<skip><!-- not run: [^>]+-->\n+)?^```(?:\{code-block\} )?(?P<kind>python|console|toml|text)\n"
    r"(?::caption: (?P<caption>[^\n]+)\n+)?(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
NEEDS = {"research.md": ("gymnasium", "pettingzoo", "pyarrow", "pyspiel"), "first-experiment.md": ("openskill",)}
NEEDS |= {"first-bot.md": ("openskill",)}


@dataclass(frozen=True)
class Block:
    kind: str
    caption: str
    body: str


def blocks(page: Path) -> list[Block]:
    """The examples of a page that are run."""
    found = BLOCK.finditer(page.read_text(encoding="utf-8"))
    wanted = [Block(one["kind"], one["caption"] or "", one["body"]) for one in found if not one["skip"]]
    return [one for one in wanted if one.kind in ("python", "console") or one.caption]


@dataclass
class Reader:
    """Somebody who does what a page says, in an empty folder."""

    home: Path
    here: Path = field(init=False)
    names: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.here = self.home

    def follow(self, block: Block) -> None:
        if block.caption:
            self.write(block)
        elif block.kind == "python":
            self.run(sys.executable, "-c", self.so_far(block.body))
        else:
            for line in block.body.splitlines():
                assert line.startswith("$ "), line
                self.type(line.removeprefix("$ "))

    def so_far(self, code: str) -> str:
        """The code with all that stood on the page before it, which is not printed again."""
        before = str(self.names.get("code", ""))
        self.names["code"] = f"{before}\n{code}"
        quiet = "import contextlib, io\nwith contextlib.redirect_stdout(io.StringIO()):\n    exec({!r}, globals())\n"
        return (quiet.format(before) if before else "") + code

    def type(self, line: str) -> None:
        word, *rest = shlex.split(line, comments=True)
        if word == "cd":
            self.here = self.here / rest[0]
        elif word == "pip":
            assert rest == ["install", "-e", "."], line
            source = self.here / "src"
            install(self.here, self.home / "site")  # for its metadata; its code is read where it lies, as -e has it
            self.paths = [str(source), str(self.home / "site")]
        elif word == "meadhall":
            self.run(sys.executable, "-m", "meadhall.cli.main", *rest)
        elif word == "pytest":
            self.run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *rest)
        else:
            raise AssertionError(f"nobody knows how to do this: {line}")

    paths: list[str] = field(default_factory=list)

    def run(self, *words: str) -> None:
        paths = os.pathsep.join([*self.paths, *filter(None, sys.path)])
        environment = {**os.environ, "PYTHONPATH": paths, "MEADHALL_HOME": str(self.home / "home")}
        done = subprocess.run(words, cwd=self.here, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(words[2:])[:300]}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"

    def write(self, block: Block) -> None:
        """A file, or a change to one, as the caption says it."""
        caption, body = block.caption, block.body
        if found := re.fullmatch(r"\+ (\S+)", caption):
            file = self.here / found[1]
            file.write_text(f"{file.read_text(encoding='utf-8').rstrip()}\n\n{body}", encoding="utf-8")
        elif found := re.fullmatch(r"in class (\w+) of (\S+)", caption):
            file = self.here / found[2]
            head, begins, rest = file.read_text(encoding="utf-8").partition(f"class {found[1]}(")
            inside, method, after = rest.partition("\n    def ")
            assert begins
            assert method
            file.write_text(f"{head}{begins}{inside}\n{body}{method}{after}", encoding="utf-8")
        elif found := re.fullmatch(r"in place of (.+) in (\S+)", caption):
            file = self.here / found[2]
            text = file.read_text(encoding="utf-8")
            assert found[1] in text
            file.write_text(text.replace(found[1], body.strip(), 1), encoding="utf-8")
        else:
            file = self.here / caption
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(body, encoding="utf-8")


def pages() -> Iterator[Path]:
    for page in PAGES:
        if blocks(page) and "generated" not in page.parts:
            yield page


@pytest.mark.parametrize("page", list(pages()), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_whoever_follows_the_page_gets_there(page: Path, tmp_path: Path) -> None:
    for module in NEEDS.get(page.name, ()):
        pytest.importorskip(module, reason=f"{page.name} is about it")
    reader = Reader(tmp_path)
    for block in blocks(page):
        reader.follow(block)


def test_an_example_that_is_wrong_would_be_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\nimport meadhall\nmeadhall.game('chess')\n```\n")
    with pytest.raises(AssertionError, match="There is no game 'chess'"):
        Reader(tmp_path).follow(blocks(page)[0])
    page.write_text("```console\n$ meadhall rules chess\n```\n")
    with pytest.raises(AssertionError, match="There is no game 'chess'"):
        Reader(tmp_path).follow(blocks(page)[0])


def test_what_is_not_run_says_why() -> None:
    for page in PAGES:
        for said in re.findall(r"<!-- not run(.*?)-->", page.read_text(encoding="utf-8")):
            assert re.fullmatch(r": .{6,} ", said), page


WRITTEN = ("api.md", "bot.md", "data.md", "game.md", "records.md")  # by hand: others are there only after make docs


@pytest.mark.parametrize("name", ["", ".engine", ".bots", ".play", ".arena", ".rl", ".review"])
def test_every_public_name_stands_in_the_reference(name: str) -> None:
    if name in (".arena", ".rl"):
        pytest.importorskip({".arena": "openskill", ".rl": "pettingzoo"}[name])
    said = "".join((ROOT / "docs/reference" / page).read_text(encoding="utf-8") for page in WRITTEN)
    public = import_module(f"meadhall{name}").__all__
    assert public
    assert [one for one in public if not re.search(rf"\b{one}\b", said)] == []
