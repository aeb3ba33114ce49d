"""The lobby, a new table, and invitations."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.game import Game
from meadhall.web import boards, links
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
from meadhall.web.model import (
    LobbyPage,
    SeatInfo,
    TableEntry,
)
from meadhall.web.parts.between import bot_choices
from meadhall.web.parts.frame import document, notice, top_bar
from meadhall.web.parts.pictures import picture
from meadhall.web.parts.shield import shield

ON_A_LINE = 4  # shields beside a table's name; more of them have a line of their own


def lobby(page: LobbyPage) -> str:
    waiting = [entry for entry in page.my_tables if entry.your_decision]
    return document(
        "Meadhall",
        notice(page.notice),
        div(".greeting")[
            h1["Take a seat by the fire"],
            p["Viking games, friends and honest bots. No account: a seat is a link."],
            a(".primary.button", href=links.table(waiting[0].match_id))[
                icon("hourglass"), f"Your decision at {waiting[0].title}"
            ]
            if waiting
            else None,
        ],
        section("#games.games", aria_label="Games")[[game_card(game, page.bots) for game in page.games]],
        div(".lists")[
            tables("mine", "Your tables", "go on where you left", page.my_tables) if page.my_tables else None,
            tables("open", "Open tables", "waiting for you", page.open_tables),
            tables("running", "Running tables", "watch or return", page.running),
            tables("finished", "Replays", "move by move", page.finished, upload()),
        ],
        kind="lobby",
        my_name=page.my_name,
        users=[game.name for game in page.games],
        bar=top_bar(page.my_name),
    )


def game_card(game: Game, bots: Sequence[str] = ()) -> Element:
    return article(f"#game-{game.name}.game")[
        div(".picture", aria_hidden="true")[picture(game.name)],
        div(".about.parchment")[
            h2[game.title],
            p[game.tagline],
            ul(".marks")[
                li[icon("viking-helmet"), f"{game.least_seats} to {game.most_seats} seats"],
                [li[icon(name), words] for name, words in boards.of(game.name).MARKS],
            ],
            div(".actions")[
                form(".now", method="post", action=links.PLAY_NOW)[
                    button(".primary", type="submit", name="game", value=game.name)[icon("drakkar"), "Play now"],
                    label(for_=f"level-{game.name}")["against"],
                    select(id=f"level-{game.name}", name="level", aria_label=f"Level of the bots in {game.title}")[
                        bot_choices(bots)
                    ],
                ]
                if bots
                else None,
                a(".quiet.button", href=links.new_table(game.name))["New table"],
                a(".more", href=links.rules(game.name), aria_label=f"Learn the rules of {game.title}")[
                    "Learn the rules"
                ],
            ],
        ],
    ]


def tables(ident: str, called: str, below: str, entries: Sequence[TableEntry], extra: Node = None) -> Element:
    return section(f"#{ident}.tables.wood", aria_labelledby=f"{ident}-title")[
        header[h2(id=f"{ident}-title")[called], p[below]],
        ul[[table_row(entry) for entry in entries]] if entries else p(".nothing")["None at the moment."],
        extra,
    ]


def table_row(entry: TableEntry) -> Element:
    return li(class_={"crowded": len(entry.seats) > ON_A_LINE})[
        span(".emblem", aria_hidden="true")[icon(boards.of(entry.game).EMBLEM)],
        div(".what")[
            strong[entry.title],
            small[
                [entry.game_title, " · "] if entry.title != entry.game_title else None,
                strong["your decision"] if entry.your_decision else entry.note or entry.tempo.words,
            ],
        ],
        span(".who")[[seat_mark(seat) for seat in entry.seats]],
        door(entry),
    ]


def seat_mark(seat: SeatInfo) -> Node:
    if seat.kind == "open":
        return span(".free", role="img", aria_label="free seat")
    return shield(seat.number, label=seat.name)


def door(entry: TableEntry) -> Element:
    """The way to the table."""
    if entry.state == "finished":
        won = " and ".join(entry.seats[seat].name for seat in entry.winners)
        return a(".ended", href=links.replay(entry.match_id))[
            span(".unseen")[f"Replay of {entry.title}, won by "], strong[won or "Replay"], small[entry.when]
        ]
    if entry.mine:
        kind = ".primary.button" if entry.your_decision else ".quiet.button"
        return a(kind, href=links.table(entry.match_id), aria_label=f"Play at {entry.title}")["Play"]
    if entry.state == "open":
        return a(".join.button", href=links.join(entry.match_id), aria_label=f"Join {entry.title}")["Join"]
    return a(".quiet.button", href=links.table(entry.match_id), aria_label=f"Watch {entry.title}")["Watch"]


def upload() -> Element:
    return details(".upload")[
        summary["Replay a record from a file"],
        form(method="post", action=links.UPLOAD, enctype="multipart/form-data")[
            label(for_="record")["Record"],
            input("#record", type="file", name="record", accept=".json,application/json", required=True),
            button(".quiet", type="submit")["Open"],
        ],
    ]
