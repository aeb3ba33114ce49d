"""The circle on a sheet: the living Warriors clockwise, Steps and Minions between them, the Mug in the middle."""

from __future__ import annotations

from typing import Final

from meadhall.cli.canvas import Canvas, Piece, cut, length
from meadhall.cli.screens import beer_signs as signs
from meadhall.cli.theme import GOLD, OAK, SOFT, colour
from meadhall.games.beer import naming
from meadhall.games.beer.actions import LEFT
from meadhall.games.beer.circle import Minion, mine_in, theirs_in
from meadhall.games.beer.table import Beer

BOX: Final = 16  # columns of a Warrior's box, where there is room
NARROW: Final = 11
CHAIN: Final = 8  # the least between two boxes
TALL: Final = 4  # rows of a Warrior's box
WIDEST: Final = 104
LEAST_MIDDLE: Final = 5


def draw_ring(table: Beer, focus: int, letters: list[str], width: int) -> Canvas:
    """The circle with `focus` at the bottom."""
    width = min(width, WIDEST)
    order = living_from(table, focus)
    if len(order) <= 2:
        return draw_line(table, focus, order, letters, width)
    below = order[: len(order) // 2]
    above = order[len(order) // 2 :]
    box = min(BOX, (width - CHAIN * (len(above) - 1)) // len(above))
    if box < NARROW:
        return draw_flow(table, order, letters, width)
    left = chain(table, below[-1], "up")  # from the last of the bottom row up to the first of the top row
    right = chain(table, above[-1], "down")
    middle = min(max(LEAST_MIDDLE, len(left) + 2, len(right) + 2), 13)
    sheet = Canvas(width, 2 * TALL + middle)
    draw_row(sheet, table, above, 0, box, letters, focus, 1)
    draw_row(sheet, table, below[::-1], TALL + middle, box, letters, focus, -1)
    left_edge = min(spread(len(above), width, box)[0], spread(len(below), width, box)[0]) + box // 2
    right_edge = max(spread(len(above), width, box)[-1], spread(len(below), width, box)[-1]) + box // 2
    draw_side(sheet, left[::-1], left_edge, TALL, middle, table.players[below[-1]].gap, 3)
    draw_side(sheet, right, right_edge, TALL, middle, table.players[above[-1]].gap, -4)
    draw_middle(sheet, table, TALL, middle, left_edge + 9)
    return sheet


def draw_row(
    sheet: Canvas, table: Beer, seats: list[int], y: int, box: int, letters: list[str], focus: int, step: int
) -> None:
    """Some Warriors side by side, from the left; clockwise runs to the right (step 1) or to the left (-1)."""
    places = spread(len(seats), sheet.width, box)
    for at, seat in enumerate(seats):
        draw_box(sheet, table, seat, places[at], y, box, letters, seat == focus)
        if at:
            start = places[at - 1] + box
            draw_chain(sheet, table, seats[at - 1] if step == 1 else seat, start, y + 1, places[at] - start, step)


def draw_flow(table: Beer, order: list[int], letters: list[str], width: int) -> Canvas:
    """Too many for boxes: the circle as a text that runs on, clockwise."""
    lines: list[list[Piece]] = [[]]
    for seat in order:
        player = table.players[seat]
        part: list[Piece] = [(f" {letters[seat]} ", f"bold #14100d on {colour(seat)}"), (" ", "")]
        part += [*signs.life_pieces(player), (f" {signs.BEER_SIGN}{player.drinks} ", GOLD)]
        part += [("─", SOFT), *fitted(chain(table, seat, "right"), 24), ("─ ", SOFT)]
        if length(lines[-1]) + length(part) > width:
            lines.append([])
        lines[-1] += part
    sheet = Canvas(width, len(lines) + 1 + LEAST_MIDDLE)
    for row, line in enumerate(lines):
        sheet.put_pieces(0, row, line)
    draw_middle(sheet, table, len(lines) + 1, LEAST_MIDDLE, 1)
    return sheet


def living_from(table: Beer, focus: int) -> list[int]:
    """The living, clockwise from the focus."""
    return [seat for seat in table.clockwise(focus) if table.players[seat].alive]


def spread(count: int, width: int, box: int) -> list[int]:
    """The columns of so many boxes in a row; a single one stands in the middle."""
    if count == 1:
        return [(width - box) // 2]
    return [at * (width - box) // (count - 1) for at in range(count)]


def draw_line(table: Beer, focus: int, order: list[int], letters: list[str], width: int) -> Canvas:
    """Two Warriors face each other along one line; a lone one has nothing around him."""
    top = TALL + 1 if order else 0
    sheet = Canvas(width, top + LEAST_MIDDLE)
    seats = [table.line, table.left_of[table.line]] if len(order) == 2 else order
    places = spread(len(seats), width, BOX) if len(seats) > 1 else [0]
    for at, seat in enumerate(seats):
        draw_box(sheet, table, seat, places[at], 0, BOX, letters, seat == focus)
    if len(seats) == 2:
        draw_chain(sheet, table, seats[0], BOX, 1, places[1] - BOX, 1)
    draw_middle(sheet, table, top, LEAST_MIDDLE, 2)
    return sheet


def draw_box(sheet: Canvas, table: Beer, seat: int, x: int, y: int, box: int, letters: list[str], own: bool) -> None:
    """A Warrior: who it is, Life, Wounds and drinks."""
    player = table.players[seat]
    turn = seat == table.active and table.turns > 0 and not table.over
    corners, lines = ("┏┓┗┛", "━┃") if turn else ("╭╮╰╯", "─│")
    sheet.box(x, y, box, TALL, colour(seat), corners, lines)
    sheet.put(x + 2, y, f" {letters[seat]} ", f"bold #14100d on {colour(seat)}")
    if own:
        you = f" {signs.said('screen-you')} "
        sheet.put(x + box - 1 - len(you), y, you, f"bold {colour(seat)}")
    sheet.put(x + 2, y + 1, table.name(seat)[: box - 4], "bold")
    at = sheet.put_pieces(x + 2, y + 2, signs.life_pieces(player))
    count = player.drinks
    said = signs.drinks_of(player) if count <= 4 else f"{signs.BEER_SIGN}{count}"
    sheet.put(min(at + 1, x + box - 1 - len(said)), y + 2, said, GOLD)


# Chains of Steps and Minions


def chain(table: Beer, gap: int, way: str) -> list[Piece]:
    """The pieces between a Warrior and the next one on his left, clockwise; `way` is how that runs on the sheet."""
    ahead, back = {"right": ("›", "‹"), "left": ("‹", "›"), "down": ("↓", "↑"), "up": ("↑", "↓")}[way]
    counters = table.players[gap].gap
    mine, theirs = mine_in(table, gap), theirs_in(table, gap)
    stops: list[tuple[int, Minion]] = [(one.steps, one) for one in mine]
    stops += [(counters - one.steps, one) for one in theirs]
    found: list[Piece] = []
    at = 0
    for slot, minion in stops:
        found += [(signs.STEP, OAK)] * (slot - at)
        at = slot
        sign = ahead if minion.side == LEFT else back
        name = short_name(table, minion)
        found.append((sign + name if sign == "‹" else name + sign, f"bold {colour(minion.owner)}"))
    return found + [(signs.STEP, OAK)] * (counters - at)


def short_name(table: Beer, minion: Minion) -> str:
    """Three letters of it."""
    return signs.said("minion-sign", minion=naming.minion(table, minion.number))[:3]


def draw_chain(sheet: Canvas, table: Beer, gap: int, x: int, y: int, room: int, step: int) -> None:
    """A gap between two boxes of one row, its number of Steps above it."""
    pieces = chain(table, gap, "right" if step == 1 else "left")
    if step == -1:
        pieces.reverse()
    pieces = fitted(pieces, room - 2)
    start = x + (room - length(pieces)) // 2
    sheet.put(x, y + 1, "─" * room, SOFT)
    sheet.put_pieces(start, y + 1, pieces)
    count = f" {table.players[gap].gap} "
    sheet.put(x + (room - len(count)) // 2, y, count, SOFT)


def fitted(pieces: list[Piece], room: int) -> list[Piece]:
    """The chain, shortened if it would be too long."""
    return pieces if length(pieces) <= room else cut(shortened(pieces), max(1, room))


def shortened(pieces: list[Piece]) -> list[Piece]:
    """The chain with runs of Steps as numbers."""
    found: list[Piece] = []
    run = 0
    for piece in [*pieces, ("", "")]:
        if piece[0] == signs.STEP:
            run += 1
            continue
        if run:
            found.append((f"{run}{signs.STEP}", OAK))
            run = 0
        if piece[0]:
            found.append(piece)
    return found


def draw_side(sheet: Canvas, pieces: list[Piece], x: int, y: int, height: int, counters: int, beside: int) -> None:
    """A gap that runs up or down at the side, with its number of Steps beside it."""
    if len(pieces) > height - 2:
        pieces = shortened(pieces)[: height - 2]
    for row in range(height):
        sheet.put(x, y + row, "│", SOFT)
    start = y + (height - len(pieces)) // 2
    for at, (text, style) in enumerate(pieces):
        sheet.put(x - (len(text) - 1) // 2, start + at, text, style)
    sheet.put(x + beside, y + height // 2, str(counters), SOFT)


# The middle


def draw_middle(sheet: Canvas, table: Beer, y: int, height: int, x: int) -> None:
    """Mug, piles and what else belongs to all."""
    lines = middle_lines(table)
    start = y + max(0, (height - len(lines)) // 2)
    room = sheet.width - x - BOX // 2 - 8
    for at, line in enumerate(lines[:height]):
        sheet.put_pieces(x, start + at, cut(line, room))


def middle_lines(table: Beer) -> list[list[Piece]]:
    mug = signs.BEER_SIGN * table.mug_beers + signs.SAKE_SIGN * table.mug_sakes
    out = signs.said("screen-out", count=table.out_beers + table.out_sakes)
    reserve = signs.said("screen-reserve", steps=f"{table.reserve}{signs.STEP}")
    first: list[Piece] = [
        (f"{signs.said('screen-mug')} ", "bold"),
        (mug or signs.said("screen-turned"), f"bold {GOLD}"),
    ]
    first += [(f" {table.mug}" if table.mug else "", ""), (f"   {out}   {reserve}", SOFT)]
    found = [first]
    for at in range(len(table.piles)):
        name = "screen-pile" if len(table.piles) == 1 else ("screen-pile-vikings", "screen-pile-samurai")[at]
        line: list[Piece] = [(f"{signs.said(name)} ", SOFT), *signs.top_back(table, at)]
        discards = table.piles[at].discards
        last = naming.card(table, discards[-1]) if discards else naming.NONE
        found.append([*line, ("   " + signs.said("screen-discards", count=len(discards), card=last), SOFT)])
    if table.sudden:
        found.append([(signs.said("screen-sudden"), "bold #d4574a"), (f" {signs.said('screen-last-turns')}", "")])
    place = table.box.locations[table.rules.location]
    if table.rules.location:
        found.append([(signs.named(naming.location(place)), "bold"), (f": {signs.named(naming.printed(place))}", SOFT)])
    return found
