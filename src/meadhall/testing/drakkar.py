"""Positions of Drakkar in a few readable lines, and how to play them by name.

Bjorn has a Knarr with a Viking 2 on board; Astrid raids him with a Viking 3 while he takes a Viking 1 on board:

>>> A, B, C, D = range(4)
>>> position = drakkar(seats=4).ship(A, "bow").cargo(A, "viking 3").ship(B, "bow", "stern").cargo(B, "viking 2")
>>> table = position.tokens(B, goats=1).hand(A, "raid").hand(B, "viking 1").playing()
>>> print(lay(table, {A: "raid", B: "viking 1"}).prompt(A))
Your crew of strength 3 goes raiding: whom do you attack?
>>> cargo(table, B)
['viking 2', 'viking 1']

A seat of which no hand is told has no cards left and sits the turns out; every other one has a spare card for the turn
after. Cards that are told nowhere lie among the discards.
"""

from __future__ import annotations

import tomllib
from importlib import resources

from mypy_extensions import i64

from meadhall.engine.errors import MeadhallError
from meadhall.engine.option import settle_options
from meadhall.engine.rng import seeded
from meadhall.games.drakkar.actions import COMMIT, VERBS
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.game import GAME
from meadhall.games.drakkar.knowledge import take_up
from meadhall.games.drakkar.steps.brawl import CLAIMS
from meadhall.games.drakkar.steps.commit import TURN
from meadhall.games.drakkar.steps.month import MONTH_END
from meadhall.games.drakkar.steps.quests import DEAL_QUESTS
from meadhall.games.drakkar.steps.sailing import SET_SAIL
from meadhall.games.drakkar.table import ALL_QUESTS, Drakkar
from meadhall.games.drakkar.village import face_of, laid


def drakkar(seats: int = 4, *, data: str | None = None, **options: str | int) -> Position:
    """A position to be described: no tokens, no ships, seat 0 the Earl. Finish with `playing`, `sailing` or `brawl`."""
    return Position(seats, data, dict(options))


def with_cards(cards: dict[str, tuple[str, str]]) -> str:
    """The text of a component file in which some cards have other faces: "bow", "raid 5", "boarding 5 3:gw"."""
    own = (resources.files("meadhall.games.drakkar") / "data" / "cards.toml").read_text(encoding="utf-8")
    lines: list[str] = []
    for entry in tomllib.loads(own)["card"]:
        sides = [_spelt(entry["a"]), _spelt(entry["b"])]
        if entry["id"] in cards:
            sides = [_entry(face) for face in cards[entry["id"]]]
        lines += ["[[card]]", f'origin = "{entry["origin"]}"', f'id = "{entry["id"]}"', f"mark = {entry['mark']}"]
        lines += [f"a = {sides[0]}", f"b = {sides[1]}", ""]
    return "\n".join(lines)


def _spelt(face: dict[str, object]) -> str:
    said = [f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in face.items()]
    return "{ " + ", ".join(said) + " }"


ACTING = ("loki", "thief", "raid", "boarding", "sabotage")


def _entry(face: str) -> str:
    """'boarding 5 3:gw' as it stands in a component file."""
    words = face.split()
    if words[0] not in ACTING:
        return _spelt({"face": face})
    entry: dict[str, object] = {"face": words[0], "number": int(words[1])}
    if len(words) > 2:
        strength, loot = words[2].split(":")
        entry |= {"strength": int(strength), "loot": loot}
    return _spelt(entry)


class Position:
    """What shall lie on the table. Everything returns the position itself, until it is laid out."""

    def __init__(self, seats: int, data: str | None, options: dict[str, object]) -> None:
        self._seats = seats
        settled = settle_options(GAME.options, {"first_earl": 0} | options)
        self._table = GAME.deal(GAME.setting(seats, settled, data, list(GAME.seat_names[:seats])), seeded(0))
        self._pool = list(range(self._table.rules.in_use))
        self._parts: list[list[str]] = [[] for _ in range(seats)]
        self._cargo: list[list[str]] = [[] for _ in range(seats)]
        self._spears = [0] * seats
        self._hands: list[list[tuple[str, str]]] = [[] for _ in range(seats)]
        self._tokens = [[0, 0, 0] for _ in range(seats)]
        self._stacks: list[int] | None = None
        self._quests: dict[int, str] = {}
        self._turn = 5
        self._month = 1

    def ship(self, seat: int, *parts: str) -> Position:
        """The ship parts in front of the seat, the earliest placed first."""
        self._parts[seat] = list(parts)
        return self

    def cargo(self, seat: int, *cards: str) -> Position:
        """What is stored, the earliest first."""
        self._cargo[seat] = list(cards)
        return self

    def spears(self, seat: int, many: int) -> Position:
        self._spears[seat] = many
        return self

    def hand(self, seat: int, *faces: str, public: str = "") -> Position:
        """Cards in hand, each by one of its faces ("raid", "raid 14"), which all see unless `public` names another."""
        self._hands[seat] += [(face, public or face) for face in faces]
        return self

    def tokens(self, seat: int, goats: int = 0, weapons: int = 0, gold: int = 0) -> Position:
        self._tokens[seat] = [goats, weapons, gold]
        return self

    def stacks(self, goats: int, weapons: int, gold: int) -> Position:
        """What is left in the stacks; if nothing is said, all that the seats don't have."""
        self._stacks = [goats, weapons, gold]
        return self

    def quest(self, seat: int, ident: str) -> Position:
        """The Quest that the seat has kept this month, Q01 to Q24."""
        self._quests[seat] = ident
        return self

    def turn(self, number: int) -> Position:
        """The turn that begins with `playing`."""
        self._turn = number
        return self

    def month(self, number: int) -> Position:
        self._month = number
        return self

    # Laying it out

    def playing(self, spare: bool = True) -> Drakkar:
        """The table as a turn begins: all seats with cards owe a commit."""
        table = self._laid_out(spare)
        for step in (MONTH_END, SET_SAIL, TURN):
            table.push(step)
        table.turn = self._turn - 1
        table.settle()
        return table

    def sailing(self) -> Drakkar:
        """The table when the last turn is over and Quests met alone are paid: it waits for the first bargain."""
        table = self._laid_out(False)
        table.push(MONTH_END)
        table.push(SET_SAIL)
        table.turn = HAND
        table.settle()
        return table

    def brawl(self, *reflexes: int) -> Drakkar:
        """The table when the piles are laid, with the seats in this order of reflexes."""
        table = self._laid_out(False)
        for village in table.villages:
            village.pile = -1
            village.left = 0
            village.order = []
            village.choices = []
            village.knows = 0
            village.kept = village.kept[: self._month - 1]
            village.dealt = village.dealt[: 2 * (self._month - 1)]
        table.discards = []
        table.reflexes = list(reflexes)
        for step in (MONTH_END, SET_SAIL, TURN, DEAL_QUESTS, CLAIMS):
            table.push(step)
        table.settle()
        return table

    def _laid_out(self, spare: bool) -> Drakkar:
        table = self._table
        table.agenda.cut(0)
        table.month = self._month
        self._keep_quests()
        for seat in range(self._seats):
            table.villages[seat].tokens = self._tokens[seat]
        in_hands = [sum(tokens[kind] for tokens in self._tokens) for kind in range(3)]
        box = table.rules.box.stacks
        table.stacks = self._stacks or [box[kind] - in_hands[kind] for kind in range(3)]
        placed = self._cards_told()
        table.cards = [-1] * table.rules.in_use
        table.ups = [-1] * table.rules.in_use
        for seat in range(self._seats):
            self._fill_pile(seat, placed[seat], spare)
        return table

    def _keep_quests(self) -> None:
        """Each seat's Quests of all months so far: the one told for this month, and others that nobody asks for."""
        quests = self._table.rules.box.quests
        told = {seat: [quest.ident for quest in quests].index(ident) for seat, ident in self._quests.items()}
        spare = [number for number in range(24) if number not in told.values()]
        for seat, village in enumerate(self._table.villages):
            for month in range(1, self._month + 1):
                kept = told[seat] if month == self._month and seat in told else spare.pop()
                village.kept = [*village.kept, kept]
                village.dealt = [*village.dealt, kept, kept]
        deck = ALL_QUESTS
        for village in self._table.villages:
            for kept in village.kept:
                deck &= ~(1 << kept)
        self._table.quest_deck = deck

    def _cards_told(self) -> list[list[tuple[int, int, str]]]:
        """For each seat the cards told of it: card, face up, and where. Faces with a number have the first pick."""
        told: list[tuple[int, str, str, str]] = []
        for seat in range(self._seats):
            told += [(seat, face, face, "parts") for face in self._parts[seat]]
            told += [(seat, face, face, "cargo") for face in self._cargo[seat]]
            told += [(seat, "spear", "spear", "spears")] * self._spears[seat]
            told += [(seat, face, public, "hand") for face, public in self._hands[seat]]
        idents = [kind.ident for kind in self._table.rules.box.kinds]
        order = sorted(range(len(told)), key=lambda at: told[at][1] in idents)
        cards = {at: self._card_with(told[at][1], told[at][2]) for at in order}
        found: list[list[tuple[int, int, str]]] = [[] for _ in range(self._seats)]
        for at, (seat, _, _, where) in enumerate(told):
            found[seat].append((*cards[at], where))
        return found

    def _card_with(self, face: str, public: str) -> tuple[int, int]:
        """A card that is left and has both faces, and the number of the second; cards with plain faces go first."""
        rules = self._table.rules
        for card in self._pool:
            sides = rules.sides[2 * card : 2 * card + 2]
            names = [face_name(self._table, side) for side in sides]
            fitting = [
                any(word in (name, kind_name(self._table, side)) for name, side in zip(names, sides))
                for word in (face, public)
            ]
            if all(fitting):
                self._pool.remove(card)
                for name, side in zip(names, sides):
                    if public in (name, kind_name(self._table, side)):
                        return card, side
        raise MeadhallError(f"No card is left that has the faces {face} and {public}.")

    def _fill_pile(self, seat: int, told: list[tuple[int, int, str]], spare: bool) -> None:
        table = self._table
        village = table.villages[seat]
        village.pile = seat
        first = seat * HAND
        if spare and any(where == "hand" for _, _, where in told):
            told.append((self._pool[-1], table.rules.sides[2 * self._pool.pop()], "hand"))
        while len(told) < HAND:
            told.append((self._pool[-1], table.rules.sides[2 * self._pool.pop()], "discards"))
        if len(told) > HAND:
            raise MeadhallError(f"Seat {seat} was told {len(told)} cards; a pile has {HAND}.")
        for place, (card, face, where) in enumerate(told):
            table.cards[first + place] = card
            table.ups[first + place] = face
            code = laid(first + place, face)
            if where == "parts":
                village.parts = [*village.parts, code]
            elif where == "cargo":
                village.cargo = [*village.cargo, code]
            elif where == "spears":
                village.spears = [*village.spears, code]
            elif where == "hand":
                village.left |= 1 << place
            else:
                table.discards.append(code)
        take_up(village, table.cards)
        whole: i64 = (1 << HAND) - 1
        at: i64 = first
        village.knows = whole << at


# Playing and looking by name


def kind_name(table: Drakkar, face: int) -> str:
    return table.face(face).kind.ident


def face_name(table: Drakkar, face: int) -> str:
    """'bow', or 'raid 14'."""
    number = table.rules.numbers[face]
    return f"{kind_name(table, face)} {number}" if number else kind_name(table, face)


def committing(table: Drakkar, seat: int, face: str) -> int:
    """The action that lays the card in hand with this face up."""
    for action in table.options(seat):
        if VERBS.has(COMMIT, action):
            number = table.rules.sides[action - COMMIT]
            if face in (face_name(table, number), kind_name(table, number)):
                return action
    raise MeadhallError(f"{table.name(seat)} has no {face} in hand.")


def lay(table: Drakkar, faces: dict[int, str]) -> Drakkar:
    """Each of these seats lays a card, in this order."""
    for seat, face in faces.items():
        table.apply(seat, committing(table, seat, face))
    return table


def parts(table: Drakkar, seat: int) -> list[str]:
    return [kind_name(table, face_of(card)) for card in table.villages[seat].parts]


def cargo(table: Drakkar, seat: int) -> list[str]:
    return [kind_name(table, face_of(card)) for card in table.villages[seat].cargo]


def discarded(table: Drakkar) -> list[str]:
    """The discards, the latest first."""
    return [face_name(table, face_of(card)) for card in reversed(table.discards)]


def happened(table: Drakkar, kind: int, *names: str) -> list[tuple[int, ...]]:
    """The events of a kind, by the numbers of those names: "seat", "face", "why"."""
    found = [event for event in table.events() if event.kind == kind]
    return [
        tuple(event.seat if name == "seat" else table.kinds().read(event, name) for name in names) for event in found
    ]
