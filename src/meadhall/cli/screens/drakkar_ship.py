"""Faces, tokens and ships of Drakkar in a terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from meadhall.cli.theme import BLOOD, FJORD, GOLD, GREY, MOSS, OAK, SOFT
from meadhall.engine.bits import has_bit
from meadhall.engine.words import many
from meadhall.games.drakkar import words
from meadhall.games.drakkar.components import DECK, EITHER_END, Face, Quest
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import BOW_ROLE, STERN_ROLE, Village, face_of

BANNERS: Final = (BLOOD, GOLD, FJORD)  # red, yellow, blue
TOKEN_SIGNS: Final = (("goat", MOSS), ("weapon", GREY), ("gold", GOLD))
CELL: Final = 8


def banner(face: Face) -> str:
    """The colour of a face's banner; its number tells red and blue from yellow where there is no colour."""
    return BANNERS[face.kind.colour]


def short(face: Face) -> Text:
    """'V2', 'Raid#14'."""
    number = f"#{face.number}" if face.number else ""
    return Text(face.kind.short + number, style=banner(face))


def named(face: Face) -> Text:
    return Text(face.name, style=f"bold {banner(face)}")


def faces(table: Drakkar, numbers: list[int]) -> Text:
    """Many faces in a row; those that are not on display as dots."""
    found = [short(table.face(number)) if number >= 0 else Text("·", style=SOFT) for number in numbers]
    return Text(" ").join(found) if found else Text("none", style=SOFT)


def purse(village: Village) -> Text:
    """'goat 2 weapon 1 gold 0 = 3'."""
    said = Text()
    for kind, (name, style) in enumerate(TOKEN_SIGNS):
        many = village.tokens[kind]
        said.append(f"{name} {many} ", style=style if many else SOFT)
    said.append(f"= {village.score()}", style="bold")
    return said


def quest_text(quest: Quest) -> Text:
    return Text.assemble(
        (quest.ident, f"bold {GOLD}"), f" {words.requirement(quest)}", (" → ", SOFT), words.loot(quest.loot)
    )


def crew_text(village: Village) -> Text:
    """'Knarr strength 3 +2↑ 1 Beer'."""
    if village.complete():
        said = Text("Drakkar" if village.has_part(DECK) else "Knarr", style=f"bold {MOSS}")
    else:
        missing = 2 - village.ends()
        said = Text(f"{many(missing, 'end')} missing", style=BLOOD)
    said.append(f" strength {village.strength()}", style="bold" if village.strength() else SOFT)
    if village.spears:
        said.append(f" +{2 * len(village.spears)}↑", style=GOLD)
    said.append(f" {village.barrels()} Beer", style="" if village.barrels() else SOFT)
    if village.ends() > len(village.cargo):
        said.append("  an open end", style=SOFT)
    return said


def ship_lines(village: Village) -> list[Text]:
    """The ship from the side: cargo on the rail, Bow, Deck and Stern below; what is missing is dashed."""
    parts = village.setting.parts
    decks = [card for card in village.parts if parts[face_of(card)] == DECK]
    places = [village.end(BOW_ROLE), decks[0] if decks else -1, village.end(STERN_ROLE)]
    names = ("Bow", "Deck", "Stern")
    cargo = _cargo_by_place(village, places)
    above = Text("  ")
    hull = Text("╲", style=OAK)
    for at in range(3):
        above.append_text(cargo[at])
        if places[at] >= 0:
            name = "Yggdra" if parts[face_of(places[at])] == EITHER_END else names[at]
            hull.append(name.center(CELL, "▁"), style=f"bold {OAK}")
        else:
            hull.append(f"({names[at].lower()})".center(CELL, "┄"), style=SOFT)
        hull.append("╱" if at == 2 else "│", style=OAK)
        above.append(" ")
    return [above, hull]


def _cargo_by_place(village: Village, places: list[int]) -> list[Text]:
    """DRK-STO-6: in order of storing on Bow, Stern and then Deck."""
    found = [Text(" " * CELL) for _ in places]
    free = [at for at in (0, 2, 1) if places[at] >= 0]
    armed = village.armed()
    for number, card in enumerate(village.cargo):
        if number >= len(free):
            break
        kind = village.setting.box.faces[face_of(card)].kind
        name = kind.short + ("↑" * armed[number])
        style = f"bold {MOSS}" if kind.strength else GOLD
        gone = has_bit(village.lent, number)
        found[free[number]] = Text((name + (" lent" if gone else "")).center(CELL), style=SOFT if gone else style)
    return found
