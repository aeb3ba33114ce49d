"""The benchmark: a bot plays a task, and what comes of it can be cited.

    >>> from meadhall.arena import benchmark
    >>> result = benchmark.evaluate("greedy", "bottlecap-2-v1", games=4)
    >>> [one.opponent for one in result.against]
    ['random', 'greedy', 'search:iterations=40']
    >>> result.against[0].games, result.against[1].share.value
    (4, 0.5)

`docs/benchmark.md` says how it is played and counted.
"""

from __future__ import annotations

import json
import platform
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, packages_distributions, version
from pathlib import Path
from statistics import mean
from typing import Any, Final

import meadhall
from meadhall import bots
from meadhall.arena import brought
from meadhall.arena.ledger import BadLedger, Ledger
from meadhall.arena.plan import Pairing, Plan
from meadhall.arena.play import play_missing
from meadhall.arena.played import Played
from meadhall.arena.standings import Estimate, mean_of_deals, share_of_deals
from meadhall.arena.tasks import Task, task, tasks
from meadhall.arena.words import say
from meadhall.engine.errors import BadOption, why
from meadhall.play.jobs import OnRay, check_jobs

FORMAT: Final = "meadhall-benchmark/1"
LEARNERS: Final = ("numpy", "torch", "jax", "tensorflow", "onnxruntime", "stable_baselines3", "sb3_contrib", "tianshou")


@dataclass(frozen=True)
class Against:
    """How the bot did where all other seats were one opponent's."""

    opponent: str
    games: int  # 0 where the bot is the opponent: then nobody has to play to know the shares
    share: Estimate  # of the victory; shared ones count in parts
    fair: float  # the share of equals
    won: float | None  # how often it was on the winning side, alone or with others
    rank: Estimate  # from 1, the best
    milliseconds: float  # for each decision of the bot
    deals: tuple[float, ...]  # the mean share on each deal, for comparing two bots deal by deal


@dataclass(frozen=True)
class Result:
    """A bot's result at a task, with all that it takes to play it again."""

    task: Task
    bot: str
    plays: str  # the bot behind it, where it is a level
    games: int  # asked for, against each opponent
    seed: int
    share: Estimate  # the mean over the opponents
    against: tuple[Against, ...]
    versions: dict[str, Any]
    name: str = ""
    made_by: str = ""

    def facts(self) -> dict[str, Any]:
        """As plain data. All but the milliseconds and the versions is the same whenever it is played again."""
        known = self.task
        return {
            "format": FORMAT,
            "task": known.name,
            "bot": self.bot,
            "name": self.name or self.bot,
            "plays": self.plays,
            "made_by": self.made_by,
            "protocol": {
                "game": known.game,
                "rules_version": known.rules,
                "seats": known.seats,
                "options": known.options,
                "games": self.games,
                "seed": self.seed,
            },
            "share": _rounded(asdict(self.share)),
            "against": [_rounded(asdict(one)) for one in self.against],
            "versions": self.versions,
        }

    def write(self, path: Path) -> None:
        """The result as a file of JSON."""
        text = json.dumps(self.facts(), indent=1)
        lists = re.compile(r"\[[^][{}]*\]")  # plain ones stand in one line
        try:
            path.write_text(
                lists.sub(lambda found: " ".join(found[0].split()).replace("[ ", "[").replace(" ]", "]"), text) + "\n",
                encoding="utf-8",
            )
        except OSError as error:
            raise BadLedger(say("cant-use", path=str(path), reason=why(error))) from None


@dataclass(frozen=True)
class Part:
    """The games against one opponent, and where they are kept."""

    opponent: str
    plan: Plan
    pairings: Sequence[Pairing]
    ledger: Ledger


class Evaluation:
    """A bot at a task, game by game: `play` what is missing, and then ask for the `result`.

    With a file for the result, the games are kept beside it, one file for each opponent, so that it can go on later.
    Who is `against` it in the place of the task's opponents may be any bot: such a result is none of the task.
    """

    def __init__(
        self,
        bot: str,
        named: str,
        games: int | None = None,
        seed: int | None = None,
        out: Path | None = None,
        *,
        against: str = "",
        name: str = "",
        made_by: str = "",
    ) -> None:
        self.task = task(named)
        self.bot = bot.strip()
        self.name, self.made_by = name, made_by
        self.games = self.task.games if games is None else games
        self.seed = self.task.seed if seed is None else seed
        brought.check(self.bot)
        self.plays = bots.behind(self.bot, self.task.game)
        self.opponents = (against.strip(),) if against.strip() else self.task.opponents
        if out is not None and (out.is_dir() or out.suffix != ".json"):
            raise BadOption(say("no-result-file", given=repr(str(out))))
        others = [one for one in self.opponents if bots.behind(one, self.task.game) != self.plays]
        plans = [(one, self.task.plan(self.bot, one, self.seed)) for one in others]
        listed = [(one, plan, plan.pairings(self.games)) for one, plan in plans]
        for _, plan, _ in listed:
            plan.check()
        self.parts = [
            Part(one, plan, pairings, Ledger(plan, None if out is None else kept_in(out, one)))
            for one, plan, pairings in listed
        ]

    @property
    def total(self) -> int:
        return sum(len(part.pairings) for part in self.parts)

    @property
    def deals(self) -> int:
        return -(-self.games // self.task.seats)

    @property
    def known(self) -> int:
        """How many games were played before."""
        return sum(pairing.number in part.ledger.played for part in self.parts for pairing in part.pairings)

    def play(self, jobs: int | OnRay = 1) -> Iterator[Played]:
        """Play what is missing; who stops early keeps what was played until then."""
        try:
            check_jobs(jobs)
            for part in self.parts:
                yield from play_missing(part.plan, part.pairings, part.ledger, jobs)
        finally:
            for part in self.parts:
                part.ledger.close()

    def result(self) -> Result:
        """What the games show, when all are played."""
        seats = self.task.seats
        found: dict[str, Against] = {}
        for part in self.parts:
            played = part.ledger.results(pairing.number for pairing in part.pairings)
            found[part.opponent] = measured(part.opponent, seats, played)
        against = [found.get(one) or itself(one, seats) for one in self.opponents]
        by_deal = zip(*[one.deals or [one.fair] * self.deals for one in against])
        return Result(
            task=self.task,
            bot=self.bot,
            plays=self.plays,
            games=self.games,
            seed=self.seed,
            share=share_of_deals([list(deal) for deal in by_deal], seats),
            against=tuple(against),
            versions=versions(self.bot),
            name=self.name,
            made_by=self.made_by,
        )


def evaluate(
    bot: str,
    named: str,
    games: int | None = None,
    seed: int | None = None,
    jobs: int | OnRay = 1,
    out: Path | None = None,
) -> Result:
    """The bot's result at the task of that name; `bot` is a spec, or `package.module:Class`.

    `games` and `seed` are the task's own, unless somebody wants fewer games or other deals.
    """
    playing = Evaluation(bot, named, games, seed, out)
    for _ in playing.play(jobs):
        pass
    result = playing.result()
    if out is not None:
        result.write(out)
    return result


def measured(opponent: str, seats: int, played: Sequence[Played]) -> Against:
    """What the games against one opponent show of the first contender, who sits at one seat of each."""
    shares: dict[int, list[float]] = {}
    ranks: dict[int, list[float]] = {}
    asked, seconds = 0, 0.0
    for game in played:
        seat = game.lineup.index(0)
        shares.setdefault(game.deal, []).append(game.shares()[seat])
        ranks.setdefault(game.deal, []).append(game.ranks()[seat])
        asked += game.asked[seat]
        seconds += game.seconds[seat]
    everything = [share for deal in shares.values() for share in deal]
    return Against(
        opponent=opponent,
        games=len(played),
        share=share_of_deals(list(shares.values())),
        fair=1 / seats,
        won=sum(share > 0 for share in everything) / len(everything) if everything else 0.0,
        rank=mean_of_deals(list(ranks.values()), seats),
        milliseconds=1000 * seconds / asked if asked else 0.0,
        deals=tuple(mean(deal) for deal in shares.values()),
    )


def itself(opponent: str, seats: int) -> Against:
    """Against its like a bot has its fair share, at every seat taken together."""
    fair, middle = 1 / seats, (seats + 1) / 2
    return Against(opponent, 0, Estimate(fair, fair, fair), fair, None, Estimate(middle, middle, middle), 0.0, ())


def difference(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """By how much one bot's share is above another's on the same deals, with the 95 % interval of the paired deals.

    >>> difference((0.5, 0.75, 1.0, 0.75), (0.25, 0.5, 0.75, 0.5))
    Estimate(value=0.25, low=0.25, high=0.25)
    """
    if len(one) != len(other) or len(one) < 2:
        raise BadOption(say("other-deals", one=len(one), other=len(other)))
    return mean_of_deals([[a - b] for a, b in zip(one, other)], 1, least=-1)


def kept_in(out: Path, opponent: str) -> Path:
    """Where the games against that opponent are kept.

    >>> kept_in(Path("result.json"), "search:iterations=40").name
    'result.search-iterations-40.jsonl'
    """
    return out.with_suffix(f".{re.sub('[^a-z0-9.]+', '-', opponent)}.jsonl")


def versions(bot: str) -> dict[str, Any]:
    """Of everything that has a part in it: our own release, Python, the bot's package, and what learners bring."""
    found: dict[str, Any] = {
        "meadhall": meadhall.__version__,
        "compiled": meadhall.COMPILED,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
    }
    one = brought.found(bot)
    package = bots.DOOR.package(bots.read_spec(bot)[0]) if one is None else _release(one.package)
    if package:
        found["bot"] = package
    for name in LEARNERS:
        if name in sys.modules and (release := _release(name)):
            found[name] = release.rpartition(" ")[2]
    return found


def _release(module: str) -> str:
    """The package that a module comes from, with its version; nothing where it is but a file."""
    for package in packages_distributions().get(module, ()):
        try:
            return f"{package} {version(package)}"
        except PackageNotFoundError:
            continue
    return ""


def _rounded(facts: Any) -> Any:
    """Numbers with four digits after the point: nobody is surer than that."""
    if isinstance(facts, float):
        return round(facts, 4)
    if isinstance(facts, dict):
        return {name: _rounded(value) for name, value in facts.items()}
    if isinstance(facts, (list, tuple)):
        return [_rounded(value) for value in facts]
    return facts


__all__ = ["Against", "Evaluation", "Result", "Task", "difference", "evaluate", "task", "tasks"]
