"""The others' areas, and the Valkyries: what a player asks all the time, without opening anything."""

from __future__ import annotations

from htpy import Element, Node, b, div, em, h3, header, li, p, rect, section, small, span, strong, svg, ul

from meadhall.games.bottlecap.components import Side
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.web.boards.bottlecap import forecast
from meadhall.web.boards.bottlecap.symbols import ability_icon, good, token
from meadhall.web.drawn import drawn
from meadhall.web.icons import icon
from meadhall.web.model import SeatInfo
from meadhall.web.parts.shield import shield

ORDER = ("plays next", "second to play", "third to play", "fourth to play")


def rival(table: Bottlecap, info: SeatInfo) -> Element:
    """How close to winning, and what threatens you."""
    seat = info.number
    village = table.villages[seat]
    lacking, ready = forecast.next_step(table, seat)
    threat = forecast.threat(table, seat)
    return section(
        f"#seat-{seat}",
        class_={"rival wood": True, f"s{seat}": True, "asked": info.thinking, "away": info.absent or not info.online},
        tabindex="0",
        aria_label=info.name,
    )[
        header[shield(seat), div[h3[info.name], small[_about(table, info)]], damage(village.reds, village.greys)],
        div(".races")[
            div(".race.city", data_hot="1" if village.tier == 3 else None)[
                span(".of")[icon("hut"), span["City"]],
                steps(village.tier),
                b(".short")[f"{village.tier}/4"],
                em(class_={"ready": ready})[lacking],
            ],
            div(".race.glory", data_hot="1" if village.side.glory - village.glory <= 3 else None)[
                span(".of")[icon("laurels"), span["Glory"]],
                bar(village.side, village.glory),
                b(".short")[f"{village.glory}/{village.side.glory}"],
                em[b[village.glory], f" of {village.side.glory}"],
            ],
        ],
        goods(village.wood, village.gold, village.helmets()),
        ul(".powers")[
            [li[icon(ability_icon(ability)), table.box.texts.ability_texts[ability]] for ability in village.abilities]
        ]
        if village.abilities
        else None,
        p(".threat")[strong["Wins"], f" {threat}"] if threat else None,
    ]


def _about(table: Bottlecap, info: SeatInfo) -> str:
    seat = info.number
    said = [f"{info.bot} bot"] if info.bot else [] if info.online else ["away"]
    ship = table.villages[seat].ship
    if ship >= 0:
        said.append(f"at {table.place_name(ship)}")
    ahead = (seat - table.active) % table.setting.seats
    said.append("to play" if ahead == 0 else ORDER[ahead - 1])
    if table.villages[seat].heading < 0:
        said.append("anticlockwise")
    return " · ".join(said)


@drawn
def damage(reds: int, greys: int) -> Element:
    """The tokens in front of a seat."""
    said = f"{reds + greys} damage, {reds} of it red" if reds else f"{reds + greys} damage"
    return span(".damage", role="img", aria_label=said)[
        [token("red") for _ in range(reds)], [token("grey") for _ in range(greys)], span(".short")[reds + greys]
    ]


@drawn
def steps(tier: int) -> Element:
    return span(".steps", role="img", aria_label=f"{tier} of 4 steps")[
        [span(class_="done" if step <= tier else "")[step] for step in (1, 2, 3)],
        span(class_="done" if tier == 4 else "")[icon("stone-throne")],
    ]


def bar(side: Side, glory: int) -> Node:
    return _bar(glory, side.glory, tuple(side.helmets))


@drawn
def _bar(value: int, most: int, marks: tuple[int, ...]) -> Element:
    """The glory meter in short, with its helmet marks."""
    return svg(class_="bar", viewBox=f"0 0 {most * 10} 14", preserveAspectRatio="none", aria_hidden="true")[
        rect(class_="bed", x=0, y=2, width=most * 10, height=10),
        rect(class_="fill", x=0, y=2, width=value * 10, height=10),
        [rect(class_="mark", x=mark * 10 - 1, y=0, width=2, height=14) for mark in marks],
    ]


@drawn
def goods(wood: int, gold: int, helmets: int) -> Element:
    return div(".goods")[
        span[good("wood"), b[wood], " wood"],
        span[good("gold"), b[gold], " gold"],
        span[good("helmet"), b[helmets], " helmet" if helmets == 1 else " helmets"],
    ]


def valkyries(table: Bottlecap) -> Element:
    """How near they are."""
    return _valkyries(table.reds_out(), table.lid_reds, table.lid_greys, table.drawn_reds, table.drawn_greys)


@drawn
def _valkyries(out: int, reds: int, greys: int, drawn_reds: int, drawn_greys: int) -> Element:
    missing = max(0, 4 - out)
    words: Node
    if missing <= 1:
        words = [strong["The next red calls them."], f" In the lid: {reds + greys} tokens, {reds} of them red."]
    else:
        words = f"They come with the fourth. In the lid: {reds + greys} tokens, {reds} of them red."
    return section("#valkyries.valkyries.wood", aria_labelledby="valkyries-title", data_near="1" if missing <= 1 else None)[
        h3("#valkyries-title")[icon("angel-wings"), "Valkyries"],
        div(".tokens")[
            [token("red") for _ in range(min(4, out))],
            [token("none") for _ in range(missing)],
            b[f"{min(out, 4)} of 4", span[" reds out"]],
        ],
        p[words],
        p(".drawn")["Just drawn: ", [token("red")] * drawn_reds, [token("grey")] * drawn_greys]
        if drawn_reds + drawn_greys
        else None,
    ]
