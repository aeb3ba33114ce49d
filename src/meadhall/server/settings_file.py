"""Where a hall's settings come from: a TOML file, then variables of the environment, then the command line.

Whatever `Opening`, `Settings` and `Limits` have can be said, under its own name: in the file as `port = 80`, with
limits in a table `[limits]`; in the environment as MEADHALL_SERVE_PORT or MEADHALL_SERVE_LIMITS_CHAT. What nobody knows
is refused with a sentence, so that no slip of the pen goes unnoticed.
"""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from meadhall.engine.errors import BadOption, MeadhallError, why
from meadhall.server.settings import ALWAYS_ALLOWED, Limits, Settings
from meadhall.server.words import say

PREFIX: Final = "MEADHALL_SERVE_"
PORT: Final = 8765
MOST_PROCESSES: Final = 64
LOGS: Final = ("plain", "json")
# What nothing would go on with.
MORE_THAN_NOTHING: Final = (
    *("lease", "sweep", "heartbeat", "snapshot_every", "overtime", "reading", "limits.round"),
    *("limits.reads", "limits.writes", "limits.new_tables", "limits.chat"),
)


@dataclass(frozen=True)
class Opening:
    """Where a hall opens, and what it is kept in."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""  # a file (in the player's own folder), or postgresql://…
    processes: int = 1
    peers: str = "127.0.0.1"  # this machine's address, at which other halls of the database pass on requests
    proxies: tuple[str, ...] = ("127.0.0.1",)  # whose word on a client's address is believed
    log: str = "plain"  # or "json": each line an object, with the match that it is about
    metrics: bool = False  # at /metrics, for who reads them from this machine or one of `proxies`

    def __post_init__(self) -> None:
        if not 1 <= self.processes <= MOST_PROCESSES:
            raise BadOption(say("wrong-processes", given=str(self.processes), most=str(MOST_PROCESSES)))
        if self.log not in LOGS:
            raise BadOption(say("wrong-log", given=repr(self.log), known=", ".join(LOGS)))


@dataclass(frozen=True)
class Chosen:
    """All that was said about a hall."""

    opening: Opening
    settings: Settings


def choose(file: Path | None, said: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Chosen:
    """What the file says, unless the environment says otherwise, unless it was `said` on the command line."""
    told = _from_file(file) if file is not None else {}
    told |= _from_environment(os.environ if environment is None else environment)
    told |= said
    limits = {name.removeprefix("limits."): value for name, value in told.items() if name.startswith("limits.")}
    settings = replace(Settings(limits=Limits(**limits)), **{name: told[name] for name in told if name in SETTINGS})
    if "bots" in told:
        settings = replace(settings, bots=tuple(dict.fromkeys((*ALWAYS_ALLOWED, *settings.bots))))
    return Chosen(Opening(**{name: told[name] for name in told if name in OPENING}), settings)


def _named(kind: type[Any]) -> dict[str, Field[Any]]:
    return {field.name: field for field in fields(kind) if field.name != "limits"}


OPENING: Final = _named(Opening)
SETTINGS: Final = _named(Settings)
LIMITS: Final = _named(Limits)
KNOWN: Final = {**OPENING, **SETTINGS, **{f"limits.{name}": field for name, field in LIMITS.items()}}


def _from_file(file: Path) -> dict[str, Any]:
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise MeadhallError(say("cant-read-settings", file=str(file), reason=why(error))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MeadhallError(say("cant-understand-settings", file=str(file), reason=str(error))) from None
    limits = told.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadOption(say("limits-no-table", file=str(file)))
    found = {**told, **{f"limits.{name}": value for name, value in limits.items()}}
    return {name: _checked(name, value, "setting-unknown-in-file", str(file)) for name, value in found.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for variable in sorted(environment):
        if variable.startswith(PREFIX):
            name = variable.removeprefix(PREFIX).lower()
            name = f"limits.{name.removeprefix('limits_')}" if name.startswith("limits_") else name
            found[name] = _checked(name, environment[variable], "setting-unknown-in-environment", variable)
    return found


def _checked(name: str, value: Any, unknown: str, where: str) -> Any:
    """The value as the setting has it, if there is such a setting and it can be that."""
    if name not in KNOWN:
        sentence = say(unknown, name=name, where=where)
        near = difflib.get_close_matches(name, KNOWN, 1)
        raise BadOption(say("did-you-mean", sentence=sentence, near=near[0]) if near else sentence)
    found = _value(name, value, _usual(KNOWN[name]))
    if isinstance(found, (int, float)) and (found < 0 or (found == 0 and name in MORE_THAN_NOTHING)):
        words = "setting-above" if name in MORE_THAN_NOTHING else "setting-negative"
        raise BadOption(say(words, name=name, given=str(value)))
    return found


def _usual(field: Field[Any]) -> Any:
    """What it is if nobody says otherwise, which also says of what kind it is."""
    return field.default if field.default is not MISSING else None


def _value(name: str, value: Any, usual: Any) -> Any:
    try:
        if isinstance(usual, bool):
            return _yes_or_no(value)
        if isinstance(usual, tuple):
            return (
                tuple(part.strip() for part in value.split(",")) if isinstance(value, str) else tuple(map(str, value))
            )
        if usual is None or isinstance(usual, int):
            return _whole(value)
        if isinstance(usual, float):
            return _number(value)
    except (TypeError, ValueError):
        kind = {bool: "yes-or-no", tuple: "list", float: "number"}.get(type(usual), "whole")
        raise BadOption(say(f"setting-{kind}", name=name, given=repr(value))) from None
    if not isinstance(value, str):
        raise BadOption(say("setting-text", name=name, given=repr(value)))
    return value


def _yes_or_no(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if value not in ("true", "false"):
        raise ValueError
    return bool(value == "true")


def _whole(value: Any) -> int:
    if isinstance(value, (bool, float)):
        raise TypeError
    return int(value)


def _number(value: Any) -> float:
    if isinstance(value, bool):
        raise TypeError
    found = float(value)
    if not abs(found) < float("inf"):
        raise ValueError
    return found
