"""The others' areas: what a player asks all the time, without opening anything."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.language import spoken
from meadhall.games.bottlecap import naming, standing
from meadhall.games.bottlecap.actions import GOLD, WOOD
from meadhall.games.bottlecap.events import GLORY
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.web.boards.bottlecap.symbols import ability_icon, good, token
from meadhall.web.boards.bottlecap.words import named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, h2, header, li, p, rect, section, small, span, svg, ul
from meadhall.web.icons import icon
from meadhall.web.model import SeatInfo
from meadhall.web.parts.shield import shield


@dataclass(frozen=True)
class Standing:
    """All that a seat's panel shows, as plain values, so that it is drawn anew only when something has changed."""

    seat: int
    name: str
    who: str  # the level of a bot, or what keeps a person away
    about: str
    asked: bool
    away: bool
    reds: int
    greys: int
    tier: int
    lacks: tuple[int, int]  # helmets and gold, for the next step
    glory: int
    throne: int  # of the glory meter
    marks: tuple[int, ...]
    wood: int
    gold: int
    helmets: int
    powers: tuple[tuple[int, str, str, str], ...]  # ability, name, what is printed, and what it means
    threat: str


def rival(table: Bottlecap, info: SeatInfo) -> Node:
    """How close to winning, and what threatens you."""
    seat = info.number
    village = table.villages[seat]
    texts = table.box.texts
    threat = None if table.over else standing.threat(table, seat)
    return panel(
        Standing(
            seat=seat,
            name=info.name,
            who=info.presence,
            about=_about(table, info),
            asked=info.thinking,
            away=info.absent or not info.online,
            reds=village.reds,
            greys=village.greys,
            tier=village.tier,
            lacks=standing.lacks(village),
            glory=village.glory,
            throne=village.side.glory,
            marks=tuple(village.side.helmets),
            wood=village.wood,
            gold=village.gold,
            helmets=village.helmets(),
            powers=tuple(
                (
                    one,
                    named(naming.ability(texts, one)),
                    spoken(naming.ability_text(texts, one)),
                    spoken(naming.meant(texts, one)),
                )
                for one in village.abilities
            ),
            threat="" if threat is None else spoken(threat),
        )
    )


@drawn
def panel(of: Standing) -> Element:
    return section(
        f"#seat-{of.seat}",
        class_={"rival wood": True, f"s{of.seat}": True, "asked": of.asked, "away": of.away},
        tabindex="0",
        aria_label=of.name,
    )[
        header[
            shield(of.seat),
            div[
                h2[of.name],
                small[[span(".who")[of.who], span(".next")[" · "]] if of.who else None, span(".next")[of.about]],
            ],
            damage(of.reds, of.greys),
        ],
        div(".races")[
            div(".race.to-throne", data_hot="1" if of.tier == 3 else None, data_tip=said("tip-race-city"))[
                span(".of")[icon("hut"), span[said("board-city")]],
                steps(of.tier),
                b(".short")[f"{of.tier}/4"],
                lacking(of.tier, *of.lacks),
            ],
            div(
                ".race.to-glory",
                data_hot="1" if of.throne - of.glory <= 3 else None,
                data_tip=said("tip-glory", most=of.throne),
            )[
                span(".of")[icon("laurels"), span[said("board-meter", meter=naming.meter(GLORY))]],
                bar(of.glory, of.throne, of.marks),
                b(".short")[f"{of.glory}/{of.throne}"],
                em[b[of.glory], " ", said("board-of", most=of.throne)],
            ],
        ],
        goods(of.wood, of.gold, of.helmets),
        ul(".powers")[[power(*one) for one in of.powers]] if of.powers else None,
        p(".threat")[of.threat] if of.threat else None,
    ]


def _about(table: Bottlecap, info: SeatInfo) -> str:
    seat = info.number
    about = []
    ship = table.villages[seat].ship
    if ship >= 0:
        about.append(said("board-at", space=naming.place(table, ship)))
    ahead = (seat - table.active) % table.setting.seats
    if not table.over:
        about.append(said("board-turn", ahead=ahead))
    if table.villages[seat].heading < 0:
        about.append(said("heading-anticlockwise"))
    return " · ".join(about)


@drawn
def lacking(tier: int, helmets: int, gold: int) -> Element:
    """What stands between the hut and its next step."""
    if tier >= 4:
        return em(".ready")[said("board-on-throne")]
    if not helmets and not gold:
        return em(".ready")[said("board-can-build")]
    return em[
        span(".unseen")[said("board-lacks", helmets=helmets, gold=gold)],
        span(aria_hidden="true")[
            [good("helmet"), span[helmets]] if helmets else None,
            [good("gold"), span[gold]] if gold else None,
            " ",
            said("board-short"),
        ],
    ]


@drawn
def power(ability: int, name: str, text: str, meant: str) -> Element:
    """An ability that a seat has; where there is little room only its icon is seen."""
    return li(data_tip=meant, data_tip_head=f"{name}:", data_tip_rule=f"CAP-A{ability:02d}")[
        icon(ability_icon(ability)), span[text]
    ]


@drawn
def damage(reds: int, greys: int) -> Element:
    """The tokens in front of a seat."""
    label = said("board-damage-of", damage=reds + greys, reds=reds)
    return span(
        class_="damage crowd" if reds + greys > 6 else "damage",
        role="img",
        aria_label=label,
        data_tip=said("tip-damage"),
        data_tip_head=f"{label}:",
        data_tip_rule="CAP-VAL-3",
    )[
        [token("red") for _ in range(reds)],
        [token("grey") for _ in range(greys)],
        span(class_="short red" if reds else "short")[icon("feathered-wing"), reds + greys],
    ]


@drawn
def steps(tier: int) -> Element:
    return span(".steps", role="img", aria_label=said("board-steps", tier=tier))[
        [span(class_="done" if step <= tier else "")[step] for step in (1, 2, 3)],
        span(class_="done" if tier == 4 else "")[icon("stone-throne")],
    ]


@drawn
def bar(value: int, most: int, marks: tuple[int, ...]) -> Element:
    """The glory meter in short, with its helmet marks."""
    return svg(class_="bar", viewBox=f"0 0 {most * 10} 14", preserveAspectRatio="none", aria_hidden="true")[
        rect(class_="bed", x=0, y=2, width=most * 10, height=10),
        rect(class_="fill", x=0, y=2, width=value * 10, height=10),
        [rect(class_="mark", x=mark * 10 - 1, y=0, width=2, height=14) for mark in marks],
    ]


@drawn
def goods(wood: int, gold: int, helmets: int) -> Element:
    return div(".goods")[
        span(data_tip=said("tip-wood"))[good("wood"), b[wood], " ", named(naming.meter(WOOD))],
        span(data_tip=said("tip-gold"))[good("gold"), b[gold], " ", named(naming.meter(GOLD))],
        span(data_tip=said("tip-helmet"), data_tip_rule="CAP-ACT-12")[
            good("helmet"), b[helmets], " ", said("board-helmets", helmets=helmets)
        ],
    ]
