"""Where matches are kept between two evenings: a folder of the player's own, or MEADHALL_HOME."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from meadhall.cli.words import message
from meadhall.engine.errors import MeadhallError, why


def home() -> Path:
    """The folder for everything that Meadhall keeps for this player."""
    said = os.environ.get("MEADHALL_HOME")
    return Path(said) if said else platformdirs.user_data_path("meadhall", appauthor=False)


def matches() -> Path:
    """The folder of matches that are not over."""
    return home() / "matches"


def records() -> Path:
    """The folder of finished matches."""
    return home() / "records"


def new_match_file(game: str) -> Path:
    """A name that is not taken yet, by the moment of the beginning."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = matches() / f"{game}-{stamp}.json"
    number = 2
    while path.exists():
        path = matches() / f"{game}-{stamp}-{number}.json"
        number += 1
    return path


def lesson_file(game: str, name: str) -> Path:
    """Where a lesson is kept: it is gone on with, or begun anew."""
    return matches() / f"lesson-{game}-{name}.json"


def last_match() -> Path | None:
    """The match that was saved last, if there is one."""
    try:
        found = list(matches().glob("*.json"))
        return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)
    except OSError as error:
        raise MeadhallError(message("cant-read-matches", folder=str(matches()), reason=why(error))) from None


def read_words(path: str) -> str:
    """The text of the component file that the player named."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise MeadhallError(message("data-not-text", path=path)) from None
    except OSError as error:
        raise MeadhallError(message("cant-read-data", path=path, reason=why(error))) from None
