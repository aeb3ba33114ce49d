"""The lobby, a new table, and invitations."""

from __future__ import annotations

from collections.abc import Sequence

import segno
from markupsafe import Markup

from meadhall.bots import levels
from meadhall.engine.game import Game
from meadhall.engine.option import Option
from meadhall.web import links, wording
from meadhall.web.html import (
    Element,
    Node,
    a,
    article,
    button,
    dd,
    details,
    div,
    dl,
    dt,
    fieldset,
    form,
    h1,
    h2,
    header,
    input,
    label,
    legend,
    li,
    optgroup,
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
from meadhall.web.model import (
    InvitePage,
    JoinPage,
    LobbyPage,
    NewTablePage,
    SeatInfo,
    TableEntry,
    bot_title,
    middle,
)
from meadhall.web.parts.between import ONLY_HERE, bot_choices
from meadhall.web.parts.frame import LONGEST_NAME, document, notice, rule_link, top_bar
from meadhall.web.parts.pictures import picture
from meadhall.web.parts.shield import shield

USUAL_SEATS = 6  # shown at once in the form of a new table

ON_A_LINE = 4  # shields beside a table's name; more of them have a line of their own

EMBLEMS = {"bottlecap": "drakkar", "drakkar": "drakkar-dragon", "beer": "beer-stein"}

# What a newcomer wants to know of a game at a glance: an icon and a word each.
MARKS = {
    "bottlecap": (("ship-wheel", "rondel race"), ("eyeball", "everything is open")),
    "drakkar": (("hourglass", "three months"), ("dragon-head", "all reveal at once")),
    "beer": (("crossed-axes", "attacks and reactions"), ("wing-cloak", "afterlife")),
}


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
    marks = MARKS.get(game.name, ())
    return article(f"#game-{game.name}.game")[
        div(".picture", aria_hidden="true")[picture(game.name)],
        div(".about.parchment")[
            h2[game.title],
            p[game.tagline],
            ul(".marks")[
                li[icon("viking-helmet"), f"{game.least_seats} to {game.most_seats} seats"],
                [li[icon(name), words] for name, words in marks],
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
        span(".emblem", aria_hidden="true")[icon(EMBLEMS.get(entry.game, "drakkar"))],
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


# A new table


def new_table(page: NewTablePage) -> str:
    game = page.game
    return document(
        f"New table · {game.title}",
        h1["A new table of ", game.title],
        notice(page.notice),
        form(".new-table", method="post", action=links.new_table(game.name))[
            section(".parchment.seating", aria_labelledby="seats-title")[
                h2("#seats-title")["Who plays?"],
                div(".field")[
                    label(for_="name")["Your name"],
                    input(
                        "#name",
                        name="name",
                        value=page.values.get("name", page.my_name),
                        maxlength=LONGEST_NAME,
                        required=True,
                        autocomplete="nickname",
                    ),
                ],
                div(".field")[
                    label(for_="title")["Name of the table"],
                    input(
                        "#title",
                        name="title",
                        value=page.values.get("title", ""),
                        maxlength=40,
                        placeholder="We find one for you",
                    ),
                ],
                [seat_field(page, seat) for seat in range(min(USUAL_SEATS, game.most_seats))],
                more_seats(page),
                levels_told(game, page.bots),
            ],
            tempo_fields(page),
            settings(page),
            div(".actions.closing")[
                button(".primary", type="submit")[icon("drakkar"), "Set the table"],
                a(".quiet.button", href=links.LOBBY)["Not now"],
            ],
        ],
        kind="new",
        my_name=page.my_name,
        users=[game.name],
        module="newtable",
    )


def marks(page: NewTablePage, name: str, described: str = "") -> dict[str, str | bool]:
    """What a field says of itself to who does not see it; the wrong one has the focus, so it comes into view."""
    ids = " ".join(ident for ident in (f"{name}-wrong" if page.wrong == name else "", described) if ident)
    found: dict[str, str | bool] = {"aria_describedby": ids} if ids else {}
    return found | {"aria_invalid": "true", "autofocus": True} if page.wrong == name else found


def wrong(page: NewTablePage, name: str) -> Node:
    """What is wrong with the field, beside it: the notice above may be out of sight."""
    return small(f"#{name}-wrong.wrong")[page.notice] if page.wrong == name else None


def settings(page: NewTablePage) -> Element:
    """The options of the game, in words: those that a table talks about, and behind them the finer points."""
    first, finer = wording.split(page.game)
    changed = any(page.values.get(f"option-{one.name}", str(one.default)) != str(one.default) for one in finer)
    return section(".parchment.settings", aria_labelledby="options-title")[
        h2("#options-title")["How do we play?"],
        p["Leave everything as it is for the game as its rules say. Each choice tells its rule."],
        [option_field(page, one) for one in first],
        details("#finer.finer", open=changed)[
            summary[f"Finer points of the rules ({len(finer)})"],
            div(".settings")[[option_field(page, one) for one in finer]],
        ]
        if finer
        else None,
    ]


def more_seats(page: NewTablePage) -> Node:
    """Seats that only a large round needs."""
    rest = range(USUAL_SEATS, page.game.most_seats)
    if not rest:
        return None
    taken = any(page.values.get(f"seat{seat}", "none") != "none" for seat in rest)
    return details("#more-seats.more-seats", open=taken)[
        summary[f"A larger round: up to {page.game.most_seats} seats"],
        [seat_field(page, seat) for seat in rest],
    ]


def seat_field(page: NewTablePage, seat: int) -> Element:
    """You, a friend by invitation, somebody at this screen, a bot, or nobody."""
    name = f"seat{seat}"
    choices = [("you", "You")] if seat == 0 else []
    choices += [("friend", "A friend, by link"), ("here", "A friend, at this screen")]
    bots = [(f"bot:{spec}", f"Bot: {bot_title(spec)}") for spec in page.bots]
    if seat >= page.game.least_seats:
        choices.append(("none", "Nobody"))
    usual = "you" if seat == 0 else f"bot:{middle(page.bots)}" if seat < max(3, page.game.least_seats) else "none"
    chosen = page.values.get(name, usual)

    def shown(offered: Sequence[tuple[str, str]]) -> Node:
        return [option(value=value, selected=value == chosen)[words] for value, words in offered]

    return div(".field.seat")[
        label(for_=name)[shield(seat), f"Seat {seat + 1}"],
        select(id=name, name=name, **marks(page, name))[
            shown(choices), optgroup(label="Bots, the strongest last")[shown(bots)]
        ],
        wrong(page, name),
    ]


def levels_told(game: Game, bots: Sequence[str]) -> Node:
    """What the levels are like, for who wants to know before choosing."""
    known = {one.name: one for one in levels(game.name)}
    told = [known[spec] for spec in bots if spec in known]
    if not told:
        return None
    return details(".levels")[
        summary["What are the bots like?"],
        dl[[[dt[one.title], dd[one.sentence]] for one in told]],
    ]


def tempo_fields(page: NewTablePage) -> Element:
    chosen = page.values.get("tempo", "relaxed")

    def kind(value: str, words: str, meaning: str) -> Element:
        return div(".choice-line")[
            input(id=f"tempo-{value}", type="radio", name="tempo", value=value, checked=value == chosen),
            label(for_=f"tempo-{value}")[strong[words], small[meaning]],
        ]

    def number(name: str, words: str, value: str, least: int, most: int) -> Element:
        return div(".field.small")[
            label(for_=name)[words],
            input(
                id=name,
                name=name,
                type="number",
                min=least,
                max=most,
                value=page.values.get(name, value),
                **marks(page, name),
            ),
            wrong(page, name),
        ]

    return section(".parchment.tempo", aria_labelledby="tempo-title")[
        h2("#tempo-title")["How fast?"],
        fieldset[
            legend(".unseen")["Tempo"],
            kind("relaxed", "Relaxed", "no clock at all"),
            kind("live", "Live", "seconds for each decision, and a bank of spare minutes"),
            div(".numbers")[
                number("seconds", "Seconds a decision", "30", 5, 600), number("bank", "Minutes in the bank", "3", 0, 60)
            ],
            kind("slow", "Slow", "days for each decision; come and go as you like"),
            div(".numbers")[number("days", "Days a decision", "2", 1, 14)],
        ],
        fieldset[
            legend["Who may find it?"],
            div(".choice-line")[
                input(
                    "#listed",
                    type="checkbox",
                    name="listed",
                    value="yes",
                    checked=page.values.get("listed", "yes") == "yes",
                ),
                label(for_="listed")[
                    strong["Listed in the lobby"], small["else only who has the link can join or watch"]
                ],
            ],
        ],
    ]


def option_field(page: NewTablePage, one: Option) -> Element:
    game = page.game.name
    name = f"option-{one.name}"
    now = page.values.get(name, str(one.default))
    known = {other.name: other for other in page.game.options}
    return div(".field.option")[
        label(for_=name)[wording.title(game, one)],
        _option_box(game, one, name, now, marks(page, name, f"{name}-means")),
        wrong(page, name),
        small(id=f"{name}-means")[wording.meaning(game, known, one), " ", rule_link(game, one.rule)],
    ]


def _option_box(game: str, one: Option, name: str, now: str, said: dict[str, str | bool]) -> Node:
    """A list where there are names to choose from, a number between its ends, or a line of text."""
    choices = [(str(choice), wording.value(game, one, choice)) for choice in one.choices]
    seats = bool(one.choices) and one.least is not None  # a seat, or by chance
    if seats and one.least is not None and one.most is not None:
        choices += [(str(seat), f"Seat {seat + 1}") for seat in range(one.least, one.most + 1)]
    if choices:
        return select(id=name, name=name, data_seats=seats, **said)[
            [
                option(value=value, selected=value == now)[words + (" (usual)" if value == str(one.default) else "")]
                for value, words in choices
            ]
        ]
    if one.least is not None:
        return input(
            id=name,
            name=name,
            type="number",
            min=one.least,
            max=one.most,
            value=now,
            **said,
        )
    return input(id=name, name=name, value=now, maxlength=200, autocomplete="off", **said)


# Invitations


def qr_code(address: str) -> Markup:
    """The address as a QR code, dark on light whatever the page's colours."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(scale=6, border=3, dark="#2b1d12", light="#fbf4e2", omitsize=True, svgclass="qr"))


def invite(page: InvitePage) -> str:
    return document(
        f"Invitation · {page.title}",
        section(".parchment.invite")[
            h1["Come to ", page.title],
            p[f"{page.game.title}. Whoever opens this address can take a free seat. Nothing to install, no account."],
            qr_code(page.url),
            label(for_="invite-url")["Address"],
            input("#invite-url", readonly=True, value=page.url),
            p(".reach")[ONLY_HERE] if links.only_here(page.url) else None,
            div(".actions")[
                button(".primary", type="button", data_do="copy", data_copies="invite-url")["Copy the address"],
                a(".quiet.button", href=links.table(page.match_id))["Back to the table"],
            ],
            sitting(page.seats),
        ],
        kind="invite",
        my_name=page.my_name,
        module="invite",
        facts={"data_events": links.events(page.match_id), "data_table": links.table(page.match_id)},
    )


def sitting(seats: Sequence[SeatInfo]) -> Element:
    """Who is at the table, and how many seats are free."""
    free = sum(seat.kind == "open" for seat in seats)
    return section("#sitting.sitting", aria_labelledby="sitting-title", aria_live="polite")[
        h2("#sitting-title")["At the table"],
        ul[
            [
                li[shield(seat.number), seat.name, small[f" {seat.company}" if seat.bot else ""]]
                for seat in seats
                if seat.kind != "open"
            ]
        ],
        p[f"{free} seat{' is' if free == 1 else 's are'} free. The match begins when all are taken."] if free else None,
    ]


def join(page: JoinPage) -> str:
    free = [seat for seat in page.seats if seat.kind == "open"]
    return document(
        f"Join · {page.title}",
        section(".parchment.invite")[
            h1["A seat at ", page.title],
            p[f"{page.game.title}, {page.tempo.words}. {page.game.tagline}"],
            notice(page.notice),
            form(method="post", action=links.join(page.match_id))[
                input(type="hidden", name="token", value=page.token),
                div(".field")[
                    label(for_="name")["Your name"],
                    input(
                        "#name",
                        name="name",
                        value=page.my_name,
                        maxlength=LONGEST_NAME,
                        required=True,
                        autocomplete="nickname",
                    ),
                ],
                fieldset[
                    legend["Where do you sit?"],
                    [
                        div(".choice-line")[
                            input(
                                id=f"seat-{seat.number}",
                                type="radio",
                                name="seat",
                                value=seat.number,
                                checked=seat is free[0],
                            ),
                            label(for_=f"seat-{seat.number}")[shield(seat.number), f"Seat {seat.number + 1}"],
                        ]
                        for seat in free
                    ],
                ],
                div(".actions")[
                    button(".primary", type="submit")["Sit down"],
                    a(".quiet.button", href=links.table(page.match_id))["Only watch"],
                ],
            ]
            if free
            else [
                p["The match is over." if page.over else "All seats are taken."],
                a(".quiet.button", href=links.table(page.match_id))["Look at it" if page.over else "Watch"],
            ],
            sitting(page.seats),
        ],
        kind="invite",
        my_name=page.my_name,
    )
