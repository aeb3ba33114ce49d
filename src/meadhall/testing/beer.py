"""Positions of Beer & Vikings in a few readable lines; `beer_play` has the words to play them with.

Seats are letters, clockwise: B is on A's left. Cards are named, or described by boxes and back: "Broddi", "A2 D-",
"K1 drowsy" is any card with these. What is not said: hands are empty, everybody is a plain Warrior without a power who
has 6 Life cards and wields a Family Sword, 3 Steps lie in each gap, and the Mug is as full as at the start.

>>> from meadhall.testing.beer_play import attack, choices, life, play
>>> table = beer(3).hand("A", "A2").gap("AB", 1).turn_of("A")
>>> choices(attack(table, "A2", "Family Sword", "B"))
['pass', 'soul 1', 'soul 2', 'soul 3', 'soul 4', 'soul 5']
>>> life(play(table, "B: pass"), "B")
(2, 4)

A table that was set up like this plays, copies and shows itself like any other. It only has no past, so its record
can't be rebuilt.
"""

from __future__ import annotations

from meadhall.engine.errors import MeadhallError
from meadhall.engine.option import settle_options
from meadhall.engine.rng import seeded
from meadhall.games.beer.actions import BEER, LEFT, RIGHT, SAKE, gear_number, minion_number
from meadhall.games.beer.circle import Minion
from meadhall.games.beer.components import FREE, SAMURAI, SET_SIZE, VIKING, Board, Power
from meadhall.games.beer.game import GAME
from meadhall.games.beer.player import EACH_DRINK, OUT, SPIRIT, Player
from meadhall.games.beer.steps.anytime import AnyTime
from meadhall.games.beer.steps.turn import NEXT_TURN, begin
from meadhall.games.beer.table import Beer
from meadhall.testing.beer_cards import Spec, letter, number

PLAIN_LIFE = 6
NO_POWER = Power(FREE, [], [], False)
PLAIN = {
    "viking": Board("viking", "Viking", "BEER-COMP-4", VIKING, PLAIN_LIFE, 4, NO_POWER),
    "samurai": Board("samurai", "Samurai", "BEER-SAK-7", SAMURAI, PLAIN_LIFE, 4, NO_POWER),
}
BASE = "base"  # a base Minion


def beer(seats: int = 4, **options: str | int) -> Position:
    """A position to be described; `options` are those of the game. Finish with `turn_of`."""
    return Position(seats, dict(options))


class Position:
    """What shall lie on the table. Everything returns the position itself, until `turn_of` lays it out."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self._seats = seats
        self._options = options
        self._boards = ["viking"] * seats
        self._hands: dict[int, list[str]] = {}
        self._gear: dict[int, list[str]] = {}
        self._wielded: dict[int, str | None] = {}
        self._life: dict[int, list[str]] = {}
        self._wounds: dict[int, list[str]] = {}
        self._drinks: list[tuple[int, str, int]] = []
        self._gaps: dict[int, int] = {}
        self._minions: list[tuple[int, int, str, int]] = []
        self._valhalla: dict[int, list[str]] = {}
        self._spirits: dict[int, tuple[int, int]] = {}
        self._tops: list[list[str]] = [[], []]
        self._piles: list[list[str] | None] = [None, None]
        self._discards: list[str] | None = None
        self._mug: tuple[int, int] | None = None
        self._spent: set[int] = set()
        self._reserve: int | None = None
        self._valhalla_deck: list[str] | None = None
        self._sudden: tuple[int, str] | None = None
        self._draws: list[int] = []
        self._turn = 1

    # Seats

    def warrior(self, seat: str, ident: str) -> Position:
        """A board: an id such as "sigrid", or "viking" and "samurai" without a power."""
        self._boards[number(seat)] = ident
        return self

    def hand(self, seat: str, *cards: str) -> Position:
        self._hands[number(seat)] = list(cards)
        return self

    def gear(self, seat: str, *names: str, wield: str | None = "") -> Position:
        """Weapons and Items; the first one is wielded unless `wield` names another, or None."""
        self._gear[number(seat)] = list(names)
        self._wielded[number(seat)] = names[0] if wield == "" and names else wield or None
        return self

    def life(self, seat: str, *cards: str, size: int = -1) -> Position:
        """The Life pile: so many cards, or these, the top one first."""
        self._life[number(seat)] = list(cards) if cards else [""] * size
        return self

    def wounds(self, seat: str, *cards: str, size: int = -1) -> Position:
        """The Wounds pile: so many cards, or these, the top one first."""
        self._wounds[number(seat)] = list(cards) if cards else [""] * size
        return self

    def drinks(self, seat: str, *places: str, kind: int = BEER) -> Position:
        """A drink on each of these: "life", "board", or the name of a Weapon or Item."""
        self._drinks += [(number(seat), place, kind) for place in places]
        return self

    def sakes(self, seat: str, *places: str) -> Position:
        return self.drinks(seat, *places, kind=SAKE)

    def valhalla(self, seat: str, *names: str) -> Position:
        """Valhalla cards, by a word of their name: "Mjollnir", "Chain"."""
        self._valhalla[number(seat)] = list(names)
        return self

    def spirit(self, seat: str, *cards: str, beers: int = 0, sakes: int = 0) -> Position:
        """A Spirit with these cards in hand, told by their backs."""
        self._spirits[number(seat)] = (beers, sakes)
        self._hands[number(seat)] = list(cards)
        return self

    def spent(self, *seats: str) -> Position:
        """Their Energy counters are gone."""
        self._spent |= {number(seat) for seat in seats}
        return self

    # The circle

    def gap(self, pair: str, counters: int) -> Position:
        """The Step counters between two neighbours, the first of whom has the second on his left: "AB"."""
        self._gaps[number(pair[0])] = counters
        return self

    def minion(self, seat: str, side: str, name: str, steps: int = 0) -> Position:
        """A Minion in play so many Steps away from its master, or "base"."""
        self._minions.append((number(seat), LEFT if side == "left" else RIGHT, name, steps))
        return self

    def reserve(self, counters: int) -> Position:
        """Step counters in the reserve; usually whatever is not in the gaps."""
        self._reserve = counters
        return self

    # Piles

    def top(self, *cards: str, pile: int = 0) -> Position:
        """The next cards of a draw pile, the first one on top."""
        self._tops[pile] = list(cards)
        return self

    def pile(self, *cards: str, pile: int = 0) -> Position:
        """The whole draw pile, the first card on top; all others lie in the discards."""
        self._piles[pile] = list(cards)
        return self

    def gone(self, *cards: str) -> Position:
        """The only discards; with `pile` said too, all other cards are removed from the game."""
        self._discards = list(cards)
        return self

    def mug(self, beers: int, sakes: int = 0) -> Position:
        self._mug = (beers, sakes)
        return self

    def valhalla_deck(self, *names: str) -> Position:
        """The whole deck, the top one first; the others that nobody owns lie in its discards."""
        self._valhalla_deck = list(names)
        return self

    def sudden_death(self, emptied: str, due: str = "") -> Position:
        """The Mug was emptied by that seat; those in `due` still have their last turn."""
        self._sudden = (number(emptied), due)
        return self

    def chance(self, *numbers: int) -> Position:
        """What the generator gives next, as `rng.below` does."""
        self._draws = list(numbers)
        return self

    def turn(self, count: int) -> Position:
        """Which turn of the game it is."""
        self._turn = count
        return self

    # Laying it out

    def turn_of(self, seat: str, windows: bool = False) -> Beer:
        """The table as the seat's turn begins; its opening windows are passed unless they are wanted."""
        table = self._laid_out()
        table.agenda.cut(0)
        table.push(NEXT_TURN)
        table.turns = self._turn - 1
        table.due &= ~(1 << number(seat))
        begin(table, number(seat))
        table.settle()
        while not windows and not table.over and isinstance(table.agenda.top(), AnyTime):
            table.apply(table.deciders()[0], 0)
        return table

    def over_to(self, seat: str) -> Beer:
        """The table as the turn of that seat is over."""
        table = self._laid_out()
        table.agenda.cut(0)
        table.push(NEXT_TURN)
        table.turns = self._turn
        table.active = number(seat)
        table.settle()
        return table

    def _laid_out(self) -> Beer:
        options = settle_options(GAME.options, {"start": 0} | self._options)
        names = [letter(seat) for seat in range(self._seats)]
        table = GAME.deal(GAME.setting(self._seats, options, None, names), seeded(0))
        boards = {board.ident: board for board in table.box.boards} | PLAIN
        table.players = [Player(boards[ident]) for ident in self._boards]
        for seat in range(self._seats):
            self._seat_down(table, seat)
        self._deal(table)
        self._lay_circle(table)
        self._lay_drinks(table)
        self._lay_valhalla(table)
        if self._sudden is not None:
            table.sudden = True
            table.emptied = self._sudden[0]
            table.due = sum(1 << number(seat) for seat in self._sudden[1])
        table.ages = [0] * table.rules.cards
        table.seen = []
        table._log = []  # what was dealt before is no past of this position
        table.told = 0
        table.refit()
        table.rng.script = list(self._draws)
        return table

    def _seat_down(self, table: Beer, seat: int) -> None:
        player = table.players[seat]
        player.energy = seat not in self._spent
        if seat in self._spirits:
            player.state = SPIRIT
            player.beers, player.sakes = self._spirits[seat]
        if player.state in (SPIRIT, OUT):
            player.energy = False

    def _deal(self, table: Beer) -> None:
        """Cards that are asked for by name first, then those described by their boxes, then any."""
        wanted: list[tuple[str, list[int]]] = []

        def want(cards: list[str]) -> list[int]:
            found = [-1] * len(cards)
            for at, card in enumerate(cards):
                wanted.append((card, found))
                places.append(at)
            return found

        places: list[int] = []
        minions = [want([name]) for _, _, name, _ in self._minions if name != BASE]
        for seat, player in enumerate(table.players):
            player.hand = want(self._hands.get(seat, []))
            if player.alive:
                sword = "Katana" if player.kind == SAMURAI else "Family Sword"
                player.gear = want(self._gear.get(seat, [sword]))
                player.life = want(self._life.get(seat, [""] * player.board.life)[::-1])
                player.wounds = want(self._wounds.get(seat, [])[::-1])
        own = [VIKING, SAMURAI] if table.rules.two_piles else [-1]
        lying = [said if said is not None else top for said, top in zip(self._piles, self._tops)]
        tops = [want(lying[at][::-1]) for at in range(len(own))]
        discards = want(self._discards or [])
        left = list(range(table.rules.cards))
        order = sorted(range(len(wanted)), key=lambda at: Spec(wanted[at][0]).looseness)
        for at in order:
            spec = Spec(wanted[at][0])
            fitting = [card for card in left if spec.fits(table.box, card)]
            if not fitting:
                raise MeadhallError(f"There is no card left like {wanted[at][0]!r}.")
            # What is not described is taken from the end, so that the well-known Events stay for the others.
            card = fitting[0] if wanted[at][0] else fitting[len(fitting) // 2]
            wanted[at][1][places[at]] = card
            left.remove(card)
        for seat, player in enumerate(table.players):
            if player.alive:
                player.on_gear = [0] * len(player.gear)
                name = self._wielded.get(seat, table.box.cards[player.gear[0]].name if seat not in self._gear else None)
                for card in player.gear:
                    if name is not None and table.box.cards[card].name == name:
                        player.wielded = card
        self._fill_piles(table, tops, discards, left)
        numbers = [minion_number(found[0]) for found in minions]
        table.minions = []
        for seat, side, name, steps in self._minions:
            table.minions = [*table.minions, Minion(20 + seat if name == BASE else numbers.pop(0), seat, side, steps)]

    def _fill_piles(self, table: Beer, tops: list[list[int]], discards: list[int], left: list[int]) -> None:
        table.removed = []
        for at, pile in enumerate(table.piles):
            mine = [one for one in left if len(tops) == 1 or (one >= SET_SIZE) == (at == 1)]
            pile.discards = [one for one in discards if len(tops) == 1 or (one >= SET_SIZE) == (at == 1)]
            if self._piles[at] is None:
                pile.cards = mine + tops[at]
            else:
                pile.cards = tops[at]
                if self._discards is not None:
                    table.removed = table.removed + mine
                else:
                    pile.discards = mine
            pile.left = len(pile.cards)

    def _lay_circle(self, table: Beer) -> None:
        table.join()
        living = table.warriors
        table.line = -1
        for player in table.players:
            player.gap = 0
        if len(living) == 2:
            table.line = next((seat for seat in living if seat in self._gaps), living[0])
            table.players[table.line].gap = self._gaps.get(table.line, 3)
        elif len(living) > 2:
            for seat in living:
                table.players[seat].gap = self._gaps.get(seat, 3)
        lying = sum(player.gap for player in table.players)
        table.reserve = table.rules.counters - lying if self._reserve is None else self._reserve

    def _lay_drinks(self, table: Beer) -> None:
        beers = sakes = 0
        for seat, place, kind in self._drinks:
            player = table.players[seat]
            player.shift(self._place(table, seat, place), EACH_DRINK[kind])
            player.count(kind, 1)
        for player in table.players:
            beers += player.beers
            sakes += player.sakes
        if self._sudden is not None:
            table.mug_beers, table.mug_sakes = 0, 0
        elif self._mug is not None:
            table.mug_beers, table.mug_sakes = self._mug
        else:
            table.mug_beers = min(table.mug_beers, 20 - beers)
            table.mug_sakes = min(table.mug_sakes, 20 - sakes)
        table.out_beers = 20 - table.mug_beers - beers
        table.out_sakes = 20 - table.mug_sakes - sakes if table.rules.combined else 0

    def _place(self, table: Beer, seat: int, place: str) -> int:
        if place in ("life", "board"):
            return 0 if place == "life" else 1
        for card in table.players[seat].gear:
            if table.box.cards[card].name == place:
                return 2 + gear_number(card)
        raise MeadhallError(f"{letter(seat)} has no {place} to put a drink on.")

    def _lay_valhalla(self, table: Beer) -> None:
        def find(word: str) -> int:
            return next(at for at, card in enumerate(table.box.valhalla) if word in card.name)

        owned: list[int] = []
        for seat, names in self._valhalla.items():
            for name in names:
                owned.append(find(name))
                table.players[seat].valhalla |= 1 << find(name)
        rest = [card for card in range(10) if card not in owned]
        if self._valhalla_deck is not None:
            table.valhalla_deck = [find(name) for name in reversed(self._valhalla_deck)]
            table.valhalla_discards = [card for card in rest if card not in table.valhalla_deck]
        else:
            table.valhalla_deck = rest
