"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from meadhall.bots.parameter import Parameter, Word
from meadhall.engine.rng import seeded
from meadhall.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses among the options of a view. Its only chance is its own generator, so that it can be replayed.

    Anybody's bot may be a subclass, compiled or not. Where a bot is named by a spec, it is made anew for each decision,
    with a seed of its own and the parameters that were said, by their names: `Stone(seed, depth=3)`. What takes long to
    make belongs to the module, not to the bot.
    """

    parameters: ClassVar[Mapping[str, Parameter | Word]] = {}  # what its constructor takes beside the seed
    title: ClassVar[str] = ""  # what people call it

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.patience = 0.0  # seconds that it may think about a decision; 0 where nobody hurries it

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of the view's options."""
