"""The bar that says what is to be decided now, by whom, and in what time; with undo, hint and menu."""

from __future__ import annotations

from meadhall.web import links
from meadhall.web.drawn import drawn
from meadhall.web.html import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    form,
    h1,
    hr,
    input,
    label,
    p,
    select,
    span,
    strong,
    summary,
)
from meadhall.web.icons import icon
from meadhall.web.model import SeatInfo, TablePage, bot_words
from meadhall.web.parts import between
from meadhall.web.parts.frame import rule_link
from meadhall.web.parts.shield import shield


def bar(page: TablePage, emblem: str) -> Element:
    """One sentence that says what to choose; gold when it is yours."""
    return div("#decision", class_={"decision": True, "yours": page.yours, "over": page.result is not None})[
        icon(emblem, "emblem"),
        div(".ask")[h1[page.decision.removesuffix(".")], p[_below(page)]],
        clocks(page),
        div(".tools")[come_back(page), undo(page), hint(page), legend_button()],
    ]


def _below(page: TablePage) -> Node:
    if page.replay is not None:
        return f"Replay, decision {page.replay.at} of {page.replay.length}"
    if page.result is not None:
        return ["By rule ", rule_link(page.game.name, page.result.rule)]
    if not page.yours:
        if away(page):
            return "You are away: what is usual is decided for you."
        if page.stand_in:
            return f"The {bot_words(page.stand_in)} plays for you. The seat stays yours."
        return "You are watching." if page.viewer_seat is None else "You will be asked when it is your turn."
    name = page.seats[page.viewer_seat].name if page.viewer_seat is not None else ""
    keys = [one.key for one in page.options if one.key]
    if not keys:
        return [strong[f"Your decision, {name}."]]
    pressed = keys[0] if len(keys) == 1 else f"{keys[0]} {'or' if len(keys) == 2 else 'to'} {keys[-1]}"
    return [strong[f"Your decision, {name}."], span(".how")[f" Click what glows, or press {pressed}."]]


def away(page: TablePage) -> bool:
    """Does the table go on without the viewer, whose seat it is?"""
    seated = page.viewer_seat is not None and page.result is None and page.replay is None
    return seated and page.viewer_seat is not None and page.seats[page.viewer_seat].absent


def come_back(page: TablePage) -> Node:
    """Who was away, or let a bot play, is back with one click."""
    if page.replay is not None or page.result is not None or not (page.stand_in or away(page)):
        return None
    words = "Take my seat back" if page.stand_in else "I am back"
    return _post(links.seat(page.match_id), "do", "back", words, "primary")


def clocks(page: TablePage) -> Node:
    """The clock of whoever is asked, the viewer's own first."""
    asked = [seat for seat in page.seats if seat.thinking and seat.clock_left is not None]
    if not asked:
        return None
    mine = [seat for seat in asked if seat.number == page.viewer_seat]
    return clock((mine or asked)[0])


def clock(seat: SeatInfo) -> Element:
    left = max(0.0, seat.clock_left or 0.0)
    bank = max(0.0, seat.bank_left or 0.0)
    return div(
        ".clock", role="timer", aria_label=f"Time of {seat.name}", data_left=f"{left:.0f}", data_bank=f"{bank:.0f}"
    )[
        icon("hourglass"),
        span(".left")[span_of_time(left)],
        span(".bank")[
            span(".long")[f"then {span_of_time(bank)} from the bank"],
            span(".tiny", aria_hidden="true")[f"+ {span_of_time(bank)}"],
        ]
        if bank >= 1
        else None,
    ]


def span_of_time(seconds: float) -> str:
    """Seconds as people read them.

    >>> span_of_time(42), span_of_time(190), span_of_time(100_000)
    ('0:42', '3:10', '1 d 3 h')
    """
    whole = int(seconds)
    if whole >= 86_400:
        return f"{whole // 86_400} d {whole % 86_400 // 3600} h"
    if whole >= 3600:
        return f"{whole // 3600} h {whole % 3600 // 60:02d} min"
    return f"{whole // 60}:{whole % 60:02d}"


def undo(page: TablePage) -> Node:
    """Undo, or why there is none."""
    if page.viewer_seat is None or page.replay is not None or page.result is not None:
        return None
    ready = page.undo.possible
    return form(method="post", action=links.undo(page.match_id), data_post="undo")[
        button(
            "#undo.tool",
            type="submit",
            aria_disabled=None if ready else "true",
            aria_keyshortcuts="u",
            data_tip="Take back your last decision (u)" if ready else page.undo.sentence,
            data_tip_rule=None if ready else page.undo.rule or None,
        )[icon("anticlockwise-rotation"), span["Undo"]]
    ]


def hint(page: TablePage) -> Node:
    if not page.yours or page.replay is not None:
        return None
    return form(method="post", action=links.hint(page.match_id), data_post="hint")[
        button("#hint.tool", type="submit", aria_keyshortcuts="h", data_tip="What would a bot do? (h)")[
            icon("raven"), span["Hint"]
        ]
    ]


def legend_button() -> Element:
    return button(
        "#legend-button.tool", type="button", data_do="legend", aria_keyshortcuts="?", data_tip="Symbols and keys (?)"
    )[span(".sign", aria_hidden="true")["?"], span["Legend"]]


def wishes(page: TablePage) -> Node:
    """A wish to go back that stands, and the answer to it."""
    asker = page.undo.asked_by
    if asker is None or page.viewer_seat is None:
        return None
    where = links.undo(page.match_id)
    if asker == page.viewer_seat:
        return p(".wish", role="status")["You have asked to take back your last decision. The others are asked."]
    return div(".wish", role="status")[
        p[shield(asker), strong[page.seats[asker].name], " asks to take back the last decision."],
        _post(where, "wish", "agree", "Agree", "primary"),
        _post(where, "wish", "disagree", "No", "quiet"),
    ]


def _post(where: str, name: str, value: str, words: str, kind: str) -> Element:
    return form(method="post", action=where, data_post=value)[
        button(class_=kind, type="submit", name=name, value=value)[words]
    ]


def menu(page: TablePage) -> Node:
    """Everything that is not about the next decision."""
    seated = page.viewer_seat is not None and page.result is None and page.replay is None
    can_ask = seated and page.undo.can_ask and not page.undo.possible
    return _menu(
        page.match_id,
        page.game.name,
        bool(page.invite_url),
        seated,
        can_ask,
        page.state == "finished",
        bool(page.stand_in) or away(page),
        tuple(page.bots),
    )


@drawn
def _menu(
    match_id: str,
    game: str,
    invites: bool,
    seated: bool,
    can_ask: bool,
    ended: bool,
    replaced: bool,
    bots: tuple[str, ...],
) -> Element:
    return details("#menu.menu")[
        summary(aria_label="Menu")[icon("hamburger-menu")],
        div(".sheet")[
            a(href=links.invite(match_id))[icon("envelope"), "Invite"] if invites else None,
            _seat_actions(links.seat(match_id), replaced, bots) if seated else None,
            _post(links.undo(match_id), "wish", "ask", "Ask all to take back your last decision", "item")
            if can_ask
            else None,
            hr if invites or seated else None,
            a(href=links.replay(match_id))[icon("previous-button"), "Look back"],
            a(href=links.record(match_id), download=True)[icon("files"), "Download the record"] if ended else None,
            a(href=links.rules(game))[icon("open-book"), "Rules"],
            a(href=links.gallery(game))[icon("card-random"), "All components"],
            button(type="button", data_do="sound", aria_pressed="true")[icon("sound-on"), "Sound"],
            button(type="button", data_do="mode")[icon("sun"), "Day or night"],
            a(href=links.CREDITS)[icon("laurels"), "Credits"],
            hr,
            a(href=links.LOBBY)[icon("exit-door"), "Back to the lobby"],
        ],
    ]


def _seat_actions(where: str, replaced: bool, bots: tuple[str, ...]) -> Node:
    if replaced:
        return _post(where, "do", "back", "Take your seat back", "item")
    return [
        form(".item", method="post", action=where, data_post="bot")[
            input(type="hidden", name="do", value="bot"),
            label(for_="bot-kind")["Let a bot play for me"],
            select("#bot-kind", name="kind")[between.bot_choices(bots)],
            button(".quiet", type="submit")["Hand over"],
        ]
        if bots
        else None,
        _post(where, "do", "leave", "I am away for a while", "item"),
        details(".item.resign")[
            summary["Resign …"],
            p["A bot plays on for you to the end; the seat is no longer yours."],
            _post(where, "do", "resign", "Yes, I resign", "item"),
        ],
    ]
