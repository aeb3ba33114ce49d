"""Effects that attack, and those that interfere with what others do."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.games.beer.actions import DONE, TARGET
from meadhall.games.beer.circle import ANYWHERE, AT_LEAST, targets
from meadhall.games.beer.components import Effect
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.attack import Attack, target_words
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.window import declare
from meadhall.games.beer.table import Beer


class MakeAttacks(Effect):
    """BEER-EV-2, BEER-EV-7, BEER-EV-9: attacks of a fixed value; distance 0 means any."""

    def __init__(self, value: int, ranged: bool, distance: int, times: int) -> None:
        self.value: Final = value
        self.ranged: Final = ranged
        self.distance: Final = distance
        self.times: Final = times

    def targets(self, table: Beer, seat: int) -> list[int]:
        reach = AT_LEAST if self.distance else ANYWHERE
        return targets(table, seat, reach, self.distance, self.ranged, False)

    def possible(self, table: Beer, seat: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def begin(self, table: Beer, seat: int, via: int) -> None:
        if self.possible(table, seat):
            table.push(PickTarget(seat, self, self.times, via))

    def words(self) -> Message:
        ranged = 1 if self.ranged else 0
        return say("effect-attack", times=self.times, value=self.value, ranged=ranged, steps=self.distance)


class PickTarget(Choice):
    """BEER-ATT-10, BEER-R-39: each target is chosen when its turn comes; a further attack may be dropped."""

    rule: ClassVar[str] = "BEER-ATT-10"

    def __init__(self, seat: int, effect: MakeAttacks, left: int, via: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.left: Final = left
        self.via: Final = via

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = self.effect.targets(table, self.seat)
        if self.left < self.effect.times:
            found.append(DONE)
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-whom", count=self.left)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == DONE:
            return say("do-nobody-more")
        ranged = 1 if self.effect.ranged else 0
        return say("do-strike-at", goal=target_words(table, action, True), ranged=ranged, value=self.effect.value)

    def default(self, table: Beer, seat: int) -> int:
        return DONE if self.left < self.effect.times else self.candidates(table, seat)[0]

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == DONE:
            return
        if self.left > 1:
            table.push(PickTarget(seat, self.effect, self.left - 1, self.via))
        declare(table, Attack(seat, action - TARGET, self.effect.value, self.effect.ranged, self.via))


class Cancel(Effect):
    """BEER-INT-1, BEER-INT-2: an Interrupt that cancels what another player does."""

    def __init__(self, what: str) -> None:
        self.what: Final = what

    def words(self) -> Message:
        return say(f"effect-cancel-{self.what}")


class RedirectAttack(Effect):
    """BEER-INT-3: an Interrupt that sends a Ranged Attack to somebody else."""

    def words(self) -> Message:
        return say("effect-redirect")
