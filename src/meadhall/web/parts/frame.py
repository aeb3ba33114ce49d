"""The frame of every document: head, the bar at the top, and the footer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from markupsafe import Markup

from meadhall import games
from meadhall.engine.language import LANGUAGES, own_name, reader
from meadhall.web import assets, links
from meadhall.web.html import (
    Element,
    Node,
    a,
    body,
    button,
    div,
    footer,
    form,
    head,
    header,
    html,
    input,
    label,
    link,
    main,
    meta,
    nav,
    p,
    script,
    span,
    title,
)
from meadhall.web.icons import icon
from meadhall.web.parts.shield import clips
from meadhall.web.words import around, for_scripts, say

LONGEST_NAME = 24
FIRST_FONTS = ("vendor/alegreya-sans-400-normal.woff2", "vendor/grenze-gotisch-600-normal.woff2")
LOBBY = ["lobby", "lobby-games", "pictures"]  # style sheets of the lobby, and of the pages before a match


def document(
    called: str,
    *content: Node,
    kind: str,
    my_name: str = "",
    users: Sequence[str] = (),
    module: str = "hall",
    bar: Node = None,
    closing: bool = True,
    aside: Node = None,
    facts: Mapping[str, str] | None = None,
) -> str:
    """A whole page.

    `users` are the games that it shows; `module` is the script it begins with;
    `facts` are data attributes of the main element, for that script; `aside` comes after it and is never morphed.
    """
    return str(
        html(lang=reader()[0])[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
                meta(name="color-scheme", content="dark light"),
                meta(name="referrer", content="same-origin"),  # a form without it has no origin, and is refused
                title[called],
                link(rel="icon", type="image/svg+xml", href=assets.url("img/horn.svg")),
                [link(rel="preload", href=assets.url(font), as_="font", crossorigin="") for font in FIRST_FONTS],
                [link(rel="stylesheet", href=sheet) for sheet in assets.sheets(*_styles(kind, tuple(users)))],
                script(src=assets.url("js/mode.js")),
                script(type="module", src=assets.url(f"js/{module}.js")),
                [link(rel="modulepreload", href=address) for address in assets.modules(module)],
            ],
            body(class_=f"page-{kind}", data_words=for_scripts(kind))[
                a(".skip", href="#main")[say("skip")],
                clips(),
                bar if bar is not None else top_bar(my_name),
                main("#main", tabindex="-1", **(facts or {}))[content],
                credits_line() if closing else None,
                aside,
                div("#tip", role="tooltip", hidden=True),
                div("#heard.unseen", aria_live="polite", role="status"),
                p("#offline", role="status", hidden=True)[say("offline")],
            ],
        ]
    )


# Of a board, in the order of their style sheets.
PARTS = ("brawl", "market", "end", "small", "circle", "boards", "hand", "stage", "sizes", "phone")


@cache
def _styles(kind: str, shown: tuple[str, ...]) -> list[str]:
    """The style sheets of a page: what all share, the page's own, and those of the boards that it shows."""
    tables = ["pictures", "table", "scene", "coach", "absence"]
    own = {"table": tables, "rules": ["reading"], "review": ["review"], "gallery": ["reading", "pictures"]}.get(
        kind, LOBBY
    )
    boards = ["board-colours"] if kind in ("table", "gallery") else []
    boards += ["board-moment"] if kind == "table" else []
    boards += [f"board-{game}" for game in shown if kind in ("table", "gallery")]
    boards += [f"board-{game}-{part}" for game in shown if kind == "table" for part in PARTS]
    if kind == "table" and any(game not in games.SHELF for game in shown):
        boards.insert(1, "board-plain")
    return ["fonts", "tokens", "frame", *own, *boards]


def sheets_of_all_pages() -> set[str]:
    """The addresses of all style sheets that pages with our own games refer to."""
    kinds = [(kind, (game,)) for kind in ("table", "gallery", "rules", "lobby", "review") for game in games.SHELF]
    return {address for kind, shown in kinds for address in assets.sheets(*_styles(kind, shown))}


def top_bar(my_name: str, call: Node = None) -> Element:
    """The bar of all pages but the table's own."""
    return header(".top")[
        a(".logo", href=links.LOBBY)[icon("beer-horn"), span["Meadhall"]],
        nav(aria_label=say("pages"))[
            a(href=links.LOBBY)[say("nav-tables")],
            a(href=f"{links.LOBBY}#finished")[say("nav-replays")],
            a(href=links.RULES)[say("nav-rules")],
        ],
        call,
        languages(),
        mode_switch(),
        form(".me", method="post", action=links.NAME)[
            label(for_="my-name")[icon("viking-head"), span(".unseen")[say("your-name")]],
            input(
                "#my-name",
                name="name",
                value=my_name,
                maxlength=LONGEST_NAME,
                placeholder=say("your-name"),
                autocomplete="nickname",
                required=True,
            ),
            button(".quiet", type="submit")[say("keep-name")],
        ],
    ]


def mode_switch() -> Markup:
    words = say("day-or-night")
    return Markup(
        str(
            button(".round.mode-switch", type="button", data_do="mode", aria_label=words, data_tip=words)[
                icon("sun", "for-day"), icon("moon", "for-night")
            ]
        )
    )


def languages() -> Element:
    """The languages that can be read here, each by its own name: a click chooses it for all pages from then on."""
    now = reader()[0]
    return form(".languages", method="post", action=links.LANGUAGE, aria_label=say("language"))[
        [
            button(type="submit", name="language", value=tag, lang=tag, aria_pressed="true" if tag == now else "false")[
                span(aria_hidden="true")[tag.upper()], span(".unseen")[own_name(tag)]
            ]
            for tag in LANGUAGES
        ]
    ]


def credits_line() -> Element:
    return footer(".credits")[p[around("icons-by", a(href=links.CREDITS)[say("icons-artists")])]]


def notice(words: str, game: str = "", rule: str = "") -> Element | None:
    """A refusal or a confirmation, said once."""
    if not words:
        return None
    return p("#notice.notice", role="alert")[span[words, " ", rule_link(game, rule) if rule and game else None]]


def rule_link(game: str, rule: str) -> Element:
    """The number of a rule; opens the rules there."""
    return a(".rule", href=links.rules(game, rule), data_rule=rule)[rule]
