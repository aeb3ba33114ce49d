"""The table of Beer & Vikings: piles, Mug, circle and players, and what can be done to them."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.event import Event, EventKinds
from meadhall.engine.message import Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.rng import Rng
from meadhall.engine.turns import TurnTable
from meadhall.games.beer import events, facts, knowledge, naming
from meadhall.games.beer.actions import BEER, GEAR_PLACE, LIFE_PLACE, SAKE, gear_number, minion_card
from meadhall.games.beer.circle import Minion
from meadhall.games.beer.components import SET_SIZE, VALKYRIE_CARD, BeerSetting, Box
from meadhall.games.beer.pile import Pile
from meadhall.games.beer.player import EACH_DRINK, OUT, SPIRIT, Player
from meadhall.games.beer.shapes import BeerView

EVERYONE: Final = (1 << 17) - 1  # in `seen`: all seats, and spectators as bit 16


@final
class Beer(TurnTable):
    """Everything in the hall. Lists are replaced, never changed, unless said otherwise."""

    def __init__(self, setting: BeerSetting, rng: Rng, players: list[Player], piles: list[Pile]) -> None:
        super().__init__(setting, rng, 0)
        self.box: Box = setting.box
        self.rules: BeerSetting = setting
        self.players = players
        self.piles = piles  # one, or two in the combined game with two piles
        # The circle
        self.warriors: list[int] = []  # the living, in seat order
        self.left_of: list[int] = []  # each living seat's next living seat, clockwise
        self.right_of: list[int] = []
        self.line = -1  # with two Warriors: the one at whose left the single gap lies
        self.reserve = 0  # Step counters
        self.minions: list[Minion] = []  # in the order of deployment
        # Drinks
        self.mug_beers = 0
        self.mug_sakes = 0
        self.out_beers = 0  # out of play
        self.out_sakes = 0
        # Cards that lie nowhere else
        self.resolving: list[int] = []
        self.removed: list[int] = []  # from the game
        self.aside: list[int] = []  # what the Ravens brought, or a draw that is not complete yet
        self.aside_seat = -1  # who sees it
        # What is known of cards that lie face down
        self.seen: list[int] = []  # of each card: who knows it there, beside a Warrior in his own hand; empty: nobody
        self.ages: list[int] = [0] * setting.cards  # the reshuffle of its pile that each card last went through
        self.blurred: list[int] = []  # cards that moved unseen, so that others can't tell their age by their place
        # Valhalla
        self.valhalla_deck: list[int] = []
        self.valhalla_discards: list[int] = []
        self.valhalla_pair: list[int] = []  # being chosen from
        self.valhalla_chooser = -1
        self.valkyrie_owner = -1
        # The turn
        self.start = 0
        self.plays_left = 0
        self.rage = 0  # Berserk attacks left
        self.charge = 0  # what the Charge adds to the next card, if that is an attack
        self.skips_cards = False  # after Berserk
        self.feasted = False  # the Banqueting Hall was used this turn
        self.spent = 0  # Valhalla powers used at the end of this turn, as bits
        self.read = -1  # the card that was drawn to be read
        # Sudden Death
        self.sudden = False
        self.due = 0  # seats that still have their last turn, as bits
        self.emptied = -1  # the seat from which last turns are counted
        self.extra_rounds = 0

    def copy(self) -> Beer:
        twin = Beer(
            self.rules, self.rng.copy(), [player.copy() for player in self.players], [p.copy() for p in self.piles]
        )
        twin.inherit(self)
        twin.warriors = self.warriors
        twin.left_of = self.left_of
        twin.right_of = self.right_of
        twin.line = self.line
        twin.reserve = self.reserve
        twin.minions = self.minions
        twin.mug_beers = self.mug_beers
        twin.mug_sakes = self.mug_sakes
        twin.out_beers = self.out_beers
        twin.out_sakes = self.out_sakes
        twin.resolving = self.resolving
        twin.removed = self.removed
        twin.aside = self.aside
        twin.aside_seat = self.aside_seat
        twin.seen = self.seen
        twin.ages = self.ages
        twin.blurred = self.blurred
        twin.valhalla_deck = self.valhalla_deck
        twin.valhalla_discards = self.valhalla_discards
        twin.valhalla_pair = self.valhalla_pair
        twin.valhalla_chooser = self.valhalla_chooser
        twin.valkyrie_owner = self.valkyrie_owner
        twin.start = self.start
        twin.active = self.active
        twin.turns = self.turns
        twin.plays_left = self.plays_left
        twin.rage = self.rage
        twin.charge = self.charge
        twin.skips_cards = self.skips_cards
        twin.feasted = self.feasted
        twin.spent = self.spent
        twin.read = self.read
        twin.sudden = self.sudden
        twin.due = self.due
        twin.emptied = self.emptied
        twin.extra_rounds = self.extra_rounds
        return twin

    # Knowing

    def veil(self, seat: int) -> None:
        knowledge.veil(self, seat)

    def dream(self, rng: Rng) -> None:
        knowledge.dream(self, rng)

    def forecast(self, seat: int, action: int) -> list[Outcome]:
        from meadhall.games.beer.forecast import forecast  # which knows the Steps, as they know the table

        return [] if self.over else forecast(self, seat, action)

    def scores(self) -> list[float]:
        """BEER-SD-4: a Warrior's own drinks; a Spirit's are those of the whole team."""
        team = self.team_drinks()
        found: list[float] = []
        for player in self.players:
            if player.state == OUT:
                found.append(0.0)
            else:
                found.append(float(team if player.state == SPIRIT else player.drinks))
        return found

    def facts(self) -> BeerView:
        return facts.facts(self)

    def kinds(self) -> EventKinds:
        return events.KINDS

    def own_value(self, type: str, number: int) -> object:
        return naming.value(self, type, number)

    def own_fact(self, type: str, number: int) -> object:
        return facts.fact(self, type, number)

    def remembered(self, event: Event) -> Event:
        """With the number of the Warrior's board, where it is told: tables of one setting have different ones."""
        if event.kind != events.ARRIVED and event.kind != events.POWER_USED:
            return event
        board = self.box.boards.index(self.players[event.seat].board)
        return Event(event.kind, event.seat, event.a, board, 0, 0, None, event.ears, event.number)

    def details(self, event: Event) -> list[tuple[str, object]]:
        return naming.details(self, event)

    def ending(self) -> Message:
        return naming.ending(self)

    # Looking around

    def left_seat(self) -> int:
        """The seat from which things that touch several players are counted (BEER-GEN-6)."""
        return (self.active + 1) % self.setting.seats

    def spirits(self) -> list[int]:
        return [seat for seat in range(self.setting.seats) if self.players[seat].state == SPIRIT]

    def team_drinks(self) -> int:
        """BEER-SPI-12."""
        total = 0
        for player in self.players:
            if player.state == SPIRIT:
                total += player.drinks
        return total

    @property
    def mug(self) -> int:
        return self.mug_beers + self.mug_sakes

    def minion_of(self, number: int) -> Minion | None:
        """The Minion in play with that number."""
        for minion in self.minions:
            if minion.number == number:
                return minion
        return None

    # Minions, the base ones included

    def minion_steps(self, minion: Minion) -> int:
        """The distance at which it strikes."""
        card = minion_card(minion.number)
        return self.box.cards[card].steps if card >= 0 else self.box.base_steps

    def minion_movement(self, minion: Minion) -> int:
        card = minion_card(minion.number)
        return self.box.cards[card].movement if card >= 0 else self.box.base_movement

    def minion_attack(self, minion: Minion) -> int:
        card = minion_card(minion.number)
        own = self.box.cards[card].attack if card >= 0 else self.box.base_attack
        return own + self.players[minion.owner].minion_attack

    def minion_defense(self, minion: Minion) -> int:
        card = minion_card(minion.number)
        own = self.box.cards[card].defense if card >= 0 else self.box.base_defense
        return own + self.players[minion.owner].minion_defense

    # Spirits

    def top_back(self, kind: int) -> int:
        """BEER-SPI-2, BEER-CMB-10: the back on top of the pile by which a Spirit of that kind goes; -1: none."""
        pile = self.piles[kind] if self.rules.two_piles else self.piles[0]
        return self.box.back_of(pile.top()) if pile.left else -1

    def matching(self, seat: int, kind: int) -> list[int]:
        """The cards in a Spirit's hand that he may play now."""
        top = self.top_back(kind)
        if top < 0:
            return []
        box = self.box
        return [card for card in self.players[seat].hand if box.back_of(card) == top]

    def matches(self, seat: int, kind: int) -> int:
        """How many cards in a Spirit's hand he may play now: asked far more often than which."""
        top = self.top_back(kind)
        found = 0
        if top >= 0:
            for card in self.players[seat].hand:
                if self.box.back_of(card) == top:
                    found += 1
        return found

    # The circle

    def join(self) -> None:
        """Work out who sits beside whom from `state`, after a set-up or a direct change."""
        self.warriors = [seat for seat in range(self.setting.seats) if self.players[seat].alive]
        self._find_neighbours()

    def leave(self, seat: int) -> None:
        """The Warrior is no longer part of the circle."""
        self.warriors = [one for one in self.warriors if one != seat]
        self._find_neighbours()

    def _find_neighbours(self) -> None:
        left = [-1] * self.setting.seats
        right = [-1] * self.setting.seats
        living = self.warriors
        for i in range(len(living)):
            following = living[(i + 1) % len(living)]
            left[living[i]] = following
            right[following] = living[i]
        self.left_of = left
        self.right_of = right

    def refit(self) -> None:
        """After direct changes of the position: everything that is worked out from something else."""
        self.join()
        self.valkyrie_owner = -1
        for seat in range(self.setting.seats):
            player = self.players[seat]
            player.refit(self.box)
            if player.has(VALKYRIE_CARD):
                self.valkyrie_owner = seat
        self._legal = None

    # Piles

    def pile_of(self, card: int) -> Pile:
        """BEER-CMB-9: where a discarded card belongs."""
        return self.piles[1] if self.rules.two_piles and card >= SET_SIZE else self.piles[0]

    def discard(self, card: int) -> None:
        """BEER-PILE-2: onto its discard pile, which becomes the draw pile at once if that is empty."""
        pile = self.pile_of(card)
        pile.discards.append(card)
        if pile.left == 0:
            self.reshuffle(pile)

    def reshuffle(self, pile: Pile) -> None:
        """BEER-PILE-1: the discards become the draw pile; nobody knows anything about them any more."""
        if not pile.discards:
            return
        cards = pile.discards
        pile.discards = []
        self.rng.shuffle(cards)
        pile.cards = cards
        pile.left = len(cards)
        pile.shuffles += 1
        ages = self.ages[:]
        for card in cards:
            ages[card] = pile.shuffles
        self.ages = ages
        if self.seen:
            seen = self.seen[:]
            for card in cards:
                seen[card] = 0
            self.seen = seen
            self.blurred = [card for card in self.blurred if card not in cards]
        if len(cards) > 1:
            self.say(events.RESHUFFLED, -1, len(cards))

    def take_top(self, pile: Pile) -> int:
        """The top card leaves its pile; -1 if there is none."""
        if pile.left == 0:
            return -1
        pile.left -= 1
        card = pile.cards[pile.left]
        if pile.left == 0:
            self.reshuffle(pile)
        return card

    def cards_to_draw(self) -> bool:
        for pile in self.piles:
            if pile.left:
                return True
        return False

    def only_pile(self) -> int:
        """The pile from which a card is drawn if that is no choice: 0 or 1, else -1 (BEER-CMB-9)."""
        if len(self.piles) == 1 or self.piles[1].left == 0:
            return 0
        return 1 if self.piles[0].left == 0 else -1

    def finish_card(self, card: int) -> None:
        """BEER-TURN-5: a played card is done; if it did not become equipment or a Minion it is discarded."""
        if card in self.resolving:
            self.resolving = [one for one in self.resolving if one != card]
            self.discard(card)

    # Drinks

    def put_out(self, kind: int, count: int) -> None:
        """Drinks leave the game."""
        if kind == BEER:
            self.out_beers += count
        else:
            self.out_sakes += count

    def put_out_all(self, code: int) -> None:
        self.out_beers += code & 3
        self.out_sakes += code >> 2

    def take_drink(self, seat: int, place: int, kind: int) -> None:
        """A drink is lifted from its place; where it goes is the caller's."""
        player = self.players[seat]
        player.shift(place, -EACH_DRINK[kind])
        player.count(kind, -1)
        player.refit(self.box)

    def place_drink(self, seat: int, place: int, kind: int) -> None:
        player = self.players[seat]
        player.shift(place, EACH_DRINK[kind])
        player.count(kind, 1)
        player.refit(self.box)

    def lose_gear(self, seat: int, card: int, why: int = 0) -> None:
        """The same, and everybody is told why, and what goes with it; see events.GEAR_LOST."""
        lying = self.players[seat].lying(GEAR_PLACE + gear_number(card))
        self.say(events.GEAR_LOST, seat, card, why, lying & 3, lying >> 2)
        self.drop_gear(seat, card, why == events.SMASHED)

    def drop_gear(self, seat: int, card: int, for_good: bool = False) -> None:
        """BEER-DRK-7: a Weapon or Item is discarded, or removed from the game; its drinks leave the game."""
        player = self.players[seat]
        self.put_out_all(player.unequip(card))
        player.refit(self.box)
        if for_good:
            self.removed = [*self.removed, card]
        else:
            self.discard(card)

    # Life

    def lose_life(self, seat: int, points: int, told: int) -> int:
        """BEER-LIFE-1: a drink on the pile goes first; what went is told as that event.

        Returns the Life Points lost, the drink counted as one; death is the caller's.
        """
        player = self.players[seat]
        lost = 0
        spilt = -1
        held = len(player.life)
        while lost < points and player.life:
            if player.on_life:
                kind = BEER if player.on_life & 3 else SAKE
                self.take_drink(seat, LIFE_PLACE, kind)
                self.put_out(kind, 1)
                spilt = kind
            else:
                player.wounds = [*player.wounds, player.life[-1]]
                player.life = player.life[:-1]
            lost += 1
        self.say(told, seat, held - len(player.life), len(player.life), spilt)
        return lost

    def recover(self, seat: int, points: int) -> int:
        """BEER-LIFE-2: the top Wounds go back on top of the Life pile."""
        player = self.players[seat]
        back = min(points, len(player.wounds))
        for _ in range(back):
            player.life = [*player.life, player.wounds[-1]]
            player.wounds = player.wounds[:-1]
        return back
