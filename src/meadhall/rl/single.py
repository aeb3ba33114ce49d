"""Gymnasium's face: one seat learns, bots sit at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from meadhall import games
from meadhall.engine.errors import MeadhallError
from meadhall.engine.record import Record
from meadhall.engine.table import Table
from meadhall.play.match import Match
from meadhall.play.seat import PERSON, Seat
from meadhall.rl import seating
from meadhall.rl.aec import Seen, observation_space
from meadhall.rl.observation import Floats, Mask, Observer, observer
from meadhall.rl.opponents import Asked, Opponent, company
from meadhall.rl.sight import Sight, sight


class MeadhallSingle(gymnasium.Env[Seen, np.int64]):
    """A match against chosen bots.

    `opponents` has one for each other seat, or is one for all of them: a bot by kind or spec, a function that is given
    the View of its seat and returns one of its options, or a `Policy`. `seat` is where the learner sits; without it
    the place is drawn anew for each game. The one reward comes at the end: the seat's part of the
    victory less the part that is everybody's by chance. The seed of `reset` is the seed of the match.
    """

    metadata = {"render_modes": list(seating.RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        *,
        seats: int | None = None,
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        rules = games.game(game)
        self.game = game
        self.opponents = company(game, opponents, seats, seat)
        self.seats = len(self.opponents) + 1
        self.own_seat = seat
        self.game_options = dict(options or {})
        rules.new(self.seats, 0, self.game_options)
        self.illegal = seating.check_illegal(illegal)
        self.render_mode = seating.check_render_mode(render_mode)
        self.observer = self._made_observer()
        self.observation_space = observation_space(self.observer)
        self.action_space = spaces.Discrete(rules.verbs.count)
        self.seat = 0 if seat is None else seat
        self._match: Match | None = None

    def _turned(self, action: int) -> int:
        """The table's action as the learner counts it."""
        return action

    def _made_observer(self) -> Observer | Sight:
        return observer(self.game, self.seats, self.game_options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 32)) if seed is None else seed
        if self.own_seat is None:
            self.seat = int(self.np_random.integers(self.seats))
        self._begin(drawn)
        self._look()
        return self._seen(), {"seat": self.seat}

    def _begin(self, seed: int) -> None:
        table = games.game(self.game).new(self.seats, seed, self.game_options)
        table.loud = self.render_mode is not None
        self._match = self._seated(table, seed)
        self._match.run()

    def _seated(self, table: Table, seed: int) -> Match:
        around = [*self.opponents[: self.seat], PERSON, *self.opponents[self.seat :]]
        seats = [Seat(kind=one) if isinstance(one, str) else Seat.of(Asked(one, self.observer)) for one in around]
        return Match(table, seats, seed=seed, keeps_past=False)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner's action, and then all bots until it is asked again. What is no option is refused."""
        match = self.match
        if match.over:
            raise MeadhallError("The game is over; reset() begins a new one.")
        chosen = int(action)
        if self.illegal == "default" and chosen not in match.table.legal(self.seat):
            match.table.time_out(self.seat)
        else:
            match.act(self.seat, chosen)
        match.run()
        self._look()
        return self._seen(), seating.rewards(match.table)[self.seat], match.over, False, {"seat": self.seat}

    def _seen(self) -> Seen:
        table = self.match.table
        return {"observation": self.observer.observe(table.view(self.seat)), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """The options of the learner; the name is the one that maskable learners ask for."""
        table = self.match.table
        legal = table.legal(self.seat) if self.seat in table.deciders() else []
        return self.observer.mask([self._turned(action) for action in legal])

    def render(self) -> str | None:
        """The table as the learner sees it: as text, or on the terminal."""
        if self.render_mode == "ansi":
            return seating.picture(self.match.table, self.seat)
        self._look()
        return None

    def _look(self) -> None:
        if self.render_mode == "human":
            seating.draw(self.match.table, self.seat)

    @property
    def match(self) -> Match:
        """The match, hidden parts included: for looking into a game, not for an agent."""
        if self._match is None:
            raise MeadhallError("There is no match yet; reset() begins it.")
        return self._match

    def record(self) -> Record:
        """The game so far; `meadhall replay` opens it."""
        return self.match.table.record()

    def __getstate__(self) -> dict[str, Any]:
        facts = self.__dict__.copy()
        facts["_match"] = None if self._match is None else (seating.stored(self._match.table), self._match.seed)
        del facts["observer"]
        return facts

    def __setstate__(self, facts: dict[str, Any]) -> None:
        self.__dict__.update(facts)
        self.observer = self._made_observer()
        if facts["_match"] is not None:
            text, seed = facts["_match"]
            self._match = self._seated(seating.restored(text, self.render_mode is not None), seed)


class MeadhallTurned(MeadhallSingle):
    """The same in version 1: actions name seats as the observation does, counted from the learner's own."""

    def _made_observer(self) -> Sight:
        self.sight = sight(self.game, self.seats, self.game_options)
        return self.sight

    def _turned(self, action: int) -> int:
        return self.sight.wheel.relative(self.seat, action)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        known = 0 <= chosen < self.sight.actions
        return super().step(self.sight.wheel.absolute(self.seat, chosen) if known else chosen)

    def options(self) -> tuple[list[int], Floats]:
        """The learner's options, and a row of features for each: for networks that score options."""
        return self.sight.options(self.match.table.view(self.seat))

    def __getstate__(self) -> dict[str, Any]:
        facts = super().__getstate__()
        del facts["sight"]
        return facts


def register() -> None:
    """Make the games known to `gymnasium.make`, as in `gymnasium.make("meadhall/bottlecap-v0", opponents="greedy")`."""
    for name in games.names():
        ident = f"meadhall/{name}-v0"
        if ident not in gymnasium.registry:
            gymnasium.register(ident, entry_point="meadhall.rl.single:MeadhallSingle", kwargs={"game": name})
