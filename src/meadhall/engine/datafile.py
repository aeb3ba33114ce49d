"""Reading component files: TOML, checked by a model, with errors that name file, entry and field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from meadhall.engine.errors import BadData


class Entry(BaseModel):
    """Base of everything that a component file may say: no unknown fields, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


M = TypeVar("M", bound=BaseModel)


def parse(text: str, source: str) -> dict[str, Any]:
    """The file as plain data, or a sentence that says where it is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{source} is not a TOML file: {error}.") from None


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
    return f"{message}, not {first['input']!r}" if "input should" in message else message
