"""Pages to read: the rules, the components of a game, credits, and messages."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.game import Game
from meadhall.engine.rule import Rule
from meadhall.engine.words import many
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


def rulebooks(games: Sequence[Game], my_name: str = "") -> str:
    """Where all rules begin: each game in a minute, and the ways to the rest of it."""
    return document(
        "Rules",
        div(".greeting")[
            h1["How is it played?"],
            p["Each game in a minute. The rest tells itself at the table, where every rule is one key away."],
        ],
        div(".games.rulebooks")[[rulebook(game) for game in games]],
        kind="rulebooks",
        my_name=my_name,
        users=["lobby", *(game.name for game in games)],
    )


def rulebook(game: Game) -> Element:
    return article(f"#rules-{game.name}.game", aria_labelledby=f"title-{game.name}")[
        div(".picture", aria_hidden="true")[picture(game.name)],
        div(".about.parchment")[
            h2(id=f"title-{game.name}")[game.title],
            div(".minute")[h3[catalogue.IN_A_MINUTE], ul[[li[one] for one in game.rules.minute]]],
            div(".actions")[
                a(".primary.button", href=links.rules(game.name), aria_label=f"All rules of {game.title}")["All rules"],
                a(".quiet.button", href=links.gallery(game.name), aria_label=f"What is in the box of {game.title}")[
                    "In the box"
                ],
                a(".more", href=links.new_table(game.name), aria_label=f"A new table of {game.title}")["New table"],
            ],
        ],
    ]


def rules(page: RulesPage) -> str:
    """The catalogue in our words: sections, a search, and each rule with an address of its own."""
    game = page.game
    found = [*page.rules, *page.house]
    return document(
        f"Rules · {game.title}",
        div(".reading")[
            div(".reading-head")[
                h1["Rules of ", game.title],
                search[
                    form(method="get", action=links.rules(game.name))[
                        label(".unseen", for_="q")["Search the rules"],
                        input(
                            "#q",
                            type="search",
                            name="q",
                            value=page.query,
                            placeholder="Search the rules…",
                            autocomplete="off",
                        ),
                        button(".primary", type="submit")["Find"],
                    ]
                ],
                p(".found", role="status")[_found(page, len(found))],
                a(".more", href=links.gallery(game.name))["All components"],
            ],
            contents(game.name, found),
            div("#catalogue.catalogue.parchment")[
                catalogue.minute(game.rules.minute, bool(page.query)),
                [
                    section(aria_label=name)[h2(id=anchor(name))[name], [entry(game.name, rule) for rule in inside]]
                    for _, part in catalogue.parts(game.name, found)
                    for name, inside in part
                ],
                p["No rule has all of these words. Try fewer of them."] if not found else None,
            ],
        ],
        kind="rules",
        my_name=page.my_name,
        users=[game.name],
    )


def _found(page: RulesPage, count: int) -> str:
    if page.query:
        return f"{many(count, 'rule')} with “{page.query}”"
    return f"{count} rules, in our own words. Each has a number, which the table shows where it matters."


def anchor(name: str) -> str:
    """A name as part of an address.

    >>> anchor("City sides")
    'section-city-sides'
    """
    return "section-" + "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


def contents(game: str, rules: Sequence[Rule]) -> Element:
    return nav(".contents", aria_label="Sections")[
        a(href="#catalogue")[catalogue.IN_A_MINUTE],
        [
            [strong[part], [a(href=f"#{anchor(name)}")[name] for name, _ in inside]]
            for part, inside in catalogue.parts(game, rules)
        ],
    ]


def entry(game: str, rule: Rule) -> Node:
    return _entry(game, rule.id, rule.title, rule.text, rule.see)


@drawn
def _entry(game: str, ident: str, title: str, text: str, see: tuple[str, ...]) -> Element:
    return article(".rule-entry", id=ident, tabindex="-1")[
        h3[title, a(".rule", href=f"#{ident}")[ident]],
        p[catalogue.text(game, text)],
        p(".see")["See ", [[rule_link(game, other), " "] for other in see]] if see else None,
    ]


def gallery(page: GalleryPage) -> str:
    board = boards.of(page.game.name)
    return document(
        f"Components · {page.game.title}",
        div(".reading")[
            div(".reading-head")[
                h1["In the box: ", page.game.title],
                p[page.game.tagline],
                a(".more", href=links.rules(page.game.name))["Rules"],
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
            p(".see")["Rule ", span(".rule")[page.rule]] if page.rule else None,
            div(".actions")[a(".primary.button", href=links.LOBBY)["To the lobby"]],
        ],
        kind="message",
        my_name=page.my_name,
    )


def credits(my_name: str = "", games: Sequence[Game] = ()) -> str:
    return document(
        "Credits",
        section(".parchment.invite")[
            h1["Credits"],
            p[
                strong["Icons: "],
                f"by {icons.AUTHORS}, from ",
                a(href="https://game-icons.net", rel="noopener")["game-icons.net"],
                ", under the licence ",
                a(href="https://creativecommons.org/licenses/by/3.0/", rel="noopener")["CC BY 3.0"],
                ". They are coloured and scaled here; their shapes are unchanged.",
            ],
            p[
                strong["Typefaces: "],
                "Grenze Gotisch by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, both "
                "under the SIL Open Font License 1.1.",
            ],
            p[strong["Morphing: "], "idiomorph by the htmx developers, under the Zero-Clause BSD licence."],
            p[
                strong["Games: "],
                "they belong to their authors and publishers. All drawings and all words here are our own.",
            ],
            div(".actions")[a(".primary.button", href=links.LOBBY)["To the lobby"]],
        ],
        kind="message",
        my_name=my_name,
    )
