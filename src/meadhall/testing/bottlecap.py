"""Positions of Bottlecap Vikings in a few readable lines, and how to play them by name.

Red has 2 wood and 1 gold and stands one space before a Feast. Whoever owes the decision takes what is named:

>>> table = bottlecap(seats=2).space(1, "S02").meters(0, wood=2, gold=1, glory=0).ship(0, 0).turn_of(0)
>>> choices(table)
['sail 1', 'sail 2', 'sail 3']
>>> choices(play(table, "sail 1"))
['part a', 'finish']
>>> forbidden_by(table, "part b")
'CAP-RES-5'
>>> meters(play(table, "part a"), 0)
(0, 0, 1)

The lid can be told what it gives, as long as it holds a token of that colour: "R" is red, "G" is grey. What a seat
starts with is taken out of the lid:

>>> table = bottlecap(seats=2).damage(1, red=3).ship(0, 3).ship(1, 0).draws("R").turn_of(0)
>>> lid(table)
(2, 7)
>>> damage(play(table, "sail 2"), 1)    # across the line: the fourth red calls the Valkyries
(0, 0)

A table that was set up like this plays, copies and shows itself like any other. It only has no past, so its record
can't be rebuilt.
"""

from __future__ import annotations

from meadhall.engine.errors import MeadhallError
from meadhall.engine.option import settle_options
from meadhall.engine.rng import seeded
from meadhall.games.bottlecap import data as datafile
from meadhall.games.bottlecap.actions import (
    COPY,
    DOUBLE,
    EXCHANGE,
    GIVE,
    GOODS,
    PART,
    RETURN,
    SIDE,
    STEP,
    SWAP,
    TAKE,
    UNDRAW,
    USE,
)
from meadhall.games.bottlecap.components import Box, Side
from meadhall.games.bottlecap.events import COLOURS, METERS
from meadhall.games.bottlecap.game import GAME
from meadhall.games.bottlecap.steps.turn import Turn
from meadhall.games.bottlecap.steps.window import USABLE
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap
from meadhall.games.bottlecap.village import Village

MOST_REDS_OUT = 3  # CAP-INV-2: a fourth one would have called the Valkyries
UNPLACED = (0, 5, 6, 7)  # where the ships of seats 0 to 3 lie when nothing is said of them


def bottlecap(seats: int = 2, *, data: str | None = None, **options: str | int) -> Position:
    """A position to be described: empty meters, common sides, nothing built, Red to start, the cap unturned.

    `options` are those of the game, `data` is the text of a component file. Finish with `turn_of` or `setup`.
    """
    return Position(seats, data, dict(options))


class Position:
    """What shall lie on the table. Everything returns the position itself, until `turn_of` or `setup` lays it out."""

    def __init__(self, seats: int, data: str | None, options: dict[str, object]) -> None:
        self._seats = seats
        self._data = data
        self._options = options
        self._box = datafile.load(data)
        self._spaces: dict[int, str] = {}
        self._sides = ["COM"] * seats
        self._meters = [[0, 0, 0] for _ in range(seats)]
        self._ships = list(UNPLACED[:seats])
        self._headings = [1] * seats
        self._reds = [0] * seats
        self._greys = [0] * seats
        self._abilities: list[list[int]] = [[] for _ in range(seats)]
        self._huts: list[tuple[int, int]] = [(0, 0)] * seats  # tier, and place in it from the left
        self._rotation = 0
        self._round = 1
        self._draws: list[int] = []

    # The board

    def ring(self, *texts: str) -> Position:
        """The action texts at positions 0, 1, ...; where nothing is said lie the tiles that are left, face a up."""
        self._spaces = dict(enumerate(texts))
        return self

    def space(self, position: int, text: str) -> Position:
        """The action text at one position.

        >>> table = bottlecap().space(3, "S12").turn_of(0)
        >>> place_name(table, 3)
        'Balance'
        """
        self._spaces[position] = text
        return self

    def rotation(self, position: int) -> Position:
        """The position that the helper faces."""
        self._rotation = position
        return self

    def round(self, number: int) -> Position:
        """The round in which the turn lies."""
        self._round = number
        return self

    def draws(self, *colours: str) -> Position:
        """The next tokens out of the lid, "R" or "G" each; after them chance decides."""
        self._draws = [{"R": 0, "G": -1}[colour] for colour in colours]
        return self

    # A seat

    def side(self, seat: int, ident: str) -> Position:
        """The side of the seat's city card: COM or U1 to U4."""
        self._sides[seat] = ident
        return self

    def meters(self, seat: int, wood: int, gold: int, glory: int) -> Position:
        self._meters[seat] = [wood, gold, glory]
        return self

    def wood(self, seat: int, amount: int) -> Position:
        self._meters[seat][0] = amount
        return self

    def gold(self, seat: int, amount: int) -> Position:
        self._meters[seat][1] = amount
        return self

    def glory(self, seat: int, amount: int) -> Position:
        self._meters[seat][2] = amount
        return self

    def ship(self, seat: int, position: int) -> Position:
        self._ships[seat] = position
        return self

    def ships(self, *positions: int) -> Position:
        """The ships of seats 0, 1, ..."""
        self._ships[: len(positions)] = positions
        return self

    def anticlockwise(self, seat: int) -> Position:
        """The seat's ship has been turned round."""
        self._headings[seat] = -1
        return self

    def damage(self, seat: int, red: int = 0, grey: int = 0) -> Position:
        """Tokens in front of the seat; they are missing in the lid."""
        self._reds[seat] = red
        self._greys[seat] = grey
        return self

    def abilities(self, seat: int, *idents: str) -> Position:
        """The instances that the seat owns, the oldest first, wherever they come from; its hut does not move."""
        self._abilities[seat] = [int(ident.removeprefix("A")) for ident in idents]
        return self

    def hut(self, seat: int, tier: int, place: int = 0) -> Position:
        """The hut on a space of that tier, counted from the left; what it owns is for `abilities` to say."""
        self._huts[seat] = (tier, place)
        return self

    # Laying it out

    def turn_of(self, seat: int) -> Bottlecap:
        """The table as the seat's turn begins: it waits for how far to sail."""
        table = self._laid_out()
        table.agenda.cut(0)
        for village, at in zip(table.villages, range(self._seats)):
            self._move_in(village, at)
        table.lid_reds -= sum(self._reds)
        table.lid_greys -= sum(self._greys)
        if sum(self._reds) > MOST_REDS_OUT:
            raise MeadhallError(f"{sum(self._reds)} reds with the seats would have called the Valkyries; 3 are most.")
        if table.lid_greys < 0:
            raise MeadhallError(f"{sum(self._greys)} greys are with the seats, {-table.lid_greys} more than there are.")
        table.rotation = self._rotation
        table.turns = (self._round - 1) * self._seats + (seat - table.start) % self._seats
        table.push(Turn(seat))
        table.rng.script = list(self._draws)
        table.settle()
        return table

    def setup(self) -> Bottlecap:
        """The table at its very beginning: it waits for the first decision of the setup.

        >>> choices(bottlecap(seats=2).setup())[:3]
        ['place 0', 'place 1', 'place 2']
        """
        table = self._laid_out()
        table.settle()
        return table

    def _laid_out(self) -> Bottlecap:
        chosen: dict[str, object] = {"start": 0}
        if "layout" not in self._options:
            chosen |= {"layout": "custom", "tiles": ",".join(_tiles(self._box, self._spaces))}
        if "city" not in self._options:
            chosen |= {"city": "custom", "sides": ",".join(self._sides)}
        options = settle_options(GAME.options, chosen | self._options)
        names = list(GAME.seat_names[: self._seats])
        return GAME.deal(GAME.setting(self._seats, options, self._data, names), seeded(0))

    def _move_in(self, village: Village, seat: int) -> None:
        side = village.side
        for name, amount, most in zip(METERS, self._meters[seat], (side.wood, side.gold, side.glory - 1)):
            if not 0 <= amount <= most:
                raise MeadhallError(f"Seat {seat} can't have {amount} {name} at the start of a turn; {most} is most.")
        village.wood, village.gold, village.glory = self._meters[seat]
        village.ship = self._ships[seat] % POSITIONS
        village.heading = self._headings[seat]
        village.reds = self._reds[seat]
        village.greys = self._greys[seat]
        for ability in self._abilities[seat]:
            village.own(ability, False)
        tier, place = self._huts[seat]
        village.tier = tier
        village.hut = city_space(side, tier, place)


def _tiles(box: Box, wanted: dict[int, str]) -> list[str]:
    """For each position a tile and its face, as the option `tiles` lists them: T1a, T2b, ..."""
    left = list(box.tiles)
    laid: dict[int, str] = {}
    for position, text in wanted.items():
        number = int(text.removeprefix("S"))
        fitting = [tile for tile in left if number in tile.faces]
        if not fitting:
            raise MeadhallError(f"No tile is left that shows {text}: its tile shows another face already.")
        laid[position] = fitting[0].ident + "ab"[fitting[0].faces.index(number)]
        left.remove(fitting[0])
    for position in range(POSITIONS):
        if position not in laid:
            laid[position] = left.pop(0).ident + "a"
    return [laid[position] for position in range(POSITIONS)]


def city_space(side: Side, tier: int, place: int = 0) -> int:
    """The number of a city space, by its tier and its place from the left.

    >>> city_space(bottlecap().turn_of(0).villages[0].side, tier=2, place=1)
    4
    """
    spaces = [0]
    for _ in range(tier):
        spaces = sorted({goal for space in spaces for goal in side.ways[space]})
    return spaces[place]


# Playing by name

CALLED = {
    SIDE: ("common", "unique"),
    EXCHANGE: ("wood for wood", "wood for gold", "gold for wood", "gold for gold"),  # what you take, what you give
    TAKE: METERS,
    GIVE: METERS,
    UNDRAW: COLOURS,
    USE: tuple(f"A{ability:02d}" for ability in USABLE),
    PART: "ab",
    DOUBLE: METERS,
}
COUNTED = {GOODS: " gold", RETURN: " red"}


def play(table: Bottlecap, *words: str) -> Bottlecap:
    """Take the named options one after the other, each by the seat that owes the decision."""
    for word in words:
        if table.over:
            raise MeadhallError(f"The game is over, so {word!r} can't be done.")
        table.apply(table.deciders()[0], _named(table, word))
    return table


def finish_turn(table: Bottlecap) -> Bottlecap:
    """Let the turn run out as if everybody were absent: its ship, if it has not moved yet, sails 1."""
    turn = table.turns
    while not table.over and table.turns == turn:
        table.time_out(table.deciders()[0])
    return table


def choices(table: Bottlecap) -> list[str]:
    """The options of the seat that owes the decision, as `play` takes them."""
    return [] if table.over else [name_of(table, action) for action in table.options(table.deciders()[0])]


def when_absent(table: Bottlecap) -> str:
    """What is done for the seat that owes the decision if it is absent."""
    return name_of(table, table.default(table.deciders()[0]))


def forbidden_by(table: Bottlecap, word: str) -> str:
    """The ID of the rule that stands against something that comes to mind here, or "" if it can be done."""
    refusal = table.why_not(table.deciders()[0], _named(table, word))
    return "" if refusal is None else refusal.rule


def name_of(table: Bottlecap, action: int) -> str:
    """An action in the words of `play`."""
    verb = GAME.verbs.of(action)
    if verb is None or verb.size == 1:
        return GAME.verbs.name(action)
    n = action - verb.base
    if verb.base in CALLED:
        return f"{verb.name} {CALLED[verb.base][n]}"
    if verb.base == STEP:
        return _step_name(table, n)
    if verb.base == COPY:
        return f"copy A{n:02d}"
    if verb.base == SWAP:
        return f"swap {n} and {(n + 1) % POSITIONS}"
    return f"{verb.name} {n}{COUNTED.get(verb.base, '')}"


def _step_name(table: Bottlecap, space: int) -> str:
    side = table.villages[table.deciders()[0]].side
    return "step throne" if space == side.throne else f"step A{side.abilities[space]:02d}"


def _named(table: Bottlecap, word: str) -> int:
    seat = table.deciders()[0]
    for action in [*table.options(seat), *table.candidates(seat)]:
        if name_of(table, action) == word:
            return action
    raise MeadhallError(f"Nobody would think of {word!r} now; {table.name(seat)} can {', '.join(choices(table))}.")


# Looking


def meters(table: Bottlecap, seat: int) -> tuple[int, int, int]:
    """The seat's wood, gold and glory."""
    village = table.villages[seat]
    return (village.wood, village.gold, village.glory)


def damage(table: Bottlecap, seat: int) -> tuple[int, int]:
    """The seat's red and grey tokens."""
    return (table.villages[seat].reds, table.villages[seat].greys)


def abilities(table: Bottlecap, seat: int) -> list[str]:
    """The instances that the seat owns, the oldest first."""
    return [f"A{ability:02d}" for ability in table.villages[seat].abilities]


def place_name(table: Bottlecap, position: int) -> str:
    """The name of the space at a position."""
    return table.box.texts.spaces[table.spaces[position]]


def lid(table: Bottlecap) -> tuple[int, int]:
    """The red and grey tokens in the lid."""
    return (table.lid_reds, table.lid_greys)


def happened(table: Bottlecap, kind: int) -> list[tuple[int, int, int, int, int]]:
    """All events of a kind (see `meadhall.games.bottlecap.events`), as seat, a, b, c, d."""
    return [(event.seat, event.a, event.b, event.c, event.d) for event in table.events() if event.kind == kind]
