"""Guests: games and bots that other installed packages bring, by their entry points.

A package says in its `pyproject.toml` what it brings:

    [project.entry-points."meadhall.games"]
    hnefatafl = "hnefatafl.game:GAME"

Nothing is imported before somebody asks for it. Whatever is wrong with a guest is said in a sentence that names it and
its package, once, and nobody else has to care.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Generic, TypeVar

from meadhall.engine.errors import BadGuest, MeadhallError
from meadhall.engine.message import Listing, Message

T = TypeVar("T")

GAME: Final = "game"
BOT: Final = "bot"


class Door(Generic[T]):
    """Where guests of one kind come in. `own` are the names of our own, which nobody else can have.

    `welcome` makes sure that what an entry point leads to is what it should be, and raises whatever it likes if not.
    """

    def __init__(self, kind: str, own: Sequence[str], welcome: Callable[[str, object], T]) -> None:
        self.kind: Final = kind
        self._own: Final = frozenset(own)
        self._welcome: Final = welcome
        self._entries: dict[str, EntryPoint] | None = None
        self._inside: dict[str, T] = {}
        self._refused: dict[str, list[BadGuest]] = {}

    @property
    def group(self) -> str:
        """The group of entry points."""
        return f"meadhall.{self.kind}s"

    def names(self) -> list[str]:
        """Who may be asked for: all that nothing is known against, in the order of the alphabet."""
        return sorted(name for name in self._invited() if name not in self._refused)

    def package(self, name: str) -> str:
        """Who brings it: the package and its version; nothing for one of our own."""
        entry = self._invited().get(name)
        return "" if entry is None else _package(entry)

    def open(self, name: str) -> T | None:
        """What the guest brings; None if there is no such guest. A BadGuest says what is wrong with one."""
        if name in self._inside:
            return self._inside[name]
        entry = self._invited().get(name)
        if name in self._refused and name not in self._own:
            raise self._refused[name][0]
        if entry is None:
            return None
        try:
            found = self._welcome(name, entry.load())
        except (Exception, SystemExit) as error:  # it is somebody else's code: anything can happen
            bad = self._bad("broken", entry, reason=reason(error))
            self._refused[name] = [bad]
            raise bad from error
        self._inside[name] = found
        return found

    def all(self) -> list[T]:
        """Every guest that nothing is wrong with."""
        found = []
        for name in self.names():
            try:
                guest = self.open(name)
            except BadGuest:
                continue
            if guest is not None:
                found.append(guest)
        return found

    def opened(self) -> list[T]:
        """Every guest that somebody has asked for."""
        return list(self._inside.values())

    def faults(self) -> list[BadGuest]:
        """What is wrong with those that had to stay outside."""
        self.all()
        return [fault for name in sorted(self._refused) for fault in self._refused[name]]

    def turn_out(self, name: str, fault: BadGuest) -> None:
        """It was inside, and has to leave."""
        self._inside.pop(name, None)
        self._refused[name] = [fault]

    def look_again(self) -> None:
        """Somebody has come or gone: forget who was there."""
        self._entries = None
        self._inside = {}
        self._refused = {}

    def _invited(self) -> dict[str, EntryPoint]:
        if self._entries is None:
            self._entries = {}
            named: dict[str, list[EntryPoint]] = {}
            for entry in entry_points(group=self.group):
                named.setdefault(entry.name, []).append(entry)
            for name, entries in named.items():
                if name in self._own:
                    self._refused[name] = [self._bad("taken", entry) for entry in entries]
                elif len(entries) > 1:
                    packages = Listing([_package(entry) for entry in entries])
                    self._refused[name] = [self._bad("twice", entries[0], packages=packages)]
                else:
                    self._entries[name] = entries[0]
        return self._entries

    def _bad(self, why: str, entry: EntryPoint, **args: object) -> BadGuest:
        known = {"kind": self.kind, "name": entry.name, "package": _package(entry), **args}
        return BadGuest(Message("engine", f"guest-{why}", tuple(known.items())))


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.value


def reason(error: BaseException) -> str:
    """What went wrong in somebody else's code, in one line; our own sentences as they are.

    >>> reason(MeadhallError("The sea is empty.")), reason(KeyError("ship"))
    ('The sea is empty.', "KeyError: 'ship'.")
    """
    if isinstance(error, MeadhallError):
        return str(error)
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}." if text else f"{type(error).__name__}."
