"""The options of a game as the form of a new table words them: titles, and names for their values."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from meadhall.engine.errors import BadOption, BadValue
from meadhall.engine.game import Game
from meadhall.engine.option import Option


@cache
def _words() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(Path(__file__).with_name("options.toml").read_text(encoding="utf-8"))
    return found


def split(game: Game) -> tuple[list[Option], list[Option]]:
    """The options that a table talks about before it begins, and the finer points."""
    first = _words().get(game.name, {}).get("first", [])
    known = {one.name: one for one in game.options}
    return [known[name] for name in first if name in known], [one for one in game.options if one.name not in first]


def title(game: str, option: Option) -> str:
    """What the option is called."""
    found: str | None = _words().get(game, {}).get("titles", {}).get(option.name)
    plain = option.name.replace("_", " ")
    return found or plain[:1].upper() + plain[1:]


def value(game: str, option: Option, choice: str | int) -> str:
    """What one of its values is called."""
    found: str | None = _words().get(game, {}).get("values", {}).get(option.name, {}).get(str(choice))
    return found or str(choice).replace("_", " ")


def meaning(game: str, options: dict[str, Option], option: Option) -> str:
    """What it means; where it speaks of another option, by that one's title and value."""
    return _in_words(game, options, option.meaning)


def refusal(game: Game, error: BadOption) -> str:
    """Why there can't be such a table, and what would be right, as the form calls it."""
    options = {one.name: one for one in game.options}
    if not isinstance(error, BadValue) or error.option not in options:
        return _in_words(game.name, options, str(error))
    one = options[error.option]
    right = _offered(game.name, one) or _in_words(game.name, options, error.right)
    return f"“{title(game.name, one)}” can't be {error.given}: {right}."


def _offered(game: str, option: Option) -> str:
    """What the form offers for the option; nothing if that is a line of text."""
    named = [value(game, option, choice) for choice in option.choices]
    if option.least is not None and option.most is not None:
        if not named:
            return f"choose a number from {option.least} to {option.most}"
        named.append("one of the seats")
    if len(named) < 2:
        return ""
    return f"choose “{'”, “'.join(named[:-1])}” or “{named[-1]}”"


def _in_words(game: str, options: dict[str, Option], text: str) -> str:
    """The text with the titles and values of options: the command line says `city=custom`, a form has no such names."""

    def worded(name: str, choice: str) -> str:
        other = options[name]
        return f"“{title(game, other)}” {value(game, other, choice)}"

    text = re.sub(
        r"\b(\w+)=(\w+)\b",
        lambda found: worded(found[1], found[2]) if found[1] in options else found[0],
        text,
    )
    return re.sub(
        r"`(\w+)`", lambda found: f"“{title(game, options[found[1]])}”" if found[1] in options else found[0], text
    )
