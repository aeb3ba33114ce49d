"""The bar that says what is to be decided now, by whom, and in what time; with undo, hint and menu."""

from __future__ import annotations

from meadhall.bots.levels import called
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
from meadhall.web.model import SeatInfo, TablePage, time_words
from meadhall.web.parts import between, moments
from meadhall.web.parts.absence import absence
from meadhall.web.parts.frame import languages, rule_link
from meadhall.web.parts.goal import Goal
from meadhall.web.parts.scene import speeds as scene_speeds
from meadhall.web.parts.seal import drawn_seal
from meadhall.web.parts.shield import shield
from meadhall.web.sealing import SealInfo
from meadhall.web.words import around, as_heading, say


def bar(page: TablePage, emblem: str, goal: Goal | None) -> Element:
    """One sentence that says what to choose; gold when it is yours."""
    won = moments.won(page)
    return div("#decision", class_={"decision": True, "yours": page.yours or won, "over": page.result is not None})[
        icon(emblem, "emblem"),
        div(".ask")[
            h1[moments.you_win(page) if won else as_heading(page.decision)],
            played(goal) if page.yours else None,
            p[_below(page, goal)],
        ],
        absence(page),
        clocks(page),
        div(".tools")[come_back(page), undo(page), hint(page), review(page), legend_button()],
    ]


def played(goal: Goal | None) -> Node:
    """How much of a turn is over, as small cards."""
    if goal is None or not goal.told:
        return None
    made, all_of_them = goal.done
    return span(".plays", role="img", aria_label=goal.told)[
        [span(class_="made" if number < made else None) for number in range(all_of_them)]
    ]


def _below(page: TablePage, goal: Goal | None) -> Node:
    if page.replay is not None:
        return say("replay-at", at=page.replay.at, length=page.replay.length)
    if page.result is not None:
        said = [page.result.words, " "] if moments.won(page) else None
        return [said, around("by-rule", rule_link(page.game.name, page.result.rule))]
    if not page.yours:
        if page.asleep:
            return span("#asleep", role="status")[icon("night-sleep"), " ", say("asleep")]
        if away(page):
            return say("you-are-away")
        if page.stand_in:
            return say("bot-plays-for-you", level=called(page.stand_in))
        waited = next((one for one in page.away if one.waited_for), None)
        if waited is not None and not waited.asked:
            return say("away-line", name=page.seats[waited.seat].name, time=time_words(waited.seconds))
        if page.hall:
            return span("#hall-notice", role="status")[page.hall]
        if page.coach is not None:
            return say("coach-waits-how")
        return say("you-are-watching" if page.viewer_seat is None else "you-will-be-asked")
    name = page.seats[page.viewer_seat].name if page.viewer_seat is not None else ""
    keys = [one.key for one in page.options if one.key]
    yours = strong[say("your-decision", name=name)]
    if goal is not None and goal.phase:
        return [strong(".phase")[goal.phase]]
    if goal is not None and goal.how:
        return [yours, span(".how")[" ", goal.how]]
    if not keys:
        return [yours]
    how = "click-or-press" if len(keys) == 1 else "click-or-press-two" if len(keys) == 2 else "click-or-press-many"
    return [yours, span(".how")[" ", say(how, key=keys[0], first=keys[0], last=keys[-1])]]


def away(page: TablePage) -> bool:
    """Does the table go on without the viewer, whose seat it is?"""
    seated = page.viewer_seat is not None and page.result is None and page.replay is None
    return seated and page.viewer_seat is not None and page.seats[page.viewer_seat].absent


def come_back(page: TablePage) -> Node:
    """Who was away is back with one click."""
    if page.replay is not None or page.result is not None or page.stand_in or not away(page):
        return None  # who is replaced by a bot is greeted, and finds the way back there
    return _post(links.seat(page.match_id), "do", "back", say("i-am-back"), "primary")


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
    whose = say("time-of", name=seat.name)
    return div(".clock", role="timer", aria_label=whose, data_left=f"{left:.0f}", data_bank=f"{bank:.0f}")[
        icon("hourglass"),
        span(".left")[span_of_time(left)],
        span(".bank")[
            span(".long")[say("then-bank", time=span_of_time(bank))],
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
        return say("script-days", days=whole // 86_400, hours=whole % 86_400 // 3600)
    if whole >= 3600:
        return say("script-hours", hours=whole // 3600, minutes=f"{whole % 3600 // 60:02d}")
    return f"{whole // 60}:{whole % 60:02d}"


def undo(page: TablePage) -> Node:
    """Undo, or why there is none."""
    if page.viewer_seat is None or page.replay is not None or page.result is not None:
        return None
    undo = page.undo
    people = any(one.kind == "person" and one.number != page.viewer_seat for one in page.seats)
    if undo.possible or undo.secret or not (undo.can_ask and (undo.alone or people)):
        return _undo(page.match_id, undo.possible, undo.sentence, undo.rule, undo.what)
    return _ask_undo(page.match_id, undo.alone, undo.sentence, undo.rule)


@drawn
def _undo(match_id: str, ready: bool, sentence: str, rule: str, what: str) -> Element:
    return form(method="post", action=links.undo(match_id), data_post="undo")[
        button(
            "#undo.tool",
            type="submit",
            aria_disabled=None if ready else "true",
            aria_keyshortcuts="u",
            data_tip=(say("undo-what", what=what) if what else say("undo-tip"))
            if ready
            else sentence or say("undo-nothing"),
            data_tip_rule=None if ready else rule or None,
        )[icon("anticlockwise-rotation"), span[say("undo")], span(".unseen")[what] if ready and what else None]
    ]


@drawn
def _ask_undo(match_id: str, alone: bool, sentence: str, rule: str) -> Element:
    """Behind a limit: with bots alone it is done at once, with people the button asks them, and says why."""
    return form(method="post", action=links.undo(match_id), data_post="ask")[
        input(type="hidden", name="wish", value="ask"),
        button(
            "#undo.tool",
            type="submit",
            aria_keyshortcuts="u",
            data_tip=say("undo-alone" if alone else "undo-ask-tip"),
            data_tip_why=None if alone else sentence,
            data_tip_rule=rule or None,
        )[icon("anticlockwise-rotation"), span[say("undo" if alone else "undo-ask")]],
    ]


def hint(page: TablePage) -> Node:
    if not page.yours or page.replay is not None or not page.hints:
        return None
    return _hint(page.match_id)


@drawn
def _hint(match_id: str) -> Element:
    return form(method="post", action=links.hint(match_id), data_post="hint")[
        button("#hint.tool", type="submit", aria_keyshortcuts="h", data_tip=say("hint-tip"))[
            icon("raven"), span[say("hint")]
        ]
    ]


def review(page: TablePage) -> Node:
    """From any moment of a finished match to what decided it."""
    if not page.reviewable or page.replay is None:
        return None
    return form(method="post", action=links.review(page.match_id))[
        button("#review.tool", type="submit", name="do", value="start", data_tip=say("review-tip"))[
            icon("scales"), span[say("review")]
        ]
    ]


@drawn
def legend_button() -> Element:
    return button(
        "#legend-button.tool", type="button", data_do="legend", aria_keyshortcuts="?", data_tip=say("legend-tip")
    )[span(".sign", aria_hidden="true")["?"], span[say("legend")]]


def wishes(page: TablePage) -> Node:
    """A wish to go back that stands, and the answer to it."""
    asker = page.undo.asked_by
    if asker is None or page.viewer_seat is None:
        return None
    where = links.undo(page.match_id)
    if asker == page.viewer_seat:
        return p(".wish", role="status")[say("wish-yours")]
    return div(".wish", role="status")[
        p[shield(asker), around("wish-others", strong[page.seats[asker].name])],
        _post(where, "wish", "agree", say("wish-agree"), "primary"),
        _post(where, "wish", "disagree", say("wish-disagree"), "quiet"),
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
        None if page.state == "open" or page.result is not None else page.seal,
        tuple(seat.name for seat in page.seats),
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
    seal: SealInfo | None,
    names: tuple[str, ...],
) -> Element:
    return details("#menu.menu")[
        summary(aria_label=say("menu"))[icon("hamburger-menu")],
        div(".sheet")[
            a(href=links.invite(match_id))[icon("envelope"), say("menu-invite")] if invites else None,
            _seat_actions(links.seat(match_id), replaced, bots) if seated else None,
            _post(links.undo(match_id), "wish", "ask", say("menu-ask-undo"), "item") if can_ask else None,
            hr if invites or seated else None,
            a(href=links.replay(match_id))[icon("previous-button"), say("menu-look-back")],
            a(href=links.record(match_id), download=True)[icon("files"), say("menu-record")] if ended else None,
            a(href=links.rules(game))[icon("open-book"), say("rules")],
            a(href=links.gallery(game))[icon("card-random"), say("rules-components")],
            sounds("item"),
            button(type="button", data_do="mode")[icon("sun"), say("day-or-night")],
            scene_speeds(),
            drawn_seal(match_id, seal, names) if seal is not None else None,
            a(href=links.CREDITS)[icon("laurels"), say("credits")],
            languages(),
            hr,
            a(href=links.LOBBY)[icon("exit-door"), say("menu-lobby")],
        ],
    ]


def sounds(kind: str) -> Element:
    """Turns all sounds off and on again: a line of the menu, and where there is room a button beside it."""
    return button(
        class_=kind,
        type="button",
        data_do="sound",
        aria_pressed="true",
        data_on=say("menu-sound-on"),
        data_off=say("menu-sound-off"),
    )[icon("sound-on"), span[say("menu-sound")]]


def _seat_actions(where: str, replaced: bool, bots: tuple[str, ...]) -> Node:
    if replaced:
        return _post(where, "do", "back", say("menu-back"), "item")
    return [
        form(".item", method="post", action=where, data_post="bot")[
            input(type="hidden", name="do", value="bot"),
            label(for_="bot-kind")[say("menu-bot")],
            select("#bot-kind", name="kind")[between.bot_choices(bots)],
            button(".quiet", type="submit")[say("menu-hand-over")],
        ]
        if bots
        else None,
        _post(where, "do", "leave", say("menu-away"), "item"),
        details(".item.resign")[
            summary[say("menu-resign")],
            p[say("menu-resign-means")],
            _post(where, "do", "resign", say("menu-resign-yes"), "item"),
        ],
    ]
