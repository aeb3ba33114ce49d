"""Many games by bots: in this process, side by side in several, or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from meadhall import games
from meadhall.engine.errors import BadOption
from meadhall.play.jobs import OnRay, Unwanted, check_jobs, side_by_side, wanted
from meadhall.play.match import Match
from meadhall.play.new import new_match
from meadhall.play.seat import check_bot
from meadhall.play.statistics import Outcome
from meadhall.play.words import say


@dataclass(frozen=True)
class Plan:
    """What to simulate. Game number i is played with the seed `seed` + i, whichever process plays it."""

    game: str
    kinds: Sequence[str]
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    data: str | None = None

    def check(self) -> None:
        """Refuse at once what could not be played."""
        if self.games < 1:
            raise BadOption(say("no-games", given=self.games))
        for kind in self.kinds:
            check_bot(kind)
        games.game(self.game).new(len(self.kinds), self.seed, self.options, data=self.data)


def play_one(plan: Plan, number: int) -> Outcome:
    """Game `number` of the plan."""
    seed = plan.seed + number
    match = new_match(plan.game, plan.kinds, seed, plan.options, data=plan.data, keeps_past=False)
    match.table.loud = False
    match.run(wanted=wanted)
    return outcome_of(match, number, seed)


def outcome_of(match: Match, number: int, seed: int) -> Outcome:
    """How the game ended, if it did."""
    if not match.over:
        raise Unwanted
    result = match.result()
    length = match.table.length()
    return Outcome(
        number,
        seed,
        tuple(result.winners),
        tuple(result.scores),
        result.rule,
        match.table.decisions,
        length.number,
        length.unit,
    )


def simulate(plan: Plan, jobs: int | OnRay = 1) -> Iterator[Outcome]:
    """Play all games of the plan; outcomes come as they are done, so several jobs may mix up their order.

    The caller may stop at any time, by Ctrl-C or by not asking for more: then nothing is left running.
    """
    plan.check()
    check_jobs(jobs)
    return side_by_side(partial(play_one, plan), range(plan.games), jobs)
