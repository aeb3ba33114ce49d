"""OpenSpiel's face: each game as `meadhall_<game>`, to be loaded by `pyspiel.load_game` once this module is imported.

All chance of a game follows from its deal, and the deal is the outcome of the one chance node at the root. So states
serialise as OpenSpiel expects it: a Python game can't keep a generator of its own there. A clone shares the deal with
its original, and with it the coming draws; who plans ahead asks `resample_from_infostate` for worlds instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a compiled module without types

from meadhall import games
from meadhall.engine.event import SPECTATOR
from meadhall.engine.game import Game
from meadhall.engine.table import Table
from meadhall.rl import seating
from meadhall.rl.observation import has_observation, observer

DEALS = 10_000
LONGEST = 200_000  # decisions; a bound that no game comes near


class MeadhallGame(pyspiel.Game):  # type: ignore[misc]  # the same
    """Parameters: `players`, `deals` (how many different ones the root chooses from), and the game's own options."""

    name: ClassVar[str]
    kind: ClassVar[Any]  # pyspiel.GameType

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        rules = games.game(self.name)
        self.seats = int(given.get("players", rules.least_seats))
        self.deals = int(given.get("deals", DEALS))
        known = {option.name: option.default for option in rules.options}
        self.options = {key: value for key, value in given.items() if key in known and value != known[key]}
        rules.new(self.seats, 0, self.options)
        self.actions = rules.verbs
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.verbs.count,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0 / self.seats,
            max_utility=1.0 - 1.0 / self.seats,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> MeadhallState:
        return MeadhallState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> MeadhallObserver:
        return MeadhallObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class Held:
    """A table that can be copied and pickled the way OpenSpiel does it with all that a state holds."""

    def __init__(
        self, table: Table | None, decided: Mapping[int, str] | None = None, strangers: Iterable[int] = ()
    ) -> None:
        self.table = table
        self.decided = dict(decided or {})  # by seat: its own decisions, in numbers
        self.strangers = frozenset(strangers)  # whose past was lost when another player resampled the table
        self._heard: dict[int, tuple[int, str]] = {}  # by viewer: the first events, and what was heard of them

    def decide(self, table: Table, action: int) -> None:
        """The decision of the seat that is asked first."""
        seat = table.first_decider()
        table.apply(seat, action)
        self.decided[seat] = f"{self.decided.get(seat, '')} {action}"
        seating.pass_single_options(table)

    def heard(self, table: Table, viewer: int) -> str:
        """Every event as the viewer heard it, in numbers. What was heard once is not asked for again."""
        known, words = self._heard.get(viewer, (0, ""))
        if table.told > known:
            news = table.events(viewer)[known:]
            words += "".join(" " + ",".join(map(str, _flat(event.facts()))) for event in news)
            self._heard[viewer] = (table.told, words)
        return words

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        twin = Held(None if self.table is None else self.table.copy(), self.decided, self.strangers)
        twin._heard = self._heard.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[str | None, dict[int, str]]]:
        """A resampled table has no record, and refuses; so there are no strangers to write down."""
        return _held, (None if self.table is None else seating.stored(self.table), self.decided)


def _held(text: str | None, decided: dict[int, str]) -> Held:
    return Held(None if text is None else seating.restored(text, loud=True), decided)


class MeadhallState(pyspiel.State):  # type: ignore[misc]  # the same
    """A table, or none yet while the deal is open. Decisions that are made at once are made in the order of seats."""

    def __init__(self, game: MeadhallGame) -> None:
        super().__init__(game)
        self.held = Held(None)

    @property
    def table(self) -> Table | None:
        """The true table, hidden parts included, once it is dealt."""
        return self.held.table

    def current_player(self) -> int:
        table = self.held.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.first_decider()

    def _legal_actions(self, player: int) -> list[int]:
        table = self.held.table
        return [] if table is None else sorted(table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        table = self.held.table
        if table is None:
            game = self.get_game()
            self.held.table = seating.new_table(game.name, game.seats, action, game.options, loud=True)
            return
        self.held.decide(table, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        words: str = self.get_game().actions.name(action)
        return words

    def is_terminal(self) -> bool:
        return self.held.table is not None and self.held.table.over

    def returns(self) -> list[float]:
        table = self.held.table
        return [0.0] * self.get_game().seats if table is None else seating.rewards(table)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> MeadhallState:
        """A state that the player can't tell from this one, with all that it can't know dealt anew.

        What others have answered in secret so far is answered anew, too, with any of their options. Their own past is
        not invented: their information states say what they see there instead.
        """
        twin: MeadhallState = self.clone()
        table = self.held.table
        if table is not None and not table.over:
            world = table.redeal(player, int(rng() * (1 << 53)))
            world.loud = False  # that they have answered was told already
            while world.first_decider() != table.first_decider():
                legal = world.legal(world.first_decider())
                world.take(world.first_decider(), legal[int(rng() * len(legal))])
            world.loud = True
            others = set(range(self.get_game().seats)) - {player}
            twin.held = Held(world, {player: self.held.decided.get(player, "")}, others | self.held.strangers)
        return twin

    def __str__(self) -> str:
        table = self.held.table
        if table is None:
            return "before the deal"
        made = " ".join(f"{seat}:{action}" for seat, action in table.history())
        return f"deal {table.seed}: {made}"


class MeadhallObserver:
    """What a player sees: as a tensor of the table now, and as words, with all that happened if it recalls it."""

    def __init__(self, game: MeadhallGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observing a game of meadhall; {params} were given.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("A view is one player's or the spectators'; there is none that sees all hands.")
        self._alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall)
        self._sheet = observer(game.name, game.seats, game.options)
        self.tensor = None if self._recalls or not self._alone else np.zeros(self._sheet.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: MeadhallState, player: int) -> None:
        if self.tensor is None:
            return
        table = state.held.table
        self.tensor[:] = 0.0 if table is None else self._sheet.observe(table.view(player))

    def string_from(self, state: MeadhallState, player: int) -> str:
        """All that the player heard and decided, or what it sees now; and what it is asked, with its options."""
        table = state.held.table
        if table is None:
            return "before the deal"
        if not self._alone:
            return f"heard{state.held.heard(table, SPECTATOR)}"
        words = [f"seat {player}"]
        if self._recalls:
            words.append(f"heard{state.held.heard(table, player)} decided{state.held.decided.get(player, '')}")
        if not self._recalls or player in state.held.strangers:
            words.append(self._sheet.raw(table.view(player)).hex())
        if player in table.deciders():
            words += [str(table.prompt(player)), *map(str, sorted(table.legal(player)))]
        return " ".join(words)


def _flat(facts: tuple[Any, ...]) -> list[Any]:
    *public, secret = facts
    return [*public, *(("?",) if secret is None else secret)]


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for rules in games.shelf():
        name, short = rules.name, f"meadhall_{rules.name}"
        if short not in known and has_observation(rules):
            kind = _game_type(rules, short)
            # a class of its own, and no function: OpenSpiel lets go of it when Python has already closed down
            pyspiel.register_game(kind, type(f"Meadhall_{name}", (MeadhallGame,), {"name": name, "kind": kind}))


def _game_type(rules: Game, short: str) -> Any:
    options = {option.name: option.default for option in rules.options}
    return pyspiel.GameType(
        short_name=short,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most_seats,
        min_num_players=rules.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.least_seats, "deals": DEALS, **options},
    )


register()
