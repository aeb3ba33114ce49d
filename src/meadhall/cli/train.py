"""`meadhall train`: a network for the bots that learn."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path

from rich.text import Text

from meadhall.cli import setup
from meadhall.cli.commandline import Parser
from meadhall.cli.terminal import console
from meadhall.cli.theme import SOFT
from meadhall.cli.words import message, say, text
from meadhall.engine.errors import MeadhallError
from meadhall.engine.language import spoken

INTERRUPTED = 130
ANY = ("searched", "explore", "trust")
WHOLE = ("seats", "rounds", "games", "iterations", "hidden", "evaluated")


def describe(parser: Parser) -> None:
    """The words of the command."""
    parser.place("game", "word-game")
    parser.option("--out", "word-folder", say("help-train-out"))
    for name in WHOLE:
        parser.number(f"--{name}", say(f"help-train-{name}"))
    parser.number("--seed", say("help-train-seed"))
    for name in ANY:
        parser.any_number(f"--{name}", say(f"help-train-{name}"))
    setup.about_work(parser)


def run(arguments: argparse.Namespace) -> int:
    """Train, or go on with it; Ctrl-C leaves all that was done for the next time."""
    for needed in ("torch", "numpy"):
        if importlib.util.find_spec(needed) is None:
            raise MeadhallError(message("train-lacks", name=needed))
    from meadhall.training.plan import Plan
    from meadhall.training.run import train

    said = {name: vars(arguments)[name] for name in (*WHOLE, *ANY, "seed")}
    plan = Plan(arguments.game, **{name: value for name, value in said.items() if value is not None})
    plan.check()
    jobs = setup.jobs_of(arguments)
    folder = Path(arguments.out or f"training-{plan.game}")
    out = console()
    try:
        weights = train(plan, folder, jobs, lambda words: out.print(Text(spoken(words))))
    except KeyboardInterrupt:
        out.print(text("train-interrupted", SOFT, folder=str(folder)))
        return INTERRUPTED
    out.print(text("train-done", SOFT, file=str(weights), game=plan.game))
    return 0
