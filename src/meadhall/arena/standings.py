"""What the games of an arena show: win shares and mean ranks, with how sure one can be of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, mean, stdev

from meadhall.arena.played import Played
from meadhall.arena.rating import Rating, ratings
from meadhall.play.statistics import Z_95, wilson


@dataclass(frozen=True)
class Estimate:
    """A number, and the interval that covers the true one in 95 of 100 arenas."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One contender. `seats` is at how many it sat: a bot may sit at several of one table."""

    bot: str
    seats: int
    share: Estimate  # of a victory, for each of its seats
    fair: float  # the share if all bots were equal
    won: float  # how many of its seats were on the winning side, alone or with others
    rank: Estimate  # from 1, the best
    rating: Rating
    milliseconds: float  # for each decision


def standings(contenders: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """All contenders that have played, the highest rated first."""
    rated = ratings(len(contenders), played)
    found = [_standing(number, bot, played, rated[number]) for number, bot in enumerate(contenders)]
    return sorted((one for one in found if one.seats), key=lambda one: -one.rating.mean)


def _standing(number: int, bot: str, played: Sequence[Played], rating: Rating) -> Standing:
    shares: list[float] = []
    ranks: dict[int, list[float]] = {}
    fair = seconds = 0.0
    asked = games = 0
    most = 1
    for game in played:
        game_shares, game_ranks = game.shares(), game.ranks()
        games += number in game.lineup
        most = max(most, len(game.lineup))
        for seat, sitter in enumerate(game.lineup):
            if sitter == number:
                shares.append(game_shares[seat])
                ranks.setdefault(game.deal, []).append(game_ranks[seat])
                fair += 1 / len(game.lineup)
                seconds += game.seconds[seat]
                asked += game.asked[seat]
    seats = len(shares)
    return Standing(
        bot=bot,
        seats=seats,
        share=share_of_seats(sum(shares), games, seats),
        fair=fair / seats if seats else 0.0,
        won=sum(share > 0 for share in shares) / seats if seats else 0.0,
        rank=mean_of_deals(list(ranks.values()), most),
        rating=rating,
        milliseconds=1000 * seconds / asked if asked else 0.0,
    )


def share_of_seats(victories: float, games: int, seats: int) -> Estimate:
    """The share for each seat. Seats at one table are no independent witnesses, so the games are what is counted.

    >>> share_of_seats(8, 10, 20)
    Estimate(value=0.4, low=0.245..., high=0.471...)
    """
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    low, high = wilson(victories, games)
    each = games / seats
    return Estimate(victories / seats, low * each, high * each)


@dataclass(frozen=True)
class Duel:
    """Two bots at the same tables. A game is decided if the victory goes to seats of one of them alone."""

    decided: int
    shared: int
    won: Estimate  # by the first of the two: of the decided games


def duel(played: Sequence[Played]) -> Duel:
    """How the first bot of a plan did against the second: the measure by which one level beats another."""
    victors = [{game.lineup[seat] for seat in game.winners} for game in played]
    alone = [bots.pop() for bots in victors if len(bots) == 1]
    won = alone.count(0)
    low, high = wilson(won, len(alone))
    share = won / len(alone) if alone else 0.0
    return Duel(len(alone), len(played) - len(alone), Estimate(share, low, high))


def share_of_deals(deals: Sequence[Sequence[float]], weight: int = 1) -> Estimate:
    """The mean share over all games, by Wilson's formula, with as many games as the spread of the deals is worth.

    Games on one deal hang together: the same luck lies on the table, and every seat has its turn with it. So the deals
    are compared with each other. Where all are alike, as where everything is won, each game counts as one; and sharing
    deals is never taken to be worth more than twice the games. A number stands for `weight` games.

    >>> share_of_deals([[1.0, 1.0]] * 10)
    Estimate(value=1.0, low=0.83..., high=1.0)
    >>> share_of_deals([[1.0, 0.0]] * 10)
    Estimate(value=0.5, low=0.29..., high=0.70...)
    """
    games = weight * sum(map(len, deals))
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    share = mean([number for deal in deals for number in deal])
    worth = float(games)
    spread = stdev([mean(deal) for deal in deals]) if len(deals) > 1 else 0.0
    if spread > 0:
        reach = student(len(deals) - 1) * spread / sqrt(len(deals))
        worth = min(2.0 * games, share * (1 - share) * (Z_95 / reach) ** 2)
    low, high = wilson(share * worth, worth)
    return Estimate(share, low, high)


def mean_of_deals(deals: Sequence[Sequence[float]], seats: int, least: int = 1) -> Estimate:
    """The mean rank over all games. Games on one deal are no independent witnesses, so the deals are what is counted.

    >>> mean_of_deals([[1.0, 2.0], [1.0, 2.0], [1.0, 2.0]], seats=2)
    Estimate(value=1.5, low=1.5, high=1.5)
    """
    everything = [number for deal in deals for number in deal]
    if not everything:
        return Estimate(0.0, 0.0, 0.0)
    middle = mean(everything)
    if len(deals) < 2:
        return Estimate(middle, float(least), float(seats))
    reach = student(len(deals) - 1) * stdev([mean(deal) for deal in deals]) / sqrt(len(deals))
    return Estimate(middle, max(float(least), middle - reach), min(float(seats), middle + reach))


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution, by its expansion around the normal one.

    >>> [round(student(freedom), 2) for freedom in (5, 10, 30, 1000)]
    [2.57, 2.23, 2.04, 1.96]
    """
    exact = (12.706, 4.303, 3.182, 2.776)
    if freedom <= len(exact):
        return exact[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
