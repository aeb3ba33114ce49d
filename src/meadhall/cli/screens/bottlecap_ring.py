"""The ring of eight tiles around the cap, as a flattened octagon."""

from __future__ import annotations

import textwrap
from typing import Final

from meadhall.cli.canvas import Canvas, Piece, length
from meadhall.cli.screens import bottlecap_signs as signs
from meadhall.cli.theme import BLOOD, CHOICE, FJORD, GOLD, GREY, MOSS, OAK, SOFT, colour, seat_letters
from meadhall.engine.language import spoken
from meadhall.engine.view import View
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.actions import PLACE, SAIL, VERBS
from meadhall.games.bottlecap.components import TWO_PARTS
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap
from meadhall.games.bottlecap.village import CALLING_REDS

TILE: Final = 22
TALL: Final = 5
WIDTH: Final = 3 * TILE + 2
HEIGHT: Final = 19

# Position 0 is at the top, the others follow clockwise: the upper left corner of each tile.
CORNERS: Final = (
    (TILE + 1, 0),
    (2 * TILE + 2, 2),
    (2 * TILE + 2, 7),
    (2 * TILE + 2, 12),
    (TILE + 1, 14),
    (0, 12),
    (0, 7),
    (0, 2),
)
POINTERS: Final = "▲◥▶◢▼◣◀◤"
POINTED: Final = ((34, 5), (42, 6), (44, 9), (42, 12), (33, 13), (25, 12), (23, 9), (25, 6))


def draw_ring(view: View, table: Bottlecap) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    _water(canvas)
    chosen = _numbered_goals(view, table)
    for position in range(POSITIONS):
        _tile(canvas, view, table, position, chosen.get(position))
    _cap(canvas, table)
    if table.rules.has_line:
        _line(canvas, (table.rotation + table.box.line_after_side) % POSITIONS)
    return canvas


def _numbered_goals(view: View, table: Bottlecap) -> dict[int, int]:
    """The positions that the viewer's options lead to now, with the numbers of the options."""
    if view.seat not in view.deciders():
        return {}
    goals: dict[int, int] = {}
    for number, action in enumerate(view.options(), start=1):
        if VERBS.has(PLACE, action):
            goals[action - PLACE] = number
        elif VERBS.has(SAIL, action):
            goals.setdefault(table.goal(view.seat, action - SAIL), number)
    return goals


def _water(canvas: Canvas) -> None:
    for y, left in ((0, 5), (1, 13), (17, 13), (18, 5)):
        for x in (left, left + 4):
            canvas.put(x, y, "~", FJORD)
            canvas.put(WIDTH - 1 - x, y, "~", FJORD)


def _tile(canvas: Canvas, view: View, table: Bottlecap, position: int, number: int | None) -> None:
    x, y = CORNERS[position]
    own = view.seat >= 0 and table.villages[view.seat].ship == position
    style = f"bold {GOLD}" if number is not None else colour(view.seat) if own else OAK
    canvas.box(x, y, TILE, TALL, style)
    canvas.put(x + 2, y, f" {signs.named(naming.place(table, position))} ", "bold")
    if number is not None:
        canvas.put(x + TILE - 5, y, f" {number} ", CHOICE)
    space = table.spaces[position]
    row = y + 1
    for part in range(2 if TWO_PARTS[space] else 1):
        words = spoken(naming.part(table.box.texts, space, part, signs.IN_SIGNS))
        for line in textwrap.wrap(signs.close(words), TILE - 2):
            canvas.put_pieces(x + 1, row, signs.pieces(line))
            row += 1
    canvas.put_pieces(x + 1, y + TALL - 2, _ships(table, position))
    if position == table.rotation:
        helper = f"{signs.HELPER} {signs.said('screen-helper')}"
        canvas.put(x + TILE - 1 - len(helper), y + TALL - 2, helper, f"bold {GOLD}")
    canvas.put(x + TILE - 5, y + TALL - 1, f" {position + 1} ", SOFT)


def _ships(table: Bottlecap, position: int) -> list[Piece]:
    letters = seat_letters(table)
    found: list[Piece] = []
    for seat, village in enumerate(table.villages):
        if village.ship == position:
            found.append((f"╘{letters[seat]}╛", f"bold {colour(seat)}"))
    return found


def _cap(canvas: Canvas, table: Bottlecap) -> None:
    left, top = TILE + 1, TALL
    canvas.put(left + 2, top, "╱" + "─" * 16 + "╲", OAK)
    canvas.put(left + 1, top + 1, "╱" + " " * 18 + "╲", OAK)
    for row in range(top + 2, top + 7):
        canvas.put(left, row, "│" + " " * 20 + "│", OAK)
    canvas.put(left + 1, top + 7, "╲" + " " * 18 + "╱", OAK)
    canvas.put(left + 2, top + 8, "╲" + "─" * 16 + "╱", OAK)
    x, y = POINTED[table.rotation]
    canvas.put(x, y, POINTERS[table.rotation], f"bold {GOLD}")
    for row, line in enumerate(_valkyries(table), start=top + 1):
        canvas.put_pieces(left + 11 - (length(line) + 1) // 2, row, line)


def _valkyries(table: Bottlecap) -> list[list[Piece]]:
    """How near the Valkyries are: reds out of those that call them, and what is still in the lid."""
    out = table.reds_out()
    missing = max(0, CALLING_REDS - out)
    left = table.lid_reds + table.lid_greys
    threat: list[Piece] = [(signs.said("screen-reds", reds=missing), GOLD if missing == 2 else MOSS)]
    if missing <= 1:
        threat = [("!", f"bold {BLOOD}"), (f" {signs.said('screen-next-red')}", BLOOD)]
    chance = round(100 * table.lid_reds / left) if left else 0
    odds = signs.said("screen-odds", chance=chance) if left else signs.said("screen-lid-empty")
    most = table.rules.round_limit
    rounds = (
        signs.said("screen-round", round=table.round, most=most) if table.turns else signs.said("screen-setting-up")
    )
    return [
        [(signs.said("screen-valkyries"), "bold")],
        [
            (signs.RED * out, BLOOD),
            ("◌" * missing, SOFT),
            (f"  {signs.said('board-out', out=out)}", "bold"),
        ],
        threat,
        [
            (f"{signs.said('screen-lid')}  ", ""),
            (f"{signs.RED}{table.lid_reds}", BLOOD),
            (f"  {signs.PALE}{table.lid_greys}", GREY),
        ],
        [(odds, "")],
        [(rounds, SOFT)],
    ]


def _line(canvas: Canvas, before: int) -> None:
    """The damage line, between a position and the next one clockwise."""
    style = f"bold {BLOOD}"
    if before in (0, 3, 4, 7):
        x = 2 * TILE + 1 if before in (0, 3) else TILE
        top = 1 if before in (0, 7) else 13
        for y in range(top, top + 5):
            canvas.put(x, y, "┃", style)
        canvas.put(x, top + 2, signs.DAMAGE, style)
    else:
        x = 2 * TILE + 2 if before in (1, 2) else 0
        y = 6 if before in (1, 6) else 11
        canvas.put(x + 1, y, f"━━━ {signs.DAMAGE} {signs.said('screen-line')} {signs.DAMAGE} ━━━", style)
