"""Invitations: the address to send and its QR code, who sits already, and the way to a seat."""

from __future__ import annotations

from collections.abc import Sequence

import segno
from markupsafe import Markup

from meadhall.engine import introduction
from meadhall.engine.language import spoken
from meadhall.web import links
from meadhall.web.html import (
    Element,
    a,
    button,
    div,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    p,
    section,
    small,
    ul,
)
from meadhall.web.lobby_model import InvitePage, JoinPage
from meadhall.web.model import SeatInfo
from meadhall.web.parts.between import for_bots
from meadhall.web.parts.frame import LONGEST_NAME, document, notice
from meadhall.web.parts.seal import drawn_seal, word_field
from meadhall.web.parts.shield import shield
from meadhall.web.words import say


def qr_code(address: str) -> Markup:
    """The address as a QR code, dark on light whatever the page's colours."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(scale=6, border=3, dark="#2b1d12", light="#fbf4e2", omitsize=True, svgclass="qr"))


def invite(page: InvitePage) -> str:
    return document(
        say("invite-tab", title=page.title),
        section(".parchment.invite")[
            h1[say("invite-title", title=page.title)],
            p[say("invite-about", game=spoken(introduction.title(page.game)))],
            qr_code(page.url),
            label(for_="invite-url")[say("invite-address")],
            input("#invite-url", readonly=True, value=page.url),
            p(".reach")[say("invite-only-here")] if links.only_here(page.url) else None,
            div(".actions")[
                button(".primary", type="button", data_do="copy", data_copies="invite-url")[say("invite-copy")],
                a(".quiet.button", href=links.table(page.match_id))[say("invite-back")],
            ],
            for_bots(page.url),
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
        h2("#sitting-title")[say("sitting")],
        ul[
            [
                li[shield(seat.number), seat.name, small[" ", seat.company] if seat.bot else None]
                for seat in seats
                if seat.kind != "open"
            ]
        ],
        p[say("sitting-free", free=free)] if free else None,
    ]


def join(page: JoinPage) -> str:
    free = [seat for seat in page.seats if seat.kind == "open"]
    return document(
        say("join-tab", title=page.title),
        section(".parchment.invite")[
            h1[say("join-title", title=page.title)],
            p[
                say(
                    "join-about",
                    game=introduction.title(page.game),
                    tempo=page.tempo.words,
                    tagline=introduction.tagline(page.game),
                )
            ],
            notice(page.notice),
            form(method="post", action=links.join(page.match_id), data_seals="join", data_promise=page.seal.promise)[
                input(type="hidden", name="token", value=page.token),
                div(".field")[
                    label(for_="name")[say("your-name")],
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
                    legend[say("join-where")],
                    [
                        div(".choice-line")[
                            input(
                                id=f"seat-{seat.number}",
                                type="radio",
                                name="seat",
                                value=seat.number,
                                checked=seat is free[0],
                            ),
                            label(for_=f"seat-{seat.number}")[
                                shield(seat.number), say("seat-number", number=seat.number + 1)
                            ],
                        ]
                        for seat in free
                    ],
                ],
                word_field() if page.seal.promise else None,
                div(".actions")[
                    button(".primary", type="submit")[say("join-sit")],
                    a(".quiet.button", href=links.table(page.match_id))[say("join-watch")],
                ],
            ]
            if free
            else [
                p[say("join-over" if page.over else "join-full")],
                a(".quiet.button", href=links.table(page.match_id))[say("join-look" if page.over else "lobby-watch")],
            ],
            sitting(page.seats),
            drawn_seal(page.match_id, page.seal, tuple(seat.name for seat in page.seats)) if free else None,
        ],
        kind="invite",
        my_name=page.my_name,
    )
