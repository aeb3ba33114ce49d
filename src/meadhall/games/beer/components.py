"""What is in the box: cards, boards, Valhalla cards and Locations, as the table uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.message import Message
from meadhall.engine.setting import Setting

if TYPE_CHECKING:
    from meadhall.games.beer.player import Player
    from meadhall.games.beer.table import Beer

SET_SIZE: Final = 98
HAND_LIMIT: Final = 4
HIDDEN: Final = -999_999  # a card of which not even the back is known; see knowledge.py for the other negative numbers

EVENT: Final = 0
EQUIPMENT: Final = 1
MINION: Final = 2
INTERRUPT_CARD: Final = 3
CARD_KINDS: Final = ["Event", "Weapon/Item", "Minion", "Interrupt"]

TROUBLESOME: Final = 0
QUARRELSOME: Final = 1
DROWSY: Final = 2
BACK_NAMES: Final = ["troublesome", "quarrelsome", "drowsy"]
BOX_NAMES: Final = ["Attack", "Defense", "Move", "Drink"]

# What sets an Interrupt off.
ON_DRINK: Final = 0
ON_EQUIP: Final = 1
ON_MOVE: Final = 2
ON_RANGED: Final = 3

# Valhalla cards, in the order of the catalogue.
DRAGONS_BLOOD: Final = 0
EYE: Final = 1
CHAIN: Final = 2
BARREL: Final = 3
MJOLLNIR: Final = 4
RAVENS: Final = 5
CREW: Final = 6
SLEIPNIR: Final = 7
TICKET_CARD: Final = 8
VALKYRIE_CARD: Final = 9

# Locations.
NOWHERE: Final = 0
BATTLEGROUND: Final = 1
DRAKKAR: Final = 2
BANQUET_HALL: Final = 3
FJORD: Final = 4

VIKING: Final = 0
SAMURAI: Final = 1
DRINK_NAMES: Final = ["Beer", "Sake"]


class Effect:
    """BEER-DAT-9: one word of the vocabulary of powers, with its numbers. Immutable and shared by all tables."""

    def possible(self, table: Beer, seat: int) -> bool:
        """Is there anything that it could do for the seat now?"""
        return True

    def begin(self, table: Beer, seat: int, via: int) -> None:
        """Do it, or lay the Steps that do it on the agenda."""

    def fit(self, player: Player) -> None:
        """A lasting effect adds itself to what the player's things are good for."""

    def lasting(self) -> bool:
        return False

    def cards_drawn(self) -> int:
        """For the check against endless loops (BEER-DAT-6)."""
        return 0

    def drinks_taken(self) -> int:
        return 0

    def words(self) -> Message:
        """What it does, in a few words."""
        return Message("beer", "none")


class Cost:
    """BEER-R-38, BEER-PWR-1: what is paid first, in full."""

    def __init__(self, cards: int, drinks: int, life: int, steps: int) -> None:
        self.cards: Final = cards
        self.drinks: Final = drinks
        self.life: Final = life
        self.steps: Final = steps


FREE: Final = Cost(0, 0, 0, 0)


class Power:
    """What a Text or a board can do: lasting effects, or effects for a cost, or effects on a condition."""

    def __init__(self, cost: Cost, effects: list[Effect], lasting: list[Effect], when_hurt: bool) -> None:
        self.cost: Final = cost
        self.effects: Final = effects
        self.lasting: Final = lasting
        self.when_hurt: Final = when_hurt  # conditional: an attack took a Life Point from its owner, who lives
        self.activated: Final = len(effects) > 0 and not when_hurt


class CardText:
    """What stands in the middle of a card. All copies of a card share it; two cards are identical if they do."""

    def __init__(
        self,
        ident: str,
        name: str,
        kind: int,
        rule: str,
        power: Power,
        steps: int,
        ranged: bool,
        axe: bool,
        attack: int,
        defense: int,
        movement: int,
        capacity: int,
        trigger: int,
        starting: bool,
    ) -> None:
        self.ident: Final = ident
        self.name: Final = name
        self.kind: Final = kind
        self.rule: Final = rule
        self.power: Final = power
        self.steps: Final = steps  # of a Weapon or a Minion, 0 for everything else
        self.weapon: Final = kind == EQUIPMENT and steps > 0
        self.ranged: Final = ranged
        self.axe: Final = axe
        self.attack: Final = attack
        self.defense: Final = defense
        self.movement: Final = movement
        self.capacity: Final = capacity  # for drinks
        self.trigger: Final = trigger  # of an Interrupt, else -1
        self.starting: Final = starting  # everybody of its set begins with one


class Board:
    """A Warrior: a Viking or a Samurai."""

    def __init__(self, ident: str, name: str, rule: str, kind: int, life: int, first_cards: int, power: Power) -> None:
        self.ident: Final = ident
        self.name: Final = name
        self.rule: Final = rule
        self.kind: Final = kind
        self.life: Final = life
        self.first_cards: Final = first_cards  # looked at in the setup; 4 of them are kept
        self.power: Final = power
        self.number = -1  # among the boards of its box


class Named:
    """A Valhalla card or a Location: its name and what it does, in words."""

    def __init__(self, ident: str, name: str, text: str, rule: str) -> None:
        self.ident: Final = ident
        self.name: Final = name
        self.text: Final = text
        self.rule: Final = rule


@final
class Box:
    """All components. The lists of cards are as long as both sets; the base game uses the first 98."""

    def __init__(
        self,
        texts: list[CardText],
        text_of: list[int],
        attack: list[int],
        defense: list[int],
        movement: list[int],
        drink: list[int],
        back: list[int],
        boards: list[Board],
        valhalla: list[Named],
        locations: list[Named],
        numbers: list[int],
    ) -> None:
        self.texts: Final = texts
        self.text_of: Final = text_of  # of each card: which text
        self.cards: Final = [texts[text] for text in text_of]
        self.kind: Final = [texts[text].kind for text in text_of]
        self.attack: Final = attack  # the four boxes; 0 is "-"
        self.defense: Final = defense
        self.movement: Final = movement
        self.drink: Final = drink
        self.back: Final = back  # 3 * set + kind of back
        self.boards: Final = boards  # the Vikings, then the Samurai
        self.valhalla: Final = valhalla
        self.locations: Final = locations  # entry 0: the smoky inn, which has no rule of its own
        self.valkyrie_attack: Final = numbers[0]
        self.valkyrie_defense: Final = numbers[1]
        self.eye_counters: Final = numbers[2]
        self.ravens_draw: Final = numbers[3]
        self.base_attack: Final = numbers[4]
        self.base_defense: Final = numbers[5]
        self.base_movement: Final = numbers[6]
        self.base_steps: Final = numbers[7]
        for number in range(len(boards)):
            boards[number].number = number

    def back_of(self, card: int) -> int:
        """The kind of back, whether the card is known or lies face down (below 0)."""
        return (self.back[card] if card >= 0 else -1 - card) % 3

    def values(self, card: int) -> list[int]:
        """The four boxes; 0 is a dash."""
        return [self.attack[card], self.defense[card], self.movement[card], self.drink[card]]


class BeerSetting(Setting):
    """The options of a game of Beer & Vikings, as plain switches, and its box."""

    def __init__(
        self,
        version: int,
        seats: int,
        options: dict[str, object],
        names: list[str],
        data: str | None,
        box: Box,
        location: int,
    ) -> None:
        super().__init__("beer", version, seats, options, names, data)
        self.box: Final = box
        self.location: Final = location
        self.combined: Final = options["game"] != "beer"
        self.two_piles: Final = options["game"] == "combined_two_piles"
        self.lokis_trick: Final = options["lokis_trick"] == "on"
        self.up_to: Final = options["movement_mode"] == "up_to"
        self.charge_by_box: Final = options["charge_bonus"] == "box"
        self.nearest_only: Final = options["melee_measure"] == "nearest"
        self.throws_count: Final = options["axe_throw"] == "counts_as_card"
        self.axes_hit_all: Final = options["axe_targets"] == "any"
        self.hand_kills_only: Final = options["valhalla_for"] == "hand_card_only"
        self.crew_hits_owner: Final = options["crew_hits_owner"] == "on"
        self.drinks_change_hands: Final = options["quarrelsome_to_other"] == "on"
        self.may_die_of_costs: Final = options["last_life_cost"] == "allowed"
        self.interleave: Final = options["berserk_interleave"] == "on"
        self.iaido_two: Final = options["iaido_steps"] == "two"
        self.iaido_capped: Final = options["iaido_steps"] == "card_up_to_two"
        self.iaido_any_time: Final = options["iaido_when"] == "any_time"
        self.chain_holds_iaido: Final = options["chain_and_iaido"] == "holds"
        self.mjollnir_for_all: Final = options["mjollnir_for"] == "all"
        self.trailing_spirits_stay: Final = options["trailing_spirits"] == "stay"
        self.burn_in_windows: Final = options["burn_in_windows"] == "on"
        self.open_spirits: Final = options["spirit_faces"] == "public"
        self.lean_windows: Final = options["any_time_windows"] == "lean"
        self.first_interrupt_counts: Final = options["interrupts"] == "arrival"
        turn_cap = options["turn_cap"]
        sd_cap = options["sd_cap"]
        assert isinstance(turn_cap, int)
        assert isinstance(sd_cap, int)
        self.turn_cap: Final = turn_cap
        self.sd_cap: Final = sd_cap
        self.cards: Final = 2 * SET_SIZE if self.combined else SET_SIZE
        used = box.text_of[: self.cards]
        self.texts: Final = max(used) + 1  # how many are in use
        self.text_counts: Final = [used.count(text) for text in range(self.texts)]  # on how many cards each stands
        self.most_alike: Final = max(self.text_counts)
        starting = [card for card in range(self.cards) if box.cards[card].starting]
        others = [card for card in range(self.cards) if not box.cards[card].starting]
        self.swords: Final = [[card for card in starting if card // SET_SIZE == kind] for kind in (VIKING, SAMURAI)]
        self.rest: Final = [[card for card in others if card // SET_SIZE == kind] for kind in (VIKING, SAMURAI)]
        self.counters: Final = 52 if self.combined else 24
        self.triggers: Final = [
            any(text.trigger == trigger for text in box.cards[: 2 * SET_SIZE if self.combined else SET_SIZE])
            for trigger in range(4)
        ]
