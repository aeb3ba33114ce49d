"""PettingZoo's face: seats decide one after the other, with action masks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it ships no types

from meadhall import games
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.record import Record
from meadhall.engine.rng import Rng, seeded
from meadhall.engine.table import Table
from meadhall.rl import seating
from meadhall.rl.observation import Floats, Observer, observer
from meadhall.rl.sight import Sight

Seen = dict[str, Any]  # "observation": what the seat sees; "action_mask": its options, if it is to move


class MeadhallAEC(AECEnv):  # type: ignore[misc]  # the same
    """One table, whose seats are the agents `seat_0`, `seat_1` and so on.

    Only a seat that has something to choose is asked. Decisions that are made at once are asked in the order of seats,
    and none of them sees the others' answers. There is one reward, at the end: the seat's part of the victory less the
    part that is everybody's by chance. After `max_cycles` times as many decisions as seats the game is cut off, without
    a reward. The seed of `reset` is the seed of the table; without one the next follows from the last.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rules = games.game(game)
        self.game = game
        self.seats = rules.least_seats if seats is None else seats
        self.game_options = dict(options or {})
        rules.new(self.seats, 0, self.game_options)
        if max_cycles is not None and max_cycles < 1:
            raise BadOption(f"At least one cycle must be played, not {max_cycles}.")
        self.max_cycles = max_cycles
        self.illegal = seating.check_illegal(illegal)
        self.render_mode = seating.check_render_mode(render_mode)
        self.metadata = {
            "name": f"meadhall_{game}_v0",
            "render_modes": list(seating.RENDER_MODES),
            "is_parallelizable": False,
        }
        self.observer = observer(game, self.seats, self.game_options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.observer) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(rules.verbs.count) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (self.seats * self.observer.size,), np.float32)
        self._seeds: Rng | None = None
        self._table: Table | None = None
        self._made = 0

    # What PettingZoo asks for

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table. PettingZoo's `options` are not used; the game's own are given when the environment is made."""
        if seed is None and self._seeds is not None:
            seed = int(self._seeds.next())
        else:
            seed = any_seed() if seed is None else seed
            self._seeds = seeded(seed)
        self._table = seating.new_table(self.game, self.seats, seed, self.game_options, self.render_mode is not None)
        self._made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on(self._table)
        self._look()

    def step(self, action: int | None) -> None:
        """The selected seat's action; anything but one of its options is refused, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} is to move, and None is no action.")
        table = self.table
        seating.answer(table, self._seat_of[agent], int(action), self.illegal)
        self._made += 1
        self._cumulative_rewards[agent] = 0.0
        self._go_on(table)
        self._look()

    def observe(self, agent: str) -> Seen:
        """What the seat sees; its mask is empty unless it is to move."""
        table, sheet = self.table, self.observer
        seat = self._seat_of[agent]
        moves = agent == self.agent_selection and not table.over and not self.truncations.get(agent, True)
        return {
            "observation": sheet.observe(table.view(seat)),
            "action_mask": sheet.mask(table.legal(seat) if moves else ()),
        }

    def state(self) -> Floats:
        """What all seats see, one after the other: for methods that train together and play apart."""
        return np.concatenate([self.observer.observe(self.table.view(seat)) for seat in range(self.seats)])

    def render(self) -> str | None:
        """The table as the seat to move sees it: as text, or on the terminal."""
        if self.render_mode == "ansi":
            return seating.picture(self.table, seating.onlooker(self.table))
        self._look()
        return None

    def close(self) -> None:
        """There is nothing to be closed."""

    # What is ours

    @property
    def table(self) -> Table:
        """The true table, hidden parts included: for looking into a game, not for an agent."""
        if self._table is None:
            raise MeadhallError("There is no table yet; reset() lays it.")
        return self._table

    def record(self) -> Record:
        """The game so far; `meadhall replay` opens it."""
        return self.table.record()

    def _go_on(self, table: Table) -> None:
        if table.over:
            for agent, reward in zip(self.possible_agents, seating.rewards(table)):
                self.rewards[agent] = reward
                self.terminations[agent] = True
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        elif self.max_cycles is not None and self._made >= self.max_cycles * self.seats:
            for agent in self.agents:
                self.truncations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.first_decider()]

    def _look(self) -> None:
        if self.render_mode == "human":
            seating.draw(self.table, seating.onlooker(self.table))

    def __getstate__(self) -> dict[str, Any]:
        facts = self.__dict__.copy()
        facts["_table"] = None if self._table is None else seating.stored(self._table)
        facts["_seeds"] = None if self._seeds is None else self._seeds.state()
        del facts["observer"]
        return facts

    def __setstate__(self, facts: dict[str, Any]) -> None:
        self.__dict__.update(facts)
        self.observer = observer(self.game, self.seats, self.game_options)
        if facts["_table"] is not None:
            self._table = seating.restored(facts["_table"], self.render_mode is not None)
        if facts["_seeds"] is not None:
            self._seeds = Rng(*facts["_seeds"])


def env(game: str, seats: int | None = None, **settings: Any) -> MeadhallAEC:
    """The environment, as PettingZoo's modules call it.

    >>> table = env("bottlecap", seats=3)
    >>> table.reset(seed=7)
    >>> table.agent_selection, int(table.observe(table.agent_selection)["action_mask"].sum())
    ('seat_0', 8)
    """
    return MeadhallAEC(game, seats, **settings)


raw_env = env


def observation_space(sheet: Observer | Sight) -> spaces.Dict:
    """What a seat sees of such a table, and the mask of its options."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (sheet.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (sheet.actions,), np.int8),
        }
    )


def any_seed() -> int:
    """A seed out of nowhere, for the first table of who did not ask for one."""
    return int(np.random.SeedSequence().generate_state(1)[0])
