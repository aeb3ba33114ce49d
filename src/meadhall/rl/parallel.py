"""PettingZoo's other face: all seats act in each cycle, and those that owe no decision are not listened to."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]  # it ships no types

from meadhall.engine.record import Record
from meadhall.engine.table import Table
from meadhall.rl import seating
from meadhall.rl.aec import MeadhallAEC, Seen


class MeadhallParallel(ParallelEnv):  # type: ignore[misc]  # the same
    """The table of `MeadhallAEC`, with one dict of actions in each cycle.

    Whoever owes a decision when the cycle begins answers in it, in the order of seats and without seeing each other's
    answers; where somebody was faster, the seat is asked again in the next cycle. The mask of a seat that owes nothing
    is empty, and its action is ignored. After `max_cycles` cycles the game is cut off.
    """

    def __init__(self, game: str, seats: int | None = None, **settings: Any) -> None:
        self.max_cycles: int | None = settings.pop("max_cycles", None)
        self._inner = MeadhallAEC(game, seats, **settings)
        self.metadata = {**self._inner.metadata, "is_parallelizable": True}
        self.render_mode = self._inner.render_mode
        self.possible_agents = self._inner.possible_agents
        self.agents: list[str] = []
        self.observation_spaces = self._inner.observation_spaces
        self.action_spaces = self._inner.action_spaces
        self.state_space = self._inner.state_space
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self._inner.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[np.int64]:
        return self._inner.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._inner.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One answer of each seat that owes one. All are checked first: a refusal changes nothing."""
        table = self.table
        owing = [seat for seat in table.deciders() if self.possible_agents[seat] in actions]
        answers = {seat: int(actions[self.possible_agents[seat]]) for seat in owing}
        if self._inner.illegal == "refuse":
            for seat, action in answers.items():
                if action not in table.legal(seat):
                    table.apply(seat, action)  # says why not
        for seat, action in answers.items():
            if seat not in table.deciders():
                continue
            if seat == owing[0] or action in table.legal(seat) or self._inner.illegal == "default":
                seating.answer(table, seat, action, self._inner.illegal)
        self._cycles += 1
        over = table.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        agents = self.agents
        gained = dict(zip(agents, seating.rewards(table)))
        seen = self._seen()
        if over or cut:
            self.agents = []
        self._inner._look()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return seen, gained, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _seen(self) -> dict[str, Seen]:
        table, sheet = self.table, self._inner.observer
        deciders = table.deciders()
        return {
            agent: {
                "observation": sheet.observe(table.view(seat)),
                "action_mask": sheet.mask(table.legal(seat) if seat in deciders else ()),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        return self._inner.state()

    def render(self) -> str | None:
        return self._inner.render()

    def close(self) -> None:
        """There is nothing to be closed."""

    @property
    def table(self) -> Table:
        """The true table, hidden parts included: for looking into a game, not for an agent."""
        return self._inner.table

    def record(self) -> Record:
        """The game so far; `meadhall replay` opens it."""
        return self._inner.record()


def parallel_env(game: str, seats: int | None = None, **settings: Any) -> MeadhallParallel:
    """The environment, as PettingZoo's modules call it."""
    return MeadhallParallel(game, seats, **settings)
