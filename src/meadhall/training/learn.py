"""Learning from games: the network follows what searches found and who won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from meadhall.training.collect import Array, Lessons
from meadhall.training.network import Network
from meadhall.training.plan import Plan

DOUBT = 8  # visits at which a chance that was found counts half
BATCH = 256  # decisions, and positions, in a step
RATE = 0.003
DECAY = 0.02
TIMES = [step / 20 for step in range(10, 31)]  # what the odds of the value may be multiplied with
KEPT = [step / 10 for step in range(11)]  # of what the value has learnt, beside the Judge that it began as
KEPT_BACK = 10  # every so manieth lesson is kept back, to see what was learnt and not only kept in mind


class Learnt(NamedTuple):
    """How well the network foretells what it has not learnt from; in brackets, the Judge it began as."""

    policy: float  # cross-entropy with the searches
    policy_judge: float
    agreed: float  # share of decisions of which it takes the option that the search took
    agreed_judge: float
    value: float  # cross-entropy with who won
    value_judge: float


def learn(network: Network, lessons: Lessons, fresh: Network, plan: Plan, seed: int) -> Learnt:
    """Several times through all lessons, in an order that follows from the seed."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    dice = np.random.default_rng(seed)
    decisions, positions = len(lessons.many), len(lessons.parts)
    starts = np.concatenate([[0], np.cumsum(lessons.many)])
    old = np.arange(decisions) * KEPT_BACK // max(1, decisions) < KEPT_BACK - 1  # the last games are kept back
    older = np.arange(positions) * KEPT_BACK // max(1, positions) < KEPT_BACK - 1
    asked, noted = np.flatnonzero(old), np.flatnonzero(older)
    steps = max(1, plan.epochs * max(len(asked), len(noted)) // BATCH)
    shares = taught(lessons, starts, plan.trust)
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=RATE, total_steps=steps + 1)
    network.train()
    for mine, theirs in zip(_batches(asked, dice, steps), _batches(noted, dice, steps)):
        loss = _policy_loss(network, lessons, starts, shares, mine)[0] + _value_loss(network, lessons, theirs)
        optimizer.zero_grad()
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        schedule.step()
    back = np.flatnonzero(~older)
    sober(network, fresh, lessons, back[: len(back) // 2])
    return _judged(network, fresh, lessons, starts, shares, np.flatnonzero(~old), back[len(back) // 2 :])


def sober(network: Network, fresh: Network, lessons: Lessons, rows: Array) -> None:
    """Keep as much of what the value has learnt, and make its odds as near to even, as fits these positions best.

    They were not learnt from. Who has learnt the same games several times is too sure of what comes of others.
    """
    if not len(rows):
        return
    with torch.no_grad():
        seen, signs = torch.tensor(lessons.seen[rows]), torch.tensor(lessons.signs[rows])
        learnt, before = network.eval().odds(seen, signs), fresh.eval().odds(seen, signs)
        parts = torch.tensor(lessons.parts[rows])
        found = [
            (float(_missed(times * (keep * learnt + (1 - keep) * before), parts)), keep, times)
            for keep in KEPT
            for times in TIMES
        ]
        _, keep, times = min(found)
        network.value_out.weight *= times * keep
        network.value_signs.weight *= times * keep
        network.value_signs.weight += times * (1 - keep) * fresh.value_signs.weight


def taught(lessons: Lessons, starts: Array, trust: float) -> Array:
    """How much of its decision each option shall have: as it was visited, or by the chances that were found.

    An option that was hardly tried is taken for about as good as all others.
    """
    first, many, visits = starts[:-1], lessons.many, lessons.visits.astype(np.float64)
    total = np.repeat(np.add.reduceat(visits, first), many)
    if not trust:
        plain: Array = (visits / total).astype(np.float32)
        return plain
    usual = np.repeat(np.add.reduceat(visits * lessons.chances, first), many) / total
    gains = visits * (lessons.chances - usual) / (visits + DOUBT)
    odds = np.exp(lessons.leans + trust * gains)
    found: Array = (odds / np.repeat(np.add.reduceat(odds, first), many)).astype(np.float32)
    return found


def _batches(rows: Array, dice: np.random.Generator, steps: int) -> Iterator[Array]:
    """So many handfuls of the rows, each row as often as every other."""
    order: Array = rows[:0]
    for _ in range(steps):
        if len(order) < BATCH:
            order = np.concatenate([order, dice.permutation(rows)])
        yield order[:BATCH]
        order = order[BATCH:]


def _policy_loss(network: Network, lessons: Lessons, starts: Array, taught: Array, rows: Array) -> tuple[Tensor, float]:
    """Cross-entropy with the shares of visits, and how often the same option is first."""
    many = lessons.many[rows]
    picked = np.concatenate([np.arange(starts[row], starts[row + 1]) for row in rows])
    counts = torch.tensor(many)
    scores = network.scores(
        torch.tensor(lessons.asked[rows]),
        counts,
        torch.tensor(lessons.options[picked]),
        torch.tensor(lessons.leans[picked]),
    )
    owner = torch.repeat_interleave(torch.arange(len(rows)), counts)
    most = torch.full((len(rows),), -1e9).scatter_reduce(0, owner, scores.detach(), "amax")
    total = torch.zeros(len(rows)).index_add(0, owner, torch.exp(scores - most[owner]))
    likely = scores - most[owner] - torch.log(total)[owner]
    shares = torch.tensor(taught[picked])
    best = torch.zeros(len(rows)).scatter_reduce(0, owner, shares, "amax")
    first = (scores >= most[owner]).float()  # of several equal ones any may be taken
    ties = torch.zeros(len(rows)).index_add(0, owner, first)
    agreed = (first * (shares >= best[owner]) / ties[owner]).sum() / len(rows)
    return -(shares * likely).sum() / len(rows), float(agreed)


def _value_loss(network: Network, lessons: Lessons, rows: Array) -> Tensor:
    odds = network.odds(torch.tensor(lessons.seen[rows]), torch.tensor(lessons.signs[rows]))
    return _missed(odds, torch.tensor(lessons.parts[rows]))


def _missed(odds: Tensor, parts: Tensor) -> Tensor:
    """Cross-entropy of who won with the chances that such odds give."""
    return -(parts * torch.log_softmax(odds, dim=1)).sum() / len(parts)


def _judged(
    network: Network, fresh: Network, lessons: Lessons, starts: Array, shares: Array, asked: Array, noted: Array
) -> Learnt:
    found: list[float] = []
    with torch.no_grad():
        for one in (network.eval(), fresh.eval()):
            loss, agreed = _policy_loss(one, lessons, starts, shares, asked) if len(asked) else (torch.zeros(1), 0.0)
            missed = _value_loss(one, lessons, noted) if len(noted) else torch.zeros(1)
            found += [float(loss), agreed, float(missed)]
    policy, agreed, value, policy_judge, agreed_judge, value_judge = found
    return Learnt(policy, policy_judge, agreed, agreed_judge, value, value_judge)
