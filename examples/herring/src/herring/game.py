"""Herring Morning as a Game: what it says of itself, and how its table is laid out."""

from __future__ import annotations

from herring.actions import BOATS, VERBS
from herring.events import KINDS
from herring.judge import HerringJudge
from herring.steps import MORNING
from herring.table import WORTH, Herring, HerringSetting
from meadhall.engine import Game, Option, Rng, Setting

HAND = 5


class HerringGame(Game):
    name = "herring"
    title = "Herring Morning"
    tagline = "Row out for herring with boats that change hands every morning, and leave the jellyfish to the others."
    version = 1
    least_seats = 2
    most_seats = 5
    seat_names = ("Alva", "Birger", "Cecilia", "Dag", "Estrid")
    options = (
        Option("mornings", 9, "How many mornings are fished.", "HER-OPT-mornings", least=5, most=9),
        Option("boats_go", "left", "To which neighbour boats go.", "HER-OPT-boats_go", ("left", "right")),
    )
    unit = "herring"
    verbs = VERBS
    kinds = KINDS
    judge = HerringJudge()

    def setting(self, seats: int, options: dict[str, object], data: str | None, names: list[str]) -> HerringSetting:
        return HerringSetting(self.version, seats, options, names)

    def deal(self, setting: Setting, rng: Rng) -> Herring:
        """HER-SET-1, HER-SET-2."""
        assert isinstance(setting, HerringSetting)
        table = Herring(setting, rng)
        boats = list(range(1, BOATS + 1))
        rng.shuffle(boats)
        table.hands = [sorted(boats[HAND * seat : HAND * (seat + 1)]) for seat in range(setting.seats)]
        table.shed = boats[HAND * setting.seats :]
        shoals = list(range(len(WORTH)))
        rng.shuffle(shoals)
        table.shoals = shoals[: setting.mornings]
        table.push(MORNING)
        return table


GAME = HerringGame()
