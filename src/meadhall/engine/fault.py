"""What is wrong with something that was read, as a message: what the library that checks it found, by its kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from meadhall.engine.message import Message, common

BOUNDS = ("expected", "ge", "gt", "le", "lt", "max_length", "min_length")  # what would be right, as the library has it


def first_fault(error: ValidationError) -> tuple[str, Message]:
    """Where it is, and what is wrong there."""
    first = error.errors(include_url=False)[0]
    return ".".join(map(str, first["loc"])), fault(first)


def fault(first: Mapping[str, Any]) -> Message:
    """English has the library's own words; other languages say what kind of fault it is, and what would be right."""
    said = str(first["msg"]).split(" at line")[0].rstrip(".")
    known = first.get("ctx", {})
    right = next((known[name] for name in BOUNDS if name in known), "")
    if isinstance(right, str):
        right = right.replace(" or ", ", ")  # values that it may have
    return common("fault", kind=first["type"], right=right, said=said[:1].lower() + said[1:])
