"""The screen of Beer & Vikings: the circle, everybody's things, and your own hand."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall.cli.canvas import Piece, cut
from meadhall.cli.screens import beer_signs as signs
from meadhall.cli.screens.beer_ring import draw_ring
from meadhall.cli.theme import BLOOD, FJORD, GOLD, MOSS, SOFT, badge, colour, seat_letters
from meadhall.engine.bits import has_bit
from meadhall.engine.language import reader, reading
from meadhall.engine.message import Listing
from meadhall.engine.view import View
from meadhall.games.beer import naming
from meadhall.games.beer.player import OUT, SPIRIT, WARRIOR, Player
from meadhall.games.beer.table import Beer

WIDEST: Final = 120


def draw(view: View) -> RenderableType:
    """What the viewer sees; a spectator sees the seat whose turn it is at length."""
    return Screen(view)


class Screen:
    """Arranges itself by the width that it gets."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.table, Beer)
        self.view = view
        self.table = view.table
        self.focus = view.seat if view.seat >= 0 else self.table.active
        self.letters = seat_letters(self.table)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        with reading(reader()[0], self.view.seat):
            parts = self.parts(min(options.max_width, WIDEST))
        yield from parts

    def parts(self, width: int) -> list[RenderableType]:
        others = self.table.clockwise(self.focus)[1:]
        across = 3 if width >= 114 and len(others) > 4 else 2
        each = (width - across + 1) // across
        return [
            draw_ring(self.table, self.focus, self.letters, width).text(),
            Columns([self.rival(seat, each) for seat in others], padding=(0, 1, 0, 0)),
            self.own(width),
            Text(signs.legend(), style=SOFT, no_wrap=True, overflow="ellipsis"),
        ]

    def title(self, seat: int, *notes: str) -> Text:
        player = self.table.players[seat]
        marks = [*notes, signs.named(naming.board(player.board))]
        if player.state != WARRIOR:
            marks.append(signs.said("board-spirit" if player.state == SPIRIT else "board-out"))
        return Text.assemble(badge(seat, self.letters[seat]), f" {self.table.name(seat)} ", (" · ".join(marks), SOFT))

    def notes(self, seat: int) -> list[str]:
        turn = seat == self.table.active and self.table.turns > 0 and not self.table.over
        due = self.table.sudden and has_bit(self.table.due, seat) and not self.table.over
        return [signs.said("board-at-turn")] * turn + [signs.said("board-one-turn-left")] * bool(due)

    # The others

    def rival(self, seat: int, width: int) -> Panel:
        lines = [Text.assemble(*cut(line, width - 4), no_wrap=True) for line in self.brief(seat)]
        return Panel(
            Group(*lines),
            title=self.title(seat, *self.notes(seat)),
            title_align="left",
            border_style=colour(seat),
            width=width,
        )

    def brief(self, seat: int) -> list[list[Piece]]:
        player = self.table.players[seat]
        if player.state == OUT:
            return [[(signs.said("board-eliminated"), SOFT)], [("", "")], [("", "")]]
        hand: list[Piece] = [(f"{signs.said('screen-hand')} ", SOFT), *signs.backs(self.table, player.hand)]
        if player.state == SPIRIT:
            heap = signs.drinks_of(player) or signs.said("screen-no-drinks")
            team = signs.said("board-team-has", team=self.table.team_drinks())
            faces = Listing([naming.card(self.table, card) for card in player.hand if card >= 0])
            shown = signs.said("all-of", things=faces) if faces.items else ""
            return [[(heap, GOLD), (f"   {team}", SOFT)], hand, [(shown, SOFT)]]
        first = [*signs.life_pieces(player), ("   ", ""), *hand, ("   ", ""), *self.energy(player)]
        lines = [first, signs.gear_pieces(self.table, player, full=False), self.power(player)]
        more = [*signs.valhalla_pieces(self.table, player, full=False)]
        minions = self.minions(seat)
        if more or minions:
            lines.append([*more, ("  ", "") if more and minions else ("", ""), *minions])
        return lines

    def energy(self, player: Player) -> list[Piece]:
        word = signs.said("board-iaido" if player.kind else "board-berserk")
        spent = signs.said("screen-spent", energy=word)
        return [(f"{signs.ENERGY} {word}", FJORD)] if player.energy else [(spent, SOFT)]

    def power(self, player: Player) -> list[Piece]:
        words = signs.named(naming.board_says(player.board))
        if player.on_board:
            return [(words, f"strike {SOFT}"), (f" {signs.drink_signs(player.on_board)}", GOLD)]
        return [(words, SOFT)]

    def minions(self, seat: int) -> list[Piece]:
        found: list[Piece] = []
        for minion in self.table.minions:
            if minion.owner == seat:
                name, side = naming.minion(self.table, minion.number), naming.side(minion.side)
                found.append((", " if found else f"{signs.said('screen-minions')} ", SOFT))
                found.append((signs.said("screen-minion", minion=name, side=side, steps=minion.steps), MOSS))
        return found

    # The own place

    def own(self, width: int) -> Panel:
        table = self.table
        seat = self.focus
        player = table.players[seat]
        you = [signs.said("screen-you")] if seat == self.view.seat else []
        lines = self.brief(seat)
        if player.alive:
            mood: list[Piece] = [*signs.life_pieces(player), ("   ", ""), *self.energy(player)]
            if table.active == seat and table.charge:
                mood.append(("   " + signs.said("board-charging", charge=table.charge), f"bold {BLOOD}"))
            if table.active == seat and table.rage:
                mood.append(("   " + signs.said("screen-rage", count=table.rage), f"bold {BLOOD}"))
            lines[0] = mood
            lines[1] = signs.gear_pieces(table, player, full=True)
            lines[2] = [(f"{signs.said('board-lead-power')} ", SOFT), *self.power(player)]
            if player.valhalla:
                lines[3] = [*signs.valhalla_pieces(table, player, full=True), ("  ", ""), *self.minions(seat)]
        parts: list[RenderableType] = [Text.assemble(*line) for line in lines]
        if player.hand:
            parts.append(self.hand(player, width - 4))
        return Panel(
            Group(*parts),
            title=self.title(seat, *you, *self.notes(seat)),
            title_align="left",
            border_style=colour(seat),
            width=width,
        )

    def hand(self, player: Player, width: int) -> RenderableType:
        """The hand card by card: back, boxes, name, kind and Text; face down what the viewer doesn't know."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=max(12, width - 52))
        box = self.table.box
        for card in player.hand:
            back = Text(*signs.back_piece(self.table, card))
            if card < 0:
                hidden = Text(signs.said("box-hidden"), style=SOFT)
                grid.add_row(back, Text.assemble(*signs.box_pieces([])), hidden, "")
                continue
            text = box.cards[card]
            boxes = Text.assemble(*signs.box_pieces(box.values(card)))
            kind, style = signs.kind_word(text)
            name = Text.assemble((signs.named(naming.text(text)), f"bold {style}"), (f" {kind}", SOFT))
            grid.add_row(back, boxes, name, Text(signs.named(naming.says(text)), style=SOFT))
        return grid
