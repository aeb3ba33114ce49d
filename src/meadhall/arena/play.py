"""Playing the games of a plan: in this process, side by side in several, or on a cluster."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial

from meadhall import games
from meadhall.arena import brought
from meadhall.arena.ledger import Ledger
from meadhall.arena.plan import Pairing, Plan
from meadhall.arena.played import Played
from meadhall.play.jobs import OnRay, Unwanted, check_jobs, side_by_side, wanted
from meadhall.play.match import Match
from meadhall.play.seat import Seat


def play_game(plan: Plan, pairing: Pairing) -> Played:
    """One game, from the deal to its end."""
    table = games.game(plan.game).new(plan.table_seats, pairing.seed, plan.options, data=plan.data)
    table.loud = False
    specs = [plan.contenders[one] for one in pairing.lineup]
    match = Match(table, [Seat(kind=spec) for spec in specs], seed=pairing.dice, keeps_past=False)
    places = [brought.found(spec) is not None for spec in specs]  # bots that no match knows by name
    asked = [0] * len(specs)
    seconds = [0.0] * len(specs)
    while not match.over:
        if not wanted():
            raise Unwanted
        seat = match.table.first_decider()
        begun = time.perf_counter()
        match.move(seat, choice=_choice(match, seat) if places[seat] else None)
        seconds[seat] += time.perf_counter() - begun
        asked[seat] += 1
    result = match.result()
    lineup = list(pairing.lineup)
    rounded = [round(spent, 4) for spent in seconds]
    return Played(pairing.number, pairing.deal, lineup, result.winners, result.scores, result.rule, asked, rounded)


def _choice(match: Match, seat: int) -> int:
    """What the bot of that seat chooses, made anew for the decision as a match makes its bots."""
    return brought.bot(*match.bot_question(seat)).choose(match.view(seat))


def play_missing(plan: Plan, pairings: Sequence[Pairing], ledger: Ledger, jobs: int | OnRay = 1) -> Iterator[Played]:
    """Play what the ledger does not have yet, and enter it there; games come as they are done.

    The caller may stop at any time, by Ctrl-C or by not asking for more: then nothing is left running.
    """
    plan.check()
    check_jobs(jobs)
    missing = [pairing for pairing in pairings if pairing.number not in ledger.played]
    return _entered(side_by_side(partial(play_game, plan), missing, jobs), ledger)


def _entered(played: Iterator[Played], ledger: Ledger) -> Iterator[Played]:
    for game in played:
        ledger.add(game)
        yield game
