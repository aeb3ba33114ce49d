"""A seat's own area: the city on its side, start left and throne right, the meters, and the damage."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Element, Node, b, button, div, em, h3, header, i, path, section, small, span, svg

from meadhall.games.bottlecap.actions import AMOUNT, COPY, DOUBLE, GOLD, STEP, USE, WOOD
from meadhall.games.bottlecap.components import Side
from meadhall.games.bottlecap.steps.window import USABLE
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import Village
from meadhall.web.boards.bottlecap.symbols import ability_icon, ability_word, good, token
from meadhall.web.drawn import drawn
from meadhall.web.icons import icon
from meadhall.web.model import OptionInfo, SeatInfo
from meadhall.web.parts.shield import shield

# The columns of the drawing, in hundredths of its width: start, three tiers, throne.
LEFT = (0.0, 11.0, 38.5, 66.0, 91.0)
RIGHT = (8.0, 33.0, 60.5, 88.0, 100.0)
SEERS_GIFT = 13


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


def area(table: Bottlecap, info: SeatInfo, options: Mapping[int, OptionInfo], yours: bool) -> Element:
    """The whole area of one seat."""
    village = table.villages[info.number]
    return section("#mine", class_=f"mine parchment s{info.number}", aria_label=f"City of {info.name}")[
        div(".city")[needs(village), graph(table, village, options)],
        div(".meters")[
            header[
                shield(info.number),
                h3[info.name],
                small["you" if yours else f"{info.bot} bot" if info.bot else "to play"],
            ],
            meter("wood", village.wood, village.side.wood, _cells(village, WOOD, options), _double(WOOD, options)),
            meter("gold", village.gold, village.side.gold, _cells(village, GOLD, options), _double(GOLD, options)),
            meter("glory", village.glory, village.side.glory, (), None, tuple(village.side.helmets)),
            tokens(village.reds, village.greys),
        ],
    ]


def _double(kind: int, options: Mapping[int, OptionInfo]) -> tuple[int, str] | None:
    found = options.get(DOUBLE + kind)
    return (found.action, found.key) if found is not None else None


def _cells(village: Village, kind: int, options: Mapping[int, OptionInfo]) -> tuple[tuple[int, int], ...]:
    """Where amounts can be chosen on a meter: the cell down to which one trades, and the action."""
    if not any(AMOUNT < action < AMOUNT + 16 for action in options):
        return ()
    most = max(action - AMOUNT for action in options if AMOUNT <= action < AMOUNT + 16)
    if most != village.amount(kind) or (kind == GOLD and most == village.amount(WOOD) and _pays(options) == WOOD):
        return ()
    if kind == WOOD and _pays(options) == GOLD:
        return ()
    return tuple((village.amount(kind) - amount + 1, AMOUNT + amount) for amount in range(1, most + 1) if AMOUNT + amount in options)


def _pays(options: Mapping[int, OptionInfo]) -> int:
    """What a trade is paid with, by its words: the first good that is named."""
    label = next(one.label for action, one in options.items() if AMOUNT <= action < AMOUNT + 16)
    return WOOD if label.index(" wood") < label.index(" gold") else GOLD


def needs(village: Village) -> Node:
    return _needs(tuple(village.side.costs), tuple(village.side.needs), village.tier, village.gold, village.helmets())


@drawn
def _needs(costs: tuple[int, ...], helmets: tuple[int, ...], tier: int, gold: int, level: int) -> Element:
    """Gold and helmets for each step, above the step."""

    def need(step: int) -> Element:
        state = "done" if step < tier else "next" if step == tier else "later"
        said = f"Step {step + 1}: {costs[step]} gold and {helmets[step]} helmets"
        return span(class_=f"need {state}", role="img", aria_label=said)[
            span(".lead")["next"] if state == "next" else None,
            span(class_="lacking" if state == "next" and gold < costs[step] else None)[good("gold"), b[costs[step]]],
            span(class_="lacking" if state == "next" and level < helmets[step] else None)[good("helmet"), b[helmets[step]]]
            if helmets[step]
            else None,
            em["✓"] if state == "done" else None,
        ]

    return div(".needs")[span(".start-word")["start"], [need(step) for step in range(4)]]


def graph(table: Bottlecap, village: Village, options: Mapping[int, OptionInfo]) -> Element:
    """Paths and spaces; the next ones glow when they can be chosen."""
    side = village.side
    columns = tiers(side)
    taken = path_taken(village)
    reachable = set(side.ways[village.hut])
    texts = table.box.texts
    spaces = []
    for tier, column in enumerate(columns[1:-1], start=1):
        cells = []
        for space in column:
            ability = side.abilities[space]
            state = "here" if space == village.hut else "own" if space in taken else "next" if space in reachable else "far"
            action, key = _placed(space, ability, state, options)
            cells.append(
                ability_space(ability, texts.abilities[ability], texts.ability_texts[ability], state, action, key, village.copied if ability == SEERS_GIFT else 0)
            )
        spaces.append(div(class_=f"tier t{tier}")[cells])
    throne = options.get(STEP + side.throne)
    return div(".graph")[
        ways(tuple(tuple(goals) for goals in side.ways), tuple(tuple(column) for column in columns), tuple(taken), village.hut),
        div(".start", class_={"here": village.hut == 0})[icon("horned-helm", label="Start"), hut() if village.hut == 0 else None],
        spaces,
        throne_space(village.hut == side.throne, throne.action if throne else None, throne.key if throne else ""),
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
    return span(".hut", data_vt="hut")[icon("hut", label="Your hut")]


@drawn
def ability_space(ability: int, name: str, text: str, state: str, action: int | None, key: str, copied: int) -> Element:
    inside: Node = [
        icon(ability_icon(copied or ability)),
        span(".text")[text],
        span(".word")[ability_word(copied or ability)],
        span(".disc", aria_hidden="true")[key or "·"] if action is not None else None,
        hut() if state == "here" else None,
    ]
    if action is None:
        return div(class_=f"space {state}", data_tip=f"{name}: {text}", data_tip_rule=f"CAP-A{ability:02d}")[inside]
    return button(
        class_=f"space go {state}",
        type="submit",
        form="act",
        name="action",
        value=action,
        tabindex="-1",
        data_place=action,
        data_tip=f"{name}: {text}",
        aria_label=f"{name}: {text}",
    )[inside]


@drawn
def throne_space(reached: bool, action: int | None, key: str) -> Element:
    inside: Node = [icon("stone-throne"), b["win"], span(".disc", aria_hidden="true")[key or "·"] if action is not None else None]
    if action is None:
        return div(class_="throne here" if reached else "throne")[inside]
    return button(
        ".throne.go", type="submit", form="act", name="action", value=action, tabindex="-1", data_place=action
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
    kind: str,
    value: int,
    most: int,
    cells: tuple[tuple[int, int], ...] = (),
    whole: tuple[int, str] | None = None,
    marks: tuple[int, ...] = (),
) -> Element:
    """A meter with its marker; a trade chooses its amount on the cells."""
    chosen = dict(cells)

    def cell(number: int) -> Element:
        state = "full last" if number == value else "full" if number < value else ""
        if number in chosen:
            return button(
                class_=f"cell go {state}",
                type="submit",
                form="act",
                name="action",
                value=chosen[number],
                tabindex="-1",
                data_place=chosen[number],
                aria_label=f"Trade {value - number + 1} {kind}",
            )
        return i(class_=f"cell {state}".strip())

    return div(class_=f"meter of-{kind}")[
        div(".label")[good(kind), span[kind.capitalize()], b[value], small[f"of {most}"]],
        div(".marks", aria_hidden="true")[
            [
                span[good("helmet")] if number in marks else span[icon("stone-throne")] if number == most else span
                for number in range(1, most + 1)
            ]
        ]
        if marks
        else None,
        div(".track")[[cell(number) for number in range(1, most + 1)]],
        button(".go.whole", type="submit", form="act", name="action", value=whole[0], tabindex="-1", data_place=whole[0])[
            f"double {kind}"
        ]
        if whole is not None
        else None,
    ]


@drawn
def tokens(reds: int, greys: int) -> Element:
    return div(".meter.damage-meter")[
        div(".label")[good("damage"), span["Damage"], b[reds + greys], small[f"{reds} red" if reds else ""]],
        div(".lying", aria_hidden="true")[[token("red")] * reds, [token("grey")] * greys],
    ]
