"""Hints: what the search bot makes of a person's options, from the person's own view, and why."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf
from typing import Any, NamedTuple

from meadhall.bots.chances import chances, chances_at
from meadhall.bots.search import Search
from meadhall.bots.tree import Node
from meadhall.engine.judge import Judge
from meadhall.engine.message import Listing, Message, Named, slug
from meadhall.engine.rng import seeded
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.play.words import say

ITERATIONS = 800  # of the search
SHOWN = 3  # options at most
DOUBT = 10  # worlds: so many at the usual chance are added to what an option has shown
WORLDS = 80  # in which the options are compared for the sentence
SEARCHED = 0.7  # of a patience; the rest is for comparing
AHEAD = 12  # decisions that are played on for it
NOTABLE = 0.2  # of an asset's worth: a smaller difference is not worth a word
A_LITTLE = 0.75  # of anything: less is not worth a number
USUAL = 0.5  # of the visits: what comes next most likely


Assets = list[tuple[str, float, float]]  # name, how much, and what one is worth


class Suggestion(NamedTuple):
    """One option, the chance to win with it among players of all levels, and why."""

    action: int
    chance: float
    reasons: list[Message]

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return " ".join(str(reason) for reason in self.reasons)


@dataclass(frozen=True)
class Hint:
    """The option that the search bot would take, then others, the better chance first."""

    best: list[Suggestion]
    worlds: int  # that the search went through

    @property
    def action(self) -> int:
        """The option to take."""
        return self.best[0].action


def hint(view: View, seed: int, patience: float = 0.0) -> Hint:
    """Think as the search bot does, and say what speaks for its best options.

    Follows from view and seed alone, unless the seconds of a `patience` end the thinking before its time.
    """
    until = time.perf_counter() + patience if patience > 0 else inf
    options = view.options()
    if len(options) == 1:
        chance = chances(view.redeal(seed))[view.seat]
        return Hint([Suggestion(options[0], chance, [say("hint-nothing-else")])], 0)
    mind = Search(seed, iterations=ITERATIONS, patience=patience * SEARCHED)
    root = mind.think(view)
    arms = root.arms_of(view.seat)
    taken, *others = mind.ranked(arms, view)[:SHOWN]
    outlooks = {one.action: Outlook(view.table.setting.game) for one in (taken, *others)}
    compare(view, seed, outlooks, until)
    usual = sum(outlook.chance for outlook in outlooks.values()) / len(outlooks)
    hopes = {action: outlook.sober(usual) for action, outlook in outlooks.items()}
    found = [taken, *sorted(others, key=lambda one: -hopes[one.action])]
    best = []
    for one in found:
        beside = [outlooks[other.action] for other in found if other is not one]
        preferred = Preference(one.visits / arms.tries, one is taken)
        reasons = [outlooks[one.action].reason(beside, preferred), what_next(view, root, one.action, seed)]
        best.append(Suggestion(one.action, hopes[one.action], [reason for reason in reasons if reason is not None]))
    return Hint(best, mind.worlds)


class Preference(NamedTuple):
    """How the search itself thinks of an option, where counting does not tell why."""

    share: float  # of its worlds
    taken: bool  # the bot would take it

    @property
    def times(self) -> int:
        """In a hundred worlds."""
        return max(1, round(100 * self.share))


class Outlook:
    """What comes of an option on average, in a few worlds and a few decisions later."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.worlds = 0
        self.won = 0
        self.lost = 0
        self.hoped = 0.0  # the chances in all worlds
        self.assets: dict[str, tuple[float, float]] = {}  # name: gained in all worlds, what one is worth

    def add(self, before: Assets, after: Assets, won: bool | None, chance: float = 0.0) -> None:
        """One world: what the seat had and has, and whether it won by the option itself; None if that ended nothing."""
        self.worlds += 1
        self.hoped += chance
        self.won += won is True
        self.lost += won is False
        had = {name: amount for name, amount, _ in before}
        for name, amount, worth in after:
            if name in had:
                gained, _ = self.assets.get(name, (0.0, worth))
                self.assets[name] = (gained + amount - had[name], worth)

    @property
    def chance(self) -> float:
        """To win, on average."""
        return self.hoped / max(1, self.worlds)

    def sober(self, usual: float) -> float:
        """The chance, the nearer to the usual one the fewer worlds were looked at."""
        return (self.hoped + usual * DOUBT) / (self.worlds + DOUBT)

    def mean(self, name: str) -> float:
        return self.assets.get(name, (0.0, 0.0))[0] / max(1, self.worlds)

    def reason(self, others: list[Outlook], search: Preference) -> Message:
        """What speaks for the option, and what against it, beside the others; or else what the search did."""
        if self.won == self.worlds:
            return say("hint-wins")
        if self.lost == self.worlds:
            return say("hint-loses")
        leads = []
        for name, (_, worth) in self.assets.items():
            more = self.mean(name) - sum(other.mean(name) for other in others) / max(1, len(others))
            if abs(more * worth) >= NOTABLE:
                leads.append((more * worth, more, name))
        leads.sort(reverse=True)
        gains = [self._counted(more, name) for worth, more, name in leads if worth > 0][:2]
        costs = [(more, name) for worth, more, name in reversed(leads) if worth < 0]
        taken = "-taken" if search.taken else ""
        if gains and costs:
            return say("hint-gains-at-a-price", gains=Listing(list(gains)), price=self._counted(*costs[0]))
        if gains:
            return say("hint-gains", gains=Listing(list(gains)))
        if costs:
            return say(f"hint-costs{taken}", cost=self._counted(*costs[0]), times=search.times)
        return say(f"hint-uncounted{taken}", times=search.times)

    def _counted(self, more: float, name: str) -> Message:
        """As a player would say it: in whole numbers, or as a little."""
        entry = "hint-more" if more > 0 else "hint-less"
        if abs(more) < A_LITTLE:
            return say(f"{entry}-little", name=self._asset(name))
        return say(entry, amount=round(abs(more)), name=self._asset(name))

    def _asset(self, name: str) -> Named:
        return Named(self.game, f"asset-{slug(name)}", name)


def compare(view: View, seed: int, outlooks: dict[int, Outlook], until: float = inf) -> None:
    """Play each option on in the same worlds, as the bot's playouts do; no new world after that time."""
    dice = seeded(seed + 1)
    seat = view.seat
    scale = chances_at(view.table)
    judge = scale.judge
    for number in range(WORLDS):
        if number and time.perf_counter() >= until:
            return
        deal, luck = int(dice.next()), int(dice.next())
        for action, outlook in outlooks.items():
            world = view.redeal(deal)
            world.loud = False
            before = judge.assets(world, seat)
            world.take(seat, action)
            won = seat in world.winners if world.over else None
            play_on(judge, world, luck)
            outlook.add(before, judge.assets(world, seat), won, scale.of(world)[seat])


def play_on(judge: Judge[Any], world: Table, luck: int) -> None:
    dice = seeded(luck)
    for _ in range(AHEAD):
        if world.over:
            return
        seat = world.first_decider()
        world.take(seat, judge.hunch(world, seat, dice))


def what_next(view: View, root: Node, action: int, seed: int) -> Message | None:
    """What the search expects after the option: the next choice, where it is fairly sure of it."""
    node = root.children.get(action)
    world = view.redeal(seed)
    world.take(view.seat, action)
    if node is None or world.over:
        return None
    seat = world.first_decider()
    arms = node.arms_of(seat)
    visits = sum(arms.visits)
    legal = [option for option in world.options(seat) if option in arms.index]
    if not legal or visits < 2 * len(arms.actions):
        return None
    likely = max(legal, key=lambda option: arms.visits[arms.index[option]])
    if arms.visits[arms.index[likely]] < USUAL * visits:
        return None
    option = world.describe(seat, likely)
    if seat == view.seat:
        return say("hint-then", option=option)
    return say("hint-answer", seat=world.who(seat), option=option)
