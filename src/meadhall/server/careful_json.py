"""Reading what strangers send: what is odd is refused with a sentence before anything is made of it.

Everything here takes time in proportion to what was sent, and never more.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, Final

from meadhall.server.problems import Problem

DEEPEST: Final = 32  # lists and objects within each other
LONGEST_NUMBER: Final = 100  # digits; a seed of 256 bits has 78

_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_HALF = re.compile(rb"\\u[dD][89a-fA-F]")  # of a letter beyond the 65,536th


def read_json(body: bytes) -> Any:
    """What the JSON says. Refused: what is no JSON, what is too deep, and what different readers read differently.

    >>> read_json(b'{"seat": 1}')
    {'seat': 1}
    """
    try:
        found = json.loads(
            body.decode("utf-8"),
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_no_number,
        )
    except UnicodeDecodeError:
        raise Problem(400, "The body is not text: JSON is written in UTF-8.") from None
    except RecursionError:
        raise _too_deep() from None
    except ValueError:
        raise Problem(422, "The body is not JSON.") from None
    if _is_deep(body):
        raise _too_deep()
    if _HALF.search(body) is not None:
        try:
            json.dumps(found, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError:
            raise half_a_letter() from None
    return found


def half_a_letter() -> Problem:
    return Problem(400, "There is half a letter in it (a lone surrogate). Send whole letters, as UTF-8 writes them.")


def _too_deep() -> Problem:
    return Problem(400, f"Lists and objects lie within each other more than {DEEPEST} deep in this.")


def _is_deep(body: bytes) -> bool:
    """Is anything left when the innermost brackets are taken away so many times? The body is known to be JSON."""
    left = _STRING.sub(b"", body).translate(None, _NO_BRACKETS)
    for _ in range(DEEPEST):
        if not left:
            return False
        left = left.replace(b"[]", b"").replace(b"{}", b"")
    return bool(left)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise Problem(422, f"The field {name[:40]!a} is there twice; say it once.")
            seen.add(name)
    return found


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise Problem(400, f"There is a number with {len(text)} digits in it; {LONGEST_NUMBER} are taken.")
    return int(text)


def _fraction(text: str) -> float:
    if len(text) > LONGEST_NUMBER:
        raise Problem(400, f"There is a number with {len(text)} digits in it; {LONGEST_NUMBER} are taken.")
    found = float(text)
    if not math.isfinite(found):
        raise Problem(400, f"The number {text} is too large.")
    return found


def _no_number(text: str) -> float:
    raise Problem(422, f"{text} is no number in JSON.")


_CHARSET = re.compile(r"charset\s*=\s*\"?([^\s;\"]*)", re.IGNORECASE)
LONGEST_TYPE: Final = 256


def check_type(content_type: str) -> None:
    """Refuse text that is not UTF-8: some of Python's other codecs are slow, and some make half letters."""
    if len(content_type) > LONGEST_TYPE:
        raise Problem(400, f"The content type has {len(content_type)} letters; {LONGEST_TYPE} are taken.")
    for charset in _CHARSET.findall(content_type):
        if charset.lower() not in ("utf-8", "utf8", "us-ascii"):
            raise Problem(415, f"Text in {charset[:20]!a} is not read here. Send UTF-8.")
