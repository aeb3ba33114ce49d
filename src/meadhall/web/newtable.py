"""The form of a new table: options of the game in words, seats, tempo, and who may find it."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.bots import learnt_at, levels
from meadhall.engine import introduction
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.engine.option import Option
from meadhall.web import links, wording
from meadhall.web.html import (
    Element,
    Node,
    a,
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
    input,
    label,
    legend,
    optgroup,
    option,
    p,
    section,
    select,
    small,
    strong,
    summary,
)
from meadhall.web.icons import icon
from meadhall.web.lobby_model import NewTablePage
from meadhall.web.model import bot_title, middle
from meadhall.web.parts.frame import LONGEST_NAME, document, notice, rule_link
from meadhall.web.parts.seal import word_field
from meadhall.web.parts.shield import shield
from meadhall.web.words import say

HOUSE = (  # rules of the house that can be set for a table, and to what
    ("changes", ("usual", "yes", "no")),
    ("hints", ("yes", "no")),
    ("stand_in", ("usual", "10", "60", "1440", "0")),
)
USUAL_SEATS = 6  # shown at once in the form


def new_table(page: NewTablePage) -> str:
    game = page.game
    title = spoken(introduction.title(game))
    return document(
        say("new-tab", game=title),
        h1[say("new-title", game=title)],
        notice(page.notice),
        form(".new-table", method="post", action=links.new_table(game.name), data_seals="open")[
            section(".parchment.seating", aria_labelledby="seats-title")[
                h2("#seats-title")[say("new-who")],
                div(".field")[
                    label(for_="name")[say("your-name")],
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
                    label(for_="title")[say("new-table-name")],
                    input(
                        "#title",
                        name="title",
                        value=page.values.get("title", ""),
                        maxlength=40,
                        placeholder=say("new-table-name-found"),
                    ),
                ],
                [seat_field(page, seat) for seat in range(min(USUAL_SEATS, game.most_seats))],
                more_seats(page),
                levels_told(game, page.bots),
                word_field(),
            ],
            tempo_fields(page),
            settings(page),
            div(".actions.closing")[
                button(".primary", type="submit")[icon("drakkar"), say("new-set")],
                a(".quiet.button", href=links.LOBBY)[say("new-not-now")],
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
        h2("#options-title")[say("new-how")],
        p[say("new-how-below")],
        [option_field(page, one) for one in first],
        details("#finer.finer", open=changed)[
            summary[say("new-finer", count=len(finer))],
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
        summary[say("new-larger", most=page.game.most_seats)],
        [seat_field(page, seat) for seat in rest],
    ]


def seat_field(page: NewTablePage, seat: int) -> Element:
    """You, a friend by invitation, somebody at this screen, a bot, or nobody."""
    name = f"seat{seat}"
    choices = [("you", say("new-you"))] if seat == 0 else []
    choices += [("friend", say("new-friend-link")), ("here", say("new-friend-here"))]
    bots = [(f"bot:{spec}", say("new-bot", level=bot_title(spec))) for spec in page.bots]
    bots.append(("outside", say("new-bot-outside")))
    if seat >= page.game.least_seats:
        choices.append(("none", say("new-nobody")))
    usual = "you" if seat == 0 else f"bot:{middle(page.bots)}" if seat < max(3, page.game.least_seats) else "none"
    chosen = page.values.get(name, usual)

    def shown(offered: Sequence[tuple[str, str]]) -> Node:
        return [option(value=value, selected=value == chosen)[words] for value, words in offered]

    return div(".field.seat")[
        label(for_=name)[shield(seat), say("seat-number", number=seat + 1)],
        select(id=name, name=name, **marks(page, name))[shown(choices), optgroup(label=say("new-bots"))[shown(bots)]],
        input(
            ".here-name",
            name=f"name{seat}",
            value=page.values.get(f"name{seat}", ""),
            maxlength=LONGEST_NAME,
            placeholder=say("new-here-name"),
            aria_label=say("new-here-name-of", number=seat + 1),
            autocomplete="off",
        )
        if seat
        else None,
        wrong(page, name),
    ]


def levels_told(game: Game, bots: Sequence[str]) -> Node:
    """What the levels are like, for who wants to know before choosing."""
    known = {one.name: one for one in levels(game.name)}
    told = [(bot_title(spec), spoken(known[spec].told)) for spec in bots if spec in known]
    for spec in bots:
        if seats := learnt_at(spec, game.name):
            told.append((bot_title(spec), say("new-learnt-at", seats=", ".join(map(str, seats)))))
    if not told:
        return None
    return details(".levels")[
        summary[say("new-levels")],
        dl[[[dt[title], dd[sentence]] for title, sentence in told]],
    ]


def tempo_fields(page: NewTablePage) -> Element:
    chosen = page.values.get("tempo", "relaxed")

    def kind(value: str) -> Element:
        return div(".choice-line")[
            input(id=f"tempo-{value}", type="radio", name="tempo", value=value, checked=value == chosen),
            label(for_=f"tempo-{value}")[strong[say(f"new-{value}")], small[say(f"new-{value}-means")]],
        ]

    def number(name: str, value: str, least: int, most: int) -> Element:
        return div(".field.small")[
            label(for_=name)[say(f"new-{name}")],
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
        h2("#tempo-title")[say("new-fast")],
        fieldset[
            legend(".unseen")[say("new-tempo")],
            kind("relaxed"),
            kind("live"),
            div(".numbers")[number("seconds", "30", 5, 600), number("bank", "3", 0, 60)],
            kind("slow"),
            div(".numbers")[number("days", "2", 1, 14)],
        ],
        fieldset[
            legend[say("new-find")],
            div(".choice-line")[
                input(
                    "#listed",
                    type="checkbox",
                    name="listed",
                    value="yes",
                    checked=page.values.get("listed", "yes") == "yes",
                ),
                label(for_="listed")[strong[say("new-listed")], small[say("new-listed-else")]],
            ],
        ],
        *[house_field(page, name, values) for name, values in HOUSE],
    ]


def house_field(page: NewTablePage, name: str, values: Sequence[str]) -> Element:
    """A rule of the house that can be set for this table."""
    now = page.values.get(name, values[0])
    entry = f"new-{name.replace('_', '-')}"
    return div(".field.changes")[
        label(for_=name)[say(entry)],
        select(id=name, name=name, aria_describedby=f"{name}-means")[
            [option(value=one, selected=one == now)[say(f"{entry}-{one}")] for one in values]
        ],
        small(id=f"{name}-means")[say(f"{entry}-means")],
    ]


def option_field(page: NewTablePage, one: Option) -> Element:
    game = page.game
    name = f"option-{one.name}"
    now = page.values.get(name, str(one.default))
    return div(".field.option")[
        label(for_=name)[wording.title(game, one)],
        _option_box(game, one, name, now, marks(page, name, f"{name}-means")),
        wrong(page, name),
        small(id=f"{name}-means")[wording.meaning(game, one), " ", rule_link(game.name, one.rule)],
    ]


def _option_box(game: Game, one: Option, name: str, now: str, said: dict[str, str | bool]) -> Node:
    """A list where there are names to choose from, a number between its ends, or a line of text."""
    choices = [(str(choice), wording.value(game, one, choice)) for choice in one.choices]
    if one.of_a_seat and one.least is not None and one.most is not None:
        choices += [(str(seat), say("seat-number", number=seat + 1)) for seat in range(one.least, one.most + 1)]
    if choices:
        return select(id=name, name=name, data_seats=one.of_a_seat, **said)[
            [
                option(value=value, selected=value == now)[
                    say("new-usual", value=words) if value == str(one.default) else words
                ]
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
