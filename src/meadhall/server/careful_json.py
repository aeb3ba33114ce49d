"""Reading what strangers send: what is odd is refused with a sentence before anything is made of it.

Everything here takes time in proportion to what was sent, and never more.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, Final

from meadhall.server.problems import Problem
from meadhall.server.words import say

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
        raise Problem(400, say("not-text")) from None
    except RecursionError:
        raise _too_deep() from None
    except ValueError:
        raise Problem(422, say("not-json")) from None
    if _is_deep(body):
        raise _too_deep()
    if _HALF.search(body) is not None:
        try:
            json.dumps(found, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError:
            raise half_a_letter() from None
    return found


def half_a_letter() -> Problem:
    return Problem(400, say("half-a-letter"))


def _too_deep() -> Problem:
    return Problem(400, say("too-deep", deepest=DEEPEST))


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
                raise Problem(422, say("field-twice", field=ascii(name[:40])))
            seen.add(name)
    return found


def _too_long(text: str) -> Problem:
    return Problem(400, say("number-too-long", digits=len(text), most=LONGEST_NUMBER))


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise _too_long(text)
    return int(text)


def _fraction(text: str) -> float:
    if len(text) > LONGEST_NUMBER:
        raise _too_long(text)
    found = float(text)
    if not math.isfinite(found):
        raise Problem(400, say("number-too-large", number=text))
    return found


def _no_number(text: str) -> float:
    raise Problem(422, say("no-number", number=text))


_CHARSET = re.compile(r"charset\s*=\s*\"?([^\s;\"]*)", re.IGNORECASE)
LONGEST_TYPE: Final = 256


def check_type(content_type: str) -> None:
    """Refuse text that is not UTF-8: some of Python's other codecs are slow, and some make half letters."""
    if len(content_type) > LONGEST_TYPE:
        raise Problem(400, say("long-type", given=len(content_type), most=LONGEST_TYPE))
    for charset in _CHARSET.findall(content_type):
        if charset.lower() not in ("utf-8", "utf8", "us-ascii"):
            raise Problem(415, say("other-charset", charset=ascii(charset[:20])))
