"""Puzzles: a moment, a seat, and one option that is surely better than all others by what the seat can know.

They come from simulated games, or from somebody's own mistakes in a match that was reviewed. What is asked follows from
the seat's view alone, and so does the answer: it is found on redealt worlds, and a deeper search has to agree.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from meadhall import games
from meadhall.bots.search import Search
from meadhall.engine.errors import BadData, BadRecord, why
from meadhall.engine.language import spoken
from meadhall.engine.message import Message, common
from meadhall.engine.record import Record
from meadhall.engine.rng import derived, seeded
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play.new import new_match
from meadhall.review.judging import BEYOND_DOUBT, MATTERS, Tried, gains
from meadhall.review.looking import Future, Looking
from meadhall.review.review import MISTAKE, Judgement, Review, Step, grained, mean_and_error
from meadhall.review.reviewing import AHEAD, moments
from meadhall.review.telling import Telling
from meadhall.review.words import say

FILE: Final = "puzzles.json"  # in a game's data
KINDS: Final = ("greedy", "oarsman", "first-evening", "greedy")  # who plays the games that puzzles come from
EVERY: Final = 3  # of such a game's decisions, one is looked at
MOST_OPTIONS: Final = 9  # what one can weigh at once
LONGEST: Final = 160  # decisions before the moment: what is shipped stays small
FIRST_WORLDS: Final = 24
WORLDS: Final = 240  # of which an answer has to be sure
FARTHER: Final = 2 * AHEAD  # decisions that are played on
DEEPER: Final = 1500  # iterations of the search that has to agree
MOST_GAINS: Final = 4  # that are told
MOST_MISTAKES: Final = 12  # of a seat in a match that are looked at
CLEAR: Final = 1.5 * MATTERS  # of a chance: by so much the answer is better than what comes next


class Choice(BaseModel):
    """One option: the chance to win with it, and how far it may be from the answer's."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    action: int
    chance: float
    behind: float = 0.0
    doubt: float = 0.0  # the deviation of that


class Solution(BaseModel):
    """What there is to be found out about a moment."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    choices: list[Choice] = Field(min_length=2)  # all options, the answer first
    instead: int  # what a usual player takes there, or what was taken
    judgement: Judgement  # of that
    ahead: int  # in how many of its worlds the answer came to more than that
    behind: int  # and to less

    @property
    def answer(self) -> int:
        return self.choices[0].action


class Puzzle(Solution):
    """What would you do? The record ends where the seat has to decide."""

    format: Literal["meadhall-puzzle/1"] = "meadhall-puzzle/1"
    record: Record
    seat: int
    taken: bool = False  # the other option is what was taken in the match, and not a usual player's

    @property
    def name(self) -> str:
        """By which it is known wherever it is stored."""
        return hashlib.sha256(self.record.text().encode()).hexdigest()[:12]

    def table(self) -> Table:
        """The true table; nobody who has not answered yet may see more of it than the seat's view."""
        return games.rebuild(self.record)

    def text(self) -> str:
        """One line of JSON."""
        unsaid: dict[str, bool | set[str]] = {"record": {"seal"} if self.record.redealt else {"seal", "redealt"}}
        if not self.taken:
            unsaid["taken"] = True
        return self.model_dump_json(exclude=unsaid) + "\n"


# Finding them


def puzzle_at(table: Table, seat: int, seed: int, taken: int | None = None) -> Puzzle | None:
    """The puzzle of that moment, if it has a sure answer that is not what was taken, or what a usual player takes."""
    found = solved(table.view(seat), seed, taken)
    return None if found is None else asked(table, seat, found, taken is not None)


def asked(table: Table, seat: int, solution: Solution, taken: bool) -> Puzzle:
    """The puzzle of that moment, of which the solution is known."""
    return Puzzle(record=table.record(), seat=seat, taken=taken, **dict(solution))


def solved(view: View, seed: int, taken: int | None = None) -> Solution | None:
    """The sure answer, if there is one. Follows from view and seed alone."""
    seat = view.seat
    options = list(view.options())
    if not 2 <= len(options) <= MOST_OPTIONS:
        return None
    dice = seeded(seed)
    near = Looking(view.table, AHEAD)
    other = near.usual(near.world(view, int(dice.next())), seat, seeded(int(dice.next()))) if taken is None else taken
    first = _tried(near, view, options, FIRST_WORLDS, int(dice.next()))
    best = max(options, key=lambda action: _mean(first[action], seat))
    if best == other or _mean(first[best], seat) - _mean(first[other], seat) < MATTERS:
        return None
    if Search(int(dice.next()), iterations=DEEPER).choose(view) != best:
        return None
    far = _tried(Looking(view.table, FARTHER), view, options, WORLDS, int(dice.next()))
    choices = _choices(far, seat, best)
    if any(one.behind < CLEAR or one.behind < BEYOND_DOUBT * one.doubt for one in choices[1:]):
        return None
    apart = [one.chances[seat] - two.chances[seat] for one, two in zip(far[best], far[other])]
    ahead, behind = sum(one > 0 for one in apart), sum(one < 0 for one in apart)
    judgement = _judgement(view, choices, far, other)
    return Solution(choices=choices, instead=other, judgement=judgement, ahead=ahead, behind=behind)


def _tried(looking: Looking, view: View, options: Sequence[int], worlds: int, seed: int) -> dict[int, list[Future]]:
    """What came of every option, with the same cards and the same luck for each."""
    dice = seeded(seed)
    found: dict[int, list[Future]] = {action: [] for action in options}
    for _ in range(worlds):
        world, luck = looking.world(view, int(dice.next())), int(dice.next())
        for action in options:
            found[action].append(looking.after(world, view.seat, action, luck))
    return found


def _mean(futures: Sequence[Future], seat: int) -> float:
    return sum(one.chances[seat] for one in futures) / len(futures)


def _choices(tried: dict[int, list[Future]], seat: int, best: int) -> list[Choice]:
    found = []
    for action, futures in tried.items():
        apart = [one.chances[seat] - two.chances[seat] for one, two in zip(tried[best], futures)]
        behind, doubt = mean_and_error(apart)
        chance = grained(_mean(futures, seat))
        found.append(Choice(action=action, chance=chance, behind=round(behind, 4), doubt=round(doubt, 4)))
    return sorted(found, key=lambda one: (one.action != best, one.behind))


def _judgement(view: View, choices: list[Choice], tried: dict[int, list[Future]], other: int) -> Judgement:
    answer = choices[0]
    taken = next(one for one in choices if one.action == other)
    none = [0.0] * view.table.setting.seats
    pairs = [Tried(two, two, one, two) for one, two in zip(tried[answer.action], tried[other])]
    return Judgement(
        verdict=MISTAKE,
        part=none,
        error=none,
        chance=taken.chance,
        better=answer.action,
        better_chance=answer.chance,
        cost=taken.behind,
        cost_error=taken.doubt,
        gains=[one.model_copy(update={"more": round(one.more, 3)}) for one in gains(pairs)[:MOST_GAINS]],
        wins=all(one.better.over and one.better.chances[view.seat] > 0 for one in pairs),
        loses=all(one.taken.over and one.taken.chances[view.seat] == 0 for one in pairs),
        worlds=len(pairs),
    )


def from_game(game: str, seed: int) -> Iterator[Puzzle]:
    """Puzzles out of one simulated game of that seed: at most one of each seat, and none that are much alike."""
    rules = games.game(game)
    seats = rules.least_seats + seed % max(1, min(4, rules.most_seats) - rules.least_seats + 1)
    kinds = [KINDS[(seat + seed) % len(KINDS)] for seat in range(seats)]
    match = new_match(game, kinds, seed, keeps_past=False)
    match.run()
    table = games.rebuild(match.table.record(), 0)
    asked: set[int] = set()
    for number, (seat, action) in enumerate(match.table.history()[:LONGEST]):
        if seat >= 0 and seat not in asked and (number + seed) % EVERY == 0:
            found = puzzle_at(table.copy(), seat, derived(seed, "puzzles", seat, number))
            if found is not None:
                asked.add(seat)
                yield found
        table.apply(seat, action)


def mistakes(steps: Iterable[Step], seat: int) -> list[Step]:
    """The seat's own in a review, the costliest first: of so many it is worth while to learn."""
    own = [step for step in steps if step.seat == seat and step.judgement.verdict == MISTAKE]
    return sorted(own, key=lambda one: (-one.judgement.cost, one.number))[:MOST_MISTAKES]


def learnt(table: Table, decided: tuple[int, int], seed: int) -> Solution | None:
    """What was to be found out at that moment of a reviewed match, if a closer look confirms that it was a mistake."""
    seat, action = decided
    return solved(table.view(seat), derived(seed, "puzzles", seat, table.decisions), action)


def from_review(record: Record, review: Review, seat: int) -> Iterator[Puzzle]:
    """The seat's own mistakes in a reviewed match, each one that a deeper search confirms, the costliest first."""
    tables = moments(record)
    for step in mistakes(review.steps, seat):
        found = learnt(tables[step.number], (seat, step.action), review.seed)
        if found is not None:
            yield asked(tables[step.number], seat, found, taken=True)


# Keeping them


def read_puzzles(text: str, source: str) -> list[Puzzle]:
    """Puzzles, one in each line; or a sentence that says what is wrong with them."""
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            found.append(Puzzle.model_validate_json(line))
        except ValidationError as error:
            field = ".".join(str(part) for part in error.errors()[0]["loc"]) or "-"
            raise BadRecord(say("bad-puzzle", source=source, line=number, field=field)) from None
    return found


def load_puzzles(path: Path) -> list[Puzzle]:
    """Those in a file."""
    try:
        return read_puzzles(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadRecord(common("cant-read", path=str(path), reason=why(error))) from None
    except UnicodeDecodeError:
        raise BadRecord(common("not-text", path=str(path))) from None


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Those that come with a game, if they follow its rules as they are now."""
    rules = games.game(game)
    file = rules.folder / FILE
    if not file.is_file():
        return ()
    try:
        found = read_puzzles(file.read_text(encoding="utf-8"), f"{game}/data/{FILE}")
    except BadRecord as error:
        raise BadData(spoken(error.message)) from None
    return tuple(one for one in found if one.record.rules_version == rules.version)


def of_the_day(number: int, day: date) -> int:
    """Which of so many puzzles is that day's: the same at every hall, and each once before any comes again.

    >>> {of_the_day(7, date(2026, 11, day)) for day in range(1, 8)} == set(range(7))
    True
    """
    return day.toordinal() % number


def varied(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """So many of them, of as many kinds of decisions as there are, by turns."""
    kinds: dict[str, list[Puzzle]] = {}
    for one in puzzles:
        verb = games.game(one.record.game).verbs.of(one.answer)
        kinds.setdefault("" if verb is None else verb.name, []).append(one)
    found: list[Puzzle] = []
    while len(found) < most and any(kinds.values()):
        found += [some.pop(0) for some in kinds.values() if some]
    return found[:most]


def texts(puzzles: Iterable[Puzzle]) -> str:
    return "".join(one.text() for one in puzzles)


# In words


def told(puzzle: Puzzle, view: View) -> list[Message]:
    """What the answer is, what a usual player takes instead or what was taken, and why that is not as good."""
    found = []
    other = "puzzle-taken" if puzzle.taken else "puzzle-instead"
    for name, action in (("puzzle-answer", puzzle.answer), (other, puzzle.instead)):
        chance = next(one.chance for one in puzzle.choices if one.action == action)
        found.append(say(name, option=view.describe(action), percent=round(100 * chance)))
    worlds = puzzle.judgement.worlds
    often = say("puzzle-often", worlds=worlds, ahead=puzzle.ahead, behind=puzzle.behind)
    return [*found, *reasons(puzzle, view.table), often]


def reasons(puzzle: Puzzle, table: Table) -> list[Message]:
    """What the answer brings more of, or that it wins at once; nothing if that is not to be told in a sentence."""
    step = Step(
        number=0,
        first=0,
        seat=puzzle.seat,
        action=puzzle.instead,
        before=[0.0] * puzzle.record.seats,
        before_error=[0.0] * puzzle.record.seats,
        judgement=puzzle.judgement,
    )
    review = Review(
        match="",
        game=puzzle.record.game,
        seats=puzzle.record.seats,
        names=list(puzzle.record.names),
        decisions=1,
        seed=0,
        depth=1,
        result=[0.0] * puzzle.record.seats,
        steps=[step],
    )
    return Telling(review, [table]).reason(0)[1:]
