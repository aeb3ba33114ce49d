"""The page of a table: the decision, the board, and what stands around it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from meadhall.engine import introduction
from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import reader, reading, spoken
from meadhall.web import boards, links
from meadhall.web.html import (
    Element,
    Node,
    button,
    dd,
    dialog,
    div,
    dl,
    dt,
    form,
    h2,
    header,
    input,
    kbd,
    label,
    main,
)
from meadhall.web.model import TablePage
from meadhall.web.parts import between, decision, goal, moments, news, scene, side
from meadhall.web.parts.absence import greeting
from meadhall.web.parts.advice import advice
from meadhall.web.parts.coach import coach
from meadhall.web.parts.frame import document, notice
from meadhall.web.parts.options import act_form
from meadhall.web.parts.replay import controls
from meadhall.web.words import say

KEYS = (  # as they are called, and the entry that tells what they do
    ("", "key-numbers"),
    ("Tab", "key-tab"),
    ("u", "key-u"),
    ("h", "key-h"),
    ("+", "key-plus"),
    ("r", "key-r"),
    ("c", "key-c"),
    ("m", "key-m"),
    ("← →", "key-arrows"),
    ("?", "key-legend"),
)


def table(page: TablePage) -> str:
    """The whole document."""
    with _read_by(page):
        return document(
            _tab_title(page),
            _inside(page),
            kind="table",
            my_name=page.my_name,
            users=[page.game.name],
            module="table",
            bar=[],
            closing=False,
            aside=[legend(page), drawer(page)],
            facts=_facts(page),
        )


def table_fragment(page: TablePage, beats: Sequence[TablePage] = ()) -> str:
    """What a live update morphs in: the main element of the same page, and what happened on the way there."""
    with _read_by(page):
        return str(main("#main", tabindex="-1", **_facts(page))[_inside(page), scene.scene(beats, page)])


def _read_by(page: TablePage) -> AbstractContextManager[None]:
    """Whoever sees the table with a seat's eyes is that seat's "you"."""
    return reading(reader()[0], SPECTATOR if page.viewer_seat is None else page.viewer_seat)


def _facts(page: TablePage) -> dict[str, str]:
    """What the page's script has to know."""
    return {
        "data_match": page.match_id,
        "data_version": str(page.version),
        "data_number": str(page.number),
        "data_told": str(page.told),
        "data_yours": "1" if page.yours else "0",
        "data_title": _tab_title(page),
        "data_events": "" if page.replay is not None else links.events(page.match_id),
        "data_fragment": links.fragment(page.match_id),
        "data_state": "over" if page.result is not None else page.state,
        "data_coach": "" if page.coach is None else page.coach.waits,
    }


def _tab_title(page: TablePage) -> str:
    if page.yours:
        return say("your-turn-tab", title=page.title)
    if moments.won(page):
        return say("you-win-tab", title=page.title)
    title = spoken(introduction.title(page.game))
    return f"{page.called} · {title}" if page.called else title


def _inside(page: TablePage) -> Node:
    if page.curtain is not None:
        return between.curtain(page, page.curtain)
    board = boards.of(page.game.name)
    aim = None if page.state == "open" else board.goal(page)
    return [
        act_form(page),
        div("#play", class_=f"play game-{page.game.name}")[
            decision.bar(page, board.EMBLEM, aim),
            coach(page, page.coach) if page.coach is not None else None,
            None if aim is None else goal.line(page, aim),
            div("#notices.notices")[notice(page.notice, page.game.name, page.notice_rule), decision.wishes(page)],
            advice(page),
            greeting(page),
            news.in_short(page),
            controls(page, page.replay) if page.replay is not None else None,
            between.waiting_room(page) if page.state == "open" else None,
            None if page.state == "open" else board.draw(page),  # nobody has a head start by sitting down early
        ],
        side.side(page, board.progress(page), board.beside),
        side.phone_tabs(page),
    ]


def legend(page: TablePage) -> Element:
    """Symbols and keys, one key away."""
    board = boards.of(page.game.name)
    return dialog("#legend.parchment", aria_labelledby="legend-title")[
        header[h2("#legend-title")[say("legend")], _close()],
        div(".columns")[
            board.legend(page.game),
            dl(".keys")[[[dt[kbd[key or say(name)]], dd[say(f"{name}-does")]] for key, name in KEYS]],
        ],
    ]


def drawer(page: TablePage) -> Element:
    """The rules, beside the table; filled when it is first opened."""
    where = links.rules(page.game.name)
    return dialog("#drawer.drawer", aria_labelledby="drawer-title", data_source=where)[
        header[h2("#drawer-title")[say("rules")], _close()],
        form(role="search", method="get", action=where)[
            label(".unseen", for_="drawer-find")[say("search-rules")],
            input("#drawer-find", type="search", name="q", placeholder=say("search-rules-here"), autocomplete="off"),
        ],
        div(".content", aria_live="polite"),
    ]


def _close() -> Element:
    return button(".round", type="button", data_do="close", aria_label=say("close"))["×"]
