"""Reading the words of a command: argparse, which says what is wrong in one sentence, as everything here does."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn, TypeVar

from meadhall.cli.reader import OPTION
from meadhall.cli.words import message, say
from meadhall.engine.errors import BadOption
from meadhall.engine.language import LANGUAGES
from meadhall.engine.message import Listing, Message

T = TypeVar("T")


class Help(argparse.HelpFormatter):
    """Help whose frame is in the reader's language too."""

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{say('usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """The words of one command. argparse has English sentences for what is wrong: they are replaced by ours."""

    def __init__(self, prog: str, about: str, usage: str | None = None) -> None:
        super().__init__(
            prog=prog,
            usage=usage,
            description=about,
            formatter_class=Help,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._needed: list[str] = []
        self._flags: set[str] = set()
        self._lists: list[tuple[str, dict[str, str]]] = []
        self._places = self.add_argument_group(say("arguments"))
        self._options = self.add_argument_group(say("options"))
        self._options.add_argument("-h", "--help", action="help", help=say("help-help"))
        self._options.add_argument(
            OPTION, metavar=say("word-language"), help=say("help-language", languages=", ".join(LANGUAGES))
        )
        self._flags.add("-h/--help")

    def place(self, name: str, called: str, words: str | None = None, *, nargs: str | None = None) -> None:
        """What has to be said at this place, or may be."""
        metavar = say(called)
        self._places.add_argument(name, metavar=metavar, help=_plain(words), nargs=nargs)
        if nargs is None:
            self._needed.append(metavar)

    def option(self, name: str, called: str, words: str, **more: Any) -> None:
        """What may be said anywhere, with a value; `called` is what the value is called."""
        self._options.add_argument(name, metavar=say(called), help=_plain(words), **more)
        if more.get("required"):
            self._needed.append(name)

    def number(self, name: str, words: str, default: int | None = None) -> None:
        """A whole number."""
        self.option(name, "word-number", words, type=self._checked(name, int, "not-whole"), default=default)

    def seconds(self, name: str, words: str, default: float) -> None:
        """Any number."""
        self.option(name, "word-seconds", words, type=self._checked(name, float, "no-number"), default=default)

    def any_number(self, name: str, words: str) -> None:
        """Any number, or nothing."""
        self.option(name, "word-number", words, type=self._checked(name, float, "no-number"))

    def days(self, name: str, words: str) -> None:
        """Any number, or nothing."""
        self.option(name, "word-days", words, type=self._checked(name, float, "no-number"))

    def choice(self, name: str, called: str, words: str, choices: Sequence[str]) -> None:
        """One of a few words."""

        def read(word: str) -> str:
            if word not in choices:
                raise ValueError
            return word

        self.option(name, called, words, type=self._checked(name, read, "none-of", known=", ".join(choices)))

    def flag(self, name: str, words: str, **more: Any) -> None:
        """What may be said, without a value."""
        self._options.add_argument(name, help=_plain(words), **({"action": "store_true"} | more))
        self._flags.add(name)

    def list(self, title: str, entries: dict[str, str]) -> None:
        """What else the help tells of."""
        self._lists.append((title, entries))

    def format_help(self) -> str:
        lines = [super().format_help()]
        width = shutil.get_terminal_size().columns - 2  # as argparse itself has it
        for title, entries in self._lists:
            lines.append(f"\n{title}:\n")
            wide = max(map(len, entries)) + 4
            for name, words in entries.items():
                told = textwrap.fill(words, width, initial_indent=" " * wide, subsequent_indent=" " * wide)
                lines.append(f"  {name:<{wide - 2}}{told[wide:]}\n")
        return "".join(lines)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """What was said; who says it wrong is told what is possible."""
        try:
            found, others = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise BadOption(self._wrong(error.argument_name)) from None
        if others:
            known = Listing([repr(word) for word in others])
            raise BadOption(message("unknown-words", words=known, count=len(others), command=self.prog))
        return found

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)

    def _wrong(self, argument: str | None) -> Message:
        """Nothing else can be wrong here: values are checked by us, and words that are not known are left over."""
        if argument is None:
            return message("lacks-words", needed=Listing(list(self._needed)), command=self.prog)
        name = "takes-no-value" if argument in self._flags else "lacks-value"
        return message(name, argument=argument, command=self.prog)

    def _checked(self, argument: str, read: Callable[[str], T], name: str, **more: object) -> Callable[[str], T]:
        """How a value is read; what is no such value is refused by the message of that name."""

        def checked(word: str) -> T:
            try:
                return read(word)
            except ValueError:
                given = repr(word[:40])
                raise BadOption(message(name, argument=argument, given=given, command=self.prog, **more)) from None

        return checked


def _plain(words: str | None) -> str | None:
    """Help that means what it says: to argparse a per cent sign is the beginning of something else."""
    return None if words is None else words.replace("%", "%%")
