"""The options of a game as the form of a new table words them: titles, and names for their values."""

from __future__ import annotations

import re

from meadhall import games
from meadhall.engine.errors import BadOption, BadValue
from meadhall.engine.game import Game
from meadhall.engine.option import Option


def split(game: Game) -> tuple[list[Option], list[Option]]:
    """The options that a table talks about before it begins, and the finer points."""
    first = game.option_words.first
    known = {one.name: one for one in game.options}
    return [known[name] for name in first], [one for one in game.options if one.name not in first]


def title(game: str, option: Option) -> str:
    """What the option is called."""
    return games.game(game).option_words.title(option)


def value(game: str, option: Option, choice: str | int) -> str:
    """What one of its values is called."""
    return games.game(game).option_words.value(option, choice)


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
