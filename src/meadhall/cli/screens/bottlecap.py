"""The screen of Bottlecap Vikings: the ring with the cap, the rivals, and your own city."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall.cli.canvas import cut
from meadhall.cli.screens import bottlecap_signs as signs
from meadhall.cli.screens.bottlecap_city import brief, draw_city, heading
from meadhall.cli.screens.bottlecap_ring import WIDTH, draw_ring
from meadhall.cli.theme import SOFT, badge, colour, seat_letters
from meadhall.engine.view import View
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.table import Bottlecap

NARROW: Final = WIDTH + 26  # below this the rivals go under the ring
WIDEST: Final = 112  # beyond this a city gains nothing


def draw(view: View) -> RenderableType:
    """What the viewer sees; a spectator sees the village of the seat whose turn it is at length."""
    return Screen(view)


class Screen:
    """Arranges itself by the width that it gets."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.table, Bottlecap)
        self.view = view
        self.table = view.table
        self.focus = view.seat if view.seat >= 0 else self.table.active
        self.letters = seat_letters(self.table)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        ring = draw_ring(self.view, self.table).text()
        legend = Text.assemble(*signs.pieces(signs.legend(), SOFT), no_wrap=True, overflow="ellipsis")
        order = self.table.clockwise(self.focus)[1:]
        if width >= NARROW:
            side = width - WIDTH - 1
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=WIDTH)
            grid.add_column(width=side)
            grid.add_row(Group(ring, legend), Group(*[self.rival(seat, side) for seat in order]))
            yield grid
        else:
            yield ring
            each = width // len(order) if len(order) > 1 else min(width, 40)
            yield Columns([self.rival(seat, each - 1) for seat in order], padding=(0, 1, 0, 0))
            yield legend
        yield self.village(width)

    def title(self, seat: int, width: int, *notes: str) -> Text:
        """Who it is, and where the ship is heading: in words if there is room for them."""
        words = heading(self.table.villages[seat])
        for way in (words, words[0]):
            said = " · ".join([*notes, way])
            found = Text.assemble(badge(seat, self.letters[seat]), f" {self.table.name(seat)} ", (said, SOFT))
            if found.cell_len <= width - 6:
                break
        return found

    def rival(self, seat: int, width: int) -> Panel:
        roomy = width >= 30
        inner = width - (4 if roomy else 2)
        lines = [Text.assemble(*cut(line, inner), no_wrap=True) for line in brief(self.table, seat, inner)]
        turn = [signs.said("screen-turn")] if seat == self.table.active and self.table.turns else []
        return Panel(
            Group(*lines),
            title=self.title(seat, width, *turn),
            title_align="left",
            border_style=colour(seat),
            width=width,
            padding=(0, 1 if roomy else 0),
        )

    def village(self, width: int) -> Panel:
        side = self.table.villages[self.focus].side
        you = [signs.said("screen-you")] if self.focus == self.view.seat else []
        return Panel(
            Group(*[canvas.text() for canvas in draw_city(self.table, self.focus, width - 4)]),
            title=self.title(self.focus, width, *you, signs.named(naming.side_name(side.name))),
            title_align="left",
            border_style=colour(self.focus),
            width=width,
        )
