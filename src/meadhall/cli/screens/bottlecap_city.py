"""A seat's village: meters, damage and city, at length for its owner and in a few lines for its rivals."""

from __future__ import annotations

import textwrap

from meadhall.cli.canvas import Canvas, Piece, length
from meadhall.cli.screens import bottlecap_signs as signs
from meadhall.cli.screens.bottlecap_path import draw_path, price
from meadhall.cli.theme import BLOOD, GOLD, MOSS, SOFT, colour
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import Village


def heading(village: Village) -> str:
    return "↻ clockwise" if village.heading > 0 else "↺ anticlockwise"


def bar(amount: int, most: int, style: str) -> list[Piece]:
    return [("▮" * amount, style), ("▯" * (most - amount), SOFT)]


def glory_bar(village: Village) -> list[Piece]:
    """The meter with its helmet marks and the throne at its end."""
    side = village.side
    lit = f"bold {signs.STYLES[signs.GLORY]}"
    cells: list[Piece] = []
    for at in range(1, side.glory + 1):
        reached = at <= village.glory
        if at == side.glory:
            cells.append((signs.THRONE, lit if reached else GOLD))
        elif at in side.helmets:
            cells.append((signs.HELMET, lit if reached else SOFT))
        else:
            cells.append(("▮" if reached else "▯", lit if reached else SOFT))
    return cells


def tokens(village: Village) -> list[Piece]:
    """Damage, each token by its colour and its sign."""
    if village.damage == 0:
        return [("none", SOFT)]
    found: list[Piece] = [(signs.RED * village.reds, BLOOD), (signs.PALE * village.greys, signs.STYLES[signs.PALE])]
    return [*found, (f" {village.damage}", "bold")]


def wins_with(village: Village) -> tuple[str, bool]:
    """What is missing to either throne, and whether that is alarmingly little."""
    side = village.side
    if village.tier == 4 or village.glory == side.glory:
        return "on the throne", True
    glory = side.glory - village.glory
    near = glory <= 2
    by_glory = f"+{glory}{signs.GLORY}"
    if village.tier < 3:
        return f"{by_glory} or {4 - village.tier} steps", near
    gold = side.costs[3] - village.gold
    helmets = side.needs[3] - village.helmets()
    if gold <= 0 and helmets <= 0:
        return f"Build now or {by_glory}", True
    lacking = f" +{gold}{signs.COIN}" if gold > 0 else ""
    lacking += f"{'' if lacking else ' '}+{helmets}{signs.HELMET}" if helmets > 0 else ""
    return f"{by_glory}, Build{lacking}", near or (helmets <= 0 and gold <= 2)


def effects(table: Bottlecap, village: Village) -> list[str]:
    """What the seat's abilities still do, in signs; what happened on arrival is over."""
    texts = [table.box.texts.ability_texts[ability].partition(" (")[0] for ability in village.abilities]
    lasting = ["; ".join(part for part in text.split("; ") if not part.startswith("on arrival")) for text in texts]
    return [in_signs(text) for text in lasting if text]


def in_signs(words: str) -> str:
    return signs.signed(words).replace("the helper", signs.HELPER)


def brief(table: Bottlecap, seat: int, width: int) -> list[list[Piece]]:
    """A village in a few lines, as its rivals want to know it; with fewer words where it is narrow."""
    village = table.villages[seat]
    side = village.side
    roomy = width >= 26
    city: list[Piece] = [("city  " if roomy else "city ", "")]
    city += [(signs.HUT if tier <= village.tier else "·", f"bold {colour(seat)}") for tier in range(1, 4)]
    city += signs.pieces(signs.THRONE)
    if village.tier < 4:
        ready = village.gold >= side.costs[village.tier] and village.helmets() >= side.needs[village.tier]
        city += [("  next " if roomy else " at ", SOFT), *signs.pieces(price(side, village.tier))]
        city += [(" ✓", MOSS)] if ready else []
    glory: list[Piece] = [("glory ", "")] if roomy else signs.pieces(f"{signs.GLORY} ")
    glory += [*glory_bar(village), (f" {village.glory}/{side.glory}", "bold")]
    glory += signs.pieces(f" {village.helmets()}{signs.HELMET}")
    words = ("wood ", "gold ") if roomy else ("", "")
    goods = signs.pieces(f"{words[0]}{village.wood}{signs.WOOD} {words[1]}{village.gold}{signs.COIN}  {signs.DAMAGE} ")
    lines = [city, glory, [*goods, *tokens(village)]]
    for text in effects(table, village):
        rows = textwrap.wrap(text, width, subsequent_indent="  ") if table.setting.seats < 4 else [text]
        lines += [signs.pieces(row, SOFT) for row in rows]
    missing, near = wins_with(village)
    alarm = f"bold {BLOOD}" if near else ""
    return [*lines, [("wins with " if roomy else "wins ", alarm), *signs.pieces(missing, alarm)]]


def draw_city(table: Bottlecap, seat: int, width: int) -> list[Canvas]:
    """The whole village: the way to the throne, the meters, and what its abilities do."""
    village = table.villages[seat]
    canvases = [draw_path(table, seat, width), _meters(village, width)]
    notes: list[tuple[str, str]] = []
    if effects(table, village):
        notes.append(("yours", "  ·  ".join(effects(table, village))))
    names = table.box.texts
    choices = [village.side.abilities[space] for space in village.side.ways[village.hut]]
    coming = [f"{names.abilities[one]}: {names.ability_texts[one]}" for one in choices if one]
    if coming:
        notes.append(("next ", in_signs("  ·  ".join(coming))))
    for label, text in notes:
        lines = textwrap.wrap(text, width - 7)
        canvas = Canvas(width, len(lines))
        canvas.put(0, 0, label, SOFT)
        for row, line in enumerate(lines):
            canvas.put_pieces(7, row, signs.pieces(line))
        canvases.append(canvas)
    return canvases


def _meters(village: Village, width: int) -> Canvas:
    side = village.side
    shown: list[list[Piece]] = []
    for sign, word, amount, most in (
        (signs.WOOD, "wood", village.wood, side.wood),
        (signs.COIN, "gold", village.gold, side.gold),
    ):
        shown.append([*signs.pieces(f"{sign} {word} "), *bar(amount, most, signs.STYLES[sign])])
        shown[-1].append((f" {amount}/{most}", "bold"))
    glory: list[Piece] = [*signs.pieces(f"{signs.GLORY} glory "), *glory_bar(village)]
    glory += [(f" {village.glory}/{side.glory}", "bold"), *signs.pieces(f" {village.helmets()}{signs.HELMET}")]
    shown.append(glory)
    shown.append([*signs.pieces(f"{signs.DAMAGE} damage "), *tokens(village)])
    taken = sum(length(pieces) for pieces in shown)
    if taken + 6 <= width:
        canvas = Canvas(width, 1)
        between = min(6, (width - taken) // 3)
        x = 0
        for pieces in shown:
            x = canvas.put_pieces(x, 0, pieces) + between
        return canvas
    canvas = Canvas(width, 2)
    for at, pieces in enumerate(shown):
        canvas.put_pieces((at % 2) * (width // 2), at // 2, pieces)
    return canvas
