"""The ledger: one line of JSON for each game that was finished, so that none is ever played twice."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from meadhall.arena.plan import Plan
from meadhall.arena.played import Played
from meadhall.arena.words import say
from meadhall.engine.errors import MeadhallError, why
from meadhall.engine.message import Listing

FORMAT = "meadhall-arena/1"


class BadLedger(MeadhallError):
    """A results file that belongs to something else."""


class Ledger:
    """Results of one plan in an append-only file, or in memory if there is no path.

    A line that a crash has cut off in the middle is dropped when the file is opened again.
    """

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.played: dict[int, Played] = {}
        self._file: TextIO | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        try:
            fresh = not path.exists() or path.stat().st_size == 0
            if not fresh:
                fresh = not self._load(path)
            self._file = path.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadLedger(say("cant-use", path=str(path), reason=why(error))) from None
        except UnicodeDecodeError:
            raise BadLedger(say("not-text", path=str(path))) from None
        if fresh:
            self._write({"format": FORMAT, "plan": self.plan.facts()})

    def _load(self, path: Path) -> bool:
        """Read what is there; False if not even the first line was finished."""
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.decode("utf-8").splitlines()
        if not lines:
            _must_be_ours(content.startswith(b'{"format'), path)
        else:
            self._check_first(_parsed(lines[0], path, 1), path)
            for number, line in enumerate(lines[1:], start=2):
                if line.strip():  # an editor may have left blank ones at the end
                    game = self._read(_parsed(line, path, number), path, number)
                    self.played.setdefault(game.number, game)
        if len(whole) < len(content):
            with path.open("r+b") as file:
                file.truncate(len(whole))
        return bool(lines)

    def _read(self, facts: dict[str, Any], path: Path, number: int) -> Played:
        """The game of a line, if it is one of the plan's."""
        try:
            game = Played.of(facts)
        except (TypeError, ValueError, OverflowError):
            raise _no_game(path, number) from None
        if tuple(sorted(game.lineup)) not in self.plan.companies:
            raise _no_game(path, number)
        return game

    def _check_first(self, facts: dict[str, Any], path: Path) -> None:
        _must_be_ours(facts.get("format") == FORMAT, path)
        kept, wanted = facts.get("plan"), self.plan.facts()
        if kept == wanted:
            return
        _must_be_ours(isinstance(kept, dict), path)
        assert isinstance(kept, dict)
        differs = [name for name in wanted if kept.get(name) != wanted[name]]
        was = [say("was", name=name, value=repr(kept.get(name))) for name in differs if name != "data"]
        if was:
            raise BadLedger(say("other-plan", path=str(path), was=Listing(list(was))))
        raise BadLedger(say("other-data", path=str(path)))

    def add(self, game: Played) -> None:
        """A game is finished: it is in the file before anything else happens."""
        if game.number not in self.played:
            self.played[game.number] = game
            self._write(asdict(game))

    def _write(self, facts: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(facts, separators=(",", ":")) + "\n")
            self._file.flush()

    def results(self, numbers: Iterable[int]) -> list[Played]:
        """Those of the games that are finished, in the order of the plan."""
        return [self.played[number] for number in sorted(numbers) if number in self.played]

    def close(self) -> None:
        if self._file is not None:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _must_be_ours(is_ours: bool, path: Path) -> None:
    if not is_ours:
        raise BadLedger(say("no-ledger", path=str(path)))


def _parsed(line: str, path: Path, number: int) -> dict[str, Any]:
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError):
        facts = None
    if not isinstance(facts, dict):
        _must_be_ours(number > 1, path)
        raise _no_game(path, number)
    return facts


def _no_game(path: Path, number: int) -> BadLedger:
    return BadLedger(say("no-result", path=str(path), line=str(number)))
