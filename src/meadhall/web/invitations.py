"""Invitations: the address to send and its QR code, who sits already, and the way to a seat."""

from __future__ import annotations

from collections.abc import Sequence

import segno
from markupsafe import Markup

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
from meadhall.web.model import (
    InvitePage,
    JoinPage,
    SeatInfo,
)
from meadhall.web.parts.between import ONLY_HERE
from meadhall.web.parts.frame import LONGEST_NAME, document, notice
from meadhall.web.parts.shield import shield


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
