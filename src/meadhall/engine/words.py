"""Small words that every game needs: a number and what is counted."""

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
