"""The laws of options: neither more nor less than the rules allow, each with its rule, and the game's own options."""

from __future__ import annotations

from meadhall.engine import DRIVER, BadOption, Game, Refused, Table, play_out, seeded, snapshot
from meadhall.testing.laws.law import alike, hold, law
from meadhall.testing.worlds import moments

ABOUT = "options"


@law(ABOUT, 4)
def every_offered_option_is_accepted(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 8):
        for seat in range(table.setting.seats):
            for action in table.options(seat):
                looked += 1
                hold(table.why_not(seat, action) is None, f"option {action} of seat {seat} is refused")
                table.copy().apply(seat, action)
    return looked


@law(ABOUT, 4)
def every_other_action_is_refused_with_a_sentence_and_a_rule_and_changes_nothing(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 3):
        before = snapshot(table)
        for seat in range(-1, table.setting.seats):
            options = set(table.options(seat))
            for action in [-1, game.verbs.count, *range(game.verbs.count)]:
                if action in options:
                    continue
                looked += 1
                refusal = table.why_not(seat, action)
                hold(refusal is not None, f"action {action} of seat {seat} is no option, and nothing is against it")
                if refusal is not None:
                    hold(len(refusal.sentence) > 10, f"action {action} is refused without a sentence")
                    hold(refusal.rule in game.rules, f"action {action} is refused by an unknown rule:", refusal.rule)
                hold(_refused(table, seat, action), f"action {action} of seat {seat} was taken, though it is no option")
        alike(snapshot(table), before, "what was refused has changed the table")
    return looked


def _refused(table: Table, seat: int, action: int) -> bool:
    try:
        table.apply(seat, action)
    except Refused:
        return True
    return False


@law(ABOUT, 4)
def options_are_the_candidates_that_no_rule_refuses(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 15):
        step = table.agenda.top()
        for seat in table.deciders():
            looked += 1
            allowed = [a for a in step.candidates(table, seat) if step.refusal(table, seat, a) is None]
            alike(table.options(seat), allowed, f"{type(step).__name__} offers others than it allows")
            hold(len(set(allowed)) == len(allowed), f"{type(step).__name__} offers something twice:", allowed)
            hold(allowed, f"{type(step).__name__} asks, and there is nothing to choose")
    return looked


@law(ABOUT, 4)
def an_absent_seat_always_has_a_default_that_the_rules_allow(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 15):
        for seat in table.deciders():
            looked += 1
            action = table.default(seat)
            fine = action in table.options(seat) or action in table.options(DRIVER)
            hold(fine, f"the default {action} of {type(table.agenda.top()).__name__} is no option")
            table.copy().time_out(seat)
    return looked


@law(ABOUT, 4)
def every_option_cites_a_rule_of_the_catalogue(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, seed, 12):
        for seat in table.deciders():
            for action in table.options(seat):
                looked += 1
                cited = table.cites(seat, action)
                hold(cited in game.rules, f"{type(table.agenda.top()).__name__} cites an unknown rule:", repr(cited))
    return looked


@law(ABOUT)
def action_numbers_are_gapless_and_named(game: Game, seed: int) -> int:
    expected = 0
    for verb in game.verbs.all:
        hold(verb.base == expected, f"the verb {verb.name} begins at {verb.base}, and should at {expected}")
        expected += verb.size
    hold(game.verbs.count == expected, "the verbs count otherwise:", game.verbs.count, expected)
    hold(len({verb.name for verb in game.verbs.all}) == len(game.verbs.all), "two verbs have one name")
    return expected


@law("the game's own options")
def every_value_of_every_option_can_be_played_and_cites_its_rule(game: Game, seed: int) -> int:
    """A value may need a companion, as a list of one's own; then a sentence says so."""
    looked = 0
    for option in game.options:
        hold(option.rule in game.rules, f"the option {option.name} cites an unknown rule:", option.rule)
        hold(option.parse(option.default) == option.default, f"the default of {option.name} is none of its values")
        ends = [] if option.least is None or option.most is None else [option.least, option.most]
        for value in [*option.choices, *ends]:
            try:
                table = game.new(game.least_seats, seed, {option.name: value})
            except BadOption:
                continue
            looked += 1
            hold(
                table.setting.options[option.name] == value,
                f"{option.name} is {value!r}, and the table does not know it",
            )
            play_out(table, seeded(seed), 2_000)
    return looked
