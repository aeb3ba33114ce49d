"""The Brawl: the piles as fans, who stands where, and the Earl's shout."""

from __future__ import annotations

from meadhall.games.drakkar.actions import CLAIM, SHOUT
from meadhall.games.drakkar.components import COLOURS, DECK, HAND, NO_PART, SPEAR
from meadhall.games.drakkar.outlook import offers
from meadhall.games.drakkar.steps.brawl import Shout
from meadhall.web.boards.drakkar.phase import Seen, doing
from meadhall.web.boards.drakkar.symbols import Side, back, chip_inside, explained, press, side_of
from meadhall.web.boards.drakkar.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, h3, header, li, p, section, span, ul
from meadhall.web.icons import icon
from meadhall.web.model import BeatInfo, SeatInfo
from meadhall.web.parts.shield import shield


def piles(at: Seen) -> Element:
    seats = at.table.setting.seats
    return section("#piles", class_=f"piles of-{seats}", aria_label=said("board-piles"))[
        [pile(at, number) for number in range(seats)],
        div(".crowd")[
            [fighter(at, info) for info in at.page.seats[: seats // 2]],
            shout(at),
            [fighter(at, info) for info in at.page.seats[seats // 2 :]],
        ],
    ]


def pile(at: Seen, number: int) -> Element:
    table = at.table
    first = number * HAND
    ups = table.ups[first : first + HAND]
    shown = tuple(sorted([side_of(table.face(up)) for up in ups if up >= 0], key=_rank))
    owner = next((seat for seat, village in enumerate(table.villages) if village.pile == number), None)
    mine = table.sealed[at.focus] == CLAIM + number if at.yours else False
    option = at.options.get(CLAIM + number)
    why = at.refused.get(CLAIM + number)
    state = "free" if option is not None else "taken" if owner is not None else "pointed" if mine else ""
    return section(
        f"#pile-{number}",
        class_=f"pile {state}" + (f" s{owner}" if owner is not None else ""),
        aria_label=said("do-claim", pile=number + 1),
        data_tip=why.sentence if why is not None else None,
        data_tip_rule=why.rule if why is not None else None,
    )[
        _head(number, tuple(offers(table, ups))),
        div(".spread", data_also=CLAIM + number if option is not None else None)[_fan(shown, HAND - len(shown))],
        press(
            CLAIM + number, option.key, "stamp", option.label, icon("pointing"), b[said("board-claim", pile=number + 1)]
        )
        if option is not None
        else _stamp(owner, at.page.seats[owner].name if owner is not None else "", mine),
    ]


def _rank(side: Side) -> tuple[int, int, int]:
    """Ends, Deck, crew, Beer, Spears; then red and blue cards."""
    if side.part != NO_PART:
        group = 1 if side.part == DECK else 0
    elif side.act == SPEAR:
        group = 4
    elif side.strength or side.beer:
        group = 2 if side.strength else 3
    else:
        group = 5 if side.colour == "red" else 6
    return group, side.kind, side.number


@drawn
def _stamp(owner: int | None, name: str, mine: bool) -> Node:
    if owner is not None:
        return div(".stamp.owner")[shield(owner), span[b[name], em[said("board-has-it")]], icon("pointing")]
    if mine:
        return div(".stamp.owner")[icon("pointing"), span[b[said("board-your-finger")], em[said("board-finger-waits")]]]
    return None


@drawn
def _head(number: int, offered: tuple[tuple[str, int], ...]) -> Element:
    """What a pile's open faces have to offer; red and blue cards in their colour."""
    return header[
        span(".no", aria_hidden="true")[number + 1],
        h3[said("do-claim", pile=number + 1)],
        p(".sums")[
            [
                span(class_=what if what in COLOURS else None)[b[many], " ", said(f"unit-{what}", count=many)]
                for what, many in offered
            ]
        ],
    ]


@drawn
def _fan(shown: tuple[Side, ...], hidden: int) -> Element:
    """Cards that lie over each other; number, icon and name stay in the strip of each that is seen."""
    return ul(class_="fan")[
        [
            li(class_=f"fanned {side.colour}", **explained(side))[
                span(".sheet")[span(".strip")[chip_inside(side)], icon(side.icon, "mark")]
            ]
            for side in shown
        ],
        [li(".fanned")[back("sheet")]] * hidden,
    ]


def fighter(at: Seen, info: SeatInfo) -> Node:
    tone, status = doing(at, info)
    village = at.table.villages[info.number]
    you = info.number == at.page.viewer_seat
    if you and info.thinking and at.options:
        tone, status = "yours", said("board-choose-now")
    return _fighter(
        info.number,
        at.called(info.number),
        "" if you else info.presence,
        at.table.earl == info.number,
        tone,
        status,
        village.score(),
    )


@drawn
def _fighter(seat: int, name: str, kind: str, earl: bool, tone: str, status: str, score: int) -> Element:
    return div(f"#seat-{seat}", class_=f"fighter s{seat} {tone}")[
        shield(seat),
        div[
            h3[name, span(".mark.earl")[icon("meeple"), span[said("board-earl")]] if earl else None],
            p(".kind")[kind] if kind else None,
            p(class_=f"status {tone}")[status] if status else None,
            p[b[score], " ", said("unit-points", count=score)],
        ],
    ]


def shouted(at: Seen, beat: BeatInfo) -> Element:
    """The great moment of the Brawl: the shout, over everything."""
    return section(".drk.shouting")[
        icon("thor-hammer"), b(".cry")[said("board-odin")], p[beat.text], p(".calm")[said("stage-grab")]
    ]


def shout(at: Seen) -> Element:
    """Everybody points when the Earl shouts."""
    earl = at.who(at.table.earl)
    option = at.options.get(SHOUT)
    odin = b[said("board-odin")]
    if option is not None:
        return press(
            SHOUT, option.key, "odin", option.label, icon("thor-hammer"), span[odin, em[said("board-give-shout")]]
        )
    if isinstance(at.step, Shout):
        later = span[b[said("board-fingers-up")], em[said("board-will-shout", seat=earl)]]
        return div(".odin.still")[icon("thor-hammer"), later]
    return div(".odin.still")[icon("thor-hammer"), span[odin, em[said("board-shouts", seat=earl)]]]
