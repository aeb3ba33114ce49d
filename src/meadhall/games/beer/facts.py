"""What lies on a table of Beer & Vikings, by the names of the box: for who reads it from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.bits import members
from meadhall.games.beer import naming
from meadhall.games.beer.actions import GEAR_PLACE, LEFT, LIFE_PLACE, gear_card
from meadhall.games.beer.components import BACK_NAMES, HIDDEN, VIKING
from meadhall.games.beer.player import SPIRIT, WARRIOR
from meadhall.games.beer.shapes import (
    BeerAnyCard,
    BeerCard,
    BeerDrinks,
    BeerEquipment,
    BeerMinionInPlay,
    BeerPile,
    BeerPlace,
    BeerPlayer,
    BeerView,
)

if TYPE_CHECKING:
    from meadhall.games.beer.circle import Minion
    from meadhall.games.beer.pile import Pile
    from meadhall.games.beer.player import Player
    from meadhall.games.beer.table import Beer


def facts(table: Beer) -> BeerView:
    return {
        "round": table.round,
        "turn": table.turns,
        "start": table.start,
        "active": table.active,
        "location": table.box.locations[table.rules.location].ident,
        "mug": {"beers": table.mug_beers, "sakes": table.mug_sakes},
        "out_of_play": {"beers": table.out_beers, "sakes": table.out_sakes},
        "step_counters_left": table.reserve,
        "warriors": table.warriors,
        "line_of": table.line if table.line >= 0 else None,
        "minions": [_minion(table, minion) for minion in table.minions],
        "piles": [_pile(table, pile) for pile in table.piles],
        "resolving": _cards(table, table.resolving),
        "removed": _cards(table, table.removed),
        "aside": _cards(table, table.aside),
        "aside_of": table.aside_seat if table.aside_seat >= 0 else None,
        "read": _card(table, table.read) if table.read >= 0 else None,
        "known_face_down": [card for card in range(len(table.seen)) if table.seen[card]],
        "moved_unseen": table.blurred,
        "last_shuffled": table.ages,
        "valhalla": {
            "deck": len(table.valhalla_deck),
            "discards": [_valhalla(table, card) for card in table.valhalla_discards],
            "choice": [_valhalla(table, card) for card in table.valhalla_pair],
            "chooser": table.valhalla_chooser if table.valhalla_chooser >= 0 else None,
            "valkyrie_of": table.valkyrie_owner if table.valkyrie_owner >= 0 else None,
            "powers_used": members(table.spent),
        },
        "cards_left_to_play": table.plays_left,
        "berserk_attacks_left": table.rage,
        "charge": table.charge,
        "skips_cards": table.skips_cards,
        "feasted": table.feasted,
        "sudden_death": table.sudden,
        "last_turns_of": members(table.due),
        "counted_from": table.emptied if table.emptied >= 0 else None,
        "extra_rounds": table.extra_rounds,
        "players": [_player(table, player) for player in table.players],
    }


def fact(table: Beer, type: str, number: int) -> object:
    """A thing of the box in an event; None if the type is none of this game's own."""
    if type == "card":
        return _known(table, number) if number >= 0 else None
    if type == "minion":
        return {"minion": number, "name": naming.minion(table, number).text} if number >= 0 else None
    if type == "valhalla":
        return _valhalla(table, number)
    if type == "place":
        return _place(table, number)
    return None


def _place(table: Beer, number: int) -> BeerPlace:
    if number >= GEAR_PLACE:
        return {"on": "item", "item": _known(table, gear_card(number - GEAR_PLACE))}
    return {"on": "life" if number == LIFE_PLACE else "board", "item": None}


def _player(table: Beer, player: Player) -> BeerPlayer:
    lying: list[BeerEquipment] = [
        {"item": _card(table, player.gear[i]), "drinks": _drinks(player.on_gear[i])} for i in range(len(player.gear))
    ]
    return {
        "board": player.board.ident,
        "state": "warrior" if player.state == WARRIOR else "spirit" if player.state == SPIRIT else "out",
        "hand": _cards(table, player.hand),
        "life": _cards(table, player.life),
        "wounds": _cards(table, player.wounds),
        "equipment": lying,
        "wielded": _card(table, player.wielded) if player.wielded >= 0 else None,
        "drinks_on_life": _drinks(player.on_life),
        "drinks_on_board": _drinks(player.on_board),
        "beers": player.beers,
        "sakes": player.sakes,
        "room_for_drinks": player.room,
        "steps_to_the_left": player.gap,
        "energy": player.energy,
        "valhalla": [_valhalla(table, card) for card in members(player.valhalla)],
        "soul_burnt_in_turn": player.soul_turn if player.soul_turn >= 0 else None,
    }


def _pile(table: Beer, pile: Pile) -> BeerPile:
    return {
        "left": pile.left,
        "top": _card(table, pile.top()) if pile.left else None,
        "discards": _cards(table, pile.discards),
        "shuffles": pile.shuffles,
    }


def _minion(table: Beer, minion: Minion) -> BeerMinionInPlay:
    return {
        "minion": minion.number,
        "name": naming.minion(table, minion.number).text,
        "owner": minion.owner,
        "side": "left" if minion.side == LEFT else "right",
        "steps": minion.steps,
    }


def _cards(table: Beer, cards: list[int]) -> list[BeerAnyCard]:
    return [_card(table, card) for card in cards]


def _card(table: Beer, card: int) -> BeerAnyCard:
    """A card by number and name; of one that lies face down (see knowledge.py) what everybody can tell."""
    if card >= 0:
        return _known(table, card)
    if card <= HIDDEN:
        return None
    code = -1 - card
    back = code % 6
    return {
        "back": BACK_NAMES[back % 3],
        "set": "viking" if back // 3 == VIKING else "samurai",
        "shuffled": code // 6 - 1 if code >= 6 else None,
    }


def _known(table: Beer, card: int) -> BeerCard:
    return {"card": card, "name": table.box.cards[card].name}


def _valhalla(table: Beer, card: int) -> str | None:
    return table.box.valhalla[card].ident if card >= 0 else None


def _drinks(code: int) -> BeerDrinks:
    return {"beers": code & 3, "sakes": code >> 2}
