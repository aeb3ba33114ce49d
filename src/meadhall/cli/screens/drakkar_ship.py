"""Faces, tokens and ships of Drakkar in a terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from meadhall.cli.theme import BLOOD, FJORD, GOLD, GREY, MOSS, OAK, SOFT
from meadhall.engine.bits import has_bit
from meadhall.engine.language import spoken
from meadhall.games.drakkar import naming
from meadhall.games.drakkar.components import DECK, EITHER_END, Face, Quest
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import BOW_ROLE, STERN_ROLE, Village, face_of

BANNERS: Final = (BLOOD, GOLD, FJORD)  # red, yellow, blue
TOKEN_STYLES: Final = (MOSS, GREY, GOLD)
ROLES: Final = ("bow", "deck", "stern")
CELL: Final = 8


def said(name: str, /, **args: object) -> str:
    """An entry of the game's words, for who reads the screen."""
    return spoken(naming.say(name, **args))


def banner(face: Face) -> str:
    """The colour of a face's banner; its number tells red and blue from yellow where there is no colour."""
    return BANNERS[face.kind.colour]


def short(face: Face) -> Text:
    """'V2', 'Raid#14'."""
    number = f"#{face.number}" if face.number else ""
    return Text(said("thing", thing=naming.short(face.kind)) + number, style=banner(face))


def named(face: Face) -> Text:
    return Text(said("thing", thing=naming.face(face)), style=f"bold {banner(face)}")


def faces(table: Drakkar, numbers: list[int]) -> Text:
    """Many faces in a row; those that are not on display as dots."""
    found = [short(table.face(number)) if number >= 0 else Text("·", style=SOFT) for number in numbers]
    return Text(" ").join(found) if found else Text(said("screen-none"), style=SOFT)


def purse(village: Village) -> Text:
    """'goat 2 weapon 1 gold 0 = 3'."""
    line = Text()
    for kind, style in enumerate(TOKEN_STYLES):
        many = village.tokens[kind]
        name = said("thing", thing=naming.token(kind))
        line.append(f"{name} {many} ", style=style if many else SOFT)
    return line.append(f"= {village.score()}", style="bold")


def quest_text(quest: Quest) -> Text:
    words = said("screen-quest", strength=quest.strength, beer=quest.beer, loot=naming.loot(quest.loot))
    return Text.assemble((quest.ident, f"bold {GOLD}"), " ", words)


def crew_text(village: Village) -> Text:
    """'Knarr strength 3 +2↑ 1 Beer'."""
    if village.complete():
        line = Text(said("ship-kind", parts=len(village.parts)), style=f"bold {MOSS}")
    else:
        line = Text(said("screen-ends-missing", count=2 - village.ends()), style=BLOOD)
    strength = said("lack-strength", strength=village.strength())
    line.append(f" {strength}", style="bold" if village.strength() else SOFT)
    if village.spears:
        line.append(f" +{2 * len(village.spears)}↑", style=GOLD)
    line.append(f" {said('lack-beer', beer=village.barrels())}", style="" if village.barrels() else SOFT)
    if village.ends() > len(village.cargo):
        line.append(f"  {said('screen-open-end')}", style=SOFT)
    return line


def ship_lines(village: Village) -> list[Text]:
    """The ship from the side: cargo on the rail, Bow, Deck and Stern below; what is missing is dashed."""
    parts = village.setting.parts
    decks = [card for card in village.parts if parts[face_of(card)] == DECK]
    places = [village.end(BOW_ROLE), decks[0] if decks else -1, village.end(STERN_ROLE)]
    cargo = _cargo_by_place(village, places)
    above = Text("  ")
    hull = Text("╲", style=OAK)
    for at in range(3):
        above.append_text(cargo[at])
        if places[at] >= 0:
            name = said("screen-tree" if parts[face_of(places[at])] == EITHER_END else f"role-{ROLES[at]}")
            hull.append(name.center(CELL, "▁"), style=f"bold {OAK}")
        else:
            hull.append(f"({said(f'role-{ROLES[at]}')})".center(CELL, "┄"), style=SOFT)
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
        name = said("thing", thing=naming.short(kind)) + ("↑" * armed[number])
        style = f"bold {MOSS}" if kind.strength else GOLD
        gone = has_bit(village.lent, number)
        aboard = said("screen-lent", card=name) if gone else name
        found[free[number]] = Text(aboard.center(CELL), style=SOFT if gone else style)
    return found
