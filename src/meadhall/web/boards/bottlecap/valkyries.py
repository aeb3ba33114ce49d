"""The Valkyries: how near they are, and what they would take."""

from __future__ import annotations

from itertools import zip_longest

from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import CALLING_REDS, price
from meadhall.web.boards.bottlecap.symbols import good, token
from meadhall.web.boards.bottlecap.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, dd, div, dl, dt, h2, p, section, span, strong
from meadhall.web.icons import icon

LEAST = [damage for damage in range(9) if damage == 0 or price(damage) != price(damage - 1)]  # from which it changes
STEPS = [  # how that is written: 0–1, 2, 3, 4+
    (least, f"{least}+" if then is None else str(least) if then == least + 1 else f"{least}\u2013{then - 1}")
    for least, then in zip_longest(LEAST, LEAST[1:])
]


def valkyries(table: Bottlecap, seat: int) -> Node:
    """How near they are, and what each would pay now; the viewer's own price is marked."""
    own = table.villages[seat].counted()
    return _panel(table.reds_out(), table.lid_reds, table.lid_greys, table.drawn_reds, table.drawn_greys, own)


@drawn
def _panel(out: int, reds: int, greys: int, drawn_reds: int, drawn_greys: int, own: int) -> Element:
    missing = max(0, CALLING_REDS - out)
    near = strong[said("board-valkyries-next")] if missing <= 1 else said("board-valkyries-fourth")
    return section(
        "#valkyries.valkyries.wood",
        aria_labelledby="valkyries-title",
        data_near="1" if missing <= 1 else None,
        data_piece="valkyries",
        tabindex="0",
        data_tip=" ".join([said("board-valkyries-tip"), *_spelt_out()]),
        data_tip_head=said("tip-valkyries-head"),
        data_tip_rule="CAP-VAL-3",
    )[
        h2("#valkyries-title")[icon("angel-wings"), said("board-valkyries")],
        div(".tokens")[
            [token("red") for _ in range(min(CALLING_REDS, out))],
            [token("none") for _ in range(missing)],
            b[said("board-out", out=min(out, CALLING_REDS)), " ", span[said("board-reds-out")]],
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


def _spelt_out() -> list[str]:
    """The same in words, for who asks what the signs mean."""
    found = []
    for least, written in STEPS:
        glory, gold = price(least)
        worth = said("board-price", glory=glory, gold=gold) if glory or gold else said("board-price-nothing")
        found.append(said("board-price-of", damage=written, price=worth))
    return found


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
