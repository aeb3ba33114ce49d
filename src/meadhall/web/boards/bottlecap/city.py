"""A seat's own area: the city on its side, start left and throne right, the meters, and the damage."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.engine.language import spoken
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.abilities import SEERS_GIFT
from meadhall.games.bottlecap.actions import (
    AMOUNT,
    COPY,
    DOUBLE,
    EXCHANGE,
    GIVE,
    GOLD,
    GOODS,
    GREY,
    RED,
    RETURN,
    SIDE,
    STEP,
    TAKE,
    UNDRAW,
    USE,
    WOOD,
)
from meadhall.games.bottlecap.components import Side
from meadhall.games.bottlecap.events import GLORY, METERS
from meadhall.games.bottlecap.steps.spaces import BUILD, Trade
from meadhall.games.bottlecap.steps.window import USABLE
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import Village
from meadhall.web.boards.bottlecap.builds import Way, pressed
from meadhall.web.boards.bottlecap.symbols import ability_icon, ability_word, good, space_icon, token
from meadhall.web.boards.bottlecap.words import named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, h2, header, i, path, section, small, span, svg
from meadhall.web.icons import icon
from meadhall.web.model import OptionInfo, SeatInfo
from meadhall.web.parts.options import lying
from meadhall.web.parts.shield import shield

# The columns of the drawing, in hundredths of its width: start, three tiers, throne.
LEFT = (0.0, 10.0, 38.5, 67.0, 91.0)
RIGHT = (7.0, 31.0, 59.5, 88.0, 100.0)

Chips = tuple[tuple[int, str, str], ...]  # action, short words, and the option's own
Cells = tuple[tuple[int, int], ...]
Space = tuple[int, str, str, str, str, int | None, str, int, Way | None]  # what `ability_space` draws


def tiers(side: Side) -> list[list[int]]:
    """The spaces of each tier, from the start to the throne."""
    level = [0] * len(side.abilities)
    for space, goals in enumerate(side.ways):
        for goal in goals:
            level[goal] = level[space] + 1
    found: list[list[int]] = [[] for _ in range(level[side.throne] + 1)]
    for space, at in enumerate(level):
        found[at].append(space)
    return found


def path_taken(village: Village) -> list[int]:
    """The spaces that the hut has come by, the start included."""
    way = [0]
    for tier, spaces in enumerate(tiers(village.side)[1 : village.tier + 1], start=1):
        if tier == village.tier:
            way.append(village.hut)
            break
        owned = village.abilities[tier - 1] if tier <= len(village.abilities) else 0
        for space in spaces:
            printed = village.side.abilities[space]
            if printed == owned or (printed == SEERS_GIFT and village.copied == owned):
                way.append(space)
                break
    return way


def area(
    table: Bottlecap, info: SeatInfo, options: Mapping[int, OptionInfo], yours: bool, ways: Mapping[int, Way]
) -> Element:
    """The whole area of one seat."""
    village = table.villages[info.number]
    return section("#mine", class_=f"mine parchment s{info.number}", aria_label=said("board-city-of", seat=info.name))[
        div(".city", data_piece="city")[needs(village), graph(table, village, options, ways), sides(options)],
        div(".meters")[
            header[
                shield(info.number),
                h2[info.name],
                small[said("board-you") if yours else info.presence or said("board-to-play")],
            ],
            meter(WOOD, village.wood, village.side.wood, _cells(table, village, WOOD, options), _at(WOOD, options)),
            meter(GOLD, village.gold, village.side.gold, _cells(table, village, GOLD, options), _at(GOLD, options)),
            meter(GLORY, village.glory, village.side.glory, (), (), tuple(village.side.helmets)),
            tokens(village.reds, village.greys, _at_damage(options)),
        ],
    ]


def _at(kind: int, options: Mapping[int, OptionInfo]) -> Chips:
    """What can be done with the goods of a meter: taken, given, exchanged, doubled, or chosen at the start."""
    words = {DOUBLE + kind: said("board-double"), TAKE + kind: said("board-take"), GIVE + kind: said("board-give")}
    words[EXCHANGE + 2 * kind + kind] = said("board-exchange-same")
    words[EXCHANGE + 2 * (1 - kind) + kind] = said("board-exchange", meter=naming.meter(1 - kind))
    return _chips(words | _goods(kind, options), options)


def _goods(kind: int, options: Mapping[int, OptionInfo]) -> dict[int, str]:
    """Goods of choice, each split of them at the meter that gets more by it."""
    of_gold = [many for many in range(5) if GOODS + many in options]
    total = max(of_gold, default=0)
    found = {}
    for gold in of_gold:
        if (2 * gold >= total) == (kind == GOLD):
            found[GOODS + gold] = f"+{total}" if gold in (0, total) else options[GOODS + gold].label
    return found


def _at_damage(options: Mapping[int, OptionInfo]) -> Chips:
    """Tokens that can go back: by how many of them are red, or the colour of one that was just drawn."""
    words = {UNDRAW + colour: said("board-undraw", colour=naming.colour(colour)) for colour in (RED, GREY)}
    words |= {RETURN + reds: said("board-reds", reds=reds) for reds in range(6)}
    return _chips(words, options)


def _chips(words: Mapping[int, str], options: Mapping[int, OptionInfo]) -> Chips:
    return tuple((action, short, options[action].label) for action, short in words.items() if action in options)


@drawn
def chips(found: Chips) -> Element:
    """Options that lie where their pieces do."""
    return div(".chips-here")[
        [
            lying(
                "go whole",
                action,
                aria_label=label,
                data_tip=said("does", does=label),
            )[words]
            for action, words, label in found
        ]
    ]


def sides(options: Mapping[int, OptionInfo]) -> Node:
    """Before the game: which side of the card shall it be?"""
    found = tuple(
        (action, options[action].label, options[action].label) for action in (SIDE, SIDE + 1) if action in options
    )
    return div(".card-sides")[chips(found)] if found else None


def _cells(table: Bottlecap, village: Village, kind: int, options: Mapping[int, OptionInfo]) -> Cells:
    """Where amounts can be chosen on a meter: the cell down to which one trades, and the action."""
    step = table.agenda.top() if options and table.agenda else None
    if not isinstance(step, Trade) or step.pays != kind:
        return ()
    now = village.amount(kind)
    return tuple((now - amount + 1, AMOUNT + amount) for amount in range(1, now + 1) if AMOUNT + amount in options)


def needs(village: Village) -> Node:
    return _needs(tuple(village.side.costs), tuple(village.side.needs), village.tier, village.gold, village.helmets())


@drawn
def _needs(costs: tuple[int, ...], helmets: tuple[int, ...], tier: int, gold: int, level: int) -> Element:
    """Gold and helmets for each step, above the step."""

    def need(step: int) -> Element:
        state = "done" if step < tier else "next" if step == tier else "later"
        label = said("board-need", step=step + 1, gold=costs[step], helmets=helmets[step])
        return span(
            class_=f"need {state}",
            role="img",
            aria_label=label,
            tabindex="0",
            data_piece=f"step-{step + 1}",
            data_tip=said("tip-step", gold=costs[step], helmets=helmets[step]),
            data_tip_why=said("tip-step-lacks", gold=max(0, costs[step] - gold), helmets=max(0, helmets[step] - level))
            if state == "next" and (gold < costs[step] or level < helmets[step])
            else said("tip-step-later")
            if state == "later"
            else None,
            data_tip_head=said("tip-step-head", step=step + 1),
            data_tip_rule="CAP-CITY-1",
        )[
            span(".lead")[said("board-next")]
            if state == "next" and step < 2
            else None,  # further right it would be crowded
            span(class_="lacking" if state == "next" and gold < costs[step] else None)[good("gold"), b[costs[step]]],
            span(class_="lacking" if state == "next" and level < helmets[step] else None)[
                good("helmet"), b[helmets[step]]
            ]
            if helmets[step]
            else None,
            em["✓"] if state == "done" else None,
        ]

    return div(".needs")[span(".start-word")[said("board-start")], [need(step) for step in range(4)]]


def graph(table: Bottlecap, village: Village, options: Mapping[int, OptionInfo], builds: Mapping[int, Way]) -> Node:
    """Paths and spaces; the next ones glow when they can be chosen."""
    side = village.side
    columns = tiers(side)
    taken = path_taken(village)
    reachable = side.ways[village.hut]
    texts = table.box.texts

    def shown(space: int) -> Space:
        ability = side.abilities[space]
        state = "own" if space in taken else "next" if space in reachable else "far"
        if space == village.hut:
            state = "here"
        action, key = _placed(space, ability, state, options)
        copied = village.copied if ability == SEERS_GIFT and space in taken else 0
        name, text = named(naming.ability(texts, ability)), spoken(naming.ability_text(texts, ability))
        return ability, name, text, spoken(naming.meant(texts, ability)), state, action, key, copied, builds.get(space)

    throne = options.get(STEP + side.throne)
    return _graph(
        tuple(tuple(goals) for goals in side.ways),
        tuple(tuple(column) for column in columns),
        tuple(taken),
        village.hut,
        tuple(tuple(shown(space) for space in column) for column in columns[1:-1]),
        (throne.action, throne.key) if throne is not None else None,
        builds.get(side.throne),
    )


@drawn
def _graph(
    goals: tuple[tuple[int, ...], ...],
    columns: tuple[tuple[int, ...], ...],
    taken: tuple[int, ...],
    hut_at: int,
    spaces: tuple[tuple[Space, ...], ...],
    throne: tuple[int, str] | None,
    to_throne: Way | None,
) -> Element:
    on_throne = hut_at == len(goals) - 1
    return div(".graph")[
        ways(goals, columns, taken, hut_at),
        div(".start")[icon("horned-helm", label=said("board-start")), hut() if hut_at == 0 else None],
        [div(class_=f"tier t{tier}")[[ability_space(*one) for one in column]] for tier, column in enumerate(spaces, 1)],
        throne_space(on_throne, *throne) if throne is not None else throne_space(on_throne, None, "", to_throne),
    ]


def _placed(space: int, ability: int, state: str, options: Mapping[int, OptionInfo]) -> tuple[int | None, str]:
    """The option that lies on a city space: to step there, to use its ability, or to copy it."""
    actions = [STEP + space]
    if state in ("own", "here") and ability in USABLE:
        actions.append(USE + USABLE.index(ability))
    actions.append(COPY + ability)
    for action in actions:
        if action in options:
            return action, options[action].key
    return None, ""


@drawn
def hut() -> Element:
    return span(".hut", data_vt="hut", data_tip=said("tip-hut"), data_tip_rule="CAP-CITY-2")[
        icon("hut", label=said("board-hut"))
    ]


@drawn
def ability_space(
    ability: int,
    name: str,
    text: str,
    meant: str,
    state: str,
    action: int | None,
    key: str,
    copied: int,
    way: Way | None,
) -> Element:
    inside: Node = [
        icon(ability_icon(copied or ability)),
        span(".text")[text],
        span(".word")[ability_word(copied or ability)],
        span(".disc", aria_hidden="true")[key or "·"] if action is not None else None,
        hut() if state == "here" else None,
    ]
    if way is not None and action is None:
        return pressed(way, f"space go {state}", **_one_click(way))[
            inside, span(".disc", aria_hidden="true")[icon(space_icon(BUILD))]
        ]
    if action is None:
        return div(
            class_=f"space {state}",
            tabindex="0",
            data_tip=meant,
            data_tip_why=said(f"tip-space-{state}") if state in ("next", "far") else None,
            data_tip_head=f"{name}:",
            data_tip_rule=f"CAP-A{ability:02d}",
        )[inside]
    return lying(
        f"space go {state}",
        action,
        data_tip=meant,
        data_tip_head=f"{name}:",
        aria_label=f"{name}: {meant}",
    )[inside]


def _one_click(way: Way) -> dict[str, str]:
    """What a space says that one click builds; who goes by keys finds it in the list."""
    does = f"{said('way-costs', distance=way.distance, gold=way.gold)} {way.text}"
    title = said("way-build", space=way.space)
    return {"tabindex": "-1", "data_tip": does, "data_tip_head": f"{title}:", "aria_label": f"{title}: {does}"}


@drawn
def throne_space(reached: bool, action: int | None, key: str, way: Way | None = None) -> Element:
    inside: Node = [
        icon("stone-throne"),
        b[said("board-win")],
        span(".disc", aria_hidden="true")[key or "·"] if action is not None else None,
    ]
    if way is not None and action is None:
        return pressed(way, "throne go", **_one_click(way))[
            inside, span(".disc", aria_hidden="true")[icon(space_icon(BUILD))]
        ]
    if action is None:
        return div(
            class_="throne here" if reached else "throne",
            tabindex="0",
            data_tip=said("tip-throne"),
            data_tip_rule="CAP-END-2",
        )[inside]
    return lying(
        "throne go",
        action,
    )[inside]


@drawn
def ways(
    goals: tuple[tuple[int, ...], ...], columns: tuple[tuple[int, ...], ...], taken: tuple[int, ...], hut_at: int
) -> Element:
    """The white lines; the way that the hut came is in its colour, the ways it may go are dashed."""
    place = {}
    for tier, column in enumerate(columns):
        for number, space in enumerate(column):
            place[space] = (tier, 100 * (2 * number + 1) / (2 * len(column)))
    plain, ahead, gone = [], [], []
    for space, reached in enumerate(goals):
        tier, y1 = place[space]
        for goal in reached:
            next_tier, y2 = place[goal]
            x1, x2 = RIGHT[tier], LEFT[next_tier]
            middle = (x1 + x2) / 2
            drawn_way = f"M{x1 - 1},{y1:.1f}C{middle},{y1:.1f} {middle},{y2:.1f} {x2 + 1},{y2:.1f}"
            if space in taken and goal in taken:
                gone.append(drawn_way)
            elif space == hut_at:
                ahead.append(drawn_way)
            else:
                plain.append(drawn_way)
    return svg(class_="ways", viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true")[
        path(class_="bed", d="".join(plain + ahead + gone)),
        path(class_="plain", d="".join(plain)) if plain else None,
        path(class_="ahead", d="".join(ahead)) if ahead else None,
        path(class_="gone", d="".join(gone)) if gone else None,
    ]


@drawn
def meter(
    kind: int,
    value: int,
    most: int,
    cells: Cells = (),
    here: Chips = (),
    marks: tuple[int, ...] = (),
) -> Element:
    """A meter with its marker; a trade chooses its amount on the cells."""
    chosen = dict(cells)
    name = METERS[kind]

    def cell(number: int) -> Element:
        state = "full last" if number == value else "full" if number < value else ""
        if number in chosen:
            return lying(
                f"cell go {state}",
                chosen[number],
                aria_label=said("board-trade", amount=value - number + 1, meter=naming.meter(kind)),
            )
        return i(class_=f"cell {state}".strip())

    return div(
        class_=f"meter of-{name}",
        data_piece=f"meter-{name}",
        tabindex="0",
        data_tip=said(f"tip-{name}", most=most),
        data_tip_head=said("tip-meter-head", meter=naming.meter(kind)),
        data_tip_rule="CAP-RES-2",
    )[
        div(".label")[
            good(name),
            span[said("board-meter", meter=naming.meter(kind))],
            b[value],
            small[said("board-of", most=most)],
        ],
        div(".marks", aria_hidden="true")[
            [
                span(data_tip=said("tip-helmet"), data_tip_rule="CAP-ACT-12")[good("helmet")]
                if number in marks
                else span[icon("stone-throne")]
                if number == most
                else span
                for number in range(1, most + 1)
            ]
        ]
        if marks
        else None,
        div(".track")[[cell(number) for number in range(1, most + 1)]],
        chips(here) if here else None,
    ]


@drawn
def tokens(reds: int, greys: int, here: Chips = ()) -> Element:
    return div(
        ".meter.damage-meter",
        data_piece="damage",
        tabindex="0",
        data_tip=said("tip-damage"),
        data_tip_head=said("tip-damage-head"),
        data_tip_rule="CAP-VAL-3",
    )[
        div(".label")[good("damage"), span[said("board-damage")], b[reds + greys]],
        div(".lying", role="img", aria_label=said("board-tokens", reds=reds, greys=greys))[
            [token("red")] * reds, [token("grey")] * greys
        ],
        chips(here) if here else None,
    ]
