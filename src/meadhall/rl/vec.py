"""Many tables at once, for learners: Gymnasium's VectorEnv, and self-play in which every seat is the learner's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from meadhall import bots, games
from meadhall.bots import Bot
from meadhall.bots.tables import ALL, Tables
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.rng import Rng, derived, seeded
from meadhall.engine.view import View
from meadhall.rl.aec import Seen, any_seed
from meadhall.rl.observation import Floats, Mask
from meadhall.rl.opponents import Asked, Opponent, company
from meadhall.rl.sight import Bytes, Sight, scaled, sight

Numbers = Literal["floats", "bytes"]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
RANDOM = "random"


class Options(NamedTuple):
    """All options of all tables: those of table n are the rows `starts[n]` to `starts[n + 1]`."""

    actions: Ints
    features: Floats | Bytes
    starts: Ints


class Anew(Bot):
    """A bot that is made anew for each decision, as a match does it."""

    def __init__(self, seed: int, spec: str) -> None:
        super().__init__(seed)
        self.spec = spec

    def choose(self, view: View) -> int:
        return bots.bot(self.spec, int(self.rng.next())).choose(view)


class _Rows:
    """The tables, and the arrays in which they are shown: made once, and written anew by every step."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int,
        options: Mapping[str, object],
        numbers: str,
        foretells: bool,
        sitting: Callable[[int, int], list[Bot | None]],
    ) -> None:
        if count < 1:
            raise BadOption(f"At least one table must be played, not {count}.")
        if numbers not in ("floats", "bytes"):
            raise BadOption(f"Observations can't be {numbers!r}; they are floats or bytes.")
        rules = games.game(game)
        rules.new(seats, 0, options)
        self.sight: Sight = sight(game, seats, options, foretells)
        self.floating = numbers == "floats"
        size, many = self.sight.size, self.sight.option_size

        def new(seed: int) -> Any:
            return rules.new(seats, seed, options)

        self.tables = Tables(new, sitting, self.sight.writer, self.sight.wheel, size, many, count)
        self.raw: Bytes = np.frombuffer(memoryview(self.tables.sheet.numbers), np.uint8).reshape(count, size)
        self.masks: Mask = np.frombuffer(memoryview(self.tables.masks), np.int8).reshape(count, self.sight.actions)
        self.shown: Floats | Bytes = np.zeros((count, size), np.float32) if self.floating else self.raw

    def write(self) -> None:
        """Scale what the tables have written, where that is wanted."""
        if self.floating:
            scaled(self.raw, self.sight.most, self.shown)  # type: ignore[arg-type]  # it is floating

    def check(self, actions: Any) -> list[int]:
        """The actions as plain numbers. One that is no option is refused before anything has changed."""
        chosen: list[int] = np.asarray(actions).tolist()
        row = self.tables.misplaced(chosen)
        if row >= 0:
            seat = self.tables.asked[row]
            table = self.tables.tables[row]
            if 0 <= chosen[row] < self.sight.actions:
                table.copy().apply(seat, self.sight.wheel.absolute(seat, chosen[row]))  # says why not
            raise BadOption(f"There is no action {chosen[row]} at table {row}; there are {self.sight.actions}.")
        return chosen

    def options(self) -> Options:
        starts = np.array(self.tables.options(), np.int64)
        many = int(starts[-1])
        actions = np.frombuffer(memoryview(self.tables.option_actions), np.int64)[:many]
        rows = np.frombuffer(memoryview(self.tables.option_sheet.numbers), np.uint8).reshape(
            -1, self.sight.option_size
        )[:many]
        return Options(actions, scaled(rows, self.sight.option_most) if self.floating else rows, starts)


class SelfPlay:
    """Tables at which every seat is the learner's: each step makes one decision at each table.

    `observations` and `masks` are made once and written anew by every step: who keeps a row copies it. `seats` says
    whose row it is. A table whose game ends begins the next at once: `over` says where, and `rewards` has what each
    seat got there. All games follow from the seed of `reset`.

    >>> play = SelfPlay("bottlecap", tables=2, seats=3)
    >>> play.reset(seed=7)
    >>> play.step(play.masks.argmax(axis=1))
    >>> play.observations.shape, play.over.tolist()
    ((2, 434), [False, False])
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        numbers: Numbers = "floats",
        foretells: bool = False,
    ) -> None:
        self.count = tables
        self.table_seats = games.game(game).least_seats if seats is None else seats
        self._rows = _Rows(game, tables, self.table_seats, options or {}, numbers, foretells, _nobody)
        self.sight = self._rows.sight
        self.observations = self._rows.shown
        self.masks = self._rows.masks
        self.seats: Ints = np.zeros(tables, np.int64)
        self.rewards: Floats = np.zeros((tables, self.table_seats), np.float32)
        self.over: Bools = np.zeros(tables, np.bool_)
        self._seeds: Rng | None = None

    def reset(self, seed: int | None = None) -> None:
        """New games at all tables."""
        self._seeds = seeded(any_seed() if seed is None else seed)
        for row in range(self.count):
            self._rows.tables.begin(row, _next_seed(self._seeds), ALL)
        self.rewards[:] = 0
        self.over[:] = False
        self._show()

    def step(self, actions: Any) -> None:
        """One action for each table, as the seat that is asked there counts them. What is no option is refused."""
        if self._seeds is None:
            raise MeadhallError("There are no tables yet; reset() lays them.")
        tables = self._rows.tables
        chosen = self._rows.check(actions)
        self.rewards[:] = 0
        self.over[:] = False
        tables.step(chosen)
        for row, winners in zip(tables.ended, tables.winners):
            self.rewards[row] = -1 / self.table_seats
            self.rewards[row, winners] += 1 / len(winners)
            self.over[row] = True
            tables.begin(row, _next_seed(self._seeds), ALL)
        self._show()

    def _show(self) -> None:
        self._rows.write()
        self.seats[:] = self._rows.tables.asked

    def options(self) -> Options:
        """What each option of each table is, for networks that score options."""
        return self._rows.options()


class MeadhallVec(VectorEnv[Seen, Any, Any]):
    """Matches against chosen bots, many at once; opponents, seats and rewards are as in `MeadhallSingle`.

    A game that has ended begins anew with the next step, which listens to no action there: Gymnasium's `NEXT_STEP`.
    With `copy=False` the arrays of the observations are the same in every step, and written anew. `numbers="bytes"`
    leaves the scaling to the learner.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        *,
        seats: int | None = None,
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        numbers: Numbers = "floats",
        copy: bool = True,
        foretells: bool = False,
    ) -> None:
        self.opponents = company(game, opponents, seats, seat)
        self.seats = len(self.opponents) + 1
        self.own_seat = seat
        self.num_envs = num_envs
        self._copies = copy
        self._rows = _Rows(game, num_envs, self.seats, options or {}, numbers, foretells, self._sitting)
        self.sight = self._rows.sight
        self.single_observation_space = observation_space(self.sight, self._rows.floating)
        self.single_action_space = spaces.Discrete(self.sight.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds: list[Rng] = []
        self._ended: Bools = np.zeros(num_envs, np.bool_)

    def _sitting(self, seed: int, learner: int) -> list[Bot | None]:
        """The bots around the learner's seat, each with a seed of its own."""
        around = [*self.opponents[:learner], RANDOM, *self.opponents[learner:]]
        return [self._seated(one, seed, seat) for seat, one in enumerate(around)]

    def _seated(self, one: Opponent, seed: int, seat: int) -> Bot | None:
        if isinstance(one, str):
            return None if one == RANDOM else _bot(one, derived(seed, "bots", seat, 0))
        return Asked(one, self.sight)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games at all tables: one seed for all of them, each with its own following from it, or one for each."""
        if seed is None or isinstance(seed, int):
            first = any_seed() if seed is None else seed
            seed = [first + number for number in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadOption(f"There are {self.num_envs} tables, and {len(seed)} seeds were given.")
        self._seeds = [seeded(any_seed() if one is None else one) for one in seed]
        for row in range(self.num_envs):
            self._begin(row)
        self._ended[:] = False
        return self._seen(), self._infos()

    def _begin(self, row: int) -> None:
        dice = self._seeds[row]
        learner = dice.below(self.seats) if self.own_seat is None else self.own_seat
        self._rows.tables.begin(row, _next_seed(dice), learner)

    def step(self, actions: Any) -> tuple[Seen, NDArray[np.float64], Bools, Bools, dict[str, Any]]:
        """The learner's action at each table, and then all bots until it is asked again."""
        if not self._seeds:
            raise MeadhallError("There are no tables yet; reset() lays them.")
        tables = self._rows.tables
        anew = np.flatnonzero(self._ended).tolist()
        tables.step(self._rows.check(actions))
        rewards = np.zeros(self.num_envs, np.float64)
        self._ended = np.zeros(self.num_envs, np.bool_)
        for row, winners in zip(tables.ended, tables.winners):
            part = 1 / len(winners) if tables.asked[row] in winners else 0.0
            rewards[row] = part - 1 / self.seats
            self._ended[row] = True
        for row in anew:
            self._begin(row)
        return self._seen(), rewards, self._ended.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def _seen(self) -> Seen:
        self._rows.write()
        shown, masks = self._rows.shown, self._rows.masks
        if self._copies:
            return {"observation": shown.copy(), "action_mask": masks.copy()}
        return {"observation": shown, "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": np.array(self._rows.tables.asked), "_seat": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> Mask:
        """The options of the learner at each table; the name is the one that maskable learners ask for."""
        return self._rows.masks.copy()

    def options(self) -> Options:
        """What each option of each table is, for networks that score options."""
        return self._rows.options()


def observation_space(seen: Sight, floating: bool = True) -> spaces.Dict:
    """What a seat sees of such a table, and the mask of its options."""
    numbers: spaces.Space[Any] = spaces.Box(0.0, 1.0, (seen.size,), np.float32)
    if not floating:
        most: Any = seen.most.astype(np.uint8)
        numbers = spaces.Box(np.zeros_like(most), most, dtype=most.dtype)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (seen.actions,), np.int8)})


def _nobody(seed: int, learner: int) -> list[Bot | None]:
    return []


def _bot(spec: str, seed: int) -> Bot:
    return bots.bot(spec, seed) if bots.read_spec(spec)[0] == "greedy" else Anew(seed, spec)


def _next_seed(dice: Rng) -> int:
    return int(dice.next()) << 32 | int(dice.next())


def register() -> None:
    """Make version 1 known to `gymnasium.make` and `gymnasium.make_vec`, of all games that have a Lens.

    Under a name of its own: of two versions of one name Gymnasium calls the older out of date, which it is not.
    """
    for rules in games.shelf():
        ident = f"meadhall/{rules.name}-learning-v1"
        if ident not in gymnasium.registry and games.has_lens(rules):
            gymnasium.register(
                ident,
                entry_point="meadhall.rl.single:MeadhallTurned",
                vector_entry_point="meadhall.rl.vec:MeadhallVec",
                kwargs={"game": rules.name},
            )
