"""Team-up: who lacks what, the offers on the table, and what can be paid or lent."""

from __future__ import annotations

from meadhall.engine.bits import has_bit
from meadhall.games.drakkar.actions import ACCEPT, LEND, PAY, PAYMENTS, WITHDRAW
from meadhall.games.drakkar.steps.bargain import Lend, NamePrice
from meadhall.games.drakkar.teamup import in_need, lack, lent_faces, unsold
from meadhall.games.drakkar.village import face_of
from meadhall.web.boards.drakkar.phase import Seen
from meadhall.web.boards.drakkar.rivals import asks, errand_of, price
from meadhall.web.boards.drakkar.sea import options_on
from meadhall.web.boards.drakkar.symbols import art, press, side_of, token, tokens
from meadhall.web.boards.drakkar.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, h3, header, li, p, section, small, span, ul
from meadhall.web.icons import icon
from meadhall.web.parts.shield import shield


def market(at: Seen) -> Element:
    """In the hand's place, as all hands are empty then."""
    prices = options_on(at.options, PAY, len(PAYMENTS))
    lending = options_on(at.options, LEND, 8)
    return section("#market", class_="market", aria_labelledby="market-title")[
        div(".captains")[
            header[h3("#market-title")[said("board-in-need")]], ul[[captain(at, seat) for seat in needy(at)]]
        ],
        div(".offers")[header[h3[said("board-offers")]], standing(at)],
        price_list(at) if prices else sets(at) if lending else helpers(at),
    ]


def needy(at: Seen) -> list[int]:
    table = at.table
    return [seat for seat in table.clockwise(table.earl) if table.quest(seat) is not None and in_need(table, seat)]


def captain(at: Seen, seat: int) -> Node:
    quest = at.table.quest(seat)
    assert quest is not None
    strength, beer = lack(at.table, seat)
    return li(class_=f"s{seat}")[
        shield(seat),
        span[b[at.called(seat)], em[said("board-lacks", seat=at.who(seat), strength=strength, beer=beer)]],
        asks(errand_of(quest)),
        tokens(tuple(quest.loot)),
    ]


def standing(at: Seen) -> Node:
    """Every offer that stands; yours can be taken back, one to you can be accepted."""
    table = at.table
    found: list[Node] = []
    for seat in table.clockwise(table.earl):
        village = table.villages[seat]
        if village.offer_to < 0:
            continue
        option = at.options.get(ACCEPT + seat)
        if seat == at.page.viewer_seat:
            option = at.options.get(WITHDRAW)
        terms = said("board-pays" if village.complete() else "board-charges", seat=at.who(seat))
        inside = _offer(seat, at.called(seat), village.offer_to, at.called(village.offer_to), village.offer, terms)
        if option is None:
            found.append(li(".offer")[inside])
        else:
            verb = said("board-accept" if option.action != WITHDRAW else "board-withdraw")
            found.append(
                li(".offer")[press(option.action, option.key, "strike", option.label, inside, b(".verb")[verb])]
            )
    return ul[found] if found else p(".none")[said("board-no-offers")]


@drawn
def _offer(seat: int, name: str, to: int, to_name: str, payment: int, terms: str) -> Node:
    """'Sigrid → Bjorn, pays: two goats'."""
    return span(".terms")[
        shield(seat), b[name], span[" → "], shield(to), b[to_name], span[" ", terms, " "], price(payment)
    ]


def price_list(at: Seen) -> Node:
    """Every payment that can be named, the small ones first."""
    step = at.step
    assert isinstance(step, NamePrice)
    asked = "ask-price-captain" if at.table.villages[step.seat].complete() else "ask-price-helper"
    found = options_on(at.options, PAY, len(PAYMENTS))
    return div(".prices")[
        header[h3[said(asked, partner=at.who(step.partner))]],
        ul[[li[press(one.action, one.key, "price", one.label, _counted(one.action - PAY))] for one in found]],
    ]


@drawn
def _counted(payment: int) -> Node:
    return [token(kind, many) for kind, many in enumerate(PAYMENTS[payment]) if many]


def sets(at: Seen) -> Node:
    """The cards that would do, each set as it lies."""
    step = at.step
    assert isinstance(step, Lend)
    found = options_on(at.options, LEND, 8)
    return div(".prices.lending")[
        header[h3[said("ask-lend", captain=at.who(step.captain))]],
        ul[
            [
                li[
                    press(
                        one.action,
                        one.key,
                        "set",
                        one.label,
                        [_lent(at, face) for face in lent_faces(at.table, step.seat, one.action - LEND)],
                    )
                ]
                for one in found
            ]
        ],
    ]


def _lent(at: Seen, face: int) -> Element:
    side = side_of(at.table.face(face))
    return span(class_=f"lent {side.colour}")[art(side.icon, side.strength), span[side.short]]


def helpers(at: Seen) -> Node:
    """Who stays at home and has cards that nobody has borrowed yet."""
    table = at.table
    found = [seat for seat in table.clockwise(table.earl) if unsold(table, seat)]
    return div(".captains.helpers")[
        header[h3[said("board-can-lend")], small[said("board-unsold")]],
        ul[
            [
                li(class_=f"s{seat}")[
                    shield(seat),
                    span[b[at.called(seat)]],
                    span(".lents")[
                        [
                            _lent(at, face_of(card))
                            for number, card in enumerate(table.villages[seat].cargo)
                            if has_bit(unsold(table, seat), number)
                        ]
                    ],
                ]
                for seat in found
            ]
        ],
        p(".none")[said("board-nobody")] if not found else None,
        p(".hint")[icon("shaking-hands"), said("board-offer-hint")],
    ]
