"""A sheet of character cells to paint on, for boards that are no tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

Piece = tuple[str, str]  # some characters and their style


class Canvas:
    """Cells with a character and a style; what is painted outside the sheet is lost."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[Piece]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write the text from there; returns the column after it."""
        for at, char in enumerate(text, start=x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._cells[y][at] = (char, style)
        return x + len(text)

    def put_pieces(self, x: int, y: int, pieces: Sequence[Piece]) -> int:
        for text, style in pieces:
            x = self.put(x, y, text, style)
        return x

    def at(self, x: int, y: int) -> str:
        """The character there."""
        return self._cells[y][x][0] if 0 <= x < self.width and 0 <= y < self.height else ""

    def box(
        self, x: int, y: int, width: int, height: int, style: str, corners: str = "╭╮╰╯", lines: str = "─│"
    ) -> None:
        """A frame."""
        self.put(x, y, corners[0] + lines[0] * (width - 2) + corners[1], style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, lines[1], style)
            self.put(x + width - 1, row, lines[1], style)
        self.put(x, y + height - 1, corners[2] + lines[0] * (width - 2) + corners[3], style)

    def text(self) -> Text:
        """The sheet as rich shows it."""
        sheet = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self._cells):
            if number:
                sheet.append("\n")
            run, style = "", row[0][1] if row else ""
            for char, its in row:
                if its != style:
                    sheet.append(run, style=style or None)
                    run, style = "", its
                run += char
            sheet.append(run.rstrip() if not style else run, style=style or None)
        return sheet


def length(pieces: Sequence[Piece]) -> int:
    """How many columns the pieces take."""
    return sum(len(text) for text, _ in pieces)


def cut(pieces: Sequence[Piece], width: int) -> list[Piece]:
    """The pieces, shortened with an ellipsis if they would take more columns than that."""
    if length(pieces) <= width:
        return list(pieces)
    short: list[Piece] = []
    left = width - 1
    for text, style in pieces:
        if len(text) > left:
            short.append((text[: max(0, left)].rstrip() + "…", style))
            break
        short.append((text, style))
        left -= len(text)
    return short
