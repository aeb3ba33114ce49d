"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from meadhall.engine.rng import seeded
from meadhall.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses among the options of a view. Its only chance is its own generator, so that it can be replayed.

    Anybody's bot may be a subclass, compiled or not.
    """

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of the view's options."""
