"""HTML in typed Python, escaped by default: `div("#log.panel", tabindex="0")[p["Nothing yet."]]`.

A part of htpy's interface, and the same text to the byte (the tests compare the two). What is inside of an element
becomes text when it is put there, rather than through a chain of iterators in the end: a page of a table, which every
viewer gets after every move, is made in a third of the time.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar, TypeAlias, Union

from markupsafe import Markup, escape

Node: TypeAlias = Union[bool, str, int, "Tag", Iterable["Node"], None]  # a Markup is a str that is HTML already
Attribute: TypeAlias = bool | str | int | dict[str, bool] | None


class Tag:
    """An element without anything inside, as an image or a field. Called with attributes, it gives one that has them.

    The first may say id and classes as CSS does. A value that is None or False leaves the attribute out, True gives
    it without a value; classes may be a mapping that says which of them hold. `class_` and `data_action` are the
    attributes that Python can't name.
    """

    __slots__ = ("_attributes", "_inside", "_name")

    def __init__(self, name: str, attributes: str = "", inside: str = "") -> None:
        self._name = name
        self._attributes = attributes
        self._inside = inside

    def _said(self, short: str, attributes: Mapping[str, Attribute]) -> str:
        """The attributes as text."""
        values: dict[str, Attribute] = {**_shorthand(short)} if short else {}
        for name, value in attributes.items():
            values[_named(name)] = value
        said = ""
        for name, value in values.items():
            if isinstance(value, dict):
                value = " ".join([key for key, holds in value.items() if holds])
            if value is True:
                said += f" {name}"
            elif value is not None and value is not False and (value != "" or name != "class"):
                said += f' {name}="{_escaped(str(value))}"'
        return said

    def __html__(self) -> str:
        return f"<{self._name}{self._attributes}>"

    def __str__(self) -> str:
        return self.__html__()


class Void(Tag):
    """An element that can't have anything inside."""

    __slots__ = ()

    def __call__(self, short: str = "", /, **attributes: Attribute) -> Void:
        return Void(self._name, self._said(short, attributes))


class Element(Tag):
    """An element with something inside: `ul[li["one"], li["two"]]`."""

    __slots__ = ()
    __iter__: ClassVar[None] = None  # else Python would take what has a `[]` for an endless list

    def __call__(self, short: str = "", /, **attributes: Attribute) -> Element:
        return Element(self._name, self._said(short, attributes), self._inside)

    def __getitem__(self, inside: Node) -> Element:
        return Element(self._name, self._attributes, render(inside))

    def __html__(self) -> str:
        start = "<!doctype html>" if self._name == "html" else ""
        return f"{start}<{self._name}{self._attributes}>{self._inside}</{self._name}>"


def render(node: Node) -> str:
    """The node as text: None and bools are nothing, and what is not HTML already is escaped."""
    if isinstance(node, Element):
        return node.__html__()
    if isinstance(node, str):
        return str(node) if isinstance(node, Markup) else _escaped(node)
    if node is None or isinstance(node, bool):
        return ""
    if isinstance(node, (list, tuple)):
        return "".join([render(one) for one in node])
    if isinstance(node, int):
        return str(node)
    if isinstance(node, Tag):
        return node.__html__()
    if isinstance(node, Iterable) and not isinstance(node, (bytes, bytearray, memoryview)):
        return "".join([render(one) for one in node])
    raise TypeError(f"{node!r} can't stand in a page.")


@lru_cache(maxsize=16_384, typed=True)  # HTML and a text of the same letters are not the same
def _escaped(text: str) -> str:
    """Most of a page's texts stand there many times, and on the next page again."""
    return str(escape(str(text)))


@lru_cache(maxsize=1024)
def _named(name: str) -> str:
    """An attribute's name as HTML has it."""
    bare = name.removesuffix("_")
    return (bare if keyword.iskeyword(bare) else name).replace("_", "-")


@lru_cache(maxsize=2048)
def _shorthand(text: str) -> Mapping[str, str]:
    """Id and classes out of "#id.one.two"."""
    start, *classes = text.split(".")
    if text[0] not in "#." or start[:1] not in ("", "#") or any(letter.isspace() for letter in text):
        raise ValueError(f"Id and classes are written as #id.one.two, not as {text!r}.")
    found = {"id": start[1:]} if start else {}
    return {**found, "class": " ".join(classes)} if classes else found


a = Element("a")
article = Element("article")
aside = Element("aside")
b = Element("b")
body = Element("body")
button = Element("button")
circle = Element("circle")
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
hr = Void("hr")
html = Element("html")
i = Element("i")
input = Void("input")
kbd = Element("kbd")
label = Element("label")
legend = Element("legend")
li = Element("li")
line = Element("line")
link = Void("link")
main = Element("main")
meta = Void("meta")
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
text = Element("text")
title = Element("title")
ul = Element("ul")
use = Element("use")
