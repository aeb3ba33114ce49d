"""A seat's village: meters, damage and city, at length for its owner and in a few lines for its rivals."""

from __future__ import annotations

import textwrap

from meadhall.cli.canvas import Canvas, Piece, length
from meadhall.cli.screens import bottlecap_signs as signs
from meadhall.cli.screens.bottlecap_path import draw_path, price
from meadhall.cli.theme import BLOOD, GOLD, MOSS, SOFT, colour
from meadhall.engine.language import spoken, spoken_briefly
from meadhall.engine.message import Message
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.abilities import ONLY_ON_ARRIVAL
from meadhall.games.bottlecap.actions import GOLD as COIN
from meadhall.games.bottlecap.actions import WOOD
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.games.bottlecap.village import Village


def heading(village: Village) -> str:
    sign, name = ("↻", "clockwise") if village.heading > 0 else ("↺", "anticlockwise")
    return f"{sign} {signs.said(f'heading-{name}')}"


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
        return [(signs.said("screen-none"), SOFT)]
    found: list[Piece] = [(signs.RED * village.reds, BLOOD), (signs.PALE * village.greys, signs.STYLES[signs.PALE])]
    return [*found, (f" {village.damage}", "bold")]


def wins_with(village: Village) -> tuple[str, bool]:
    """What is missing to either throne, and whether that is alarmingly little."""
    side = village.side
    if village.tier == 4 or village.glory == side.glory:
        return signs.said("screen-wins-throne"), True
    glory = side.glory - village.glory
    near = glory <= 2
    if village.tier < 3:
        return signs.said("screen-wins-steps", glories=glory, glory=signs.GLORY, steps=4 - village.tier), near
    gold = side.costs[3] - village.gold
    helmets = side.needs[3] - village.helmets()
    if gold <= 0 and helmets <= 0:
        return signs.said("screen-wins-now", glories=glory, glory=signs.GLORY), True
    lacking = f" +{gold}{signs.COIN}" if gold > 0 else ""
    lacking += f"{'' if lacking else ' '}+{helmets}{signs.HELMET}" if helmets > 0 else ""
    words = signs.said("screen-wins-build", glories=glory, glory=signs.GLORY, what=lacking)
    return words, near or (helmets <= 0 and gold <= 2)


def effects(table: Bottlecap, village: Village) -> list[str]:
    """What the seat's abilities still do, in signs; what happened on arrival is over."""
    texts = [in_signs(table, ability) for ability in village.abilities if ability not in ONLY_ON_ARRIVAL]
    return [signs.close(spoken_briefly(text) or spoken(text)) for text in texts]


def in_signs(table: Bottlecap, ability: int) -> Message:
    return naming.ability_text(table.box.texts, ability, signs.IN_SIGNS)


def brief(table: Bottlecap, seat: int, width: int) -> list[list[Piece]]:
    """A village in a few lines, as its rivals want to know it; with fewer words where it is narrow."""
    village = table.villages[seat]
    side = village.side
    roomy = width >= 26
    named = signs.said("screen-city")
    city: list[Piece] = [(f"{named:<5} " if roomy else f"{named} ", "")]
    city += [(signs.HUT if tier <= village.tier else "·", f"bold {colour(seat)}") for tier in range(1, 4)]
    city += signs.pieces(signs.THRONE)
    if village.tier < 4:
        ready = village.gold >= side.costs[village.tier] and village.helmets() >= side.needs[village.tier]
        city += [
            (f"  {signs.said('screen-next')} " if roomy else f" {signs.said('screen-step-at')} ", SOFT),
            *signs.pieces(price(side, village.tier)),
        ]
        city += [(" ✓", MOSS)] if ready else []
    glory: list[Piece] = [(f"{signs.said('screen-glory'):<5} ", "")] if roomy else signs.pieces(f"{signs.GLORY} ")
    glory += [*glory_bar(village), (f" {village.glory}/{side.glory}", "bold")]
    glory += signs.pieces(f" {village.helmets()}{signs.HELMET}")
    many = "many" if roomy else "few"
    amounts = {"woods": village.wood, "golds": village.gold}
    held = signs.said("screen-goods", many=many, **amounts, wood=signs.WOOD, gold=signs.COIN)
    goods = signs.pieces(f"{held}  {signs.DAMAGE} ")
    lines = [city, glory, [*goods, *tokens(village)]]
    for text in effects(table, village):
        rows = textwrap.wrap(text, width, subsequent_indent="  ") if table.setting.seats < 4 else [text]
        lines += [signs.pieces(row, SOFT) for row in rows]
    missing, near = wins_with(village)
    alarm = f"bold {BLOOD}" if near else ""
    wins = naming.say("screen-wins", what=missing)
    return [*lines, signs.pieces(spoken(wins) if roomy else spoken_briefly(wins), alarm)]


def draw_city(table: Bottlecap, seat: int, width: int) -> list[Canvas]:
    """The whole village: the way to the throne, the meters, and what its abilities do."""
    village = table.villages[seat]
    canvases = [draw_path(table, seat, width), _meters(village, width)]
    notes: list[tuple[str, str]] = []
    if effects(table, village):
        notes.append((signs.said("screen-yours"), "  ·  ".join(effects(table, village))))
    texts = table.box.texts
    choices = [village.side.abilities[space] for space in village.side.ways[village.hut]]
    coming = [
        f"{signs.named(naming.ability(texts, one))}: {signs.close(spoken(in_signs(table, one)))}"
        for one in choices
        if one
    ]
    if coming:
        notes.append((signs.said("screen-next"), "  ·  ".join(coming)))
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
    for sign, meter, amount, most in (
        (signs.WOOD, WOOD, village.wood, side.wood),
        (signs.COIN, COIN, village.gold, side.gold),
    ):
        shown.append(
            [*signs.pieces(f"{sign} {signs.named(naming.meter(meter))} "), *bar(amount, most, signs.STYLES[sign])]
        )
        shown[-1].append((f" {amount}/{most}", "bold"))
    glory: list[Piece] = [*signs.pieces(f"{signs.GLORY} {signs.said('screen-glory')} "), *glory_bar(village)]
    glory += [(f" {village.glory}/{side.glory}", "bold"), *signs.pieces(f" {village.helmets()}{signs.HELMET}")]
    shown.append(glory)
    shown.append([*signs.pieces(f"{signs.DAMAGE} {signs.said('damage')} "), *tokens(village)])
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
