"""Signs and short words of Beer & Vikings in a terminal. Colour never stands alone."""

from __future__ import annotations

from typing import Final

from meadhall.cli.canvas import Piece
from meadhall.cli.theme import BLOOD, FJORD, GOLD, GREY, MOSS, OAK, SOFT
from meadhall.engine.language import spoken, spoken_briefly
from meadhall.games.beer import naming
from meadhall.games.beer.components import HIDDEN, CardText
from meadhall.games.beer.player import Player, drinks_in
from meadhall.games.beer.table import Beer

BEER_SIGN: Final = "▣"
SAKE_SIGN: Final = "◈"
LIFE: Final = "♥"
WOUND: Final = "✚"
STEP: Final = "●"
ENERGY: Final = "ϟ"
WIELDED: Final = "†"
BACK_COLOURS: Final = (BLOOD, GOLD, FJORD)
BOXES: Final = ("attack", "defense", "move", "drink")
KINDS: Final = ("event", "item", "minion", "interrupt")
KIND_COLOURS: Final = (GOLD, "default", MOSS, BLOOD)  # as the Card Texts are printed: yellow, white, green, red


def said(name: str, /, **args: object) -> str:
    """An entry of the game's own words."""
    return spoken(naming.say(name, **args))


def named(thing: object) -> str:
    """A thing of the box by its name, or a message; nothing if there is none."""
    return "" if thing is naming.NONE else said("thing", thing=thing)


def legend() -> str:
    signs = said("screen-signs", step=STEP, life=LIFE, wound=WOUND, beer=BEER_SIGN, energy=ENERGY, wielded=WIELDED)
    return f"{signs}\n{said('screen-letters')}"


def drink_signs(code: int) -> str:
    """The drinks at a place, as signs."""
    return BEER_SIGN * (code & 3) + SAKE_SIGN * (code >> 2)


def back_piece(table: Beer, card: int) -> Piece:
    """One back as a coloured letter."""
    if card <= HIDDEN:
        return ("?", SOFT)
    back = table.box.back_of(card)
    return (said("back-sign", back=naming.back(back)), BACK_COLOURS[back])


def backs(table: Beer, cards: list[int]) -> list[Piece]:
    """A hand as the others see it."""
    if not cards:
        return [(said("board-empty"), SOFT)]
    found: list[Piece] = []
    for card in cards:
        found += [back_piece(table, card), (" ", "")]
    return found[:-1]


def top_back(table: Beer, pile: int) -> list[Piece]:
    """What the top card of a pile shows, and how many lie there."""
    left = table.piles[pile].left
    if left == 0:
        return [(said("board-empty"), SOFT)]
    back = table.box.back_of(table.piles[pile].top())
    return [(said("screen-top", back=naming.back(back), count=left), f"bold {BACK_COLOURS[back]}")]


def drinks_of(player: Player) -> str:
    """All drinks of a seat as signs; a Spirit's lie in a heap."""
    return BEER_SIGN * player.beers + SAKE_SIGN * player.sakes


def life_pieces(player: Player) -> list[Piece]:
    """Life pile with its drink, and Wounds."""
    found = [(f"{LIFE}{len(player.life)}", BLOOD)]
    if player.on_life:
        found.append((drink_signs(player.on_life), GOLD))
    return [*found, (f" {WOUND}{len(player.wounds)}", GREY)]


def gear_pieces(table: Beer, player: Player, full: bool) -> list[Piece]:
    """Weapons and Items with their drinks; the wielded one is marked."""
    found: list[Piece] = []
    for card, lying in zip(player.gear, player.on_gear):
        text = table.box.cards[card]
        if found:
            found.append((" · ", SOFT))
        asleep = drinks_in(lying) > 0
        found.append(
            (named(naming.text(text)), f"strike {SOFT}" if asleep else "bold" if card == player.wielded else "")
        )
        if text.weapon:
            reach = f"{text.steps}{'+' if text.ranged else ''}"
            axe = f" {said('screen-axe')}" if text.axe and full else ""
            found.append((f" {reach}:+{text.attack}/+{text.defense}{axe}", SOFT))
        elif full:
            found.append((f" {named(naming.says(text))}", SOFT))
        if card == player.wielded:
            found.append((f" {WIELDED}", OAK))
        if lying:
            found.append((f" {drink_signs(lying)}", GOLD))
    return found or [(said("board-no-gear"), SOFT)]


def valhalla_pieces(table: Beer, player: Player, full: bool) -> list[Piece]:
    """Valhalla cards, by name or with what they do."""
    found: list[Piece] = []
    for at, card in enumerate(table.box.valhalla):
        if player.has(at):
            found += [
                ("; " if found else said("screen-valhalla") + " ", SOFT),
                (named(naming.valhalla(card)), f"bold {FJORD}"),
            ]
            if full:
                found.append((f" ({named(naming.printed(card))})", SOFT))
    return found


def kind_word(text: CardText) -> Piece:
    """The kind of a card's Text in its printed colour."""
    return (said("kind-weapon" if text.weapon else f"kind-{KINDS[text.kind]}"), KIND_COLOURS[text.kind])


def box_pieces(values: list[int]) -> list[Piece]:
    """The four boxes as players write them: 'A2 D- M1 K1'; without values as they lie face down."""
    found: list[Piece] = []
    for at, box in enumerate(BOXES):
        value = "?" if not values else str(values[at]) if values[at] else "-"
        found.append((spoken_briefly(naming.say(f"unit-{box}")) + value + " ", "bold" if value.isdigit() else SOFT))
    return found
