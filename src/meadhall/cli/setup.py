"""From words on the command line to a match: seats, options, data files, seeds."""

from __future__ import annotations

import random
from collections.abc import Sequence

from meadhall import games
from meadhall.cli.home import read_words
from meadhall.cli.terminal import number
from meadhall.engine.errors import BadData, BadOption
from meadhall.engine.game import Game
from meadhall.play.match import Match, new_match
from meadhall.play.seat import PERSON, check_kind

DATA_FILE = "the data file"  # what a game calls the text that it is handed


def any_seed() -> int:
    return random.SystemRandom().randrange(1_000_000_000)


def parse_seats(words: str) -> list[str]:
    """The kinds of seats in a list like `you,greedy,random`; `greedy*3` stands for three of them.

    >>> parse_seats("you,greedy*2")
    ['you', 'greedy', 'greedy']
    """
    kinds: list[str] = []
    for word in words.split(","):
        kind, _, times = word.strip().partition("*")
        many = number(times) if times else 1
        if many is None or not 1 <= many <= 20:
            raise BadOption(f"{word.strip()!r} is no seat; for three greedy bots say greedy*3.")
        kinds += [check_kind(kind)] * many
    return kinds


def default_seats(game: Game, first: str, others: str, seats: int = 3) -> list[str]:
    """Who sits there if nothing is said: `first`, and others up to a number that the game allows."""
    number = min(max(seats, game.least_seats), game.most_seats)
    return [first] + [others] * (number - 1)


def parse_options(pairs: Sequence[str]) -> dict[str, object]:
    """Options as they are given, `name=value` each; the game checks what they say."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"{pair!r} is no option; an option is name=value, as in --option round_limit=60.")
        options[name] = value
    return options


def check_data(game: str, seats: int, options: dict[str, object], path: str | None) -> str | None:
    """The text of the player's component file, if it can be played with; what is wrong is said with the file's name."""
    if path is None:
        return None
    text = read_words(path, "data file")
    try:
        games.game(game).new(seats, 0, options, data=text)
    except BadData as error:
        raise BadData(str(error).replace(DATA_FILE, path, 1)) from None
    return text


def seat_match(
    game: str, kinds: list[str], seed: int, options: dict[str, object], data: str | None, names: str | None = None
) -> Match:
    """A new match with everybody in place."""
    called = None if names is None else [name.strip() for name in names.split(",")]
    return new_match(game, kinds, seed, options, data=data, names=called)


def people_in(kinds: Sequence[str]) -> int:
    return sum(kind == PERSON for kind in kinds)
