"""Colours and signs of the hall in a terminal. Colour never stands alone: each has its letter, sign or number."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from meadhall.engine.table import Table

GOLD: Final = "#e0ac4a"
BLOOD: Final = "#d4574a"
FJORD: Final = "#6fa8c4"
MOSS: Final = "#9ab55f"
OAK: Final = "#9c7a52"
GREY: Final = "#9fb0bd"
SOFT: Final = "bright_black"
CHOICE: Final = f"bold #14100d on {GOLD}"  # the number of what can be chosen now

SEATS: Final = ("#e8743b", "#4aa3df", "#3fb68b", "#e6c84f", "#b98be0", "#e88fb0", "#9fb0bd", "#c98a4b")


def colour(seat: int) -> str:
    """The colour of a seat; the hall itself has the one of oak."""
    return SEATS[seat % len(SEATS)] if seat >= 0 else OAK


def seat_letters(table: Table) -> list[str]:
    """One letter a seat: its name's first, or its number where two begin alike."""
    firsts = [table.name(seat)[:1].upper() for seat in range(table.setting.seats)]
    return [one if firsts.count(one) == 1 else str(seat + 1) for seat, one in enumerate(firsts)]


def badge(seat: int, letter: str) -> Text:
    """A seat's letter on its colour."""
    return Text(f" {letter} ", style=f"bold #14100d on {colour(seat)}")
