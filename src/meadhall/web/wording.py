"""The options of a game as the form of a new table words them: titles, and names for their values."""

from __future__ import annotations

import re

from meadhall.engine import introduction
from meadhall.engine.errors import BadOption, BadValue
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.engine.option import Option
from meadhall.web.words import say


def split(game: Game) -> tuple[list[Option], list[Option]]:
    """The options that a table talks about before it begins, and the finer points."""
    first = game.option_words.first
    known = {one.name: one for one in game.options}
    return [known[name] for name in first], [one for one in game.options if one.name not in first]


def title(game: Game, option: Option) -> str:
    """What the option is called."""
    return spoken(introduction.option_title(game, option))


def value(game: Game, option: Option, choice: str | int) -> str:
    """What one of its values is called."""
    return spoken(introduction.option_value(game, option, choice))


def meaning(game: Game, option: Option) -> str:
    """What it means; where it speaks of another option, by that one's title and value."""
    return _in_words(game, spoken(introduction.option_meaning(game, option)))


def refusal(game: Game, error: BadOption) -> str:
    """Why there can't be such a table, and what would be right, as the form calls it."""
    one = next((one for one in game.options if isinstance(error, BadValue) and one.name == error.option), None)
    if not isinstance(error, BadValue) or one is None:
        return _in_words(game, spoken(error.message))
    right = _offered(game, one) or _in_words(game, spoken(error.right))
    return say("option-wrong", option=title(game, one), given=error.given, right=right)


def _offered(game: Game, option: Option) -> str:
    """What the form offers for the option; nothing if that is a line of text."""
    named = [say("option-called", option=value(game, option, choice)) for choice in option.choices]
    if option.of_a_seat:
        named.append(say("option-called", option=say("option-a-seat")))
    elif option.least is not None and option.most is not None:
        return say("option-right-number", least=option.least, most=option.most)
    if len(named) < 2:
        return ""
    return say("option-right-one", values=", ".join(named[:-1]), last=named[-1])


def _in_words(game: Game, text: str) -> str:
    """The text with the titles and values of options: the command line says `city=custom`, a form has no such names."""
    options = {one.name: one for one in game.options}

    def cited(found: re.Match[str]) -> str:
        if found[1] not in options:
            return found[0]
        other = options[found[1]]
        return say("option-cited", option=title(game, other), value=value(game, other, found[2]))

    def called(found: re.Match[str]) -> str:
        return say("option-called", option=title(game, options[found[1]])) if found[1] in options else found[0]

    return re.sub(r"`(\w+)`", called, re.sub(r"\b(\w+)=(\w+)\b", cited, text))
