"""Pages to read: the rules, the components of a game, credits, and messages."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import introduction
from meadhall.engine.game import Game
from meadhall.engine.language import reader, spoken
from meadhall.engine.rule import Rule, best_first
from meadhall.web import boards, icons, links
from meadhall.web.drawn import drawn
from meadhall.web.html import (
    Element,
    Node,
    a,
    article,
    button,
    div,
    form,
    h1,
    h2,
    h3,
    input,
    label,
    li,
    nav,
    p,
    search,
    section,
    span,
    strong,
    ul,
)
from meadhall.web.model import GalleryPage, MessagePage, RulesPage
from meadhall.web.parts import catalogue
from meadhall.web.parts.frame import document, rule_link
from meadhall.web.parts.pictures import picture
from meadhall.web.words import around, say


def rulebooks(games: Sequence[Game], my_name: str = "") -> str:
    """Where all rules begin: each game in a minute, and the ways to the rest of it."""
    return document(
        say("rules"),
        div(".greeting")[
            h1[say("rulebooks-title")],
            p[say("rulebooks-below")],
        ],
        div(".games.rulebooks")[[rulebook(game) for game in games]],
        kind="rulebooks",
        my_name=my_name,
        users=["lobby", *(game.name for game in games)],
    )


def rulebook(game: Game) -> Element:
    title = spoken(introduction.title(game))
    return article(f"#rules-{game.name}.game", aria_labelledby=f"title-{game.name}")[
        div(".picture", aria_hidden="true")[picture(game.name)],
        div(".about.parchment")[
            h2(id=f"title-{game.name}")[title],
            div(".minute")[h3[say("rules-minute")], ul[[li[spoken(one)] for one in introduction.minute(game)]]],
            div(".actions")[
                a(".primary.button", href=links.rules(game.name), aria_label=say("rulebook-all-of", game=title))[
                    say("rulebook-all")
                ],
                a(".quiet.button", href=links.gallery(game.name), aria_label=say("rulebook-box-of", game=title))[
                    say("rulebook-box")
                ],
                a(".more", href=links.new_table(game.name), aria_label=say("new-title", game=title))[
                    say("lobby-new-table")
                ],
            ],
        ],
    ]


def rules(page: RulesPage) -> str:
    """The catalogue in our words: sections, a search, and each rule with an address of its own."""
    game = page.game
    found = [*page.rules, *page.house]
    title = spoken(introduction.title(game))
    only_english = say("rules-in-english")
    return document(
        say("rules-tab", game=title),
        div(".reading")[
            div(".reading-head")[
                h1[say("rules-title", game=title)],
                search[
                    form(method="get", action=links.rules(game.name))[
                        label(".unseen", for_="q")[say("search-rules")],
                        input(
                            "#q",
                            type="search",
                            name="q",
                            value=page.query,
                            placeholder=say("search-rules-here"),
                            autocomplete="off",
                        ),
                        button(".primary", type="submit")[say("find")],
                    ]
                ],
                p(".found", role="status")[_found(page, len(found))],
                a(".more", href=links.gallery(game.name))[say("rules-components")],
            ],
            None if page.query else contents(game.name, found),
            div("#catalogue.catalogue.parchment")[
                catalogue.minute(game.name, bool(page.query)),
                p(".only-english")[only_english] if only_english else None,
                section(aria_label=_found(page, len(found)))[
                    [entry(game.name, rule) for rule in best_first(found, page.query)]
                ]
                if page.query
                else [
                    section(aria_label=name)[h2(id=anchor(name))[name], [entry(game.name, rule) for rule in inside]]
                    for _, part in catalogue.parts(game.name, found)
                    for name, inside in part
                ],
                p[say("rules-none")] if not found else None,
            ],
        ],
        kind="rules",
        my_name=page.my_name,
        users=[game.name],
    )


def _found(page: RulesPage, count: int) -> str:
    if page.query:
        return say("rules-found", count=count, query=page.query)
    return say("rules-count", count=count)


def anchor(name: str) -> str:
    """A name as part of an address.

    >>> anchor("City sides")
    'section-city-sides'
    """
    return "section-" + "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


def contents(game: str, rules: Sequence[Rule]) -> Element:
    return nav(".contents", aria_label=say("rules-sections"))[
        a(href="#catalogue")[say("rules-minute")],
        [
            [strong[say(part)], [a(href=f"#{anchor(name)}")[name] for name, _ in inside]]
            for part, inside in catalogue.parts(game, rules)
        ],
    ]


def entry(game: str, rule: Rule) -> Node:
    return _entry(game, rule.id, rule.title, rule.text, rule.see, catalogue.tongue(rule, game))


@drawn
def _entry(game: str, ident: str, title: str, text: str, see: tuple[str, ...], lang: str | None) -> Element:
    return article(".rule-entry", id=ident, tabindex="-1", lang=lang)[
        h3[title, a(".rule", href=f"#{ident}")[ident]],
        p[catalogue.text(game, text, lang)],
        p(".see", lang=reader()[0] if lang else None)[
            around("rules-see", [[rule_link(game, other), " "] for other in see])
        ]
        if see
        else None,
    ]


def gallery(page: GalleryPage) -> str:
    board = boards.of(page.game.name)
    title = spoken(introduction.title(page.game))
    return document(
        say("gallery-tab", game=title),
        div(".reading")[
            div(".reading-head")[
                h1[say("gallery-title", game=title)],
                p[spoken(introduction.tagline(page.game))],
                a(".more", href=links.rules(page.game.name))[say("rules")],
            ],
            div(".gallery")[board.gallery(page.game)],
        ],
        kind="gallery",
        my_name=page.my_name,
        users=[page.game.name],
    )


def message(page: MessagePage) -> str:
    """Something that has to be said: not found, refused, too many."""
    return document(
        page.title,
        section(".parchment.invite")[
            h1[page.title],
            p[page.sentence],
            p(".see")[around("message-rule", span(".rule")[page.rule])] if page.rule else None,
            div(".actions")[a(".primary.button", href=links.LOBBY)[say("to-the-lobby")]],
        ],
        kind="message",
        my_name=page.my_name,
    )


def credits(my_name: str = "", games: Sequence[Game] = ()) -> str:
    return document(
        say("credits"),
        section(".parchment.invite")[
            h1[say("credits")],
            p[
                strong[say("credits-icons")],
                " ",
                around(
                    "credits-icons-by",
                    a(href="https://game-icons.net", rel="noopener")["game-icons.net"],
                    a(href="https://creativecommons.org/licenses/by/3.0/", rel="noopener")["CC BY 3.0"],
                    authors=say("credits-authors", names=icons.AUTHORS),
                ),
            ],
            p[strong[say("credits-typefaces")], " ", say("credits-typefaces-by")],
            p[strong[say("credits-morphing")], " ", say("credits-morphing-by")],
            p[strong[say("credits-games")], " ", say("credits-games-by")],
            div(".actions")[a(".primary.button", href=links.LOBBY)[say("to-the-lobby")]],
        ],
        kind="message",
        my_name=my_name,
    )
