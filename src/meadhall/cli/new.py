"""`meadhall new`: a small package of one's own that works, to begin with."""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template
from typing import Final

from rich.text import Text

from meadhall import bots, games
from meadhall.cli.commandline import Parser
from meadhall.cli.terminal import console
from meadhall.cli.theme import GOLD, SOFT
from meadhall.cli.words import message, say, text
from meadhall.engine.errors import BadOption, MeadhallError, why
from meadhall.engine.language import OF_THE_HOUSE
from meadhall.engine.message import common
from meadhall.play.seat import PERSON

KINDS: Final = ("game", "bot")
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
INSTALL: Final = ("pip", "install", "-e", ".")
SUFFIX: Final = ".txt"  # of every template, so that nobody takes it for code


def describe(parser: Parser) -> None:
    """The words of the command."""
    parser.place("what", "word-kind", say("help-new-what"))
    parser.place("name", "word-name", say("help-new-name"))
    parser.option("--into", "word-folder", say("help-new-into"), type=Path)


def run(arguments: argparse.Namespace) -> int:
    name, what = arguments.name, arguments.what
    if what not in KINDS:
        raise BadOption(message("none-of", argument=say("word-kind"), given=repr(what[:40]), known=", ".join(KINDS)))
    check_name(name, what)
    folder = arguments.into or Path(name)
    written = write(what, name, folder)
    out = console()
    title = Text(words_of(name)["title"], style=f"bold {GOLD}")
    out.print(text("new-written", title=title, folder=str(folder), files=len(written)))
    show = "games" if what == "game" else "bots"
    arena = f"meadhall arena {games.SHELF[0]} --bots {name},random --games 20"
    then = f"meadhall check {name}" if what == "game" else arena
    for line in (f"cd {folder}", " ".join(INSTALL), f"meadhall {show}", then, "pytest"):
        out.print(Text(f"  {line}", style=SOFT))
    return 0


def check_name(name: str, what: str) -> None:
    """It becomes the name of a module, and of what is played with."""
    if not NAME.fullmatch(name):
        raise BadOption(common("guest-bad-name", name=repr(name[:60])))
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in (*OF_THE_HOUSE, "meadhall"):
        raise BadOption(message("new-means-something", name=name))
    taken = games.names() if what == "game" else (*bots.kinds(), *bots.LEVELS, PERSON)
    if name in taken:
        raise BadOption(message("new-game-taken" if what == "game" else "new-bot-taken", name=name))


def words_of(name: str) -> dict[str, str]:
    """What is put into the templates.

    >>> words_of("fox_and_geese")["Name"], words_of("fox_and_geese")["title"], words_of("fox_and_geese")["PREFIX"]
    ('FoxAndGeese', 'Fox and geese', 'FOX')
    """
    parts = [part for part in name.split("_") if part]
    return {
        "name": name,
        "Name": "".join(part.capitalize() for part in parts),
        "title": " ".join(parts).capitalize(),
        "dashed": "-".join(parts),
        "PREFIX": parts[0][:3].upper().ljust(3, "X"),
    }


def write(what: str, name: str, folder: Path) -> list[Path]:
    """The package, in a folder that is new or empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption(message("new-not-empty", folder=str(folder)))
    words = words_of(name)
    written: list[Path] = []
    try:
        for path, template in files(resources.files("meadhall.cli") / "templates" / what):
            file = folder / path.replace("src/name/", f"src/{name}/", 1)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(Template(template).safe_substitute(words), encoding="utf-8")
            written.append(file)
    except OSError as error:
        raise MeadhallError(message("new-cant-write", folder=str(folder), reason=why(error))) from None
    return written


def files(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """All templates below a folder, each with its path."""
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from files(one, f"{path}{one.name}/")
        elif one.name.endswith(SUFFIX):
            yield f"{path}{one.name.removesuffix(SUFFIX)}", one.read_text(encoding="utf-8")
