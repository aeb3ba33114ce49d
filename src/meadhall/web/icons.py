"""Icons of the game-icons set, each drawn once a page as a symbol that the page refers to.

An icon never stands alone: a word or a number is beside it. So a page without them, where the assets were not
built, is plain but complete.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path

from markupsafe import Markup

from meadhall.web.assets import FOLDER
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, svg, title, use

symbol = Element("symbol")
_REFERRED = re.compile(r'"#i-([a-z0-9-]+)"')

AUTHORS = "Lorc, Delapouite, Skoll, Carl Olsen, Cathelineau, John Colburn, sbed, Caro Asercion"


@cache
def groups() -> dict[str, list[str]]:
    """The names of the icons in use, by the page or game that uses them."""
    here = Path(__file__).parent
    found: dict[str, list[str]] = tomllib.loads((here / "icons.toml").read_text(encoding="utf-8"))
    for looks in sorted(here.glob("boards/*/looks.toml")):
        found[looks.parent.name] = tomllib.loads(looks.read_text(encoding="utf-8"))["icons"]
    return found


@cache
def _drawings() -> dict[str, str]:
    file = FOLDER / "vendor" / "icons.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


@drawn
def icon(name: str, kind: str = "", label: str = "") -> Element:
    """The icon, as large as the text around it; with a label if no word beside it says the same."""
    classes = f"ic {kind}".strip()
    if label:
        return svg(class_=classes, role="img", viewBox="0 0 512 512")[title[label], use(href=f"#i-{name}")]
    return svg(class_=classes, aria_hidden="true", viewBox="0 0 512 512")[use(href=f"#i-{name}")]


@drawn
def placed(name: str, x: float, y: float, size: float, kind: str = "") -> Element:
    """The icon inside of a drawing, its middle at x, y."""
    half = size / 2
    return use(
        href=f"#i-{name}", x=f"{x - half:.1f}", y=f"{y - half:.1f}", width=f"{size:g}", height=f"{size:g}", class_=kind
    )


@cache
def sheet(*users: str) -> Markup:
    """The symbols of all icons that these pages and games use; put once into a document."""
    return _symbols(tuple(sorted({name for user in users for name in groups().get(user, [])})))


def sheet_for(page: str) -> Markup:
    """The symbols of those icons that a page refers to."""
    return _symbols(tuple(sorted(set(_REFERRED.findall(page)))))


@lru_cache(maxsize=64)
def _symbols(names: tuple[str, ...]) -> Markup:
    symbols = [symbol(id=f"i-{name}", viewBox="0 0 512 512")[Markup(_drawings().get(name, ""))] for name in names]
    return Markup(str(svg("#icons", aria_hidden="true", width="0", height="0")[symbols]))
