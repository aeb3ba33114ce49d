"""Playing games to learn from: what was seen, what a search found best, and who won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall import games
from meadhall.bots import Greedy, Learned, Search
from meadhall.bots.learned import some_worlds
from meadhall.bots.look import Look, Mind, leanings, write_option
from meadhall.bots.weights import Eyes, eyes_of, fitted, read_weights
from meadhall.engine.rng import Rng, derived, seeded
from meadhall.engine.sheet import Sheet
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play.jobs import OnRay, Unwanted, side_by_side, wanted
from meadhall.training.plan import Plan

SLIPS = (0, 0, 50, 150)  # thousandths of a seat's decisions that it takes at random, in one game
STRETCHES = (0, 0, 1, 4, 12)  # decisions made in haste before a position is noted: a search comes to such ones, too

Array = NDArray[Any]


@dataclass
class Lessons:
    """What games have taught. Rows of options lie below each other; `many` says how many each decision has."""

    seen: Array  # positions, seats, numbers: what each seat saw
    signs: Array  # positions, seats, signs of the Judge; not a number for a seat that can't win any more
    parts: Array  # positions, seats: of the victory, in the end
    asked: Array  # decisions, numbers: what the seat saw that had to decide
    many: Array  # decisions: options of each
    options: Array  # options, numbers
    leans: Array  # options: what the Judge leant to
    visits: Array  # options: how often a search came back to it
    chances: Array  # options: what it found them to be worth to the seat

    def arrays(self) -> dict[str, Array]:
        return dict(vars(self))


def together(lessons: Sequence[Lessons]) -> Lessons:
    """All of them as one."""
    known = [one.arrays() for one in lessons]
    return Lessons(**{name: np.concatenate([one[name] for one in known]) for name in known[0]})


def collect(
    plan: Plan, turn: int, weights: bytes | None, first: int, jobs: int | OnRay
) -> Iterator[tuple[int, Lessons]]:
    """The games of a round, from number `first` on, as they are done; with several at work the order may change."""
    yield from side_by_side(partial(play_one, plan, turn, weights), range(first, plan.games), jobs)


@cache
def eyes_for(game: str, seats: int) -> Eyes:
    return eyes_of(games.game(game).new(seats, 0))


@lru_cache(maxsize=4)
def mind_of_bytes(game: str, seats: int, weights: bytes) -> Mind:
    """The network of a file of weights."""
    return fitted(read_weights(weights, "", game), games.game(game).new(seats, 0).setting)


def play_one(plan: Plan, turn: int, weights: bytes | None, number: int) -> tuple[int, Lessons]:
    """One game of that round, and what it teaches."""
    seed = derived(plan.seed, "training", turn, number)
    look = None if weights is None else Look(mind_of_bytes(plan.game, plan.seats, weights))
    return number, _Game(plan, seed, look).lessons()


class _Game:
    """A game in which everybody decides at first sight, some decisions are searched, and some positions noted."""

    def __init__(self, plan: Plan, seed: int, look: Look | None) -> None:
        self.plan = plan
        self.look = look
        self.eyes = eyes_for(plan.game, plan.seats)
        self.judge = plan.rules.judge
        self.dice = seeded(seed + 1)
        self.table = plan.rules.new(plan.seats, seed)
        self.table.loud = False
        self.slips = [SLIPS[self.dice.below(len(SLIPS))] for _ in range(plan.seats)]
        self.seen: list[list[Array]] = []
        self.signs: list[Array] = []
        self.asked: list[Array] = []
        self.many: list[int] = []
        self.options: list[Array] = []
        self.leans: list[float] = []
        self.visits: list[int] = []
        self.chances: list[float] = []

    def lessons(self) -> Lessons:
        table, plan = self.table, self.plan
        length = _length(plan.game, plan.seats)
        noted, searched = plan.positions / length, plan.searched / length
        hasty = -1  # decisions to be made in haste; below 0 nobody is in haste
        while not table.over:
            if not wanted():
                raise Unwanted
            if hasty < 0 and _chance(self.dice, noted):
                hasty = STRETCHES[self.dice.below(len(STRETCHES))]
            if hasty == 0:
                self._note()
            hasty -= 1 if hasty >= 0 else 0
            seat = table.first_decider()
            options = table.legal(seat)
            if hasty >= 0:
                action = self.judge.hunch(table, seat, self.dice)
            elif len(options) == 1:
                action = options[0]
            elif _chance(self.dice, searched):
                action = self._search(table.view(seat))
            elif self.dice.below(1000) < self.slips[seat]:
                action = options[self.dice.below(len(options))]
            else:
                action = self._at_first_sight(table.view(seat))
            table.take(seat, action)
        return self._told()

    def _at_first_sight(self, view: View) -> int:
        seed = int(self.dice.next())
        return (Greedy(seed) if self.look is None else Learned(seed, self.look, ahead=0)).choose(view)

    def _note(self) -> None:
        seats = range(self.plan.seats)
        self.seen.append([self._sees(self.table, seat) for seat in seats])
        nothing = [float("nan")] * len(self.judge.sign_names())
        self.signs.append(np.array([row or nothing for row in self.judge.signs(self.table)], np.float32))

    def _sees(self, table: Table, seat: int) -> Array:
        sheet = Sheet(self.eyes.size)
        self.eyes.writer.lens.observe(table, seat, sheet)
        return np.frombuffer(bytes(sheet.numbers), np.uint8)

    def _search(self, view: View) -> int:
        """Let the teacher think about the decision, and note what it found."""
        seed = int(self.dice.next())
        teacher = Search(
            seed, self.plan.iterations, explore=self.plan.explore, net=0 if self.look is None else 1, look=self.look
        )
        advice = teacher.advise(view)
        options = view.options()
        found = {one.action: one for one in advice}
        worlds = some_worlds(view, self.dice)
        world = worlds[0]
        leans = leanings(self.judge, worlds, view.seat, options)
        sheet = Sheet(self.eyes.option_size, len(options))
        for row, action in enumerate(options):
            sheet.begin(row)
            write_option(self.eyes.writer, world, view.seat, action, leans[row], sheet)
        self.asked.append(self._sees(world, view.seat))
        self.many.append(len(options))
        self.options.append(np.frombuffer(bytes(sheet.numbers), np.uint8).reshape(len(options), -1))
        self.leans += leans
        self.visits += [found[action].visits for action in options]
        self.chances += [found[action].chance for action in options]
        return advice[0].action

    def _told(self) -> Lessons:
        winners = self.table.winners
        part = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.plan.seats)]
        size, wide, signs = self.eyes.size, self.eyes.option_size, len(self.judge.sign_names())
        shape = (len(self.seen), self.plan.seats)
        return Lessons(
            seen=np.array(self.seen, np.uint8).reshape(*shape, size),
            signs=np.array(self.signs, np.float32).reshape(*shape, signs),
            parts=np.array([part] * len(self.seen), np.float32).reshape(shape),
            asked=np.array(self.asked, np.uint8).reshape(-1, size),
            many=np.array(self.many, np.int32),
            options=np.concatenate([np.zeros((0, wide), np.uint8), *self.options]),
            leans=np.array(self.leans, np.float32),
            visits=np.array(self.visits, np.int32),
            chances=np.array(self.chances, np.float32),
        )


@cache
def _length(game: str, seats: int) -> float:
    """Decisions in a game of greedy bots, about."""
    made = 0
    for seed in range(LOOKED_AT):
        table = games.game(game).new(seats, seed)
        table.loud = False
        bot = Greedy(seed)
        while not table.over:
            seat = table.first_decider()
            table.take(seat, bot.choose(table.view(seat)))
            made += 1
    return made / LOOKED_AT


LOOKED_AT = 6


def _chance(dice: Rng, share: float) -> bool:
    return dice.below(1_000_000) < share * 1_000_000
