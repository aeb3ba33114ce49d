"""The `meadhall` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import meadhall
from meadhall import bots, games
from meadhall.cli import arena, home, serve, setup
from meadhall.cli.terminal import complain, console
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.play.match import Match
from meadhall.play.save import load_match, resume
from meadhall.play.seat import PERSON

WRONG = 2  # the exit code of everything that a person got wrong


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, as everything here does."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message[:1].upper()}{message[1:]}; {self.prog} --help says what is possible.")
        raise SystemExit(WRONG)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    try:
        arguments = _parser().parse_args(argv)
        return _run(arguments)
    except MeadhallError as error:
        complain(str(error))
        return WRONG
    except KeyboardInterrupt:
        complain("")
        return 130
    except EOFError:
        complain("")
        return 0
    except BrokenPipeError:  # somebody read only the first lines, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def version() -> str:
    engine = "compiled" if meadhall.COMPILED else "interpreted"
    return f"meadhall {meadhall.__version__} ({engine} engine)"


def _parser() -> Parser:
    parser = Parser(prog="meadhall", description="Three Viking tabletop games in your terminal.")
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    play = commands.add_parser("play", help="play against bots, or with others at one keyboard")
    play.add_argument("game", nargs="?", metavar="GAME", help="without it, a menu leads you to a game")
    _add_seats(play, f"who sits where: {PERSON}, or a bot ({_bots()}), as in you,oarsman,jarl")
    play.add_argument("--names", metavar="A,B,...", help="what the seats are called")
    _add_table(play)
    play.add_argument("--save", metavar="FILE", help="where the match is kept, instead of your own folder")

    go_on = commands.add_parser("resume", help="go on with a saved match")
    go_on.add_argument("file", nargs="?", metavar="FILE", help="the match that was saved last, if not said")

    watch = commands.add_parser("watch", help="look on while bots play")
    watch.add_argument("game", metavar="GAME")
    _add_seats(watch, f"the bots ({_bots()}), as in jarl,greedy,random")
    watch.add_argument("--speed", type=float, default=0.8, metavar="SECONDS", help="between two decisions (0.8)")
    _add_table(watch)

    replay = commands.add_parser("replay", help="step through a record, a saved match, or a game of a data set")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--game", type=int, metavar="N", help="which one of a data set with a row for each game (0)")

    rules = commands.add_parser("rules", help="read the rules of a game")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("words", nargs="*", metavar="ID or WORDS", help="one rule, or all that speak of something")

    simulate = commands.add_parser("simulate", help="let bots play many games, and count")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    _add_seats(simulate, f"the bots ({_bots()}), as in greedy,random,random or greedy*4")
    simulate.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to share the work (1)")
    simulate.add_argument("--json", action="store_true", help="for programs")
    simulate.add_argument("--out", metavar="FILE", help="write a data set, a Parquet file (needs meadhall[rl])")
    simulate.add_argument("--rows", choices=("decision", "game"), help="of the data set (decision)")
    _add_table(simulate)

    arena.add_parser(commands)
    serve.add_parser(commands)

    commands.add_parser("games", help="list the games")
    options = commands.add_parser("options", help="list the options of a game")
    options.add_argument("game", metavar="GAME")
    return parser


def _add_seats(parser: argparse.ArgumentParser, words: str) -> None:
    parser.add_argument("--seats", metavar="A,B,...", help=words)


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same draws")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be said several times",
    )
    parser.add_argument("--data", metavar="FILE", help="your own component file, in the place of ours")


def _run(arguments: argparse.Namespace) -> int:
    from meadhall.cli import shelf

    command = arguments.command
    if command == "play":
        return _play(arguments)
    if command == "resume":
        return _resume(arguments.file)
    if command == "watch":
        return _watch(arguments)
    if command == "replay":
        from meadhall.cli.replay import Replay, load

        return Replay(load(Path(arguments.file), arguments.game), console()).run()
    if command == "rules":
        return shelf.show_rules(arguments.game, " ".join(arguments.words), console())
    if command == "simulate":
        return _simulate(arguments)
    if command == "arena":
        return arena.run(arguments)
    if command == "serve":
        return serve.run(arguments)
    if command == "games":
        return shelf.show_games(console())
    if command == "options":
        return shelf.show_options(arguments.game, console())
    _parser().print_help()
    return 0


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
            return _resume(str(wish.saved))
        arguments.game = wish.game
        kinds = wish.kinds if arguments.seats is None else setup.parse_seats(arguments.seats)
    else:
        kinds = _kinds(arguments, PERSON, "greedy")
    if PERSON not in kinds:
        raise BadOption(f"Nobody would play: put {PERSON} into --seats, or use meadhall watch {arguments.game}.")
    match = _new_match(arguments, kinds, arguments.names)
    file = home.new_match_file(arguments.game) if arguments.save is None else Path(arguments.save)
    return Session(match, file, console()).play()


def _resume(named: str | None) -> int:
    from meadhall.cli.session import Session

    file = home.last_match() if named is None else Path(named)
    if file is None:
        raise MeadhallError("There is no saved match; meadhall play begins one.")
    return Session(resume(load_match(file)), file, console()).play()


def _watch(arguments: argparse.Namespace) -> int:
    from meadhall.cli.watch import watch

    kinds = _only_bots(_kinds(arguments, "greedy", "greedy"), "watch")
    if not 0 <= arguments.speed <= 60:
        raise BadOption(f"The speed can't be {arguments.speed:g}; it is a pause of 0 to 60 seconds.")
    return watch(_new_match(arguments, kinds), console(), arguments.speed)


def _simulate(arguments: argparse.Namespace) -> int:
    from meadhall.cli import simulation
    from meadhall.play.simulate import Plan

    kinds = _only_bots(_kinds(arguments, "greedy", "random"), "simulate")
    options = setup.parse_options(arguments.option)
    data = setup.check_data(arguments.game, len(kinds), options, arguments.data)
    seed = 0 if arguments.seed is None else arguments.seed
    plan = Plan(arguments.game, kinds, arguments.games, seed, options, data)
    if arguments.rows and arguments.out is None:
        raise BadOption("--rows is about a data set; say where it shall be written, as in --out games.parquet.")
    return simulation.run(plan, arguments.jobs, arguments.json, console(), arguments.out, arguments.rows or "decision")


def _bots() -> str:
    """All kinds of bots, and the levels."""
    return ", ".join((*bots.KINDS, *bots.LEVELS))


def _only_bots(kinds: list[str], command: str) -> list[str]:
    if PERSON in kinds:
        raise BadOption(f"Nobody can sit at a table of meadhall {command}; its bots are {_bots()}.")
    return kinds


if __name__ == "__main__":
    sys.exit(main())
