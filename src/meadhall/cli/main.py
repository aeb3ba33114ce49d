"""The `meadhall` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import meadhall
from meadhall import bots, games
from meadhall.cli import (
    admin,
    arena,
    check,
    evaluation,
    far_bot,
    home,
    new,
    puzzles,
    reader,
    review,
    serve,
    setup,
    train,
    verify,
)
from meadhall.cli.commandline import Parser
from meadhall.cli.terminal import complain, console, forgive
from meadhall.cli.words import message, say, wrong
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.language import reading
from meadhall.play.match import Match
from meadhall.play.save import load_match, resume
from meadhall.play.seat import PERSON

PROGRAM = "meadhall"
WRONG = 2  # the exit code of everything that a person got wrong


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    forgive()
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        language, words = reader.chosen(words, os.environ)
    except MeadhallError as error:
        with reading(reader.usual(os.environ)):
            complain(wrong(error))
        return WRONG
    with reading(language):
        return _answered(words)


def _answered(words: list[str]) -> int:
    try:
        return _obeyed(words)
    except MeadhallError as error:
        complain(wrong(error))
        return WRONG
    except KeyboardInterrupt as stop:
        guest = games.blamed(stop)  # a rule of theirs may never come to an end
        complain(wrong(guest) if guest else "")
        return 130
    except EOFError:
        complain("")
        return 0
    except BrokenPipeError:  # somebody read only the first lines, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        guest = games.blamed(error)
        if guest is None:
            raise
        complain(wrong(guest))
        return WRONG


def _obeyed(words: list[str]) -> int:
    if words and not words[0].startswith("-"):
        name, *rest = words
        if name not in COMMANDS:
            raise BadOption(message("no-command", name=repr(name[:40]), known=", ".join(COMMANDS)))
        parser = Parser(f"{PROGRAM} {name}", say(f"about-{name}"))
        COMMANDS[name].describe(parser)
        return COMMANDS[name].run(parser.read(rest))
    parser = _overview()
    parser.read(words)
    parser.print_help()
    return 0


def version() -> str:
    return say("version-compiled" if meadhall.COMPILED else "version-interpreted", version=meadhall.__version__)


def _overview() -> Parser:
    """What there is, for who names no command."""
    parser = Parser(PROGRAM, say("about"), f"{PROGRAM} [-h] [--version] [{reader.OPTION} ..] {say('word-command')} ...")
    parser.flag("--version", say("help-version"), action="version", version=version())
    parser.list(say("commands"), {name: say(f"about-{name}") for name in COMMANDS})
    return parser


# What the commands want to know


def _about_play(parser: Parser) -> None:
    parser.place("game", "word-game", say("help-game-or-menu"), nargs="?")
    parser.option("--seats", "word-list", say("help-seats", person=PERSON, bots=_bots()))
    parser.option("--names", "word-list", say("help-names"))
    setup.about_table(parser)
    parser.option("--save", "word-file", say("help-save"))


def _about_learn(parser: Parser) -> None:
    parser.place("game", "word-game")
    parser.place("lesson", "word-lesson", say("help-lesson"), nargs="?")
    parser.flag("--again", say("help-again"))


def _about_resume(parser: Parser) -> None:
    parser.place("file", "word-file", say("help-saved"), nargs="?")


def _about_watch(parser: Parser) -> None:
    parser.place("game", "word-game")
    parser.option("--seats", "word-list", say("help-watched", bots=_bots()))
    parser.seconds("--speed", say("help-speed"), 0.8)
    setup.about_table(parser)


def _about_replay(parser: Parser) -> None:
    parser.place("file", "word-file")
    parser.number("--game", say("help-which-game"))


def _about_rules(parser: Parser) -> None:
    parser.place("game", "word-game")
    parser.place("words", "word-words", say("help-words"), nargs="*")


def _about_simulate(parser: Parser) -> None:
    parser.place("game", "word-game")
    parser.number("--games", say("help-games"), 100)
    parser.option("--seats", "word-list", say("help-simulated", bots=_bots()))
    setup.about_work(parser)
    parser.flag("--json", say("help-json"))
    parser.option("--out", "word-file", say("help-data-set"))
    parser.choice("--rows", "word-row", say("help-rows"), ("decision", "game"))
    setup.about_table(parser)


def _about_nothing(parser: Parser) -> None:
    pass


def _about_options(parser: Parser) -> None:
    parser.place("game", "word-game")


def _bots() -> str:
    """All kinds of bots, and the levels."""
    return ", ".join((*bots.KINDS, *bots.LEVELS))


# The commands


def _new_match(arguments: argparse.Namespace, kinds: list[str], names: str | None = None) -> Match:
    options = setup.parse_options(arguments.option)
    data = setup.check_data(arguments.game, len(kinds), options, arguments.data)
    seed = setup.any_seed() if arguments.seed is None else arguments.seed
    return setup.seat_match(arguments.game, kinds, seed, options, data, names)


def _kinds(arguments: argparse.Namespace, first: str, others: str) -> list[str]:
    game = games.game(arguments.game)
    if arguments.seats is None:
        return setup.default_seats(game, first, others)
    return setup.parse_seats(arguments.seats)


def _play(arguments: argparse.Namespace) -> int:
    from meadhall.cli.session import Session

    if arguments.game is None:
        from meadhall.cli.menu import welcome

        wish = welcome(console())
        if wish.saved is not None:
            return _go_on(str(wish.saved))
        arguments.game = wish.game
        kinds = wish.kinds if arguments.seats is None else setup.parse_seats(arguments.seats)
    else:
        kinds = _kinds(arguments, PERSON, "greedy")
    if PERSON not in kinds:
        raise BadOption(message("nobody-plays", person=PERSON, command=f"{PROGRAM} watch {arguments.game}"))
    match = _new_match(arguments, kinds, arguments.names)
    file = home.new_match_file(arguments.game) if arguments.save is None else Path(arguments.save)
    return Session(match, file, console()).play()


def _learn(arguments: argparse.Namespace) -> int:
    from meadhall.cli.learn import learn

    return learn(games.game(arguments.game).name, arguments.lesson or "", arguments.again, console())


def _resume(arguments: argparse.Namespace) -> int:
    return _go_on(arguments.file)


def _go_on(named: str | None) -> int:
    from meadhall.cli.learn import session

    file = home.last_match() if named is None else Path(named)
    if file is None:
        raise MeadhallError(message("nothing-saved"))
    return session(resume(load_match(file)), file, console()).play()


def _watch(arguments: argparse.Namespace) -> int:
    from meadhall.cli.watch import watch

    kinds = _only_bots(_kinds(arguments, "greedy", "greedy"), "watch")
    if not 0 <= arguments.speed <= 60:
        raise BadOption(message("wrong-speed", given=f"{arguments.speed:g}"))
    return watch(_new_match(arguments, kinds), console(), arguments.speed)


def _replay(arguments: argparse.Namespace) -> int:
    from meadhall.cli.replay import Replay, load

    return Replay(load(Path(arguments.file), arguments.game), console()).run()


def _rules(arguments: argparse.Namespace) -> int:
    from meadhall.cli import shelf

    return shelf.show_rules(arguments.game, " ".join(arguments.words), console())


def _simulate(arguments: argparse.Namespace) -> int:
    from meadhall.cli import simulation
    from meadhall.play.simulate import Plan

    kinds = _only_bots(_kinds(arguments, "greedy", "random"), "simulate")
    options = setup.parse_options(arguments.option)
    data = setup.check_data(arguments.game, len(kinds), options, arguments.data)
    seed = 0 if arguments.seed is None else arguments.seed
    plan = Plan(arguments.game, kinds, arguments.games, seed, options, data)
    if arguments.rows and arguments.out is None:
        raise BadOption(message("rows-without-out"))
    jobs = setup.jobs_of(arguments)
    setup.warn(kinds, games.game(plan.game).new(len(kinds), seed, options, data=data).setting)
    return simulation.run(plan, jobs, arguments.json, console(), arguments.out, arguments.rows or "decision")


def _games(arguments: argparse.Namespace) -> int:
    from meadhall.cli import shelf

    return shelf.show_games(console())


def _list_bots(arguments: argparse.Namespace) -> int:
    from meadhall.cli import shelf

    return shelf.show_bots(console())


def _options(arguments: argparse.Namespace) -> int:
    from meadhall.cli import shelf

    return shelf.show_options(arguments.game, console())


def _only_bots(kinds: list[str], command: str) -> list[str]:
    if PERSON in kinds:
        raise BadOption(message("only-bots", command=f"{PROGRAM} {command}", bots=_bots()))
    return kinds


class Command(NamedTuple):
    """What a command wants to know, and what it does then."""

    describe: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], int]


COMMANDS = {
    "play": Command(_about_play, _play),
    "resume": Command(_about_resume, _resume),
    "learn": Command(_about_learn, _learn),
    "watch": Command(_about_watch, _watch),
    "replay": Command(_about_replay, _replay),
    "review": Command(review.describe, review.run),
    "puzzles": Command(puzzles.describe, puzzles.run),
    "verify": Command(verify.describe, verify.run),
    "rules": Command(_about_rules, _rules),
    "simulate": Command(_about_simulate, _simulate),
    "arena": Command(arena.describe, arena.run),
    "train": Command(train.describe, train.run),
    "evaluate": Command(evaluation.describe, evaluation.run),
    "serve": Command(serve.describe, serve.run),
    "bot": Command(far_bot.describe, far_bot.run),
    "admin": Command(admin.describe, admin.run),
    "games": Command(_about_nothing, _games),
    "bots": Command(_about_nothing, _list_bots),
    "options": Command(_about_options, _options),
    "check": Command(check.describe, check.run),
    "new": Command(new.describe, new.run),
}


if __name__ == "__main__":
    sys.exit(main())
