"""Reading component files: TOML, checked by a model, with errors that name file, entry and field."""

from __future__ import annotations

import re
import reprlib
import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from meadhall.engine.errors import BadData


class Entry(BaseModel):
    """Base of everything that a component file may say: no unknown fields, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


M = TypeVar("M", bound=BaseModel)


LONGEST: Final = 256 * 1024  # letters of a file
DEEPEST_KEY: Final = 8  # parts of a dotted key

# Strings and comments, whether they end or not: each takes what it has looked at, so that all takes one pass.
_QUOTED = re.compile(
    r"""
    \"{3} (?: [^\\] | \\. )*? (?: \"{3} | \\?\Z )
    | " (?: [^"\\\n] | \\. )* \\? "?
    | '{3} .*? (?: '{3} | \Z )
    | ' [^'\n]* '?
    | \# [^\n]*
    """,
    re.DOTALL | re.VERBOSE,
)
_DOTTED = re.compile(rf"(?:\.[ \t]*(?:[\w-]+|\"\")[ \t]*){{{DEEPEST_KEY}}}")


def parse(text: str, source: str) -> dict[str, Any]:
    """The file as plain data, or a sentence that says where it is no TOML.

    The reader takes its time with long files, and far too long with keys of many parts.
    """
    if len(text) > LONGEST:
        raise BadData(f"{source} has {len(text)} letters; a component file has at most {LONGEST}.")
    if _DOTTED.search(_QUOTED.sub(_without, text)) is not None:
        raise BadData(f"{source} has a key of more than {DEEPEST_KEY} parts; no component is that deep.")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{source} is not a TOML file: {error}.") from None
    except RecursionError:
        raise BadData(f"{source} has lists within lists, deeper than anybody can read.") from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise BadData(f"{source} has a number in it that is too long.") from None


def _without(found: re.Match[str]) -> str:
    return "" if found[0].startswith("#") else '""'


def read(file: Traversable) -> dict[str, Any]:
    """A file of a game's own folder as plain data; a file that is not there says nothing."""
    return parse(file.read_text(encoding="utf-8"), file.name) if file.is_file() else {}


def own_file(game: str, name: str) -> dict[str, Any]:
    """One of the files in the game's own data folder."""
    return read(resources.files(f"meadhall.games.{game}") / "data" / name)


def check(model: type[M], facts: Mapping[str, Any], source: str) -> M:
    """The facts as the model's object; what is wrong is named by section, entry and field."""
    try:
        return model.model_validate(dict(facts))
    except RecursionError:
        raise BadData(f"{source} has lists within lists, deeper than anybody can read.") from None
    except ValidationError as error:
        first = error.errors()[0]
        raise BadData(f"{source}, {_place(first['loc'], facts)}: {_reason(first)}.") from None


def _place(location: tuple[int | str, ...], facts: Any) -> str:
    """'tile T3, field a' rather than 'tile.2.a'."""
    named: list[str] = []
    at = facts
    for part in location:
        at = at[part] if _leads_on(at, part) else None
        if isinstance(part, int):
            ident = at.get("id") if isinstance(at, Mapping) else None
            named.append(str(ident) if ident else f"entry {part + 1}")
        else:
            named.append(part if at is not None and isinstance(at, (list, Mapping)) else f"field {part}")
    return " ".join(named).replace(" field", ", field")


def _leads_on(at: Any, part: int | str) -> bool:
    if isinstance(at, Mapping):
        return part in at
    return isinstance(at, list) and isinstance(part, int) and part < len(at)


def _reason(first: Any) -> str:
    message = str(first["msg"]).removeprefix("Value error, ")
    message = message[:1].lower() + message[1:]
    if first["type"] == "missing":
        return "this field is missing"
    if first["type"] == "extra_forbidden":
        return "there is no such field"
    return f"{message}, not {reprlib.repr(first['input'])}" if "input should" in message else message
