"""`meadhall check`: does a game keep the laws of every game?"""

from __future__ import annotations

import argparse
from importlib import import_module

from rich.text import Text

from meadhall import games
from meadhall.cli.commandline import Parser
from meadhall.cli.terminal import complain, console
from meadhall.cli.theme import BLOOD, GOLD, MOSS, SOFT
from meadhall.cli.words import message, say, text
from meadhall.engine import introduction
from meadhall.engine.errors import BadOption
from meadhall.engine.language import spoken

BROKEN = 1  # the exit code if a law is
MOST_SEEDS = 10_000


def describe(parser: Parser) -> None:
    """The words of the command."""
    parser.place("game", "word-game")
    parser.number("--seeds", say("help-law-seeds"))
    parser.option("--about", "word-about", say("help-law-about"), default="")


def run(arguments: argparse.Namespace) -> int:
    """Each law in a line, as it is looked at; what is broken is said in a sentence that names the game.

    The laws themselves are told in English, as the code that breaks them is.
    """
    name, seeds, about = arguments.game, arguments.seeds, arguments.about
    game = games.game(name)
    if seeds is not None and not 1 <= seeds <= MOST_SEEDS:
        raise BadOption(message("wrong-seeds", given=seeds, most=MOST_SEEDS))
    laws = import_module("meadhall.testing.laws")  # the kit lies outside of everything, and is opened for this alone
    if not laws.laws(about):
        known = ", ".join(dict.fromkeys(law.about for law in laws.LAWS))
        raise BadOption(message("no-law-about", given=repr(about), known=known))
    out = console()
    title = spoken(introduction.title(game))
    out.print(Text.assemble((title, f"bold {GOLD}"), (f"  {games.DOOR.package(name)}", SOFT)))
    faults = []
    kept = 0
    for verdict in laws.check(name, seeds, about):
        kept += not verdict.fault
        mark = ("✗", f"bold {BLOOD}") if verdict.fault else ("✓", MOSS) if verdict.looked else ("·", SOFT)
        told = verdict.fault or say("law-looked", looked=verdict.looked)
        out.print(Text.assemble(mark, f" {verdict.law.about}: {verdict.law} ", (told, SOFT)))
        if verdict.fault:
            about_it = {"game": title, "name": name, "about": verdict.law.about, "law": str(verdict.law)}
            faults.append(say("law-broken", **about_it, fault=verdict.fault))
    for fault in faults:
        complain(fault)
    if not faults:
        out.print(text("laws-kept", "bold", game=title, laws=kept))
    return BROKEN if faults else 0
