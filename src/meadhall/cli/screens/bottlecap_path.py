"""The hut's way through the city: spaces from the start on the left to the throne on the right, and white lines."""

from __future__ import annotations

from typing import Final

from meadhall.cli.canvas import Canvas, cut
from meadhall.cli.screens import bottlecap_signs as signs
from meadhall.cli.theme import BLOOD, GOLD, MOSS, SOFT, colour
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.abilities import SEERS_GIFT
from meadhall.games.bottlecap.components import Side
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import Village

START: Final = 3  # columns of the start space
THRONE: Final = 8  # and of the throne with its price

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
_LINES: Final = {
    LEFT: "─",
    RIGHT: "─",
    LEFT | RIGHT: "─",
    UP | DOWN: "│",
    UP | RIGHT: "╰",
    UP | LEFT: "╯",
    DOWN | RIGHT: "╭",
    DOWN | LEFT: "╮",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    LEFT | RIGHT | UP: "┴",
    LEFT | RIGHT | DOWN: "┬",
    UP | DOWN | LEFT | RIGHT: "┼",
}


def draw_path(table: Bottlecap, seat: int, width: int) -> Canvas:
    """One line of prices, and below it the city lying on its side."""
    village = table.villages[seat]
    side = village.side
    tiers = tiers_of(side)
    tall = 2 * max(len(tier) for tier in tiers) - 1
    canvas = Canvas(width, tall + 1)
    gap = 5 if width >= 90 else 4
    node = (width - START - THRONE - 4 * gap) // 3
    columns = [0, *[START + gap + tier * (node + gap) for tier in range(3)], START + 4 * gap + 3 * node]
    for tier in range(4):
        _price_tag(canvas, village, tier, columns[tier + 1])
        start = columns[tier] + (START if tier == 0 else node)
        _ways(canvas, village, seat, tier, start, columns[tier + 1], tall)
    for tier, spaces in enumerate(tiers):
        for space, y in zip(spaces, _rows(len(spaces), tall), strict=True):
            _space(canvas, table, seat, space, columns[tier], y, node)
    return canvas


def tiers_of(side: Side) -> list[list[int]]:
    """The spaces of the city by tier, from the start to the throne."""
    tiers = [[0]]
    while side.throne not in tiers[-1]:
        tiers.append(sorted({goal for space in tiers[-1] for goal in side.ways[space]}))
    return tiers


def walked(village: Village) -> list[int]:
    """The spaces that the hut has stood on, the start first."""
    path = [0]
    for tier, ability in enumerate(village.abilities, start=1):
        if tier < village.tier:
            ways = village.side.ways[path[-1]]
            printed = [space for space in ways if village.side.abilities[space] in (ability, SEERS_GIFT)]
            path.append(printed[0] if printed else ways[0])
    return [*path, village.hut] if village.tier else path


def price(side: Side, step: int) -> str:
    need = side.needs[step]
    return f"{side.costs[step]}{signs.COIN}" + (f" {need}{signs.HELMET}" if need else "")


def _rows(spaces: int, tall: int) -> list[int]:
    """The rows of a tier's spaces, spread around the middle, below the prices."""
    first = 1 + (tall - (2 * spaces - 1)) // 2
    return [first + 2 * at for at in range(spaces)]


def _price_tag(canvas: Canvas, village: Village, step: int, x: int) -> None:
    if step < village.tier:
        canvas.put(x + 1, 0, "✓", SOFT)
        return
    now = step == village.tier
    end = canvas.put_pieces(x + 1, 0, signs.pieces(price(village.side, step), "bold" if now else SOFT))
    if not now:
        return
    helmets = village.side.needs[step] - village.helmets()
    gold = village.side.costs[step] - village.gold
    lacking = [f"{gold}{signs.COIN}"] if gold > 0 else []
    lacking += [f"{helmets}{signs.HELMET}"] if helmets > 0 else []
    if lacking:
        canvas.put_pieces(end, 0, signs.pieces(signs.said("screen-short", what=" ".join(lacking)), BLOOD))
    else:
        canvas.put(end, 0, f" ✓ {signs.said('screen-ready')}", MOSS)


def _space(canvas: Canvas, table: Bottlecap, seat: int, space: int, x: int, y: int, node: int) -> None:
    village = table.villages[seat]
    side = village.side
    here = f"bold #14100d on {colour(seat)}"
    if space in (0, side.throne):
        sign = signs.THRONE if space else signs.HUT if village.hut == 0 else "●"
        style = here if village.hut == space else f"bold {GOLD}" if space else colour(seat)
        canvas.put(x, y, f" {sign} ", style)
        return
    name = signs.named(naming.ability(table.box.texts, side.abilities[space]))
    line = SOFT
    if village.hut == space:
        shown = [(f" {signs.HUT} {name} ", here)]
        line = GOLD
    elif space in side.ways[village.hut]:
        shown = [(" ○ ", GOLD), (f"{name} ", "bold")]
    elif space in walked(village):
        shown = [(f" ● {name} ", colour(seat))]
        line = colour(seat)
    else:
        shown = [(f" · {name} ", SOFT)]
    end = canvas.put_pieces(x, y, cut(shown, node))
    canvas.put(end, y, "─" * (x + node - end), line)


def _ways(canvas: Canvas, village: Village, seat: int, tier: int, start: int, end: int, tall: int) -> None:
    """The lines between two tiers. Spaces that lead to the same ones share an upright; else each has its own."""
    side = village.side
    lower, upper = tiers_of(side)[tier : tier + 2]
    rows = dict(zip(lower, _rows(len(lower), tall), strict=True))
    goals = dict(zip(upper, _rows(len(upper), tall), strict=True))
    uprights = sorted({tuple(side.ways[space]) for space in lower})
    path = walked(village)
    cells: dict[tuple[int, int], int] = {}
    styles: dict[tuple[int, int], str] = {}
    edges = [(space, goal) for space in lower for goal in side.ways[space]]
    for rank, style in enumerate((SOFT, GOLD, colour(seat))):
        for space, goal in edges:
            taken = space in path and goal in path
            if rank != (2 if taken else 1 if space == village.hut else 0):
                continue
            x = start + 1 + uprights.index(tuple(side.ways[space]))
            for cell, way in _edge(start, rows[space], x, end - 1, goals[goal]):
                cells[cell] = cells.get(cell, 0) | way
                styles[cell] = style
    for (x, y), ways in cells.items():
        canvas.put(x, y, _LINES.get(ways, "│"), styles[x, y])


def _edge(start: int, y: int, x: int, end: int, goal: int) -> list[tuple[tuple[int, int], int]]:
    """From the left edge of the gap to the upright at x, along it, and on to the right edge."""
    found = [((column, y), LEFT | RIGHT) for column in range(start, x)]
    if y == goal:
        found.append(((x, y), LEFT | RIGHT))
    else:
        low, high = min(y, goal), max(y, goal)
        found.append(((x, y), LEFT | (DOWN if goal > y else UP)))
        found += [((x, row), UP | DOWN) for row in range(low + 1, high)]
        found.append(((x, goal), RIGHT | (UP if goal > y else DOWN)))
    found += [((column, goal), LEFT | RIGHT) for column in range(x + 1, end + 1)]
    return found
