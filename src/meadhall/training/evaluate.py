"""How strong a network has become: by itself, against greedy bots, two and two at a table, on shared deals."""

from __future__ import annotations

from functools import partial

from meadhall import bots, games
from meadhall.arena import Duel, Pairing, Played, duel
from meadhall.arena import Plan as Tournament
from meadhall.bots import Bot, Learned
from meadhall.bots.look import Look
from meadhall.engine.rng import derived
from meadhall.play.jobs import OnRay, Unwanted, side_by_side, wanted
from meadhall.training.collect import mind_of_bytes
from meadhall.training.plan import Plan

AFTER = 1_000_000  # deals of its own: not those that others measure with
LEARNT, RIVAL = "learned", "greedy"


def against(plan: Plan, weights: bytes, jobs: int | OnRay) -> Duel:
    """The learned bot and the greedy one, in turn around the table."""
    tournament = Tournament(plan.game, _around(plan.seats), seed=plan.seed + AFTER)
    played = list(side_by_side(partial(play_pairing, tournament, weights), tournament.pairings(plan.evaluated), jobs))
    return duel(sorted(played, key=lambda game: game.number))


def _around(seats: int) -> tuple[str, ...]:
    return tuple(LEARNT if seat % 2 == 0 else RIVAL for seat in range(seats))


def play_pairing(tournament: Tournament, weights: bytes, pairing: Pairing) -> Played:
    """One game, with the network that is in training."""
    look = Look(mind_of_bytes(tournament.game, tournament.table_seats, weights))
    table = games.game(tournament.game).new(tournament.table_seats, pairing.seed)
    table.loud = False
    specs = [tournament.contenders[one] for one in pairing.lineup]
    minds: list[Bot] = [
        Learned(seed, look, ahead=0) if spec == LEARNT else bots.bot(spec, seed)
        for seat, spec in enumerate(specs)
        for seed in [derived(pairing.dice, "bots", seat, 0)]
    ]
    while not table.over:
        if not wanted():
            raise Unwanted
        seat = table.first_decider()
        table.take(seat, minds[seat].choose(table.view(seat)))
    result = table.result()
    nothing = [0] * len(specs)
    lineup = list(pairing.lineup)
    return Played(
        pairing.number, pairing.deal, lineup, result.winners, result.scores, result.rule, nothing, [0.0] * len(specs)
    )
