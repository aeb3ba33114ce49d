"""The others' areas: ship, strength, tokens, and the faces that all can see."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.bits import members
from meadhall.games.drakkar.actions import BOOTY, LOKI_TAKES, PAYMENTS
from meadhall.games.drakkar.components import Quest
from meadhall.games.drakkar.steps.raid import RaidToken
from meadhall.games.drakkar.teamup import lack, met_alone, unsold
from meadhall.games.drakkar.village import face_of
from meadhall.web.boards.drakkar.hand import public_faces
from meadhall.web.boards.drakkar.phase import Phase, Seen, doing
from meadhall.web.boards.drakkar.sea import described, sea
from meadhall.web.boards.drakkar.ship import ship_of
from meadhall.web.boards.drakkar.symbols import chip, press, side_of, token, tokens
from meadhall.web.boards.drakkar.words import briefly, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, h3, header, p, section, small, span
from meadhall.web.icons import icon
from meadhall.web.model import SeatInfo
from meadhall.web.parts.shield import shield

STATUS_ICONS = {"done": "check-mark", "wait": "hourglass", "late": "hourglass"}


@dataclass(frozen=True)
class Errand:
    """A Quest as plain values."""

    ident: str
    strength: int
    beer: int
    loot: tuple[int, ...]


def errand_of(quest: Quest) -> Errand:
    return Errand(quest.ident, quest.strength, quest.beer, tuple(quest.loot))


def rival(at: Seen, info: SeatInfo) -> Element:
    seat = info.number
    village = at.table.villages[seat]
    return section(
        f"#seat-{seat}",
        class_={
            "rival": True,
            f"s{seat}": True,
            "asked": info.thinking,
            "away": info.absent or not info.online,
            "concerned": at.page.beat is not None and seat in (at.page.beat.seat, *at.page.beat.concerns),
        },
        tabindex="0",
        aria_label=info.name,
        data_tip=described(ship_of(at.table, seat)),
        data_tip_head=f"{info.name}:",
    )[
        heading(at, info),
        div(".shown")[
            sea(at, seat),
            div(".stats")[
                _points(village.score()),
                _strength(village.strength(), len(village.spears), village.barrels()),
                purse(at, seat),
                _trios(min(village.tokens)),
            ],
        ],
        errand(at, seat) if at.phase is Phase.SAIL else public_faces(at.table, seat),
    ]


def heading(at: Seen, info: SeatInfo) -> Node:
    tone, status = doing(at, info)
    return _heading(
        info.number,
        info.name,
        info.presence,
        at.table.earl == info.number,
        at.phase is Phase.LAY and at.table.rules.count and at.table.fearsome() == info.number,
        tone,
        status,
    )


@drawn
def _heading(seat: int, name: str, kind: str, earl: bool, first: bool, tone: str, status: str) -> Element:
    return header[
        shield(seat),
        h3[name],
        small[kind] if kind else None,
        span(".mark.earl", tabindex="0", data_tip=said("board-earl-tip"), data_tip_rule="DRK-SET-5")[
            icon("meeple"), span[said("board-earl")]
        ]
        if earl
        else None,
        span(".mark.first", tabindex="0", data_tip=said("board-first-tip"), data_tip_rule="DRK-PLY-4")[
            icon("fist"), span[said("board-first")]
        ]
        if first
        else None,
        span(class_=f"status {tone}")[icon(STATUS_ICONS[tone]), span[status]] if status else None,
    ]


@drawn
def _points(score: int) -> Element:
    short = briefly("unit-points", count=score)
    return p(".points", data_short=f" {short}", data_tip=said("tip-points"), data_tip_rule="DRK-SCO-1")[
        b[score], span[" ", said("unit-points", count=score)]
    ]


@drawn
def _strength(strength: int, spears: int, beer: int) -> Element:
    return p(".strength")[
        span(data_tip=said("tip-strength"))[icon("viking-helmet"), b[strength], span(".word")[said("unit-strength")]],
        span(data_tip=said("tip-spear"))[icon("barbed-spear"), b[bonus(spears)]] if spears else None,
        span(data_tip=said("tip-beer"))[icon("barrel"), b[beer], span(".word")[said("unit-beer")]] if beer else None,
    ]


@drawn
def _trios(many: int) -> Element:
    return p(class_="trios" if many else "trios none", data_tip=said("tip-trios"), data_tip_rule="DRK-SCO-1")[
        said("board-trios", count=many), span(".word")[f" (+{many})"] if many else None
    ]


def bonus(spears: int) -> str:
    """What Spears are good for."""
    return "+2" if spears == 1 else f"{spears} × +2"


def purse(at: Seen, seat: int) -> Element:
    """The tokens of a seat; those that can be taken now are buttons, those that can't say why."""
    village = at.table.villages[seat]
    step = at.step
    robbed = isinstance(step, RaidToken) and step.defender == seat
    found: list[Node] = []
    for kind in range(3):
        actions = [LOKI_TAKES + 4 * seat + kind] + ([BOOTY + kind] if robbed else [])
        action = next((one for one in actions if one in at.options), None)
        why = next((at.refused[one] for one in actions if one in at.refused), None)
        shown = token(kind, village.tokens[kind], True)
        if action is not None:
            option = at.options[action]
            found.append(press(action, option.key, "purse-of", option.label, shown))
        elif why is not None:
            tip = f"{said('tip-token')} {why.sentence}"
            found.append(span(".purse-of.shut", data_tip=tip, data_tip_rule=why.rule)[shown])
        else:
            found.append(span(".purse-of", data_tip=said("tip-token"), data_tip_rule="DRK-SCO-1")[shown])
    if seat == at.focus:  # one stop for who goes by keys; a rival's board is one as a whole
        return div(".purse", tabindex="0", data_tip=said("tip-token"), data_tip_rule="DRK-SCO-1")[found]
    return div(".purse")[found]


def errand(at: Seen, seat: int) -> Node:
    """When the ships set sail: the Quest that is shown, what it lacks, or what there is to lend."""
    table = at.table
    village = table.villages[seat]
    if village.complete():
        quest = table.quest(seat)
        if quest is None:
            return None
        met = met_alone(table, seat) or village.served
        return _sails(errand_of(quest), met, *(lack(table, seat) if not met else (0, 0)))
    cards = unsold(table, seat)
    lent = tuple(side_of(table.face(face_of(village.cargo[number]))) for number in members(cards))
    return div(".errand")[
        p(".caption")[said("board-may-lend" if lent else "board-cant-lend")],
        Element("ul")(".chips")[[chip(one) for one in lent]] if lent else None,
    ]


@drawn
def _sails(quest: Errand, met: bool, strength: int, beer: int) -> Element:
    return div(class_="errand parchment")[
        p(".asks")[icon("tied-scroll"), asks(quest), span(".pays")[said("board-pays-loot"), tokens(quest.loot)]],
        p(".good")[icon("check-mark"), said("board-fulfilled")]
        if met
        else p(".bad")[said("board-needs", strength=strength, beer=beer)],
    ]


@drawn
def asks(quest: Errand) -> Node:
    """What a Quest asks for, in symbols."""
    return span(".need")[
        span[icon("viking-helmet", label=said("unit-strength")), b[quest.strength]] if quest.strength else None,
        span[icon("barrel", label=said("unit-beer")), b[quest.beer]] if quest.beer else None,
    ]


def price(number: int) -> Node:
    """A payment, in tokens."""
    return tokens(tuple(PAYMENTS[number]))
