"""What a game says of itself before it is played, as names that a language may have its own words for.

English stands in the game's own data; `languages/de.box.ftl` of its folder has the same in German. A game without such
a file is introduced as its data say.
"""

from __future__ import annotations

from functools import cache

from meadhall.engine.game import Game
from meadhall.engine.language import LANGUAGES, language
from meadhall.engine.message import Named, slug
from meadhall.engine.option import Option


def title(game: Game) -> Named:
    """What stands on the box."""
    return Named(game.name, "game-title", game.title)


def seat_name(game: Game, seat: int) -> Named:
    """What a seat is called when nobody sits there by name."""
    name = game.seat_names[seat]
    return Named(game.name, f"seat-{slug(name)}", name)


@cache
def seat_names(game: Game) -> frozenset[str]:
    """What seats are called when nobody sits there by name, in all languages."""
    usual = [seat_name(game, seat) for seat in range(len(game.seat_names))]
    return frozenset(language(tag).called(name) for tag in LANGUAGES for name in usual)


def tagline(game: Game) -> Named:
    """One sentence for somebody who does not know it."""
    return Named(game.name, "game-tagline", game.tagline)


def minute(game: Game) -> tuple[Named, ...]:
    """The game in a minute."""
    return tuple(Named(game.name, f"minute-{at}", one) for at, one in enumerate(game.rules.minute, start=1))


def option_title(game: Game, option: Option) -> Named:
    """What the option is called."""
    return Named(game.name, f"option-{option.name}", game.option_words.title(option))


def option_value(game: Game, option: Option, choice: str | int) -> Named:
    """What one of its values is called."""
    return Named(game.name, f"option-{option.name}-is-{choice}", game.option_words.value(option, choice))


def option_meaning(game: Game, option: Option) -> Named:
    """What the option is about."""
    return Named(game.name, f"option-{option.name}-means", option.meaning)


def mark(game: Game, number: int, words: str) -> Named:
    """One of the few words in the lobby that tell at a glance what awaits a newcomer."""
    return Named(game.name, f"mark-{number}", words)


def level(game: Game, name: str, sentence: str) -> Named:
    """How a level of bots plays it."""
    return Named(game.name, f"level-{name}", sentence)
