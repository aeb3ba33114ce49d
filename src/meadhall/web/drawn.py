"""Remembering what was drawn: most of a page is the same as a moment ago."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec

from markupsafe import Markup

from meadhall.engine.language import reader, reading
from meadhall.web.html import Node, render

P = ParamSpec("P")


def keeping(most: int) -> Callable[[Callable[P, Node]], Callable[P, Markup]]:
    """Keeps what a view function made of its arguments, which are plain values; of so many, those used last.

    It speaks to nobody in particular: who is "you" is for who gives the arguments to say. So all viewers share it.
    A page has a thousand elements, and making them anew for every viewer after every move would cost more than all
    the rest of a move together.
    """

    def keeps(draw: Callable[P, Node]) -> Callable[P, Markup]:
        @lru_cache(maxsize=most)
        def made(tag: str, *args: P.args, **kwargs: P.kwargs) -> Markup:
            with reading(tag):
                return Markup(render(draw(*args, **kwargs)))  # it is escaped already

        @wraps(draw)
        def kept(*args: P.args, **kwargs: P.kwargs) -> Markup:
            return made(reader()[0], *args, **kwargs)  # type: ignore[arg-type]  # the arguments are plain values

        return kept

    return keeps


def drawn(draw: Callable[P, Node]) -> Callable[P, Markup]:
    """The same for things of which there are not many."""
    return keeping(4096)(draw)
