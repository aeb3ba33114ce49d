"""Icons of the game-icons set: symbols in a few files that a browser keeps, and that pages refer to.

An icon never stands alone: a word or a number is beside it. So a page without them, where the assets were not
built, is plain but complete.
"""

from __future__ import annotations

import re
from functools import cache

from meadhall.web import assets
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, svg, title, use

symbol = Element("symbol")
_SYMBOL = re.compile(r'<symbol id="i-([a-z0-9-]+)"')

AUTHORS = "Lorc, Delapouite, Skoll, Carl Olsen, Cathelineau, John Colburn, sbed, Caro Asercion"


@cache
def files() -> dict[str, str]:
    """Every icon that the assets build has fetched, and the file that it is in."""
    found = {}
    for file in sorted((assets.FOLDER / "vendor" / "icons").glob("*.svg")):
        for name in _SYMBOL.findall(file.read_text(encoding="utf-8")):
            found[name] = f"vendor/icons/{file.name}"
    return found


@cache
def reference(name: str) -> str:
    """Where the drawing is: in one of the files, or in the page itself, as a board defines it there."""
    file = files().get(name, "")
    return f"{assets.url(file)}#i-{name}" if file else f"#i-{name}"


@drawn
def icon(name: str, kind: str = "", label: str = "") -> Element:
    """The icon, as large as the text around it; with a label if no word beside it says the same."""
    classes = f"ic {kind}".strip()
    if label:
        return svg(class_=classes, role="img", viewBox="0 0 512 512")[title[label], use(href=reference(name))]
    return svg(class_=classes, aria_hidden="true", viewBox="0 0 512 512")[use(href=reference(name))]


@drawn
def placed(name: str, x: float, y: float, size: float, kind: str = "") -> Element:
    """The icon inside of a drawing, its middle at x, y."""
    half = size / 2
    return use(
        href=reference(name),
        x=f"{x - half:.1f}",
        y=f"{y - half:.1f}",
        width=f"{size:g}",
        height=f"{size:g}",
        class_=kind,
    )
