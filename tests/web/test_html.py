"""Our elements write what htpy's do, to the byte; and nothing gets into a page unescaped."""

from __future__ import annotations

from typing import Any

import htpy
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markupsafe import Markup

from meadhall.web import html
from meadhall.web.drawn import drawn
from meadhall.web.html import render

TEXTS = st.lists(st.sampled_from("ab <>&\"'#.-_é\n"), max_size=6).map("".join)
NAMES = st.sampled_from(("class_", "id", "data_action", "for_", "aria_label", "viewBox", "hidden", "as_", "x"))
VALUES = st.one_of(st.none(), st.booleans(), st.integers(-3, 9), TEXTS)
CLASSES = st.one_of(st.none(), TEXTS, st.dictionaries(st.sampled_from(("one", "two", "s<3")), st.booleans()))
ATTRIBUTES = st.dictionaries(NAMES, VALUES, max_size=4).flatmap(
    lambda found: CLASSES.map(lambda value: {**found, "class_": value} if "class_" in found else found)
)
SHORT = st.sampled_from(("", "#main", ".one", ".one.two", "#main.one.two"))
TAGS = st.sampled_from(("div", "span", "svg", "path", "input", "html"))

# What can stand in an element, as a recipe that is followed with either library.
LEAVES = st.one_of(st.none(), st.booleans(), st.integers(-5, 99), TEXTS, TEXTS.map(lambda text: ("html", text)))


def _inside(children: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    lists = st.lists(children, max_size=3)
    element = st.tuples(st.just("element"), TAGS, SHORT, ATTRIBUTES, children)
    return st.one_of(lists, lists.map(tuple), lists.map(lambda found: ("each", found)), element)


def follow(recipe: Any, library: Any) -> Any:
    match recipe:
        case ("element", name, short, attributes, inside):
            tag = getattr(library, name)
            tag = tag(short, **attributes) if short else tag(**attributes)
            return tag if name == "input" else tag[follow(inside, library)]
        case ("html", text):
            return Markup(text)
        case ("each", found):
            return (follow(one, library) for one in found)
        case list() | tuple():
            return type(recipe)(follow(one, library) for one in recipe)
    return recipe


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # on a machine that is busy
@given(st.recursive(LEAVES, _inside, max_leaves=12))
def test_an_element_is_written_as_htpy_writes_it(recipe: Any) -> None:
    assert render(follow(recipe, html)) == str(htpy.fragment[follow(recipe, htpy)])


def test_text_is_escaped_wherever_it_stands() -> None:
    nasty = "<script>alert('\"')</script>"
    text = render(html.div(".a", title=nasty, class_={nasty: True})[nasty, [nasty], html.b[nasty]])
    assert "<script" not in text
    assert text.count("&lt;script&gt;") == 5


def test_a_text_that_was_html_somewhere_else_is_escaped_all_the_same() -> None:
    same = "<i>known</i>"
    assert render(html.p[Markup(same)]) == "<p><i>known</i></p>"
    assert render(html.p[same]) == "<p>&lt;i&gt;known&lt;/i&gt;</p>"
    assert render(html.p(title=Markup(same))) == '<p title="&lt;i&gt;known&lt;/i&gt;"></p>'
    assert render(html.p[Markup(same)]) == "<p><i>known</i></p>"


def test_what_was_drawn_is_kept_and_not_escaped_again() -> None:
    drawings = 0

    @drawn
    def name(text: str) -> html.Element:
        nonlocal drawings
        drawings += 1
        return html.b[text]

    assert render(html.p[name("a<b"), name("a<b")]) == "<p><b>a&lt;b</b><b>a&lt;b</b></p>"
    assert drawings == 1


@pytest.mark.parametrize("wrong", ["main", ".a b", "a#b"])
def test_a_shorthand_that_says_nothing_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="#id"):
        html.div(wrong)


@pytest.mark.parametrize("wrong", [b"bytes", 1.5, object()])
def test_what_can_not_stand_in_a_page_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError, match="can't stand"):
        html.div[wrong]


def test_an_element_is_no_list() -> None:
    """It has square brackets, which Python takes for an endless one."""
    with pytest.raises(TypeError):
        list(html.div["one"])  # type: ignore[call-overload]
