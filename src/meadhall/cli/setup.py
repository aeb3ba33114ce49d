"""From words on the command line to a match: seats, options, data files, seeds."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from meadhall import bots, games
from meadhall.cli.commandline import Parser
from meadhall.cli.home import read_words
from meadhall.cli.terminal import complain, number
from meadhall.cli.words import message, say
from meadhall.engine import introduction
from meadhall.engine.errors import BadData, BadOption
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.engine.message import Listing
from meadhall.engine.setting import Setting
from meadhall.play.jobs import AUTO, OnRay, check_jobs
from meadhall.play.match import Match
from meadhall.play.new import new_match
from meadhall.play.seat import PERSON, check_kind

DATA_FILE = "the data file"  # what a game calls the text that it is handed


def about_table(parser: Parser) -> None:
    """The words of every command that lays a table."""
    parser.number("--seed", say("help-seed"))
    parser.option("--option", "word-pair", say("help-option"), action="append", default=[])
    parser.option("--data", "word-file", say("help-data"))


def about_work(parser: Parser) -> None:
    """The words of every command whose work can be shared."""
    parser.number("--jobs", say("help-jobs"))
    parser.option("--ray", "word-host", say("help-ray"), nargs="?", const=AUTO)


def jobs_of(arguments: argparse.Namespace) -> int | OnRay:
    """Who does the work: so many processes, or a cluster."""
    if arguments.ray is not None and arguments.jobs is not None:
        raise BadOption(message("jobs-and-ray"))
    jobs = OnRay(arguments.ray) if arguments.ray is not None else 1 if arguments.jobs is None else arguments.jobs
    check_jobs(jobs)
    return jobs


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
            raise BadOption(message("no-seat", given=repr(word.strip())))
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
            raise BadOption(message("no-pair", given=repr(pair)))
        options[name] = value
    return options


def check_data(game: str, seats: int, options: dict[str, object], path: str | None) -> str | None:
    """The text of the player's component file, if it can be played with; what is wrong is said with the file's name."""
    if path is None:
        return None
    text = read_words(path)
    try:
        games.game(game).new(seats, 0, options, data=text)
    except BadData as error:
        raise BadData(str(error).replace(DATA_FILE, path, 1)) from None
    return text


def seat_match(
    game: str, kinds: list[str], seed: int, options: dict[str, object], data: str | None, names: str | None = None
) -> Match:
    """A new match with everybody in place."""
    rules = games.game(game)
    usual = [spoken(introduction.seat_name(rules, seat)) for seat in range(min(len(kinds), len(rules.seat_names)))]
    called = usual if names is None else [name.strip() for name in names.split(",")]
    match = new_match(game, kinds, seed, options, data=data, names=called, changes=True)
    warn(kinds, match.table.setting)
    return match


def warn(kinds: Sequence[str], setting: Setting) -> None:
    """Say of which bots more is expected here than they have learnt."""
    for kind in dict.fromkeys(kinds):
        foreign = bots.out_of_experience(kind, setting) if kind != PERSON else []
        if foreign:
            complain(say("out-of-experience", bot=kind, what=Listing(list(foreign))))
