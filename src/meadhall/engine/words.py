"""Small words that every game needs: a number and what is counted, and lists."""

from __future__ import annotations


def many(count: int, thing: str, things: str = "") -> str:
    """The number with its noun, as one says it.

    >>> many(1, "Step"), many(2, "Step"), many(0, "card"), many(2, "loaf", "loaves")
    ('1 Step', '2 Steps', '0 cards', '2 loaves')
    """
    return f"{count} {plural(count, thing, things)}"


def plural(count: int, thing: str, things: str = "") -> str:
    """The noun alone, for where the number stands elsewhere.

    >>> plural(1, "drink"), plural(3, "drink")
    ('drink', 'drinks')
    """
    return thing if count == 1 else things or f"{thing}s"


def listed(things: list[str]) -> str:
    """Things one after the other, as one says them.

    >>> listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])
    ('nothing', 'a', 'a and b', 'a, b and c')
    """
    if not things:
        return "nothing"
    if len(things) == 1:
        return things[0]
    return ", ".join(things[:-1]) + " and " + things[-1]
