"""What lies over the table for a while: the curtain between two players at one screen, the result, the waiting room."""

from __future__ import annotations

from htpy import Element, a, button, div, form, h1, h2, input, label, li, ol, option, p, section, select, span, strong

from meadhall.web import links
from meadhall.web.icons import icon
from meadhall.web.model import Curtain, ResultInfo, TablePage
from meadhall.web.parts.shield import shield


def curtain(page: TablePage, closed: Curtain) -> Element:
    """Nothing of the next player's is on the page until the curtain is lifted."""
    return section("#curtain.curtain", aria_labelledby="curtain-title")[
        div(".folds", aria_hidden="true"),
        div(".card.parchment")[
            shield(closed.seat, "large"),
            h1("#curtain-title")[f"{closed.name}, it is your turn"],
            p["Everybody else looks away. The table shows what only you may see once you lift the curtain."],
            form(method="post", action=links.lift(page.match_id))[
                input(type="hidden", name="seat", value=closed.seat),
                button(".primary", type="submit", autofocus=True)[f"I am {closed.name}: lift the curtain"],
            ],
        ],
    ]


def result(page: TablePage, ended: ResultInfo) -> Element:
    ranks = sorted(range(len(page.seats)), key=lambda seat: (seat not in ended.winners, -ended.scores[seat]))
    return section("#result.result.parchment", aria_labelledby="result-title")[
        h2("#result-title")[icon("laurels"), ended.words],
        ol[
            [
                li(class_={"winner": seat in ended.winners})[
                    shield(seat),
                    strong[page.seats[seat].name],
                    span(".score")["wins" if seat in ended.winners else score(ended.scores[seat])],
                ]
                for seat in ranks
            ]
        ],
        div(".actions")[
            form(method="post", action=links.rematch(page.match_id))[button(".primary", type="submit")["Rematch"]]
            if page.viewer_seat is not None
            else None,
            a(".quiet.button", href=links.replay(page.match_id))["Replay"],
            a(".quiet.button", href=links.LOBBY)["Lobby"],
        ],
    ]


def score(value: float) -> str:
    """A score as short as it can be.

    >>> score(7.0), score(0.75)
    ('7', '0.75')
    """
    return f"{value:.0f}" if value == int(value) else f"{value:.2f}"


def waiting_room(page: TablePage) -> Element:
    """The table is open: who is here, whom to invite, and how to begin."""
    return section("#room.room.parchment", aria_labelledby="room-title")[
        h2("#room-title")["Waiting for the others"],
        ol[
            [
                li[
                    shield(seat.number),
                    strong[seat.name if seat.kind != "open" else "free seat"],
                    span[_who(seat.kind, seat.bot, seat.is_you)],
                ]
                for seat in page.seats
            ]
        ],
        div(".invitation")[
            label(for_="invite-url")["Send this to your friends: it is all they need."],
            input("#invite-url", readonly=True, value=page.invite_url),
            button(".quiet", type="button", data_do="copy", data_copies="invite-url")["Copy"],
            a(".quiet.button", href=links.invite(page.match_id))["QR code"],
        ]
        if page.invite_url
        else None,
        form(".actions", method="post", action=links.start(page.match_id))[
            label(for_="fill")["Bots for the free seats:"],
            select("#fill", name="kind")[[option(value=kind)[kind] for kind in page.bots]],
            button(".primary", type="submit")["Begin now"],
        ]
        if page.viewer_seat is not None and page.bots
        else None,
    ]


def _who(kind: str, bot: str | None, is_you: bool) -> str:
    if is_you:
        return "you"
    if bot is not None:
        return f"{bot} bot"
    return "a link away" if kind == "open" else "is here"
