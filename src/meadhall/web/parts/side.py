"""The side of the table page: the table's name and menu, news, and the panels log, chat and rules."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import introduction
from meadhall.engine.language import spoken
from meadhall.engine.rule import Rule
from meadhall.web import links
from meadhall.web.drawn import drawn
from meadhall.web.html import (
    Element,
    Node,
    a,
    aside,
    button,
    div,
    form,
    h2,
    h3,
    input,
    label,
    li,
    nav,
    p,
    section,
    span,
    ul,
)
from meadhall.web.icons import icon
from meadhall.web.model import OrderInfo, TablePage
from meadhall.web.parts import catalogue, decision, log, news
from meadhall.web.words import say

LONG = 20  # letters of a title that still fit beside the menu


def side(page: TablePage, progress: str, beside: Callable[[TablePage, Node], Node]) -> Element:
    said = _said(page)
    title = spoken(introduction.title(page.game))
    return aside("#side.side", aria_label=say("around-the-table"))[
        div(".brand")[
            a(href=links.LOBBY, aria_label=say("brand"))[icon("beer-horn")],
            div[
                h2(class_="long" if len(title) > LONG else None)[title],
                p[[page.called, " · "] if page.called else None, progress or page.tempo.words],
            ],
            decision.sounds("hush"),
            decision.menu(page),
        ],
        news.since(page) if page.state == "open" else beside(page, news.since(page)),
        div(".panels")[
            tabs(said, bool(page.orders)),
            log.log(page),
            log.chat(page),
            rules(page),
            orders(page.match_id, tuple(page.orders)) if page.orders else None,
        ],
    ]


def _said(page: TablePage) -> int:
    """How many lines of the chat others have said."""
    return sum(not line.own for line in page.chat)


@drawn
def tabs(said: int, orders: bool) -> Element:
    return nav(".tabs", aria_label=say("panels"))[
        tab("log", say("log")),
        tab("chat", say("tab-chat"), said),
        tab("rules", say("rules")),
        tab("orders", say("tab-orders")) if orders else None,
    ]


@drawn
def tab(name: str, words: str, said: int = 0, yours: bool = False) -> Element:
    """A panel's tab. The page's script counts what was said since the panel was last open; a mark says: your turn."""
    return button(type="button", data_tab=name, aria_controls="play" if name == "table" else name)[
        words,
        span(".count", data_said=said, hidden=True) if said else None,
        span(".mark-turn")[span(".unseen")[say("tab-yours")]] if yours else None,
    ]


def phone_tabs(page: TablePage) -> Node:
    """At the bottom of a phone: the table, and what stands beside it elsewhere."""
    return _phone_tabs(page.yours, _said(page), bool(page.orders))


@drawn
def _phone_tabs(yours: bool, said: int, orders: bool) -> Element:
    return nav(".phone-tabs", aria_label=say("views"))[
        tab("table", say("tab-table"), yours=yours),
        tab("log", say("log")),
        tab("chat", say("tab-chat"), said),
        tab("rules", say("rules")),
        tab("orders", say("tab-orders")) if orders else None,
    ]


def rules(page: TablePage) -> Node:
    """The rules that matter now, a search, and the way to all of them."""
    cited = dict.fromkeys([*(one.rule for one in page.options), *(one.rule for one in page.refused)])
    table = page.view.table
    if not cited and not table.over:  # others decide
        cited = {table.agenda.top().rule: None}
    book = page.game.rules
    found = tuple(book[rule] for rule in cited if rule in book)
    return _rules(page.game.name, say("about-decision" if page.yours else "being-decided"), found)


@drawn
def _rules(game: str, heading: str, found: tuple[Rule, ...]) -> Element:
    return section("#rules.panel.rules", aria_label=say("rules"), tabindex="0")[
        form(role="search", method="get", action=links.rules(game), data_search="rules")[
            label(".unseen", for_="find-rule")[say("search-rules")],
            input("#find-rule", type="search", name="q", placeholder=say("search-rules-here"), autocomplete="off"),
            button(".quiet", type="submit")[say("find")],
        ],
        catalogue.minute(game, bool(found)),
        h3[heading] if found else None,
        ul[
            [
                li(lang=catalogue.tongue(rule, game))[
                    a(href=links.rules(game, rule.id), data_rule=rule.id)[span(".rule")[rule.id], rule.title],
                    p[catalogue.text(game, rule.text, catalogue.tongue(rule, game))],
                ]
                for rule in found
            ]
        ],
        a(".more", href=links.rules(game))[say("all-rules")],
    ]


@drawn
def orders(match_id: str, standing: tuple[OrderInfo, ...]) -> Element:
    """When the viewer does not want to be asked."""
    return section("#orders.panel.orders", aria_label=say("orders"))[
        p[say("orders-about")],
        ul[
            [
                li[
                    form(method="post", action=links.orders(match_id), data_post="orders")[
                        input(type="hidden", name="key", value=one.key),
                        input(type="hidden", name="on", value=0 if one.on else 1),
                        button(".switch", type="submit", role="switch", aria_checked="true" if one.on else "false")[
                            span(".knob", aria_hidden="true"), span[one.words]
                        ],
                    ]
                ]
                for one in standing
            ]
        ],
    ]
