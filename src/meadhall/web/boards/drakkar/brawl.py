"""The Brawl: the piles as fans, who stands where, and the Earl's shout."""

from __future__ import annotations

from meadhall.games.drakkar.actions import CLAIM, SHOUT
from meadhall.games.drakkar.components import DECK, HAND, NO_PART, SPEAR
from meadhall.games.drakkar.steps.brawl import Shout
from meadhall.web.boards.drakkar.phase import Seen, doing
from meadhall.web.boards.drakkar.symbols import Side, back, chip_inside, press, side_of
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, h3, header, li, p, section, span, ul
from meadhall.web.icons import icon
from meadhall.web.model import SeatInfo
from meadhall.web.parts.shield import shield


def piles(at: Seen) -> Element:
    seats = at.table.setting.seats
    return section("#piles", class_=f"piles of-{seats}", aria_label="The piles")[
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
    faces = [side_of(table.face(up)) for up in table.ups[first : first + HAND] if up >= 0]
    shown = tuple(sorted(faces, key=_rank))
    owner = next((seat for seat, village in enumerate(table.villages) if village.pile == number), None)
    mine = table.sealed[at.focus] == CLAIM + number if at.yours else False
    option = at.options.get(CLAIM + number)
    why = at.refused.get(CLAIM + number)
    state = "free" if option is not None else "taken" if owner is not None else "pointed" if mine else ""
    return section(
        f"#pile-{number}",
        class_=f"pile {state}" + (f" s{owner}" if owner is not None else ""),
        aria_label=f"Pile {number + 1}",
        data_tip=why.sentence if why is not None else None,
        data_tip_rule=why.rule if why is not None else None,
    )[
        _head(number, shown),
        div(".spread", data_also=CLAIM + number if option is not None else None)[_fan(shown, HAND - len(shown))],
        press(
            CLAIM + number, option.key, "stamp", f"pile {number + 1}", icon("pointing"), b[f"Claim pile {number + 1}"]
        )
        if option is not None
        else _stamp(owner, at.page.seats[owner].name if owner is not None else "", mine),
    ]


def _rank(side: Side) -> tuple[int, int, int]:
    """Ends, Deck, crew, Beer, Spears; then red and blue cards."""
    if side.part != NO_PART:
        group = 1 if side.part == DECK else 0
    elif side.does == SPEAR:
        group = 4
    elif side.strength or side.beer:
        group = 2 if side.strength else 3
    else:
        group = 5 if side.colour == "red" else 6
    return group, side.kind, side.number


@drawn
def _stamp(owner: int | None, name: str, mine: bool) -> Node:
    if owner is not None:
        return div(".stamp.owner")[shield(owner), span[b[name], em["has it"]], icon("pointing")]
    if mine:
        return div(".stamp.owner")[icon("pointing"), span[b["Your finger"], em["waits for the others"]]]
    return None


@drawn
def _head(number: int, shown: tuple[Side, ...]) -> Element:
    return header[
        span(".no", aria_hidden="true")[number + 1],
        h3[f"Pile {number + 1}"],
        p(".sums")[[_sum(many, word, kind) for many, word, kind in sums(shown)]],
    ]


def sums(shown: tuple[Side, ...]) -> list[tuple[int, str, str]]:
    """What a pile's open faces have to offer."""
    ends = sum(1 for side in shown if side.part not in (NO_PART, DECK))
    decks = sum(1 for side in shown if side.part == DECK)
    spears = sum(1 for side in shown if side.does == SPEAR)
    found = [
        (ends, "end" if ends == 1 else "ends", ""),
        (decks, "Deck" if decks == 1 else "Decks", ""),
        (sum(side.strength for side in shown), "strength", ""),
        (sum(side.beer for side in shown), "Beer", ""),
        (spears, "Spear" if spears == 1 else "Spears", ""),
        (sum(1 for side in shown if side.colour == "red"), "red", "red"),
        (sum(1 for side in shown if side.colour == "blue"), "blue", "blue"),
    ]
    return [one for one in found if one[0]]


def _sum(many: int, word: str, kind: str) -> Element:
    return span(class_=kind or None)[b[many], f" {word}"]


@drawn
def _fan(shown: tuple[Side, ...], hidden: int) -> Element:
    """Cards that lie over each other; number, icon and name stay in the strip of each that is seen."""
    return ul(class_="fan")[
        [
            li(class_=f"fanned {side.colour}", data_tip=f"{side.effect}.", data_tip_head=f"{side.called}:")[
                span(".sheet")[span(".strip")[chip_inside(side)], icon(side.icon, "mark")]
            ]
            for side in shown
        ],
        [li(".fanned")[back("sheet")]] * hidden,
    ]


def fighter(at: Seen, info: SeatInfo) -> Node:
    tone, said = doing(at, info)
    village = at.table.villages[info.number]
    you = info.number == at.page.viewer_seat
    if you and info.thinking and at.options:
        tone, said = "yours", "choose now"
    return _fighter(
        info.number,
        "You" if you else info.name,
        "" if you else info.presence.removesuffix(" bot"),
        at.table.earl == info.number,
        tone,
        said,
        village.score(),
        info.thinking,
    )


@drawn
def _fighter(seat: int, name: str, kind: str, earl: bool, tone: str, said: str, score: int, asked: bool) -> Element:
    return div(f"#seat-{seat}", class_=f"fighter s{seat} {tone}")[
        shield(seat),
        div[
            h3[name, span(".mark.earl")[icon("meeple"), span["Earl"]] if earl else None],
            p(".kind")[kind] if kind else None,
            p(class_=f"status {tone}")[said] if said else None,
            p[b[score], " point" if score == 1 else " points"],
        ],
    ]


def shout(at: Seen) -> Element:
    """Everybody points when the Earl shouts."""
    name = at.page.seats[at.table.earl].name
    option = at.options.get(SHOUT)
    inside: Node = [
        icon("thor-hammer"),
        span[b["By ODIN!"], em["give the shout" if option else f"shouts {name}, the Earl"]],
    ]
    if option is not None:
        return press(SHOUT, option.key, "odin", "shout By ODIN!", inside)
    if isinstance(at.step, Shout):
        return div(".odin.still")[icon("thor-hammer"), span[b["Fingers up"], em[f"{name}, the Earl, will shout"]]]
    return div(".odin")[inside]
