"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from meadhall.engine.rng import seeded
from meadhall.engine.view import View


class Bot(ABC):
    """Chooses among the options of a view. Its only chance is its own generator, so that it can be replayed."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of the view's options."""
