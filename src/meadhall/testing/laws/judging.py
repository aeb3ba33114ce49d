"""The laws of the Judge: what bots ask, and that only it is asked."""

from __future__ import annotations

from meadhall import games
from meadhall.engine import Game, Judge, seeded
from meadhall.testing.laws.law import hold, law
from meadhall.testing.worlds import moments, parts_of_victory

ABOUT = "judging"
CLOSE = 1e-6


@law(ABOUT)
def no_table_answers_what_only_bots_ask(game: Game, seed: int) -> int:
    asked = {word for word in vars(Judge) if not word.startswith("_")}
    both = sorted(asked & set(dir(game.new(game.least_seats, 1 + seed))))
    hold(not both, "the table has what belongs to the Judge:", both)
    return len(asked)


@law(ABOUT)
def all_tables_of_a_game_have_the_same_judge(game: Game, seed: int) -> int:
    one, two = game.new(game.least_seats, 1 + seed), game.new(game.least_seats, 2 + seed)
    hold(games.judge(one) is games.judge(two) is game.judge, "there is more than one Judge")
    return 2


@law(ABOUT, 3)
def values_lie_between_0_and_1_and_shares_make_one_victory(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, 70 + seed, 4):
        looked += 1
        values, shares = game.judge.values(table), game.judge.shares(table)
        seats = table.setting.seats
        hold(len(values) == len(shares) == seats, "not every seat has a value and a share:", values, shares)
        hold(all(0.0 <= value <= 1.0 for value in values), "values lie between 0 and 1, and these don't:", values)
        hold(abs(sum(shares) - 1.0) < CLOSE, "the shares don't make one victory:", shares)
    return looked


@law(ABOUT)
def when_the_game_is_over_the_winners_have_it_all(game: Game, seed: int) -> int:
    judge = game.judge
    table = game.new(min(3, game.most_seats) if game.least_seats <= 3 else game.least_seats, 8 + seed)
    dice = seeded(8 + seed)
    while not table.over:
        seat = table.first_decider()
        action = judge.hunch(table, seat, dice)
        hold(action in table.legal(seat), f"the hunch {action} is no option")
        table.take(seat, action)
    parts = parts_of_victory(table)
    shares, values = judge.shares(table), judge.values(table)
    hold(all(abs(one - two) < CLOSE for one, two in zip(shares, parts)), "the shares are not the victory:", shares)
    first = [seat for seat, value in enumerate(values) if value == 1.0]
    hold(first == sorted(table.winners), "not the winners, and only they, have the value 1:", values)
    return table.decisions


@law(ABOUT, 2)
def whoever_leans_leans_to_something_for_every_option(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, 90 + seed, 4):
        seat = table.first_decider()
        world = table.redeal(seat, seed)
        for action in world.legal(seat):
            looked += 1
            for leaning in (game.judge.lean(world, seat, action), game.judge.prior(world, seat, action)):
                hold(abs(leaning) < 1e9, f"how much one leans to {action} is no number:", leaning)
        hold(game.judge.foresight(world) > 0 < game.judge.lean_unit(), "foresight and the unit of leaning are above 0")
        for name, amount, worth in game.judge.assets(world, seat):
            hold(name and abs(amount) < 1e9 and abs(worth) < 1e9, "an asset is a name and two numbers:", name, amount)
    return looked
