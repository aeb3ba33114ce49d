"""A seat's village: meters, damage and the hut's way to the throne, at length or in a few lines."""

from __future__ import annotations

from typing import Final

from meadhall.cli.canvas import Canvas, Piece, cut, length
from meadhall.cli.screens import bottlecap_signs as signs
from meadhall.cli.theme import BLOOD, GOLD, MOSS, SOFT, colour
from meadhall.games.bottlecap.components import Side
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import Village

START: Final = 3  # columns of the start space


def heading(village: Village) -> str:
    return "↻ clockwise" if village.heading > 0 else "↺ anticlockwise"


def bar(amount: int, most: int, style: str) -> list[Piece]:
    return [("▮" * amount, style), ("▯" * (most - amount), SOFT)]


def glory_bar(village: Village) -> list[Piece]:
    """The meter with its helmet marks and the throne at its end."""
    side = village.side
    cells: list[Piece] = []
    for at in range(1, side.glory + 1):
        reached = at <= village.glory
        sign = signs.THRONE if at == side.glory else signs.HELMET if at in side.helmets else "▮" if reached else "▯"
        lit = signs.STYLES[signs.GLORY]
        cells.append((sign, f"bold {lit}" if reached else GOLD if at == side.glory else SOFT))
    return cells


def tokens(village: Village) -> list[Piece]:
    """Damage, each token by its colour and its sign."""
    if village.damage == 0:
        return [("none", SOFT)]
    found: list[Piece] = [(signs.RED * village.reds, BLOOD), (signs.PALE * village.greys, signs.STYLES[signs.PALE])]
    return [*found, (f" {village.damage}", "bold")]


def price(side: Side, step: int) -> str:
    need = side.needs[step]
    return f"{side.costs[step]}{signs.COIN}" + (f" {need}{signs.HELMET}" if need else "")


def wins_with(village: Village) -> tuple[str, bool]:
    """What is missing to the nearer throne, and whether that is alarmingly little."""
    side = village.side
    glory = side.glory - village.glory
    ways = [f"{glory} more {signs.GLORY}"]
    near = glory <= 2
    if village.tier == 3:
        gold = side.costs[3] - village.gold
        helmets = side.needs[3] - village.helmets()
        near = near or (helmets <= 0 and gold <= 2)
        if gold <= 0 and helmets <= 0:
            ways.insert(0, "Build now")
        else:
            lacking = [f"{gold} more {signs.COIN}"] if gold > 0 else []
            lacking += [f"{helmets} more {signs.HELMET}"] if helmets > 0 else []
            ways.append(f"Build ({', '.join(lacking)})")
    else:
        ways.append(f"{4 - village.tier} city steps")
    return " or ".join(ways), near


def abilities(table: Bottlecap, village: Village) -> list[str]:
    """What the seat's abilities do, in signs."""
    return [signs.signed(table.box.texts.ability_texts[ability]) for ability in village.abilities]


def brief(table: Bottlecap, seat: int) -> list[list[Piece]]:
    """A village in a few lines, as its rivals want to know it."""
    village = table.villages[seat]
    side = village.side
    steps: list[Piece] = [(signs.HUT * (tier <= village.tier) or "·", f"bold {colour(seat)}") for tier in range(1, 4)]
    ready = village.tier < 4 and village.gold >= side.costs[village.tier]
    ready = ready and village.helmets() >= side.needs[village.tier]
    words, near = wins_with(village)
    lines: list[list[Piece]] = [
        [("city  ", ""), *steps, *signs.pieces(signs.THRONE + "  next ", SOFT)]
        + (signs.pieces(price(side, village.tier)) if village.tier < 4 else [])
        + ([(" ✓", MOSS)] if ready else []),
        [("glory ", ""), *glory_bar(village), (f" {village.glory}/{side.glory}", "bold")]
        + signs.pieces(f" {village.helmets()}{signs.HELMET}"),
        signs.pieces(f"{village.wood}/{side.wood}{signs.WOOD} {village.gold}/{side.gold}{signs.COIN}", "bold")
        + signs.pieces(f"  {signs.DAMAGE} ")
        + tokens(village),
    ]
    lines += [signs.pieces("- " + text, SOFT) for text in abilities(table, village)]
    lines.append([("wins: ", f"bold {BLOOD}" if near else SOFT), *signs.pieces(words, BLOOD if near else SOFT)])
    return lines


def draw_city(table: Bottlecap, seat: int, width: int) -> Canvas:
    """The whole village: the city on its side, from the start on the left to the throne on the right, then meters."""
    village = table.villages[seat]
    side = village.side
    tiers = _tiers(side)
    tall = 2 * max(len(tier) for tier in tiers) - 1
    owned = abilities(table, village)
    canvas = Canvas(width, tall + 3 + len(owned))
    gap = 5 if width >= 90 else 4
    node = (width - START - 5 * gap - 4) // 3
    columns = [0] + [START + gap + tier * (node + gap) for tier in range(3)] + [START + 4 * gap + 3 * node]
    for step in range(4):
        _price_tag(canvas, village, step, columns[step + 1])
    for tier, spaces in enumerate(tiers):
        for space, y in zip(spaces, _rows(len(spaces), tall), strict=True):
            _space(canvas, table, seat, space, columns[tier], y + 1, node)
    for tier in range(4):
        start = columns[tier] + (START if tier == 0 else node)
        _ways(canvas, side, tiers[tier], tiers[tier + 1], (start, columns[tier + 1]), tall)
    _meters(canvas, village, tall + 1)
    for row, text in enumerate(owned, start=tall + 2):
        canvas.put_pieces(0, row, cut([*signs.pieces("you have: ", SOFT), *signs.pieces(text)], width))
    return canvas


def _tiers(side: Side) -> list[list[int]]:
    """The spaces of the city by tier, from the start to the throne."""
    tiers = [[0]]
    while side.throne not in tiers[-1]:
        tiers.append(sorted({goal for space in tiers[-1] for goal in side.ways[space]}))
    return tiers


def _rows(spaces: int, tall: int) -> list[int]:
    """Where the spaces of a tier stand, spread around the middle."""
    first = (tall - (2 * spaces - 1)) // 2
    return [first + 2 * at for at in range(spaces)]


def _price_tag(canvas: Canvas, village: Village, step: int, x: int) -> None:
    if step < village.tier:
        canvas.put(x, 0, "done", SOFT)
        return
    end = canvas.put_pieces(x, 0, signs.pieces(price(village.side, step), "bold" if step == village.tier else SOFT))
    if step > village.tier:
        return
    helmets = village.side.needs[step] - village.helmets()
    gold = village.side.costs[step] - village.gold
    lacking = [f"{gold}{signs.COIN}"] if gold > 0 else []
    lacking += [f"{helmets}{signs.HELMET}"] if helmets > 0 else []
    if lacking:
        canvas.put_pieces(end, 0, signs.pieces(f"  {' and '.join(lacking)} short", BLOOD))
    else:
        canvas.put(end, 0, "  ✓ ready", MOSS)


def _space(canvas: Canvas, table: Bottlecap, seat: int, space: int, x: int, y: int, node: int) -> None:
    village = table.villages[seat]
    side = village.side
    here = f"bold #14100d on {colour(seat)}"
    if space == 0:
        canvas.put(x, y, f" {signs.HUT} " if village.hut == 0 else " · ", here if village.hut == 0 else SOFT)
        return
    if space == side.throne:
        canvas.put(x, y, f" {signs.THRONE} ", here if village.hut == space else f"bold {GOLD}")
        return
    name = table.box.texts.abilities[side.abilities[space]]
    if village.hut == space:
        canvas.put_pieces(x, y, [(f" {signs.HUT} {name}"[:node].ljust(node), here)])
    elif space in side.ways[village.hut]:
        canvas.put_pieces(x, y, cut([(" ○ ", GOLD), (name, "bold")], node))
    else:
        owned = side.abilities[space] in village.abilities and space < village.hut
        canvas.put_pieces(x, y, cut([(" ● " if owned else "   ", colour(seat)), (name, "" if owned else SOFT)], node))


def _ways(canvas: Canvas, side: Side, lower: list[int], upper: list[int], gap: tuple[int, int], tall: int) -> None:
    """The white lines between two tiers."""
    lower_rows = _rows(len(lower), tall)
    upper_rows = _rows(len(upper), tall)
    for space, y in zip(lower, lower_rows, strict=True):
        for goal in side.ways[space]:
            _stroke(canvas, gap[0], y, gap[1] - 1, upper_rows[upper.index(goal)])


def _stroke(canvas: Canvas, x: int, y: int, end: int, goal: int) -> None:
    """A line of slanted strokes from the left edge of a gap to its right edge."""
    columns = end - x
    rise = goal - y
    slants = {x + 1 + (at * 2 + 1) * (columns - 1) // (2 * abs(rise)) for at in range(abs(rise))} if rise else set()
    row = y
    for column in range(x, end + 1):
        char = "─"
        if column in slants:
            row += 1 if rise > 0 else -1
            char = "╲" if rise > 0 else "╱"
        line = row + 1
        there = canvas.at(column, line)
        canvas.put(column, line, "╳" if {there, char} == {"╲", "╱"} else char, SOFT)


def _meters(canvas: Canvas, village: Village, y: int) -> None:
    side = village.side
    third = canvas.width // 4
    shown: list[list[Piece]] = [
        [*signs.pieces(f"{signs.WOOD} "), *bar(village.wood, side.wood, signs.STYLES[signs.WOOD])]
        + [(f" {village.wood}/{side.wood}", "bold")],
        [*signs.pieces(f"{signs.COIN} "), *bar(village.gold, side.gold, signs.STYLES[signs.COIN])]
        + [(f" {village.gold}/{side.gold}", "bold")],
        [*signs.pieces(f"{signs.GLORY} "), *glory_bar(village), (f" {village.glory}/{side.glory}", "bold")]
        + signs.pieces(f" {village.helmets()}{signs.HELMET}"),
        [*signs.pieces(f"{signs.DAMAGE} "), *tokens(village)],
    ]
    x = 0
    for pieces in shown:
        canvas.put_pieces(x, y, pieces)
        x += max(third, length(pieces) + 2)
