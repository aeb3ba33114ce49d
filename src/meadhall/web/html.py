"""HTML in typed Python, escaped by default: `div("#log.panel", tabindex="0")[p["Nothing yet."]]`.

A part of htpy's interface, and the same text to the byte (the tests compare the two). What is inside of an element
becomes text when it is put there, rather than through a chain of iterators in the end, and this module is compiled: a
third of a table's page, which every viewer gets after every move, went into it even so.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable
from typing import ClassVar, TypeAlias, Union

from markupsafe import Markup, escape
from mypy_extensions import mypyc_attr

Node: TypeAlias = Union[bool, str, int, "Tag", Iterable["Node"], None]  # a Markup is a str that is HTML already
Attribute: TypeAlias = bool | str | int | dict[str, bool] | None


@mypyc_attr(acyclic=True)
class Tag:
    """An element without anything inside, as an image or a field. Called with attributes, it gives one that has them.

    The first may say id and classes as CSS does. A value that is None or False leaves the attribute out, True gives
    it without a value; classes may be a mapping that says which of them hold. `class_` and `data_action` are the
    attributes that Python can't name.
    """

    def __init__(self, name: str, attributes: str = "", inside: str = "") -> None:
        self._name = name
        self._attributes = attributes
        self._inside = inside

    def __call__(self, short: str = "", /, **attributes: Attribute) -> Tag:
        return Tag(self._name, _said(short, attributes))

    def __html__(self) -> str:
        return f"<{self._name}{self._attributes}>"

    def __str__(self) -> str:
        return self.__html__()


@mypyc_attr(acyclic=True)
class Element(Tag):
    """An element with something inside: `ul[li["one"], li["two"]]`."""

    __iter__: ClassVar[None] = None  # else Python would take what has a `[]` for an endless list

    def __call__(self, short: str = "", /, **attributes: Attribute) -> Element:
        return Element(self._name, _said(short, attributes), self._inside)

    def __getitem__(self, inside: Node) -> Element:
        return Element(self._name, self._attributes, render(inside))

    def __html__(self) -> str:
        start = "<!doctype html>" if self._name == "html" else ""
        return f"{start}<{self._name}{self._attributes}>{self._inside}</{self._name}>"


def render(node: Node) -> str:
    """The node as text: None and bools are nothing, and what is not HTML already is escaped."""
    if isinstance(node, Tag):
        return node.__html__()
    if isinstance(node, str):
        return str(node) if isinstance(node, Markup) else _escaped(node)
    if node is None or isinstance(node, bool):
        return ""
    if isinstance(node, (list, tuple)):
        return "".join([render(one) for one in node])
    if isinstance(node, int):
        return str(node)
    if isinstance(node, Iterable) and not isinstance(node, (bytes, bytearray, memoryview)):
        return "".join([render(one) for one in node])
    raise TypeError(f"{node!r} can't stand in a page.")


def _said(short: str, attributes: dict[str, Attribute]) -> str:
    """The attributes as text."""
    if short:
        attributes = {**_shorthand(short), **attributes}
    text = ""
    for key, value in attributes.items():
        name = _named(key)
        if isinstance(value, dict):
            value = " ".join([key for key, holds in value.items() if holds])
        if value is True:
            text += f" {name}"
        elif value is not None and value is not False and (value != "" or name != "class"):
            text += f' {name}="{_escaped(str(value))}"'
    return text


def _escaped(text: str) -> str:
    found = _ESCAPED.get(text)
    if found is None:
        if len(_ESCAPED) >= 16_384:
            _ESCAPED.clear()
        found = _ESCAPED[text] = str(escape(text))
    return found


def _named(key: str) -> str:
    """An attribute's name as HTML has it."""
    found = _NAMED.get(key)
    if found is None:
        bare = key.removesuffix("_")
        found = _NAMED[key] = (bare if keyword.iskeyword(bare) else key).replace("_", "-")
    return found


def _shorthand(text: str) -> dict[str, str]:
    """Id and classes out of "#id.one.two"."""
    found = _SHORTHAND.get(text)
    if found is None:
        start, *classes = text.split(".")
        if text[0] not in "#." or start[:1] not in ("", "#") or any(letter.isspace() for letter in text):
            raise ValueError(f"Id and classes are written as #id.one.two, not as {text!r}.")
        found = {"id": start[1:]} if start else {}
        if classes:
            found["class_"] = " ".join(classes)
        _SHORTHAND[text] = found
    return found


# Known already: most of a page's texts stand there many times, and on the next page again.
_ESCAPED: dict[str, str] = {}
_NAMED: dict[str, str] = {}
_SHORTHAND: dict[str, dict[str, str]] = {}

a = Element("a")
article = Element("article")
aside = Element("aside")
b = Element("b")
body = Element("body")
button = Element("button")
circle = Element("circle")
code = Element("code")
dd = Element("dd")
defs = Element("defs")
details = Element("details")
dialog = Element("dialog")
div = Element("div")
dl = Element("dl")
dt = Element("dt")
ellipse = Element("ellipse")
em = Element("em")
fieldset = Element("fieldset")
footer = Element("footer")
form = Element("form")
g = Element("g")
h1 = Element("h1")
h2 = Element("h2")
h3 = Element("h3")
head = Element("head")
header = Element("header")
hr = Tag("hr")
html = Element("html")
i = Element("i")
input = Tag("input")
kbd = Element("kbd")
label = Element("label")
legend = Element("legend")
li = Element("li")
line = Element("line")
link = Tag("link")
main = Element("main")
meta = Tag("meta")
nav = Element("nav")
ol = Element("ol")
optgroup = Element("optgroup")
option = Element("option")
p = Element("p")
path = Element("path")
polygon = Element("polygon")
rect = Element("rect")
script = Element("script")
search = Element("search")
section = Element("section")
select = Element("select")
small = Element("small")
span = Element("span")
stop = Element("stop")
strong = Element("strong")
summary = Element("summary")
svg = Element("svg")
template = Element("template")
text = Element("text")
title = Element("title")
ul = Element("ul")
use = Element("use")
