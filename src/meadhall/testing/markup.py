"""A page as a browser would take it apart: elements with their attributes, and whether all tags are closed."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Final

VOID: Final = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Reader(HTMLParser):
    """All elements with their attributes, and whether every tag that was opened is closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text: list[str] = []
        self.open: list[str] = []
        self.crossed: list[str] = []
        self.nested: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag in ("button", "a") and {"button", "a"} & set(self.open):
            self.nested.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.crossed.append(tag)

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    def having(self, attribute: str) -> list[dict[str, str]]:
        return [attributes for _, attributes in self.elements if attribute in attributes]
