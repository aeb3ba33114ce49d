"""What a training does: how many games, how deep their teacher thinks, how large the network is."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from meadhall import games
from meadhall.engine.errors import BadOption
from meadhall.engine.game import Game
from meadhall.training.words import say

ROUNDS = 2
GAMES = 1000
EVALUATED = 100


@dataclass(frozen=True)
class Plan:
    """Everything that the weights follow from: the same plan in one process makes the same file.

    In each round so many games are played. Most decisions in them are made at first sight; of some a search finds out
    what would be best, and that is what the network learns, beside who won.
    """

    game: str
    seats: int = 4
    seed: int = 0
    rounds: int = ROUNDS
    games: int = GAMES  # in each round
    iterations: int = 200  # of the search that teaches
    explore: float = 0.5  # how much it tries what looks worse
    searched: float = 10.0  # decisions of a game that are searched, about
    trust: float = 60.0  # in the chances that it found, beside leanings; 0: the network learns what it visited most
    positions: int = 12  # of a game that the value learns from
    hidden: int = 64  # numbers in the hidden layer, of value and of policy each
    epochs: int = 3  # over all that was collected, after each round
    evaluated: int = EVALUATED  # games against greedy bots, after each round

    def check(self) -> None:
        """Refuse at once what could not be trained."""
        rules = games.game(self.game)
        games.lens(rules)
        rules.new(self.seats, 0)
        said = asdict(self)
        for name, least in LEAST.items():
            if said[name] < least:
                raise BadOption(say("too-few", name=name, given=said[name], least=least))

    @property
    def rules(self) -> Game:
        return games.game(self.game)

    def facts(self) -> dict[str, str | int | float]:
        """The plan as plain data."""
        return asdict(self)


LEAST = {"rounds": 1, "games": 2, "iterations": 1, "searched": 0.1, "explore": 0, "trust": 0, "positions": 1}
LEAST |= {"hidden": 3, "epochs": 1, "evaluated": 0}
