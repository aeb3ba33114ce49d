"""Remembering what was drawn: most of a page is the same as a moment ago."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, cast

from htpy import Node, fragment
from markupsafe import Markup

P = ParamSpec("P")


def drawn(draw: Callable[P, Node]) -> Callable[P, Markup]:
    """Keeps what a view function made of its arguments, which are plain values.

    A page has a thousand elements, and making them anew for every viewer after every move would cost more than all
    the rest of a move together.
    """

    @wraps(draw)
    def made(*args: P.args, **kwargs: P.kwargs) -> Markup:
        return Markup(str(fragment[draw(*args, **kwargs)]))  # htpy has escaped it already

    return cast(Callable[P, Markup], lru_cache(maxsize=4096)(made))
