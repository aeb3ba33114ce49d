"""The lobby, a new table, and invitations."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import introduction
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.engine.message import Listing, Named
from meadhall.web import boards, links
from meadhall.web.drawn import drawn, keeping
from meadhall.web.html import (
    Element,
    Node,
    a,
    article,
    button,
    details,
    div,
    form,
    h1,
    h2,
    header,
    input,
    label,
    li,
    p,
    section,
    select,
    small,
    span,
    strong,
    summary,
    ul,
)
from meadhall.web.icons import icon
from meadhall.web.learning import learn
from meadhall.web.lobby_model import LobbyPage, TableEntry
from meadhall.web.model import LearnInfo, SeatInfo
from meadhall.web.parts.between import bot_choices
from meadhall.web.parts.frame import document, notice, top_bar
from meadhall.web.parts.pictures import picture
from meadhall.web.parts.shield import shield
from meadhall.web.words import say

KEPT_ROWS = 2048  # of tables in lists
ON_A_LINE = 4  # shields beside a table's name; more of them have a line of their own


def lobby(page: LobbyPage) -> str:
    waiting = [entry for entry in page.my_tables if entry.your_decision]
    return document(
        "Meadhall",
        notice(page.notice),
        div(".greeting")[
            h1[say("lobby-greeting")],
            p[say("lobby-about")],
            a(".primary.button", href=links.table(waiting[0].match_id))[
                icon("hourglass"), say("lobby-your-decision", title=waiting[0].title)
            ]
            if waiting
            else None,
        ],
        section("#games.games", aria_label=say("lobby-games"))[
            [game_card(game, tuple(page.bots), page.learning.get(game.name)) for game in page.games]
        ],
        div(".lists")[
            tables("mine", page.my_tables) if page.my_tables else None,
            tables("open", page.open_tables),
            tables("running", page.running),
            tables("finished", page.finished, upload()),
        ],
        kind="lobby",
        my_name=page.my_name,
        users=[game.name for game in page.games],
        bar=top_bar(page.my_name),
    )


@drawn
def game_card(game: Game, bots: tuple[str, ...] = (), learning: LearnInfo | None = None) -> Element:
    title = spoken(introduction.title(game))
    marks = boards.of(game.name).MARKS
    return article(f"#game-{game.name}.game")[
        div(".picture", aria_hidden="true")[picture(game.name)],
        div(".about.parchment")[
            h2[title],
            p[spoken(introduction.tagline(game))],
            ul(".marks")[
                li[icon("viking-helmet"), say("lobby-seats", least=game.least_seats, most=game.most_seats)],
                [
                    li[icon(name), spoken(introduction.mark(game, at, words))]
                    for at, (name, words) in enumerate(marks, start=1)
                ],
            ],
            div(".actions")[
                form(".now", method="post", action=links.PLAY_NOW)[
                    input(type="hidden", name="first", value="1") if learning and not learning.known else None,
                    button(".primary", type="submit", name="game", value=game.name)[
                        icon("drakkar"), say("lobby-play-now")
                    ],
                    label(for_=f"level-{game.name}")[say("lobby-against")],
                    select(id=f"level-{game.name}", name="level", aria_label=say("lobby-level", game=title))[
                        bot_choices(bots)
                    ],
                ]
                if bots
                else None,
                learn(game, learning) if learning is not None else None,
                a(".quiet.button", href=links.new_table(game.name))[say("lobby-new-table")],
                a(".more", href=links.rules(game.name), aria_label=say("lobby-learn-game", game=title))[
                    say("lobby-learn")
                ],
            ],
        ],
    ]


def tables(ident: str, entries: Sequence[TableEntry], extra: Node = None) -> Element:
    """One of the lists: `lobby-IDENT` is what it is called."""
    return section(f"#{ident}.tables.wood", aria_labelledby=f"{ident}-title")[
        header[h2(id=f"{ident}-title")[say(f"lobby-{ident}")], p[say(f"lobby-{ident}-below")]],
        ul[[table_row(entry) for entry in entries]] if entries else p(".nothing")[say("lobby-nothing")],
        extra,
    ]


@keeping(KEPT_ROWS)
def table_row(entry: TableEntry) -> Element:
    return li(class_={"crowded": len(entry.seats) > ON_A_LINE})[
        span(".emblem", aria_hidden="true")[icon(boards.of(entry.game).EMBLEM)],
        div(".what")[
            strong[entry.title],
            small[
                [spoken(Named(entry.game, "game-title", entry.game_title)), " · "]
                if entry.title != entry.game_title
                else None,
                strong[say("lobby-your-turn")] if entry.your_decision else entry.note or entry.tempo.words,
            ],
        ],
        span(".who")[[seat_mark(seat) for seat in entry.seats]],
        door(entry),
    ]


def seat_mark(seat: SeatInfo) -> Node:
    if seat.kind == "open":
        return span(".free", role="img", aria_label=say("seat-free"))
    return shield(seat.number, label=seat.name)


def door(entry: TableEntry) -> Element:
    """The way to the table."""
    if entry.state == "finished":
        if not entry.winners:
            label = say("lobby-replay-of", title=entry.title)
            inside: Node = [strong(aria_hidden="true")[say("lobby-replay")], span(".unseen")[label]]
        else:
            won = say("names", names=Listing([entry.seats[seat].name for seat in entry.winners]))
            inside = [span(".unseen")[say("lobby-replay-won", title=entry.title), " "], strong[won]]
        return a(".ended", href=links.replay(entry.match_id))[inside, small[entry.when]]
    if entry.mine:
        kind = ".primary.button" if entry.your_decision else ".quiet.button"
        return a(kind, href=links.table(entry.match_id), aria_label=say("lobby-play-at", title=entry.title))[
            say("lobby-play")
        ]
    if entry.state == "open":
        return a(".join.button", href=links.join(entry.match_id), aria_label=say("lobby-join-at", title=entry.title))[
            say("lobby-join")
        ]
    return a(".quiet.button", href=links.table(entry.match_id), aria_label=say("lobby-watch-at", title=entry.title))[
        say("lobby-watch")
    ]


def upload() -> Element:
    return details(".upload")[
        summary[say("lobby-upload")],
        form(method="post", action=links.UPLOAD, enctype="multipart/form-data")[
            label(for_="record")[say("lobby-record")],
            input("#record", type="file", name="record", accept=".json,application/json", required=True),
            button(".quiet", type="submit")[say("lobby-upload-open")],
        ],
    ]
