"""Paths of drawings in whole numbers: half the bytes, and nobody sees the difference.

>>> whole("M282.6 37.13c-16.6 0-35.2 7.24-49.3 16.77l-4.8 3.3h.2zM10.2.4a3.2 3.2 0 012.6-.1")
'M283 37c-17 0-36 7-50 17l-5 3h1zm-273-37a3 3 0 0 1 3 0'
>>> whole("M282.6 37.13c-16.6 0-35.2 7.24-49.3 16.77", scale=0.5)
'M141 19c-8 0-17 3-24 8'
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_WORDS = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_PATH = re.compile(r'(?<= d=")[^"]*')
_TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def rounded(drawing: str, scale: float = 1.0) -> str:
    """The drawing with all its paths in whole numbers, larger or smaller than they were."""
    return _PATH.sub(lambda found: whole(found[0], scale), drawing)


def whole(path: str, scale: float = 1.0) -> str:
    """The path in whole numbers. Points are rounded where they lie, so that nothing drifts."""
    x = y = begun_x = begun_y = 0.0
    at = (0, 0)  # where the rounded path has got to
    written = ""
    last = ""
    for command, numbers in _segments(path, scale):
        kind = command.lower()
        if kind == "z":
            x, y = begun_x, begun_y
            at = round(x), round(y)
            written, last = f"{written}z", ""
            continue
        points = _points(kind, numbers, x, y, command == kind)
        x, y = points[-1]
        if kind == "m":
            begun_x, begun_y = x, y
        before, at = at, (round(x), round(y))
        if kind in "lhv" and before == at:
            continue
        told = [round(one) - there for point in points for one, there in zip(point, before)]
        if kind == "h":
            told = told[:1]
        elif kind == "v":
            told = told[1:]
        elif kind == "a":
            told = [max(round(numbers[0]), 1), max(round(numbers[1]), 1), *(round(one) for one in numbers[2:5]), *told]
        elif kind == "m" and not written:
            kind, told = "M", [*at]
        text = " ".join(str(one) for one in told).replace(" -", "-")
        if kind == last and kind not in "mM":
            written += text if text.startswith("-") else f" {text}"
        else:
            written += kind + text
        last = kind
    return written


def _segments(path: str, scale: float) -> Iterator[tuple[str, list[float]]]:
    """Each command with the numbers for one use of it; angles and flags stay what they are."""
    words: list[str] = _WORDS.findall(path)[::-1]
    command = ""
    while words:
        if words[-1].isalpha():
            command = words.pop()
        numbers = []
        for place in range(_TAKES[command.lower()]):
            word = words.pop()
            if command in "aA" and place in (3, 4) and len(word) > 1:  # flags are single digits, and may stick together
                words.append(word[1:])
                word = word[0]
            numbers.append(float(word) * (1.0 if command in "aA" and place in (2, 3, 4) else scale))
        yield command, numbers
        command = {"m": "l", "M": "L"}.get(command, command)


def _points(kind: str, numbers: list[float], x: float, y: float, relative: bool) -> list[tuple[float, float]]:
    """Where its points lie, the end last."""
    left, top = (x, y) if relative else (0.0, 0.0)
    if kind == "h":
        return [(left + numbers[0], y)]
    if kind == "v":
        return [(x, top + numbers[0])]
    if kind == "a":
        numbers = numbers[5:]
    return [(left + numbers[at], top + numbers[at + 1]) for at in range(0, len(numbers), 2)]
