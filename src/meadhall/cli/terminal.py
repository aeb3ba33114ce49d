"""Reading and writing: one console for what is shown, one for what went wrong, and lines that a player types."""

from __future__ import annotations

import io
import sys

from rich.console import Console
from rich.text import Text


def forgive() -> None:
    """A terminal that lacks a letter shows a question mark, and goes on."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def console() -> Console:
    """The player's screen."""
    return Console(highlight=False, emoji=False)


def number(word: str) -> int | None:
    """The number that was typed, if it is one.

    >>> number("12"), number("-1"), number("²")
    (12, None, None)
    """
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else None


def complain(sentence: str) -> None:
    """One sentence on standard error, unwrapped, so that it can be copied and searched for."""
    sys.stderr.write(sentence.rstrip() + "\n")


def ask(out: Console, question: Text) -> str:
    """What the player types; EOFError when there is nobody."""
    out.print(question, end=" ")
    out.file.flush()
    return input().strip()


def wipe(out: Console) -> None:
    """An empty screen, also for who scrolls back."""
    if out.is_terminal:
        out.file.write("\x1b[2J\x1b[3J\x1b[H")
        out.file.flush()


def turn_page(out: Console) -> None:
    """Begin at the top of the screen; in a file, go on after an empty line."""
    if out.is_terminal:
        out.clear()
    else:
        out.print()
