"""From a review and the tables of its match to what its page shows, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import reader, reading, spoken
from meadhall.engine.message import Listing
from meadhall.engine.progress import Progress
from meadhall.review.review import MISTAKE, Review, Step
from meadhall.review.telling import Telling, unit
from meadhall.review.turning import Turning, turning_points
from meadhall.web.parts.between import score
from meadhall.web.review_model import (
    BandInfo,
    ComparedInfo,
    DecisionInfo,
    MomentInfo,
    ReviewPage,
    ReviewSeat,
    ReviewStanding,
    StopInfo,
)
from meadhall.web.words import as_heading, say

MOST_STOPS = 240


@dataclass(frozen=True, kw_only=True)
class ReviewFrame:
    """What is to be known of the match beside its review."""

    match_id: str
    title: str
    names: Sequence[str]
    state: ReviewStanding
    others: int = 0
    own: Sequence[int] = ()  # the viewer's seats
    rematch: bool = False
    may_stop: bool = False
    my_name: str = ""


def review_page(telling: Telling, frame: ReviewFrame, viewer: int) -> ReviewPage:
    """Told to a seat, or to nobody in particular with -1."""
    review = telling.review
    with reading(reader()[0], viewer):
        return ReviewPage(
            game=games.game(review.game),
            match_id=frame.match_id,
            title=_ending(telling, viewer),
            about=about(telling, frame.title, frame.names, viewer),
            viewer=None if viewer < 0 else viewer,
            seats=[_seat(telling, frame, seat) for seat in range(review.seats)],
            state=frame.state,
            decisions=review.decisions,
            curves=_curves(review) if frame.state != "none" else (),
            stops=_stops(telling) if frame.state != "none" else (),
            bands=_bands(telling),
            moments=[_moment(telling, point) for point in turning_points(review, None if viewer < 0 else viewer)],
            judged=[_decision(telling, step) for step in reversed(review.steps) if step.seat == viewer >= 0],
            verdicts=spoken(telling.verdicts(viewer)) if viewer >= 0 else "",
            summary=[spoken(sentence) for sentence in telling.summary(viewer)] if review.done else (),
            sureness=spoken(telling.sureness()),
            others=frame.others,
            may_rematch=bool(frame.own),
            rematch=frame.rematch,
            may_stop=frame.may_stop,
            my_name=frame.my_name,
        )


def _ending(telling: Telling, viewer: int) -> str:
    table = telling.tables[-1]
    if viewer != SPECTATOR and viewer in table.winners:
        others: list[object] = [table.name(seat) for seat in table.winners if seat != viewer]
        unit = games.game(telling.review.game).unit
        if others:
            return say("review-win-with", names=Listing(others))
        return say("review-win", score=score(table.scores()[viewer], unit)) if unit else say("you-win")
    return as_heading(spoken(table.result().message))


def about(telling: Telling, title: str, seated: Sequence[str], viewer: int) -> str:
    """Which match it is, and who sat there beside the viewer."""
    game = spoken(introduction.title(games.game(telling.review.game)))
    others: list[object] = [name for seat, name in enumerate(seated) if seat != viewer]
    named = "review-about" if viewer < 0 else "review-about-you"
    if title == game:  # a record from outside has no title of its own
        named += "-game"
    return say(named, game=game, table=title, names=Listing(others), decisions=telling.review.decisions)


def _seat(telling: Telling, frame: ReviewFrame, seat: int) -> ReviewSeat:
    unit = games.game(telling.review.game).unit
    return ReviewSeat(
        number=seat,
        name=frame.names[seat],
        score=score(telling.tables[-1].scores()[seat], unit) if unit else "",
        account=telling.review.account(seat),
        told=" ".join(spoken(sentence) for sentence in telling.of_seat(seat)),
    )


def _curves(review: Review) -> list[list[float]]:
    before = [step.before for step in reversed(review.steps)]
    return [[*(chances[seat] for chances in before), review.result[seat]] for seat in range(review.seats)]


def _stops(telling: Telling) -> list[StopInfo]:
    """One for each turn that is known, and the end; of a very long match every other one, or fewer."""
    found: list[StopInfo] = []
    last = None
    for step in reversed(telling.review.steps):
        now = (telling.when(step.number), telling.tables[step.number].turn_number())
        if now != last:
            found.append(StopInfo(number=step.number, when=_turn(telling, step.number), chances=step.before))
            last = now
    every = len(found) // MOST_STOPS + 1
    end = StopInfo(number=telling.review.decisions, when=say("review-end"), chances=telling.review.result)
    return [*found[::every], end]


def _turn(telling: Telling, number: int) -> str:
    """When that was, and whose turn, where seats take turns."""
    when = spoken(telling.when(number))
    seat = telling.tables[number].active_seat()
    return when if seat < 0 else say("review-turn-of", when=when, seat=telling.who(seat))


def _bands(telling: Telling) -> list[BandInfo]:
    """The months or rounds of the whole match, as far as they are known or not."""
    firsts: list[tuple[int, Progress]] = []
    for number in range(telling.review.decisions):
        large = telling.at_large(number)
        if large is not None and (not firsts or large != firsts[-1][1]):
            firsts.append((number, large))
    ends = [number for number, _ in firsts[1:]] + [telling.review.decisions]
    return [
        BandInfo(first=first, last=end, called=spoken(unit(large)), number=large.number)
        for (first, large), end in zip(firsts, ends)
    ]


def _moment(telling: Telling, point: Turning) -> MomentInfo:
    review = telling.review
    step = review.step(point.number)
    told = [spoken(sentence) for sentence in telling.turning(point)]
    if point.kind == "luck" and len(told) > 1:  # what happened comes first: how much it was stands beside it
        told = [" ".join(told[1:]), told[0]]
    return MomentInfo(
        number=point.number,
        kind=point.kind,
        seat=point.seat,
        change=point.change,
        after=review.after(step),
        when=spoken(telling.moment(point.number)),
        told=told,
        compared=_compared(telling, point),
    )


def _decision(telling: Telling, step: Step) -> DecisionInfo:
    said = [telling.verdict(step.number)]
    if step.judgement.verdict == MISTAKE:
        said += telling.reason(step.number)
    return DecisionInfo(
        number=step.number,
        when=spoken(telling.moment(step.number)),
        option=spoken(telling.option(step.number, step.action)),
        verdict=step.judgement.verdict,
        told=[spoken(sentence) for sentence in said],
    )


def _compared(telling: Telling, point: Turning) -> list[ComparedInfo]:
    """What was, and what else could have been."""
    review = telling.review
    step = review.step(point.number)
    judgement = step.judgement
    if point.kind == "luck":
        came = review.after(step)[point.seat]
        return [
            ComparedInfo(words=say("review-expected"), chance=max(0.0, came - point.change), best=point.change < 0),
            ComparedInfo(words=say("review-came"), chance=came, best=point.change > 0),
        ]
    taken = spoken(telling.option(step.number, step.action))
    who = telling.who(step.seat)
    chosen = say("review-chosen", seat=who, option=taken)
    if point.kind == "good":
        usual = max(0.0, judgement.chance - judgement.beside)
        return [
            ComparedInfo(words=chosen, chance=judgement.chance, best=True),
            ComparedInfo(words=say("review-usual"), chance=usual),
        ]
    found = [ComparedInfo(words=chosen, chance=judgement.chance)]
    if judgement.better is not None:
        better = spoken(telling.option(step.number, judgement.better))
        found.append(
            ComparedInfo(words=say("review-better", option=better), chance=judgement.better_chance or 0.0, best=True)
        )
    return found
