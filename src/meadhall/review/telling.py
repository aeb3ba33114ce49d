"""A review in words: what a player would say at the table, out of facts, for any viewer in any language."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.event import HEADING, NEUTRAL
from meadhall.engine.message import Listing, Message, Named, Who, slug
from meadhall.engine.progress import Progress
from meadhall.engine.sentence import Sentence
from meadhall.engine.table import Table
from meadhall.review.judging import MATTERS
from meadhall.review.review import EQUAL, FINE, FORCED, GOOD, MISTAKE, Gain, Judgement, Review
from meadhall.review.turning import Turning, turning_points
from meadhall.review.words import say

UNITS = ("round", "month", "turn")
NEARLY_ALL = 0.9  # of the match
TOLD = 2  # events of a step
KINDS = (MISTAKE, GOOD, EQUAL, FINE, FORCED)


class Telling:
    """Tells of one review, with the tables of its match."""

    def __init__(self, review: Review, tables: Sequence[Table]) -> None:
        self.review = review
        self.tables = tables

    def who(self, seat: int) -> Who:
        return self.tables[0].who(seat)

    # Moments

    def when(self, number: int) -> Message:
        """When decision `number` was made."""
        progress = [one for one in self.tables[number].progress() if one.unit in UNITS]
        units = [unit(one) for one in progress or [Progress("decision", number + 1)]]
        if len(units) == 1:
            return units[0]
        early = progress[1].number == 0
        return say("when-early", large=units[0]) if early else say("when", large=units[0], small=units[1])

    def during(self, number: int) -> Message:
        """The same inside of a sentence: in month 2, turn 4."""
        large = self.at_large(number)
        early = large is not None and large.number == 0
        return say("during-set-up") if early else say("during", when=self.when(number))

    def moment(self, number: int) -> Message:
        """The same as a heading: with whose turn it was, where turns are not numbered."""
        seat = self.tables[number].active_seat()
        when = self.when(number)
        numbered = len([one for one in self.tables[number].progress() if one.unit in UNITS]) > 1
        return when if seat < 0 or numbered else say("when-turn-of", when=when, seat=self.who(seat))

    def at_large(self, number: int) -> Progress | None:
        """In which month or round that was, where the game has any."""
        return next((one for one in self.tables[number].progress() if one.unit in UNITS), None)

    def option(self, number: int, action: int) -> Message:
        """What an option at decision `number` is called."""
        return self.tables[number].describe(self.review.step(number).seat, action)

    def turning(self, turning: Turning) -> list[Message]:
        """A turning point in sentences."""
        step = self.review.step(turning.number)
        taken = self.option(step.number, step.action)
        percent = percents(turning.change)
        if turning.kind == "luck":
            name = "lucky" if turning.change > 0 else "unlucky"
            happened = self.told(turning.number, turning.seat)
            if not happened and step.seat >= 0:
                happened = [say("hidden", seat=self.who(step.seat), option=taken)]
            return [say(name, seat=self.who(turning.seat), percent=percent), *happened]
        if turning.kind == "good":
            return [say("well-played", seat=self.who(step.seat), option=taken, percent=percent)]
        return [say("slip", seat=self.who(step.seat), option=taken, percent=percent), *self.reason(step.number)]

    def told(self, number: int, seat: int) -> list[Message]:
        """What happened in that step that matters most, as the seat heard it; that a turn began is no news."""
        after = self.tables[number + 1]
        heard = [after.tell(event) for event in after.events(seat, self.tables[number].told)]
        sentences = [one for one in heard if one.weight < HEADING]
        known = number >= self.review.left
        together = len(self.review.at_once(self.review.step(number))) if known else 1
        if together > 1:  # what each of them did comes first, and tells most
            most = max((one.weight for one in sentences), default=0)
            return [one.message for one in sentences if one.weight == most][:together]
        matters = sorted(sentences, key=lambda one: (one.weight, one.tone != NEUTRAL, of(seat, one)), reverse=True)
        chosen = matters[:TOLD]
        return [one.message for one in sentences if one in chosen]

    def reason(self, number: int) -> list[Message]:
        """What would have been better, and why."""
        judgement = self.review.step(number).judgement
        if judgement.better is None:
            return []
        better = self.option(number, judgement.better)
        return [say("better", option=better, percent=percents(judgement.better_chance or 0.0)), *self.why(judgement)]

    def why(self, judgement: Judgement) -> list[Message]:
        """What the better option brings, or else how often it comes to more; nothing if that was not counted."""
        counted = self._counted_why(judgement)
        if counted is not None:
            return [counted]
        if not judgement.ahead:
            return []
        often, seldom = (percents(many / judgement.worlds) for many in (judgement.ahead, judgement.behind))
        return [say("would-often" if often > seldom else "would-seldom", often=often, seldom=seldom)]

    def _counted_why(self, judgement: Judgement) -> Message | None:
        if judgement.wins:
            return say("would-win")
        if judgement.loses:
            return say("ended-it")
        gains = [self._counted("less", one) for one in judgement.gains if one.more * one.worth > 0][:2]
        costs = [self._counted("price", one) for one in judgement.gains if one.more * one.worth < 0][-1:]
        if gains and costs:
            return say("would-bring-at-a-price", gains=Listing(list(gains)), price=costs[0])
        if gains:
            return say("would-bring", gains=Listing(list(gains)))
        return None

    def _counted(self, less: str, gain: Gain) -> Message:
        """So much more of it, or less: which is a price, or of what does harm a gain."""
        name = Named(self.review.game, f"asset-{slug(gain.asset)}", gain.asset)
        return say("more" if gain.more > 0 else less, amount=abs(gain.more), name=name)

    def verdict(self, number: int) -> Message:
        """The judgement of a decision in one sentence."""
        step = self.review.step(number)
        judgement = step.judgement
        moved = judgement.cost if judgement.verdict == MISTAKE else judgement.beside
        return say(f"verdict-{judgement.verdict}", percent=percents(moved))

    def verdicts(self, seat: int) -> Message:
        """How many of a seat's decisions were what."""
        own = [step.judgement.verdict for step in self.review.steps if step.seat == seat]
        counted: list[object] = [say(f"count-{kind}", many=own.count(kind)) for kind in KINDS if kind in own]
        return say("verdicts", decisions=len(own), counted=Listing(counted))

    def of_seat(self, seat: int) -> list[Message]:
        """What stood out for the seat: its largest stroke of luck, and the choice that moved most."""
        points = turning_points(self.review, seat, len(self.review.steps))
        found = []
        for luck in (True, False):
            some = [one for one in points if (one.kind == "luck") == luck]
            if some:
                one = max(some, key=lambda turning: abs(turning.change))
                kind = ("lucky" if one.change > 0 else "unlucky") if luck else one.kind
                taken = self.option(one.number, self.review.step(one.number).action)
                when, percent = self.when(one.number), percents(one.change)
                during = self.during(one.number)
                found.append(say(f"of-seat-{kind}", option=taken, when=when, during=during, percent=percent))
        return found or [say("of-seat-nothing")]

    # The match

    def summary(self, viewer: int = -1) -> list[Message]:
        """Three to six sentences, the viewer's own matters first."""
        found = [self.won(viewer), self.ahead(viewer)]
        own = turning_points(self.review, viewer, len(self.review.steps)) if viewer >= 0 else []
        points = turning_points(self.review, None, len(self.review.steps))
        for kind, name in (("good", "sum-best"), ("mistake", "sum-slip")):
            some = [one for one in own if one.kind == kind] or [one for one in points if one.kind == kind]
            if some:
                found.append(self._choice(name, max(some, key=lambda turning: abs(turning.change))))
        return [*found, self.luck(viewer), self.skill(viewer)]

    def _choice(self, name: str, one: Turning) -> Message:
        step = self.review.step(one.number)
        better = step.action if step.judgement.better is None else step.judgement.better
        return say(
            name,
            seat=self.who(one.seat),
            option=self.option(one.number, step.action),
            better=self.option(one.number, better),
            during=self.during(one.number),
            percent=percents(one.change),
        )

    def sureness(self) -> Message:
        """Out of how much all this was estimated."""
        worlds = max([step.judgement.worlds for step in self.review.steps], default=0)
        return say("sureness", depth=self.review.depth, worlds=worlds)

    def won(self, viewer: int) -> Message:
        winners = [seat for seat in range(self.review.seats) if self.review.result[seat] > 0]
        others: list[object] = [self.who(seat) for seat in winners if seat != viewer]
        if others and viewer in winners:
            return say("sum-shared-with", others=Listing(others))
        if others[1:]:
            return say("sum-shared", winners=Listing([self.who(seat) for seat in winners]))
        [winner] = winners
        percent = percents(self.review.account(winner).start)
        if viewer < 0 or viewer == winner:
            return say("sum-won", seat=self.who(winner), percent=percent)
        own = percents(self.review.account(viewer).start)
        return say("sum-lost", winner=self.who(winner), percent=percent, seat=self.who(viewer), own=own)

    def ahead(self, viewer: int = -1) -> Message:
        """Who led, and until when; the viewer, if several won and led together."""
        result = self.review.result
        winner = viewer if viewer >= 0 and result[viewer] > 0 else result.index(max(result))
        leaders = [leader(step.before, winner) for step in reversed(self.review.steps)]
        if leaders.count(winner) >= NEARLY_ALL * len(leaders):
            return say("sum-always", seat=self.who(winner))
        others = [at for at, one in enumerate(leaders) if one != winner]
        before = leaders[: others[-1] + 1]
        first = self.review.decisions - len(leaders)
        last = first + others[-1]
        if 2 * leaders.count(winner) >= len(leaders):
            return say("sum-mostly", seat=self.who(winner), other=self.who(before[-1]), during=self.during(last))
        most = max(set(before) - {winner}, key=before.count)
        return say("sum-ahead", seat=self.who(most), winner=self.who(winner), when=self.when(last))

    def luck(self, viewer: int) -> Message:
        """The viewer's luck, or else the largest that was surely more than noise; and where most of it was."""
        accounts = {seat: self.review.account(seat) for seat in range(self.review.seats)}
        sure = [seat for seat, one in accounts.items() if abs(one.luck) > max(one.luck_error, MATTERS)]
        if viewer < 0 and not sure:
            return say("sum-even-luck")
        seat = viewer if viewer >= 0 else max(sure, key=lambda one: abs(accounts[one].luck))
        one = accounts[seat]
        numbers: dict[str, object] = {"percent": percents(one.luck), "within": percents(one.luck_error)}
        if seat not in sure:
            return say("sum-unsure-luck", seat=self.who(seat), sign=sign(one.luck), **numbers)
        name = "sum-luck" if one.luck > 0 else "sum-bad-luck"
        points = turning_points(self.review, seat, len(self.review.steps))
        strokes = [point for point in points if point.kind == "luck" and point.change * one.luck > 0]
        if not strokes:
            return say(name, seat=self.who(seat), **numbers)
        largest = max(strokes, key=lambda point: abs(point.change))
        return say(f"{name}-above-all", seat=self.who(seat), during=self.during(largest.number), **numbers)

    def skill(self, viewer: int) -> Message:
        """What the viewer made of it, or else who made most of it."""
        accounts = [self.review.account(seat) for seat in range(self.review.seats)]
        best = max(range(len(accounts)), key=lambda one: accounts[one].own)
        seat = best if viewer < 0 else viewer
        one = accounts[seat]
        least = max(one.own_error, MATTERS)
        name = {1: "better", 0: "as-usual", -1: "worse"}[(one.own > least) - (one.own < -least)]
        return say(
            f"sum-{name}" if seat == best else f"sum-{name}-not-best",
            seat=self.who(seat),
            best=self.who(best),
            percent=percents(one.own),
            within=percents(one.own_error),
        )


def of(seat: int, sentence: Sentence) -> bool:
    """Is the seat in it?"""
    return seat == sentence.seat or seat in sentence.concerns


def leader(chances: Sequence[float], first: int) -> int:
    """Whose chance is the largest; of several, as of all Spirits, the one who is named."""
    largest = max(chances)
    return first if chances[first] == largest else chances.index(largest)


def unit(progress: Progress) -> Message:
    return say(f"unit-{progress.unit}" if progress.number else "unit-none", number=progress.number)


def percents(chance: float) -> int:
    """Without its sign."""
    return round(100 * abs(chance))


def sign(number: float) -> str:
    """Of a number in per cent."""
    return "" if not percents(number) else "+" if number > 0 else "−"
