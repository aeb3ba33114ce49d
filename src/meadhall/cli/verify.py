"""`meadhall verify`: was the deal of a match fixed before its first move?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from meadhall import games
from meadhall.cli.commandline import Parser
from meadhall.cli.replay import load
from meadhall.cli.terminal import complain, console
from meadhall.cli.theme import GOLD, SOFT
from meadhall.cli.words import message, say
from meadhall.engine.errors import BadOption
from meadhall.engine.language import spoken
from meadhall.engine.message import Message
from meadhall.engine.record import Record
from meadhall.engine.seal import Seal, fault_of

FITS: Final = 0
BROKEN: Final = 1  # the exit code of a seal that does not fit
UNSEALED: Final = 3  # and of a record that has none
SHORTEST: Final = 8  # letters of a seal that was noted in short


def describe(parser: Parser) -> None:
    parser.place("file", "word-file")
    parser.option("--seal", "word-hash", say("help-seal"))
    parser.option("--word", "word-words", say("help-seal-word"))
    parser.flag("--json", say("help-json"))


def run(arguments: argparse.Namespace) -> int:
    record = load(Path(arguments.file))
    noted = None if arguments.seal is None else _noted(arguments.seal)
    fault = fault_of(record) or _another(record, noted, arguments.word)
    if fault is None:
        games.rebuild(record)  # what is sealed can be played as well, or the decision that can't is named
    code = FITS if fault is None else UNSEALED if record.seal is None else BROKEN
    if arguments.json:
        facts = {"fits": fault is None, "sentence": None if fault is None else spoken(fault), "seal": _facts(record)}
        console().print(json.dumps(facts, indent=2), soft_wrap=True, markup=False, highlight=False)
    elif fault is not None:
        complain(spoken(fault))
    else:
        assert record.seal is not None
        _tell(record, record.seal, noted is not None, console())
    return code


def _noted(text: str) -> str:
    """The seal as somebody has noted it, whole or its beginning."""
    plain = "".join(text.split()).replace("-", "").lower()
    if len(plain) < SHORTEST or set(plain) - set("0123456789abcdef"):
        raise BadOption(message("no-seal-given", given=repr(text[:80]), least=SHORTEST))
    return plain


def _another(record: Record, noted: str | None, word: str | None) -> Message | None:
    """Is it another seal than the one that was noted, or a word missing that was given?"""
    seal = record.seal
    if seal is None:
        return None
    if noted is not None and not seal.mark.startswith(noted) and not seal.promise.startswith(noted):
        return message("seal-another", noted=noted[:64], seal=seal.mark)
    if word is not None and word not in seal.words:
        return message("seal-lacks-word", word=repr(word[:40]))
    return None


def _facts(record: Record) -> dict[str, object] | None:
    return None if record.seal is None else record.seal.model_dump()


def _tell(record: Record, seal: Seal, compared: bool, out: Console) -> None:
    out.print(Text(say("seal-fits" if compared else "seal-fits-itself"), style=f"bold {GOLD}"), soft_wrap=True)
    rows = [("seal", seal.mark), ("promise", seal.promise), ("secret", seal.secret), ("salt", seal.salt)]
    for name, value in rows:
        out.print(Text(f"{say(f'seal-{name}')}  ", style=SOFT).append(value, style="default"), soft_wrap=True)
    names = record.names or [say("seal-seat", seat=seat + 1) for seat in range(record.seats)]
    for name, word in zip(names, seal.words):
        said = say("seal-word", name=name)
        out.print(Text(f"{said}  ", style=SOFT).append(word or say("seal-no-word"), style="default"), soft_wrap=True)
