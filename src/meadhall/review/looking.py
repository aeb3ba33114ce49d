"""Looking ahead from a moment: what its table is worth, and what an option is worth to who knows no more than its seat.

Players such as there are play on at all seats for some decisions: mostly they take what the game's Judge leans to most,
and now and then anything. Then the table is worth what the chances say, the same as in hints. Everything follows from
the seeds: two options that are looked at with the same seeds meet the same cards and the same luck, so that their
difference is the options' own.
"""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.bots.chances import Chances, chances_at
from meadhall.engine.judge import Judge
from meadhall.engine.rng import Rng, seeded
from meadhall.engine.table import Table
from meadhall.engine.view import View

Assets = list[tuple[str, float, float]]  # name, how much, and what one is worth

SLIPS: Final = 10  # in one of so many decisions any option is taken: who never wavers is too sure of the way on


@final
class Future:
    """What came of playing on once."""

    def __init__(self, chances: list[float], earlier: list[float], over: bool, assets: Assets) -> None:
        self.chances: Final = chances
        self.earlier: Final = earlier  # the same one decision before: as far as a look goes that begins with the option
        self.over: Final = over  # at once, by the option itself
        self.assets: Final = assets


@final
class Looking:
    """Looks ahead in one match, so many decisions far."""

    def __init__(self, table: Table, ahead: int) -> None:
        self.scale: Final[Chances] = chances_at(table)
        self.judge: Final[Judge[Any]] = self.scale.judge
        self.ahead: Final = ahead

    def from_table(self, table: Table, seed: int, times: int) -> list[list[float]]:
        """Every seat's chances, played on so often from the true table, with a future that nobody knows."""
        found: list[list[float]] = []
        dice = seeded(seed)
        for _ in range(times):
            world = table.copy()
            world.loud = False
            world.rng = Rng(dice.next(), dice.next(), dice.next(), 1)
            if not world.over:
                self.judge.forget(world, world.rng)
            self.play_on(world, seeded(int(dice.next())), self.ahead)
            found.append(self.scale.of(world))
        return found

    def world(self, view: View, deal: int) -> Table:
        """One world that the seat can't tell from the true one."""
        world = view.redeal(deal)
        world.loud = False
        return world

    def usual(self, world: Table, seat: int, dice: Rng) -> int:
        """What a usual player does: what is leant to most, and any one of those that are alike."""
        judge = self.judge
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        best = legal[0]
        most = judge.prior(world, seat, best)
        alike = 1
        for at in range(1, len(legal)):
            lean = judge.prior(world, seat, legal[at])
            if lean > most:
                best = legal[at]
                most = lean
                alike = 1
            elif lean == most:
                alike += 1
                if dice.below(alike) == 0:
                    best = legal[at]
        return best

    def likely(self, world: Table, seat: int, usual: int, dice: Rng) -> int:
        """What somebody does at that seat whose usual choice that is: mostly just that."""
        if dice.below(SLIPS):
            return usual
        legal = world.legal(seat)
        return legal[dice.below(len(legal))]

    def after(self, world: Table, seat: int, action: int, luck: int) -> Future:
        """What comes of an option there."""
        future = world.copy()
        future.take(seat, action)
        over = future.over
        dice = seeded(luck)
        self.play_on(future, dice, self.ahead - 1)
        earlier = self.scale.of(future)
        self.play_on(future, dice, 1)
        return Future(self.scale.of(future), earlier, over, self.judge.assets(future, seat))

    def play_on(self, world: Table, dice: Rng, decisions: int) -> None:
        """So many decisions; what is forced is done, but does not count as one."""
        made = 0
        while made < decisions and not world.over:
            seat = world.first_decider()
            legal = world.legal(seat)
            if len(legal) == 1:
                world.take(seat, legal[0])
                continue
            made += 1
            slips = dice.below(SLIPS) == 0
            world.take(seat, legal[dice.below(len(legal))] if slips else self.usual(world, seat, dice))
