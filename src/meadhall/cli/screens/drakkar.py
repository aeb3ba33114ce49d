"""The screen of Drakkar: the hall, every rival's village, and your own ship, Quest and hand."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall.cli.screens.drakkar_ship import crew_text, faces, named, purse, quest_text, said, ship_lines
from meadhall.cli.theme import GOLD, OAK, SOFT, badge, colour, seat_letters
from meadhall.engine.bits import has_bit
from meadhall.engine.language import reader, reading, spoken
from meadhall.engine.view import View
from meadhall.games.drakkar import naming
from meadhall.games.drakkar.actions import COMMIT, PAYMENTS
from meadhall.games.drakkar.components import HAND, MONTHS
from meadhall.games.drakkar.outlook import laid
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import face_of

WIDEST: Final = 120
LEAST_RIVAL: Final = 32  # columns that a rival's village needs
SEEN: Final = "●"  # marks the face that rivals see


def draw(view: View) -> RenderableType:
    """What the viewer sees; a spectator sees all villages alike."""
    return Screen(view)


class Screen:
    """Arranges itself by the width that it gets."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.table, Drakkar)
        self.view = view
        self.table = view.table
        self.letters = seat_letters(self.table)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        with reading(reader()[0], self.view.seat):
            parts = self.parts(options)
        yield from parts

    def parts(self, options: ConsoleOptions) -> list[RenderableType]:
        width = min(options.max_width, WIDEST)
        own = self.view.seat
        order = self.table.clockwise(max(own, 0))
        rivals = order[1:] if own >= 0 else order
        found: list[RenderableType] = [self.hall(width)]
        if self.piles_lie():
            found.append(self.piles(width))
        across = max(1, min(len(rivals), width // LEAST_RIVAL))
        each = width // across - (1 if across > 1 else 0)
        found.append(Columns([self.rival(seat, each) for seat in rivals], padding=(0, 1, 0, 0)))
        if own >= 0:
            found.append(self.own_village(own, width))
        return found

    # The hall

    def hall(self, width: int) -> Text:
        """Month, turn, Earl, stacks and discards in one line or two."""
        table = self.table
        month = said("screen-month", month=table.month, months=MONTHS)
        turn = said("board-turn-of", turn=table.turn, turns=HAND) if table.turn else said("screen-brawl")
        line = Text(no_wrap=False)
        line.append(f" {month} ", style=f"bold #14100d on {GOLD}").append(f"  {turn}", style="bold")
        line.append(f"   {said('board-earl')} ", style=SOFT).append_text(badge(table.earl, self.letters[table.earl]))
        stacks = said("screen-endless") if table.rules.unlimited else said("do-pay", loot=naming.loot(table.stacks))
        line.append(f"   {said('screen-stacks')} ", style=SOFT).append(stacks)
        if table.discards:
            top = naming.face(table.face(face_of(table.discards[-1])))
            line.append("   ").append(said("board-heap-top", count=len(table.discards), face=top))
        line.append(f"   {SEEN} {said('legend-seen')}   ↑ {said('unit-spears', count=1)}", style=SOFT)
        return line

    def piles_lie(self) -> bool:
        return bool(self.table.ups) and any(village.pile < 0 for village in self.table.villages)

    def piles(self, width: int) -> Panel:
        """The piles of the Brawl with their public faces, and who has taken one."""
        table = self.table
        takers = {village.pile: seat for seat, village in enumerate(self.table.villages)}
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=8)
        grid.add_column()
        for pile in range(len(self.table.villages)):
            name = Text(said("do-claim", pile=pile + 1), style="bold")
            if pile in takers:
                seat = takers[pile]
                taken = said("screen-taken", seat=table.who(seat))
                grid.add_row(name, Text.assemble(badge(seat, self.letters[seat]), " ", taken))
            else:
                grid.add_row(name, faces(self.table, self.table.ups[pile * HAND : pile * HAND + HAND]))
        return Panel(grid, title=said("screen-brawl"), title_align="left", border_style=OAK, width=width)

    # Villages

    def title(self, seat: int, *notes: str) -> Text:
        table = self.table
        marks = list(notes)
        if seat == table.earl:
            marks.append(said("board-earl"))
        if table.rules.count and table.fearsome() == seat:
            marks.append(said("screen-fearsome"))
        elif seat in table.laid:
            marks.append(said("screen-has-laid"))
        if has_bit(table.out, seat):
            marks.append(said("board-was-late"))
        return Text.assemble(badge(seat, self.letters[seat]), f" {table.name(seat)} ", (" · ".join(marks), SOFT))

    def lines(self, seat: int) -> list[Text]:
        """What everybody sees of a village: tokens, ship, crew, card on the table, offer."""
        table = self.table
        village = table.villages[seat]
        found = [purse(village), *ship_lines(village), crew_text(village)]
        if village.played >= 0:
            found.append(
                Text.assemble((f"{said('screen-played')}  ", SOFT), named(table.face(face_of(village.played))))
            )
        if village.offer_to >= 0:
            price = naming.loot(PAYMENTS[village.offer])
            found.append(Text(said("screen-offer", loot=price, partner=table.who(village.offer_to))))
        return found

    def rival(self, seat: int, width: int) -> Panel:
        table = self.table
        village = table.villages[seat]
        lines = self.lines(seat)
        if village.pile >= 0:
            first = village.pile * HAND
            held = [table.ups[first + place] for place in village.held()]
            lines.append(Text.assemble((f"{said('screen-hand', count=len(held))}  ", SOFT), faces(table, held)))
        quest = table.quest(seat)
        if quest is not None:
            lines.append(quest_text(quest))
        elif len(village.kept) >= table.month:
            lines.append(Text(said("screen-quest-down"), style=SOFT))
        return Panel(Group(*lines), title=self.title(seat), title_align="left", border_style=colour(seat), width=width)

    def own_village(self, seat: int, width: int) -> Panel:
        table = self.table
        village = table.villages[seat]
        lines: list[RenderableType] = list(self.lines(seat))
        quest = table.quest(seat)
        if quest is not None:
            lines.append(quest_text(quest))
        elif len(village.dealt) > 2 * len(village.kept):
            for number in village.dealt[-2:]:
                lines.append(quest_text(table.rules.box.quests[number]))
        if village.left:
            lines.append(self.hand(seat, width - 4))
        return Panel(
            Group(*lines),
            title=self.title(seat, said("screen-you")),
            title_align="left",
            border_style=colour(seat),
            width=width,
        )

    def hand(self, seat: int, width: int) -> Grid:
        """Your cards, both faces of each with what they would do now, and which one the rivals see."""
        table = self.table
        village = table.villages[seat]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        half = (width - 4) // 2
        grid.add_column(width=half, no_wrap=True, overflow="ellipsis")
        grid.add_column(width=half, no_wrap=True, overflow="ellipsis")
        for place in village.order:
            if not has_bit(village.left, place):
                continue
            slot = village.pile * HAND + place
            card = table.cards[slot]
            sides = [table.rules.sides[2 * card], table.rules.sides[2 * card + 1]]
            shown = [
                self.side(seat, side, side == table.ups[slot], self.sealed(seat, card, at))
                for at, side in enumerate(sides)
            ]
            grid.add_row(*shown)
        return grid

    def sealed(self, seat: int, card: int, side: int) -> bool:
        """Is this the face that the viewer has laid this turn?"""

        return self.table.sealed[seat] == COMMIT + 2 * card + side

    def side(self, seat: int, number: int, seen: bool, sealed: bool) -> Text:
        mark = SEEN if seen else " "
        outlook = " ".join(spoken(one.message) for one in laid(self.table, seat, number))
        line = Text.assemble((f"{mark} ", GOLD), named(self.table.face(number)), " ", (outlook, SOFT))
        return Text.assemble((f"{said('screen-laid')} ", f"bold {GOLD}"), line) if sealed else line
