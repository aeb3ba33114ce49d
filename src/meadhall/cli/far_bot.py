"""`meadhall bot`: a bot of this machine sits down at a table of a running hall."""

from __future__ import annotations

import argparse
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from meadhall import bots
from meadhall.bots.levels import called
from meadhall.cli.commandline import Parser
from meadhall.cli.far_table import FarTable, sit_down
from meadhall.cli.setup import any_seed
from meadhall.cli.terminal import complain, console
from meadhall.cli.theme import GOLD, SOFT
from meadhall.cli.verify import BROKEN
from meadhall.cli.words import message, say, text
from meadhall.engine.language import spoken
from meadhall.engine.seal import fault_of

USUAL: Final = "jarl"
NAME_LENGTH: Final = 24  # as halls have it


def describe(parser: Parser) -> None:
    """The words of the command."""
    parser.option("--join", "word-link", say("help-join"), required=True)
    parser.option("--bot", "word-bot", say("help-far-bot", usual=USUAL), default=USUAL)
    parser.option("--name", "word-name", say("help-far-name"))


def run(arguments: argparse.Namespace) -> int:
    """Sit down and play to the end; Ctrl-C leaves the seat as it is, for somebody to go on."""
    bots.read_spec(arguments.bot)  # refuses what is none, before anybody sits down
    title = spoken(called(arguments.bot))
    name = arguments.name or say("far-name", bot=title[: NAME_LENGTH - 6])
    table = sit_down(arguments.join, name)
    out = console()
    seen = table.look()
    out.print(text("far-seated", bot=Text(title, style=f"bold {GOLD}"), table=str(seen["title"])))
    out.print(
        text("far-go-on", SOFT, command=f"meadhall bot --join {table.link} --bot {arguments.bot}"), soft_wrap=True
    )
    seen = play(table, bots.bot(arguments.bot, any_seed()), out)
    code = check_seal(table, out)
    out.print(Text(str(seen["result"]["words"]), style="bold"))
    return code


def check_seal(table: FarTable, out: Console) -> int:
    """At the end: does what is opened fit what was shown at the beginning?"""
    if not table.mark:
        return 0
    record = table.record()
    fault = fault_of(record)
    if fault is None and record.seal is not None and record.seal.mark != table.mark:
        fault = message("far-seal-changed", before=table.mark, now=record.seal.mark)
    if fault is None and table.word and record.seal is not None and table.word not in record.seal.words:
        fault = message("seal-lacks-word", word=repr(table.word))
    if fault is not None:
        complain(spoken(fault))
        return BROKEN
    if table.word:
        out.print(text("far-seal-fits", SOFT), soft_wrap=True)
    return 0


def play(table: FarTable, mind: bots.Bot, out: Console) -> dict[str, Any]:
    """Decide whenever the seat is asked; returns the table at its end."""
    told = False
    for _ in table.changes():
        while True:
            seen = table.look()
            if table.mark and not told:
                told = True
                out.print(text("far-seal", SOFT, seal=table.mark), soft_wrap=True)
            if seen["result"] is not None:
                return seen
            if seen["undo"]["asked_by"] is not None and seen["you"] not in seen["undo"]["agreed"]:
                table.agree()
            if not seen["yours"]:
                break
            view = table.view()
            if view.seat not in view.deciders():
                continue  # it has moved on meanwhile
            action = mind.choose(view)
            out.print(Text(f"{view.table.decisions + 1}. ", style=SOFT).append(spoken(view.describe(action))))
            table.act(action, view.table.decisions)
    raise AssertionError  # changes have no end
