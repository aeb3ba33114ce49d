"""The Valkyries: how near they are, what they would take, and the moment when they come."""

from __future__ import annotations

from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import price
from meadhall.web.boards.bottlecap.symbols import good, token
from meadhall.web.boards.bottlecap.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, dd, div, dl, dt, h2, li, p, section, span, strong, ul
from meadhall.web.icons import icon
from meadhall.web.model import BeatInfo, OutcomeInfo, SeatInfo, TablePage
from meadhall.web.parts.log import TONES
from meadhall.web.parts.shield import shield

CALLED = 4  # reds
STEPS = ((0, "0\u20131"), (2, "2"), (3, "3"), (4, "4+"))  # damage from which the price changes, and how it is written


def valkyries(table: Bottlecap, seat: int) -> Node:
    """How near they are, and what each would pay now; the viewer's own price is marked."""
    own = table.villages[seat].counted()
    return _panel(table.reds_out(), table.lid_reds, table.lid_greys, table.drawn_reds, table.drawn_greys, own)


@drawn
def _panel(out: int, reds: int, greys: int, drawn_reds: int, drawn_greys: int, own: int) -> Element:
    missing = max(0, CALLED - out)
    near = strong[said("board-valkyries-next")] if missing <= 1 else said("board-valkyries-fourth")
    return section(
        "#valkyries.valkyries.wood",
        aria_labelledby="valkyries-title",
        data_near="1" if missing <= 1 else None,
        data_piece="valkyries",
        data_tip=said("board-valkyries-tip"),
        data_tip_rule="CAP-VAL-3",
    )[
        h2("#valkyries-title")[icon("angel-wings"), said("board-valkyries")],
        div(".tokens")[
            [token("red") for _ in range(min(CALLED, out))],
            [token("none") for _ in range(missing)],
            b[said("board-out", out=min(out, CALLED)), " ", span[said("board-reds-out")]],
        ],
        p(".coming")[near, " ", said("board-lid", tokens=reds + greys, reds=reds)],
        _prices(own),
        p(".drawn")[said("board-drawn"), " ", [token("red")] * drawn_reds, [token("grey")] * drawn_greys]
        if drawn_reds + drawn_greys
        else None,
    ]


def _prices(own: int) -> Element:
    """The price list: damage above, what it costs below."""
    mine = max(at for at, (least, _) in enumerate(STEPS) if least <= own)
    return dl(".prices", aria_label=said("board-prices"))[
        [
            div(class_={"yours-now": at == mine})[
                dt[written, span(".unseen")[said("board-prices-yours")] if at == mine else None], dd[_price(least)]
            ]
            for at, (least, written) in enumerate(STEPS)
        ]
    ]


def _price(damage: int) -> Node:
    glory, gold = price(damage)
    if not glory and not gold:
        return said("board-price-nothing")
    return [
        span(".unseen")[said("board-price", glory=glory, gold=gold)],
        span(aria_hidden="true")[
            [f"\u2212{glory} ", good("glory")] if glory else None, [f"\u2212{gold} ", good("gold")] if gold else None
        ],
    ]


def stage(page: TablePage, beat: BeatInfo) -> Node:
    """When they come: wings over the ring, and what each ship pays at that moment."""
    if beat.kind != "valkyries":
        return None
    paid: dict[int, list[OutcomeInfo]] = {}
    kinds = page.view.table.kinds()
    told = [event for event in beat.events[1:] if kinds.of(event.kind).weight > 0]
    for event, outcome in zip(told, beat.details):
        paid.setdefault(event.seat, []).append(outcome)
    return section(".moment.of-valkyries")[
        icon("angel-wings", "wings"),
        h2[said("stage-valkyries")],
        p[said("stage-valkyries-about")],
        ul[[_pays(seat, tuple(paid.get(seat.number, ()))) for seat in page.seats]],
    ]


def _pays(seat: SeatInfo, outcomes: tuple[OutcomeInfo, ...]) -> Element:
    return li(class_={"you": seat.is_you})[
        shield(seat.number),
        strong[seat.name],
        span[[[span(class_=TONES.get(one.tone))[one.text], " "] for one in outcomes]]
        if outcomes
        else span[said("stage-valkyries-spared")],
    ]
