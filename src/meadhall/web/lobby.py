"""The lobby, a new table, and invitations."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.bots import levels
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
    option,
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
from meadhall.web.lessons import learn
from meadhall.web.lobby_model import LobbyPage, TableEntry
from meadhall.web.model import LearnInfo, SeatInfo, bot_title, middle
from meadhall.web.parts.frame import document, notice, top_bar
from meadhall.web.parts.pictures import picture
from meadhall.web.parts.shield import shield
from meadhall.web.words import say

KEPT_ROWS = 2048  # of tables in lists
ON_A_LINE = 4  # shields beside a table's name; more of them have a line of their own
MOST_SEATS = 8  # to choose from at once
LARGE = 6  # of one's own tables that are always in sight


def lobby(page: LobbyPage) -> str:
    waiting = [entry for entry in page.my_tables if entry.your_decision]
    return document(
        tab_title(len(waiting)),
        notice(page.notice),
        greeting(page, len(waiting)),
        mine(page.my_tables),
        section("#games.games", aria_label=say("lobby-games"))[
            [game_card(game, tuple(page.bots), page.learning.get(game.name)) for game in page.games]
        ],
        div(".lists")[
            tables("open", page.open_tables) if page.open_tables else None,
            tables("running", page.running) if page.running else None,
            None if page.open_tables and page.running else watch(page),
            tables("finished", page.finished, upload()) if page.finished else nothing_played(page),
        ],
        kind="lobby",
        my_name=page.my_name,
        users=[game.name for game in page.games],
        module="lobby",
        bar=top_bar(page.my_name, call=call(waiting)),
    )


def tab_title(waiting: int) -> str:
    """With the number of tables that wait for the reader."""
    return f"({waiting}) Meadhall" if waiting else "Meadhall"


def greeting(page: LobbyPage, waiting: int) -> Element:
    """Who was here before is welcomed back, and told what waits."""
    known = bool(page.my_name and (page.my_tables or any(info.known for info in page.learning.values())))
    if not known:
        return div(".greeting")[h1[say("lobby-greeting")], p[say("lobby-about")]]
    return div(".greeting")[
        h1[say("lobby-welcome", name=page.my_name)],
        p[say("lobby-wait", number=waiting) if waiting else say("lobby-wait-not")],
    ]


def call(waiting: Sequence[TableEntry]) -> Node:
    """The way to the table that has waited longest."""
    if not waiting:
        return span("#call")
    return a("#call.primary.button", href=links.table(waiting[0].match_id))[
        icon("hourglass"), span[say("lobby-your-turns", number=len(waiting), title=waiting[0].title)]
    ]


def own_tables(entries: Sequence[TableEntry]) -> str:
    """What a lobby that stays open puts in the place of what it shows: one's tables, and the way to the first."""
    waiting = [entry for entry in entries if entry.your_decision]
    return str(div(data_title=tab_title(len(waiting)))[call(waiting), mine(entries)])


def mine(entries: Sequence[TableEntry]) -> Element:
    """One's own tables, across the width: those first that wait for the reader."""
    large, more = entries[:LARGE], entries[LARGE:]
    return section(
        "#own-tables.own-tables", aria_label=say("lobby-mine"), hidden=not entries, data_source=links.OWN_TABLES
    )[
        ul[[own_table(entry) for entry in large]],
        details("#more-mine")[
            summary[say("lobby-more-mine", number=len(more))],
            ul[[own_table(entry) for entry in more]],
        ]
        if more
        else None,
    ]


@keeping(KEPT_ROWS)
def own_table(entry: TableEntry) -> Element:
    where = links.table(entry.match_id)
    way = "lobby-play" if entry.your_decision else "lobby-look" if entry.mine else "lobby-watch"
    words = say(f"{way}-at", title=entry.title)
    return li(id=f"own-{entry.match_id}", class_={"own": True, "yours": entry.your_decision, "called": entry.horn})[
        span(".emblem", aria_hidden="true")[icon(boards.of(entry.game).EMBLEM)],
        div(".what")[
            strong(".title")[entry.title],
            small[_about(entry)],
            span(class_={"stands": True, "away": entry.away})[
                span(".who")[[seat_mark(seat) for seat in entry.seats]],
                span[say("lobby-horn"), " "] if entry.horn else None,
                span(".ask")[entry.stands or entry.tempo.words],
            ],
        ],
        a(".primary.button" if entry.your_decision else ".quiet.button", href=where, aria_label=words)[say(way)],
    ]


def _about(entry: TableEntry) -> Node:
    """The game, how far it has come, and who else is there; without the game where the table is called as it is."""
    title = spoken(Named(entry.game, "game-title", entry.game_title))
    parts = [title if entry.title != title else "", entry.note, entry.company]
    return " · ".join(part for part in parts if part)


@drawn
def game_card(game: Game, bots: tuple[str, ...] = (), learning: LearnInfo | None = None) -> Element:
    title = spoken(introduction.title(game))
    return article(f"#game-{game.name}.game")[
        div(".picture", aria_hidden="true")[picture(game.name)],
        div(".about.parchment")[
            header[h2[title], small[say("lobby-seats", least=game.least_seats, most=game.most_seats)]],
            p(".tagline")[spoken(introduction.tagline(game))],
            None if learning and learning.known else marks(game),
            play_now(game, title, bots, learning) if bots else None,
            learn(game, learning) if learning is not None else None,
            div(".actions")[
                button(".primary", type="submit", form=f"now-{game.name}", name="game", value=game.name)[
                    icon("viking-helmet"), say("lobby-play-now")
                ]
                if bots
                else None,
                a(".quiet.button", href=links.new_table(game.name))[say("lobby-new-table")],
                a(".more", href=links.rules(game.name), aria_label=say("lobby-learn-game", game=title))[say("rules")],
                a(".more", href=links.puzzle(game.name), aria_label=say("lobby-puzzle-of", game=title))[
                    say("lobby-puzzle")
                ]
                if has_puzzles(game)
                else None,
            ],
        ],
    ]


def has_puzzles(game: Game) -> bool:
    """Looked for, not read: that takes its time."""
    return (game.folder / "puzzles.json").is_file()


def marks(game: Game) -> Element:
    """What kind of game it is, for who does not know it."""
    return ul(".marks")[
        [
            li[icon(name), spoken(introduction.mark(game, at, words))]
            for at, (name, words) in enumerate(boards.of(game.name).MARKS, start=1)
        ]
    ]


def play_now(game: Game, title: str, bots: tuple[str, ...], learning: LearnInfo | None) -> Element:
    """Against whom, and how many: gentle bots for who has never played it. The browser remembers what was chosen."""
    known = {one.name: one for one in levels(game.name)}
    new = learning is not None and not learning.known
    learns = learning is not None and learning.begun  # the browser remembers who has played since then
    chosen = bots[0] if new or learns else middle(bots)
    usual = min(game.most_seats, max(game.least_seats, 3))
    most = max(usual, min(MOST_SEATS, game.most_seats))
    return form(f"#now-{game.name}.now", method="post", action=links.PLAY_NOW, data_game=game.name, data_seals="open")[
        input(type="hidden", name="first", value="1") if new else None,
        p(".against")[say("lobby-against")],
        select(name="level", aria_label=say("lobby-level", game=title), aria_describedby=f"told-{game.name}")[
            [
                option(
                    value=spec,
                    selected=spec == chosen,
                    data_told=spoken(known[spec].told) if spec in known else "",
                    data_level=known[spec].number if spec in known else 0,
                )[bot_title(spec)]
                for spec in bots
            ]
        ],
        strength(known[chosen].number if chosen in known else 0, len(known)),
        select(".seats", name="seats", aria_label=say("lobby-how-many", game=title))[
            [
                option(value=seats, selected=seats == usual)[say("lobby-against-bots", bots=seats - 1)]
                for seats in range(game.least_seats, most + 1)
            ]
        ],
        p(f"#told-{game.name}.told", aria_live="polite")[spoken(known[chosen].told) if chosen in known else None],
    ]


def strength(level: int, of: int) -> Element:
    return span(".strength", data_level=level, aria_hidden="true")[[span(".step") for _ in range(of)]]


def watch(page: LobbyPage) -> Node:
    """Where nobody plays: a match to look at, and bots that play for the reader's eyes."""
    if not page.games:
        return None
    first = page.games[0]
    return section("#watch.tables.wood", aria_labelledby="watch-title")[
        header[h2("#watch-title")[say("watch-title")], p[say("watch-below")]],
        div(".sample")[
            a(".screen", href=links.sample(first.name), aria_hidden="true", tabindex="-1")[
                picture(first.name), span(".start")[icon("play-button")]
            ],
            div[
                strong(".title")[say("sample-title", game=introduction.title(first))],
                p[say("sample-about")],
                div(".doors")[
                    [
                        a(".quiet.button", href=links.sample(game.name))[spoken(introduction.title(game))]
                        for game in page.games
                    ]
                ],
            ],
        ],
        div(".bots")[
            strong(".title")[say("watch-bots")],
            p[say("watch-bots-about")],
            form(".doors", method="post", action=links.WATCH, data_seals="open")[
                input(type="hidden", name="level", value=middle(page.bots)),
                [
                    button(".quiet", type="submit", name="game", value=game.name)[spoken(introduction.title(game))]
                    for game in page.games
                ],
            ],
        ]
        if page.bots
        else None,
    ]


def nothing_played(page: LobbyPage) -> Element:
    """In the place of replays: the first lesson."""
    begins = [game for game in page.games if game.name in page.learning]
    return section("#finished.tables.wood", aria_labelledby="finished-title")[
        header[h2("#finished-title")[say("lobby-finished")], p[say("lobby-finished-none")]],
        form(".doors", method="post", action=links.LEARN)[
            [
                button(".quiet", type="submit", name="game", value=game.name)[
                    icon("raven"), say("lobby-first-lesson", game=introduction.title(game))
                ]
                for game in begins
            ]
        ]
        if begins
        else None,
        upload(),
    ]


def tables(ident: str, entries: Sequence[TableEntry], extra: Node = None) -> Element:
    """One of the lists: `lobby-IDENT` is what it is called."""
    return section(f"#{ident}.tables.wood", aria_labelledby=f"{ident}-title")[
        header[h2(id=f"{ident}-title")[say(f"lobby-{ident}")], p[say(f"lobby-{ident}-below")]],
        ul[[table_row(entry) for entry in entries]],
        extra,
    ]


@keeping(KEPT_ROWS)
def table_row(entry: TableEntry) -> Element:
    return li(class_={"crowded": len(entry.seats) > ON_A_LINE})[
        span(".emblem", aria_hidden="true")[icon(boards.of(entry.game).EMBLEM)],
        div(".what")[
            strong[entry.title],
            small[_about(entry) or entry.tempo.words,],
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
